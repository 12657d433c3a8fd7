"""Things from the scenario before, and things for the next one. Source: MP-3.2, 7.3."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.materia_prima.evolve.changes import with_homunculus, with_item, with_tower
from domain.materia_prima.evolve.setup import seated
from domain.materia_prima.facts.campaign import (
    AlchemistReturned,
    ExtensionBrought,
    ExtensionCarriedOver,
    HomunculusBrought,
    ItemBrought,
    ThingCarriedOver,
)
from domain.materia_prima.state import Alchemist, State


@evolves(AlchemistReturned)
def alchemist_returned(state: State, fact: AlchemistReturned) -> State:
    return seated(state, Alchemist(fact.colour, fact.seat, fact.character, fact.soul_stones))


@evolves(ExtensionBrought)
def extension_brought(state: State, fact: ExtensionBrought) -> State:
    return with_tower(state, fact.colour, extensions=(*state.alchemists[fact.colour].tower.extensions, fact.extension))


@evolves(HomunculusBrought)
def homunculus_brought(state: State, fact: HomunculusBrought) -> State:
    return with_homunculus(state, fact.recipe, fact.colour, fact.hex)


@evolves(ItemBrought)
def item_brought(state: State, fact: ItemBrought) -> State:
    return with_item(state, fact.colour, fact.recipe)


@evolves(ThingCarriedOver)
def thing_carried_over(state: State, fact: ThingCarriedOver) -> State:
    return replace(state, taken_along=(*state.taken_along, fact.recipe))


@evolves(ExtensionCarriedOver)
def extension_carried_over(state: State, fact: ExtensionCarriedOver) -> State:
    return replace(state, taken_extensions=(*state.taken_extensions, fact.extension))
