"""What a seat's request about the hourglass comes to: pure functions from a table to facts.

Each decides by the table alone and raises an error with a code. Versions and tokens are checked by the caller.
A second proposal is refused by `check_no_proposal`, which stands apart: older logs hold proposals that replaced an open
one, and whoever decides a log again leaves that check out.
"""

from domain.kernel.errors import NotYourSeat, ProposalChanged, ProposalOpen, UndoRefused, WrongState
from domain.kernel.fact import Fact
from domain.kernel.table import (
    ActionsRedone,
    ActionsUndone,
    Proposal,
    Table,
    UndoAnswered,
    UndoProposed,
    consent_needed,
)

HOST = 0
"""The seat that starts, ends a game that is not over, answers for the absent and replaces tokens."""


def undo(table: Table, seat: int, to: int | None) -> UndoProposed | ActionsUndone:
    """Undo to the position after action `to`, by default one action; or propose it where the policy asks for consent.

    An undo done at once while a proposal is open ends that proposal, as an action does.
    Source: MP-2.1.9. Raises UndoRefused, WrongState.
    """
    check_running(table)
    target = undo_target(table, to)
    needs = consent_needed(table, seat, target)
    return UndoProposed(seat, target, needs) if needs else ActionsUndone(target)


def check_no_proposal(table: Table) -> None:
    """Raise ProposalOpen while an undo waits for consent."""
    if table.proposal is not None:
        raise ProposalOpen(table.proposal.version)


def consent(table: Table, seat: int, granted: bool) -> tuple[Fact, ...]:
    """Answer the open proposal; the last consent also carries the undo out. Raises UndoRefused."""
    proposal = table.proposal
    if proposal is None or seat not in proposal.waiting:
        raise UndoRefused("no open proposal waits for this seat's consent")
    answer = UndoAnswered(seat, granted)
    if granted and proposal.waiting == (seat,):
        return answer, ActionsUndone(proposal.to)
    return (answer,)


def withdrawal(table: Table, seat: int) -> UndoAnswered:
    """Withdraw the seat's own open proposal: the proposer's own refusal. Raises UndoRefused, NotYourSeat."""
    if table.proposal is None:
        raise UndoRefused("no proposal is open that could be withdrawn")
    if table.proposal.seat != seat:
        raise NotYourSeat(f"only seat {table.proposal.seat}, which proposed this undo, can withdraw it")
    return UndoAnswered(seat, granted=False)


def is_withdrawal(proposal: Proposal | None, answer: UndoAnswered) -> bool:
    """Whether an answer withdraws the proposal that was open before it, instead of refusing it."""
    return proposal is not None and proposal.seat == answer.seat and not answer.granted


def check_proposal(table: Table, version: int) -> None:
    """Raise ProposalChanged unless the open proposal is the one with this version."""
    found = table.proposal.version if table.proposal else None
    if found != version:
        raise ProposalChanged(version, found)


def redo(table: Table, to: int | None) -> ActionsRedone:
    """Redo undone actions up to `to`, by default one. An open proposal ends with it. Raises UndoRefused, WrongState."""
    check_running(table)
    back = table.timeline.redone_by(to)
    if not back or table.policy == "off":
        raise UndoRefused("there is nothing to redo" if to is None else f"action {to} is not on the undone line")
    return ActionsRedone(back[-1])


def undo_target(table: Table, to: int | None) -> int:
    """Return the position that an undo turns back to, by default that before the newest action. Raises UndoRefused."""
    if to is not None:
        return to
    current = table.timeline.current
    if not current:
        raise UndoRefused("there is no action to undo")
    return table.timeline.parent(current)


def check_running(table: Table) -> None:
    """Raise WrongState unless the table was started and has not ended."""
    if table.ended:
        raise WrongState("the table has ended")
    if not table.started:
        raise WrongState("the table is not started yet")


def check_start(table: Table) -> None:
    """Raise WrongState unless the table can be started: it is open, and every sealed seed is opened."""
    check_open(table)
    if table.seals.keys() != table.seeds.keys():
        raise WrongState("a sealed seed is not opened yet")


def check_open(table: Table) -> None:
    """Raise WrongState unless the table was neither started nor ended."""
    if table.started or table.ended:
        raise WrongState("the table was started already" if table.started else "the table has ended")


def check_not_ended(table: Table) -> None:
    """Raise WrongState if the table has ended."""
    if table.ended:
        raise WrongState("the table has ended already")


def check_end(table: Table, by: int | None, is_over: bool) -> None:
    """Raise WrongState if the table has ended, NotYourSeat if this seat may not end it.

    by: None for the service, which ends only games that are over; is_over: whether the game has a result.
    """
    check_not_ended(table)
    if not is_over and by != HOST:
        raise NotYourSeat("only the host (seat 0) can end a game that is not over")
