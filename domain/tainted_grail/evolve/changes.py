"""Changes of one character, participant or laid card of a state, and of the seats with a wish."""

from typing import Any

from msgspec.structs import replace

from domain.tainted_grail.queries.encounter import the_activation, the_encounter
from domain.tainted_grail.state import Character, State


def with_character(state: State, character: str, **changes: Any) -> State:
    """Return the state with these fields of a character changed."""
    one = replace(state.characters[character], **changes)
    return replace(state, characters={**state.characters, character: one})


def with_new_character(state: State, one: Character) -> State:
    """Return the state with a character that comes to its seat, in the order of the numbers."""
    characters = sorted(
        {**state.characters, one.id: one}.values(), key=lambda each: state.pack.characters[each.id].number
    )
    seats = tuple(
        tuple(dict.fromkeys((*played, one.id))) if seat == one.seat else played
        for seat, played in enumerate(state.seats)
    )
    return replace(state, characters={each.id: each for each in characters}, seats=seats)


def with_encounter(state: State, **changes: Any) -> State:
    """Return the state with these fields of the encounter changed."""
    return replace(state, encounter=replace(the_encounter(state), **changes))


def with_participant(state: State, character: str, **changes: Any) -> State:
    """Return the state with these fields of a participant changed."""
    participants = the_encounter(state).participants
    return with_encounter(state, participants={**participants, character: replace(participants[character], **changes)})


def with_laid(state: State, card: str, **changes: Any) -> State:
    """Return the state with these fields of a card of the sequence changed."""
    sequence = the_encounter(state).sequence
    return with_encounter(
        state, sequence=tuple(replace(one, **changes) if one.card == card else one for one in sequence)
    )


def with_activation(state: State, **changes: Any) -> State:
    """Return the state with these fields of the activation changed."""
    return with_encounter(state, activation=replace(the_activation(state), **changes))


def with_seat(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return the seats that wish for something, with this one."""
    return tuple(sorted({*seats, seat}))


def without_seat(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return the seats that wish for something, without this one."""
    return tuple(one for one in seats if one != seat)
