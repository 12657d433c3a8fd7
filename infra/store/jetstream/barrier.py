"""Asks how far a stream is written, so that a read shows every write before it.

The leader answers. One that is cut off from the others may have been replaced without knowing it. So its answer counts
only if it has just heard from as many others as make a majority with it: another leader is chosen after 4 seconds of
silence at the earliest.
"""

import asyncio
from itertools import cycle
from logging import getLogger
from math import inf
from time import monotonic
from typing import NamedTuple

import msgspec
from eventsourcing.persistence import OperationalError

from infra.store.jetstream.address import Address
from infra.store.jetstream.connection import Connection
from infra.store.jetstream.lines import Lines
from infra.store.jetstream.streams import log_stream

NANOSECONDS = 1_000_000_000
HEARD_SECONDS_MAX = 3.0
"""Leaders say something every second, and are replaced after 4 at the earliest."""
LED_SECONDS_MIN = 1.0
"""Leaders say something every second, so an earlier one knows by then that it has been replaced."""
AGAIN_AFTER_SECONDS = 0.2
ANSWERED_WITHIN_SECONDS = 3.0
"""How long a reader waits while the leader is not certain to lead."""
LOOKED_EVERY_SECONDS, READ_WITHIN_SECONDS = 1.0, 60.0
"""At each partition that was read so lately; at the others every second time."""

_log = getLogger(__name__)


class Follower(msgspec.Struct, frozen=True):
    """Another server with the stream. active: nanoseconds since the leader heard from it, 0 if it never did."""

    active: int = 0
    offline: bool = False

    @property
    def silence(self) -> float:
        """Seconds since the leader heard from it."""
        return self.active / NANOSECONDS if self.active > 0 and not self.offline else inf


class Cluster(msgspec.Struct, frozen=True):
    """The servers with the stream. leader: the name of the one that answers."""

    leader: str = ""
    replicas: list[Follower] = []


class State(msgspec.Struct, frozen=True):
    """How far the stream is written."""

    last_seq: int = 0


class Info(msgspec.Struct, frozen=True):
    """What a leader says of its stream; without a state it said why not."""

    state: State | None = None
    cluster: Cluster = Cluster()

    @property
    def certain_seconds(self) -> float:
        """How much longer no other server can lead the stream; not above 0 if one may lead it already. One server
        alone always leads.
        """
        silences = sorted(one.silence for one in self.cluster.replicas)
        most = (len(silences) + 1) // 2
        return HEARD_SECONDS_MAX - (silences[most - 1] if most else 0)


class Lease(NamedTuple):
    """A leader, and until when no other one can be chosen. until: of this machine's monotonic clock; end: number of the
    stream's last message when it began; since: when the first of an unbroken row of this leader's leases began.
    """

    leader: str
    until: float
    end: int
    since: float


class Barrier:
    """Asks for any number of readers: those who come while a question is under way share the next one."""

    def __init__(self, connection: Connection, address: Address, lines: Lines) -> None:
        self._connection, self._address, self._lines = connection, address, lines
        self._next: dict[int, asyncio.Task[int]] = {}
        self._turns = [asyncio.Lock() for _ in range(address.partitions)]
        self._leases: dict[int, Lease] = {}
        self._read_at: dict[int, float] = {}

    async def end(self, partition: int) -> int:
        """Return the number of a partition's last message, as it was after this call began. Raises OperationalError."""
        question = self._next.get(partition)
        if question is None:
            question = self._next[partition] = asyncio.create_task(self._asked(partition))
        return await asyncio.shield(question)

    def lease(self, partition: int) -> Lease | None:
        """Return who alone can lead a partition now; None if that is not known. For any thread.

        A leader counts when it has led for a while: until then an earlier one may not have heard of it.
        """
        now = self._read_at[partition] = monotonic()
        lease = self._leases.get(partition)
        return lease if lease and lease.since + LED_SECONDS_MIN <= now < lease.until else None

    async def look_for_ever(self) -> None:
        """Renew the leases of what is read; and leave a server that is cut off from the others, also while nobody
        reads.
        """
        for is_all in cycle((True, False)):
            await asyncio.sleep(LOOKED_EVERY_SECONDS)
            since = monotonic() - READ_WITHIN_SECONDS
            looked_at = [one for one in range(self._address.partitions) if is_all or self._read_at.get(one, 0) > since]
            await asyncio.gather(*(self.end(partition) for partition in looked_at), return_exceptions=True)
            leaders = {lease.leader for lease in self._leases.values() if monotonic() < lease.until}
            await asyncio.to_thread(self._lines.meet, leaders)

    async def _asked(self, partition: int) -> int:
        async with self._turns[partition]:
            del self._next[partition]  # who comes from here on needs a question that is sent later
            stream, loop = log_stream(self._address.name, partition), asyncio.get_running_loop()
            until = loop.time() + ANSWERED_WITHIN_SECONDS
            while True:
                asked_at = monotonic()
                answer = await self._connection.ask(f"$JS.API.STREAM.INFO.{stream}", b"", {})
                info = msgspec.json.decode(answer, type=Info)
                if info.state and info.certain_seconds > 0:
                    leader = info.cluster.leader or self._connection.server  # one server alone names none
                    self._note(partition, leader, asked_at + info.certain_seconds, info.state.last_seq)
                    return info.state.last_seq
                if info.state and info.cluster.leader == self._connection.server:
                    _log.warning("server %s hears from no other; this node goes to another one", info.cluster.leader)
                    await self._connection.leave()
                if loop.time() > until:
                    raise OperationalError(f"no server is certain to lead stream {stream}; retry later")
                await asyncio.sleep(AGAIN_AFTER_SECONDS)

    def _note(self, partition: int, leader: str, until: float, end: int) -> None:
        """Note a lease, which counts from the moment of the question."""
        before, now = self._leases.get(partition), monotonic()
        is_same = before is not None and before.leader == leader and now < before.until
        self._leases[partition] = Lease(leader, until, end, before.since if before and is_same else now)
