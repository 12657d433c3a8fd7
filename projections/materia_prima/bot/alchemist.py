"""The alchemist of the greedy bot: it makes what is wished for, then helps in towns.

It spends an evening that looks dangerous at home, where nobody can attack it.
"""

from collections.abc import Iterator, Sequence

from domain.materia_prima.board.hexes import neighbours
from domain.materia_prima.elements import includes
from projections.materia_prima.bot.caution import cautious
from projections.materia_prima.bot.features.parts import Features, Figure, Town
from projections.materia_prima.bot.jobs import Job
from projections.materia_prima.bot.paths import Ways, walk, ways
from projections.materia_prima.bot.plan import Plan
from projections.materia_prima.bot.trade import handovers
from projections.materia_prima.bot.work import can_be_made, stock

RESEARCH = "research:"
MARGIN = 1
"""How many dice more than the defence a fight needs; a die shows one pip on average."""
NEAR = 1
"""The most steps to a fight for a town mission that an alchemist with other work makes."""


def alchemist_ideas(features: Features, plan: Plan, keys: Sequence[str]) -> Iterator[str]:
    """Yield what the alchemist would do now without danger, best first; some may not be open."""
    one = features.alchemist
    there = ways(features, one)
    ideas = work_ideas(features, plan, one, there, keys)
    yield from ideas if stands_firm(features) else cautious(features, one, there, ideas)


def stands_firm(features: Features) -> bool:
    """Return whether the mission asks to hold against an inquisitor, which is impossible at home."""
    return any(wish.what == "repel" for wish in features.own.wishes)


def work_ideas(features: Features, plan: Plan, one: Figure, there: Ways, keys: Sequence[str]) -> Iterator[str]:
    """Yield what the alchemist would do if there were no danger."""
    yield from (f"transmute:{recipe.id}" for recipe in plan.recipes)
    yield from fights(features, one, keys)
    yield from errand(features, plan, one)
    yield from (each.key for each in handovers(features, plan, one))
    if plan.lacking:
        yield from researches(plan, keys)
    yield from at_home(features, plan, one)
    yield from passing(features, plan, one, there)
    if plan.lacking and not plan.recipes:
        yield from walk(there, [town.hex for town in features.towns])
        return
    yield from gather(features, one, there, plan.left.gathered, plan.ahead)
    if plan.recipes:
        yield from bring_home(features, plan, one, there)
        return
    yield from deeds(features, one, there, keys)
    job = plan.job(one.name)
    if job:
        yield from at_work(features, plan, one, there, job)
        return
    yield from mates(features, plan, one, there)
    yield from walk(there, [features.own.tower])


def fights(features: Features, one: Figure, keys: Sequence[str]) -> Iterator[str]:
    """Yield fights that are likely to be won."""
    beaten = {foe.id for foe in features.foes if one.attack >= foe.defence + MARGIN}
    yield from (f"fight:{one.name}:{foe}" for foe in sorted(beaten) if f"fight:{one.name}:{foe}" in keys)


def errand(features: Features, plan: Plan, one: Figure) -> Iterator[str]:
    """Yield the mission of the town that a figure is in, with what it can spare or by a fight."""
    town = features.town_at(one.hex)
    mission = town.mission if town else None
    if mission is None:
        return
    if mission.kind == "attack" and one.attack >= mission.defence:
        yield f"fight-mission:{one.name}"
    if mission.kind == "element" and not (plan.recipes and plan.wanted & set(mission.elements)):
        yield f"drop-mission:{one.name}"
    things = (*features.own.worn, *features.own.fragments)
    if not one.level:
        yield from (f"give-item:{each.id}" for each in things if features.is_spare(each))
        yield from (f"give-fragment:{each.id}" for each in things if features.is_spare(each))


def researches(plan: Plan, keys: Sequence[str]) -> Iterator[str]:
    """Return the search for a recipe of a wished kind."""
    kinds = {wish.kind for wish in plan.lacking}
    return (key for key in keys if key.startswith(RESEARCH) and kinds & {"any", key.removeprefix(RESEARCH)})


def at_home(features: Features, plan: Plan, one: Figure) -> Iterator[str]:
    """Yield converting, loading for a town, and unloading in the tower."""
    if one.hex != features.own.tower:
        return
    if any(can_be_made(features, kind, stock(features, one.name)) for kind in plan.left.made):
        yield "convert"
    job = plan.job(one.name)
    load = job.cost if job and not plan.recipes and not job.recipe else {}
    if load and not includes(one.carried, load) and includes(stock(features, one.name), load):
        yield "equip"
    if one.carried and len(plan.left.gathered) > one.free:
        yield f"drop:{one.name}"


