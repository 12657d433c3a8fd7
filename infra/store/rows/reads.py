"""The reads of rows that every store has in common, in SQL that all of them understand."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar
from uuid import UUID

from eventsourcing.persistence import ProgrammingError
from msgspec import Struct

from infra.store.rows.kinds import ROW_KINDS, columns_of
from infra.store.rows.records import (
    OPEN,
    WATCHER,
    CampaignRow,
    CampaignTableRow,
    HeadRow,
    HookRow,
    ImportRow,
    LeadRow,
    LobbyRow,
    NotesRow,
    PackRow,
    RequestRow,
    SealedSeatsRow,
    SeatRow,
    SeedRow,
    SnapshotRow,
    TableRow,
)
from projections.lobby import DROPPED, FINISHED, UNREADABLE

R = TypeVar("R", bound=Struct)
TOKENS_AT_ONCE = 500
"""Hashes in one select."""
BOTS = ("bot", "bou")
"""Bounds of the holders of seats that are bots, see BOT."""
LEFT_OUT = {"state <> ?": UNREADABLE, "NOT state = ?": DROPPED}
JOINABLE = {
    "table_id IN (SELECT table_id FROM seats WHERE holder <> '' AND holder = ?)": OPEN,
    "state != ?": FINISHED,
}

SEEDS_TRIED = 20
EVENTS_AT_AN_END = 100
"""How many of the oldest and of the newest events name tables whose seeds are tried."""


class NewestState(NamedTuple):
    """A table's current state. version: of its newest entry, 0 if there is none."""

    version: int
    seats: Sequence[SeatRow]


