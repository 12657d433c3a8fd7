"""Paths: where a figure can go, how far it is, and the first step there."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import count

from msgspec import Struct

from domain.materia_prima.board.hexes import Hex, distance, neighbours
from projections.materia_prima.bot.features.parts import Features, Figure
from projections.materia_prima.bot.work import FAR


class Ways(Struct):
    """The shortest paths of a figure, searched only as far as they are asked for. An alchemist also sails.

    left: hexes that no path has reached yet; sea: port -> where ships go; levels: the hexes that take 0, 1 and more
    steps; first: hex -> where the first step leads.
    """

    features: Features
    figure: Figure
    left: set[Hex]
    sea: Mapping[Hex, list[Hex]]
    levels: list[list[Hex]]
    first: dict[Hex, Hex]

    def level(self, steps: int) -> list[Hex]:
        """Return the hexes to which the way takes this many steps; none beyond the last that can be reached."""
        while len(self.levels) <= steps and self.levels[-1]:
            self.levels.append(list(self.further()))
        return self.levels[steps] if steps < len(self.levels) else []

    def further(self) -> Iterator[Hex]:
        """Yield the hexes one step beyond the farthest ones."""
        left, first, sea = self.left, self.first, self.sea
        for at in self.levels[-1]:
            for near in (*neighbours(at), *sea[at]) if at in sea else neighbours(at):
                if near in left:
                    left.remove(near)
                    first[near] = first.get(at, near)
                    yield near


def ways(features: Features, figure: Figure) -> Ways:
    """Return the shortest paths of a figure to all hexes that it can reach."""
    left = set(features.hexes - features.closed(figure.colour))
    left.discard(figure.hex)
    return Ways(features, figure, left, {} if figure.level else sea_routes(features), [[figure.hex]], {})


def steps_to(there: Ways, hex: Hex) -> int:
    """Return how many actions the way to a hex takes; FAR if it cannot be reached."""
    return next((steps for steps, hexes in outward(there) if hex in hexes), FAR)


def outward(there: Ways) -> Iterator[tuple[int, list[Hex]]]:
    """Yield the numbers of steps from 0, each with the hexes that take so many."""
    for steps in count():
        hexes = there.level(steps)
        if not hexes:
            return
        yield steps, hexes


def sea_routes(features: Features) -> Mapping[Hex, list[Hex]]:
    """Return the destinations of ships from each port."""
    return {town.hex: [other.hex for other in features.towns if other.letter in town.sea] for town in features.towns}


def nearest(there: Ways, goals: Iterable[Hex]) -> Hex | None:
    """Return the goal of the shortest path; None if none can be reached."""
    wanted = frozenset(goals)
    found = (wanted.intersection(hexes) for _, hexes in outward(there)) if wanted else ()
    return next((min(each) for each in found if each), None)


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
    return next(f"sail:{town.letter}" for town in there.features.towns if town.hex == to)
