"""Who watches, told between nodes over Redis: how many at each table and which seats, again every few seconds.

Redis keeps none of it. A node that is not heard any more is forgotten, and while Redis is away so are all others.
"""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Annotated
from uuid import UUID, uuid4

import msgspec
from msgspec import Meta, Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError

from infra.presence import Presence, Present
from infra.redis_connection import SILENCE_SECONDS_MAX, connected, heard

logger = logging.getLogger("hourglass")

CHANNEL = "hourglass:watchers"
TOLD_EVERY = 0.25  # seconds: what changed meanwhile at a table is told at once
ALL_TOLD_EVERY = 8  # of those times
FORGOTTEN_AFTER = 5.0  # seconds in which a node did not say again that a table is watched there
TABLES_MAX = 10_000  # of a node; more are not told of
TABLES_AT_ONCE = 500  # in a message, of some ten thousand bytes


class Message(Struct, frozen=True, array_like=True):
    """Who is at a node, at each of some tables. Those that are not named stay as they were said to be."""

    node: Annotated[bytes, Meta(min_length=16, max_length=16)]
    tables: Annotated[dict[UUID, Present], Meta(max_length=TABLES_AT_ONCE)]


encode = msgspec.msgpack.Encoder(uuid_format="bytes").encode
decode = msgspec.msgpack.Decoder(Message).decode


class RedisPresence:
    """Tells the other nodes who watches here, and hears it of them."""

    def __init__(self, url: str, presence: Presence) -> None:
        self._url, self._presence = url, presence
        self._node = uuid4().bytes
        self._changed: set[UUID] = set()
        presence.moved = self._moved

    async def tell(self) -> None:
        """Tell till this is cancelled; what cannot be told is told with all the rest, a little later."""
        async with connected(self._url) as client:
            for turn in count():
                changed, self._changed = self._changed, set()
                is_for_all = turn % ALL_TOLD_EVERY == 0
                others = self._presence.watched_here if is_for_all else ()
                if changed or is_for_all:
                    await self._publish(client, [*dict.fromkeys((*changed, *others))])
                await asyncio.sleep(TOLD_EVERY)

    async def hear(self) -> None:
        """Hear of others till this is cancelled; while Redis does not answer, nobody is anywhere else."""
        await heard(self._url, self._hear_from, self._away)

    def _away(self, error: Exception) -> None:
        logger.debug("it cannot be heard who watches at other nodes: %s", error)
        self._presence.forget()

    async def _publish(self, client: "Redis", tables: Sequence[UUID]) -> None:
        try:
            async with client.pipeline(transaction=False) as pipeline:
                for message in messages(self._node, self._presence, tables[:TABLES_MAX]):
                    pipeline.publish(CHANNEL, message)
                await pipeline.execute()
        except (RedisError, OSError) as error:
            logger.debug("other nodes cannot be told who watches here: %s", error)

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
            return  # it is of no node
        now = asyncio.get_running_loop().time()
        if said.node == self._node:
            self._presence.forget(now - FORGOTTEN_AFTER)
        else:
            self._presence.hear(said.node, said.tables, now)

    def _moved(self, table_id: UUID) -> None:
        if len(self._changed) < TABLES_MAX:
            self._changed.add(table_id)


def messages(node: bytes, presence: Presence, tables: Sequence[UUID]) -> Iterator[bytes]:
    """Who is at a node, in messages of some tables each; one that names none if there is none."""
    for start in range(0, max(len(tables), 1), TABLES_AT_ONCE):
        some = tables[start : start + TABLES_AT_ONCE]
        yield encode(Message(node, {table_id: presence.here(table_id) for table_id in some}))
