"""The look into the store each second: its work is that of one small select, however many tables are watched."""

import asyncio
from typing import Any
from uuid import UUID, uuid4

import psycopg
import pytest

from tests.api.service.tables.nodes.knowledge import broken
from tests.api.service.tables.nodes.two_nodes import Node
from tests.api.service.toy_tables import play, started

WITHIN = 20.0  # seconds, else a test fails
MANY = 1_200  # more than the target list of a select may have columns


def waiting(node: Node, *tables: UUID) -> list["asyncio.Task[bool]"]:
    """Watch tables until each has moved on once."""
    return [asyncio.create_task(node.feed.wait(table, WITHIN)) for table in tables]


def selects(node: Node, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What is asked of the store by this node from now on."""
    asked: list[tuple[Any, ...]] = []
    select = node.recorder.select
    monkeypatch.setattr(node.recorder, "select", lambda *what: asked.append(what) or select(*what))
    return asked


@pytest.mark.parametrize("count", [1, 40])
async def test_while_nothing_is_written_a_look_asks_for_no_table(
    two: list[Node], count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    tables = [await started(here.tables, seats=1) for _ in range(count)]
    woken = waiting(there, *tables)
    await asyncio.sleep(0)
    await there.others.look()
    await asyncio.gather(*woken)
    waiting(there, *tables)
    await asyncio.sleep(0)
    await there.others.look()
    asked = selects(there, monkeypatch)
    for _ in range(3):
        await there.others.look()
    assert [type(value) for _, *values in asked for value in values] == [int] * 3, "three selects, with one id each"
    done = await play(here.tables, tables[-1], "pass")
    await there.others.look()
    assert there.tables.loaded(tables[-1]).table.version == done.version


async def test_any_number_of_watched_tables_are_asked_for_in_one_select(
    two: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    table = await started(here.tables, seats=1)
    await there.tables.cache.refresh(table)
    woken = waiting(there, table, *(uuid4() for _ in range(MANY)))
    await asyncio.sleep(0)
    newest = there.recorder.newest_versions(list(there.feed.watched))
    assert newest == {table: there.tables.loaded(table).table.version}
    asked = selects(there, monkeypatch)
    await there.others.look()
    assert await woken[0]
    assert len([one for one in asked if "unnest" in one[0]]) == 1
    assert len(asked) < 10
    for one in woken:
        one.cancel()


async def test_tables_that_are_left_are_asked_for_no_more(two: list[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = two
    tables = [await started(here.tables, seats=1) for _ in range(5)]
    woken = waiting(there, *tables)
    await asyncio.sleep(0)
    await there.others.look()
    await asyncio.gather(*woken)
    await there.others.look()
    assert sorted(there.feed.watched) == sorted(tables)
    asked = selects(there, monkeypatch)
    await there.others.look()
    assert not there.feed.watched and not asked


async def test_an_entry_that_is_committed_after_a_later_one_is_not_missed(two: list[Node], url: str) -> None:
    here, there = two
    table = await started(here.tables, seats=1)
    [first] = waiting(there, table)
    await asyncio.sleep(0)
    await there.others.look()
    await first
    [woken] = waiting(there, table)
    await asyncio.sleep(0)
    with psycopg.connect(url) as slow:
        slow.execute("SELECT pg_current_xact_id()")  # its number is taken before those of others
        await play(here.tables, await started(here.tables, seats=1), "pass")
        await there.others.look()
        copied = "originator_version + 1, topic, state FROM stored_events WHERE originator_id = %s"
        slow.execute(
            "INSERT INTO stored_events (rowid, originator_id, originator_version, topic, state) "
            f"SELECT (pg_current_xact_id()::text::bigint << 16), originator_id, {copied} "
            "ORDER BY originator_version DESC LIMIT 1",
            [table],
        )
        await there.others.look()
        assert not woken.done()
    await there.others.look()
    assert await asyncio.wait_for(woken, WITHIN)


async def test_what_could_not_be_read_is_asked_for_again_though_nothing_else_is_written(
    two: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    table = await started(here.tables, seats=1)
    await there.tables.cache.refresh(table)
    [first] = waiting(there, table)
    await asyncio.sleep(0)
    await there.others.look()
    await first
    [woken] = waiting(there, table)
    done = await play(here.tables, table, "pass")
    with monkeypatch.context() as away:
        away.setattr(there.recorder, "newest_state", broken)
        await there.others.look()
        assert not woken.done()
    await there.others.look()
    assert await woken and there.tables.loaded(table).table.version == done.version
