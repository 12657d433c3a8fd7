"""Questions that effects ask. Source: TG-10.10.1."""

from __future__ import annotations

from domain.kernel.task import Question
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.vocabulary import Effect


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


class Declare(Question, frozen=True, tag="tg.declare"):
    """Declare what changes because of a text that the vocabulary cannot express. Source: TG-10.10.3."""

    at: At
    text: str
