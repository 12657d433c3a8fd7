"""Keeps a node's copy of the log: one reader a partition, whose messages are written to the copy in their order.

At the start the partitions are read side by side in the order of time, so that what is listed in the order of its
beginning is listed alike at every node.
"""

import asyncio
import heapq
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from logging import getLogger
from typing import NamedTuple
from uuid import UUID

from eventsourcing.persistence import OperationalError, PersistenceError

from infra.cache import Cache
from infra.store.jetstream.address import Address
from infra.store.jetstream.connection import Connection
from infra.store.jetstream.consumer import Gap, Stored, messages
from infra.store.jetstream.messages import (
    CLOSES_HEADER,
    FORM,
    FORM_HEADER,
    PART_HEADER,
    WRITE_HEADER,
    Foreign,
    written_in,
)
from infra.store.jetstream.streams import log_stream, stream_info
from infra.store.sqlite.recorder import SqliteRecorder

LAST_KNOWN_MAX = 100_000
"""Logs whose last message's number is remembered; others are asked for."""
UNDER_WAY_MAX = 500
"""Messages that wait for the copy."""
FAULTS_MAX = 100

Outcome = Future[Sequence[int] | None]
"""Of writing to the copy: the ids of the events."""

_log = getLogger(__name__)


class Part(NamedTuple):
    """A message that counts only with the one that closes its write. closed_on: the log of that one."""

    log: UUID
    closed_on: UUID
    sequence: int
    body: bytes


