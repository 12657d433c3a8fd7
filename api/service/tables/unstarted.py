"""Ends tables that nobody starts as abandoned, after this process has known them long enough."""

import logging
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple
from uuid import UUID

from api.service.tables.use_cases import Tables
from domain.kernel.errors import GameError, TableImported, WrongState
from domain.kernel.tables.table import TableEnded, TableOpened, TableStarted
from infra.store.codec import tag_of
from infra.store.errors import StoreError
from infra.store.library import Notification

logger = logging.getLogger("hourglass")

LOOKED_AT_MAX = 100
"""Tables that one sweep examines."""
MARKS_MAX = 100
"""Remembered times, spread over the time that a table has. A table may get one hundredth more."""
OPENED, BEGUN = tag_of(TableOpened), (tag_of(TableStarted), tag_of(TableEnded))


class Mark(NamedTuple):
    """The store's newest event at a time. at: by the steady clock; newest: a notification id."""

    at: int
    newest: int


class Unstarted:
    """Drops the tables that nobody started. Examines each once, in the order in which they were opened.

    Only the steady clock of this process counts, so a clock that jumps ends no table; the time starts again with the
    process. Several nodes may do this at once.
    """

    def __init__(self, tables: Tables, after_seconds: float, steady: Callable[[], int] | None = None) -> None:
        """after_seconds: how long a table may wait for its start. steady: milliseconds; by default from the store."""
        self._tables, self._after = tables, after_seconds * 1000
        self._steady = steady or tables.log.rows.clock.steady
        self._marks: deque[Mark] = deque()
        self._due = self._passed = 0
        """The notification ids up to which tables are due, and up to which they were examined."""

    async def sweep(self) -> int:
        """Drop some of the tables that are due. Returns how many. Raises StoreError."""
        rows = self._tables.log.rows
        self._mark(await rows.in_thread(lambda: rows.max_notification_id() or 0))
        if self._passed >= self._due:
            return 0
        found = await rows.in_thread(self._opened)
        dropped = 0
        for one in found:
            assert isinstance(one.originator_id, UUID), "the store holds UUIDs"
            dropped += await self._dropped(one.originator_id)
        self._passed = found[-1].id if len(found) == LOOKED_AT_MAX else self._due
        return dropped

    def _mark(self, newest: int) -> None:
        """Record the newest event now, and mark what existed long enough ago as due."""
        now = self._steady()
        if not self._marks or now - self._marks[-1].at >= self._after / MARKS_MAX:
            self._marks.append(Mark(now, newest))
        while self._marks and now - self._marks[0].at >= self._after:
            self._due = self._marks.popleft().newest

    def _opened(self) -> Sequence[Notification]:
        rows = self._tables.log.rows
        return rows.select_notifications(self._passed, LOOKED_AT_MAX, self._due, (OPENED,), inclusive_of_start=False)

    async def _dropped(self, table_id: UUID) -> bool:
        """End a table unless it was started or ended, here or by another node."""
        rows = self._tables.log.rows
        try:
            if await rows.in_thread(partial(rows.has_event, table_id, BEGUN)):
                return False
            await self._tables.abandon(table_id)
        except (WrongState, TableImported):
            return False
        except (GameError, StoreError) as error:
            logger.warning("table %s, which nobody started, could not be ended: %s", table_id, error)
            return False
        self._tables.cache.forget(table_id)
        return True
