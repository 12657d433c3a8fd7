"""What tasks, facts and texts of a pack name, found in their plain data."""

import re
from collections.abc import Iterator
from typing import Any

NAMING = ("status", "mark", "meet", "event", "disc")
"""Fields of effects and facts that name something of the pack."""


def names_in(data: Any, read_from: tuple[int, ...]) -> Iterator[tuple[str, Any]]:
    """What plain data names: things of the pack, and verses by section and number. read_from: the section."""
    if isinstance(data, dict):
        yield from ((name, data[name]) for name in NAMING if isinstance(data.get(name), str))
        if data.get("do") == "tg.go-to":
            yield "verse", (0 if data.get("book") else read_from[0] if read_from else None, data["verse"])
        if data.get("do") in (
            "tg.read-verse",
            "tg.choose-in-verse",
            "tg.offer-choices",
            "tg.take-choice",
            "tg.pay-shares",
        ):
            yield "verse", (data["location"], data["number"])
        at = data.get("at") or {}
        found = re.match(r"verse:(\d+)\.(\d+)", str(at.get("source", "")) if isinstance(at, dict) else "")
        inside = (int(found[1]),) if found else read_from
        if found:
            yield "verse", (int(found[1]), int(found[2]))
        for one in data.values():
            yield from names_in(one, inside)
    elif isinstance(data, list | tuple):
        for one in data:
            yield from names_in(one, read_from)
