"""The guided evening of a table: which hints are due to a seat now, and which are learnt."""

from functools import partial

from fastapi import APIRouter, Request, Response
from msgspec import Struct

from api.service.tables.reader_view import ReaderView
from api.service.tables.views.guides import GuideCache
from api.shared.commands import encode
from api.shared.etag import conditional_in_turn
from api.shared.openapi.description import reads
from api.shared.openapi.fields import Version
from api.shared.openapi.parameters import Lang, TableId
from api.shared.reader import PayerDep, ReaderDep, ServiceDep
from projections.book.form import Heading
from projections.guide.form import Guided, Hint, Lesson

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["reading"])


class Guide(Struct, frozen=True):
    """A guided evening at a version.

    lessons: the hints for this table in their order; learnt: whether the table has done what it teaches, null for a
    hint that is only read; due: the hints for the seat whose token was sent, the first one to be shown; nothing unless
    it is asked.
    """

    version: Version
    title: str
    lessons: tuple[Lesson, ...]
    due: tuple[Hint, ...]


MINE = Hint(
    "mine",
    "Mine",
    "Each action brings one element.",
    ("hex:1,-1",),
    (Heading("X-4.9.2", "What a mine gives"),),
    False,
    ("mine",),
)
EXAMPLE = Guide(
    8, "The first evening", (Lesson("walk", "Walk to a mine", True), Lesson("mine", "Mine", False)), (MINE,)
)


@router.get("/guide")
@reads("Read the hints of a guided evening", EXAMPLE, "malformed-request", "no-guide")
async def guide(
    table_id: TableId,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    lang: Lang = "en",
) -> Response:
    """Return what a beginner should look at now and why, and what the table has learnt so far.

    What is learnt follows from the log, so an undo takes it back. Only some scenarios have a guided evening; 404 at a
    table of any other.
    """
    reader_view = await service.reader_views.view(table_id, reader.seat)
    service.guides.guide(reader_view)
    body = partial(guide_bytes, service.guides, reader_view, lang)
    return await conditional_in_turn(request, reader_view.table.version, body, service.reads, payer)


def guide_bytes(guides: GuideCache, reader_view: ReaderView, lang: str) -> bytes:
    """Return a guided evening as JSON."""
    found: Guided = guides.of(reader_view, lang)
    return encode(Guide(reader_view.table.version, found.title, found.lessons, found.due))
