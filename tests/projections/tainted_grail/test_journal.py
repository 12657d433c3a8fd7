"""The journal of a campaign's table: verses by section, choices taken, what was undone."""

from __future__ import annotations

from typing import Any

from domain.kernel.fact import Entry, Fact
from domain.kernel.tables.table import ActionsRedone, ActionsUndone
from domain.tainted_grail.facts.days import DayBegan
from domain.tainted_grail.facts.death import MercyGranted
from domain.tainted_grail.facts.events import ChapterBegan, DreamRead, EventRevealed
from domain.tainted_grail.facts.journal import ChoiceTaken, StatusGained, VerseRead
from domain.tainted_grail.facts.parties import PartyFormed
from projections.journal import JournalSection, Page
from projections.recaps.journal_paper import told_once
from projections.tainted_grail.view import GAME_VIEW as VIEW
from tests.domain.tainted_grail.world.land import opened
from tests.domain.tainted_grail.world.reading import choice, journal, verse
from tests.domain.tainted_grail.world_packs import avalon
from tests.projections.tainted_grail.worded import messages_of

PACK = journal(
    verse(1, choices=[choice(), choice()]),
    verse(2),
    verse(1, location=102),
    verse(1, location=131),
    book=[{"number": 2, "choices": [{}]}],
    at_131={"changes": 101},
    dream=[{"location": 131}, {"location": 102, "kind": "nightmare"}],
)


def entries(*facts: tuple[int, Fact]) -> list[Entry]:
    """A log of these facts, each with the number of its action."""
    return [Entry(version, 0, action, None, None, fact) for version, (action, fact) in enumerate(facts, 1)]


def told(log: list[Entry], *counted: int, language: str = "en") -> list[JournalSection]:
    """The journal that follows from a log. counted: the actions that count."""
    assert VIEW.journal is not None
    return VIEW.journal.told(VIEW.journal.read(log), counted, PACK, messages_of(PACK, language))


def pages(log: list[Entry], *counted: int) -> list[Page]:
    """What counts of a log, in the order in which it was read."""
    assert VIEW.journal is not None
    return VIEW.journal.pages(VIEW.journal.read(log), counted, PACK, messages_of(PACK, "en"))


def test_pages_stand_in_the_order_of_reading_with_their_day_and_without_what_was_undone() -> None:
    log = entries(
        (1, DayBegan(2)),
        (1, VerseRead(102, 1)),
        (2, VerseRead(101, 1)),
        (3, ChoiceTaken(101, 1, 1)),
        (3, ActionsUndone(2)),
        (4, ChoiceTaken(101, 1, 2)),
        (5, DayBegan(3)),
        (5, VerseRead(0, 2)),
        (5, ActionsUndone(4)),
        (6, VerseRead(101, 2)),
    )
    assert pages(log, 1, 2, 4, 6) == [
        Page(2, "102", "place:102", "verse:102.1", "102 1", ()),
        Page(2, "101", "place:101", "verse:101.1", "101 1", ("101 1 2",)),
        Page(2, "101", "place:101", "verse:101.2", "101 2", ()),
    ]


def test_a_later_evening_knows_its_day_and_dreamers_from_the_save() -> None:
    save = {
        "world": {"day": 4},
        "dreams": "own",
        "characters": {"arev": {"seat": 0}, "beor": {"seat": 1}},
        "away": {"ailei": {"seat": 1}},
    }
    start = opened(("ailei",), ("arev",), campaign={"save": save})
    log = entries(
        (0, start),
        (1, VerseRead(101, 1)),
        (2, DayBegan(5)),
        (2, PartyFormed("dream", ("arev",))),
        (2, DreamRead(131, "dream")),
        (3, PartyFormed("dream", ("ailei",))),
        (3, DreamRead(102, "nightmare")),
    )
    assert VIEW.journal is not None
    found = [(one.text, one.day, one.seats) for one in VIEW.journal.read(log)]
    assert found == [
        ("verse:101.1", 4, None),
        ("dream:131", 5, frozenset({1})),
        ("nightmare:102", 5, frozenset({0})),
    ]


def short(sections: list[JournalSection]) -> Any:
    """The texts by section, each with whether it was undone, and its choices."""
    return {
        one.title: [(r.text, r.undone, [(c.text, c.undone) for c in r.choices]) for r in one.readings]
        for one in sections
    }


def test_verses_stand_under_their_section_with_the_choices_that_were_taken() -> None:
    log = entries(
        (1, VerseRead(101, 1)),
        (2, ChoiceTaken(101, 1, 2)),
        (2, StatusGained("x", 1)),
        (2, VerseRead(101, 2)),
        (3, VerseRead(102, 1)),
        (4, VerseRead(131, 1)),
        (4, VerseRead(0, 2)),
        (5, ChoiceTaken(0, 2, 1)),
    )
    assert short(told(log, 1, 2, 3, 4, 5)) == {
        "131": [("101 1", False, [("101 1 2", False)]), ("101 2", False, []), ("131 1", False, [])],
        "102": [("102 1", False, [])],
        "The Book of Secrets": [("2", False, [("Book 2 1", False)])],
    }
    places = [(one.about, one.readings[0].id, one.readings[0].v) for one in told(log)]
    assert places == [("place:101", "verse:101.1", 1), ("place:102", "verse:102.1", 5), (None, "verse:0.2", 7)]
    assert told(log, language="de")[-1].title == "Das Buch der Geheimnisse"


