"""Proposals to undo that are made, answered and withdrawn at once, on one node and on two of one database."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from itertools import permutations
from pathlib import Path
from uuid import UUID

import pytest

from api.service.command import Command, CommandResult
from api.service.tables.use_cases import Tables
from domain.kernel.errors import GameError, IllegalAction, ProposalChanged, ProposalOpen, UndoRefused
from domain.kernel.fact import Entry
from domain.kernel.tables.table import ActionsUndone, Table, UndoAnswered, UndoProposed, follow_action, follow_entry
from tests.api.service.tables.nodes.two_nodes import nodes
from tests.api.service.toy_tables import Make, started
from tests.infra.store.postgres_server import migrated_database

ROUNDS = 8
"""How often each race is run; on one node the order is the one asked for, so that each order has a turn."""

Request = Callable[[Tables], Awaitable[CommandResult]]


class Race:
    """A table of three seats and the nodes that serve it."""

    def __init__(self, doors: Sequence[Tables], table: UUID) -> None:
        self.doors, self.table = doors, table

    @property
    def now(self) -> Table:
        return self.doors[0].loaded(self.table).table

    async def refresh(self, door: Tables) -> None:
        await door.cache.refresh(self.table)

    async def proposed(self, seat: int = 0) -> int:
        """The version of a new proposal, after an action; whatever was open before has ended."""
        await self.refresh(self.doors[0])
        await self.act(self.doors[0])
        return (await self.propose(seat)(self.doors[0])).version

    async def act(self, door: Tables) -> CommandResult:
        (asked,) = door.loaded(self.table).position.question.seats  # type: ignore[union-attr]
        return await door.act(self.table, Command(asked), "pass")

    def propose(self, seat: int) -> Request:
        return lambda door: door.undo(self.table, Command(seat))

    def consent(self, seat: int, proposal: int, granted: bool = True) -> Request:
        return lambda door: door.consent(self.table, Command(seat), proposal, granted)

    def withdraw(self, seat: int) -> Request:
        return lambda door: door.withdraw(self.table, Command(seat))

    async def run(self, *requests: Request) -> list[CommandResult | GameError]:
        """What each request comes to, all sent at once, each to the next node, which looks into the store first."""

        async def sent(door: Tables, request: Request) -> CommandResult | GameError:
            await self.refresh(door)
            try:
                return await request(door)
            except GameError as error:
                return error

        doors = [self.doors[place % len(self.doors)] for place in range(len(requests))]
        outcomes = await asyncio.gather(*map(sent, doors, requests))
        await self.refresh(self.doors[0])
        return outcomes

    def entries(self) -> list[Entry]:
        return self.doors[0].log.entries(self.table)


@pytest.fixture(params=["one node", "two nodes"])
async def race(request: pytest.FixtureRequest, make: Make, tmp_path: Path) -> "Race":
    seats = {"seats": 3, "undo": "unanimous"}
    if request.param == "one node":
        tables = make()
        return Race([tables], await started(tables, **seats))
    doors = request.getfixturevalue("both")
    return Race(doors, await started(doors[0], **seats))


@pytest.fixture
def both(postgres: str, tmp_path: Path) -> Iterator[list[Tables]]:
    with migrated_database(postgres) as url, nodes(url, tmp_path) as two:
        yield [node.tables for node in two]


def check_log(entries: Sequence[Entry]) -> int:
    """No proposal replaces another, every answer is to the open one, and every undo was agreed to. Gives how many."""
    table, undone, place = Table(), 0, 0
    while place < len(entries):
        some = [one for one in entries[place:] if one.action == entries[place].action] if entries[place].action else []
        open_one = table.proposal
        match entries[place].fact:
            case UndoProposed():
                assert open_one is None
            case UndoAnswered(seat, granted):
                assert open_one is not None
                assert seat in open_one.waiting or (seat == open_one.seat and not granted)
            case ActionsUndone(to):
                assert open_one is not None and (open_one.waiting, open_one.to) == ((), to)
                undone += 1
        table = follow_action(table, some) if some else follow_entry(table, entries[place])
        place += len(some) or 1
    return undone


def refused(outcomes: Sequence[CommandResult | GameError]) -> list[type]:
    return [type(one) for one in outcomes if isinstance(one, GameError)]


def orders(*requests: Request) -> Iterator[Sequence[Request]]:
    """The requests in each order, again and again."""
    found = list(permutations(requests))
    return (found[turn % len(found)] for turn in range(ROUNDS))


async def test_seats_that_consent_at_once_undo_once(race: Race) -> None:
    for turn in range(ROUNDS):
        proposal = await race.proposed()
        outcomes = await race.run(race.consent(1 + turn % 2, proposal), race.consent(2 - turn % 2, proposal))
        assert refused(outcomes) == []
        assert race.now.proposal is None
    assert check_log(race.entries()) == ROUNDS


async def test_a_seat_that_answers_twice_at_once_is_heard_once(race: Race) -> None:
    for turn in range(ROUNDS):
        proposal = await race.proposed()
        outcomes = await race.run(race.consent(1, proposal), race.consent(1, proposal, granted=turn % 2 == 0))
        (error,) = refused(outcomes)
        assert error in (UndoRefused, ProposalChanged)
        if race.now.proposal is not None:
            await race.run(race.withdraw(0))
    assert check_log(race.entries()) == 0


async def test_consent_and_withdrawal_at_once_come_to_one_of_them(race: Race) -> None:
    undone = 0
    for turn in range(ROUNDS):
        proposal = await race.proposed()
        await race.run(race.consent(2, proposal))
        requests = [race.consent(1, proposal), race.withdraw(0)]
        outcomes = await race.run(*(reversed(requests) if turn % 2 else requests))
        (error,) = refused(outcomes)
        assert race.now.proposal is None
        assert error in (UndoRefused, ProposalChanged)
        undone += error is UndoRefused
    assert check_log(race.entries()) == undone


async def test_a_consent_and_an_action_at_once_never_undo_what_was_not_seen(race: Race) -> None:
    for turn in range(ROUNDS):
        proposal = await race.proposed()
        await race.run(race.consent(2, proposal))
        requests: list[Request] = [race.consent(1, proposal), race.act]
        outcomes = await race.run(*(reversed(requests) if turn % 2 else requests))
        assert set(refused(outcomes)) <= {ProposalChanged, IllegalAction}
        assert race.now.proposal is None
    check_log(race.entries())


async def test_of_proposals_at_once_one_is_open(race: Race) -> None:
    for requests in orders(*(race.propose(seat) for seat in (0, 1, 2))):
        await race.refresh(race.doors[0])
        await race.act(race.doors[0])
        outcomes = await race.run(*requests)
        assert refused(outcomes) == [ProposalOpen, ProposalOpen]
        open_one = race.now.proposal
        assert open_one is not None
        (done,) = [one for one in outcomes if isinstance(one, CommandResult)]
        assert done.version == open_one.version
        assert {one.proposal for one in outcomes if isinstance(one, ProposalOpen)} == {open_one.version}
    check_log(race.entries())


async def test_an_answer_to_an_earlier_proposal_does_nothing(race: Race) -> None:
    first = await race.proposed()
    await race.run(race.withdraw(0))
    await race.run(race.propose(0))
    before = race.now
    for granted in (True, False):
        assert refused(await race.run(race.consent(1, first, granted))) == [ProposalChanged]
    assert race.now == before
