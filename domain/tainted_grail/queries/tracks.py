"""Tracks and the conditions that follow from them. Source: TG-5.1."""

from typing import TypeGuard, cast

from domain.kernel.parts import Part, at_most
from domain.tainted_grail.content.parts import Board
from domain.tainted_grail.queries.mode import has_challenge, is_story
from domain.tainted_grail.state import Character, State
from domain.tainted_grail.vocabulary.terms import TRACKS, Holding, Resource, Track

EXHAUSTED_MAX = 1
"""The highest Energy at which a character is exhausted. Source: TG-5.1.11."""


INSANE_SPACES = 2
"""The highest spaces of the Terror track in which a character is insane. Source: TG-5.1.13."""
RESOURCE_MAX = 20
"""The most of a resource, Experience excepted, with the challenge of limits. Source: TG-7.2.12."""
BOARD, HEALTH, TRACKER, RULES = "board", "health", "tracker", "rules"
"""Where parts of a track's spaces come from: a character's board, the Health of whom a colon precedes, the Health that
a reversed tracker shows, the rules.
"""


def board(state: State, character: str) -> Board:
    """Return the board that a character uses: in free play the chosen one. Source: TG-3.1.2, 7.3.1, 7.3.4."""
    chosen = state.characters[character].board
    return state.pack.board_of(character) if chosen is None else state.pack.boards[chosen]


def held(one: Character, what: Holding) -> int:
    """Return how much of a track or resource a character has."""
    if what in TRACKS:
        count: int = getattr(one, what)
        return count
    return one.resources.get(cast(Resource, what), 0)


def room(state: State, one: Character, what: Holding) -> int | None:
    """Return how much more of a track or resource a character can have; None for a resource without an upper end.

    Source: TG-5.1.4 to 5.1.6, 5.3.2, 7.2.12.
    """
    if is_track(what):
        return max(0, end(state, one, what) - held(one, what))
    is_limited = has_challenge(state, "limits") and what != "experience"
    return max(0, RESOURCE_MAX - held(one, what)) if is_limited else None


def is_track(what: Holding) -> TypeGuard[Track]:
    """Return whether this is counted on a track. Source: TG-5.1.1."""
    return what in TRACKS


def end(state: State, one: Character, track: Track) -> int:
    """Return how far a track can rise now, the sum of its parts. Source: TG-5.1.4 to 5.1.6, 7.1.3, 7.2.2."""
    lines = board(state, one.id)
    match track:
        case "energy":
            return lines.energy_max if is_story(state) else min(lines.energy_max, cap(state, one))
        case "health":
            return lines.health_start
        case "terror":
            return lines.terror_max


def end_parts(state: State, one: Character, track: Track) -> tuple[Part, ...]:
    """Return the parts of the end of a track: the board's, and for Energy what Health takes off it, except in story
    mode.

    Source: TG-5.1.2, 5.1.4 to 5.1.6, 7.1.3, 7.1.5, 7.2.1, 7.2.2.
    """
    lines = board(state, one.id)
    match track:
        case "energy":
            own = (Part("TG-5.1.5", BOARD, lines.energy_max),)
            if is_story(state):
                return own
            rule, of = ("TG-7.2.2", TRACKER) if has_challenge(state, "tracker") else ("TG-5.1.6", HEALTH)
            return at_most(cap(state, one), own, rule, f"{of}:{one.id}")
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


def tracker(state: State, one: Character) -> int:
    """Return the Health that counts for Energy and panic: one less with a reversed tracker. Source: TG-7.2.1, 7.2.2."""
    return one.health - has_challenge(state, "tracker")


def cap(state: State, one: Character) -> int:
    """Return what Energy cannot exceed outside story mode. Source: TG-5.1.6, 7.2.2."""
    return max(tracker(state, one), 0)


def in_panic(state: State, one: Character) -> bool:
    """Return whether Terror is greater than Health; nobody is in panic in story mode.

    Source: TG-5.1.12, 7.1.4, 7.2.2, 7.2.17.
    """
    return one.terror > tracker(state, one) and not is_story(state)


def is_insane(state: State, one: Character) -> bool:
    """Return whether Terror is in its two highest spaces. Source: TG-5.1.13."""
    return one.terror > board(state, one.id).terror_max - INSANE_SPACES


def is_dying(one: Character) -> bool:
    """Return whether Health is at its lowest space. Source: TG-5.1.14."""
    return one.health == 0


def is_solo(state: State) -> bool:
    """Return whether only one character plays, whatever the mode. Source: TG-7.1.2, 7.4.1, 7.4.8."""
    return in_game(state) == 1


def in_game(state: State) -> int:
    """Return the number of characters in the game; who entered in place of the dead adds none.

    Source: TG-4.4.28, 5.17.12.
    """
    return sum(state.characters_each)
