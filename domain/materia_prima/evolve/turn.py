"""The alchemists phase: turns and action points. Source: MP-4.7."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.materia_prima.evolve.changes import with_figure
from domain.materia_prima.facts.turn import ActionSpent, AlchemistsPhaseStarted, TurnEnded, TurnStarted
from domain.materia_prima.queries.figures import figure
from domain.materia_prima.state import State


@evolves(AlchemistsPhaseStarted)
def alchemists_phase_started(state: State, fact: AlchemistsPhaseStarted) -> State:
    return replace(state, phase="alchemists")


@evolves(TurnStarted)
def turn_started(state: State, fact: TurnStarted) -> State:
    state = with_figure(state, fact.colour, acted=0, extras=())
    homunculi = {
        name: replace(one, acted=0, extras=()) if one.colour == fact.colour else one
        for name, one in state.homunculi.items()
    }
    return replace(state, turn=fact.colour, homunculi=homunculi, refused=())


@evolves(ActionSpent)
def action_spent(state: State, fact: ActionSpent) -> State:
    one = figure(state, fact.figure)
    if fact.extra is None:
        return with_figure(state, fact.figure, acted=one.acted + 1)
    return with_figure(state, fact.figure, extras=(*one.extras, fact.extra))


@evolves(TurnEnded)
def turn_ended(state: State, fact: TurnEnded) -> State:
    return replace(state, turn=None, refused=())
