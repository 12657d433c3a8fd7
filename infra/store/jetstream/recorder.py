"""The recorder that stores tables in NATS JetStream, which any number of nodes share.

The log in the streams is the only truth. Each node keeps a copy of it in an SQLite file of its own, which answers its
reads, and which it makes again at each start. A write is tried on the copy, then appended behind the last message that
the copy has of that log: if the servers take it, everything that was checked still holds.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from concurrent.futures import Future, wait
from contextlib import ExitStack, asynccontextmanager, suppress
from functools import partial
from logging import getLogger
from threading import BoundedSemaphore, Event
from time import monotonic, sleep
from typing import Any, ClassVar, TypeVar
from uuid import UUID, uuid4

from eventsourcing.persistence import OperationalError, ProgrammingError, StoredEvent

from infra.clock import Clock
from infra.store.errors import StoreBusy, StoreClosed, StoreUnfit
from infra.store.jetstream.address import address_of
from infra.store.jetstream.barrier import Barrier
from infra.store.jetstream.conditions import LOOKED_AGAIN_SECONDS, LOOKED_EVERY_SECONDS, Conditions
from infra.store.jetstream.connection import AGAIN_AFTER_SECONDS, Connection, Outrun, Refused
from infra.store.jetstream.copy_file import copy_file
from infra.store.jetstream.follower import LogFollower
from infra.store.jetstream.heads import Heads
from infra.store.jetstream.lines import Answer, Lines
from infra.store.jetstream.messages import NODE_ROWS, Message, by_log, messages_of, partition_of
from infra.store.jetstream.streams import WrongStream, log_stream, make, partitions_of
from infra.store.recorder import Counts, StoreRecorder
from infra.store.rows.reads import NewestState, uuid_of
from infra.store.rows.records import CampaignRow, HookRow, LeadRow, NotesRow, PackRow, Row, SealedSeatsRow, TableRow
from infra.store.sqlite.recorder import SqliteRecorder

QUEUE_MAX = 4096  # requests under way; further ones are refused
COPY_QUEUE_MAX = 100_000  # more than can be under way: what waits for the copy is bounded elsewhere
TRIES_MAX = 4
"""How often a write is tried again because another one to the same log was first."""
EVENTS_MAX = 1 << 16
"""Events in one write."""
SHOWN_SECONDS_MAX = 5.0
"""How long a write may take from the log to this node's copy."""
ELECTED_WITHIN_SECONDS = 20.0
"""How long a node that starts waits for servers that cannot answer yet."""
CLOSES_WITHIN_SECONDS = 10.0
"""How long closing waits for writes under way."""
CATCH_UP_SECONDS_MAX = 3600.0
"""How long a node may read the log at its start."""

T = TypeVar("T")

_log = getLogger(__name__)


