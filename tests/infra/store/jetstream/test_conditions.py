"""A log is served only while its servers keep what they acknowledge, and the words say which one does not, and why."""

from contextlib import closing
from time import monotonic, sleep

import pytest
from eventsourcing.persistence import OperationalError

from infra.store.errors import StoreUnfit
from infra.store.jetstream.conditions import fault_of
from infra.store.jetstream.recorder import JetStreamRecorder
from infra.store.opening import migrated, open_store
from tests.infra.store.jetstream.nats_server import nats_server
from tests.infra.store.stored import TABLE, events, versions

NOTICED_WITHIN = 20.0
GOOD = {"server_name": "log-1", "version": "2.15.1", "jetstream": {"config": {"sync_always": True}}}


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (GOOD, None),
        (GOOD | {"version": "2.16.0-RC.1"}, None),
        (GOOD | {"version": "2.9.25"}, "it is of version 2.9.25; the oldest that serves is 2.15.1"),
        (GOOD | {"jetstream": {}}, "JetStream is off"),
        (GOOD | {"jetstream": {"config": {"sync_interval": 10**9}}}, "it does not wait for its disk"),
    ],
)
def test_what_a_server_says_of_itself_is_judged(state: object, words: str | None) -> None:
    fault = fault_of(state)
    assert fault is None if words is None else words in str(fault)


def test_a_server_that_stops_waiting_for_its_disk_is_not_written_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is looked at while it serves, too: somebody may start it again with other settings."""
    monkeypatch.setattr("infra.store.jetstream.recorder.LOOKED_EVERY_SECONDS", 0.1)
    with nats_server(sync="always") as server:
        url = server.url(partitions="1", monitors=server.monitor)
        with closing(JetStreamRecorder(url)) as recorder:
            recorder.create_tables()
            recorder.insert_events(events(TABLE, 1))
            server.kill()
            server.configure("2m")
            server.start()
            await_state(recorder, "it does not wait for its disk; set `sync_interval: always`")
            with pytest.raises(StoreUnfit):
                recorder.submit(events(TABLE, 2))
            with pytest.raises(StoreUnfit):
                open_store(url)
            server.kill()
            server.configure("always")
            server.start()
            await_state(recorder, "")
            recorder.insert_events(events(TABLE, 2))
            assert versions(recorder) == [1, 2]


def await_state(recorder: JetStreamRecorder, words: str) -> None:
    """Wait until the reason why the log is not served has these words; empty words for no reason."""
    until = monotonic() + NOTICED_WITHIN
    while not (words in (recorder.unfit or "") and bool(words) is bool(recorder.unfit)):
        assert monotonic() < until, recorder.unfit
        sleep(0.02)


def test_every_server_must_be_watched_and_most_must_answer() -> None:
    with nats_server(sync="always") as server:
        nowhere = "http://127.0.0.1:1"
        url = server.url(partitions="1", monitors=f"{server.monitor},{nowhere}")
        with pytest.raises(StoreUnfit, match="1 of 2 servers answer"):
            migrated(url)
        with pytest.raises(OperationalError):
            migrated(server.url(replicas="3"))
