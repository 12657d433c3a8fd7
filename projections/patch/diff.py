"""Finding the patch between two JSON documents, as operations of RFC 6902.

A number and an equal truth value count as the same: no place of a board holds both in turn.
"""

from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from typing import Any

from msgspec.json import encode

from projections.patch.apply import Operation, apply
from projections.patch.pointer import escaped, value_at

MOVED_MIN = 100
"""The fewest bytes of a new item that is searched elsewhere in the document. Naming its place takes nearly as many."""
MOVES_MAX = 8
"""The most new items of one change that are searched."""
WHOLE_MIN = 2
"""A single operation is never longer than one that replaces the whole value."""


def diff(before: Any, after: Any) -> list[Operation]:
    """Return the operations that turn `before` into `after`.

    Both are plain data, and tuples count as lists. Neither is changed. What both share is the same object and is not
    compared.
    """
    plain = _changes("", before, after)
    moves = list(_moves(before, after, plain))
    if not moves:
        return plain
    moving = [*moves, *_changes("", apply(before, moves), after)]
    return min(plain, moving, key=lambda parts: len(encode(parts)))


def _changes(path: str, before: Any, after: Any) -> list[Operation]:
    """Return the operations at a path, or one that replaces the whole value if that is shorter."""
    if isinstance(before, dict) and isinstance(after, dict):
        parts = list(_of_members(path, before, after))
        if not path and any(isinstance(one, dict | list) and one is after.get(name) for name, one in before.items()):
            return parts  # what a board shares with an earlier one makes it longer than its changes
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple):
        parts = _of_list(path, before, after)
    else:
        return [_replaced(path, after)] if before != after else []
    if len(parts) < WHOLE_MIN:
        return parts
    whole = [_replaced(path, after)]
    return whole if len(encode(whole)) < len(encode(parts)) else parts


def _replaced(path: str, value: Any) -> Operation:
    return {"op": "replace", "path": path, "value": value}


def _of_members(path: str, before: dict[str, Any], after: dict[str, Any]) -> Iterator[Operation]:
    for name, value in before.items():
        if name not in after:
            yield {"op": "remove", "path": f"{path}/{escaped(name)}"}
        elif value is not (now := after[name]) and value != now:
            yield from _changes(f"{path}/{escaped(name)}", value, now)
    for name, value in after.items():
        if name not in before:
            yield {"op": "add", "path": f"{path}/{escaped(name)}", "value": value}


def _of_list(path: str, before: Sequence[Any], after: Sequence[Any]) -> list[Operation]:
    """Return changes of items, in place or by id, whichever is shorter. Equal items at both ends stay."""
    start = _alike(before, after)
    end = min(_alike(reversed(before), reversed(after)), len(before) - start, len(after) - start)
    old, new = before[start : len(before) - end], after[start : len(after) - end]
    in_place = list(_of_items(path, start, old, new))
    if _ids(old) == _ids(new):
        return in_place
    return min(in_place, list(_of_named(path, before, after)), key=lambda parts: len(encode(parts)))


def _alike(before: Iterable[Any], after: Iterable[Any]) -> int:
    """Return how many of the first items are equal."""
    count = 0
    for was, now in zip(before, after, strict=False):
        if was is not now and was != now:
            break
        count += 1
    return count


def _of_items(path: str, start: int, old: Sequence[Any], new: Sequence[Any]) -> Iterator[Operation]:
    """Yield changes of items from a place on: they change in place, then the rest is removed or added."""
    for at, (was, now) in enumerate(zip(old, new, strict=False), start=start):
        if was is not now and was != now:
            yield from _changes(f"{path}/{at}", was, now)
    for at in reversed(range(start + len(new), start + len(old))):
        yield {"op": "remove", "path": f"{path}/{at}"}
    for at, value in enumerate(new[len(old) :], start=start + len(old)):
        yield {"op": "add", "path": f"{path}/{at}", "value": value}


def _of_named(path: str, before: Sequence[Any], after: Sequence[Any]) -> Iterator[Operation]:
    """Yield changes of items matched by id: those that are gone are removed, new ones added, the others changed in
    place.

    Lists whose items do not all have an id of their own count as all gone and all new.
    """
    blocks = SequenceMatcher(None, _ids(before), _ids(after), autojunk=False).get_matching_blocks()
    stays = {block.b + at: block.a + at for block in blocks for at in range(block.size)}
    remaining = {*stays.values()}
    for at in reversed(range(len(before))):
        if at not in remaining:
            yield {"op": "remove", "path": f"{path}/{at}"}
    for at, value in enumerate(after):
        if at in stays:
            yield from _changes(f"{path}/{at}", before[stays[at]], value)
        else:
            yield {"op": "add", "path": f"{path}/{at}", "value": value}


def _moves(document: Any, after: Any, parts: Sequence[Operation]) -> Iterator[Operation]:
    """Yield the moves and copies that bring large new items from where the document has them."""
    new = [one for one in parts if one["op"] == "add" and _is_large(one["value"])]
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
    is_list = isinstance(document, list | tuple)
    for name, value in enumerate(document) if is_list else document.items():
        if isinstance(value, dict | list | tuple) and wanted in encode(value):
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
    stays = isinstance(still, list | tuple) and value_at(document, origin)["id"] in _ids(still)
    rest = document if stays else apply(document, [{"op": "remove", "path": origin}])
    target = value_at(rest, to)
    if not isinstance(target, list | tuple) or not place.isdigit() or path.startswith(f"{origin}/"):
        return None
    return {"op": "copy" if stays else "move", "from": origin, "path": f"{to}/{min(int(place), len(target))}"}


def _ids(items: Sequence[Any]) -> list[str]:
    """Return the ids of items that all have one of their own; else an empty list."""
    ids = [one.get("id") if isinstance(one, dict) else None for one in items]
    found = [one for one in ids if isinstance(one, str)]
    return found if len({*found}) == len(items) else []
