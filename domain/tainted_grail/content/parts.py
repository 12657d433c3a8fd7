"""The types of a content pack's tables. Unknown fields are errors. Source: TG-10.1 to 10.6."""

from collections.abc import Mapping
from typing import Literal

from msgspec import field

from domain.kernel.content.vocabulary import Id, Part
from domain.tainted_grail.content.box import Box, Counts
from domain.tainted_grail.content.chapters import Campaign, Chapter, Event, Quest, RandomEvent
from domain.tainted_grail.content.journal import BookVerse, Dream, Verse
from domain.tainted_grail.content.land import DiscCard, Location, Status
from domain.tainted_grail.tasks.effects.base import Cost
from domain.tainted_grail.tasks.effects.vocabulary import Effect
from domain.tainted_grail.vocabulary.bonus import Bonus
from domain.tainted_grail.vocabulary.requirements import Requirement
from domain.tainted_grail.vocabulary.terms import (
    Attribute,
    BoardColour,
    CardId,
    Count,
    Difficulty,
    EncounterColour,
    GuardianFace,
    Height,
    Keyword,
    Resource,
    Some,
    Trait,
)

Moment = Literal[
    "placed",
    "delayed",
    "attack",
    "any-time",
    "discarded",
    "active",
    "key",
    "instead",
    "damage",
    "reroll",
    "start",
    "rest",
]
"""The moment at which an ability works.

placed: when its card is laid; delayed: when its last time marker is removed; attack: in step 3 while uncovered;
any-time: between effects, by the active character, at a cost; discarded: when its card leaves the sequence; active:
when its owner becomes active; key: when its owner activates an attribute symbol; instead: in place of another effect;
damage: it prevents part of each damage; reroll: it repeats a toss or roll; start: when an encounter begins; rest:
before resting.
"""


Replaced = Literal["damage", "gain-terror", "lose-health", "discard-last", "flee", "draw-encounter"]
"""What an ability can replace."""
Rerolled = Literal["toss", "roll"]


class Ability(Part, frozen=True):
    """The ability of a card, item, skill, secret or negative trait. Source: TG-6.5, 10.3, 10.6.

    cost: what has to be paid, which makes it optional; need: what must hold; optional: whether it may be declined;
    limit: once in this period; delay: X of a delayed one; of: the attribute of the symbols (`key`), what is replaced
    (`instead`), what is rerolled (`reroll`, None for both); reduce: how much the attack's damage is reduced (`attack`);
    ignore: the attack does not happen; prevent: how much of each damage is prevented (`damage`), down to `floor`; hand:
    how many more or fewer cards to start with (`start`).
    """

    when: Moment
    effects: tuple[Effect, ...] = ()
    cost: Cost | None = None
    need: Requirement | None = None
    optional: bool = False
    limit: Literal["activation", "encounter"] | None = None
    delay: Count = 0
    of: Attribute | Replaced | Rerolled | None = None
    reduce: Count = 0
    ignore: bool = False
    prevent: Count = 0
    floor: Count = 0
    hand: int = 0


class OutHalf(Part, frozen=True):
    """An out-half of a right edge. Source: TG-6.3.3, 6.3.17, 6.3.18.

    attribute, level: of an attribute height; times: how often the bonus is taken; block: whether the key is never
    activated.
    """

    attribute: Attribute | None = None
    level: Some = 1
    times: Some = 1
    block: bool = False


class Card(Part, frozen=True):
    """A combat or diplomacy card. permanent: whether its text is never covered. Source: TG-10.3.

    left: height -> the bonus there; right: height -> the half there.
    """

    id: CardId
    left: Mapping[Height, Bonus]
    right: Mapping[Height, OutHalf]
    permanent: bool = False
    abilities: tuple[Ability, ...] = ()


class Row(Part, frozen=True):
    """A row of an attack table: its pool sizes, both included, and what the enemy does. Source: TG-10.4."""

    least: Count
    most: Count
    effects: tuple[Effect, ...]


