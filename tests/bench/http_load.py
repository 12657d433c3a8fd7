"""A small HTTP/1.1 client that loads a server with prepared requests: raw sockets, so that it is never the bottleneck.

Each connection is kept alive and sends its next request when the last one was answered.
"""

import asyncio
from collections.abc import Sequence
from itertools import cycle
from time import perf_counter
from typing import NamedTuple, cast

import uvicorn

TIMEOUT_SECONDS = 120
END_OF_HEAD = b"\r\n\r\n"
LENGTH = b"content-length:"

Script = list[bytes]
"""The requests of one connection, in order."""


class Load(NamedTuple):
    """What came of a load. seconds: from the first request to the last answer; latencies: of each, ascending."""

    seconds: float
    latencies: tuple[float, ...]
    last: tuple[bytes, ...]

    @property
    def rate(self) -> float:
        """Requests a second."""
        return len(self.latencies) / self.seconds

    def percentile(self, share: float) -> float:
        """The latency in milliseconds that this share of the requests stays within."""
        return self.latencies[min(len(self.latencies) - 1, int(share * len(self.latencies)))] * 1e3


class NotAnswered(Exception):
    """The server refused a request, or closed its connection."""


class Connection(asyncio.Protocol):
    """Sends its script's requests one after another. `done` has the last answer's body."""

    def __init__(self, script: Script) -> None:
        self.done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.latencies: list[float] = []
        self._script = script
        self._got = b""
        self._whole = 0
        self._sent = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # which uvloop's only behave like

    def begin(self) -> None:
        """Send the first request."""
        self._sent = perf_counter()
        self.transport.write(self._script[0])

    def data_received(self, data: bytes) -> None:
        self._got += data
        if not self._whole and END_OF_HEAD in self._got:
            self._whole = length_of(self._got)
        if self._whole and len(self._got) >= self._whole:
            self._answered()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.done.done():
            self.done.set_exception(NotAnswered(f"the connection was closed: {error}"))

    def _answered(self) -> None:
        now = perf_counter()
        self.latencies.append(now - self._sent)
        if not self._got.startswith(b"HTTP/1.1 200 "):
            if not self.done.done():
                self.done.set_exception(NotAnswered(self._got.decode(errors="replace")))
        elif len(self.latencies) == len(self._script):
            self.done.set_result(self._got.partition(END_OF_HEAD)[2])
        else:
            self._got, self._whole, self._sent = b"", 0, now
            self.transport.write(self._script[len(self.latencies)])


def length_of(got: bytes) -> int:
    """How many bytes an answer has, its head among them."""
    head, _, _ = got.partition(END_OF_HEAD)
    lengths = [line for line in head.lower().split(b"\r\n") if line.startswith(LENGTH)]
    if not lengths:
        raise NotAnswered("an answer without a length")
    return len(head) + len(END_OF_HEAD) + int(lengths[0].removeprefix(LENGTH))


def load(port: int, scripts: Sequence[Script], *others: int) -> Load:
    """Carry out all scripts at once, each on a connection of its own. Raises NotAnswered, TimeoutError.

    others: ports of further servers, among which the scripts are dealt in turn.
    """
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        return runner.run(asyncio.wait_for(carried_out([port, *others], scripts), TIMEOUT_SECONDS))


async def carried_out(ports: Sequence[int], scripts: Sequence[Script]) -> Load:
    """Carry out all scripts at once in this loop; they are dealt to the ports in turn. Raises NotAnswered."""
    connections = [await _connected(port, script) for port, script in zip(cycle(ports), scripts, strict=False)]
    began = perf_counter()
    for one in connections:
        one.begin()
    last = await asyncio.gather(*(one.done for one in connections))
    seconds = perf_counter() - began
    for one in connections:
        one.transport.close()
    return Load(seconds, tuple(sorted(took for one in connections for took in one.latencies)), tuple(last))


async def _connected(port: int, script: Script) -> Connection:
    _, one = await asyncio.get_running_loop().create_connection(lambda: Connection(script), "127.0.0.1", port)
    return one


def post(path: str, body: bytes, token: str) -> bytes:
    """A POST of JSON, as bytes."""
    head = (
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {token}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body
