"""What the greedy bot looks at in Materia Prima, from the board view of the API or from the state itself."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from domain.materia_prima.board import Hex, neighbours
from domain.materia_prima.queries import inquisitors, values
from domain.materia_prima.queries.figures import is_in_tower
from domain.materia_prima.queries.movement import blocked, board
from domain.materia_prima.rules.actions import remaining
from domain.materia_prima.state import State

Elements = Mapping[str, int]


class Wish(Struct, frozen=True):
    """A thing that the mission asks for. kind, level: `any` leaves them open."""

    kind: str = "any"
    level: int | str = "any"

    def is_met_by(self, recipe: "Card") -> bool:
        """Whether this recipe makes such a thing."""
        return self.kind in ("any", recipe.kind) and self.level in ("any", recipe.level)


class Card(Struct, frozen=True):
    """A recipe of the pool."""

    id: str
    kind: str
    level: int
    cost: Elements


class Sight(Struct, frozen=True):
    """The alchemist whose turn it is, and what it can see.

    mines: hex -> element; closed: hexes it may not enter; foes: inquisitor -> defence; actions: left this turn.
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


def of_state(state: State) -> Sight | Ground | None:
    """What the state shows; None if there is nothing to plan for."""
    colour = state.turn
    if colour is None:
        is_open = state.layout is not None and any(one.tower.hex is None for one in state.alchemists.values())
        return Ground(mines_of(state)) if is_open else None
    one, pack = state.alchemists[colour], state.pack
    assert one.hex is not None and one.tower.hex is not None, "a running game has all figures and towers"
    parts = pack.scenarios[state.scenario].parts
    recipes = (pack.recipes[id] for id in state.recipes)
    return Sight(
        colour=colour,
        hex=one.hex,
        tower=one.tower.hex,
        in_tower=is_in_tower(state, colour),
        carried=one.carried,
        stored=one.tower.elements,
        capacity=values.capacity(state, colour),
        attack=values.attack(state, colour),
        actions=remaining(state, colour),
        wishes=tuple(Wish(part.kind, part.level) for part in parts if part.id not in one.deeds),
        recipes=tuple(Card(recipe.id, recipe.kind, recipe.level, recipe.cost) for recipe in recipes),
        hexes=frozenset(board(state).hexes),
        mines=mines_of(state),
        closed=frozenset(at for at in blocked(state, colour) if at is not None),
        foes={foe.id: inquisitors.value(state, foe.type, "defence") for foe in state.inquisitors.values()},
    )


def mines_of(state: State) -> dict[Hex, str]:
    """The mines of the map, which is laid out."""
    return {at: terrain.mine for at, terrain in board(state).terrain.items() if terrain.mine}


def of_board(view: Mapping[str, Any]) -> Sight | Ground | None:
    """What the board view shows; None if there is nothing to plan for."""
    colour = view["turn"]
    hexes = {(at["q"], at["r"]): at for at in view["hexes"]}
    mines = {at: each["mine"] for at, each in hexes.items() if each.get("mine")}
    if colour is None:
        is_open = bool(hexes) and any(each["tower"]["place"] is None for each in view["alchemists"])
        return Ground(mines) if is_open else None
    one = next(each for each in view["alchemists"] if each["colour"] == colour)
    own = {each["id"] for each in view["homunculi"] if each["colour"] == colour}
    return Sight(
        colour=colour,
        hex=place(one["place"]),
        tower=place(one["tower"]["place"]),
        in_tower=one["in_tower"],
        carried=counted(one["carried"]),
        stored=counted(one["tower"]["elements"]),
        capacity=one["values"]["capacity"]["value"],
        attack=one["values"]["attack"]["value"],
        actions=one["remaining"],
        wishes=tuple(wish(part) for part in view["scenario"]["mission"] if colour not in part["done"]),
        recipes=tuple(Card(r["id"], r["kind"], r["level"], counted(r["cost"])) for r in view["recipes"]),
        hexes=frozenset(hexes),
        mines=mines,
        closed=frozenset(at for at, each in hexes.items() if is_closed(each, colour, own)),
        foes={each["id"]: each["values"]["defence"]["value"] for each in view["inquisitors"]},
    )


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
