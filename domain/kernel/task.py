"""Pending work, as plain data."""

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct


class Task(Struct, frozen=True, tag_field="do"):
    """Something still to be done. Its tag and fields stand in old positions for ever."""


class Question(Task, frozen=True, kw_only=True):
    """A task that waits until one of its seats answers.

    seats: who may answer, from 0, in the order in which they are asked.
    """

    seats: tuple[int, ...]


class Together(Task, frozen=True):
    """Small agendas side by side, each going on whenever one of its seats answers; done when all are empty.

    branches: the next task of each first; every one waits at a question or is empty once an action is over. A game
    has a type of its own for each use, whose `branches` hold that game's tasks.
    """

    branches: tuple[tuple[Any, ...], ...]

    @property
    def questions(self) -> tuple[Question, ...]:
        """The open question of each branch that is not done."""
        return tuple(branch[0] for branch in self.branches if branch)

    @property
    def seats(self) -> tuple[int, ...]:
        """Who may answer one of them, each once, in the order of the branches."""
        return tuple(dict.fromkeys(seat for question in self.questions for seat in question.seats))


Asked = Question | Together
"""What a position waits for."""


def questions_for(asked: Asked, seat: int) -> tuple[Question, ...]:
    """The questions that wait for this seat, in their order."""
    questions = asked.questions if isinstance(asked, Together) else (asked,)
    return tuple(question for question in questions if seat in question.seats)


def question_for(asked: Asked, seat: int) -> Question | None:
    """The question that waits for this seat, the first of several; None if none does."""
    return next(iter(questions_for(asked, seat)), None)


Mark = Literal["back", "cancel"]
"""What is special about an option that leads back."""


class Option(Struct, frozen=True):
    """One answer that is legal now.

    seat: who may take it; key: stable and wordless, the projection words it; rule: what allows it;
    then: what is to be done next if it is taken; mark: it takes back one thing that was chosen, or cancels an action
    that is being put together. Without the marked ones each question still has an answer, and no game goes in a circle.
    """

    seat: int
    key: str
    rule: str
    then: tuple[Task, ...] = ()
    mark: Mark | None = None


def onward(offered: Iterable[Option]) -> list[Option]:
    """The options that lead on: all but those that take back or cancel."""
    return [option for option in offered if option.mark is None]
