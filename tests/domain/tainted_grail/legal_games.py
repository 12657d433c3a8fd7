"""Whole arenas of Tainted Grail at random, in a pack where everything happens, and what holds in every game."""

from __future__ import annotations

from functools import cache
from random import Random

from hypothesis import strategies as st

from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.state import State
from domain.tainted_grail.vocabulary.terms import RESOURCES
from tests.domain.tainted_grail.wild_pack import wild
from tests.random_play import Playthrough, at_random, numbered, play

MENHIRS_MAX = 3
HANDS = ("own", "players", "open")
AVOIDED = ((), ("flee", "propose-flight", "mulligan"), ("flee", "none", "stop", "decline"))
"""How keys begin that a player leaves alone."""


def games() -> st.SearchStrategy[Playthrough]:
    """Whole arenas of 1 to 4 seats and characters."""
    return numbered(game)


@cache
def game(seed: str) -> Playthrough:
    """An arena as this seed has it."""
    random = Random(seed)
    seats = random.randint(1, 4)
    chosen = {"hands": random.choice(HANDS), "characters": random.randint(seats, 4)}
    return play(TAINTED_GRAIL, wild(), seats, seed, chosen=chosen, choose=at_random(seed, random.choice(AVOIDED)))


def check_tracks(state: State) -> None:
    """Tracks and resources stay within their ends. Source: TG-11.1.10."""
    for one in state.characters.values():
        board = state.pack.board_of(one.id)
        assert 0 <= one.health <= board.health_start
        assert 0 <= one.energy <= min(board.energy_max, one.health)
        assert 0 <= one.terror <= board.terror_max
        assert all(one.resources.get(name, 0) >= 0 for name in RESOURCES)
    if state.encounter is not None:
        track = state.pack.encounters[state.encounter.card].track
        assert state.encounter.pool >= 0
        assert track.bottom <= state.encounter.marker <= track.top


def check_land(state: State) -> None:
    """At most three menhirs, everybody alive on a revealed location, and no two originals in a cell."""
    world = the_world(state)
    assert sum(place.menhir is not None for place in world.places.values()) <= MENHIRS_MAX
    for name, figure in world.figures.items():
        assert state.characters[name].dead or figure.place in world.places
    cells = [place.cell for place in world.places.values()]
    assert len(cells) == len(set(cells))
    assert not set(world.gone) & world.places.keys()
