"""A table's luck: what came by chance, beside what even chances lead one to expect."""

from functools import partial

from fastapi import APIRouter, Request, Response
from msgspec import structs

from api.service.tables.reader_view import ReaderView
from api.service.tables.views.boards import Boards
from api.service.tables.views.luck import LuckCache
from api.shared.chronicle.chapters import renamed
from api.shared.commands import encode
from api.shared.etag import conditional_in_turn
from api.shared.openapi.description import reads
from api.shared.openapi.fields import Version
from api.shared.openapi.parameters import Lang, TableId
from api.shared.reader import PayerDep, ReaderDep, ServiceDep
from projections.luck.view import LuckDie, LuckFace, LuckHolder, LuckValue, LuckView, luck_view

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["reading"])


class Luck(LuckView, frozen=True, kw_only=True):
    """A table's luck at a version. revealed: whether the table has ended, so that all draws count."""

    version: Version
    revealed: bool


FACES = [LuckFace(0, "0", 6, 4.667), LuckFace(1, "1", 5, 4.667), LuckFace(2, "2", 3, 4.667)]
SAID = (
    "The whole table rolled 14 dice: on average 0.8. Even chances give 1.0, and 9 of 10 tables lie between 0.6 and 1.4."
)
MEAN = LuckValue("mean", "Dice", 0.786, 1.0, 0.643, 1.357, "within", SAID)
EXAMPLE = Luck(
    version=8,
    revealed=False,
    tables=1,
    values=1,
    outside=0,
    hidden=0,
    holders=[LuckHolder(None, "The whole table", [LuckDie("dice", "Dice", 14, FACES, [MEAN], 0)], [])],
    notes=["One value was looked at; none lies outside the usual range. By chance alone, up to one in ten does."],
)


@router.get("/luck")
@reads("Read the luck", EXAMPLE, "malformed-request")
async def luck(
    table_id: TableId,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    lang: Lang = "en",
) -> Response:
    """Return what came by chance, for the whole table and each seat, and what even chances lead one to expect.

    Each outcome counts once, for the seat that met it first, however often it was undone. Until the table has ended,
    only what everybody may know counts, so the answer is the same for every reader who sees the same version.
    """
    reader_view = await service.reader_views.view(table_id, reader.seat)
    body = partial(luck_bytes, service.boards, service.luck, reader_view, lang)
    return await conditional_in_turn(
        request, reader_view.table.version, body, service.reads, payer, beside=renamed(reader_view)
    )


def luck_bytes(boards: Boards, cache: LuckCache, reader_view: ReaderView, lang: str) -> bytes:
    """Return a table's luck as JSON."""
    messages = boards.messages_at_table(reader_view, lang)
    account = cache.of(reader_view)
    shown = luck_view(account, boards.game_view(reader_view).luck, messages)
    table = reader_view.table
    return encode(Luck(**structs.asdict(shown), version=table.version, revealed=table.revealed))
