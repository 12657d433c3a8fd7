"""The PostgreSQL recorder does what the library asks of a recorder, and what several nodes need of it."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from typing import Any
from uuid import UUID

import psycopg
import pytest
from eventsourcing.persistence import (
    DataError,
    IntegrityError,
    Notification,
    OperationalError,
    ProgrammingError,
    StoredEvent,
)
from eventsourcing.tests import persistence as shipped

from infra.store.errors import SchemaTooNew, StoreClosed
from infra.store.postgres.recorder import PostgresRecorder
from infra.store.postgres.tables import EVENTS_MAX, ORDINAL_BITS
from infra.store.rows.records import (
    LobbyRow,
    SeedRow,
    TrackingRow,
)
from tests.infra.store.stored import OTHER, SECONDS_MAX, TABLE, error_of, events, request_row, versions


@pytest.fixture
def recorder(url: str) -> Iterator[PostgresRecorder]:
    with closing(opened(url)) as recorder:
        yield recorder


def opened(url: str, **bounds: int) -> PostgresRecorder:
    recorder = PostgresRecorder(url, **bounds)
    recorder.create_tables()
    return recorder


class WithoutIds(PostgresRecorder):
    """What the library's aggregate recorders are: they give no notification ids."""

    def insert_events(self, stored_events: Sequence[StoredEvent], **kwargs: Any) -> None:
        super().insert_events(stored_events, **kwargs)


class Ranked(PostgresRecorder):
    """Gives ids as the library's cases know them, the n-th event n; ours only rise."""

    def insert_events(self, stored_events: Sequence[StoredEvent], **kwargs: Any) -> Sequence[int] | None:
        return [self._rank(one) for one in super().insert_events(stored_events, **kwargs) or ()]

    def select_notifications(
        self, start: int | None, limit: int, stop: int | None = None, topics: Sequence[str] = (), **bounds: bool
    ) -> Sequence[Notification]:
        first, last = (None if one is None else self._id(one) for one in (start, stop))
        found = super().select_notifications(first, limit, last, topics, **bounds)
        return [replace(one, id=self._rank(one.id)) for one in found]

    def max_notification_id(self, topics: Sequence[str] = ()) -> int | None:
        newest = super().max_notification_id(topics)
        return None if newest is None else self._rank(newest)

    def _rank(self, id: int) -> int:
        return int(self.select("SELECT COUNT(*) FROM stored_events WHERE rowid <= ?", id)[0][0])

    def _id(self, rank: int) -> int:
        found = self.select("SELECT rowid FROM stored_events ORDER BY rowid LIMIT 1 OFFSET ?", max(rank - 1, 0))
        return int(found[0][0]) if rank > 0 and found else rank * 2**62


class OnADatabase:
    kind = PostgresRecorder

    @pytest.fixture(autouse=True)
    def _take_url(self, url: str) -> None:
        self.url = url

    def create_recorder(self) -> PostgresRecorder:
        recorder = self.kind(self.url)
        self.addCleanup(recorder.close)  # type: ignore[attr-defined]
        recorder.create_tables()
        return recorder


class TestAsAggregateRecorder(OnADatabase, shipped.AggregateRecorderTestCase):
    kind = WithoutIds


class TestAsApplicationRecorder(OnADatabase, shipped.ApplicationRecorderTestCase[PostgresRecorder]):
    kind = Ranked

    def test_insert_subscribe(self) -> None:
        self.optional_test_insert_subscribe()


class TestAsTrackingRecorder(OnADatabase, shipped.TrackingRecorderTestCase):
    pass


class TestAsProcessRecorder(OnADatabase, shipped.ProcessRecorderTestCase):
    pass


def test_ids_follow_the_order_of_the_writing(recorder: PostgresRecorder) -> None:
    first = recorder.insert_events(events(TABLE, 1, 3))
    second = recorder.insert_events(events(OTHER, 1, 2))
    assert first and second and len({*first, *second}) == 5
    assert [*first, *second] == sorted([*first, *second])
    assert [one.id for one in recorder.select_notifications(None, 10)] == [*first, *second]


