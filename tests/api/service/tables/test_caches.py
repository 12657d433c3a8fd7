"""Caches are bounded, and what one reader asks for does not push out what others need."""

import asyncio
from collections.abc import Callable
from uuid import UUID

from api.service.command import Command
from api.service.tables.loaded_table import LoadedTable
from api.service.tables.use_cases import Tables


async def played(tables: Tables, actions: int) -> UUID:
    opened = await tables.open("toy", ["A"], [()])
    await tables.start(opened.id, Command(0))
    for _ in range(actions):
        await tables.act(opened.id, Command(0), "roll:1")
    return opened.id


async def test_readers_of_old_moments_do_not_evict_where_the_game_stands(make: Callable[..., Tables]) -> None:
    tables = make(kept_max=20)
    table = await played(tables, 60)
    loaded: LoadedTable = tables.loaded(table)
    current = loaded.position
    for _ in range(2):
        for action in range(40):
            loaded.after(action)
    assert loaded.after(loaded.table.timeline.current) is current
    assert (len(loaded._kept), len(loaded._visited)) == (20, 5)


async def test_readers_of_many_tables_do_not_evict_those_that_are_played(make: Callable[..., Tables]) -> None:
    tables = make(live_max=8)
    read = [await played(tables, 1) for _ in range(20)]
    tables.cache.clear()
    own = [await played(tables, 1) for _ in range(4)]
    lives = [tables.loaded(table) for table in own]
    for _ in range(2):
        for table in read:
            await tables.cache.refresh(table)
    assert [tables.cache.held(table) for table in own] == lives
    assert len(tables.cache) == 8


async def test_a_table_is_held_once_however_many_read_it_at_the_same_time(make: Callable[..., Tables]) -> None:
    tables = make()
    table = await played(tables, 1)
    tables.cache.clear()
    await asyncio.gather(*(tables.cache.refresh(table) for _ in range(10)), played(tables, 1))
    loaded: LoadedTable = tables.loaded(table)
    await tables.act(table, Command(0), "roll:1")
    assert tables.loaded(table) is loaded and len(loaded.lines(loaded.table.version - 1, 9)) == 1
