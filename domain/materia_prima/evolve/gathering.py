"""What figures take from the board, and what they drop. Source: MP-2.4.6, 4.9, 4.10."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.elements import Elements, minus, plus
from domain.materia_prima.evolve.changes import with_figure, with_tower
from domain.materia_prima.facts.gathering import ElementsDropped, ElementsPickedUp, ElementsStored, ElementTaken
from domain.materia_prima.queries.figures import figure, owner
from domain.materia_prima.state import State


def with_loose(state: State, hex: Hex, elements: Elements) -> State:
    """Return the state with these loose elements on a hex, no others."""
    others = {at: loose for at, loose in state.loose.items() if at != hex}
    return replace(state, loose={**others, hex: elements} if elements else others)


@evolves(ElementTaken)
def element_taken(state: State, fact: ElementTaken) -> State:
    return with_figure(state, fact.figure, carried=plus(figure(state, fact.figure).carried, {fact.element: 1}))


@evolves(ElementsPickedUp)
def elements_picked_up(state: State, fact: ElementsPickedUp) -> State:
    one = figure(state, fact.figure)
    assert one.hex is not None
    state = with_loose(state, one.hex, minus(state.loose[one.hex], fact.elements))
    return with_figure(state, fact.figure, carried=plus(one.carried, fact.elements))


@evolves(ElementsDropped)
def elements_dropped(state: State, fact: ElementsDropped) -> State:
    one = figure(state, fact.figure)
    assert one.hex is not None
    state = with_loose(state, one.hex, plus(state.loose.get(one.hex, {}), fact.elements))
    return with_figure(state, fact.figure, carried=minus(one.carried, fact.elements))


@evolves(ElementsStored)
def elements_stored(state: State, fact: ElementsStored) -> State:
    state = with_figure(state, fact.figure, carried=minus(figure(state, fact.figure).carried, fact.elements))
    tower = owner(state, fact.figure)
    return with_tower(state, tower.colour, elements=plus(tower.tower.elements, fact.elements))
