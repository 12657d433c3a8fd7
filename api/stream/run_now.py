"""Run the first step of an awaitable at once: if it never has to wait, no task has to wake."""

from collections.abc import Awaitable, Generator
from typing import Any


class Rest:
    """The rest of an awaitable that was started; await it once."""

    __slots__ = ("_steps", "_waits_on")

    def __init__(self, waits_on: Any, steps: Generator[Any, Any, Any]) -> None:
        self._waits_on, self._steps = waits_on, steps

    def __await__(self) -> Generator[Any, Any, None]:
        try:
            yield self._waits_on
        except BaseException:
            self._steps.close()
            raise
        yield from self._steps


def begun(awaitable: Awaitable[object]) -> Rest | None:
    """Start an awaitable now. Return its rest, or None if it is already done. Raises what it raises.

    From Python 3.12 on, an eager task does the same.
    """
    steps = awaitable.__await__()
    try:
        return Rest(next(steps), steps)
    except StopIteration:
        return None