class RowReader(ABC):
    """Reads rows with `select`, which a store provides."""

    @abstractmethod
    def select(self, statement: str, *values: Any) -> list[Any]:
        """Return all rows that a statement finds, with a `?` for each value. Ids are UUIDs; bytes in a store without
        UUIDs.

        Raises OperationalError, StoreBusy, StoreClosed; DataError if a value cannot be stored, so that no row has it.
        """

    def find(self, kind: type[R], which: str, *values: Any) -> list[R]:
        """Return the rows of a kind; `which` is the end of the SELECT. Raises as `select`."""
        return [_row(kind, columns) for columns in self.select(f"{_select(kind)} {which}", *values)]

    def request(self, table: UUID, seat: int, key: str) -> RequestRow | None:
        """Return the request that was carried out under this key."""
        which = "WHERE table_id = ? AND seat = ? AND key = ?"
        return first(self.find(RequestRow, which, table, seat, key))

    def seats(self, table: UUID) -> list[SeatRow]:
        """Return who sits at the table, by seat."""
        return self.find(SeatRow, "WHERE table_id = ? ORDER BY seat", table)

    def seats_of(self, tables: Sequence[UUID]) -> list[SeatRow]:
        """Return who sits at these tables, each table's by seat."""
        which = f"WHERE table_id IN ({_marks(tables)}) ORDER BY table_id, seat"
        return self.find(SeatRow, which, *tables)

    def newest_state(self, table: UUID) -> "NewestState":
        """Return what may have changed of a table since it was read: the length of its log, and who sits at it."""
        columns = ", ".join(columns_of(SeatRow))
        found = self.select(
            f"SELECT newest, {columns} FROM (SELECT MAX(originator_version) AS newest FROM stored_events "
            "WHERE originator_id = ?) AS log LEFT JOIN seats ON table_id = ? ORDER BY seat",
            table,
            table,
        )
        return NewestState(found[0][0] or 0, [_row(SeatRow, seat) for _, *seat in found if seat[0] is not None])

    def has_token(self, token_hash: bytes) -> bool:
        """Return whether any seat of any table has a token with this hash."""
        return bool(self.select("SELECT 1 FROM seats WHERE token_hash = ? LIMIT 1", token_hash))

    def known_tokens(self, hashes: Sequence[bytes]) -> set[bytes]:
        """Return those of these token hashes that any seat of any table or campaign has."""
        found: set[bytes] = set()
        for start in range(0, len(hashes), TOKENS_AT_ONCE):
            some = hashes[start : start + TOKENS_AT_ONCE]
            rows = self.select(f"SELECT token_hash FROM seats WHERE token_hash IN ({_marks(some)})", *some)
            found |= {bytes(row[0]) for row in rows}
        return found

    def seat_with(self, token_hash: bytes) -> SeatRow | None:
        """Return the seat of any table or campaign whose token has this hash, not counting watchers."""
        return first(self.find(SeatRow, "WHERE token_hash = ? AND seat > ? LIMIT 1", token_hash, WATCHER))

    def seed(self, table: UUID) -> SeedRow | None:
        """Return the table's encrypted seed."""
        return first(self.find(SeedRow, "WHERE table_id = ?", table))

    def seeds_to_try(self) -> list[SeedRow]:
        """Return encrypted seeds to try a key on: of the tables at both ends of the log, and some of any age.

        Empty only if the store has none.
        """
        found = self.find(SeedRow, "ORDER BY table_id LIMIT ?", SEEDS_TRIED)
        for order in ("ASC", "DESC"):
            at_an_end = f"SELECT originator_id FROM stored_events ORDER BY rowid {order} LIMIT ?"
            found += self.find(SeedRow, f"WHERE table_id IN ({at_an_end})", EVENTS_AT_AN_END)
        return list({row.table: row for row in found}.values())

    def table(self, table: UUID) -> TableRow | None:
        """Return what is stored of the table outside its log."""
        return first(self.find(TableRow, "WHERE table_id = ?", table))

    def tables(self, after: UUID | None, limit: int) -> list[TableRow]:
        """Return at most `limit` tables by id, those after `after`."""
        where, values = where_of({"table_id > ?": after})
        return self.find(TableRow, f"{where} ORDER BY table_id LIMIT ?", *values, max(limit, 0))

    def named(self, tables: Sequence[UUID]) -> list[TableRow]:
        """Return what is stored of these tables outside their logs, in no order."""
        return self.find(TableRow, f"WHERE table_id IN ({_marks(tables)})", *tables)

    def listed(self, tables: Sequence[UUID]) -> list[LobbyRow]:
        """Return those of these tables that are in the lobby, in no order."""
        return self.find(LobbyRow, f"WHERE table_id IN ({_marks(tables)})", *tables)

    def lobby(
        self,
        before: int | None,
        limit: int,
        game: str | None = None,
        state: str | None = None,
        *,
        is_joinable: bool = False,
    ) -> list[LobbyRow]:
        """Return at most `limit` listed tables of the lobby, newest first: those below the ordinal `before`.

        is_joinable: only those with an open seat.
        """
        wanted = {"ordinal < ?": before, "game = ?": game, "state = ?": state} | LEFT_OUT
        if is_joinable:
            wanted |= JOINABLE
        where, values = where_of(wanted)
        return self.find(LobbyRow, f"{where} ORDER BY ordinal DESC LIMIT ?", *values, max(limit, 0))

    def tables_by_state(self) -> dict[str, dict[str, int]]:
        """Return how many listed tables of each game are in each state."""
        found: dict[str, dict[str, int]] = {}
        for game, state, count in self.select("SELECT game, state, COUNT(*) FROM lobby GROUP BY game, state"):
            found.setdefault(game, {})[state] = int(count)
        return found

    def uncounted(self, limit: int) -> list[tuple[UUID, int]]:
        """Return at most `limit` listed tables that are over and not counted as they are now, each with its version."""
        found = self.select(
            "SELECT lobby.table_id, lobby.version FROM lobby LEFT JOIN statistics ON statistics.table_id = "
            "lobby.table_id WHERE lobby.state = ? AND lobby.version <> COALESCE(statistics.version, 0) "
            "ORDER BY lobby.ordinal LIMIT ?",
            FINISHED,
            limit,
        )
        return [(as_uuid(table), int(version)) for table, version in found]

    def counted(self, limit: int) -> list[str]:
        """Return the counts of at most `limit` listed tables that are over, the newest ones, as JSON."""
        found = self.select(
            "SELECT document FROM statistics JOIN lobby ON lobby.table_id = statistics.table_id "
            "WHERE lobby.state = ? ORDER BY lobby.ordinal DESC LIMIT ?",
            FINISHED,
            limit,
        )
        return [document for (document,) in found]

    def unreadable(self, limit: int) -> list[LobbyRow]:
        """Return at most `limit` tables that the lobby leaves out because their logs cannot be read."""
        which = "WHERE state = ? ORDER BY ordinal LIMIT ?"
        return self.find(LobbyRow, which, UNREADABLE, max(limit, 0))

    def campaign(self, campaign: UUID) -> CampaignRow | None:
        """Return what is stored of the campaign outside its log."""
        return first(self.find(CampaignRow, "WHERE campaign_id = ?", campaign))

    def campaign_of(self, table: UUID) -> UUID | None:
        """Return the campaign of a table."""
        row = first(self.find(CampaignTableRow, "WHERE table_id = ?", table))
        return None if row is None else row.campaign

    def pack(self, hash: str) -> PackRow | None:
        """Return the pack with this hash."""
        return first(self.find(PackRow, "WHERE hash = ?", hash))

    def notes(self, table: UUID) -> NotesRow:
        """Return the notes of a table; of revision 0 if none were ever written."""
        return first(self.find(NotesRow, "WHERE table_id = ?", table)) or NotesRow(table, 0, "[]")

    def sealed_seats(self, owner: UUID) -> SealedSeatsRow:
        """Return the sealed seats of an owner; of revision 0 if none were ever written."""
        return first(self.find(SealedSeatsRow, "WHERE owner = ?", owner)) or SealedSeatsRow(owner, 0, "", 0)

    def unused_sealed_seats(self, before: int, limit: int) -> list[SealedSeatsRow]:
        """Return at most `limit` sealed lists that were stored before a time, in milliseconds since 1970."""
        which = "WHERE sealed <> '' AND stored_at < ? ORDER BY stored_at LIMIT ?"
        return self.find(SealedSeatsRow, which, before, limit)

    def hook(self, table: UUID, seat: int) -> HookRow | None:
        """Return where the player of a seat is called; None if a hook was never set."""
        return first(self.find(HookRow, "WHERE table_id = ? AND seat = ?", table, seat))

    def hooks(self, places: Sequence[tuple[UUID, int]]) -> list[HookRow]:
        """Return where the players of these seats are called, in no order. places: each a table and a seat."""
        rows = ", ".join(["(?, ?)"] * len(places))
        return self.find(HookRow, f"WHERE (table_id, seat) IN (VALUES {rows})", *(one for two in places for one in two))

    def due_hooks(self, now: int, told_before: int, reminded_before: int, limit: int) -> list[HookRow]:
        """Return at most `limit` hooks with a notice to send. All times are milliseconds since 1970.

        told_before: the newest notice of a seat must be older for another one; reminded_before: for a reminder.
        """
        which = (
            "WHERE asked > 0 AND due <= ? AND retry_at <= ? AND claimed_until <= ? "
            "AND ((told_of <> asked AND sent_at <= ?) OR (told_of = asked AND sent_at <= ?)) ORDER BY due LIMIT ?"
        )
        return self.find(HookRow, which, now, now, now, told_before, reminded_before, limit)

    def lead(self, table: UUID) -> LeadRow:
        """Return which node plays for the bots of a table; of revision 0 if none ever did."""
        return first(self.find(LeadRow, "WHERE table_id = ?", table)) or LeadRow(table, 0, "", 0)

    def tables_with_bots(self, now: int, limit: int) -> list[UUID]:
        """Return at most `limit` tables at which bots may play and that no node leads. now: milliseconds since 1970."""
        found = self.select(
            "SELECT DISTINCT seats.table_id FROM seats LEFT JOIN leads ON leads.table_id = seats.table_id "
            "WHERE holder <> '' AND holder >= ? AND holder < ? AND COALESCE(until, 0) <= ? "
            "ORDER BY seats.table_id LIMIT ?",
            *BOTS,
            now,
            limit,
        )
        return [as_uuid(table) for (table,) in found]

    def head(self, table: UUID) -> HeadRow | None:
        """Return the newest stored fold of the table's own state."""
        return first(self.find(HeadRow, "WHERE table_id = ?", table))

    def imported(self, table: UUID) -> ImportRow | None:
        """Return what an imported table's archive held besides the log; None for a table that was played here."""
        return first(self.find(ImportRow, "WHERE table_id = ?", table))

    def snapshot(self, table: UUID, action: int) -> SnapshotRow | None:
        """Return the stored position after exactly this action."""
        which = "WHERE table_id = ? AND action = ?"
        return first(self.find(SnapshotRow, which, table, action))


