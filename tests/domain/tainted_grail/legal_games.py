"""Whole arenas of Tainted Grail at random, in a pack where everything happens."""

from __future__ import annotations

from hypothesis import strategies as st

from domain.tainted_grail.game import TAINTED_GRAIL
from tests.domain.tainted_grail.wild_pack import wild
from tests.random_play import Playthrough, at_random, play

HANDS = ("own", "players", "open")


@st.composite
def games(draw: st.DrawFn) -> Playthrough:
    """Whole arenas of 1 to 4 seats and characters."""
    seed = str(draw(st.integers(0, 2**32 - 1)))
    seats = draw(st.integers(1, 4))
    chosen = {"hands": draw(st.sampled_from(HANDS)), "characters": draw(st.integers(seats, 4))}
    avoid = draw(st.sampled_from([(), ("flee", "propose-flight", "mulligan"), ("flee", "none", "stop", "decline")]))
    return play(TAINTED_GRAIL, wild(), seats, seed, chosen=chosen, choose=at_random(seed, avoid))