class JetStreamRecorder(StoreRecorder):
    """Events, and the rows written with them, in the streams that a URL names. For any number of threads and nodes.

    Raises OperationalError if no server lets this node in. Call `create_tables` or `begin` before anything else.
    """

    is_shared: ClassVar[bool] = True
    joins_logs: ClassVar[bool] = False

    def __init__(self, url: str, *, queue_max: int = QUEUE_MAX, clock: Clock | None = None) -> None:
        super().__init__(clock)
        self._address = address_of(url)
        self._connection = Connection(self._address)
        self._file = ExitStack()
        file = self._file.enter_context(copy_file())
        # One request a commit: rows of several kinds must be written in the order of the log.
        self._copy = SqliteRecorder(file, queue_max=COPY_QUEUE_MAX, group_max=1, is_kept=False)
        self._copy.create_tables()
        self._follower: LogFollower | None = None
        self._unfit: str | None = None
        """Why the log must not be served, if so."""
        self._room = BoundedSemaphore(queue_max)
        self._queue_max = queue_max
        self._is_closing = False
        self._under_way: set[Future[Sequence[int] | None]] = set()
        self._writing: dict[UUID, tuple[asyncio.Lock, int]] = {}
        self._appended = self._requests = 0

    @property
    def faults(self) -> list[str]:
        """What is wrong with the log or this node's copy of it, in words for the operator. Raises StoreUnfit."""
        follower = self._begun()
        return [*([follower.broken] if follower.broken else []), *follower.faults.values()]

    @property
    def unfit(self) -> str | None:
        """Why the log is not served now, in words for the operator; None while it is."""
        return self._unfit

    def is_migrated(self) -> bool:
        """Return whether the streams of the store exist. Raises StoreUnfit, OperationalError."""
        return self._patiently(lambda: partitions_of(self._connection, self._address)) is not None

    def create_tables(self) -> None:
        """Make the streams that are missing, then read them."""
        self._patiently(lambda: make(self._connection, self._address))
        self.begin()

    def begin(self) -> None:
        """Read the whole log into the copy, then follow it. Raises StoreUnfit, OperationalError."""
        if self._follower is not None:
            return
        self._follower = self._patiently(self._checked)
        self._connection.start(self._follower.caught_up()).result(CATCH_UP_SECONDS_MAX)

    def close(self) -> None:
        self._is_closing = True
        wait(list(self._under_way), CLOSES_WITHIN_SECONDS)
        if self._follower is not None:
            with suppress(OperationalError):
                self._connection.wait(self._heads.keep())
            self._lines.close()
        self._connection.close()
        self._copy.close()
        self._file.close()

    def counts(self) -> Counts:
        waiting = sum(waiting for _, waiting in list(self._writing.values()))
        return Counts(self._appended, self._requests, waiting)

    def submit(self, events: Sequence[StoredEvent], rows: Sequence[Row] = ()) -> Future[Sequence[int] | None]:
        self._begun()
        if self._is_closing:
            raise StoreClosed("the store is closed")
        for event in events:
            uuid_of(event.originator_id)
        if len(events) > EVENTS_MAX:
            raise ProgrammingError(f"{len(events)} events at once; the limit is {EVENTS_MAX}")
        shared = [row for row in rows if not isinstance(row, NODE_ROWS)]
        if not events and not shared:
            return self._copy.submit([], rows)
        if not self._room.acquire(blocking=False):
            raise StoreBusy(f"{self._queue_max} requests wait already; retry later")
        try:
            future = self._connection.start(self._write(events, rows))
        except StoreClosed:
            self._room.release()
            raise
        self._under_way.add(future)
        future.add_done_callback(self._settled)
        return future

    def select(self, statement: str, *values: Any) -> list[Any]:
        return self._copy.select(statement, *values)

    def forget(self, follower: str, kinds: Sequence[type[Row]]) -> None:
        self._copy.forget(follower, kinds)

    def listen(self, event: Event) -> None:
        self._copy.listen(event)

    def unlisten(self, event: Event) -> None:
        self._copy.unlisten(event)

    def probe(self) -> None:
        """Have the servers keep a message, which they do only if most of them work. Raises OperationalError."""
        follower = self._begun()
        if follower.broken:
            raise OperationalError(follower.broken)
        self._connection.wait(self._connection.put(f"{self._address.name}.probe", b""))

    def newest_state(self, table: UUID) -> NewestState:
        return self._newest(table, partial(super().newest_state, table))

    def table(self, table: UUID) -> TableRow | None:
        return self._newest(table, partial(super().table, table))

    def campaign(self, campaign: UUID) -> CampaignRow | None:
        return self._newest(campaign, partial(super().campaign, campaign))

    def notes(self, table: UUID) -> NotesRow:
        return self._newest(table, partial(super().notes, table))

    def sealed_seats(self, owner: UUID) -> SealedSeatsRow:
        return self._newest(owner, partial(super().sealed_seats, owner))

    def hook(self, table: UUID, seat: int) -> HookRow | None:
        return self._newest(table, partial(super().hook, table, seat))

    def hooks(self, places: Sequence[tuple[UUID, int]]) -> list[HookRow]:
        for table in {table for table, _ in places}:
            self.see(table)
        return super().hooks(places)

    def lead(self, table: UUID) -> LeadRow:
        return self._newest(table, partial(super().lead, table))

    def see(self, log: UUID) -> None:
        """Return when this node's copy has all that any node has written to a log so far.

        Raises OperationalError; LogCorrupt, once in a node's life, if the log is not what it was.
        """
        self._newest(log, lambda: None)

    def _patiently(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return the result of something at the start; again while the servers choose leaders.

        Raises as the work; StoreUnfit for a stream that is not as it should be.
        """
        until = monotonic() + ELECTED_WITHIN_SECONDS
        while True:
            try:
                return self._connection.wait(work())
            except WrongStream as error:
                raise StoreUnfit(str(error)) from error
            except (StoreUnfit, Refused):
                raise
            except OperationalError:
                if monotonic() > until:
                    raise
            sleep(AGAIN_AFTER_SECONDS)

    def _settled(self, future: Future[Sequence[int] | None]) -> None:
        self._under_way.discard(future)
        self._room.release()

    def _begun(self) -> LogFollower:
        if self._unfit:
            raise StoreUnfit(self._unfit)
        if self._follower is None:
            raise OperationalError("the log is not read yet")
        return self._follower

    async def _checked(self) -> LogFollower:
        """Begin to follow streams that are as they should be, on servers that keep them. Raises StoreUnfit."""
        partitions = await partitions_of(self._connection, self._address)
        if partitions is None:
            raise StoreUnfit(f"stream {log_stream(self._address.name, 0)} is missing")
        self._address = self._address._replace(partitions=partitions)
        conditions = Conditions(self._connection, self._address)
        if why := await conditions.unfit():
            raise StoreUnfit(why)
        follower = LogFollower(self._connection, self._address, self._copy)
        await follower.begin()
        self._heads = Heads(self._connection, self._address, self._copy)
        self._lines = Lines(self._address)
        self._barrier = Barrier(self._connection, self._address, self._lines)
        beside = (self._watch(conditions), self._heads.keep_for_ever(), self._barrier.look_for_ever())
        self._beside = [asyncio.create_task(work) for work in beside]
        return follower

    async def _watch(self, conditions: Conditions) -> None:
        """Look again and again whether the log may be served."""
        while True:
            await asyncio.sleep(LOOKED_AGAIN_SECONDS if self._unfit else LOOKED_EVERY_SECONDS)
            with suppress(OperationalError):  # what the servers cannot say now they may say later
                why = await conditions.unfit()
                if why and why != self._unfit:
                    _log.critical("the log is not served: %s", why)
                self._unfit = why

    def _newest(self, log: UUID, read: Callable[[], T]) -> T:
        """Return what is read from the copy when that has all that any node has written to a log.

        Raises OperationalError; LogCorrupt, once in a node's life, if the log is not what it was.
        """
        if (answer := self._read_at_once(log, read)) is not None:
            return answer.read
        self._connection.wait(self._seen(log))
        return read()

    def _read_at_once(self, log: UUID, read: Callable[[], T]) -> Answer[T] | None:
        """Ask the leader from this thread, which is quickest, and read while it answers. None if the copy may lack
        something of the log.

        It may be whole nevertheless: then nothing is certain without another question. The leader must have sent all
        that it had when its lease began, and say no less of the log than the copy has: else its disk is spoiled.
        """
        follower, partition = self._begun(), partition_of(log, self._address.partitions)
        lease = self._barrier.lease(partition)
        if lease is None or not (follower.has(partition, lease.end) and self._heads.is_compared(log)):
            return None
        known, had = follower.last_known.get(log) or 1, follower.applied(partition)
        answer = self._lines.ask(lease.leader, self._connection.subject(log, self._address.partitions), read)
        if answer is None or answer.last < known or monotonic() >= lease.until:
            return None
        if answer.last <= had:
            return answer
        return Answer(answer.last, read()) if follower.has(partition, answer.last) else None

    async def _seen(self, log: UUID) -> None:
        """Wait until the copy has all that was in a log when this was called. Raises LogCorrupt."""
        follower, partition = self._begun(), partition_of(log, self._address.partitions)
        await follower.reached(partition, await self._barrier.end(partition))
        await self._heads.compare(log)

    async def _write(self, events: Sequence[StoredEvent], rows: Sequence[Row]) -> Sequence[int] | None:
        """Try a request on the copy, append it to the log, and return its ids in the copy."""
        self._requests += 1
        shared = [row for row in rows if not isinstance(row, NODE_ROWS) and not self._is_known(row)]
        own = [row for row in rows if isinstance(row, NODE_ROWS)]
        logs = by_log(events, shared)
        last: UUID | None = None
        for attempt in range(TRIES_MAX):
            async with self._in_turn(next(iter(logs))):
                expected = {log: await self._expected(log, is_asked=attempt > 0) for log in logs}
                last = last or closing_log(expected)  # a first try may have begun the other logs meanwhile
                await asyncio.wrap_future(self._copy.try_out(events, rows))
                write = uuid4().hex
                messages = messages_of(write, logs, last, self._connection.body_bytes_max)
                try:
                    ids = await self._append(write, messages, expected)
                except Outrun:
                    continue
            if own:
                await asyncio.wrap_future(self._copy.submit([], own))
            return ids
        raise StoreBusy(f"too many clients write to {next(iter(logs))} at once; try again")

    async def _append(self, write: str, messages: Sequence[Message], last: dict[UUID, int]) -> Sequence[int] | None:
        """Append the messages of one write. Raises Outrun, if nothing of it counts; OperationalError."""
        follower, partitions = self._begun(), self._address.partitions
        shown = follower.expect(write)
        try:
            for message in messages:
                last[message.log] = await self._connection.append(message, partitions, last[message.log])
                self._heads.wrote(message.log)
            self._appended += len(messages)
            return await asyncio.wrap_future(await asyncio.wait_for(shown, SHOWN_SECONDS_MAX))
        except TimeoutError:
            raise OperationalError("it is in the log, but this node has not read it yet") from None
        finally:
            follower.forget(write)

    async def _expected(self, log: UUID, *, is_asked: bool) -> int:
        """Return the number of the last message of a log that the copy has. Raises LogCorrupt."""
        known = None if is_asked else self._begun().last_known.get(log)
        if known is not None:
            return known
        last = await self._connection.last_of(log, self._address.partitions)
        if last is None:
            return 0
        await self._begun().reached(partition_of(log, self._address.partitions), last.sequence)
        await self._heads.compare(log)
        return last.sequence

    def _is_known(self, row: Row) -> bool:
        """Return whether a row is one that the log has already, and that never changes."""
        return isinstance(row, PackRow) and self.pack(row.hash) is not None

    @asynccontextmanager
    async def _in_turn(self, log: UUID) -> AsyncIterator[None]:
        """Let the writes of this node to a log wait for one another."""
        lock, waiting = self._writing.get(log, (asyncio.Lock(), 0))
        self._writing[log] = (lock, waiting + 1)
        try:
            async with lock:
                yield
        finally:
            waiting = self._writing[log][1] - 1
            if waiting:
                self._writing[log] = (lock, waiting)
            else:
                del self._writing[log]


def closing_log(last: Mapping[UUID, int]) -> UUID:
    """Return the log whose message makes a write count: the one that exists. last: number of each log's last message.

    Raises ProgrammingError if several exist already: nobody could say which of two such writes was first.
    """
    there = [log for log, sequence in last.items() if sequence]
    if len(there) > 1:
        raise ProgrammingError(f"{len(there)} logs that exist already cannot be written to at once")
    return there[0] if there else next(iter(last))
