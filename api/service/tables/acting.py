"""What acting, undoing and redoing come to at a table as it is. Nothing is written here, nor after an error."""

from collections.abc import Callable
from typing import Any

from api.service.command import Command
from api.service.tables.commit import Decision
from api.service.tables.loaded_table import LoadedTable
from domain.kernel import decisions
from domain.kernel.errors import StaleVersion, WrongState
from domain.kernel.fact import Stated
from domain.kernel.fate import Secrets
from domain.kernel.play import Play
from domain.kernel.position import Position
from domain.kernel.registry import default
from domain.kernel.table import Table, UndoProposed

SecretsOf = Callable[[LoadedTable], Secrets]
"""Gives a running table's secrets. Of one whose seeds are not all open yet it must not be asked."""


def act(loaded: LoadedTable, command: Command, key: str, secrets_of: SecretsOf) -> Decision:
    """Take one option. Raises IllegalAction, StaleVersion, WrongState."""
    running(loaded)
    if command.expected not in (None, loaded.table.version):
        legal = any(option.seat == command.seat and option.key == key for option in loaded.menu)
        raise StaleVersion(command.expected, loaded.table.version, legal)
    return taken(loaded, command.seat, key, secrets_of)


def answer_for(
    loaded: LoadedTable, command: Command, seat: int, idle_seconds: float, secrets_of: SecretsOf
) -> Decision:
    """Answer an absent seat's question by its default, once the table was idle for `idle_seconds`.

    Raises StaleVersion, WrongState. Source: MP-2.1.13.
    """
    position = running(loaded)
    check_version(loaded.table, command.expected)
    asked = position.asked
    if asked is None or seat not in asked.seats:
        raise WrongState(f"seat {seat} is not asked anything")
    if loaded.idle_seconds < idle_seconds:
        raise WrongState(f"the table must be idle for {idle_seconds:g} seconds")
    return taken(loaded, seat, default(position.state, asked, seat), secrets_of)


def taken(loaded: LoadedTable, seat: int, key: str, secrets_of: SecretsOf) -> Decision:
    """One option of a running table taken, and all it causes. Raises IllegalAction, WrongState."""
    position = running(loaded)
    play = Play(loaded.game, position, secrets_of(loaded).fate)
    stated = play.take(seat, key, loaded.offered(position))
    return Decision(stated, loaded.table.timeline.newest + 1, play.position)


def undo(loaded: LoadedTable, command: Command, to: int | None) -> Decision:
    """Turn back to the position after action `to`, or propose it.

    Raises UndoRefused, ProposalOpen, StaleVersion, WrongState.
    """
    running(loaded)
    check_version(loaded.table, command.expected)
    fact = decisions.undo(loaded.table, command.seat, to)
    if isinstance(fact, UndoProposed):
        decisions.check_no_proposal(loaded.table)
    return Decision([Stated(None, fact)])


def consent(loaded: LoadedTable, command: Command, proposal: int, granted: bool) -> Decision:
    """Answer the proposal with this version; the last consent carries the undo out.

    Raises ProposalChanged, UndoRefused, StaleVersion.
    """
    check_version(loaded.table, command.expected)
    decisions.check_proposal(loaded.table, proposal)
    return Decision([Stated(None, fact) for fact in decisions.consent(loaded.table, command.seat, granted)])


def withdraw(loaded: LoadedTable, command: Command, proposal: int | None) -> Decision:
    """Withdraw the seat's own open proposal. proposal: its version, if the seat says which one it means.

    Raises ProposalChanged, UndoRefused, NotYourSeat, StaleVersion.
    """
    check_version(loaded.table, command.expected)
    if proposal is not None:
        decisions.check_proposal(loaded.table, proposal)
    return Decision([Stated(None, decisions.withdrawal(loaded.table, command.seat))])


def redo(loaded: LoadedTable, command: Command, to: int | None) -> Decision:
    """Take undone actions up again. Raises UndoRefused, StaleVersion, WrongState."""
    running(loaded)
    check_version(loaded.table, command.expected)
    return Decision([Stated(None, decisions.redo(loaded.table, to))])


def running(loaded: LoadedTable) -> Position[Any]:
    """The position of a table that was started and has not ended. Raises WrongState."""
    position = loaded.position
    if position is None or loaded.table.ended:
        raise WrongState("the table has ended" if loaded.table.ended else "the table is not started yet")
    return position


def check_version(table: Table, expected: int | None) -> None:
    """Raises StaleVersion if the table is past the version that the caller saw."""
    if expected is not None and expected != table.version:
        raise StaleVersion(expected, table.version)
