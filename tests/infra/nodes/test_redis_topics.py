"""Topics over Redis: whoever follows one hears it, and whoever asks learns how many others do."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from infra.nodes import redis_connection, redis_topics
from infra.nodes.redis_topics import RedisTopics
from infra.nodes.topics import Topics
from tests.infra.nodes.redis_server import RedisServer, redis_server

WITHIN = 20.0  # seconds, else a test fails


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    with redis_server() as server:
        yield server


@asynccontextmanager
async def running(url: str) -> AsyncIterator[RedisTopics]:
    """The topics of a node while it runs."""
    topics = RedisTopics(url)
    tasks = [asyncio.create_task(topics.send()), asyncio.create_task(topics.hear())]
    try:
        yield topics
    finally:
        for one in tasks:
            one.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def asked(topics: Topics, topic: str, count: int) -> None:
    """Ask until so many others hear it. Raises TimeoutError."""
    async with asyncio.timeout(WITHIN):
        while await topics.ask(topic, b"?") != count:
            await asyncio.sleep(0.02)


async def test_whoever_follows_a_topic_hears_it_and_nobody_else(redis: RedisServer) -> None:
    async with running(redis.url) as here, running(redis.url) as there, running(redis.url) as third:
        heard: dict[str, list[bytes]] = {"here": [], "there": [], "third": []}
        here.follow("cats", heard["here"].append)
        there.follow("cats", heard["there"].append)
        third.follow("dogs", heard["third"].append)
        await asked(here, "cats", 1)
        await asked(third, "dogs", 0)
        here.say("cats", b"purr")
        async with asyncio.timeout(WITHIN):
            while not all(b"purr" in heard[one] for one in ("here", "there")):
                await asyncio.sleep(0.02)
        assert b"purr" not in heard["third"]
        there.leave("cats")
        await asked(here, "cats", 0)
        there.follow("cats", heard["there"].append)
        await asked(here, "cats", 1)


async def test_a_redis_that_was_away_is_followed_again(redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_topics, "BEAT_SECONDS", 0.05)
    async with running(redis.url) as here, running(redis.url) as there:
        for one in (here, there):
            one.follow("cats", lambda data: None)
        await asked(here, "cats", 1)
        redis.kill()
        await asked(here, "cats", 0)
        await asyncio.to_thread(redis.start)
        await asked(here, "cats", 1)


async def test_a_redis_that_says_nothing_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (redis_topics, redis_connection):
        monkeypatch.setattr(module, "SILENCE_SECONDS_MAX", 0.05)
    mute = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", 0)
    async with running(f"redis://127.0.0.1:{mute.sockets[0].getsockname()[1]}") as topics:
        topics.follow("cats", lambda data: None)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(topics.ask("cats", b"?"), 0.01)
        await asyncio.sleep(0.3)
        assert await asyncio.wait_for(topics.ask("cats", b"?"), WITHIN) == 0
    mute.close()


async def test_what_waits_for_redis_is_bounded(redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_topics, "WAITING_MAX", 3)
    heard: list[bytes] = []
    async with running(redis.url) as there:
        there.follow("cats", heard.append)
        await asked(there, "cats", 0)
        here = RedisTopics(redis.url)
        for number in range(10):
            here.say("cats", b"%d" % number)
        sending = asyncio.create_task(here.send())
        async with asyncio.timeout(WITHIN):
            while b"2" not in heard:
                await asyncio.sleep(0.02)
        here.say("cats", b"the last")
        async with asyncio.timeout(WITHIN):
            while b"the last" not in heard:
                await asyncio.sleep(0.02)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
    assert [one for one in heard if one != b"?"] == [b"0", b"1", b"2", b"the last"]
