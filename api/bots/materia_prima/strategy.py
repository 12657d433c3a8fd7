"""The greedy bot's plan in Materia Prima: gather what the next wanted thing costs, carry it home, make it.

What nobody can make yet is researched in the nearest town; what no mine gives is converted at home. Whoever has nothing
left to make goes after the inquisitors that the mission asks for. An evening that looks dangerous is spent at home.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence

from api.bots.materia_prima.sight import Card, Ground, Sight
from domain.materia_prima.board import Hex, distance, neighbours
from domain.materia_prima.elements import includes, plus, size

END_TURN = "end-turn"
PLACE = "place:"
RESEARCH, KEEP, DISCARD, CONVERT = "research:", "keep:", "discard:", "convert:"
DONE = "done"

MARGIN = 1
"""How many dice more than an inquisitor's defence a fight is begun with: a die shows one pip on average."""


def best_place(ground: Ground, keys: Sequence[str]) -> str:
    """Where a tower stands best: near to a mine of every element. keys: `place:q,r`."""

    def effort(key: str) -> int:
        q, r = map(int, key.removeprefix(PLACE).split(","))
        wanted = [[at for at, kind in ground.mines.items() if kind == each] for each in set(ground.mines.values())]
        return sum(min(distance((q, r), at) for at in places) for places in (*wanted, ground.towns) if places)

    return min(keys, key=effort)


def ideas(sight: Sight, keys: Sequence[str]) -> Iterator[str]:
    """What the bot would like to do now, the best first; not all of it need be open."""
    wanted = wanted_recipes(sight)
    needed, made = work(sight, wanted[0]) if wanted else ([], [])
    yield from (f"transmute:{recipe.id}" for recipe in wanted)
    yield from (key for key in keys if key.startswith(f"fight:{sight.colour}:") and is_worth_fighting(sight, key))
    if sight.wishes and len(wanted) < sight.seekers:
        yield from researches(sight, keys)
    if sight.in_tower and any(can_be_made(sight, kind) for kind in made):
        yield "convert"
    if sight.in_tower and sight.carried and len(needed) > free(sight):
        yield f"drop:{sight.colour}"
    yield from homeward(sight, needed)
    if sight.wishes and not wanted:
        yield from walk(sight, [town for town in sight.towns if town not in sight.closed])
    yield from gather(sight, needed)
    yield from walk(sight, [at for foe, at in sight.prey.items() if can_be_beaten(sight, foe)])
    yield from walk(sight, [sight.tower])
    yield END_TURN


def homeward(sight: Sight, needed: Sequence[str]) -> Iterator[str]:
    """Back to the tower, where nobody can strike, in time if that is likely here. needed: may still be mined."""
    way = sight.steps_to(sight.tower).get(sight.hex)
    if sight.hex not in sight.perils or way is None or not 0 <= sight.actions - way <= 1:
        return
    if sight.actions > way:
        yield from mine(sight, needed)
    yield from walk(sight, [sight.tower])
    yield END_TURN


def wanted_recipes(sight: Sight) -> list[Card]:
    """The recipes of the pool that fulfil an open part of the mission, the one with the least work left first."""
    return sorted_by_work(sight, (recipe for recipe in sight.recipes if is_wished(sight, recipe)))


def sorted_by_work(sight: Sight, recipes: Iterable[Card]) -> list[Card]:
    """Recipes, the one with the least work left first."""
    return sorted(recipes, key=lambda recipe: (sum(map(len, work(sight, recipe))), recipe.id))


def is_wished(sight: Sight, recipe: Card) -> bool:
    """Whether a recipe makes something that the mission asks for."""
    return any(wish.is_met_by(recipe) for wish in sight.wishes)


def at_hand(sight: Sight) -> dict[str, int]:
    """What is carried or stored."""
    return plus(sight.carried, sight.stored)


def work(sight: Sight, recipe: Card) -> tuple[list[str], list[str]]:
    """What is left to do for a recipe: elements to be gathered, and those to be made of others, dearest first."""
    have = at_hand(sight)
    gathered, made = [], []
    needed = [kind for kind, count in recipe.cost.items() for _ in range(count)]
    for kind in needed:  # grows
        if have.get(kind):
            have[kind] -= 1
        elif kind in sight.conversions:
            made.append(kind)
            needed += [each for each, count in sight.conversions[kind].items() for _ in range(count)]
        else:
            gathered.append(kind)
    return gathered, made


def can_be_made(sight: Sight, kind: str) -> bool:
    """Whether an element can be converted now from what is at hand."""
    return includes(at_hand(sight), sight.conversions[kind])


def chosen(sight: Sight, keys: Sequence[str], taken: Collection[str]) -> Iterator[str]:
    """What to answer where a plan needs one thing of several: recipes to keep or give up, elements to make.

    taken: the kinds that were chosen already.
    """
    keep = {recipe.id for recipe in (*sight.recipes, *sight.researched) if is_wished(sight, recipe)}
    yield from (KEEP + recipe.id for recipe in sorted_by_work(sight, sight.researched) if recipe.id in keep)
    yield from (key for key in keys if key.startswith(DISCARD) and key.removeprefix(DISCARD) not in keep)
    for recipe in wanted_recipes(sight)[:1]:
        made = sorted(kind for kind in work(sight, recipe)[1] if can_be_made(sight, kind))
        yield from (CONVERT + kind for kind in made if kind not in taken)
    if DONE in keys:
        yield DONE


def researches(sight: Sight, keys: Sequence[str]) -> Iterator[str]:
    """Looking for a recipe of a wished kind."""
    kinds = {wish.kind for wish in sight.wishes}
    return (key for key in keys if key.startswith(RESEARCH) and kinds & {"any", key.removeprefix(RESEARCH)})


def is_worth_fighting(sight: Sight, key: str) -> bool:
    """Whether a fight is likely to be won."""
    return can_be_beaten(sight, key.rpartition(":")[2])


def can_be_beaten(sight: Sight, foe: str) -> bool:
    """Whether a fight against an inquisitor is likely to be won."""
    return sight.attack >= sight.foes[foe] + MARGIN


def free(sight: Sight) -> int:
    """How many elements more can be carried."""
    return sight.capacity - size(sight.carried)


def mine(sight: Sight, needed: Sequence[str]) -> Iterator[str]:
    """Mine what is needed, where it is."""
    if free(sight) > 0 and sight.mines.get(sight.hex) in needed:
        yield f"mine:{sight.colour}"


def gather(sight: Sight, needed: Sequence[str]) -> Iterator[str]:
    """Mine what is needed, or go where it is."""
    yield from mine(sight, needed)
    if free(sight) > 0:
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