def test_a_conflict_fails_whole(recorder: PostgresRecorder) -> None:
    recorder.insert_events(events(TABLE, 1))
    conflict = recorder.submit(events(TABLE, 2) + events(TABLE, 1), [request_row(TABLE, "key"), SeedRow(TABLE, b"s")])
    assert error_of(conflict) is IntegrityError
    assert (versions(recorder), recorder.request(TABLE, 0, "key"), recorder.seed(TABLE)) == ([1], None, None)


def test_of_many_that_make_the_same_version_one_is_written(url: str, recorder: PostgresRecorder) -> None:
    with closing(opened(url)) as other:
        recorders = (recorder, other)
        futures = [recorders[n % 2].submit(events(TABLE, 1, 3, state=b"%d" % n)) for n in range(40)]
        found = [error_of(future) for future in futures]
    assert found.count(IntegrityError) == 39 and found.count(type(None)) == 1
    winner = b"%d" % found.index(type(None))
    assert {event.state for event in recorder.select_events(TABLE)} == {winner} and versions(recorder) == [1, 2, 3]


def test_a_text_with_a_nul_fails_alone(recorder: PostgresRecorder) -> None:
    refused, good = recorder.submit([StoredEvent(TABLE, 1, "nul\0", b"")]), recorder.submit(events(TABLE, 1))
    assert (error_of(refused), error_of(good)) == (DataError, type(None))


def test_what_is_too_much_is_refused_at_once(recorder: PostgresRecorder) -> None:
    with pytest.raises(ProgrammingError):
        recorder.submit(events(TABLE, 1, EVENTS_MAX + 1))


def test_a_reader_waits_for_whoever_began_before(url: str, recorder: PostgresRecorder) -> None:
    """Else a follower would pass over an event whose transaction is committed late."""
    with psycopg.connect(url) as late:
        late.execute("SELECT pg_current_xact_id()")  # takes the lower id, and is not committed yet
        recorder.insert_events(events(TABLE, 1))
        assert recorder.select_notifications(None, 10) == [] and recorder.max_notification_id() is None
        assert versions(recorder) == [1], "the table itself is read as it is"
        late.execute(
            "INSERT INTO stored_events VALUES (pg_current_xact_id()::text::bigint << %s, %s, 1, 'late', '')",
            (ORDINAL_BITS, OTHER),
        )
        late.commit()
    assert [one.topic for one in recorder.select_notifications(None, 10)] == ["late", "mp.moved"]


def test_followers_of_two_nodes_see_every_event_once_and_in_one_order(url: str, recorder: PostgresRecorder) -> None:
    with closing(opened(url)) as other, recorder.subscribe() as ours, other.subscribe() as theirs:
        tables = [UUID(int=number) for number in range(100, 140)]
        with ThreadPoolExecutor(16) as pool:
            for number, table in enumerate(tables):
                node = (recorder, other)[number % 2]
                pool.submit(lambda node=node, table=table: [node.insert_events(events(table, n)) for n in range(1, 6)])
        seen = [[next(one) for _ in range(200)] for one in (ours, theirs)]
    assert seen[0] == seen[1]
    assert len({(one.originator_id, one.originator_version) for one in seen[0]}) == 200
    for table in tables:
        assert [one.originator_version for one in seen[0] if one.originator_id == table] == [1, 2, 3, 4, 5]


def test_ids_stay_above_those_given_before_when_transactions_begin_anew(url: str, recorder: PostgresRecorder) -> None:
    """A dump that is restored on a new server brings its events along, but not the number of its transactions."""
    recorder.insert_events(events(TABLE, 1))
    high = 2**40 << ORDINAL_BITS
    with psycopg.connect(url) as restored:
        restored.execute("UPDATE stored_events SET rowid = %s", (high,))
    recorder.create_tables()
    (newer,) = recorder.insert_events(events(TABLE, 2)) or ()
    assert newer > high
    assert [one.originator_version for one in recorder.select_notifications(None, 10)] == [1, 2]
    recorder.create_tables()
    (newest,) = recorder.insert_events(events(TABLE, 3)) or ()
    assert newer < newest < newer + 2**32


