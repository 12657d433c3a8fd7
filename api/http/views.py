"""Several views of a table in one answer, for a page that shows them all after each update."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query, Request, Response
from msgspec import UNSET, Raw, Struct, UnsetType

from api.http.actions import CLOSED, MENU
from api.http.board import CODES, PAGE, Since, page_since, wanted_of
from api.http.chronicle import EXAMPLE, Limit, Span, Story, chronicle_bytes
from api.service.service import Service
from api.shared.chronicle.chapters import renamed
from api.shared.commands import encode
from api.shared.etag import conditional_in_turn
from api.shared.openapi.description import READ, Answer, described
from api.shared.openapi.fields import Version
from api.shared.openapi.parameters import DIGITS, NUMBER_MAX, At, Lang, TableId
from api.shared.reader import PayerDep, ReaderDep, ServiceDep
from projections.menu import Menu

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["reading"])

StoryAfter = Annotated[
    int | None,
    Query(ge=0, le=NUMBER_MAX, description="Tell the story after this version, in `story`.", examples=[6]),
    DIGITS,
]
WithMenu = Annotated[bool, Query(description="List what the bearer's seat may do now, in `menu`.", examples=[True])]


class Views(Struct, frozen=True, omit_defaults=True):
    """What was asked for: a page of the chronicle, the board as HTML, the menu of a seat with what is closed to it."""

    version: Version
    story: Story | UnsetType = UNSET
    board: str | UnsetType = UNSET
    menu: Menu | UnsetType = UNSET


class Encoded(Struct, omit_defaults=True):
    """The same, of parts that are encoded already."""

    version: int
    story: Raw | UnsetType = UNSET
    board: str | UnsetType = UNSET
    menu: Raw | UnsetType = UNSET


@router.get("/views")
@described(
    "Read several views at once",
    Answer(Views(8, EXAMPLE, PAGE, MENU), headers=("ETag",)),
    codes=(*READ, *CODES),
    token="may",
    is_conditional=True,
)
async def views(
    table_id: TableId,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    lang: Lang = "en",
    after: StoryAfter = None,
    limit: Limit = 200,
    at: At = None,
    since: Since = None,
    menu: WithMenu = False,
) -> Response:
    """Return what a page shows after an update, as one answer.

    With `after`, `story` is a page of the chronicle. With `at`, `board` is the board as parts of a web page, and with
    `since` only what differs from an earlier one. With `menu` and a seat's token, `menu` lists what may be done now,
    and what is closed. What these hold is described at `/chronicle`, `/board.html` and `/actions`.
    """
    own = await menu_of(service, table_id, reader.seat, lang) if menu and reader.seat is not None else UNSET
    reader_view = await service.reader_views.view(table_id, reader.seat)
    wanted = None if at is None else wanted_of(table_id, reader_view, reader.seat, lang, at)
    board = None if wanted is None else page_since(service, wanted, since)

    def body() -> bytes:
        told = Encoded(reader_view.table.version, menu=own)
        if after is not None:
            told.story = Raw(chronicle_bytes(service.boards, reader_view, lang, Span(after, limit=limit)))
        if board is not None:
            told.board = board()
        return encode(told)

    beside = (CLOSED, renamed(reader_view))
    return await conditional_in_turn(request, reader_view.table.version, body, service.reads, payer, beside=beside)


async def menu_of(service: Service, table_id: UUID, seat: int, lang: str) -> Raw:
    """Return the menu of a seat at one moment: the table may move on while other views wait for their turn."""

    def look() -> bytes:
        sight = service.boards.sight_at_table(service.reader_views.of(table_id, seat), lang)
        return service.menus.of(sight, seat, closed=True)

    return Raw(await service.reader_views.read(table_id, seat, look))
