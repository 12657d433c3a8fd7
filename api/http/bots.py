"""Let bots play seats: a seat that no person holds, or the seat of a person who is away."""

from fastapi import APIRouter, Response
from msgspec import Struct

from api.http.opening import check_bot
from api.http.seating import CODES, PROPOSED, Changed, proposed, shown
from api.service.seats.seating import row_of
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
    Answer(BotSeat(1, "greedy", 10), "The bot plays.", headers=("ETag",)),
    PROPOSED,
    codes=(*CODES, *BODY, "no-person", "proposal-open"),
    token="seat",
    body=BotIn(bot="greedy"),
)
async def let_bot_play(
    table_id: TableId, seat: SeatNumber, body: BotIn, mine: SeatDep, service: ServiceDep
) -> Response:
    """Let a bot play: the own seat while its player is away; for the host also a seat that no person holds.

    Any seat may propose it for a person for whom the table has waited as long as for `/default` (202). Once the other
    people at the table have consented by `/consent`, the bot plays; whoever does not answer within a day is taken to
    consent, and the same request again carries it out then. Whatever happens at the table ends the proposal.

    A bot sees what its seat may see, and consents to every undo. The player's token stays valid. At least one seat is
    a person's: else 409 `no-person`.
    """
    loaded = service.tables.loaded(table_id)
    check_bot(body.bot, service.views[loaded.game.id])
    holder = row_of(loaded, seat).holder
    if mine == seat:
        version = await service.seating.stand_in(table_id, seat, body.bot)
    elif holder == PERSON:
        done = await service.consents.propose_bot(table_id, seat, body.bot, mine, service.settings.idle_seconds)
        if done.waiting:
            return shown(done.version, proposed(done), 202)
        version = done.version
    elif mine != HOST:
        raise NotYourSeat("only the host may let a bot play a seat that no person holds; send the token of seat 0")
    else:
        version = await service.seating.give_to_bot(table_id, seat, body.bot)
    service.bots.look()
    return shown(version, BotSeat(seat, body.bot, version))


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
