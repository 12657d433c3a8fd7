"""Events, quests, discs, chapters, guardians and dreams in words."""

from __future__ import annotations

import re

import pytest

from domain.kernel.fact import CardsPutUnder, DiceRolled, Entry, Fact
from domain.kernel.registry import options
from domain.tainted_grail.content.chapters import Today
from domain.tainted_grail.facts.days import DayBegan
from domain.tainted_grail.facts.events import (
    ChapterBegan,
    ChapterEnding,
    ChapterSetUp,
    DiscPlaced,
    DiscRemoved,
    DiscSet,
    DreamRead,
    EventDiscarded,
    EventMissing,
    EventPutAway,
    EventRevealed,
    GuardianLeft,
    GuardianPlaced,
    GuardianStayed,
    MarkersSet,
    QuestResolved,
    RandomEventsPut,
)
from domain.tainted_grail.facts.parties import PartyFormed
from domain.tainted_grail.queries.events import EVENTS, RANDOM
from domain.tainted_grail.tasks.effects.base import EffectTask
from domain.tainted_grail.tasks.effects.encounter import FollowUp
from domain.tainted_grail.tasks.effects.land import ChangeDisc, ChangeMenhir, PlaceDisc
from domain.tainted_grail.tasks.effects.vocabulary import HaveEncounter
from domain.tainted_grail.tasks.events import InTurn
from domain.tainted_grail.vocabulary.requirements import DiscIs, Not, Requirement
from projections.tainted_grail.menu.explanation import EXPLANATION
from projections.tainted_grail.view import GAME_VIEW as VIEW
from projections.tainted_grail.words import texts
from projections.tainted_grail.words.events import change_of_day
from projections.tainted_grail.words.needs import need
from projections.text.messages import LANGUAGES
from tests.domain.tainted_grail.world_packs import avalon
from tests.projections.tainted_grail.rare_events import PACK, table
from tests.projections.tainted_grail.worded import messages_of
from tests.projections.tainted_grail.world.views import board, island
from tests.projections.tainted_grail.world.views import table as island_table
from tests.projections.tainted_grail.world.views import words as island_words

WORDS = {language: messages_of(PACK, language) for language in LANGUAGES}
IDS = re.compile(r"[a-z]+:[a-z0-9]|#\d|\bnone\b|None|[{}]")


def told(fact: Fact, language: str = "en", *before: Fact) -> str | None:
    """The sentence of a fact."""
    scenario = table().given(*before)
    state = scenario.state
    return VIEW.tell(state, Entry(1, 0, 1, None, None, fact), scenario.given(fact).state, WORDS[language])


@pytest.mark.parametrize(
    ("fact", "sentence"),
    [
        (EventRevealed("thaw"), "“Thaw”. Thaw Text!"),
        (EventRevealed("frost"), "“Frost”. Frost Text! A quest: Frost Quest"),
        (EventRevealed("wind"), "“Wind”. Wind Text!"),
        (EventMissing(), "There is no event left to reveal. The pack has too few of them."),
        (EventDiscarded("frost"), "“Frost” is over, and is laid aside."),
        (EventPutAway("frost", boxed=True), "“Frost” is over."),
        (RandomEventsPut(1), "The event deck grows by one random event, face down."),
        (RandomEventsPut(2), "The event deck grows by two random events, face down."),
        (QuestResolved("frost", success=True), "The quest of “Frost” is fulfilled."),
        (QuestResolved("secret:4", success=False), "The quest of “4” has failed."),
        (MarkersSet("frost", 0), "No quest markers are left on “Frost”."),
        (MarkersSet("frost", 1), "On “Frost” lies one quest marker."),
        (MarkersSet("frost", 2), "On “Frost” lie two quest markers."),
        (DiscPlaced("fire", 1, "place:101"), "“Fire”: one day."),
        (DiscPlaced("ropes", 3, "place:101"), "“Ropes”: the count begins at 3."),
        (DiscSet("fire", 1), "“Fire”: one left."),
        (DiscSet("fire", 0), "“Fire”: the time is up."),
        (DiscRemoved("fire"), "“Fire”: this counts no longer."),
        (GuardianPlaced("worm", 101), "“Worm” comes to “101”."),
        (GuardianStayed("worm"), "“Worm” stays at “102”."),
        (GuardianLeft("worm"), "“Worm” leaves “102” and is not seen again."),
        (ChapterEnding(), "The chapter comes to its end."),
        (ChapterBegan(1, ()), "Chapter 1: 1. 1 Text!"),
        (ChapterSetUp(), None),
    ],
)
def test_the_chronicle_tells_what_happens_in_a_campaign(fact: Fact, sentence: str | None) -> None:
    assert told(fact) == sentence


