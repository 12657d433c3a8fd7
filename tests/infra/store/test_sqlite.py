"""The SQLite recorder does what the library asks of a recorder, and writes requests in groups."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import wait
from contextlib import closing
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from eventsourcing.persistence import DataError, IntegrityError, StoredEvent
from eventsourcing.tests import persistence as shipped

from infra.store.errors import StoreBusy, StoreClosed
from infra.store.rows.records import PackRow, TableRow
from infra.store.sqlite.connections import open_writer
from infra.store.sqlite.recorder import SqliteRecorder
from infra.store.sqlite.tables import EVENTS_AT_ONCE_MAX, ROWS_MAX
from tests.infra.store.sqlite_store import OnAFile, busy, held, opened
from tests.infra.store.stored import (
    OTHER,
    ROWS,
    SECONDS_MAX,
    TABLE,
    error_of,
    events,
    request_row,
    snapshot_actions,
    versions,
)


class WithoutIds(SqliteRecorder):
    """What the library's aggregate recorders are: they give no notification ids."""

    def insert_events(self, stored_events: Sequence[StoredEvent], **kwargs: Any) -> None:
        super().insert_events(stored_events, **kwargs)


class TestAsAggregateRecorder(OnAFile, shipped.AggregateRecorderTestCase):
    kind = WithoutIds


class TestAsApplicationRecorder(OnAFile, shipped.ApplicationRecorderTestCase[SqliteRecorder]):
    def test_insert_subscribe(self) -> None:
        self.optional_test_insert_subscribe()


def test_what_waits_is_committed_together(recorder: SqliteRecorder, path: Path) -> None:
    with busy(recorder, path):
        futures = [recorder.submit(events(TABLE, 1 + 5 * turn, 5)) for turn in range(20)]

    assert [future.result(SECONDS_MAX) for future in futures] == [[*range(i, i + 5)] for i in range(2, 102, 5)]
    assert recorder.counts()[:2] == (2, 21)


@pytest.mark.parametrize(
    ("requests", "rows"), [(EVENTS_AT_ONCE_MAX, 0), (EVENTS_AT_ONCE_MAX + 1, 0), (3, 1)], ids=["most", "more", "rows"]
)
def test_events_alone_take_one_statement(path: Path, monkeypatch: pytest.MonkeyPatch, requests: int, rows: int) -> None:
    with opened(path):
        connection = open_writer(path)
    statements: list[str] = []
    connection.set_trace_callback(statements.append)
    monkeypatch.setattr("infra.store.sqlite.recorder.open_writer", lambda _: connection)
    with closing(SqliteRecorder(path)) as recorder:
        with busy(recorder, path):
            futures = [
                recorder.submit(events(TABLE, n + 1), [request_row(TABLE, "1")] * rows * (n == 0))
                for n in range(requests)
            ]
        assert [future.result(SECONDS_MAX) for future in futures] == [[n + 2] for n in range(requests)]
        assert versions(recorder) == [*range(1, requests + 1)]

    second = [statement.split()[0] for statement in statements if " stored_events" in statement or len(statement) < 20]
    is_alone = requests <= EVENTS_AT_ONCE_MAX and not rows
    assert (second[1:] == ["INSERT"]) == is_alone, second


async def test_a_group_wakes_the_loop_once(recorder: SqliteRecorder, path: Path) -> None:
    loop = asyncio.get_running_loop()
    woken: list[object] = []
    wake = loop.call_soon_threadsafe
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(loop, "call_soon_threadsafe", lambda *args, **more: woken.append(args) or wake(*args, **more))
        with busy(recorder, path):
            writes = [asyncio.ensure_future(recorder.written(events(TABLE, n))) for n in (1, 2, 3, 4)]
            await asyncio.sleep(0)
            writes[2].cancel()
            await asyncio.sleep(0)
        outcomes = await asyncio.gather(*writes, return_exceptions=True)

    assert [type(one) for one in outcomes] == [type(None), type(None), asyncio.CancelledError, type(None)]
    assert (versions(recorder), len(woken)) == ([1, 2, 4], 1)


async def test_what_a_turn_of_the_loop_brings_is_one_commit(recorder: SqliteRecorder) -> None:
    await asyncio.gather(*(recorder.written(events(TABLE, version)) for version in range(1, 21)))
    assert (versions(recorder), recorder.counts()[:2]) == ([*range(1, 21)], (1, 20))


