"""What happened so far, in half a page: the weightiest events of each part of a game, the newest at most length."""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct

from domain.kernel.chance.seal import EVERYTHING, Knowing
from domain.kernel.registry import evolve
from domain.kernel.tables.table import TableEnded
from projections.recaps.recap import Moment, RecapLine, recap
from projections.text.messages import Messages
from projections.view import View

LINES_MAX, NEWEST_MAX, LEAST = 20, 9, 2
"""The most lines of all parts, the most of the newest of several, and what each gets in any case."""
LETTERS_MIN, LETTERS_MAX = 60, 170
"""How long a line is at least and at most, if its text goes on."""
SENTENCE_END = re.compile(r"[.!?…][»”’“\"]?(?=\s)")
PARTS_MAX = 12
"""The most parts that are told, the newest ones."""


class SoFarLine(Struct, frozen=True):
    """An event in words, or several equal ones. v: the version of its entry; day: null where none is counted."""

    v: int
    day: int | None
    text: str


class SoFarPart(Struct, frozen=True):
    """A part of the game, such as a chapter. days: the first and the last of it, null where none are counted."""

    number: int
    title: str
    days: tuple[int, int] | None
    lines: tuple[SoFarLine, ...]


def so_far(
    view: View, moments: Iterable[Moment], messages: Messages, knowing: Knowing = EVERYTHING
) -> tuple[SoFarPart, ...]:
    """Return the parts of a game in order. moments: entries that count, in order."""
    told, parts = view.so_far, dict[int, list[Moment]]()
    number = 0
    for moment in moments:
        if moment.before is not None:
            number = told.part(moment.before)
        elif not isinstance(moment.entry.fact, TableEnded):
            continue
        parts.setdefault(number, []).append(moment)
    newest = list(parts)[-PARTS_MAX:]
    lines = shares(len(newest))
    words = told_view(view)
    return tuple(
        part(words, number, parts[number], most, messages, knowing) for number, most in zip(newest, lines, strict=True)
    )


def told_view(view: View) -> View:
    """Return the view by which events are told so far: with the recap that the game has for that, if it has one."""
    return view if view.so_far.recap is None else view._replace(recap=view.so_far.recap)


def shares(count: int) -> list[int]:
    """Return how many lines each of so many parts gets, the newest last."""
    if count < 2:
        return [LINES_MAX] * count
    each = max(LEAST, (LINES_MAX - NEWEST_MAX) // (count - 1))
    return [each] * (count - 1) + [NEWEST_MAX]


def part(
    view: View, number: int, moments: Sequence[Moment], most: int, messages: Messages, knowing: Knowing
) -> SoFarPart:
    """Return a part with its weightiest events, in order."""
    told = view.so_far
    days = {moment.entry.version: day_of(told.day, moment) for moment in moments}
    counted = [day for day in days.values() if day is not None]
    lines = recap(view, moments, None, messages, knowing, most)
    return SoFarPart(
        number,
        told.title(number, messages),
        (min(counted), max(counted)) if counted else None,
        tuple(in_order(lines, days)),
    )


def day_of(day: Callable[[Any], int | None], moment: Moment) -> int | None:
    """Return the day of an event: that after it, so that a day's beginning belongs to it."""
    return None if moment.before is None else day(evolve(moment.before, moment.entry.fact))


def in_order(lines: Iterable[RecapLine], days: dict[int, int | None]) -> Iterable[SoFarLine]:
    """Yield lines in the order of the log, each with its day."""
    yield from (SoFarLine(one.v, days.get(one.v), brief(one.text)) for one in sorted(lines, key=lambda one: one.v))


def brief(text: str) -> str:
    """Return the first sentences of a text, at most LETTERS_MAX long; the first one cut off if it is longer."""
    if len(text) <= LETTERS_MAX:
        return text
    ends = [one.end() for one in SENTENCE_END.finditer(text) if one.end() <= LETTERS_MAX]
    if ends and ends[-1] >= LETTERS_MIN:
        return text[: ends[-1]].rstrip()
    return text[:LETTERS_MAX].rsplit(" ", 1)[0].rstrip(" ,;:–-") + " …"
