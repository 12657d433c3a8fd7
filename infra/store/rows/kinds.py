"""Where a store puts rows of each kind, and what happens when one is written again; the same in every store."""

from typing import Any, NamedTuple

from eventsourcing.persistence import IntegrityError, PersistenceError, StoredEvent
from msgspec import Struct

from infra.store.errors import (
    HookClaimed,
    LeadTaken,
    NotesRevised,
    RequestRepeated,
    SealedSeatsRevised,
    SeedRepeated,
)
from infra.store.rows.records import (
    CampaignRow,
    CampaignTableRow,
    HeadRow,
    HookAskedRow,
    HookClaimRow,
    HookRow,
    HookSentRow,
    ImportRow,
    LeadRow,
    LobbyRow,
    NotesRow,
    PackRow,
    RequestRow,
    Row,
    SealedSeatsRow,
    SeatBotRow,
    SeatCalledRow,
    SeatHolderRow,
    SeatNameRow,
    SeatRow,
    SeatSupportsRow,
    SeatTokenRow,
    SeedRow,
    SnapshotRow,
    StatisticsRow,
    TableRow,
    TrackingRow,
)

Kind = type[StoredEvent] | type[Row]

IDS = {"table": "table_id", "campaign": "campaign_id"}
"""Columns whose names differ from their fields: those of ids."""


class RowKind(NamedTuple):
    """How rows of a kind are written.

    into: the table; columns: of its rows, in the order of the fields; key: the columns that identify a row that may be
    written again; replaces: whether a newer row replaces one with the same key; repeated: raised if an earlier row
    forbids this one, None if nothing is written then; updates: whether only these columns of a stored row are written,
    and nothing without a stored row.
    """

    into: str
    columns: tuple[str, ...]
    key: tuple[str, ...] = ()
    replaces: bool = False
    repeated: type[PersistenceError] | None = IntegrityError
    updates: bool = False

    @property
    def renewed(self) -> tuple[str, ...]:
        """The columns that a newer row changes."""
        return tuple(column for column in self.columns if column not in self.key)


def columns_of(kind: type[Struct]) -> tuple[str, ...]:
    """Return the columns of a row, in the order of its fields."""
    return tuple(IDS.get(field, field) for field in kind.__struct_fields__)


def once(into: str, kind: type[Row], repeated: type[PersistenceError] = IntegrityError) -> RowKind:
    """Describe rows that are written once."""
    return RowKind(into, columns_of(kind), repeated=repeated)


def newest(into: str, kind: type[Row], *key: str, repeated: type[PersistenceError] = IntegrityError) -> RowKind:
    """Describe rows of which the newest with a key replaces the earlier ones. repeated: of a store that refuses one."""
    return RowKind(into, columns_of(kind), key, replaces=True, repeated=repeated)


def part(into: str, kind: type[Row], *key: str, repeated: type[PersistenceError] = IntegrityError) -> RowKind:
    """Describe rows of which some columns are overwritten. The last write for a key counts. repeated: of a store that
    refuses one.
    """
    return RowKind(into, columns_of(kind), key, repeated=repeated, updates=True)


# In this order: a request that was carried out before raises its own error, rather than a conflict of versions; and
# events come last, since the last id is read afterwards.
ROW_KINDS: dict[type[Any], RowKind] = {
    RequestRow: once("requests", RequestRow, RequestRepeated),
    SeedRow: once("seeds", SeedRow, SeedRepeated),
    SeatRow: newest("seats", SeatRow, "table_id", "seat"),
    SeatNameRow: part("seats", SeatNameRow, "table_id", "seat"),
    SeatTokenRow: part("seats", SeatTokenRow, "table_id", "seat"),
    SeatHolderRow: part("seats", SeatHolderRow, "table_id", "seat"),
    SeatBotRow: part("seats", SeatBotRow, "table_id", "seat"),
    SeatCalledRow: part("seats", SeatCalledRow, "table_id", "seat"),
    SeatSupportsRow: part("seats", SeatSupportsRow, "table_id", "seat"),
    HookRow: newest("hooks", HookRow, "table_id", "seat", repeated=HookClaimed),
    HookAskedRow: part("hooks", HookAskedRow, "table_id", "seat"),
    HookClaimRow: part("hooks", HookClaimRow, "table_id", "seat", repeated=HookClaimed),
    HookSentRow: part("hooks", HookSentRow, "table_id", "seat"),
    LeadRow: newest("leads", LeadRow, "table_id", repeated=LeadTaken),
    TableRow: newest("tables", TableRow, "table_id"),
    NotesRow: newest("notes", NotesRow, "table_id", repeated=NotesRevised),
    SealedSeatsRow: newest("sealed_seats", SealedSeatsRow, "owner", repeated=SealedSeatsRevised),
    PackRow: RowKind("packs", columns_of(PackRow), ("hash",), repeated=None),
    SnapshotRow: newest("snapshots", SnapshotRow, "table_id", "action"),
    HeadRow: newest("heads", HeadRow, "table_id"),
    ImportRow: once("imports", ImportRow),
    CampaignRow: once("campaigns", CampaignRow),
    CampaignTableRow: once("campaign_tables", CampaignTableRow),
    LobbyRow: newest("lobby", LobbyRow, "ordinal"),
    StatisticsRow: newest("statistics", StatisticsRow, "table_id"),
    TrackingRow: newest("tracking", TrackingRow, "follower"),
    StoredEvent: RowKind("stored_events", ("originator_id", "originator_version", "topic", "state")),
}
