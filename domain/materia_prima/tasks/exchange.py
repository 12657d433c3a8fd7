"""Exchanging elements between figures. Source: MP-4.12."""

from domain.kernel.task import Question, Task
from domain.materia_prima.elements import Elements


class StartExchange(Task, frozen=True, tag="mp.start-exchange"):
    """A figure turns to a partner for an exchange. Source: MP-4.12.1."""

    figure: str
    partner: str


class ChooseGifts(Question, frozen=True, tag="mp.choose-gifts"):
    """What a figure offers to its partner. chosen: kinds so far, in order of id. Source: MP-4.12.3."""

    figure: str
    partner: str
    chosen: tuple[str, ...] = ()


class ChooseReturns(Question, frozen=True, tag="mp.choose-returns"):
    """What a figure wants of its partner, of kinds that it does not give itself.

    given: what it offers; chosen: kinds so far, in order of id. Source: MP-4.12.3.
    """

    figure: str
    partner: str
    given: Elements
    chosen: tuple[str, ...] = ()


class AskConsent(Question, frozen=True, tag="mp.ask-consent"):
    """Whether the partner's owner agrees. given, taken: as the asking figure sees it. Source: MP-4.12.7."""

    figure: str
    partner: str
    given: Elements
    taken: Elements


class Exchange(Task, frozen=True, tag="mp.exchange"):
    """Two figures exchange carried elements. given, taken: as the acting figure sees it. Source: MP-4.12.3."""

    figure: str
    partner: str
    given: Elements
    taken: Elements


class RefuseExchange(Task, frozen=True, tag="mp.refuse-exchange"):
    """The partner's owner does not agree; nothing is spent. Source: MP-4.12.7."""

    figure: str
    partner: str
