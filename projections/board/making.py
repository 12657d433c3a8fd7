"""Making a board from its sections. What reads the same as on an earlier board is shared with it."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import compress
from operator import is_not, ne
from types import MappingProxyType
from typing import Any, NamedTuple

from domain.kernel.position import Position
from projections.board.changes import Attributes, Changed, changed_parts, same
from projections.board.sections import AGENDA, Items, Reading, Section, are_read, members
from projections.patch.diff import ItemChange, ListChange, MembersChange
from projections.text.messages import Messages

NEVER = object()
"""Is no part of any item, and the same as none."""
NO_PARTS: Mapping[Any, Any] = MappingProxyType({})
CHANGES_KEPT = 4096
"""The most sets of changed parts in a cache, with what is made again."""


class MadeSection(NamedTuple):
    """A section as it was made. parts: of each item of a list, by its key, in order."""

    members: Mapping[str, Any]
    parts: Mapping[Any, Any] = NO_PARTS


Change = MembersChange | ListChange
"""What changed in a section."""


class MadeBoard(NamedTuple):
    """A board as it was made. No part of it may be changed, since later boards share what stays the same.

    since: the sections of the board that it was made from, None if it was made whole; changes: what is otherwise there.
    """

    messages: Messages
    position: Position[Any]
    sections: tuple[MadeSection, ...]
    since: tuple[MadeSection, ...] | None = None
    changes: tuple[Change, ...] = ()

    @property
    def members(self) -> dict[str, Any]:
        """The board: the members of its sections, one section after another."""
        return {name: value for one in self.sections for name, value in one.members.items()}


class _Touched(NamedTuple):
    """A section that reads something that changed. at: its number; portions: those that every item of a list makes
    again; field: the number of the one whose items the list shows, if it does.
    """

    at: int
    section: Section
    portions: tuple[int, ...]
    field: int | None


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
    if before is None or before.messages is not messages:
        return MadeBoard(messages, position, tuple([_made(one, position, messages) for one in sections]))
    if changed is None:
        changed = changed_parts(before.position, position)
    found = [*before.sections]
    changes: list[Change] = []
    for one in _touched(sections, position.state.__struct_fields__, changed.fields):
        known = found[one.at]
        found[one.at], change = _made_again(one, before.position.state, position, messages, known, changed)
        if found[one.at] is not known:
            changes.append(change)
    return MadeBoard(messages, position, tuple(found), before.sections, tuple(changes))


def differing(before: MadeBoard, after: MadeBoard) -> tuple[Change, ...] | None:
    """Return what changed in those sections that two boards of a view do not share; None if they share no section."""
    if after.since is before.sections:
        return after.changes
    pairs = list(zip(before.sections, after.sections, strict=True))
    found = tuple([MembersChange(was.members, now.members) for was, now in pairs if was is not now])
    return found if len(found) < len(pairs) else None


@lru_cache(CHANGES_KEPT)
def _touched(
    sections: tuple[Section, ...], names: tuple[str, ...], changed: tuple[tuple[int, Attributes | None], ...]
) -> tuple[_Touched, ...]:
    """Return the sections that read what changed. names: of the state's fields."""
    others = {names[at] if at < len(names) else AGENDA: attributes for at, attributes in changed}
    found: list[_Touched] = []
    for at, section in enumerate(sections):
        if _differ(section.readings(), others):
            items = section.items
            portions = [
                number
                for number, portion in enumerate(items.portions if items else ())
                if _differ(portion.readings(), others)
            ]
            field = names.index(items.field) if items and items.field else None
            found.append(_Touched(at, section, tuple(portions), field))
    return tuple(found)


def _differ(readings: Iterable[Reading], others: Mapping[str, Attributes | None]) -> bool:
    """Return whether any of these reads otherwise. others: what changed, by fields, see `Changed`."""
    return any(one.name in others and are_read(one.of, others[one.name]) for one in readings)


