"""The order of entries: numbers without a gap, but for a branch's copies, and times that never run back. Check A."""

import pytest

from domain.log.line import Entry, Flawed
from projections.audit.checks.order import TABLE_TYPES, Order

PLAYED = "action-taken"
START, LATER = "2026-01-31T12:00:00.000Z", "2026-01-31T12:00:00.001Z"


def entry(v: int, action: int = 0, type_: str = PLAYED, at: str = START) -> Entry:
    return Entry(v, type_, at, action, None, None, {})


def follow(order: Order, *entries: Entry) -> str:
    """What is wrong with the last of these, and with it alone."""
    *above, last = entries
    for one in above:
        order.follow(one)
    with pytest.raises(Flawed) as flawed:
        order.follow(last)
    return str(flawed.value)


def fits(order: Order, *actions: int) -> None:
    """An opening and an entry of each of these actions are in order."""
    for v, action in enumerate((0, *actions), 1):
        order.follow(entry(v, action))


def test_versions_run_on_from_1() -> None:
    assert follow(Order(), entry(2)) == "v is 2, not 1"
    assert follow(Order(), entry(1), entry(2), entry(2)) == "v is 2, not 3"


def test_a_time_may_stand_still_but_never_runs_back() -> None:
    assert follow(Order(), entry(1, at=LATER), entry(2, at=LATER), entry(3)) == "the time runs back"


def test_actions_run_on_from_1_without_a_gap_also_after_entries_of_the_table() -> None:
    fits(Order(), 0, 1, 1, 2, 0, 3, 3)
    assert follow(Order(), entry(1, 2)) == "action 2 follows action 0"
    assert follow(Order(), entry(1), entry(2, 1), entry(3, 3)) == "action 3 follows action 1"
    assert follow(Order(), entry(1), entry(2, 1), entry(3), entry(4, 1)) == "action 1 follows action 1"
    assert follow(Order(), entry(1), entry(2, 1), entry(3, 2), entry(4, 1)) == "action 1 follows action 2"


def test_an_action_has_one_time() -> None:
    assert follow(Order(), entry(1), entry(2, 1), entry(3, 1, at=LATER)) == "one action at two times"
    assert follow(Order(), entry(1), entry(2, 1), entry(3, 2, at=LATER), entry(4, 2)) == "the time runs back"


@pytest.mark.parametrize("type_", sorted(TABLE_TYPES))
def test_an_entry_of_the_table_belongs_to_no_action(type_: str) -> None:
    assert follow(Order(), entry(1), entry(2, 1, type_)) == f"{type_} belongs to no action"
    Order().follow(entry(1, 0, type_))


def test_numbers_are_missing_among_copies_alone() -> None:
    fits(Order(copied=3), 0, 2, 9, 10)
    assert follow(Order(copied=1), entry(1), entry(2, 2), entry(3, 9)) == "action 9 follows action 2"
    assert follow(Order(copied=2), entry(1), entry(2, 5), entry(3, 4)) == "action 4 follows action 5"


def test_no_number_above_a_million_is_copied() -> None:
    fits(Order(copied=1), 1_000_000, 1_000_001)
    assert follow(Order(copied=1), entry(1), entry(2, 1_000_001)) == "action 1000001 follows action 0"
