"""The inquisition phase. Source: MP-4.19 to 4.23."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.materia_prima.facts.inquisition import InquisitionPhaseStarted, InquisitorActionsLapsed, InquisitorMoved
from domain.materia_prima.state import State


@evolves(InquisitionPhaseStarted)
def inquisition_phase_started(state: State, fact: InquisitionPhaseStarted) -> State:
    return replace(state, phase="inquisition", turn=None)


@evolves(InquisitorMoved)
def inquisitor_moved(state: State, fact: InquisitorMoved) -> State:
    moved = replace(state.inquisitors[fact.inquisitor], hex=fact.hex)
    return replace(state, inquisitors={**state.inquisitors, fact.inquisitor: moved})


@evolves(InquisitorActionsLapsed)
def inquisitor_actions_lapsed(state: State, fact: InquisitorActionsLapsed) -> State:
    return state
