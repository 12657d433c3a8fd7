"""What follows from tracks. Source: TG-5.1, 5.16."""

from __future__ import annotations

from domain.kernel.task import Task


class CutEnergy(Task, frozen=True, tag="tg.cut-energy"):
    """Reduce Energy to Health. Source: TG-5.1.7."""

    character: str


class BecomeDying(Task, frozen=True, tag="tg.become-dying"):
    """Give a character the Dying card. Source: TG-5.1.24, 5.16.2."""

    character: str


class BecomeInsane(Task, frozen=True, tag="tg.become-insane"):
    """Give a character the Insanity card. Source: TG-5.1.23."""

    character: str


class Recover(Task, frozen=True, tag="tg.recover"):
    """Return the card of a condition that is over. Source: TG-5.1.23, 5.1.24."""

    character: str
    condition: str


class Die(Task, frozen=True, tag="tg.die"):
    """Let a character die. Source: TG-5.16.5, 5.16.12."""

    character: str
