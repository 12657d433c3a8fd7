"""Jobs in towns: missions and purchases, each given to the figure that finishes it first."""

from collections.abc import Collection, Iterator, Mapping

from msgspec import Struct

from domain.materia_prima.board.hexes import distance
from domain.materia_prima.elements import includes, size
from projections.materia_prima.bot.features.parts import (
    MAKING,
    THINGS,
    Alchemist,
    Card,
    Elements,
    Errand,
    Features,
    Figure,
    Price,
    Town,
    Wish,
)
from projections.materia_prima.bot.work import effort, home_of, stock

TRIES = {2: 1, 1: 1, 0: 3}
"""Dice above a defence -> about how many tries a fight takes; more dice take one, fewer are hopeless."""
LATER = 1000
"""The turns that put a job after all more important ones."""


class Job(Struct, frozen=True):
    """A job of a figure in a town. what: `mission` or `buy`; recipe: to be made first; cost: to be brought there."""

    figure: str
    town: Town
    what: str = "mission"
    recipe: Card | None = None
    cost: Elements = {}


def shared_jobs(features: Features, recipes: Mapping[str, tuple[Card, ...]]) -> Mapping[str, Job]:
    """Return at most one job for each figure; no two share a job or a recipe. recipes: that the colours work for."""
    taken = {recipe.id for each in recipes.values() for recipe in each}
    jobs: dict[str, Job] = {}
    done: set[tuple[str, str]] = set()
    for _, _, job in sorted(offered(features, taken), key=lambda one: one[:2]):
        mark = (job.what, job.town.letter)
        if job.figure in jobs or mark in done or (job.recipe and job.recipe.id in taken):
            continue
        jobs[job.figure] = job
        done.add(mark)
        taken |= {job.recipe.id} if job.recipe else set()
    return jobs


def offered(features: Features, taken: Collection[str]) -> Iterator[tuple[int, tuple[str, str, str], Job]]:
    """Yield the turns that a job takes, a key that breaks ties, and the job. taken: recipes that others make."""
    for one in features.figures.values():
        for job, actions in jobs_of(features, one, taken):
            turns = -(-actions // max(1, one.actions))
            yield turns + rank(features, job), (one.name, job.what, job.town.letter), job


def rank(features: Features, job: Job) -> int:
    """Return the rank of a job in turns: jobs of the mission first, purchases last."""
    wishes = features.alchemists[features.figures[job.figure].colour].wishes
    if any(asks_for(wish, job) for wish in wishes):
        return 0
    return LATER * (2 if job.what == "buy" else 1)


def asks_for(wish: Wish, job: Job) -> bool:
    """Return whether a part of the mission asks for such a job."""
    mission = job.town.mission
    if job.what == "buy" or mission is None:
        return wish.what == job.what
    if wish.what == "give":
        return wish.kind in ("any", THINGS.get(mission.kind)) and wish.level in ("any", mission.level)
    way = "win" if mission.kind == "attack" else "deliver"
    return wish.what in ("fulfil", way) and wish.kind in ("any", mission.kind)


def jobs_of(features: Features, one: Figure, taken: Collection[str]) -> Iterator[tuple[Job, int]]:
    """Yield what a figure may do in towns, each with about how many actions it takes."""
    if not one.level and not is_idle(features.alchemists[one.colour]):
        return
    for town in features.towns:
        if town.mission:
            yield from missions_of(features, one, town, town.mission, taken)
    if not one.level:
        yield from purchases(features, one)


def purchases(features: Features, one: Figure) -> Iterator[tuple[Job, int]]:
    """Yield what an alchemist may buy. Equal prices are worked out once, since that is slow."""
    known: list[tuple[Price, Elements]] = []
    for town in features.towns:
        if town.price is None:
            continue
        cost = next((cost for price, cost in known if price == town.price), None)
        if cost is None:
            cost = payment(features, one.colour, town.price)
            known.append((town.price, cost))
        yield Job(one.name, town, "buy", cost=cost), errand(features, one, town, cost)


def is_idle(alchemist: Alchemist) -> bool:
    """Return whether an alchemist has made everything that the mission asks of it."""
    return not any(wish.what in MAKING for wish in alchemist.wishes)


def missions_of(
    features: Features, one: Figure, town: Town, mission: Errand, taken: Collection[str]
) -> Iterator[tuple[Job, int]]:
    """Yield the ways in which a figure may fulfil a town's mission."""
    steps = distance(one.hex, town.hex)
    if mission.kind == "attack":
        if (tries := TRIES.get(min(2, one.attack - mission.defence))) is not None:
            yield Job(one.name, town), steps + tries
    elif mission.kind == "element":
        if size(mission.elements) <= one.capacity and (not one.level or are_mined(features, mission.elements)):
            yield Job(one.name, town, cost=mission.elements), errand(features, one, town, mission.elements) + 1
    elif one.level:
        if mission.is_served_by(one.card) and features.is_spare(one.card):
            yield Job(one.name, town), steps
    elif any(map(mission.is_served_by, things(features, features.alchemists[one.colour]))):
        yield Job(one.name, town), steps + 1
    elif not (mission.kind == "homunculus" and has_servant(features, one.colour, mission)):
        for recipe in features.recipes:
            if mission.is_served_by(recipe) and recipe.id not in taken and features.is_spare(recipe):
                yield Job(one.name, town, recipe=recipe), errand(features, one, town, recipe.cost) + 1


def errand(features: Features, one: Figure, town: Town, cost: Elements) -> int:
    """Return about how many actions it takes to bring this much to a town.

    Gathering is measured from the tower, not from the figure's hex, so that the figure does not change its job as soon
    as it walks.
    """
    if includes(one.carried, cost):
        return distance(one.hex, town.hex)
    home = home_of(features, one.colour)
    return effort(features, home, cost) + distance(features.alchemists[one.colour].tower, town.hex)


def are_mined(features: Features, elements: Elements) -> bool:
    """Return whether all of these come from mines, so that a homunculus can bring them alone."""
    return not any(kind in features.conversions for kind in elements)


def things(features: Features, one: Alchemist) -> Iterator[Card]:
    """Return the items and fragments that an alchemist may give away."""
    return (thing for thing in (*one.worn, *one.items, *one.fragments) if features.is_spare(thing))


def has_servant(features: Features, colour: str, mission: Errand) -> bool:
    """Return whether a homunculus of the colour serves a mission, and so goes itself."""
    return any(mission.is_served_by(one.card) for one in features.homunculi(colour))


def payment(features: Features, colour: str, price: Price) -> Elements:
    """Return what pays a price: the named elements, then the easiest ones of the level."""
    kinds = [kind for kind in (*features.conversions, *features.mines.values()) if kind not in price.elements]
    fitting = sorted({kind for kind in kinds if features.level(kind) == price.level})
    home = home_of(features, colour, stock(features, colour))
    fitting.sort(key=lambda kind: 0 if home.have.get(kind) else 1 + effort(features, home, {kind: 1}))
    return {**price.elements, **dict.fromkeys(fitting[: price.different], 1)}
