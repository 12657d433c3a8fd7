"""Decides a table's own entries again: who wrote each, and whether the table allowed it. Part of check F.

It accepts what any release of the service could have written, such as a proposal that replaces another.
"""

from typing import Any

from api.service.archives.appends import Appends, Due
from api.service.archives.replay import Moment, NotReplayed, Replay
from api.service.archives.undo_line import UndoLine
from domain.kernel.errors import UndoRefused
from domain.kernel.fact import ActionTaken, Entry
from domain.kernel.position import Position
from domain.kernel.registry import default
from domain.kernel.tables import decisions
from domain.kernel.tables.decisions import HOST
from domain.kernel.tables.table import (
    ABANDONED,
    ActionsRedone,
    ActionsUndone,
    RulesChanged,
    SeedOpened,
    SeedRevealed,
    SeedSealed,
    Table,
    TableEnded,
    TableOpened,
    TableStarted,
    TokenReplaced,
    UndoAnswered,
    UndoProposed,
)


class OwnEntries:
    """Follows the moments of a log, including a branch's copies. Call `close` after the last moment."""

    def __init__(self, past: Replay) -> None:
        self._past = past
        self._appends = Appends(past.copied)
        self._line = UndoLine()
        self._table = Table()

    def follow(self, moment: Moment) -> None:
        """Check the next moment. Raises NotReplayed if no release of the service could have written it there."""
        due, first = self._appends.due, moment.entries[0]
        self._appends.follow(moment)
        if moment.action:
            self._check_actor(moment)
            self._line.act(moment.table.timeline.step(moment.action))
        elif moment.is_setup:
            self._check_setup(first, due)
        else:
            self._check_own(moment, due)
        self._table = moment.table

    def close(self) -> None:
        """Check that the log does not end within an append. Raises NotReplayed."""
        if self._appends.due:
            raise self._appends.due.missing

    def _check_actor(self, moment: Moment) -> None:
        """Check that the seat or its bot acted, or the host for an absent seat, and then with the seat's default."""
        first = moment.entries[0]
        taken = first.fact
        assert isinstance(taken, ActionTaken)
        if first.by in (taken.seat, None):
            return
        check_by(first, taken.seat, HOST)
        if self._past.is_decided_by(moment.table) and taken.key != default_key(moment.before, taken.seat):
            raise NotReplayed("the host may answer for a seat only with its default, which this is not", first.version)

    def _check_setup(self, first: Entry, due: Due | None) -> None:
        check_by(first, HOST)
        is_copy = first.version <= 1 + self._past.copied
        if self._table.timeline.start or (due is None and not is_copy):
            raise NotReplayed("a table is set up once, when it is started", first.version)

    def _check_own(self, moment: Moment, due: Due | None) -> None:
        (entry,) = moment.entries
        match entry.fact:
            case TableOpened():
                check_by(entry, None)
            case SeedSealed(seat) | SeedOpened(seat):
                check_by(entry, seat)
            case TableStarted():
                check_by(entry, HOST)
            case TokenReplaced(seat):
                check_by(entry, seat, HOST)
            case RulesChanged() as changed:
                self._check_rules(entry, changed)
            case UndoProposed() as proposed:
                self._check_proposal(entry, proposed)
            case UndoAnswered() as answered:
                self._check_answer(entry, answered)
            case ActionsUndone(to):
                if due is None:
                    self._check_undo(entry, to)
                self._line.move(to)
            case ActionsRedone(to):
                self._check_redo(entry, to)
                self._line.move(to)
            case TableEnded(result):
                self._check_end(moment, result)
            case SeedRevealed() if due is None:
                raise NotReplayed("a seed is revealed only in the append that ends its table", entry.version)

    def _check_rules(self, entry: Entry, changed: RulesChanged) -> None:
        check_by(entry, None)
        if changed.pack != self._table.pack:
            raise NotReplayed("the pack of a table cannot change", entry.version)
        if changed.rules <= self._table.rules:
            raise NotReplayed("rules change only to newer ones", entry.version)

    def _check_proposal(self, entry: Entry, proposed: UndoProposed) -> None:
        check_by(entry, proposed.seat)
        needs = self._consent_needed(entry, proposed.to)
        if not needs:
            raise NotReplayed("this undo needs no consent, so it must not be proposed", entry.version)
        if needs != proposed.needs:
            raise NotReplayed(f"the consent of {seats_of(needs)} is needed", entry.version)

    def _check_answer(self, entry: Entry, answered: UndoAnswered) -> None:
        check_by(entry, answered.seat, *([None] if answered.granted else []))  # bots consent
        if decisions.is_withdrawal(self._table.proposal, answered):
            return
        try:
            decisions.consent_facts(self._table, answered.seat, answered.granted)
        except UndoRefused as refused:
            raise NotReplayed(str(refused), entry.version) from refused

    def _check_undo(self, entry: Entry, to: int) -> None:
        check_by(entry, *self._seats)
        if needs := self._consent_needed(entry, to):
            raise NotReplayed(f"the consent of {seats_of(needs)} is missing", entry.version)

    def _check_redo(self, entry: Entry, to: int) -> None:
        check_by(entry, *self._seats)
        if not self._line.reaches_forward(to):
            raise NotReplayed(f"action {to} is not on the undone line", entry.version)

    def _consent_needed(self, entry: Entry, to: int) -> tuple[int, ...]:
        assert entry.by is not None
        try:
            return self._line.consent_needed(self._table, entry.by, to)
        except UndoRefused as refused:
            raise NotReplayed(str(refused), entry.version) from refused

    def _check_end(self, moment: Moment, result: str) -> None:
        entry, game = moment.entries[0], self._past.game
        if not self._past.is_decided_by(self._table):
            return
        position = moment.before if self._table.started else None
        reached = game.result(position.state) if position else None
        if result != (reached or ABANDONED):
            raise NotReplayed("the table ended with another result", entry.version)
        if not self._table.started:
            check_by(entry, HOST, None)  # the service, if nobody starts it
        elif reached is None:
            check_by(entry, HOST)
        elif entry.by is None and position and position.asked:
            raise NotReplayed("the service ends only games that are over", entry.version)

    @property
    def _seats(self) -> range:
        return range(len(self._past.opened.seats))


def check_by(entry: Entry, *allowed: int | None) -> None:
    """Check that one of these wrote the entry: seats, or None for the service. Raises NotReplayed."""
    if entry.by not in allowed:
        who = "the service" if entry.by is None else f"seat {entry.by}"
        raise NotReplayed(f"{who} cannot ask for this", entry.version)


def seats_of(seats: tuple[int, ...]) -> str:
    """Return these seats in words."""
    return ("seat " if len(seats) == 1 else "seats ") + ", ".join(map(str, seats))


def default_key(position: Position[Any] | None, seat: int) -> str | None:
    """Return the default answer of an absent seat; None if it has no open question."""
    asked = position and position.asked
    return default(position.state, asked, seat) if position and asked and seat in asked.seats else None
