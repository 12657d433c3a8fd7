"""Where a fact type finds what its sentence needs beside the fact's fields."""

from collections.abc import Callable
from typing import Any, TypeVar

from domain.kernel.fact import Fact
from domain.tainted_grail.state import State
from projections.tainted_grail.phrases import Values
from projections.words import Words

F = TypeVar("F", bound=Fact)
Detail = Callable[[State, Any, State, Words], Values | None]

DETAILS: dict[type[Fact], Detail] = {}
"""Fact type -> (before, fact, after, words) -> values; None if there is nothing to tell this time."""


def details(fact: type[F]) -> Callable[[Callable[[State, F, State, Words], Values | None]], Detail]:
    """Register what the sentence of a fact type needs."""

    def register(function: Callable[[State, F, State, Words], Values | None]) -> Detail:
        DETAILS[fact] = function
        return function

    return register