class Entry(Part, frozen=True):
    """The effect of a VARIABLE in a stage. attribute: None for any. Source: TG-6.4.10."""

    gives: tuple[Effect, ...]
    attribute: Attribute | None = None


class Reaction(Part, frozen=True):
    """The effect in step 3 of a diplomacy while the marker is from `least` to `most`. Source: TG-6.6.20, 6.6.25."""

    effects: tuple[Effect, ...]
    least: int = -99
    most: int = 99


class Stage(Part, frozen=True):
    """A stage of a diplomacy encounter. Source: TG-10.4."""

    variable: tuple[Entry, ...]
    reactions: tuple[Reaction, ...]


class Way(Part, frozen=True):
    """One of the ways that a diplomacy encounter offers, with its tables. Source: TG-6.1.9."""

    id: Id
    stages: tuple[Stage, ...]


class AffinityTrack(Part, frozen=True):
    """The spaces of an affinity track; 0 is grey. green, red: where these zones begin. Source: TG-10.1, 10.4."""

    top: Some = 4
    bottom: int = -4
    green: int = 1
    red: int = -1


class Avoiding(Part, frozen=True):
    """How to avoid an encounter: what each pays, and what must hold for one of them. Source: TG-6.9.3, 6.9.4."""

    cost: Cost = Cost()
    need: tuple[Requirement, ...] = ()


class Encounter(Part, frozen=True):
    """An encounter; blue ones are resolved by diplomacy. Source: TG-10.4.

    first: whether it is "your first encounter" of its colour; value: pool size that wins; attack: by pool; reward: for
    each participant; loot: given once; delay, delayed: its time markers at the start, and what happens when they are
    gone.
    """

    id: Id
    colour: EncounterColour
    difficulty: Difficulty
    right: Mapping[Height, OutHalf]
    first: bool = False
    value: Count = 0
    traits: tuple[Trait, ...] = ()
    attack: tuple[Row, ...] = ()
    opportunity: tuple[Effect, ...] = ()
    reward: tuple[Effect, ...] = ()
    loot: tuple[Effect, ...] = ()
    ways: tuple[Way, ...] = ()
    track: AffinityTrack = AffinityTrack()
    failure: tuple[Effect, ...] = ()
    avoid: Avoiding | None = None
    delay: Count = 0
    delayed: tuple[Effect, ...] = ()


class Item(Part, frozen=True):
    """An item. Source: TG-10.6."""

    id: Id
    keywords: tuple[Keyword, ...] = ()
    craftable: bool = False
    abilities: tuple[Ability, ...] = ()


class Secret(Part, frozen=True):
    """A secret. personal: whether it may never be given away. Source: TG-5.10.12, 10.6."""

    number: Count
    keywords: tuple[Keyword, ...] = ()
    personal: bool = False
    abilities: tuple[Ability, ...] = ()
    quest: Quest | None = None


class Skill(Part, frozen=True):
    """One face of a skill card. Source: TG-10.6."""

    number: Count
    attribute: Attribute
    abilities: tuple[Ability, ...] = ()


class SkillCard(Part, frozen=True):
    """A skill card with a skill on each face. Source: TG-2.1.13."""

    faces: tuple[Skill, Skill]


class Board(Part, frozen=True):
    """A player board: where its tracks start and end. Source: TG-5.1.2, 5.1.3, 10.2."""

    colour: BoardColour
    energy_start: Some = 6
    energy_max: Some = 9
    health_start: Some = 9
    terror_start: Count = 0
    terror_max: Some = 9


class CharacterAction(Part, frozen=True):
    """The action of a character, whose result it alone receives. energy: its cost for the party.

    Source: TG-4.4.18 to 4.4.23, 10.2.
    """

    energy: Count
    effects: tuple[Effect, ...]


