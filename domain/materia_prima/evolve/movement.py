"""Moving and sailing. Source: MP-4.8, 4.18."""

from domain.kernel.registry import evolves
from domain.materia_prima.evolve.changes import with_figure
from domain.materia_prima.facts.movement import AlchemistSailed, FigureMoved
from domain.materia_prima.state import State


@evolves(FigureMoved)
def figure_moved(state: State, fact: FigureMoved) -> State:
    return with_figure(state, fact.figure, hex=fact.hex)


@evolves(AlchemistSailed)
def alchemist_sailed(state: State, fact: AlchemistSailed) -> State:
    return with_figure(state, fact.colour, hex=fact.hex)
