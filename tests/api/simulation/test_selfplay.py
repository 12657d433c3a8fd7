"""Random play: whole games by the rules alone, the same again from their seed, and equal when folded."""

import pytest
from hypothesis import given, settings

from api.simulation.selfplay import fate_of, opening, play_out
from domain.kernel.position import Position, follow
from domain.materia_prima.game import MATERIA_PRIMA
from tests.random_play import Playthrough, at_random, offered, play, random_play
from tests.toy import TOY, ToyPack

TOY_PACK = ToyPack({})
FEW = settings(max_examples=15)


def folded(played: Playthrough) -> list[Position[object]]:
    """The positions after each step, from its facts alone."""
    position: Position[object] = played.first
    found = []
    for step in played.steps:
        for one in step.stated:
            position = follow(position, one.fact)
        found.append(position)
    return found


@FEW
@given(played=random_play(TOY, TOY_PACK, avoid=("loop",)))
def test_a_toy_game_ends_and_replay_equals_live(played: Playthrough) -> None:
    assert played.result == "success"
    assert offered(played.positions[-1]) == []
    assert folded(played) == played.positions


@FEW
@given(played=random_play(MATERIA_PRIMA))
def test_a_game_of_materia_prima_ends_and_replay_equals_live(played: Playthrough) -> None:
    assert played.result in ("success", "failure")
    assert folded(played) == played.positions


def test_the_same_seed_is_the_same_game_and_another_seed_another() -> None:
    one, same, other = (play(TOY, TOY_PACK, 2, seed, choose=at_random(seed, ("loop",))) for seed in ("s", "s", "t"))

    assert one.facts == same.facts != other.facts


def test_a_game_that_never_ends_is_an_error() -> None:
    opened = opening(TOY, TOY_PACK, 1, {})
    passing = play_out(TOY, TOY_PACK, opened, fate_of("s"), lambda position, options: options[0])

    with pytest.raises(AssertionError, match="no end after"):
        for _ in passing:
            pass
