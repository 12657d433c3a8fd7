"""The players' socket: a table's feed, and commands with their answers, over one connection.

All messages are JSON texts. The client sends the first one, `{"token", "after"?, "lang"?}`. Then the server sends the
feed's frames, `{"event", "id" of an entry, "data"}`. Each command is answered with the event `answer`, `{"ref",
"status", "body"}`: the answer that the same request would get over HTTP, a problem document if it is refused. The
server carries out a socket's commands one after another; further ones wait. Each is charged like a request.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar
from uuid import UUID

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from msgspec import Struct

from api.service.budget import Payer
from api.service.command import Command, CommandResult
from api.service.fair_queue import TooManyRequests
from api.service.service import Service
from api.service.tasks import until_one_ends
from api.shared.bodies import action_number
from api.shared.charges import REQUEST, STREAM, charge, seat_or
from api.shared.commands import command_of, is_proposal
from api.shared.observation import BURST, STRAIGHT
from api.shared.payers import address_of, house_of
from api.shared.problems import MalformedRequest, TooManyStreams, answer_to
from api.shared.query_names import check_query
from api.shared.reader import SeatOfConnection, bearer, check_host, read_by, table_of
from api.stream.frames import Frame, FrameBatch, json_bytes, messages, socket_bytes
from api.stream.route import cursor_of, who_watches
from api.stream.socket_commands import (
    Act,
    AnyCommand,
    Consent,
    Default,
    End,
    Redo,
    Ref,
    SocketCommand,
    Start,
    Undo,
    Withdraw,
    decode_hello,
    decode_message,
)
from api.stream.streams import Streams
from api.stream.watcher import Watcher
from domain.kernel.errors import GameError
from infra.keys.tokens import token_hash
from infra.store.errors import StoreError

logger = logging.getLogger("hourglass")
router = APIRouter(prefix="/v1/tables/{table_id}")

HELLO_SECONDS = 10.0
"""How long to wait for a client's first message."""
ENDED, REFUSED, TOO_LARGE, COME_AGAIN = 1000, 1008, 1009, 1013
"""Close codes of the socket (RFC 6455, 7.4)."""

Greeting = TypeVar("Greeting")
Write = Callable[[bytes], bool]
"""Writes encoded messages, unless the client has still to read earlier ones. Returns whether it did."""


class Player(Struct, frozen=True):
    """A player at a socket. payer, house: who pays for the player's commands; watcher: receives the feed."""

    service: Service
    table: UUID
    seat: SeatOfConnection
    payer: Payer
    house: Payer | None
    watcher: Watcher


@router.websocket("/ws")
async def socket(websocket: WebSocket, table_id: str, after: str | None = None) -> None:
    """Greet a player, then send the feed and carry out commands until one side closes."""
    await websocket.accept()
    try:
        player = await greeted(websocket, table_id, after)
    except WebSocketDisconnect:
        return
    except Exception as error:
        await refuse(websocket, error)
        return
    try:
        await played(websocket, player)
    finally:
        websocket.app.state.streams.leave(player.watcher)


async def greeted(websocket: WebSocket, table_id: str, after: str | None) -> Player:
    """Return the player that the first message names. after: of the query, if the message has none.

    Raises GameError, StoreError, TimeoutError.
    """
    service: Service = websocket.app.state.service
    table = table_of(table_id)
    charge(service.budget, Payer(address_of(websocket.scope)), STREAM)
    hello = await greeting(websocket, decode_hello, "token, after, lang", service.settings.body_bytes_max)
    authorization = authorization_of(websocket, hello.token)
    seat = SeatOfConnection(service, table, authorization)
    await seat.known()
    table = seat.table_id
    reader = await read_by(service, table, authorization)
    who = who_watches(service, websocket, table, reader, authorization, 0, hello.lang)
    cursor = cursor_of(after, None) if hello.after is None else hello.after
    stranger = Payer(address_of(websocket.scope))
    payer = await seat_or(websocket.app.state.payers, service.budget, stranger, token_hash(bearer(authorization) or ""))
    house = house_of(websocket.scope, payer)
    streams: Streams = websocket.app.state.streams
    return Player(service, table, seat, payer, house, await streams.admit(who, cursor))


async def played(websocket: WebSocket, player: Player) -> None:
    """Send the feed while the player's commands are carried out."""
    await until_one_ends(send_all(websocket, player.watcher), carry_out_all(websocket, player))


async def send_all(websocket: WebSocket, watcher: Watcher) -> None:
    """Send the feed and the answers in order, then close the socket."""
    event = ""
    watcher.burst_sink = partial(sent_at_once, websocket.scope["extensions"].get(BURST, {}).get("write"))
    async with watcher.served():
        while batches := await watcher.burst():
            await send_burst(websocket, batches)
            event = next((one.frames[-1].event for one in reversed(batches) if one.frames), event)
        await websocket.close(ENDED if event == "ended" else COME_AGAIN)


async def send_burst(websocket: WebSocket, batches: Sequence[FrameBatch]) -> None:
    """Send frames in order: with one write, if the server takes encoded messages."""
    if BURST in websocket.scope["extensions"]:
        await websocket.scope[STRAIGHT]({"type": BURST, "bytes": encoded(batches)})
        return
    for batch in batches:
        for text in batch.made(messages):
            await websocket.send_text(text)


