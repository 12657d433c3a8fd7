"""What was drawn from an earlier board is not drawn again while the board is the same in all that the drawing reads."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any
from xml.etree.ElementTree import Element

from projections.board.changes import same
from projections.drawing.markup import Settled, settled

ABSENT = object()
"""Stands for a member that a board does not have."""


class Memory:
    """The nodes of the board that was drawn last, by name, each with what it read.

    It is for one reader of one table in one language, and for one thread at a time.
    """

    def __init__(self) -> None:
        self._drawn: dict[str, tuple[dict[str, Any], Settled]] = {}

    def over(self, board: Mapping[str, Any]) -> "Remembered":
        """Return a board whose drawing is remembered. It shares its members with earlier ones that are the same."""
        return Remembered(board, self)

    def node(self, name: str, make: Callable[[Any], Element], board: Mapping[str, Any]) -> Element:
        """Return the node of this name. make: draws it; what else it reads never changes."""
        if name in self._drawn:
            read, node = self._drawn[name]
            if all(same(board.get(member, ABSENT), value) for member, value in read.items()):
                return node
        reading = Reading(board)
        node = settled(make(reading))
        self._drawn[name] = reading.read, node
        return node


class Reading(Mapping[str, Any]):
    """A board that notes which members were read."""

    def __init__(self, board: Mapping[str, Any]) -> None:
        self.read: dict[str, Any] = {}
        self._board = board

    def __getitem__(self, member: str) -> Any:
        self.read[member] = self._board.get(member, ABSENT)
        return self._board[member]

    def __iter__(self) -> Iterator[str]:
        raise AssertionError("a drawing reads members by their names")

    def __len__(self) -> int:
        return len(self._board)


class Remembered(Mapping[str, Any]):
    """A board with the memory of what was drawn from the ones before."""

    def __init__(self, board: Mapping[str, Any], memory: Memory) -> None:
        self.board, self.memory = board, memory

    def __getitem__(self, member: str) -> Any:
        return self.board[member]

    def __iter__(self) -> Iterator[str]:
        return iter(self.board)

    def __len__(self) -> int:
        return len(self.board)


def drawn(name: str, make: Callable[[Any], Element], board: Any) -> Element:
    """Return a node, which is not to be changed. name: unique on the page; make: draws it from a board."""
    return board.memory.node(name, make, board.board) if isinstance(board, Remembered) else make(board)
