"""The SQLite recorder keeps what it has acknowledged, whole requests only, whatever happens to it."""

import multiprocessing
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import ExitStack, closing, suppress
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from signal import SIGKILL
from threading import Event, Lock, Thread
from typing import Any
from uuid import UUID, uuid4

import pytest
from eventsourcing.persistence import OperationalError

from infra.store.errors import SchemaTooNew, StoreBusy, StoreClosed
from infra.store.sqlite import connections
from infra.store.sqlite.connections import Readers, open_reader, open_writer
from infra.store.sqlite.recorder import SqliteRecorder
from infra.store.sqlite.tables import SCHEMA
from tests.infra.store.sqlite_store import held, opened
from tests.infra.store.stored import OTHER, SECONDS_MAX, TABLE, error_of, events, request_row, versions


class Breaking:
    """A connection on which a statement fails once. COMMIT is also a statement that is its own transaction."""

    def __init__(self, connection: sqlite3.Connection, statement: str, error: BaseException) -> None:
        self.connection = connection
        self.errors = {statement: error}

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        commits = statement.startswith("INSERT") and not self.connection.in_transaction
        if error := self.errors.pop("COMMIT" if commits else statement, None):
            raise error
        return self.connection.execute(statement, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.connection, name)


@pytest.fixture
def breaking(path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., SqliteRecorder]]:
    """Makes a recorder on whose writing connection a statement fails once."""
    with opened(path), ExitStack() as stack:

        def make(statement: str, error: BaseException, **bounds: int) -> SqliteRecorder:
            connection = Breaking(open_writer(path), statement, error)
            with monkeypatch.context() as patch:
                patch.setattr("infra.store.sqlite.recorder.open_writer", lambda _: connection)
                return stack.enter_context(closing(SqliteRecorder(path, **bounds)))

        yield make


def test_the_queue_is_bounded(path: Path) -> None:
    with opened(path, queue_max=3) as recorder:
        with held(path):
            futures = [recorder.submit(events(TABLE, version)) for version in (1, 2, 3)]
            with pytest.raises(StoreBusy):
                recorder.submit(events(TABLE, 4))
        wait(futures, SECONDS_MAX)

        assert recorder.insert_events(events(TABLE, 4)) == [4]
        assert versions(recorder) == [1, 2, 3, 4]


def test_a_commit_waits_for_the_disk(path: Path) -> None:
    with closing(open_writer(path)) as connection:
        [(journal,)] = connection.execute("PRAGMA journal_mode")
        [(synchronous,)] = connection.execute("PRAGMA synchronous")

    assert (journal, synchronous) == ("wal", 2)


