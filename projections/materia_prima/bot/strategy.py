"""The greedy bot's plan in Materia Prima: gather what the next wanted thing costs, carry it home, make it.

What nobody can make yet is researched in the nearest town; what no mine gives is converted at home. Whoever has nothing
left to make goes after the inquisitors that the mission asks for. An evening that looks dangerous is spent at home.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence

from domain.materia_prima.board import Hex, distance, neighbours
from domain.materia_prima.elements import includes, plus, size
from projections.materia_prima.bot.features import Card, Features, Ground

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


def ideas(features: Features, keys: Sequence[str]) -> Iterator[str]:
    """What the bot would like to do now, the best first; not all of it need be open."""
    wanted = wanted_recipes(features)
    needed, made = work(features, wanted[0]) if wanted else ([], [])
    yield from (f"transmute:{recipe.id}" for recipe in wanted)
    yield from (key for key in keys if key.startswith(f"fight:{features.colour}:") and is_worth_fighting(features, key))
    if features.wishes and len(wanted) < features.seekers:
        yield from researches(features, keys)
    if features.in_tower and any(can_be_made(features, kind) for kind in made):
        yield "convert"
    if features.in_tower and features.carried and len(needed) > free(features):
        yield f"drop:{features.colour}"
    yield from homeward(features, needed)
    if features.wishes and not wanted:
        yield from walk(features, [town for town in features.towns if town not in features.closed])
    yield from gather(features, needed)
    yield from walk(features, [at for foe, at in features.prey.items() if can_be_beaten(features, foe)])
    yield from walk(features, [features.tower])
    yield END_TURN


def homeward(features: Features, needed: Sequence[str]) -> Iterator[str]:
    """Back to the tower, where nobody can strike, in time if that is likely here. needed: may still be mined."""
    way = features.steps_to(features.tower).get(features.hex)
    if features.hex not in features.perils or way is None or not 0 <= features.actions - way <= 1:
        return
    if features.actions > way:
        yield from mine(features, needed)
    yield from walk(features, [features.tower])
    yield END_TURN


def wanted_recipes(features: Features) -> list[Card]:
    """The recipes of the pool that fulfil an open part of the mission, the one with the least work left first."""
    return sorted_by_work(features, (recipe for recipe in features.recipes if is_wished(features, recipe)))


def sorted_by_work(features: Features, recipes: Iterable[Card]) -> list[Card]:
    """Recipes, the one with the least work left first."""
    return sorted(recipes, key=lambda recipe: (sum(map(len, work(features, recipe))), recipe.id))


def is_wished(features: Features, recipe: Card) -> bool:
    """Whether a recipe makes something that the mission asks for."""
    return any(wish.is_met_by(recipe) for wish in features.wishes)


def at_hand(features: Features) -> dict[str, int]:
    """What is carried or stored."""
    return plus(features.carried, features.stored)


def work(features: Features, recipe: Card) -> tuple[list[str], list[str]]:
    """What is left to do for a recipe: elements to be gathered, and those to be made of others, dearest first."""
    have = at_hand(features)
    gathered, made = [], []
    needed = [kind for kind, count in recipe.cost.items() for _ in range(count)]
    for kind in needed:  # grows
        if have.get(kind):
            have[kind] -= 1
        elif kind in features.conversions:
            made.append(kind)
            needed += [each for each, count in features.conversions[kind].items() for _ in range(count)]
        else:
            gathered.append(kind)
    return gathered, made


def can_be_made(features: Features, kind: str) -> bool:
    """Whether an element can be converted now from what is at hand."""
    return includes(at_hand(features), features.conversions[kind])


def chosen(features: Features, keys: Sequence[str], taken: Collection[str]) -> Iterator[str]:
    """What to answer where a plan needs one thing of several: recipes to keep or give up, elements to make.

    taken: the kinds that were chosen already.
    """
    keep = {recipe.id for recipe in (*features.recipes, *features.researched) if is_wished(features, recipe)}
    yield from (KEEP + recipe.id for recipe in sorted_by_work(features, features.researched) if recipe.id in keep)
    yield from (key for key in keys if key.startswith(DISCARD) and key.removeprefix(DISCARD) not in keep)
    for recipe in wanted_recipes(features)[:1]:
        made = sorted(kind for kind in work(features, recipe)[1] if can_be_made(features, kind))
        yield from (CONVERT + kind for kind in made if kind not in taken)
    if DONE in keys:
        yield DONE


def researches(features: Features, keys: Sequence[str]) -> Iterator[str]:
    """Looking for a recipe of a wished kind."""
    kinds = {wish.kind for wish in features.wishes}
    return (key for key in keys if key.startswith(RESEARCH) and kinds & {"any", key.removeprefix(RESEARCH)})


def is_worth_fighting(features: Features, key: str) -> bool:
    """Whether a fight is likely to be won."""
    return can_be_beaten(features, key.rpartition(":")[2])


def can_be_beaten(features: Features, foe: str) -> bool:
    """Whether a fight against an inquisitor is likely to be won."""
    return features.attack >= features.foes[foe] + MARGIN


def free(features: Features) -> int:
    """How many elements more can be carried."""
    return features.capacity - size(features.carried)


def mine(features: Features, needed: Sequence[str]) -> Iterator[str]:
    """Mine what is needed, where it is."""
    if free(features) > 0 and features.mines.get(features.hex) in needed:
        yield f"mine:{features.colour}"


def gather(features: Features, needed: Sequence[str]) -> Iterator[str]:
    """Mine what is needed, or go where it is."""
    yield from mine(features, needed)
    if free(features) > 0:
        yield from walk(
            features, [at for at, kind in features.mines.items() if kind in needed and at not in features.closed]
        )


def walk(features: Features, goals: Sequence[Hex]) -> Iterator[str]:
    """The next step to the nearest of these hexes; none if the bot is there, or no way leads there."""
    best: tuple[int, Hex] | None = None
    for goal in goals:
        steps = features.steps_to(goal)
        for near in neighbours(features.hex):
            if near in steps and near not in features.closed and steps[near] < steps.get(features.hex, 0):
                best = min(best or (steps[near], near), (steps[near], near))
    if best:
        q, r = best[1]
        yield f"move:{features.colour}:{q},{r}"
