"""The results of tracks, and paying. Source: TG-5.1, 5.4, 5.16."""

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
    """Note the use of an ability that was paid for.

    ability: `<source>#<number>`; limit: how often it may be used. Source: TG-6.5.12.
    """

    character: str
    ability: str
    limit: Literal["activation", "encounter"] | None


Paid = Effect | ActivateMagic | PutDown | Decide | NoteUse | RollAgain | Outcome
"""What a payment allows."""


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


class Owe(Task, frozen=True, kw_only=True, tag="tg.owe"):
    """Pay a cost in full, partly by others, or not at all.

    Source: TG-4.5.15, 5.4.2. pledged: (character, `energy` or `magic`), one for each unit; refused: characters that
    refuse to pay; must: it was chosen before, so nobody is asked while the payer can pay alone; then, otherwise: what
    follows; joint: characters that owe the same after this one, all of it being paid together or not at all; settled:
    what those before it have promised.
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
    """Choose to pay, ask another for a unit, or decline. Source: TG-6.3.8, 4.5.15."""

    owed: Owe


class Contribute(Question, frozen=True, tag="tg.contribute"):
    """Choose whether another pays a unit of Energy or Magic. Source: TG-4.5.15, 11.1.12."""

    character: str
    what: Holding
    owed: Owe


class PayUp(Task, frozen=True, tag="tg.pay-up"):
    """Pay all that is owed. Source: TG-5.4.2."""

    owed: Owe
