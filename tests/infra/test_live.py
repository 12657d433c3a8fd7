"""What a table in memory can tell without its store."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from api.service.service import Service
from api.service.tables.loaded_table import LINES_KEPT, Live
from tests.bench.playing import act, materia_prima, service_in, started
from tests.infra.conftest import Make
from tests.infra.test_tables import play
from tests.infra.test_tables import started as toy_started


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    with service_in(tmp_path, materia_prima()) as one:
        yield one


async def played(service: Service, actions: int) -> tuple[Live, list[int]]:
    """A table with this many actions, and its versions after the start and after each of them."""
    table, _ = await started(service.tables, materia_prima())
    live, chance = service.tables.live(table), random.Random(3)
    live.prepare()
    versions = [live.table.version]
    for _ in range(actions):
        await act(service.tables, table, chance)
        versions.append(live.table.version)
    return live, versions


async def test_what_is_at_hand_is_told_without_the_store(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    live, versions = await played(service, 5)
    assert all(live.has_at_hand(version) for version in versions)

    def asked(*_: Any, **__: Any) -> Any:
        raise AssertionError("the store is asked")

    monkeypatch.setattr(service.recorder, "select", asked)
    monkeypatch.setattr(service.recorder, "select_events", asked)
    assert len(live.lines(versions[1], 1000)) == versions[-1] - versions[1]
    assert all(live.after(live.table.timeline.position_at(version)) for version in range(versions[1], versions[-1] + 1))
    assert live.tree.size == versions[-1]


async def test_positions_that_are_not_kept_are_not_at_hand(service: Service) -> None:
    live, versions = await played(service, 5)
    del live._kept._values[2]
    assert [live.has_at_hand(version) for version in versions[1:]] == [False, False, True, True, True]


async def test_lines_that_are_too_many_are_not_at_hand(service: Service) -> None:
    live, versions = await played(service, LINES_KEPT // 2)
    assert not live.has_at_hand(versions[0])
    assert live.has_at_hand(versions[-2])


async def test_a_table_just_read_has_nothing_at_hand(service: Service) -> None:
    live, versions = await played(service, 2)
    service.tables.kept.forget(live.id)
    assert service.tables.kept.held(live.id) is None
    again = service.tables.live(live.id)
    assert service.tables.kept.held(live.id) is again is not live
    assert not again.has_at_hand(versions[-1]), "neither its tree nor where it stands was asked for yet"
    again.prepare()
    assert again.has_at_hand(versions[-1]) and not again.has_at_hand(versions[-2])


async def test_what_opens_secrets_is_in_the_store_alone(make: Make) -> None:
    tables = make()
    table = await toy_started(tables)
    await play(tables, table, "pass")
    live = tables.live(table)
    assert live.game.has_secrets and not live.has_at_hand(live.table.version)
