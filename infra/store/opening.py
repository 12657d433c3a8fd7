"""Opens the store that a URL names."""

from infra.clock import Clock
from infra.settings import SQLITE, path_in
from infra.store.errors import NotMigrated
from infra.store.postgres.recorder import PostgresRecorder
from infra.store.recorder import StoreRecorder
from infra.store.sqlite.recorder import SqliteRecorder


def open_store(url: str, clock: Clock | None = None) -> StoreRecorder:
    """Open an SQLite file, created if missing, or a PostgreSQL database, whose tables `migrate` must have created.

    Raises NotMigrated, SchemaTooNew, OperationalError, OSError.
    """
    if url.startswith(SQLITE):
        return migrated(url, clock)
    recorder = PostgresRecorder(url, clock=clock)
    try:
        if not recorder.is_migrated():
            raise NotMigrated("it lacks tables or columns; run `hourglass migrate` to create them")
    except BaseException:
        recorder.close()
        raise
    return recorder


def migrated(url: str, clock: Clock | None = None) -> StoreRecorder:
    """Open a store after creating its missing tables. Raises SchemaTooNew, OperationalError, OSError."""
    recorder: StoreRecorder
    if url.startswith(SQLITE):
        path = path_in(url)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        recorder = SqliteRecorder(path, clock=clock)
    else:
        recorder = PostgresRecorder(url, clock=clock)
    try:
        recorder.create_tables()
    except BaseException:
        recorder.close()
        raise
    return recorder
