"""The recorder that keeps tables in an SQLite file."""

import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event, Lock
from time import sleep
from typing import Any
from uuid import UUID

from eventsourcing.persistence import (
    ListenNotifySubscription,
    Notification,
    OperationalError,
    ProcessRecorder,
    StoredEvent,
    Tracking,
)

from infra.store.rows import (
    HeadRow,
    LobbyRow,
    PackRow,
    RequestRow,
    Row,
    SeatRow,
    SeedRow,
    SnapshotRow,
    TableRow,
    TrackingRow,
)
from infra.store.sqlite_connections import Readers, open_writer
from infra.store.sqlite_rows import TABLES, find, first
from infra.store.sqlite_tables import Value, check_schema, create_tables, id_value, values_by_kind
from infra.store.writer import Request, Writer
from projections.lobby import UNREADABLE

QUEUE_MAX = 4096  # requests that wait for the disk; more are refused
GROUP_MAX = 512  # requests in one COMMIT
READERS_MAX = 4
FEW_LOOKED_FOR_EVERY = 0.05  # seconds between two looks for events of some topics, which are few among all
NO_LIMIT = -1


class SqliteRecorder(ProcessRecorder):
    """Events, and what is written with them, in one SQLite file. For any number of threads; one process writes.

    Raises SchemaTooNew, OperationalError if the file cannot be opened. `create_tables` once before all else.
    """

    def __init__(
        self,
        path: Path,
        *,
        queue_max: int = QUEUE_MAX,
        group_max: int = GROUP_MAX,
        readers_max: int = READERS_MAX,
    ) -> None:
        self._path = path
        self._listening: set[Event] = set()
        self._lock = Lock()
        self._readers = Readers(path, readers_max)
        self._writer = Writer(_open_known(path), queue_max=queue_max, group_max=group_max, told=self._tell)

    @property
    def commits(self) -> int:
        """How often the disk was waited for since the start."""
        return self._writer.commits

    @property
    def requests(self) -> int:
        """How many requests were decided since the start, also those that were refused."""
        return self._writer.requests

    def create_tables(self) -> None:
        """Create the tables that are missing. Raises SchemaTooNew, OperationalError."""
        with _typed_errors(), closing(open_writer(self._path)) as connection:
            create_tables(connection)

    def close(self) -> None:
        """Write what waits, then end. Later calls, and subscriptions still open, raise StoreClosed."""
        self._readers.close()
        self._writer.close()  # last, since only a connection that writes can leave all in the one file
        self._tell()

    def submit(self, events: Sequence[StoredEvent], rows: Sequence[Row] = ()) -> Future[Sequence[int] | None]:
        """Write all of it or nothing; the future has the events' notification ids once the disk has them.

        Raises StoreBusy, StoreClosed, ProgrammingError (an id is no UUID): nothing was written. The future raises
        IntegrityError (a version is taken), RequestRepeated, SeedRepeated, DataError: nothing was written; and
        OperationalError: the disk failed, read what is there. One cancelled in time is not written.
        """
        future: Future[Sequence[int] | None] = Future()
        self._writer.put(Request(values_by_kind(events, rows), len(events), future))
        return future

    def insert_events(
        self,
        stored_events: Sequence[StoredEvent],
        *,
        rows: Sequence[Row] = (),
        tracking: Tracking | None = None,
        **kwargs: Any,
    ) -> Sequence[int] | None:
        """`submit`, and wait; raises all that it and its future do. tracking: written with the events."""
        tracked = [] if tracking is None else [TrackingRow(tracking.application_name, tracking.notification_id)]
        return self.submit(stored_events, [*rows, *tracked]).result()

    def insert_tracking(self, tracking: Tracking) -> None:
        """Say how far a follower has come. Raises IntegrityError if it was as far already."""
        self.insert_events([], tracking=tracking)

    def max_tracking_id(self, application_name: str) -> int | None:
        """How far a follower has come: a notification id, None if it never began."""
        statement = "SELECT notification FROM tracking WHERE follower = ?"
        found = self._readers.select(statement, (application_name,))
        return int(found[0][0]) if found else None

    def forget(self, follower: str, kinds: Sequence[type[Row]]) -> None:
        """Delete all rows of these kinds, and how far their follower has come. Raises OperationalError."""
        with _typed_errors(), closing(open_writer(self._path)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            for kind in kinds:
                connection.execute(f"DELETE FROM {TABLES[kind]}")
            connection.execute("DELETE FROM tracking WHERE follower = ?", (follower,))
            connection.execute("COMMIT")

    def select_events(
        self,
        originator_id: UUID | str,
        *,
        gt: int | None = None,
        lte: int | None = None,
        desc: bool = False,
        limit: int | None = None,
    ) -> Sequence[StoredEvent]:
        """An originator's events by version: after `gt`, up to `lte`, the last first if `desc`."""
        where, values = _where(
            {"originator_id = ?": id_value(originator_id), "originator_version > ?": gt, "originator_version <= ?": lte}
        )
        found = self._readers.select(
            f"SELECT originator_version, topic, state FROM stored_events {where} "
            f"ORDER BY originator_version {'DESC' if desc else 'ASC'} LIMIT ?",
            (*values, NO_LIMIT if limit is None else limit),
        )
        return [StoredEvent(originator_id, *columns) for columns in found]

    def select_notifications(
        self,
        start: int | None,
        limit: int,
        stop: int | None = None,
        topics: Sequence[str] = (),
        *,
        inclusive_of_start: bool = True,
    ) -> Sequence[Notification]:
        """At most `limit` events of any originator by notification id: from (or after) `start`, up to `stop`."""
        after = "rowid >= ?" if inclusive_of_start else "rowid > ?"
        where, values = _where({after: start, "rowid <= ?": stop}, topics)
        found = self._readers.select(
            f"SELECT originator_id, originator_version, topic, state, rowid FROM stored_events {where} "
            "ORDER BY rowid LIMIT ?",
            (*values, max(limit, 0)),
        )
        return [Notification(UUID(bytes=originator), *columns) for originator, *columns in found]

    def max_notification_id(self, topics: Sequence[str] = ()) -> int | None:
        """The notification id of the newest event, of one of the topics if any; None if there is no event."""
        where, values = _where({}, topics)
        newest = self._readers.select(f"SELECT rowid FROM stored_events {where} ORDER BY rowid DESC LIMIT 1", values)
        return int(newest[0][0]) if newest else None

    def subscribe(self, gt: int | None = None, topics: Sequence[str] = ()) -> "SqliteSubscription":
        """Each event after `gt`, then those to come, as soon as this process has written them."""
        return SqliteSubscription(self, gt, topics)

    def request(self, table: UUID, seat: int, key: str) -> RequestRow | None:
        """The request that was carried out under this key."""
        which = "WHERE table_id = ? AND seat = ? AND key = ?"
        return first(find(self._readers, RequestRow, which, table.bytes, seat, key))

    def seats(self, table: UUID) -> list[SeatRow]:
        """Who sits at the table, by seat."""
        return find(self._readers, SeatRow, "WHERE table_id = ? ORDER BY seat", table.bytes)

    def seats_of(self, tables: Sequence[UUID]) -> list[SeatRow]:
        """Who sits at these tables, each table's by seat."""
        which = f"WHERE table_id IN ({_marks(tables)}) ORDER BY table_id, seat"
        return find(self._readers, SeatRow, which, *_ids(tables))

    def has_token(self, token_hash: bytes) -> bool:
        """Whether any seat of any table has a token of this hash."""
        return bool(self._readers.select("SELECT 1 FROM seats WHERE token_hash = ? LIMIT 1", (token_hash,)))

    def seed(self, table: UUID) -> SeedRow | None:
        """The table's encrypted seed."""
        return first(find(self._readers, SeedRow, "WHERE table_id = ?", table.bytes))

    def table(self, table: UUID) -> TableRow | None:
        """What is said of the table beside its log."""
        return first(find(self._readers, TableRow, "WHERE table_id = ?", table.bytes))

    def tables(self, after: UUID | None, limit: int) -> list[TableRow]:
        """At most `limit` tables by id, those behind `after`."""
        start = b"" if after is None else after.bytes
        return find(self._readers, TableRow, "WHERE table_id > ? ORDER BY table_id LIMIT ?", start, max(limit, 0))

    def named(self, tables: Sequence[UUID]) -> list[TableRow]:
        """What is said of these tables beside their logs, in no order."""
        return find(self._readers, TableRow, f"WHERE table_id IN ({_marks(tables)})", *_ids(tables))

    def listed(self, tables: Sequence[UUID]) -> list[LobbyRow]:
        """Those of these tables that are in the lobby, in no order."""
        return find(self._readers, LobbyRow, f"WHERE table_id IN ({_marks(tables)})", *_ids(tables))

    def lobby(
        self, before: int | None, limit: int, game: str | None = None, state: str | None = None
    ) -> list[LobbyRow]:
        """At most `limit` readable tables in the lobby, the ones opened last first: below the ordinal `before`."""
        where, values = _where({"ordinal < ?": before, "game = ?": game, "state = ?": state, "state <> ?": UNREADABLE})
        return find(self._readers, LobbyRow, f"{where} ORDER BY ordinal DESC LIMIT ?", *values, max(limit, 0))

    def unreadable(self, limit: int) -> list[LobbyRow]:
        """At most `limit` tables that the lobby leaves out, since their logs hold what could not be read."""
        which = "WHERE state = ? ORDER BY ordinal LIMIT ?"
        return find(self._readers, LobbyRow, which, UNREADABLE, max(limit, 0))

    def pack(self, hash: str) -> PackRow | None:
        """The pack of this hash."""
        return first(find(self._readers, PackRow, "WHERE hash = ?", hash))

    def head(self, table: UUID) -> HeadRow | None:
        """The newest fold of the table's own state."""
        return first(find(self._readers, HeadRow, "WHERE table_id = ?", table.bytes))

    def snapshot_actions(self, table: UUID) -> list[int]:
        """The actions after which a position is kept, ascending."""
        statement = "SELECT action FROM snapshots WHERE table_id = ? ORDER BY action"
        return [action for (action,) in self._readers.select(statement, (table.bytes,))]

    def snapshot(self, table: UUID, action: int) -> SnapshotRow | None:
        """The position kept after just this action."""
        which = "WHERE table_id = ? AND action = ?"
        return first(find(self._readers, SnapshotRow, which, table.bytes, action))

    def listen(self, event: Event) -> None:
        """Set the event after each commit, until `unlisten`, and once now."""
        with self._lock:
            self._listening.add(event)
        event.set()

    def unlisten(self, event: Event) -> None:
        """Leave the event alone from now on."""
        with self._lock:
            self._listening.discard(event)

    def _tell(self) -> None:
        with self._lock:
            for event in self._listening:
                event.set()


class SqliteSubscription(ListenNotifySubscription[SqliteRecorder]):
    """Events one by one, for ever. Use it in a `with`; `stop` ends it from any thread."""

    def __init__(self, recorder: SqliteRecorder, gt: int | None, topics: Sequence[str]) -> None:
        super().__init__(recorder, gt, topics)
        recorder.listen(self._has_been_notified)

    def stop(self) -> None:
        """End the iteration."""
        super().stop()
        self._recorder.unlisten(self._has_been_notified)

    def _pull(self) -> None:
        """Look at what is new. Events of other topics are passed over once, not again at every commit."""
        newest = self._recorder.max_notification_id() or 0
        super()._pull()
        if self._topics:
            self._last_notification_id = max(newest, self._last_notification_id or 0)
            sleep(FEW_LOOKED_FOR_EVERY)


def _open_known(path: Path) -> sqlite3.Connection:
    with _typed_errors():
        connection = open_writer(path)
        try:
            check_schema(connection)
        except BaseException:
            connection.close()
            raise
        return connection


def _where(bounds: dict[str, Value | None], topics: Sequence[str] = ()) -> tuple[str, list[Value]]:
    """The condition that holds for what is within all bounds that are given, and of one of the topics if any."""
    given = {condition: value for condition, value in bounds.items() if value is not None}
    conditions, values = list(given), [*given.values(), *topics]
    if topics:
        conditions.append(f"topic IN ({_marks(topics)})")
    return f"WHERE {' AND '.join(conditions)}" if conditions else "", values


def _marks(values: Sequence[Any]) -> str:
    return ",".join("?" * len(values))


def _ids(tables: Sequence[UUID]) -> list[bytes]:
    return [table.bytes for table in tables]


@contextmanager
def _typed_errors() -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise OperationalError(str(error)) from error
