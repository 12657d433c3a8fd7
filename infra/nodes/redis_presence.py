"""Who watches, sent between nodes over Redis: how many at each table and which seats, repeated every few seconds.

Redis stores none of it. A node that stops says so. A silent node is forgotten, and while Redis is away so are all
others.
"""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import count
from typing import Annotated
from uuid import UUID, uuid4

import msgspec
from msgspec import Meta, Struct
from redis.asyncio import Redis

from infra.nodes.presence import Presence, Present
from infra.nodes.redis_connection import SILENCE_SECONDS_MAX, UNSENT, connected, heard

logger = logging.getLogger("hourglass")

CHANNEL = "hourglass:watchers"
TOLD_EVERY = 0.25  # seconds: changes at a table within this time are sent at once
BEAT_EVERY = 2  # of those times: a heartbeat, even without changes
ALL_TOLD_EVERY = 8  # of those times
SILENT_AFTER = 2.0  # seconds without a message of a node: four heartbeats, since a busy loop may miss one or two
FORGOTTEN_AFTER = 5.0  # seconds since a node last reported that a table is watched there
LOOKED_THROUGH_EVERY = 2.0  # seconds
WITHDRAWN_WITHIN = 1.0  # seconds: how long a stopping node waits for Redis
TABLES_MAX = 10_000  # of a node; further ones are not reported
TABLES_AT_ONCE = 500  # in a message, of some ten thousand bytes


class Message(Struct, frozen=True, array_like=True):
    """Who is on a node, at each of some tables. Tables that it does not name are unchanged."""

    node: Annotated[bytes, Meta(min_length=16, max_length=16)]
    tables: Annotated[dict[UUID, Present], Meta(max_length=TABLES_AT_ONCE)]


encode = msgspec.msgpack.Encoder(uuid_format="bytes").encode
decode = msgspec.msgpack.Decoder(Message).decode


class RedisPresence:
    """Tells the other nodes who watches here, and hears it from them."""

    def __init__(self, url: str, presence: Presence) -> None:
        self._url, self._presence = url, presence
        self._node = uuid4().bytes
        self._changed: set[UUID] = set()
        self._telling = asyncio.Lock()
        self._looked_through_at = 0.0
        presence.moved = self._moved

    async def tell(self) -> None:
        """Publish until cancelled; what cannot be sent is sent again with the next message."""
        async with connected(self._url) as client:
            for turn in count():
                is_for_all = turn % ALL_TOLD_EVERY == 0
                if self._changed or is_for_all or turn % BEAT_EVERY == 0:
                    await self._tell(client, self._presence.watched_here if is_for_all else ())
                await asyncio.sleep(TOLD_EVERY)

    async def withdraw(self) -> None:
        """Tell the other nodes that nobody watches here any more. Give up soon: then this node expires."""
        self._presence.withdraw()
        with suppress(TimeoutError):
            async with asyncio.timeout(WITHDRAWN_WITHIN), connected(self._url) as client:
                await self._tell(client)

    async def hear(self) -> None:
        """Receive reports until cancelled; while Redis does not answer, nobody is on another node."""
        await heard(self._url, self._hear_from, self._away)

    def _away(self, error: Exception) -> None:
        logger.debug("cannot hear who watches on other nodes: %s", error)
        self._presence.forget()

    async def _tell(self, client: "Redis", others: Sequence[UUID] = ()) -> None:
        """Report the tables where something changed, then others; one after another, so that the newest counts."""
        async with self._telling:
            changed, self._changed = self._changed, set()
            tables = [*dict.fromkeys((*changed, *others))][:TABLES_MAX]
            try:
                async with client.pipeline(transaction=False) as pipeline:
                    for message in messages(self._node, self._presence, tables):
                        pipeline.publish(CHANNEL, message)
                    await pipeline.execute()
            except UNSENT as error:
                logger.debug("cannot tell other nodes who watches here: %s", error)
                self._changed |= changed

    async def _hear_from(self, client: "Redis") -> None:
        async with client.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            while True:
                async with asyncio.timeout(SILENCE_SECONDS_MAX):  # a node hears itself more often
                    message = await channel.get_message(timeout=None)
                if message is not None:
                    self._take_in(message["data"])

    def _take_in(self, data: bytes) -> None:
        try:
            said = decode(data)
        except msgspec.MsgspecError:
            return  # not a node's message
        now = asyncio.get_running_loop().time()
        if said.node == self._node:
            self._presence.forget_silent(now - SILENT_AFTER)
            self._forget_unsaid(now)
        else:
            self._presence.hear(said.node, said.tables, now)

    def _forget_unsaid(self, now: float) -> None:
        """Forget tables that their nodes no longer report. Every few seconds, since it goes through all records."""
        if now - self._looked_through_at >= LOOKED_THROUGH_EVERY:
            self._looked_through_at = now
            self._presence.forget(now - FORGOTTEN_AFTER)

    def _moved(self, table_id: UUID) -> None:
        if len(self._changed) < TABLES_MAX:
            self._changed.add(table_id)


def messages(node: bytes, presence: Presence, tables: Sequence[UUID]) -> Iterator[bytes]:
    """Yield who is on a node, in messages of some tables each; without tables, one empty message."""
    for start in range(0, max(len(tables), 1), TABLES_AT_ONCE):
        some = tables[start : start + TABLES_AT_ONCE]
        yield encode(Message(node, {table_id: presence.here(table_id) for table_id in some}))
