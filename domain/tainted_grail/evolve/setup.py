"""Changes of the setup and of the progress through an arena."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.tainted_grail.evolve.changes import with_character, with_new_character
from domain.tainted_grail.facts.setup import (
    ArenaEntered,
    ArenaLost,
    ArenaSurvived,
    BoardTaken,
    CharacterTaken,
    ColourTaken,
    StopReached,
)
from domain.tainted_grail.queries.journey import the_arena
from domain.tainted_grail.state import Character, Owned, State


@evolves(CharacterTaken)
def character_taken(state: State, fact: CharacterTaken) -> State:
    tray, board = state.pack.characters[fact.character], state.pack.board_of(fact.character)
    taken = Character(
        id=tray.id,
        seat=fact.seat,
        energy=board.energy_start,
        health=board.health_start,
        terror=board.terror_start,
        attributes=dict(tray.attributes),
        resources=dict(tray.resources),
        owned=tuple(Owned(f"item:{item}") for item in tray.items),
    )
    return with_new_character(state, taken)


@evolves(BoardTaken)
def board_taken(state: State, fact: BoardTaken) -> State:
    board = state.pack.boards[fact.colour]
    return with_character(
        state,
        fact.character,
        board=fact.colour,
        energy=board.energy_start,
        health=board.health_start,
        terror=board.terror_start,
    )


@evolves(ColourTaken)
def colour_taken(state: State, fact: ColourTaken) -> State:
    return with_character(state, fact.character, cards=fact.colour)


@evolves(ArenaEntered)
def arena_entered(state: State, fact: ArenaEntered) -> State:
    return replace(state, status="running")


@evolves(StopReached)
def stop_reached(state: State, fact: StopReached) -> State:
    return replace(state, journey=replace(the_arena(state), stop=fact.stop), company=None)


@evolves(ArenaSurvived)
def arena_survived(state: State, fact: ArenaSurvived) -> State:
    return replace(state, status="survived")


@evolves(ArenaLost)
def arena_lost(state: State, fact: ArenaLost) -> State:
    return replace(state, status="died")
