"""Researching and buying. Source: MP-4.16, 4.17."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.materia_prima.elements import minus
from domain.materia_prima.evolve.changes import with_figure, with_tower
from domain.materia_prima.facts.town import (
    ExtensionBought,
    ExtensionReplaced,
    RecipePileRebuilt,
    RecipesDiscarded,
    RecipesKept,
    RecipesResearched,
)
from domain.materia_prima.state import State


def with_discarded(state: State, recipes: tuple[str, ...]) -> State:
    """Return the state with recipe cards on the discards of their kinds."""
    discards = dict(state.recipe_discards)
    for recipe in recipes:
        kind = state.pack.recipes[recipe].kind
        discards[kind] = (*discards.get(kind, ()), recipe)
    return replace(state, recipe_discards=discards)


@evolves(RecipePileRebuilt)
def recipe_pile_rebuilt(state: State, fact: RecipePileRebuilt) -> State:
    return replace(state, recipe_discards={**state.recipe_discards, fact.kind: ()})


@evolves(RecipesResearched)
def recipes_researched(state: State, fact: RecipesResearched) -> State:
    return replace(state, researched=fact.recipes)


@evolves(RecipesKept)
def recipes_kept(state: State, fact: RecipesKept) -> State:
    others = tuple(card for card in state.researched if card not in fact.recipes)
    state = with_discarded(state, others)
    return replace(state, recipes=(*state.recipes, *fact.recipes), researched=())


@evolves(RecipesDiscarded)
def recipes_discarded(state: State, fact: RecipesDiscarded) -> State:
    state = with_discarded(state, fact.recipes)
    return replace(state, recipes=tuple(card for card in state.recipes if card not in fact.recipes))


@evolves(ExtensionBought)
def extension_bought(state: State, fact: ExtensionBought) -> State:
    alchemist = state.alchemists[fact.colour]
    state = with_figure(state, fact.colour, carried=minus(alchemist.carried, fact.paid))
    state = with_tower(state, fact.colour, extensions=(*alchemist.tower.extensions, fact.extension))
    return replace(state, extensions={**state.extensions, fact.town: None})


@evolves(ExtensionReplaced)
def extension_replaced(state: State, fact: ExtensionReplaced) -> State:
    return replace(state, extensions={**state.extensions, fact.town: fact.extension})
