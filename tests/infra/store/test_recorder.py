"""What every recorder of tables does alike, whichever store it is."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Future, wait
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from eventsourcing.persistence import DataError, IntegrityError, ProgrammingError, StoredEvent

from infra.store.errors import NotesRevised, RequestRepeated, SealedSeatsRevised, SeedRepeated
from infra.store.jetstream.recorder import JetStreamRecorder
from infra.store.postgres.recorder import PostgresRecorder
from infra.store.recorder import StoreRecorder
from infra.store.rows.records import (
    WATCHER,
    CampaignRow,
    CampaignTableRow,
    HeadRow,
    LobbyRow,
    NotesRow,
    PackRow,
    Row,
    SealedSeatsRow,
    SeatNameRow,
    SeatRow,
    SeatTokenRow,
    SeedRow,
    SnapshotRow,
    TableRow,
)
from tests.infra.store.postgres_server import migrated_database
from tests.infra.store.sqlite_store import held, opened
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

Written = tuple[Sequence[StoredEvent], Sequence[Row]]


class Store(NamedTuple):
    """A recorder. path: of its file, if it is one whose requests are written in groups."""

    recorder: StoreRecorder
    path: Path | None = None

    def submit(self, *requests: Written) -> list[Future[Any]]:
        """Hand requests over in order: in one group, or each when the one before is decided."""
        if self.path is not None:
            with held(self.path):
                return [self.recorder.submit(*one) for one in requests]
        futures = []
        for one in requests:
            futures.append(self.recorder.submit(*one))
            wait(futures, SECONDS_MAX)
        return futures


@pytest.fixture(params=["sqlite", "postgres", "jetstream"])
def store(request: pytest.FixtureRequest, path: Path) -> Iterator[Store]:
    if request.param == "sqlite":
        with opened(path) as recorder:
            yield Store(recorder, path)
        return
    if request.param == "jetstream":
        with closing(JetStreamRecorder(request.getfixturevalue("nats").url(partitions="2"))) as recorder:
            recorder.create_tables()
            yield Store(recorder)
        return
    with migrated_database(request.getfixturevalue("postgres")) as url, closing(PostgresRecorder(url)) as recorder:
        recorder.create_tables()
        yield Store(recorder)


@pytest.fixture
def recorder(store: Store) -> StoreRecorder:
    return store.recorder


@pytest.mark.parametrize("first", [1, 2], ids=["the same versions", "versions still free"])
def test_a_repeated_request_is_told_from_a_conflict(store: Store, first: int) -> None:
    store.recorder.insert_events(events(TABLE, 1), rows=[request_row(TABLE, "key")])
    repeated, at_another_table = store.submit(
        (events(TABLE, first), [request_row(TABLE, "key", first, first)]),
        (events(OTHER, 1), [request_row(OTHER, "key")]),
    )

    assert error_of(repeated) is RequestRepeated
    assert not issubclass(RequestRepeated, IntegrityError)
    assert error_of(at_another_table) is type(None)
    assert (versions(store.recorder), versions(store.recorder, OTHER)) == ([1], [1])


def test_a_table_has_one_seed(recorder: StoreRecorder) -> None:
    recorder.insert_events(events(TABLE, 1), rows=[SeedRow(TABLE, b"sealed")])

    with pytest.raises(SeedRepeated):
        recorder.insert_events(events(TABLE, 2), rows=[SeedRow(TABLE, b"another")])
    assert (recorder.seed(TABLE), versions(recorder)) == (SeedRow(TABLE, b"sealed"), [1])


@pytest.mark.parametrize(
    "wrong",
    [
        StoredEvent(TABLE, 2**63, "mp.moved", b""),
        StoredEvent(TABLE, 1, "\ud800", b""),
        StoredEvent(TABLE, 1, "mp.moved", None),  # type: ignore[arg-type]
        StoredEvent(TABLE, 1, "mp.moved", object()),  # type: ignore[arg-type]
    ],
    ids=["too large", "no text", "missing", "of no kind"],
)
def test_what_cannot_be_stored_fails_alone(store: Store, wrong: StoredEvent) -> None:
    refused, good = store.submit(([wrong], []), (events(TABLE, 1), []))

    assert (error_of(refused), error_of(good), versions(store.recorder)) == (DataError, type(None), [1])


def test_originator_ids_are_uuids(recorder: StoreRecorder) -> None:
    with pytest.raises(ProgrammingError):
        recorder.submit([StoredEvent("table", 1, "mp.moved", b"")])
    with pytest.raises(ProgrammingError):
        recorder.select_events("table")


def test_rows_are_read_as_they_were_written(recorder: StoreRecorder) -> None:
    lobby = LobbyRow("toy", "open", "", 1, 0, 0, "", 7, 8, TABLE, 3)
    campaign, member = CampaignRow(OTHER, "toy", "Winter", True, 9), CampaignTableRow(TABLE, OTHER)
    assert recorder.insert_events([], rows=[*ROWS, lobby, campaign, member]) == []

    read = [
        recorder.request(TABLE, 0, "key"),
        recorder.seed(TABLE),
        *recorder.seats(TABLE),
        recorder.table(TABLE),
        recorder.pack("sha256:1"),
        recorder.snapshot(TABLE, 100),
        recorder.snapshot(TABLE, 0),
        recorder.head(TABLE),
        recorder.imported(TABLE),
    ]
    assert read == ROWS
    assert snapshot_actions(recorder, TABLE) == [0, 100]
    assert recorder.table(TABLE).private is True  # type: ignore[union-attr]
    assert (recorder.campaign(OTHER), recorder.campaign_of(TABLE)) == (campaign, OTHER)
    assert recorder.lobby(None, 10) == recorder.listed([TABLE, OTHER]) == [lobby]
    assert (recorder.listed([]), recorder.tables(TABLE, 5), recorder.tables(None, 5)) == ([], [], [ROWS[4]])


def test_the_newest_row_replaces_also_within_one_request(store: Store) -> None:
    newer: list[Row] = [
        SeatRow(TABLE, 0, "Grace", b"token 2", renamed=True),
        TableRow(TABLE, "materia-prima", "Saturday", False, 1_700_000_001),
        SnapshotRow(TABLE, 0, 9, "new shape", b"position 2"),
        HeadRow(TABLE, 500, "new shape", b"head 2"),
    ]
    older = [row for row in ROWS if type(row) in map(type, newer)]
    *_, written = store.submit(([], ROWS), ([], [*older, *newer, PackRow("sha256:1", "another", b"")]))
    assert written.result(SECONDS_MAX) == []

    recorder = store.recorder
    assert [recorder.seats(TABLE)[1], recorder.table(TABLE), recorder.snapshot(TABLE, 0), recorder.head(TABLE)] == newer
    assert recorder.pack("sha256:1") == ROWS[5]


def test_a_part_of_a_row_is_written_and_the_rest_stays(store: Store) -> None:
    renamed = SeatNameRow(TABLE, 0, "Grace")
    *_, written = store.submit(([], ROWS), ([], [renamed, SeatTokenRow(TABLE, WATCHER, b"token 3")]))
    assert written.result(SECONDS_MAX) == []
    (second,) = store.submit(([], [SeatNameRow(TABLE, 7, "nobody sits there")]))
    assert second.result(SECONDS_MAX) == []

    watcher, seat, *more = store.recorder.seats(TABLE)
    assert (watcher.name, watcher.token_hash) == ("", b"token 3")
    assert (seat.name, seat.token_hash, seat.renamed) == ("Grace", b"token", True)
    assert [one.seat for one in more] == [row.seat for row in ROWS if isinstance(row, SeatRow)][2:]


def test_notes_are_written_one_after_another(store: Store) -> None:
    """Of two writers that read the same notes one is refused, also in one group; nothing else is held up."""
    assert store.recorder.notes(TABLE) == NotesRow(TABLE, 0, "[]")
    first, other, table = NotesRow(TABLE, 1, '["a"]'), NotesRow(TABLE, 1, '["b"]'), NotesRow(OTHER, 1, '["c"]')
    written = [error_of(one) for one in store.submit(([], [first]), ([], [other]), ([], [table]))]
    assert written == [type(None), NotesRevised, type(None)]
    assert [store.recorder.notes(one) for one in (TABLE, OTHER)] == [first, table]
    for row in (first, NotesRow(TABLE, 3, "[]")):
        assert [error_of(one) for one in store.submit(([], [row]))] == [NotesRevised]
    assert [error_of(one) for one in store.submit(([], [NotesRow(TABLE, 2, "[]")]))] == [type(None)]
    assert store.recorder.notes(TABLE) == NotesRow(TABLE, 2, "[]")


def test_sealed_seats_are_written_one_after_another(store: Store) -> None:
    first, other = SealedSeatsRow(TABLE, 1, "c2VhdHM=", 7), SealedSeatsRow(TABLE, 1, "b3RoZXJz", 8)
    written = [error_of(one) for one in store.submit(([], [first]), ([], [other]))]
    assert written == [type(None), SealedSeatsRevised] and store.recorder.sealed_seats(TABLE) == first
    newer = SealedSeatsRow(TABLE, 2, "bmV3ZXI=", 9)
    assert [error_of(one) for one in store.submit(([], [newer]))] == [type(None)]
    assert store.recorder.sealed_seats(TABLE) == newer
    assert store.recorder.sealed_seats(OTHER) == SealedSeatsRow(OTHER, 0, "", 0)


def test_whether_anything_turned_up_since_is_told_without_asking_for_tables(recorder: StoreRecorder) -> None:
    since, is_any = recorder.unsettled(0)
    assert not is_any
    for number in (1, 2):
        recorder.insert_events(events(TABLE, number))
        since, is_any = recorder.unsettled(since)
        assert is_any, "once"
        assert recorder.unsettled(since) == (since, False)
    assert recorder.newest_versions([TABLE, OTHER]) == {TABLE: 2}
