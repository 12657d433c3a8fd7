"""Ending tables: by a seat, or by the service, when the game is over; on every store."""

from typing import Any

import pytest

from api.service.command import Command
from api.service.tables import use_cases as infra_tables
from api.service.tables.loaded_table import LoadedTable
from api.service.tables.use_cases import Tables
from domain.kernel.errors import (
    LogCorrupt,
    WrongState,
)
from domain.kernel.tables.table import TableEnded
from infra.keys.vault import SecretUnreadable
from tests.api.service.toy_tables import Make, Spoil, play, started


@pytest.fixture
def store_url(any_store_url: str) -> str:
    """The use cases are the same on every store."""
    return any_store_url


async def test_ending_reveals_and_nothing_more_can_happen(tables: Tables) -> None:
    table = await started(tables)
    done = await tables.end(table, Command(0))
    assert done.entries[0].fact == TableEnded("abandoned") and done.next == ()
    assert tables.loaded(table).table.revealed and tables.loaded(table).menu == ()
    for wrong in (tables.act(table, Command(0), "pass"), tables.undo(table, Command(0)), tables.end(table, Command(0))):
        with pytest.raises(WrongState):
            await wrong


async def test_any_seat_ends_a_game_that_is_over(tables: Tables) -> None:
    table = await started(tables)
    await play(tables, table, "finish")
    done = await tables.end(table, Command(1))
    assert done.entries[0].fact == TableEnded("success")


async def test_a_result_leaves_the_table_open_for_undo(tables: Tables) -> None:
    table = await started(tables, seats=1)
    await play(tables, table, "finish")
    await tables.undo(table, Command(0))
    assert tables.loaded(table).result is None and tables.loaded(table).menu


async def test_the_service_ends_a_game_that_is_long_over(tables: Tables) -> None:
    over, going_on = await started(tables), await started(tables)
    await play(tables, over, "finish")
    assert await tables.end_finished(after_seconds=60) == 0
    assert await tables.end_finished(after_seconds=0) == 1
    assert tables.loaded(over).table.revealed and tables.log.entries(over)[-1].by is None
    assert not tables.loaded(going_on).table.ended


async def test_one_sweep_ends_some_tables_and_the_next_ones_the_others(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(infra_tables, "SWEPT_MAX", 2)
    going_on, *over = [await started(tables) for _ in range(6)]
    for table in over:
        await play(tables, table, "finish")
    assert [await tables.end_finished(after_seconds=0) for _ in range(4)] == [2, 2, 1, 0]
    assert not tables.loaded(going_on).table.ended


async def test_tables_that_cannot_be_ended_keep_no_other_from_its_turn(
    make: Make, spoil: Spoil, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(infra_tables, "SWEPT_MAX", 1)
    tables = make()
    *bad, good = [await started(tables) for _ in range(3)]
    for table in (*bad, good):
        await play(tables, table, "finish")
    for table in bad:
        assert spoil("UPDATE seeds SET sealed = ? WHERE table_id = ?", b"0", table) == 1
    tables = make()
    assert all(tables.loaded(table).is_over for table in (*bad, good))
    assert sum([await tables.end_finished(after_seconds=0) for _ in range(3)]) == 1
    assert tables.loaded(good).table.revealed


async def test_a_table_that_cannot_be_read_keeps_no_other_from_being_ended(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = await started(tables), await started(tables)
    for table in (bad, good):
        await play(tables, table, "finish")
    tables.loaded(bad)._kept.clear()
    tables.loaded(bad)._played = None
    fold = LoadedTable._fold_to

    def folded(loaded: LoadedTable, action: int) -> Any:
        if loaded.id == bad:
            raise LogCorrupt(str(bad), 1, "it cannot be read")
        return fold(loaded, action)

    monkeypatch.setattr(LoadedTable, "_fold_to", folded)
    assert await tables.end_finished(after_seconds=0) == 1
    assert tables.loaded(good).table.revealed and str(bad) in caplog.text


async def test_the_log_of_an_ended_table_is_closed_to_new_tokens(tables: Tables) -> None:
    table = await started(tables)
    await tables.end(table, Command(0))
    before = tables.log.entries(table)
    with pytest.raises(WrongState):
        await tables.replace_token(table, 1, 1)
    assert tables.log.entries(table) == before


async def test_a_seed_that_cannot_be_read_is_named_and_the_others_are_still_ended(make: Make, spoil: Spoil) -> None:
    tables = make()
    bad, good = await started(tables), await started(tables)
    for table in (bad, good):
        await play(tables, table, "finish")
    assert spoil("UPDATE seeds SET sealed = ? WHERE table_id = ?", b"0", bad) == 1
    tables = make()
    assert tables.loaded(good).is_over and tables.loaded(bad).is_over
    with pytest.raises(SecretUnreadable):
        await tables.end(bad, Command(0))
    assert await tables.end_finished(after_seconds=0) == 1
    assert tables.loaded(good).table.revealed and not tables.loaded(bad).table.ended
