"""Connections to an SQLite file: one that writes, a few that only read."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, LifoQueue
from threading import Lock
from typing import Any

from eventsourcing.persistence import DataError, OperationalError

from infra.store.errors import StoreBusy, StoreClosed
from infra.store.sqlite.files import create_private
from infra.store.sqlite.tables import EVENTS_AT_ONCE_MAX, Value

LOCK_SECONDS_MAX = 5.0  # how long to wait for another process, or for a free reader
STATEMENTS_MAX = 2 * EVENTS_AT_ONCE_MAX  # cached prepared statements: one for each number of events at once, and others
WAL_BYTES_MAX = 64 * 1024 * 1024  # the size to which the -wal file shrinks back

# The third is for macOS, whose plain fsync does not wait for the disk.
_SETTINGS = ("journal_mode = WAL", "synchronous = FULL", "fullfsync = ON", f"journal_size_limit = {WAL_BYTES_MAX}")


def open_writer(path: Path) -> sqlite3.Connection:
    """Open the file for writing; create it and its folder if missing. A COMMIT returns when the disk has it.

    Only the owner may use a new file and those beside it. Raises OSError, sqlite3.Error.
    """
    create_private(path)
    connection = sqlite3.connect(
        path,
        timeout=LOCK_SECONDS_MAX,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=STATEMENTS_MAX,
    )
    try:
        for setting in _SETTINGS:
            connection.execute(f"PRAGMA {setting}")
    except BaseException:
        connection.close()
        raise
    return connection


def open_reader(path: Path) -> sqlite3.Connection:
    """Open the file for reading only. A reader sees what is committed, and never makes the writer wait."""
    uri = f"{path.absolute().as_uri()}?mode=ro"
    return sqlite3.connect(uri, timeout=LOCK_SECONDS_MAX, isolation_level=None, check_same_thread=False, uri=True)


class Readers:
    """At most `readers_max` reading connections, opened when first needed, for any number of threads."""

    def __init__(self, path: Path, readers_max: int) -> None:
        self._path = path
        self._readers_max = readers_max
        self._is_closed = False
        self._closing = Lock()
        # The last one used is used first, so that its pages are warm and no more are opened than needed.
        self._free: LifoQueue[sqlite3.Connection | None] = LifoQueue(readers_max)
        for _ in range(readers_max):
            self._free.put(None)

    def select(self, statement: str, values: Sequence[Value] = ()) -> list[Any]:
        """Return all rows that the statement finds.

        Raises StoreBusy if no reader becomes free in time, StoreClosed, OperationalError; DataError if a value cannot
        be stored, so that no row has it.
        """
        reader = self._take()
        try:
            reader = reader or open_reader(self._path)
            return reader.execute(statement, values).fetchall()
        except (OverflowError, UnicodeError) as error:
            raise DataError(str(error)) from error
        except sqlite3.Error as error:
            raise OperationalError(str(error)) from error
        finally:
            self._free.put(reader)

    def close(self) -> None:
        """Close all readers, each when its read is done."""
        with self._closing:
            if self._is_closed:
                return
            self._is_closed = True
            for _ in range(self._readers_max):
                if reader := self._free.get():
                    reader.close()

    def _take(self) -> sqlite3.Connection | None:
        if self._is_closed:
            raise StoreClosed("the store is closed")
        try:
            return self._free.get(timeout=LOCK_SECONDS_MAX)
        except Empty:
            raise StoreBusy(f"no reader became free in {LOCK_SECONDS_MAX} seconds") from None
