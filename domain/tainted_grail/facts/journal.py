"""The exploration journal and statuses. Source: TG-5.12, 5.13."""

from typing import ClassVar

from domain.kernel.fact import Fact


class VerseRead(Fact, frozen=True, tag="tg.verse-read"):
    """A verse was read. location: of the section that has it; 0 for the Book of Secrets.

    Source: TG-5.13.1 to 5.13.3.
    """

    reveals: ClassVar[bool] = True
    location: int
    number: int


class ChoiceTaken(Fact, frozen=True, tag="tg.choice-taken"):
    """A choice of a verse was taken, and is paid. choice: from 1. Source: TG-5.13.4, 5.13.5."""

    reveals: ClassVar[bool] = False
    location: int
    number: int
    choice: int


class BranchFollowed(Fact, frozen=True, tag="tg.branch-followed"):
    """Those who fled an encounter follow what is printed for its result, since nobody else is left in the party.

    Source: TG-5.13.14.
    """

    reveals: ClassVar[bool] = False
    characters: tuple[str, ...]


class StatusGained(Fact, frozen=True, tag="tg.status-gained"):
    """A part of a status was marked, from 1. Source: TG-5.12.1, 5.12.2."""

    reveals: ClassVar[bool] = False
    status: str
    part: int


class StatusLost(Fact, frozen=True, tag="tg.status-lost"):
    """A status was lost with all its parts. Source: TG-5.12.5."""

    reveals: ClassVar[bool] = False
    status: str
