"""Replace the token of a table's seat, and rename its player."""

from functools import partial
from uuid import UUID

from fastapi import APIRouter, Response
from msgspec import Struct

from api.service.tables.use_cases import Tables
from api.shared.bodies import Body, Name
from api.shared.commands import encode
from api.shared.openapi.description import BODY, SEAT, Answer, described
from api.shared.openapi.examples import OTHER_TOKEN
from api.shared.openapi.fields import Seat, Token, Version
from api.shared.openapi.parameters import Authorization, SeatNumber, TableId
from api.shared.reader import SeatDep, ServiceDep, bearer, held_by, seat_by_campaign
from domain.kernel.errors import InvalidRequest, NotYourSeat
from domain.kernel.tables.decisions import HOST
from infra.store.rows.records import WATCHER

router = APIRouter(prefix="/v1/tables/{table_id}/seats", tags=["tables"])


class NameIn(Body):
    """A new name."""

    name: Name


class FreshToken(Struct, frozen=True):
    """A seat's new token. The old one has stopped working."""

    seat: Seat
    token: Token
    version: Version


NEW_TOKEN = Answer(FreshToken(1, OTHER_TOKEN, 10), headers=("ETag",))


@router.post("/{seat}/token")
@described(
    "Replace a seat's token",
    NEW_TOKEN,
    codes=(*SEAT, "malformed-request", "invalid-request", "wrong-state"),
    token="seat",
)
async def replace_token(
    table_id: TableId, seat: SeatNumber, mine: SeatDep, service: ServiceDep, authorization: Authorization = None
) -> Response:
    """Replace a seat's token: that seat or the host may. The old token stops working. Shown once."""
    if mine not in (seat, HOST):
        raise NotYourSeat("only this seat or the host may replace its token; send one of their tokens")
    check_seat(service.tables, table_id, seat)
    by_campaign = await service.recorder.in_thread(
        partial(seat_by_campaign, service.recorder, table_id, bearer(authorization) or "")
    )
    held = held_by(authorization) if by_campaign is None else None
    version, token = await service.tables.replace_token(table_id, seat, mine, held)
    return new_token(seat, token, version)


@router.patch("/{seat}", status_code=204)
@described(
    "Rename a player",
    Answer(about="The seat has the new name.", status=204),
    codes=(*SEAT, *BODY, "invalid-request"),
    token="seat",
    body=NameIn(name="Ada"),
)
async def rename(table_id: TableId, seat: SeatNumber, body: NameIn, mine: SeatDep, service: ServiceDep) -> Response:
    """Rename a seat's player: that seat or the host may. Names are not in the log."""
    if mine not in (seat, HOST):
        raise NotYourSeat("only this seat or the host may rename it; send one of their tokens")
    check_seat(service.tables, table_id, seat)
    await service.tables.rename(table_id, seat, body.name)
    return Response(status_code=204)


def new_token(seat: int, token: str, version: int) -> Response:
    """Return the answer with a seat's new token. version: of the table or campaign."""
    headers = {"ETag": f'"{version}"', "Cache-Control": "no-store"}
    return Response(encode(FreshToken(seat, token, version)), 200, headers, "application/json")


def check_seat(tables: Tables, table_id: UUID, seat: int) -> None:
    """Check that the table has this seat. Raises InvalidRequest."""
    if not any(row.seat == seat != WATCHER for row in tables.loaded(table_id).seats):
        raise InvalidRequest(f"the table has no seat {seat}; see `seats` of the table")
