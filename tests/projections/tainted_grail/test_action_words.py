"""Actions in words: labels, prices, what is closed and why, and what the chronicle tells."""

from __future__ import annotations

import re
from typing import Any

import pytest

from domain.kernel.fact import DiceRolled, Entry, Fact
from domain.kernel.registry import options, unmet
from domain.kernel.task import Option
from domain.tainted_grail.facts.actions import ActionBegun, ActionCancelled, PassedForDay, RiteRead
from domain.tainted_grail.facts.land import FigureMoved, LocationLost, LocationSwapped
from domain.tainted_grail.tasks.events import InTurn
from domain.tainted_grail.tasks.rest import BeginAdvancing, BeginEquipping
from projections.menu import menu
from projections.tainted_grail.menu.explanation import EXPLANATION
from projections.tainted_grail.view import GAME_VIEW as VIEW
from projections.text.messages import LANGUAGES
from tests.domain.tainted_grail.fixtures import changed
from tests.domain.tainted_grail.world.acting import day
from tests.domain.tainted_grail.world.land import moved, on_land, revealed, world_of
from tests.dsl import Scenario
from tests.projections.tainted_grail.rare_actions import PACK, action_steps, morning
from tests.projections.tainted_grail.worded import answered, chapter, messages_of

WORDS = {language: messages_of(PACK, language) for language in LANGUAGES}
IDS = re.compile(r"[a-z]+:[a-z0-9]|#\d|\bnone\b|None|[{}]")


def labels(scenario: Scenario, seat: int = 0, language: str = "en") -> dict[str, str]:
    """The open answers of a seat in words."""
    offered = [one for one in options(scenario.state, scenario.question) if one.seat == seat]
    return {one.key: VIEW.label(scenario.state, scenario.question, one, WORDS[language]) for one in offered}


def told(fact: Fact, scenario: Scenario, language: str = "en") -> str | None:
    """The sentence of a fact."""
    before = scenario.state
    return VIEW.tell(before, Entry(1, 0, 1, None, None, fact), scenario.given(fact).state, WORDS[language])


def test_actions_are_labelled_by_who_does_what_where() -> None:
    assert labels(morning()) == {
        "explore:ailei": "Ailei explores “101”",
        "travel:ailei:102": "Ailei travels to “102”",
        "act:ailei": "Ailei at “101”: “101 Action”",
        "own:ailei:ailei": "Ailei: “Ailei Action”",
        "own:ailei:beor": "Ailei with Beor: “Beor Action”",
        "inspect:ailei": "Ailei inspects the menhir of “101”",
        "pass:ailei": "Ailei passes until tomorrow",
        "give:ailei": "Ailei gives something away or discards it",
        "take:ailei:item:sword": "Ailei takes “Sword”",
    }


def test_giving_and_taking_read_alike_beside_the_questions_of_dawn_and_evening() -> None:
    state = morning(items=("item:sword",)).state
    for step in (BeginEquipping(), BeginAdvancing(), InTurn(("event:haste", "event:haste"))):
        scenario = on_land(changed(state, "ailei", items=("item:sword",), experience=9)).when(step)
        said = labels(scenario)
        assert said["give:ailei"] == "Ailei gives something away or discards it"
        assert said["take:ailei:item:sword"] == "Ailei takes “Sword”"
        actions = menu(
            VIEW, scenario.position, list(options(scenario.state, scenario.asked)), 0, 1, WORDS["de"]
        ).actions
        groups = {one.command.key: one.group for one in actions}
        assert groups["give:ailei"] == groups["take:ailei:item:sword"] == WORDS["de"].say("group-gifts")


def test_every_answer_is_told_in_both_languages_without_ids() -> None:
    for step in action_steps():
        for messages in WORDS.values():
            text = chapter(step, messages)
            for line in (text.title, *(one.text for one in text.events)):
                assert IDS.search(line) is None, line
            for seat in range(2):
                said = [one.label for one in menu(VIEW, step.before, step.menu, seat, 1, messages).actions]
                assert len(said) == len(set(said)), said


def test_an_option_says_what_it_costs_and_brings() -> None:
    scenario = morning()
    said = {
        one.key: EXPLANATION.detail(WORDS["en"], scenario.state, scenario.question, one)
        for one in options(scenario.state, scenario.question)
    }
    assert said["explore:ailei"] == "Costs 1 Energy each"
    assert said["act:ailei"] == "Costs 2 Energy; gain 1 Food; once a day"
    assert said["pass:ailei"] is None


def test_an_action_that_takes_the_last_energy_warns() -> None:
    alone = day(changed(world_of(PACK, "beor"), "beor", energy=1))
    option = next(one for one in options(alone.state, alone.question) if one.key == "explore:beor")
    said = [EXPLANATION.warning(WORDS[one], alone.state, alone.question, option) for one in ("en", "de")]
    assert said == [
        "Ends Beor’s day: no Energy is left",
        "Beendet den Tag von Beor: keine Energie mehr",
    ]


