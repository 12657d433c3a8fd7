"""A table as a file to keep: one HTML page that replays it and checks it, offline and for ever."""

from collections.abc import AsyncIterator, Iterator
from functools import partial
from itertools import islice
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

from api.service.archives.audits import written_archive
from api.service.budget import Payer
from api.service.service import Service
from api.service.tables.reader_view import ReaderView
from api.shared.chronicle.chapters import renamed
from api.shared.etag import headers_of, unchanged
from api.shared.openapi.description import HTML, reads
from api.shared.openapi.parameters import TableId
from api.shared.reader import PayerDep, ReaderDep, ServiceDep
from api.web.kept.blocks import CLOSING, Block, opening
from api.web.kept.contents import seen, told
from api.web.kept.leaves import shortened
from api.web.kept.page import page
from domain.kernel.errors import WrongState

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["reading"])

FILE_BYTES_MAX = 3_000_000
ROOM = 100_000
"""Bytes for what follows the boards, and for the last of them."""
CHAPTERS_AT_ONCE, BOARDS_AT_ONCE = 200, 8
"""How much is made in one turn: some hundred milliseconds."""
EXAMPLE = "<!doctype html><title>The Long Winter</title>"


@router.get("/export.html")
@reads("Export a file to keep", EXAMPLE, "wrong-state", media=HTML)
async def kept_file(
    table_id: TableId, reader: ReaderDep, service: ServiceDep, request: Request, payer: PayerDep
) -> Response:
    """Return the whole table as one HTML file under 3 MB that needs no network: its log, the story, the board at every
    moment as the reader could see it, in English and German, and the checks A to E and G.

    A long game is written as it is made. If its boards do not fit, the file leaves out the last ones and says so.
    """
    reader_view = await service.reader_views.view(table_id, reader.seat)
    if not reader_view.table.timeline.start:
        raise WrongState("the table is not started yet; start it first")
    more = {
        "Content-Disposition": f'attachment; filename="{table_id}.html"',
        "Content-Security-Policy": page().policy,
        "X-Content-Type-Options": "nosniff",
    }
    headers = headers_of(reader_view.table.version, more, renamed(reader_view))
    if answer := unchanged(request, headers):
        return answer
    checkpoint = await service.reader_views.read(
        table_id, reader.seat, lambda: service.checkpoints.archived(reader_view)
    )
    report = await service.audits.report(payer, table_id, reader_view.table.version, checkpoint)
    return StreamingResponse(written(service, payer, reader_view, checkpoint, rules_in(report)), 200, headers, HTML)


def rules_in(report: bytes) -> dict[str, Any]:
    """Return check F of an audit."""
    checks: list[dict[str, Any]] = msgspec.json.decode(report)["checks"]
    return next(one for one in checks if one["check"] == "F")


async def written(
    service: Service, payer: Payer, reader_view: ReaderView, checkpoint: str | None, rules: dict[str, Any]
) -> AsyncIterator[bytes]:
    """Yield the file: the page, the archive, the contents, the note on the contents, and the script."""
    version = reader_view.table.version
    whole = partial(written_archive, service.tables.log, reader_view.id, version, checkpoint, reader_view.seat)
    archive, block = Block(), Block()
    yield page().before + opening("archive")
    log = await service.checks.run(payer, lambda: shortened(whole()), is_begun=True)
    yield archive.add(log) + archive.close() + CLOSING
    room = FILE_BYTES_MAX - ROOM - len(page().before) - len(page().after) - archive.size
    yield opening("contents")
    async for lines in in_turns(service, payer, told(service, reader_view, rules), CHAPTERS_AT_ONCE):
        yield block.add(lines)
    boards = seen(service, reader_view)
    async for lines in in_turns(service, payer, boards, BOARDS_AT_ONCE):
        yield block.add(lines)
        if block.size > room:
            break
    yield block.close() + CLOSING
    note = service.signer.kept(reader_view.id, version, block.digest)
    yield opening("note") + note.encode() + CLOSING + page().after


async def in_turns(service: Service, payer: Payer, lines: Iterator[bytes], at_once: int) -> AsyncIterator[bytes]:
    """Yield lines, some at a time; each time when it is the payer's turn."""
    while found := await service.checks.run(payer, lambda: list(islice(lines, at_once)), is_begun=True):
        yield b"".join(line + b"\n" for line in found)
