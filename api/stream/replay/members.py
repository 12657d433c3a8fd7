"""Members of a shared replay, and what each connection is still to be told."""

import asyncio
from contextlib import suppress
from hashlib import blake2b
from time import monotonic

from api.stream.replay.messages import Pointed, RoomEvent, RoomMember
from api.stream.replay.reports import KEY_BYTES, MemberReport

PER_SECOND, BURST = 20.0, 40.0
"""How many messages a member may send."""


class Outbox:
    """What one connection is still to be told. Events of a kind replace one another, so a slow reader gets the newest.

    is_closed: whether another connection of the member has taken its place.
    """

    def __init__(self) -> None:
        self.is_closed = False
        self._waiting: dict[tuple[str, int], RoomEvent] = {}
        self._wake = asyncio.Event()

    def give(self, event: RoomEvent) -> None:
        """Let the connection be told an event."""
        kind = event.event, event.by if isinstance(event, Pointed) else 0
        self._waiting.pop(kind, None)
        self._waiting[kind] = event
        self._wake.set()

    def close(self) -> None:
        """Let the connection end."""
        self.is_closed = True
        self._wake.set()

    async def events(self, silence: float) -> list[RoomEvent]:
        """Return what waits, as soon as there is something; nothing after so many seconds of silence."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._wake.wait(), silence)
        found, self._waiting = list(self._waiting.values()), {}
        self._wake.clear()
        return found


class Member:
    """A member of a room, connected to this node or to another one.

    key: a digest of the member's own; id: its number in the room; node: which keeps its place, None after that node
    died; connections: how many it has had; outbox: of its connection here; leaving: gives up its place.
    """

    def __init__(self, key: bytes, id: int) -> None:
        self.key, self.id, self.name = key, id, ""
        self.seat: int | None = None
        self.node: bytes | None = None
        self.connections = 0
        self.outbox: Outbox | None = None
        self.is_elsewhere = False
        self.leaving: asyncio.TimerHandle | None = None
        self._left, self._counted_at = BURST, monotonic()

    @property
    def is_present(self) -> bool:
        """Whether its connection stands, to whichever node."""
        return self.outbox is not None or self.is_elsewhere

    def connect(self, node: bytes) -> Outbox:
        """Return the outbox of a new connection to this node, which takes the place of any other."""
        self._replace()
        self.node, self.is_elsewhere = node, False
        self.connections += 1
        self.outbox = Outbox()
        return self.outbox

    def follow(self, node: bytes, told: MemberReport) -> None:
        """Note what another node tells, which keeps the member's place. A connection to this node ends."""
        self._replace()
        self.node, self.connections, self.is_elsewhere = node, told.connections, told.is_present
        self.id, self.name, self.seat = told.id, told.name, told.seat

    def report(self) -> MemberReport:
        """Return what other nodes are told of a member whose place this node keeps."""
        return MemberReport(self.key, self.id, self.name, self.seat, self.connections, self.is_present)

    def told(self) -> RoomMember:
        """Return what members are told of one."""
        return RoomMember(self.id, self.name, self.seat, self.is_present)

    def give(self, event: RoomEvent) -> None:
        """Let the member be told an event, if it is connected to this node."""
        if self.outbox is not None:
            self.outbox.give(event)

    def may_send(self) -> bool:
        """Count a message, and return whether the member has not sent too many."""
        now = monotonic()
        self._left = min(BURST, self._left + (now - self._counted_at) * PER_SECOND) - 1
        self._counted_at = now
        return self._left >= 0

    def stay(self) -> None:
        """Keep the place."""
        if self.leaving is not None:
            self.leaving.cancel()
        self.leaving = None

    def _replace(self) -> None:
        self.stay()
        if self.outbox is not None:
            self.outbox.close()
        self.outbox = None


def digest_of(room: str, key: str) -> bytes:
    """Return what nodes tell one another in place of a member's own key."""
    return blake2b(key.encode(), digest_size=KEY_BYTES, key=room.encode()).digest()
