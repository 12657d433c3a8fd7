"""Scenario events. Source: MP-5."""

from typing import cast

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.materia_prima.elements import minus, plus
from domain.materia_prima.evolve.changes import with_figure, with_tower
from domain.materia_prima.evolve.town import with_discarded
from domain.materia_prima.facts.events import (
    AlchemistsImproved,
    ElementsGained,
    ElementsReturned,
    EventResolved,
    InquisitorsImproved,
    MissionsSpent,
    ThingGivenUp,
)
from domain.materia_prima.queries.figures import figure
from domain.materia_prima.state import State
from domain.materia_prima.vocabulary import Side


@evolves(MissionsSpent)
def missions_spent(state: State, fact: MissionsSpent) -> State:
    completed = [replace(one, spent=fact.day) if one.mission in fact.missions else one for one in state.completed]
    return replace(state, completed=tuple(completed))


@evolves(EventResolved)
def event_resolved(state: State, fact: EventResolved) -> State:
    return replace(state, rows={**state.rows, fact.day: cast(Side, fact.side)})


@evolves(ElementsGained)
def elements_gained(state: State, fact: ElementsGained) -> State:
    stored = state.alchemists[fact.colour].tower.elements
    return with_tower(state, fact.colour, elements=plus(stored, {fact.element: fact.count}))


@evolves(ElementsReturned)
def elements_returned(state: State, fact: ElementsReturned) -> State:
    for place, count in fact.places.items():
        returned = {fact.element: count}
        if place == "tower":
            stored = state.alchemists[fact.colour].tower.elements
            state = with_tower(state, fact.colour, elements=minus(stored, returned))
        else:
            state = with_figure(state, place, carried=minus(figure(state, place).carried, returned))
    return state


@evolves(ThingGivenUp)
def thing_given_up(state: State, fact: ThingGivenUp) -> State:
    alchemist = state.alchemists[fact.colour]
    tower = alchemist.tower
    state = with_figure(state, fact.colour, worn=without(alchemist.worn, fact.recipe))
    state = with_tower(
        state,
        fact.colour,
        items=without(tower.items, fact.recipe),
        fragments=without(tower.fragments, fact.recipe),
    )
    left = {recipe: one for recipe, one in state.homunculi.items() if recipe != fact.recipe}
    return with_discarded(replace(state, homunculi=left), (fact.recipe,))


def without(recipes: tuple[str, ...], recipe: str) -> tuple[str, ...]:
    """Return these recipes without this one."""
    return tuple(one for one in recipes if one != recipe)


@evolves(AlchemistsImproved)
def alchemists_improved(state: State, fact: AlchemistsImproved) -> State:
    return state


@evolves(InquisitorsImproved)
def inquisitors_improved(state: State, fact: InquisitorsImproved) -> State:
    return state
