"""What acting, undoing and redoing come to at a table as it is. Nothing is written here, nor after an error."""

from collections.abc import Callable
from typing import Any

from domain.kernel.errors import StaleVersion, UndoRefused, WrongState
from domain.kernel.evolve import Position
from domain.kernel.fact import Fact, Stated
from domain.kernel.fate import Secrets
from domain.kernel.game import default
from domain.kernel.play import Play
from domain.kernel.table import ActionsRedone, ActionsUndone, Table, UndoAnswered, UndoProposed, consent_needed
from infra.carrying_out import Decision
from infra.command import Command
from infra.live import Live

SecretsOf = Callable[[Live], Secrets]
"""Gives a running table's secrets. Of one whose seeds are not all open yet it must not be asked."""


def act(live: Live, command: Command, key: str, secrets_of: SecretsOf) -> Decision:
    """Take one option. Raises IllegalAction, StaleVersion, WrongState."""
    running(live)
    if command.expected not in (None, live.table.version):
        legal = any(option.seat == command.seat and option.key == key for option in live.menu)
        raise StaleVersion(command.expected, live.table.version, legal)
    return taken(live, command.seat, key, secrets_of)


def answer_for(live: Live, command: Command, seat: int, idle: tuple[int, float], secrets_of: SecretsOf) -> Decision:
    """Answer an absent seat's question by its default. idle: the time now, in milliseconds, and the seconds to wait.

    Raises StaleVersion, WrongState. Source: MP-2.1.13.
    """
    position = running(live)
    check_version(live.table, command.expected)
    asked = position.asked
    if asked is None or seat not in asked.seats:
        raise WrongState(f"seat {seat} is not asked anything")
    now, seconds = idle
    if now - live.table.at < seconds * 1000:
        raise WrongState(f"the table must be idle for {seconds:g} seconds")
    return taken(live, seat, default(position.state, asked, seat), secrets_of)


def taken(live: Live, seat: int, key: str, secrets_of: SecretsOf) -> Decision:
    """One option of a running table taken, and all it causes. Raises IllegalAction, WrongState."""
    position = running(live)
    play = Play(live.game, position, secrets_of(live).fate)
    stated = play.take(seat, key, live.offered(position))
    return Decision(stated, live.table.timeline.newest + 1, play.position)


def undo(live: Live, command: Command, to: int | None) -> Decision:
    """Turn back to the position after action `to`, or propose it. Raises UndoRefused, StaleVersion, WrongState."""
    running(live)
    check_version(live.table, command.expected)
    target = undo_target(live.table, to)
    needs = consent_needed(live.table, command.seat, target)
    fact: Fact = UndoProposed(command.seat, target, needs) if needs else ActionsUndone(target)
    return Decision([Stated(None, fact)])


def consent(live: Live, command: Command, granted: bool) -> Decision:
    """Answer the open proposal; the last consent carries the undo out. Raises UndoRefused, StaleVersion."""
    check_version(live.table, command.expected)
    proposal = live.table.proposal
    if proposal is None or command.seat not in proposal.waiting:
        raise UndoRefused("no undo waits for this seat's consent")
    facts: list[Fact] = [UndoAnswered(command.seat, granted)]
    if granted and proposal.waiting == (command.seat,):
        facts.append(ActionsUndone(proposal.to))
    return Decision([Stated(None, fact) for fact in facts])


def redo(live: Live, command: Command, to: int | None) -> Decision:
    """Take undone actions up again. Raises UndoRefused, StaleVersion, WrongState."""
    running(live)
    check_version(live.table, command.expected)
    back = live.table.timeline.redone_by(to)
    if not back or live.table.policy == "off":
        raise UndoRefused("there is nothing to redo" if to is None else f"action {to} is not on the undone line")
    return Decision([Stated(None, ActionsRedone(back[-1]))])


def undo_target(table: Table, to: int | None) -> int:
    """The position that an undo turns back to. Raises UndoRefused if there is none."""
    if to is not None:
        return to
    current = table.timeline.current
    if not current:
        raise UndoRefused("nothing was done that could be undone")
    return table.timeline.parent(current)


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
