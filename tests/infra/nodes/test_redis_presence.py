"""Who watches, told between nodes over Redis: the sum of what all say, and of no node that is silent."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from math import inf
from uuid import uuid4

import msgspec
import pytest
from redis.asyncio import Redis

from domain.kernel.tables.table import SEATS_MAX
from infra.nodes import redis_connection, redis_presence
from infra.nodes.presence import NOBODY, Presence, Present
from infra.nodes.redis_presence import (
    CHANNEL,
    TABLES_AT_ONCE,
    TABLES_MAX,
    Message,
    RedisPresence,
    decode,
    encode,
    messages,
)
from tests.infra.nodes.presences import WITHIN, known
from tests.infra.nodes.redis_server import RedisServer, redis_server
from tests.infra.nodes.relay import relay

NODE = b"n" * 16


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    with redis_server() as server:
        yield server


@asynccontextmanager
async def running(redis: RedisServer) -> AsyncIterator[Presence]:
    """What a node knows while it runs; it dies without a word."""
    async with running_node(redis) as (_, presence):
        yield presence


@asynccontextmanager
async def running_node(redis: RedisServer) -> AsyncIterator[tuple[RedisPresence, Presence]]:
    """A node while it runs, and what it knows; it dies without a word."""
    presence = Presence()
    node = RedisPresence(redis.url, presence)
    tasks = [asyncio.create_task(node.tell()), asyncio.create_task(node.hear())]
    try:
        yield node, presence
    finally:
        for one in tasks:
            one.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def test_each_node_knows_who_is_at_all_of_them(redis: RedisServer) -> None:
    table = uuid4()
    async with running(redis) as here, running(redis) as there:
        here.is_here(table, Present(2, (0,)))
        there.is_here(table, Present(1, (1,)))
        for one in (here, there):
            await known(one, table, Present(3, (0, 1)))
        here.is_here(table, NOBODY)
        await known(there, table, Present(1, (1,)))
        async with running(redis) as third:
            await known(third, table, Present(1, (1,)))
    assert there.here(table) == Present(1, (1,))


async def test_a_node_that_dies_is_forgotten(redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_presence, "FORGOTTEN_AFTER", inf)  # it is the node's silence that tells
    table = uuid4()
    async with running(redis) as here:
        here.is_here(table, Present(1))
        async with running(redis) as there, running(redis) as other:
            there.is_here(table, Present(4, (1,)))
            other.is_here(table, Present(2))
            await known(here, table, Present(7, (1,)))
        await known(here, table, Present(1))
    assert here.everywhere(table) == Present(1)


async def test_a_node_that_stops_says_so_and_no_one_waits_for_its_silence(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("SILENT_AFTER", "FORGOTTEN_AFTER"):
        monkeypatch.setattr(redis_presence, name, inf)
    tables = [uuid4() for _ in range(TABLES_AT_ONCE + 1)]
    async with running(redis) as here, running_node(redis) as (node, there):
        for table in tables:
            there.is_here(table, Present(2, (1,)))
            await asyncio.sleep(0)
        await known(here, tables[-1], Present(2, (1,)))
        await node.withdraw()
        for table in tables:
            await known(here, table, NOBODY)
        there.is_here(tables[0], Present(1))
        await asyncio.sleep(3 * redis_presence.TOLD_EVERY)
        assert here.everywhere(tables[0]) == NOBODY, "who comes while it stops goes elsewhere"


async def test_a_node_that_stops_waits_till_it_has_said_so(redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SILENT_AFTER", "FORGOTTEN_AFTER"):
        monkeypatch.setattr(redis_presence, name, inf)
    table, there = uuid4(), Presence()
    node = RedisPresence(redis.url, there)
    async with running(redis) as here:
        telling = asyncio.create_task(node.tell())
        there.is_here(table, Present(2, (1,)))
        await known(here, table, Present(2, (1,)))
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)
        await node.withdraw()
        await known(here, table, NOBODY)


async def test_a_node_that_stops_while_redis_is_away_does_not_wait_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_presence, "WITHDRAWN_WITHIN", 0.1)
    mute = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", 0)
    for port in (mute.sockets[0].getsockname()[1], 1):
        presence = Presence()
        node = RedisPresence(f"redis://127.0.0.1:{port}", presence)
        presence.is_here(uuid4(), Present(1))
        await node.withdraw()
        assert not presence.watched_here
    mute.close()


async def test_what_could_not_be_told_is_told_again(redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_presence, "ALL_TOLD_EVERY", 10**9)
    table, there = uuid4(), Presence()
    async with running(redis) as here, relay(int(redis.url.rpartition(":")[2])) as (cut, port):
        telling = asyncio.create_task(RedisPresence(f"redis://127.0.0.1:{port}", there).tell())
        for present in (Present(3), Present(1), NOBODY):
            there.is_here(table, present)
            cut.reset()
            await known(here, table, present)
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)


async def test_while_redis_is_away_nobody_is_elsewhere_and_then_they_are_back(redis: RedisServer) -> None:
    table = uuid4()
    async with running(redis) as here, running(redis) as there:
        here.is_here(table, Present(2))
        there.is_here(table, Present(3))
        await known(here, table, Present(5))
        redis.kill()
        await known(here, table, Present(2))
        there.is_here(table, Present(1, (2,)))
        await asyncio.to_thread(redis.start)
        await known(here, table, Present(3, (2,)))
        await known(there, table, Present(3, (2,)))
    assert (here.here(table), there.here(table)) == (Present(2), Present(1, (2,)))


async def test_a_redis_that_says_nothing_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (redis_presence, redis_connection):
        monkeypatch.setattr(module, "SILENCE_SECONDS_MAX", 0.1)
    mute = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", 0)
    presence, table = Presence(), uuid4()
    presence.hear(NODE, {table: Present(3)}, at=0)
    url = f"redis://127.0.0.1:{mute.sockets[0].getsockname()[1]}"
    hearing = asyncio.create_task(RedisPresence(url, presence).hear())
    await known(presence, table, NOBODY)
    assert not hearing.done(), "it is tried again"
    hearing.cancel()
    mute.close()


async def test_senseless_messages_are_of_no_node(redis: RedisServer) -> None:
    table, other = uuid4(), uuid4()
    said = {table: Present(3)}
    senseless = [
        b"",
        b"\xc1",
        encode(7),
        encode([NODE]),
        encode(Message(b"short", said)),
        encode(Message(NODE, {table: Present(-1)})),
        encode(Message(NODE, {table: Present(1_000_001)})),
        encode(Message(NODE, {table: Present(1, (SEATS_MAX,))})),
        encode(Message(NODE, {table: Present(1, (-1,))})),
        encode(Message(NODE, {table: Present(1, (0,) * (SEATS_MAX + 1))})),
        encode(Message(NODE, {uuid4(): Present(1) for _ in range(TABLES_AT_ONCE + 1)})),
    ]
    async with running(redis) as here, Redis.from_url(redis.url, protocol=2) as client:
        async with asyncio.timeout(WITHIN):
            while await client.pubsub_numsub(CHANNEL) != [(CHANNEL.encode(), 1)]:
                await asyncio.sleep(0.02)
        for one in senseless:
            await client.publish(CHANNEL, one)
        await client.publish(CHANNEL, encode(Message(NODE, {other: Present(1)})))
        await known(here, other, Present(1))
        assert here.everywhere(table) == NOBODY
    for one in senseless:
        with pytest.raises(msgspec.MsgspecError):
            decode(one)


def test_messages_are_of_a_bounded_size_and_name_tables_and_seats_alone() -> None:
    presence = Presence()
    tables = [uuid4() for _ in range(2 * TABLES_AT_ONCE + 1)]
    for table in tables:
        presence.is_here(table, Present(1000, (0, 1, 2, 3)))
    sent = list(messages(NODE, presence, tables))
    assert [len(decode(one).tables) for one in sent] == [TABLES_AT_ONCE, TABLES_AT_ONCE, 1]
    assert max(map(len, sent)) < 32 * TABLES_AT_ONCE
    assert [decode(one) for one in messages(NODE, presence, [])] == [Message(NODE, {})], "a sign of life"
    for table, present in zip(tables, (NOBODY, Present(1_000_000, (0, 3))), strict=False):
        presence.is_here(table, present)
        assert [decode(one) for one in messages(NODE, presence, [table])] == [Message(NODE, {table: present})]


def test_a_node_remembers_to_tell_of_some_tables_only() -> None:
    presence = Presence()
    node = RedisPresence("redis://127.0.0.1:1", presence)
    for _ in range(TABLES_MAX + 10):
        presence.is_here(uuid4(), Present(1))
    assert len(node._changed) == TABLES_MAX
