"""Actions: who acts, with whom, at what cost. Source: TG-4.3 to 4.5."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from domain.kernel.task import Question, Task

Deed = Literal["explore", "travel", "act", "own", "inspect"]
"""explore, travel: basic actions; act: the action of the location; own: of a character; inspect: the menhir's rite."""


class Action(Struct, frozen=True, omit_defaults=True):
    """An action that a character starts. to: the place where a Travel leads; owner: of a character action.

    Source: TG-4.3.17.
    """

    deed: Deed
    starter: str
    to: int | None = None
    owner: str | None = None


class ChooseAction(Question, frozen=True, tag="tg.choose-action"):
    """Choose who does what next. Source: TG-4.3.2, 4.3.17."""


class PassDay(Task, frozen=True, tag="tg.pass-day"):
    """Let a character pass until the next day. Source: TG-4.4.32."""

    character: str


class BeginAction(Task, frozen=True, tag="tg.begin-action"):
    """Begin an action: gather its party, let it pay, carry it out. Source: TG-4.5.3 to 4.5.7."""

    action: Action


class GatherActors(Task, frozen=True, tag="tg.gather-actors"):
    """Ask all who stand by whether they join. joined: those who do; left: those who are still to be asked.

    Source: TG-4.5.3.
    """

    action: Action
    left: tuple[str, ...]
    joined: tuple[str, ...] = ()


class JoinAction(Question, frozen=True, tag="tg.join-action"):
    """Choose whether a character joins an action. Source: TG-4.5.3."""

    character: str
    asked: GatherActors


class AcceptActor(Question, frozen=True, tag="tg.accept-actor"):
    """Choose whether the starter of an action accepts a character. Source: TG-4.5.3."""

    character: str
    asked: GatherActors


class FormParty(Task, frozen=True, tag="tg.form-party"):
    """Form the party of an action. Source: TG-4.5.5."""

    action: Action
    members: tuple[str, ...]


class TossForMadness(Task, frozen=True, tag="tg.toss-for-madness"):
    """Let an insane character toss before it explores or travels. Source: TG-5.16.11."""

    character: str


class Hamper(Task, frozen=True, tag="tg.hamper"):
    """Let an action cost a character 1 Energy more. Source: TG-5.16.11."""

    character: str


class PayForAction(Task, frozen=True, tag="tg.pay-for-action"):
    """Ask the party of an action for its cost. Source: TG-4.5.5, 4.5.15, 4.5.29."""

    action: Action


class LeaveAction(Task, frozen=True, tag="tg.leave-action"):
    """Let a character leave, since nobody paid its share. Source: TG-4.5.6."""

    character: str


class CancelAction(Task, frozen=True, tag="tg.cancel-action"):
    """Cancel an action that is not paid. Source: TG-4.5.7, 4.5.29, 5.16.11."""

    action: Action


class CarryOut(Task, frozen=True, tag="tg.carry-out"):
    """Carry out an action that is paid. Source: TG-4.3.18."""

    action: Action


class ChooseRite(Question, frozen=True, tag="tg.choose-rite"):
    """Choose whether the party charges the menhir. place: of the rite. Source: TG-4.4.27."""

    place: int


class BeginRite(Task, frozen=True, tag="tg.begin-rite"):
    """Ask each of the party for its own cost of a rite. Source: TG-4.4.27, 4.4.30."""

    place: int


class PayRite(Task, frozen=True, tag="tg.pay-rite"):
    """Ask the party for what it pays together for a rite. Source: TG-4.4.28, 4.4.30."""

    place: int


class CompleteRite(Task, frozen=True, tag="tg.complete-rite"):
    """Charge the menhir after the costs of its rite were paid. Source: TG-4.4.27, 5.9.3, 5.9.5."""

    place: int


class EndAction(Task, frozen=True, tag="tg.end-action"):
    """Dissolve the party of an action. Source: TG-4.5.23."""


class TakeLyingItem(Task, frozen=True, tag="tg.take-lying-item"):
    """Take an item that lies at the character's place. Source: TG-5.17.15, 5.17.16."""

    character: str
    item: str


class AskLying(Task, frozen=True, tag="tg.ask-lying"):
    """Ask a character what it takes of what lies at its place. Source: TG-5.17.6, 5.17.15."""

    character: str


class ChooseLying(Question, frozen=True, tag="tg.choose-lying"):
    """Choose an item that lies at the character's place, or leave the rest. Source: TG-5.17.6, 5.17.15."""

    character: str
