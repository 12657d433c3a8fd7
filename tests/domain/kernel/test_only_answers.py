"""A question with one answer is answered inside the same action; what takes back or cancels does not count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from domain.kernel.fact import Awaiting, OnlyAnswerTaken
from domain.kernel.game import Game
from domain.kernel.play import Play
from domain.kernel.position import Position
from domain.kernel.registry import asks
from domain.kernel.task import Mark, Option, Question, onward
from tests.dsl import HashFate
from tests.toy import TOY, Aside, Turn, toy_state

MARKS: dict[str, Mark] = {"back": "back", "cancel": "cancel"}
NEXT = Turn(seats=(1,))


class Fork(Question, frozen=True, tag="test.fork"):
    """Offers each of its ways to each of its seats; `again` asks once more."""

    ways: tuple[str, ...]


@asks("TEST-1", Fork)
def ways(state: Any, question: Fork) -> Iterator[Option]:
    for seat in question.seats:
        for way in question.ways:
            yield Option(seat, way, "TEST-1", (question,) if way == "again" else (), MARKS.get(way))


def begun(*tasks: Any, game: Game = TOY) -> Play[Any]:
    """What is done up to the first question that waits."""
    play: Play[Any] = Play(game, Position(toy_state()), HashFate())
    play.begin(*tasks)
    return play


@pytest.mark.parametrize("ways", [("left",), ("left", "back"), ("cancel", "left", "back")])
def test_one_answer_is_taken_and_recorded_with_its_rule(ways: tuple[str, ...]) -> None:
    play = begun(Fork(seats=(0,), ways=ways), NEXT)

    assert [(one.rule, one.fact) for one in play.stated] == [
        ("TEST-1", OnlyAnswerTaken(0, "left")),
        (None, Awaiting(0, (NEXT,))),
    ]


@pytest.mark.parametrize(
    ("seats", "ways"), [((0,), ("left", "right")), ((0, 1), ("left",)), ((0,), ("back", "cancel"))]
)
def test_several_answers_wait_for_one(seats: tuple[int, ...], ways: tuple[str, ...]) -> None:
    fork = Fork(seats=seats, ways=ways)

    assert begun(fork, NEXT).position.asked == fork


def test_one_after_another_is_answered_in_one_action() -> None:
    fork = Fork(seats=(0,), ways=("left",))

    assert [type(one.fact) for one in begun(fork, fork, NEXT).stated] == [OnlyAnswerTaken, OnlyAnswerTaken, Awaiting]


def test_a_game_may_let_a_question_wait_all_the_same() -> None:
    fork = Fork(seats=(0,), ways=("left",))
    game = TOY._replace(waits=lambda state, question: question == fork)

    assert begun(fork, NEXT, game=game).position.asked == fork
    assert begun(Fork(seats=(1,), ways=("left",)), NEXT, game=game).position.asked == NEXT


def test_each_of_several_side_by_side_that_has_one_answer_is_answered() -> None:
    open_fork = Fork(seats=(1,), ways=("left", "right"))
    together = Aside(branches=((Fork(seats=(0,), ways=("left",)),), (open_fork,)))  # type: ignore[arg-type]
    play = begun(together, NEXT)

    assert play.stated[0].fact == OnlyAnswerTaken(0, "left")
    assert play.position.questions == (open_fork,)


def test_one_answer_that_asks_again_for_ever_is_refused_whole() -> None:
    with pytest.raises(AssertionError, match="steps after"):
        begun(Fork(seats=(0,), ways=("again",)))


def test_what_leads_on_is_neither_taking_back_nor_cancelling() -> None:
    fork = Fork(seats=(0,), ways=("left", "back", "right", "cancel"))

    assert [option.key for option in onward(ways(None, fork))] == ["left", "right"]
