"""Sections: the parts of a board. Each declares what it reads, so an unchanged section is not made again."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import compress
from operator import is_, is_not, ne
from typing import Any, NamedTuple

from msgspec.structs import astuple

from domain.kernel.position import Position
from projections.text.messages import Messages

NEVER = object()
"""Is no part of any item, and the same as none."""
AGENDA = "agenda"
"""Stands for what is unfinished among the fields of a state."""
CHANGES_KEPT = 4096
"""The most sets of changed parts in the cache, with the sections that read any of them."""
SECTIONS_KEPT = 64
"""The most views in the cache, with what their sections read."""


Narrow = Callable[[Any], Any]
"""(the value of a field of the state) -> all that is read of it."""


class Items(NamedTuple):
    """How a section makes its list item by item.

    parts: (state) -> each item's key and what it is made from, in order; make: (messages, state, key, part) -> an item;
    split: the fields that are read only through these parts; narrowed: those of them that the parts read in part, see
    `Section`; is_plain: whether the parts are texts, numbers and tuples of them, which read alike if they are equal.
    An item is made again if its part is another, all are if another field is.
    """

    parts: Callable[[Any], Mapping[Any, Any]]
    make: Callable[[Messages, Any, Any, Any], Any]
    split: frozenset[str]
    narrowed: Mapping[str, Narrow] = {}
    is_plain: bool = False


@dataclass(frozen=True, eq=False)
class Section:
    """A part of a board.

    make: (position, messages) -> its members, in the board's order; reads: the fields of the state that it reads;
    reads_agenda: whether it reads what is unfinished, too; narrowed: the fields that it reads in part, see `same`;
    items: how its only member, a list of the same name, is made. A section that reads the same parts gives equal
    members.
    """

    name: str
    make: Callable[[Position[Any], Messages], Mapping[str, Any]]
    reads: frozenset[str]
    reads_agenda: bool = False
    narrowed: Mapping[str, Narrow] = field(default_factory=dict)
    items: Items | None = None

    def split(self) -> Iterator["Reading"]:
        """Yield what is read only item by item."""
        if self.items:
            for name in self.items.split:
                yield Reading(name, self.items.narrowed.get(name))

    def whole(self) -> Iterator["Reading"]:
        """Yield what the section, or every item of its list, reads."""
        beside = self.items.split if self.items else frozenset[str]()
        for name in self.reads - beside - {*self.narrowed}:
            yield Reading(name)
        for name, part in self.narrowed.items():
            yield Reading(name, part)
        if self.reads_agenda:
            yield Reading(AGENDA)


def listed(name: str, items: Items, reads: frozenset[str], narrowed: Mapping[str, Narrow] | None = None) -> Section:
    """Return a section whose only member is a list that is made item by item."""

    def make(position: Position[Any], messages: Messages) -> Mapping[str, Any]:
        state = position.state
        return {name: [items.make(messages, state, key, part) for key, part in items.parts(state).items()]}

    return Section(name, make, reads | items.split, narrowed=narrowed or {}, items=items)


class Reading(NamedTuple):
    """What is read of a position. name: a field of the state, or what is unfinished; part: None if it is read whole."""

    name: str
    part: Narrow | None = None


class MadeSection(NamedTuple):
    """A section as it was made. keys, parts: of each item of a list."""

    members: Mapping[str, Any]
    keys: tuple[Any, ...] = ()
    parts: tuple[Any, ...] = ()


class MadeBoard(NamedTuple):
    """A board as it was made. No part of it may be changed, since later boards share what stays the same.

    narrow: what its sections read of the fields that they read in part, in the order of `Readings.narrow`.
    """

    messages: Messages
    position: Position[Any]
    sections: tuple[MadeSection, ...]
    narrow: tuple[Any, ...]

    @property
    def members(self) -> dict[str, Any]:
        """The board: the members of its sections, one section after another."""
        return {name: value for one in self.sections for name, value in one.members.items()}


Changed = tuple[int, ...]
"""Parts of a position that read otherwise than in another one, see `same`: fields of the state by their number, and
behind the last of them what is unfinished.
"""


class Readings(NamedTuple):
    """What sections read. narrow: what is read in part, each once though several sections read it; narrow_of: the
    numbers of those by the number of their field.
    """

    narrow: tuple[Reading, ...]
    narrow_of: Mapping[int, tuple[int, ...]]


class _Touched(NamedTuple):
    """A section that reads something that changed. at: its number; is_whole: whether every item of a list reads it."""

    at: int
    section: Section
    is_whole: bool


def made(
    sections: tuple[Section, ...],
    position: Position[Any],
    messages: Messages,
    before: MadeBoard | None = None,
    changed: Changed | None = None,
) -> MadeBoard:
    """Return the board of a position. Sections, and items of lists, that read the same as before are not made again.

    before: of the same sections, an earlier or later board, or that of another reader; changed: the parts that read
    otherwise than at its position, if they are known.
    """
    state = position.state
    readings = _readings(sections, state.__struct_fields__)
    if before is None or before.messages is not messages:
        narrow = tuple([part(getattr(state, name)) for name, part in readings.narrow if part])
        return MadeBoard(messages, position, tuple([_made(one, position, messages) for one in sections]), narrow)
    if changed is None:
        changed = changed_parts(before.position, position)
    narrow, others = _narrow_again(readings, changed, state, before.narrow)
    found = list(before.sections)
    for at, section, is_whole in _touched(sections, state.__struct_fields__, changed, others):
        found[at] = _made(section, position, messages, None if is_whole else found[at])
    return MadeBoard(messages, position, tuple(found), narrow)


def differing(before: MadeBoard, after: MadeBoard) -> list[tuple[Mapping[str, Any], Mapping[str, Any]]] | None:
    """Return the members of those sections that two boards of a view do not share, earlier and later; None if they
    share no section.
    """
    found = [
        (was.members, now.members) for was, now in zip(before.sections, after.sections, strict=True) if was is not now
    ]
    return found if len(found) < len(after.sections) else None


def changed_parts(before: Position[Any], after: Position[Any]) -> Changed:
    """Return which parts of a position read otherwise than before."""
    was, now = astuple(before.state), astuple(after.state)
    others = compress(range(len(now)), map(is_not, was, now))
    changed = [at for at in others if not same(was[at], now[at])]
    if not same(before.agenda, after.agenda):
        changed.append(len(now))
    return tuple(changed)


def _narrow_again(
    readings: Readings, changed: Changed, state: Any, known: tuple[Any, ...]
) -> tuple[tuple[Any, ...], tuple[int, ...]]:
    """Return what is read in part at a state, and the numbers of what reads otherwise than what is known."""
    found: list[Any] = [*known]
    others: list[int] = []
    for at in changed:
        for number in readings.narrow_of.get(at, ()):
            name, part = readings.narrow[number]
            value = part(getattr(state, name)) if part else None
            if not same(found[number], value):
                found[number] = value
                others.append(number)
    return (tuple(found), tuple(others)) if others else (known, ())


@lru_cache(SECTIONS_KEPT)
def _readings(sections: tuple[Section, ...], fields: tuple[str, ...]) -> Readings:
    """Return what sections read. fields: of the state."""
    all_of = dict.fromkeys(one for section in sections for one in (*section.whole(), *section.split()) if one.part)
    narrow = tuple(all_of)
    by_field = {at: [n for n, one in enumerate(narrow) if one.name == name] for at, name in enumerate(fields)}
    return Readings(narrow, {at: tuple(numbers) for at, numbers in by_field.items() if numbers})


@lru_cache(CHANGES_KEPT)
def _touched(
    sections: tuple[Section, ...], fields: tuple[str, ...], changed: Changed, others: tuple[int, ...]
) -> tuple[_Touched, ...]:
    """Return the sections that read what changed. fields: of the state; others: see `_narrow_again`."""
    narrow = _readings(sections, fields).narrow
    names = {fields[at] if at < len(fields) else AGENDA for at in changed}
    read = {*map(Reading, names), *(narrow[number] for number in others)}
    found = [
        _Touched(at, one, is_whole=not read.isdisjoint(one.whole()))
        for at, one in enumerate(sections)
        if not read.isdisjoint((*one.whole(), *one.split()))
    ]
    return tuple(found)


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
    section: Section, position: Position[Any], messages: Messages, known: MadeSection | None = None
) -> MadeSection:
    """Return a section. known: what its list may share items with."""
    if section.items is None:
        return MadeSection(section.make(position, messages))
    parts = section.items.parts(position.state)
    members = _items(section, position.state, messages, parts, known)
    if known is not None and members is known.members:
        return known
    return MadeSection(members, tuple(parts), tuple(parts.values()))


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
