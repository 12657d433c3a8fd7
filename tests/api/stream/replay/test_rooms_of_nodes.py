"""A shared replay over several nodes: all come to the same, in whatever order they hear one another."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from uuid import UUID, uuid4

import pytest

from api.shared.problems import TooManyStreams
from api.stream.replay import rooms as rooms_module
from api.stream.replay.members import Member, Outbox
from api.stream.replay.messages import RoomState
from api.stream.replay.reports import Lead, MemberReport, Moment, RoomReport, decode_report
from api.stream.replay.room import HELD_MAX, NODES_MAX, Room
from api.stream.replay.rooms import Rooms
from domain.kernel.errors import NotYourSeat
from infra.nodes.topics import Hear, Topics
from tests.api.serving import until

TABLE, NAME = uuid4(), "abcdefgh"
Joined = tuple[Room, Member, Outbox]


class Wire(Topics):
    """What a node says, and hears of the others. All messages wait until `passed_on`."""

    is_shared = True

    def __init__(self, wires: list["Wire"]) -> None:
        self.hears: dict[str, Hear] = {}
        self.waiting: list[tuple[str, bytes]] = []
        self.is_cut = False
        self._wires = wires
        wires.append(self)

    def follow(self, topic: str, hear: Hear) -> None:
        self.hears[topic] = hear

    def leave(self, topic: str) -> None:
        self.hears.pop(topic, None)

    def say(self, topic: str, message: bytes) -> None:
        for one in self._wires:
            if one is not self and not (one.is_cut or self.is_cut):
                one.waiting.append((topic, message))

    async def ask(self, topic: str, message: bytes) -> int:
        self.say(topic, message)
        others = [one for one in self._wires if one is not self and topic in one.hears]
        for one in others:
            one.pass_on()
        self.pass_on()
        return len(others)

    def pass_on(self) -> None:
        waiting, self.waiting = self.waiting, []
        for topic, message in waiting:
            if hear := self.hears.get(topic):
                hear(message)


class Nodes:
    """Some nodes with their rooms."""

    def __init__(self, count: int) -> None:
        wires: list[Wire] = []
        self.wires = wires
        self.rooms = [Rooms(Wire(wires)) for _ in range(count)]

    async def join(self, node: int, who: str, table: UUID = TABLE) -> Joined:
        return await self.rooms[node].join(table, NAME, f"key-of-{who}", f"address-{who}")

    def pass_on(self) -> None:
        """Let all hear all that is said."""
        while any(one.waiting for one in self.wires):
            for one in self.wires:
                one.pass_on()


def standing(room: Room) -> object:
    """What a node knows of a room."""
    return room.lead, room.moment, sorted((one.id, one.key, one.is_present) for one in room.members.values())


async def told(outbox: Outbox) -> RoomState:
    return next(one for one in reversed(await outbox.events(1)) if isinstance(one, RoomState))


async def test_whoever_comes_to_another_node_finds_the_lead_and_the_moment() -> None:
    nodes = Nodes(2)
    here, ada, _ = await nodes.join(0, "ada")
    here.show(ada, 7)
    there, ben, outbox = await nodes.join(1, "ben")
    there.tell()
    state = await told(outbox)
    assert (state.you, state.leader, state.at, len(state.members)) == (2, 1, 7, 2)
    with pytest.raises(NotYourSeat):
        there.show(ben, 9)
    nodes.pass_on()
    here.hand(ada, 2)
    nodes.pass_on()
    there.show(ben, 9)
    nodes.pass_on()
    assert standing(here) == standing(there) and here.moment.at == 9


async def test_a_member_who_comes_back_at_another_node_keeps_number_and_lead_and_the_old_connection_ends() -> None:
    nodes = Nodes(2)
    here, ada, outbox = await nodes.join(0, "ada")
    await nodes.join(0, "ben")
    there, again, _ = await nodes.join(1, "ada")
    assert (again.id, there.leader) == (1, again)
    there.tell()
    nodes.pass_on()
    assert outbox.is_closed and ada.outbox is None
    nodes.rooms[0].leave(here, ada, outbox, "address-ada")
    nodes.pass_on()
    assert standing(here) == standing(there) and [one.id for one in there.present] == [1, 2]


async def test_a_node_that_dies_takes_nobody_along(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in (("BEAT_SECONDS", 0.01), ("SILENT_SECONDS", 0.05), ("AWAY_SECONDS", 0.3)):
        monkeypatch.setattr(rooms_module, name, seconds)
    nodes = Nodes(3)
    beating: asyncio.Task[None] = asyncio.create_task(passed_on(nodes))
    await nodes.join(0, "ada")
    there, ben, _ = await nodes.join(1, "ben")
    await nodes.join(0, "cleo")
    nodes.wires[0].is_cut = True
    await until(lambda: there.present == [ben])
    assert there.leader is not None and there.leader.id == 1, "the lead waits for her"
    third, cleo, _ = await nodes.join(2, "cleo")
    assert cleo.id == 3, "her place was kept"
    await until(lambda: there.leader is ben)
    await until(lambda: standing(third) == standing(there))
    assert [one.id for one in there.present] == [2, 3]
    beating.cancel()


async def passed_on(nodes: Nodes) -> None:
    while True:
        nodes.pass_on()
        await asyncio.sleep(0.005)


async def test_rooms_that_were_opened_at_the_same_time_become_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "MEETING_SECONDS", 0.01)
    nodes = Nodes(2)
    for one in nodes.wires:
        one.is_cut = True
    joined = [await nodes.join(node, who) for node, who in ((0, "ada"), (1, "ben"), (1, "cleo"))]
    for one in nodes.wires:
        one.is_cut = False
    for room, _, _ in joined:
        room.tell()
    nodes.pass_on()
    here, there = joined[0][0], joined[1][0]
    assert standing(here) == standing(there)
    assert sorted(one.id for one in here.members.values()) == [1, 2, 3]
    assert here.leader is not None


@pytest.mark.parametrize("seed", range(8))
async def test_nodes_agree_whatever_order_they_hear_one_another_in(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "MEETING_SECONDS", 0.01)
    chance, nodes = Random(seed), Nodes(3)
    joined: dict[str, Joined] = {}
    placed: dict[str, int] = {}
    for _ in range(60):
        who, node = chance.choice("abcdef"), chance.randrange(3)
        if who not in joined or chance.random() < 0.2:
            joined[who], placed[who] = await nodes.join(node, who), node
            joined[who][0].tell()
        room, member, _ = joined[who]
        deeds: list[Callable[[], None]] = [
            lambda room=room, member=member: room.show(member, chance.randrange(1, 99)),  # type: ignore[misc]
            lambda room=room, member=member: room.take(member),  # type: ignore[misc]
            lambda room=room, member=member: room.hand(member, chance.randrange(1, 7)),  # type: ignore[misc]
        ]
        if member.outbox is not None:
            with suppress(NotYourSeat):
                chance.choice(deeds)()
        if chance.random() < 0.5:
            chance.choice(nodes.wires).pass_on()
    nodes.pass_on()
    for opened in joined.values():
        opened[0].tell()
    nodes.pass_on()
    known = {placed[who]: standing(room) for who, (room, member, _) in joined.items() if member.outbox is not None}
    assert len({str(one) for one in known.values()}) == 1


def test_bad_reports_are_passed_over_and_members_and_nodes_are_bounded() -> None:
    assert decode_report(b"") is None and decode_report(b"\x96\xc4\x01a") is None
    said: list[RoomReport] = []
    room = Room(TABLE, NAME, b"here".ljust(16), said.append)
    room.member("key-of-ada")
    for node in range(NODES_MAX + 8):
        name = b"node %d" % node
        members = (MemberReport((b"%d of " % n + name).ljust(16), n, "", None, 1, True) for n in range(1, 4))
        room.hear(RoomReport(name.ljust(16), Lead(), Moment(), tuple(members)))
    assert (len(room.members), len(room.heard_at)) == (HELD_MAX, NODES_MAX)
    with pytest.raises(TooManyStreams):
        room.member("key-of-ben")
