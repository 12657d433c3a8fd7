"""Special rules in words: the catalogue's list, the board, the chronicle, in both languages. Source: MP-0.1.1."""

from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.fact import Entry
from domain.kernel.position import Position
from domain.kernel.registry import evolve
from domain.materia_prima.facts.alarm import HourglassMoved
from domain.materia_prima.facts.setup import ScenarioStarted
from domain.materia_prima.facts.specials import ElementsScattered, RecipesBurnt, SoulStoneRestored, SpecialApplied
from domain.materia_prima.state import State
from domain.materia_prima.tasks.turn import TakeTurn
from projections.materia_prima.board import cards
from projections.materia_prima.telling import tell
from projections.materia_prima.view import GAME_VIEW as VIEW
from projections.materia_prima.words.texts import text_ids
from projections.numbers import NumberPart
from projections.text.messages import LANGUAGES
from tests.domain.materia_prima.conftest import state_of
from tests.domain.materia_prima.packs import inquisition

PACK = inquisition()
WORDS = {language: VIEW.messages_of(PACK, language) for language in LANGUAGES}


def on(day: int, scenario: str, **changes: Any) -> State:
    """A day of a scenario."""
    return replace(state_of(PACK, "green", "yellow"), scenario=scenario, day=day, **changes)


def told(state: State, fact: Any, language: str = "en") -> str:
    """The sentence for a fact."""
    text = tell(state, Entry(1, 0, 1, None, "MP-0.1.1", fact), evolve(state, fact), WORDS[language])
    assert text is not None
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_campaign_is_there(language: str) -> None:
    assert [key for key in text_ids(PACK) if key not in WORDS[language]] == []


def test_a_scenarios_special_rules_are_listed() -> None:
    listed = next(one for one in VIEW.scenarios(PACK, WORDS["de"]) if one["id"] == "burning-of-books")
    assert listed["specials"][0] == {
        "id": "special:bonfire",
        "name": "Der Scheiterhaufen",
        "text": "Am Ende der Tage 6, 12 und 18 verbrennt das älteste Rezept der Auslage.",
        "special": "trigger",
    }


def test_the_board_shows_which_special_rules_hold_and_what_an_event_costs_now() -> None:
    before, after = (VIEW.board(Position(on(day, "burning-of-books")), WORDS["en"])["scenario"] for day in (7, 8))
    assert [one["holds"] for one in before["specials"]] == [False, True, True, False]
    assert [one["holds"] for one in after["specials"]] == [False, True, True, True]
    assert [row["cost"] + 1 for row in before["events"]] == [row["cost"] for row in after["events"]]


def test_a_value_is_shown_with_the_special_rule_that_changes_it() -> None:
    found = VIEW.numbers(Position(on(6, "fever-summer")), WORDS["en"])
    capacity = next(one for one in found if one.path == "/alchemists/0/values/capacity/value")
    assert capacity.parts[-1] == NumberPart("“Fever”", -1, "MP-0.1.1", "special:fever")


def test_the_story_begins_with_the_special_rules() -> None:
    english, german = (told(on(1, "closed-harbour"), ScenarioStarted(), language) for language in LANGUAGES)
    assert "Special rules apply. “The Chain”: No ship sails until" in english
    assert "Sonderregeln gelten. „Die Kette“: Kein Schiff segelt, bis" in german


def test_the_story_tells_when_a_rule_begins_and_ends() -> None:
    assert told(on(5, "fever-summer"), HourglassMoved(6)).endswith("In force from today: “Fever”.")
    assert told(on(9, "fever-summer"), HourglassMoved(10)).endswith("No longer in force: “Fever”.")
    assert "Von heute an gilt: „Fieber“." in told(on(5, "fever-summer"), HourglassMoved(6), "de")
    assert told(on(2, "fever-summer"), HourglassMoved(3)).endswith("16.")


@pytest.mark.parametrize(
    ("fact", "english", "german"),
    [
        (SpecialApplied("bonfire"), "“The Bonfire”. At the end of", "„Der Scheiterhaufen“. Am Ende der"),
        (
            ElementsScattered((2, 1), "salt", 1),
            "Lying in the open in Gravit Muri: one salt.",
            "Offen liegt in Gravit Muri: Salz.",
        ),
        (SoulStoneRestored("green"), "wears a soul stone again", "trägt wieder einen Seelenstein"),
    ],
)
def test_what_special_rules_did_is_told(fact: Any, english: str, german: str) -> None:
    state = on(6, "burning-of-books")
    assert english in told(state, fact)
    assert german in told(state, fact, "de")


def test_a_rule_that_works_before_the_first_day_is_not_told_twice() -> None:
    state = on(1, "burning-of-books", phase="setup")
    assert told(state, SpecialApplied("bonfire")) == "Now in force: “The Bonfire”."
    assert told(state, SpecialApplied("bonfire"), "de") == "Jetzt gilt: „Der Scheiterhaufen“."


def test_burnt_recipes_are_named() -> None:
    state = on(6, "burning-of-books")
    first, second, *_ = state.recipes
    names = [WORDS["en"].say(f"recipe-{one}") for one in (first, second)]
    assert told(state, RecipesBurnt((first,))) == f"“{names[0]}” is burnt."
    assert told(state, RecipesBurnt((first, second))) == f"“{names[0]}” and “{names[1]}” are burnt."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_an_event_row_is_worded(language: str) -> None:
    rows = [row for one in PACK.scenarios.values() for row in one.events]
    texts = [cards.effect(WORDS[language], one) for row in rows for one in (*row.alchemists, *row.inquisition)]
    assert len(set(texts)) > 20
    assert not [text for text in texts if "{" in text]


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Special rules limit it: “Walls with Ears” and “Sealed Shelves”."),
        ("de", "Sonderregeln schränken es ein: „Wände mit Ohren“ und „Versiegelte Borde“."),
    ],
)
def test_the_question_of_a_turn_names_the_rules_that_limit_it(language: str, says: str) -> None:
    question = TakeTurn(seats=(0,), colour="green")
    assert VIEW.prompt(on(6, "burning-of-books"), question, WORDS[language]).endswith(says)
    assert "“" not in VIEW.prompt(on(6, "first-bells"), question, WORDS["en"])


def test_the_picture_names_the_special_rules_and_marks_those_that_hold() -> None:
    shown = VIEW.board(Position(on(8, "burning-of-books")), WORDS["en"])
    printed = VIEW.printing.of(PACK, WORDS["en"])
    (line,) = [line for line in VIEW.picture(shown, printed, WORDS["en"]) if "Special rules" in line]
    assert "[bold link special:price-of-silence]The Price of Silence[/]" in line
    assert "[bold link special:bonfire]" not in line and "link special:bonfire]The Bonfire[/]" in line
