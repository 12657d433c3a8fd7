"""What the rules alone will do next at a table, whatever dice and hidden cards bring."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from domain.kernel.position import Position
from projections.text.messages import Messages


class ForecastLine(Struct, frozen=True):
    """Something that will happen unless players act otherwise. rule: what will do it."""

    rule: str
    text: str


Forecast = Callable[[Position[Any], Messages], Iterable[ForecastLine]]
"""(position as its reader may know it, messages) -> what comes, the next first; nothing once the game is over."""


def no_forecast(position: Position[Any], messages: Messages) -> Iterable[ForecastLine]:
    """Return nothing, for a game that forecasts nothing."""
    return ()
