"""Receivers of notices on loopback, and tables at which somebody is called."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.api.clients import Client, TableClient

WITHIN = 10.0  # seconds, else a test fails
QUIET = 0.1  # seconds after which nothing more is expected


class Receiver:
    """A receiver. bodies, headers: of the notices; status: what it answers, None to hang up without an answer."""

    path = "/hook"

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        self.headers: list[dict[str, str]] = []
        self.status: int | None = 200
        self.url = ""

    @property
    def got(self) -> list[dict[str, Any]]:
        """What the notices say."""
        return [json.loads(body) for body in self.bodies]

    @property
    def keys(self) -> list[str]:
        """The ids of the notices, as their headers have them."""
        return [one["Idempotency-Key"] for one in self.headers]

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        headers = dict(line.split(": ", 1) for line in head.split("\r\n")[1:] if line)
        self.bodies.append(await reader.readexactly(int(headers["Content-Length"])))
        self.headers.append(headers)
        if self.status is not None:
            writer.write(f"HTTP/1.1 {self.status} said\r\nContent-Length: 0\r\n\r\n".encode())
        writer.close()

    async def count(self, notices: int) -> None:
        """Wait for exactly so many notices."""
        async with asyncio.timeout(WITHIN):
            while len(self.bodies) < notices:
                await asyncio.sleep(0.01)
        await asyncio.sleep(QUIET)
        assert len(self.bodies) == notices, self.bodies


@asynccontextmanager
async def receiving(one: Receiver) -> AsyncIterator[None]:
    """Let a receiver listen."""
    server = await asyncio.start_server(one, "127.0.0.1", 0)
    one.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}{one.path}"
    try:
        yield
    finally:
        server.close()


async def hooked(client: Client, receiver: Receiver, seat: int = 1, **more: Any) -> TableClient:
    """A started table of two at which one seat is called."""
    table = await client.started(2, name="Thursday", **more)
    answer = await table.post(f"seats/{seat}/notify", {"url": receiver.url}, seat=seat)
    assert answer.status_code == 200, answer.text
    return table


async def state(table: TableClient, seat: int = 1) -> dict[str, Any]:
    """How the notices of a seat fare."""
    found: dict[str, Any] = (await table.get(f"seats/{seat}/notify", seat)).json()
    return found
