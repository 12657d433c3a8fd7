"""Who waits for a table's next entries in this process."""

import asyncio
from collections import defaultdict
from uuid import UUID

Waiters = defaultdict[UUID, set["asyncio.Future[bool]"]]


class Feed:
    """Wakes those who wait when a table has moved on. Only a hint: the store is the truth."""

    def __init__(self) -> None:
        self._waiting: Waiters = defaultdict(set)
        self._behind: Waiters = defaultdict(set)

    @property
    def is_awaited(self) -> bool:
        """Whether anyone waits for any table."""
        return bool(self._waiting or self._behind)

    def moved(self, table_id: UUID, version: int) -> None:
        """Note that a table has moved on to this version here, and that the store has it."""
        release(self._waiting, table_id)

    def wake(self, table_id: UUID) -> None:
        """Wake all who wait for this table, also for changes that are no entry."""
        release(self._waiting, table_id)
        release(self._behind, table_id)

    def beside(self, table_id: UUID) -> None:
        """Note that something beside the log of a table was changed here."""
        self.wake(table_id)

    async def wait(self, table_id: UUID, timeout: float, *, is_behind: bool = False) -> bool:
        """Wait until the table moves on, at most `timeout` seconds. Return whether it did.

        is_behind: for a reader with a delay, whom a new entry does not concern yet; only `wake` ends that wait.
        """
        loop = asyncio.get_running_loop()
        waiter: asyncio.Future[bool] = loop.create_future()
        waiters = self._behind if is_behind else self._waiting
        waiters[table_id].add(waiter)
        timer = loop.call_later(timeout, end_wait, waiter, False)  # woken in one step, which `wait_for` needs two for
        try:
            return await waiter
        finally:
            timer.cancel()
            forget(waiters, table_id, waiter)


def release(waiters: Waiters, table_id: UUID) -> None:
    """End the wait of all who wait for a table."""
    for waiter in waiters.pop(table_id, ()):
        end_wait(waiter, True)


def end_wait(waiter: "asyncio.Future[bool]", has_moved: bool) -> None:
    """End one wait, unless it has ended."""
    if not waiter.done():
        waiter.set_result(has_moved)


def forget(waiters: Waiters, table_id: UUID, waiter: "asyncio.Future[bool]") -> None:
    """Remove one waiter of a table."""
    waiting = waiters.get(table_id)
    if waiting is not None:
        waiting.discard(waiter)
        if not waiting:
            del waiters[table_id]
