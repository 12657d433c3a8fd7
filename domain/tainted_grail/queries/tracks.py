"""Tracks and the conditions that follow from them. Source: TG-5.1."""

from typing import cast

from domain.tainted_grail.content.parts import Board
from domain.tainted_grail.state import Character, State
from domain.tainted_grail.vocabulary.terms import TRACKS, Holding, Resource

EXHAUSTED_MAX = 1
"""The highest Energy at which a character is exhausted. Source: TG-5.1.11."""


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
    lines = board(state, one.id)
    if what == "energy":
        return max(0, min(lines.energy_max, one.health) - one.energy)
    if what == "health":
        return lines.health_start - one.health
    if what == "terror":
        return lines.terror_max - one.terror
    return None


def is_exhausted(one: Character) -> bool:
    """Return whether Energy is 0 or 1. Source: TG-5.1.11."""
    return one.energy <= EXHAUSTED_MAX


def in_panic(one: Character) -> bool:
    """Return whether Terror is greater than Health. Source: TG-5.1.12."""
    return one.terror > one.health


def is_insane(state: State, one: Character) -> bool:
    """Return whether Terror is in its two highest spaces. Source: TG-5.1.13."""
    return one.terror >= board(state, one.id).terror_max - 1


def is_dying(one: Character) -> bool:
    """Return whether Health is at its lowest space. Source: TG-5.1.14."""
    return one.health == 0


def is_solo(state: State) -> bool:
    """Return whether only one character plays. Source: TG-7.4.1, 7.4.8."""
    return sum(state.characters_each) == 1
