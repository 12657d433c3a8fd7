"""What effects ask. Source: TG-10.10.1, 5.18."""

from __future__ import annotations

from domain.kernel.task import Question, Task
from domain.tainted_grail.tasks.base import At
from domain.tainted_grail.tasks.effects import Effect
from domain.tainted_grail.words import Attribute


class DiscardFromHand(Question, frozen=True, tag="tg.discard-from-hand"):
    """Which card is discarded. count: how many are still owed, this one too. Source: TG-6.6.27, 6.11.1."""

    character: str
    count: int


class DiscardPlace(Task, frozen=True, tag="tg.discard-place"):
    """The card at this place of the hand is discarded. place: from 0. Source: TG-5.21.2."""

    character: str
    place: int


class DiscardOwed(Task, frozen=True, tag="tg.discard-owed"):
    """So many cards are still to be discarded, from hand, then off the deck. Source: TG-6.11.1, 6.11.2."""

    character: str
    count: int


class ChooseItem(Question, frozen=True, tag="tg.choose-item"):
    """Which of these items is discarded. count: how many are still owed, this one too. Source: TG-5.5.21."""

    character: str
    items: tuple[str, ...]
    count: int


class ChooseThrown(Question, frozen=True, tag="tg.choose-thrown"):
    """Which weapon or shield is thrown, or none. Source: TG-10.10."""

    at: At
    cards: tuple[str, ...]
    then: tuple[Effect, ...]


class ChooseTakenUp(Question, frozen=True, tag="tg.choose-taken-up"):
    """Which card is equipped by a text, or none. Source: TG-5.5.22, 10.10."""

    at: At
    cards: tuple[str, ...]


class DiscardItem(Task, frozen=True, tag="tg.discard-item"):
    """An item goes under the item deck. Source: TG-5.5.20."""

    character: str
    card: str


class TakeItem(Task, frozen=True, tag="tg.take-item"):
    """A character gets an item that was drawn. Source: TG-5.5.1."""

    character: str
    card: str


class EquipGained(Question, frozen=True, tag="tg.equip-gained"):
    """Whether a card just gained is equipped at once. Source: TG-5.5.11, 5.5.24."""

    character: str
    card: str


class Equip(Task, frozen=True, tag="tg.equip"):
    """A card just gained is equipped, others of its keywords turned face down. Source: TG-5.5.11."""

    character: str
    card: str


class ChooseSkill(Question, frozen=True, tag="tg.choose-skill"):
    """Which skill is taken for an attribute's point. Source: TG-5.19.8."""

    character: str
    attribute: Attribute


class TakeSkill(Task, frozen=True, tag="tg.take-skill"):
    """A skill is taken. Source: TG-5.19.7, 5.19.10."""

    character: str
    attribute: Attribute
    skill: int


class GiveUpSkill(Question, frozen=True, tag="tg.give-up-skill"):
    """Which skill goes back. Source: TG-5.21.5."""

    character: str


class DropSkill(Task, frozen=True, tag="tg.drop-skill"):
    """A skill goes back. Source: TG-5.21.5."""

    character: str
    skill: int


class ChooseEffect(Question, frozen=True, tag="tg.choose-effect"):
    """One of these is chosen; optional: or none. Source: TG-5.4.10, 6.10.7."""

    at: At
    one: tuple[tuple[Effect, ...], ...]
    optional: bool = False


class ChooseCharacterFor(Question, frozen=True, tag="tg.choose-character-for"):
    """Which of these characters it concerns. Source: TG-4.5.20, 4.5.28."""

    at: At
    who: tuple[str, ...]
    then: tuple[Effect, ...]


class Replace(Question, frozen=True, tag="tg.replace"):
    """Whether something else happens instead, and what. names: of abilities. Source: TG-5.18.2."""

    effect: Effect
    names: tuple[str, ...]
    optional: bool


class Instead(Task, frozen=True, tag="tg.instead"):
    """This ability takes the place of an effect. Source: TG-5.18.2, 5.18.3."""

    effect: Effect
    name: str


class Reroll(Question, frozen=True, tag="tg.reroll"):
    """Whether a toss or roll is made once more. names: of abilities. Source: TG-5.18.4."""

    effect: Effect
    face: str | int
    names: tuple[str, ...]


class RollAgain(Task, frozen=True, tag="tg.roll-again"):
    """The toss or roll that fell so is made once more, for good. name: of the ability; paid: what it costs.

    Source: TG-5.18.4, 5.18.5, 2.4.15.
    """

    effect: Effect
    face: str | int
    name: str
    paid: bool = False


class Outcome(Task, frozen=True, tag="tg.outcome"):
    """What a toss or roll brings. Source: TG-5.18.5."""

    effect: Effect
    face: str | int


class ChooseCard(Question, frozen=True, tag="tg.choose-card"):
    """Which card of the sequence an effect concerns; `encounter` may be among them. Source: TG-6.5.3."""

    effect: Effect
    cards: tuple[str, ...]


class LayByEffect(Question, frozen=True, tag="tg.lay-by-effect"):
    """Which card of the hand is laid, or none. Source: TG-6.3.28."""

    character: str


class PickCard(Question, frozen=True, tag="tg.pick-card"):
    """Which of the cards looked at is taken. count: how many there are. Source: TG-2.4.7."""

    character: str
    count: int


class TakePicked(Task, frozen=True, tag="tg.take-picked"):
    """The card at this place of those looked at is taken, the others are shuffled back. Source: TG-2.4.7."""

    character: str
    place: int


class Declare(Question, frozen=True, tag="tg.declare"):
    """What changes by a text that the language cannot say. Source: TG-10.10.3."""

    at: At
    text: str
