"""The features that the greedy bot goes by: figures, towers, towns and recipes, as every seat sees them."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from domain.materia_prima.board.hexes import Hex

Elements = Mapping[str, int]

MAKING = ("make", "have")
"""The parts of a mission that ask for a thing with a recipe."""

THINGS = {"homunculus": "homunculus", "equipment": "equipment", "fragment": "stone"}
"""Kind of a town mission -> the kind of recipe that it needs."""


class Card(Struct, frozen=True):
    """A recipe."""

    id: str
    kind: str
    level: int
    cost: Elements


class Wish(Struct, frozen=True):
    """A part of the scenario's mission that an alchemist has not fulfilled. `any` and None leave a field open.

    kind: of a thing or of a town mission; level: of a thing or an element; type: of an inquisitor.
    """

    what: str = "make"
    kind: str = "any"
    level: int | str = "any"
    type: str | None = None

    def is_met_by(self, recipe: Card) -> bool:
        """Return whether a thing of this recipe fits the wish."""
        return self.kind in ("any", recipe.kind) and self.level in ("any", recipe.level)


class Figure(Struct, frozen=True):
    """An alchemist, named by its colour, or a homunculus, by its recipe.

    level: 0 for an alchemist; actions: per turn; left: actions left in this turn.
    """

    name: str
    colour: str
    hex: Hex
    level: int = 0
    carried: Elements = {}
    capacity: int = 3
    attack: int = 2
    defence: int = 2
    actions: int = 3
    left: int = 3

    @property
    def card(self) -> Card:
        """The recipe of a homunculus, without its cost."""
        return Card(self.name, "homunculus", self.level, {})

    @property
    def free(self) -> int:
        """How many more elements it can carry."""
        return self.capacity - sum(self.carried.values())


class Alchemist(Struct, frozen=True):
    """The belongings of a colour beside its figures. tower: its hex; items: those stored there."""

    colour: str
    tower: Hex
    stored: Elements = {}
    worn: tuple[Card, ...] = ()
    items: tuple[Card, ...] = ()
    fragments: tuple[Card, ...] = ()
    wishes: tuple[Wish, ...] = ()
    soul_stones: int = 1


class Errand(Struct, frozen=True):
    """A town mission. defence: to beat with dice; elements: to bring; level: of the thing to give, None for any."""

    kind: str
    points: int = 1
    defence: int = 0
    elements: Elements = {}
    level: int | None = None

    def is_served_by(self, thing: Card) -> bool:
        """Return whether it asks for this thing."""
        return THINGS.get(self.kind) == thing.kind and self.level in (None, thing.level)


class Price(Struct, frozen=True):
    """The price of a tower extension: named elements, and a number of different ones of a level."""

    elements: Elements = {}
    different: int = 0
    level: int = 2


class Town(Struct, frozen=True):
    """A town. sea: letters of the towns that ships go to."""

    letter: str
    hex: Hex
    mission: Errand | None = None
    price: Price | None = None
    sea: tuple[str, ...] = ()


class Foe(Struct, frozen=True):
    """An inquisitor; attack: None for one that destroys."""

    id: str
    type: str
    hex: Hex
    attack: int | None = 2
    defence: int = 1
    actions: int = 2


class Ground(Struct, frozen=True):
    """The map while towers are placed. mines: hex -> element."""

    mines: Mapping[Hex, str]
    towns: frozenset[Hex] = frozenset()


class Features(Struct, frozen=True):
    """The table in the turn of a colour.

    order: colours in turn order; figures: by name, alchemists first; mines: hex -> element; loose: elements on hexes;
    conversions: element -> its inputs; researched: drawn recipes to choose from; keeps: parts of the mission that ask
    for a thing at the end; days: left after this one.
    """

    colour: str
    order: tuple[str, ...]
    alchemists: Mapping[str, Alchemist]
    figures: Mapping[str, Figure]
    foes: tuple[Foe, ...]
    recipes: tuple[Card, ...]
    hexes: frozenset[Hex]
    mines: Mapping[Hex, str]
    towns: tuple[Town, ...] = ()
    loose: Mapping[Hex, Elements] = {}
    conversions: Mapping[str, Elements] = {}
    researched: tuple[Card, ...] = ()
    keeps: tuple[Wish, ...] = ()
    days: int = 20

    @property
    def own(self) -> Alchemist:
        """The alchemist whose turn it is."""
        return self.alchemists[self.colour]

    @property
    def alchemist(self) -> Figure:
        """Its figure."""
        return self.figures[self.colour]

    def homunculi(self, colour: str) -> Iterator[Figure]:
        """Return the homunculi of a colour, in order of entry."""
        return (one for one in self.figures.values() if one.level and one.colour == colour)

    def is_spare(self, thing: Card) -> bool:
        """Return whether a thing is not needed at the end, so that it may be given away."""
        return not any(wish.is_met_by(thing) for wish in self.keeps)

    def town_at(self, hex: Hex) -> Town | None:
        """Return the town on a hex."""
        return next((town for town in self.towns if town.hex == hex), None)

    def closed(self, colour: str) -> frozenset[Hex]:
        """Return the hexes that figures of a colour may not enter. Source: MP-4.8.2."""
        others = {one.hex for one in self.figures.values() if one.colour != colour}
        towers = {one.tower for one in self.alchemists.values() if one.colour != colour}
        return frozenset(others | towers | {foe.hex for foe in self.foes})

    def level(self, element: str) -> int:
        """Return the level of an element: one above its inputs."""
        inputs = self.conversions.get(element)
        return 1 + max(map(self.level, inputs)) if inputs else 1
