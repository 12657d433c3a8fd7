"""Group commit: one thread writes, and requests that wait are committed together."""

import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from logging import getLogger
from threading import Condition, Thread
from typing import NamedTuple

from eventsourcing.persistence import OperationalError, PersistenceError, StoredEvent

from infra.store.errors import StoreBusy, StoreClosed
from infra.store.loop_future import LoopFuture, deliver
from infra.store.rows.kinds import ROW_KINDS, Kind
from infra.store.sqlite.tables import EVENTS_AT_ONCE_MAX, Value, insert, insert_events

EVENTS_MAX = 20_000  # no further request joins a group that has this many

Outcome = list[int] | PersistenceError
Refused = tuple[Sequence["WriteRequest"], PersistenceError | None]

_log = getLogger(__name__)


class WriteRequest(NamedTuple):
    """What to write completely or not at all, by kind of row, and the future of the result.

    is_trial: whether it is only found out if it could be written.
    """

    values: dict[Kind, list[Value]]
    events: int
    future: Future[Sequence[int] | None] | LoopFuture
    is_trial: bool = False

    @property
    def has_events_only(self) -> bool:
        """Whether it writes events and no other rows."""
        return len(self.values) == 1 and self.events > 0 and not self.is_trial


class Writer:
    """Writes the requests of all threads in order of arrival, many with one COMMIT.

    A future resolves after the COMMIT. A request that cannot be written fails alone; if the disk or the COMMIT fails,
    its whole group fails with OperationalError. Owns the connection. `commits` and `requests` count what was done.
    """

    def __init__(
        self, connection: sqlite3.Connection, *, queue_max: int, group_max: int, on_written: Callable[[], None]
    ) -> None:
        self.commits = 0
        self.requests = 0
        self._connection = connection
        self._queue_max = queue_max
        self._group_max = group_max
        self._on_written = on_written
        self._waiting: deque[WriteRequest] = deque()
        self._group: list[WriteRequest] = []
        self._changed = Condition()
        self._is_closing = False
        self._death: BaseException | None = None
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many requests wait for their turn."""
        return len(self._waiting)

    def put(self, *requests: WriteRequest) -> Refused:
        """Queue requests in order, and wake the thread once. Return those that are not written since there is no room,
        or since the store is closed, and why.
        """
        with self._changed:
            room = 0 if self._is_closing else max(self._queue_max - len(self._waiting), 0)
            self._waiting.extend(requests[:room])
            self._changed.notify()
        if room >= len(requests):
            return (), None
        is_closed = self._is_closing
        why = self._why_closed() if is_closed else f"{self._queue_max} requests wait already; retry later"
        return requests[room:], StoreClosed(why) if is_closed else StoreBusy(why)

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
        if self._commit_events():
            return
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

    def _commit_events(self) -> bool:
        """Commit a group of events alone with one statement, which is its own transaction. Return whether it settled.

        Each further statement would release the interpreter lock and wait to get it back, and inside a transaction each
        keeps a journal in case it fails.
        """
        self._take()
        events = sum(request.events for request in self._group)
        if not 0 < events <= EVENTS_AT_ONCE_MAX or not all(request.has_events_only for request in self._group):
            return False
        values = [value for request in self._group for value in request.values[StoredEvent]]
        try:
            last = insert_events(self._connection, values)
        except (sqlite3.OperationalError, MemoryError) as error:
            self._tell([OperationalError(str(error)) for _ in self._group])
        except (sqlite3.Error, OverflowError, ValueError):
            return False  # one of the requests is refused: nothing was written, and the other way finds which
        else:
            self.commits += 1
            self._tell(self._ids(last, self._group))
        return True

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
            if not any(request.is_trial for request in self._group):
                return self._insert(self._group)
        except PersistenceError:
            self._roll_back()
            self._connection.execute("BEGIN IMMEDIATE")
        return [self._write_alone(request) for request in self._group]

    def _write_alone(self, request: WriteRequest) -> Outcome:
        """Write one request completely or not at all. Return the reason if it is refused."""
        outcome: Outcome
        self._connection.execute("SAVEPOINT request")
        try:
            [outcome] = self._insert([request])
        except PersistenceError as refusal:
            outcome = refusal
        if request.is_trial or isinstance(outcome, PersistenceError):
            self._connection.execute("ROLLBACK TO request")
        self._connection.execute("RELEASE request")
        return outcome

    def _roll_back(self) -> None:
        if self._connection.in_transaction:  # some errors have rolled back already
            self._connection.execute("ROLLBACK")

    def _insert(self, requests: Sequence[WriteRequest]) -> list[list[int]]:
        """Insert everything in the requests, and return the ids of their events."""
        cursor = self._connection.cursor()
        for kind in ROW_KINDS:
            values = [value for request in requests for value in request.values.get(kind, ())]
            insert(cursor, kind, values)
        return self._ids(cursor.lastrowid or 0, requests)

    def _ids(self, last: int, requests: Sequence[WriteRequest]) -> list[list[int]]:
        """Return the ids of the requests' events, up to the last one. Nobody else writes, so they are consecutive."""
        start = last + 1 - sum(request.events for request in requests)
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
        deliver(request.future for request in self._group)
        self._group = []
        self._on_written()

    def _end(self) -> None:
        """Fail all that wait, and refuse new requests, so that nobody waits for ever."""
        with self._changed:
            self._is_closing = True
            waiting = [request for request in self._waiting if request.future.set_running_or_notify_cancel()]
            self._waiting.clear()
        futures = [request.future for request in (*self._group, *waiting)]
        for future in futures:
            if not future.done():
                future.set_exception(StoreClosed(self._why_closed()))
        deliver(futures)
        self._connection.close()

    def _why_closed(self) -> str:
        return "the store is closed" if self._death is None else f"the store's writer has died: {self._death!r}"
