"""What tests of the SQLite store have in common."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic, sleep
from uuid import uuid4

import pytest

from infra.store.sqlite.recorder import SqliteRecorder
from tests.infra.store.stored import SECONDS_MAX, events


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


@contextmanager
def busy(recorder: SqliteRecorder, path: Path) -> Iterator[None]:
    """Let the writer wait for the database with a group of one event; requests that arrive now make the next groups."""
    with held(path):
        recorder.submit(events(uuid4(), 1))
        until = monotonic() + SECONDS_MAX
        while recorder.counts().waiting and monotonic() < until:
            sleep(0.001)
        yield


class OnAFile:
    """Cases of the library, tried with a recorder of this kind."""

    kind = SqliteRecorder

    @pytest.fixture(autouse=True)
    def _take_path(self, path: Path) -> None:
        self.path = path

    def create_recorder(self) -> SqliteRecorder:
        recorder = self.kind(self.path)
        self.addCleanup(recorder.close)  # type: ignore[attr-defined]
        recorder.create_tables()
        return recorder
