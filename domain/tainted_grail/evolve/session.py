"""Changes of the company. The start of the chapter changes alike, so that Mercy finds the group as it is.

Source: TG-5.20.
"""

from collections.abc import Mapping
from typing import TypeVar

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.tainted_grail.evolve.changes import with_new_character, with_seat, without_seat
from domain.tainted_grail.evolve.land import with_world
from domain.tainted_grail.facts.session import (
    CharacterCameBack,
    CharacterJoined,
    CharacterWentAway,
    NightSaved,
    SessionBegan,
    SessionClosed,
    SessionOpened,
    SessionUnwished,
    SessionWished,
)
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import lowest
from domain.tainted_grail.state import Character, State
from domain.tainted_grail.world import Figure

Value = TypeVar("Value")


@evolves(SessionWished)
def session_wished(state: State, fact: SessionWished) -> State:
    return replace(state, gathering=with_seat(state.gathering, fact.seat))


@evolves(SessionUnwished)
def session_unwished(state: State, fact: SessionUnwished) -> State:
    return replace(state, gathering=without_seat(state.gathering, fact.seat))


@evolves(SessionBegan)
def session_began(state: State, fact: SessionBegan) -> State:
    return replace(state, gathering=())


@evolves(NightSaved)
def night_saved(state: State, fact: NightSaved) -> State:
    return replace(state, night=at_night(state))


@evolves(SessionOpened)
def session_opened(state: State, fact: SessionOpened) -> State:
    """Lay the cards as they lay in that night; the shuffles before brought them to the table."""
    night = state.night
    assert night is not None, "an evening that goes on has a night before it"
    return replace(state, pools=night.pools, piles=night.piles)


@evolves(SessionClosed)
def session_closed(state: State, fact: SessionClosed) -> State:
    return replace(state, status="saved", gathering=())


@evolves(CharacterWentAway)
def character_went_away(state: State, fact: CharacterWentAway) -> State:
    start = state.chapter_start
    if start is not None and fact.character in start.characters:
        state = replace(state, chapter_start=without_character(start, fact.character))
    return without_character(state, fact.character)


@evolves(CharacterCameBack)
def character_came_back(state: State, fact: CharacterCameBack) -> State:
    start = state.chapter_start
    if start is not None and fact.character in start.away:
        state = replace(state, chapter_start=with_character_back(start, fact.character, lowest(start)))
    return with_character_back(state, fact.character, fact.place)


@evolves(CharacterJoined)
def character_joined(state: State, fact: CharacterJoined) -> State:
    one = state.characters[fact.character]
    state = in_chapter_start(state, one)
    if (start := state.chapter_start) is not None:
        state = replace(state, chapter_start=counted(start, one.seat, 1))
    return counted(entered(state, one, fact.place), one.seat, 1)


def in_chapter_start(state: State, one: Character) -> State:
    """Return the state whose start of the chapter has a new character, too, at the lowest location.

    Source: TG-5.20.7.
    """
    start = state.chapter_start
    if start is None:
        return state
    decks = replace(
        start,
        piles={**start.piles, **own(state.piles, one.id)},
        pools={**start.pools, **own(state.pools, one.id)},
    )
    return replace(state, chapter_start=entered(decks, one, lowest(start)))


def at_night(state: State) -> State:
    """Return the state as a night leaves it: without a party, and without what was only of the day.

    Source: TG-4.6.23 to 4.6.25, 5.20.2, 5.20.11.
    """
    journey = replace(the_world(state), parties=(), handed=())
    rested = replace(state, journey=journey, offered=(), fed=(), passed={}, company=None)
    start = state.chapter_start
    return without_wishes(replace(rested, chapter_start=None if start is None else without_wishes(start)))


def without_wishes(state: State) -> State:
    """Return the state without the wishes of seats, and without the night before."""
    return replace(state, switching=(), gathering=(), night=None)


def without_character(state: State, name: str) -> State:
    """Return the state in which a character is absent with all that it has. Source: TG-5.20.9, 5.20.10."""
    one, world = state.characters[name], the_world(state)
    left = replace(
        state,
        characters=without(state.characters, name),
        away={**state.away, name: one},
        seats=tuple(tuple(each for each in played if each != name) for played in state.seats),
        fed=tuple(each for each in state.fed if each != name),
        passed=without(state.passed, name),
    )
    return counted(with_world(left, figures=without(world.figures, name)), one.seat, -1)


def with_character_back(state: State, name: str, place: int) -> State:
    """Return the state in which an absent character is back. Source: TG-5.20.10, 5.20.12."""
    one = state.away[name]
    return counted(entered(replace(state, away=without(state.away, name)), one, place), one.seat, 1)


def entered(state: State, one: Character, place: int) -> State:
    """Return the state with a character at a place."""
    return with_world(with_new_character(state, one), figures={**the_world(state).figures, one.id: Figure(place)})


def counted(state: State, seat: int, more: int) -> State:
    """Return the state in which a seat plays more or fewer characters, as formulas count them. Source: TG-5.20.10."""
    each = tuple(count + more * (at == seat) for at, count in enumerate(state.characters_each))
    return replace(state, characters_each=each)


def without(named: Mapping[str, Value], name: str) -> dict[str, Value]:
    """Return a mapping without one name."""
    return {each: value for each, value in named.items() if each != name}


def own(named: Mapping[str, Value], character: str) -> dict[str, Value]:
    """Return the decks of a character."""
    return {name: value for name, value in named.items() if name.startswith(f"{character}/")}