async def test_what_a_turn_of_the_loop_brings_beyond_the_room_is_refused(path: Path) -> None:
    with opened(path, queue_max=4) as recorder:
        with busy(recorder, path):
            writes = [asyncio.ensure_future(recorder.written(events(TABLE, n))) for n in range(1, 7)]
            await asyncio.wait(writes[4:])
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(one) for one in outcomes] == [*[type(None)] * 4, StoreBusy, StoreBusy]
        assert versions(recorder) == [1, 2, 3, 4]


async def test_a_refused_write_raises_where_it_is_awaited(recorder: SqliteRecorder) -> None:
    await recorder.written(events(TABLE, 1))
    with pytest.raises(IntegrityError):
        await recorder.written(events(TABLE, 1))
    recorder.close()
    with pytest.raises(StoreClosed):
        await recorder.written(events(TABLE, 2))


def test_a_group_is_bounded(path: Path) -> None:
    with opened(path, group_max=4) as recorder:
        with busy(recorder, path):
            futures = [recorder.submit(events(TABLE, version)) for version in range(1, 11)]
        wait(futures, SECONDS_MAX)

        assert recorder.counts()[:2] == (4, 11)
        assert versions(recorder) == [*range(1, 11)]


def test_a_future_resolves_after_the_commit(recorder: SqliteRecorder, path: Path) -> None:
    seen: list[int] = []
    with held(path):
        future = recorder.submit(events(TABLE, 1, 2))
        future.add_done_callback(lambda _: seen.extend(versions(recorder)))
        assert not future.done()
    recorder.insert_events(events(OTHER, 1))

    assert seen == [1, 2]


def test_a_large_request_keeps_its_order(recorder: SqliteRecorder) -> None:
    number = 3 * ROWS_MAX + 5

    assert recorder.insert_events(events(TABLE, 1, number)) == [*range(1, number + 1)]
    assert versions(recorder) == [*range(1, number + 1)]


def test_a_conflict_in_a_group_fails_alone(recorder: SqliteRecorder, path: Path) -> None:
    recorder.insert_events(events(TABLE, 1))
    with held(path):
        before = recorder.submit(events(TABLE, 2), [request_row(TABLE, "before")])
        conflict = recorder.submit(events(TABLE, 3) + events(TABLE, 1), [request_row(TABLE, "conflict")])
        after = recorder.submit(events(TABLE, 3), [request_row(TABLE, "after")])

    assert (before.result(SECONDS_MAX), error_of(conflict), after.result()) == ([2], IntegrityError, [3])
    assert recorder.request(TABLE, 0, "conflict") is None
    assert recorder.request(TABLE, 0, "after") == request_row(TABLE, "after")
    assert (versions(recorder), recorder.counts().commits) == ([1, 2, 3], 2)


def test_of_two_that_make_the_same_version_the_first_is_written(recorder: SqliteRecorder, path: Path) -> None:
    with held(path):
        first, second = (recorder.submit(events(TABLE, 1, state=state)) for state in (b"first", b"second"))

    assert (first.result(SECONDS_MAX), error_of(second)) == ([1], IntegrityError)
    assert recorder.select_events(TABLE) == events(TABLE, 1, state=b"first")


def test_what_cannot_be_stored_cannot_be_asked_for(recorder: SqliteRecorder) -> None:
    for asked in (lambda: recorder.select_events(TABLE, gt=2**63), lambda: recorder.request(TABLE, 0, "\ud800")):
        with pytest.raises(DataError):
            asked()


def test_a_pack_must_be_whole(recorder: SqliteRecorder) -> None:
    with pytest.raises(DataError):
        recorder.insert_events([], rows=[PackRow("sha256:1", "materia-prima", None)])  # type: ignore[arg-type]


def test_one_who_gave_up_waiting_is_not_written(recorder: SqliteRecorder, path: Path) -> None:
    with held(path):
        given_up, other = recorder.submit(events(TABLE, 1)), recorder.submit(events(OTHER, 1))
        assert given_up.cancel()

    assert other.result(SECONDS_MAX) == [1]
    assert versions(recorder) == []


