"""The socket of a shared replay.

All messages are JSON texts. The client first sends `{"room", "key", "token"?, "name"?}`. Then the server sends
`{"event", "data"}`: `room` after each change of members or lead, `show` when the leader goes to another moment,
`point` when a member points at a thing, `alive` during silence, `problem` if a message was refused. The room tells
nothing of the table but versions and ids of things, and each member reads the board with its own rights.
"""

import logging
from uuid import UUID

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from msgspec import Struct

from api.service.budget import Payer
from api.service.service import Service
from api.service.tasks import until_one_ends
from api.shared.charges import REQUEST, STREAM, charge
from api.shared.payers import address_of
from api.shared.reader import read_by, table_of
from api.stream.replay.members import Member, Outbox
from api.stream.replay.messages import (
    AnyMessage,
    Hand,
    Point,
    RoomAlive,
    Show,
    Take,
    decode_join,
    decode_room_message,
    event_text,
)
from api.stream.replay.room import Room
from api.stream.replay.rooms import Rooms
from api.stream.socket import (
    COME_AGAIN,
    ENDED,
    authorization_of,
    greeting,
    problem_text,
    received,
    refuse,
)
from domain.kernel.errors import GameError, InvalidRequest
from infra.store.errors import StoreError

logger = logging.getLogger("hourglass")
router = APIRouter(prefix="/v1/tables/{table_id}")

MESSAGE_BYTES_MAX = 1000
FAILED = 1011
"""The close code for a fault of the service (RFC 6455, 7.4)."""


class Joined(Struct, frozen=True):
    """A member at its socket. payer: the address that pays for its messages."""

    service: Service
    table: UUID
    rooms: Rooms
    room: Room
    member: Member
    outbox: Outbox
    payer: Payer


@router.websocket("/replay")
async def replay(websocket: WebSocket, table_id: str) -> None:
    """Let a client join a shared replay, and pass on what its members do until it leaves."""
    await websocket.accept()
    try:
        joined = await admitted(websocket, table_id)
    except WebSocketDisconnect:
        return
    except Exception as error:
        await refuse(websocket, error)
        return
    try:
        await shared(websocket, joined)
    finally:
        joined.rooms.leave(joined.room, joined.member, joined.outbox, joined.payer.key)


async def admitted(websocket: WebSocket, table_id: str) -> Joined:
    """Return the member that the first message names. Raises GameError, StoreError, TimeoutError."""
    service: Service = websocket.app.state.service
    table, payer = table_of(table_id), Payer(address_of(websocket.scope))
    charge(service.budget, payer, STREAM)
    join = await greeting(websocket, decode_join, "room, key, token, name", MESSAGE_BYTES_MAX)
    reader = await read_by(service, table, authorization_of(websocket, join.token))
    rooms: Rooms = websocket.app.state.streams.rooms
    room, member, outbox = await rooms.join(table, join.room, join.key, payer.key)
    member.seat, member.name = reader.seat, join.name or name_of(service, table, reader.seat)
    room.tell()
    return Joined(service, table, rooms, room, member, outbox, payer)


def name_of(service: Service, table: UUID, seat: int | None) -> str:
    """Return the name of a seat; empty for one who only watches."""
    _, seats = service.tables.cache.known(table)
    return next((row.name for row in seats if row.seat == seat), "") if seat is not None else ""


async def shared(websocket: WebSocket, joined: Joined) -> None:
    """Send events while the member's messages are carried out."""
    await until_one_ends(send_events(websocket, joined), carry_out_all(websocket, joined))


async def send_events(websocket: WebSocket, joined: Joined) -> None:
    """Send what happens in the room, until this connection is replaced or the service stops."""
    outbox, silence = joined.outbox, joined.service.settings.heartbeat_seconds
    while not (outbox.is_closed or joined.rooms.is_ending):
        for event in await outbox.events(silence) or [RoomAlive()]:
            await websocket.send_text(event_text(event))
    await websocket.close(ENDED if outbox.is_closed else COME_AGAIN)


async def carry_out_all(websocket: WebSocket, joined: Joined) -> None:
    """Carry out a member's messages in the order in which they arrive. One who sends too many is cut off."""
    while True:
        try:
            text = await received(websocket, MESSAGE_BYTES_MAX)
        except WebSocketDisconnect:
            return
        try:
            await carried_out(joined, decode_room_message(text))
        except (GameError, StoreError) as error:
            await websocket.send_text(problem_text(error))
        except Exception as error:
            logger.exception("a message of a shared replay failed")
            await websocket.send_text(problem_text(error))
            await websocket.close(FAILED)
            return
        if not joined.member.may_send():
            await websocket.close(COME_AGAIN)
            return


async def carried_out(joined: Joined, message: AnyMessage) -> None:
    """Carry out a message. Raises GameError, StoreError."""
    room, member = joined.room, joined.member
    charge(joined.service.budget, joined.payer, REQUEST)
    match message:
        case Show(at=at):
            reader_view = await joined.service.reader_views.view(joined.table, member.seat)
            if at > reader_view.table.version:
                raise InvalidRequest(f"no such version; show one from 1 to {reader_view.table.version}")
            room.show(member, at)
        case Point(of=of):
            room.point(member, of)
        case Hand(to=to):
            room.hand(member, to)
        case Take():
            room.take(member)
