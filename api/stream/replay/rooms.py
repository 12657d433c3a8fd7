"""The rooms of shared replays on this node: who is there, who leads, and what each member is still to be told."""

import asyncio
from collections import Counter
from contextlib import suppress
from time import monotonic
from uuid import UUID

from api.shared.problems import TooManyStreams
from api.stream.replay.messages import Pointed, RoomEvent, RoomMember, RoomState, Shown
from domain.kernel.errors import NotYourSeat

ROOMS_MAX, ROOMS_OF_TABLE_MAX, MEMBERS_MAX, OF_ADDRESS_MAX = 500, 16, 24, 48
"""The most rooms of a node, of a table, members of a room, and connections of one address."""
AWAY_SECONDS = 20.0
"""How long the place of a member whose connection was lost is kept."""
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
    """A member of a room. outbox: of its connection, None while that is lost; leaving: gives up its place then."""

    def __init__(self, id: int, key: str) -> None:
        self.id, self.key, self.name = id, key, ""
        self.seat: int | None = None
        self.outbox: Outbox | None = None
        self.leaving: asyncio.TimerHandle | None = None
        self._left, self._counted_at = BURST, monotonic()

    def connect(self) -> Outbox:
        """Return the outbox of a new connection, which takes the place of any other."""
        if self.outbox is not None:
            self.outbox.close()
        if self.leaving is not None:
            self.leaving.cancel()
        self.outbox, self.leaving = Outbox(), None
        return self.outbox

    def give(self, event: RoomEvent) -> None:
        """Let the member be told an event, if it is there."""
        if self.outbox is not None:
            self.outbox.give(event)

    def may_send(self) -> bool:
        """Count a message, and return whether the member has not sent too many."""
        now = monotonic()
        self._left = min(BURST, self._left + (now - self._counted_at) * PER_SECOND) - 1
        self._counted_at = now
        return self._left >= 0


class Room:
    """Members who look back at one table together. The first who comes leads."""

    def __init__(self, table: UUID, name: str) -> None:
        self.table, self.name = table, name
        self.members: dict[int, Member] = {}
        self.leader = 0
        self.at: int | None = None
        self._last = 0

    @property
    def present(self) -> list[Member]:
        """The members whose connections stand, in the order in which they came."""
        return [one for one in self.members.values() if one.outbox is not None]

    @property
    def has_leader(self) -> bool:
        """Whether who leads is present."""
        return any(one.id == self.leader for one in self.present)

    def member(self, key: str) -> Member:
        """Return a new member, or the one that comes back with its key. Raises TooManyStreams."""
        found = next((one for one in self.members.values() if one.key == key), None)
        if found is not None:
            return found
        if len(self.members) >= MEMBERS_MAX:
            raise TooManyStreams(f"this replay has {MEMBERS_MAX} members; open another one")
        self._last += 1
        made = self.members[self._last] = Member(self._last, key)
        self.leader = self.leader or made.id
        return made

    def show(self, by: Member, at: int) -> None:
        """Show all a moment. Raises NotYourSeat."""
        self._check_leader(by)
        self.at = at
        for one in self.present:
            if one is not by:
                one.give(Shown(at))

    def point(self, by: Member, of: str | None) -> None:
        """Let a member point at a thing."""
        for one in self.present:
            if one is not by:
                one.give(Pointed(by.id, of))

    def hand(self, by: Member, to: int) -> None:
        """Hand the lead to another member. Raises NotYourSeat."""
        self._check_leader(by)
        other = self.members.get(to)
        if other not in self.present:
            raise NotYourSeat("that member is not there; hand the lead to one who is present")
        self.leader = to
        self.tell()

    def take(self, by: Member) -> None:
        """Let a member take the lead that nobody present has. Raises NotYourSeat."""
        if self.has_leader and self.leader != by.id:
            raise NotYourSeat("another member leads; ask for the lead")
        self.leader = by.id
        self.tell()

    def forget(self, member: Member) -> None:
        """Give up the place of a member who did not come back. The lead passes to the next member."""
        self.members.pop(member.id, None)
        if self.leader == member.id:
            self.leader = next((one.id for one in self.present), 0)
        self.tell()

    def tell(self) -> None:
        """Tell all who is there."""
        members = [RoomMember(one.id, one.name, one.seat, one.outbox is not None) for one in self.members.values()]
        for one in self.present:
            one.give(RoomState(one.id, self.leader, self.at, members))

    def _check_leader(self, member: Member) -> None:
        if self.leader != member.id:
            raise NotYourSeat("only who leads may do this; ask for the lead, or look alone")


class Rooms:
    """All rooms of this node. They are on no other node, and gone when it stops."""

    def __init__(self) -> None:
        self._rooms: dict[tuple[UUID, str], Room] = {}
        self._addresses: Counter[str] = Counter()
        self.is_ending = False
        """Whether all members should connect to another process, since the service stops."""

    def __len__(self) -> int:
        return len(self._rooms)

    def join(self, table: UUID, name: str, key: str, address: str) -> tuple[Room, Member, Outbox]:
        """Return the room, its member, who is new or comes back, and its outbox. Raises TooManyStreams."""
        if self._addresses[address] >= OF_ADDRESS_MAX:
            raise TooManyStreams(f"this address has {OF_ADDRESS_MAX} members of shared replays; close one first")
        room = self._rooms.get((table, name)) or self._opened(table, name)
        member = room.member(key)
        self._addresses[address] += 1
        return room, member, member.connect()

    def leave(self, room: Room, member: Member, outbox: Outbox, address: str) -> None:
        """Note that a connection of a member ended. Its place is kept for a while, unless it has another connection."""
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]
        if member.outbox is outbox:
            member.outbox = None
            member.leaving = asyncio.get_running_loop().call_later(AWAY_SECONDS, self._give_up, room, member)
            room.tell()

    def end(self) -> None:
        """Let all connections end, since the service stops."""
        self.is_ending = True
        for room in self._rooms.values():
            room.tell()

    def _opened(self, table: UUID, name: str) -> Room:
        if len(self._rooms) >= ROOMS_MAX or sum(id == table for id, _ in self._rooms) >= ROOMS_OF_TABLE_MAX:
            raise TooManyStreams("too many shared replays are open; join one, or come again later")
        room = self._rooms[table, name] = Room(table, name)
        return room

    def _give_up(self, room: Room, member: Member) -> None:
        room.forget(member)
        if not room.members:
            del self._rooms[room.table, room.name]
