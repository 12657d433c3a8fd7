"""A table's recent past as a recap reads it: the entries that count, each with the position before it."""

from bisect import bisect_right
from collections.abc import Container, Iterator

from api.service.tables.reader_view import ReaderView
from domain.kernel.fact import Entry
from domain.kernel.tables.table import TABLE_FACTS
from domain.kernel.tables.timeline import LAST, Step, Timeline
from projections.recaps.recap import Moment, followed

ENTRIES_MAX = 5000
"""How many entries of the log a recap looks back at; about 800 actions."""


def reached(seen: ReaderView, asked: int | None, seat: int | None) -> int:
    """Return the version that a recap begins after. asked: by the reader; None for the seat's own last action.

    It never lies before the end of the setup, inside an action, or more than `ENTRIES_MAX` entries back.
    """
    timeline, newest = seen.table.timeline, seen.table.version
    wanted = own_last(timeline, seat) if asked is None else asked
    since = max(wanted, timeline.start, newest - ENTRIES_MAX)
    step = timeline.step_within(since)
    return step.last if step else since


def own_last(timeline: Timeline, seat: int | None) -> int:
    """Return the version at which a seat's last action ended; 0 without one."""
    newest_first = (timeline.steps[place] for place in range(timeline.length - 1, -1, -1))
    return next((step.last for step in newest_first if step.seat == seat), 0)


def moments(seen: ReaderView, since: int) -> Iterator[Moment]:
    """Yield the entries after a version that count, and the table's own, each with the position before it."""
    steps = counted(seen.table.timeline, since)
    first = next(iter(steps.values()), None)
    position = seen.after(first.parent) if first else None
    return followed(position, counting(seen, since, steps))


def counted(timeline: Timeline, since: int) -> dict[int, Step]:
    """Return the actions after a version that count, by number, oldest first."""
    found: list[Step] = []
    for action in timeline.line(timeline.current):
        step = timeline.step(action)
        if step.last <= since:
            break
        found.append(step)
    return {step.action: step for step in reversed(found)}


def counting(seen: ReaderView, since: int, steps: dict[int, Step]) -> Iterator[Entry]:
    """Yield the entries of these actions, and those of the table's own. Those of undone actions are not read."""
    for after, upto in without_undone(seen.table.timeline, since, seen.table.version, steps):
        for entry in seen.entries_after(after, upto):
            if entry.action in steps or isinstance(entry.fact, TABLE_FACTS):
                yield entry


def without_undone(timeline: Timeline, since: int, newest: int, steps: Container[int]) -> Iterator[tuple[int, int]]:
    """Yield the ranges of versions, (before the first, last), that hold no action but these. steps: their numbers."""
    after = since
    for place in range(bisect_right(timeline.steps, since, 0, timeline.length, key=LAST), timeline.length):
        step = timeline.steps[place]
        if step.action not in steps:
            if after < step.first - 1:
                yield after, step.first - 1
            after = step.last
    if after < newest:
        yield after, newest
