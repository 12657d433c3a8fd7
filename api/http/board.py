"""A table's board, as data and as a picture."""

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from api.service.service import Service
from api.service.tables.reader_view import ReaderView
from api.service.tables.views.boards import Board
from api.service.tables.views.pictures import Subject
from api.shared.commands import encode
from api.shared.etag import conditional_in_turn
from api.shared.openapi.description import READ, SVG, Answer, described, reads
from api.shared.openapi.examples import DIGEST, GAME, PACK, PLAYED
from api.shared.openapi.parameters import At, Lang, TableId
from api.shared.problems import MalformedRequest
from api.shared.reader import PayerDep, ReaderDep, ServiceDep
from domain.kernel.errors import InvalidRequest, WrongState
from domain.kernel.tables.table import Table
from projections.board.ids import names
from projections.drawing.svg import svg

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["reading"])

PICTURE_HEADERS = {"Content-Security-Policy": "default-src 'none'", "X-Content-Type-Options": "nosniff"}
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 936 504"></svg>'


PARTS = "parts"
"""Tells the ETag of a board with its numbers explained from that of one without."""
EXAMPLE: dict[str, Any] = {"version": 8, "digest": DIGEST, "game": GAME, "pack": PACK, **PLAYED.board}
CODES = ("wrong-state", "invalid-request", "malformed-request")


@router.get("/board")
@described(
    "Read the board",
    Answer(EXAMPLE, shape=Board, headers=("ETag",)),
    codes=(*READ, *CODES),
    token="may",
    is_conditional=True,
)
async def board(
    table_id: TableId,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    at: At = None,
    lang: Lang = "en",
    hindsight: Annotated[
        bool, Query(description="Show also what the table's end revealed; 409 before the end.", examples=[False])
    ] = False,
    parts: Annotated[
        bool, Query(description="Explain every derived number of the board, in `numbers`.", examples=[False])
    ] = False,
) -> Response:
    """Return the whole board, for clients that know no rules: now, or `at` a version or `action:<n>`.

    A past board shows what was visible then. With `hindsight` it also shows what the table's end revealed. With `parts`
    it also has `numbers`: each has the `path` of a number in this board, as a JSON pointer, and the parts whose sum it
    is, with the rule of each.
    """
    reader_view = await service.reader_views.view(table_id, reader.seat, hindsight)
    version = known_version(reader_view, at)

    def body() -> bytes:
        return encode(service.boards.at(reader_view, version, reader_view.at(version), lang, parts))

    beside = PARTS if parts else None
    return await conditional_in_turn(request, reader_view.table.version, body, service.reads, payer, beside=beside)


@router.get("/board.svg")
@reads("Draw the board", PICTURE, *CODES, media=SVG)
async def picture(
    table_id: TableId,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    at: At = None,
    lang: Lang = "en",
) -> Response:
    """Return the board as a picture: now, or `at` a version or `action:<n>`."""
    reader_view = await service.reader_views.view(table_id, reader.seat)
    version = known_version(reader_view, at)
    subject = Subject(table_id, version, lang, reader.seat if reader_view.game.has_secrets else None)
    body = partial(service.pictures.of, subject, partial(drawn, service, reader_view, version, lang))
    return await conditional_in_turn(
        request, reader_view.table.version, body, service.reads, payer, SVG, PICTURE_HEADERS
    )


def known_version(reader_view: ReaderView, at: str | None) -> int:
    """Return the version that `at` names; the newest without it. Raises InvalidRequest, WrongState."""
    if not reader_view.table.timeline.start:
        raise WrongState("the table is not started yet; start it first")
    return reader_view.table.version if at is None else version_at(reader_view.table, at)


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


def drawn(service: Service, reader_view: ReaderView, version: int, lang: str) -> str:
    """Draw the board at a version as SVG."""
    sight = service.boards.sight(reader_view, lang)
    printed = service.boards.printed(reader_view.game.id, reader_view.pack, lang)
    board = sight.board(version, reader_view.at(version))
    lines = sight.view.picture(board, printed, sight.messages)
    return svg(lines, f"{sight.view.title(sight.messages)}, {version}", lang, names(board, printed))
