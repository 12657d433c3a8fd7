"""Players at sockets: raw connections, so that they are never the bottleneck.

A table's next action is sent when every seat of the table has read the last one, answer included.
"""

import asyncio
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import NamedTuple, cast

import uvicorn

from tests.bench.feed_load import effort
from tests.bench.http_load import END_OF_HEAD, TIMEOUT_SECONDS, Load, NotAnswered

TEXT, MASKED, TWO_BYTES, SHORT_MAX = 0x81, 0x80, 126, 125
"""Parts of a frame's head (RFC 6455, 5.2)."""
MESSAGE = b'{"event":'
"""The beginning of each message of the service."""
REFUSED = (b'"status":4', b'"status":5', b'"event":"problem"')


class Move(NamedTuple):
    """An action of a seat. text: the message; seen: what every seat's bytes hold once they hold the whole action;
    answered: what those of the acting seat hold, too.
    """

    seat: int
    text: bytes
    seen: bytes
    answered: bytes


class LiveTable(NamedTuple):
    """A table that is played. path: of its socket; version: before its first move; greetings: each seat's first
    message; joined: what each seat's bytes hold once it follows the table.
    """

    path: str
    version: int
    greetings: Sequence[bytes]
    joined: bytes
    moves: Sequence[Move]


class Seat(asyncio.Protocol):
    """A seat at its socket. It notes when its bytes hold all that it waits for."""

    def __init__(self, path: str, greeting: bytes, reached: Callable[[], None], lost: Callable[[str], None]) -> None:
        self._path, self._greeting, self._reached, self._lost = path, greeting, reached, lost
        self._got = b""
        self._wanted: tuple[bytes, ...] = ()
        self._is_greeted = False
        self.bytes = self.messages = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # which uvloop's only behave like
        self.transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def expect(self, *wanted: bytes) -> None:
        """Wait for bytes that hold all these."""
        self._wanted = wanted

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self.messages += data.count(MESSAGE)
        self._got += data
        if not self._is_greeted:
            self._is_greeted = END_OF_HEAD in self._got
            if self._is_greeted:
                self.transport.write(text_frame(self._greeting))
        elif all(one in self._got for one in self._wanted):
            self._got, self._wanted = b"", (END_OF_HEAD,)  # which no frame holds
            self._reached()
        elif any(one in self._got for one in REFUSED):
            self._lost(self._got.decode(errors="replace"))

    def connection_lost(self, error: Exception | None) -> None:
        self._lost(f"the connection was closed: {error}")


class Player:
    """Plays a table, one move after the other. latencies: of each, till all seats had it."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.latencies: list[float] = []
        self.seats: list[Seat] = []
        self.joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._missing = len(table.greetings)
        self._next = self._join

    @property
    def bytes(self) -> int:
        """What all seats were sent."""
        return sum(seat.bytes for seat in self.seats)

    @property
    def messages(self) -> int:
        """How many messages of the service all seats were sent, but for those that came in two packets."""
        return sum(seat.messages for seat in self.seats)

    async def connect(self, port: int) -> None:
        """Take all seats, and follow the table. Raises NotAnswered."""
        loop = asyncio.get_running_loop()
        for greeting in self.table.greetings:
            seat = Seat(self.table.path, greeting, self._reached, self._lost)
            seat.expect(self.table.joined)
            self.seats.append(seat)
            await loop.create_connection(lambda seat=seat: seat, "127.0.0.1", port)  # type: ignore[misc]
        await self.joined

    def begin(self) -> None:
        """Send the first action."""
        for seat in self.seats:
            seat.bytes = seat.messages = 0
        self._next = self._act
        self._send()

    def leave(self) -> None:
        """Close all connections."""
        for seat in self.seats:
            seat.transport.abort()

    def _send(self) -> None:
        move = self.table.moves[len(self.latencies)]
        self._missing = len(self.seats)
        for number, seat in enumerate(self.seats):
            seat.expect(move.seen, *((move.answered,) if number == move.seat else ()))
        self._sent = perf_counter()
        self.seats[move.seat].transport.write(text_frame(move.text))

    def _reached(self) -> None:
        self._missing -= 1
        if not self._missing:
            self._next()

    def _join(self) -> None:
        if not self.joined.done():
            self.joined.set_result(None)

    def _act(self) -> None:
        self.latencies.append(perf_counter() - self._sent)
        if len(self.latencies) < len(self.table.moves):
            self._send()
        elif not self.done.done():
            self.done.set_result(None)

    def _lost(self, why: str) -> None:
        for one in (self.joined, self.done):
            if not one.done():
                one.set_exception(NotAnswered(why))


class Played(NamedTuple):
    """What came of playing. bytes, messages: that the seats were sent for an action; cpu: seconds of the server for an
    action.
    """

    load: Load
    bytes: float
    messages: float
    cpu: float


def live_load(port: int, tables: Sequence[LiveTable]) -> Played:
    """Play all tables at once. Raises NotAnswered, TimeoutError."""
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        return runner.run(asyncio.wait_for(played_out(port, tables), TIMEOUT_SECONDS))


async def played_out(port: int, tables: Sequence[LiveTable]) -> Played:
    """Play all tables at once in this loop. Raises NotAnswered."""
    players = [Player(table) for table in tables]
    for player in players:
        await player.connect(port)
    before = await cpu_seconds(port)
    began = perf_counter()
    for player in players:
        player.begin()
    await asyncio.gather(*(player.done for player in players))
    seconds = perf_counter() - began
    cpu = await cpu_seconds(port) - before
    sent, messages = (sum(counts) for counts in zip(*((one.bytes, one.messages) for one in players), strict=True))
    for player in players:
        player.joined.cancel()
        player.leave()
    latencies = tuple(sorted(took for player in players for took in player.latencies))
    count = len(latencies)
    return Played(Load(seconds, latencies, ()), sent / count, messages / count, cpu / count)


async def cpu_seconds(port: int) -> float:
    """Return the processor time that a server has taken."""
    return float((await effort(port))["cpu"])


def text_frame(text: bytes) -> bytes:
    """Return a client's frame with this text, at most 65,535 bytes, under a mask that changes nothing."""
    size = len(text)
    length = bytes([MASKED | size]) if size <= SHORT_MAX else bytes([MASKED | TWO_BYTES]) + size.to_bytes(2, "big")
    return bytes([TEXT]) + length + bytes(4) + text
