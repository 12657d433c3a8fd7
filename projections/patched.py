"""Applies operations of RFC 6902 to a JSON document: all but `test`."""

from collections.abc import Sequence
from typing import Any

Operation = dict[str, Any]


class Unfit(ValueError):
    """The patch does not fit the document."""


def patched(document: Any, operations: Sequence[Operation]) -> Any:
    """The document after these operations, in their order; it itself is left as it was. Raises Unfit."""
    for one in operations:
        try:
            document = _done(document, one)
        except (LookupError, ValueError, TypeError, AttributeError) as error:
            raise Unfit(f"the patch does not fit: {one!r}") from error
    return document


def lying_at(document: Any, path: str) -> Any:
    """What the document holds at a path, None if nothing."""
    try:
        return _at(document, _parts(path))
    except (LookupError, ValueError, TypeError):
        return None


def _done(document: Any, one: Operation) -> Any:
    """The document after an operation."""
    op, path = one["op"], _parts(one["path"])
    if op not in ("move", "copy"):
        return _put(document, path, op, one.get("value"))
    origin = _parts(one["from"])
    value = _at(document, origin)
    if op == "move":
        if len(path) > len(origin) and path[: len(origin)] == origin:
            raise ValueError(path)
        document = _put(document, origin, "remove", None)
    return _put(document, path, "add", value)


def _at(document: Any, parts: Sequence[str]) -> Any:
    """What lies at the place that `parts` lead to."""
    for part in parts:
        document = document[_index(part) if isinstance(document, list | tuple) else part]
    return document


def _put(document: Any, parts: Sequence[str], op: str, value: Any) -> Any:
    """The document with one operation done at the place that `parts` lead to."""
    if not parts:
        if op != "replace":
            raise ValueError(op)
        return value
    copy = list(document) if isinstance(document, tuple) else document.copy()
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


def _parts(path: str) -> list[str]:
    return [_unescaped(part) for part in path.split("/")[1:]]


def _index(part: str) -> int:
    if not part.isascii() or not part.isdigit():
        raise ValueError(part)
    return int(part)


def _unescaped(part: str) -> str:
    return part.replace("~1", "/").replace("~0", "~")