def test_a_follower_goes_up_only_and_from_where_it_stands(recorder: PostgresRecorder) -> None:
    def tracked(notification: int, since: int = -1) -> bool:
        return error_of(recorder.submit([], [TrackingRow("lobby", notification, since)])) is type(None)

    assert not tracked(5, 3) and tracked(5, 0) and not tracked(5) and not tracked(4)
    assert not tracked(9, 4) and tracked(9, 5) and tracked(12)
    assert recorder.max_tracking_id("lobby") == 12
    recorder.forget("lobby", [LobbyRow])
    assert recorder.max_tracking_id("lobby") is None


def test_of_two_nodes_that_follow_alike_one_is_first(url: str, recorder: PostgresRecorder) -> None:
    with closing(opened(url)) as other:
        for step in range(20):
            both = [one.submit([], [TrackingRow("lobby", step + 1, step)]) for one in (recorder, other)]
            assert sorted(error_of(one).__name__ for one in both) == ["IntegrityError", "NoneType"]


def test_two_nodes_may_create_the_tables_at_once(url: str) -> None:
    with closing(PostgresRecorder(url)) as one, closing(PostgresRecorder(url)) as two, ThreadPoolExecutor(8) as pool:
        for made in [pool.submit(node.create_tables) for node in (one, two) * 4]:
            made.result(SECONDS_MAX)
        one.insert_events(events(TABLE, 1))
        assert versions(two) == [1]


def test_a_database_of_a_newer_release_is_left_alone(url: str, recorder: PostgresRecorder) -> None:
    with psycopg.connect(url) as newer:
        newer.execute("UPDATE schema SET version = 99")
    with pytest.raises(SchemaTooNew):
        PostgresRecorder(url)


def end_connections(url: str) -> None:
    """The server ends every connection to the database, as it does when it is started again."""
    with psycopg.connect(url, autocommit=True) as killer:
        killer.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def test_a_write_over_a_lost_connection_fails_once_and_then_one_is_made_anew(
    url: str, recorder: PostgresRecorder
) -> None:
    recorder.insert_events(events(TABLE, 1))
    end_connections(url)
    with pytest.raises(OperationalError):
        recorder.insert_events(events(TABLE, 2))
    recorder.insert_events(events(TABLE, 2))
    assert versions(recorder) == [1, 2]


def test_a_read_over_a_lost_connection_is_asked_once_more(url: str, recorder: PostgresRecorder) -> None:
    recorder.insert_events(events(TABLE, 1))
    assert versions(recorder) == [1]
    end_connections(url)
    assert versions(recorder) == [1]


def test_a_server_that_is_away_is_a_typed_error() -> None:
    with pytest.raises(OperationalError):
        PostgresRecorder("postgresql://nobody@127.0.0.1:1/nowhere")


def test_after_closing_nothing_is_taken(url: str) -> None:
    recorder = opened(url)
    futures = [recorder.submit(events(TABLE, version)) for version in range(1, 30)]
    recorder.close()
    assert all(future.done() and future.exception() is None for future in futures)
    for refused in (recorder.max_notification_id, lambda: recorder.submit(events(TABLE, 50))):
        with pytest.raises(StoreClosed):
            refused()
    recorder.close()


def test_connections_are_bounded_and_used_again(url: str) -> None:
    with closing(opened(url, writers_max=3, readers_max=2)) as recorder:
        for future in [recorder.submit(events(UUID(int=n), 1)) for n in range(1, 60)]:
            future.result(SECONDS_MAX)
        for _ in range(30):
            versions(recorder)
        [(count,)] = recorder.select("SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database()")
    assert count <= 5
