"""How rows are read back from an SQLite store."""

from collections.abc import Sequence
from typing import Any, TypeVar
from uuid import UUID

from msgspec import Struct

from infra.store.rows import HeadRow, LobbyRow, PackRow, RequestRow, SeatRow, SeedRow, SnapshotRow, TableRow
from infra.store.sqlite_connections import Readers
from infra.store.sqlite_tables import Value

R = TypeVar("R", bound=Struct)

TABLES: dict[type[Struct], str] = {
    RequestRow: "requests",
    SeedRow: "seeds",
    SeatRow: "seats",
    TableRow: "tables",
    PackRow: "packs",
    SnapshotRow: "snapshots",
    HeadRow: "heads",
    LobbyRow: "lobby",
}


def find(readers: Readers, kind: type[R], which: str, *values: Value) -> list[R]:
    """The rows of a kind, `which` being the end of the SELECT. Raises what `Readers.select` does."""
    return [_row(kind, columns) for columns in readers.select(f"{_select(kind)} {which}", values)]


def first(rows: Sequence[R]) -> R | None:
    return rows[0] if rows else None


def _select(kind: type[Struct]) -> str:
    columns = ("table_id" if field == "table" else field for field in kind.__struct_fields__)
    return f"SELECT {', '.join(columns)} FROM {TABLES[kind]}"


def _row(kind: type[R], columns: Sequence[Any]) -> R:
    return kind(*(_value(field, column) for field, column in zip(kind.__struct_fields__, columns, strict=True)))


def _value(field: str, column: Any) -> Any:
    """SQLite has neither ids nor truth values of its own."""
    match field:
        case "table":
            return UUID(bytes=column)
        case "private":
            return bool(column)
        case _:
            return column
