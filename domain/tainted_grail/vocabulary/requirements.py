"""Requirements of texts: a closed list, written as data in packs. Source: TG-10.9."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from domain.tainted_grail.vocabulary.terms import (
    Attribute,
    Deck,
    EncounterColour,
    Holding,
    Keyword,
    Result,
    Settlement,
    Trait,
)


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
    """The character, anyone of the party, or anyone in the game owns this card.

    card: `item:<id>` or `secret:<number>`.
    """

    card: str
    whose: Literal["you", "party", "anyone"] = "you"


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


class ChapterIs(Need, frozen=True, tag="chapter"):
    """The chapter is between these, both included."""

    least: int = 1
    most: int = 9


class HasStatus(Need, frozen=True, tag="status"):
    """The status is owned: all the listed parts, or at least this many. Source: TG-5.12.3, 5.12.6, 5.12.7."""

    status: str
    parts: tuple[int, ...] = ()
    least: int = 1


class Revealed(Need, frozen=True, tag="revealed"):
    """This location lies out, in any version."""

    location: int


class StandsAt(Need, frozen=True, tag="at"):
    """The character stands at this location, in any version."""

    location: int


class MenhirAt(Need, frozen=True, tag="menhir"):
    """An active menhir stands at this location, or at the character's, with at least this disc value."""

    location: int | None = None
    least: int = 0


class InSettlement(Need, frozen=True, tag="settlement"):
    """The character stands in a settlement, of this kind if one is given. Source: TG-5.8.33."""

    kind: Settlement | None = None


class GuardianAt(Need, frozen=True, tag="guardian"):
    """A guardian is at this location, or at the character's; a named one if it is given."""

    location: int | None = None
    encounter: str | None = None


class DiscIs(Need, frozen=True, tag="disc"):
    """This disc lies out, with a value between these, both included."""

    disc: str
    least: int = 1
    most: int = 8


class EventOpen(Need, frozen=True, tag="event"):
    """This event lies open."""

    event: str


class QuestActive(Need, frozen=True, tag="quest"):
    """The quest of this event is active, with at least this many markers."""

    event: str
    markers: int = 0


class PartySize(Need, frozen=True, tag="party"):
    """At least this many characters are in the party."""

    least: int


class Unused(Need, frozen=True, tag="unused"):
    """What bears this mark has not happened yet, or not today. Source: TG-10.9."""

    mark: str
    per: Literal["day", "campaign"] = "campaign"


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
    | ChapterIs
    | HasStatus
    | Revealed
    | StandsAt
    | MenhirAt
    | InSettlement
    | GuardianAt
    | DiscIs
    | EventOpen
    | QuestActive
    | PartySize
    | Unused
    | Not
    | All
    | Either
)
