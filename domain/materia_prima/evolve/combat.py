"""Combat, rewards and destruction. Source: MP-6."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.materia_prima.elements import minus, plus
from domain.materia_prima.evolve.changes import with_figure, with_tower
from domain.materia_prima.facts.combat import (
    AlchemistDefeated,
    ElementsFallen,
    FigureAttacked,
    HomunculusDefeated,
    InquisitorAttacked,
    InquisitorCardsDiscarded,
    InquisitorDefeated,
    StoredElementsDestroyed,
    TowerAttacked,
)
from domain.materia_prima.state import Slot, State


@evolves(InquisitorAttacked)
def inquisitor_attacked(state: State, fact: InquisitorAttacked) -> State:
    return state


@evolves(InquisitorDefeated)
def inquisitor_defeated(state: State, fact: InquisitorDefeated) -> State:
    return replace(state, inquisitors={id: one for id, one in state.inquisitors.items() if id != fact.inquisitor})


@evolves(InquisitorCardsDiscarded)
def inquisitor_cards_discarded(state: State, fact: InquisitorCardsDiscarded) -> State:
    slots = list(state.slots)
    slot = slots[fact.slot - 1]
    assert slot is not None, f"slot {fact.slot} is free"
    left = tuple(card for card in slot.cards if card not in fact.cards)
    slots[fact.slot - 1] = Slot(slot.type, left) if left else None
    return replace(state, slots=tuple(slots), inquisitor_discard=state.inquisitor_discard + fact.cards)


@evolves(FigureAttacked)
def figure_attacked(state: State, fact: FigureAttacked) -> State:
    return state


@evolves(ElementsFallen)
def elements_fallen(state: State, fact: ElementsFallen) -> State:
    loose = {**state.loose, fact.hex: plus(state.loose.get(fact.hex, {}), fact.elements)}
    return with_figure(replace(state, loose=loose), fact.figure, carried={})


@evolves(AlchemistDefeated)
def alchemist_defeated(state: State, fact: AlchemistDefeated) -> State:
    return with_figure(state, fact.colour, hex=fact.hex)


@evolves(HomunculusDefeated)
def homunculus_defeated(state: State, fact: HomunculusDefeated) -> State:
    discard = state.recipe_discards.get("homunculus", ())
    return replace(
        state,
        homunculi={recipe: one for recipe, one in state.homunculi.items() if recipe != fact.recipe},
        recipe_discards={**state.recipe_discards, "homunculus": (*discard, fact.recipe)},
    )


@evolves(TowerAttacked)
def tower_attacked(state: State, fact: TowerAttacked) -> State:
    return state


@evolves(StoredElementsDestroyed)
def stored_elements_destroyed(state: State, fact: StoredElementsDestroyed) -> State:
    return with_tower(state, fact.colour, elements=minus(state.alchemists[fact.colour].tower.elements, fact.elements))
