"""Unfinished work, as plain data."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from msgspec import Struct


class Task(Struct, frozen=True, tag_field="do"):
    """A step that is still to be done. Its tag and fields never change, since old positions hold them."""


class Question(Task, frozen=True, kw_only=True):
    """A task that waits until one of its seats answers.

    seats: who may answer, from 0, in the order in which they are asked.
    """

    seats: tuple[int, ...]


class Together(Task, frozen=True):
    """Small agendas side by side. Each goes on when one of its seats answers; it is done when all are empty.

    branches: each with its next task first. Between actions every branch waits at a question or is empty. A game has
    its own type for each use, whose `branches` hold that game's tasks.
    """

    branches: tuple[tuple[Any, ...], ...]

    @property
    def questions(self) -> tuple[Question, ...]:
        """The open question of each branch that is not done."""
        return tuple([branch[0] for branch in self.branches if branch])

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that may answer one of the questions, each once, in the order of the branches."""
        return tuple(dict.fromkeys(seat for question in self.questions for seat in question.seats))


Asked = Question | Together
"""The open question of a position, or several side by side."""


def questions_for(asked: Asked, seat: int) -> tuple[Question, ...]:
    """Return the questions that wait for this seat, in their order."""
    questions = asked.questions if isinstance(asked, Together) else (asked,)
    return tuple(question for question in questions if seat in question.seats)


def question_for(asked: Asked, seat: int) -> Question | None:
    """Return the first question that waits for this seat; None if none does."""
    return next(iter(questions_for(asked, seat)), None)


Mark = Literal["back", "cancel"]
"""The kind of an option that leads back."""


class Option(Struct, frozen=True, gc=False):
    """An answer that is legal now.

    seat: the one that may take it; key: stable and wordless, the projection words it; rule: the one that allows it;
    then: the tasks that follow; mark: whether it takes back one choice, or cancels an action that is being put
    together. Without the marked options each question still has an answer, and no game goes in a circle.
    """

    seat: int
    key: str
    rule: str
    then: tuple[Task, ...] = ()
    mark: Mark | None = None


class Unmet(Struct, frozen=True, gc=False):
    """The first requirement of an answer that is not met.

    rule: the one that requires it; what: the requirement, in a word by which a game's messages tell it; values: the
    numbers and ids that belong to it, by name.
    """

    rule: str
    what: str = "rule"
    values: Mapping[str, Any] = {}


def onward(offered: Iterable[Option]) -> list[Option]:
    """Return the options that lead on, without those that take back or cancel."""
    return [option for option in offered if option.mark is None]
