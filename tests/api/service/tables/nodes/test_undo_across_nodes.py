"""An undo that is proposed at one node and answered at another, at the same time as it is withdrawn or played past."""

import asyncio
from typing import Any

import pytest

from api.service.command import Command, CommandResult
from domain.kernel.errors import GameError
from domain.kernel.tables.table import ActionsUndone
from tests.api.service.tables.nodes.knowledge import known
from tests.api.service.tables.nodes.two_nodes import Node
from tests.api.service.toy_tables import play, started

TIMES = 10


async def test_consent_at_another_node_than_the_proposal_carries_it_out(two: list[Node]) -> None:
    here, there = two
    table = await started(here.tables, undo="unanimous")
    await play(here.tables, table, "roll:1")
    await known(there, table)
    proposed = await here.tables.undo(table, Command(0))
    await there.tables.cache.refresh(table)
    done = await there.tables.consent(table, Command(1), proposed.version, True)
    assert isinstance(done.entries[-1].fact, ActionsUndone)
    assert await known(here, table) == await known(there, table)


@pytest.mark.parametrize("other", ["withdraw", "act"])
async def test_of_consent_and_what_ends_the_proposal_at_another_node_one_wins(two: list[Node], other: str) -> None:
    here, there = two
    table = await started(here.tables, undo="unanimous")
    won: list[Any] = []
    for _ in range(TIMES):
        await play(here.tables, table, "roll:1")
        proposed = await here.tables.undo(table, Command(0))
        await known(there, table)
        ending = (
            here.tables.withdraw(table, Command(0), proposed.version)
            if other == "withdraw"
            else here.tables.act(table, Command(0), "roll:2")
        )
        consenting = there.tables.consent(table, Command(1), proposed.version, True)
        ended, consented = await asyncio.gather(ending, consenting, return_exceptions=True)
        assert isinstance(ended, CommandResult) or isinstance(consented, CommandResult), (ended, consented)
        assert all(isinstance(one, CommandResult | GameError) for one in (ended, consented))
        if other == "withdraw":
            assert isinstance(ended, CommandResult) != isinstance(consented, CommandResult), "never both"
        won.append(isinstance(consented, CommandResult))
        assert await known(here, table) == await known(there, table)
        assert here.tables.loaded(table).table.proposal is None
    undone = [one for one in here.tables.log.entries(table) if isinstance(one.fact, ActionsUndone)]
    assert len(undone) == sum(won)
