"""Whole campaigns at random, up to thirty days, with Mercy a few times: nothing breaks, and the land keeps its order.

Source: TG-2.2, 4.2, 5.17.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from api.simulation.selfplay import Choose
from domain.kernel.position import Position, follow_all
from domain.kernel.task import Option, onward
from domain.tainted_grail.facts.death import MercyGranted
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.death import AfterDeath
from domain.tainted_grail.world import World
from tests.domain.tainted_grail.legal_games import check_land, check_tracks
from tests.domain.tainted_grail.world_packs import avalon
from tests.random_play import Playthrough, play

DAYS, MERCIES_MAX = 30, 5
CAMPAIGNS = range(200)
MODES = ("standard", "story")


def bounded(seed: str) -> Choose:
    """Any answer, each equally likely; after a death Mercy a few times, then another character while one is free."""
    random, mercies = Random(seed), 0

    def choose(position: Position[Any], offered: Sequence[Option]) -> Option:
        nonlocal mercies
        if not isinstance(position.asked, AfterDeath):
            return random.choice(onward(offered))
        mercies += 1
        ways = ("mercy", "successor", "end") if mercies <= MERCIES_MAX else ("successor", "end")
        return next(one for way in ways for one in offered if one.key == way)

    return choose


def is_late(state: State) -> bool:
    """Whether thirty days are over."""
    return isinstance(state.journey, World) and state.journey.day > DAYS


def campaign(number: int) -> Playthrough:
    """A campaign of 1 to 4 characters, every other time in story mode."""
    options = {"scenario": "the-eighth-tally", "mode": MODES[number // 4 % 2]}
    seed = f"campaign {number}"
    return play(TAINTED_GRAIL, avalon(), 1 + number % 4, seed, chosen=options, choose=bounded(seed), until=is_late)


@pytest.mark.parametrize(
    "number", [number if number == 1 else pytest.param(number, marks=pytest.mark.soak) for number in CAMPAIGNS]
)
def test_nothing_breaks_in_thirty_days(number: int) -> None:
    game = campaign(number)
    last = game.states[-1]
    assert game.result in ("success", "failure") or the_world(last).day == DAYS + 1
    for state in game.states:
        if isinstance(state.journey, World) and state.status == "running":
            check_land(state)
            if state.mode == "standard":  # in story mode Energy may be higher than Health
                check_tracks(state)
    assert sum(isinstance(one, MercyGranted) for one in game.facts) <= MERCIES_MAX
    assert follow_all(game.first, game.facts) == game.positions[-1]
