"""What acting, undoing and redoing come to at a table as it is. Nothing is written here, nor after an error."""

from collections.abc import Callable
from typing import Any

from api.service.command import Command
from api.service.tables.commit import Decision
from api.service.tables.loaded_table import Live
from domain.kernel import decisions
from domain.kernel.errors import StaleVersion, WrongState
from domain.kernel.fact import Stated
from domain.kernel.fate import Secrets
from domain.kernel.play import Play
from domain.kernel.position import Position
from domain.kernel.registry import default
from domain.kernel.table import Table, UndoProposed

SecretsOf = Callable[[Live], Secrets]
"""Gives a running table's secrets. Of one whose seeds are not all open yet it must not be asked."""


def act(live: Live, command: Command, key: str, secrets_of: SecretsOf) -> Decision:
    """Take one option. Raises IllegalAction, StaleVersion, WrongState."""
    running(live)
    if command.expected not in (None, live.table.version):
        legal = any(option.seat == command.seat and option.key == key for option in live.menu)
        raise StaleVersion(command.expected, live.table.version, legal)
    return taken(live, command.seat, key, secrets_of)


def answer_for(live: Live, command: Command, seat: int, idle_seconds: float, secrets_of: SecretsOf) -> Decision:
    """Answer an absent seat's question by its default, once the table was idle for `idle_seconds`.

    Raises StaleVersion, WrongState. Source: MP-2.1.13.
    """
    position = running(live)
    check_version(live.table, command.expected)
    asked = position.asked
    if asked is None or seat not in asked.seats:
        raise WrongState(f"seat {seat} is not asked anything")
    if live.idle_seconds < idle_seconds:
        raise WrongState(f"the table must be idle for {idle_seconds:g} seconds")
    return taken(live, seat, default(position.state, asked, seat), secrets_of)


def taken(live: Live, seat: int, key: str, secrets_of: SecretsOf) -> Decision:
    """One option of a running table taken, and all it causes. Raises IllegalAction, WrongState."""
    position = running(live)
    play = Play(live.game, position, secrets_of(live).fate)
    stated = play.take(seat, key, live.offered(position))
    return Decision(stated, live.table.timeline.newest + 1, play.position)


def undo(live: Live, command: Command, to: int | None) -> Decision:
    """Turn back to the position after action `to`, or propose it.

    Raises UndoRefused, ProposalOpen, StaleVersion, WrongState.
    """
    running(live)
    check_version(live.table, command.expected)
    fact = decisions.undo(live.table, command.seat, to)
    if isinstance(fact, UndoProposed):
        decisions.check_no_proposal(live.table)
    return Decision([Stated(None, fact)])


def consent(live: Live, command: Command, proposal: int, granted: bool) -> Decision:
    """Answer the proposal with this version; the last consent carries the undo out.

    Raises ProposalChanged, UndoRefused, StaleVersion.
    """
    check_version(live.table, command.expected)
    decisions.check_proposal(live.table, proposal)
    return Decision([Stated(None, fact) for fact in decisions.consent(live.table, command.seat, granted)])


def withdraw(live: Live, command: Command, proposal: int | None) -> Decision:
    """Withdraw the seat's own open proposal. proposal: its version, if the seat says which one it means.

    Raises ProposalChanged, UndoRefused, NotYourSeat, StaleVersion.
    """
    check_version(live.table, command.expected)
    if proposal is not None:
        decisions.check_proposal(live.table, proposal)
    return Decision([Stated(None, decisions.withdrawal(live.table, command.seat))])


def redo(live: Live, command: Command, to: int | None) -> Decision:
    """Take undone actions up again. Raises UndoRefused, StaleVersion, WrongState."""
    running(live)
    check_version(live.table, command.expected)
    return Decision([Stated(None, decisions.redo(live.table, to))])


def running(live: Live) -> Position[Any]:
    """The position of a table that was started and has not ended. Raises WrongState."""
    position = live.position
    if position is None or live.table.ended:
        raise WrongState("the table has ended" if live.table.ended else "the table is not started yet")
    return position


def check_version(table: Table, expected: int | None) -> None:
    """Raises StaleVersion if the table is past the version that the caller saw."""
    if expected is not None and expected != table.version:
        raise StaleVersion(expected, table.version)
