"""The types of a content pack's tables. Unknown fields are errors. Source: MP-10.1."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, field

from domain.kernel.content.vocabulary import Id, Part
from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.board.pieces import SLOT_CENTRES, Layout, Piece
from domain.materia_prima.content.specials import LastDays, SpecialRule
from domain.materia_prima.tasks.effects import Effect
from domain.materia_prima.vocabulary import (
    LAST_DAYS,
    Action,
    Amount,
    Colour,
    Count,
    Deed,
    DifficultyLevel,
    Direction,
    Elements,
    FigureKind,
    InquisitorStat,
    Kind,
    Level,
    TargetKind,
    TownLetter,
    TypeLetter,
)


class PackTitle(Part, frozen=True):
    """The title of a pack. languages: those with texts in a catalogue `<language>.ftl`."""

    id: Id
    version: str
    languages: tuple[str, ...]


class Switches(Part, frozen=True):
    """A pack's decisions where the rules leave a choice.

    supply: finite counts of elements; an element that is not named never runs out. Source: MP-2.5.11, 6.2.4, 7.3.11.
    """

    lone_card_modifier: Literal["active", "dormant"] = "active"
    on_failure: Literal["retry", "continue"] = "retry"
    supply: Elements = field(default_factory=dict)


class Values(Part, frozen=True):
    """The four status values of a figure. Source: MP-8.2.1 to 8.2.4."""

    attack: Count
    defence: Count
    capacity: Count
    actions: Count


class Bonuses(Part, frozen=True):
    """The additions of an item or a tower extension to status values. Source: MP-8.2.7."""

    attack: Count = 0
    defence: Count = 0
    capacity: Count = 0
    actions: Count = 0


def default_homunculus_values(level: int) -> Values:
    """Return the status values of a homunculus if its pack gives none. Source: MP-8.2.8."""
    return Values(level, level, level, 1 if level == 1 else 2)


class Defaults(Part, frozen=True):
    """Status values if a card gives none; homunculi by level, from level 1. Source: MP-8.2.8."""

    alchemist: Values = Values(attack=2, defence=2, capacity=3, actions=3)
    homunculi: tuple[Values, Values, Values] = (
        default_homunculus_values(1),
        default_homunculus_values(2),
        default_homunculus_values(3),
    )


class Die(Part, frozen=True):
    """The die of all rolls. Source: MP-6.1.5."""

    id: Id
    faces: Annotated[tuple[Literal[0, 1, 2], ...], Meta(min_length=1, max_length=20)]


class Element(Part, frozen=True):
    """An element. Its symbol marks its mine on a small map."""

    id: Id
    level: Level
    symbol: Annotated[str, Meta(min_length=1, max_length=2)]


class Conversion(Part, frozen=True):
    """A conversion of inputs into one unit of the output. Source: MP-4.13.1."""

    inputs: Elements
    output: str


class Frame(Part, frozen=True):
    """The places of the pieces. centres: of the slots, slot 0 first. Source: MP-2.2.2, 2.2.5."""

    centres: tuple[Hex, ...] = SLOT_CENTRES


class Town(Part, frozen=True):
    """A town's place in the network of ports. Source: MP-4.18.1, 4.18.2."""

    letter: TownLetter
    port: bool
    connections: tuple[TownLetter, ...]


class Modifier(Part, frozen=True):
    """A bonus to a status value of inquisitors. Source: MP-6.2.1."""

    stat: InquisitorStat
    amount: Amount


class Marker(Part, frozen=True):
    """The place of an alarm marker, relative to each figure of the kind. Source: MP-4.4.1, 4.4.3."""

    figure: FigureKind
    direction: Direction


class AlarmCard(Part, frozen=True):
    """An alarm card. reward: pips -> element; order: of turns. Source: MP-4.3.2."""

    id: Id
    town: TownLetter
    reward: Mapping[int, str]
    order: tuple[Colour, ...]
    markers: tuple[Marker, ...]
    modifiers: tuple[Modifier, ...] = ()


