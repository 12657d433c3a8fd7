"""Town missions fulfilled, and things that left the game for them. Source: MP-8.3."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.materia_prima.elements import minus, plus
from domain.materia_prima.evolve.changes import with_figure, with_tower
from domain.materia_prima.evolve.gathering import with_loose
from domain.materia_prima.facts.missions import (
    ElementsDelivered,
    FragmentDelivered,
    HomunculusDelivered,
    ItemDelivered,
    MissionFulfilled,
    MissionReplaced,
)
from domain.materia_prima.queries.figures import figure
from domain.materia_prima.state import Completed, State


@evolves(ElementsDelivered)
def elements_delivered(state: State, fact: ElementsDelivered) -> State:
    state = with_figure(state, fact.figure, carried=minus(figure(state, fact.figure).carried, fact.elements))
    return replace(state, delivered=plus(state.delivered, fact.elements))


@evolves(HomunculusDelivered)
def homunculus_delivered(state: State, fact: HomunculusDelivered) -> State:
    one = state.homunculi[fact.homunculus]
    state = with_loose(state, one.hex, plus(state.loose.get(one.hex, {}), one.carried))
    left = {name: other for name, other in state.homunculi.items() if name != fact.homunculus}
    return replace(state, homunculi=left, removed=(*state.removed, fact.homunculus))


@evolves(ItemDelivered)
def item_delivered(state: State, fact: ItemDelivered) -> State:
    worn = tuple(item for item in state.alchemists[fact.colour].worn if item != fact.item)
    return replace(with_figure(state, fact.colour, worn=worn), removed=(*state.removed, fact.item))


@evolves(FragmentDelivered)
def fragment_delivered(state: State, fact: FragmentDelivered) -> State:
    fragments = tuple(one for one in state.alchemists[fact.colour].tower.fragments if one != fact.fragment)
    return replace(with_tower(state, fact.colour, fragments=fragments), removed=(*state.removed, fact.fragment))


@evolves(MissionFulfilled)
def mission_fulfilled(state: State, fact: MissionFulfilled) -> State:
    done = Completed(fact.mission, fact.colour, fact.points)
    missions = {**state.missions, fact.town: None}
    return replace(state, missions=missions, completed=(*state.completed, done))


@evolves(MissionReplaced)
def mission_replaced(state: State, fact: MissionReplaced) -> State:
    return replace(state, missions={**state.missions, fact.town: fact.mission})
