"""Positions of a game, and how they follow facts."""

from collections.abc import Iterable
from typing import Generic

from msgspec import Struct

from domain.kernel.fact import Awaiting, Fact
from domain.kernel.registry import EVOLVERS, S
from domain.kernel.task import Asked, Question, Task, Together


class Position(Struct, Generic[S], frozen=True, gc=False):
    """A moment of a game: its state and its unfinished tasks, the next one first."""

    state: S
    agenda: tuple[Task, ...] = ()

    @property
    def asked(self) -> Asked | None:
        """What the table waits for: one question, or several side by side; None when the game is over."""
        top = self.agenda[0] if self.agenda else None
        return top if isinstance(top, (Question, Together)) else None

    @property
    def questions(self) -> tuple[Question, ...]:
        """The open questions; none when the game is over."""
        asked = self.asked
        if isinstance(asked, Together):
            return asked.questions
        return (asked,) if asked else ()

    @property
    def question(self) -> Question | None:
        """The first open question; None when the game is over."""
        asked = self.asked
        return next(iter(asked.questions), None) if isinstance(asked, Together) else asked


def follow(position: Position[S], fact: Fact) -> Position[S]:
    """Return the position after a fact."""
    if type(fact) is Awaiting:
        agenda = position.agenda
        return Position(position.state, fact.tasks + agenda[len(agenda) - fact.kept :])
    return Position(EVOLVERS[type(fact)](position.state, fact), position.agenda)


def follow_all(position: Position[S], facts: Iterable[Fact]) -> Position[S]:
    """Return the position after these facts, built only once at the end."""
    state, agenda = position.state, position.agenda
    for fact in facts:
        if type(fact) is Awaiting:
            agenda = fact.tasks + agenda[len(agenda) - fact.kept :]
        else:
            state = EVOLVERS[type(fact)](state, fact)
    return Position(state, agenda)
