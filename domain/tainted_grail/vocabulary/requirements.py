"""Requirements of texts: a closed list, written as data in packs. Source: TG-10.9."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from domain.tainted_grail.vocabulary.terms import Attribute, Deck, EncounterColour, Holding, Keyword, Result, Trait


class Need(Struct, frozen=True, tag_field="is", forbid_unknown_fields=True, omit_defaults=True):
    """A requirement, which holds or does not. Source: TG-10.9."""


class AttributeAtLeast(Need, frozen=True, tag="attribute"):
    """The attribute is at least this high: the character's own, or that of anyone in the party. Source: TG-4.5.21."""

    attribute: Attribute
    least: int
    whose: Literal["you", "party"] = "you"


class HoldingAtLeast(Need, frozen=True, tag="holding"):
    """There is at least this much of a track or resource: the character's own, one member's, the party's in all, or
    everyone's.
    """

    what: Holding
    least: int
    whose: Literal["you", "member", "party", "everyone"] = "you"


class HoldingAtMost(Need, frozen=True, tag="at-most"):
    """The character has no more than this."""

    what: Holding
    most: int


class MoreThan(Need, frozen=True, tag="more-than"):
    """The character has more of one thing than of another."""

    what: Holding
    than: Holding


class ConditionHolds(Need, frozen=True, tag="condition"):
    """The character is insane, exhausted, in panic or Dying."""

    condition: Literal["insane", "exhausted", "panic", "dying"]


class CharacterPresent(Need, frozen=True, tag="character"):
    """This character takes part."""

    character: str


class CharactersAtLeast(Need, frozen=True, tag="participants"):
    """At least this many characters are in the encounter, or in the game outside one."""

    least: int


class Owns(Need, frozen=True, tag="owns"):
    """The character, or anyone of the party, owns this card. card: `item:<id>` or `secret:<number>`."""

    card: str
    whose: Literal["you", "party"] = "you"


class Equipped(Need, frozen=True, tag="equipped"):
    """The character has a usable card of this keyword."""

    keyword: Keyword


class EncounterIs(Need, frozen=True, tag="encounter"):
    """The encounter has this deck, colour and trait, as far as they are given."""

    deck: Deck | None = None
    colour: EncounterColour | None = None
    trait: Trait | None = None


class EncounterEnded(Need, frozen=True, tag="result"):
    """The last encounter ended with this result."""

    result: Result


class MarkerIn(Need, frozen=True, tag="zone"):
    """The affinity marker is in this zone."""

    zone: Literal["green", "grey", "red"]


class PoolAtLeast(Need, frozen=True, tag="pool"):
    """The combat pool holds at least this many markers."""

    least: int


class ConnectedAtLeast(Need, frozen=True, tag="connected"):
    """At least this many attribute symbols of this kind are connected. Source: TG-6.3.22."""

    attribute: Attribute
    least: int


class Uncovered(Need, frozen=True, tag="uncovered"):
    """The card with this text is not covered."""


class Not(Need, frozen=True, tag="not"):
    of: Requirement


class All(Need, frozen=True, tag="all"):
    of: tuple[Requirement, ...]


class Either(Need, frozen=True, tag="any"):
    of: tuple[Requirement, ...]


Requirement = (
    AttributeAtLeast
    | HoldingAtLeast
    | HoldingAtMost
    | MoreThan
    | ConditionHolds
    | CharacterPresent
    | CharactersAtLeast
    | Owns
    | Equipped
    | EncounterIs
    | EncounterEnded
    | MarkerIn
    | PoolAtLeast
    | ConnectedAtLeast
    | Uncovered
    | Not
    | All
    | Either
)
