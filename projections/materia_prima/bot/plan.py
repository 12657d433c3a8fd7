"""The plan of a colour's figures, with everything that it is made from."""

from collections.abc import Mapping
from functools import cached_property, reduce

from msgspec import Struct

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


class Plan(Struct, frozen=True, dict=True):
    """The work of the colour whose turn it is. Each part is worked out when it is first asked for."""

    features: Features

    @cached_property
    def shared(self) -> Mapping[str, tuple[Card, ...]]:
        """The recipes that each colour makes for the mission, the next one first."""
        return shared_recipes(self.features)

    @property
    def recipes(self) -> tuple[Card, ...]:
        """The recipes that the own colour makes for the mission, the next one first."""
        return self.shared[self.features.colour]

    @cached_property
    def jobs(self) -> Mapping[str, Job]:
        """The jobs of all figures in towns, by name; none if no own figure needs one."""
        return shared_jobs(self.features, self.shared) if needs_jobs(self.features) else {}

    @cached_property
    def lacking(self) -> tuple[Wish, ...]:
        """The open parts of the mission that no recipe is left for."""
        return tuple(without_recipe(self.features, self.recipes))

    @cached_property
    def cost(self) -> Elements:
        """The cost of what the alchemist makes or brings next."""
        return next_cost(self.features, self.recipes, self.job(self.features.colour))

    @cached_property
    def costs(self) -> list[Elements]:
        """The costs of all its recipes; without any, of what it brings next."""
        return [recipe.cost for recipe in self.recipes] or [self.cost]

    @cached_property
    def left(self) -> Work:
        """What is left to do for what it makes or brings next."""
        return work(self.features, self.cost, holdings(self.features, self.features.colour))

    @cached_property
    def ahead(self) -> tuple[str, ...]:
        """What is to be gathered for all its recipes."""
        return work(self.features, reduce(plus, self.costs), holdings(self.features, self.features.colour)).gathered

    @cached_property
    def wanted(self) -> frozenset[str]:
        """The kinds of elements that it can use."""
        return ingredients(self.features, *self.costs)

    @cached_property
    def wants(self) -> Mapping[str, frozenset[str]]:
        """Colour -> the kinds that it lacks for the mission."""
        return {colour: lacked(self.features, colour, cards) for colour, cards in self.shared.items()}

    def job(self, figure: str) -> Job | None:
        """Return the job of a figure in a town, if it has one."""
        return self.jobs.get(figure)


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
