"""The exploration journal. Source: TG-5.13.

Tasks name verses by reference, since they stand in the log before anybody has read what they name.
"""

from __future__ import annotations

from domain.kernel.task import Question, Task
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.vocabulary import HaveEncounter


class ReadVerse(Task, frozen=True, tag="tg.read-verse"):
    """Read a verse of a location's section, or of the Book of Secrets. location: of the section; 0 for the Book.

    Source: TG-5.13.1 to 5.13.3.
    """

    location: int
    number: int


class EndReading(Task, frozen=True, tag="tg.end-reading"):
    """End an exploration: what lies above it is broken off when a text ends it. Source: TG-4.4.2, 5.13.3."""


class OfferChoices(Task, frozen=True, tag="tg.offer-choices"):
    """Offer the choices of a verse that was read, if any is open. Source: TG-5.13.5, 5.13.6."""

    location: int
    number: int


class ChooseInVerse(Question, frozen=True, tag="tg.choose-in-verse"):
    """Choose how a verse goes on. Source: TG-4.4.4, 4.5.1, 5.13.4."""

    location: int
    number: int


class TakeChoice(Task, frozen=True, tag="tg.take-choice"):
    """Pay for a choice of a verse, and carry it out. choice: from 1. Source: TG-5.13.5, 5.13.15."""

    location: int
    number: int
    choice: int


class PayShares(Task, frozen=True, tag="tg.pay-shares"):
    """Let each member pay its share of a choice, or leave. Source: TG-4.5.25, 5.13.15."""

    location: int
    number: int
    choice: int


class CarryOutChoice(Task, frozen=True, tag="tg.carry-out-choice"):
    """Carry out a choice of a verse that is paid. Source: TG-5.13.3."""

    location: int
    number: int
    choice: int


class FollowResult(Task, frozen=True, tag="tg.follow-result"):
    """Carry out the branch of an encounter's result. met: how many encounters were over before it; who: those who were
    to meet it.

    Source: TG-5.13.10, 5.13.14.
    """

    at: At
    order: HaveEncounter
    met: int
    who: tuple[str, ...]
