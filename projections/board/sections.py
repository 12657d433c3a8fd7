"""Sections: the parts of a board. Each declares what it reads, so an unchanged section is not made again."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from types import MappingProxyType
from typing import Any, NamedTuple

from domain.kernel.position import Position
from projections.board.changes import Attributes
from projections.text.messages import Messages

AGENDA = "agenda"
"""Stands for what is unfinished among the fields of a state."""

Narrowed = Mapping[str, frozenset[str]]
"""Fields of the state that are mappings and read in part -> the attributes that are read of their items, see
`Attributes`; none if only the keys are read.
"""
WHOLE: Narrowed = MappingProxyType({})
"""Nothing is read in part."""
MakeItem = Callable[[Messages, Any, Any, Any], Any]
"""(messages, state, key, part) -> an item of a list, or some members of it."""
OtherParts = Callable[[Any, Any], Mapping[Any, Any] | None]
"""(state before, state after) -> by the keys of items the parts that may have changed, if what all items read beside
them is the same; None if they are not known.
"""


class Reading(NamedTuple):
    """What is read of a position. name: a field of the state, or what is unfinished; of: the attributes that are read
    of its items, None if it is read whole.
    """

    name: str
    of: frozenset[str] | None = None


class Portion(NamedTuple):
    """Some members of each item of a list, always the same ones.

    make: see `MakeItem`; of: the attributes of the item's part that it reads, None for all; reads, narrowed: what it
    reads beside that, see `Section`.
    """

    make: MakeItem
    of: frozenset[str] | None
    reads: frozenset[str]
    narrowed: Narrowed = WHOLE

    def readings(self) -> Iterator[Reading]:
        """Yield what every item reads."""
        return readings(self.reads, self.narrowed)


class Items(NamedTuple):
    """How a section makes its list item by item.

    parts: (state) -> each item's key and what it is made from, in order; portions: an item's members, in order; split:
    the fields that are read only through these parts; narrowed: those of them that the parts read in part, see
    `Section`; is_plain: whether the parts are texts, numbers and tuples of them, which read alike if they are equal;
    field: the one whose items the parts are, if they are; others: finds those parts that may be other than before. An
    item is made again if its part is another, or as far as that changed.
    """

    parts: Callable[[Any], Mapping[Any, Any]]
    portions: tuple[Portion, ...]
    split: frozenset[str]
    narrowed: Narrowed = WHOLE
    is_plain: bool = False
    field: str | None = None
    others: OtherParts | None = None

    def readings(self) -> Iterator[Reading]:
        """Yield what is read only item by item."""
        return readings(self.split, self.narrowed)

    def item(self, messages: Messages, state: Any, key: Any, part: Any) -> Any:
        """Return a whole item."""
        first, *more = self.portions
        made = first.make(messages, state, key, part)
        return {**made, **members(more, messages, state, key, part)} if more else made


@dataclass(frozen=True, eq=False)
class Section:
    """A part of a board.

    make: (position, messages) -> its members, in the board's order; reads: the fields of the state that it reads;
    reads_agenda: whether it reads what is unfinished, too; narrowed: the fields that it reads in part; items: how its
    only member, a list of the same name, is made. A section that reads the same parts gives equal members.
    """

    name: str
    make: Callable[[Position[Any], Messages], Mapping[str, Any]]
    reads: frozenset[str]
    reads_agenda: bool = False
    narrowed: Narrowed = field(default_factory=dict)
    items: Items | None = None

    def readings(self) -> Iterator[Reading]:
        """Yield what it reads."""
        if self.items:
            yield from chain(self.items.readings(), *(one.readings() for one in self.items.portions))
            return
        yield from readings(self.reads, self.narrowed)
        if self.reads_agenda:
            yield Reading(AGENDA)


def listed(name: str, items: Items) -> Section:
    """Return a section whose only member is a list that is made item by item."""

    def make(position: Position[Any], messages: Messages) -> Mapping[str, Any]:
        state = position.state
        return {name: [items.item(messages, state, key, part) for key, part in items.parts(state).items()]}

    return Section(name, make, items.split.union(*(one.reads for one in items.portions)), items=items)


def members(portions: Iterable[Portion], messages: Messages, state: Any, key: Any, part: Any) -> dict[str, Any]:
    """Return the members that these portions of an item make."""
    found: dict[str, Any] = {}
    for one in portions:
        found |= one.make(messages, state, key, part)
    return found


def readings(reads: frozenset[str], narrowed: Narrowed) -> Iterator[Reading]:
    """Yield what is read of these fields, some of which are read in part."""
    for name in reads:
        yield Reading(name, narrowed.get(name))


def are_read(of: frozenset[str] | None, changed: Attributes | None) -> bool:
    """Return whether any of the attributes that changed is one of these, part of one, or has one as its part.

    of: None for all; changed: None if anything may have changed.
    """
    if of is None or changed is None:
        return True
    return any(
        one == other or one.startswith(f"{other}.") or other.startswith(f"{one}.") for one in of for other in changed
    )
