"""A table's sheet, as players fill it in when they put the game away: as data, a picture, a page or plain text."""

from functools import partial

from fastapi import APIRouter, Request, Response
from msgspec import Struct

from api.service.tables.reader_view import ReaderView
from api.service.tables.views.boards import Boards
from api.shared.chronicle.chapters import renamed
from api.shared.commands import encode
from api.shared.etag import conditional_in_turn
from api.shared.openapi.description import READ, SVG, TEXT, Answer, described
from api.shared.openapi.fields import Json, Version
from api.shared.openapi.parameters import Lang, TableId
from api.shared.reader import PayerDep, ReaderDep, ServiceDep
from api.shared.words.sheet_formats import MEDIA, SHEET_HEADERS, Format, WantedFormat, told_apart, wanted_format
from domain.kernel.errors import NoSheet, WrongState
from infra.store.rows.records import WATCHER
from projections.view import SheetView

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["reading"])


class TableSheet(Struct, frozen=True):
    """A table's sheet at a version. sheet: what the game notes there, by field."""

    version: Version
    sheet: Json


EXAMPLE = TableSheet(212, {"campaign": "The Long Winter", "players": ["Ada", "Ben"], "characters": [], "places": []})
OTHER_FORMATS = (
    (SVG, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 594"></svg>'),
    ("text/html", "<!doctype html><title>The Long Winter</title>"),
    (TEXT, "The Long Winter\n"),
)


@router.get("/sheet")
@described(
    "Read the sheet",
    Answer(EXAMPLE, headers=("ETag",), also=OTHER_FORMATS),
    codes=(*READ, "malformed-request", "invalid-request", "no-sheet", "wrong-state"),
    token="may",
    is_conditional=True,
)
async def sheet(
    table_id: TableId,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    format: WantedFormat = None,
    lang: Lang = "en",
) -> Response:
    """Return all that players write down when they put the game away: as data, a picture, a page that prints, or plain
    text.

    It holds what the reader may know now. Without `format`, the media type that the Accept header prefers; JSON if it
    names none of them. 404 at a table that fills in no sheet.
    """
    reader_view = await service.reader_views.view(table_id, reader.seat)
    shown = sheet_of(service.boards, reader_view)
    wanted = wanted_format(request, format, MEDIA)
    body = partial(sheet_in, service.boards, reader_view, shown, wanted, lang)
    version, beside = reader_view.table.version, told_apart(wanted, renamed(reader_view))
    return await conditional_in_turn(
        request, version, body, service.reads, payer, MEDIA[wanted], SHEET_HEADERS, beside=beside
    )


def sheet_of(boards: Boards, reader_view: ReaderView) -> SheetView:
    """Return how a table's sheet is filled in. Raises NoSheet, WrongState before its start."""
    shown = boards.game_view(reader_view).sheet
    if shown is None or not shown.kept(reader_view.plan, reader_view.pack):
        raise NoSheet("this table has no sheet")
    if reader_view.position is None:
        raise WrongState("the table has not started; its sheet is still empty")
    return shown


def sheet_in(boards: Boards, reader_view: ReaderView, shown: SheetView, format: Format, lang: str) -> bytes | str:
    """Render the sheet in a format. As JSON it also holds the table's version."""
    position = reader_view.position
    assert position is not None, "a sheet is filled in after the start"
    messages = boards.messages(reader_view.game.id, reader_view.pack, lang)
    players = [seat.name for seat in reader_view.seats if seat.seat != WATCHER]
    data = shown.json(reader_view.knowing.state(position.state), reader_view.name, players, messages)
    match format:
        case "json":
            return encode(TableSheet(reader_view.table.version, data))
        case "svg":
            return shown.svg(data, messages)
        case "html":
            return shown.html(data, messages)
        case "text":
            return shown.text(data, messages)
