"""Finding the patch between two JSON documents, as operations of RFC 6902.

A number and an equal truth value count as the same: no place of a board holds both in turn.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import compress
from operator import is_not
from typing import Any, NamedTuple

from msgspec.json import Encoder

from projections.patch.apply import Operation, apply
from projections.patch.pointer import escaped, value_at

encode = Encoder().encode

MOVED_MIN = 100
"""The fewest bytes of a new item that is searched elsewhere in the document. Naming its place takes nearly as many."""
MOVES_MAX = 8
"""The most new items of one change that are searched."""
WHOLE_MIN = 2
"""A single operation is never longer than one that replaces the whole value."""
WHOLE_SHARE = 3
"""A whole value is not tried unless one of so many of its places changes: encoding both costs more than the few bytes
that it would rarely save.
"""
MISSING = object()
"""Stands for what a document lacks; it equals nothing."""
PARTS, LISTS = (dict, list, tuple), (list, tuple)


def diff(before: Any, after: Any) -> list[Operation]:
    """Return the operations that turn `before` into `after`.

    Both are plain data, and tuples count as lists. Neither is changed. What both share is the same object and is not
    compared.
    """
    return _with_moves(_changes("", before, after), lambda: (before, after))


class MembersChange(NamedTuple):
    """Some members of an object, before and after."""

    before: Mapping[str, Any]
    after: Mapping[str, Any]


class ItemChange(NamedTuple):
    """An item of a list. at: its place, from 0; members: the only ones that may differ, each of which it had before;
    None if all may.
    """

    at: int
    before: Any
    after: Any
    members: Mapping[str, Any] | None = None


class ListChange(NamedTuple):
    """A list that is a member of an object, before and after. items: the only ones that may differ; as many are there
    as before.
    """

    name: str
    before: Sequence[Any]
    after: Sequence[Any]
    items: Sequence[ItemChange]


def diff_of(parts: Iterable[MembersChange | ListChange], whole: Callable[[], tuple[Any, Any]]) -> list[Operation]:
    """Return the operations that turn one object into another.

    parts: some of their members, before and after; all others are equal; whole: returns both objects, which are asked
    for only if something may have moved within them.
    """
    plain: list[Operation] = []
    for one in parts:
        if isinstance(one, ListChange):
            plain += _of_changed_items(one)
        else:
            plain += _of_members("", one.before, one.after)[0]
    return _with_moves(plain, whole)


def _of_changed_items(change: ListChange) -> list[Operation]:
    """Return changes of a list whose items stay in their places."""
    path = f"/{escaped(change.name)}"
    parts: list[Operation] = []
    for at, before, after, members in change.items:
        if not _is_in_place(before, after):
            return _changes(path, change.before, change.after)
        below = f"{path}/{at}"
        if members is None:
            parts += _changes(below, before, after)
        else:
            parts += _shorter(below, *_of_members(below, before, after, members), after)
    return _shorter(path, parts, len(change.items), change.after)


def _with_moves(plain: list[Operation], whole: Callable[[], tuple[Any, Any]]) -> list[Operation]:
    """Return the shorter of these operations and those that move items. whole: see `diff_of`."""
    new = [one for one in plain if one["op"] == "add" and _is_large(one["value"])]
    if not new:
        return plain
    before, after = whole()
    moves = list(_moves(before, after, new))
    if not moves:
        return plain
    moving = [*moves, *_changes("", apply(before, moves), after)]
    return min(plain, moving, key=lambda parts: len(encode(parts)))


def _changes(path: str, before: Any, after: Any) -> list[Operation]:
    """Return the operations at a path, or one that replaces the whole value if that is shorter."""
    if isinstance(before, dict) and isinstance(after, dict):
        parts, places = _of_members(path, before, after)
        if not path and any(_is_shared(before[name], after.get(name)) for name in reversed(before)):
            return parts  # what a board shares with an earlier one makes it longer than its changes
    elif isinstance(before, LISTS) and isinstance(after, LISTS):
        parts, places = _of_list(path, before, after)
    else:
        return [_replaced(path, after)] if before != after else []
    return _shorter(path, parts, places, after)


def _shorter(path: str, parts: list[Operation], places: int, after: Any) -> list[Operation]:
    """Return these operations at so many places below a path, or one that replaces the whole value if it is shorter."""
    if len(parts) < WHOLE_MIN or places == 1:  # what changes in one place alone was made as short as can be there
        return parts
    if places * WHOLE_SHARE <= len(after):
        return parts
    whole = [_replaced(path, after)]
    return whole if len(encode(whole)) < len(encode(parts)) else parts


def _is_shared(one: Any, other: Any) -> bool:
    return one is other and isinstance(one, PARTS)


def _replaced(path: str, value: Any) -> Operation:
    return {"op": "replace", "path": path, "value": value}


def _of_members(
    path: str, before: Mapping[str, Any], after: Mapping[str, Any], members: Mapping[str, Any] | None = None
) -> tuple[list[Operation], int]:
    """Return changes of members, and of how many. members: see `ItemChange`."""
    parts: list[Operation] = []
    staying, places = len(before), 0
    for name in before if members is None else members:
        value, now = before[name], after.get(name, MISSING)
        if value is now or value == now:
            continue
        at = f"{path}/{escaped(name)}"
        places += 1
        if now is MISSING:
            parts.append({"op": "remove", "path": at})
            staying -= 1
        elif isinstance(value, PARTS):
            parts += _changes(at, value, now)
        else:
            parts.append({"op": "replace", "path": at, "value": now})  # as `_replaced`; most changes are such
    if len(after) > staying:
        new = [name for name in after if name not in before]
        parts += [{"op": "add", "path": f"{path}/{escaped(name)}", "value": after[name]} for name in new]
        places += len(new)
    return parts, places


def _of_list(path: str, before: Sequence[Any], after: Sequence[Any]) -> tuple[list[Operation], int]:
    """Return changes of items, in place or by id, whichever is shorter, and of how many items or more. Equal items at
    both ends stay.
    """
    if not before:
        return [{"op": "add", "path": f"{path}/{at}", "value": one} for at, one in enumerate(after)], len(after)
    if not after:
        return [{"op": "remove", "path": f"{path}/{at}"} for at in reversed(range(len(before)))], len(before)
    if len(before) == len(after):
        in_place: list[Operation] = []
        replaced = list(compress(range(len(after)), map(is_not, before, after)))
        for at in replaced:
            was, now = before[at], after[at]
            if not _is_in_place(was, now):
                break
            in_place += _changes(f"{path}/{at}", was, now)
        else:
            return in_place, len(replaced)
    start = _alike(before, after)
    end = min(_alike(reversed(before), reversed(after)), len(before) - start, len(after) - start)
    old, new = before[start : len(before) - end], after[start : len(after) - end]
    in_place = _of_items(path, start, old, new)
    if not old or not new or (old_ids := _ids(old)) == (new_ids := _ids(new)):
        return in_place, len(before) + len(after)
    named = _of_named(path, start, old, new, _staying(old_ids, new_ids))
    return named if len(encode(named)) < len(encode(in_place)) else in_place, len(before) + len(after)


def _is_in_place(one: Any, other: Any) -> bool:
    """Return whether two items are objects with the same id, or both no objects."""
    if isinstance(one, dict):
        return isinstance(other, dict) and one.get("id") == other.get("id")
    return not isinstance(other, dict)


def _alike(before: Iterable[Any], after: Iterable[Any]) -> int:
    """Return how many of the first items are equal."""
    count = 0
    for was, now in zip(before, after, strict=False):
        if was is not now and was != now:
            break
        count += 1
    return count


def _of_items(path: str, start: int, old: Sequence[Any], new: Sequence[Any]) -> list[Operation]:
    """Return changes of items from a place on: they change in place, then the rest is removed or added."""
    parts: list[Operation] = []
    for at, (was, now) in enumerate(zip(old, new, strict=False), start=start):
        if was is not now and was != now:
            parts += _changes(f"{path}/{at}", was, now)
    for at in reversed(range(start + len(new), start + len(old))):
        parts.append({"op": "remove", "path": f"{path}/{at}"})
    for at, value in enumerate(new[len(old) :], start=start + len(old)):
        parts.append({"op": "add", "path": f"{path}/{at}", "value": value})
    return parts


def _of_named(
    path: str, start: int, old: Sequence[Any], new: Sequence[Any], staying: Mapping[int, int]
) -> list[Operation]:
    """Return changes of items from a place on, matched by id: those that are gone are removed, new ones added, the
    others changed in place. staying: place among the new -> among the old.
    """
    remaining = {*staying.values()}
    gone = [at for at in reversed(range(len(old))) if at not in remaining]
    parts: list[Operation] = [{"op": "remove", "path": f"{path}/{start + at}"} for at in gone]
    for at, value in enumerate(new):
        if at in staying:
            parts += _changes(f"{path}/{start + at}", old[staying[at]], value)
        else:
            parts.append({"op": "add", "path": f"{path}/{start + at}", "value": value})
    return parts


def _staying(old: Sequence[str], new: Sequence[str]) -> dict[int, int]:
    """Return as many items as can stay, since they keep their order: place among the new -> among the old."""
    places = {id: at for at, id in enumerate(old)}
    shared = [(at, places[id]) for at, id in enumerate(new) if id in places]
    ends: list[tuple[int, int]] = []  # of the best row of each length so far: its last one's old place and number
    earlier: list[int] = []  # the number of the one before in its row, -1 for the first
    for number, (_, was) in enumerate(shared):
        length = bisect_left(ends, (was,))
        earlier.append(ends[length - 1][1] if length else -1)
        ends[length : length + 1] = [(was, number)]
    found: dict[int, int] = {}
    number = ends[-1][1] if ends else -1
    while number >= 0:
        at, was = shared[number]
        found[at] = was
        number = earlier[number]
    return found


def _moves(document: Any, after: Any, new: Sequence[Operation]) -> Iterator[Operation]:
    """Yield the moves and copies that bring large new items from where the document has them. new: what adds them."""
    for one in new[:MOVES_MAX]:
        origin = _place("", document, one["value"]["id"])
        move = _brought(document, after, origin, one["path"]) if origin else None
        if move:
            yield move
            document = apply(document, [move])


def _is_large(item: Any) -> bool:
    """Return whether an item has an id, and is so large that naming its place may be shorter."""
    return isinstance(item, dict) and isinstance(item.get("id"), str) and len(encode(item)) >= MOVED_MIN


def _place(path: str, document: Any, id: str) -> str | None:
    """Return the path of a list item with this id, None if there is none. Skips values whose text lacks the id."""
    wanted = b'"id":%b' % encode(id)
    is_list = isinstance(document, LISTS)
    for name, value in enumerate(document) if is_list else document.items():
        if isinstance(value, PARTS) and wanted in encode(value):
            below = f"{path}/{escaped(str(name))}"
            if is_list and isinstance(value, dict) and value.get("id") == id:
                return below
            if (found := _place(below, value, id)) is not None:
                return found
    return None


def _brought(document: Any, after: Any, origin: str, path: str) -> Operation | None:
    """Return the operation that brings an item to a list, at most to its present end; None without such a list.

    It is a copy if `after` also has the item where it was.
    """
    left, (to, _, place) = origin.rpartition("/")[0], path.rpartition("/")
    still = value_at(after, left) if left != to else None
    stays = isinstance(still, LISTS) and value_at(document, origin)["id"] in _ids(still)
    rest = document if stays else apply(document, [{"op": "remove", "path": origin}])
    target = value_at(rest, to)
    if not isinstance(target, LISTS) or not place.isdigit() or path.startswith(f"{origin}/"):
        return None
    return {"op": "copy" if stays else "move", "from": origin, "path": f"{to}/{min(int(place), len(target))}"}


def _ids(items: Sequence[Any]) -> list[str]:
    """Return the ids of items that all have one of their own; else an empty list."""
    ids = [one.get("id") if isinstance(one, dict) else None for one in items]
    found = [one for one in ids if isinstance(one, str)]
    return found if len({*found}) == len(items) else []
