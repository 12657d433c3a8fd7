"""Sessions: who is there, and who could come. Source: TG-5.20."""

from collections.abc import Iterable

from domain.tainted_grail.queries.characters import living
from domain.tainted_grail.queries.free_play import free_play_max, user_of_own_board
from domain.tainted_grail.queries.journey import CHARACTERS_MAX, playable, the_world
from domain.tainted_grail.queries.land import place_of
from domain.tainted_grail.state import State


def seats_there(state: State) -> tuple[int, ...]:
    """Return the seats that play a character which is there; all before anybody was ever absent. Source: TG-5.20.5."""
    if not state.away:
        return tuple(range(len(state.seats)))
    return tuple(sorted({one.seat for one in state.characters.values()}))


def unwilling(state: State, wishing: Iterable[int]) -> set[int]:
    """Return the seats that are there and do not wish what these seats wish. Source: TG-5.20.13, 7.1.11."""
    return set(seats_there(state)).difference(wishing)


def unused(state: State) -> tuple[str, ...]:
    """Return the characters that have not yet taken part, and whose board is free. Source: TG-3.1.2, 5.17.4, 5.20.7,
    7.3.2.
    """
    unseen = (one for one in playable(state) if one not in state.characters and one not in state.away)
    return tuple(one for one in unseen if user_of_own_board(state, one) is None)


def can_leave_session(state: State, character: str) -> bool:
    """Return whether a character can be absent: somebody who lives stays. Source: TG-5.20.5."""
    return character in living(state) and len(living(state)) > 1


def has_room(state: State) -> bool:
    """Return whether one more character can be there; the dead take nobody's place. Source: TG-3.1.1, 5.17.4."""
    return len(living(state)) < CHARACTERS_MAX


def can_join(state: State) -> bool:
    """Return whether a new character can join: in free play it needs a board and cards. Source: TG-3.1.1, 7.3.6."""
    used = len(living(state)) + len(state.away)
    return has_room(state) and (not state.free or used < free_play_max(state.pack))


def places_of_company(state: State) -> tuple[int, ...]:
    """Return the places where somebody who lives stands. Source: TG-5.20.7, 5.20.12."""
    placed = [one for one in living(state) if one in the_world(state).figures]
    return tuple(dict.fromkeys(place_of(state, one) for one in placed))
