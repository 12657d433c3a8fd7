"""Find who asks. What a reader may see and do follows from the token alone."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Annotated, TypeVar
from uuid import UUID

from fastapi import Depends, Request
from msgspec import Struct

from api.service.budget import Payer
from api.service.service import Service
from api.shared.charges import COLD, PAYER
from api.shared.openapi.parameters import Authorization, CampaignId, TableId
from api.shared.problems import TokenNeeded
from domain.kernel.errors import CampaignNotFound, GameError, NotYourSeat, TableImported, TableNotFound
from domain.kernel.tables.decisions import HOST
from infra.keys.tokens import seat_of, token_hash
from infra.store.recorder import StoreRecorder
from infra.store.rows.records import WATCHER, SeatRow, TableRow
from infra.telemetry import note

Value = TypeVar("Value")


class Reader(Struct, frozen=True):
    """A reader of a table. seat: None for one who only watches."""

    row: TableRow
    seat: int | None


Known = tuple[TableRow, Sequence[SeatRow]]
"""What is stored of a table outside its log: who may read it, and who sits there."""


async def service_of(request: Request) -> Service:
    """Return the running service."""
    service: Service = request.app.state.service
    return service


ServiceDep = Annotated[Service, Depends(service_of)]


async def payer_of(request: Request) -> Payer:
    """Return who pays for the request."""
    payer: Payer = request.scope[PAYER]
    return payer


PayerDep = Annotated[Payer, Depends(payer_of)]


def bearer(authorization: str | None) -> str | None:
    """Return the token of an Authorization header, or None."""
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


async def read_by(service: Service, table_id: UUID, authorization: str | None) -> Reader:
    """Return the reader: anyone may read a public table, only seats and watchers a private one (else 404).

    Loads the table and brings it up to date, including what other nodes wrote.

    Raises TableNotFound, TokenNeeded (an unknown token), NotYourSeat (a token of another table).
    """
    await service.tables.cache.refresh(table_id)
    return await _reader_beside(service, table_id, service.tables.cache.known(table_id), authorization)


async def _reader_beside(service: Service, table_id: UUID, known: Known, authorization: str | None) -> Reader:
    row, seats = known
    token = bearer(authorization)
    seat = None if token is None else seat_of(token, seats)
    if seat is None and token is not None:
        seat = await service.recorder.in_thread(partial(seat_by_campaign, service.recorder, table_id, token))
    if seat is None:
        hidden = TableNotFound(f"no table {table_id}") if row.private else None
        await service.recorder.in_thread(partial(check_stranger, service.recorder, token, hidden))
    if seat not in (None, WATCHER):
        note(seat=seat)
    return Reader(row, None if seat == WATCHER else seat)


def seat_by_campaign(recorder: StoreRecorder, table_id: UUID, token: str) -> int | None:
    """Return what a campaign's token allows at its tables: the campaign's host is host, all others may watch."""
    campaign_id = recorder.campaign_of(table_id)
    if campaign_id is None:
        return None
    seat = seat_of(token, recorder.seats(campaign_id))
    return seat if seat in (None, HOST) else WATCHER


def check_stranger(recorder: StoreRecorder, token: str | None, hidden: GameError | None) -> None:
    """Let a reader without a seat read what is public. hidden: the error for what is private.

    Raises TokenNeeded (an unknown token), NotYourSeat (a token of another table or campaign).
    """
    if hidden is not None:
        raise hidden
    if token is None:
        return
    if recorder.has_token(token_hash(token)):
        raise NotYourSeat("this token belongs to another table or campaign; send one of this table's, or none to watch")
    raise TokenNeeded("unknown token; send the newest one, or none to watch")


async def seat_for(service: Service, table_id: UUID, authorization: str | None) -> int:
    """Return the seat whose token was sent. If the table is not loaded, check the token before reading its log.

    Raises as `read_by`, NotYourSeat for a token that may only watch, TableImported if nobody sits there.
    """
    cache = service.tables.cache
    if cache.held(table_id) is None:
        known = await service.recorder.in_thread(partial(cache.known, table_id))
        await _seat_beside(service, table_id, known, authorization)
    await cache.refresh(table_id)
    return await _seat_beside(service, table_id, cache.known(table_id), authorization)


class SeatOfConnection:
    """The seat of a connection whose token was checked. A table's own token is checked again only if the table's seats
    changed, or if another node may have changed them.

    table_id: the same object as the loaded table's, so that dicts find it without comparing.
    """

    def __init__(self, service: Service, table_id: UUID, authorization: str) -> None:
        self._service, self.table_id, self._authorization = service, table_id, authorization
        self._seat = 0
        self._seats: Sequence[SeatRow] | None = None

    async def known(self) -> int:
        """Return the seat now. Raises as `seat_for`."""
        cache = self._service.tables.cache
        held = cache.held(self.table_id)
        if held is None or held.seats is not self._seats or cache.is_shared:
            self._seat = await seat_for(self._service, self.table_id, self._authorization)
            held = cache.held(self.table_id)
            self.table_id = self.table_id if held is None else held.id
            is_own = held is not None and seat_of(bearer(self._authorization) or "", held.seats) == self._seat
            self._seats = held.seats if held is not None and is_own else None
        return self._seat


async def _seat_beside(service: Service, table_id: UUID, known: Known, authorization: str | None) -> int:
    if not known[1]:
        raise TableImported("the table was imported and has no seats; it can only be read; branch it to play on")
    reader = await _reader_beside(service, table_id, known, authorization)
    if reader.seat is None:
        if bearer(authorization) is None:
            raise TokenNeeded("this needs a seat's token; send it as Authorization: Bearer <token>")
        raise NotYourSeat("this token may only watch; send the token of a seat")
    return reader.seat


async def reader_of(
    table_id: TableId, service: ServiceDep, payer: PayerDep, authorization: Authorization = None
) -> Reader:
    """Return the reader of a table, and load the table if necessary, when it is the payer's turn."""
    return await loaded(service, payer, table_id, partial(read_by, service, table_id, authorization))


