"""`hourglass serve --workers`: several processes that serve one address."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
import typer

from api.cli.commands.serve import serve
from api.server import workers as module
from tests.api.processes import SERVICE, served
from tests.api.processes.warm import Forked

WITHIN = 30.0


def children(process: Forked) -> list[int]:
    return [int(one) for one in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()]


def runs(pid: int) -> bool:
    """Whether a process is there, and has not ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + WITHIN
    while not holds():
        assert time.monotonic() < until, "not in time"
        time.sleep(0.02)


def play(url: str, actions: int) -> None:
    """Open a table and act at it, each request over a connection of its own, which any worker may take."""
    seats = {"game": "materia-prima", "seats": [{"name": "Ada"}]}
    opened = httpx.post(f"{url}/v1/tables", json=seats, timeout=WITHIN).raise_for_status().json()
    path, headers = f"{url}/v1/tables/{opened['id']}", {"Authorization": f"Bearer {opened['seats'][0]['token']}"}
    httpx.post(f"{path}/start", headers=headers, timeout=WITHIN).raise_for_status()
    for _ in range(actions):
        menu = httpx.get(f"{path}/actions", headers=headers, timeout=WITHIN).raise_for_status().json()
        body = {"command": menu["actions"][0]["command"]}
        httpx.post(f"{path}/actions", json=body, headers=headers, timeout=WITHIN).raise_for_status()


def test_workers_serve_one_address_and_one_that_dies_is_replaced(tmp_path: Path, store_url: str) -> None:
    with served(tmp_path, (*SERVICE, "--workers", "2"), STORE_URL=store_url) as (process, url):
        wait_until(lambda: len(children(process)) == 2)
        play(url, 4)
        first, second = children(process)
        os.kill(first, signal.SIGKILL)
        wait_until(lambda: len(children(process)) == 2 and first not in children(process))
        assert second in children(process), "the other one goes on"
        play(url, 2)
        both = children(process)
        process.terminate()

        assert process.wait(WITHIN) == 0
        assert not any(map(runs, both))
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{url}/healthz")


def test_workers_end_by_themselves_if_their_parent_is_killed(tmp_path: Path, store_url: str) -> None:
    with served(tmp_path, (*SERVICE, "--workers", "2"), STORE_URL=store_url) as (process, _):
        wait_until(lambda: len(children(process)) == 2)
        both = children(process)
        process.kill()
        process.wait(WITHIN)
        wait_until(lambda: not any(map(runs, both)))


def test_a_first_worker_that_cannot_serve_is_the_only_one(capfd: pytest.CaptureFixture[str]) -> None:
    def refused(serving: Callable[[], None] | None) -> None:
        print("refused", flush=True)
        raise SystemExit(2)

    before = [(one, signal.getsignal(one)) for one in module.STOPPED_BY]
    try:
        assert module.Workers(refused, 3).run() == 2
    finally:
        for number, handler in before:
            signal.signal(number, handler)
    assert capfd.readouterr().out.splitlines() == ["refused"]


def test_on_a_file_one_process_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("STORE_URL", f"sqlite:///{tmp_path / 'tables.db'}")
    monkeypatch.setattr("api.cli.commands.serve.end_on_signals", lambda: None)
    with pytest.raises(typer.Exit) as error:
        serve(workers=2)

    assert error.value.exit_code == 2
    assert "SQLite" in capsys.readouterr().err and not list(tmp_path.iterdir())