def test_rows_that_are_not_there(recorder: SqliteRecorder) -> None:
    recorder.submit([], ROWS).result(SECONDS_MAX)

    one = (recorder.seed, recorder.table, recorder.head, recorder.imported)
    assert [read(OTHER) for read in one] == [None] * 4
    assert (recorder.request(TABLE, 1, "key"), recorder.pack("sha256:2"), recorder.snapshot(TABLE, 50)) == (None,) * 3
    assert (recorder.seats(OTHER), snapshot_actions(recorder, OTHER)) == ([], [])


def test_tables_come_in_pages(recorder: SqliteRecorder) -> None:
    rows = [TableRow(UUID(int=number), "materia-prima", f"table {number}", False, number) for number in range(5)]
    recorder.submit([], rows[::-1]).result(SECONDS_MAX)

    assert recorder.tables(None, 2) == rows[:2]
    assert recorder.tables(rows[1].table, 10) == rows[2:]
    assert recorder.tables(rows[4].table, 10) == []
    assert recorder.tables(None, -1) == []


def test_events_of_some_topics_are_left_out(recorder: SqliteRecorder) -> None:
    taken = StoredEvent(TABLE, 2, "action-taken", b"taken")
    recorder.insert_events([*events(TABLE, 1), taken, *events(TABLE, 3)])

    assert recorder.select_events(TABLE, without=("action-taken", "awaiting")) == [*events(TABLE, 1), *events(TABLE, 3)]
    assert recorder.select_events(TABLE, gt=1, lte=2, without=("mp.moved",)) == [taken]


def test_all_is_there_after_opening_again(path: Path) -> None:
    with opened(path) as recorder:
        recorder.insert_events(events(TABLE, 1, 3), rows=ROWS)
    with opened(path) as recorder:
        assert recorder.select_events(TABLE) == events(TABLE, 1, 3)
        assert recorder.head(TABLE) == ROWS[8]
        assert recorder.insert_events(events(TABLE, 4)) == [4]


def test_a_notification_id_is_never_given_twice(recorder: SqliteRecorder, path: Path) -> None:
    recorder.insert_events(events(TABLE, 1, 3))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM stored_events WHERE rowid > 1")

    assert recorder.insert_events(events(TABLE, 2)) == [4]


def test_closing_writes_what_waits(path: Path) -> None:
    with opened(path) as recorder:
        with held(path):
            futures = [recorder.submit(events(TABLE, version)) for version in range(1, 50)]
        recorder.close()

        assert all(future.done() for future in futures)
        for refused in (recorder.max_notification_id, lambda: recorder.submit(events(TABLE, 50))):
            with pytest.raises(StoreClosed):
                refused()
    with opened(path) as recorder:
        assert versions(recorder) == [*range(1, 50)]


def test_after_closing_all_is_in_one_file(path: Path) -> None:
    with opened(path) as recorder:
        recorder.insert_events(events(TABLE, 1))
        assert versions(recorder) == [1]

    assert [file.name for file in path.parent.iterdir()] == ["tables.db"]


def test_a_subscription_ends_with_the_store(recorder: SqliteRecorder) -> None:
    with recorder.subscribe() as subscription:
        recorder.insert_events(events(TABLE, 1))
        assert next(subscription).originator_version == 1
        recorder.close()
        with pytest.raises(StoreClosed):
            next(subscription)


def test_events_of_other_topics_are_passed_over_once(recorder: SqliteRecorder, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits for few among many does not look through all of them again at every commit."""
    starts: list[int] = []
    select = recorder.select_notifications

    def noted(start: int, *given: Any, **how: Any) -> Any:
        starts.append(start)
        return select(start, *given, **how)

    monkeypatch.setattr(recorder, "select_notifications", noted)
    with recorder.subscribe(topics=["ended"]) as subscription:
        recorder.insert_events(events(TABLE, 1, 50))
        recorder.insert_events([StoredEvent(TABLE, 51, "ended", b"")])
        assert next(subscription).id == 51
        recorder.insert_events(events(TABLE, 52, 50))
        recorder.insert_events([StoredEvent(TABLE, 102, "ended", b"")])
        assert next(subscription).id == 102
        recorder.insert_events([*events(TABLE, 103, 50), StoredEvent(OTHER, 1, "ended", b"")])
        assert next(subscription).id == 153

    assert starts == sorted(starts)
    assert all(start in (0, 50, 51, 101, 102, 153) for start in starts)
