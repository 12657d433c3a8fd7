"""Using abilities: their order, their cost, what replaces an effect. Source: TG-5.5.14, 5.18, 6.5."""

from __future__ import annotations

from typing import Literal

from domain.kernel.task import Question, Task
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.vocabulary import Effect


class ResolveDue(Task, frozen=True, tag="tg.resolve-due"):
    """Resolve abilities that are due together. left: by name, `<source>#<number>`. Source: TG-5.18.1."""

    character: str
    left: tuple[str, ...]


class ChooseDue(Question, frozen=True, tag="tg.choose-due"):
    """Choose which of these comes next. Source: TG-5.18.1."""

    character: str
    left: tuple[str, ...]


class WorkDue(Task, frozen=True, tag="tg.work-due"):
    """Carry out one of them. name: of the ability. Source: TG-5.18.1."""

    character: str
    name: str


class NoteUse(Task, frozen=True, tag="tg.note-use"):
    """Note the use of an ability that was paid for.

    ability: `<source>#<number>`; limit: how often it may be used. Source: TG-6.5.12.
    """

    character: str
    ability: str
    limit: Literal["activation", "encounter"] | None


class UsePower(Task, frozen=True, tag="tg.use-power"):
    """Use an ability: pay its cost, then carry out its effects. number: in its text. Source: TG-6.5.11."""

    at: At
    number: int


class AskOwner(Question, frozen=True, tag="tg.ask-owner"):
    """Choose whether the owner of a card agrees that its charges are spent. Source: TG-6.5.14, 11.1.12."""

    at: At
    number: int


class AgreedPower(Task, frozen=True, tag="tg.agreed-power"):
    """Use the ability, after the owner agreed. Source: TG-6.5.14."""

    at: At
    number: int


class RefusedPower(Task, frozen=True, tag="tg.refused-power"):
    """Note that the owner refused, for this activation. Source: TG-6.5.14."""

    at: At
    number: int


class OfferPower(Task, frozen=True, tag="tg.offer-power"):
    """Offer an ability with a cost at its moment. Source: TG-5.4.1, 6.5.12."""

    at: At
    number: int


class AskBetween(Task, frozen=True, tag="tg.ask-between"):
    """Ask the characters that could use something now. left: how many more uses are allowed. Source: TG-5.5.14."""

    left: int


class UseBetween(Question, frozen=True, tag="tg.use-between"):
    """Choose something to use, or pass. left: how many more uses are allowed. Source: TG-5.5.14."""

    left: int


class LeaveUnused(Task, frozen=True, tag="tg.leave-unused"):
    """Let a seat pass. It is asked again when something has changed for its characters. Source: TG-5.5.14, 11.1.11."""

    seat: int


class Replace(Question, frozen=True, tag="tg.replace"):
    """Choose whether and by what an effect is replaced. names: of abilities. Source: TG-5.18.2."""

    effect: Effect
    names: tuple[str, ...]
    optional: bool


class Instead(Task, frozen=True, tag="tg.instead"):
    """Replace an effect by this ability. Source: TG-5.18.2, 5.18.3."""

    effect: Effect
    name: str


class Reroll(Question, frozen=True, tag="tg.reroll"):
    """Choose whether to repeat a toss or roll. names: of abilities. Source: TG-5.18.4."""

    effect: Effect
    face: str | int
    names: tuple[str, ...]


class RollAgain(Task, frozen=True, tag="tg.roll-again"):
    """Repeat a toss or roll that had this result. name: of the ability; paid: whether its cost was paid.

    Source: TG-5.18.4, 5.18.5, 2.4.15.
    """

    effect: Effect
    face: str | int
    name: str
    paid: bool = False


class Outcome(Task, frozen=True, tag="tg.outcome"):
    """Carry out the result of a toss or roll. Source: TG-5.18.5."""

    effect: Effect
    face: str | int
