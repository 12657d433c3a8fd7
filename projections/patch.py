"""What changed between two JSON documents, as operations of RFC 6902, and how they are applied.

Only `add`, `remove` and `replace` are made and understood: what a view's changes need. No place of a view holds now a
number and now a truth value, so these need not be told apart.
"""

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import Any

from msgspec.json import encode

Operation = dict[str, Any]


class Unfit(ValueError):
    """The patch does not fit the document."""


def patch(before: Any, after: Any) -> list[Operation]:
    """The operations that make `after` of `before`. Both are plain data, tuples count as lists; neither is changed."""
    return _changes("", before, after)


def patched(document: Any, operations: Sequence[Operation]) -> Any:
    """The document after these operations, in their order; it itself is left as it was. Raises Unfit."""
    for one in operations:
        try:
            parts = [_unescaped(part) for part in one["path"].split("/")[1:]]
            document = _put(document, parts, one["op"], one.get("value"))
        except (LookupError, ValueError, TypeError, AttributeError) as error:
            raise Unfit(f"the patch does not fit: {one!r}") from error
    return document


def _changes(path: str, before: Any, after: Any) -> list[Operation]:
    """The operations at a path, or one for the whole of it where that is shorter."""
    if isinstance(before, dict) and isinstance(after, dict):
        parts = list(_of_members(path, before, after))
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple):
        ways = (_of_items, _of_named) if _ids(before) != _ids(after) else (_of_items,)
        parts = min((list(way(path, before, after)) for way in ways), key=lambda parts: len(encode(parts)))
    else:
        return [_replaced(path, after)] if before != after else []
    whole = [_replaced(path, after)]
    return whole if len(parts) > 1 and len(encode(whole)) < len(encode(parts)) else parts


def _replaced(path: str, value: Any) -> Operation:
    return {"op": "replace", "path": path, "value": value}


def _of_members(path: str, before: dict[str, Any], after: dict[str, Any]) -> Iterator[Operation]:
    for name, value in before.items():
        if name not in after:
            yield {"op": "remove", "path": f"{path}/{_escaped(name)}"}
        elif value != after[name]:
            yield from _changes(f"{path}/{_escaped(name)}", value, after[name])
    for name, value in after.items():
        if name not in before:
            yield {"op": "add", "path": f"{path}/{_escaped(name)}", "value": value}


def _of_items(path: str, before: Sequence[Any], after: Sequence[Any]) -> Iterator[Operation]:
    """Items at the ends that are equal stay; those between are changed in place, then the rest removed or added."""
    shorter = min(len(before), len(after))
    start = next((at for at in range(shorter) if before[at] != after[at]), shorter)
    end = next((at for at in range(shorter - start) if before[-1 - at] != after[-1 - at]), shorter - start)
    old, new = before[start : len(before) - end], after[start : len(after) - end]
    for at, (was, now) in enumerate(zip(old, new, strict=False), start=start):
        yield from _changes(f"{path}/{at}", was, now)
    for at in reversed(range(start + len(new), start + len(old))):
        yield {"op": "remove", "path": f"{path}/{at}"}
    for at, value in enumerate(new[len(old) :], start=start + len(old)):
        yield {"op": "add", "path": f"{path}/{at}", "value": value}


def _of_named(path: str, before: Sequence[Any], after: Sequence[Any]) -> Iterator[Operation]:
    """Items by their ids: those that are gone are removed, then what is new is added, and what stays changed in place.

    Items without ids of their own count as all gone and all new.
    """
    blocks = SequenceMatcher(None, _ids(before), _ids(after), autojunk=False).get_matching_blocks()
    stays = {block.b + at: block.a + at for block in blocks for at in range(block.size)}
    kept = {*stays.values()}
    for at in reversed(range(len(before))):
        if at not in kept:
            yield {"op": "remove", "path": f"{path}/{at}"}
    for at, value in enumerate(after):
        if at in stays:
            yield from _changes(f"{path}/{at}", before[stays[at]], value)
        else:
            yield {"op": "add", "path": f"{path}/{at}", "value": value}


def _ids(items: Sequence[Any]) -> list[str]:
    """The ids of items that all have one of their own; else none."""
    ids = [one.get("id") if isinstance(one, dict) else None for one in items]
    found = [one for one in ids if isinstance(one, str)]
    return found if len({*found}) == len(items) else []


def _put(document: Any, parts: Sequence[str], op: str, value: Any) -> Any:
    """The document with one operation done at the place that `parts` lead to."""
    if not parts:
        if op != "replace":
            raise ValueError(op)
        return value
    copy = document.copy()
    place: Any = _index(parts[0]) if isinstance(copy, list) else parts[0]
    if len(parts) > 1:
        copy[place] = _put(copy[place], parts[1:], op, value)
    elif op == "remove":
        del copy[place]
    elif op == "add" and isinstance(copy, list):
        copy.insert(_within(copy, place), value)
    elif op == "add" or (op == "replace" and (isinstance(copy, list) or place in copy)):
        copy[place] = value
    else:
        raise ValueError(op)
    return copy


def _within(items: list[Any], place: int) -> int:
    """The place of a new item, the end's at most."""
    if place > len(items):
        raise IndexError(place)
    return place


def _index(part: str) -> int:
    if not part.isascii() or not part.isdigit():
        raise ValueError(part)
    return int(part)


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")


def _unescaped(part: str) -> str:
    return part.replace("~1", "/").replace("~0", "~")
