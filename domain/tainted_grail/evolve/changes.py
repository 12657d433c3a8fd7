"""Changes of one character, participant or laid card of a state."""

from typing import Any

from msgspec.structs import replace

from domain.tainted_grail.queries.encounter import the_activation, the_encounter
from domain.tainted_grail.state import State


def with_character(state: State, character: str, **changes: Any) -> State:
    """Return the state with these fields of a character changed."""
    one = replace(state.characters[character], **changes)
    return replace(state, characters={**state.characters, character: one})


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
