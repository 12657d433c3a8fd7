"""The pace of bots: one moves at a time, and then all rest, so that people's actions find the service free."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import process_time

REST = 3.0
"""How long bots rest after a move, in times of its work: they take at most a quarter of a core."""
REST_SECONDS_MAX = 0.5
"""The longest rest, so that a guide that thinks for long does not stop all others."""


class Pace:
    """Lets the bots of this process move one at a time, those who waited longest first. For one event loop."""

    def __init__(self, spent: Callable[[], float] = process_time) -> None:
        """spent: the seconds of processor time that the process has used.

        All its work counts: what people ask for while a bot moves lets bots rest for longer. Waiting for a disk or
        another server does not count.
        """
        self._spent = spent
        self._moving = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Hold the turn of a bot, for an `async with`. The next one begins after a rest."""
        async with self._moving:
            before = self._spent()
            try:
                yield
            finally:
                await asyncio.sleep(min(REST * (self._spent() - before), REST_SECONDS_MAX))
