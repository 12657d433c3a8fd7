"""The routes that read a table: board, picture, chronicle, log, export. Each ETag is the table's version."""

from collections.abc import AsyncIterator, Iterable, Sequence
from functools import partial
from typing import Annotated
from uuid import UUID

import msgspec
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse

from api.service.archives.audits import written_archive
from api.service.budget import Payer
from api.service.service import Service
from api.service.tables.pictures import Subject
from api.service.tables.reader_view import ReaderView
from api.shared.bodies import Language
from api.shared.chapters import at_table, chapters, renamed
from api.shared.etag import fresh_in_turn, headers_of, unchanged
from api.shared.media import NDJSON, PACKED, wants_packed
from api.shared.problems import MalformedRequest
from api.shared.reader import PayerDep, ReaderDep, ServiceDep
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
"""Entries of the log that one page of the chronicle covers at most; such a page takes some tens of milliseconds."""

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
    """Return the whole board, for clients that know no rules: now, or `at` a version or `action:<n>`.

    A past board shows what was visible then. With `hindsight` it also shows what the table's end revealed.
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
    """Return the board as a picture: now, or `at` a version or `action:<n>`."""
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
    """Return the story so far: one chapter for each action, with its events in words, rule ids and dice; undone actions
    are

    marked. Each of the table's own entries, such as an undo, has a chapter, too. after: the version of the last chapter
    read. A page ends early after a thousand log entries; continue from its `next`.
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
    """Return the log's lines after a version, as canonical NDJSON (audit protocol 3.2)."""
    seen = await service.reader_views.read(
        table_id, reader.seat, partial(service.reader_views.of, table_id, reader.seat)
    )
    version = seen.table.version
    headers = headers_of(version)
    if answer := unchanged(request, headers):
        return answer
    body = lines(service, payer, table_id, reader.seat, after, version)
    first = await anext(body, b"")  # before the answer begins, while it can still be refused
    return StreamingResponse(resumed(first, body), 200, headers, NDJSON)


@router.get("/export")
async def export(table_id: UUID, reader: ReaderDep, service: ServiceDep, request: Request, payer: PayerDep) -> Response:
    """Return the archive: the log, its leaves and root, the newest checkpoint (audit protocol 3.8).

    As NDJSON, or as a MessagePack stream if `Accept` prefers that.
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
        found = written_archive(service.tables.log, table_id, version, checkpoint, reader.seat)
        return pack(found) if packed else found

    return Response(await service.checks.run(payer, body), 200, headers, media)


def archived(service: Service, table_id: UUID, seat: int | None) -> tuple[int, str | None]:
    """Return the size of a table's archive and its checkpoint. Raises WrongState if the archive would be empty."""
    seen = service.reader_views.of(table_id, seat)
    return written(seen), service.checkpoints.archived(seen)


def written(seen: ReaderView) -> int:
    """Return the version of the newest entry that the reader may see. Raises WrongState if there is none yet."""
    if not seen.table.version:
        raise WrongState("nothing of the table is visible yet, because its delay has not passed; ask again later")
    return seen.table.version


async def lines(
    service: Service, payer: Payer, table_id: UUID, seat: int | None, after: int, upto: int
) -> AsyncIterator[bytes]:
    """Yield the log's lines after a version, up to another, some hundred at a time. Raises TooManyRequests only at
    first.
    """
    is_begun = False

    def more() -> Sequence[bytes]:
        return service.reader_views.of(table_id, seat).lines(after, min(LINES_AT_ONCE, upto - after))

    while after < upto and (found := await service.reads.run(payer, more, is_begun=is_begun)):
        yield b"".join(line + b"\n" for line in found)  # none, if the clock ran back meanwhile
        after, is_begun = after + len(found), True


async def resumed(first: bytes, rest: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Yield the parts of a body whose first part has been read already."""
    yield first
    async for part in rest:
        yield part


def known_version(seen: ReaderView, at: str | None) -> int:
    """Return the version that `at` names; the newest without it. Raises InvalidRequest, WrongState."""
    if not seen.table.timeline.start:
        raise WrongState("the table is not started yet; start it first")
    return seen.table.version if at is None else version_at(seen.table, at)


def version_at(table: Table, at: str) -> int:
    """Return the version that a version or `action:<n>` names. Raises InvalidRequest if the log has none,
    MalformedRequest.
    """
    kind, _, number = at.rpartition(":")
    if kind not in ("", "action") or not number.isascii() or not number.isdigit() or len(number) > 16:
        raise MalformedRequest("cannot read `at`; send a version or action:<n>")
    wanted, timeline = int(number), table.timeline
    if kind == "action":
        if not timeline.has(wanted):
            missing = f"; a branch has no action {wanted}" if 0 < wanted < timeline.newest else ""
            raise InvalidRequest(f"no such action; choose one up to {timeline.newest}{missing}")
        return timeline.step(wanted).last if wanted else timeline.start
    if not 0 < wanted <= table.version:
        raise InvalidRequest(f"no such version; choose one from 1 to {table.version}")
    return wanted


def drawn(service: Service, seen: ReaderView, version: int, lang: str) -> str:
    """Draw the board at a version as SVG."""
    position = seen.at(version)
    messages, view = service.boards.messages(seen.game.id, seen.pack, lang), service.boards.game_view(seen)
    lines = view.picture(service.boards.at(seen, version, position, lang), messages)
    return svg(lines, f"{view.title(messages)}, {version}", lang)


def chronicle_bytes(service: Service, seen: ReaderView, lang: str, after: int, limit: int) -> bytes:
    """Return a page of the chronicle as JSON. `next`: the `after` of the next page, None on the last."""
    messages = at_table(service.boards.messages(seen.game.id, seen.pack, lang), seen)
    told, next = page_of(chapters(service.boards.game_view(seen), seen, messages, after), after, limit)
    return json_bytes({"version": seen.table.version, "chapters": told, "next": next})


def page_of(found: Iterable[Chapter], after: int, limit: int) -> tuple[list[Chapter], int | None]:
    """Return the chapters of a page, and the version to continue after; None on the last page.

    A page has at least one chapter, and more while they lie within `ENTRIES_ON_PAGE` entries of the log.
    """
    told: list[Chapter] = []
    for chapter in found:
        if told and (len(told) == limit or chapter.version > after + ENTRIES_ON_PAGE):
            return told, told[-1].version
        told.append(chapter)
    return told, None
