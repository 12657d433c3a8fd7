"""Following the other nodes goes on after errors that nobody foresaw, else watchers would miss what others write."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest

from api.service import tasks
from api.service.tables import node_follower
from tests.api.service.tables.nodes.knowledge import WITHIN, reached
from tests.api.service.tables.nodes.two_nodes import Node, nodes
from tests.api.service.toy_tables import play, started
from tests.api.serving import until
from tests.infra.store.postgres_server import migrated_database


@pytest.fixture
def two(postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Node]]:
    """Nodes without Redis, which look into the store at once after an error."""
    for name in ("LOOKED_EVERY", "RESTARTED_AFTER"):
        monkeypatch.setattr(node_follower, name, 0.05)
    with migrated_database(postgres) as url, nodes(url, tmp_path) as both:
        yield both


async def test_a_look_that_fails_in_an_unforeseen_way_is_followed_by_another(
    two: list[Node], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    here, there = two
    table = await started(here.tables, seats=1)
    await there.tables.cache.refresh(table)
    select, fails = there.recorder.newest_versions, iter((True, True, False))

    def newest_versions(tables: Any) -> dict[UUID, int]:
        if next(fails, False):
            raise KeyError("a mistake of ours")
        return select(tables)

    monkeypatch.setattr(there.recorder, "newest_versions", newest_versions)
    running = asyncio.create_task(there.others.run())
    done = await play(here.tables, table, "pass")
    await reached(there, table, done.version)
    assert not running.done() and [one.levelname for one in caplog.records] == ["ERROR", "ERROR"], "and it is logged"
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_a_table_that_cannot_be_followed_does_not_hold_up_the_others(
    two: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    broken, table = [await started(here.tables, seats=1) for _ in range(2)]
    for one in (broken, table):
        await there.tables.cache.refresh(one)
    refresh = there.tables.cache.refresh

    async def fails_for_one(table_id: UUID) -> None:
        if table_id == broken:
            raise KeyError("a mistake of ours")
        await refresh(table_id)

    monkeypatch.setattr(there.tables.cache, "refresh", fails_for_one)
    woken = asyncio.create_task(there.feed.wait(broken, WITHIN))
    done = await play(here.tables, table, "pass")
    watching = asyncio.create_task(reached(there, table, done.version))
    await asyncio.sleep(0)
    await there.others.look()
    await watching
    assert await woken, "who waits finds out for themselves"


async def test_a_node_stops_though_a_part_swallows_a_cancellation(
    two: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client of Redis has done so, and the service would never have stopped."""
    monkeypatch.setattr(tasks, "CANCELLED_EVERY", 0.05)
    looks = 0

    async def look() -> None:
        nonlocal looks
        looks += 1
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    monkeypatch.setattr(two[1].others, "look", look)
    running = asyncio.create_task(two[1].others.run())
    await until(lambda: looks == 1)
    running.cancel()
    async with asyncio.timeout(WITHIN):
        await asyncio.gather(running, return_exceptions=True)

    assert running.cancelled()
