"""What tests of the SQLite store have in common."""

import sqlite3
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from uuid import UUID

from eventsourcing.persistence import StoredEvent

from infra.store.rows import RequestRow
from infra.store.sqlite import SqliteRecorder

SECONDS_MAX = 10  # a test that waits longer fails
TABLE, OTHER = UUID(int=1), UUID(int=2)


def events(table: UUID, first: int, number: int = 1, state: bytes = b"state") -> list[StoredEvent]:
    return [StoredEvent(table, version, "mp.moved", state) for version in range(first, first + number)]


def request_row(table: UUID, key: str, first: int = 1, last: int = 1) -> RequestRow:
    return RequestRow(table, 0, key, b"hash", first, last, b"answer")


def versions(recorder: SqliteRecorder, table: UUID = TABLE) -> list[int]:
    return [event.originator_version for event in recorder.select_events(table)]


def error_of(future: Future[Any]) -> type[BaseException | None]:
    return type(future.exception(SECONDS_MAX))


@contextmanager
def opened(path: Path, **bounds: int) -> Iterator[SqliteRecorder]:
    with closing(SqliteRecorder(path, **bounds)) as recorder:
        recorder.create_tables()
        yield recorder


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Let the writer wait for the database, as if another process wrote."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
