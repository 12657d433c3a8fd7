"""Effects on what a character has: tracks, resources, attributes, items, secrets, skills. Source: TG-10.10."""

from __future__ import annotations

from typing import Literal

from domain.tainted_grail.tasks.effects.base import Amount, EffectTask
from domain.tainted_grail.vocabulary.terms import Attribute, EncounterColour, Holding, Keyword, Resource, Track


class Gain(EffectTask, frozen=True, tag="tg.gain"):
    """Gain this much of a track or resource. unavoidable: whether nothing can prevent gained Terror.

    Source: TG-5.1.9, 5.1.18.
    """

    what: Holding
    count: Amount = 1
    unavoidable: bool = False


class Lose(EffectTask, frozen=True, tag="tg.lose"):
    """Lose this much of a track or resource, or all; this is not damage. Source: TG-5.1.10, 5.1.19."""

    what: Holding
    count: Amount | Literal["all"] = 1


class Transfer(EffectTask, frozen=True, tag="tg.transfer"):
    """Hand this much of a resource, or what is there, to another. giver: never in a pack. Source: TG-10.10."""

    what: Resource
    count: Amount = 1
    giver: str | None = None


class ShareOut(EffectTask, frozen=True, tag="tg.share"):
    """Let the participants gain this much together, and choose a receiver for each unit. Source: TG-10.10, 4.5.20."""

    what: Holding
    count: Amount


class SetTrack(EffectTask, frozen=True, tag="tg.set"):
    """Set a track, by default to its start; this is neither a gain nor a loss. Source: TG-5.1.26."""

    what: Track
    to: int | None = None


class Damage(EffectTask, frozen=True, tag="tg.damage"):
    """Deal damage, which may be prevented unless it is unavoidable. Source: TG-5.1.17, 5.1.18."""

    count: Amount = 1
    unavoidable: bool = False


class ChangeAttribute(EffectTask, frozen=True, tag="tg.change-attribute"):
    """Change an attribute's value until the activation or the encounter ends. Source: TG-5.2.5."""

    attribute: Attribute
    count: int
    until: Literal["activation", "encounter"] = "activation"


class RaiseAttribute(EffectTask, frozen=True, tag="tg.raise-attribute"):
    """Raise an attribute by 1, with a skill card from 3 on. Source: TG-5.19.7, 5.19.8, 5.19.11."""

    attribute: Attribute


class DrawItems(EffectTask, frozen=True, tag="tg.draw-items"):
    """Gain items from the deck: the top ones, or the next that are craftable or have a keyword.

    Source: TG-5.5.1, 5.5.16.
    """

    count: Amount = 1
    craftable: bool = False
    keyword: Keyword | None = None


class GainItem(EffectTask, frozen=True, tag="tg.gain-item"):
    """Search the item deck for a named item. Source: TG-5.5.2, 5.5.3."""

    item: str


class DiscardItems(EffectTask, frozen=True, tag="tg.discard-items"):
    """Discard items of the owner's choice, or all. Source: TG-5.5.20, 5.5.21."""

    count: int | Literal["all"] = 1
    keyword: Keyword | None = None


class DiscardThis(EffectTask, frozen=True, tag="tg.discard-this"):
    """Discard the item with this text. Source: TG-5.5.20."""


class TurnCard(EffectTask, frozen=True, tag="tg.turn"):
    """Turn the usable card of a keyword, or this one, for the encounter. Source: TG-5.6.1, 10.10."""

    keyword: Keyword | None = None


class ShuffleDeck(EffectTask, frozen=True, tag="tg.shuffle-deck"):
    """Shuffle an encounter deck or the item deck; known cards under it become unknown. Source: TG-2.4.5."""

    deck: EncounterColour | Literal["items"]


class TakeUp(EffectTask, frozen=True, tag="tg.take-up"):
    """Offer to equip a face-down card, of a keyword if one is given. Source: TG-5.5.6, 5.5.22, 10.10."""

    keyword: Keyword | None = None


class LayAside(EffectTask, frozen=True, tag="tg.lay-aside"):
    """Turn the equipped card of a keyword, or this one, face down. Source: TG-5.5.7, 5.5.22, 10.10."""

    keyword: Keyword | None = None


class GainSecret(EffectTask, frozen=True, tag="tg.gain-secret"):
    """Take a secret by its number. Source: TG-5.7.1, 5.7.5."""

    number: int


class LoseSecret(EffectTask, frozen=True, tag="tg.lose-secret"):
    """Discard a secret, or remove it from the game. Source: TG-5.7.3, 5.7.6."""

    number: int
    removed: bool = False


class GiveSecret(EffectTask, frozen=True, tag="tg.give-secret"):
    """Hand a secret to another, unless it is personal. giver: never in a pack. Source: TG-5.7.4, 5.7.11, 10.10."""

    number: int
    giver: str | None = None


class GainSkill(EffectTask, frozen=True, tag="tg.gain-skill"):
    """Take this skill, if no face of its card is taken. Source: TG-5.19.9, 5.19.10, 10.10."""

    skill: int


class LoseSkill(EffectTask, frozen=True, tag="tg.lose-skill"):
    """Return a skill card of the owner's choice, with both its faces. Source: TG-5.21.5."""
