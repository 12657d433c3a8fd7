"""What tables of a game come to beside being won or not, and what is counted at them."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from domain.tainted_grail.state import State


class Tally(NamedTuple):
    """What is counted in a game.

    led: what the seats lead; least: how many of them at least; success: what a game that is won is called;
    of_state: (state at the end) -> how much of what there was, by a word; names: these words, in their order.
    """

    led: str
    least: int
    success: str
    names: tuple[str, ...] = ()
    of_state: Callable[[Any], Mapping[str, int]] = lambda state: {}


def encounters(state: State) -> Mapping[str, int]:
    """How the encounters of an arena ended. Source: TG-6.14.7."""
    return Counter(one.result for one in state.met)


USUAL = Tally("alchemists", 2, "won")
"""A single player leads two. Source: MP-2.1.2."""

TALLIES: Mapping[str, Tally] = {
    "tainted-grail": Tally("characters", 1, "survived", ("won", "lost", "fled", "avoided", "ran-away"), encounters)
}
"""Game -> what is counted, if it is not as usual."""


def tally_of(game: str) -> Tally:
    """What is counted in this game."""
    return TALLIES.get(game, USUAL)
