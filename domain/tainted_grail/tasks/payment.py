"""Paying, also for one another. Source: TG-5.4, 4.5.15."""

from __future__ import annotations

from domain.kernel.task import Question, Task
from domain.tainted_grail.tasks.abilities import NoteUse, Outcome, RollAgain
from domain.tainted_grail.tasks.actions import CancelAction, CarryOut, CompleteRite, LeaveAction, PayRite
from domain.tainted_grail.tasks.cards import ActivateMagic, PutDown
from domain.tainted_grail.tasks.effects.base import At, Cost
from domain.tainted_grail.tasks.effects.vocabulary import Effect
from domain.tainted_grail.tasks.encounter import Decide
from domain.tainted_grail.tasks.events import RollGuardianAgain, StepGuardian
from domain.tainted_grail.tasks.journal import OfferChoices, PayShares
from domain.tainted_grail.vocabulary.terms import Holding

Paid = (
    Effect
    | ActivateMagic
    | PutDown
    | Decide
    | NoteUse
    | RollAgain
    | Outcome
    | LeaveAction
    | CancelAction
    | PayRite
    | RollGuardianAgain
    | StepGuardian
)
"""What a payment allows, or what follows without it."""
PaidTogether = PayShares | OfferChoices | CarryOut | CancelAction | CompleteRite
"""What a payment of the party allows."""


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


class OweTogether(Task, frozen=True, kw_only=True, tag="tg.owe-together"):
    """Pay a cost as a party, any unit by any member, in full or not at all.

    Source: TG-4.4.20, 4.5.29, 5.4.2, 5.13.15. pledged: (character, what), one for each unit; refused: characters that
    pay no more; least: the one that pays at least 1 Energy itself; must: a part was paid before, so that nobody
    refuses; then, otherwise: what follows.
    """

    cost: Cost
    then: tuple[PaidTogether, ...] = ()
    otherwise: tuple[PaidTogether, ...] = ()
    pledged: tuple[tuple[str, Holding], ...] = ()
    refused: tuple[str, ...] = ()
    least: str | None = None
    must: bool = False


class PledgeUnit(Question, frozen=True, tag="tg.pledge-unit"):
    """Choose who pays the next unit of what the party owes. Source: TG-4.5.29, 11.1.12."""

    what: Holding
    owed: OweTogether