def where_of(
    bounds: dict[str, Any], topics: Sequence[str] = (), *, without: Sequence[str] = ()
) -> tuple[str, list[Any]]:
    """Return the WHERE clause for all bounds that are given, for any of the topics, and for none of those without."""
    given = {condition: value for condition, value in bounds.items() if value is not None}
    conditions, values = list(given), [*given.values(), *topics, *without]
    if topics:
        conditions.append(f"topic IN ({_marks(topics)})")
    if without:
        conditions.append(f"topic NOT IN ({_marks(without)})")
    return f"WHERE {' AND '.join(conditions)}" if conditions else "", values


def first(rows: Sequence[R]) -> R | None:
    return rows[0] if rows else None


def _marks(values: Sequence[Any]) -> str:
    """Return a `?` for each value; for none NULL, which equals nothing."""
    return ",".join("?" * len(values)) or "NULL"


def _select(kind: type[Struct]) -> str:
    return f"SELECT {', '.join(ROW_KINDS[kind].columns)} FROM {ROW_KINDS[kind].into}"


def _row(kind: type[R], columns: Sequence[Any]) -> R:
    return kind(*(_value(field, column) for field, column in zip(kind.__struct_fields__, columns, strict=True)))


def _value(field: str, column: Any) -> Any:
    """Convert a column, since SQLite has no ids or booleans."""
    match field:
        case "table" | "campaign" | "owner":
            return as_uuid(column)
        case "private" | "renamed" | "called":
            return bool(column)
        case _:
            return column


def as_uuid(column: Any) -> UUID:
    """Return an id from a column: a UUID, or its 16 bytes."""
    return column if isinstance(column, UUID) else UUID(bytes=column)


def uuid_of(originator_id: UUID | str) -> UUID:
    """Return an originator's id. Raises ProgrammingError if it is no UUID."""
    if isinstance(originator_id, str):
        raise ProgrammingError(f"originator ids are UUIDs, not {originator_id!r}")
    return originator_id