def test_a_full_disk_fails_the_group_and_spares_the_rest(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connection = open_writer(path)
    monkeypatch.setattr("infra.store.sqlite.recorder.open_writer", lambda _: connection)
    with closing(SqliteRecorder(path)) as recorder:
        monkeypatch.undo()
        recorder.create_tables()
        recorder.insert_events(events(TABLE, 1, 3))
        connection.execute("PRAGMA max_page_count = 30")
        with held(path):
            small, large = recorder.submit(events(TABLE, 4)), recorder.submit(events(OTHER, 1, 1, bytes(1_000_000)))

        assert (error_of(small), error_of(large)) == (OperationalError, OperationalError)
        assert (versions(recorder), versions(recorder, OTHER)) == ([1, 2, 3], [])
        assert recorder.insert_events(events(TABLE, 4)) == [4]
        connection.execute("PRAGMA max_page_count = 10000")
        assert recorder.insert_events(events(OTHER, 1, 1, bytes(1_000_000))) == [5]
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_failed_commit_fails_the_group(path: Path, breaking: Callable[..., SqliteRecorder]) -> None:
    recorder = breaking("COMMIT", sqlite3.OperationalError("disk I/O error"))
    with held(path):
        futures = [recorder.submit(events(TABLE, version)) for version in (1, 2)]

    assert [error_of(future) for future in futures] == [OperationalError] * 2
    assert (versions(recorder), recorder.counts().commits) == ([], 0)
    assert recorder.insert_events(events(TABLE, 1)) == [1]


def test_a_dead_writer_fails_all_who_wait(path: Path, breaking: Callable[..., SqliteRecorder]) -> None:
    recorder = breaking("COMMIT", SystemError("a bug"), group_max=1)
    with held(path):
        futures = [recorder.submit(events(TABLE, version)) for version in (1, 2, 3)]

    assert [error_of(future) for future in futures] == [StoreClosed] * 3
    with pytest.raises(StoreClosed, match="a bug"):
        recorder.submit(events(TABLE, 1))
    assert versions(recorder) == []


def test_a_newer_schema_is_refused(recorder: SqliteRecorder, path: Path) -> None:
    recorder.create_tables()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE schema SET version = version + 1")

    for refused in (recorder.create_tables, lambda: SqliteRecorder(path)):
        with pytest.raises(SchemaTooNew) as refusal:
            refused()
        assert (refusal.value.found, refusal.value.known) == (SCHEMA + 1, SCHEMA)


def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    path.write_bytes(b"no database" * 1000)

    for wrong in (path, path / "below a file"):
        with pytest.raises(OperationalError):
            SqliteRecorder(wrong)


def test_without_tables_nothing_is_written(path: Path) -> None:
    with closing(SqliteRecorder(path)) as recorder:
        for refused in (lambda: recorder.insert_events(events(TABLE, 1)), recorder.max_notification_id):
            with pytest.raises(OperationalError, match="no such table"):
                refused()


def test_readers_only_read(recorder: SqliteRecorder, path: Path) -> None:
    with closing(open_reader(path)) as connection, pytest.raises(sqlite3.OperationalError, match="readonly"):
        connection.execute("DELETE FROM stored_events")


def test_readers_are_bounded(recorder: SqliteRecorder, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    is_opening, may_open = Event(), Event()

    def open_slowly(path: Path) -> sqlite3.Connection:
        is_opening.set()
        assert may_open.wait(SECONDS_MAX)
        return open_reader(path)

    monkeypatch.setattr(connections, "open_reader", open_slowly)
    monkeypatch.setattr(connections, "LOCK_SECONDS_MAX", 0.01)
    with closing(Readers(path, 1)) as readers, ThreadPoolExecutor() as threads:
        first = threads.submit(readers.select, "SELECT 1")
        assert is_opening.wait(SECONDS_MAX)
        with pytest.raises(StoreBusy):
            readers.select("SELECT 2")
        may_open.set()

        assert first.result(SECONDS_MAX) == [(1,)]
        assert readers.select("SELECT 3") == [(3,)]


EVENTS_OF_ONE = 5
Acknowledged = tuple[UUID, int, Sequence[int]]


def acknowledge(path: Path, pipe: Connection) -> None:
    """Write requests from many threads until killed; say of each that it is written, once it is."""
    recorder, lock = SqliteRecorder(path), Lock()
    recorder.create_tables()

    def write(table: UUID) -> None:
        for first in count(1, EVENTS_OF_ONE):
            row = request_row(table, str(first), first, first + EVENTS_OF_ONE - 1)
            ids = recorder.insert_events(events(table, first, EVENTS_OF_ONE), rows=[row])
            with lock:
                pipe.send((table, first, ids))

    for _ in range(8):
        Thread(target=write, args=(uuid4(),)).start()


def acknowledged_until_killed(path: Path, number: int) -> list[Acknowledged]:
    """Kill a writing process when it has acknowledged a number of requests; all that it acknowledged till then."""
    spawn = multiprocessing.get_context("spawn")
    receiver, sender = spawn.Pipe(duplex=False)
    child = spawn.Process(target=acknowledge, args=(path, sender))
    child.start()
    sender.close()
    acknowledged: list[Acknowledged] = []
    try:
        while len(acknowledged) < number and receiver.poll(SECONDS_MAX):
            acknowledged.append(receiver.recv())
    finally:
        child.kill()
    with suppress(EOFError, OSError):  # the end, or half a message
        while True:
            acknowledged.append(receiver.recv())
    child.join(SECONDS_MAX)
    assert child.exitcode == -SIGKILL
    return acknowledged


def test_a_killed_process_loses_nothing_acknowledged_and_leaves_no_half_request(path: Path) -> None:
    acknowledged: list[Acknowledged] = []
    for number in (1, 200, 1000):
        acknowledged += acknowledged_until_killed(path, number)

        with opened(path) as recorder:
            kept = recorder.select_notifications(None, 1_000_000)
            requests = recorder._readers.select("SELECT table_id, first FROM requests")
        ids = {(event.originator_id, event.originator_version): event.id for event in kept}
        assert len(kept) == EVENTS_OF_ONE * len(requests)
        assert all((UUID(bytes=table), first + n) in ids for table, first in requests for n in range(EVENTS_OF_ONE))
        assert all(
            [ids.get((table, first + n)) for n in range(EVENTS_OF_ONE)] == given for table, first, given in acknowledged
        )
    assert len(acknowledged) >= 1201
