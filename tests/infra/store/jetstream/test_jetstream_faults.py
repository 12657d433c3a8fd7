"""Whatever happens to the servers or to what lies on them: what was acknowledged is in the log, once."""

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import closing, contextmanager
from threading import Event
from time import monotonic, sleep
from typing import Any
from uuid import UUID

import pytest
from eventsourcing.persistence import OperationalError

from domain.kernel.errors import LogCorrupt
from infra.store.errors import NotMigrated, StoreUnfit
from infra.store.jetstream import consumer
from infra.store.jetstream.address import address_of
from infra.store.jetstream.connection import Connection
from infra.store.jetstream.messages import by_log, messages_of, partition_of
from infra.store.jetstream.recorder import JetStreamRecorder
from infra.store.opening import open_store
from tests.infra.store.jetstream.mute_relay import mute_relay
from tests.infra.store.jetstream.nats_server import NatsServer, nats_server
from tests.infra.store.stored import OTHER, TABLE, error_of, events, versions

RESOLVED_WITHIN = 15.0


@pytest.fixture
def server() -> Iterator[NatsServer]:
    with nats_server() as server:
        yield server


def opened(url: str) -> "closing[JetStreamRecorder]":
    recorder = JetStreamRecorder(url)
    recorder.create_tables()
    return closing(recorder)


def until_seen(recorder: JetStreamRecorder, version: int) -> None:
    """Wait until a version of the table is in the log."""
    until = monotonic() + RESOLVED_WITHIN
    while recorder.newest_state(TABLE).version < version:
        assert monotonic() < until
        sleep(0.02)


@pytest.mark.parametrize("is_killed", [False, True], ids=["the network is cut", "the server is killed"])
def test_an_action_whose_answer_is_lost_is_in_the_log_once(server: NatsServer, is_killed: bool) -> None:
    """The writer is told that it was written, although the server's answer never came."""
    url = server.url(partitions="1")
    with mute_relay(server.port) as relay, opened(url) as witness:
        with opened(url.replace(str(server.port), str(relay.port))) as writer:
            writer.insert_events(events(TABLE, 1))
            relay.drops_answers = True
            future = writer.submit(events(TABLE, 2))
            until_seen(witness, 2)
            assert not future.done()
            if is_killed:
                server.kill()
                server.start()
            relay.heal()
            assert future.result(RESOLVED_WITHIN)
            assert error_of(writer.submit(events(TABLE, 2))).__name__ == "IntegrityError"
            writer.insert_events(events(TABLE, 3))
            assert versions(writer) == [1, 2, 3]
        assert witness.newest_state(TABLE).version == 3 and versions(witness) == [1, 2, 3]


def test_a_server_that_comes_back_is_used_again(server: NatsServer) -> None:
    with opened(server.url(partitions="1")) as recorder:
        recorder.insert_events(events(TABLE, 1))
        server.kill()
        future = recorder.submit(events(TABLE, 2))
        server.start()
        assert future.result(RESOLVED_WITHIN) and recorder.newest_state(TABLE).version == 2
        recorder.probe()


