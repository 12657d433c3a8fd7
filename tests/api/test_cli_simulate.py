"""`hourglass simulate`: many games, how they end, and every error with the seed that brings it back."""

import pytest

from api import bots
from api.bots import BotName
from api.simulation import Plan, play_table
from tests.api.toy_archives import hourglass, know_toy

TOY = ("simulate", "--game", "toy", "--bot", "random", "--processes", "1", "--seed", "s")


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    know_toy(monkeypatch)


@pytest.fixture
def _sound(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody takes the option that never comes to an end."""
    monkeypatch.setattr(bots, "LEFT_ALONE", ("loop",))


@pytest.mark.usefixtures("_sound")
def test_every_table_ends_and_is_counted() -> None:
    result = hourglass(*TOY, "--tables", "30")

    assert result.exit_code == 0
    assert "success" in result.stdout
    assert "30" in result.stdout
    assert "100.0%" in result.stdout
    assert "tables/s" in result.stdout


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
    assert again.error.startswith("AssertionError")
    assert again.ending == ""


@pytest.mark.parametrize(
    "arguments", [("--game", "chess"), ("--tables", "0"), ("--bot", "clever"), ("--seats", "9"), ("--processes", "0")]
)
def test_what_cannot_be_played_is_a_usage_error(arguments: tuple[str, str]) -> None:
    assert hourglass(*TOY, *arguments).exit_code == 2
