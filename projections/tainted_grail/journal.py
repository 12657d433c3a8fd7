"""The journal of a campaign's table: verses and dreams in the order in which they were read, by section.

Source: TG-4.6.18, 5.13.1.
"""

from collections.abc import Container, Iterable, Mapping
from typing import Any, NamedTuple

from domain.kernel.fact import Entry
from domain.kernel.tables.table import TABLE_FACTS, ActionsRedone, ActionsUndone, TableOpened
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.facts.days import DayBegan
from domain.tainted_grail.facts.events import DreamRead
from domain.tainted_grail.facts.journal import ChoiceTaken, VerseRead
from domain.tainted_grail.facts.parties import PartyFormed
from domain.tainted_grail.facts.setup import CharacterTaken
from domain.tainted_grail.game import tells_story
from domain.tainted_grail.queries.journal import read_from, reference
from domain.tainted_grail.vocabulary.terms import BOOK, OPENING
from projections.journal import JournalChoice, JournalSection, JournalView, Page, Read, Reading
from projections.tainted_grail import ids
from projections.tainted_grail.menu.journal import choice_label
from projections.tainted_grail.words import naming
from projections.text.messages import Messages


class Line(NamedTuple):
    """What counts after an action. last: verse -> its latest reading; seats: character -> the seat that plays it; day:
    of the campaign.
    """

    last: dict[str, int]
    seats: dict[str, int]
    day: int = 1


def read(entries: Iterable[Entry]) -> list[Read]:
    """Return each verse and dream that was read, with the choices taken in it. A choice belongs to the reading that led
    to it, also after an undo. Where dreams are told only to those who have them, so is each of them here.

    Source: TG-2.3.9.
    """
    found: list[Read] = []
    are_own, asleep = False, frozenset[int]()
    line = Line({}, {})
    after: dict[int, Line] = {}
    for entry in entries:
        match entry.fact:
            case TableOpened() as opened:
                are_own = dreams_of(opened.options) == "own"
                line = Line({}, seats_in(opened), day_of(opened.options))
            case CharacterTaken(seat, character):
                line = line._replace(seats={**line.seats, character: seat})
            case DayBegan(day):
                line = line._replace(day=day)
            case PartyFormed("dream", members):
                asleep = frozenset(line.seats[who] for who in members)
            case VerseRead(location, number):
                line = line._replace(last={**line.last, reference(location, number): len(found)})
                found.append(Read(entry.version, entry.action, reference(location, number), [], None, line.day))
            case DreamRead(location, kind):
                told_to = asleep if are_own else None
                found.append(Read(entry.version, entry.action, f"{kind}:{location}", [], told_to, line.day))
            case ChoiceTaken(location, number, choice):
                taken = entry.version, entry.action, choice
                found[line.last[reference(location, number)]].choices.append(taken)
            case ActionsUndone(to=to) | ActionsRedone(to=to):
                line = after.get(to, Line({}, line.seats, line.day))
        if not isinstance(entry.fact, TABLE_FACTS):
            after[entry.action] = line
    return found


def dreams_of(options: Mapping[str, Any]) -> str:
    """Return whom dreams are told to at a table with these options. A later evening keeps what the first one chose."""
    told_to = options.get("dreams", save_in(options).get("dreams", "open"))
    return str(told_to)


def day_of(options: Mapping[str, Any]) -> int:
    """Return the day before the first one that begins at a table: that of its save, or the first of a campaign."""
    day: int = save_in(options).get("world", {}).get("day", 1)
    return day


def seats_in(opened: TableOpened) -> dict[str, int]:
    """Return who plays whom of the save from which a table goes on, or of those that its seats name."""
    save, last = save_in(opened.options), len(opened.seats) - 1
    saved = {**save.get("away", {}), **save.get("characters", {})}
    named = {who: seat for seat, plan in enumerate(opened.seats) for who in plan.plays}
    return {**{who: min(one["seat"], last) for who, one in saved.items()}, **named}


def save_in(options: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the save from which a table goes on, as its options hold it; empty without one."""
    save: Mapping[str, Any] = options.get("campaign", {}).get("save", {})
    return save


def pages(found: Iterable[Read], counted: Container[int], pack: Pack, messages: Messages) -> list[Page]:
    """Return what was read and not undone, in order. counted: the actions that count."""
    known: list[Page] = []
    for one in found:
        if is_undone(one.action, counted):
            continue
        location, text = where_and_what(one.text, messages)
        title, about = headed(messages, section_in(pack, location), location)
        choices = [
            choice_in(one.text, choice, messages) for _, action, choice in one.choices if not is_undone(action, counted)
        ]
        known.append(Page(one.day, title, about, one.text, text, tuple(choices)))
    return known


def told(found: Iterable[Read], counted: Container[int], pack: Pack, messages: Messages) -> list[JournalSection]:
    """Return what was read, by section, the one that was opened first coming first. counted: the actions that count."""
    sections: dict[int, list[Reading]] = {}
    for one in found:
        location, text = where_and_what(one.text, messages)
        section = section_in(pack, location)
        choices = [
            JournalChoice(v, choice_in(one.text, choice, messages), is_undone(action, counted))
            for v, action, choice in one.choices
        ]
        reading = Reading(one.v, one.action, one.text, text, is_undone(one.action, counted), choices)
        sections.setdefault(section, []).append(reading)
    return [section_of(messages, section, readings) for section, readings in sections.items()]


def where_and_what(text: str, messages: Messages) -> tuple[int, str]:
    """Return the section of a verse or a dream, and its prose."""
    verse = read_from(text)
    if verse is not None:
        return verse[0], naming.verse_prose(messages, *verse)
    return int(text.partition(":")[2]), messages.say(text.replace(":", "-"))


def choice_in(text: str, choice: int, messages: Messages) -> str:
    """Return a choice of a verse in words. choice: from 1."""
    verse = read_from(text)
    assert verse is not None, "only verses have choices"
    return choice_label(messages, *verse, choice)


def is_undone(action: int, counted: Container[int]) -> bool:
    """Return whether an action was undone; the setup, action 0, never is."""
    return action != 0 and action not in counted


def section_in(pack: Pack, location: int) -> int:
    """Return the section of the journal that a location belongs to: its original, or the Book of Secrets."""
    return BOOK if location == BOOK else pack.original_of(location)


def headed(messages: Messages, section: int, card: int) -> tuple[str, str | None]:
    """Return the heading of a section by the card that lies there, and the id of its place; none for the Book."""
    if section == BOOK:
        return messages.say("journal-book"), None
    return naming.location_name(messages, card), ids.place(section)


def section_of(messages: Messages, section: int, readings: list[Reading]) -> JournalSection:
    """Return a section of the journal under its heading. section: the original location, or the Book of Secrets."""
    return JournalSection(*headed(messages, section, card_opened(section, readings)), readings)


def card_opened(section: int, readings: Iterable[Reading]) -> int:
    """Return the card on which a section was opened last: the original, or another version with its own opening."""
    verses = [read_from(one.id) for one in readings if not one.undone]
    cards = [verse[0] for verse in verses if verse is not None and verse[1] == OPENING]
    return cards[-1] if cards else section


JOURNAL = JournalView(tells_story, read, told, pages)
