"""The inquisition phase. Source: MP-4.19 to 4.23."""

from typing import ClassVar

from domain.kernel.fact import Fact
from domain.materia_prima.board.hexes import Hex


class InquisitionPhaseStarted(Fact, frozen=True, tag="mp.inquisition-phase-started"):
    """The inquisition phase of the day began. Source: MP-4.0.1, 4.19.1."""

    reveals: ClassVar[bool] = False


class InquisitorMoved(Fact, frozen=True, tag="mp.inquisitor-moved"):
    """An inquisitor moved a step towards its target. Source: MP-4.20.14."""

    reveals: ClassVar[bool] = False
    inquisitor: str
    hex: Hex


class InquisitorActionsLapsed(Fact, frozen=True, tag="mp.inquisitor-actions-lapsed"):
    """An inquisitor lost its remaining actions of the day. target: the figure in its tower that it waits for, or None.

    Source: MP-4.20.15, 4.23.1.
    """

    reveals: ClassVar[bool] = False
    inquisitor: str
    actions: int
    target: str | None
