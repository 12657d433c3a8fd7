"""The journal in words: prose in the chronicle, choices in menus with their price and what they lack."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.fact import Entry
from domain.kernel.registry import options
from domain.tainted_grail.facts.journal import BranchFollowed, StatusGained, StatusLost, VerseRead
from domain.tainted_grail.facts.land import LocationRevealed
from domain.tainted_grail.tasks.journal import EndReading, ReadVerse
from domain.tainted_grail.tasks.land import EndArrival
from domain.tainted_grail.vocabulary.requirements import All, HasStatus, Not
from projections.menu import menu, with_closed
from projections.tainted_grail.story.journal import opening
from projections.tainted_grail.view import GAME_VIEW as VIEW
from projections.tainted_grail.words import naming
from projections.tainted_grail.words.needs import need
from projections.text.messages import LANGUAGES
from tests.domain.tainted_grail.fixtures import effect
from tests.domain.tainted_grail.world.land import CELLS
from tests.domain.tainted_grail.world.reading import choice, journal, party_of, read, verse
from tests.dsl import Scenario
from tests.projections.tainted_grail.worded import answered, chapter, done, messages_of, stated

EMPATHY_2 = {"is": "attribute", "attribute": "empathy", "least": 2, "whose": "party"}
CHOICES = [
    choice(effect("gain", what="food"), effect("go-to", verse=2), each={"food": 1}, together={"wealth": 2}),
    choice(need=[EMPATHY_2], limit="day"),
    choice(),
    choice(each={"wealth": 9}),
    choice(effect("gain", what="food"), need=[{"is": "not", "of": {"is": "status", "status": "oath"}}]),
]
STATUSES = [{"id": "oath"}, {"id": "map", "parts": 2}, {"id": "debt", "parts": 2, "numbered": False}]
RICH = {"beor": {"food": 1, "wealth": 1}, "arev": {"food": 1, "wealth": 1}}


def party() -> Scenario:
    """Arev and Beor, before they read a verse with all kinds of choices."""
    pack = journal(verse(1, choices=CHOICES), verse(2), status=STATUSES, book=[{"number": 2, "choices": [{}, {}]}])
    return party_of(pack, "arev", "beor", given=RICH)


def shown(scenario: Scenario, language: str) -> dict[str, str | None]:
    """The labels of the open question for Arev's player, and what is said beside them or why they are closed."""
    messages = messages_of(scenario.state.pack, language)
    offered = tuple(options(scenario.state, scenario.asked))
    found = with_closed(menu(VIEW, scenario.position, offered, 0, 1, messages), VIEW, scenario.position, messages)
    assert isinstance(found.closed, tuple)
    return {one.label: one.detail for one in found.actions} | {one.label: one.why for one in found.closed}


@pytest.mark.rule("TG-5.13.3", "TG-10.10.1")
@pytest.mark.parametrize(
    ("effects", "english", "german"),
    [
        (
            [effect("one", who="participants", then=[effect("roll", attribute="empathy", lines=[{"least": 4}])])],
            " A test of Empathy: the die is added to it.",
            " Eine Probe auf Mitgefühl; der Würfel zählt dazu.",
        ),
        ([effect("roll", lines=[{"least": 4}])], " The die decides.", " Der Würfel entscheidet."),
        ([effect("gain", what="food")], "", ""),
    ],
)
def test_the_chronicle_says_behind_a_verse_what_it_tests(effects: list[Any], english: str, german: str) -> None:
    scenario = party_of(journal(verse(1, *effects)), "beor")
    fact, state = VerseRead(101, 1), scenario.state
    for language, sentence in (("en", english), ("de", german)):
        messages = messages_of(state.pack, language)
        told = VIEW.tell(state, Entry(1, 0, 1, None, None, fact), state, messages)
        assert told == " ".join(naming.verse_prose(messages, 101, 1).split()) + sentence


@pytest.mark.rule("TG-2.3.3", "TG-5.13.6")
def test_a_choice_shows_its_price_and_what_it_brings_and_a_closed_one_what_it_lacks() -> None:
    scenario = read(party())
    english, german = (shown(scenario, language) for language in LANGUAGES)
    assert english["101 1 1"] == "Costs 1 Food each; costs 2 Wealth in all, whoever pays; gain 1 Food"
    assert german["101 1 1"] == (
        "Kostet alle je 1 Nahrung; kostet zusammen 2 Reichtum, egal von wem; erhalte 1 Nahrung"
    )
    assert english["101 1 2"] == "Only if somebody has Empathy 2 or more"
    assert english["101 1 4"] == "Needs 9 Wealth, the party has 2"
    assert "2" not in str(english["101 1 3"]), "where a choice leads is not told"
    assert (english["101 1 5"], german["101 1 5"]) == ("Gain 1 Food", "Erhalte 1 Nahrung"), "what is met is not told"


def test_a_verse_is_told_as_a_paragraph_and_the_choice_as_a_title() -> None:
    scenario = party()
    step = done(scenario, ReadVerse(101, 1), EndReading(), EndArrival())
    assert [line.text for line in chapter(step, messages_of(scenario.state.pack, "en")).events] == ["101 1"]
    step = answered(scenario, 0, "choose:3")
    for language, title in (("en", "Arev chooses: “101 1 3”"), ("de", "Arev wählt: „101 1 3“")):
        told = chapter(step, messages_of(scenario.state.pack, language))
        assert (told.title, [line.text for line in told.events]) == (title, [])


