"""A copy of an SQLite store that is in use: complete as of one moment, checked, and durable."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from eventsourcing.persistence import OperationalError
from msgspec import Struct

from infra.durable import sync
from infra.store.sqlite.connections import open_reader
from infra.store.sqlite.files import FILE_MODE
from infra.store.sqlite.tables import check_schema


class Copied(Struct, frozen=True):
    """The contents of a copy. logs: of tables and campaigns."""

    entries: int
    logs: int


def copy_store(store: Path, target: Path) -> Copied:
    """Copy a store into a new file while others read and write it. The copy does not include what they write meanwhile.

    Raises OperationalError, SchemaTooNew, FileExistsError. Only the owner may use the new file, and it is a single
    file.
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
        sync(target)


def _checked(copy: sqlite3.Connection) -> Copied:
    """Count the contents of a copy. Raises OperationalError if it is damaged."""
    [[verdict]] = copy.execute("PRAGMA integrity_check(1)").fetchall()
    if verdict != "ok":
        raise OperationalError(f"database disk image is malformed: {verdict}")
    [[entries, logs]] = copy.execute("SELECT COUNT(*), COUNT(DISTINCT originator_id) FROM stored_events").fetchall()
    return Copied(entries, logs)
