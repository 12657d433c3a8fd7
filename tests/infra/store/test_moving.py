"""Whatever a store holds of its logs is in the other store after a move, in the same order."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from uuid import UUID

import pytest
from eventsourcing.persistence import StoredEvent

from infra.store.jetstream.messages import NODE_ROWS
from infra.store.jetstream.recorder import JetStreamRecorder
from infra.store.moving import KINDS, Moved, MovedBadly, move
from infra.store.postgres.recorder import PostgresRecorder
from infra.store.recorder import StoreRecorder
from infra.store.rows.kinds import ROW_KINDS
from infra.store.rows.records import (
    CampaignRow,
    CampaignTableRow,
    HookRow,
    LeadRow,
    NotesRow,
    PackRow,
    SealedSeatsRow,
    SeatRow,
    TrackingRow,
)
from tests.infra.store.jetstream.nats_server import NatsServer
from tests.infra.store.sqlite_store import opened
from tests.infra.store.stored import OTHER, ROWS, TABLE, events, versions

CAMPAIGN = UUID(int=3)


@pytest.fixture
def source(tmp_path: Path) -> Iterator[StoreRecorder]:
    """A store with two tables, of which the one with the higher id was first, and a campaign."""
    with opened(tmp_path / "source.db") as recorder:
        recorder.insert_events(events(OTHER, 1, 3))
        recorder.insert_events(events(TABLE, 1, 4, b"x" * 300), rows=ROWS)
        recorder.insert_events(events(CAMPAIGN, 1), rows=[CampaignRow(CAMPAIGN, "toy", "Winter", True, 9)])
        beside = [CampaignTableRow(OTHER, CAMPAIGN), SeatRow(CAMPAIGN, 0, "Ada", b"token 9"), LeadRow(OTHER, 1, "a", 9)]
        recorder.insert_events(
            events(CAMPAIGN, 2), rows=[*beside, HookRow(OTHER, 0, "json", b"url", "", "en", claims=7)]
        )
        for revision in (1, 2, 3):
            recorder.insert_events([], rows=[NotesRow(OTHER, revision, f'["{revision}"]')])
            recorder.insert_events([], rows=[SealedSeatsRow(CAMPAIGN, revision, f"sealed {revision}", revision)])
        recorder.insert_events([], rows=[TrackingRow("lobby", 9)])
        yield recorder


@pytest.fixture(params=["sqlite", "postgres", "jetstream"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[StoreRecorder]:
    if request.param == "sqlite":
        with opened(tmp_path / "target.db") as recorder:
            yield recorder
        return
    made: StoreRecorder
    if request.param == "postgres":
        made = PostgresRecorder(request.getfixturevalue("url"))
    else:
        nats: NatsServer = request.getfixturevalue("nats")
        made = JetStreamRecorder(nats.url(partitions="2"))
    with closing(made) as recorder:
        recorder.create_tables()
        yield recorder


def test_every_kind_of_row_is_moved_or_made_anew() -> None:
    """One that is added must be moved, too, unless it is a part of another, or can be made again."""
    whole = {kind for kind, how in ROW_KINDS.items() if not how.updates}
    assert whole - set(KINDS) == {StoredEvent, PackRow, SealedSeatsRow, LeadRow, *NODE_ROWS}


def test_everything_is_moved_there_and_back(source: StoreRecorder, target: StoreRecorder, tmp_path: Path) -> None:
    assert move(source, target) == Moved(3, 9, 3)
    assert move(source, target) == Moved(3, 9, 0)
    with opened(tmp_path / "back.db") as back:
        assert move(target, back) == Moved(3, 9, 3)
        for store in (target, back):
            assert [one.originator_id for one in store.select_notifications(None, 9)] == (
                [OTHER] * 3 + [TABLE] * 4 + [CAMPAIGN] * 2
            )
            for log in (TABLE, OTHER, CAMPAIGN):
                assert list(store.select_events(log)) == list(source.select_events(log))
            assert [store.request(TABLE, 0, "key"), store.seed(TABLE), *store.seats(TABLE)] == ROWS[:4]
            assert store.pack("sha256:1") == ROWS[5] and store.imported(TABLE) == ROWS[9]
            assert store.campaign_of(OTHER) == CAMPAIGN and store.seats(CAMPAIGN) == source.seats(CAMPAIGN)
            assert store.notes(OTHER) == NotesRow(OTHER, 1, '["3"]')
            assert store.sealed_seats(CAMPAIGN) == SealedSeatsRow(CAMPAIGN, 1, "sealed 3", 3)
            assert store.lead(OTHER).revision == 0 and store.max_tracking_id("lobby") is None


def test_a_move_goes_on_where_it_was(source: StoreRecorder, target: StoreRecorder) -> None:
    rows = [row for row in ROWS if getattr(row, "table", None) == TABLE]
    target.insert_events(events(TABLE, 1, 2, b"x" * 300), rows=rows)
    assert move(source, target) == Moved(3, 9, 3)
    assert versions(target) == [1, 2, 3, 4]


def test_a_target_with_another_log_is_left_as_it_is(source: StoreRecorder, target: StoreRecorder) -> None:
    target.insert_events(events(TABLE, 1, 2, b"another"))
    with pytest.raises(MovedBadly, match=str(TABLE)):
        move(source, target)
    assert versions(target) == [1, 2]
