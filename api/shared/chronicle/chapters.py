"""A table's story, chapter by chapter, read from its log step by step."""

from collections.abc import Iterator
from itertools import groupby

from api.service.tables.reader_view import ReaderView
from domain.kernel.fact import Entry
from domain.kernel.tables.table import UndoAnswered, UndoProposed
from domain.log.line import time_text
from projections import chronicle
from projections.chronicle import Chapter, tell_by_day, tell_own
from projections.text.messages import Messages
from projections.view import View

ANSWERED_WITHIN = 50
"""How many entries before a refusal to search for its proposal; only consents and new tokens lie between."""


def renamed(reader_view: ReaderView) -> list[str] | None:
    """Return the names in chapters if a player was renamed without a new version; else None."""
    return [row.name for row in reader_view.seats] if any(row.renamed for row in reader_view.seats) else None


def chapters(view: View, reader_view: ReaderView, messages: Messages, after: int = 0) -> Iterator[Chapter]:
    """Yield the chapters that begin after a version: the setup, each action, the days that begin in them, and each of
    the table's own entries.
    """
    timeline = reader_view.table.timeline
    step = timeline.step_within(after)
    start = step.first - 1 if step else after if after >= timeline.start else 0
    begun = start
    for one in told_after(view, reader_view, messages, start):
        if begun >= after:
            yield one
        begun = one.version


def told_after(view: View, reader_view: ReaderView, messages: Messages, start: int) -> Iterator[Chapter]:
    """Yield the chapters after a version that ends an action."""
    timeline = reader_view.table.timeline
    counted = timeline.counted
    for action, entries in whole_actions(reader_view, start):
        if action:
            yield from of_action(view, reader_view, action, entries, action not in counted, messages)
        elif entries[0].version <= max(timeline.start, 1) or not timeline.start:
            at = at_of(entries)
            first, knowing = reader_view.first(), reader_view.knowing
            yield from tell_by_day(
                view, first, entries, action=0, seat=None, at=at, undone=False, messages=messages, knowing=knowing
            )
        else:
            for entry in entries:
                yield tell_own(entry, at=at_of([entry]), messages=messages, proposer=proposer_of(reader_view, entry))


def of_action(
    view: View, reader_view: ReaderView, action: int, entries: list[Entry], undone: bool, messages: Messages
) -> Iterator[Chapter]:
    """Return the chapters of one action."""
    step = reader_view.table.timeline.step(action)
    before = reader_view.after(step.parent)
    at = at_of(entries)
    knowing = reader_view.knowing
    return tell_by_day(
        view, before, entries, action=action, seat=step.seat, at=at, undone=undone, messages=messages, knowing=knowing
    )


def proposer_of(reader_view: ReaderView, entry: Entry) -> int | None:
    """Return the seat whose proposal an entry refuses; None for any other entry.

    Old logs may hold proposals that a later one replaced.
    """
    if not isinstance(entry.fact, UndoAnswered) or entry.fact.granted:
        return None
    before = reader_view.entries(max(0, entry.version - 1 - ANSWERED_WITHIN), entry.version - 1)
    return next((one.fact.seat for one in reversed(before) if isinstance(one.fact, UndoProposed)), None)


def title_of(view: View, reader_view: ReaderView, action: int, messages: Messages) -> str:
    """Return the answer that began an action, in words."""
    step = reader_view.table.timeline.step(action)
    entries = reader_view.entries(step.first - 1, step.first)
    return chronicle.title_of(view, reader_view.after(step.parent), entries, messages, reader_view.knowing)


def at_of(entries: list[Entry]) -> str:
    """Return the time of the last of these entries, as text."""
    return time_text(entries[-1].at)


def whole_actions(reader_view: ReaderView, after: int) -> Iterator[tuple[int, list[Entry]]]:
    """Yield the log's entries after a version, one action at a time; the setup is action 0. The version must end an
    action.
    """
    for (action, _), entries in groupby(
        reader_view.entries_after(after), key=lambda entry: chapter_key(reader_view, entry)
    ):
        yield action, list(entries)


def chapter_key(reader_view: ReaderView, entry: Entry) -> tuple[int, bool]:
    """Return the key that all entries of one chapter share."""
    return entry.action, entry.version <= reader_view.table.timeline.start