def _made(section: Section, position: Position[Any], messages: Messages) -> MadeSection:
    """Return a section that is made whole."""
    if section.items is None:
        return MadeSection(section.make(position, messages))
    return MadeSection(section.make(position, messages), section.items.parts(position.state))


def _made_again(
    touched: _Touched, was: Any, now: Position[Any], messages: Messages, known: MadeSection, changed: Changed
) -> tuple[MadeSection, Change]:
    """Return a section, known itself if nothing in it changed, and what did. was: the state where it is known."""
    items = touched.section.items
    if items is None:
        again = MadeSection(touched.section.make(now, messages))
        return again, MembersChange(known.members, again.members)
    return _list_again(touched, items, was, now.state, messages, known, changed)


def _list_again(
    touched: _Touched, items: Items, was: Any, state: Any, messages: Messages, known: MadeSection, changed: Changed
) -> tuple[MadeSection, Change]:
    """Return a list, known itself if nothing in it changed, and what did."""
    name = touched.section.name
    found = items.others(was, state) if items.others and not touched.portions else None
    parts = items.parts(state) if found is None else {**known.parts, **found}
    keys = list(parts)
    if found is None and keys != list(known.parts):
        again = _with_other_items(touched, items, state, messages, known, parts)
        return again, MembersChange(known.members, again.members)
    before = known.members[name]
    after = [*before]
    changes: list[ItemChange] = []
    for key, portions in _other_items(touched, items, known, parts, changed, found):
        at = keys.index(key)
        if portions is None:
            after[at] = items.item(messages, state, key, parts[key])
            changes.append(ItemChange(at, before[at], after[at]))
        else:
            new = members([items.portions[one] for one in portions], messages, state, key, parts[key])
            after[at] = {**before[at], **new}
            changes.append(ItemChange(at, before[at], after[at], new))
    again = MadeSection({name: after}, parts) if changes else known
    return again, ListChange(name, before, after, changes)


def _other_items(
    touched: _Touched,
    items: Items,
    known: MadeSection,
    parts: Mapping[Any, Any],
    changed: Changed,
    found: Iterable[Any] | None,
) -> list[tuple[Any, tuple[int, ...] | None]]:
    """Return the keys of the items that read otherwise, each with the portions that do, None for all.

    found: the only ones that may, if they are known.
    """
    for_all = touched.portions
    if touched.field is not None:
        changes = changed.items.get(touched.field, NO_PARTS)
        keys = parts if for_all else changes
        portions = [(key, _portions(touched.section, for_all, changes.get(key, ()))) for key in keys]
        return [one for one in portions if one[1]]
    if for_all:
        return [(key, None) for key in parts]
    if found is None:
        found = compress(parts, map(is_not, known.parts.values(), parts.values()))
    differ = ne if items.is_plain else _are_other
    return [(key, None) for key in found if differ(known.parts[key], parts[key])]


@lru_cache(CHANGES_KEPT)
def _portions(section: Section, for_all: tuple[int, ...], changed: Attributes | None) -> tuple[int, ...]:
    """Return the portions of an item that read otherwise. changed: the attributes of its part that do, None for all."""
    assert section.items is not None
    found = {number for number, one in enumerate(section.items.portions) if changed != () and are_read(one.of, changed)}
    return tuple(sorted(found.union(for_all)))


def _with_other_items(
    touched: _Touched, items: Items, state: Any, messages: Messages, known: MadeSection, parts: Mapping[Any, Any]
) -> MadeSection:
    """Return a list in which items came or went. Those stay whose part is the same as before."""
    name = touched.section.name
    there = zip(known.parts.items(), known.members[name], strict=True)
    kept = {} if touched.portions else {key: (part, item) for (key, part), item in there}
    found: list[Any] = []
    for key, part in parts.items():
        was, item = kept.get(key, (NEVER, None))
        found.append(item if same(was, part) else items.item(messages, state, key, part))
    return MadeSection({name: found}, parts)


def _are_other(one: Any, other: Any) -> bool:
    return not same(one, other)
