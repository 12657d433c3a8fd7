"""A table's board, as data and as a picture."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, NamedTuple
from uuid import UUID

from fastapi import APIRouter, Depends, Query, Request, Response

from api.service.budget import Payer
from api.service.service import Service
from api.service.tables.reader_view import ReaderView
from api.service.tables.views.boards import Board
from api.service.tables.views.pictures import Subject
from api.service.tables.views.shown import shown_at
from api.shared.commands import encode
from api.shared.etag import conditional_in_turn
from api.shared.openapi.description import HTML, READ, SVG, Answer, described, reads
from api.shared.openapi.examples import DIGEST, GAME, PACK, PLAYED
from api.shared.openapi.parameters import At, Lang, TableId
from api.shared.problems import MalformedRequest
from api.shared.reader import PayerDep, ReaderDep, ServiceDep
from domain.kernel.errors import InvalidRequest, WrongState
from domain.kernel.tables.table import Table
from projections.drawing.pieces import Pieces, changed
from projections.drawing.svg import svg

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["reading"])

PICTURE_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    "X-Content-Type-Options": "nosniff",
}
"""Pictures bring their colours along, for a light and a dark screen; nothing is loaded, and no script runs."""
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 936 504"></svg>'


PAGE = f'<div class="parts" lang="en" data-game="{GAME}"></div>'
PARTS = "parts"
"""Tells the ETag of a board with its numbers explained from that of one without."""
Since = Annotated[
    str | None,
    Query(
        max_length=30,
        description="A version or `action:<n>` whose page the client has: leave out what is the same there.",
        examples=["action:0"],
    ),
]
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


class Wanted(NamedTuple):
    """A form of a board that people look at, as it is asked for. reader_view: what the reader may see."""

    table_id: UUID
    reader_view: ReaderView
    version: int
    lang: str
    seat: int | None

    @property
    def subject(self) -> Subject:
        """What it shows."""
        return Subject(self.table_id, self.version, self.lang, self.seat)


async def wanted(table_id: TableId, reader: ReaderDep, service: ServiceDep, at: At = None, lang: Lang = "en") -> Wanted:
    """Return what is asked for. Raises InvalidRequest, WrongState, MalformedRequest."""
    return wanted_of(table_id, await service.reader_views.view(table_id, reader.seat), reader.seat, lang, at)


def wanted_of(table_id: UUID, reader_view: ReaderView, seat: int | None, lang: str, at: str | None) -> Wanted:
    """Return what a reader asks for. Raises InvalidRequest, WrongState, MalformedRequest."""
    own = seat if reader_view.game.has_secrets else None
    return Wanted(table_id, reader_view, known_version(reader_view, at), lang, own)


WantedDep = Annotated[Wanted, Depends(wanted)]


@router.get("/board.svg")
@reads("Draw the board", PICTURE, *CODES, media=SVG)
async def picture(wanted: WantedDep, service: ServiceDep, request: Request, payer: PayerDep) -> Response:
    """Return the board as a picture: now, or `at` a version or `action:<n>`."""
    body = partial(service.pictures.of, wanted.subject, partial(drawn, service, wanted))
    return await pictured(SVG, body, wanted, service, request, payer)


@router.get("/board.html")
@reads("Lay out the board", PAGE, *CODES, media=HTML)
async def page(
    wanted: WantedDep, service: ServiceDep, request: Request, payer: PayerDep, since: Since = None
) -> Response:
    """Return the board as parts of a web page: now, or `at` a version or `action:<n>`.

    Each part is a section with its name as `data-part`. What shows a thing has its id as `data-id`; a player's name is
    left to the client (`data-seat`); a number that the board explains has its path as `data-path`.

    With `since`, an element with `data-same` is empty: it is as in the page of that version. It has the same name there
    (`data-part`, `data-id` or `data-key`) and lies in the same element. `data-same` names the elements after it that
    are so, too, by the same attribute; spaces are between their names.
    """
    return await pictured(HTML, page_since(service, wanted, since), wanted, service, request, payer)


def page_since(service: Service, wanted: Wanted, since: str | None) -> Callable[[], str]:
    """Return what lays out a board, or what of it differs since a version. Raises InvalidRequest, MalformedRequest."""
    before = None if since is None else wanted._replace(version=known_version(wanted.reader_view, since, "since"))

    def body() -> str:
        now = laid_out(service, wanted)
        return now.text if before is None else changed(now, laid_out(service, before))

    return body


async def pictured(
    form: str, body: Callable[[], str], wanted: Wanted, service: Service, request: Request, payer: Payer
) -> Response:
    """Return the board in a form that people look at."""
    return await conditional_in_turn(
        request, wanted.reader_view.table.version, body, service.reads, payer, form, PICTURE_HEADERS
    )


def known_version(reader_view: ReaderView, at: str | None, name: str = "at") -> int:
    """Return the version that `at` names; the newest without it. name: of the parameter.

    Raises InvalidRequest, WrongState, MalformedRequest.
    """
    if not reader_view.table.timeline.start:
        raise WrongState("the table is not started yet; start it first")
    return reader_view.table.version if at is None else version_at(reader_view.table, at, name)


def version_at(table: Table, at: str, name: str = "at") -> int:
    """Return the version that a version or `action:<n>` names. Raises InvalidRequest if the log has none,
    MalformedRequest.
    """
    kind, _, number = at.rpartition(":")
    if kind not in ("", "action") or not number.isascii() or not number.isdigit() or len(number) > 16:
        raise MalformedRequest(f"cannot read `{name}`; send a version or action:<n>")
    wanted, timeline = int(number), table.timeline
    if kind == "action":
        if not timeline.has(wanted):
            missing = f"; a branch has no action {wanted}" if 0 < wanted < timeline.newest else ""
            raise InvalidRequest(f"no such action; choose one up to {timeline.newest}{missing}")
        return timeline.step(wanted).last if wanted else timeline.start
    if not 0 < wanted <= table.version:
        raise InvalidRequest(f"no such version; choose one from 1 to {table.version}")
    return wanted


def drawn(service: Service, wanted: Wanted) -> str:
    """Draw a board as SVG."""
    shown = shown_at(service.boards, wanted.reader_view, wanted.version, wanted.lang)
    own = shown.view.svg(shown.board, shown.printed, shown.messages, shown.title)
    return own if own is not None else svg(shown.lines, shown.title, wanted.lang, shown.names)


def laid_out(service: Service, wanted: Wanted) -> Pieces:
    """Return a board laid out as HTML; lay it out if it is not cached."""
    _, reader_view, version, lang, _ = wanted
    return service.pages.of(wanted.subject, lambda: shown_at(service.boards, reader_view, version, lang).page)
