"""Hints between nodes over Redis: a stream a table, of the versions that its log has reached.

A hint may be lost, late, out of order or twice, for whoever takes one asks the store. So Redis keeps nothing that
matters, and may be away or begin anew at any time.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any
from uuid import UUID, uuid4

import msgpack
from redis.asyncio import Redis

from infra.nodes.redis_connection import AWAY, connected, heard
from infra.nodes.shared_feed import SharedFeed

logger = logging.getLogger("hourglass")

HINTS_KEPT = 16  # the newest of a stream; the last one tells all
KEPT_SECONDS = 300  # of a stream that nothing is added to
WAITING_MAX = 10_000  # tables of which a hint waits to be sent; more are left out
BLOCKED_MILLISECONDS = 2_000
TRIES_MAX = 2  # to send hints

FIELD, FROM_START = b"v", b"0"

Told = Callable[[Mapping[UUID, int]], Awaitable[None]]


class RedisHints:
    """Sends what is written here, and receives what is said of tables that are watched here.

    is_heard: whether Redis answers, and takes what is sent, so that nodes hear of one another at once.
    """

    def __init__(self, url: str, feed: SharedFeed, told: Told) -> None:
        self._url, self._feed, self._told = url, feed, told
        self._answers, self._takes = False, True
        self._waiting: dict[str, int] = {}
        self._some = asyncio.Event()
        self._own_key = f"hourglass:node:{uuid4()}"
        """A stream that only this node reads: what is added to it ends the wait, so that one more is read."""
        feed.published, feed.joined = self._publish, self._join

    @property
    def is_heard(self) -> bool:
        return self._answers and self._takes

    async def send(self) -> None:
        """Send hints till this is cancelled; those that cannot be sent are left out."""
        async with connected(self._url) as client:
            while True:
                await self._some.wait()
                self._some.clear()
                hints, self._waiting = self._waiting, {}
                self._takes = await _is_sent(client, hints)

    async def receive(self) -> None:
        """Tell of hints till this is cancelled; after an error all that is kept is read again."""
        await heard(self._url, self._receive_from, self._away)

    def _away(self, error: Exception) -> None:
        self._answers = False
        logger.warning("Redis is away, the store is asked every second instead: %s", error)

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
            await self._told(newest)

    def _publish(self, table_id: UUID, version: int) -> None:
        if len(self._waiting) < WAITING_MAX:
            self._waiting[key_of(table_id)] = version
        self._some.set()

    def _join(self) -> None:
        self._waiting[self._own_key] = 0
        self._some.set()


async def _is_sent(client: "Redis", hints: Mapping[str, int]) -> bool:
    """Send hints, if need be over a new connection: one that was reset while it was idle fails at its next use."""
    for _ in range(TRIES_MAX):
        try:
            await _add(client, hints)
        except AWAY as error:
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
    """The key of a table's stream."""
    return f"hourglass:{table_id}"


def table_of(key: str) -> UUID:
    """The table whose stream has this key."""
    return UUID(key.removeprefix("hourglass:"))


def version_in(fields: Mapping[bytes, bytes]) -> int:
    """The version that a message tells; 0 if it tells none."""
    with suppress(ValueError, msgpack.UnpackException):
        version = msgpack.unpackb(fields.get(FIELD, b""))
        if type(version) is int:
            return version
    return 0
