"""How a write stands in the log: one message on the subject of its table, or several that count with the last.

A part of a write counts when the message that closes it does. So a write of many entries, or one that begins a table
and notes it in its campaign, is complete or nothing, without a transaction over several subjects.
"""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple
from uuid import UUID
from zlib import crc32

import msgspec
from eventsourcing.persistence import DataError, StoredEvent

from infra.store.rows.reads import uuid_of
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

FORM = "1"
FORM_HEADER = "Hourglass-Form"
WRITE_HEADER = "Hourglass-Write"
FIRST_HEADER, LAST_HEADER = "Hourglass-First", "Hourglass-Last"
KEY_HEADER = "Hourglass-Key"
PART_HEADER, CLOSES_HEADER = "Hourglass-Part", "Hourglass-Closes"
"""Of a part: the log whose message closes the write. Of that message: how many parts it closes."""

NO_LOG = UUID(int=0)
"""Where packs are written that come without a table."""

NODE_ROWS: tuple[type[Row], ...] = (LobbyRow, StatisticsRow, TrackingRow)
"""Rows that every node makes from the log for itself; they never leave it."""

# Names in the log are for ever, those of classes are not.
NAMES: dict[type[Any], str] = {
    RequestRow: "request",
    SeedRow: "seed",
    SeatRow: "seat",
    SeatNameRow: "seat-name",
    SeatTokenRow: "seat-token",
    SeatHolderRow: "seat-holder",
    SeatBotRow: "seat-bot",
    SeatCalledRow: "seat-called",
    SeatSupportsRow: "seat-supports",
    HookRow: "hook",
    HookAskedRow: "hook-asked",
    HookClaimRow: "hook-claim",
    HookSentRow: "hook-sent",
    LeadRow: "lead",
    TableRow: "table",
    NotesRow: "notes",
    SealedSeatsRow: "sealed-seats",
    PackRow: "pack",
    SnapshotRow: "snapshot",
    HeadRow: "head",
    ImportRow: "import",
    CampaignRow: "campaign",
    CampaignTableRow: "campaign-table",
}
KINDS = {name: kind for kind, name in NAMES.items()}


class Foreign(Exception):
    """A message that no release of this service has written."""


class Written(NamedTuple):
    """Events and rows that are written completely or not at all."""

    events: Sequence[StoredEvent]
    rows: Sequence[Row]


class Body(msgspec.Struct, frozen=True, array_like=True):
    """The bytes of a message. events: version, topic and state of each; rows: name of the kind, and fields."""

    events: list[tuple[int, str, bytes]]
    rows: list[tuple[str, dict[str, Any]]]


class Message(NamedTuple):
    """A message to publish. log: the table or campaign whose subject it is for."""

    log: UUID
    body: bytes
    headers: Mapping[str, str]


def partition_of(log: UUID, partitions: int) -> int:
    """Return the partition of a table or campaign; the same for ever."""
    return crc32(log.bytes) % partitions


def by_log(events: Sequence[StoredEvent], rows: Sequence[Row]) -> dict[UUID, Written]:
    """Return what is written to each log. Rows of no log, such as packs, go with the first."""
    found: dict[UUID, tuple[list[StoredEvent], list[Row]]] = {}
    for event in events:
        found.setdefault(uuid_of(event.originator_id), ([], []))[0].append(event)
    anywhere: list[Row] = []
    for row in rows:
        log = log_of(row)
        (anywhere if log is None else found.setdefault(log, ([], []))[1]).append(row)
    if anywhere:
        first = next(iter(found), NO_LOG)
        found.setdefault(first, ([], []))[1].extend(anywhere)
    return {log: Written(*said) for log, said in found.items()}


def log_of(row: Row) -> UUID | None:
    """Return the log of a row: a table, a campaign, or what stands for an owner; None for a row of no log."""
    match row:
        case CampaignRow(campaign):
            return campaign
        case SealedSeatsRow(owner):
            return owner
        case PackRow():
            return None
        case _:
            return getattr(row, "table", None)


def messages_of(write: str, by_log: Mapping[UUID, Written], last: UUID, bytes_max: int) -> list[Message]:
    """Return the messages of a write in the order of publishing; the last one closes it.

    write: an id of the write; last: the log of the last message; bytes_max: of one body. Raises DataError for values
    that cannot be stored.
    """
    slices = [
        (log, piece)
        for log in (*(one for one in by_log if one != last), last)
        for piece in _slices(_encoded(by_log[log]), bytes_max)
    ]
    parts, (_, closing) = slices[:-1], slices[-1]
    common = {FORM_HEADER: FORM, WRITE_HEADER: write}
    said = common | _headers_of(by_log[last]) | ({CLOSES_HEADER: str(len(parts))} if parts else {})
    return [
        *(Message(log, body, common | {PART_HEADER: str(last)}) for log, body in parts),
        Message(last, closing, said),
    ]


def written_in(log: UUID, body: bytes) -> Written:
    """Return what the bodies of a log's messages say, put together. Raises Foreign."""
    try:
        said = msgspec.msgpack.decode(body, type=Body)
        rows = [msgspec.convert(fields, KINDS[name]) for name, fields in said.rows]
    except (msgspec.MsgspecError, KeyError) as error:
        raise Foreign(str(error)) from error
    return Written([StoredEvent(log, *event) for event in said.events], rows)


def _headers_of(said: Written) -> dict[str, str]:
    headers = {}
    if said.events:
        versions = [event.originator_version for event in said.events]
        headers = {FIRST_HEADER: str(min(versions)), LAST_HEADER: str(max(versions))}
    keys = [row.key for row in said.rows if isinstance(row, RequestRow)]
    return headers | ({KEY_HEADER: sha256(keys[0].encode()).hexdigest()} if keys else {})


def _encoded(said: Written) -> bytes:
    rows = [(NAMES[type(row)], msgspec.to_builtins(row, builtin_types=(bytes,))) for row in said.rows]
    events = [(one.originator_version, one.topic, one.state) for one in said.events]
    try:
        return msgspec.msgpack.encode(Body(events, rows))
    except (TypeError, ValueError, OverflowError) as error:
        raise DataError(str(error)) from error


def _slices(body: bytes, bytes_max: int) -> Iterable[bytes]:
    return [body[start : start + bytes_max] for start in range(0, len(body), bytes_max)]
