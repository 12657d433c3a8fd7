"""The JetStream recorder does what the library asks of a recorder, and what several nodes need of it."""

from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from typing import Any
from uuid import UUID, uuid4

import pytest
from eventsourcing.persistence import IntegrityError, OperationalError, ProgrammingError, StoredEvent
from eventsourcing.tests import persistence as shipped

from infra.store.errors import RequestRepeated, StoreBusy, StoreClosed
from infra.store.jetstream.connection import Connection
from infra.store.jetstream.consumer import Stored, messages
from infra.store.jetstream.recorder import EVENTS_MAX, JetStreamRecorder
from infra.store.rows.records import CampaignTableRow, HeadRow, PackRow, SeedRow, TableRow
from tests.infra.store.jetstream.nats_server import NatsServer
from tests.infra.store.stored import OTHER, SECONDS_MAX, TABLE, error_of, events, request_row, versions


@pytest.fixture
def url(nats: NatsServer) -> str:
    return nats.url(partitions="2")


@pytest.fixture
def recorder(url: str) -> Iterator[JetStreamRecorder]:
    with opened(url) as recorder:
        yield recorder


@contextmanager
def opened(url: str, **bounds: int) -> Iterator[JetStreamRecorder]:
    with closing(JetStreamRecorder(url, **bounds)) as recorder:
        recorder.create_tables()
        yield recorder


class WithoutIds(JetStreamRecorder):
    """What the library's aggregate recorders are: they give no notification ids."""

    def insert_events(self, stored_events: Sequence[StoredEvent], **kwargs: Any) -> None:
        super().insert_events(stored_events, **kwargs)


class OnAServer:
    kind = JetStreamRecorder

    @pytest.fixture(autouse=True)
    def _take_url(self, nats: NatsServer) -> None:
        self.url = nats.url(partitions="1")

    def create_recorder(self) -> JetStreamRecorder:
        recorder = self.kind(self.url)
        self.addCleanup(recorder.close)  # type: ignore[attr-defined]
        recorder.create_tables()
        return recorder


class TestAsAggregateRecorder(OnAServer, shipped.AggregateRecorderTestCase):
    kind = WithoutIds


class TestAsApplicationRecorder(OnAServer, shipped.ApplicationRecorderTestCase[JetStreamRecorder]):
    def test_insert_subscribe(self) -> None:
        self.optional_test_insert_subscribe()


class TestAsTrackingRecorder(OnAServer, shipped.TrackingRecorderTestCase):
    pass


class TestAsProcessRecorder(OnAServer, shipped.ProcessRecorderTestCase):
    pass


def test_another_nodes_write_is_seen_at_once(url: str, recorder: JetStreamRecorder) -> None:
    with opened(url) as other:
        for version in range(1, 30):
            writer, reader = (recorder, other) if version % 2 else (other, recorder)
            writer.insert_events(events(TABLE, version))
            assert reader.newest_state(TABLE).version == version
        assert versions(recorder) == versions(other) == list(range(1, 30))


def test_of_many_writers_of_one_version_one_is_first(url: str, recorder: JetStreamRecorder) -> None:
    with opened(url) as other, ThreadPoolExecutor(10) as pool:
        for version in range(1, 11):
            futures = [node.submit(events(TABLE, version)) for node in (recorder, other) * 5]
            outcomes = list(pool.map(error_of, futures))
            assert sorted(one.__name__ for one in outcomes) == ["IntegrityError"] * 9 + ["NoneType"]
    assert versions(recorder) == list(range(1, 11))


def test_rows_beside_a_log_do_not_hinder_its_entries(url: str, recorder: JetStreamRecorder) -> None:
    """Both nodes write to one table, but nothing that the other must know of: none is refused."""
    with opened(url) as other:
        recorder.insert_events(events(TABLE, 1))
        for number in range(2, 20):
            both = [
                recorder.submit(events(TABLE, number)),
                other.submit([], [TableRow(TABLE, "toy", str(number), False, number)]),
            ]
            assert [error_of(one) for one in both] == [type(None), type(None)]
        assert other.newest_state(TABLE).version == 19


def test_a_repeated_request_at_another_node_is_told(url: str, recorder: JetStreamRecorder) -> None:
    with opened(url) as other:
        other.insert_events(events(TABLE, 1), rows=[request_row(TABLE, "key")])
        again = recorder.submit(events(TABLE, 2), [request_row(TABLE, "key", 2, 2)])
        assert error_of(again) is RequestRepeated


def test_a_long_log_is_written_whole(url: str, recorder: JetStreamRecorder) -> None:
    """It takes several messages, and its head is larger than one; another node has it whole, too."""
    long = events(TABLE, 1, 5_000, b"x" * 400)
    head = HeadRow(TABLE, 5_000, "shape", b"h" * 2_000_000)
    assert len(recorder.insert_events(long, rows=[head]) or ()) == 5_000
    with opened(url) as other:
        assert versions(other) == list(range(1, 5_001))
        assert other.head(TABLE) == head
        other.insert_events(events(TABLE, 5_001))
    assert recorder.newest_state(TABLE).version == 5_001


def test_too_many_events_at_once_are_refused(recorder: JetStreamRecorder) -> None:
    with pytest.raises(ProgrammingError):
        recorder.submit(events(TABLE, 1, EVENTS_MAX + 1))


