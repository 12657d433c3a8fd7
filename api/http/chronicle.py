"""A table's chronicle, page by page."""

from collections.abc import Iterable
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from msgspec import Struct

from api.service.service import Service
from api.service.tables.reader_view import ReaderView
from api.shared.chapters import at_table, chapters, renamed
from api.shared.commands import encode
from api.shared.description import reads
from api.shared.etag import fresh_in_turn
from api.shared.examples import PLAYED, TIME
from api.shared.fields import Version
from api.shared.parameters import After, Lang, TableId
from api.shared.reader import PayerDep, ReaderDep, ServiceDep
from projections.chronicle import Chapter, Line

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["reading"])

ENTRIES_ON_PAGE = 1000
"""Entries of the log that one page of the chronicle covers at most; such a page takes some tens of milliseconds."""
Limit = Annotated[int, Query(ge=1, le=1000, description="The maximum number of chapters.", examples=[200])]


class Story(Struct, frozen=True):
    """A page of the chronicle. next: the `after` of the next page, null on the last."""

    version: Version
    chapters: list[Chapter]
    next: int | None


EXAMPLE = Story(
    8,
    [Chapter(6, 1, 0, TIME, False, "Ada leaves the temple to chance", (Line(5, *PLAYED.story),))],
    None,
)


@router.get("/chronicle")
@reads("Read the story so far", EXAMPLE, "malformed-request")
async def chronicle(
    table_id: TableId,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    lang: Lang = "en",
    after: After = 0,
    limit: Limit = 200,
) -> Response:
    """Return the story so far: one chapter for each action, with its events in words, rule ids and dice.

    Undone actions are marked. Each of the table's own entries, such as an undo, has a chapter, too. after: the version
    of the last chapter read. A page ends early after a thousand log entries; continue from its `next`.
    """
    reader_view = await service.reader_views.read(
        table_id, reader.seat, partial(service.reader_views.of, table_id, reader.seat)
    )
    body = partial(chronicle_bytes, service, reader_view, lang, after, limit)
    return await fresh_in_turn(
        request, reader_view.table.version, body, service.reads, payer, beside=renamed(reader_view)
    )


def chronicle_bytes(service: Service, reader_view: ReaderView, lang: str, after: int, limit: int) -> bytes:
    """Return a page of the chronicle as JSON. `next`: the `after` of the next page, None on the last."""
    messages = at_table(service.boards.messages(reader_view.game.id, reader_view.pack, lang), reader_view)
    page, next = page_of(chapters(service.boards.game_view(reader_view), reader_view, messages, after), after, limit)
    return encode(Story(reader_view.table.version, page, next))


def page_of(found: Iterable[Chapter], after: int, limit: int) -> tuple[list[Chapter], int | None]:
    """Return the chapters of a page, and the version to continue after; None on the last page.

    A page has at least one chapter, and more while they lie within `ENTRIES_ON_PAGE` entries of the log.
    """
    page: list[Chapter] = []
    for chapter in found:
        if page and (len(page) == limit or chapter.version > after + ENTRIES_ON_PAGE):
            return page, page[-1].version
        page.append(chapter)
    return page, None
