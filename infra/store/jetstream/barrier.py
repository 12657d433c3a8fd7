"""Asks how far a stream is written, so that a read shows every write before it.

The leader answers. One that is cut off from the others may have been replaced without knowing it. So its answer counts
only if it has just heard from as many others as make a majority with it: another leader is chosen after 4 seconds of
silence at the earliest.
"""

import asyncio
from logging import getLogger

import msgspec
from eventsourcing.persistence import OperationalError

from infra.store.jetstream.address import Address
from infra.store.jetstream.connection import Connection
from infra.store.jetstream.streams import log_stream

NANOSECONDS = 1_000_000_000
HEARD_SECONDS_MAX = 3.0
"""Leaders say something every second, and are replaced after 4 at the earliest."""
AGAIN_AFTER_SECONDS = 0.2
ANSWERED_WITHIN_SECONDS = 3.0
"""How long a reader waits while the leader is not certain to lead."""
LOOKED_EVERY_SECONDS = 2.0

_log = getLogger(__name__)


class Follower(msgspec.Struct, frozen=True):
    """Another server with the stream. active: nanoseconds since the leader heard from it, 0 if it never did."""

    active: int = 0
    offline: bool = False

    @property
    def is_heard(self) -> bool:
        """Whether the leader has just heard from it."""
        return not self.offline and 0 < self.active < HEARD_SECONDS_MAX * NANOSECONDS


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
    def is_certain(self) -> bool:
        """Whether no other server can lead the stream yet. One server alone always leads."""
        others = self.cluster.replicas
        return sum(one.is_heard for one in others) >= (len(others) + 1) // 2


class Barrier:
    """Asks for any number of readers: those who come while a question is under way share the next one."""

    def __init__(self, connection: Connection, address: Address) -> None:
        self._connection, self._address = connection, address
        self._next: dict[int, asyncio.Task[int]] = {}
        self._turns = [asyncio.Lock() for _ in range(address.partitions)]

    async def end(self, partition: int) -> int:
        """Return the number of a partition's last message, as it was after this call began. Raises OperationalError."""
        question = self._next.get(partition)
        if question is None:
            question = self._next[partition] = asyncio.create_task(self._asked(partition))
        return await asyncio.shield(question)

    async def look_for_ever(self) -> None:
        """Leave a server that is cut off from the others, also while nobody reads."""
        while True:
            await asyncio.sleep(LOOKED_EVERY_SECONDS)
            everything = range(self._address.partitions)
            await asyncio.gather(*(self.end(partition) for partition in everything), return_exceptions=True)

    async def _asked(self, partition: int) -> int:
        async with self._turns[partition]:
            del self._next[partition]  # who comes from here on needs a question that is sent later
            stream, loop = log_stream(self._address.name, partition), asyncio.get_running_loop()
            until = loop.time() + ANSWERED_WITHIN_SECONDS
            while True:
                answer = await self._connection.ask(f"$JS.API.STREAM.INFO.{stream}", b"", {})
                info = msgspec.json.decode(answer, type=Info)
                if info.state and info.is_certain:
                    return info.state.last_seq
                if info.state and info.cluster.leader == self._connection.server:
                    _log.warning("server %s hears from no other; this node goes to another one", info.cluster.leader)
                    await self._connection.leave()
                if loop.time() > until:
                    raise OperationalError(f"no server is certain to lead stream {stream}; retry later")
                await asyncio.sleep(AGAIN_AFTER_SECONDS)
