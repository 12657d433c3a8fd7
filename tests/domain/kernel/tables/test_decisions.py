"""What a request about the hourglass comes to, decided from a table alone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.kernel.errors import GameError, NotYourSeat, ProposalChanged, ProposalOpen, UndoRefused, WrongState
from domain.kernel.fact import ActionTaken, Awaiting, Entry, Fact
from domain.kernel.tables import decisions
from domain.kernel.tables.table import (
    ActionsRedone,
    ActionsUndone,
    SeatPlan,
    SeedOpened,
    SeedSealed,
    Table,
    TableEnded,
    TableOpened,
    TableStarted,
    UndoAnswered,
    UndoProposed,
    follow_entries,
)

SEATS = 3
OPENED = TableOpened("7a61", "00" * 32, "toy", 1, "", {"undo": "unanimous"}, (SeatPlan(),) * SEATS, {})


def after(table: Table, *facts: Fact) -> Table:
    """The table after entries of its own."""
    return follow_entries(
        table, [Entry(at, 0, 0, None, None, fact) for at, fact in enumerate(facts, table.version + 1)]
    )


def acted(table: Table, seat: int = 0) -> Table:
    """The table after one more action."""
    number, first = table.timeline.newest + 1, table.version + 1
    facts = (ActionTaken(seat, "pass"), Awaiting(0, ()))
    return follow_entries(table, [Entry(at, 0, number, seat, None, fact) for at, fact in enumerate(facts, first)])


OPEN = after(Table(), OPENED)
PLAYED = acted(acted(after(OPEN, TableStarted(), Awaiting(0, ()))))


def proposed(seat: int = 0, to: int = 0) -> Table:
    return after(PLAYED, decisions.undo_fact(PLAYED, seat, to))


def test_a_proposal_needs_the_others_and_ends_when_the_last_of_them_agrees() -> None:
    table = proposed()
    assert table.proposal is not None and table.proposal.waiting == (1, 2)
    assert decisions.consent_facts(table, 2, True) == (UndoAnswered(2, True),)
    table = after(table, UndoAnswered(2, True))
    assert decisions.consent_facts(table, 1, True) == (UndoAnswered(1, True), ActionsUndone(0))
    assert decisions.consent_facts(table, 1, False) == (UndoAnswered(1, False),)
    assert after(table, UndoAnswered(1, False)).proposal is None


@pytest.mark.parametrize("seat", [0, 2])
def test_only_seats_whose_consent_is_missing_answer(seat: int) -> None:
    table = after(proposed(), UndoAnswered(2, True))
    for granted in (True, False):
        with pytest.raises(UndoRefused):
            decisions.consent_facts(table, seat, granted)


def test_an_answer_is_to_one_proposal() -> None:
    table = proposed()
    decisions.check_proposal(table, table.version)
    for other, now in ((table, table.version), (PLAYED, None)):
        with pytest.raises(ProposalChanged) as refused:
            decisions.check_proposal(other, PLAYED.version)
        assert refused.value.proposal == now


def test_a_second_proposal_is_refused_while_one_is_open() -> None:
    assert decisions.undo(PLAYED, 0, None).stated
    with pytest.raises(ProposalOpen) as refused:
        decisions.undo(proposed(), 1, None)
    assert refused.value.proposal == proposed().version


def test_a_proposal_that_replaced_an_open_one_in_an_old_log_still_counts() -> None:
    first = proposed(0, 1)
    second = after(first, UndoProposed(1, 0, (0, 2)))
    assert second.proposal is not None
    assert (second.proposal.seat, second.proposal.to, second.proposal.version) == (1, 0, first.version + 1)
    assert decisions.undo_fact(first, 1, 0) == UndoProposed(1, 0, (0, 2)), "the policy allows it, whoever looks again"
    agreed = after(second, UndoAnswered(0, True), UndoAnswered(2, True), ActionsUndone(0))
    assert (agreed.proposal, agreed.timeline.current) == (None, 0)


def test_a_proposer_alone_withdraws_its_proposal() -> None:
    table = proposed(1)
    assert decisions.withdrawal_fact(table, 1) == UndoAnswered(1, False)
    assert after(table, UndoAnswered(1, False)).proposal is None
    for seat, other, error in ((0, table, NotYourSeat), (1, PLAYED, UndoRefused)):
        with pytest.raises(error):
            decisions.withdrawal_fact(other, seat)


REQUESTS = st.tuples(
    st.sampled_from(["undo", "consent", "consent", "refuse", "withdraw", "act"]), st.integers(0, SEATS - 1)
)


@given(st.lists(REQUESTS, max_size=30))
def test_no_undo_is_carried_out_that_not_all_the_others_agreed_to(requests: list[tuple[str, int]]) -> None:
    table, agreed = PLAYED, set[int]()
    for what, seat in requests:
        open_one, turned = table.proposal, table.timeline.turned
        try:
            table = acted(table, seat) if what == "act" else after(table, *decided(table, what, seat))
        except GameError:
            continue
        agreed = {*agreed, seat} if what == "consent" else {seat} if what == "undo" else set()
        if table.timeline.turned > turned:
            assert open_one is not None and agreed == set(range(SEATS))
            assert (table.proposal, table.timeline.current) == (None, open_one.to)


def decided(table: Table, what: str, seat: int) -> tuple[Fact, ...]:
    """What a request comes to. Raises GameError."""
    match what:
        case "undo":
            return tuple(one.fact for one in decisions.undo(table, seat, None).stated)
        case "withdraw":
            return (decisions.withdrawal_fact(table, seat),)
        case _:
            return decisions.consent_facts(table, seat, what == "consent")


def test_a_redo_reaches_the_undone_line_and_no_further() -> None:
    undone = after(PLAYED, ActionsUndone(0))
    assert decisions.redo_fact(undone, None) == ActionsRedone(1)
    assert decisions.redo_fact(undone, 2) == ActionsRedone(2)
    for table, to in ((undone, 3), (PLAYED, None)):
        with pytest.raises(UndoRefused):
            decisions.redo_fact(table, to)


def test_a_table_that_does_not_run_is_not_turned() -> None:
    for table in (OPEN, after(PLAYED, TableEnded("abandoned"))):
        with pytest.raises(WrongState):
            decisions.undo_fact(table, 0, None)
        with pytest.raises(WrongState):
            decisions.redo_fact(table, None)


def test_a_table_is_started_once_and_after_all_seeds_are_opened() -> None:
    sealed = after(OPEN, SeedSealed(0, "00"))
    decisions.check_start(OPEN)
    decisions.check_start(after(sealed, SeedOpened(0, "seed")))
    for table in (sealed, PLAYED, after(OPEN, TableEnded("abandoned"))):
        with pytest.raises(WrongState):
            decisions.check_start(table)


def test_who_may_end_a_table() -> None:
    for by, is_over in ((0, False), (0, True), (1, True), (None, True)):
        decisions.check_end(PLAYED, by, is_over)
    for by in (1, None):
        with pytest.raises(NotYourSeat):
            decisions.check_end(PLAYED, by, False)
    with pytest.raises(WrongState):
        decisions.check_end(after(PLAYED, TableEnded("success")), 0, True)
