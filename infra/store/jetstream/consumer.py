"""Reads a stream in order, from any message on, for ever: whatever fails, it continues where it was.

A reader of a stream lives at one of the servers, and is made again elsewhere when that dies. For this the servers need
a leader of all, whom they may still be choosing. Until then the leader of the stream is asked for each next message.

A server passes over a message that its disk has spoiled, without a word. Nothing is ever deleted from the streams, so a
number that is missing shows it. Then the messages are asked for again, which another server may send.
"""

import asyncio
import json
from asyncio import Queue, Task
from base64 import b64decode
from collections.abc import AsyncIterator, Mapping
from datetime import datetime
from logging import getLogger
from typing import Any, NamedTuple

from eventsourcing.persistence import OperationalError
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from infra.store.jetstream.connection import Connection, Refused, headers_of

NANOSECONDS = 1_000_000_000
BATCH, BATCH_BYTES = 500, 8 * 1024 * 1024
PULL_SECONDS = 30
HEARTBEAT_SECONDS = 0.5
SILENCE_SECONDS_MAX = 1.2
"""After so much silence, two heartbeats, the server that sends is taken for dead."""
AGAIN_AFTER_SECONDS = 0.2
MADE_WITHIN_SECONDS, ASKED_EVERY_SECONDS, ANSWER_SECONDS_MAX = 0.2, 0.1, 0.5
"""How long it is only waited for a new reader, how often the leader is asked after that, and for how long. One that was
just chosen may drop a question without a word.
"""
INACTIVE_SECONDS = 30
"""After so long the servers forget the reader of a node that died."""

GAPS_MAX, GAP_SHOWN_WITHIN_SECONDS = 40, 10.0
"""How often messages are asked for again while one of them is missing, which soon shows."""

DELIVERED, READ = "Nats-Last-Consumer", "Nats-Last-Stream"
"""In a heartbeat: how many messages were sent before it, and the number of the last one that was read."""

_log = getLogger(__name__)


class Gap(Refused):
    """A server passed over a message that the stream has."""


class Stored(NamedTuple):
    """A message of a stream. at: seconds since 1970, by the clock of the server that took it."""

    sequence: int
    at: float
    subject: str
    headers: Mapping[str, str]
    data: bytes


async def messages(connection: Connection, stream: str, after: int) -> AsyncIterator[Stored]:
    """Yield the messages of a stream that follow the one with this number, and then each new one.

    Raises Gap if one of them is missing again and again.
    """
    place, gaps, loop = after, 0, asyncio.get_running_loop()
    told: set[str] = set()
    while True:
        began = loop.time()
        try:
            async for message in _read(connection, stream, place):
                place, gaps = message.sequence, 0
                yield message
        except Gap as error:
            gaps = gaps + 1 if loop.time() < began + GAP_SHOWN_WITHIN_SECONDS else 1
            if gaps == GAPS_MAX:
                raise
            if str(error) not in told:
                _log.error("%s", error)
                told.add(str(error))
        except (NatsError, OperationalError, OSError) as error:
            _log.debug("stream %s is read again after %d: %s", stream, place, error)
        await asyncio.sleep(AGAIN_AFTER_SECONDS)


async def _read(connection: Connection, stream: str, after: int) -> AsyncIterator[Stored]:
    """Yield messages until something is amiss: silence, a gap, the reader's end at the servers."""
    inbox, arrived = connection.client.new_inbox(), Queue[Msg]()
    subscription = await connection.client.subscribe(inbox, cb=arrived.put)
    making = asyncio.create_task(_made(connection, stream, after))
    name, place = None, after
    try:
        async for early in _until_made(connection, stream, after, making):
            place = early.sequence
            yield early
        made = await making
        name = made["name"]
        sender, asking = made.get("cluster", {}).get("leader", ""), f"$JS.API.CONSUMER.MSG.NEXT.{stream}.{name}"
        async for message, passed in _pulled(connection, asking, arrived, inbox):
            if passed > place + (message is not None):
                raise Gap(f"server {sender} has lost message {place + 1} of {stream}, and needs a new copy")
            if message is not None and passed > place:
                place = passed
                yield _stored(message)
    finally:
        making.cancel()
        await subscription.unsubscribe()
        if name is not None and not connection.client.is_closed:
            await connection.client.publish(f"$JS.API.CONSUMER.DELETE.{stream}.{name}")


