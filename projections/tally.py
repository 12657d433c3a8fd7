"""What is counted at the tables of a game, to judge its balance by more than wins."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from domain.kernel.fact import Fact


class Tally(NamedTuple):
    """What is counted in a game.

    led: what seats play; least: how many of these a game needs; success: the word for a won game;
    ways: rule that ends a game early -> the word for such an end;
    levels: (a scenario as the view lists it) -> the values of the option `difficulty` to play it at;
    span: the unit of a game's length; length: (state at the end) -> how many of these units;
    names: words for what of_state counts at the end; they are reported as shares of their sum;
    deeds: words that of_fact gives for facts, or None; they are counted per table.
    """

    led: str = "seats"
    least: int = 1
    success: str = "won"
    span: str = "actions"
    length: Callable[[Any], int] = lambda state: 0
    names: tuple[str, ...] = ()
    of_state: Callable[[Any], Mapping[str, int]] = lambda state: {}
    deeds: tuple[str, ...] = ()
    of_fact: Callable[[Fact], str | None] = lambda fact: None
    ways: Mapping[str, str] = MappingProxyType({})
    levels: Callable[[Mapping[str, Any]], Sequence[str]] = lambda scenario: ()
