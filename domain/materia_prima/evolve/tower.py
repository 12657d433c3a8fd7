"""Converting, transmuting, putting on and storing. Source: MP-4.13 to 4.15."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.materia_prima.elements import Elements, minus, plus
from domain.materia_prima.evolve.changes import with_figure, with_homunculus, with_item, with_tower
from domain.materia_prima.facts.tower import (
    AlchemistEquipped,
    ElementsConverted,
    FragmentMade,
    HomunculusMade,
    ItemMade,
    ItemPutOn,
    RecipeTransmuted,
)
from domain.materia_prima.state import State


def paid(state: State, colour: str, carried: Elements, stored: Elements) -> State:
    """Return the state after an alchemist paid elements, from its own and from the tower's."""
    alchemist = state.alchemists[colour]
    state = with_tower(state, colour, elements=minus(alchemist.tower.elements, stored))
    return with_figure(state, colour, carried=minus(alchemist.carried, carried))


@evolves(ElementsConverted)
def elements_converted(state: State, fact: ElementsConverted) -> State:
    state = paid(state, fact.colour, fact.carried, fact.stored)
    stored = state.alchemists[fact.colour].tower.elements
    return with_tower(state, fact.colour, elements=plus(stored, fact.outputs))


@evolves(RecipeTransmuted)
def recipe_transmuted(state: State, fact: RecipeTransmuted) -> State:
    state = paid(state, fact.colour, fact.carried, fact.stored)
    return replace(state, recipes=tuple(card for card in state.recipes if card != fact.recipe))


@evolves(HomunculusMade)
def homunculus_made(state: State, fact: HomunculusMade) -> State:
    return with_homunculus(state, fact.recipe, fact.colour, fact.hex)


@evolves(ItemMade)
def item_made(state: State, fact: ItemMade) -> State:
    return with_item(state, fact.colour, fact.recipe)


@evolves(FragmentMade)
def fragment_made(state: State, fact: FragmentMade) -> State:
    return with_tower(state, fact.colour, fragments=(*state.alchemists[fact.colour].tower.fragments, fact.recipe))


@evolves(ItemPutOn)
def item_put_on(state: State, fact: ItemPutOn) -> State:
    return with_items(state, fact.colour, (fact.item,), ())


@evolves(AlchemistEquipped)
def alchemist_equipped(state: State, fact: AlchemistEquipped) -> State:
    state = with_items(state, fact.colour, fact.put_on, fact.taken_off)
    alchemist = state.alchemists[fact.colour]
    stored = plus(minus(alchemist.tower.elements, fact.loaded), fact.unloaded)
    state = with_tower(state, fact.colour, elements=stored)
    return with_figure(state, fact.colour, carried=plus(minus(alchemist.carried, fact.unloaded), fact.loaded))


def with_items(state: State, colour: str, put_on: tuple[str, ...], taken_off: tuple[str, ...]) -> State:
    """Return the state after an alchemist put on stored items and stored worn ones."""
    alchemist = state.alchemists[colour]
    stored = tuple(item for item in alchemist.tower.items if item not in put_on)
    worn = tuple(item for item in alchemist.worn if item not in taken_off)
    state = with_tower(state, colour, items=(*stored, *taken_off))
    return with_figure(state, colour, worn=(*worn, *put_on))
