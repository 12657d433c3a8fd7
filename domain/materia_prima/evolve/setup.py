"""The setup. Source: MP-3."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.materia_prima.evolve.changes import with_figure, with_tower
from domain.materia_prima.facts.setup import (
    AlchemistPlaced,
    AlchemistSeated,
    BoardLaidOut,
    DifficultyChosen,
    ExtensionLaidOut,
    MissionLaidOut,
    RecipesLaidOut,
    ScenarioStarted,
    TempleLaidOut,
    TowerPlaced,
)
from domain.materia_prima.state import Alchemist, State


@evolves(DifficultyChosen)
def difficulty_chosen(state: State, fact: DifficultyChosen) -> State:
    return replace(state, chosen=fact.difficulty, difficulty=fact.difficulty)


@evolves(BoardLaidOut)
def board_laid_out(state: State, fact: BoardLaidOut) -> State:
    return replace(state, layout=fact.layout)


@evolves(ExtensionLaidOut)
def extension_laid_out(state: State, fact: ExtensionLaidOut) -> State:
    return replace(state, extensions={**state.extensions, fact.town: fact.extension})


@evolves(TempleLaidOut)
def temple_laid_out(state: State, fact: TempleLaidOut) -> State:
    return replace(state, temple=fact.temple)


@evolves(MissionLaidOut)
def mission_laid_out(state: State, fact: MissionLaidOut) -> State:
    return replace(state, missions={**state.missions, fact.town: fact.mission})


@evolves(AlchemistSeated)
def alchemist_seated(state: State, fact: AlchemistSeated) -> State:
    return seated(state, Alchemist(fact.colour, fact.seat, fact.character))


def seated(state: State, new: Alchemist) -> State:
    """Return the state with one more alchemist at its seat."""
    seats = list(state.seats)
    seats[new.seat] = (*seats[new.seat], new.colour)
    return replace(
        state,
        seats=tuple(seats),
        colours=(*state.colours, new.colour),
        alchemists={**state.alchemists, new.colour: new},
    )


@evolves(RecipesLaidOut)
def recipes_laid_out(state: State, fact: RecipesLaidOut) -> State:
    return replace(state, recipes=state.recipes + fact.recipes)


@evolves(TowerPlaced)
def tower_placed(state: State, fact: TowerPlaced) -> State:
    return with_tower(state, fact.colour, hex=fact.hex)


@evolves(AlchemistPlaced)
def alchemist_placed(state: State, fact: AlchemistPlaced) -> State:
    return with_figure(state, fact.colour, hex=fact.hex)


@evolves(ScenarioStarted)
def scenario_started(state: State, fact: ScenarioStarted) -> State:
    return replace(state, status="running")
