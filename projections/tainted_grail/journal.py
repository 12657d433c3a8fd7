"""The journal of a campaign's table: verses and dreams in the order in which they were read, by section.

Source: TG-4.6.18, 5.13.1.
"""

from collections.abc import Container, Iterable
from typing import NamedTuple

from domain.kernel.fact import Entry
from domain.kernel.tables.table import TABLE_FACTS, ActionsRedone, ActionsUndone, TableOpened
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.facts.events import DreamRead
from domain.tainted_grail.facts.journal import ChoiceTaken, VerseRead
from domain.tainted_grail.facts.parties import PartyFormed
from domain.tainted_grail.facts.setup import CharacterTaken
from domain.tainted_grail.game import tells_story
from domain.tainted_grail.queries.journal import read_from, reference
from domain.tainted_grail.vocabulary.terms import BOOK, OPENING
from projections.journal import JournalChoice, JournalSection, JournalView, Read, Reading
from projections.tainted_grail import ids
from projections.tainted_grail.menu.journal import choice_label
from projections.tainted_grail.words import naming
from projections.text.messages import Messages


class Line(NamedTuple):
    """What counts after an action. last: verse -> its latest reading; seats: character -> the seat that plays it."""

    last: dict[str, int]
    seats: dict[str, int]


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
            case TableOpened(options=options):
                are_own = options.get("dreams") == "own"
            case CharacterTaken(seat, character):
                line = Line(line.last, {**line.seats, character: seat})
            case PartyFormed("dream", members):
                asleep = frozenset(line.seats[who] for who in members)
            case VerseRead(location, number):
                line = Line({**line.last, reference(location, number): len(found)}, line.seats)
                found.append(Read(entry.version, entry.action, reference(location, number), []))
            case DreamRead(location, kind):
                told_to = asleep if are_own else None
                found.append(Read(entry.version, entry.action, f"{kind}:{location}", [], told_to))
            case ChoiceTaken(location, number, choice):
                taken = entry.version, entry.action, choice
                found[line.last[reference(location, number)]].choices.append(taken)
            case ActionsUndone(to=to) | ActionsRedone(to=to):
                line = after.get(to, Line({}, line.seats))
        if not isinstance(entry.fact, TABLE_FACTS):
            after[entry.action] = line
    return found


def told(found: Iterable[Read], counted: Container[int], pack: Pack, messages: Messages) -> list[JournalSection]:
    """Return what was read, by section, the one that was opened first coming first. counted: the actions that count."""
    sections: dict[int, list[Reading]] = {}
    for one in found:
        location, text = where_and_what(one.text, messages)
        section = pack.original_of(location) if location != BOOK else BOOK
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


def section_of(messages: Messages, section: int, readings: list[Reading]) -> JournalSection:
    """Return a section of the journal under its heading. section: the original location, or the Book of Secrets."""
    if section == BOOK:
        return JournalSection(messages.say("journal-book"), None, readings)
    name = naming.location_name(messages, card_opened(section, readings))
    return JournalSection(name, ids.place(section), readings)


def card_opened(section: int, readings: Iterable[Reading]) -> int:
    """Return the card on which a section was opened last: the original, or another version with its own opening."""
    verses = [read_from(one.id) for one in readings if not one.undone]
    cards = [verse[0] for verse in verses if verse is not None and verse[1] == OPENING]
    return cards[-1] if cards else section


JOURNAL = JournalView(tells_story, read, told)
