"""Who asks: what a reader may see and do follows from the token alone."""

from collections.abc import Sequence
from functools import partial
from typing import Annotated
from uuid import UUID

from fastapi import Depends, Header, Request
from msgspec import Struct

from api.http.charged import COLD, PAYER
from api.http.problems import TokenNeeded
from api.service.budget import Payer
from api.service.service import Service
from domain.kernel.decisions import HOST
from domain.kernel.errors import CampaignNotFound, GameError, NotYourSeat, TableImported, TableNotFound
from infra.keys.tokens import seat_of, token_hash
from infra.store.rows import WATCHER, SeatRow, TableRow
from infra.telemetry import note


class Reader(Struct, frozen=True):
    """Who reads a table. seat: None for those who only watch."""

    row: TableRow
    seat: int | None


Known = tuple[TableRow, Sequence[SeatRow]]
"""What lies beside a table's log: who may read it, and who sits there."""


async def service_of(request: Request) -> Service:
    """The running service."""
    service: Service = request.app.state.service
    return service


ServiceDep = Annotated[Service, Depends(service_of)]


async def payer_of(request: Request) -> Payer:
    """Who pays for the request."""
    payer: Payer = request.scope[PAYER]
    return payer


PayerDep = Annotated[Payer, Depends(payer_of)]
Authorization = Annotated[str | None, Header()]


def bearer(authorization: str | None) -> str | None:
    """The token of an Authorization header."""
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


async def read_by(service: Service, table_id: UUID, authorization: str | None) -> Reader:
    """Who reads: of a public table anyone, of a private one its seats and watchers (else 404).

    The table is held in memory as it is now, also by what other nodes wrote.

    Raises TableNotFound, TokenNeeded (a token that nobody has), NotYourSeat (one of another table).
    """
    await service.tables.cache.refresh(table_id)
    return await _reader_beside(service, table_id, service.tables.cache.known(table_id), authorization)


async def _reader_beside(service: Service, table_id: UUID, known: Known, authorization: str | None) -> Reader:
    row, seats = known
    token = bearer(authorization)
    seat = None if token is None else seat_of(token, seats)
    if seat is None and token is not None:
        seat = await service.recorder.aside(partial(seat_by_campaign, service, table_id, token))
    if seat is None:
        hidden = TableNotFound(f"no table {table_id}") if row.private else None
        await service.recorder.aside(partial(check_stranger, service, token, hidden))
    if seat not in (None, WATCHER):
        note(seat=seat)
    return Reader(row, None if seat == WATCHER else seat)


def seat_by_campaign(service: Service, table_id: UUID, token: str) -> int | None:
    """What a token of a campaign is good for at its tables: the host is host there, all others may watch."""
    campaign_id = service.recorder.campaign_of(table_id)
    if campaign_id is None:
        return None
    seat = seat_of(token, service.recorder.seats(campaign_id))
    return seat if seat in (None, HOST) else WATCHER


def check_stranger(service: Service, token: str | None, hidden: GameError | None) -> None:
    """Let one who has no seat read what is public. hidden: what it is told where it may not.

    Raises TokenNeeded (a token that nobody has), NotYourSeat (one of another table or campaign).
    """
    if hidden is not None:
        raise hidden
    if token is None:
        return
    if service.recorder.has_token(token_hash(token)):
        raise NotYourSeat("the token is of another table or campaign")
    raise TokenNeeded("nobody has this token")


async def seat_for(service: Service, table_id: UUID, authorization: str | None) -> int:
    """The seat whose token was sent. Who has none is refused before the log is read of a table that is not in memory.

    Raises what `read_by` does, NotYourSeat for one who may only watch, TableImported where nobody sits.
    """
    cache = service.tables.cache
    if cache.held(table_id) is None:
        known = await service.recorder.aside(partial(cache.known, table_id))
        await _seat_beside(service, table_id, known, authorization)
    await cache.refresh(table_id)
    return await _seat_beside(service, table_id, cache.known(table_id), authorization)


async def _seat_beside(service: Service, table_id: UUID, known: Known, authorization: str | None) -> int:
    if not known[1]:
        raise TableImported("the table was imported: nobody sits at it, and it can only be read")
    reader = await _reader_beside(service, table_id, known, authorization)
    if reader.seat is None:
        if bearer(authorization) is None:
            raise TokenNeeded("this needs a seat's token")
        raise NotYourSeat("this token may only watch")
    return reader.seat


async def reader_of(
    table_id: UUID, service: ServiceDep, payer: PayerDep, authorization: Authorization = None
) -> Reader:
    """Who reads a table, which is then in memory: one that is not is read when it is the payer's turn."""
    if service.tables.cache.held(table_id) is not None:
        return await read_by(service, table_id, authorization)
    async with service.reads.turn(payer):
        service.budget.add(payer, COLD)
        return await read_by(service, table_id, authorization)


async def seated(table_id: UUID, service: ServiceDep, authorization: Authorization = None) -> int:
    """The seat that asks."""
    return await seat_for(service, table_id, authorization)


def check_host(seat: int | None) -> None:
    """Raises NotYourSeat for any other than the host."""
    if seat != HOST:
        raise NotYourSeat("only the host (seat 0) may do this")


ReaderDep = Annotated[Reader, Depends(reader_of)]
SeatDep = Annotated[int, Depends(seated)]


async def host(seat: SeatDep) -> int:
    """The host's seat. Raises NotYourSeat for another one."""
    check_host(seat)
    return seat


HostDep = Annotated[int, Depends(host)]


async def campaign_reader(campaign_id: UUID, service: ServiceDep, authorization: Authorization = None) -> int | None:
    """The seat that reads a campaign; None for those who only watch, of a private one its watchers alone (else 404)."""
    seat = await service.recorder.aside(partial(seat_in_campaign, service, campaign_id, bearer(authorization)))
    return None if seat == WATCHER else seat


def seat_in_campaign(service: Service, campaign_id: UUID, token: str | None) -> int | None:
    """The seat whose token this is. Raises CampaignNotFound, and what `check_stranger` does."""
    row = service.campaigns.books.row(campaign_id)
    seat = None if token is None else seat_of(token, service.recorder.seats(campaign_id))
    if seat is None:
        check_stranger(service, token, CampaignNotFound(f"no campaign {campaign_id}") if row.private else None)
    return seat


CampaignReaderDep = Annotated[int | None, Depends(campaign_reader)]


async def campaign_seat(seat: CampaignReaderDep, authorization: Authorization = None) -> int:
    """The seat of the campaign whose token was sent. Raises TokenNeeded, NotYourSeat for one who may only watch."""
    if seat is None:
        if bearer(authorization) is None:
            raise TokenNeeded("this needs the token of a seat of the campaign")
        raise NotYourSeat("this token may only watch")
    return seat


CampaignSeatDep = Annotated[int, Depends(campaign_seat)]


def held_by(authorization: str | None) -> bytes:
    """The hash of the token that was sent; of an empty one without any."""
    return token_hash(bearer(authorization) or "")


async def campaign_host(seat: CampaignReaderDep, authorization: Authorization = None) -> int:
    """The campaign's host. Raises TokenNeeded, NotYourSeat for anyone else."""
    if seat is None and bearer(authorization) is None:
        raise TokenNeeded("this needs the token of the campaign's host")
    check_host(seat)
    return HOST


CampaignHostDep = Annotated[int, Depends(campaign_host)]
