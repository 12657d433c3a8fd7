"""The line of actions along which undo and redo move. No query walks the line: a forged log may turn very often."""

from bisect import bisect_left

from domain.kernel.errors import UndoRefused
from domain.kernel.tables.table import Table
from domain.kernel.tables.timeline import Step


class UndoLine:
    """The actions on the line to the newest one, in order, and the table's place on it.

    An action that a newer line replaced never returns, so it is dropped.
    """

    def __init__(self) -> None:
        self._actions = [0]
        self._seats = [-1]
        self._runs = [0]
        """For each action: where the unbroken run of actions by its seat begins."""
        self._reveals = [0]
        """For each action: how many actions up to it revealed something."""
        self._here = 0

    def act(self, step: Step) -> None:
        """Add an action taken from the current position."""
        here = self._here
        for column in (self._actions, self._seats, self._runs, self._reveals):
            del column[here + 1 :]
        self._here = here + 1
        self._runs.append(self._runs[here] if self._seats[here] == step.seat else self._here)
        self._actions.append(step.action)
        self._seats.append(step.seat)
        self._reveals.append(self._reveals[here] + step.reveals)

    def move(self, to: int) -> None:
        """Move to the position after action `to`, which is on the line."""
        self._here = self._place(to)

    def reaches_back(self, to: int) -> bool:
        """Return whether an undo can reach the position after action `to`."""
        return 0 <= self._place(to) < self._here

    def reaches_forward(self, to: int) -> bool:
        """Return whether a redo can reach the position after action `to`."""
        return self._place(to) > self._here

    def consent_needed(self, table: Table, seat: int, to: int) -> tuple[int, ...]:
        """Return the seats whose consent is needed, as the table's own `consent_needed` does. Raises UndoRefused."""
        if table.policy == "off" or table.ended or not table.started:
            raise UndoRefused("undo is off at this table" if table.policy == "off" else "the table is not running")
        if not self.reaches_back(to):
            raise UndoRefused(f"action {to} is not on the current line, or is the newest; choose an earlier one")
        others = tuple(other for other in range(len(table.facts_of_opening.seats)) if other != seat)
        needed = table.policy == "unanimous" or (table.policy == "knowledge" and not self._is_own_and_open(seat, to))
        return others if needed else ()

    def _is_own_and_open(self, seat: int, to: int) -> bool:
        """Return whether all actions after `to` are this seat's, and none revealed anything."""
        here, above = self._here, self._place(to)
        is_own = self._seats[here] == seat and self._runs[here] <= above + 1
        return is_own and self._reveals[here] == self._reveals[above]

    def _place(self, action: int) -> int:
        """Return an action's place on the line, 0 for the setup; -1 if it is not on the line."""
        place = bisect_left(self._actions, action)
        return place if self._actions[place : place + 1] == [action] else -1
