"""The plan of a colour's figures, with everything that it is made from."""

from collections.abc import Mapping
from functools import reduce
from typing import NamedTuple

from domain.materia_prima.elements import plus
from projections.materia_prima.bot.features.parts import Card, Elements, Features, Wish
from projections.materia_prima.bot.jobs import Job, is_idle, shared_jobs
from projections.materia_prima.bot.work import (
    Work,
    holdings,
    ingredients,
    shared_recipes,
    stock,
    without_recipe,
    work,
)


class Plan(NamedTuple):
    """The work of the colour whose turn it is.

    recipes: that it makes for the mission, the next one first; jobs: of all figures, by name; lacking: open parts that
    no recipe is left for; cost: of what it makes or brings next; left: what is left to do for that; ahead: what is to
    be gathered for all its recipes; wanted: kinds of elements that it can use; wants: colour -> kinds that it lacks for
    the mission.
    """

    recipes: tuple[Card, ...]
    jobs: Mapping[str, Job]
    lacking: tuple[Wish, ...]
    cost: Elements
    left: Work
    ahead: tuple[str, ...]
    wanted: frozenset[str]
    wants: Mapping[str, frozenset[str]]

    def job(self, figure: str) -> Job | None:
        """Return the job of a figure in a town, if it has one."""
        return self.jobs.get(figure)


def plan_of(features: Features) -> Plan:
    """Return this colour's part of the work at the table."""
    shared = shared_recipes(features)
    recipes, jobs = shared[features.colour], shared_jobs(features, shared) if needs_jobs(features) else {}
    cost = next_cost(features, recipes, jobs.get(features.colour))
    costs = [recipe.cost for recipe in recipes] or [cost]
    have = holdings(features, features.colour)
    return Plan(
        recipes=recipes,
        jobs=jobs,
        lacking=tuple(without_recipe(features, recipes)),
        cost=cost,
        left=work(features, cost, have),
        ahead=work(features, reduce(plus, costs), have).gathered,
        wanted=frozenset().union(*(ingredients(features, each) for each in costs)),
        wants={colour: lacked(features, colour, cards) for colour, cards in shared.items()},
    )


def needs_jobs(features: Features) -> bool:
    """Return whether any own figure may have a job in a town: a homunculus, or the alchemist once its things are
    made.
    """
    return is_idle(features.own) or any(True for _ in features.homunculi(features.colour))


def next_cost(features: Features, recipes: tuple[Card, ...], job: Job | None) -> Elements:
    """Return the cost that the alchemist gathers for now: its next recipe, an element to convert, or its job."""
    if recipes:
        return recipes[0].cost
    for wish in features.own.wishes:
        if wish.what == "convert" and (kind := easiest(features, wish)):
            return {kind: 1 + holdings(features, features.colour).get(kind, 0)}
    if job is None:
        return {}
    return job.recipe.cost if job.recipe else job.cost


def easiest(features: Features, wish: Wish) -> str | None:
    """Return the element of a wished level that takes least effort; None if none has that level."""
    kinds = [kind for kind in features.conversions if wish.level in ("any", features.level(kind))]
    return min(kinds, key=lambda kind: (len(ingredients(features, {kind: 1})), kind), default=None)


def lacked(features: Features, colour: str, recipes: tuple[Card, ...]) -> frozenset[str]:
    """Return the kinds of elements that a colour still needs for its next recipe."""
    left = [work(features, recipe.cost, stock(features, colour)) for recipe in recipes[:1]]
    return frozenset(kind for one in left for kind in (*one.gathered, *one.made))
