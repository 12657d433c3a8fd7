"""A copy of an SQLite store while it is used: one moment of it, whole, checked, and durable."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from eventsourcing.persistence import OperationalError
from msgspec import Struct

from infra.store.sqlite_connections import open_reader
from infra.store.sqlite_files import FILE_MODE
from infra.store.sqlite_tables import check_schema


class Copied(Struct, frozen=True):
    """What a copy holds. logs: of tables and campaigns."""

    entries: int
    logs: int


def copy_store(store: Path, target: Path) -> Copied:
    """Copy a store into a new file, while others read and write it; what they write meanwhile is not in it.

    Raises OperationalError, SchemaTooNew, FileExistsError. The new file is its owner's alone, and one file.
    """
    os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, FILE_MODE))
    try:
        with closing(open_reader(store)) as source, closing(sqlite3.connect(target, isolation_level=None)) as copy:
            check_schema(source)
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            return _checked(copy)
    except sqlite3.Error as error:
        raise OperationalError(str(error)) from error
    finally:
        _sync(target)


def _checked(copy: sqlite3.Connection) -> Copied:
    """Count what is in a copy. Raises OperationalError if it is damaged."""
    [[verdict]] = copy.execute("PRAGMA integrity_check(1)").fetchall()
    if verdict != "ok":
        raise OperationalError(f"database disk image is malformed: {verdict}")
    [[entries, logs]] = copy.execute("SELECT COUNT(*), COUNT(DISTINCT originator_id) FROM stored_events").fetchall()
    return Copied(entries, logs)


def _sync(file: Path) -> None:
    descriptor = os.open(file, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
