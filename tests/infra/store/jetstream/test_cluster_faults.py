"""Three servers of which one is killed, cut off, full, or has a spoiled disk: what is acknowledged stays, and is whole.

Every test leaves all servers running, with everything on them in order.
"""

import shutil
import signal
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from eventsourcing.persistence import IntegrityError, OperationalError

from infra.store.jetstream import consumer
from infra.store.jetstream.recorder import JetStreamRecorder
from tests.infra.store.jetstream.mute_relay import mute_relay
from tests.infra.store.jetstream.nats_server import NatsCluster, NatsServer, nats_cluster
from tests.infra.store.stored import TABLE, error_of, events, versions

LED_WITHIN = 30.0
STATE = b"x" * 200
LARGE, LARGE_ONES = b"y" * 600_000, 20
DISK = "8m"
"""Too small for so many large entries."""


@pytest.fixture(scope="module")
def log() -> Iterator[NatsCluster]:
    with nats_cluster(is_relayed=True) as log:
        yield log


@contextmanager
def opened(url: str) -> Iterator[JetStreamRecorder]:
    with closing(JetStreamRecorder(url)) as recorder:
        recorder.create_tables()
        answered(recorder)
        yield recorder


def asked(recorder: JetStreamRecorder, request: str, body: Any = None) -> Any:
    """Ask JetStream something about the first stream of a store."""
    return recorder._connection.wait(recorder._connection.api(f"{request}.{recorder._address.name}-0", body))


def leader(recorder: JetStreamRecorder) -> int:
    """Return the number of the server that leads the first stream."""
    return int(asked(recorder, "STREAM.INFO")["cluster"]["leader"].removeprefix("log-"))


def only_at(url: str, port: int) -> str:
    """Return the URL with a single address of all servers."""
    return url.replace(url.split("/")[2], f"127.0.0.1:{port}")


def test_a_leader_killed_between_writing_and_answering_leaves_the_action_once(log: NatsCluster) -> None:
    url = log.url(partitions="1")
    with opened(url) as witness, ExitStack() as stack:
        killed = log.servers[leader(witness) - 1]
        relay = stack.enter_context(mute_relay(killed.port))
        writer = stack.enter_context(opened(only_at(url, relay.port)))
        writer.insert_events(events(TABLE, 1))
        relay.drops_answers = True
        future = writer.submit(events(TABLE, 2))
        until = monotonic() + LED_WITHIN
        while answered(witness) != 2:
            assert monotonic() < until
        assert not future.done()
        killed.kill()
        assert future.result(LED_WITHIN)
        killed.start()
        assert error_of(writer.submit(events(TABLE, 2))).__name__ == "IntegrityError"
        assert versions(writer) == versions(witness) == [1, 2]


def answered(recorder: JetStreamRecorder) -> int:
    """Return the newest version of the table, asked again while the store cannot say."""
    until = monotonic() + LED_WITHIN
    while True:
        with suppress(OperationalError):
            return recorder.newest_state(TABLE).version
        assert monotonic() < until


def test_a_leader_that_is_cut_off_from_the_others_shows_nothing_old_and_takes_nothing(log: NatsCluster) -> None:
    """A node goes on asking it until it has heard from no other server for a while, then goes to another one."""
    url = log.url(partitions="1")
    with opened(url) as beside, ExitStack() as stack:
        beside.insert_events(events(TABLE, 1))
        number = leader(beside)
        there = stack.enter_context(opened(only_at(url, log.servers[number - 1].port)))
        elsewhere = stack.enter_context(opened(only_at(url, log.servers[number % len(log.servers)].port)))
        stack.callback(log.heal)
        until = monotonic() + LED_WITHIN
        while not there._read_at_once(TABLE, str):  # it has a lease, and asks in the quickest way
            assert answered(there) == 1 and monotonic() < until
            sleep(0.05)
        log.cut(number)
        threads = stack.enter_context(ThreadPoolExecutor(2))
        both = [threads.submit(is_written, *one) for one in ((there, b"old"), (elsewhere, b"new"))]
        while not any(one.done() for one in both):
            with suppress(OperationalError):
                assert there.newest_state(TABLE).version in (1, 2)
        assert answered(there) == 2, "whatever was acknowledged anywhere is shown here"
        told = {state for state, one in zip((b"old", b"new"), both, strict=True) if one.result(LED_WITHIN)}
        log.heal()
        log.await_health()
        assert answered(there) == answered(elsewhere) == 2
        said = {event.state for node in (there, elsewhere) for event in node.select_events(TABLE, gt=1)}
        assert len(said) == 1 and told <= said


def is_written(recorder: JetStreamRecorder, state: bytes) -> bool:
    """Write the table's second entry, again while the store cannot say; return whether it says that this is the one."""
    until = monotonic() + 2 * LED_WITHIN
    while True:
        try:
            recorder.insert_events(events(TABLE, 2, state=state))
        except IntegrityError:
            return False
        except OperationalError:
            assert monotonic() < until
        else:
            return True


