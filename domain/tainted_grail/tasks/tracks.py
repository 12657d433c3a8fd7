"""What follows from tracks, and paying. Source: TG-5.1, 5.4, 5.16."""

from __future__ import annotations

from typing import Literal

from domain.kernel.task import Question, Task
from domain.tainted_grail.tasks.base import At, Cost
from domain.tainted_grail.tasks.choices import Outcome, RollAgain
from domain.tainted_grail.tasks.effects import Effect
from domain.tainted_grail.tasks.encounter import Decide
from domain.tainted_grail.tasks.lay import ActivateMagic, PutDown
from domain.tainted_grail.words import Holding


class NoteUse(Task, frozen=True, tag="tg.note-use"):
    """An ability that was paid for is used.

    ability: `<source>#<number>`; limit: how often it may be. Source: TG-6.5.12.
    """

    character: str
    ability: str
    limit: Literal["activation", "encounter"] | None


Paid = Effect | ActivateMagic | PutDown | Decide | NoteUse | RollAgain | Outcome
"""What a payment lets happen."""


class CutEnergy(Task, frozen=True, tag="tg.cut-energy"):
    """Energy falls to Health. Source: TG-5.1.7."""

    character: str


class BecomeDying(Task, frozen=True, tag="tg.become-dying"):
    """A character takes the Dying card. Source: TG-5.1.24, 5.16.2."""

    character: str


class BecomeInsane(Task, frozen=True, tag="tg.become-insane"):
    """A character takes the Insanity card. Source: TG-5.1.23."""

    character: str


class Recover(Task, frozen=True, tag="tg.recover"):
    """A condition is over: its card goes back. Source: TG-5.1.23, 5.1.24."""

    character: str
    condition: str


class Die(Task, frozen=True, tag="tg.die"):
    """A character dies. Source: TG-5.16.5, 5.16.12."""

    character: str


class Owe(Task, frozen=True, kw_only=True, tag="tg.owe"):
    """A cost is to be paid in full, by others in part, or not at all. Source: TG-4.5.15, 5.4.2.

    pledged: (character, `energy` or `magic`), one for each unit; refused: who will not pay any; must: it was chosen
    already, so nobody is asked while the payer can pay alone; then, otherwise: what follows; joint: who owe the same
    after this one, all of it being paid together or nothing; settled: what those before it have promised.
    """

    at: At
    cost: Cost
    then: tuple[Paid, ...] = ()
    otherwise: tuple[Paid, ...] = ()
    pledged: tuple[tuple[str, Holding], ...] = ()
    refused: tuple[str, ...] = ()
    must: bool = False
    joint: tuple[str, ...] = ()
    settled: tuple[Owe, ...] = ()


class Settle(Question, frozen=True, tag="tg.settle"):
    """The payer pays, asks another for a unit, or declines. Source: TG-6.3.8, 4.5.15."""

    owed: Owe


class Contribute(Question, frozen=True, tag="tg.contribute"):
    """Another pays a unit of Energy or Magic, or refuses. Source: TG-4.5.15, 11.1.12."""

    character: str
    what: Holding
    owed: Owe


class PayUp(Task, frozen=True, tag="tg.pay-up"):
    """All that is owed is paid. Source: TG-5.4.2."""

    owed: Owe