@pytest.mark.parametrize(
    ("what", "value", "english", "german"),
    [
        (
            "first-travel",
            -1,
            "Today each of you pays 1 Energy less for the first travel.",
            "Heute zahlt ihr für eure erste Reise je 1 Energie weniger.",
        ),
        (
            "travel",
            1,
            "Today each of you pays 1 Energy more for every travel.",
            "Heute zahlt ihr für jede Reise je 1 Energie mehr.",
        ),
        (
            "regeneration",
            4,
            "In the evening each of you regains at most 4 Energy.",
            "Am Abend erhaltet ihr je höchstens 4 Energie zurück.",
        ),
        (
            "twice",
            1,
            "Once today each of you may act twice in a row.",
            "Einmal darf heute jeder von euch zweimal nacheinander handeln.",
        ),
        (
            "twice",
            2,
            "Today each of you may act twice in a row, up to two times.",
            "Bis zu 2-mal darf heute jeder von euch zweimal nacheinander handeln.",
        ),
    ],
)
def test_an_event_says_what_it_changes_for_a_day(what: Today, value: int, english: str, german: str) -> None:
    assert [change_of_day(WORDS[language], what, value) for language in ("en", "de")] == [english, german]


def test_what_an_event_changes_stands_behind_its_text_in_the_chronicle_and_on_the_board() -> None:
    pack = island(random=[{"id": "fog", "today": {"travel": 1}}])
    scenario, messages = island_table(pack), island_words(pack=pack)
    before, revealed = scenario.state, EventRevealed("fog")
    after = scenario.given(revealed).state
    text = "Today each of you pays 1 Energy more for every travel."
    line = VIEW.tell(before, Entry(1, 0, 1, None, None, revealed), after, messages)
    assert line is not None and line.endswith(text)
    (shown,) = board(scenario)["events"]
    assert shown["text"].endswith(text)


def test_dreams_are_told_with_those_who_have_them() -> None:
    dreaming = PartyFormed("dream", ("ailei", "beor"))
    assert told(DreamRead(101, "dream"), "en", dreaming) == "Ailei and Beor dream. 101"
    assert told(DreamRead(101, "nightmare"), "en", PartyFormed("dream", ("beor",))) == "Beor has a nightmare. 101"
    assert told(DreamRead(101, "nightmare"), "de", dreaming) == "Ailei und Beor haben einen Albtraum. 101"


@pytest.mark.parametrize(("language", "sentence"), [("en", "“Ropes”: none left."), ("de", "„Ropes“: keine mehr.")])
def test_a_count_that_has_run_out_is_told_as_one(language: str, sentence: str) -> None:
    assert told(DiscSet("ropes", 0), language, DiscPlaced("ropes", 3, "place:101")) == sentence


@pytest.mark.parametrize(
    ("one", "english", "german"),
    [
        (ChangeDisc(disc="ropes", count=-2), "lower “Ropes” by 2", "senkt „Ropes“ um 2"),
        (ChangeDisc(disc="ropes", count=1), "raise “Ropes” by 1", "hebt „Ropes“ um 1"),
        (
            ChangeMenhir(count=-1, which="highest"),
            "lower the highest menhir disc by 1",
            "senkt die höchste Menhir-Scheibe um 1",
        ),
        (PlaceDisc(disc="ropes"), "lay out the disc “Ropes”", "legt die Scheibe „Ropes“ aus"),
    ],
)
def test_what_changes_a_disc_is_an_order(one: EffectTask, english: str, german: str) -> None:
    assert [texts.effect(WORDS[language], one) for language in ("en", "de")] == [english, german]


