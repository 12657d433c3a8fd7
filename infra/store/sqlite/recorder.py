"""The recorder that stores tables in an SQLite file."""

import sqlite3
from asyncio import AbstractEventLoop
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from uuid import UUID

from eventsourcing.persistence import OperationalError, StoredEvent

from infra.clock import Clock
from infra.store.loop_future import LoopFuture, deliver
from infra.store.recorder import Counts, StoreRecorder
from infra.store.rows.kinds import ROW_KINDS
from infra.store.rows.records import Row
from infra.store.sqlite.connections import Readers, open_writer
from infra.store.sqlite.files import close_to_others
from infra.store.sqlite.tables import check_schema, create_tables, values_by_kind
from infra.store.writer import Writer, WriteRequest

QUEUE_MAX = 4096  # requests that wait for the disk; further ones are refused
GROUP_MAX = 512  # requests in one COMMIT
READERS_MAX = 4


class SqliteRecorder(StoreRecorder):
    """Events, and the rows written with them, in one SQLite file. For any number of threads; one process writes.

    Raises SchemaTooNew, OperationalError if the file cannot be opened. Call `create_tables` before anything else.
    """

    def __init__(
        self,
        path: Path,
        *,
        queue_max: int = QUEUE_MAX,
        group_max: int = GROUP_MAX,
        readers_max: int = READERS_MAX,
        is_kept: bool = True,
        clock: Clock | None = None,
    ) -> None:
        """is_kept: whether a commit waits for the disk; not for a file that is made again after a crash."""
        super().__init__(clock)
        self._path = path
        self._readers = Readers(path, readers_max)
        connection = _open_known(path)
        if not is_kept:
            connection.execute("PRAGMA synchronous = OFF")
        self._gathered: dict[AbstractEventLoop, list[WriteRequest]] = {}
        self._writer = Writer(connection, queue_max=queue_max, group_max=group_max, on_written=self._tell)

    def counts(self) -> Counts:
        return Counts(self._writer.commits, self._writer.requests, self._writer.waiting)

    def create_tables(self) -> None:
        with _typed_errors(), closing(open_writer(self._path)) as connection:
            create_tables(connection)

    def close(self) -> None:
        self._readers.close()
        self._writer.close()  # last: only a connection that writes can merge everything into the one file
        self._tell()

    def submit(self, events: Sequence[StoredEvent], rows: Sequence[Row] = ()) -> Future[Sequence[int] | None]:
        future: Future[Sequence[int] | None] = Future()
        self._put(WriteRequest(values_by_kind(events, rows), len(events), future))
        return future

    async def written(self, events: Sequence[StoredEvent], rows: Sequence[Row] = ()) -> None:
        """Write as `submit` does. What one turn of the event loop brings is handed over together at its end: a writer
        that is woken before would only wait for the interpreter lock, and commit less at once.
        """
        values, future = values_by_kind(events, rows), LoopFuture()
        gathered = self._gathered.setdefault(future.loop, [])
        if not gathered:
            future.loop.call_soon(self._hand_over, future.loop)
        gathered.append(WriteRequest(values, len(events), future))
        await future.awaitable

    def _hand_over(self, loop: AbstractEventLoop) -> None:
        """Queue what was gathered in a loop."""
        refused, error = self._writer.put(*self._gathered.pop(loop))
        if error is not None:
            for request in refused:
                request.future.set_exception(error)
            deliver(request.future for request in refused)

    def _put(self, request: WriteRequest) -> None:
        """Queue a request of a thread. Raises StoreBusy, StoreClosed; then it is not written."""
        _, error = self._writer.put(request)
        if error is not None:
            raise error

    def try_out(self, events: Sequence[StoredEvent], rows: Sequence[Row] = ()) -> Future[Sequence[int] | None]:
        """Find out whether everything could be written now, and write nothing. Both raise as `submit` does."""
        future: Future[Sequence[int] | None] = Future()
        self._put(WriteRequest(values_by_kind(events, rows), len(events), future, is_trial=True))
        return future

    def select(self, statement: str, *values: Any) -> list[Any]:
        return self._readers.select(statement, [one.bytes if isinstance(one, UUID) else one for one in values])

    def forget(self, follower: str, kinds: Sequence[type[Row]]) -> None:
        with _typed_errors(), closing(open_writer(self._path)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            for kind in kinds:
                connection.execute(f"DELETE FROM {ROW_KINDS[kind].into}")
            connection.execute("DELETE FROM tracking WHERE follower = ?", (follower,))
            connection.execute("COMMIT")


def _open_known(path: Path) -> sqlite3.Connection:
    with _typed_errors():
        connection = open_writer(path)
        try:
            check_schema(connection)
            close_to_others(path)  # not before: it might not be our store
        except BaseException:
            connection.close()
            raise
        return connection


@contextmanager
def _typed_errors() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise OperationalError(error.strerror or "the file cannot be used") from error
    except sqlite3.Error as error:
        raise OperationalError(str(error)) from error
