"""The recorder that stores tables in a PostgreSQL database, which any number of nodes share."""

from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from threading import BoundedSemaphore, Event, Thread
from typing import Any, ClassVar
from uuid import UUID

import psycopg
from eventsourcing.persistence import PersistenceError, ProgrammingError, StoredEvent

from infra.clock import Clock
from infra.store.errors import RequestRepeated, StoreBusy, StoreClosed
from infra.store.postgres.connections import Connections
from infra.store.postgres.tables import (
    EVENTS_MAX,
    SETTLED_BELOW,
    check_schema,
    is_complete,
    migrate,
    refusal,
    statement_and_values,
)
from infra.store.recorder import StoreRecorder
from infra.store.rows.kinds import ROW_KINDS
from infra.store.rows.reads import uuid_of
from infra.store.rows.records import RequestRow, Row

QUEUE_MAX = 4096  # requests that wait for a connection; further ones are refused
WRITERS_MAX = 8
READERS_MAX = 8
NEWEST_VERSIONS = """SELECT id, (SELECT MAX(originator_version) FROM stored_events WHERE originator_id = id)
    FROM unnest(?::uuid[]) AS asked (id)"""
LOOKED_FOR_EVERY = 1.0  # seconds between two looks for what other nodes have written
CLOCK_SET_EVERY = 10  # such looks


class PostgresRecorder(StoreRecorder):
    """Events, and the rows written with them, in one database: one statement for each request, and no lock.

    Raises SchemaTooNew; OperationalError if the server is away. Call `create_tables` before anything else.
    """

    settled: ClassVar[str] = f"rowid < {SETTLED_BELOW}"
    unsettled_from: ClassVar[str] = SETTLED_BELOW
    is_shared: ClassVar[bool] = True

    def __init__(
        self,
        url: str,
        *,
        queue_max: int = QUEUE_MAX,
        writers_max: int = WRITERS_MAX,
        readers_max: int = READERS_MAX,
        clock: Clock | None = None,
    ) -> None:
        super().__init__(clock)
        self._writing = Connections(url, writers_max)
        self._reading = Connections(url, readers_max)
        with self._reading.one() as connection:
            check_schema(connection)
        self.clock.set_by(self._time)
        self._room = BoundedSemaphore(queue_max)
        self._queue_max = queue_max
        self._writers = ThreadPoolExecutor(writers_max, "store-writer")
        self._closing = Event()
        self._looking = Thread(target=self._look_for_others, name="store-looks", daemon=True)
        self._looking.start()

    def create_tables(self) -> None:
        with self._writing.one() as connection:
            migrate(connection)

    def close(self) -> None:
        self._closing.set()
        self._writers.shutdown()
        self._writing.close()
        self._reading.close()
        self._looking.join()
        self._tell()

    def submit(self, events: Sequence[StoredEvent], rows: Sequence[Row] = ()) -> Future[Sequence[int] | None]:
        for event in events:
            uuid_of(event.originator_id)
        if len(events) > EVENTS_MAX:
            raise ProgrammingError(f"{len(events)} events at once; the limit is {EVENTS_MAX}")
        if self._closing.is_set():
            raise StoreClosed("the store is closed")
        if not self._room.acquire(blocking=False):
            raise StoreBusy(f"{self._queue_max} requests wait already; retry later")
        try:
            future: Future[Sequence[int] | None] = self._writers.submit(self._write, events, rows)
        except RuntimeError as error:  # it was closed just now
            self._room.release()
            raise StoreClosed("the store is closed") from error
        future.add_done_callback(lambda _: self._room.release())
        return future

    def select(self, statement: str, *values: Any) -> list[Any]:
        return self._reading.select(statement.replace("?", "%s"), values)

    def newest_versions(self, originators: Sequence[UUID]) -> dict[UUID, int]:
        """Find them with one select, whose planning does not grow with their number."""
        found = self.select(NEWEST_VERSIONS, list(originators))
        return {one: int(version) for one, version in found if version}

    def forget(self, follower: str, kinds: Sequence[type[Row]]) -> None:
        with self._writing.one() as connection, connection.transaction():
            for kind in kinds:
                connection.execute(f"DELETE FROM {ROW_KINDS[kind].into}")
            connection.execute("DELETE FROM tracking WHERE follower = %s", (follower,))

    def is_migrated(self) -> bool:
        """Return whether all tables exist as this release needs them."""
        with self._reading.one() as connection:
            return is_complete(connection)

    def _write(self, events: Sequence[StoredEvent], rows: Sequence[Row]) -> Sequence[int] | None:
        statement, values = statement_and_values(events, rows)
        try:
            with self._writing.one() as connection:
                ids = [rowid for (rowid,) in connection.execute(statement, values).fetchall()]
        except psycopg.IntegrityError as error:
            raise self._told_apart(refusal(error), rows) from error
        self._tell()
        return sorted(ids)

    def _told_apart(self, refused: PersistenceError, rows: Sequence[Row]) -> PersistenceError:
        """Return RequestRepeated for a request that was carried out before, rather than a conflict of versions."""
        for row in rows:
            if isinstance(row, RequestRow) and self.request(row.table, row.seat, row.key) is not None:
                return RequestRepeated(f"{row.key!r} of seat {row.seat} was carried out before")
        return refused

    def _time(self) -> int:
        [(milliseconds,)] = self.select("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        return int(milliseconds)

    def _look_for_others(self) -> None:
        looks = 0
        while not self._closing.wait(LOOKED_FOR_EVERY):
            self._tell()
            looks += 1
            if looks % CLOCK_SET_EVERY == 0:
                with suppress(PersistenceError):  # the server is away: its time continues here meanwhile
                    self.clock.set_by(self._time)
