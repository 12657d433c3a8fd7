"""The service's end on a signal, under load and against clients that hold on; and that it is alone on its store."""

import asyncio
import os
import signal
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx

from projections.audit import audit
from tests.api.nodes.open_tables import open_tables
from tests.api.processes import environment, free_port, served
from tests.api.processes.warm import run

WITHIN = 30.0


async def play_until_refused(url: str, table: dict[str, Any]) -> None:
    """Act, each time under a new key, until the service takes no more; note what was acknowledged."""
    async with httpx.AsyncClient(base_url=url, timeout=WITHIN) as http:
        for number in range(100_000):
            key, body = f"k-{number}", {"command": {"key": ("roll:2", "pass")[number % 2]}}
            try:
                answer = await http.post(
                    f"/v1/tables/{table['id']}/actions", json=body, headers=table["headers"] | {"Idempotency-Key": key}
                )
            except httpx.TransportError:
                return
            if answer.status_code == 200:
                table["acknowledged"][key] = (body, answer.content)


async def watch_to_the_end(url: str, table: dict[str, Any]) -> list[str]:
    """The lines of a stream. Raises if it is broken off rather than ended."""
    path = f"/v1/tables/{table['id']}/stream"
    async with httpx.AsyncClient(base_url=url, timeout=WITHIN) as http, http.stream("GET", path) as stream:
        return [line async for line in stream.aiter_lines()]


async def test_what_is_under_way_is_finished_and_streams_end_with_a_hint(tmp_path: Path) -> None:
    with served(tmp_path, HEARTBEAT_SECONDS="200") as (process, url):
        tables = await open_tables(url)
        watching = [asyncio.create_task(watch_to_the_end(url, table)) for table in tables]
        playing = [asyncio.create_task(play_until_refused(url, table)) for table in tables]
        async with asyncio.timeout(WITHIN):
            while min(len(table["acknowledged"]) for table in tables) < 5:
                await asyncio.sleep(0.02)
            process.send_signal(signal.SIGTERM)
            await asyncio.gather(*playing)
            streams = await asyncio.gather(*watching)
        assert await asyncio.to_thread(process.wait, WITHIN) == 0
    assert not list(tmp_path.glob("*-wal")), "what was written is in the one file"
    for lines in streams:
        assert any(line.startswith("retry: ") for line in lines)
        assert "event: ended" not in lines
    with served(tmp_path) as (_, url):
        for table in tables:
            check_acknowledged(url, table)


def check_acknowledged(url: str, table: dict[str, Any]) -> None:
    """Whatever was acknowledged is answered the same again, and stands in the log once."""
    at = f"{url}/v1/tables/{table['id']}"
    before = httpx.get(f"{at}/log").text
    for key, (body, answer) in list(table["acknowledged"].items())[-20:]:
        again = httpx.post(f"{at}/actions", json=body, headers=table["headers"] | {"Idempotency-Key": key})
        assert again.content == answer
    assert httpx.get(f"{at}/log").text == before
    actions = before.count('"action-taken"')
    assert len(table["acknowledged"]) <= actions <= len(table["acknowledged"]) + 1
    assert audit(httpx.get(f"{at}/export").content).verdict == "sealed"


def test_clients_that_hold_on_do_not_hold_up_the_end(tmp_path: Path) -> None:
    with served(tmp_path, SHUTDOWN_SECONDS="1", REQUEST_SECONDS="600") as (process, url):
        port = int(url.rpartition(":")[2])
        holding = []
        for begin in (b"", b"GET /", b"POST /v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"):
            holding.append(socket.create_connection(("127.0.0.1", port)))
            holding[-1].sendall(begin)
        assert httpx.get(f"{url}/healthz").status_code == 200
        process.send_signal(signal.SIGTERM)

        assert process.wait(WITHIN) == 0
        for one in holding:
            one.close()


def test_a_second_signal_does_not_disturb_the_end(tmp_path: Path) -> None:
    with served(tmp_path) as (process, url):
        assert httpx.post(f"{url}/v1/tables", json={"game": "toy", "seats": [{"name": "A"}]}).status_code == 201
        process.send_signal(signal.SIGTERM)
        process.send_signal(signal.SIGTERM)

        assert process.wait(WITHIN) == 0


def serve_beside(folder: Path) -> "subprocess.CompletedProcess[str]":
    """Another `hourglass serve` on the store of this folder."""
    return run(["api.cli", "serve"], environment(folder, free_port()), timeout=WITHIN)


def command_beside(folder: Path, *arguments: str) -> int:
    """The exit code of another command on the store of this folder."""
    return run(["api.cli", *arguments], environment(folder, 1)).returncode


def test_a_second_service_on_one_store_is_refused(tmp_path: Path) -> None:
    with served(tmp_path) as (_, url):
        second = serve_beside(tmp_path)

        assert (second.returncode, second.stdout) == (2, "")
        assert (
            second.stderr
            == f"hourglass: STORE_URL: another process already serves {tmp_path / 'tables.db'}; stop it first\n"
        )
        assert httpx.get(f"{url}/readyz").status_code == 200


def test_a_second_way_to_one_store_is_refused_too(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "other").symlink_to("real")
    with served(tmp_path / "real"):
        assert serve_beside(tmp_path / "other").returncode == 2


def test_commands_that_do_not_serve_may_run_beside_a_service(tmp_path: Path) -> None:
    with served(tmp_path) as (_, url):
        assert httpx.post(f"{url}/v1/tables", json={"game": "toy", "seats": [{"name": "A"}]}).status_code == 201

        assert command_beside(tmp_path, "backup", str(tmp_path / "copy")) == 0
        assert command_beside(tmp_path, "rebuild") in (0, 1)


def test_the_lock_ends_with_its_process_however_that_ends(tmp_path: Path) -> None:
    with served(tmp_path) as (process, _):
        process.send_signal(signal.SIGKILL)
        process.wait(WITHIN)
        assert (tmp_path / "tables.db.lock").exists()
    with served(tmp_path) as (_, url):
        assert httpx.get(f"{url}/healthz").status_code == 200
        assert os.stat(tmp_path / "tables.db.lock").st_mode & 0o077 == 0


async def test_a_request_that_was_begun_before_the_signal_is_answered(tmp_path: Path) -> None:
    with served(tmp_path, SHUTDOWN_SECONDS="20") as (process, url):
        body = b'{"game": "toy", "seats": [{"name": "A"}]}'
        head = b"POST /v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
        with socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2])), timeout=WITHIN) as client:
            client.sendall(head % len(body) + body[:1])
            await asyncio.sleep(0.3)
            process.send_signal(signal.SIGTERM)
            until = time.monotonic() + WITHIN
            while is_listening(url) and time.monotonic() < until:
                await asyncio.sleep(0.05)
            client.sendall(body[1:])
            told = b""
            while more := client.recv(65536):
                told += more

        assert told.startswith(b"HTTP/1.1 201 ") and b"connection: close" in told
        assert not is_listening(url)
        assert process.wait(WITHIN) == 0


def is_listening(url: str) -> bool:
    try:
        httpx.get(f"{url}/healthz", timeout=WITHIN)
    except httpx.TransportError:
        return False
    return True
