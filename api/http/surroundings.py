"""A thing of a table's board in words: what it is, and what lies around it."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from msgspec import Struct

from api.http.board import known_version
from api.service.service import Service
from api.service.tables.reader_view import ReaderView
from api.shared.commands import encode
from api.shared.etag import conditional_in_turn
from api.shared.openapi.description import reads
from api.shared.openapi.fields import Version
from api.shared.openapi.parameters import At, Lang, TableId
from api.shared.reader import PayerDep, ReaderDep, ServiceDep
from projections.board.surroundings import Surroundings

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["reading"])

ID_MAX = 200


class Told(Struct, frozen=True):
    """A thing in words. name: null if it has none; lines: what it is, what it costs, does or holds; story: the text on
    it; map: what lies around it, null for what is not on a map.
    """

    version: Version
    name: str | None
    lines: tuple[str, ...]
    story: str | None
    map: Surroundings | None


EXAMPLE = Told(8, "Deck", ("6 cards",), None, None)
Of = Annotated[
    str | None,
    Query(
        description="The id of a thing; without it, where the seat's figure stands.",
        max_length=ID_MAX,
        examples=["place:101"],
    ),
]


@router.get("/surroundings")
@reads("Tell a thing and what lies around it", EXAMPLE, "wrong-state", "invalid-request", "malformed-request")
async def surroundings(
    table_id: TableId,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    of: Of = None,
    at: At = None,
    lang: Lang = "en",
) -> Response:
    """Return a thing of the board in words, and on a map what lies around it, each text in less than 200 letters.

    `goals` are worth a walk, `threats` better avoided, the nearest first. Of a thing without words all is null.
    """
    reader_view = await service.reader_views.view(table_id, reader.seat)
    version = known_version(reader_view, at)
    body = partial(told, service, reader_view, version, of, reader.seat, lang)
    return await conditional_in_turn(request, reader_view.table.version, body, service.reads, payer)


def told(service: Service, reader_view: ReaderView, version: int, of: str | None, seat: int | None, lang: str) -> bytes:
    """Return a thing in words as JSON."""
    sight = service.boards.sight(reader_view, lang)
    board = sight.board(version, reader_view.at(version))
    printed = service.boards.printed(reader_view.game.id, reader_view.pack, lang)
    around = sight.view.surroundings(board, printed, sight.messages, of, seat)
    id = of or (around.id if around else None)
    things = sight.view.things(reader_view.pack, board, printed, sight.messages)
    found = next((one for one in things if id is not None and one.id == id), None)
    name, lines, story = (found.name, found.lines, found.story) if found else (None, (), None)
    return encode(Told(version, name, lines, story, around))
