"""Moves everything from one store to another, of any kind: log by log, each compared when it is there."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple
from uuid import UUID

from eventsourcing.persistence import PersistenceError, StoredEvent
from msgspec.structs import replace

from infra.store.recorder import StoreRecorder
from infra.store.rows.kinds import ROW_KINDS
from infra.store.rows.reads import as_uuid
from infra.store.rows.records import (
    CampaignRow,
    CampaignTableRow,
    HeadRow,
    HookRow,
    ImportRow,
    NotesRow,
    RequestRow,
    Row,
    SeatRow,
    SeedRow,
    SnapshotRow,
    TableRow,
)

EVENTS_AT_ONCE = 10_000
KINDS: tuple[type[Row], ...] = (
    SeedRow,
    SeatRow,
    HookRow,
    TableRow,
    NotesRow,
    RequestRow,
    SnapshotRow,
    HeadRow,
    ImportRow,
    CampaignRow,
    CampaignTableRow,
)
"""What belongs to one log. Who plays for bots is found out anew, and read models are made anew."""


class MovedBadly(PersistenceError):
    """What the target has of a log is not what the source has. The words name the log."""


class Moved(NamedTuple):
    """logs: of tables and campaigns that are in the target now; entries: in them; new: how many of the logs were moved
    this time.
    """

    logs: int = 0
    entries: int = 0
    new: int = 0


def move(source: StoreRecorder, target: StoreRecorder) -> Moved:
    """Copy sealed seats, then all logs and what belongs to them, in the order in which they began.

    Nobody may write to either store meanwhile. It may be repeated, and continues where it was. Raises MovedBadly,
    PersistenceError.
    """
    done = Moved()
    for hash in [hash for (hash,) in source.select("SELECT hash FROM packs ORDER BY hash")]:
        if (pack := source.pack(hash)) and target.pack(hash) is None:
            target.insert_events([], rows=[pack])
    for owner in [as_uuid(owner) for (owner,) in source.select("SELECT owner FROM sealed_seats ORDER BY owner")]:
        if not target.sealed_seats(owner).revision:
            target.insert_events([], rows=[replace(source.sealed_seats(owner), revision=1)])
    for log in source.logs():
        events = source.select_events(log)
        is_new = _move_log(target, log, events, list(_rows(source, log)))
        done = Moved(done.logs + 1, done.entries + len(events), done.new + is_new)
    return done


def _move_log(target: StoreRecorder, log: UUID, events: Sequence[StoredEvent], rows: Sequence[Row]) -> bool:
    """Copy what the target lacks of a log, then compare. Return whether it lacked anything."""
    there = target.select_events(log)
    if list(events[: len(there)]) != list(there):
        raise MovedBadly(f"{log} is in the target already, with other entries; move to an empty store")
    beside = rows if not there else []
    for start in range(len(there), len(events), EVENTS_AT_ONCE):
        target.insert_events(events[start : start + EVENTS_AT_ONCE], rows=beside)
        beside = []
    if list(target.select_events(log)) != list(events) or list(_rows(target, log)) != list(rows):
        raise MovedBadly(f"{log} is not the same in the target as in the source")
    return len(there) < len(events)


def _rows(store: StoreRecorder, log: UUID) -> Iterator[Row]:
    """Yield what belongs to a log, each kind in the order of its keys, as it begins in a new store."""
    for kind in KINDS:
        how = ROW_KINDS[kind]
        owner = "campaign_id" if kind is CampaignRow else "table_id"
        order = [column for column in ("seat", "key", "action") if column in how.columns]
        for row in store.find(kind, f"WHERE {owner} = ? ORDER BY {', '.join([owner, *order])}", log):
            yield _begun(row)


def _begun(row: Row) -> Row:
    """Return a row as a new store takes it: what is counted there begins again."""
    if isinstance(row, NotesRow):
        return replace(row, revision=1)
    if isinstance(row, HookRow):
        return replace(row, claims=0, claimed_until=0)
    return row