def why(scenario: Scenario, key: str, seat: int = 0) -> tuple[str, str]:
    """A closed answer in words, and the reason."""
    closing = EXPLANATION.closing
    missing = unmet(scenario.state, scenario.question, seat, key)
    option = Option(seat, key, missing.rule)
    label = closing.label(WORDS["en"], scenario.state, scenario.question, option)
    return label, closing.why(WORDS["en"], scenario.state, missing)


def test_closed_actions_say_what_is_missing() -> None:
    scenario = morning()
    sought = set(EXPLANATION.closing.sought(scenario.state, scenario.question, 0))
    assert {"travel:ailei:103", "own:ailei:beor", "inspect:ailei", "give:ailei"} <= sought
    assert why(scenario, "travel:ailei:103") == ("Ailei travels to location 103", "no menhir reaches that far")
    alone = day(
        changed(moved(revealed(on_land(world_of(PACK, "ailei", "beor")), 102), ailei=102).state, "beor", energy=1)
    )
    assert why(alone, "act:beor", 1)[1] == "needs 2 Energy, all who could pay have 1"
    assert why(alone, "give:beor", 1)[1] == "nobody else is where Beor is"


def test_a_rite_that_was_read_says_what_it_lacks() -> None:
    scenario = day(world_of(PACK, "beor")).answers(0, "inspect:beor")
    assert "charge:beor" in set(EXPLANATION.closing.sought(scenario.state, scenario.question, 0))
    label, reason = why(scenario, "charge:beor")
    assert "give:beor" not in set(EXPLANATION.closing.sought(scenario.state, scenario.question, 0)), "one is alone"
    assert label == "Beor charges the menhir of “101”"
    assert reason == "needs 2 Wealth, all who could pay have 0"


@pytest.mark.parametrize(
    ("fact", "english", "german"),
    [
        (
            ActionBegun("explore", "ailei", ("ailei", "beor"), 101),
            "Ailei and Beor explore “101”.",
            "Ailei und Beor erkunden „101“.",
        ),
        (ActionBegun("travel", "ailei", ("ailei",), 101, 102), None, None),
        (FigureMoved("ailei", 102), "Ailei comes to “102”.", "Ailei kommt nach „102“."),
        (
            ActionCancelled("act", "ailei", used=False),
            "Nothing comes of what Ailei had in mind.",
            "Aus dem, was Ailei vorhatte, wird nichts.",
        ),
        (
            PassedForDay("ailei", exhausted=True),
            "Ailei has no Energy left and passes.",
            "Ailei hat keine Energie mehr und passt.",
        ),
        (PassedForDay("ailei", exhausted=False), None, None),
        (RiteRead(101), "101", "101"),
        (
            DiceRolled("disc", ("skull",), (), "toss:beor"),
            "Beor tosses a disc: Skull.",
            "Beor wirft eine Scheibe: Schädel.",
        ),
        (DiceRolled("dice", (3,), (), "test"), "The die shows 3.", "Der Würfel zeigt 3."),
        (DiceRolled("dice", (3,), (), "test:beor"), "Beor rolls the die: 3.", "Beor würfelt: 3."),
        (
            DiceRolled("dice", (3,), (), "test:beor:aggression"),
            "Beor tests Aggression: 3 rolled, 2 added, 5 in all.",
            "Beor macht eine Probe auf Aggression: 3 gewürfelt, 2 dazu, zusammen 5.",
        ),
    ],
)
def test_a_fact_of_an_action_is_a_sentence(fact: Any, english: str | None, german: str | None) -> None:
    assert told(fact, morning()) == english
    assert told(fact, morning(), "de") == german


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "Ailei and Beor come to “102”."), ("de", "Ailei und Beor kommen nach „102“.")]
)
def test_who_arrives_together_is_told_once(language: str, sentence: str) -> None:
    scenario = day(revealed(on_land(world_of(PACK, "ailei", "beor")), 102).state)
    together = scenario.answers(0, "travel:ailei:102").answers(1, "join:beor").answers(0, "accept:beor", "pay")
    step = answered(together, 1, "pay")
    assert [line.text for line in chapter(step, WORDS[language]).events if "102" in line.text] == [sentence]


def test_what_nobody_could_join_is_told_by_the_title_alone() -> None:
    scenario = day(world_of(PACK, "beor"))
    assert told(ActionBegun("explore", "beor", ("beor",), 101), scenario) is None
    step = answered(day(world_of(PACK, "beor")), 0, "explore:beor")
    assert chapter(step, WORDS["en"]).title == "Beor explores “101”"


@pytest.mark.rule("TG-5.8.26", "TG-5.8.28")
def test_a_location_that_lies_in_its_pool_is_not_named() -> None:
    scenario = revealed(on_land(world_of(PACK, "beor")), 102)
    for language in LANGUAGES:
        assert told(LocationLost(103, removed=True), scenario, language) is None
        assert told(LocationSwapped(103, 102), scenario, language) is None
    assert told(LocationLost(102, removed=True), scenario) == "“102” is gone for good."
