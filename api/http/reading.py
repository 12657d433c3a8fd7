"""Reading a table: board, picture, chronicle, log, export; each with the table's version as its ETag."""

from collections.abc import AsyncIterator, Iterable, Sequence
from functools import partial
from typing import Annotated
from uuid import UUID

import msgspec
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse

from api.http.bodies import Language
from api.http.chapters import at_table, chapters, renamed
from api.http.fresh import fresh_in_turn, headers_of, unchanged
from api.http.media import NDJSON, PACKED, wants_packed
from api.http.problems import MalformedRequest
from api.http.reader import PayerDep, ReaderDep, ServiceDep
from api.service.archives.audits import archive_of
from api.service.budget import Payer
from api.service.service import Service
from api.service.tables.pictures import Subject
from api.service.tables.reader_view import ReaderView
from domain.kernel.errors import InvalidRequest, WrongState
from domain.kernel.table import Table
from infra.archive_msgpack import pack
from projections.chronicle import Chapter
from projections.svg import svg

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["reading"])

SVG = "image/svg+xml"
PICTURE_HEADERS = {"Content-Security-Policy": "default-src 'none'", "X-Content-Type-Options": "nosniff"}
LINES_AT_ONCE = 500
ENTRIES_ON_PAGE = 1000
"""Entries of the log that a page of the chronicle tells: it is made in some tens of milliseconds."""

After = Annotated[int, Query(ge=0, le=2**53)]
Limit = Annotated[int, Query(ge=1, le=1000)]
json_bytes = msgspec.json.Encoder().encode


@router.get("/board")
async def board(
    table_id: UUID,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    at: Annotated[str | None, Query(max_length=30)] = None,
    lang: Language = "en",
    hindsight: bool = False,
) -> Response:
    """The whole board for a client that knows no rules, now or `at` a version or `action:<n>`.

    A past board stays as it was seen; hindsight: with what was revealed at the table's end.
    """
    seen = await service.reader_views.read(
        table_id, reader.seat, partial(service.reader_views.of, table_id, reader.seat, hindsight)
    )
    version = known_version(seen, at)

    def body() -> bytes:
        return json_bytes(service.boards.at(seen, version, seen.at(version), lang))

    return await fresh_in_turn(request, seen.table.version, body, service.reads, payer)


@router.get("/board.svg")
async def picture(
    table_id: UUID,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    at: Annotated[str | None, Query(max_length=30)] = None,
    lang: Language = "en",
) -> Response:
    """The board as a picture, now or `at` a version or `action:<n>`."""
    seen = await service.reader_views.read(
        table_id, reader.seat, partial(service.reader_views.of, table_id, reader.seat)
    )
    version = known_version(seen, at)
    subject = Subject(table_id, version, lang, reader.seat if seen.game.has_secrets else None)
    body = partial(service.pictures.of, subject, partial(drawn, service, seen, version, lang))
    return await fresh_in_turn(request, seen.table.version, body, service.reads, payer, SVG, PICTURE_HEADERS)


@router.get("/chronicle")
async def chronicle(
    table_id: UUID,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    lang: Language = "en",
    after: After = 0,
    limit: Limit = 200,
) -> Response:
    """The story so far: a chapter an action, its events in words with rule ids and dice, undone ones marked; and one
    for each entry of the table's own, as an undo.

    after: the version of the last chapter that was read. A page ends early after a thousand entries of the log; its
    `next` says where to go on.
    """
    seen = await service.reader_views.read(
        table_id, reader.seat, partial(service.reader_views.of, table_id, reader.seat)
    )
    body = partial(chronicle_bytes, service, seen, lang, after, limit)
    return await fresh_in_turn(request, seen.table.version, body, service.reads, payer, beside=renamed(seen))


@router.get("/log")
async def log(
    table_id: UUID, reader: ReaderDep, service: ServiceDep, request: Request, payer: PayerDep, after: After = 0
) -> Response:
    """The log's lines after a version, as canonical NDJSON (audit protocol 3.2)."""
    seen = await service.reader_views.read(
        table_id, reader.seat, partial(service.reader_views.of, table_id, reader.seat)
    )
    version = seen.table.version
    headers = headers_of(version)
    if answer := unchanged(request, headers):
        return answer
    body = lines(service, payer, table_id, reader.seat, after, version)
    first = await anext(body, b"")  # before the answer begins, which could not be refused any more
    return StreamingResponse(resumed(first, body), 200, headers, NDJSON)


