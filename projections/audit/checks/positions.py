"""The positions of a game, and which one counts after undo and redo. Source: audit protocol 2, 3.7."""

from typing import Generic, NamedTuple, TypeVar

from domain.log.line import Entry, Flawed
from projections.audit.facts import ActionsRedone, ActionsUndone, Fact, moves_chance

CELLS_MAX = 20_000_000
"""The most cells of all positions. A long game has a twentieth of this; only a log made to exhaust its reader has
more.
"""

T = TypeVar("T")


class Place(NamedTuple):
    """A position's place in the tree of positions. jump: a position far above it, so that searches are fast."""

    depth: int
    above: int
    jump: int


class Positions(Generic[T]):
    """A value for each position, under the action that led to it; 0 is the one after the setup."""

    def __init__(self, start: T) -> None:
        self._values: dict[int, T] = {0: start}
        self._places = {0: Place(0, 0, 0)}
        self._current = 0
        self._newest = 0
        self._cells = 0

    @property
    def value(self) -> T:
        """The value at the current position."""
        return self._values[self._current]

    def become(self, value: T, cells: int = 1) -> None:
        """Give the current position another value. cells: its size. Raises Flawed past 20 million in all."""
        self._cells += cells
        if self._cells > CELLS_MAX:
            raise Flawed("the positions of this log are larger than any game's")
        self._values[self._current] = value

    def follow(self, entry: Entry, fact: Fact) -> None:
        """Go where an entry leads: into its action, or to the position that it names. Raises Flawed if that does not
        exist.
        """
        match fact:
            case ActionsUndone(to):
                self._undo(to)
            case ActionsRedone(to):
                self._redo(to)
            case _ if entry.action:
                self._act(entry.action)
            case _ if self._newest and moves_chance(fact):
                raise Flawed("uses chance or a pool outside the setup and every action")

    def _act(self, action: int) -> None:
        if action > self._newest:
            above = self._current
            self._values[action] = self.value
            self._places[action] = Place(self._places[above].depth + 1, above, self._far_above(above))
            self._current = self._newest = action
        elif action != self._current:
            raise Flawed(f"action {action} is not the current one, and was used before")

    def _far_above(self, above: int) -> int:
        """Return the place to jump to. Two jumps of equal length merge into one of twice the length, so any way up is
        logarithmic.
        """
        depth, _, first = self._places[above]
        near = self._places[first]
        far = self._places[near.jump]
        return near.jump if depth - near.depth == near.depth - far.depth else above

    def _undo(self, to: int) -> None:
        if to == self._current or not self._leads(to, self._current):
            raise Flawed(f"undone to action {to}, which is not above the current position")
        self._current = to

    def _redo(self, to: int) -> None:
        if to == self._current or not (self._leads(self._current, to) and self._leads(to, self._newest)):
            raise Flawed(f"redone to action {to}, which was not undone last")
        self._current = to

    def _leads(self, above: int, below: int) -> bool:
        """Return whether a position lies on the line to another, or is the same."""
        if above not in self._places or below not in self._places:
            return False
        depth = self._places[above].depth
        while (place := self._places[below]).depth > depth:
            below = place.jump if self._places[place.jump].depth >= depth else place.above
        return below == above
