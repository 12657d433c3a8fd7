"""The effects of special rules of scenarios. Source: MP-0.1.1."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.materia_prima.elements import plus
from domain.materia_prima.evolve.changes import with_figure
from domain.materia_prima.evolve.gathering import with_loose
from domain.materia_prima.evolve.town import with_discarded
from domain.materia_prima.facts.specials import ElementsScattered, RecipesBurnt, SoulStoneRestored, SpecialApplied
from domain.materia_prima.state import State


@evolves(SpecialApplied)
def special_applied(state: State, fact: SpecialApplied) -> State:
    return state


@evolves(ElementsScattered)
def elements_scattered(state: State, fact: ElementsScattered) -> State:
    return with_loose(state, fact.hex, plus(state.loose.get(fact.hex, {}), {fact.element: fact.count}))


@evolves(SoulStoneRestored)
def soul_stone_restored(state: State, fact: SoulStoneRestored) -> State:
    return with_figure(state, fact.colour, soul_stones=state.alchemists[fact.colour].soul_stones + 1)


@evolves(RecipesBurnt)
def recipes_burnt(state: State, fact: RecipesBurnt) -> State:
    left = tuple(recipe for recipe in state.recipes if recipe not in fact.recipes)
    return with_discarded(replace(state, recipes=left), fact.recipes)
