"""What happened since a version, in few lines for one seat: the weightiest events are chosen first, then worded."""

from collections.abc import Container, Iterable, Iterator
from itertools import islice
from typing import Any, NamedTuple

from msgspec import Struct

from domain.kernel.chance.seal import EVERYTHING, Knowing
from domain.kernel.fact import Entry, Fact
from domain.kernel.registry import EVOLVERS, evolve
from domain.kernel.tables.table import OWN_FACTS, ActionsRedone, ActionsUndone, TableEnded
from projections.chronicle import told_of_table
from projections.recaps.notable import Notable
from projections.text.messages import Messages, sentence
from projections.view import View

LINES_MAX = 12
"""The most lines of a recap."""
OWN_FIRST = 8
"""How many lines the seat's own events take before those of others get theirs."""
OF_TABLE = {
    TableEnded: Notable(10),
    ActionsUndone: Notable(9, subject=()),
    ActionsRedone: Notable(2, subject=()),
}
"""What a recap tells of the table itself."""


class RecapLine(Struct, frozen=True):
    """An event in words, or several equal ones.

    v: version of its entry, the last one's of several; rule: what stated it; own: whether it concerns the reader's
    seat; count: for how many events or things it stands.
    """

    v: int
    rule: str | None
    text: str
    own: bool
    count: int


class Moment(NamedTuple):
    """An entry and the state before it; None for an entry of the table's own."""

    before: Any
    entry: Entry


class Events(Struct, frozen=True):
    """Equal events: the last of them, what is notable about it, and for how many they count."""

    last: Moment
    notable: Notable
    count: int


def recap(
    view: View,
    moments: Iterable[Moment],
    seat: int | None,
    messages: Messages,
    knowing: Knowing = EVERYTHING,
    most: int = LINES_MAX,
) -> tuple[RecapLine, ...]:
    """Return the weightiest events in words: what concerns the seat first, then the rest, each in order.

    moments: entries that count, in order; seat: the reader's, None for one who only watches; most: the most lines.
    """
    ranked = islice(chosen(grouped(view, moments, knowing), seat), 2 * most)
    lines = islice(worded(view, ranked, seat, messages, knowing), most)
    return tuple(sorted(lines, key=lambda line: (not line.own, line.v)))


def chosen(found: Iterable[Events], seat: int | None) -> list[Events]:
    """Return events in the order in which they get a line: the weightiest of the seat's own, others, the rest."""
    ranked = sorted(found, key=lambda one: (one.notable.weight, one.last.entry.version), reverse=True)
    own = [one for one in ranked if seat in one.notable.seats]
    others = [one for one in ranked if seat not in one.notable.seats]
    return [*own[:OWN_FIRST], *others, *own[OWN_FIRST:]]


def grouped(view: View, moments: Iterable[Moment], knowing: Knowing) -> Iterable[Events]:
    """Return the notable events, equal ones together."""
    found: dict[tuple[Any, ...], Events] = {}
    redone: list[tuple[int, int]] = []
    undone_again: set[int] = set()
    for moment in moments:
        fact = knowing.entry(moment.entry).fact
        if isinstance(fact, ActionsRedone):
            redone.append((fact.to, moment.entry.version))
        elif isinstance(fact, ActionsUndone):
            undone_again.update(version for to, version in redone if to > fact.to)
            redone = [one for one in redone if one[0] <= fact.to]
        notable = notable_in(view, moment, fact)
        if notable is not None:
            key = (type(fact), moment.entry.version if notable.subject is None else notable.subject)
            earlier = found.get(key)
            found[key] = Events(moment, notable, notable.count + (earlier.count if earlier else 0))
    return [one for one in found.values() if one.last.entry.version not in undone_again]


def notable_in(view: View, moment: Moment, fact: Fact) -> Notable | None:
    """Return how notable a fact is. fact: as the reader may know it."""
    return OF_TABLE.get(type(fact)) if moment.before is None else view.recap.notable(moment.before, fact)


def worded(
    view: View, ranked: Iterable[Events], seat: int | None, messages: Messages, knowing: Knowing
) -> Iterator[RecapLine]:
    """Yield the lines of events; an event that goes without saying has none."""
    for events in ranked:
        text = text_of(view, events, messages, knowing)
        if text is not None:
            entry = events.last.entry
            yield RecapLine(entry.version, entry.rule, sentence(text), seat in events.notable.seats, events.count)


def text_of(view: View, events: Events, messages: Messages, knowing: Knowing) -> str | None:
    """Return events as one sentence."""
    before, entry = events.last
    if before is None:
        tag = str(type(entry.fact).__struct_config__.tag)
        if events.count == 1:
            return told_of_table(entry, messages)
        return messages.say(f"since-{tag}", times=messages.times(events.count))
    after = evolve(before, entry.fact)
    was, now, seen = knowing.state(before), knowing.state(after), knowing.entry(entry)
    if events.notable.subject is None:
        return view.tell(was, seen, now, messages)
    return view.recap.in_all(was, seen.fact, now, events.count, messages)


def followed(kinds: Container[type[Fact]], state: Any, entries: Iterable[Entry]) -> Iterator[Moment]:
    """Yield the entries that may be told, each with the state before it, and those of the table's own.

    kinds: the game's facts that may be told; state: before the first of the game's entries, None if there are none.
    """
    for entry in entries:
        fact = entry.fact
        kind = type(fact)
        if kind in OWN_FACTS:
            yield Moment(None, entry)
        elif state is not None:
            if kind in kinds:
                yield Moment(state, entry)
            state = EVOLVERS[kind](state, fact)
