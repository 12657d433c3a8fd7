"""A table's chronicle, page by page."""

from collections.abc import Iterable
from functools import partial
from typing import Annotated, NamedTuple

from fastapi import APIRouter, Query, Request, Response
from msgspec import Struct

from api.service.tables.reader_view import ReaderView
from api.service.tables.views.boards import Boards
from api.shared.chronicle.chapters import chapters, renamed
from api.shared.commands import encode
from api.shared.etag import conditional_in_turn
from api.shared.openapi.description import reads
from api.shared.openapi.examples import PLAYED, TIME
from api.shared.openapi.fields import Version
from api.shared.openapi.parameters import DIGITS, NUMBER_MAX, After, Lang, TableId
from api.shared.reader import PayerDep, ReaderDep, ServiceDep
from domain.kernel.errors import InvalidRequest
from projections.chronicle import Chapter, Line, by_day

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["reading"])

ENTRIES_ON_PAGE = 1000
"""Entries of the log that one page of the chronicle covers at most; such a page takes some tens of milliseconds."""
Limit = Annotated[int, Query(ge=1, le=1000, description="The maximum number of chapters.", examples=[200]), DIGITS]
Until = Annotated[
    int | None,
    Query(ge=0, le=NUMBER_MAX, description="A version: only chapters that end there or before.", examples=[400]),
    DIGITS,
]
Days = Annotated[
    int | None,
    Query(ge=1, le=100, description="The maximum number of days, or of what the game counts instead.", examples=[2]),
    DIGITS,
]


class Span(NamedTuple):
    """Which part of the chronicle a reader asks for: versions, the most days and the most chapters."""

    after: int
    until: int | None = None
    days: int | None = None
    limit: int = 200

    def is_full(self, chapters: int, days: int) -> bool:
        """Return whether a page with so many chapters is complete before one of day number `days`."""
        return chapters == self.limit or (self.days is not None and days > self.days)


class Story(Struct, frozen=True):
    """A page of the chronicle. next: the `after` of the next page, null on the last."""

    version: Version
    chapters: list[Chapter]
    next: int | None


EXAMPLE = Story(
    8,
    [Chapter(6, 1, 0, TIME, False, "Ada leaves the temple to chance", (Line(5, *PLAYED.story),), None, "being set up")],
    None,
)


@router.get("/chronicle")
@reads("Read the story so far", EXAMPLE, "malformed-request", "invalid-request")
async def chronicle(
    table_id: TableId,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    lang: Lang = "en",
    after: After = 0,
    until: Until = None,
    days: Days = None,
    limit: Limit = 200,
) -> Response:
    """Return the story so far: one chapter for each action, with its events in words, rule ids and dice.

    A new day that begins in an action has a chapter of its own. Each chapter says on which day and in which phase it
    began. Undone actions are marked. Each of the table's own entries, such as an undo, has a chapter, too. after: the
    version of the last chapter read. A page ends early after a thousand log entries; continue from its `next`.
    """
    reader_view = await service.reader_views.view(table_id, reader.seat)
    newest = reader_view.table.version
    if until is not None and not after <= until <= newest:
        raise InvalidRequest(f"`until` must lie between `after` and the newest version, {newest}")
    body = partial(chronicle_bytes, service.boards, reader_view, lang, Span(after, until, days, limit))
    return await conditional_in_turn(
        request, reader_view.table.version, body, service.reads, payer, beside=renamed(reader_view)
    )


def chronicle_bytes(boards: Boards, reader_view: ReaderView, lang: str, span: Span) -> bytes:
    """Return a page of the chronicle as JSON. `next`: the `after` of the next page, None on the last."""
    messages = boards.messages_at_table(reader_view, lang)
    found = chapters(boards.game_view(reader_view), reader_view, messages, span.after)
    page, next = page_of(found, span)
    return encode(Story(reader_view.table.version, page, next))


def page_of(found: Iterable[Chapter], span: Span) -> tuple[list[Chapter], int | None]:
    """Return the chapters of a page, and the version to continue after; None on the last page.

    A page has at least one chapter, unless `until` excludes it, and more while they lie within `ENTRIES_ON_PAGE`
    entries of the log.
    """
    page: list[Chapter] = []
    days = 0
    for day, chapter in by_day(found):
        days += day is not None
        if span.until is not None and chapter.version > span.until:
            return page, None
        if page and (span.is_full(len(page), days) or chapter.version > span.after + ENTRIES_ON_PAGE):
            return page, page[-1].version
        page.append(chapter)
    return page, None
