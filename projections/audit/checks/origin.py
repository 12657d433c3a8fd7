"""The comparison of a branch's copies with the archive of the table that they come from.

Source: audit protocol 4, 5 D.
"""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from domain.log.archive import Archive
from domain.log.line import Flawed
from domain.log.tree import leaves_of, root_of
from projections.audit.checks.order import TABLE_TYPES
from projections.audit.checks.positions import Positions
from projections.audit.checks.seals import opened_data
from projections.audit.facts import RulesChanged
from projections.audit.log import Flaw, Item, Log, read_log


class Line(NamedTuple):
    """An action that counts, with the line above it."""

    action: int
    above: "Line | None"


def first_unlike(log: Log, archive: Archive) -> Flaw | None:
    """Return the first of a branch's copies that differs from the origin's archive; the opening if that is another log.

    Raises Flawed if nothing can be compared: it is not a branch, or the archive cannot be read, belongs to another
    table, or does not open its sealed values.
    """
    if log.opened.origin is None:
        raise Flawed("it is no branch: nothing in it was copied")
    named, origin = log.opened.origin, read_log(archive)
    if isinstance(origin, Flaw):
        raise Flawed(f"the origin's archive cannot be read: entry {origin.entry}: {origin.why}")
    if origin.opened.table != named.table:
        raise Flawed(f"the archive is of table {origin.opened.table}, not of the origin, {named.table}")
    lines = archive.lines[: named.version]
    if len(lines) < named.version or root_of(leaves_of(lines)).hex() != named.root:
        return Flaw(1, f"the origin's first {named.version} entries have another root there")
    return _first_unlike(log, origin, counted(origin.items[: named.version]))


def counted(items: Sequence[Item]) -> list[Item]:
    """Return what a branch copies from the beginning of a log: the setup, the actions that count at its end, and the
    changes of rules before the last of them. Raises Flawed if an entry leads to no position.
    """
    line = {0, *_line(items)}
    found = [
        item
        for item in items
        if isinstance(item.fact, RulesChanged) or (item.entry.action in line and item.entry.type not in TABLE_TYPES)
    ]
    while found and isinstance(found[-1].fact, RulesChanged):
        found.pop()
    return found


def _line(items: Sequence[Item]) -> Iterator[int]:
    """Yield the actions that count at the end, newest first. Raises Flawed."""
    positions: Positions[Line | None] = Positions(None)
    for item in items:
        try:
            positions.follow(item.entry, item.fact)
        except Flawed as flaw:
            raise Flawed(f"entry {item.entry.v} of the origin's archive: {flaw}") from flaw
        here, action = positions.value, item.entry.action
        if action and (here is None or here.action != action):
            positions.become(Line(action, here), cells=0)
    line = positions.value
    while line:
        yield line.action
        line = line.above


def _first_unlike(log: Log, origin: Log, counts: Sequence[Item]) -> Flaw | None:
    copies = [item for item in log.items if item.is_copy]
    for place, (copy, item) in enumerate(zip_longest(copies, counts), start=2):
        if item is not None and any((item.entry.v, path) not in origin.openings for path, _ in item.sealed):
            raise Flawed("the origin's archive does not open what it has sealed: end its table first")
        if copy is None or item is None or _said(log, copy) != _said(origin, item):
            return Flaw(place, "not as in the origin's archive")
    return None


def _said(log: Log, item: Item) -> tuple[Any, ...]:
    """Return the part of an entry that is copied unchanged."""
    entry = item.entry
    return entry.type, entry.action, entry.by, entry.rule, opened_data(entry, item.sealed, log.openings)
