"""Who may not write to the log, or not as much, is told in clear words, and leaves nothing half done."""

from contextlib import closing
from pathlib import Path

import pytest
from eventsourcing.persistence import OperationalError

from infra.store.errors import StoreUnfit
from infra.store.jetstream import lines
from infra.store.jetstream.address import address_of
from infra.store.jetstream.connection import Refused
from infra.store.jetstream.recorder import JetStreamRecorder
from infra.store.opening import migrated, open_store
from tests.infra.store.jetstream.nats_server import NatsServer, nats_server
from tests.infra.store.jetstream.operator_keys import Operator, certified
from tests.infra.store.stored import OTHER, TABLE, events, versions


def written(url: str) -> list[int]:
    """Write to the log of a URL, and return what it has then."""
    with closing(migrated(url)) as store:
        store.insert_events(events(TABLE, 1))
        assert isinstance(store, JetStreamRecorder)
        store._lines.meet({store._connection.server})
        assert store._lines.ask(store._connection.server, store._connection.subject(TABLE, 1), str) == (1, "")
        return versions(store)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for answers as long as a busy machine needs."""
    for name in ("ANSWER_SECONDS_MAX", "CONNECT_SECONDS_MAX"):
        monkeypatch.setattr(lines, name, 30.0)


def test_wrong_credentials_are_told_without_a_password() -> None:
    with nats_server(more='authorization { user: "hourglass", password: "right" }') as server:
        url = server.url(partitions="1").replace("nats://", "nats://hourglass:right@")
        assert written(url) == [1]
        with pytest.raises(OperationalError, match=r"(?i)authorization") as caught:
            JetStreamRecorder(url.replace("right", "open-sesame"))
        assert "open-sesame" not in str(caught.value)


def test_a_server_with_tls_is_trusted_only_by_its_authority(tmp_path: Path) -> None:
    own, another = certified(tmp_path / "own"), certified(tmp_path / "another")
    with nats_server(more=own.settings) as server:
        assert written(server.url(partitions="1", ca=str(own.ca))) == [1]
        with pytest.raises(OperationalError, match="certificate verify failed"):
            JetStreamRecorder(server.url(ca=str(another.ca)))
        with pytest.raises(OperationalError, match="no server of the log lets this node in"):
            JetStreamRecorder(server.url())
        for file in (tmp_path / "nothing.pem", own.key):
            with pytest.raises(OperationalError, match="the file that `ca` names"):
                JetStreamRecorder(server.url(ca=str(file)))


def test_a_server_without_tls_is_not_spoken_to_in_the_clear(nats: NatsServer, tmp_path: Path) -> None:
    with pytest.raises(OperationalError, match=r"no server of the log lets this node in: .* has no TLS"):
        JetStreamRecorder(nats.url(ca=str(certified(tmp_path / "own").ca)))


def test_a_file_of_credentials_opens_the_log_and_a_strangers_does_not(tmp_path: Path) -> None:
    operator = Operator()
    with nats_server(more=operator.settings) as server:
        own, strange = operator.credentials(tmp_path / "own.creds"), Operator().credentials(tmp_path / "strange.creds")
        assert written(server.url(partitions="1", credentials=str(own))) == [1]
        with pytest.raises(OperationalError, match=r"(?i)authorization"):
            JetStreamRecorder(server.url(credentials=str(strange)))
        (tmp_path / "empty.creds").write_text("hello\n")
        for name in ("nothing.creds", "empty.creds"):
            with pytest.raises(OperationalError, match="the file that `credentials` names"):
                JetStreamRecorder(server.url(credentials=str(tmp_path / name)))


def test_a_write_over_the_limit_of_a_stream_is_refused_whole(nats: NatsServer) -> None:
    """Somebody bounded the messages while the log was served. The parts that fitted do not count."""
    url = nats.url(partitions="1")
    stream = f"{address_of(url).name}-0"
    with closing(JetStreamRecorder(url)) as recorder:
        recorder.create_tables()
        recorder.insert_events(events(TABLE, 1))
        api = recorder._connection.api
        config = recorder._connection.wait(api(f"STREAM.INFO.{stream}"))["config"]
        recorder._connection.wait(api(f"STREAM.UPDATE.{stream}", config | {"max_msg_size": 5_000}))
        with pytest.raises(Refused, match="the log refuses to write: message size exceeds maximum allowed"):
            recorder.insert_events(events(TABLE, 2, 1, b"x" * 9_000))
        with pytest.raises(Refused):  # its last message alone would fit
            recorder.insert_events([*events(OTHER, 1, 1, b"x" * 9_000), *events(TABLE, 2)])
        recorder.insert_events(events(TABLE, 2))
        recorder.insert_events(events(OTHER, 1))
        assert (versions(recorder), versions(recorder, OTHER)) == ([1, 2], [1])
    with pytest.raises(OperationalError, match=f"stream {stream} has max_msg_size 5000, not -1"):
        open_store(url)


def test_servers_that_allow_only_small_messages_are_refused() -> None:
    with (
        nats_server(more="max_payload: 60000") as server,
        pytest.raises(StoreUnfit, match="60000 bytes; set `max_payload` to at least 65536"),
    ):
        JetStreamRecorder(server.url())
