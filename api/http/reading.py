"""Reading a table: board, picture, chronicle, log, export; each with the table's version as its ETag."""

from asyncio import to_thread
from collections.abc import AsyncIterator, Sequence
from functools import partial
from itertools import islice
from typing import Annotated, Any
from uuid import UUID

import msgspec
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse

from api.audits import archive_of
from api.http.beside import beside_the_loop
from api.http.bodies import Language
from api.http.chapters import chapters
from api.http.fresh import fresh, headers_of, unchanged
from api.http.media import NDJSON, PACKED, wants_packed
from api.http.problems import MalformedRequest
from api.http.reader import ReaderDep, ServiceDep
from api.pictures import Subject
from api.service import Service
from domain.kernel.errors import InvalidRequest, WrongState
from domain.kernel.evolve import Position
from domain.kernel.table import Table
from infra.packed import pack
from infra.seen import Seen
from projections.svg import svg

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["reading"])

SVG = "image/svg+xml"
PICTURE_HEADERS = {"Content-Security-Policy": "default-src 'none'", "X-Content-Type-Options": "nosniff"}
LINES_AT_ONCE = 500

After = Annotated[int, Query(ge=0, le=2**53)]
Limit = Annotated[int, Query(ge=1, le=1000)]
json_bytes = msgspec.json.Encoder().encode


@router.get("/board")
@beside_the_loop
def board(
    table_id: UUID,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    at: Annotated[str | None, Query(max_length=30)] = None,
    lang: Language = "en",
    hindsight: bool = False,
) -> Response:
    """The whole board for a client that knows no rules, now or `at` a version or `action:<n>`.

    A past board stays as it was seen; hindsight: with what was revealed at the table's end.
    """
    seen = service.seen(table_id, reader.seat, hindsight)
    version, position = position_at(seen, at)
    return fresh(request, seen.table.version, lambda: json_bytes(service.board(seen, version, position, lang)))


@router.get("/board.svg")
@beside_the_loop
def picture(
    table_id: UUID,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    at: Annotated[str | None, Query(max_length=30)] = None,
    lang: Language = "en",
) -> Response:
    """The board as a picture, now or `at` a version or `action:<n>`."""
    seen = service.seen(table_id, reader.seat)
    version, position = position_at(seen, at)
    subject = Subject(table_id, version, lang, reader.seat if seen.game.has_secrets else None)
    body = partial(service.pictures.of, subject, partial(drawn, service, seen, version, position, lang))
    return fresh(request, seen.table.version, body, SVG, PICTURE_HEADERS)


@router.get("/chronicle")
@beside_the_loop
def chronicle(
    table_id: UUID,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    lang: Language = "en",
    after: After = 0,
    limit: Limit = 200,
) -> Response:
    """The story so far: a chapter an action, its events in words with rule ids and dice, undone ones marked; and one
    for each entry of the table's own, as an undo.

    after: the version of the last chapter that was read.
    """
    seen = service.seen(table_id, reader.seat)
    body = partial(chronicle_bytes, service, seen, lang, after, limit)
    return fresh(request, seen.table.version, body)


@router.get("/log")
async def log(table_id: UUID, reader: ReaderDep, service: ServiceDep, request: Request, after: After = 0) -> Response:
    """The log's lines after a version, as canonical NDJSON (audit protocol 3.2)."""
    seen = await service.aside(table_id, reader.seat, partial(service.seen, table_id, reader.seat))
    version = seen.table.version
    headers, body = headers_of(version), lines(service, table_id, reader.seat, after, version)
    return unchanged(request, headers) or StreamingResponse(body, 200, headers, NDJSON)


@router.get("/export")
async def export(table_id: UUID, reader: ReaderDep, service: ServiceDep, request: Request) -> Response:
    """The archive: the log, its leaves and root, the newest checkpoint (audit protocol 3.8).

    As lines, or as a MessagePack stream where `Accept` prefers that.
    """
    version, checkpoint = await service.aside(table_id, reader.seat, partial(archived, service, table_id, reader.seat))
    packed = wants_packed(request.headers.get("accept"))
    kind, media = ("msgpack", PACKED) if packed else ("ndjson", NDJSON)
    more = {"Content-Disposition": f'attachment; filename="{table_id}.{kind}"', "Vary": "Authorization, Accept"}
    headers = headers_of(version, more)
    if answer := unchanged(request, headers):
        return answer
    body = await to_thread(archive_of, service.tables.log, table_id, version, checkpoint, reader.seat)
    return Response(await to_thread(pack, body) if packed else body, 200, headers, media)


def archived(service: Service, table_id: UUID, seat: int | None) -> tuple[int, str | None]:
    """How far a table's archive goes, and the checkpoint that stands in it. Raises WrongState if there is none yet."""
    seen = service.seen(table_id, seat)
    return written(seen), service.archived_checkpoint(seen)


def written(seen: Seen) -> int:
    """The version of the newest entry that the reader may see. Raises WrongState if there is none yet."""
    if not seen.table.version:
        raise WrongState("the table's delay has not yet passed since it was opened")
    return seen.table.version


async def lines(service: Service, table_id: UUID, seat: int | None, after: int, upto: int) -> AsyncIterator[bytes]:
    """The log's lines after a version, up to another, some hundred at a time."""

    def more() -> Sequence[bytes]:
        return service.seen(table_id, seat).lines(after, min(LINES_AT_ONCE, upto - after))

    while after < upto and (found := await service.aside(table_id, seat, more)):  # none, if it is read again meanwhile
        yield b"".join(line + b"\n" for line in found)
        after += len(found)


def position_at(seen: Seen, at: str | None) -> tuple[int, Position[Any]]:
    """The version and position that `at` names; the newest without it. Raises InvalidRequest, WrongState."""
    table = seen.table
    if not table.timeline.start:
        raise WrongState("the table is not started yet")
    if at is None:
        return table.version, seen.after(table.timeline.current)
    wanted = version_at(table, at)
    return wanted, seen.at(wanted)


def version_at(table: Table, at: str) -> int:
    """The version that a version, or `action:<n>`, names. Raises InvalidRequest if there is none such."""
    kind, _, number = at.rpartition(":")
    if kind not in ("", "action") or not number.isascii() or not number.isdigit() or len(number) > 16:
        raise MalformedRequest("at is a version or action:<n>")
    wanted, timeline = int(number), table.timeline
    if kind == "action":
        if not timeline.has(wanted):
            missing = f"; a branch has no action {wanted}" if 0 < wanted < timeline.newest else ""
            raise InvalidRequest(f"there are actions up to {timeline.newest}{missing}")
        return timeline.step(wanted).last if wanted else timeline.start
    if not 0 < wanted <= table.version:
        raise InvalidRequest(f"the log has versions 1 to {table.version}")
    return wanted


def drawn(service: Service, seen: Seen, version: int, position: Position[Any], lang: str) -> str:
    """The board at a version as SVG."""
    words, view = service.words(seen.game.id, seen.pack, lang), service.view(seen)
    lines = view.picture(service.board(seen, version, position, lang), words)
    return svg(lines, f"{view.title(words)}, {version}", lang)


def chronicle_bytes(service: Service, seen: Seen, lang: str, after: int, limit: int) -> bytes:
    """A page of the chronicle as JSON. `next`: the `after` of the page that follows, None on the last."""
    words = service.words(seen.game.id, seen.pack, lang)
    told = list(islice(chapters(service.view(seen), seen, words, after), limit + 1))
    more = told[limit - 1].version if len(told) > limit else None
    return json_bytes({"version": seen.table.version, "chapters": told[:limit], "next": more})
