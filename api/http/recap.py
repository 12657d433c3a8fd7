"""What happened at a table since a version, in few lines for the seat that asks."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from msgspec import Struct

from api.service.tables.reader_view import ReaderView
from api.service.tables.views.boards import Boards
from api.shared.chronicle.chapters import renamed
from api.shared.chronicle.recaps import Beginning, reached, recalled
from api.shared.commands import encode
from api.shared.etag import conditional_in_turn
from api.shared.openapi.description import reads
from api.shared.openapi.examples import PLAYED
from api.shared.openapi.fields import Version
from api.shared.openapi.parameters import DIGITS, NUMBER_MAX, Lang, TableId
from api.shared.reader import PayerDep, ReaderDep, ServiceDep
from domain.kernel.errors import InvalidRequest
from projections.recaps.recap import RecapLine, recap

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["reading"])

Since = Annotated[
    int | None,
    Query(
        ge=0,
        le=NUMBER_MAX,
        description="The version that the reader last saw; by default that of its seat's last action.",
        examples=[6],
    ),
    DIGITS,
]


class Recap(Struct, frozen=True):
    """What happened since a version. since: what the lines begin after; begins: why there: at the `start` of the game,
    at the version `asked` for, after the seat's `own-action`, or at the `bound` of what is summed up; seat: whose own
    events come first, null for readers without a seat.
    """

    version: Version
    since: Version
    begins: Beginning
    seat: int | None
    lines: tuple[RecapLine, ...]


EXAMPLE = Recap(
    412, 96, "own-action", 0, (RecapLine(388, *PLAYED.story, True, 1), RecapLine(401, *PLAYED.story, False, 3))
)


@router.get("/chronicle/since")
@reads("Read what happened since a version", EXAMPLE, "malformed-request", "invalid-request")
async def since(
    table_id: TableId,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    version: Since = None,
    lang: Lang = "en",
) -> Response:
    """Sum up what happened since a version, in at most twelve lines.

    Events that concern the reader's seat come first. Equal events are one line, with their count. Undone actions are
    left out; undos are one line. `since` is later than the version asked for if that lies more than 5000 log entries
    back.
    """
    reader_view = await service.reader_views.view(table_id, reader.seat)
    newest = reader_view.table.version
    if version is not None and version > newest:
        raise InvalidRequest(f"no such version; choose one from 0 to {newest}")
    body = partial(recap_bytes, service.boards, reader_view, reader.seat, version, lang)
    return await conditional_in_turn(request, newest, body, service.reads, payer, beside=renamed(reader_view))


def recap_bytes(boards: Boards, reader_view: ReaderView, seat: int | None, version: int | None, lang: str) -> bytes:
    """Return what happened since a version as JSON."""
    messages = boards.messages_at_table(reader_view, lang)
    begin = reached(reader_view, version, seat)
    view = boards.game_view(reader_view)
    lines = recap(view, recalled(reader_view, begin.version, view.recap), seat, messages, reader_view.knowing)
    return encode(Recap(reader_view.table.version, begin.version, begin.by, seat, lines))
