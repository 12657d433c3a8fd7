"""What a table in memory can tell without its store."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from api.service.service import Service
from api.service.tables.loaded_table import LINES_DROPPED_AT, LoadedTable
from domain.log.tree import leaves_of, root_of
from tests.api.service.toy_tables import Make, play
from tests.api.service.toy_tables import started as toy_started
from tests.bench.playing import act, materia_prima, service_in, started


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    with service_in(tmp_path, materia_prima()) as one:
        yield one


async def played(service: Service, actions: int) -> tuple[LoadedTable, list[int]]:
    """A table with this many actions, and its versions after the start and after each of them."""
    table, _ = await started(service.tables, materia_prima())
    loaded, chance = service.tables.loaded(table), random.Random(3)
    loaded.prepare()
    versions = [loaded.table.version]
    for _ in range(actions):
        await act(service.tables, table, chance)
        versions.append(loaded.table.version)
    return loaded, versions


async def test_what_is_at_hand_is_told_without_the_store(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded, versions = await played(service, 5)
    assert all(loaded.has_at_hand(version) for version in versions)

    def asked(*_: Any, **__: Any) -> Any:
        raise AssertionError("the store is asked")

    monkeypatch.setattr(service.recorder, "select", asked)
    monkeypatch.setattr(service.recorder, "select_events", asked)
    assert len(loaded.lines(versions[1], 1000)) == versions[-1] - versions[1]
    assert all(
        loaded.after(loaded.table.timeline.position_at(version)) for version in range(versions[1], versions[-1] + 1)
    )
    assert loaded.tree.size == versions[-1]


async def test_positions_that_are_not_kept_are_not_at_hand(service: Service) -> None:
    loaded, versions = await played(service, 5)
    del loaded._kept._values[2]
    assert [loaded.has_at_hand(version) for version in versions[1:]] == [False, False, True, True, True]


async def test_lines_that_are_too_many_are_not_at_hand(service: Service) -> None:
    loaded, versions = await played(service, LINES_DROPPED_AT // 2)
    assert not loaded.has_at_hand(versions[0])
    assert loaded.has_at_hand(versions[-2])


async def test_roots_follow_from_memory_even_when_the_table_has_moved_on(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await started(service.tables, materia_prima())
    loaded, chance = service.tables.loaded(table), random.Random(3)
    loaded.prepare()
    asked_at = {loaded.table.version: loaded.rooted(loaded.table.version)}
    while loaded.table.version < 2 * LINES_DROPPED_AT:
        await act(service.tables, table, chance)
        asked_at[loaded.table.version] = loaded.rooted(loaded.table.version)
    leaves = leaves_of(loaded.lines(0, loaded.table.version))

    def asked(*_: Any, **__: Any) -> Any:
        raise AssertionError("the store is asked")

    monkeypatch.setattr(service.recorder, "select_events", asked)
    assert {size: root() for size, root in asked_at.items()} == {size: root_of(leaves[:size]) for size in asked_at}


async def test_a_table_just_read_has_nothing_at_hand(service: Service) -> None:
    loaded, versions = await played(service, 2)
    service.tables.cache.forget(loaded.id)
    assert service.tables.cache.held(loaded.id) is None
    again = service.tables.loaded(loaded.id)
    assert service.tables.cache.held(loaded.id) is again is not loaded
    assert not again.has_at_hand(versions[-1]), "neither its tree nor where it stands was asked for yet"
    again.prepare()
    assert again.has_at_hand(versions[-1]) and not again.has_at_hand(versions[-2])


async def test_what_opens_secrets_is_told_without_the_store(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = make()
    table = await toy_started(tables)
    loaded = tables.loaded(table)
    loaded.prepare()
    before = loaded.table.version
    await play(tables, table, "take")
    after = loaded.table.version
    read = tables.log.stored(table, before, after)
    found = {seat: loaded.openings(before, after, seat, revealed=False) for seat in (0, 1, None)}

    def asked(*_: Any, **__: Any) -> Any:
        raise AssertionError("the store is asked")

    monkeypatch.setattr(tables.log.rows, "select_events", asked)
    assert loaded.game.has_secrets and loaded.has_at_hand(before)
    assert {seat: loaded.openings(before, after, seat, revealed=False) for seat in (0, 1, None)} == found
    told = {one.originator_version: tables.log.codec.openings(one, 0) for one in read}
    assert found[0] == {version: opened for version, opened in told.items() if opened}
    assert found[0] and not found[None]
