"""Shorter ways that must lead to the same: taking from a list that is made already, folding many facts at once."""

import pytest

from domain.kernel.chance.fate import SealedFate
from domain.kernel.errors import IllegalAction
from domain.kernel.play import Play
from domain.kernel.position import Position, follow, follow_all
from domain.kernel.registry import options
from tests.toy import TOY, Bottom, ToyState, Turn, toy_state

FATE = SealedFate(bytes(32))
BEFORE = Position(toy_state(seats=2), (Turn(seats=(0,)), Bottom()))


def toy(position: Position[ToyState] = BEFORE) -> Play[ToyState]:
    return Play(TOY, position, FATE)


@pytest.mark.parametrize("key", ["pass", "roll:3", "draw", "finish"])
def test_an_option_from_the_list_does_what_it_does_unlisted(key: str) -> None:
    listed, unlisted = toy(), toy()
    offered = tuple(options(BEFORE.state, Turn(seats=(0,))))
    assert listed.take(0, key, offered) == unlisted.take(0, key) and listed.position == unlisted.position


def test_what_is_not_on_the_list_is_refused_but_what_is_open_beside_it_is_not() -> None:
    with pytest.raises(IllegalAction):
        toy().take(0, "pass", ())
    assert toy().take(1, "quit", ())


def test_folding_all_at_once_is_folding_one_by_one() -> None:
    first = toy()
    first.take(0, "roll:3")
    play = toy(first.position)
    facts = [stated.fact for stated in play.take(1, "draw")]
    position = first.position
    for fact in facts:
        position = follow(position, fact)
    assert follow_all(first.position, facts) == position == play.position
