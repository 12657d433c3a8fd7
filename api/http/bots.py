"""Let bots play seats: a seat that no person holds, or the seat of a person who is away."""

from fastapi import APIRouter, Response
from msgspec import Struct

from api.http.opening import check_bot
from api.http.seating import CODES, Changed, shown
from api.service.service import Service
from api.service.tables.loaded_table import LoadedTable
from api.shared.bodies import Body, BotName
from api.shared.openapi.description import BODY, Answer, described
from api.shared.openapi.fields import Seat, Version
from api.shared.openapi.parameters import SeatNumber, TableId
from api.shared.reader import SeatDep, ServiceDep
from domain.kernel.errors import NotYourSeat
from domain.kernel.tables.decisions import HOST
from infra.store.rows.records import PERSON

router = APIRouter(prefix="/v1/tables/{table_id}/seats/{seat}", tags=["tables"])


class BotIn(Body):
    """A bot."""

    bot: BotName


class BotSeat(Struct, frozen=True):
    """A seat that a bot plays."""

    seat: Seat
    bot: str
    version: Version


@router.put("/bot")
@described(
    "Let a bot play a seat",
    Answer(BotSeat(1, "greedy", 10), headers=("ETag",)),
    codes=(*CODES, *BODY, "no-person"),
    token="seat",
    body=BotIn(bot="greedy"),
)
async def let_bot_play(
    table_id: TableId, seat: SeatNumber, body: BotIn, mine: SeatDep, service: ServiceDep
) -> Response:
    """Let a bot play: the own seat while its player is away; for the host also a seat that no person holds, or that of
    a person for whom the table has waited as long as for `/default`.

    A bot sees what its seat may see, and consents to every undo. The player's token stays valid. At least one seat is
    a person's: else 409 `no-person`.
    """
    if mine not in (seat, HOST):
        raise NotYourSeat("only this seat or the host may let a bot play it; send one of their tokens")
    loaded = service.tables.loaded(table_id)
    check_bot(body.bot, service.views[loaded.game.id])
    version = await _give(service, loaded, seat, body.bot, mine)
    service.bots.look()
    return shown(version, BotSeat(seat, body.bot, version))


async def _give(service: Service, loaded: LoadedTable, seat: int, bot: str, by: int) -> int:
    """Let a bot play a seat, whoever has it, and return the version. Raises as `Seating`."""
    if by == seat:
        return await service.seating.stand_in(loaded.id, seat, bot)
    if any(row.seat == seat and row.holder == PERSON for row in loaded.seats):
        return await service.seating.stand_in(loaded.id, seat, bot, service.settings.idle_seconds)
    return await service.seating.give_to_bot(loaded.id, seat, bot)


@router.delete("/bot")
@described("Take a seat back from a bot", Answer(Changed(1, 10), headers=("ETag",)), codes=CODES, token="seat")
async def come_back(table_id: TableId, seat: SeatNumber, mine: SeatDep, service: ServiceDep) -> Response:
    """Take a seat back from the bot that stands in for its player: that player or the host may.

    A bot that has a seat of its own gives way to `/close`, or to somebody else with `/open`.
    """
    if mine not in (seat, HOST):
        raise NotYourSeat("only this seat or the host may take it back; send one of their tokens")
    version = await service.seating.come_back(table_id, seat)
    return shown(version, Changed(seat, version))
