"""The rooms of shared replays that have members on this node, and what their other nodes tell of them."""

import asyncio
from collections import Counter
from contextlib import suppress
from time import monotonic
from uuid import UUID, uuid4

from api.shared.problems import TooManyStreams
from api.stream.replay.members import Member, Outbox
from api.stream.replay.reports import RoomReport, decode_report, encode_report, topic_of
from api.stream.replay.room import Room
from infra.nodes.topics import Topics

ROOMS_MAX, ROOMS_OF_TABLE_MAX, OF_ADDRESS_MAX = 500, 16, 48
"""The most rooms of a node, of a table there, and connections of one address."""
AWAY_SECONDS = 20.0
"""How long the place of a member whose connection was lost is kept."""
BEAT_SECONDS, SILENT_SECONDS = 1.0, 3.5
"""How often a node tells of its rooms, and after which silence it is taken for dead."""
MEETING_SECONDS = 1.0
"""How long whoever comes first on this node waits for what other nodes know of the room."""


class OpenRoom:
    """A room that this node follows. coming: members who join; answered: set when another node told something."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.coming = 0
        self.answered = asyncio.Event()
        self.meeting: asyncio.Task[None] | None = None


class Rooms:
    """All rooms with members on this node. They are gone when the last node that has members of them stops."""

    def __init__(self, topics: Topics) -> None:
        self._topics, self._node = topics, uuid4().bytes
        self._rooms: dict[tuple[UUID, str], OpenRoom] = {}
        self._addresses: Counter[str] = Counter()
        self._beating: asyncio.TimerHandle | None = None
        self.is_ending = False
        """Whether all members should connect to another process, since the service stops."""

    def __len__(self) -> int:
        return len(self._rooms)

    async def join(self, table: UUID, name: str, key: str, address: str) -> tuple[Room, Member, Outbox]:
        """Return the room, its member, who is new or comes back, and its outbox. Raises TooManyStreams."""
        if self._addresses[address] >= OF_ADDRESS_MAX:
            raise TooManyStreams(f"this address has {OF_ADDRESS_MAX} members of shared replays; close one first")
        opened = self._rooms.get((table, name)) or self._opened(table, name)
        opened.coming += 1
        self._addresses[address] += 1
        try:
            await self._met(opened)
            member = opened.room.member(key)
            outbox = member.connect(self._node)
        except BaseException:
            self._uncount(address)
            raise
        finally:
            opened.coming -= 1
            self._close_if_empty(opened)
        opened.room.settle(member)
        return opened.room, member, outbox

    def leave(self, room: Room, member: Member, outbox: Outbox, address: str) -> None:
        """Note that a connection of a member ended. Its place is kept for a while, unless it has another connection."""
        self._uncount(address)
        if member.outbox is outbox:
            member.outbox = None
            self._wait_for(room, member)
            room.tell()

    def end(self) -> None:
        """Let all connections end, since the service stops."""
        self.is_ending = True
        for one in self._rooms.values():
            one.room.tell()

    def _uncount(self, address: str) -> None:
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]

    def _opened(self, table: UUID, name: str) -> OpenRoom:
        if len(self._rooms) >= ROOMS_MAX or sum(id == table for id, _ in self._rooms) >= ROOMS_OF_TABLE_MAX:
            raise TooManyStreams("too many shared replays are open; join one, or come again later")
        topic = topic_of(table, name)
        room = Room(table, name, self._node, lambda report: self._topics.say(topic, encode_report(report)))
        opened = self._rooms[table, name] = OpenRoom(room)
        if self._topics.is_shared:
            self._topics.follow(topic, lambda data: self._hear(opened, data))
            opened.meeting = asyncio.create_task(self._meet(opened, topic))
            self._beating = self._beating or asyncio.get_running_loop().call_later(BEAT_SECONDS, self._beat)
        return opened

    async def _met(self, opened: OpenRoom) -> None:
        """Wait until the other nodes have told what they know of a room."""
        if opened.meeting is not None:
            await asyncio.shield(opened.meeting)

    async def _meet(self, opened: OpenRoom, topic: str) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(MEETING_SECONDS):
                question = encode_report(opened.room.report(is_asking=True))
                others = await self._topics.ask(topic, question)
                while len(opened.room.heard_at) < others:
                    opened.answered.clear()
                    await opened.answered.wait()

    def _hear(self, opened: OpenRoom, data: bytes) -> None:
        report: RoomReport | None = decode_report(data)
        if report is None or report.node == self._node:
            return
        opened.room.hear(report)
        opened.answered.set()
        self._close_if_empty(opened)

    def _beat(self) -> None:
        """Tell the other nodes of all rooms, and take those that are silent for dead."""
        self._beating = asyncio.get_running_loop().call_later(BEAT_SECONDS, self._beat) if self._rooms else None
        before = monotonic() - SILENT_SECONDS
        for opened in self._rooms.values():
            room = opened.room
            for node in [node for node, at in room.heard_at.items() if at < before]:
                for lost in room.lose(node):
                    self._wait_for(room, lost)
            self._topics.say(topic_of(room.table, room.name), encode_report(room.report()))

    def _wait_for(self, room: Room, member: Member) -> None:
        """Give up a member's place unless it comes back in time."""
        member.stay()
        member.leaving = asyncio.get_running_loop().call_later(AWAY_SECONDS, self._give_up, room, member)

    def _give_up(self, room: Room, member: Member) -> None:
        room.forget(member)
        if opened := self._rooms.get((room.table, room.name)):
            self._close_if_empty(opened)

    def _close_if_empty(self, opened: OpenRoom) -> None:
        """Close a room without members on this node. Other nodes may go on with it."""
        room = opened.room
        if opened.coming or room.here or self._rooms.get((room.table, room.name)) is not opened:
            return
        for one in room.members.values():
            one.stay()
        del self._rooms[room.table, room.name]
        self._topics.leave(topic_of(room.table, room.name))