class InquisitorType(Part, frozen=True):
    """A type of inquisitors. It has either an attack or a destroy value; the other is None.

    Source: MP-4.20.1, 4.22.1.
    """

    letter: TypeLetter
    defence: Count
    actions: Count
    primary: TargetKind
    secondary: TargetKind | None = None
    attack: Count | None = None
    destroy: Count | None = None

    @property
    def mode(self) -> Literal["attack", "destroy"]:
        """What it does beside its target."""
        return "attack" if self.destroy is None else "destroy"

    @property
    def targets(self) -> tuple[TargetKind, ...]:
        """Its target kinds, the primary one first."""
        return (self.primary,) if self.secondary in (None, self.primary) else (self.primary, self.secondary)


class InquisitorCard(Part, frozen=True):
    """A card of a type: a modifier, the second-figure symbol, or neither. Source: MP-6.3."""

    id: Id
    type: TypeLetter
    modifier: Modifier | None = None
    second_figure: bool = False


class MissionPart(Part, frozen=True):
    """A part of a scenario mission, for every alchemist. "have" is a possession, everything else a deed. Source:
    MP-7.1.8.

    kind: of the thing made, owned, given or researched, or of the town mission delivered for or fulfilled; level: of
    the thing, or of the converted element; type: of the inquisitor defeated or repelled, None for any.
    """

    id: Id
    what: Deed | Literal["have"]
    kind: Kind | Literal["attack", "element", "fragment", "any"] = "any"
    level: Level | Literal["any"] = "any"
    type: TypeLetter | None = None

    @property
    def is_deed(self) -> bool:
        """Whether it stays fulfilled once done; otherwise it is judged at the end."""
        return self.what != "have"


class EventRow(Part, frozen=True):
    """A row of the event table. cost: number of alchemists -> points. Source: MP-5.1.1."""

    day: Count
    cost: Mapping[int, Count]
    alchemists: tuple[Effect, ...]
    inquisition: tuple[Effect, ...]


class TutorialAlchemist(Part, frozen=True):
    """An alchemist of a tutorial, with the hex of its tower, on which it starts. Source: MP-3.4.1."""

    character: Id
    colour: Colour
    tower: Hex


class Tutorial(Part, frozen=True):
    """The setup of a tutorial, which leaves no choices. Source: MP-3.4.

    alarms: the cards of day 1, 2, ..., one a day; empty if they are shuffled; alchemists: in seat order, for four;
    recipes: of each kind the first ones, one for each alchemist, are in the pool at the start; missions, extensions: on
    town cards, by letter.
    """

    days: Amount
    layout: Id
    temple: Id
    alchemists: tuple[TutorialAlchemist, ...] = field(name="alchemist")
    recipes: tuple[Id, ...]
    alarms: tuple[Id, ...] = ()
    missions: Mapping[TownLetter, Id] = field(default_factory=dict)
    extensions: Mapping[TownLetter, Id] = field(default_factory=dict)


class Scenario(Part, frozen=True):
    """A scenario card. next: the scenario that follows in a campaign; tutorial: set if it is one.

    last_days: those of the rules; older packs could set others here instead of by a special rule. Source: MP-0.1.1,
    2.1.3, 3.1.4, 3.4, 5.1.1.
    """

    id: Id
    inquisitors: tuple[TypeLetter, ...]
    parts: tuple[MissionPart, ...] = field(name="part")
    events: tuple[EventRow, ...] = field(name="event")
    last_days: Mapping[DifficultyLevel, Amount] = field(default_factory=lambda: dict(LAST_DAYS))
    specials: tuple[SpecialRule, ...] = field(name="special", default=())
    next: str | None = None
    tutorial: Tutorial | None = None

    @property
    def days(self) -> Mapping[DifficultyLevel, int]:
        """The last day of each difficulty, unless it is a tutorial. Source: MP-0.1.1, 2.1.3."""
        declared = (one.days for one in self.specials if isinstance(one, LastDays))
        return next(declared, self.last_days)