@pytest.mark.parametrize("where", [0.5, 0.99], ids=["in the middle", "last"])
def test_a_spoiled_byte_on_the_disks_of_servers_shortens_no_log(
    log: NatsCluster, monkeypatch: pytest.MonkeyPatch, where: float
) -> None:
    """Such a server passes over the message in silence. Another one has it; when none has, the log is not served."""
    url = log.url(partitions="1")
    with opened(url) as recorder:
        for version in range(1, 31):
            recorder.insert_events(events(TABLE, version, state=STATE))
        until = monotonic() + LED_WITHIN
        while any(
            not one["current"] or one.get("lag") for one in asked(recorder, "STREAM.INFO")["cluster"]["replicas"]
        ):
            assert monotonic() < until
            sleep(0.05)
        first, second, third = (Spoiled(server, recorder, where) for server in log.servers)
        for one in (first, second):
            one.spoil()
        for _ in range(3):  # each time whichever server sends
            with opened(url) as later:
                assert versions(later) == list(range(1, 31))
        third.spoil()
        answered(recorder)
    monkeypatch.setattr(consumer, "GAPS_MAX", 3)
    lost = int(where * 30) + 1
    with pytest.raises(OperationalError, match=f"no server sends .* whole: .* has lost message {lost}"), opened(url):
        pass


class Spoiled:
    """The first stream of a store on a server."""

    def __init__(self, server: NatsServer, recorder: JetStreamRecorder, where: float) -> None:
        """where: a part of the length of its file."""
        self._server, self._where = server, where
        self._file = server.streams / f"{recorder._address.name}-0" / "msgs" / "1.blk"

    def spoil(self) -> None:
        """Turn over one bit while the server does not run, which ends in order, so that it believes its disk."""
        self._server.stop()
        body = bytearray(self._file.read_bytes())
        body[int(len(body) * self._where)] ^= 1
        self._file.write_bytes(body)
        self._server.start()


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace shows whether servers wait for their disks")
def test_every_server_waits_for_its_disk_at_every_action(log: NatsCluster, tmp_path: Path) -> None:
    actions = 30
    with opened(log.url(partitions="1")) as recorder:
        recorder.insert_events(events(TABLE, 1))
        with ExitStack() as stack:
            counts = [stack.enter_context(synced(server, tmp_path / str(server.pid))) for server in log.servers]
            for version in range(2, actions + 2):
                recorder.insert_events(events(TABLE, version))
            recorder._connection.wait(recorder._connection.client.flush())
            until = monotonic() + LED_WITHIN
            while not all(count() >= actions for count in counts):
                assert monotonic() < until, [count() for count in counts]
                sleep(0.05)


@contextmanager
def synced(server: NatsServer, file: Path) -> Iterator[Any]:
    """Lend a function that tells how often a server has waited for its disk since."""
    command = ["strace", "-f", "-q", "-e", "trace=fsync,fdatasync", "-o", str(file), "-p", str(server.pid)]
    tracing = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    until = monotonic() + LED_WITHIN
    while "TracerPid:\t0\n" in Path(f"/proc/{server.pid}/status").read_text():
        assert monotonic() < until and tracing.poll() is None
        sleep(0.02)
    try:
        yield lambda: file.read_text().count(" = 0\n")
    finally:
        tracing.send_signal(signal.SIGINT)
        tracing.wait(LED_WITHIN)


def has_small_disks() -> bool:
    """Return whether this user may have a file system of its own here."""
    small = ["unshare", "-rm", "mount", "-t", "tmpfs", "none", "/mnt"]
    return (
        shutil.which("unshare") is not None and subprocess.run(small, capture_output=True, check=False).returncode == 0
    )


@pytest.mark.skipif(not has_small_disks(), reason="a full disk needs a small file system of one's own")
def test_a_full_disk_on_one_server_loses_nothing_and_stops_nobody() -> None:
    """The leader's disk is full. Its server gives up its streams, and the others go on."""
    small = f'mkdir -p "$0" && mount -t tmpfs -o size={DISK} none "$0" && exec "$@"'
    with nats_cluster(before={3: ("unshare", "-rm", "sh", "-c", small)}) as log:
        url = log.url(partitions="1")
        with opened(url) as recorder:
            recorder.insert_events(events(TABLE, 1))
            with suppress(OperationalError):  # it leads already
                asked(recorder, "STREAM.LEADER.STEPDOWN", {"placement": {"preferred": "log-3"}})
            for version in range(2, LARGE_ONES + 1):
                recorder.insert_events(events(TABLE, version, state=LARGE))
            assert log.servers[2].said("no space left on device") and leader(recorder) != 3
        with opened(url) as later:
            assert versions(later) == list(range(1, LARGE_ONES + 1))
            later.insert_events(events(TABLE, LARGE_ONES + 1))
