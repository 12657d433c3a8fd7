"""Tables that nobody starts are ended by the service; others never, whatever the clocks say. On both stores."""

import asyncio
from pathlib import Path
from uuid import UUID

import pytest

from api.service.command import Command
from api.service.tables import unstarted
from api.service.tables.branching import Branches, branch_version
from api.service.tables.reader_view import ReaderViews
from api.service.tables.unstarted import MARKS_MAX, Unstarted
from api.service.tables.use_cases import Tables
from domain.kernel.errors import RulesTooNew, WrongState
from domain.kernel.fact import Entry
from domain.kernel.tables.table import ABANDONED, SeedRevealed, TableEnded
from infra import clock
from infra.keys.vault import Vault
from tests.api.service.tables.nodes.two_nodes import nodes
from tests.api.service.toy_tables import Make, play, started
from tests.infra.store.postgres_server import migrated_database

DAY = 86_400.0


@pytest.fixture
def store_url(any_store_url: str) -> str:
    """The same on every store."""
    return any_store_url


class Steady:
    """A steady clock, moved by hand."""

    def __init__(self) -> None:
        self.at = 5000.0

    def __call__(self) -> int:
        return round(self.at * 1000)


async def opened(tables: Tables, **more: bool) -> UUID:
    return (await tables.open("toy", ["A"], [()], **more)).id  # type: ignore[arg-type]


def entries(tables: Tables, table: UUID) -> list[Entry]:
    return tables.log.entries(table)


def is_dropped(tables: Tables, table: UUID) -> bool:
    found = entries(tables, table)
    ends = [(entry.by, entry.fact) for entry in found[-2:]]
    match ends:
        case [(None, TableEnded(result)), (None, SeedRevealed())]:
            return result == ABANDONED
    assert not any(isinstance(entry.fact, TableEnded) for entry in found)
    return False


async def test_a_table_that_nobody_starts_is_ended_after_its_time_and_no_other(tables: Tables) -> None:
    steady = Steady()
    sweeper = Unstarted(tables, DAY, steady)
    private, public, begun = await opened(tables, private=True), await opened(tables), await started(tables, 1)
    ended = await opened(tables)
    await tables.end(ended, Command(0))
    assert await sweeper.sweep() == 0
    steady.at += DAY - 1
    late = await opened(tables)
    assert await sweeper.sweep() == 0
    steady.at += 1
    assert await sweeper.sweep() == 2
    assert is_dropped(tables, private) and is_dropped(tables, public)
    assert not is_dropped(tables, late) and not tables.loaded(begun).table.ended
    assert tables.cache.held(public) is None, "nobody asked for it"
    steady.at += DAY
    assert [await sweeper.sweep() for _ in range(3)] == [1, 0, 0]
    assert is_dropped(tables, late)
    with pytest.raises(WrongState):
        await tables.start(public, Command(0))


async def test_a_jump_of_the_machine_s_clock_ends_nothing(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    steady = Steady()
    sweeper = Unstarted(tables, DAY, steady)
    table, now = await opened(tables), clock.now()
    for days in (700, -700):
        monkeypatch.setattr(clock, "now", lambda days=days: now + int(days * DAY) * 1000)
        steady.at += DAY / 3
        assert await sweeper.sweep() == 0
    assert not is_dropped(tables, table)


async def test_time_is_that_of_this_process_and_begins_anew_with_it(make: Make) -> None:
    steady = Steady()
    tables = make()
    table = await opened(tables)
    first = Unstarted(tables, DAY, steady)
    await first.sweep()
    steady.at += DAY - 1
    tables = make()
    second = Unstarted(tables, DAY, steady)
    await second.sweep()
    steady.at += DAY - 1
    assert await second.sweep() == 0
    steady.at += 1
    assert await second.sweep() == 1 and is_dropped(tables, table)


async def test_a_sweep_looks_at_few_and_the_next_goes_on(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unstarted, "LOOKED_AT_MAX", 2)
    sweeper = Unstarted(tables, 0)
    found = [await opened(tables) for _ in range(5)]
    await started(tables, 1)
    assert [await sweeper.sweep() for _ in range(5)] == [2, 2, 1, 0, 0]
    assert all(is_dropped(tables, table) for table in found)


async def test_few_times_are_remembered(tables: Tables) -> None:
    steady = Steady()
    sweeper = Unstarted(tables, DAY, steady)
    for _ in range(3 * MARKS_MAX):
        await sweeper.sweep()
        steady.at += DAY / MARKS_MAX / 2
    assert len(sweeper._marks) <= MARKS_MAX + 1


async def test_a_branch_that_nobody_starts_is_dropped_and_its_origin_is_not(tables: Tables, tmp_path: Path) -> None:
    origin = await started(tables, 1)
    await play(tables, origin, "roll:2", "draw")
    seen = ReaderViews(tables).behind(origin)
    version = branch_version(seen.table, seen.table.version)
    branch = await Branches(tables, Vault(tmp_path / "key"), lambda table: False).branch(seen, version, ["A"], "")
    assert await Unstarted(tables, 0).sweep() == 1
    assert is_dropped(tables, branch.id) and not tables.loaded(origin).table.ended


async def test_a_table_that_cannot_be_ended_holds_up_no_other(tables: Tables, caplog: pytest.LogCaptureFixture) -> None:
    broken, sound = await opened(tables), await opened(tables)
    seed_of = tables.commands.seed_of

    def fails(loaded: object) -> bytes:
        if loaded.id == broken:  # type: ignore[attr-defined]
            raise RulesTooNew(str(broken))
        return seed_of(loaded)  # type: ignore[arg-type]

    tables.commands.seed_of = fails  # type: ignore[method-assign, assignment]
    assert await Unstarted(tables, 0).sweep() == 1
    assert is_dropped(tables, sound) and str(broken) in caplog.text


async def test_of_several_nodes_one_ends_a_table_once(postgres: str, tmp_path: Path) -> None:
    with migrated_database(postgres) as url, nodes(url, tmp_path) as two:
        tables = [await opened(two[0].tables) for _ in range(10)]
        sweepers = [Unstarted(node.tables, 0) for node in two]
        dropped = await asyncio.gather(*(sweeper.sweep() for sweeper in sweepers))
        assert sum(dropped) == 10
        for table in tables:
            assert sum(isinstance(entry.fact, TableEnded) for entry in entries(two[0].tables, table)) == 1
