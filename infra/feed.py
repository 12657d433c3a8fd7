"""Who waits for a table's next entries, in this process."""

import asyncio
from collections import defaultdict
from uuid import UUID


class Feed:
    """Wakes those who wait when a table has moved on. A hint only: the store is the truth."""

    def __init__(self) -> None:
        self._waiting: dict[UUID, set[asyncio.Future[None]]] = defaultdict(set)

    @property
    def is_awaited(self) -> bool:
        """Whether anyone waits for any table."""
        return bool(self._waiting)

    def moved(self, table_id: UUID, version: int) -> None:
        """A table has moved on to this version here, and the store has it."""
        self.wake(table_id)

    def wake(self, table_id: UUID) -> None:
        """Let those who wait for this table look again."""
        for waiter in self._waiting.pop(table_id, ()):
            if not waiter.done():
                waiter.set_result(None)

    async def wait(self, table_id: UUID, timeout: float) -> bool:
        """Wait until the table moves on, `timeout` seconds at most. Whether it did."""
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[table_id].add(waiter)
        try:
            await asyncio.wait_for(waiter, timeout)
        except TimeoutError:
            return False
        finally:
            self._forget(table_id, waiter)
        return True

    def _forget(self, table_id: UUID, waiter: asyncio.Future[None]) -> None:
        waiting = self._waiting.get(table_id)
        if waiting is not None:
            waiting.discard(waiter)
            if not waiting:
                del self._waiting[table_id]
