"""Hints over Redis: they wake watchers at another node at once, and whatever they say, the store is believed."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from uuid import UUID

import msgpack
import pytest
from redis.asyncio import Redis

from api.service.tables import node_follower
from infra.nodes.redis_hints import FIELD, HINTS_KEPT, KEPT_SECONDS, key_of, version_in
from tests.api.service.tables.nodes.knowledge import WITHIN, reached
from tests.api.service.tables.nodes.two_nodes import Node, nodes
from tests.api.service.toy_tables import play, started
from tests.infra.nodes.redis_server import RedisServer, redis_server
from tests.infra.store.postgres_server import migrated_database


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    with redis_server() as server:
        yield server


@pytest.fixture
async def two(
    postgres: str, tmp_path: Path, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[list[Node]]:
    """Nodes that hear of one another by hints alone: their look into the store is never due again."""
    monkeypatch.setattr(node_follower, "LOOKED_EVERY", 3600.0)
    with migrated_database(postgres) as url, nodes(url, tmp_path, redis_url=redis.url) as both:
        running = [asyncio.create_task(node.others.run()) for node in both]
        yield both
        for one in running:
            one.cancel()
        await asyncio.gather(*running, return_exceptions=True)


@asynccontextmanager
async def client(redis: RedisServer) -> AsyncIterator["Redis"]:
    async with Redis.from_url(redis.url, protocol=2) as one:
        yield one


async def test_a_hint_wakes_the_watchers_at_the_other_node(two: list[Node]) -> None:
    here, there = two
    tables = [await started(here.tables, seats=1) for _ in range(3)]
    for table in tables:
        await there.tables.cache.refresh(table)
    ends = {table: there.tables.loaded(table).table.version + 6 for table in tables}
    watching = [asyncio.create_task(reached(there, table, end)) for table, end in ends.items()]
    await asyncio.sleep(0)
    for _ in range(3):
        for table in tables:
            await play(here.tables, table, "pass")
    await asyncio.gather(*watching)
    assert {table: there.tables.loaded(table).table.version for table in tables} == ends


async def test_a_table_that_is_watched_later_is_told_of_what_was_said_before(two: list[Node]) -> None:
    here, there = two
    table = await started(here.tables, seats=1)
    await there.tables.cache.refresh(table)
    done = await play(here.tables, table, "pass")
    await reached(there, table, done.version)
    assert there.tables.loaded(table).table.version == done.version


async def test_forged_late_and_senseless_hints_show_nothing_that_is_not_so(two: list[Node], redis: RedisServer) -> None:
    here, there = two
    table = await started(here.tables, seats=1)
    await there.tables.cache.refresh(table)
    version = there.tables.loaded(table).table.version
    woken = asyncio.create_task(there.feed.wait(table, WITHIN))
    async with client(redis) as one:
        for said in (b"", b"\xc1", msgpack.packb("9"), msgpack.packb([9]), msgpack.packb(-1), msgpack.packb(1)):
            await one.xadd(key_of(table), {FIELD: said})
        await one.xadd(key_of(table), {b"other": b"1"})
        await one.xadd(key_of(table), {FIELD: msgpack.packb(version + 1000)})
        assert await woken
        assert there.tables.loaded(table).table.version == version, "the store knows of nothing new"
    watching = asyncio.create_task(reached(there, table, version + 2))
    await play(here.tables, table, "pass")
    await watching
    assert there.tables.loaded(table).table.version == version + 2


async def test_streams_are_trimmed_and_go_by_themselves(two: list[Node], redis: RedisServer) -> None:
    here, _ = two
    table = await started(here.tables, seats=1)
    for _ in range(300):
        here.feed.moved(table, 7)
        await asyncio.sleep(0)
    await sent(here, table, redis)
    async with client(redis) as one:
        assert await one.xlen(key_of(table)) <= HINTS_KEPT + 100, "a stream is cut by whole nodes of its tree"
        assert 0 < await one.ttl(key_of(table)) <= KEPT_SECONDS


async def sent(node: Node, table: UUID, redis: RedisServer) -> None:
    """Wait until what was to be said of a table stands in Redis."""
    async with asyncio.timeout(WITHIN), client(redis) as one:
        while not await one.exists(key_of(table)):
            await asyncio.sleep(0.01)


async def test_a_redis_that_begins_anew_is_heard_again(two: list[Node], redis: RedisServer) -> None:
    here, there = two
    table = await started(here.tables, seats=1)
    await there.tables.cache.refresh(table)
    before = there.tables.loaded(table).table.version
    watching = asyncio.create_task(reached(there, table, before + 2))
    await asyncio.sleep(0)
    redis.kill()
    await play(here.tables, table, "pass")
    await asyncio.to_thread(redis.start)
    async with asyncio.timeout(WITHIN):
        while not watching.done():
            await play(here.tables, table, "pass")
            await asyncio.sleep(0.05)
    await watching
    assert there.tables.loaded(table).table.version >= before + 2


@pytest.mark.parametrize("fields", [{}, {FIELD: b"\x81"}, {FIELD: msgpack.packb(True)}, {FIELD: msgpack.packb(None)}])
def test_what_tells_no_version_is_none(fields: dict[bytes, bytes]) -> None:
    assert version_in(fields) == 0
    assert version_in({FIELD: msgpack.packb(12)}) == 12