async def _made(connection: Connection, stream: str, after: int) -> Any:
    """Make a reader at the servers. Raises OperationalError."""
    return await connection.api(f"CONSUMER.CREATE.{stream}", {"stream_name": stream, "config": _config(after)})


async def _until_made(connection: Connection, stream: str, after: int, making: "Task[Any]") -> AsyncIterator[Stored]:
    """Yield the messages that the leader of the stream has, until a reader is made or cannot be made."""
    await asyncio.wait({making}, timeout=MADE_WITHIN_SECONDS)
    while not making.done():
        try:
            said = await asyncio.wait_for(connection.message(stream, {"seq": after + 1}), ANSWER_SECONDS_MAX)
        except (OperationalError, TimeoutError):
            said = None  # it has no leader, or that one lacks the message
        if said is None:
            await asyncio.wait({making}, timeout=ASKED_EVERY_SECONDS)
            continue
        after += 1
        at = datetime.fromisoformat(said["time"]).timestamp()
        yield Stored(after, at, said["subject"], headers_of(said), b64decode(said.get("data", "")))


def _stored(message: Msg) -> Stored:
    sequence, at = message.metadata.sequence.stream, message.metadata.timestamp.timestamp()
    return Stored(sequence, at, message.subject, message.headers or {}, message.data)


async def _pulled(
    connection: Connection, next_: str, arrived: Queue[Msg], inbox: str
) -> AsyncIterator[tuple[Msg | None, int]]:
    """Yield messages with their numbers, and now and then None with the number up to which the server has read."""
    pull: dict[str, Any] = {"batch": BATCH, "max_bytes": BATCH_BYTES, "expires": PULL_SECONDS * NANOSECONDS}
    pull["idle_heartbeat"] = int(HEARTBEAT_SECONDS * NANOSECONDS)
    expected = 1
    while True:
        await connection.client.publish(next_, json.dumps(pull).encode(), reply=inbox)
        left = BATCH
        while left:
            message = await _next(arrived)
            status = (message.headers or {}).get("Status")
            if status == "100" and not message.reply:
                if int((message.headers or {}).get(DELIVERED, 0)) >= expected:
                    raise Refused("the newest messages are missing")  # sent while the connection was lost
                yield None, int((message.headers or {}).get(READ, 0))
                continue
            if status in ("404", "408") or (status == "409" and _is_full(message)):
                break
            if status is not None and not message.reply.startswith("$JS.ACK."):
                raise Refused(f"the reader ended: {status} {_description(message)}")
            if message.metadata.sequence.consumer != expected:
                raise Refused("a message is missing in between")
            expected += 1
            left -= 1
            yield message, message.metadata.sequence.stream


async def _next(arrived: Queue[Msg]) -> Msg:
    """Return the next message. Raises TimeoutError after too much silence."""
    if not arrived.empty():
        return arrived.get_nowait()  # a timeout for each message would cost more than the message
    return await asyncio.wait_for(arrived.get(), SILENCE_SECONDS_MAX)


def _is_full(message: Msg) -> bool:
    """Return whether a pull ended since it has brought as much as it asked for."""
    return any(words in _description(message).lower() for words in ("batch completed", "maxbytes"))


def _description(message: Msg) -> str:
    return (message.headers or {}).get("Description", "")


def _config(after: int) -> dict[str, Any]:
    return {
        "deliver_policy": "by_start_sequence",
        "opt_start_seq": after + 1,
        "ack_policy": "none",
        "replay_policy": "instant",
        "inactive_threshold": INACTIVE_SECONDS * NANOSECONDS,
        "num_replicas": 1,
        "mem_storage": True,
    }
