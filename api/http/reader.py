"""Who asks: what a reader may see and do follows from the token alone."""

from typing import Annotated
from uuid import UUID

from fastapi import Depends, Header, Request
from msgspec import Struct

from api.http.problems import TokenNeeded
from api.service import Service
from domain.kernel.errors import NotYourSeat, TableNotFound
from infra.command import HOST
from infra.store.rows import WATCHER, TableRow
from infra.tokens import seat_of, token_hash


class Reader(Struct, frozen=True):
    """Who reads a table. seat: None for those who only watch."""

    row: TableRow
    seat: int | None


async def service_of(request: Request) -> Service:
    """The running service."""
    service: Service = request.app.state.service
    return service


ServiceDep = Annotated[Service, Depends(service_of)]
Authorization = Annotated[str | None, Header()]


def bearer(authorization: str | None) -> str | None:
    """The token of an Authorization header."""
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


def read_by(service: Service, table_id: UUID, authorization: str | None) -> Reader:
    """Who reads: of a public table anyone, of a private one its seats and watchers (else 404).

    Raises TableNotFound, TokenNeeded (a token that nobody has), NotYourSeat (one of another table).
    """
    row, seats = service.tables.kept.known(table_id)
    token = bearer(authorization)
    seat = None if token is None else seat_of(token, seats)
    if seat is not None:
        return Reader(row, None if seat == WATCHER else seat)
    if row.private:
        raise TableNotFound(f"no table {table_id}")
    if token is None:
        return Reader(row, None)
    if service.recorder.has_token(token_hash(token)):
        raise NotYourSeat("the token is of another table")
    raise TokenNeeded("nobody has this token")


def seat_for(service: Service, table_id: UUID, authorization: str | None) -> int:
    """The seat whose token was sent. Raises what `read_by` does, and NotYourSeat for one who may only watch."""
    reader = read_by(service, table_id, authorization)
    if reader.seat is None:
        if bearer(authorization) is None:
            raise TokenNeeded("this needs a seat's token")
        raise NotYourSeat("this token may only watch")
    return reader.seat


async def reader_of(table_id: UUID, service: ServiceDep, authorization: Authorization = None) -> Reader:
    """Who reads a table."""
    return read_by(service, table_id, authorization)


async def seated(table_id: UUID, service: ServiceDep, authorization: Authorization = None) -> int:
    """The seat that asks."""
    return seat_for(service, table_id, authorization)


ReaderDep = Annotated[Reader, Depends(reader_of)]
SeatDep = Annotated[int, Depends(seated)]


async def host(seat: SeatDep) -> int:
    """The host's seat. Raises NotYourSeat for another one."""
    if seat != HOST:
        raise NotYourSeat("only the host (seat 0) may do this")
    return seat


HostDep = Annotated[int, Depends(host)]
