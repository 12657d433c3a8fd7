"""Real processes killed between a turn and its notice, and in the middle of a delivery: it arrives, under one id."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx

from tests.api.processes import free_port, served

WITHIN = 30.0  # seconds, else a test fails

RECEIVER = """
import asyncio, sys
async def answer(reader, writer):
    head = (await reader.readuntil(b"\\r\\n\\r\\n")).decode()
    await reader.readexactly(int(head.split("Content-Length: ")[1].split()[0]))
    print(head.split("Idempotency-Key: ")[1].split()[0], flush=True)
    if sys.argv[2] == "answers":
        writer.write(b"HTTP/1.1 204 No Content\\r\\n\\r\\n")
        writer.close()
    await asyncio.sleep(60)
async def main():
    server = await asyncio.start_server(answer, "127.0.0.1", int(sys.argv[1]))
    print("ready", flush=True)
    await server.serve_forever()
asyncio.run(main())
"""


class Receiver:
    """A receiver in a process of its own, which prints the id of each notice, and answers or holds it."""

    def __init__(self, port: int, how: str) -> None:
        command = [sys.executable, "-c", RECEIVER, str(port), how]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.line() == "ready"

    def line(self) -> str:
        """The next id that it prints; empty once it has ended."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def receiver(port: int, how: str) -> Iterator[Receiver]:
    one = Receiver(port, how)
    try:
        yield one
    finally:
        one.kill()
        assert one.process.stdout is not None
        one.process.stdout.close()


class Table:
    """A started table of two, at which seat 1 is called."""

    def __init__(self, url: str, port: int) -> None:
        body = {"game": "toy", "seats": [{"name": "A"}, {"name": "B"}], "options": {"undo": "free"}}
        opened = httpx.post(f"{url}/v1/tables", json=body).json()
        self.id: str = opened["id"]
        self._headers = [{"Authorization": f"Bearer {seat['token']}"} for seat in opened["seats"]]
        self.post(url, "start")
        self.post(url, "seats/1/notify", {"url": f"http://127.0.0.1:{port}/"}, seat=1)

    def post(self, url: str, path: str, body: Any = None, seat: int = 0) -> Any:
        answer = httpx.post(f"{url}/v1/tables/{self.id}/{path}", json=body, headers=self._headers[seat])
        assert answer.status_code == 200, answer.text
        return answer.json()

    def act(self, url: str) -> int:
        """Let seat 0 act. Return the version after it."""
        version: int = self.post(url, "actions", {"command": {"key": "roll:2"}})["version"]
        return version

    def wait_for(self, url: str, outcome: str) -> None:
        """Wait until the newest try of a notice came to this."""
        until = time.monotonic() + WITHIN
        path = f"{url}/v1/tables/{self.id}/seats/1/notify"
        while (told := httpx.get(path, headers=self._headers[1]).json())["outcome"] != outcome:
            assert time.monotonic() < until, told
            time.sleep(0.05)


def test_a_notice_survives_kills_of_its_node_and_of_its_receiver_under_one_id(tmp_path: Path) -> None:
    port, allow = free_port(), {"HOOKS_ALLOW": "127.0.0.1"}
    with served(tmp_path, **allow) as (node, url):
        undone, kept = Table(url, port), Table(url, port)
        undone.act(url)
        undone.post(url, "undo", {"to": 0})
        version = kept.act(url)
        node.kill()  # the notice is due in a minute
    id = sha256(f"{kept.id}/1/{version}/0".encode()).hexdigest()[:32]
    with receiver(port, "holds") as first, served(tmp_path, CLOCK_SECONDS_AHEAD="120", **allow) as (node, _):
        assert first.line() == id, "none came before it for the turn that was undone"
        node.kill()  # while the receiver holds it
    with receiver(port, "holds") as second, served(tmp_path, CLOCK_SECONDS_AHEAD="300", **allow) as (_, url):
        assert second.line() == id
        second.kill()
        kept.wait_for(url, "the receiver cannot be reached")
    with receiver(port, "answers") as third, served(tmp_path, CLOCK_SECONDS_AHEAD="600", **allow) as (_, url):
        assert third.line() == id
        kept.wait_for(url, "delivered")
