"""How a table was some delays ago: each past is folded from the nearest one that is known, never from the start again.

The pasts of a table live and go with it in memory, so that no table's readers evict another's.
"""

from bisect import bisect_right
from threading import Lock
from typing import Protocol
from uuid import UUID

from msgspec import Struct

from domain.kernel.fact import Entry
from domain.kernel.table import Table, follow_entries
from infra.arrivals import Marks

DELAY_STEPS = (5, 10, 30, 60, 120, 300, 900, 1800, 3600, 3 * 3600, 6 * 3600, 12 * 3600, 24 * 3600)
"""The delays that a reader can have beside the table's own, in seconds; the last one is `DELAY_MAX`."""
PASTS_MAX = len(DELAY_STEPS) + 1
ENTRIES_AT_ONCE = 500
"""So many are read at once, and some more to the end of an action."""


def step_of(asked: int, own: int) -> int:
    """The delay of a reader who asks for one, in seconds: no less than asked, and no less than the table's own.

    asked: up to `DELAY_MAX`.
    """
    return own if asked <= own else next(step for step in DELAY_STEPS if step >= asked)


class Logged(Protocol):
    """A table in memory, as far as its pasts go."""

    @property
    def id(self) -> UUID: ...

    table: Table
    marks: Marks

    def entries(self, after: int, upto: int) -> list[Entry]:
        """The log's entries after a version, up to another. Raises LogCorrupt."""
        ...


class Past(Struct, frozen=True):
    """How far a delayed reader has come. until: from when the first entry counts that they have not seen, in
    milliseconds of the steady time; None if they have seen all.
    """

    table: Table
    until: int | None


class Pasts:
    """One table's pasts, one for each delay. For any number of threads; folding takes place in the caller's.

    folded: how many entries were folded for them.
    """

    def __init__(self) -> None:
        self.folded = 0
        self._known: dict[int, Past] = {}
        self._folding = Lock()

    def of(self, live: Logged, delay: int, now: int) -> Past:
        """The table as it was `delay` seconds before a steady time. What was shown once stays. Raises LogCorrupt.

        delay: a step, or the table's own.
        """
        known = self._known.get(delay)
        if known is not None and known.until is not None and now - delay * 1000 < known.until:
            return known
        with self._folding:
            past = self._known[delay] = self._made(live, delay, now)
            assert len(self._known) <= PASTS_MAX, "a delay is one of the steps, or the table's own"
            return past

    def _made(self, live: Logged, delay: int, now: int) -> Past:
        known, whole = self._known.get(delay), live.table
        version = max(version_at(live, now - delay * 1000), known.table.version if known else 0)
        if version >= whole.version:
            return Past(whole, None)
        nearest = max(
            (past.table for past in self._known.values() if past.table.version <= version),
            key=lambda table: table.version,
            default=Table(),
        )
        if version - nearest.version > ENTRIES_AT_ONCE:
            nearest = self._passing(live, nearest, delay, now)
        return Past(self._followed(live, nearest, version), arrival(live, version + 1))

    def _passing(self, live: Logged, table: Table, delay: int, now: int) -> Table:
        """A table's fold taken up to the next longer delay, the pasts of all longer ones kept on the way."""
        for step in reversed(DELAY_STEPS):
            if step <= delay:
                break
            version = version_at(live, now - step * 1000)
            if version > table.version:
                table = self._followed(live, table, version)
                self._known[step] = Past(table, arrival(live, version + 1))
        return table

    def _followed(self, live: Logged, table: Table, upto: int) -> Table:
        """A table's fold taken up to a version at which an append ended."""
        timeline = live.table.timeline
        while table.version < upto:
            end = min(table.version + ENTRIES_AT_ONCE, upto)
            within = timeline.step_within(end)
            entries = live.entries(table.version, min(within.last, upto) if within else end)
            self.folded += len(entries)
            table = follow_entries(table, entries)
        return table


def version_at(live: Logged, time: int) -> int:
    """The newest version that counts from a steady time or sooner; 0 for none."""
    version = live.marks.upto(time)
    return version_by(live, live.marks.at_start, live.marks.wall(time)) if version is None else version


def version_by(live: Logged, upto: int, wall: int) -> int:
    """The newest version, up to one, whose entry is no younger than a time by the log. Times never run back in a log.

    Entries of one append have one time, so that none is cut.
    """
    return bisect_right(range(1, upto + 1), wall, key=lambda version: at_of(live, version))


def arrival(live: Logged, version: int) -> int:
    """From when an entry counts, by the steady time."""
    marks = live.marks
    if version <= marks.at_start:
        return marks.steady(at_of(live, version))
    seen = marks.seen_after(version - 1)
    assert seen is not None, "an entry is seen before its table moves on"
    return seen


def at_of(live: Logged, version: int) -> int:
    """An entry's time, as the log tells it."""
    [entry] = live.entries(version - 1, version)
    return entry.at
