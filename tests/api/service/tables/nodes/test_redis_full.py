"""A Redis that has no room: play goes on, watchers hear within a second, and who watches is told as ever."""

import asyncio
from pathlib import Path

import pytest

from infra.nodes.presence import Present
from tests.api.service.tables.nodes.knowledge import reached
from tests.api.service.tables.nodes.two_nodes import nodes
from tests.api.service.toy_tables import play, started
from tests.infra.nodes.presences import known
from tests.infra.nodes.redis_server import redis_server
from tests.infra.store.postgres_server import migrated_database

WITHIN = 20.0  # seconds, else a test fails


@pytest.mark.parametrize(("policy", "is_heard"), [("noeviction", False), ("allkeys-lru", None)])
async def test_watchers_hear_of_other_nodes_though_redis_keeps_no_hint(
    postgres: str, tmp_path: Path, policy: str, is_heard: bool | None
) -> None:
    with redis_server(maxmemory="1", maxmemory_policy=policy) as redis, migrated_database(postgres) as url:  # noqa: SIM117
        with nodes(url, tmp_path, redis_url=redis.url) as both:
            here, there = both
            running = [asyncio.create_task(node.others.run()) for node in both]
            table = await started(here.tables, seats=1)
            here.presence.is_here(table, Present(2))
            for _ in range(3):
                done = await play(here.tables, table, "pass")
                await reached(there, table, done.version)
            await known(there.presence, table, Present(2))
            async with asyncio.timeout(WITHIN):
                while is_heard is not None and here.others.is_heard is not is_heard:
                    await asyncio.sleep(0.05)
            assert not any(one.done() for one in running)
            for one in running:
                one.cancel()
            await asyncio.gather(*running, return_exceptions=True)
