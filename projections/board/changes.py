"""What reads otherwise at one position than at another, down to the attributes of items."""

from collections.abc import Mapping
from itertools import compress
from operator import is_, is_not
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import astuple

from domain.kernel.position import Position

Attributes = tuple[str, ...]
"""Names of attributes; `tower.hex` is one of an attribute."""


class Changed(NamedTuple):
    """Which parts of a position read otherwise than in another one, see `same`.

    fields: the number of each field of the state, and of what is unfinished behind the last of them; with what changed
    in its items, None if items came or went or have no attributes. items: by the number of a mapping whose keys stayed,
    the items that changed, each with what did in it, None if it has no attributes.
    """

    fields: tuple[tuple[int, Attributes | None], ...]
    items: Mapping[int, Mapping[Any, Attributes | None]]


def changed_parts(before: Position[Any], after: Position[Any]) -> Changed:
    """Return which parts of a position read otherwise than before."""
    was, now = astuple(before.state), astuple(after.state)
    found: list[tuple[int, Attributes | None]] = []
    items: dict[int, Mapping[Any, Attributes | None]] = {}
    for at in compress(range(len(now)), map(is_not, was, now)):
        one, other = was[at], now[at]
        if isinstance(other, dict) and isinstance(one, dict):
            others = _changed_items(one, other)
            if others:
                items[at] = others
                found.append((at, _of_any(others)))
            elif others is None:
                found.append((at, None))
        elif not same(one, other):
            found.append((at, None))
    if not same(before.agenda, after.agenda):
        found.append((len(now), None))
    return Changed(tuple(found), items)


def _of_any(items: Mapping[Any, Attributes | None]) -> Attributes | None:
    """Return the attributes that changed in any of these items; None if one has no attributes."""
    first, *more = items.values()
    if not more:
        return first
    found: dict[str, None] = {}
    for attributes in items.values():
        if attributes is None:
            return None
        found |= dict.fromkeys(attributes)
    return tuple(found)


def _changed_items(was: dict[Any, Any], now: dict[Any, Any]) -> dict[Any, Attributes | None] | None:
    """Return the items of a mapping that changed, each with its attributes; None if the keys or their order did."""
    if list(was) != list(now):
        return None
    found: dict[Any, Attributes | None] = {}
    for key in compress(now, map(is_not, was.values(), now.values())):
        one, other = was[key], now[key]
        if isinstance(other, Struct) and type(one) is type(other):
            if attributes := _changed_attributes(one, other):
                found[key] = attributes
        elif not same(one, other):
            found[key] = None
    return found


def _changed_attributes(was: Struct, now: Struct) -> Attributes:
    """Return the attributes that read otherwise than in another value of the same type."""
    one, other = astuple(was), astuple(now)
    found: list[str] = []
    for name, old, new in compress(zip(now.__struct_fields__, one, other, strict=True), map(is_not, one, other)):
        if isinstance(new, Struct) and type(old) is type(new):
            found += [f"{name}.{inner}" for inner in _changed_attributes(old, new)]
        elif not same(old, new):
            found.append(name)
    return tuple(found)


def same(one: Any, other: Any) -> bool:
    """Return whether two values read alike: the same object, equal texts or numbers, or tuples of such values."""
    if one is other:
        return True
    if isinstance(one, tuple):
        is_alike = isinstance(other, tuple) and len(one) == len(other)
        return is_alike and (all(map(is_, one, other)) or all(map(same, one, other)))
    return isinstance(one, (str, int)) and bool(one == other)
