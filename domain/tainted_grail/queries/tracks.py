"""Tracks and the conditions that follow from them. Source: TG-5.1."""

from typing import TypeGuard, cast

from domain.kernel.parts import Part, at_most, total
from domain.tainted_grail.content.parts import Board
from domain.tainted_grail.state import Character, State
from domain.tainted_grail.vocabulary.terms import TRACKS, Holding, Resource, Track

EXHAUSTED_MAX = 1
"""The highest Energy at which a character is exhausted. Source: TG-5.1.11."""


INSANE_SPACES = 2
"""The highest spaces of the Terror track in which a character is insane. Source: TG-5.1.13."""
BOARD, HEALTH, RULES = "board", "health", "rules"
"""Where parts of a track's spaces come from: a character's board, the Health of whom a colon precedes, the rules."""


def board(state: State, character: str) -> Board:
    """Return the board of a character."""
    return state.pack.board_of(character)


def held(one: Character, what: Holding) -> int:
    """Return how much of a track or resource a character has."""
    if what in TRACKS:
        count: int = getattr(one, what)
        return count
    return one.resources.get(cast(Resource, what), 0)


def room(state: State, one: Character, what: Holding) -> int | None:
    """Return how much more fits on a track; None for resources, which have no upper end.

    Source: TG-5.1.4 to 5.1.6, 5.3.2.
    """
    return max(0, end(state, one, what) - held(one, what)) if is_track(what) else None


def is_track(what: Holding) -> TypeGuard[Track]:
    """Return whether this is counted on a track. Source: TG-5.1.1."""
    return what in TRACKS


def end(state: State, one: Character, track: Track) -> int:
    """Return how far a track can rise now. Source: TG-5.1.4 to 5.1.6."""
    return total(end_parts(state, one, track))


def end_parts(state: State, one: Character, track: Track) -> tuple[Part, ...]:
    """Return the parts of the end of a track: the board's, and for Energy what Health takes off it.

    Source: TG-5.1.2, 5.1.4 to 5.1.6.
    """
    lines = board(state, one.id)
    match track:
        case "energy":
            return at_most(one.health, [Part("TG-5.1.5", BOARD, lines.energy_max)], "TG-5.1.6", f"{HEALTH}:{one.id}")
        case "health":
            return (Part("TG-5.1.4", BOARD, lines.health_start),)
        case "terror":
            return (Part("TG-5.1.2", BOARD, lines.terror_max),)


def insane_parts(state: State, one: Character) -> tuple[Part, ...]:
    """Return the parts of the Terror from which on a character is insane. Source: TG-5.1.13."""
    return (*end_parts(state, one, "terror"), Part("TG-5.1.13", RULES, 1 - INSANE_SPACES))


def is_exhausted(one: Character) -> bool:
    """Return whether Energy is 0 or 1. Source: TG-5.1.11."""
    return one.energy <= EXHAUSTED_MAX


def in_panic(one: Character) -> bool:
    """Return whether Terror is greater than Health. Source: TG-5.1.12."""
    return one.terror > one.health


def is_insane(state: State, one: Character) -> bool:
    """Return whether Terror is in its two highest spaces. Source: TG-5.1.13."""
    return one.terror >= total(insane_parts(state, one))


def is_dying(one: Character) -> bool:
    """Return whether Health is at its lowest space. Source: TG-5.1.14."""
    return one.health == 0


def is_solo(state: State) -> bool:
    """Return whether only one character plays. Source: TG-7.4.1, 7.4.8."""
    return sum(state.characters_each) == 1
