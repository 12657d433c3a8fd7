"""What the rules alone will do next at a table."""

from functools import partial

from fastapi import APIRouter, Request, Response
from msgspec import Struct

from api.service.tables.reader_view import ReaderView
from api.service.tables.views.boards import Boards
from api.shared.commands import encode
from api.shared.etag import conditional_in_turn
from api.shared.openapi.description import reads
from api.shared.openapi.examples import PLAYED
from api.shared.openapi.fields import Version
from api.shared.openapi.parameters import Lang, TableId
from api.shared.reader import PayerDep, ReaderDep, ServiceDep
from projections.forecast import ForecastLine

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["reading"])


class Forecasts(Struct, frozen=True):
    """What comes at a table, the next first; empty before the start and once the game is over."""

    version: Version
    lines: tuple[ForecastLine, ...]


EXAMPLE = Forecasts(8, (ForecastLine(*PLAYED.story),))


@router.get("/forecast")
@reads("Read what the rules will do next", EXAMPLE, "malformed-request")
async def forecast(
    table_id: TableId,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    lang: Lang = "en",
) -> Response:
    """Return what the rules alone will do next, with the rule of each.

    Nothing of it depends on chance or hidden cards; it happens unless players act otherwise or the game ends before.
    """
    reader_view = await service.reader_views.view(table_id, reader.seat)
    body = partial(forecast_bytes, service.boards, reader_view, lang)
    return await conditional_in_turn(request, reader_view.table.version, body, service.reads, payer)


def forecast_bytes(boards: Boards, reader_view: ReaderView, lang: str) -> bytes:
    """Return what comes at a table as JSON."""
    position, sight = reader_view.position, boards.sight(reader_view, lang)
    lines: tuple[ForecastLine, ...] = ()
    if position is not None and not reader_view.is_closed and reader_view.result is None:
        lines = tuple(sight.view.forecast(sight.known(position), sight.messages))
    return encode(Forecasts(reader_view.table.version, lines))
