"""Opens the store that a URL names."""

from typing import TYPE_CHECKING

from eventsourcing.persistence import OperationalError

from infra.clock import Clock
from infra.settings import SQLITE, path_in
from infra.store.errors import NotMigrated
from infra.store.jetstream.address import NATS
from infra.store.postgres.recorder import PostgresRecorder
from infra.store.recorder import StoreRecorder
from infra.store.sqlite.recorder import SqliteRecorder

if TYPE_CHECKING:
    from infra.store.jetstream.recorder import JetStreamRecorder


def open_store(url: str, clock: Clock | None = None) -> StoreRecorder:
    """Open an SQLite file, created if missing; or a PostgreSQL database or streams, which `migrate` must have created.

    Raises NotMigrated, SchemaTooNew, OperationalError, OSError.
    """
    if url.startswith(SQLITE):
        return migrated(url, clock)
    if url.startswith(NATS):
        return _following(url, clock)
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
    elif url.startswith(NATS):
        recorder = _streams(url, clock)
    else:
        recorder = PostgresRecorder(url, clock=clock)
    try:
        recorder.create_tables()
    except BaseException:
        recorder.close()
        raise
    return recorder


def _following(url: str, clock: Clock | None) -> StoreRecorder:
    """Open streams that exist, and read them. Raises NotMigrated, OperationalError."""
    recorder = _streams(url, clock)
    try:
        if not recorder.is_migrated():
            raise NotMigrated("the servers have no streams of this name; run `hourglass migrate` to create them")
        recorder.begin()
    except BaseException:
        recorder.close()
        raise
    return recorder


def _streams(url: str, clock: Clock | None) -> "JetStreamRecorder":
    """Connect to the servers. Raises OperationalError, also without the client of NATS, which is an extra."""
    try:
        from infra.store.jetstream.recorder import JetStreamRecorder
    except ModuleNotFoundError as error:
        raise OperationalError("install hourglass[nats] to use a store of this kind") from error
    return JetStreamRecorder(url, clock=clock)
