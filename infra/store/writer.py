"""Group commit: one thread writes, and requests that wait are committed together."""

import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from logging import getLogger
from threading import Condition, Thread
from typing import NamedTuple

from eventsourcing.persistence import OperationalError, PersistenceError

from infra.store.errors import StoreBusy, StoreClosed
from infra.store.row_kinds import ROW_KINDS, Kind
from infra.store.sqlite_tables import Value, insert

EVENTS_MAX = 20_000  # no further request joins a group that has this many

Outcome = list[int] | PersistenceError

_log = getLogger(__name__)


class Request(NamedTuple):
    """What to write completely or not at all, by kind of row, and the future of the result."""

    values: dict[Kind, list[Value]]
    events: int
    future: Future[Sequence[int] | None]


class Writer:
    """Writes the requests of all threads in order of arrival, many with one COMMIT.

    A future resolves after the COMMIT. A request that cannot be written fails alone; if the disk or the COMMIT fails,
    its whole group fails with OperationalError. Owns the connection. `commits` and `requests` count what was done.
    """

    def __init__(
        self, connection: sqlite3.Connection, *, queue_max: int, group_max: int, told: Callable[[], None]
    ) -> None:
        self.commits = 0
        self.requests = 0
        self._connection = connection
        self._queue_max = queue_max
        self._group_max = group_max
        self._told = told
        self._waiting: deque[Request] = deque()
        self._group: list[Request] = []
        self._changed = Condition()
        self._is_closing = False
        self._death: BaseException | None = None
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many requests wait for their turn."""
        return len(self._waiting)

    def put(self, request: Request) -> None:
        """Queue a request. Raises StoreBusy, StoreClosed; then it is not written."""
        with self._changed:
            if self._is_closing:
                raise StoreClosed(self._why_closed())
            if len(self._waiting) >= self._queue_max:
                raise StoreBusy(f"{self._queue_max} requests wait already; retry later")
            self._waiting.append(request)
            self._changed.notify()

    def close(self) -> None:
        """Write what waits, then end the thread and close the connection."""
        with self._changed:
            self._is_closing = True
            self._changed.notify()
        self._thread.join()

    def _run(self) -> None:
        try:
            while self._wait():
                self._commit_waiting()
        except BaseException as death:  # whatever it was: nobody may wait for ever
            self._death = death
            _log.critical("the store's writer has died", exc_info=death)
        finally:
            self._end()

    def _wait(self) -> bool:
        """Sleep until something waits. Return False if nothing waits and nothing more will."""
        with self._changed:
            while not self._waiting and not self._is_closing:
                self._changed.wait()
            return bool(self._waiting)

    def _commit_waiting(self) -> None:
        """Commit a group, and only then resolve its futures."""
        outcomes: Sequence[Outcome]
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            self._take()  # not before: requests that arrive while another process holds the lock join the group
            outcomes = self._write()
            self._connection.execute("COMMIT")
            self.commits += 1
        except (sqlite3.Error, MemoryError) as error:
            self._roll_back()
            self._take()
            outcomes = [OperationalError(str(error)) for _ in self._group]
        self._tell(outcomes)

    def _take(self) -> None:
        """Make the requests that waited longest the group, unless there is one. Leave out cancelled ones."""
        if self._group:
            return
        events = 0
        with self._changed:
            while self._waiting and len(self._group) < self._group_max and events < EVENTS_MAX:
                request = self._waiting.popleft()
                if request.future.set_running_or_notify_cancel():
                    self._group.append(request)
                    events += request.events
        self.requests += len(self._group)

    def _write(self) -> Sequence[Outcome]:
        """Write the group at once; if one of its requests is refused, write them again one by one."""
        try:
            return self._insert(self._group)
        except PersistenceError:
            self._roll_back()
            self._connection.execute("BEGIN IMMEDIATE")
            return [self._write_alone(request) for request in self._group]

    def _write_alone(self, request: Request) -> Outcome:
        """Write one request completely or not at all. Return the reason if it is refused."""
        outcome: Outcome
        self._connection.execute("SAVEPOINT request")
        try:
            [outcome] = self._insert([request])
        except PersistenceError as refusal:
            self._connection.execute("ROLLBACK TO request")
            outcome = refusal
        self._connection.execute("RELEASE request")
        return outcome

    def _roll_back(self) -> None:
        if self._connection.in_transaction:  # some errors have rolled back already
            self._connection.execute("ROLLBACK")

    def _insert(self, requests: Sequence[Request]) -> list[list[int]]:
        """Insert everything in the requests, and return the ids of their events."""
        cursor = self._connection.cursor()
        for kind in ROW_KINDS:
            values = [value for request in requests for value in request.values.get(kind, ())]
            insert(cursor, kind, values)
        # Nobody else can write now, so the ids are consecutive up to the last one.
        end = (cursor.lastrowid or 0) + 1
        start = end - sum(request.events for request in requests)
        ids = []
        for request in requests:
            ids.append(list(range(start, start + request.events)))
            start += request.events
        return ids

    def _tell(self, outcomes: Sequence[Outcome]) -> None:
        for request, outcome in zip(self._group, outcomes, strict=True):
            if isinstance(outcome, PersistenceError):
                request.future.set_exception(outcome)
            else:
                request.future.set_result(outcome)
        self._group = []
        self._told()

    def _end(self) -> None:
        """Fail all that wait, and refuse new requests, so that nobody waits for ever."""
        with self._changed:
            self._is_closing = True
            waiting = [request for request in self._waiting if request.future.set_running_or_notify_cancel()]
            self._waiting.clear()
        for request in (*self._group, *waiting):
            if not request.future.done():
                request.future.set_exception(StoreClosed(self._why_closed()))
        self._connection.close()

    def _why_closed(self) -> str:
        return "the store is closed" if self._death is None else f"the store's writer has died: {self._death!r}"
