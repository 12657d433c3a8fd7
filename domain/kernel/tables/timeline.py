"""The timeline: which actions count. Positions form a tree in which each action has the position before it as parent.

A timeline is an immutable value, but all timelines of a table share one append-only list, and each sees a prefix of it.
So keeping all of them costs nothing. Action 0 is the position after the setup.

A branch begins with the actions of its origin that count, under their own numbers. The numbers of the other actions are
missing there, and take no place.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from operator import attrgetter
from typing import TypeVar

from msgspec import Struct, field

Item = TypeVar("Item")
ACTION, LAST, VERSION = attrgetter("action"), attrgetter("last"), attrgetter("version")


class Step(Struct, frozen=True, array_like=True):
    """One action: the position before it, the versions of its entries, its seat, and whether it revealed something.

    action: its number, from 1; depth: how many actions lead to the position after it, including itself.
    """

    action: int
    parent: int
    depth: int
    first: int
    last: int
    seat: int
    reveals: bool


class Turn(Struct, frozen=True, array_like=True):
    """An undo or redo: from this version on, the position after action `to` is current."""

    version: int
    to: int
    undo: bool


class Timeline(Struct, frozen=True):
    """The actions of a table up to a moment.

    steps: the actions in order; turns: undos and redos; both are shared, `length` and `turned` tell how many this value
    sees; start: version of the last entry of the setup; current: the position that counts; tip: how far redo reaches.
    """

    steps: list[Step] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)
    length: int = 0
    turned: int = 0
    start: int = 0
    current: int = 0
    tip: int = 0

    @property
    def newest(self) -> int:
        """The highest action number, 0 without any."""
        return self.steps[self.length - 1].action if self.length else 0

    def acted(self, step: Step) -> "Timeline":
        """Return the timeline after one more action, with a higher number, taken from the current position."""
        steps = _appended(self.steps, self.length, step)
        return Timeline(steps, self.turns, self.length + 1, self.turned, self.start, step.action, step.action)

    def has(self, action: int) -> bool:
        """Return whether this position exists: 0, or the number of an action that is not missing."""
        return action == 0 or self._found(action) is not None

    def step(self, action: int) -> Step:
        """Return an action by its number. Raises LookupError if it is missing."""
        step = self._found(action)
        if step is None:
            raise LookupError(f"action {action} is missing")
        return step

    def _found(self, action: int) -> Step | None:
        index = self.length - 1 - (self.newest - action)  # its index unless a higher number is missing
        if not 0 <= index < self.length or self.steps[index].action != action:
            index = bisect_left(self.steps, action, 0, self.length, key=ACTION)
        step = self.steps[index] if index < self.length else None
        return step if step and step.action == action else None

    def moved(self, version: int, to: int, undo: bool) -> "Timeline":
        """Return the timeline after an undo or redo to the position after action `to`."""
        turns = _appended(self.turns, self.turned, Turn(version, to, undo))
        return Timeline(self.steps, turns, self.length, self.turned + 1, self.start, to, self.tip)

    def begun(self, version: int) -> "Timeline":
        """Return the timeline with the version at which the setup ended."""
        return Timeline(self.steps, self.turns, self.length, self.turned, version, self.current, self.tip)

    def depth(self, action: int) -> int:
        """Return how many actions lead to a position; 0 for the setup."""
        return self.step(action).depth if action else 0

    def parent(self, action: int) -> int:
        """Return the position before an action, from 1."""
        return self.step(action).parent

    def line(self, action: int) -> Iterator[int]:
        """Yield the actions that lead to a position, newest first, without 0."""
        while action:
            yield action
            action = self.parent(action)

    @property
    def counted(self) -> frozenset[int]:
        """The actions that count: those that lead to the current position, and the setup, 0."""
        return frozenset((0, *self.line(self.current)))

    def undone_by(self, to: int) -> tuple[int, ...] | None:
        """Return the actions that an undo to the position after `to` takes back, newest first; None if it is not on the
        current line.
        """
        lost: list[int] = []
        for action in self.line(self.current):
            if action <= to:
                return tuple(lost) if action == to else None
            lost.append(action)
        return tuple(lost) if to == 0 else None

    def redone_by(self, to: int | None = None) -> tuple[int, ...]:
        """Return the actions that a redo to `to` brings back, oldest first; by default only the next one.

        Empty if there is none, or `to` does not lie on the undone line.
        """
        back: list[int] = []
        for action in self.line(self.tip):
            if action <= self.current:
                break
            back.append(action)
        back.reverse()
        if to is None:
            return tuple(back[:1])
        return tuple(back[: back.index(to) + 1]) if to in back else ()

    def position_at(self, version: int) -> int:
        """Return the position that was current after this version; inside an action, the one before it."""
        acted = bisect_right(self.steps, version, 0, self.length, key=LAST)
        turned = bisect_right(self.turns, version, 0, self.turned, key=VERSION)
        if turned and (not acted or self.turns[turned - 1].version > self.steps[acted - 1].last):
            return self.turns[turned - 1].to
        return self.steps[acted - 1].action if acted else 0

    def step_within(self, version: int) -> Step | None:
        """Return the action whose entries hold this version, unless it is its last."""
        index = bisect_right(self.steps, version, 0, self.length, key=LAST)
        step = self.steps[index] if index < self.length else None
        return step if step and step.first <= version else None

    def counts(self, action: int) -> bool:
        """Return whether an action lies on the current line."""
        return any(one == action for one in self.line(self.current))


def _appended(items: list[Item], length: int, item: Item) -> list[Item]:
    """Return a list of the first `length` items and one more. It is the same list, unless another value has extended
    it.
    """
    if len(items) != length:
        items = items[:length]
    items.append(item)
    return items
