"""How often tables are won: the numbers of a cell, and that no scenario that ships is hopeless or too easy."""

from collections import Counter

import pytest

from api.games import game_and_pack
from api.service.bots import BotName
from api.simulation.balance import Wanted, cell, interval, plans
from api.simulation.tables import Outcome, Plan, outcomes, play_table
from domain.kernel.errors import InvalidRequest
from domain.materia_prima.content.pack import Pack

GREEDY = Wanted("materia-prima", BotName.greedy, "a")


def materia_prima() -> Pack:
    _, pack = game_and_pack("materia-prima")
    assert isinstance(pack, Pack)
    return pack


SCENARIOS = [one.id for one in materia_prima().scenarios.values() if one.tutorial is None]


@pytest.mark.parametrize(
    ("wins", "tables", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 20, 0.0, 0.1611), (20, 20, 0.8389, 1.0), (1, 2, 0.0945, 0.9055)],
)
def test_the_interval_is_that_of_wilson(wins: int, tables: int, low: float, high: float) -> None:
    assert interval(wins, tables) == pytest.approx((low, high), abs=1e-4)


def test_of_nothing_nothing_is_known() -> None:
    assert interval(0, 0) == (0.0, 1.0)


def test_a_table_that_broke_off_is_neither_won_nor_lost() -> None:
    played = [Outcome("a/1", 10, "success"), Outcome("a/2", 20, "failure", "aborted"), Outcome("a/3", 3, error="oh")]
    one = cell(Plan("materia-prima", BotName.greedy, 1, {"scenario": "black-work"}, "a"), played)

    assert (one.tables, one.wins, one.share, one.errors) == (3, 1, 0.5, 1)
    assert one.ways == {"aborted": 1, "conceded": 0}
    assert (one.seats, one.led, one.actions) == (1, 2, 11.0)


def test_there_is_a_cell_for_each_scenario_difficulty_and_number_of_seats() -> None:
    counts = Counter((one.options["scenario"], one.options.get("difficulty")) for one in plans(GREEDY))

    assert counts == {
        **{(id, level): 4 for id in SCENARIOS for level in ("easy", "normal", "hard")},
        **{(one.id, None): 4 for one in materia_prima().scenarios.values() if one.tutorial},
    }


def test_every_cell_plays_games_of_its_own() -> None:
    planned = plans(GREEDY)
    assert len({one.seed_of(1) for one in planned}) == len(planned)

    solo, two = (Plan("materia-prima", BotName.greedy, seats, {}, "a") for seats in (1, 2))
    assert play_table(solo, solo.seed_of(1)).actions != play_table(two, two.seed_of(1)).actions


def test_a_cell_tells_how_long_tables_were_and_what_was_done_at_one() -> None:
    played = [
        Outcome("a/1", 10, "success", length=12, deeds={"missions": 3}),
        Outcome("a/2", 20, "failure", length=20),
        Outcome("a/3", 20, "failure", length=16, deeds={"missions": 1, "voyages": 3}),
    ]
    one = cell(Plan("materia-prima", BotName.greedy, 1, {"scenario": "black-work"}, "a"), played)

    assert one.length == 16
    assert {name: round(mean, 2) for name, mean in one.deeds.items() if mean} == {"missions": 1.33, "voyages": 1.0}


def test_cells_can_be_chosen_and_a_choice_that_holds_nothing_is_refused() -> None:
    some = Wanted("materia-prima", BotName.greedy, "a", ("red-work", "first-lesson"), ("hard",), (2, 3))

    assert [(one.options, one.seats) for one in plans(some)] == [
        ({"scenario": "red-work", "difficulty": "hard"}, 2),
        ({"scenario": "red-work", "difficulty": "hard"}, 3),
    ]
    for wrong in (
        Wanted("materia-prima", BotName.greedy, "a", ("sleep",)),
        Wanted("materia-prima", BotName.greedy, "a", ("first-lesson",), ("hard",)),
        Wanted("materia-prima", BotName.greedy, "a", pack="none"),
    ):
        with pytest.raises(InvalidRequest):
            plans(wrong)


def wins(scenario: str, tables: int, processes: int) -> int:
    """How many of so many tables of two the greedy bot wins on normal."""
    planned = plans(Wanted("materia-prima", BotName.greedy, "a", (scenario,), ("normal",), (2,)))
    return cell(planned[0], list(outcomes(planned, tables, processes))).wins


@pytest.mark.parametrize("scenario", ["black-work", "white-work"])
def test_greedy_neither_always_wins_nor_always_loses_on_normal(scenario: str) -> None:
    assert 0 < wins(scenario, 12, 1) < 12


@pytest.mark.soak
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_scenario_that_ships_is_hopeless_or_too_easy(scenario: str) -> None:
    assert 0 < wins(scenario, 100, 2) < 100
