"""Who waits for a table's next entries in this process."""

import asyncio
from collections import defaultdict
from uuid import UUID

Waiters = defaultdict[UUID, set["asyncio.Future[None]"]]


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

    async def wait(self, table_id: UUID, timeout: float, *, is_behind: bool = False) -> bool:
        """Wait until the table moves on, at most `timeout` seconds. Return whether it did.

        is_behind: for a reader with a delay, whom a new entry does not concern yet; only `wake` ends that wait.
        """
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiters = self._behind if is_behind else self._waiting
        waiters[table_id].add(waiter)
        try:
            await asyncio.wait_for(waiter, timeout)
        except TimeoutError:
            return False
        finally:
            forget(waiters, table_id, waiter)
        return True


def release(waiters: Waiters, table_id: UUID) -> None:
    """End the wait of all who wait for a table."""
    for waiter in waiters.pop(table_id, ()):
        if not waiter.done():
            waiter.set_result(None)


def forget(waiters: Waiters, table_id: UUID, waiter: "asyncio.Future[None]") -> None:
    """Remove one waiter of a table."""
    waiting = waiters.get(table_id)
    if waiting is not None:
        waiting.discard(waiter)
        if not waiting:
            del waiters[table_id]
