"""Hints between nodes over Redis: for each table a stream of the versions that its log has reached.

A hint may be lost, late, out of order or repeated, because its receiver asks the store. So Redis stores nothing that
matters, and may be away or start empty at any time.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any
from uuid import UUID, uuid4

import msgpack
from redis.asyncio import Redis

from infra.nodes.redis_connection import UNSENT, connected, heard
from infra.nodes.shared_feed import SharedFeed

logger = logging.getLogger("hourglass")

HINTS_KEPT = 16  # the newest of a stream; the last one says everything
KEPT_SECONDS = 300  # how long a stream lives after its last hint
WAITING_MAX = 10_000  # tables with a hint to send; further ones are dropped
BLOCKED_MILLISECONDS = 2_000
TRIES_MAX = 2  # to send hints

FIELD, FROM_START = b"v", b"0"

Follow = Callable[[Mapping[UUID, int]], Awaitable[None]]


class RedisHints:
    """Sends hints of what is written here, and receives hints of tables that are watched here.

    is_heard: whether Redis answers and accepts hints, so that nodes hear of one another at once.
    """

    def __init__(self, url: str, feed: SharedFeed, follow: Follow) -> None:
        self._url, self._feed, self._follow = url, feed, follow
        self._answers, self._takes = False, True
        self._waiting: dict[str, int] = {}
        self._some = asyncio.Event()
        self._own_key = f"hourglass:node:{uuid4()}"
        """A stream that only this node reads. Adding to it ends the blocking read, so that the node reads one stream
        more.
        """
        feed.published, feed.joined = self._publish, self._join

    @property
    def is_heard(self) -> bool:
        return self._answers and self._takes

    async def send(self) -> None:
        """Send hints until cancelled; hints that cannot be sent are dropped."""
        async with connected(self._url) as client:
            while True:
                await self._some.wait()
                self._some.clear()
                hints, self._waiting = self._waiting, {}
                self._takes = await _is_sent(client, hints)

    async def receive(self) -> None:
        """Pass on hints until cancelled. After an error, read again everything that Redis still has."""
        await heard(self._url, self._receive_from, self._away)

    def _away(self, error: Exception) -> None:
        self._answers = False
        logger.warning("Redis is away; this node asks the store every second instead: %s", error)

    async def _receive_from(self, client: "Redis") -> None:
        read: dict[Any, Any] = {}
        self._answers = self._takes = bool(await client.ping())
        while True:
            keys = [self._own_key, *map(key_of, self._feed.watched)]
            read = {key: read.get(key, FROM_START) for key in keys}
            found: Any = await client.xread(dict(read), count=HINTS_KEPT, block=BLOCKED_MILLISECONDS)
            newest: dict[UUID, int] = {}
            for key, messages in found or ():
                name = key.decode()
                read[name] = messages[-1][0]
                if name != self._own_key:
                    newest[table_of(name)] = max(version_in(fields) for _, fields in messages)
            await self._follow(newest)

    def _publish(self, table_id: UUID, version: int) -> None:
        if len(self._waiting) < WAITING_MAX:
            self._waiting[key_of(table_id)] = version
        self._some.set()

    def _join(self) -> None:
        self._waiting[self._own_key] = 0
        self._some.set()


async def _is_sent(client: "Redis", hints: Mapping[str, int]) -> bool:
    """Send hints, if necessary over a new connection: one that was reset while idle fails on its next use."""
    for _ in range(TRIES_MAX):
        try:
            await _add(client, hints)
        except UNSENT as error:
            logger.debug("hints cannot be sent over Redis: %s", error)
        else:
            return True
    return False


async def _add(client: "Redis", hints: Mapping[str, int]) -> None:
    async with client.pipeline(transaction=False) as pipeline:
        for key, version in hints.items():
            pipeline.xadd(key, {FIELD: msgpack.packb(version)}, maxlen=HINTS_KEPT, approximate=True)
            pipeline.expire(key, KEPT_SECONDS)
        await pipeline.execute()


def key_of(table_id: UUID) -> str:
    """Return the key of a table's stream."""
    return f"hourglass:{table_id}"


def table_of(key: str) -> UUID:
    """Return the table whose stream has this key."""
    return UUID(key.removeprefix("hourglass:"))


def version_in(fields: Mapping[bytes, bytes]) -> int:
    """Return the version in a message; 0 if it has none."""
    with suppress(ValueError, msgpack.UnpackException):
        version = msgpack.unpackb(fields.get(FIELD, b""))
        if type(version) is int:
            return version
    return 0
