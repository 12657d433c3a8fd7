"""Changes after a death."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.tainted_grail.evolve.changes import with_character
from domain.tainted_grail.evolve.land import with_place, with_world, without_discs
from domain.tainted_grail.evolve.session import in_chapter_start
from domain.tainted_grail.facts.death import CharacterEntered, EstateLeft, MercyGranted
from domain.tainted_grail.queries.items import is_item, item_of
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import place_of
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
    start = state.chapter_start
    if start is not None and fact.character in start.characters:
        state = replace(state, chapter_start=replaced(start, fact.character))
    return bereaved(state, fact.character, fact.place, fact.items)


def bereaved(state: State, who: str, place: int, items: tuple[str, ...]) -> State:
    """Return the state in which a dead character has nothing left, and items lie at a place; 0 for none."""
    state = with_character(state, who, resources={}, owned=(), skills=(), changes=(), conditions=())
    state = with_world(state, discs=without_discs(the_world(state), f"character:{who}"))
    return with_place(state, place, items=(*the_world(state).places[place].items, *items)) if place else state


def replaced(start: State, who: str) -> State:
    """Return the start of a chapter without a character that another replaces: it is dead there, too, and what it had
    then lies where it stood.

    Source: TG-5.20.7.
    """
    items = tuple(item_of(one.card) for one in start.characters[who].owned if is_item(one.card))
    return bereaved(with_character(start, who, dead=True), who, place_of(start, who), items)


@evolves(CharacterEntered)
def character_entered(state: State, fact: CharacterEntered) -> State:
    state = in_chapter_start(state, state.characters[fact.character])
    return with_world(state, figures={**the_world(state).figures, fact.character: Figure(fact.place)})
