"""Undo and redo by policy, and the proposals that they need; on every store."""

import pytest

from api.service.command import Command
from api.service.tables.use_cases import Tables
from domain.kernel.errors import (
    ProposalChanged,
    ProposalOpen,
    StaleVersion,
    UndoRefused,
)
from domain.kernel.tables.table import ActionsUndone, UndoProposed
from tests.api.service.toy_tables import play, started


@pytest.fixture
def store_url(any_store_url: str) -> str:
    """The use cases are the same on every store."""
    return any_store_url


async def test_an_undo_takes_the_earlier_position_up_again_with_one_entry(tables: Tables) -> None:
    table = await started(tables, seats=1)
    loaded = tables.loaded(table)
    positions = [loaded.position]
    for key in ("draw", "roll:3", "draw"):
        await play(tables, table, key)
        positions.append(loaded.position)
    count = loaded.table.version
    await tables.undo(table, Command(0), 1)
    assert loaded.position == positions[1] and loaded.table.version == count + 1
    await tables.redo(table, Command(0), 3)
    assert loaded.position == positions[3]
    await tables.undo(table, Command(0))
    assert loaded.position == positions[2]


async def test_field_2_an_undo_never_rolls_again(tables: Tables) -> None:
    """The same action at the same point has the same outcome, however often it is undone."""
    for _ in range(20):
        table = await started(tables, seats=1)
        first = await play(tables, table, "roll:3")
        drawn = await play(tables, table, "draw")
        await tables.undo(table, Command(0), 0)
        again = await play(tables, table, "roll:3")
        redrawn = await play(tables, table, "draw")
        assert [e.fact for e in again.entries] == [e.fact for e in first.entries]
        assert [e.fact for e in redrawn.entries] == [e.fact for e in drawn.entries]


async def test_field_15_an_undo_adds_exactly_one_entry_and_fires_nothing(tables: Tables) -> None:
    table = await started(tables, seats=1)
    await play(tables, table, "draw", "draw", "draw", "draw", "draw", "draw")
    before = tables.loaded(table).table.version
    done = await tables.undo(table, Command(0), 5)
    assert [entry.fact for entry in done.entries] == [ActionsUndone(5)] and done.version == before + 1


async def test_the_knowledge_policy_asks_the_others_past_a_reveal(tables: Tables) -> None:
    table = await started(tables)
    await play(tables, table, "pass", "roll:1")
    done = await tables.undo(table, Command(1), 1)
    assert [entry.fact for entry in done.entries] == [UndoProposed(1, 1, (0,))]
    assert tables.loaded(table).table.timeline.current == 2, "nothing happens before the policy is met"
    with pytest.raises(UndoRefused):
        await tables.consent(table, Command(1), done.version, True)
    done = await tables.consent(table, Command(0), done.version, True)
    assert done.entries[-1].fact == ActionsUndone(1) and tables.loaded(table).table.timeline.current == 1


async def test_a_refusal_and_an_action_withdraw_a_proposal(tables: Tables) -> None:
    table = await started(tables)
    await play(tables, table, "roll:1")
    first = (await tables.undo(table, Command(1))).version
    await tables.consent(table, Command(0), first, False)
    assert tables.loaded(table).table.proposal is None
    second = (await tables.undo(table, Command(1))).version
    await play(tables, table, "pass")
    for proposal in (first, second):
        with pytest.raises(ProposalChanged):
            await tables.consent(table, Command(0), proposal, True)


async def test_policies(tables: Tables) -> None:
    off = await started(tables, undo="off")
    await play(tables, off, "pass")
    with pytest.raises(UndoRefused):
        await tables.undo(off, Command(0))
    free = await started(tables, undo="free")
    await play(tables, free, "roll:1", "roll:1")
    assert (await tables.undo(free, Command(0), 0)).entries[-1].fact == ActionsUndone(0)
    unanimous = await started(tables, seats=3, undo="unanimous")
    await play(tables, unanimous, "pass")
    assert (await tables.undo(unanimous, Command(0))).entries[-1].fact == UndoProposed(0, 0, (1, 2))


async def test_field_16_do_and_undo_500_times(tables: Tables) -> None:
    table = await started(tables, seats=1)
    await play(tables, table, "draw")
    loaded = tables.loaded(table)
    position, version = loaded.position, loaded.table.version
    per_round = 0
    for count in range(1, 501):
        await play(tables, table, "roll:3")
        await tables.undo(table, Command(0))
        per_round = per_round or loaded.table.version - version
        assert loaded.position == position and loaded.table.version == version + count * per_round


async def test_consent_is_to_the_undo_that_was_seen(tables: Tables) -> None:
    table = await started(tables, undo="unanimous")
    await play(tables, table, "pass", "pass", "pass")
    seen = (await tables.undo(table, Command(0), 2)).version
    for seat in (0, 1):
        with pytest.raises(ProposalOpen):
            await tables.undo(table, Command(seat), 0)
    await tables.withdraw(table, Command(0))
    other = (await tables.undo(table, Command(0), 0)).version
    with pytest.raises(ProposalChanged) as refused:
        await tables.consent(table, Command(1), seen, True)
    assert refused.value.proposal == other
    with pytest.raises(StaleVersion):
        await tables.consent(table, Command(1, seen), other, True)
    assert tables.loaded(table).table.timeline.current == 3
