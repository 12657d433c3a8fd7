"""A timeline in which numbers are missing: a branch begins with the actions of its origin that count."""

import pytest
from msgspec.structs import replace

from domain.kernel.errors import LogCorrupt
from domain.kernel.fact import ActionTaken, Awaiting, Entry
from domain.kernel.tables.table import (
    ACTIONS_MAX,
    Origin,
    RulesChanged,
    Table,
    TableOpened,
    TableStarted,
    UndoProposed,
    follow_entries,
)
from domain.kernel.tables.timeline import Timeline

COPIED = (2, 5, 6)
"""Numbers of the actions that were copied; 1, 3 and 4 count no more at the origin."""


SETUP = Entry(2, 0, 0, None, None, Awaiting(0, ()))


def opened(copies: int, version: int = 40) -> Entry:
    origin = Origin("0b0e", version, "00" * 32, copies)
    fact = TableOpened("b1a4", "00" * 32, "toy", 1, "", {}, (), {}, origin)
    return Entry(1, 0, 0, None, None, fact)


def action(version: int, number: int) -> list[Entry]:
    facts = (ActionTaken(0, "pass"), Awaiting(0, ()))
    return [Entry(at, 0, number, 0, None, fact) for at, fact in enumerate(facts, version)]


def branch(*numbers: int, version: int = 40) -> Table:
    """A table whose copies, behind a setup of one entry, are actions of these numbers, of two entries each."""
    copies = [entry for at, number in enumerate(numbers) for entry in action(3 + 2 * at, number)]
    return follow_entries(Table(), [opened(1 + len(copies), version), SETUP, *copies])


@pytest.fixture
def timeline() -> Timeline:
    return branch(*COPIED).timeline


def test_the_numbers_run_on_from_the_last_copy(timeline: Timeline) -> None:
    assert (timeline.newest, timeline.current, list(timeline.line(6))) == (6, 6, [6, 5, 2])
    assert [timeline.depth(number) for number in (0, *COPIED)] == [0, 1, 2, 3]


def test_only_actions_that_were_copied_are_there(timeline: Timeline) -> None:
    assert [number for number in range(9) if timeline.has(number)] == [0, *COPIED]
    assert [number for number in range(3) if Timeline().has(number)] == [0]
    assert [timeline.step(number).action for number in COPIED] == [*COPIED]
    with pytest.raises(LookupError, match="action 4 is missing"):
        timeline.step(4)
    assert [number for number in range(7) if branch(5).timeline.has(number)] == [0, 5]


def test_every_version_finds_the_action_that_holds_it(timeline: Timeline) -> None:
    assert [timeline.position_at(version) for version in range(2, 9)] == [0, 0, 2, 2, 5, 5, 6]
    held = [timeline.step_within(version) for version in range(2, 9)]
    assert [step and (step.first, step.last) for step in held] == [None, (3, 4), None, (5, 6), None, (7, 8), None]


def test_an_undo_leads_to_a_copy_and_to_no_missing_number(timeline: Timeline) -> None:
    assert timeline.undone_by(2) == (6, 5)
    assert timeline.undone_by(0) == (6, 5, 2)
    assert [timeline.undone_by(missing) for missing in (1, 3, 4)] == [None, None, None]
    back = timeline.moved(9, 2, undo=True)
    assert (back.redone_by(), back.redone_by(6), back.redone_by(4)) == ((5,), (5, 6), ())


def test_actions_of_its_own_follow_without_a_gap() -> None:
    table = branch(*COPIED)
    started = follow_entries(table, [Entry(9, 0, 0, 0, None, TableStarted())])
    assert follow_entries(started, action(10, 7)).timeline.current == 7
    with pytest.raises(LogCorrupt, match="action 8 is not the next one"):
        follow_entries(started, action(10, 8))


@pytest.mark.parametrize("numbers", [(3, 2), (2, 2, 5, 2), (ACTIONS_MAX + 1,), (2, ACTIONS_MAX + 1)])
def test_copies_in_no_order_or_of_too_high_numbers_are_corrupt(numbers: tuple[int, ...]) -> None:
    with pytest.raises(LogCorrupt, match="is not the next one"):
        branch(*numbers)


def test_a_number_may_be_above_its_origins_version() -> None:
    """Of an origin that is a branch itself, and had few entries of its own."""
    assert branch(2, 50, version=12).timeline.newest == 50


def test_numbers_that_are_missing_take_no_memory() -> None:
    timeline = branch(2, ACTIONS_MAX).timeline
    assert (timeline.newest, len(timeline.steps), timeline.depth(ACTIONS_MAX)) == (ACTIONS_MAX, 2, 2)


def test_a_copied_number_comes_once() -> None:
    between = Entry(5, 0, 0, None, None, RulesChanged(2, ""))
    with pytest.raises(LogCorrupt, match="action 2 is not the next one"):
        follow_entries(Table(), [opened(6), SETUP, *action(3, 2), between, *action(6, 2)])


def test_numbers_are_missing_among_the_copies_alone() -> None:
    """The last copy is the one at 5, here an action of a single entry."""
    entries = [opened(4), SETUP, *action(3, 2), action(5, 9)[0]]
    assert follow_entries(Table(), entries).timeline.newest == 9
    with pytest.raises(LogCorrupt, match="action 9 is not the next one"):
        follow_entries(Table(), [opened(3), *entries[1:]])
    with pytest.raises(LogCorrupt, match="action 2 is not the next one"):
        follow_entries(Table(), [replace(opened(4), fact=replace(opened(4).fact, origin=None)), *entries[1:]])


def test_after_an_action_the_table_is_as_old_as_its_last_entry_and_no_proposal_is_open() -> None:
    table = branch(*COPIED)
    asked = follow_entries(table, [Entry(9, 5, 0, 0, None, UndoProposed(0, 2, (1,)))])
    assert asked.proposal is not None
    first, last = action(10, 7)
    done = follow_entries(asked, [replace(first, at=8), replace(last, at=9)])
    assert (done.version, done.at, done.proposal) == (11, 9, None)
