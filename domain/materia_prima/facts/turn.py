"""The alchemists phase: turns and action points. Source: MP-4.7."""

from typing import ClassVar

from domain.kernel.fact import Fact


class AlchemistsPhaseStarted(Fact, frozen=True, tag="mp.alchemists-phase-started"):
    """The alchemists phase of the day began. Source: MP-4.7.1."""

    reveals: ClassVar[bool] = False


class TurnStarted(Fact, frozen=True, tag="mp.turn-started"):
    """A colour's turn began, with all actions for its figures. Source: MP-4.7.1, 4.7.2."""

    reveals: ClassVar[bool] = False
    colour: str


class ActionSpent(Fact, frozen=True, tag="mp.action-spent"):
    """A figure used an action. Source: MP-4.7.4, 8.1.1.

    action: its kind; extra: the source of an extra action, `<card>:<kind>`; None if it cost an action point.
    """

    reveals: ClassVar[bool] = False
    figure: str
    action: str
    extra: str | None


class TurnEnded(Fact, frozen=True, tag="mp.turn-ended"):
    """A colour's turn ended. Source: MP-4.7.5."""

    reveals: ClassVar[bool] = False
    colour: str
