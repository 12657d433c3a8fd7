"""Changes after a death."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.tainted_grail.evolve.changes import with_character
from domain.tainted_grail.evolve.land import with_place, with_world, without_discs
from domain.tainted_grail.facts.death import CharacterEntered, EstateLeft, MercyGranted
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.state import State
from domain.tainted_grail.world import Figure


@evolves(MercyGranted)
def mercy_granted(state: State, fact: MercyGranted) -> State:
    """Take the state of the chapter's start, but go on counting outcomes, in the mode that holds now.

    Source: TG-5.17.17, 7.1.6.
    """
    start = state.chapter_start
    assert start is not None, "a chapter has begun"
    return replace(
        start,
        streams=state.streams,
        chapter_start=start,
        mode=state.mode,
        switching=state.switching,
        session=state.session,
        night=state.night,
    )


@evolves(EstateLeft)
def estate_left(state: State, fact: EstateLeft) -> State:
    state = with_character(state, fact.character, resources={}, owned=(), skills=(), changes=(), conditions=())
    state = with_world(state, discs=without_discs(the_world(state), f"character:{fact.character}"))
    if not fact.place:
        return state
    items = the_world(state).places[fact.place].items
    return with_place(state, fact.place, items=(*items, *fact.items))


@evolves(CharacterEntered)
def character_entered(state: State, fact: CharacterEntered) -> State:
    return with_world(state, figures={**the_world(state).figures, fact.character: Figure(fact.place)})
