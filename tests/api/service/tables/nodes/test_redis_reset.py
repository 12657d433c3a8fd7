"""Connections to Redis that are reset while nothing is sent over them, on the loop that the service runs on."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import uvloop

from api.service.tables import node_follower
from infra.nodes.presence import Present
from tests.api.service.tables.nodes.knowledge import reached
from tests.api.service.tables.nodes.two_nodes import Node, nodes
from tests.api.service.toy_tables import play, started
from tests.infra.nodes.presences import known
from tests.infra.nodes.redis_server import RedisServer, redis_server
from tests.infra.nodes.relay import Relay, relay
from tests.infra.store.postgres_server import migrated_database

WITHIN = 20.0  # seconds, else a test fails


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    with redis_server() as server:
        yield server


def test_nodes_whose_idle_connections_are_reset_go_on_hearing_of_one_another(
    postgres: str, tmp_path: Path, redis: RedisServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(node_follower, "LOOKED_EVERY", 3600.0)  # hints alone
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(go_on_after_resets(postgres, tmp_path, redis))
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR], "a reset is no surprise"


async def go_on_after_resets(postgres: str, folder: Path, redis: RedisServer) -> None:
    port = int(redis.url.rpartition(":")[2])
    with migrated_database(postgres) as url:
        async with relay(port) as (cut, relayed):
            with nodes(url, folder, redis_url=f"redis://127.0.0.1:{relayed}") as both:
                running = [asyncio.create_task(node.others.run()) for node in both]
                try:
                    for _ in range(3):
                        await hear_of_one_another(both)
                        await reset_while_idle(cut, both)
                    await hear_of_one_another(both)
                    assert not any(one.done() for one in running)
                finally:
                    for one in running:
                        one.cancel()
                    await asyncio.gather(*running, return_exceptions=True)


async def hear_of_one_another(both: list[Node]) -> None:
    """What one writes reaches those who watch at the other, and so does who watches at the one."""
    here, there = both
    table = await started(here.tables, seats=1)
    await there.tables.cache.refresh(table)
    before = there.tables.loaded(table).table.version
    here.presence.is_here(table, Present(3))
    async with asyncio.timeout(WITHIN):
        watching = asyncio.create_task(reached(there, table, before + 2))
        while not watching.done():
            await play(here.tables, table, "pass")
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(watching), 0.2)
        await known(there.presence, table, Present(3))


async def reset_while_idle(cut: Relay, both: list[Node]) -> None:
    """Reset all connections when no answer is waited for over those that hints are sent on."""
    async with asyncio.timeout(WITHIN):
        while not all(node.others.is_heard for node in both) or cut.connections < 8:
            await asyncio.sleep(0.05)
    await asyncio.sleep(0.1)
    cut.reset()
    await asyncio.sleep(0.05)
