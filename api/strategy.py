"""The greedy bot's plan in Materia Prima: gather what the next wanted thing costs, carry it home, make it."""

from collections.abc import Iterator, Mapping, Sequence

from api.sight import Card, Ground, Sight
from domain.materia_prima.board import Hex, distance, neighbours
from domain.materia_prima.elements import plus, size

END_TURN = "end-turn"
PLACE = "place:"

MARGIN = 1
"""How many dice more than an inquisitor's defence a fight is begun with: a die shows one pip on average."""


def best_place(ground: Ground, keys: Sequence[str]) -> str:
    """Where a tower stands best: near to a mine of every element. keys: `place:q,r`."""

    def effort(key: str) -> int:
        q, r = map(int, key.removeprefix(PLACE).split(","))
        return sum(
            min(distance((q, r), at) for at, kind in ground.mines.items() if kind == element)
            for element in set(ground.mines.values())
        )

    return min(keys, key=effort)


def ideas(sight: Sight, keys: Sequence[str]) -> Iterator[str]:
    """What the bot would like to do now, the best first; not all of it need be open."""
    wanted = sorted(wanted_recipes(sight), key=lambda recipe: (size(missing(sight, recipe)), recipe.id))
    yield from (f"transmute:{recipe.id}" for recipe in wanted)
    yield from (key for key in keys if key.startswith(f"fight:{sight.colour}:") and is_worth_fighting(sight, key))
    needed = missing(sight, wanted[0]) if wanted else {}
    free = sight.capacity - size(sight.carried)
    if needed and free > 0:
        yield from gather(sight, needed)
    if sight.in_tower and needed and sight.carried:
        yield f"drop:{sight.colour}"
    yield from walk(sight, [sight.tower])


def wanted_recipes(sight: Sight) -> Iterator[Card]:
    """The recipes of the pool that fulfil an open part of the mission."""
    return (recipe for recipe in sight.recipes if any(wish.is_met_by(recipe) for wish in sight.wishes))


def missing(sight: Sight, recipe: Card) -> dict[str, int]:
    """What is neither carried nor stored of a recipe's cost."""
    have = plus(sight.carried, sight.stored)
    return {kind: count - have.get(kind, 0) for kind, count in recipe.cost.items() if count > have.get(kind, 0)}


def is_worth_fighting(sight: Sight, key: str) -> bool:
    """Whether a fight is likely to be won."""
    return sight.attack >= sight.foes[key.rpartition(":")[2]] + MARGIN


def gather(sight: Sight, needed: Mapping[str, int]) -> Iterator[str]:
    """Mine what is needed, or go where it is."""
    if sight.mines.get(sight.hex) in needed:
        yield f"mine:{sight.colour}"
    yield from walk(sight, [at for at, kind in sight.mines.items() if kind in needed and at not in sight.closed])


def walk(sight: Sight, goals: Sequence[Hex]) -> Iterator[str]:
    """The next step to the nearest of these hexes; none if the bot is there, or no way leads there."""
    best: tuple[int, Hex] | None = None
    for goal in goals:
        steps = sight.steps_to(goal)
        for near in neighbours(sight.hex):
            if near in steps and near not in sight.closed and steps[near] < steps.get(sight.hex, 0):
                best = min(best or (steps[near], near), (steps[near], near))
    if best:
        q, r = best[1]
        yield f"move:{sight.colour}:{q},{r}"
