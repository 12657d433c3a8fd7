"""A table's journal: the texts that were read, with the choices that were taken."""

from functools import partial

from fastapi import APIRouter, Request, Response
from msgspec import Struct

from api.service.tables.reader_view import ReaderView
from api.service.tables.views.boards import Boards
from api.service.tables.views.journal import JournalCache
from api.shared.commands import encode
from api.shared.etag import conditional_in_turn
from api.shared.openapi.description import reads
from api.shared.openapi.fields import Version
from api.shared.openapi.parameters import Lang, TableId
from api.shared.reader import PayerDep, ReaderDep, ServiceDep
from projections.journal import JournalChoice, JournalSection, JournalView, Reading

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["reading"])


class Journal(Struct, frozen=True):
    """A table's journal at a version, by section."""

    version: Version
    sections: list[JournalSection]


PROSE = "The ferry lies on the wrong bank, and nobody answers your call."
EXAMPLE = Journal(
    212,
    [
        JournalSection(
            "The Ferry",
            "place:104",
            [Reading(208, 31, "verse:104.1", PROSE, False, [JournalChoice(211, "Swim across", False)])],
        )
    ],
)


@router.get("/journal")
@reads("Read the journal", EXAMPLE, "malformed-request", "no-journal")
async def journal(
    table_id: TableId,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    lang: Lang = "en",
) -> Response:
    """Return all that was read so far, by section, with the choices that were taken.

    It holds only what was read; what an undo took back is marked. All readers of a version get the same answer, with
    one exception: some tables show a dream only to the seats that have it, until the table has ended. 404 at a table
    where nothing is read.
    """
    reader_view = await service.reader_views.view(table_id, reader.seat)
    shown = service.journal.view(reader_view)
    body = partial(journal_bytes, service.boards, service.journal, reader_view, shown, lang)
    return await conditional_in_turn(request, reader_view.table.version, body, service.reads, payer)


def journal_bytes(boards: Boards, cache: JournalCache, reader_view: ReaderView, shown: JournalView, lang: str) -> bytes:
    """Return a table's journal as JSON."""
    messages = boards.messages_at_table(reader_view, lang)
    counted = reader_view.table.timeline.counted
    sections = shown.told(cache.of(reader_view), counted, reader_view.pack, messages)
    return encode(Journal(reader_view.table.version, sections))
