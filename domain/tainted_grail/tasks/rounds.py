"""The round of an encounter: activation, cards, checks, the enemy's attack. Source: TG-6.6, 6.7, 6.10."""

from __future__ import annotations

from domain.kernel.task import Question, Task


class BeginRound(Task, frozen=True, tag="tg.begin-round"):
    """Begin a round with phase I. Source: TG-6.1.11, 6.6.29."""


class NextActive(Task, frozen=True, tag="tg.next-active"):
    """Activate a character that has not been active this round; if all have been, begin phase III.

    Source: TG-6.6.1, 6.6.26.
    """


class ChooseActive(Question, frozen=True, tag="tg.choose-active"):
    """Choose which participant becomes active. Source: TG-6.6.1, 6.6.2."""


class Activate(Task, frozen=True, tag="tg.activate"):
    """Activate a character. Source: TG-6.6.3, 6.6.4."""

    character: str


class ResolveTriggers(Task, frozen=True, tag="tg.resolve-triggers"):
    """Resolve what happens on activation; left: `haste`, `ambush` or abilities by name. Source: TG-6.6.4, 6.12.22."""

    character: str
    left: tuple[str, ...]


class ChooseTrigger(Question, frozen=True, tag="tg.choose-trigger"):
    """Choose which of these comes next. Source: TG-5.18.1, 6.12.22."""

    character: str
    left: tuple[str, ...]


class Trigger(Task, frozen=True, tag="tg.trigger"):
    """Carry out one trigger of the activation. Source: TG-6.12.6, 6.12.8."""

    character: str
    what: str


class BeginPhaseTwo(Task, frozen=True, tag="tg.begin-phase-two"):
    """Begin phase II, after the triggers of the activation. Source: TG-6.3.30, 6.6.4."""

    character: str


class AskBegin(Task, frozen=True, tag="tg.ask-begin"):
    """Open a window before step 1, if what the encounter card delays is about to happen. Source: TG-6.5.21, 6.8.1."""

    character: str


class BeginTurn(Question, frozen=True, tag="tg.begin-turn"):
    """Choose what to do at the first moment of an activation. Source: TG-6.8.1."""

    character: str


class RemoveTimes(Task, frozen=True, tag="tg.remove-times"):
    """Step 1: remove a time marker from each of these cards. left: `encounter` or card ids.

    Source: TG-6.6.5 to 6.6.7.
    """

    character: str
    left: tuple[str, ...] | None = None


class TakeTime(Task, frozen=True, tag="tg.take-time"):
    """Remove a time marker from a card; with the last one the delayed ability happens. Source: TG-6.5.3, 6.5.21."""

    character: str
    card: str


class AskFirst(Task, frozen=True, tag="tg.ask-first"):
    """Begin step 2a. Source: TG-6.6.8, 6.13.1."""

    character: str


class LayFirst(Question, frozen=True, tag="tg.lay-first"):
    """Choose a card to lay, or none. panic: whether only the top card of the deck can be laid.

    Source: TG-6.6.8, 6.13.2.
    """

    character: str
    panic: bool


class AskFurther(Task, frozen=True, tag="tg.ask-further"):
    """Begin step 2b, while a card may be laid. Source: TG-6.6.9, 6.12.16."""

    character: str


class LayFurther(Question, frozen=True, tag="tg.lay-further"):
    """Choose a further card to lay, or stop. Source: TG-6.6.9, 6.6.10."""

    character: str


class Opportunity(Task, frozen=True, tag="tg.opportunity"):
    """Begin step 2c. Source: TG-6.6.15, 6.12.1 to 6.12.3."""

    character: str


class OpportunityAttack(Task, frozen=True, tag="tg.opportunity-attack"):
    """Carry out the opportunity section. Source: TG-6.10.1."""

    character: str


class Check(Task, frozen=True, tag="tg.check"):
    """Check for the end, in step 2d or after step 3. Source: TG-6.6.17, 6.6.23, 6.7."""

    character: str


class AskAttack(Task, frozen=True, tag="tg.ask-attack"):
    """Begin step 3. again: how often Frenzy repeats it. Source: TG-6.6.19, 6.12.12."""

    character: str
    again: int = 0


class FaceAttack(Question, frozen=True, tag="tg.face-attack"):
    """Choose to face the attack, or do something before. Source: TG-6.5.9, 6.8.1."""

    character: str
    again: int = 0


class WorkNow(Task, frozen=True, tag="tg.work-now"):
    """Carry out an ability on enemy attack at this moment of step 3. Source: TG-6.5.9."""

    character: str
    source: str
    number: int


class EnemyActs(Task, frozen=True, tag="tg.enemy-acts"):
    """Read the table, and carry out the row or the reaction. Source: TG-6.6.19 to 6.6.25."""

    character: str


class EndAttack(Task, frozen=True, tag="tg.end-attack"):
    """Carry out Horde, abilities that are still due, and what follows the attack. Source: TG-6.5.9, 6.12.9."""

    character: str
    again: int = 0


class Afterwards(Task, frozen=True, tag="tg.afterwards"):
    """Carry out what had to wait for the attack or reaction. Source: TG-6.5.9."""

    character: str


class AttackOver(Task, frozen=True, tag="tg.attack-over"):
    """End step 3, or repeat it. Source: TG-6.6.23, 6.12.12."""

    character: str
    again: int = 0


class EndTurn(Question, frozen=True, tag="tg.end-turn"):
    """Choose what to do at the last moment of an activation. Source: TG-6.8.1."""

    character: str


class AskEnd(Task, frozen=True, tag="tg.ask-end"):
    """Open a window at the end of an activation, if something can be done in it. Source: TG-6.8.1."""

    character: str


class EndRound(Task, frozen=True, tag="tg.end-round"):
    """Phase III: let each of these discard down to 3. Source: TG-6.6.27."""

    left: tuple[str, ...]


class DrawLast(Task, frozen=True, tag="tg.draw-last"):
    """Phase III: let each of these draw. ready: whether the first of them has been asked. Source: TG-6.6.28, 6.13.7."""

    left: tuple[str, ...]
    ready: bool = False


class BeforeDraw(Question, frozen=True, tag="tg.before-draw"):
    """Choose something to use before drawing nothing in panic. left: who draws after it. Source: TG-6.13.7."""

    character: str
    left: tuple[str, ...]
