"""Spectators: raw connections that note when the last of them was reached, so that they are never the bottleneck."""

import asyncio
import json
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, cast

from tests.bench.feed_servers import EFFORT, WATCH
from tests.bench.http_load import END_OF_HEAD, NotAnswered, length_of

CHECKPOINT, BOARD, ENTRY = b"event: checkpoint", b"event: board", b"event: entry\nid: "
END = b"\n\n"
CHUNK_END = b"\r\n"
AWAIT_SECONDS = 60
QUIET_SECONDS = 2.0
"""The seconds without an event after which all that joined have caught up."""


class Spectator(asyncio.Protocol):
    """Reads broadcasts: each ends with an empty line, and holds a board's change before the last entry.

    version: of the last broadcast; reached_at: when all of it was there, in seconds.
    """

    def __init__(self, request: bytes, arrived: Callable[[], None]) -> None:
        self._request, self._arrived = request, arrived
        self.got = b""
        self.last = b""
        self.version = 0
        self.reached_at = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # which uvloop's only behave like
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self.got += data
        if not self.got.removesuffix(CHUNK_END).endswith(END):
            return
        board, entry = self.got.rfind(BOARD), self.got.rfind(ENTRY)
        if entry > board >= 0:
            self.version = int(self.got[entry + len(ENTRY) : self.got.index(b"\n", entry + len(ENTRY))])
            self.reached_at = perf_counter()
            self.last, self.got = self.got, b""
            self._arrived()
        elif board < 0 and CHECKPOINT in self.got:
            self.got = b""  # a checkpoint that was owed from before


class Gathering:
    """The spectators of one server, all connected."""

    def __init__(self) -> None:
        self.spectators: list[Spectator] = []
        self._news = asyncio.Event()

    def arrived(self) -> None:
        """One more spectator has a broadcast."""
        self._news.set()

    async def reached(self, version: int) -> float:
        """When the last one had the broadcast of this version. Raises TimeoutError.

        A broadcast from before may come late, and two may come as one, so they are not counted.
        """
        async with asyncio.timeout(AWAIT_SECONDS):
            for one in self.spectators:
                while one.version < version:
                    self._news.clear()
                    await self._news.wait()
        return max(one.reached_at for one in self.spectators)

    def payload(self) -> bytes:
        """The frames of the last broadcast, without the chunk that they came in."""
        chunks = self.spectators[0].last.split(END + CHUNK_END)
        last = next(chunk for chunk in reversed(chunks) if ENTRY in chunk)
        return last.partition(CHUNK_END)[2] + END

    def leave(self) -> None:
        """Close all connections."""
        for one in self.spectators:
            one.transport.abort()


def watch_sse(path: str, after: int) -> bytes:
    """Asks for a table's stream."""
    return f"GET {path}/stream?after={after} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()


WATCH_SOCKET = (
    f"GET {WATCH} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
).encode()
"""Asks for the bare broadcast."""


async def gathered(port: int, request: bytes, count: int) -> Gathering:
    """Spectators of a server, all of whom have joined and been told how many they are."""
    gathering = Gathering()
    loop = asyncio.get_running_loop()
    for _ in range(count):
        _, one = await loop.create_connection(lambda: Spectator(request, gathering.arrived), "127.0.0.1", port)
        gathering.spectators.append(one)
    async with asyncio.timeout(AWAIT_SECONDS):
        while not all(one.got or one.last for one in gathering.spectators):
            await asyncio.sleep(0.05)
    await asyncio.sleep(QUIET_SECONDS)
    for one in gathering.spectators:
        one.got = b""
    return gathering


async def read_until_joined(port: int, request: bytes) -> None:
    """Open a stream, and close it when all that was there when it was opened has come."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    await reader.readuntil(CHECKPOINT)
    await reader.readuntil(END)
    writer.transport.abort()


async def asked(port: int, request: bytes) -> bytes:
    """The body of an answer. Raises NotAnswered for any but 200."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(request)
        head = await reader.readuntil(END_OF_HEAD)
        if not head.startswith(b"HTTP/1.1 200 "):
            raise NotAnswered((head + await reader.read(1000)).decode(errors="replace"))
        return await reader.readexactly(length_of(head) - len(head))
    finally:
        writer.close()


async def effort(port: int) -> dict[str, Any]:
    """What a server has noted."""
    told: dict[str, Any] = json.loads(await asked(port, f"GET {EFFORT} HTTP/1.1\r\nHost: x\r\n\r\n".encode()))
    return told


def percentile(times: Sequence[float], share: float) -> float:
    """The time within which this share of them is."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
