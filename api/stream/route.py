"""A table's feed as Server-Sent Events or NDJSON. A client resumes exactly from a version."""

import asyncio
import logging
from collections.abc import Awaitable
from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query, Request, Response
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from api.service.service import Service
from api.service.tables.views.pasts import step_of
from api.shared.media import NDJSON
from api.shared.observation import STRAIGHT
from api.shared.openapi.description import READ, Answer, described
from api.shared.openapi.examples import LINE
from api.shared.openapi.parameters import NUMBER_MAX, Authorization, Lang, LastEventId, TableId
from api.shared.payers import address_of
from api.shared.problems import MalformedRequest, answer_to
from api.shared.reader import Reader, ReaderDep, ServiceDep, bearer
from api.stream.channel import Audience
from api.stream.compression import GzipStream, accepts_gzip
from api.stream.frames import FrameBatch, ndjson, sse
from api.stream.streams import Streams
from api.stream.watcher import Watcher, Who
from domain.kernel.errors import GameError
from domain.kernel.tables.table import DELAY_MAX
from infra.keys.tokens import token_hash
from infra.store.errors import StoreError

logger = logging.getLogger("hourglass")
router = APIRouter(prefix="/v1/tables/{table_id}", tags=["stream"])


async def streams_at(request: Request) -> Streams:
    """Return the streams of this process."""
    streams: Streams = request.app.state.streams
    return streams


StreamsDep = Annotated[Streams, Depends(streams_at)]
EVENTS = "text/event-stream"
FORMS = {EVENTS: sse, NDJSON: ndjson}
VARY = "Authorization, Accept, Accept-Encoding"

EVENT_LINES = (
    f"retry: 1000\n\nevent: entry\nid: 2\ndata: {LINE}\n\n: alive\n\n"
    'event: board\ndata: {"from":2,"to":4,"patch":[{"op":"replace","path":"/version","value":4}]}\n\n'
    'event: watchers\ndata: {"count":3,"seats":[0],"state":1769860800000}\n\nevent: ended\ndata: {}\n\n'
)
NDJSON_LINES = (
    f'{{"event":"retry","data":1000}}\n{{"event":"entry","id":2,"data":{LINE}}}\n{{"event":"ended","data":{{}}}}\n'
)
After = Annotated[
    int | None, Query(ge=0, le=NUMBER_MAX, description="A version: only what came after it.", examples=[0])
]
Delay = Annotated[
    int,
    Query(
        ge=0,
        le=DELAY_MAX,
        description="Delay in seconds, rounded up to a step: 5, 10 or 30 seconds, 1, 2, 5, 15 or 30 minutes, 1, 3, 6, "
        "12 or 24 hours; without a seat at least the table's own delay.",
        examples=[0],
    ),
]


@router.get("/stream")
@described(
    "Follow a table live",
    Answer(EVENT_LINES, media=EVENTS, also=((NDJSON, NDJSON_LINES),), headers=("Heartbeat-Seconds",)),
    codes=(*READ, "malformed-request", "too-many-streams"),
    token="may",
)
async def stream(
    table_id: TableId,
    reader: ReaderDep,
    service: ServiceDep,
    streams: StreamsDep,
    request: Request,
    authorization: Authorization = None,
    after: After = None,
    delay: Delay = 0,
    lang: Lang = "en",
    last_event_id: LastEventId = None,
) -> Response:
    """Stream the log's entries after a version, then new ones: event `entry`, with the version as id and the line as
    data.

    Resumes after `Last-Event-ID`, else `?after=`, else from the start; sends `resync` if that is past the end of the
    log. After each connect comes the whole `board`, then patches of it, each before the last entry that changed it.
    Further events: `watchers`; a signed `checkpoint` whenever the newest entry was sent; `ended` after a table's last
    entry. The format is NDJSON if `Accept` names only that, and gzip if `Accept-Encoding` names it. A stream can end
    earlier, for example if the reader is too slow: reconnect then. 429 if the table, the address or the token has too
    many open streams.
    """
    who = who_watches(service, request, table_id, reader, authorization, delay, lang)
    is_gzip = accepts_gzip(request.headers.get("accept-encoding"))
    return Feed(streams, who, cursor_of(last_event_id, after), media_of(request), is_gzip=is_gzip)


class Feed(Response):
    """An answer that lasts as long as its table."""

    def __init__(self, streams: Streams, who: Who, cursor: int, media: str, *, is_gzip: bool) -> None:
        own = {"Heartbeat-Seconds": f"{streams.heartbeat_seconds:g}"}
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no", "Vary": VARY}
        encoding = {"Content-Encoding": "gzip"} if is_gzip else {}
        super().__init__(headers=headers | encoding | own, media_type=media)
        del self.headers["content-length"]
        self._streams, self._who, self._cursor = streams, who, cursor
        self._form = FORMS[media]
        self._gzip = GzipStream(self._form) if is_gzip else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            watcher = await self._streams.admit(self._who, self._cursor)
        except (GameError, StoreError) as error:
            await answer_to(error)(scope, receive, send)
            return
        leaving = asyncio.create_task(left(receive, watcher))
        # In a task of its own: it wakes often, and here each wake-up would pass through all middleware.
        sending = asyncio.create_task(self._send_all(watcher, send, scope[STRAIGHT]))
        try:
            await sending
        except TimeoutError:
            logger.info("a watcher of table %s stopped reading", self._who.table)
        finally:
            leaving.cancel()
            sending.cancel()
            self._streams.leave(watcher)

    async def _send_all(self, watcher: Watcher, send: Send, straight: Send) -> None:
        zipped = self._gzip

        def send_batch(batch: FrameBatch) -> Awaitable[None]:
            body = batch.made(self._form) if zipped is None else zipped.part(batch)
            return straight({"type": "http.response.body", "body": body, "more_body": True})

        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        async with watcher.served():
            watcher.sink = send_batch
            while (batch := await watcher.next()) is not None:
                await send_batch(batch)
            await send({"type": "http.response.body", "body": b"" if zipped is None else zipped.end()})


async def left(receive: Receive, watcher: Watcher) -> None:
    """Close a watcher when its client has disconnected."""
    while (await receive())["type"] != "http.disconnect":
        pass
    watcher.close()


def who_watches(
    service: Service,
    connection: HTTPConnection,
    table_id: UUID,
    reader: Reader,
    authorization: str | None,
    delay: int,
    language: str,
) -> Who:
    """Return who watches: readers without a seat with at least the table's delay, all readers with the delay they ask
    for.
    """
    delay = step_of(delay, service.reader_views.delay(table_id, reader.seat))
    token = bearer(authorization)
    hashed = token_hash(token) if token else None
    address = address_of(connection.scope)
    loaded = service.tables.loaded(table_id)
    is_own = any(row.token_hash == hashed for row in loaded.seats)
    audience = Audience(delay, language, reader.seat if loaded.game.has_secrets else None)
    return Who(table_id, address, hashed, is_own, reader.seat, audience)


def media_of(request: Request) -> str:
    """Return NDJSON if the client accepts it but not events, else events."""
    accepted = [one.partition(";")[0].strip() for one in request.headers.get("accept", "").split(",")]
    return NDJSON if NDJSON in accepted and EVENTS not in accepted else EVENTS


def cursor_of(last_event_id: str | None, after: int | None) -> int:
    """Return the version to resume after. Raises MalformedRequest."""
    if last_event_id is None or last_event_id == "":
        return after or 0
    if not last_event_id.isascii() or not last_event_id.isdigit():
        raise MalformedRequest("Last-Event-ID is not a version; send the id of the last event that you received")
    return int(last_event_id)