def passing(features: Features, plan: Plan, one: Figure, there: Ways) -> Iterator[str]:
    """Yield going to a town close by whose mission a fight is likely to fulfil."""
    if one.left > NEAR:
        likely = [town.hex for town in features.towns if is_likely(one, town)]
        yield from walk(there, [hex for hex in likely if any(hex in there.level(steps) for steps in range(NEAR + 1))])


def is_likely(one: Figure, town: Town) -> bool:
    """Return whether a figure is likely to win a town's mission by a fight."""
    mission = town.mission
    return mission is not None and mission.kind == "attack" and one.attack >= mission.defence + MARGIN


def mine(features: Features, one: Figure, needed: Sequence[str], ahead: Sequence[str] = ()) -> Iterator[str]:
    """Yield taking what is needed on the figure's hex, from the ground or the mine.

    ahead: what is needed later is taken along, if there is room beside what is needed elsewhere.
    """
    if one.free <= 0:
        return
    if any(kind in needed for kind in features.loose.get(one.hex, {})):
        yield f"pick-up:{one.name}"
    here = features.mines.get(one.hex)
    has_room = one.free > sum(kind != here for kind in needed)
    if here in needed or (here in ahead and has_room):
        yield f"mine:{one.name}"


def gather(
    features: Features, one: Figure, there: Ways, needed: Sequence[str], ahead: Sequence[str] = ()
) -> Iterator[str]:
    """Yield taking what is needed, or going to it. ahead: what is needed later."""
    yield from mine(features, one, needed, ahead)
    if one.free > 0:
        mines = [at for at, kind in features.mines.items() if kind in needed and at != one.hex]
        lying = [at for at, kinds in features.loose.items() if any(kind in needed for kind in kinds)]
        yield from walk(there, (*mines, *lying))


def bring_home(features: Features, plan: Plan, one: Figure, there: Ways) -> Iterator[str]:
    """Yield going home with it; if a homunculus has the rest, meet it first."""
    away = [each for each in features.homunculi(one.colour) if each.hex != features.own.tower]
    if away and not plan.left.gathered and one.free:
        lacking = plan.wanted - stock(features, one.name).keys()
        carriers = [each.hex for each in away if lacking & each.carried.keys()]
        yield from walk(there, [near for hex in carriers for near in neighbours(hex)])
    yield from walk(there, [features.own.tower])


def deeds(features: Features, one: Figure, there: Ways, keys: Sequence[str]) -> Iterator[str]:
    """Yield what else the mission asks for: research, beating an inquisitor, or holding against one."""
    for wish in features.own.wishes:
        foes = [foe for foe in features.foes if wish.type in (None, foe.type)]
        match wish.what:
            case "research":
                yield from (
                    key for key in keys if key.startswith(RESEARCH) and wish.kind in ("any", key[len(RESEARCH) :])
                )
                yield from walk(there, [town.hex for town in features.towns])
            case "defeat":
                beaten = [foe.hex for foe in foes if one.attack >= foe.defence + MARGIN]
                yield from walk(there, [near for hex in beaten for near in neighbours(hex)])
            case "repel":
                yield from walk(there, [near for foe in foes if foe.attack for near in neighbours(foe.hex)])
            case _:
                pass


def at_work(features: Features, plan: Plan, one: Figure, there: Ways, job: Job) -> Iterator[str]:
    """Yield the job of a town: making what it asks for, fetching it, bringing it there."""
    if job.recipe:
        yield f"transmute:{job.recipe.id}"
        yield from walk(there, [features.own.tower])
    elif not includes(one.carried, job.cost):
        yield from walk(there, [features.own.tower])
    elif is_stored(features, job):
        yield "equip"
        yield from walk(there, [features.own.tower])
    else:
        yield from deliver(one, there, job)


def is_stored(features: Features, job: Job) -> bool:
    """Return whether the item that a mission asks for is in the tower."""
    mission = job.town.mission
    if job.what == "buy" or mission is None or mission.kind != "equipment":
        return False
    return not any(map(mission.is_served_by, features.own.worn))


def deliver(one: Figure, there: Ways, job: Job) -> Iterator[str]:
    """Yield going to the town and doing the job there."""
    if one.hex == job.town.hex:
        yield "buy" if job.what == "buy" else f"drop-mission:{one.name}"
    yield from walk(there, [job.town.hex])


def mates(features: Features, plan: Plan, one: Figure, there: Ways) -> Iterator[str]:
    """Yield going to an alchemist that can use what this one carries and cannot use."""
    useless = {kind for kind in one.carried if kind not in plan.wanted}
    if useless:
        wanting = [features.figures[colour].hex for colour, kinds in plan.wants.items() if useless & kinds]
        yield from walk(there, [near for hex in wanting for near in neighbours(hex)])
