"""Sections: the parts of a board. Each declares what it reads, so an unchanged section is not made again."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import compress
from operator import is_, is_not, ne
from typing import Any, NamedTuple

from msgspec.structs import astuple

from domain.kernel.position import Position
from projections.text.messages import Messages

NEVER = object()
"""Is no part of any item, and the same as none."""
CHANGES_KEPT = 4096
"""The most sets of changed parts in the cache, with the sections that read any of them."""


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
    def whole(self) -> frozenset[str]:
        """Return the fields that are read whole: by a list for all of its items."""
        split = self.items.split if self.items else frozenset[str]()
        return self.reads - split - {*(self.narrowed or ())}

    def narrow(self, state: Any) -> tuple[Any, ...]:
        """Return what it reads of the fields that it reads in part."""
        return tuple([part(getattr(state, name)) for name, part in (self.narrowed or {}).items()])


def listed(
    name: str, items: Items, reads: frozenset[str], narrowed: Mapping[str, Callable[[Any], Any]] | None = None
) -> Section:
    """Return a section whose only member is a list that is made item by item."""

    def make(position: Position[Any], messages: Messages) -> Mapping[str, Any]:
        state = position.state
        return {name: [items.make(messages, state, key, part) for key, part in items.parts(state).items()]}

    return Section(name, make, reads | items.split, narrowed=narrowed, items=items)


class MadeSection(NamedTuple):
    """A section as it was made. narrow: see `Section.narrow`; keys, parts: of each item of a list."""

    members: Mapping[str, Any]
    narrow: tuple[Any, ...] = ()
    keys: tuple[Any, ...] = ()
    parts: tuple[Any, ...] = ()


class MadeBoard(NamedTuple):
    """A board as it was made. No part of it may be changed, since later boards share what stays the same."""

    messages: Messages
    position: Position[Any]
    sections: tuple[MadeSection, ...]

    @property
    def members(self) -> dict[str, Any]:
        """The board: the members of its sections, one section after another."""
        return {name: value for one in self.sections for name, value in one.members.items()}


Changed = tuple[int, ...]
"""Parts of a position that are other objects than in another one: fields of the state by their number, and behind the
last of them what is unfinished.
"""


class _Touched(NamedTuple):
    """A section that reads something that changed. at: its number; whole: the fields that it reads whole; agenda:
    whether it reads what is unfinished; narrowed, split: whether it reads a field in part, or item by item.
    """

    at: int
    section: Section
    whole: tuple[str, ...]
    agenda: bool
    narrowed: bool
    split: bool


def made(
    sections: tuple[Section, ...],
    position: Position[Any],
    messages: Messages,
    before: MadeBoard | None = None,
    changed: Changed | None = None,
) -> MadeBoard:
    """Return the board of a position. Sections, and items of lists, that read the same as before are not made again.

    before: of the same sections, an earlier or later board, or that of another reader; changed: the parts that are
    other objects than at its position, if they are known.
    """
    if before is None or before.messages is not messages:
        return MadeBoard(messages, position, tuple([_made(one, position, messages) for one in sections]))
    if changed is None:
        changed = changed_parts(before.position, position)
    found = list(before.sections)
    for touched in _touched(sections, position.state.__struct_fields__, changed):
        found[touched.at] = _made_again(touched, before.position, position, messages, found[touched.at])
    return MadeBoard(messages, position, tuple(found))


def differing(before: MadeBoard, after: MadeBoard) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """Return the members of those sections that two boards of a view do not share; None if they share no section."""
    others = list(
        compress(zip(before.sections, after.sections, strict=True), map(is_not, before.sections, after.sections))
    )
    if len(others) == len(after.sections):
        return None
    old: dict[str, Any] = {}
    new: dict[str, Any] = {}
    for was, now in others:
        old.update(was.members)
        new.update(now.members)
    return old, new


def changed_parts(before: Position[Any], after: Position[Any]) -> Changed:
    """Return which parts of a position are other objects than before."""
    was, now = astuple(before.state), astuple(after.state)
    changed = compress(range(len(now)), map(is_not, was, now))
    return tuple(changed) if before.agenda is after.agenda else (*changed, len(now))


@lru_cache(CHANGES_KEPT)
def _touched(sections: tuple[Section, ...], fields: tuple[str, ...], changed: Changed) -> tuple[_Touched, ...]:
    """Return the sections that read any of these parts. fields: of the state."""
    names = [fields[at] for at in changed if at < len(fields)]
    is_asked_otherwise = len(fields) in changed
    found = [
        _Touched(
            at,
            one,
            tuple(name for name in names if name in one.whole),
            is_asked_otherwise and one.reads_agenda,
            any(name in (one.narrowed or ()) for name in names),
            one.items is not None and not one.items.split.isdisjoint(names),
        )
        for at, one in enumerate(sections)
    ]
    return tuple(one for one in found if one.whole or one.agenda or one.narrowed or one.split)


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


def _made(
    section: Section,
    position: Position[Any],
    messages: Messages,
    narrow: tuple[Any, ...] | None = None,
    known: MadeSection | None = None,
) -> MadeSection:
    """Return a section. narrow: see `Section.narrow`, if it is known; known: what its list may share items with."""
    if narrow is None:
        narrow = section.narrow(position.state)
    if section.items is None:
        return MadeSection(section.make(position, messages), narrow)
    parts = section.items.parts(position.state)
    members = _items(section, position.state, messages, parts, known)
    if known is not None and members is known.members:
        return known
    return MadeSection(members, narrow, tuple(parts), tuple(parts.values()))


def _made_again(
    touched: _Touched, before: Position[Any], after: Position[Any], messages: Messages, known: MadeSection
) -> MadeSection:
    """Return a section at a position, the known one if it reads the same as before."""
    section, narrow = touched.section, known.narrow
    is_same = not (touched.agenda and not same(before.agenda, after.agenda))
    for name in touched.whole:
        is_same = is_same and same(getattr(before.state, name), getattr(after.state, name))
    if touched.narrowed:
        narrow = section.narrow(after.state)
        is_same = is_same and same(known.narrow, narrow)
    if is_same and not touched.split:
        return known
    return _made(section, after, messages, narrow, known if is_same else None)


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
