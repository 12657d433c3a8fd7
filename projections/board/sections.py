"""Sections: the parts of a board. Each declares what it reads, so an unchanged section is not made again."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import compress
from operator import attrgetter, is_, is_not, ne
from typing import Any, NamedTuple

from domain.kernel.position import Position
from projections.text.messages import Messages

NEVER = object()
"""Is no part of any item, and the same as none."""


class Items(NamedTuple):
    """How a section makes its list item by item.

    parts: (state) -> each item's key and what it is made from, in order; make: (messages, state, key, part) -> an item;
    split: the fields that are read only through these parts; is_plain: whether the parts are texts, numbers and tuples
    of them, which read alike if they are equal. An item is made again if its part is another, all are if another field
    is.
    """

    parts: Callable[[Any], Mapping[Any, Any]]
    make: Callable[[Messages, Any, Any, Any], Any]
    split: frozenset[str]
    is_plain: bool = False


@dataclass(frozen=True, eq=False)
class Section:
    """A part of a board.

    make: (position, messages) -> its members, in the board's order; reads: the fields of the state that it reads;
    reads_agenda: whether it reads what is unfinished, too; narrowed: field -> (its value) -> all that the section reads
    of it, see `same`; items: how its only member, a list of the same name, is made. A section that reads the same parts
    gives equal members.
    """

    name: str
    make: Callable[[Position[Any], Messages], Mapping[str, Any]]
    reads: frozenset[str]
    reads_agenda: bool = False
    narrowed: Mapping[str, Callable[[Any], Any]] | None = None
    items: Items | None = None

    @cached_property
    def whole(self) -> Callable[[Any], tuple[Any, ...]]:
        """Return what gives the fields that are read whole: by a list for all of its items."""
        split = self.items.split if self.items else frozenset[str]()
        return _getter(self.reads - split - {*(self.narrowed or ())})

    @cached_property
    def split(self) -> Callable[[Any], tuple[Any, ...]]:
        """Return what gives the fields that are read item by item."""
        return _getter(self.items.split if self.items else ())

    def read(self, position: Position[Any]) -> tuple[Any, ...]:
        """Return what it reads of a position, but for what only its items read."""
        state = position.state
        found = self.whole(state)
        if self.narrowed:
            found += tuple(part(getattr(state, name)) for name, part in self.narrowed.items())
        return (*found, position.agenda) if self.reads_agenda else found


def listed(
    name: str, items: Items, reads: frozenset[str], narrowed: Mapping[str, Callable[[Any], Any]] | None = None
) -> Section:
    """Return a section whose only member is a list that is made item by item."""

    def make(position: Position[Any], messages: Messages) -> Mapping[str, Any]:
        state = position.state
        return {name: [items.make(messages, state, key, part) for key, part in items.parts(state).items()]}

    return Section(name, make, reads | items.split, narrowed=narrowed, items=items)


class MadeSection(NamedTuple):
    """A section as it was made. read: from what; split: what its items alone read; keys, parts: of each item."""

    read: tuple[Any, ...]
    members: Mapping[str, Any]
    split: tuple[Any, ...] = ()
    keys: tuple[Any, ...] = ()
    parts: tuple[Any, ...] = ()


class MadeBoard(NamedTuple):
    """A board as it was made. No part of it may be changed, since later boards share what stays the same.

    members: the board, the members of its sections, one section after another.
    """

    messages: Messages
    position: Position[Any]
    sections: tuple[MadeSection, ...]
    members: dict[str, Any]


def made(
    sections: Iterable[Section], position: Position[Any], messages: Messages, before: MadeBoard | None = None
) -> MadeBoard:
    """Return the board of a position. Sections, and items of lists, that read the same as before are not made again.

    before: of the same sections, an earlier or later board, or that of another reader.
    """
    if before is None or before.messages is not messages:
        return _joined(messages, position, tuple(_made(one, position, messages, None) for one in sections))
    changed = changed_fields(before.position.state, position.state)
    is_asked_otherwise = before.position.agenda is not position.agenda
    found = [
        known
        if one.reads.isdisjoint(changed) and not (one.reads_agenda and is_asked_otherwise)
        else _made(one, position, messages, known)
        for one, known in zip(sections, before.sections, strict=True)
    ]
    members = before.members.copy()
    for known, one in zip(before.sections, found, strict=True):
        if one is not known:
            if one.members.keys() != known.members.keys():
                return _joined(messages, position, tuple(found))
            members.update(one.members)
    return MadeBoard(messages, position, tuple(found), members)


def _joined(messages: Messages, position: Position[Any], sections: tuple[MadeSection, ...]) -> MadeBoard:
    members = {name: value for one in sections for name, value in one.members.items()}
    return MadeBoard(messages, position, sections, members)


def changed_fields(before: Any, after: Any) -> list[str]:
    """Return the fields of a state that are other objects than before."""
    names = after.__struct_fields__
    values = values_of(names)
    return list(compress(names, map(is_not, values(before), values(after))))


def same(one: Any, other: Any) -> bool:
    """Return whether two values read alike: the same object, equal texts or numbers, or tuples of such values.

    Equal mappings are not the same, since their order may differ.
    """
    if one is other:
        return True
    if isinstance(one, tuple):
        is_alike = isinstance(other, tuple) and len(one) == len(other)
        return is_alike and (all(map(is_, one, other)) or all(map(same, one, other)))
    return isinstance(one, (str, int)) and bool(one == other)


def _are_other(one: Any, other: Any) -> bool:
    return not same(one, other)


def _made(section: Section, position: Position[Any], messages: Messages, before: MadeSection | None) -> MadeSection:
    read, split = section.read(position), section.split(position.state)
    is_same = before is not None and same(before.read, read)
    if before is not None and is_same and same(before.split, split):
        return before
    if section.items is None:
        return MadeSection(read, section.make(position, messages))
    parts = section.items.parts(position.state)
    members = _items(section, position.state, messages, parts, before if is_same else None)
    return MadeSection(read, members, split, tuple(parts), tuple(parts.values()))


def _items(
    section: Section, state: Any, messages: Messages, parts: Mapping[Any, Any], before: MadeSection | None
) -> Mapping[str, Any]:
    """Return the list of a section's items, in which those stay whose part is the same as before."""
    assert section.items is not None
    name, make = section.name, section.items.make
    if before is None:
        return {name: [make(messages, state, key, part) for key, part in parts.items()]}
    items, keys = before.members[name], tuple(parts)
    if keys == before.keys:
        changed = list(compress(range(len(keys)), map(is_not, before.parts, parts.values())))
        differ = ne if section.items.is_plain else _are_other
        changed = [at for at in changed if differ(before.parts[at], parts[keys[at]])]
        if not changed:
            return before.members
        items = [*items]
        for at in changed:
            items[at] = make(messages, state, keys[at], parts[keys[at]])
        return {name: items}
    known = dict(zip(before.keys, zip(before.parts, items, strict=True), strict=True))
    found: list[Any] = []
    for key, part in parts.items():
        was, item = known.get(key, (NEVER, None))
        found.append(item if same(was, part) else make(messages, state, key, part))
    return {name: found}


@lru_cache
def values_of(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """Return what gives the values of all fields of a state, in their order."""
    return attrgetter(*names)


def _getter(names: Iterable[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Return what gives the values of these fields of a state."""
    found = sorted(names)
    if len(found) > 1:
        return attrgetter(*found)
    return lambda state: tuple(getattr(state, name) for name in found)
