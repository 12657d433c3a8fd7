"""What is the last message of a log, asked by a message that must be refused."""

import json
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from threading import Thread
from uuid import uuid4

import pytest

from infra.store.jetstream import barrier
from infra.store.jetstream import lines as lines_module
from infra.store.jetstream.address import Address, address_of
from infra.store.jetstream.lines import LINES_MAX, Answer, Lines
from infra.store.jetstream.recorder import JetStreamRecorder
from infra.store.rows.reads import NewestState
from tests.infra.store.jetstream.nats_server import NatsServer, nats_server
from tests.infra.store.stored import OTHER, TABLE, events


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for answers as long as a busy machine needs."""
    for name in ("ANSWER_SECONDS_MAX", "CONNECT_SECONDS_MAX"):
        monkeypatch.setattr(lines_module, name, 30.0)


def last_of(lines: Lines, server: str, subject: str) -> int | None:
    answer = lines.ask(server, subject, str)
    return None if answer is None else answer.last


@contextmanager
def recorder_of(url: str) -> Iterator[JetStreamRecorder]:
    with closing(JetStreamRecorder(url)) as recorder:
        recorder.create_tables()
        recorder.insert_events(events(TABLE, 1))
        yield recorder


def test_a_question_tells_the_last_message_and_writes_nothing(nats: NatsServer) -> None:
    url = nats.url(partitions="1")
    with recorder_of(url) as recorder, closing(Lines(address_of(url))) as lines:
        server = recorder._connection.server
        assert last_of(lines, server, "unknown") is None, "nobody has met it yet"
        lines.meet({server})
        for version in range(2, 5):
            recorder.insert_events(events(TABLE, version))
        said = [last_of(lines, server, recorder._connection.subject(log, 1)) for log in (TABLE, OTHER, TABLE)]
        assert said == [4, 0, 4]
        state = recorder._connection.wait(recorder._connection.api(f"STREAM.INFO.{address_of(url).name}-0"))["state"]
        assert (state["messages"], state["last_seq"]) == (4, 4)
        assert last_of(lines, server, "nobody.keeps.this") is None


def test_more_threads_than_connections_are_told_to_ask_in_another_way(nats: NatsServer) -> None:
    url = nats.url(partitions="1")
    with recorder_of(url) as recorder, closing(Lines(address_of(url))) as lines:
        server, subject = recorder._connection.server, recorder._connection.subject(TABLE, 1)
        lines.meet({server})
        lent = [lines._lend(server) for _ in range(LINES_MAX)]
        assert all(lent) and last_of(lines, server, subject) is None
        for line in lent:
            assert line is not None
            lines._put_back(line, was_lent=True)
        with ThreadPoolExecutor(LINES_MAX) as threads:
            assert set(threads.map(lambda _: last_of(lines, server, subject), range(4 * LINES_MAX))) == {1}


def test_a_server_that_was_started_again_is_met_again() -> None:
    with nats_server(more="server_name: log-1") as server:
        url = server.url(partitions="1")
        with recorder_of(url) as recorder, closing(Lines(address_of(url))) as lines:
            subject = recorder._connection.subject(TABLE, 1)
            lines.meet({"log-1"})
            assert last_of(lines, "log-1", subject) == 1
            server.kill()
            assert last_of(lines, "log-1", subject) is None
            server.start()
            lines.meet({"log-1"})
            assert last_of(lines, "log-1", subject) == 1


class Scripted:
    """A server that says whatever it is told to when it is asked for the last message. heard: all that it was told."""

    def __init__(self, *answers: bytes) -> None:
        self.heard, self._answers = b"", answers
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        Thread(target=self._serve, daemon=True).start()

    def close(self) -> None:
        self._listening.close()

    def _serve(self) -> None:
        client, _ = self._listening.accept()
        with client:
            client.sendall(b"INFO " + json.dumps({"server_name": "log-1"}).encode() + b"\r\n")
            self._hear(client, b"PING\r\n")
            client.sendall(b"PONG\r\n")
            for answer in self._answers:
                self._hear(client, b"\r\n\r\n\r\n")
                inbox = self.heard.rpartition(b"HPUB ")[2].split()[1]
                for byte in answer.replace(b"INBOX", inbox).replace(b"|", b"\r\n"):
                    client.sendall(bytes([byte]))
            client.recv(1)

    def _hear(self, client: socket.socket, ending: bytes) -> None:
        self.heard += client.recv(65536)
        while not self.heard.endswith(ending):
            self.heard += client.recv(65536)


REFUSED = b'{"error":{"code":400,"err_code":10071,"description":"wrong last sequence: 7"}}'
RIGHT = b"MSG INBOX 1 %d|%s|" % (len(REFUSED), REFUSED)


@pytest.mark.parametrize(
    ("answer", "last"),
    [
        (RIGHT, 7),
        (b"PING|INFO {}|" + RIGHT, 7),
        (b"MSG somebody.else 1 5|hello|" + RIGHT, 7),
        (b"HMSG INBOX 1 16 16|NATS/1.0 503||||", None),
        (b'MSG INBOX 1 22|{"stream":"a","seq":9}|', None),
        (b"MSG INBOX 1 many|", None),
        (b"-ERR 'Permissions Violation'|", None),
        (b"hello|", None),
        (b"MSG INBOX 1 99|too short", None),
    ],
    ids=["whole", "behind others", "of another", "nobody", "taken", "no size", "denied", "foreign", "cut"],
)
def test_only_a_refusal_that_names_a_number_counts(
    answer: bytes, last: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    if b"too short" in answer:
        monkeypatch.setattr(lines_module, "ANSWER_SECONDS_MAX", 0.1)
    with closing(Scripted(answer)) as server, closing(Lines(Address((f"nats://127.0.0.1:{server.port}",)))) as lines:
        lines.meet({"log-1"})
        assert last_of(lines, "log-1", f"a.0.{uuid4()}") == last


@pytest.mark.parametrize(
    ("said", "counts"),
    [(1, True), (None, False), (0, False), (2, False)],
    ids=["what the copy has", "nothing", "less than the copy has", "more than the copy has"],
)
def test_a_read_is_answered_at_once_only_if_the_copy_has_just_what_the_leader_says(
    nats: NatsServer, said: int | None, counts: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with recorder_of(nats.url(partitions="1")) as recorder:
        recorder.see(TABLE)
        monkeypatch.setattr(barrier, "LED_SECONDS_MIN", 0.0)
        monkeypatch.setattr(recorder._lines, "ask", lambda *_: None if said is None else Answer(said, "read"))
        assert recorder._read_at_once(TABLE, str) == (Answer(1, "read") if counts else None)
        assert recorder._read_at_once(OTHER, str) is None, "it was never compared with what was kept of it"


def test_what_is_read_while_the_leader_answers_is_read_again_if_the_copy_went_on_meanwhile(
    nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The leader's answer counts a message that was not in the copy yet when that was read."""
    with recorder_of(nats.url(partitions="1")) as recorder:
        recorder.see(TABLE)
        monkeypatch.setattr(barrier, "LED_SECONDS_MIN", 0.0)

        def ask(server: str, subject: str, read: Callable[[], NewestState]) -> Answer[NewestState]:
            before = read()
            recorder.insert_events(events(TABLE, before.version + 1))
            return Answer(before.version + 1, before)

        monkeypatch.setattr(recorder._lines, "ask", ask)
        for version in range(2, 5):
            assert recorder.newest_state(TABLE).version == version


def test_a_read_that_fails_while_the_leader_answers_costs_no_connection(nats: NatsServer) -> None:
    url = nats.url(partitions="1")
    with recorder_of(url) as recorder, closing(Lines(address_of(url))) as lines:
        server, subject = recorder._connection.server, recorder._connection.subject(TABLE, 1)
        for _ in range(LINES_MAX + 1):
            lines.meet({server})
            with pytest.raises(ZeroDivisionError):
                lines.ask(server, subject, lambda: 1 // 0)
        lines.meet({server})
        assert last_of(lines, server, subject) == 1
