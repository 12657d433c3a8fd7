"""A table's notes: free text that its players write for one another, beside the log."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from msgspec import Meta, Struct
from pydantic import Field

from api.service.tables.reader_view import ReaderView
from api.shared.bodies import Body
from api.shared.commands import encode
from api.shared.etag import JSON, conditional, tag_of
from api.shared.openapi.description import BODY, SEAT, Answer, described, reads
from api.shared.openapi.parameters import NUMBER_MAX, TableId
from api.shared.reader import ReaderDep, SeatDep, ServiceDep
from api.shared.words.typed import SEEN
from domain.kernel.errors import NotYourSeat

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["tables"])

NOTES_MAX, LETTERS_MAX = 40, 400
"""How many notes a table has at most, and how long each is."""
Note = Annotated[str, Field(min_length=1, max_length=LETTERS_MAX, pattern=r"^[^\x00-\x1f\x7f-\x9f]+$"), SEEN]
"""One line of plain text: terminals show it, and stores reject control characters."""


class NotesIn(Body):
    """All notes of a table, in order. revision: the one that the client read, 0 before any were written."""

    revision: Annotated[int, Field(ge=0, lt=NUMBER_MAX)]
    notes: Annotated[list[Note], Field(max_length=NOTES_MAX)]


class NotesOut(Struct, frozen=True):
    """All notes of a table, in order. revision: how often they were written, 0 for never."""

    revision: Annotated[int, Meta(ge=0)]
    notes: list[str]


WRITTEN = NotesOut(4, ["Ask the ferryman about the bell", "Ada keeps the rope"])


@router.get("/notes")
@reads("Read the notes", WRITTEN)
async def read_notes(table_id: TableId, reader: ReaderDep, service: ServiceDep, request: Request) -> Response:
    """Return what the players have noted. It has no meaning to the rules, and the log does not know it.

    Whoever may read the table may read its notes. Where watchers see the table with a delay, its notes are for the
    players alone until it has ended (403), since they are not of any version.
    """
    check_may_read(await service.reader_views.view(table_id, reader.seat), service.reader_views.delay(table_id, None))
    found = await service.notes.read(table_id)
    return conditional(request, found.revision, lambda: encode(NotesOut(*found)))


@router.put("/notes")
@described(
    "Write the notes",
    Answer(WRITTEN, "The notes are written.", headers=("ETag",)),
    codes=(*SEAT, *BODY, "notes-changed"),
    token="seat",
    body=NotesIn(revision=3, notes=WRITTEN.notes),
)
async def write_notes(table_id: TableId, body: NotesIn, seat: SeatDep, service: ServiceDep) -> Response:
    """Replace the notes of a table; any seat may, also after the end.

    If somebody wrote others since `revision`, nothing happens: 412 `notes-changed`. Read them again, and write yours
    in. So the same request can be sent again until it is answered. Characters that turn or hide writing are cut, and so
    are accents beyond four on a letter; the answer has the notes as they are stored.
    """
    revision = await service.notes.write(table_id, body.revision, body.notes)
    return Response(encode(NotesOut(revision, body.notes)), 200, {"ETag": tag_of(revision)}, JSON)


def check_may_read(seen: ReaderView, delay: int) -> None:
    """Check that a reader does not learn more from the notes than from the table. Raises NotYourSeat."""
    if delay and seen.seat is None and not seen.table.ended:
        raise NotYourSeat("only its players read the notes of a table with a delay before it has ended")
