"""A table's log as Server-Sent Events, resuming exactly from a version."""

from collections.abc import AsyncIterator
from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Header, Query, Request
from fastapi.responses import StreamingResponse

from api.http.problems import MalformedRequest, TooManyStreams
from api.http.reader import ReaderDep, ServiceDep
from api.service import Service
from projections.audit import jcs

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["stream"])

ENTRIES_AT_ONCE = 200
HEARTBEAT = b": alive\n\n"
RETRY = b"retry: 1000\n\n"


@router.get("/stream")
async def stream(
    table_id: UUID,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    after: Annotated[int | None, Query(ge=0, le=2**53)] = None,
    last_event_id: Annotated[str | None, Header(max_length=20)] = None,
) -> StreamingResponse:
    """The log's entries after a version, then those to come: `entry` with the version as id and the line as data.

    Resumes after `Last-Event-ID`, else `?after=`, else from the start; `resync` if that is ahead of the log; a signed
    `checkpoint` whenever the newest entry was sent, also after each connect; `ended` after a table's last entry. 429
    with more open streams than the table may have.
    """
    cursor = cursor_of(last_event_id, after)
    if service.streams.get(table_id, 0) >= service.settings.streams_per_table_max:
        raise TooManyStreams(f"this table has {service.settings.streams_per_table_max} open streams")
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no", "Vary": "Authorization"}
    return StreamingResponse(events(service, table_id, cursor), 200, headers, "text/event-stream")


async def events(service: Service, table_id: UUID, cursor: int) -> AsyncIterator[bytes]:
    """What a watcher is sent, till the table ends, the service stops or the watcher leaves."""
    service.streams[table_id] = service.streams.get(table_id, 0) + 1
    try:
        yield RETRY
        newest = service.tables.live(table_id).table.version
        if cursor > newest:
            yield b'event: resync\ndata: {"version":%d}\n\n' % newest
            cursor = newest
        signed = -1
        while not service.is_stopping:
            for line in service.tables.live(table_id).lines(cursor, ENTRIES_AT_ONCE):
                cursor += 1
                yield b"event: entry\nid: %d\ndata: %b\n\n" % (cursor, line)
            live = service.tables.live(table_id)
            if live.table.version > cursor:
                continue
            if signed != cursor:
                signed = cursor
                yield b"event: checkpoint\ndata: %b\n\n" % jcs.encode({"checkpoint": service.checkpoint(live)})
                continue
            if live.is_closed:
                yield b"event: ended\ndata: {}\n\n"
                return
            if not await service.feed.wait(table_id, service.settings.heartbeat_seconds):
                yield HEARTBEAT
    finally:
        left = service.streams[table_id] - 1
        if left:
            service.streams[table_id] = left
        else:
            del service.streams[table_id]


def cursor_of(last_event_id: str | None, after: int | None) -> int:
    """The version to go on after. Raises MalformedRequest."""
    if last_event_id is None or last_event_id == "":
        return after or 0
    if not last_event_id.isascii() or not last_event_id.isdigit():
        raise MalformedRequest("Last-Event-ID is a version")
    return int(last_event_id)
