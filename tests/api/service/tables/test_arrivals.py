"""When entries were seen: by a steady clock, bounded, and never too early."""

from collections.abc import Callable
from uuid import UUID, uuid4

import pytest

from api.service.command import Command
from api.service.tables import arrivals
from api.service.tables.arrivals import MARKS_MAX, Arrivals, Marks, Start
from api.service.tables.loaded_table import LoadedTable
from api.service.tables.use_cases import Tables
from domain.kernel.tables.decisions import HOST
from infra.store.sqlite.recorder import SqliteRecorder
from tests.hand_clock import HandClock
from tests.infra.store.stored import events

DAY = 24 * 60 * 60


def marks_of(clock: HandClock, version: int = 0) -> Marks:
    return Marks(clock, Start(clock.steady(), clock.now(), 0), version)


def test_an_entry_counts_from_when_it_was_seen_whatever_the_wall_clock_says() -> None:
    clock = HandClock()
    marks, start = marks_of(clock, 3), clock.at
    clock.pass_by(10)
    clock.jump_by(7 * DAY)
    marks.saw(5)
    clock.jump_by(-8 * DAY)
    clock.pass_by(10)
    marks.saw(6)
    marks.saw(4)
    assert [marks.upto(start + second * 1000) for second in (-1, 0, 9, 10, 19, 20, 99)] == [None, 3, 3, 5, 5, 6, 6]
    assert [marks.seen_after(version) for version in (3, 4, 5, 6)] == [start + 10_000, start + 10_000, clock.at, None]
    clock.pass_by(5)
    assert marks.idle_seconds == 5


def test_many_marks_get_coarser_and_show_nothing_too_early() -> None:
    clock = HandClock()
    marks, seen = marks_of(clock), {0: clock.at}
    for version in range(1, 5 * MARKS_MAX):
        clock.pass_by(1)
        marks.saw(version)
        seen[version] = clock.at
    assert len(marks._marked.versions) == len(marks._marked.times) <= MARKS_MAX
    for version, at in seen.items():
        assert (marks.upto(at - 1) or 0) < max(version, 1)
        assert (marks.upto(at) or 0) <= version
    newest = max(seen)
    assert marks.version == newest and marks.upto(seen[newest - 100]) == newest - 100


def test_what_is_older_than_any_delay_takes_no_room() -> None:
    clock = HandClock()
    marks = marks_of(clock)
    for version in range(1, 100):
        clock.pass_by(DAY // 4)
        marks.saw(version)
        assert len(marks._marked.versions) <= 6
        assert (marks.upto(clock.at - DAY * 1000) or 0) == max(version - 4, 0)


def test_the_store_tells_what_was_there_at_the_start(recorder: SqliteRecorder) -> None:
    one, two = uuid4(), uuid4()
    recorder.insert_events(events(one, 1, 3))
    known = Arrivals(recorder)
    recorder.insert_events([*events(one, 4), *events(two, 1)])
    assert [known.of(id).at_start for id in (one, two, uuid4())] == [3, 0, 0]


def test_the_tables_with_marks_are_bounded(recorder: SqliteRecorder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrivals, "TABLES_MAX", 3)
    known, ids = Arrivals(recorder), [uuid4() for _ in range(5)]
    for id in ids:
        known.opened(id, 1)
    assert [table_id in known._marks for table_id in ids] == [table_id in ids[2:] for table_id in ids]


async def test_marks_outlive_a_table_in_memory(make: Callable[..., Tables]) -> None:
    tables = make(live_max=1)

    async def played() -> UUID:
        opened = await tables.open("toy", ["A"], [()])
        await tables.start(opened.id, Command(HOST))
        return opened.id

    def marks(id: UUID) -> Marks:
        loaded: LoadedTable = tables.loaded(id)
        return loaded.marks

    first = await played()
    before = marks(first)
    await played()
    assert tables.cache.held(first) is None
    assert marks(first) is before and before.version == tables.loaded(first).table.version
