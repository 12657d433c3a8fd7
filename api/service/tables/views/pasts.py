"""A table as delayed readers see it: each past is folded from the nearest known one, not from the start.

A table's pasts stay in memory with the table, so readers of one table evict nothing of another.
"""

from bisect import bisect_right
from threading import Lock
from typing import Protocol
from uuid import UUID

from msgspec import Struct

from api.service.tables.arrivals import Marks
from domain.kernel.fact import Entry
from domain.kernel.tables.table import Table, follow_entries

DELAY_STEPS = (5, 10, 30, 60, 120, 300, 900, 1800, 3600, 3 * 3600, 6 * 3600, 12 * 3600, 24 * 3600)
"""The delays that readers can have, besides the table's own, in seconds; the last one is `DELAY_MAX`."""
PASTS_MAX = len(DELAY_STEPS) + 1
ENTRIES_AT_ONCE = 500
"""Entries in one read; a few more if an action does not end there."""


def step_of(asked: int, own: int) -> int:
    """Return the delay that a reader gets, in seconds: at least the one asked for, and at least the table's own.

    asked: up to `DELAY_MAX`.
    """
    return own if asked <= own else next(step for step in DELAY_STEPS if step >= asked)


class Logged(Protocol):
    """What the pasts need of a table in memory."""

    @property
    def id(self) -> UUID: ...

    table: Table
    marks: Marks

    def entries(self, after: int, upto: int) -> list[Entry]:
        """Return the log's entries after a version, up to another. Raises LogCorrupt."""
        ...


class Past(Struct, frozen=True):
    """How far a delayed reader sees. until: when the delay of the next entry began, in milliseconds of steady time;
    None if there is no next entry.
    """

    table: Table
    until: int | None


class Pasts:
    """One table's pasts, one for each delay. For any number of threads; the calling thread does the folding.

    folded: how many entries were folded for them.
    """

    def __init__(self) -> None:
        self.folded = 0
        self._known: dict[int, Past] = {}
        self._folding = Lock()

    def of(self, loaded: Logged, delay: int, now: int) -> Past:
        """Return the table as it was `delay` seconds before a steady time. A past never goes back. Raises LogCorrupt.

        delay: a step, or the table's own.
        """
        known = self._known.get(delay)
        if known is not None and known.until is not None and now - delay * 1000 < known.until:
            return known
        with self._folding:
            past = self._known[delay] = self._made(loaded, delay, now)
            assert len(self._known) <= PASTS_MAX, "a delay is one of the steps, or the table's own"
            return past

    def _made(self, loaded: Logged, delay: int, now: int) -> Past:
        known, whole = self._known.get(delay), loaded.table
        version = max(version_at(loaded, now - delay * 1000), known.table.version if known else 0)
        if version >= whole.version:
            return Past(whole, None)
        nearest = max(
            (past.table for past in self._known.values() if past.table.version <= version),
            key=lambda table: table.version,
            default=Table(),
        )
        if version - nearest.version > ENTRIES_AT_ONCE:
            nearest = self._passing(loaded, nearest, delay, now)
        return Past(self._followed(loaded, nearest, version), arrival(loaded, version + 1))

    def _passing(self, loaded: Logged, table: Table, delay: int, now: int) -> Table:
        """Continue a table's fold to the next longer delay, and store the pasts of all longer delays on the way."""
        for step in reversed(DELAY_STEPS):
            if step <= delay:
                break
            version = version_at(loaded, now - step * 1000)
            if version > table.version:
                table = self._followed(loaded, table, version)
                self._known[step] = Past(table, arrival(loaded, version + 1))
        return table

    def _followed(self, loaded: Logged, table: Table, upto: int) -> Table:
        """Continue a table's fold to a version at which an append ended."""
        timeline = loaded.table.timeline
        while table.version < upto:
            end = min(table.version + ENTRIES_AT_ONCE, upto)
            within = timeline.step_within(end)
            entries = loaded.entries(table.version, min(within.last, upto) if within else end)
            self.folded += len(entries)
            table = follow_entries(table, entries)
        return table


def version_at(loaded: Logged, time: int) -> int:
    """Return the newest version that counts from a steady time or earlier; 0 for none."""
    version = loaded.marks.upto(time)
    return version_by(loaded, loaded.marks.at_start, loaded.marks.wall(time)) if version is None else version


def version_by(loaded: Logged, upto: int, wall: int) -> int:
    """Return the newest version up to `upto` whose time in the log is at most this. Times in a log never decrease.

    Entries of one append have the same time, so no append is split.
    """
    return bisect_right(range(1, upto + 1), wall, key=lambda version: at_of(loaded, version))


def arrival(loaded: Logged, version: int) -> int:
    """Return when the delay of an entry begins, by the steady clock."""
    marks = loaded.marks
    if version <= marks.at_start:
        return marks.steady(at_of(loaded, version))
    mark = marks.seen_after(version - 1)
    assert mark is not None, "an entry is seen before its table moves on"
    return mark


def at_of(loaded: Logged, version: int) -> int:
    """Return an entry's time in the log."""
    [entry] = loaded.entries(version - 1, version)
    return entry.at
