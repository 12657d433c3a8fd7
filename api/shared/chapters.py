"""A table's story, chapter by chapter, read from its log step by step."""

from collections.abc import Iterator
from itertools import groupby

from api.service.tables.reader_view import ReaderView
from domain.kernel.fact import Entry
from domain.kernel.tables.table import UndoAnswered, UndoProposed
from domain.log.line import time_text
from projections import chronicle
from projections.chronicle import Chapter, tell, tell_own
from projections.messages import Messages
from projections.view import View

ENTRIES_AT_ONCE = 500
ANSWERED_WITHIN = 50
"""How many entries before a refusal to search for its proposal; only consents and new tokens lie between."""


def at_table(messages: Messages, seen: ReaderView) -> Messages:
    """Return messages that call the table's players by their names, which are stored outside the log."""
    return messages.at_table({row.seat: row.name for row in seen.seats if row.name})


def renamed(seen: ReaderView) -> list[str] | None:
    """Return the names in chapters if a player was renamed without a new version; else None."""
    return [row.name for row in seen.seats] if any(row.renamed for row in seen.seats) else None


def chapters(view: View, seen: ReaderView, messages: Messages, after: int = 0) -> Iterator[Chapter]:
    """Yield the chapters that begin after a version: the setup, each action, and each of the table's own entries."""
    timeline = seen.table.timeline
    counted = set(timeline.line(timeline.current))
    step = timeline.step_within(after)
    start = step.last if step else max(after, timeline.start) if after else 0
    for action, entries in whole_actions(seen, start):
        if action:
            yield of_action(view, seen, action, entries, action not in counted, messages)
        elif entries[0].version <= max(timeline.start, 1) or not timeline.start:
            at = at_of(entries)
            first, knowing = seen.first(), seen.knowing
            yield tell(
                view, first, entries, action=0, seat=None, at=at, undone=False, messages=messages, knowing=knowing
            )
        else:
            for entry in entries:
                yield tell_own(entry, at=at_of([entry]), messages=messages, proposer=proposer_of(seen, entry))


def of_action(
    view: View, seen: ReaderView, action: int, entries: list[Entry], undone: bool, messages: Messages
) -> Chapter:
    """Return the chapter of one action."""
    step = seen.table.timeline.step(action)
    before = seen.after(step.parent)
    at = at_of(entries)
    knowing = seen.knowing
    return tell(
        view, before, entries, action=action, seat=step.seat, at=at, undone=undone, messages=messages, knowing=knowing
    )


def proposer_of(seen: ReaderView, entry: Entry) -> int | None:
    """Return the seat whose proposal an entry refuses; None for any other entry.

    Old logs may hold proposals that a later one replaced.
    """
    if not isinstance(entry.fact, UndoAnswered) or entry.fact.granted:
        return None
    before = seen.entries(max(0, entry.version - 1 - ANSWERED_WITHIN), entry.version - 1)
    return next((one.fact.seat for one in reversed(before) if isinstance(one.fact, UndoProposed)), None)


def title_of(view: View, seen: ReaderView, action: int, messages: Messages) -> str:
    """Return the answer that began an action, in words."""
    step = seen.table.timeline.step(action)
    entries = seen.entries(step.first - 1, step.first)
    return chronicle.title_of(view, seen.after(step.parent), entries, messages, seen.knowing)


def at_of(entries: list[Entry]) -> str:
    """Return the time of the last of these entries, as text."""
    return time_text(entries[-1].at)


def whole_actions(seen: ReaderView, after: int) -> Iterator[tuple[int, list[Entry]]]:
    """Yield the log's entries after a version, one action at a time; the setup is action 0. The version must end an
    action.
    """
    for (action, _), entries in groupby(entries_of(seen, after), key=lambda entry: chapter_key(seen, entry)):
        yield action, list(entries)


def chapter_key(seen: ReaderView, entry: Entry) -> tuple[int, bool]:
    """Return the key that all entries of one chapter share."""
    return entry.action, entry.version <= seen.table.timeline.start


def entries_of(seen: ReaderView, after: int) -> Iterator[Entry]:
    """Yield the log's entries up to the newest version known, in reads of some hundred."""
    while after < seen.table.version:
        entries = seen.entries(after, min(after + ENTRIES_AT_ONCE, seen.table.version))
        yield from entries
        after = entries[-1].version
