"""The pace of bots: one moves at a time, and then all rest, so that people's actions find the service free."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic, process_time

REST_SECONDS_MAX = 0.5
"""The longest rest, so that a guide that thinks for long does not stop all others."""
SHARE_KEPT = 1 / 6
"""How much of their share bots keep however busy the process is with other work."""
LOOKED_AFTER = 0.002
"""The shortest time in seconds between two looks at the work of the process."""


class Pace:
    """Lets the bots of this process move one at a time, those who waited longest first. For one event loop."""

    def __init__(
        self, share: float, spent: Callable[[], float] = process_time, now: Callable[[], float] = monotonic
    ) -> None:
        """share: of a core, above 0 up to 1; spent: the seconds of processor time that the process has used.

        All its work counts, since most of what a move costs comes after it: news for watchers, and the requests of the
        people who answer it. Waiting for a disk or another server does not count.
        """
        self._share, self._spent, self._now = share, spent, now
        self._moving = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Hold the turn of a bot, for an `async with`. The next one begins after a rest."""
        async with self._moving:
            began, before = self._now(), self._spent()
            try:
                yield
            finally:
                await self._rest(began, before)

    async def _rest(self, began: float, before: float) -> None:
        """Rest until the process has worked for no more than the bots' share of the time since the move began.

        At most as long as the move alone would have to be followed by to take a part of the share; see SHARE_KEPT.
        """
        now, work = self._now(), self._spent() - before
        until_latest = now + min(work / (SHARE_KEPT * self._share) - work, REST_SECONDS_MAX)
        while (until := min(began + (self._spent() - before) / self._share, until_latest)) > now:
            await asyncio.sleep(max(until - now, LOOKED_AFTER))
            now = self._now()