@pytest.mark.parametrize(
    ("location", "language", "again"),
    [
        (101, "en", "The same page once more: 101 1 …"),
        (101, "de", "Noch einmal dieselbe Seite: 101 1 …"),
        (0, "en", "Once more from the Book of Secrets: 2 …"),
        (0, "de", "Noch einmal aus dem Buch der Geheimnisse: 2 …"),
    ],
)
def test_a_page_that_was_read_before_is_not_told_as_new(location: int, language: str, again: str) -> None:
    number = 1 if location else 2
    step = stated(party().given(VerseRead(location, number)), VerseRead(location, number))
    assert [one.text for one in chapter(step, messages_of(step.before.state.pack, language)).events] == [again]


def test_of_a_page_that_was_read_before_the_first_sentence_is_told() -> None:
    assert opening("“Stay,” she says. You do. Or not.") == "“Stay,” she says."
    assert opening("“Who is there?” Nobody.") == "“Who is there?”"
    assert opening("It costs 1.5 of them! Then rain.") == "It costs 1.5 of them!"
    assert opening("»Wer da?« Niemand.") == "»Wer da?«"
    assert opening("No stop at all") == "No stop at all"


def test_a_shared_price_is_asked_for_unit_by_unit() -> None:
    scenario = read(party())
    answered(scenario, 0, "choose:1")
    for language, asked, label in (
        ("en", "You pay 2 Wealth together. Who pays the next 1 Wealth?", "Arev pays it"),
        ("de", "Ihr zahlt zusammen 2 Reichtum. Wer zahlt davon das nächste Stück: 1 Reichtum?", "Arev zahlt"),
    ):
        messages = messages_of(scenario.state.pack, language)
        assert VIEW.prompt(scenario.state, scenario.question, messages) == asked
        assert next(iter(shown(scenario, language))) == label
    step = answered(scenario, 0, "pledge:arev")
    assert chapter(step, messages_of(scenario.state.pack, "en")).title == "Arev pays 1 Wealth for all"
    scenario.answers(1, "pledge:beor")
    asked = VIEW.prompt(scenario.state, scenario.question, messages_of(scenario.state.pack, "en"))
    assert asked == "Arev: pay 1 Food to stay in the party?"


@pytest.mark.parametrize(
    ("fact", "english", "german"),
    [
        (VerseRead(0, 2), "From the Book of Secrets: 2", "Aus dem Buch der Geheimnisse: 2"),
        (StatusGained("oath", 1), "You mark “Oath”.", "Ihr vermerkt „Oath“."),
        (StatusGained("map", 2), "You mark “Map”, part “Map 2”.", "Ihr vermerkt „Map“, Teil „Map 2“."),
        (StatusGained("debt", 2), "You mark “Debt”, part 2.", "Ihr vermerkt „Debt“, Teil 2."),
        (StatusLost("map"), "“Map” is erased.", "„Map“ wird gestrichen."),
        (
            BranchFollowed(("beor",)),
            "Beor still faces what comes of the flight.",
            "Beor trägt noch die Folgen der Flucht.",
        ),
        (
            BranchFollowed(("arev", "beor")),
            "Arev and Beor still face what comes of the flight.",
            "Arev und Beor tragen noch die Folgen der Flucht.",
        ),
    ],
)
def test_facts_of_the_journal_are_told(fact: Any, english: str, german: str) -> None:
    step = stated(party().given(LocationRevealed(102, CELLS[102])), fact)
    for language, text in (("en", english), ("de", german)):
        assert [one.text for one in chapter(step, messages_of(step.before.state.pack, language)).events] == [text]


def test_the_book_of_secrets_is_no_place() -> None:
    scenario = read(party(), 2, 0)
    for language, asked in (("en", "What do you do?"), ("de", "Was tut ihr?")):
        assert VIEW.prompt(scenario.state, scenario.question, messages_of(scenario.state.pack, language)) == asked
    assert list(shown(scenario, "en")) == ["Book 2 1", "Book 2 2"]


UNMARKED = All(tuple(Not(HasStatus("map", (part,))) for part in (1, 2)))


@pytest.mark.parametrize(
    ("language", "none", "one", "both"),
    [
        (
            "en",
            "you do not have “Map” (part 1 or part 2)",
            "you do not have “Map” (part 1 or “Map 2”)",
            "you have “Map” (part 1 and “Map 2”)",
        ),
        (
            "de",
            "ihr „Map“ (Teil 1 oder Teil 2) nicht habt",
            "ihr „Map“ (Teil 1 oder „Map 2“) nicht habt",
            "ihr „Map“ (Teil 1 und „Map 2“) habt",
        ),
    ],
)
def test_a_part_of_a_status_has_its_name_once_it_is_marked(language: str, none: str, one: str, both: str) -> None:
    messages, marked = messages_of(party().state.pack, language), {"map": (2,)}
    found = (
        need(messages, UNMARKED),
        need(messages, UNMARKED, marked=marked),
        need(messages, HasStatus("map", (1, 2)), True, marked),
    )
    assert found == (none, one, both)
    assert "(" not in need(messages, HasStatus("map")) + need(messages, Not(HasStatus("map")))


def test_a_closed_choice_names_no_part_that_is_not_marked() -> None:
    asks = {"is": "status", "status": "map", "parts": [1, 2]}
    pack = journal(verse(1, choices=[choice(), choice(need=[asks])]), status=STATUSES)
    scenario = party_of(pack, "arev", "beor").given(StatusGained("map", 2))
    assert "Only if you have “Map” (part 1 and “Map 2”)" in shown(read(scenario), "en").values()
