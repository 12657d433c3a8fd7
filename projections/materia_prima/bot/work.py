"""Work: what things cost the alchemists, and which recipes each of them works for."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from domain.materia_prima.board.hexes import Hex, distance
from domain.materia_prima.elements import includes, plus
from projections.materia_prima.bot.features.parts import MAKING, Card, Elements, Features, Wish

CONVERSION = 2
"""The actions that an element costs beside its inputs: converting, and coming home for it."""
FAR = 20
"""The steps to a mine that does not exist."""


class Work(NamedTuple):
    """The work that is left. gathered: elements to fetch; made: elements to convert others into, dearest first."""

    gathered: tuple[str, ...]
    made: tuple[str, ...]


def work(features: Features, cost: Elements, have: Elements) -> Work:
    """Return the work that is left for all of a cost."""
    left, conversions = dict(have), features.conversions
    gathered: list[str] = []
    made: list[str] = []
    needed = list(cost.items())
    for kind, count in needed:  # grows
        there = left.get(kind, 0)
        missing = count - there
        if missing <= 0:
            left[kind] = -missing
            continue
        if there:
            left[kind] = 0
        if kind in conversions:
            made += [kind] * missing
            needed += [*conversions[kind].items()] * missing
        else:
            gathered += [kind] * missing
    return Work(tuple(gathered), tuple(made))


def stock(features: Features, colour: str) -> Elements:
    """Return what an alchemist carries and has stored."""
    return plus(features.figures[colour].carried, features.alchemists[colour].stored)


def holdings(features: Features, colour: str) -> Elements:
    """Return its stock, and what its homunculi carry home."""
    held = stock(features, colour)
    for one in features.homunculi(colour):
        held = plus(held, one.carried)
    return held


def can_be_made(features: Features, kind: str, there: Elements) -> bool:
    """Return whether an element can be converted now from what is there."""
    return includes(there, features.conversions[kind])


def ingredients(features: Features, cost: Elements) -> frozenset[str]:
    """Return the kinds of a cost and all their inputs."""
    done = work(features, cost, {})
    return frozenset((*done.gathered, *done.made))


class Home(NamedTuple):
    """What a colour's work begins with. have: elements; mines: kind -> distance of the nearest from its tower.

    capacity: of its alchemist, at least 1.
    """

    have: Elements
    mines: Mapping[str, int]
    capacity: int


def home_of(features: Features, colour: str, have: Elements | None = None) -> Home:
    """Return what a colour's work begins with. have: its holdings, if known."""
    mines = nearest_mines(features.alchemists[colour].tower, frozenset(features.mines.items()))
    capacity = max(1, features.figures[colour].capacity)
    return Home(holdings(features, colour) if have is None else have, mines, capacity)


def effort(features: Features, home: Home, cost: Elements) -> int:
    """Return about how many actions a colour needs to have all of a cost at its tower."""
    left = work(features, cost, home.have)
    steps = sum([home.mines.get(kind, FAR) for kind in left.gathered])
    return len(left.gathered) + 2 * steps // home.capacity + CONVERSION * len(left.made)


@lru_cache(maxsize=256)
def nearest_mines(start: Hex, mines: frozenset[tuple[Hex, str]]) -> Mapping[str, int]:
    """Return the distance of the nearest mine of each kind. mines: hex and element."""
    found: dict[str, int] = {}
    for at, kind in mines:
        found[kind] = min(found.get(kind, FAR), distance(start, at))
    return found


def shared_recipes(features: Features) -> Mapping[str, tuple[Card, ...]]:
    """Return the recipes that each colour works for, the one with the least work left first; no two colours share one.

    Each open part of the mission that asks for a thing gets the recipe with which its alchemist has least work.
    """
    shared: dict[str, list[tuple[int, Card]]] = {colour: [] for colour in features.order}
    taken: set[str] = set()
    met: set[tuple[str, int]] = set()
    for cost, _, part, id, colour, recipe in sorted(proposals(features), key=lambda one: one[:4]):
        if id not in taken and (colour, part) not in met:
            taken.add(id)
            met.add((colour, part))
            shared[colour].append((cost, recipe))
    return {colour: tuple(recipe for _, recipe in recipes) for colour, recipes in shared.items()}


def proposals(features: Features) -> Iterator[tuple[int, int, int, str, str, Card]]:
    """Yield effort, place in the order, number of the part, recipe's id, colour and recipe, for all that would fit."""
    for place, colour in enumerate(features.order):
        home, wishes = home_of(features, colour), making(features, colour)
        for recipe in features.recipes:
            parts = [part for part, wish in enumerate(wishes) if wish.is_met_by(recipe)]
            if parts:
                cost = effort(features, home, recipe.cost)
                yield from ((cost, place, part, recipe.id, colour, recipe) for part in parts)


def making(features: Features, colour: str) -> list[Wish]:
    """Return the open parts of the mission for which a colour makes something."""
    return [wish for wish in features.alchemists[colour].wishes if wish.what in MAKING]


def without_recipe(features: Features, recipes: Iterable[Card]) -> list[Wish]:
    """Return the own open parts for which none of these recipes is left, each used for one part."""
    left = list(recipes)
    missing = []
    for wish in making(features, features.colour):
        found = next((recipe for recipe in left if wish.is_met_by(recipe)), None)
        if found is None:
            missing.append(wish)
        else:
            left.remove(found)
    return missing
