"""`hourglass move` copies a service's tables to another store, and says what it cannot do."""

import os
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from infra.store.opening import migrated, open_store
from tests.api.processes import warm
from tests.infra.store.jetstream.nats_server import NatsServer
from tests.infra.store.stored import ROWS, TABLE, events, versions


def run(source: str, folder: Path, *arguments: str, **more: str) -> "subprocess.CompletedProcess[str]":
    env = dict(os.environ) | {"STORE_URL": source, "KEY_FILE": str(folder / "key")} | more
    return warm.run(["api.cli", "move", *arguments], env)


@pytest.fixture
def source(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path / 'source.db'}"
    with closing(migrated(url)) as store:
        store.insert_events(events(TABLE, 1, 3), rows=ROWS)
    return url


def test_tables_are_moved_to_a_log_on_nats(source: str, nats: NatsServer, tmp_path: Path) -> None:
    target = nats.url(partitions="1")
    for new, how in ((1, ((), {"MOVE_TO": target})), (0, ((target,), {}))):
        arguments, more = how
        done = run(source, tmp_path, *arguments, **more)
        assert done.returncode == 0, done.stderr
        said = f"the log on NATS: 1 log with 3 entries, {new} of them new; set STORE_URL to it, and keep KEY_FILE\n"
        assert done.stdout == said
    with closing(open_store(target)) as store:
        assert versions(store) == [1, 2, 3] and store.table(TABLE) == ROWS[4]


@pytest.mark.parametrize(
    ("target", "words"),
    [
        ("mysql://me:open-sesame@host", "TARGET: must be"),
        ("nats://me:open-sesame@127.0.0.1:1", "no server of the log lets this node in"),
        ("", "is the store of STORE_URL itself"),
    ],
)
def test_what_cannot_be_moved_to_is_one_line(source: str, tmp_path: Path, target: str, words: str) -> None:
    done = run(source, tmp_path, target or source)
    assert done.returncode == 2 and words in done.stderr and "open-sesame" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
