"""What is counted at tables of a game, to see how a game fares beside being won or not."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from domain.kernel.fact import Fact


class Tally(NamedTuple):
    """What is counted in a game.

    led: what the seats lead; least: how many of them at least; success: what a game that is won is called;
    ways: rules that end a game early -> what such an end is called;
    levels: (a scenario as the view lists it) -> the values of the option `difficulty` that it is played at;
    span: what its length is counted in; length: (state at the end) -> how many of these;
    names: words for what there was, counted by of_state at the end, and told as shares of it all;
    deeds: words for what the seats did, counted by of_fact, which gives a fact's word or None, and told per table.
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