def sent_at_once(write: Write | None, batches: Sequence[FrameBatch]) -> bool:
    """Send frames in order with one write. Return False if they must wait for the client, or for want of this write."""
    return write is not None and write(encoded(batches))


def encoded(batches: Sequence[FrameBatch]) -> bytes:
    """Return frames in order as the bytes of socket messages."""
    return b"".join([batch.made(socket_bytes) for batch in batches])


async def carry_out_all(websocket: WebSocket, player: Player) -> None:
    """Carry out commands in the order in which they arrive."""
    bytes_max = player.service.settings.body_bytes_max
    while True:
        try:
            text = await received(websocket, bytes_max)
        except WebSocketDisconnect:
            player.watcher.close()
            return
        player.watcher.give(FrameBatch(await answered(player, text)))


async def greeting(websocket: WebSocket, decode: Callable[[str], Greeting], members: str, bytes_max: int) -> Greeting:
    """Return a client's first message. members: those that it may have.

    Raises GameError, TimeoutError, WebSocketDisconnect.
    """
    async with asyncio.timeout(HELLO_SECONDS):
        text = await received(websocket, bytes_max)
    check_query(websocket)
    try:
        return decode(text)
    except msgspec.MsgspecError as error:
        raise MalformedRequest(f"cannot read the first message; send {{{members}}}: {error}") from None


def authorization_of(websocket: WebSocket, token: str | None) -> str:
    """Return the authorization of a client: the token of its first message, else its header."""
    return f"Bearer {token}" if token else websocket.headers.get("authorization", "")


async def received(websocket: WebSocket, bytes_max: int) -> str:
    """Return the next message. If it is too large or binary, close the socket. Raises WebSocketDisconnect."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", ENDED))
    text = message.get("text")
    if text is None or len(text) > bytes_max:
        await websocket.close(TOO_LARGE if text else REFUSED)
        raise WebSocketDisconnect(TOO_LARGE)
    return str(text)


async def answered(player: Player, text: str) -> Frame:
    """Carry out a command and return its answer."""
    ref: Ref = None
    try:
        message = decode_message(text)
        ref = message.ref
        charge(player.service.budget, player.payer, REQUEST, player.house)
        seat = await player.seat.known()
        done = await carried_out(player, seat, message)
        status, body = 202 if is_proposal(done) else 200, done.answer
    except Exception as error:
        problem = answer_to(error)
        status, body = problem.status_code, bytes(problem.body)
        if status == 500:
            logger.exception("a command failed")
    return Frame("answer", b'{"ref":%b,"status":%d,"body":%b}' % (json_bytes(ref), status, body))


async def carried_out(player: Player, seat: int, message: AnyCommand) -> CommandResult:
    """Carry out a command as the route of the same name does. Raises GameError, StoreError."""
    tables, table = player.service.tables, player.table
    match message:
        case Act(command=offered):
            command = commanded(seat, "actions", [offered.key], message, offered.version)
            return await tables.act(table, command, offered.key)
        case Undo(to=action):
            to = action_number(action)
            return await tables.undo(table, commanded(seat, "undo", to, message), to)
        case Redo(to=action):
            to = action_number(action)
            return await tables.redo(table, commanded(seat, "redo", to, message), to)
        case Consent(proposal=proposal, grant=grant):
            command = commanded(seat, "consent", [proposal, grant], message)
            return await tables.consent(table, command, proposal, grant)
        case Withdraw(proposal=named):
            return await tables.withdraw(table, commanded(seat, "withdraw", named, message), named)
        case Default(seat=absent):
            check_host(seat)
            command = commanded(seat, "default", absent, message)
            return await tables.answer_for(table, command, absent, player.service.settings.idle_seconds)
        case Start():
            check_host(seat)
            return await tables.start(table, commanded(seat, "start", None, message))
        case End():
            return await tables.end(table, commanded(seat, "end", None, message))


def commanded(
    seat: int,
    route: str,
    body: str | int | list[str] | list[int] | None,
    message: SocketCommand,
    offered_at: int | None = None,
) -> Command:
    """Return a seat's command. It equals the one that the same request makes over HTTP. offered_at: the version that it
    expects if the message says none.
    """
    expected = offered_at if message.expected_version is None else message.expected_version
    return command_of(seat, route, body, key=message.key, expected=expected)


async def refuse(websocket: WebSocket, error: Exception) -> None:
    """Send the reason, and close the socket."""
    if isinstance(error, TimeoutError):
        error = MalformedRequest(f"the first message did not arrive in time; send it within {HELLO_SECONDS:g} seconds")
    if not isinstance(error, GameError):
        logger.error("a socket was refused", exc_info=error)
    await websocket.send_text(problem_text(error))
    may_retry = isinstance(error, TooManyStreams | TooManyRequests | StoreError)
    await websocket.close(COME_AGAIN if may_retry else REFUSED)


def problem_text(error: Exception) -> str:
    """Return the problem document of an error as a message."""
    [text] = messages([Frame("problem", bytes(answer_to(error).body))])
    return text
