"""Paths: where a figure can go, how far it is, and the first step there."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from domain.materia_prima.board.hexes import Hex, distance, neighbours
from projections.materia_prima.bot.features.parts import Features, Figure


class Ways(NamedTuple):
    """The shortest paths of a figure. steps: hex -> actions it takes; first: hex -> where the first of them leads."""

    figure: Figure
    steps: Mapping[Hex, int]
    first: Mapping[Hex, Hex]
    ports: Mapping[Hex, str]


def ways(features: Features, figure: Figure) -> Ways:
    """Return the shortest paths of a figure to all hexes that it can reach. An alchemist also sails between ports."""
    left = set(features.hexes - features.closed(figure.colour))
    left.discard(figure.hex)
    sea = {} if figure.level else sea_routes(features)
    steps: dict[Hex, int] = {figure.hex: 0}
    first: dict[Hex, Hex] = {}
    found = [figure.hex]
    for at in found:  # grows
        for near in (*neighbours(at), *sea[at]) if at in sea else neighbours(at):
            if near in left:
                left.remove(near)
                steps[near] = steps[at] + 1
                first[near] = first.get(at, near)
                found.append(near)
    return Ways(figure, steps, first, {town.hex: town.letter for town in features.towns})


def sea_routes(features: Features) -> Mapping[Hex, list[Hex]]:
    """Return the destinations of ships from each port."""
    return {town.hex: [other.hex for other in features.towns if other.letter in town.sea] for town in features.towns}


def nearest(there: Ways, goals: Iterable[Hex]) -> Hex | None:
    """Return the goal of the shortest path; None if none can be reached."""
    return min(
        (goal for goal in goals if goal in there.steps), key=lambda goal: (there.steps[goal], goal), default=None
    )


def walk(there: Ways, goals: Iterable[Hex]) -> Iterator[str]:
    """Yield the key of the first step to the nearest of these hexes, or to a neighbour of a closed one; nothing if it
    is there.
    """
    wanted = list(goals)
    goal = nearest(there, wanted)
    if goal is None:
        goal = nearest(there, [near for each in wanted for near in neighbours(each)])
    if goal is not None and goal in there.first:
        yield step(there, there.first[goal])


def step(there: Ways, to: Hex) -> str:
    """Return the key of a first step, by land or by sea."""
    if distance(there.figure.hex, to) == 1:
        return f"move:{there.figure.name}:{to[0]},{to[1]}"
    return f"sail:{there.ports[to]}"
