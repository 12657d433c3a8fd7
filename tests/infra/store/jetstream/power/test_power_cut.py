"""A power cut of all servers at once, on disks that lose whatever was not waited for."""

import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from time import monotonic

import pytest
from eventsourcing.persistence import PersistenceError

from infra.store.jetstream.address import address_of
from infra.store.jetstream.recorder import JetStreamRecorder
from tests.infra.store.jetstream.nats_server import NUMBERS, NatsCluster, NatsServer, nats_cluster
from tests.infra.store.stored import TABLE, events, versions

CUTS, CUTS_OF_SOAK, ACTIONS = 1, 5, 30
STATE = b"x" * 300
OPENED_WITHIN = 60.0
DISK = str(Path(__file__).with_name("forgetful_disk.py"))
BEFORE = ("unshare", "-rm", sys.executable, DISK)


def has_forgetful_disks(folder: Path) -> bool:
    """Return whether this user may put such a file system at a folder here."""
    if shutil.which("unshare") is None:
        return False
    return subprocess.run([*BEFORE, str(folder), "/bin/true"], capture_output=True, check=False).returncode == 0


@pytest.fixture(autouse=True)
def disks(tmp_path: Path) -> None:
    if not has_forgetful_disks(tmp_path / "disk"):
        pytest.skip("a disk that forgets needs FUSE and a mount of one's own")


@pytest.fixture
def log() -> Iterator[NatsCluster]:
    with nats_cluster(before=dict.fromkeys(NUMBERS, BEFORE)) as log:
        yield log


def opened(url: str) -> JetStreamRecorder:
    """Open the log as soon as its servers have chosen leaders."""
    until = monotonic() + OPENED_WITHIN
    while True:
        with suppress(PersistenceError):
            recorder = JetStreamRecorder(url)
            recorder.create_tables()
            return recorder
        assert monotonic() < until


def cut(servers: Sequence[NatsServer]) -> None:
    """Cut the power of servers at once, then start them again."""
    for server in servers:
        server.kill()
    for server in servers:
        server.begin()
    for server in servers:
        server.await_health()


@pytest.mark.parametrize("cuts", [CUTS, pytest.param(CUTS_OF_SOAK, marks=pytest.mark.soak)])
def test_a_power_cut_of_all_servers_loses_nothing_acknowledged(log: NatsCluster, cuts: int) -> None:
    url, acknowledged = log.url(partitions="1"), 0
    opened(url).close()
    for _ in range(cuts):
        with closing(opened(url)) as recorder:
            for version in range(acknowledged + 1, acknowledged + ACTIONS + 1):
                recorder.insert_events(events(TABLE, version, state=STATE))
            acknowledged += ACTIONS
            under_way = recorder.submit(events(TABLE, acknowledged + 1))
            cut(log.servers)
            with suppress(PersistenceError):
                under_way.result(OPENED_WITHIN)
        with closing(opened(url)) as recorder:
            found = versions(recorder)
        assert found == list(range(1, len(found) + 1)) and len(found) in (acknowledged, acknowledged + 1)
        acknowledged = len(found)


def test_a_server_that_does_not_wait_for_its_disk_loses_what_it_acknowledged(tmp_path: Path) -> None:
    """So such a disk forgets, and the test before this one says something."""
    server = NatsServer(tmp_path, sync="2m", before=BEFORE)
    try:
        server.await_health()
        url = server.url(partitions="1")
        with closing(opened(url)) as recorder:
            for version in range(1, ACTIONS + 1):
                recorder.insert_events(events(TABLE, version, state=STATE))
            assert versions(recorder) == list(range(1, ACTIONS + 1))
        server.kill()
        blocks = list(tmp_path.rglob(f"{address_of(url).name}-0/msgs/*.blk"))
        assert blocks and sum(file.stat().st_size for file in blocks) < ACTIONS * len(STATE)
    finally:
        server.kill()
