"""The journal of a campaign's table: chapters, events, verses and dreams in the order in which they were read, by
section.

Source: TG-3.2.15, 4.2.21, 4.6.18, 5.13.1, 5.17.2.
"""

from collections.abc import Container, Iterable, Mapping
from typing import Any, NamedTuple

from domain.kernel.fact import Entry
from domain.kernel.tables.table import TABLE_FACTS, ActionsRedone, ActionsUndone, TableOpened
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.facts.days import DayBegan
from domain.tainted_grail.facts.death import MercyGranted
from domain.tainted_grail.facts.events import ChapterBegan, DreamRead, EventRevealed
from domain.tainted_grail.facts.journal import ChoiceTaken, VerseRead
from domain.tainted_grail.facts.parties import PartyFormed
from domain.tainted_grail.facts.setup import CharacterTaken
from domain.tainted_grail.game import tells_story
from domain.tainted_grail.queries.journal import read_from, reference
from domain.tainted_grail.vocabulary.terms import BOOK, OPENING
from projections.journal import JournalChoice, JournalSection, JournalView, Page, Read, Reading
from projections.tainted_grail import ids
from projections.tainted_grail.menu.journal import choice_label
from projections.tainted_grail.story.events import prose
from projections.tainted_grail.words import naming
from projections.text.messages import Messages

CHAPTER, EVENT, RETURN = "chapter", "event", "return"
"""The beginnings of the ids of texts that are read at no place: of a chapter, of an event, and of how Mercy led back to
the start of a chapter.
"""
SECTIONS: Mapping[str, str] = {CHAPTER: "journal-chapters", RETURN: "journal-chapters", EVENT: "journal-events"}
"""The beginning of such an id -> the message of the heading under which the text stands."""


class Line(NamedTuple):
    """What counts after an action. last: verse -> its latest reading; seats: character -> the seat that plays it; day:
    of the campaign; chapter: the day on which its chapter began, to which Mercy leads back.
    """

    last: dict[str, int]
    seats: dict[str, int]
    day: int = 1
    chapter: int = 1


def read(entries: Iterable[Entry]) -> list[Read]:
    """Return each text that was read, with the choices taken in it, and each return to the start of a chapter. A choice
    belongs to the reading that led to it, also after an undo. Where dreams are told only to those who have them, so is
    each of them here.

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
                save = save_in(opened.options)
                line = Line({}, seats_in(opened), day_in(save), day_in(save.get("chapter_start") or {}))
            case CharacterTaken(seat, character):
                line = line._replace(seats={**line.seats, character: seat})
            case DayBegan(day):
                line = line._replace(day=day)
            case ChapterBegan(number):
                line = line._replace(chapter=line.day)
                found.append(Read(entry.version, entry.action, f"{CHAPTER}:{number}", []))
            case EventRevealed(event):
                found.append(Read(entry.version, entry.action, f"{EVENT}:{event}", [], None, line.day))
            case MercyGranted(chapter):
                line = line._replace(day=line.chapter)
                found.append(Read(entry.version, entry.action, f"{RETURN}:{chapter}.{entry.version}", []))
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
                line = after.get(to, Line({}, line.seats, line.day, line.chapter))
        if not isinstance(entry.fact, TABLE_FACTS):
            after[entry.action] = line
    return found


def dreams_of(options: Mapping[str, Any]) -> str:
    """Return whom dreams are told to at a table with these options. A later evening keeps what the first one chose."""
    told_to = options.get("dreams", save_in(options).get("dreams", "open"))
    return str(told_to)


def day_in(save: Mapping[str, Any]) -> int:
    """Return the day of a save; the first one of an empty save, and before the first one."""
    day: int = save.get("world", {}).get("day", 1)
    return max(1, day)


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
        title, about, text = headed_text(one.text, pack, messages)
        choices = [
            choice_in(one.text, choice, messages) for _, action, choice in one.choices if not is_undone(action, counted)
        ]
        known.append(Page(one.day, title, about, one.text, text, tuple(choices)))
    return known


def headed_text(id: str, pack: Pack, messages: Messages) -> tuple[str, str | None, str]:
    """Return the heading of a text, the id of the place that it tells of, or None, and its prose."""
    told = story_text(id, pack, messages)
    if told is not None:
        return told[0], None, told[1]
    location, text = where_and_what(id, messages)
    return *headed(messages, section_in(pack, location), location), text


def story_text(id: str, pack: Pack, messages: Messages) -> tuple[str, str] | None:
    """Return the heading and the prose of a chapter, an event or a return; None of what was read at a place."""
    kind, _, name = id.partition(":")
    if kind == EVENT:
        event = naming.event_in(pack, name)
        return messages.say(event), prose(messages, f"{event}-text")
    if kind not in (CHAPTER, RETURN):
        return None
    number = int(name.partition(".")[0])
    heading = messages.say("so-far-chapter", number=number, name=messages.say(f"chapter-{number}"))
    if kind == CHAPTER:
        return heading, prose(messages, f"chapter-{number}-text")
    return heading, messages.say("told-mercy-granted", chapter=number)


def told(found: Iterable[Read], counted: Container[int], pack: Pack, messages: Messages) -> list[JournalSection]:
    """Return what was read, by section, the one that was opened first coming first. counted: the actions that count."""
    sections: dict[int | str, list[Reading]] = {}
    for one in found:
        _, _, text = headed_text(one.text, pack, messages)
        choices = [
            JournalChoice(v, choice_in(one.text, choice, messages), is_undone(action, counted))
            for v, action, choice in one.choices
        ]
        reading = Reading(one.v, one.action, one.text, text, is_undone(one.action, counted), choices)
        sections.setdefault(section_with(one.text, pack), []).append(reading)
    return [section_of(messages, section, readings) for section, readings in sections.items()]


def section_with(id: str, pack: Pack) -> int | str:
    """Return the section that a text belongs to: that of a location, of the Book, of chapters or of events."""
    kind, _, name = id.partition(":")
    if kind in SECTIONS:
        return SECTIONS[kind]
    verse = read_from(id)
    return section_in(pack, int(name) if verse is None else verse[0])


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


def section_of(messages: Messages, section: int | str, readings: list[Reading]) -> JournalSection:
    """Return a section of the journal under its heading. section: the original location, the Book of Secrets, or the
    message of a heading.
    """
    if isinstance(section, str):
        return JournalSection(messages.say(section), None, readings)
    return JournalSection(*headed(messages, section, card_opened(section, readings)), readings)


def card_opened(section: int, readings: Iterable[Reading]) -> int:
    """Return the card on which a section was opened last: the original, or another version with its own opening."""
    verses = [read_from(one.id) for one in readings if not one.undone]
    cards = [verse[0] for verse in verses if verse is not None and verse[1] == OPENING]
    return cards[-1] if cards else section


JOURNAL = JournalView(tells_story, read, told, pages)
