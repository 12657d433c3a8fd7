"""The bots: they take what is offered, never give up, and the greedy one wins games."""

from collections import Counter

import pytest

from api.bots import BotName, Offer, bot_of
from api.simulation import Plan, outcomes, play_table


def nothing() -> None:
    return None


@pytest.mark.parametrize("name", BotName)
def test_bots_never_concede(name: BotName) -> None:
    bot = bot_of(name, "seed", "materia-prima")
    offers = [Offer(key, False) for key in ("concede", "decline", "concede")]

    assert {bot(offers, nothing) for _ in range(50)} == {"decline"}


def test_the_random_bot_takes_every_option_equally_often() -> None:
    bot = bot_of(BotName.random, "seed", "materia-prima")
    taken = Counter(bot([Offer(key, key == "a") for key in "abcd"], nothing) for _ in range(4000))

    assert sorted(taken) == list("abcd")
    assert all(850 < count < 1150 for count in taken.values())


def test_the_same_seed_is_the_same_bot() -> None:
    offers = [Offer(key, False) for key in "abcdefgh"]
    one, same, other = (bot_of(BotName.random, seed, "materia-prima") for seed in ("s", "s", "t"))
    taken = [[bot(offers, nothing) for _ in range(30)] for bot in (one, same, other)]

    assert taken[0] == taken[1] != taken[2]


@pytest.mark.parametrize("name", BotName)
def test_mp_picking_no_bot_takes_back_or_cancels(name: BotName) -> None:
    offers = [Offer("back:air", False, "back"), Offer("cancel", True, "cancel"), Offer("drop:air", False)]
    bot = bot_of(name, "seed", "materia-prima")

    assert {bot(offers, lambda: None) for _ in range(20)} == {"drop:air"}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_greedy_wins_some_games_and_loses_some(seats: int) -> None:
    plan = Plan("materia-prima", BotName.greedy, seats, {"difficulty": "easy"}, "games")
    endings = Counter(outcome.ending for outcome in outcomes([plan], 40, 1))

    assert 0 < endings["success"] < 40, endings


def test_random_bots_end_every_game() -> None:
    plan = Plan("materia-prima", BotName.random, 2, {}, "random")
    played = list(outcomes([plan], 20, 1))

    assert [one for one in played if one.error] == []
    assert {one.ending for one in played} <= {"success", "failure", "aborted"}


def test_several_processes_play_the_same_games_as_one() -> None:
    plan = Plan("materia-prima", BotName.greedy, 2, {}, "many")

    assert list(outcomes([plan], 6, 2)) == [play_table(plan, f"many/{number}") for number in range(1, 7)]