@pytest.mark.parametrize(
    ("one", "english", "german"),
    [
        (DiscIs("ropes"), "the disc “Ropes” lies out", "die Scheibe „Ropes“ ausliegt"),
        (Not(DiscIs("ropes")), "the disc “Ropes” does not lie out", "die Scheibe „Ropes“ nicht ausliegt"),
        (DiscIs("ropes", 2, 3), "the disc “Ropes” shows 2 to 3", "die Scheibe „Ropes“ 2 bis 3 zeigt"),
        (Not(DiscIs("ropes", 2, 2)), "the disc “Ropes” does not show 2", "die Scheibe „Ropes“ nicht 2 zeigt"),
    ],
)
def test_a_disc_is_asked_for_by_its_place_or_its_value(one: Requirement, english: str, german: str) -> None:
    assert [need(WORDS[language], one) for language in ("en", "de")] == [english, german]


def test_an_expired_disc_is_told_once() -> None:
    assert told(DiscRemoved("fire"), "en", DiscSet("fire", 0)) is None


def test_what_is_due_at_the_same_time_is_named_in_both_languages() -> None:
    scenario = table().when(InTurn(("disc:fire", "event:frost", "guardian:worm")))
    for words in WORDS.values():
        for option in options(scenario.state, scenario.question):
            for said in (
                VIEW.label(scenario.state, scenario.question, option, words),
                VIEW.answer(scenario.state, scenario.question, option, words),
            ):
                assert IDS.search(said) is None, said
    first, second, third = (one for one in options(scenario.state, scenario.question) if one.seat == 0)
    assert VIEW.label(scenario.state, scenario.question, first, WORDS["en"]) == "First “Fire”"
    assert VIEW.answer(scenario.state, scenario.question, third, WORDS["de"]) == "Ailei entscheidet: zuerst „Worm“"
    about = [EXPLANATION.about(scenario.state, scenario.question, one)[0] for one in (first, second, third)]
    assert about == ["disc:fire", "event:frost", "encounter:worm"]


def test_facts_name_the_events_and_discs_they_are_about() -> None:
    state = table().state
    for fact, named in (
        (EventRevealed("thaw"), "event:thaw"),
        (DiscSet("fire", 1), "disc:fire"),
        (QuestResolved("frost", success=True), "event:frost"),
        (GuardianPlaced("worm", 101), "encounter:worm"),
    ):
        assert named in VIEW.about(state, fact, table().given(fact).state)
    assert VIEW.about(state, DayBegan(2), state) == ()


def test_luck_names_the_die_and_the_decks_of_a_campaign() -> None:
    luck, words = VIEW.luck, WORDS["de"]
    assert luck.die("guardian-die", words) == "Wächterwürfel"
    assert luck.face("guardian-die", "N", words) == "Norden"
    assert [luck.deck(deck, words) for deck in ("events", "random-events")] == ["Ereignisse", "Zufallsereignisse"]
    assert luck.kind_of(PACK, "random-events", "random:1") is None
    assert DiceRolled.reveals


def test_the_board_shows_the_backs_of_story_events_and_the_names_of_random_ones_that_were_seen() -> None:
    scenario = table().given(CardsPutUnder(("event:1/1", "event:1/2"), EVENTS), CardsPutUnder(("random:1",), RANDOM))
    decks = {one["id"]: one for one in VIEW.board(scenario.position, WORDS["de"])["decks"]}
    assert decks["deck:events"]["top"] == [
        {"id": "event:1/1", "name": "Kapitel 1, Teil 1"},
        {"id": "event:1/2", "name": "Kapitel 1, Teil 2"},
    ]
    assert decks["deck:random-events"]["top"] == [{"id": "event:wind", "name": "Wind"}]


@pytest.mark.parametrize(
    ("language", "met", "later"),
    [
        ("en", "meet the Market Prophet", "when this encounter is over, meet the Market Prophet"),
        ("de", "stellt euch dem Marktpropheten", "stellt euch nach dieser Begegnung dem Marktpropheten"),
    ],
)
def test_who_is_met_has_an_article(language: str, met: str, later: str) -> None:
    messages = VIEW.messages_of(avalon(), language)
    assert texts.effect(messages, HaveEncounter(meet="market-prophet")) == met
    assert texts.effect(messages, FollowUp(meet="market-prophet")) == later
