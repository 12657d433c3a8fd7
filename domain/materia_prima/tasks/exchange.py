"""Exchanging elements between figures. Source: MP-4.12."""

from domain.kernel.task import Question, Task
from domain.materia_prima.elements import Elements


class StartExchange(Task, frozen=True, tag="mp.start-exchange"):
    """Begin an exchange of a figure with a partner. Source: MP-4.12.1."""

    figure: str
    partner: str


class ChooseGifts(Question, frozen=True, tag="mp.choose-gifts"):
    """Choose what a figure offers to its partner. chosen: kinds so far, in order of id. Source: MP-4.12.3."""

    figure: str
    partner: str
    chosen: tuple[str, ...] = ()


class ChooseReturns(Question, frozen=True, tag="mp.choose-returns"):
    """Choose what a figure wants from its partner, of kinds that it does not give itself.

    given: what it offers; chosen: kinds so far, in order of id. Source: MP-4.12.3.
    """

    figure: str
    partner: str
    given: Elements
    chosen: tuple[str, ...] = ()


class AskConsent(Question, frozen=True, tag="mp.ask-consent"):
    """Choose whether the partner's owner agrees. given, taken: from the asking figure's view. Source: MP-4.12.7."""

    figure: str
    partner: str
    given: Elements
    taken: Elements


class Exchange(Task, frozen=True, tag="mp.exchange"):
    """Exchange carried elements of two figures. given, taken: from the acting figure's view. Source: MP-4.12.3."""

    figure: str
    partner: str
    given: Elements
    taken: Elements


class RefuseExchange(Task, frozen=True, tag="mp.refuse-exchange"):
    """Note that the partner's owner refused; nothing is spent. Source: MP-4.12.7."""

    figure: str
    partner: str
