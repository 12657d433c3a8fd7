"""A table's recent past as a recap reads it: the entries that count, each with the position before it."""

from bisect import bisect_right
from collections.abc import Container, Iterator
from typing import Literal, NamedTuple

from api.service.tables.reader_view import ReaderView
from domain.kernel.fact import Entry, Fact
from domain.kernel.tables.table import OWN_FACTS
from domain.kernel.tables.timeline import LAST, Step, Timeline
from projections.recaps.notable import RecapView
from projections.recaps.recap import Moment, followed

ENTRIES_MAX = 5000
"""How many entries of the log a recap looks back at; about 800 actions."""


Beginning = Literal["start", "asked", "own-action", "bound"]
"""Why a recap begins where it does: at the start of the game, at the version asked for, after the seat's last action,
or because it looks no further back.
"""


class Begun(NamedTuple):
    """The version that a recap begins after, and why."""

    version: int
    by: Beginning


def reached(seen: ReaderView, asked: int | None, seat: int | None) -> Begun:
    """Return where a recap begins. asked: by the reader; None for the seat's own last action.

    It never lies before the end of the setup, inside an action, or more than `ENTRIES_MAX` entries back.
    """
    timeline, newest = seen.table.timeline, seen.table.version
    wanted: Begun = Begun(own_last(timeline, seat), "own-action") if asked is None else Begun(asked, "asked")
    bounds = (Begun(timeline.start, "start"), wanted, Begun(newest - ENTRIES_MAX, "bound"))
    begun = max(bounds, key=lambda one: one.version)
    step = timeline.step_within(begun.version)
    return Begun(step.last, begun.by) if step else begun


def own_last(timeline: Timeline, seat: int | None) -> int:
    """Return the version at which a seat's last action ended; 0 without one."""
    newest_first = (timeline.steps[place] for place in range(timeline.length - 1, -1, -1))
    return next((step.last for step in newest_first if step.seat == seat), 0)


def recalled(seen: ReaderView, since: int, told: RecapView) -> Iterator[Moment]:
    """Yield what a recap tells of the entries after a version."""
    return moments(seen, since, told.kinds, told.unread)


def moments(
    seen: ReaderView, since: int, kinds: Container[type[Fact]], unread: tuple[type[Fact], ...] = ()
) -> Iterator[Moment]:
    """Yield the entries after a version that count and may be told, and the table's own, each with the state before.

    unread: facts that are passed over, so that the states lack what these change.
    """
    steps = counted(seen.table.timeline, since)
    first = next(iter(steps.values()), None)
    state = seen.after(first.parent).state if first else None
    return followed(kinds, state, counting(seen, since, steps, unread))


def counted(timeline: Timeline, since: int) -> dict[int, Step]:
    """Return the actions after a version that count, by number, oldest first."""
    found: list[Step] = []
    action = timeline.current
    while action and (step := timeline.step(action)).last > since:
        found.append(step)
        action = step.parent
    return {step.action: step for step in reversed(found)}


def counting(seen: ReaderView, since: int, steps: dict[int, Step], unread: tuple[type[Fact], ...]) -> Iterator[Entry]:
    """Yield the entries of these actions that change something, and those of the table's own. Those of undone actions
    and of `unread` facts are not read.
    """
    for after, upto in without_undone(seen.table.timeline, since, seen.table.version, steps):
        for entry in seen.changes_after(after, upto, unread):
            if entry.action in steps or type(entry.fact) in OWN_FACTS:
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
