"""`hourglass simulate`: many games, how they end, and every error with the seed that brings it back."""

import re

import pytest
from msgspec import json

from api.service.bots import BotName
from api.simulation import tables as simulation
from api.simulation.tables import Outcome, Plan, play_table
from tests.api.toy_archives import hourglass, know_toy
from tests.toy.view import TOY_VIEW

TOY = ("simulate", "--game", "toy", "--bot", "random", "--processes", "1", "--seed", "s", "--seats", "2")


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    know_toy(monkeypatch, TOY_VIEW._replace(avoided=()))


@pytest.fixture
def _sound(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody takes the option that never comes to an end."""
    know_toy(monkeypatch, TOY_VIEW)


@pytest.mark.usefixtures("_sound")
def test_every_table_ends_and_is_counted() -> None:
    result = hourglass(*TOY, "--tables", "30")

    assert result.exit_code == 0
    assert row(result.stdout, "toy") == ["toy", "–", "2", "30", "30", "100 %", "89–100 %"]
    assert "tables/s" in result.stdout


@pytest.mark.usefixtures("_sound")
def test_what_it_prints_begins_with_what_is_played_and_has_no_blank_line() -> None:
    lines = hourglass(*TOY, "--tables", "3").stdout.splitlines()

    assert lines[0] == "toy, random bots"
    assert all(line.strip() for line in lines)
    assert not any(line.endswith(" ") for line in lines)


def row(shown: str, scenario: str) -> list[str]:
    """The cells of the first row of a scenario."""
    line = next(line for line in shown.splitlines() if line.strip().startswith(f"{scenario} "))
    return re.split(r" {2,}", line.strip())


def test_losses_of_a_kind_of_their_own_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = [("failure", "aborted"), ("failure", "conceded"), ("failure", ""), ("success", ""), ("failure", "aborted")]
    tally = TOY_VIEW.tally._replace(ways={"TOY-1": "aborted", "TOY-2": "conceded", "TOY-3": "forgotten"})
    know_toy(monkeypatch, TOY_VIEW._replace(tally=tally))
    ended = [Outcome(f"s/{n}", 1, ending, way) for n, (ending, way) in enumerate(ways)]
    monkeypatch.setattr(simulation, "outcomes", lambda plans, tables, processes: iter(ended))

    assert row(hourglass(*TOY, "--tables", "5").stdout, "toy")[3:] == ["5", "1", "20 %", "4–62 %", "2", "1"]


@pytest.mark.usefixtures("_sound")
def test_every_number_of_seats_has_a_row_unless_some_are_chosen() -> None:
    everything = hourglass("simulate", "--game", "toy", "--bot", "random", "--processes", "1", "--tables", "2").stdout
    some = hourglass(*TOY, "--seats", "3", "--tables", "2").stdout

    assert [re.split(r" {2,}", line.strip())[2] for line in everything.splitlines() if "toy  " in line] == [
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
    ]
    assert [re.split(r" {2,}", line.strip())[2] for line in some.splitlines() if "toy  " in line] == ["2", "3"]


@pytest.mark.usefixtures("_sound")
def test_as_json_it_has_the_same_numbers_and_the_seed() -> None:
    told = json.decode(hourglass(*TOY, "--tables", "4", "--json").stdout)

    assert {name: told[name] for name in ("game", "bot", "seed")} == {"game": "toy", "bot": "random", "seed": "s"}
    (one,) = told["cells"]
    assert (one["scenario"], one["difficulty"], one["seats"], one["tables"], one["wins"]) == ("toy", None, 2, 4, 4)
    assert one["low"] < one["share"] == 1.0 and one["high"] == pytest.approx(1)
    assert one["errors"] == 0 and one["actions"] > 1 and "ways" not in one


def test_a_game_of_the_real_rules_ends_in_success_or_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    games = [play_table(Plan("materia-prima", BotName.greedy, 2, {}, "1"), f"1/{number}") for number in range(1, 9)]

    assert {game.ending for game in games} == {"success", "failure"}
    assert {game.way for game in games if game.ending == "failure"} == {"", "aborted"}


@pytest.mark.usefixtures("_sound")
def test_the_same_seed_plays_the_same_games() -> None:
    plan = Plan("toy", BotName.random, 2, {}, "s")
    games = [play_table(plan, f"s/{number}") for number in range(20)]

    assert games == [play_table(plan, f"s/{number}") for number in range(20)]
    assert len({game.actions for game in games}) > 3


def test_an_error_is_told_with_its_seed_and_comes_again_with_it() -> None:
    result = hourglass(*TOY, "--tables", "12")
    failed = [line.split()[3].strip(",") for line in result.stdout.splitlines() if line.startswith("error at table")]

    assert result.exit_code == 1
    assert failed
    assert f"{len(failed)} of 12 tables broke off" in result.stdout
    again = play_table(Plan("toy", BotName.random, 2, {}, "s"), failed[0])
    assert again.error.startswith("TooManySteps")
    assert again.ending == ""


@pytest.mark.parametrize(
    "arguments",
    [
        ("--scenario", "sleep"),
        ("--difficulty", "hard"),
        ("--pack", "none"),
        ("--game", "chess"),
        ("--tables", "0"),
        ("--bot", "clever"),
        ("--seats", "9"),
        ("--processes", "0"),
    ],
)
def test_what_cannot_be_played_is_a_usage_error(arguments: tuple[str, str]) -> None:
    assert hourglass(*TOY, *arguments).exit_code == 2
