"""Applying a patch to a JSON document: all operations of RFC 6902 except `test`."""

from collections.abc import Sequence
from typing import Any

from projections.patch.pointer import follow, index_of, parts_of

Operation = dict[str, Any]


class Unfit(ValueError):
    """The patch does not fit the document."""


def apply(document: Any, operations: Sequence[Operation]) -> Any:
    """Return the document after these operations, in order. The original stays unchanged. Raises Unfit."""
    for one in operations:
        try:
            document = _after(document, one)
        except (LookupError, ValueError, TypeError, AttributeError) as error:
            raise Unfit(f"the patch does not fit: {one!r}") from error
    return document


def _after(document: Any, one: Operation) -> Any:
    """Return the document after an operation."""
    op, path = one["op"], parts_of(one["path"])
    if op not in ("move", "copy"):
        return _put(document, path, op, one.get("value"))
    origin = parts_of(one["from"])
    value = follow(document, origin)
    if op == "move":
        if len(path) > len(origin) and path[: len(origin)] == origin:
            raise ValueError(path)
        document = _put(document, origin, "remove", None)
    return _put(document, path, "add", value)


def _put(document: Any, parts: Sequence[str], op: str, value: Any) -> Any:
    """Return the document after one operation at the place of `parts`."""
    if not parts:
        if op != "replace":
            raise ValueError(op)
        return value
    copy = list(document) if isinstance(document, tuple) else document.copy()
    place: Any = index_of(parts[0]) if isinstance(copy, list) else parts[0]
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
    """Return the place of a new item, which is at most the end. Raises IndexError."""
    if place > len(items):
        raise IndexError(place)
    return place
