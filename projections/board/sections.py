"""Sections: the parts of a board. Each declares what it reads, so an unchanged section can be kept."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from domain.kernel.position import Position
from projections.text.messages import Messages


class Section(NamedTuple):
    """A part of a board.

    make: (position, messages) -> its members, in the board's order; reads: the fields of the state that it reads;
    reads_agenda: whether it reads what is unfinished, too. A section that reads equal parts gives equal members.
    """

    name: str
    make: Callable[[Position[Any], Messages], Mapping[str, Any]]
    reads: frozenset[str]
    reads_agenda: bool = False


def board_of(sections: Iterable[Section], position: Position[Any], messages: Messages) -> dict[str, Any]:
    """Return a board: the members of its sections, one section after another."""
    return {name: value for one in sections for name, value in one.make(position, messages).items()}
