"""Questions that effects ask. Source: TG-10.10.1, 5.18."""

from __future__ import annotations

from domain.kernel.task import Question, Task
from domain.tainted_grail.tasks.base import At
from domain.tainted_grail.tasks.effects import Effect
from domain.tainted_grail.words import Attribute


class DiscardFromHand(Question, frozen=True, tag="tg.discard-from-hand"):
    """Choose a card to discard. count: how many are still owed, including this one. Source: TG-6.6.27, 6.11.1."""

    character: str
    count: int


class DiscardPlace(Task, frozen=True, tag="tg.discard-place"):
    """Discard the card at this place of the hand. place: from 0. Source: TG-5.21.2."""

    character: str
    place: int


class DiscardOwed(Task, frozen=True, tag="tg.discard-owed"):
    """Discard this many more cards, from the hand, then from the deck. Source: TG-6.11.1, 6.11.2."""

    character: str
    count: int


class ChooseItem(Question, frozen=True, tag="tg.choose-item"):
    """Choose which of these items to discard. count: how many are still owed, including this one. Source: TG-5.5.21."""

    character: str
    items: tuple[str, ...]
    count: int


class ChooseThrown(Question, frozen=True, tag="tg.choose-thrown"):
    """Choose a weapon or shield to throw, or none. Source: TG-10.10."""

    at: At
    cards: tuple[str, ...]
    then: tuple[Effect, ...]


class ChooseTakenUp(Question, frozen=True, tag="tg.choose-taken-up"):
    """Choose a card to equip because of a text, or none. Source: TG-5.5.22, 10.10."""

    at: At
    cards: tuple[str, ...]


class DiscardItem(Task, frozen=True, tag="tg.discard-item"):
    """Put an item under the item deck. Source: TG-5.5.20."""

    character: str
    card: str


class TakeItem(Task, frozen=True, tag="tg.take-item"):
    """Give a character an item that was drawn. Source: TG-5.5.1."""

    character: str
    card: str


class EquipGained(Question, frozen=True, tag="tg.equip-gained"):
    """Choose whether to equip a card just gained. Source: TG-5.5.11, 5.5.24."""

    character: str
    card: str


class Equip(Task, frozen=True, tag="tg.equip"):
    """Equip a card just gained, and turn others with its keywords face down. Source: TG-5.5.11."""

    character: str
    card: str


class ChooseSkill(Question, frozen=True, tag="tg.choose-skill"):
    """Choose a skill for an attribute's next point. Source: TG-5.19.8."""

    character: str
    attribute: Attribute


class TakeSkill(Task, frozen=True, tag="tg.take-skill"):
    """Take a skill. Source: TG-5.19.7, 5.19.10."""

    character: str
    attribute: Attribute
    skill: int


class GiveUpSkill(Question, frozen=True, tag="tg.give-up-skill"):
    """Choose a skill to return. Source: TG-5.21.5."""

    character: str


class DropSkill(Task, frozen=True, tag="tg.drop-skill"):
    """Return a skill. Source: TG-5.21.5."""

    character: str
    skill: int


class ChooseEffect(Question, frozen=True, tag="tg.choose-effect"):
    """Choose one of these effects; optional: or none. Source: TG-5.4.10, 6.10.7."""

    at: At
    one: tuple[tuple[Effect, ...], ...]
    optional: bool = False


class ChooseCharacterFor(Question, frozen=True, tag="tg.choose-character-for"):
    """Choose which of these characters an effect concerns. Source: TG-4.5.20, 4.5.28."""

    at: At
    who: tuple[str, ...]
    then: tuple[Effect, ...]


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


class ChooseCard(Question, frozen=True, tag="tg.choose-card"):
    """Choose which card of the sequence an effect concerns; `encounter` may be among them. Source: TG-6.5.3."""

    effect: Effect
    cards: tuple[str, ...]


class LayByEffect(Question, frozen=True, tag="tg.lay-by-effect"):
    """Choose a card of the hand to lay, or none. Source: TG-6.3.28."""

    character: str


class PickCard(Question, frozen=True, tag="tg.pick-card"):
    """Choose which of the cards looked at to take. count: how many there are. Source: TG-2.4.7."""

    character: str
    count: int


class TakePicked(Task, frozen=True, tag="tg.take-picked"):
    """Take the card at this place of those looked at, and shuffle the others back. Source: TG-2.4.7."""

    character: str
    place: int


class Declare(Question, frozen=True, tag="tg.declare"):
    """Declare what changes because of a text that the vocabulary cannot express. Source: TG-10.10.3."""

    at: At
    text: str