async def loaded(service: Service, payer: Payer, table_id: UUID, read: Callable[[], Awaitable[Value]]) -> Value:
    """Read a table; one that is not in memory when it is the payer's turn. Raises TooManyRequests, and as `read`."""
    if service.tables.cache.held(table_id) is not None:
        return await read()
    async with service.reads.turn(payer):
        service.budget.add(payer, COLD)
        return await read()


async def seated(table_id: TableId, service: ServiceDep, authorization: Authorization = None) -> int:
    """Return the seat that asks."""
    return await seat_for(service, table_id, authorization)


def check_host(seat: int | None) -> None:
    """Check that the seat is the host. Raises NotYourSeat."""
    if seat != HOST:
        raise NotYourSeat("only the host may do this; send the token of seat 0")


ReaderDep = Annotated[Reader, Depends(reader_of)]
SeatDep = Annotated[int, Depends(seated)]


async def host(seat: SeatDep) -> int:
    """Return the host's seat. Raises NotYourSeat for another seat."""
    check_host(seat)
    return seat


HostDep = Annotated[int, Depends(host)]


async def campaign_reader(
    campaign_id: CampaignId, service: ServiceDep, authorization: Authorization = None
) -> int | None:
    """Return the seat that reads a campaign; None for those who only watch. A private one needs a token (else 404)."""
    seat = await service.recorder.in_thread(partial(seat_in_campaign, service, campaign_id, bearer(authorization)))
    return None if seat == WATCHER else seat


def seat_in_campaign(service: Service, campaign_id: UUID, token: str | None) -> int | None:
    """Return the seat whose token this is. Raises CampaignNotFound, and as `check_stranger`."""
    row = service.campaigns.books.row(campaign_id)
    seat = None if token is None else seat_of(token, service.recorder.seats(campaign_id))
    if seat is None:
        check_stranger(service.recorder, token, CampaignNotFound(f"no campaign {campaign_id}") if row.private else None)
    return seat


CampaignReaderDep = Annotated[int | None, Depends(campaign_reader)]


async def campaign_seat(seat: CampaignReaderDep, authorization: Authorization = None) -> int:
    """Return the campaign's seat whose token was sent. Raises TokenNeeded, and NotYourSeat if it may only watch."""
    if seat is None:
        if bearer(authorization) is None:
            raise TokenNeeded("this needs a seat's token of the campaign; send it as a bearer token")
        raise NotYourSeat("this token may only watch; send the token of a seat")
    return seat


CampaignSeatDep = Annotated[int, Depends(campaign_seat)]


def held_by(authorization: str | None) -> bytes:
    """Return the hash of the token that was sent; without one, the hash of the empty string."""
    return token_hash(bearer(authorization) or "")


async def campaign_host(seat: CampaignReaderDep, authorization: Authorization = None) -> int:
    """Return the campaign's host. Raises TokenNeeded without a token, NotYourSeat for anyone else."""
    if seat is None and bearer(authorization) is None:
        raise TokenNeeded("this needs the campaign host's token; send it as a bearer token")
    check_host(seat)
    return HOST


CampaignHostDep = Annotated[int, Depends(campaign_host)]


def table_of(text: str) -> UUID:
    """Return the table id in a path. Raises TableNotFound if the text is no UUID."""
    try:
        return UUID(text)
    except ValueError:
        raise TableNotFound("no such table: a table's id is a UUID; check the address") from None
