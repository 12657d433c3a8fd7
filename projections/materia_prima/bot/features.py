"""What the greedy bot looks at in Materia Prima, from the board view of the API or from the state itself."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from domain.materia_prima.board import Hex, distance, neighbours
from domain.materia_prima.content_parts import Recipe
from domain.materia_prima.queries import inquisitors, values
from domain.materia_prima.queries.figures import is_in_tower
from domain.materia_prima.queries.movement import blocked, board
from domain.materia_prima.rules.actions import remaining
from domain.materia_prima.state import State

Elements = Mapping[str, int]


THINGS, HUNT = ("make", "have"), "defeat"
"""What a mission may ask to do with a thing, and with an inquisitor; other deeds come as they come."""


class Wish(Struct, frozen=True):
    """A thing that the mission asks for. kind, level: `any` leaves them open."""

    kind: str = "any"
    level: int | str = "any"

    def is_met_by(self, recipe: "Card") -> bool:
        """Whether this recipe makes such a thing."""
        return self.kind in ("any", recipe.kind) and self.level in ("any", recipe.level)


class Card(Struct, frozen=True):
    """A recipe."""

    id: str
    kind: str
    level: int
    cost: Elements


class Features(Struct, frozen=True):
    """The alchemist whose turn it is, and what it can see.

    mines: hex -> element; closed: hexes it may not enter; foes: inquisitor -> defence; actions: left this turn;
    conversions: element -> what it is made of; researched: recipes that were drawn, and are to be chosen from;
    perils: hexes where an inquisitor may strike this evening that is likely to win;
    prey: inquisitor -> where it stands, of those that an open part of the mission asks to defeat;
    seekers: how many alchemists have not fulfilled the mission.
    """

    colour: str
    hex: Hex
    tower: Hex
    in_tower: bool
    carried: Elements
    stored: Elements
    capacity: int
    attack: int
    actions: int
    wishes: tuple[Wish, ...]
    recipes: tuple[Card, ...]
    hexes: frozenset[Hex]
    mines: Mapping[Hex, str]
    closed: frozenset[Hex]
    foes: Mapping[str, int]
    towns: frozenset[Hex] = frozenset()
    conversions: Mapping[str, Elements] = {}
    researched: tuple[Card, ...] = ()
    perils: frozenset[Hex] = frozenset()
    prey: Mapping[str, Hex] = {}
    seekers: int = 1

    def steps_to(self, goal: Hex) -> dict[Hex, int]:
        """How many free steps it is to a hex, from every hex that it can be reached from."""
        steps, found = {goal: 0}, [goal]
        for at in found:  # grows
            for near in neighbours(at):
                if near in self.hexes and near not in self.closed and near not in steps:
                    steps[near] = steps[at] + 1
                    found.append(near)
        return steps


class Ground(Struct, frozen=True):
    """The empty map while towers are placed. mines: hex -> element."""

    mines: Mapping[Hex, str]
    towns: frozenset[Hex] = frozenset()


def of_state(state: State) -> Features | Ground | None:
    """What the state shows; None if there is nothing to plan for."""
    colour = state.turn
    if colour is None:
        is_open = state.layout is not None and any(one.tower.hex is None for one in state.alchemists.values())
        return Ground(mines_of(state), frozenset(board(state).towns.values())) if is_open else None
    one, pack = state.alchemists[colour], state.pack
    assert one.hex is not None and one.tower.hex is not None, "a running game has all figures and towers"
    parts = pack.scenarios[state.scenario].parts
    hunted = [part.type for part in parts if part.what == HUNT and part.id not in one.deeds]
    return Features(
        colour=colour,
        hex=one.hex,
        tower=one.tower.hex,
        in_tower=is_in_tower(state, colour),
        carried=one.carried,
        stored=one.tower.elements,
        capacity=values.capacity(state, colour),
        attack=values.attack(state, colour),
        actions=remaining(state, colour),
        wishes=tuple(Wish(part.kind, part.level) for part in parts if part.what in THINGS and part.id not in one.deeds),
        recipes=tuple(card(pack.recipes[id]) for id in state.recipes),
        hexes=frozenset(board(state).hexes),
        mines=mines_of(state),
        closed=frozenset(at for at in blocked(state, colour) if at is not None),
        foes={foe.id: inquisitors.value(state, foe.type, "defence") for foe in state.inquisitors.values()},
        towns=frozenset(board(state).towns.values()),
        conversions=pack.conversions,
        researched=tuple(card(pack.recipes[id]) for id in state.researched),
        perils=perils(board(state).hexes, strikers(state, values.defence(state, colour))),
        prey=prey(hunted, ((foe.id, foe.type, foe.hex) for foe in state.inquisitors.values())),
        seekers=sum(any(part.id not in each.deeds for part in parts) for each in state.alchemists.values()),
    )


def card(recipe: Recipe) -> Card:
    """A recipe as the bot sees it."""
    return Card(recipe.id, recipe.kind, recipe.level, recipe.cost)


def prey(hunted: Collection[str | None], foes: Iterable[tuple[str, str, Hex]]) -> dict[str, Hex]:
    """Where those stand that are to be defeated. hunted: their types, None for any; foes: id, type and place."""
    return {id: at for id, type, at in foes if type in hunted or None in hunted}


def perils(hexes: Iterable[Hex], strikers: Sequence[tuple[Hex, int]]) -> frozenset[Hex]:
    """The hexes that one of these can strike. strikers: where they stand, and how many steps away they can."""
    return frozenset(at for at in hexes if any(distance(at, start) <= reach for start, reach in strikers))


def strikers(state: State, defence: int) -> list[tuple[Hex, int]]:
    """Where inquisitors stand that are likely to win against this defence, and how far away they can."""
    of = partial(inquisitors.value, state)
    return [
        (foe.hex, of(foe.type, "actions"))
        for foe in state.inquisitors.values()
        if of(foe.type, "attack") >= max(1, defence)
    ]


def strikers_of(view: Mapping[str, Any], defence: int) -> list[tuple[Hex, int]]:
    """The same from the board view."""
    return [
        (place(foe["place"]), strength(view, foe, "actions"))
        for foe in view["inquisitors"]
        if strength(view, foe, "attack") >= max(1, defence)
    ]


def strength(view: Mapping[str, Any], foe: Mapping[str, Any], stat: str) -> int:
    """A status value of an inquisitor in the board view, 0 of one that it has not got."""
    found = view["strengths"][foe["type"]].get(stat)
    value: int = found["value"] if found else 0
    return value


def mines_of(state: State) -> dict[Hex, str]:
    """The mines of the map, which is laid out."""
    return {at: terrain.mine for at, terrain in board(state).terrain.items() if terrain.mine}


def of_board(view: Mapping[str, Any]) -> Features | Ground | None:
    """What the board view shows; None if there is nothing to plan for."""
    colour = view["turn"]
    hexes = {(at["q"], at["r"]): at for at in view["hexes"]}
    mines = {at: each["mine"] for at, each in hexes.items() if each.get("mine")}
    towns = frozenset(at for at, each in hexes.items() if each["terrain"] == "town")
    if colour is None:
        is_open = bool(hexes) and any(each["tower"]["place"] is None for each in view["alchemists"])
        return Ground(mines, towns) if is_open else None
    one = next(each for each in view["alchemists"] if each["colour"] == colour)
    mission = view["scenario"]["mission"]
    hunted = [part["type"] for part in mission if part.get("what") == HUNT and colour not in part["done"]]
    own = {each["id"] for each in view["homunculi"] if each["colour"] == colour}
    return Features(
        colour=colour,
        hex=place(one["place"]),
        tower=place(one["tower"]["place"]),
        in_tower=one["in_tower"],
        carried=counted(one["carried"]),
        stored=counted(one["tower"]["elements"]),
        capacity=one["values"]["capacity"]["value"],
        attack=one["values"]["attack"]["value"],
        actions=one["remaining"],
        wishes=tuple(
            wish(part) for part in mission if part.get("what", "make") in THINGS and colour not in part["done"]
        ),
        recipes=tuple(map(card_of, view["recipes"])),
        hexes=frozenset(hexes),
        mines=mines,
        closed=frozenset(at for at, each in hexes.items() if is_closed(each, colour, own)),
        foes={each["id"]: strength(view, each, "defence") for each in view["inquisitors"]},
        towns=towns,
        conversions={each["element"]: counted(each["inputs"]) for each in view["conversions"]},
        researched=tuple(map(card_of, view["researched"])),
        perils=perils(hexes, strikers_of(view, one["values"]["defence"]["value"])),
        prey=prey(hunted, ((each["id"], each["type"], place(each["place"])) for each in view["inquisitors"])),
        seekers=sum(any(each["colour"] not in part["done"] for part in mission) for each in view["alchemists"]),
    )


def card_of(view: Mapping[str, Any]) -> Card:
    """A recipe of the board view."""
    return Card(view["id"], view["kind"], view["level"], counted(view["cost"]))


def place(view: Mapping[str, Any]) -> Hex:
    """A place of the board view."""
    return view["q"], view["r"]


def counted(elements: Iterable[Mapping[str, Any]]) -> Elements:
    """A multiset of the board view."""
    return {each["element"]: each["count"] for each in elements}


def wish(part: Mapping[str, Any]) -> Wish:
    """A part of the mission in the board view; what it does not say is left open."""
    return Wish(part.get("kind", "any"), part.get("level", "any"))


def is_closed(at: Mapping[str, Any], colour: str, own: set[str]) -> bool:
    """Whether a hex of the board view may not be entered by this colour."""
    strangers = {*at["alchemists"], *at["homunculi"]} - own - {colour}
    return bool(strangers or at["inquisitors"] or at["tower"] not in (None, colour))
