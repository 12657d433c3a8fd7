"""What tests of every store write, and ask of it."""

from concurrent.futures import Future
from typing import Any
from uuid import UUID

from eventsourcing.persistence import StoredEvent

from infra.store.recorder import StoreRecorder
from infra.store.rows.records import (
    WATCHER,
    HeadRow,
    ImportRow,
    PackRow,
    RequestRow,
    Row,
    SeatRow,
    SeedRow,
    SnapshotRow,
    TableRow,
)

SECONDS_MAX = 10  # a test that waits longer fails
TABLE, OTHER = UUID(int=1), UUID(int=2)


def events(table: UUID, first: int, number: int = 1, state: bytes = b"state") -> list[StoredEvent]:
    return [StoredEvent(table, version, "mp.moved", state) for version in range(first, first + number)]


def request_row(table: UUID, key: str, first: int = 1, last: int = 1) -> RequestRow:
    return RequestRow(table, 0, key, b"hash", first, last, b"answer")


def versions(recorder: StoreRecorder, table: UUID = TABLE) -> list[int]:
    return [event.originator_version for event in recorder.select_events(table)]


def error_of(future: Future[Any]) -> type[BaseException | None]:
    return type(future.exception(SECONDS_MAX))


def snapshot_actions(recorder: StoreRecorder, table: UUID) -> list[int]:
    """The actions after which a position is kept, ascending."""
    return sorted(row.action for row in recorder.find(SnapshotRow, "WHERE table_id = ?", table))


ROWS: list[Row] = [
    request_row(TABLE, "key", 3, 2),
    SeedRow(TABLE, b"sealed"),
    SeatRow(TABLE, WATCHER, "", b"token of watchers"),
    SeatRow(TABLE, 0, "Ada", b"token"),
    TableRow(TABLE, "materia-prima", "Friday", True, 1_700_000_000),
    PackRow("sha256:1", "materia-prima", b"document"),
    SnapshotRow(TABLE, 100, 412, "shape", b"position"),
    SnapshotRow(TABLE, 0, 9, "shape", b"after setup"),
    HeadRow(TABLE, 412, "shape", b"head"),
    ImportRow(TABLE, b"checkpoint", 1_700_000_000),
]
