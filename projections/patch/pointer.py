"""Paths into JSON documents. Source: RFC 6901."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

NAMES_KEPT = 4096
"""The most names of members in the cache, as paths write them."""


def value_at(document: Any, path: str) -> Any:
    """Return what the document holds at a path, None if it holds nothing there."""
    try:
        return follow(document, parts_of(path))
    except (LookupError, ValueError, TypeError):
        return None


def follow(document: Any, parts: Sequence[str]) -> Any:
    """Return the value at the parts of a path. Raises LookupError, ValueError, TypeError."""
    for part in parts:
        document = document[index_of(part) if isinstance(document, list | tuple) else part]
    return document


def parts_of(path: str) -> list[str]:
    """Split a path into names of members and indices of items."""
    return [part.replace("~1", "/").replace("~0", "~") for part in path.split("/")[1:]]


def index_of(part: str) -> int:
    """Read the index of an item. Raises ValueError."""
    if not part.isascii() or not part.isdigit():
        raise ValueError(part)
    return int(part)


@lru_cache(NAMES_KEPT)
def escaped(name: str) -> str:
    """Return the name of a member as written in a path."""
    return name.replace("~", "~0").replace("/", "~1") if "~" in name or "/" in name else name
