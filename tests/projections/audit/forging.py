"""Forged logs: entries changed, removed, inserted and swapped."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from tests.projections.audit.log_writer import Line


def changed(place: int, path: str, value: Any) -> Callable[[list[Line]], None]:
    """Forge one value. place: the entry's, from 1; path: member names and indices, dotted."""

    def forge(entries: list[Line]) -> None:
        *way, last = (int(step) if step.isdigit() else step for step in path.split("."))
        inner: Any = entries[place - 1]
        for step in way:
            inner = inner[step]
        inner[last] = value

    return forge


def removed(place: int) -> Callable[[list[Line]], None]:
    """Drop an entry and number the rest anew."""

    def forge(entries: list[Line]) -> None:
        del entries[place - 1]
        renumber(entries)

    return forge


def inserted(place: int, entry: Line) -> Callable[[list[Line]], None]:
    """Put an entry in at this place, at the time and in the action of the one above, and number the rest anew."""

    def forge(entries: list[Line]) -> None:
        above = entries[place - 2]
        entries.insert(place - 1, {**deepcopy(above), **deepcopy(entry)})
        renumber(entries)

    return forge


def renumber(entries: list[Line]) -> None:
    for place, entry in enumerate(entries, 1):
        entry["v"] = place


def swapped(place: int) -> Callable[[list[Line]], None]:
    """Exchange an entry with the next one and number both anew."""

    def forge(entries: list[Line]) -> None:
        entries[place - 1 : place + 1] = reversed(entries[place - 1 : place + 1])
        renumber(entries)

    return forge


def both(*forgeries: Callable[[list[Line]], None]) -> Callable[[list[Line]], None]:
    def forge(entries: list[Line]) -> None:
        for one in forgeries:
            one(entries)

    return forge


def fact(type_: str, **data: Any) -> Line:
    return {"type": type_, "data": data}
