"""The homunculus of the greedy bot: it fetches for its alchemist, and serves the towns."""

from collections.abc import Iterator, Sequence

from domain.materia_prima.board.hexes import distance
from domain.materia_prima.elements import includes
from projections.materia_prima.bot.alchemist import errand, fights, gather, mine
from projections.materia_prima.bot.features.parts import Features, Figure
from projections.materia_prima.bot.jobs import Job
from projections.materia_prima.bot.paths import Ways, steps_to, walk, ways
from projections.materia_prima.bot.plan import Plan
from projections.materia_prima.bot.trade import handovers
from projections.materia_prima.bot.work import holdings, work


def homunculus_ideas(features: Features, plan: Plan, one: Figure, keys: Sequence[str]) -> Iterator[str]:
    """Yield what a homunculus would do now, best first; some may not be open."""
    there, home = ways(features, one), features.own.tower
    if is_needed(features, one):
        yield from walk(there, [home])
        return
    yield from fights(features, one, keys)
    yield from errand(features, plan, one)
    yield from (each.key for each in handovers(features, plan, one))
    if one.hex == home and one.carried:
        yield f"drop:{one.name}"
    job = plan.job(one.name)
    if job:
        yield from at_work(features, one, there, job)
        return
    if useful(one, plan) and not one.free:
        yield from to_alchemist(features, one, there)
        return
    yield from gather(features, one, there, shopping(features, plan))
    if one.carried:
        yield from to_alchemist(features, one, there)
    yield from walk(there, [home])


def is_needed(features: Features, one: Figure) -> bool:
    """Return whether the mission asks for this homunculus at the end, so that it stays in the tower."""
    return not features.is_spare(one.card)


def useful(one: Figure, plan: Plan) -> bool:
    """Return whether it carries what its alchemist can use."""
    return bool(plan.wanted & set(one.carried))


def to_alchemist(features: Features, one: Figure, there: Ways) -> Iterator[str]:
    """Yield going to the tower, or to its alchemist if that is closer."""
    master, home = features.alchemist, features.own.tower
    if master.free and distance(one.hex, master.hex) < steps_to(there, home):
        yield from walk(there, [master.hex])
    yield from walk(there, [home])


def shopping(features: Features, plan: Plan) -> list[str]:
    """Return what a homunculus fetches: what its alchemist has no room for now, and what later recipes need."""
    gathered = [*plan.left.gathered[max(0, features.alchemist.free) :]]
    have = holdings(features, features.colour)
    for recipe in plan.recipes[1:]:
        gathered += work(
            features, recipe.cost, {kind: n for kind, n in have.items() if kind not in plan.wanted}
        ).gathered
    return gathered


def at_work(features: Features, one: Figure, there: Ways, job: Job) -> Iterator[str]:
    """Yield the job of a town: bringing what it asks for, fighting, or being given up there."""
    if not includes(one.carried, job.cost):
        lacking = [kind for kind, count in job.cost.items() if one.carried.get(kind, 0) < count]
        yield from mine(features, one, lacking)
        yield from gather(features, one, there, lacking)
        return
    if one.hex == job.town.hex and job.cost:
        yield f"drop-mission:{one.name}"
    if one.hex == job.town.hex and not job.cost and job.town.mission and job.town.mission.kind == "homunculus":
        yield from walk(there, [hex for hex in there.level(1) if distance(hex, one.hex) == 1])
    yield from walk(there, [job.town.hex])