def test_a_log_is_followed_while_the_servers_make_no_reader(
    server: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They make none while they choose a leader of all, although the leaders of streams go on."""
    made, may_be_made = consumer._made, Event()

    async def late(connection: Connection, stream: str, after: int) -> Any:
        while not may_be_made.is_set():
            await asyncio.sleep(0.01)
        return await made(connection, stream, after)

    url = server.url(partitions="1")
    with opened(url) as witness:
        witness.insert_events(events(TABLE, 1))
        monkeypatch.setattr(consumer, "_made", late)
        with opened(url) as node:
            for version in range(2, 7, 2):
                node.insert_events(events(TABLE, version))
                witness.insert_events(events(TABLE, version + 1))
                assert node.newest_state(TABLE).version == version + 1
            node.insert_events(events(OTHER, 1, 4000, b"x" * 300))
            may_be_made.set()
            for version in range(8, 20):
                node.insert_events(events(TABLE, version))
            for one in (node, witness):
                assert one.newest_state(TABLE).version == 19
                assert versions(one) == list(range(1, 20)) and versions(one, OTHER) == list(range(1, 4001))
            assert not node.faults


def test_a_part_without_the_message_that_closes_it_does_not_count(server: NatsServer) -> None:
    """A writer died within a long write: nobody sees anything of it, and the log can still be begun."""
    url = server.url(partitions="1")
    with opened(url) as recorder:
        recorder._connection.wait(_first_part_only(recorder))
        assert recorder.newest_state(TABLE).version == 0
        recorder.insert_events(events(OTHER, 1))
        with opened(url) as other:
            assert (versions(other), versions(other, OTHER)) == ([], [1])
            other.insert_events(events(TABLE, 1, 2))
            recorder._connection.wait(_first_part_only(recorder, after=2))
            recorder.insert_events(events(TABLE, 3, 8000, b"x" * 300))
            assert other.newest_state(TABLE).version == 8002


async def _first_part_only(recorder: JetStreamRecorder, after: int = 0) -> None:
    """Begin a write of several messages behind a version, and never go on with it."""
    long = events(TABLE, after + 1, 100, b"x" * 100)
    first, *rest = messages_of(f"behind {after}", by_log(long, []), TABLE, 2000)
    assert rest
    last = await recorder._connection.last_of(TABLE, 1)
    await recorder._connection.append(first, 1, last.sequence if last else 0)


def test_a_foreign_message_is_told_and_hinders_no_other_table(server: NatsServer) -> None:
    url = server.url(partitions="2")
    with opened(url) as recorder:
        recorder.insert_events(events(TABLE, 1))
        for table in (TABLE, OTHER):
            publish(url, table, b"hello")
        recorder.insert_events(events(OTHER, 1))
        recorder.see(TABLE)
        assert len(recorder.faults) == 2
        assert all("is not of this service" in one for one in recorder.faults)
        recorder.insert_events(events(TABLE, 2))
        with opened(url) as later:
            assert (versions(later), versions(later, OTHER)) == ([1, 2], [1])
            assert len(later.faults) == 2


def publish(url: str, table: UUID, body: bytes) -> None:
    """Write to a table's subject as somebody else might."""
    address = address_of(url)
    connection = Connection(address)
    try:
        subject = f"{address.name}.{partition_of(table, address.partitions)}.{table}"
        connection.wait(connection.client.request(subject, body, 2))
    finally:
        connection.close()


@pytest.mark.parametrize(
    ("then", "words"), [(8, "had 20 entries, and has 8"), (25, "not those that were written")], ids=["shorter", "other"]
)
def test_a_log_that_is_not_what_it_was_is_not_served(server: NatsServer, then: int, words: str) -> None:
    """A server came back with an older disk. What other tables have is served."""
    url = server.url(partitions="1")
    log = server.streams / f"{address_of(url).name}-0"
    with opened(url) as recorder:
        recorder.insert_events(events(OTHER, 1))
        server.kill()
        older = shutil.copytree(log, server.streams.parent / "older")
        server.start()
        for version in range(1, 21):
            recorder.insert_events(events(TABLE, version))
    server.kill()
    shutil.rmtree(log)
    shutil.copytree(older, log)
    server.start()
    # Written by a node that knows nothing of what was kept.
    with unaware(url) as recorder:
        for version in range(1, then + 1):
            recorder.insert_events(events(TABLE, version, state=b"another"))
    with opened(url) as recorder:
        with pytest.raises(LogCorrupt, match=words):
            recorder.table(TABLE)
        recorder.insert_events(events(OTHER, 2))
        assert recorder.newest_state(OTHER).version == 2


@contextmanager
def unaware(url: str) -> Iterator[JetStreamRecorder]:
    with pytest.MonkeyPatch.context() as patch:
        for name in ("compare", "keep"):
            patch.setattr(f"infra.store.jetstream.heads.Heads.{name}", nothing)
        with opened(url) as recorder:
            yield recorder


async def nothing(*_: object) -> None:
    """Do nothing."""


def test_streams_must_be_there_and_as_they_were_made(server: NatsServer) -> None:
    url = server.url(partitions="2")
    with pytest.raises(NotMigrated):
        open_store(url)
    with opened(url):
        open_store(url).close()
    address = address_of(url)
    connection = Connection(address)
    try:
        stream = f"{address.name}-1"
        config = connection.wait(connection.api(f"STREAM.INFO.{stream}"))["config"]
        connection.wait(connection.api(f"STREAM.UPDATE.{stream}", config | {"max_age": 3600 * 10**9}))
    finally:
        connection.close()
    for opening in (open_store, opened):
        with pytest.raises(OperationalError, match=f"stream {stream} has max_age 3600000000000, not 0"):
            opening(url)


def test_a_stream_of_somebody_else_is_left_as_it_is(nats: NatsServer) -> None:
    url = nats.url()
    name = address_of(url).name
    theirs = {"name": f"{name}-0", "subjects": [f"{name}.0.*"], "storage": "file"}
    with closing(Connection(address_of(url))) as connection:
        connection.wait(connection.api(f"STREAM.CREATE.{name}-0", theirs))
        for opening in (open_store, opened):
            with pytest.raises(StoreUnfit, match=f"stream {name}-0 was made by somebody else; choose another name"):
                opening(url)
        assert connection.wait(connection.api("STREAM.LIST", {"subject": f"{name}.>"}))["total"] == 1
