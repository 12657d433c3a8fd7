"""`hourglass serve` as a real process: its greeting, its settings, its end."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from api.cli.server_process import environment
from domain.materia_prima.game import MATERIA_PRIMA
from infra.packs.starter import start_pack
from projections.materia_prima.view import GAME_VIEW as MATERIA_PRIMA_VIEW
from tests.api.http.waiting import soon
from tests.api.processes.warm import Forked, fork

WITHIN = 30.0


class Process:
    """A running `hourglass serve`. is_new: whether it is an interpreter of its own, which takes three seconds more."""

    def __init__(self, folder: Path, is_new: bool = False, **settings: str) -> None:
        env, module = environment(folder) | settings, ("api.cli", "serve")
        (out_end, out), (err_end, err) = os.pipe(), os.pipe()
        self.running: subprocess.Popen[bytes] | Forked = (
            subprocess.Popen([sys.executable, "-m", *module], env=env, stdout=out, stderr=err)
            if is_new
            else fork(module, env, stdout=out, stderr=err)
        )
        os.close(out)
        os.close(err)
        self._out, self._err = os.fdopen(out_end, "rb"), os.fdopen(err_end, "rb")

    def greeting(self) -> str:
        """What it prints up to its last line of greeting."""
        lines: list[str] = []
        while not lines or "Ctrl+C" not in lines[-1]:
            line = self._out.readline().decode()
            assert line, f"it ended: {self.ended()}"
            lines.append(line)
        return "".join(lines)

    def ended(self) -> tuple[int, str]:
        """Its exit code and what it wrote to standard error."""
        return self.running.wait(WITHIN), self._err.read().decode()

    def close(self) -> None:
        """End it if it still runs."""
        if self.running.poll() is None:
            self.running.kill()
            self.running.wait(WITHIN)
        self._out.close()
        self._err.close()


@pytest.fixture
def started(tmp_path: Path) -> Iterator[list[Process]]:
    processes: list[Process] = []
    yield processes
    for one in processes:
        one.close()


def serve(started: list[Process], folder: Path, is_new: bool = False, **settings: str) -> Process:
    started.append(Process(folder, is_new, **settings))
    return started[-1]


def url_in(greeting: str) -> str:
    found = re.search(r"listens on (http://127\.0\.0\.1:\d+)", greeting)
    assert found
    return found[1]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_cleanly_on_a_signal(started: list[Process], tmp_path: Path, number: signal.Signals) -> None:
    process = serve(started, tmp_path, is_new=True)
    url = url_in(process.greeting())
    assert httpx.get(f"{url}/healthz").status_code == 200
    process.running.send_signal(number)

    assert process.ended() == (0, "")
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{url}/healthz")


def test_an_open_stream_does_not_hold_it_up(started: list[Process], tmp_path: Path) -> None:
    process = serve(started, tmp_path, HEARTBEAT_SECONDS="200", SHUTDOWN_SECONDS="20")
    url = url_in(process.greeting())
    opened = httpx.post(f"{url}/v1/tables", json={"game": "materia-prima", "seats": [{"name": "A"}]}).json()
    with httpx.stream("GET", f"{url}/v1/tables/{opened['id']}/stream", timeout=WITHIN) as stream:
        lines = stream.iter_lines()
        while "entry" not in next(lines):
            pass
        began = time.monotonic()
        process.running.terminate()
        for _ in lines:
            pass
    assert process.ended()[0] == 0
    assert time.monotonic() - began < 5


def test_the_line_that_opens_a_first_table_works(started: list[Process], tmp_path: Path) -> None:
    greeting = serve(started, tmp_path).greeting()
    body = re.search(r"-d '(.*)'", greeting)
    assert body
    answer = httpx.post(f"{url_in(greeting)}/v1/tables", content=body[1], headers={"Content-Type": "application/json"})
    played = re.search(r"browser at (\S+/), or over HTTP", greeting)
    assert played and httpx.get(played[1], follow_redirects=True).headers["content-type"].startswith("text/html")

    assert answer.status_code == 201
    assert len(answer.json()["seats"]) == 2


def test_the_lines_that_go_on_with_it_work(started: list[Process], tmp_path: Path) -> None:
    greeting = serve(started, tmp_path).greeting()
    opened = httpx.post(
        f"{url_in(greeting)}/v1/tables", json={"game": "materia-prima", "seats": [{"name": "Ada"}, {"name": "Ben"}]}
    ).json()
    lines = [line.strip() for line in greeting.splitlines() if "$TABLE" in line]
    headers = {"Authorization": f"Bearer {opened['seats'][0]['token']}"}
    urls = [line.split(" -H")[0].split()[-1].replace("$TABLE", opened["id"]) for line in lines]
    answers = [
        httpx.request("POST" if "-X POST" in line else "GET", url, headers=headers)
        for line, url in zip(lines, urls, strict=True)
    ]

    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[1].json()["actions"]


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"PORT": "port"}, "PORT"),
        ({"PORT": "70000"}, "PORT"),
        ({"STORE_URL": "mysql://me:secret@host/db"}, "STORE_URL"),
        ({"STORE_URL": "postgresql://me:secret@127.0.0.1:1/db", "KEY_FILE": "key"}, "STORE_URL"),
        ({"LOG_LEVEL": "loud"}, "LOG_LEVEL"),
        ({"HOST": "203.0.113.7"}, "HOST"),
        ({"STORE_URL": "sqlite:////dev/null/tables.db"}, "STORE_URL"),
        ({"KEY_FILE": "/dev/null/key"}, "KEY_FILE"),
        ({"PACKS_FOLDER": "/dev/null"}, "PACKS_FOLDER"),
    ],
)
def test_a_wrong_setting_is_named_and_ends_it(
    started: list[Process], tmp_path: Path, settings: dict[str, str], named: str
) -> None:
    code, err = serve(started, tmp_path, **settings).ended()

    assert code == 2
    assert named in err
    assert "Traceback" not in err
    assert "secret" not in err


def test_a_key_that_others_may_read_ends_it(started: list[Process], tmp_path: Path) -> None:
    (tmp_path / "key").write_text("0" * 64)
    os.chmod(tmp_path / "key", 0o644)
    code, err = serve(started, tmp_path).ended()

    assert code == 2
    assert "0600" in err
    assert "Traceback" not in err


def test_a_store_of_another_kind_is_named_with_its_setting(started: list[Process], tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("not a database, but long enough to be looked at" * 40)
    code, err = serve(started, tmp_path).ended()

    assert code == 2
    assert err == f"hourglass: STORE_URL: {tmp_path}/tables.db cannot be used as the store: the file is not a store\n"


def test_a_store_that_cannot_be_made_is_named_with_its_setting(started: list[Process], tmp_path: Path) -> None:
    (tmp_path / "sealed").mkdir(0o700)
    (tmp_path / "sealed" / "tables.db-wal").mkdir()
    (tmp_path / "sealed" / "tables.db").symlink_to("tables.db")
    code, err = serve(started, tmp_path, STORE_URL=f"sqlite:///{tmp_path}/sealed/tables.db").ended()

    assert code == 2
    assert f"STORE_URL: {tmp_path}/sealed/tables.db cannot be used as the store: " in err
    assert "database" not in err


def test_a_broken_pack_ends_it_with_all_its_faults_and_no_store(started: list[Process], tmp_path: Path) -> None:
    mine = tmp_path / "packs" / "materia-prima" / "mine"
    start_pack(mine, MATERIA_PRIMA, MATERIA_PRIMA_VIEW)
    for name in ("alarm.toml", "recipes.toml"):
        (mine / name).write_text((mine / name).read_text().replace("id = ", "ide = ", 1))
    code, err = serve(started, tmp_path, PACKS_FOLDER=str(tmp_path / "packs")).ended()

    assert code == 2
    assert re.findall(r"(\w+\.toml):\d+: unknown field `ide`", err) == ["alarm.toml", "recipes.toml"]
    assert len(err.splitlines()) == 2
    assert not (tmp_path / "tables.db").exists()


def test_a_taken_port_is_named(started: list[Process], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        code, err = serve(started, tmp_path, PORT=str(taken.getsockname()[1])).ended()

    assert code == 2
    assert "PORT" in err


def test_a_store_that_was_open_to_others_is_closed_at_the_start(started: list[Process], tmp_path: Path) -> None:
    first = serve(started, tmp_path)
    first.greeting()
    first.running.kill()
    first.ended()
    left = sorted(tmp_path.glob("tables.db*"))
    for path in left:
        path.chmod(0o644)
    process = serve(started, tmp_path)
    process.greeting()
    modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.glob("tables.db*")}
    process.running.terminate()
    code, err = process.ended()

    assert {"tables.db", "tables.db-wal"} <= {path.name for path in left}
    assert {modes[f"tables.db{ending}"] for ending in ("", "-wal", "-shm")} == {0o600}
    assert code == 0
    assert f"{tmp_path}/tables.db had mode 0644" in err


@pytest.fixture
def with_a_table(started: list[Process], tmp_path: Path) -> Path:
    """The folder of a service that has a table and stopped."""
    process = serve(started, tmp_path)
    url = url_in(process.greeting())
    httpx.post(f"{url}/v1/tables", json={"game": "materia-prima", "seats": [{"name": "A"}]}).raise_for_status()
    process.running.terminate()
    assert process.ended() == (0, "")
    return tmp_path


def test_a_store_without_its_key_is_not_served_and_no_key_is_made(started: list[Process], with_a_table: Path) -> None:
    key = (with_a_table / "key").read_bytes()
    (with_a_table / "key").unlink()
    code, err = serve(started, with_a_table).ended()

    assert (code, len(err.splitlines())) == (2, 1)
    assert err.startswith(f"hourglass: KEY_FILE: {with_a_table}/key: the file is missing")
    assert not (with_a_table / "key").exists()
    (with_a_table / "key").write_bytes(key)
    (with_a_table / "key").chmod(0o600)
    serve(started, with_a_table).greeting()


def test_a_store_is_not_served_with_another_key(started: list[Process], with_a_table: Path) -> None:
    (with_a_table / "key").write_text("5" * 64)
    code, err = serve(started, with_a_table).ended()

    assert (code, len(err.splitlines())) == (2, 1)
    assert "another key encrypted 1 of 1 seeds tried" in err and "5555" not in err


def test_a_store_whose_key_is_lost_for_good_is_served_after_its_seeds_were_deleted(
    started: list[Process], with_a_table: Path
) -> None:
    (with_a_table / "key").unlink()
    with closing(sqlite3.connect(with_a_table / "tables.db")) as store, store:
        store.execute("DELETE FROM seeds")
    url = url_in(serve(started, with_a_table).greeting())
    [table] = soon(lambda: httpx.get(f"{url}/v1/tables").json()["tables"])

    assert httpx.get(f"{url}/v1/tables/{table['id']}/log").status_code == 200
    assert (with_a_table / "key").exists()