class LogFollower:
    """Writes what is in the log to a copy of it. All methods run in the connection's loop."""

    def __init__(self, connection: Connection, address: Address, copy: SqliteRecorder) -> None:
        self.faults: dict[UUID, str] = {}
        """Logs with a message that no release of this service has written, at most so many; what follows it counts."""
        self.broken: str | None = None
        """Why the copy is not kept up any more, if so."""
        self.last_known: Cache[UUID, int] = Cache(LAST_KNOWN_MAX)
        self._connection, self._address, self._copy = connection, address, copy
        self._applied = [0] * address.partitions
        self._waiting: list[list[tuple[int, int, asyncio.Future[None]]]] = [[] for _ in self._applied]
        self._waited = 0
        self._own: dict[str, asyncio.Future[Outcome]] = {}
        self._parts: dict[str, list[Part]] = {}
        self._open: dict[UUID, str] = {}
        self._changed = asyncio.Condition()
        self._turns: dict[int, float] = {}
        self._ends = [0] * address.partitions
        self._room = asyncio.Semaphore(UNDER_WAY_MAX)
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Read what is in the log, and go on following it."""
        for partition in range(len(self._ends)):
            info = await stream_info(self._connection, log_stream(self._address.name, partition))
            self._ends[partition] = info["state"]["last_seq"] if info else 0
        self._turns = {partition: 0.0 for partition, end in enumerate(self._ends) if end}
        self._tasks = [asyncio.create_task(self._follow(partition)) for partition in range(len(self._ends))]

    async def caught_up(self) -> None:
        """Return when everything that was in the log at the beginning is in the copy."""
        for partition, end in enumerate(self._ends):
            await self.reached(partition, end)

    def applied(self, partition: int) -> int:
        """Return the number of the newest message in the copy, which has all before it. For any thread."""
        return self._applied[partition]

    def has(self, partition: int, sequence: int) -> bool:
        """Return whether a message is in the copy, with all before it. For any thread."""
        return not self.broken and self._applied[partition] >= sequence

    async def reached(self, partition: int, sequence: int) -> None:
        """Return when a message is in the copy, with all before it. Raises OperationalError if it never will be."""
        self._check()
        if self._applied[partition] < sequence:
            self._waited += 1
            future = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting[partition], (sequence, self._waited, future))
            await future

    def expect(self, write: str) -> asyncio.Future[Outcome]:
        """Return a future of the moment when a write of this node is on its way into the copy."""
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._own[write] = future
        return future

    def forget(self, write: str) -> None:
        """Expect a write no more."""
        self._own.pop(write, None)

    async def _follow(self, partition: int) -> None:
        stream = log_stream(self._address.name, partition)
        try:
            async for message in messages(self._connection, stream, 0):
                await self._take(partition, message)
        except Gap as error:
            self._break(f"no server sends stream {stream} whole: {error}")
        except PersistenceError as error:
            self._break(f"the copy of stream {stream} cannot be written: {error}")
        except Exception as error:
            _log.exception("stream %s cannot be followed", stream)
            self._break(f"stream {stream} cannot be followed: {error!r}")

    async def _take(self, partition: int, message: Stored) -> None:
        """Deal with one message: write it to the copy, or keep it until the message that closes its write comes."""
        sequence, headers = message.sequence, message.headers
        await self._turn(partition, sequence, message.at)
        await self._room.acquire()
        write = headers.get(WRITE_HEADER, "")
        log = None
        try:
            log = UUID(message.subject.rpartition(".")[2])
            if headers.get(FORM_HEADER) != FORM or not write:
                raise Foreign(f"it has no header {FORM_HEADER}: {FORM}")
            if PART_HEADER in headers:
                await self._keep(partition, write, Part(log, UUID(headers[PART_HEADER]), sequence, message.data))
                submitted = self._copy.submit([])
            else:
                submitted = await self._close(partition, log, write, sequence, headers, message.data)
        except (Foreign, ValueError) as error:
            self._found_foreign(log, message, error)
            submitted = self._copy.submit([])

        def settled(done: Outcome) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._connection.loop.call_soon_threadsafe(self._moved, partition, sequence, message, done)

        submitted.add_done_callback(settled)

    async def _keep(self, partition: int, write: str, part: Part) -> None:
        """Keep a part of a write until that is closed; not before the one that began the log."""
        await self._drop_unclosed(part.log, write, part.closed_on)
        await self._hold(partition, lambda: self._open.get(part.log) in (None, write))
        async with self._changed:
            self._parts.setdefault(write, []).append(part)
            self._open[part.log] = write
            self._changed.notify_all()

    async def _drop_unclosed(self, log: UUID, write: str, closed_on: UUID) -> None:
        """Drop an earlier write to a log that is not closed and never will be: its last message would have to stand on
        the same log where the one of another write stands now, or will. closed_on: the log that closes that one.
        """
        unclosed = self._open.get(log)
        parts = self._parts.get(unclosed or "", [])
        if unclosed in (None, write) or not any(part.closed_on == closed_on for part in parts):
            return
        async with self._changed:
            for part in self._parts.pop(str(unclosed)):
                self._open.pop(part.log, None)
            self._changed.notify_all()

    async def _close(
        self, partition: int, log: UUID, write: str, sequence: int, headers: Mapping[str, str], body: bytes
    ) -> Outcome:
        """Write a whole write to the copy: this message, and the parts that count with it."""
        wanted = int(headers.get(CLOSES_HEADER, 0))
        await self._hold(partition, lambda: len(self._parts.get(write, ())) >= wanted)
        await self._drop_unclosed(log, write, log)
        await self._hold(partition, lambda: self._open.get(log) in (None, write))
        bodies: dict[UUID, bytes] = {}
        async with self._changed:
            for part in (*self._parts.pop(write, []), Part(log, log, sequence, body)):
                bodies[part.log] = bodies.get(part.log, b"") + part.body
                self._open.pop(part.log, None)
                self.last_known.put(part.log, part.sequence)
            self._changed.notify_all()
        said = [written_in(one, whole) for one, whole in bodies.items()]
        submitted: Outcome = self._copy.submit(
            [event for one in said for event in one.events], [row for one in said for row in one.rows]
        )
        if own := self._own.pop(write, None):
            own.set_result(submitted)
        return submitted

    async def _hold(self, partition: int, is_so: Callable[[], bool]) -> None:
        """Wait until something holds that other partitions bring about, which may go on meanwhile."""
        if is_so():
            return
        async with self._changed:
            turn = self._turns.pop(partition, None)
            self._changed.notify_all()
            await self._changed.wait_for(is_so)
            if turn is not None:
                self._turns[partition] = turn

    async def _turn(self, partition: int, sequence: int, at: float) -> None:
        """Wait at the beginning until no other partition has an earlier message."""
        if partition not in self._turns:
            return
        async with self._changed:
            self._turns[partition] = at
            self._changed.notify_all()
            await self._changed.wait_for(lambda: self._turns[partition] <= min(self._turns.values()))
            if sequence >= self._ends[partition]:
                del self._turns[partition]
                self._changed.notify_all()

    def _moved(self, partition: int, sequence: int, message: Stored, done: Outcome) -> None:
        """Wake those who wait for a message, which is in the copy now."""
        self._room.release()
        error = done.exception()
        if isinstance(error, OperationalError):
            self._break(f"the copy cannot be written: {error}")
            return
        if error is not None:
            self._found_foreign(UUID(message.subject.rpartition(".")[2]), message, error)
        self._applied[partition] = sequence
        waiting = self._waiting[partition]
        while waiting and waiting[0][0] <= sequence:
            future = heapq.heappop(waiting)[2]
            if not future.done():
                future.set_result(None)

    def _found_foreign(self, log: UUID | None, message: Stored, why: Exception | BaseException) -> None:
        words = f"message {message.sequence} on {message.subject} is not of this service: {why}"
        _log.error("%s", words)
        if log is not None and len(self.faults) < FAULTS_MAX:
            self.faults.setdefault(log, words)

    def _break(self, why: str) -> None:
        """Say that the copy ends here, and fail all who wait for more."""
        self.broken = self.broken or why
        _log.critical("%s", why)
        for waiting in self._waiting:
            for _, _, future in waiting:
                if not future.done():
                    future.set_exception(OperationalError(why))
            waiting.clear()

    def _check(self) -> None:
        if self.broken:
            raise OperationalError(self.broken)
