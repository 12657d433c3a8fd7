"""The round of an encounter: activation, cards, checks, the enemy's attack. Source: TG-6.6, 6.7, 6.10."""

from __future__ import annotations

from domain.kernel.task import Question, Task
from domain.tainted_grail.tasks.base import At


class BeginRound(Task, frozen=True, tag="tg.begin-round"):
    """A round begins with phase I. Source: TG-6.1.11, 6.6.29."""


class NextActive(Task, frozen=True, tag="tg.next-active"):
    """Who has not been active this round becomes so; if all have been, phase III. Source: TG-6.6.1, 6.6.26."""


class ChooseActive(Question, frozen=True, tag="tg.choose-active"):
    """The participants choose who becomes active. Source: TG-6.6.1, 6.6.2."""


class Activate(Task, frozen=True, tag="tg.activate"):
    """A character becomes active. Source: TG-6.6.3, 6.6.4."""

    character: str


class ResolveTriggers(Task, frozen=True, tag="tg.resolve-triggers"):
    """What happens on activation; left: `haste`, `ambush` or abilities by name. Source: TG-6.6.4, 6.12.22."""

    character: str
    left: tuple[str, ...]


class ChooseTrigger(Question, frozen=True, tag="tg.choose-trigger"):
    """Which of these comes next. Source: TG-5.18.1, 6.12.22."""

    character: str
    left: tuple[str, ...]


class Trigger(Task, frozen=True, tag="tg.trigger"):
    """One of what happens on activation. Source: TG-6.12.6, 6.12.8."""

    character: str
    what: str


class BeginPhaseTwo(Task, frozen=True, tag="tg.begin-phase-two"):
    """What becoming active triggered is over; phase II begins. Source: TG-6.3.30, 6.6.4."""

    character: str


class AskBegin(Task, frozen=True, tag="tg.ask-begin"):
    """The moment before step 1, if what the encounter card delays is about to come. Source: TG-6.5.21, 6.8.1."""

    character: str


class BeginTurn(Question, frozen=True, tag="tg.begin-turn"):
    """The first moment of an activation. Source: TG-6.8.1."""

    character: str


class RemoveTimes(Task, frozen=True, tag="tg.remove-times"):
    """Step 1: a time marker leaves each of these cards. left: `encounter` or card ids. Source: TG-6.6.5 to 6.6.7."""

    character: str
    left: tuple[str, ...] | None = None


class TakeTime(Task, frozen=True, tag="tg.take-time"):
    """A time marker leaves a card; with the last one the delayed ability comes. Source: TG-6.5.3, 6.5.21."""

    character: str
    card: str


class AskFirst(Task, frozen=True, tag="tg.ask-first"):
    """Step 2a. Source: TG-6.6.8, 6.13.1."""

    character: str


class LayFirst(Question, frozen=True, tag="tg.lay-first"):
    """The active character lays a card, or none. panic: only the top card of the deck. Source: TG-6.6.8, 6.13.2."""

    character: str
    panic: bool


class AskFurther(Task, frozen=True, tag="tg.ask-further"):
    """Step 2b, as long as a card may be laid. Source: TG-6.6.9, 6.12.16."""

    character: str


class LayFurther(Question, frozen=True, tag="tg.lay-further"):
    """The active character lays a further card, or stops. Source: TG-6.6.9, 6.6.10."""

    character: str


class Opportunity(Task, frozen=True, tag="tg.opportunity"):
    """Step 2c. Source: TG-6.6.15, 6.12.1 to 6.12.3."""

    character: str


class OpportunityAttack(Task, frozen=True, tag="tg.opportunity-attack"):
    """The opportunity section is carried out. Source: TG-6.10.1."""

    character: str


class Check(Task, frozen=True, tag="tg.check"):
    """Step 2d, or the same after step 3. Source: TG-6.6.17, 6.6.23, 6.7."""

    character: str


class AskAttack(Task, frozen=True, tag="tg.ask-attack"):
    """Step 3 begins. again: how often it comes once more, by Frenzy. Source: TG-6.6.19, 6.12.12."""

    character: str
    again: int = 0


class FaceAttack(Question, frozen=True, tag="tg.face-attack"):
    """The active character faces what comes, or does something before. Source: TG-6.5.9, 6.8.1."""

    character: str
    again: int = 0


class WorkNow(Task, frozen=True, tag="tg.work-now"):
    """An ability on enemy attack works at this moment of step 3. Source: TG-6.5.9."""

    character: str
    source: str
    number: int


class EnemyActs(Task, frozen=True, tag="tg.enemy-acts"):
    """The table is read and the row, or the reaction, carried out. Source: TG-6.6.19 to 6.6.25."""

    character: str


class EndAttack(Task, frozen=True, tag="tg.end-attack"):
    """Horde, abilities that are still due, and what follows the attack. Source: TG-6.5.9, 6.12.9."""

    character: str
    again: int = 0


class Afterwards(Task, frozen=True, tag="tg.afterwards"):
    """What was to follow the attack or reaction. Source: TG-6.5.9."""

    character: str


class AttackOver(Task, frozen=True, tag="tg.attack-over"):
    """Step 3 is over, or comes again. Source: TG-6.6.23, 6.12.12."""

    character: str
    again: int = 0


class EndTurn(Question, frozen=True, tag="tg.end-turn"):
    """The last moment of an activation. Source: TG-6.8.1."""

    character: str


class AskEnd(Task, frozen=True, tag="tg.ask-end"):
    """The last moment of an activation, if something can be done in it. Source: TG-6.8.1."""

    character: str


class UsePower(Task, frozen=True, tag="tg.use-power"):
    """An ability is used: its cost is paid and its effects follow. number: in its text. Source: TG-6.5.11."""

    at: At
    number: int


class AskOwner(Question, frozen=True, tag="tg.ask-owner"):
    """The owner of a card agrees that its charges are spent, or not. Source: TG-6.5.14, 11.1.12."""

    at: At
    number: int


class AgreedPower(Task, frozen=True, tag="tg.agreed-power"):
    """The owner agreed. Source: TG-6.5.14."""

    at: At
    number: int


class RefusedPower(Task, frozen=True, tag="tg.refused-power"):
    """The owner refused, for this activation. Source: TG-6.5.14."""

    at: At
    number: int


class OfferPower(Task, frozen=True, tag="tg.offer-power"):
    """The moment of an ability with a price has come. Source: TG-5.4.1, 6.5.12."""

    at: At
    number: int


class EndRound(Task, frozen=True, tag="tg.end-round"):
    """Phase III: each of these discards down to 3. Source: TG-6.6.27."""

    left: tuple[str, ...]


class DrawLast(Task, frozen=True, tag="tg.draw-last"):
    """Phase III: each of these draws. ready: the first of them was asked before. Source: TG-6.6.28, 6.13.7."""

    left: tuple[str, ...]
    ready: bool = False


class BeforeDraw(Question, frozen=True, tag="tg.before-draw"):
    """Who would draw nothing for panic may still use something. left: who draws after it. Source: TG-6.13.7."""

    character: str
    left: tuple[str, ...]