def test_a_campaign_and_its_new_table_are_written_together(nats: NatsServer) -> None:
    """They lie in different partitions. If the campaign moved on, the table was never opened."""
    url = nats.url(partitions="8")
    campaign, lost = UUID(int=5), uuid4()
    with opened(url) as recorder, opened(url) as other:
        recorder.insert_events(events(campaign, 1))
        tables = [uuid4() for _ in range(12)]
        for version, table in enumerate(tables, start=2):
            node = (recorder, other)[version % 2]
            node.see(campaign)
            node.insert_events(
                [*events(table, 1), *events(campaign, version)], rows=[CampaignTableRow(table, campaign)]
            )
            node.insert_events(events(table, 2))
        with pytest.raises(IntegrityError):
            other.insert_events([*events(lost, 1), *events(campaign, 13)], rows=[SeedRow(lost, b"")])
        assert other.seed(lost) is None
    with opened(url) as later:
        assert versions(later, campaign) == list(range(1, 14))
        assert {tuple(versions(later, table)) for table in tables} == {(1, 2)}
        assert {later.campaign_of(table) for table in tables} == {campaign}
        assert versions(later, lost) == []


def test_of_two_nodes_that_open_a_campaigns_next_table_one_is_first(nats: NatsServer) -> None:
    """The other one's table was never opened, although its first message is in the log already."""
    url = nats.url(partitions="4")
    campaign = UUID(int=5)
    with opened(url) as recorder, opened(url) as other:
        recorder.insert_events(events(campaign, 1))
        other.see(campaign)
        for version in range(2, 12):
            tables = [uuid4(), uuid4()]
            both = [
                node.submit([*events(table, 1), *events(campaign, version)])
                for node, table in zip((recorder, other), tables, strict=True)
            ]
            assert sorted(error_of(one).__name__ for one in both) == ["IntegrityError", "NoneType"]
            for node in (recorder, other):
                node.see(campaign)
            first, second = (tables[at] for at in ((0, 1) if both[0].exception() is None else (1, 0)))
            other.insert_events(events(first, 2))
            recorder.see(first)
            assert (versions(recorder, first), versions(recorder, second)) == ([1, 2], [])
    with opened(url) as later:
        assert versions(later, campaign) == list(range(1, 12))
        assert len(later.select_notifications(1, 1000)) == 31


def test_two_logs_that_exist_are_not_written_to_at_once(recorder: JetStreamRecorder) -> None:
    recorder.insert_events(events(TABLE, 1))
    recorder.insert_events(events(OTHER, 1))
    with pytest.raises(ProgrammingError):
        recorder.insert_events([*events(TABLE, 2), *events(OTHER, 2)])
    assert (versions(recorder), versions(recorder, OTHER)) == ([1], [1])


def test_a_later_node_has_all_in_the_order_of_time(nats: NatsServer) -> None:
    url = nats.url(partitions="8")
    tables = [uuid4() for _ in range(40)]
    with opened(url) as recorder:
        for table in tables:
            recorder.insert_events(events(table, 1), rows=[PackRow("sha256:1", "toy", b"document")])
    with opened(url) as later:
        assert [one.originator_id for one in later.select_notifications(1, 100)] == tables
        assert later.pack("sha256:1") == PackRow("sha256:1", "toy", b"document")


def test_servers_whose_clocks_are_an_hour_apart_delay_no_node(
    nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Times only say in which order a node that starts lists tables. Here they jump with each change of the leader."""
    url, campaign = nats.url(partitions="4"), UUID(int=5)
    tables = [uuid4() for _ in range(12)]
    with opened(url) as recorder:
        recorder.insert_events(events(campaign, 1))
        for version, table in enumerate(tables, start=2):
            recorder.insert_events([*events(table, 1), *events(campaign, version)])
            recorder.insert_events(events(table, 2))

    async def skewed(connection: Connection, stream: str, after: int) -> AsyncIterator[Stored]:
        async for one in messages(connection, stream, after):
            yield one._replace(at=one.at + (one.sequence % 3 - 1) * 3600)

    monkeypatch.setattr("infra.store.jetstream.follower.messages", skewed)
    with opened(url) as later:
        assert versions(later, campaign) == list(range(1, 14))
        assert {tuple(versions(later, table)) for table in tables} == {(1, 2)}
        later.insert_events(events(tables[0], 3))
        assert later.newest_state(tables[0]).version == 3


def test_after_closing_nothing_is_taken(url: str) -> None:
    with opened(url) as recorder:
        futures = [recorder.submit(events(TABLE, version)) for version in range(1, 30)]
    assert [error_of(one) for one in futures] == [type(None)] * 29
    for refused in (recorder.max_notification_id, lambda: recorder.submit(events(TABLE, 50))):
        with pytest.raises(StoreClosed):
            refused()
    recorder.close()


def test_a_server_that_is_away_is_a_typed_error() -> None:
    with pytest.raises(OperationalError, match="no server of the log lets this node in"):
        JetStreamRecorder("nats://127.0.0.1:1")


def test_what_waits_is_bounded(url: str) -> None:
    with opened(url, queue_max=1) as recorder:
        first = recorder.submit(events(TABLE, 1))
        with pytest.raises(StoreBusy):
            recorder.submit(events(OTHER, 1))
        assert first.result(SECONDS_MAX)
