"""The greedy bot of Tainted Grail at whole tables: it wins, and its games are counted."""

from collections import Counter

import msgspec
import pytest

from api.service.bots import BotName
from api.simulation.balance import cell
from api.simulation.tables import Outcome, Plan, play_table
from tests.api.toy_archives import hourglass
from tests.domain.tainted_grail.world_packs import avalon

GAME = "tainted-grail"
EASY = [one.id for one in avalon().encounters.values() if one.difficulty == 1]


@pytest.mark.parametrize("encounter", EASY)
def test_it_wins_most_easy_encounters(encounter: str) -> None:
    plans = [Plan(GAME, BotName.greedy, seats, {"row": [encounter]}, "s") for seats in (1, 2, 3, 4)]
    results = Counter[str]()
    for plan in plans:
        for number in range(5):
            results.update(play_table(plan, f"{encounter}/{plan.seats}/{number}").tally)

    assert results["won"] >= 0.7 * results.total() == 0.7 * 20


def test_the_same_seed_is_the_same_table() -> None:
    plan = Plan(GAME, BotName.random, 2, {}, "s")

    assert play_table(plan, "s/1") == play_table(plan, "s/1")


def test_simulate_tells_how_arenas_and_their_encounters_end() -> None:
    arguments = ("simulate", "--game", GAME, "--scenario", "first-steps", "--tables", "3", "--seed", "s")
    shown = hourglass(*arguments, "--processes", "1").stdout.splitlines()
    (one,) = msgspec.json.decode(hourglass(*arguments, "--processes", "1", "--seats", "2", "--json").stdout)["cells"]

    assert shown[1].split() == [
        *("scenario", "difficulty", "characters", "tables", "survived", "share", "95", "%"),
        *("won", "lost", "fled", "avoided", "ran-away"),
    ]
    assert [line.split()[2] for line in shown if line.startswith("first-steps")] == ["1", "2", "3", "4"]
    assert (one["wins"], one["led"], one["errors"]) == (3, 2, 0)
    assert one["tally"] == {"won": 12, "lost": 0, "fled": 0, "avoided": 0, "ran-away": 0}


def test_whatever_is_broken_off_is_told_and_nothing_else_counted() -> None:
    plan = Plan(GAME, BotName.greedy, 1, {"scenario": "first-steps"}, "s")
    ended, broken = Outcome("s/1", 9, "success", tally={"won": 3, "fled": 1}), Outcome("s/2", 3, error="oh")

    assert cell(plan, [ended, broken]).tally == {"won": 3, "lost": 0, "fled": 1, "avoided": 0, "ran-away": 0}
