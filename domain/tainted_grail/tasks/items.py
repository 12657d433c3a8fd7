"""Questions about items and skills, and their answers. Source: TG-5.5 to 5.7, 5.19, 5.21."""

from __future__ import annotations

from domain.kernel.task import Question, Task
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.vocabulary import Effect
from domain.tainted_grail.vocabulary.terms import Attribute


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