@router.get("/export")
async def export(table_id: UUID, reader: ReaderDep, service: ServiceDep, request: Request, payer: PayerDep) -> Response:
    """The archive: the log, its leaves and root, the newest checkpoint (audit protocol 3.8).

    As lines, or as a MessagePack stream where `Accept` prefers that.
    """
    version, checkpoint = await service.reader_views.read(
        table_id, reader.seat, partial(archived, service, table_id, reader.seat)
    )
    packed = wants_packed(request.headers.get("accept"))
    kind, media = ("msgpack", PACKED) if packed else ("ndjson", NDJSON)
    more = {"Content-Disposition": f'attachment; filename="{table_id}.{kind}"', "Vary": "Authorization, Accept"}
    headers = headers_of(version, more)
    if answer := unchanged(request, headers):
        return answer

    def body() -> bytes:
        found = archive_of(service.tables.log, table_id, version, checkpoint, reader.seat)
        return pack(found) if packed else found

    return Response(await service.checks.run(payer, body), 200, headers, media)


def archived(service: Service, table_id: UUID, seat: int | None) -> tuple[int, str | None]:
    """How far a table's archive goes, and the checkpoint that stands in it. Raises WrongState if there is none yet."""
    seen = service.reader_views.of(table_id, seat)
    return written(seen), service.checkpoints.archived(seen)


def written(seen: ReaderView) -> int:
    """The version of the newest entry that the reader may see. Raises WrongState if there is none yet."""
    if not seen.table.version:
        raise WrongState("the table's delay has not yet passed since it was opened")
    return seen.table.version


async def lines(
    service: Service, payer: Payer, table_id: UUID, seat: int | None, after: int, upto: int
) -> AsyncIterator[bytes]:
    """The log's lines after a version, up to another, some hundred at a time. Raises TooManyRequests at first only."""
    is_begun = False

    def more() -> Sequence[bytes]:
        return service.reader_views.of(table_id, seat).lines(after, min(LINES_AT_ONCE, upto - after))

    while after < upto and (found := await service.reads.run(payer, more, is_begun=is_begun)):
        yield b"".join(line + b"\n" for line in found)  # none, if the clock ran back meanwhile
        after, is_begun = after + len(found), True


async def resumed(first: bytes, rest: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Parts of a body, the first of which was waited for already."""
    yield first
    async for part in rest:
        yield part


def known_version(seen: ReaderView, at: str | None) -> int:
    """The version that `at` names; the newest without it. Raises InvalidRequest, WrongState."""
    if not seen.table.timeline.start:
        raise WrongState("the table is not started yet")
    return seen.table.version if at is None else version_at(seen.table, at)


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


def drawn(service: Service, seen: ReaderView, version: int, lang: str) -> str:
    """The board at a version as SVG."""
    position = seen.at(version)
    words, view = service.boards.words(seen.game.id, seen.pack, lang), service.boards.game_view(seen)
    lines = view.picture(service.boards.at(seen, version, position, lang), words)
    return svg(lines, f"{view.title(words)}, {version}", lang)


def chronicle_bytes(service: Service, seen: ReaderView, lang: str, after: int, limit: int) -> bytes:
    """A page of the chronicle as JSON. `next`: the `after` of the page that follows, None on the last."""
    words = at_table(service.boards.words(seen.game.id, seen.pack, lang), seen)
    told, next = page_of(chapters(service.boards.game_view(seen), seen, words, after), after, limit)
    return json_bytes({"version": seen.table.version, "chapters": told, "next": next})


def page_of(found: Iterable[Chapter], after: int, limit: int) -> tuple[list[Chapter], int | None]:
    """The chapters of a page, and the version after which the next one goes on, None on the last.

    A page has a chapter, and beside it what lies within `ENTRIES_ON_PAGE` entries of the log.
    """
    told: list[Chapter] = []
    for chapter in found:
        if told and (len(told) == limit or chapter.version > after + ENTRIES_ON_PAGE):
            return told, told[-1].version
        told.append(chapter)
    return told, None