def test_what_was_undone_is_marked_and_a_choice_belongs_to_the_reading_that_led_to_it() -> None:
    log = entries(
        (1, VerseRead(101, 1)),
        (2, ChoiceTaken(101, 1, 1)),
        (2, ActionsUndone(1)),
        (3, ChoiceTaken(101, 1, 2)),
        (3, ActionsUndone(0)),
        (4, VerseRead(101, 1)),
        (4, ActionsRedone(1)),
        (5, ChoiceTaken(101, 1, 1)),
    )
    first = ("101 1", False, [("101 1 1", True), ("101 1 2", True), ("101 1 1", False)])
    assert short(told(log, 1, 5)) == {"101": [first, ("101 1", True, [])]}


def test_dreams_stand_under_the_place_where_they_were_dreamt() -> None:
    log = entries((1, DreamRead(102, "nightmare")), (2, VerseRead(102, 1)), (3, DreamRead(131, "dream")))
    assert short(told(log, 1, 2)) == {
        "102": [("102", False, []), ("102 1", False, [])],
        "101": [("131", True, [])],
    }
    assert told(log)[0].readings[0].id == "nightmare:102"


def test_a_section_bears_the_name_of_the_card_on_which_it_was_opened_last() -> None:
    log = entries((1, VerseRead(101, 1)), (2, VerseRead(131, 1)), (3, VerseRead(101, 2)), (4, DreamRead(131, "dream")))

    assert [(one.title, one.about) for one in told(log, 1, 2, 3, 4)] == [("131", "place:101")]
    assert [one.title for one in told(log, 1)] == ["101"], "what was undone gives no name"
    assert [one.title for one in told(log[2:], 3, 4)] == ["101"], "without an opening it is the original"


def test_the_setup_is_never_undone() -> None:
    assert short(told(entries((0, VerseRead(101, 1))))) == {"101": [("101 1", False, [])]}


def test_only_a_campaign_has_a_journal() -> None:
    assert VIEW.journal is not None
    assert VIEW.journal.kept(opened(), PACK)
    assert not VIEW.journal.kept(opened(scenario="plain"), PACK)


def test_chapters_and_events_stand_in_the_story_and_mercy_says_why_the_days_begin_again() -> None:
    assert VIEW.journal is not None
    log = entries(
        (1, ChapterBegan(1, ())),
        (1, DayBegan(1)),
        (1, EventRevealed("in-her-own-hand")),
        (2, DayBegan(4)),
        (2, EventRevealed("fair-wind")),
        (3, ChapterBegan(2, ())),
        (4, DayBegan(5)),
        (5, VerseRead(101, 1)),
        (6, MercyGranted(2)),
        (6, VerseRead(101, 1)),
        (7, MercyGranted(2)),
        (8, DayBegan(5)),
        (8, EventRevealed("the-levy")),
        (8, ActionsUndone(7)),
        (9, VerseRead(101, 2)),
    )
    pack, found = avalon(), VIEW.journal.read(log)
    told = VIEW.journal.pages(found, range(10), pack, messages_of(pack, "en"))
    assert [(one.day, one.title, one.about, one.id.partition(".")[0]) for one in told] == [
        (None, "Chapter 1: The Reason", None, "chapter:1"),
        (1, "In Her Own Hand", None, "event:in-her-own-hand"),
        (4, "Fair Wind", None, "event:fair-wind"),
        (None, "Chapter 2: Eight Notches", None, "chapter:2"),
        (5, "Tellstone", "place:101", "verse:101"),
        (None, "Chapter 2: Eight Notches", None, "return:2"),
        (4, "Tellstone", "place:101", "verse:101"),
        (None, "Chapter 2: Eight Notches", None, "return:2"),
        (5, "The Levy", None, "event:the-levy"),
        (4, "Tellstone", "place:101", "verse:101"),
    ]
    assert told[0].text is not None and told[0].text.startswith("The ferry puts you ashore")
    assert told[5].text == "The Allmother is merciful. Chapter 2 begins again."
    kept = [page.id for evening in told_once([told]) for page in evening]
    assert len([one for one in kept if one.startswith("return:")]) == 2, "each return is told"
    for language, headings in (("en", ["Chapters", "Events"]), ("de", ["Kapitel", "Ereignisse"])):
        sections = VIEW.journal.told(found, range(10), pack, messages_of(pack, language))
        assert [one.title for one in sections if one.about is None] == headings
        assert [len(one.readings) for one in sections] == [4, 3, 3]
