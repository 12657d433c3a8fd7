"""A watcher of a table: it catches up with the channel, then receives what is new."""

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from uuid import UUID

from msgspec import Struct

from api.stream.channel import Audience, Channel
from api.stream.events import Resync
from api.stream.frames import RETRY, FrameBatch, event_frame
from api.stream.run_now import Rest, begun

logger = logging.getLogger("hourglass")

BATCHES_MAX = 64
"""How many batches may wait for a watcher. One more, and the watcher is too slow."""


Sink = Callable[[FrameBatch], Awaitable[None]]
BurstSink = Callable[[Sequence[FrameBatch]], bool]


class Who(Struct, frozen=True):
    """Who wants to watch. token: its hash, None without one; is_own: whether it belongs to the table, not to its
    campaign.

    seat: None for those who only watch.
    """

    table: UUID
    address: str
    token: bytes | None
    is_own: bool
    seat: int | None
    audience: Audience


class Watcher:
    """Reads batches at its own pace. A watcher that is too slow is told to reconnect, and resumes without a gap.

    With a sink, a watcher that is waiting receives what is new without waking its task. sink: sends a batch at once;
    burst_sink: sends all batches of this turn of the event loop together, and returns whether it could at once.
    """

    def __init__(self, who: Who, cursor: int, channel: Channel, patience_seconds: float) -> None:
        """cursor: the last version that was read."""
        self.who, self.channel = who, channel
        self._patience: asyncio.Timeout | None = None
        self.sink: Sink | None = None
        self.burst_sink: BurstSink | None = None
        self._patience_seconds = patience_seconds
        self._cursor = cursor
        self._waiting: deque[FrameBatch] = deque([RETRY])
        self._is_joined = self._is_closed = False
        self._waiter: asyncio.Future[None] | None = None
        self._rest: Rest | None = None

    @property
    def token(self) -> bytes | None:
        """The hash of the token that it sent."""
        return self.who.token

    @property
    def is_own(self) -> bool:
        """Whether that token is of the table, not of its campaign."""
        return self.who.is_own

    def give(self, batch: FrameBatch) -> None:
        """Queue a batch for the watcher. Disconnect the watcher if too many wait."""
        if self._is_closed:
            return
        if self.sink is not None and self._is_idle:
            self._send_at_once(self.sink(batch))
        elif len(self._waiting) >= BATCHES_MAX:
            self._waiting.clear()
            self.close(RETRY)
        else:
            self._waiting.append(batch)
            if self.burst_sink is None:
                self._wake()
            elif len(self._waiting) == 1 and self._is_idle:
                asyncio.get_running_loop().call_soon(self._send_burst, self.burst_sink)

    def close(self, last: FrameBatch | None = None) -> None:
        """Accept no more batches after this last one."""
        if self._is_closed:
            return
        self._is_closed = True
        self.channel.leave(self)
        if last is not None:
            self._waiting.append(last)
        if self._patience is not None:
            self._patience.reschedule(asyncio.get_running_loop().time() + self._patience_seconds)
        self._wake()

    @asynccontextmanager
    async def served(self) -> AsyncIterator[None]:
        """Serve the watcher. Raises TimeoutError if it is closed and does not take its last bytes in time."""
        async with asyncio.timeout(None) as patience:
            self._patience = patience
            try:
                yield
            finally:
                self._patience = None

    async def next(self) -> FrameBatch | None:
        """Return the next frames; None at the end. Raises LogCorrupt and errors of the store."""
        while not self._waiting:
            if self._is_closed:
                return None
            if not self._is_joined:
                return await self._caught_up()
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
            if self._rest is not None:
                rest, self._rest = self._rest, None
                await rest
        return self._waiting.popleft()

    async def burst(self) -> list[FrameBatch]:
        """Return all frames that are there; none at the end. Raises as `next`."""
        first = await self.next()
        if first is None:
            return []
        found = [first, *self._waiting]
        self._waiting.clear()
        return found

    async def _caught_up(self) -> FrameBatch | None:
        """Return the next entries that the channel has already sent; after the last of them, join the channel."""
        await asyncio.sleep(0)  # so that others do not wait for a long log
        channel, after = self.channel, self._cursor
        if after > channel.version:
            self._cursor = channel.version
            return FrameBatch(event_frame(Resync(channel.version)))
        if after < channel.version:
            batch = await channel.past(after)
            self._cursor = batch.frames[-1].version or after
            return batch
        self._is_joined = True
        channel.join(self)
        return await self.next()

    @property
    def _is_idle(self) -> bool:
        """Whether everything that was given has been sent."""
        return self._waiter is not None and not self._waiter.done()

    def _send_burst(self, sink: BurstSink) -> None:
        """Send all that waits, unless the task that sends was woken meanwhile."""
        if not self._waiting or not self._is_idle:
            return
        try:
            is_sent = sink(self._waiting)
        except Exception as error:
            self._give_up(error)
            return
        if is_sent:
            self._waiting.clear()
        else:
            self._wake()

    def _send_at_once(self, sending: Awaitable[None]) -> None:
        """Send without waking the task that sends. That task waits for the client if necessary."""
        try:
            self._rest = begun(sending)
        except Exception as error:
            self._give_up(error)
        if self._rest is not None:
            self._wake()

    def _give_up(self, error: Exception) -> None:
        """Close after whatever the server raised when the client had disconnected."""
        logger.info("a watcher of table %s cannot be sent to: %r", self.who.table, error)
        self._waiting.clear()
        self.close()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
