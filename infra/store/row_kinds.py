"""Where a store keeps rows of each kind, and what comes of one that is written again; the same in every store."""

from typing import Any, NamedTuple

from eventsourcing.persistence import IntegrityError, PersistenceError, StoredEvent
from msgspec import Struct

from infra.store.errors import RequestRepeated, SeedRepeated
from infra.store.rows import (
    CampaignRow,
    CampaignTableRow,
    HeadRow,
    ImportRow,
    LobbyRow,
    PackRow,
    RequestRow,
    Row,
    SeatNameRow,
    SeatRow,
    SeatTokenRow,
    SeedRow,
    SnapshotRow,
    TableRow,
    TrackingRow,
)

Kind = type[StoredEvent] | type[Row]

IDS = {"table": "table_id", "campaign": "campaign_id"}
"""Columns that are not named as their fields are: those of ids."""


class RowKind(NamedTuple):
    """How rows of a kind are written.

    into: the table; columns: of its rows, in the order of the fields; key: those that say which row it is, where it may
    be written again; replaces: whether a newer row replaces one of the same key; else `repeated` is raised, unless it
    is None; updates: whether only these columns of a stored row are written, and nothing where there is none.
    """

    into: str
    columns: tuple[str, ...]
    key: tuple[str, ...] = ()
    replaces: bool = False
    repeated: type[PersistenceError] | None = IntegrityError
    updates: bool = False

    @property
    def news(self) -> tuple[str, ...]:
        """The columns that a newer row changes."""
        return tuple(column for column in self.columns if column not in self.key)


def columns_of(kind: type[Struct]) -> tuple[str, ...]:
    """The columns of a row, in the order of its fields."""
    return tuple(IDS.get(field, field) for field in kind.__struct_fields__)


def once(into: str, kind: type[Row], repeated: type[PersistenceError] = IntegrityError) -> RowKind:
    """Rows that are written once."""
    return RowKind(into, columns_of(kind), repeated=repeated)


def newest(into: str, kind: type[Row], *key: str) -> RowKind:
    """Rows of which the newest of a key replaces those before."""
    return RowKind(into, columns_of(kind), key, replaces=True)


def part(into: str, kind: type[Row], *key: str) -> RowKind:
    """Rows of which some columns are written anew. A later one of a key counts."""
    return RowKind(into, columns_of(kind), key, updates=True)


# In this order: a request that was carried out before says so, rather than that the versions it made are taken;
# and events last, since the last id given is asked for.
ROW_KINDS: dict[type[Any], RowKind] = {
    RequestRow: once("requests", RequestRow, RequestRepeated),
    SeedRow: once("seeds", SeedRow, SeedRepeated),
    SeatRow: newest("seats", SeatRow, "table_id", "seat"),
    SeatNameRow: part("seats", SeatNameRow, "table_id", "seat"),
    SeatTokenRow: part("seats", SeatTokenRow, "table_id", "seat"),
    TableRow: newest("tables", TableRow, "table_id"),
    PackRow: RowKind("packs", columns_of(PackRow), ("hash",), repeated=None),
    SnapshotRow: newest("snapshots", SnapshotRow, "table_id", "action"),
    HeadRow: newest("heads", HeadRow, "table_id"),
    ImportRow: once("imports", ImportRow),
    CampaignRow: once("campaigns", CampaignRow),
    CampaignTableRow: once("campaign_tables", CampaignTableRow),
    LobbyRow: newest("lobby", LobbyRow, "ordinal"),
    TrackingRow: newest("tracking", TrackingRow, "follower"),
    StoredEvent: RowKind("stored_events", ("originator_id", "originator_version", "topic", "state")),
}
