"""Topics over Redis: a channel for each. Redis stores none of it, and what is said while it is away is lost."""

import asyncio
import logging
from collections import deque
from collections.abc import Mapping
from typing import Any
from uuid import uuid4

from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from infra.nodes.redis_connection import SILENCE_SECONDS_MAX, UNSENT, connected, heard
from infra.nodes.topics import Hear, Topics

logger = logging.getLogger("hourglass")

PREFIX = "hourglass:topic:"
BEAT_SECONDS = 1.0
"""How often a node says something to itself: if it does not hear that, Redis is away."""
WAITING_MAX = 10_000
"""Messages to send; further ones are dropped."""

Count = asyncio.Future[int]


class Topic:
    """A topic that is followed. is_heard: set while Redis passes it on to this node."""

    def __init__(self, hear: Hear) -> None:
        self.hear, self.is_heard = hear, asyncio.Event()


class RedisTopics(Topics):
    """Says and hears topics over Redis. For one event loop."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self._url, self._is_away = url, False
        self._topics: dict[str, Topic] = {}
        self._subscribed = set[str]()
        self._waiting: deque[tuple[str, bytes, Count | None]] = deque()
        self._some = asyncio.Event()
        self._own_channel = f"{PREFIX}{uuid4()}"
        """A channel that only this node hears. A message on it lets the node subscribe to what it follows now."""

    def follow(self, topic: str, hear: Hear) -> None:
        made = self._topics[topic] = Topic(hear)
        if PREFIX + topic in self._subscribed:
            made.is_heard.set()
        self._put(self._own_channel, b"")

    def leave(self, topic: str) -> None:
        self._topics.pop(topic, None)
        self._put(self._own_channel, b"")

    def say(self, topic: str, message: bytes) -> None:
        self._put(PREFIX + topic, message)

    async def ask(self, topic: str, message: bytes) -> int:
        if self._is_away:
            return 0
        await self._topics[topic].is_heard.wait()
        count: Count = asyncio.get_running_loop().create_future()
        self._put(PREFIX + topic, message, count)
        return max(0, await count - 1)

    async def send(self) -> None:
        """Send what is said until cancelled."""
        async with connected(self._url) as client:
            while True:
                try:
                    async with asyncio.timeout(BEAT_SECONDS):
                        await self._some.wait()
                except TimeoutError:
                    self._put(self._own_channel, b"")
                self._some.clear()
                said = list(self._waiting)
                self._waiting.clear()
                counts = await _sent(client, said)
                for (_, _, asked), count in zip(said, counts, strict=True):
                    if asked is not None and not asked.done():
                        asked.set_result(count)

    async def hear(self) -> None:
        """Pass on what is heard until cancelled."""
        await heard(self._url, self._hear_from, self._away)

    def _put(self, channel: str, message: bytes, count: Count | None = None) -> None:
        if len(self._waiting) < WAITING_MAX:
            self._waiting.append((channel, message, count))
        elif count is not None:
            count.set_result(0)
        self._some.set()

    def _away(self, error: Exception) -> None:
        logger.debug("cannot hear what other nodes say: %s", error)
        self._is_away = True
        self._subscribed.clear()
        for topic in self._topics.values():
            topic.is_heard.clear()

    async def _hear_from(self, client: "Redis") -> None:
        async with client.pubsub() as channels:
            self._subscribed.clear()
            await channels.subscribe(self._own_channel)
            while True:
                async with asyncio.timeout(SILENCE_SECONDS_MAX):  # the node hears itself more often
                    message = await channels.get_message(timeout=None)
                if message is None:
                    continue
                channel = message["channel"].decode()
                if channel == self._own_channel:
                    self._is_away = False
                    await self._subscribe(channels)
                else:
                    self._take_in(channel.removeprefix(PREFIX), message)

    async def _subscribe(self, channels: "PubSub") -> None:
        """Subscribe to what is followed now, and to nothing else."""
        wanted = {PREFIX + topic for topic in self._topics}
        new, old = wanted - self._subscribed, self._subscribed - wanted
        self._subscribed = wanted
        if new:
            await channels.subscribe(*new)
        if old:
            await channels.unsubscribe(*old)

    def _take_in(self, name: str, message: Mapping[str, Any]) -> None:
        topic = self._topics.get(name)
        if topic is None:
            return
        if message["type"] == "subscribe":
            topic.is_heard.set()
        elif message["type"] == "message":
            topic.hear(message["data"])


async def _sent(client: "Redis", said: list[tuple[str, bytes, Count | None]]) -> list[int]:
    """Send messages. Return how many nodes hear each; zeros if Redis is away."""
    try:
        async with client.pipeline(transaction=False) as pipeline:
            for channel, message, _ in said:
                pipeline.publish(channel, message)
            return [int(count) for count in await pipeline.execute()]
    except UNSENT as error:
        logger.debug("cannot tell other nodes: %s", error)
        return [0] * len(said)