class ExtraAction(Part, frozen=True, tag_field="ability", tag="extra-action"):
    """An action of this kind that costs no action point, once each turn. Source: MP-8.1.1."""

    action: Action


class BroadResearch(Part, frozen=True, tag_field="ability", tag="broad-research"):
    """Research that draws four recipes and keeps two. Source: MP-8.1.2."""


class RichMining(Part, frozen=True, tag_field="ability", tag="rich-mining"):
    """A mine of this element that yields one more. Source: MP-8.1.3."""

    element: str


class FarResearch(Part, frozen=True, tag_field="ability", tag="far-research"):
    """Research without a town. Source: MP-8.1.4."""


class ExtraRecipe(Part, frozen=True, tag_field="ability", tag="extra-recipe"):
    """A pool of recipes with one more card. Source: MP-8.1.5."""


class FarTransmutation(Part, frozen=True, tag_field="ability", tag="far-transmutation"):
    """Transmuting without a tower. Source: MP-8.1.6."""


Ability = ExtraAction | BroadResearch | RichMining | FarResearch | ExtraRecipe | FarTransmutation


class Recipe(Part, frozen=True):
    """A recipe card. values: of a homunculus, None for the defaults; bonuses: of an item. Source: MP-4.14."""

    id: Id
    kind: Kind
    level: Level
    cost: Elements
    values: Values | None = None
    bonuses: Bonuses = Bonuses()
    abilities: tuple[Ability, ...] = ()


class Alchemist(Part, frozen=True):
    """A character. values: None for the defaults; without_stone: None if the same. Source: MP-8.2.6, 4.15.4."""

    id: Id
    values: Values | None = None
    without_stone: Values | None = None
    abilities: tuple[Ability, ...] = ()
    slots: Count = 2


class Price(Part, frozen=True):
    """A price: named elements, and this many `different` ones of `level`, which the payer chooses.

    Source: MP-4.17.2.
    """

    elements: Elements = field(default_factory=dict)
    different: Count = 0
    level: Level = 2


class Extension(Part, frozen=True):
    """A tower extension. Source: MP-4.17."""

    id: Id
    price: Price = Price(different=2)
    bonuses: Bonuses = Bonuses()
    abilities: tuple[Ability, ...] = ()


class TownMission(Part, frozen=True):
    """A town mission. defence: of an attack mission; elements: of an element mission; level: of a thing, None for any.

    Source: MP-8.3.2 to 8.3.6, 8.3.12.
    """

    id: Id
    kind: Literal["attack", "element", "homunculus", "equipment", "fragment"]
    points: Amount
    defence: Count | None = None
    elements: Elements = field(default_factory=dict)
    level: Level | None = None


class Temple(Part, frozen=True):
    """A temple card, without an effect. Source: MP-2.5.13."""

    id: Id


class Content(Part, frozen=True):
    """All tables of a pack. A field's alias is the table's name in TOML."""

    pack: PackTitle
    die: Die
    elements: tuple[Element, ...] = field(name="element")
    conversions: tuple[Conversion, ...] = field(name="conversion")
    pieces: tuple[Piece, ...] = field(name="piece")
    layouts: tuple[Layout, ...] = field(name="layout")
    towns: tuple[Town, ...] = field(name="town")
    alarms: tuple[AlarmCard, ...] = field(name="alarm")
    inquisitors: tuple[InquisitorType, ...] = field(name="inquisitor")
    cards: tuple[InquisitorCard, ...] = field(name="card")
    scenarios: tuple[Scenario, ...] = field(name="scenario")
    recipes: tuple[Recipe, ...] = field(name="recipe")
    alchemists: tuple[Alchemist, ...] = field(name="alchemist")
    extensions: tuple[Extension, ...] = field(name="extension")
    missions: tuple[TownMission, ...] = field(name="mission")
    temples: tuple[Temple, ...] = field(name="temple")
    frame: Frame = Frame()
    switches: Switches = Switches()
    defaults: Defaults = Defaults()
