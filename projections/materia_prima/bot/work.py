"""Work: what things cost the alchemists, and which recipes each of them works for."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from domain.materia_prima.board.hexes import Hex, distance
from domain.materia_prima.elements import includes, plus
from projections.explanation import once_for_equal
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
    return work_from(features.conversions, cost, have)


def work_from(conversions: Mapping[str, Elements], cost: Elements, have: Elements) -> Work:
    """Return the same. conversions: element -> its inputs."""
    left = dict(have)
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


def ingredients(features: Features, *costs: Elements) -> frozenset[str]:
    """Return the kinds of these costs and all their inputs."""
    return kinds_in(Needs(features.conversions, costs))


class Needs(NamedTuple):
    """Costs, and how elements are converted: element -> its inputs."""

    conversions: Mapping[str, Elements]
    costs: tuple[Elements, ...]


@once_for_equal
def kinds_in(needs: Needs) -> frozenset[str]:
    """Return the same."""
    done = [work_from(needs.conversions, cost, {}) for cost in needs.costs]
    return frozenset([kind for one in done for kind in (*one.gathered, *one.made)])


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
    return effort_from(features.conversions, home, cost)


def effort_from(conversions: Mapping[str, Elements], home: Home, cost: Elements) -> int:
    """Return the same. conversions: element -> its inputs."""
    left = work_from(conversions, cost, home.have)
    steps = sum([home.mines.get(kind, FAR) for kind in left.gathered])
    return len(left.gathered) + 2 * steps // home.capacity + CONVERSION * len(left.made)


@lru_cache(maxsize=256)
def nearest_mines(start: Hex, mines: frozenset[tuple[Hex, str]]) -> Mapping[str, int]:
    """Return the distance of the nearest mine of each kind. mines: hex and element."""
    found: dict[str, int] = {}
    for at, kind in mines:
        found[kind] = min(found.get(kind, FAR), distance(start, at))
    return found


class Workshop(NamedTuple):
    """What tells which recipes each colour works for. colours: in turn order, each with its home and its wishes; they
    stay the same while figures only walk.
    """

    recipes: tuple[Card, ...]
    conversions: Mapping[str, Elements]
    colours: tuple[tuple[str, Home, list[Wish]], ...]


def shared_recipes(features: Features) -> Mapping[str, tuple[Card, ...]]:
    """Return the recipes that each colour works for, the one with the least work left first; no two colours share one.

    Each open part of the mission that asks for a thing gets the recipe with which its alchemist has least work.
    """
    colours = tuple([(colour, home_of(features, colour), making(features, colour)) for colour in features.order])
    return shared_in(Workshop(features.recipes, features.conversions, colours))


@once_for_equal
def shared_in(workshop: Workshop) -> Mapping[str, tuple[Card, ...]]:
    """Return the same, worked out once for positions that do not differ in it."""
    shared: dict[str, list[Card]] = {colour: [] for colour, _, _ in workshop.colours}
    taken: set[str] = set()
    met: set[tuple[str, int]] = set()
    for *_, part, id, colour, recipe in sorted(proposals(workshop), key=lambda one: one[:4]):
        if id not in taken and (colour, part) not in met:
            taken.add(id)
            met.add((colour, part))
            shared[colour].append(recipe)
    return {colour: tuple(recipes) for colour, recipes in shared.items()}


def proposals(workshop: Workshop) -> Iterator[tuple[int, int, int, str, str, Card]]:
    """Yield effort, place in the order, number of the part, recipe's id, colour and recipe, for all that would fit."""
    for place, (colour, home, wishes) in enumerate(workshop.colours):
        for recipe in workshop.recipes:
            parts = [part for part, wish in enumerate(wishes) if wish.is_met_by(recipe)]
            if parts:
                cost = effort_from(workshop.conversions, home, recipe.cost)
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
