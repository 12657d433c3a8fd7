"""The inquisition phase. Source: MP-4.19 to 4.23."""

from domain.kernel.task import Task


class StartInquisitionPhase(Task, frozen=True, tag="mp.start-inquisition-phase"):
    """Let every inquisitor act, then end the day. Source: MP-4.19.1."""


class LetSlotAct(Task, frozen=True, tag="mp.let-slot-act"):
    """Let the figures of a slot act, one after another. slot: from 1; acted: those that have already acted.

    Source: MP-4.19.1.
    """

    slot: int
    acted: tuple[str, ...] = ()


class LetInquisitorAct(Task, frozen=True, tag="mp.let-inquisitor-act"):
    """Give an inquisitor its actions. Source: MP-4.19.4, 4.19.5."""

    inquisitor: str


class SpendActions(Task, frozen=True, tag="mp.spend-actions"):
    """Spend an inquisitor's next action as the situation requires. Source: MP-4.19.6.

    actions: still unspent, from 0.
    """

    inquisitor: str
    actions: int