class Character(Part, frozen=True):
    """A character and its tray. trait: the abilities of its negative trait; starting: the cards of its starting decks,
    if its tray lists them; by default the first fifteen basic ones of each; expansion: whether it has no basic cards of
    its own: it uses those of the board that it is placed on, and its advancement cards are red. Source: TG-3.1.14,
    3.1.15, 10.2.
    """

    id: Id
    number: Some
    colour: BoardColour
    attributes: Mapping[Attribute, Count]
    resources: Mapping[Resource, Count] = {}
    trait: tuple[Ability, ...] = ()
    items: tuple[Id, ...] = ()
    action: CharacterAction | None = None
    starting: tuple[str, ...] = ()
    expansion: bool = False


class Stop(Part, frozen=True):
    """A stop of an arena: exactly one of a drawn encounter, a named encounter, or a rest.

    of: how many encounters are drawn, one of which is met (TG-5.14.6).
    """

    draw: EncounterColour | None = None
    of: Some = 1
    meet: Id | None = None
    rest: bool = False


class Arena(Part, frozen=True):
    """A row of encounters and rests. difficulties: of the encounters in its decks. Source: TG-3.2.15."""

    id: Id
    row: tuple[Stop, ...]
    difficulties: tuple[Difficulty, ...] = (1,)


class Readings(Part, frozen=True):
    """A pack's decisions where the printed text cannot be read. Source: TG-0, 5.16.1, 5.16.11, 6.12.6, 6.12.13.

    dying_items, solo_dying_items: whether a Dying character's items can be used.
    """

    haste: Literal["damage", "terror"] = "damage"
    robber: Literal["health", "energy"] = "health"
    dying_items: bool = False
    solo_dying_items: bool = True


class Faces(Part, frozen=True):
    """The faces of the dice and the disc, in the order in which fate counts them. Source: TG-2.4.14, 10.1.

    guardian: of the die that moves guardians, which a campaign needs (TG-5.15.3).
    """

    dice: tuple[Count, ...] = (1, 2, 3, 4, 5, 6)
    disc: tuple[str, str] = ("grail", "skull")
    guardian: tuple[GuardianFace, ...] = ()


class PackTitle(Part, frozen=True):
    """The title of a pack. Source: TG-10.1, 10.11.10.

    languages: those with texts in a catalogue `<language>.ftl`; complete: whether it claims to have as many cards of
    each kind as the printed game; counts: how many entries of a table it claims to have.
    """

    id: Id
    version: str
    languages: tuple[str, ...]
    complete: bool = False
    counts: Counts = Counts()


class Content(Part, frozen=True):
    """All tables of a pack. A field's alias is the table's name in TOML."""

    pack: PackTitle
    boards: tuple[Board, ...] = field(name="board")
    characters: tuple[Character, ...] = field(name="character")
    cards: tuple[Card, ...] = field(name="card")
    encounters: tuple[Encounter, ...] = field(name="encounter")
    items: tuple[Item, ...] = field(name="item")
    skills: tuple[SkillCard, ...] = field(name="skill")
    arenas: tuple[Arena, ...] = field(name="arena")
    secrets: tuple[Secret, ...] = field(name="secret", default=())
    campaigns: tuple[Campaign, ...] = field(name="campaign", default=())
    chapters: tuple[Chapter, ...] = field(name="chapter", default=())
    locations: tuple[Location, ...] = field(name="location", default=())
    verses: tuple[Verse, ...] = field(name="verse", default=())
    book: tuple[BookVerse, ...] = ()
    dreams: tuple[Dream, ...] = field(name="dream", default=())
    events: tuple[Event, ...] = field(name="event", default=())
    random_events: tuple[RandomEvent, ...] = field(name="random", default=())
    discs: tuple[DiscCard, ...] = field(name="disc", default=())
    statuses: tuple[Status, ...] = field(name="status", default=())
    readings: Readings = Readings()
    faces: Faces = Faces()
    box: Box | None = None
