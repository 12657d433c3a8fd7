"""What happened at a table so far, in half a page: as data, a page that prints, or plain text."""

from functools import partial

from fastapi import APIRouter, Request, Response
from msgspec import Struct

from api.service.tables.reader_view import ReaderView
from api.service.tables.views.boards import Boards
from api.shared.chronicle.chapters import renamed
from api.shared.chronicle.recaps import recalled
from api.shared.commands import encode
from api.shared.etag import conditional_in_turn
from api.shared.openapi.description import READ, Answer, described
from api.shared.openapi.examples import PLAYED
from api.shared.openapi.fields import Version
from api.shared.openapi.parameters import Lang, TableId
from api.shared.reader import PayerDep, ReaderDep, ServiceDep
from api.shared.words.sheet_formats import (
    MEDIA,
    OTHER_PAPERS,
    PAPERS,
    SHEET_HEADERS,
    Format,
    WantedPaper,
    told_apart,
    wanted_format,
)
from projections.recaps import paper
from projections.recaps.so_far import SoFarLine, SoFarPart, so_far, told_view

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["reading"])

ENTRIES_MAX = 20_000
"""How many entries of the log are told of; about a whole campaign at one table."""


class SoFar(Struct, frozen=True):
    """What happened at a table up to a version. since: the version that it begins after; parts: such as chapters, in
    order, the newest at most length; now: how the game stands, in sentences.
    """

    version: Version
    since: Version
    parts: tuple[SoFarPart, ...]
    now: list[str]


STORY = PLAYED.story[1]
EXAMPLE = SoFar(212, 0, (SoFarPart(1, "", (1, 6), (SoFarLine(88, 3, STORY),)),), [STORY])


@router.get("/chronicle/so-far")
@described(
    "Read what happened so far",
    Answer(EXAMPLE, headers=("ETag",), also=OTHER_PAPERS),
    codes=(*READ, "malformed-request"),
    token="may",
    is_conditional=True,
)
async def what_happened_so_far(
    table_id: TableId,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    format: WantedPaper = None,
    lang: Lang = "en",
) -> Response:
    """Tell a table from its beginning in half a page, for one who comes back after a long time.

    At most twenty events, the weightiest of each part, with the day of each; then how the game stands. Undone actions
    are left out. `since` is later than 0 if the log has more than 20,000 entries.
    """
    reader_view = await service.reader_views.view(table_id, reader.seat)
    wanted = wanted_format(request, format, PAPERS)
    body = partial(told, service.boards, reader_view, wanted, lang)
    return await conditional_in_turn(
        request,
        reader_view.table.version,
        body,
        service.reads,
        payer,
        MEDIA[wanted],
        SHEET_HEADERS,
        beside=told_apart(wanted, renamed(reader_view)),
    )


def told(boards: Boards, reader_view: ReaderView, format: Format, lang: str) -> bytes | str:
    """Tell a table in a format."""
    sight = boards.sight_at_table(reader_view, lang)
    view, messages = sight.view, sight.messages
    version, position = reader_view.table.version, reader_view.position
    since = max(0, version - ENTRIES_MAX)
    parts = so_far(view, recalled(reader_view, since, told_view(view).recap), messages, reader_view.knowing)
    stands = [] if position is None else sight.stands(position)
    if format == "json":
        return encode(SoFar(version, since, parts, stands))
    shown = paper.html if format == "html" else paper.text
    return shown(reader_view.name, parts, stands, messages)
