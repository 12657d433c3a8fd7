"""What a game says about an option beside its label, as functions that a menu calls."""

from collections.abc import Callable
from typing import Any, NamedTuple

from domain.kernel.task import Option, Question

About = Callable[[Any, Question | None, Option], tuple[str, ...]]
"""(state, question, option) -> ids of what it is done with and to, the most specific first."""


def seat_alone(state: Any, question: Question | None, option: Option) -> tuple[str, ...]:
    """Return the seat that may take it, for a game that names no things."""
    return (f"seat:{option.seat}",)


class Explanation(NamedTuple):
    """What a game says about its options. question: the one that an option answers, None beside the open question."""

    about: About = seat_alone
