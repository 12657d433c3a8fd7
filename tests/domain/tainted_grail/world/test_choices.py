"""Choices of verses: which are open, what they cost, what they do. Source: TG-5.13.4 to 5.13.6, 5.13.15."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.registry import unmet
from domain.tainted_grail.facts.days import DayBegan
from domain.tainted_grail.facts.events import EventRevealed, QuestResolved
from domain.tainted_grail.facts.journal import ChoiceTaken
from domain.tainted_grail.facts.land import Used
from domain.tainted_grail.facts.parties import PartyEnded, PartyFormed, PartyLeft
from domain.tainted_grail.facts.tracks import Gained, Paid
from domain.tainted_grail.queries.journal import open_choices
from domain.tainted_grail.queries.parties import able_party
from tests.domain.tainted_grail.fixtures import changed, effect
from tests.domain.tainted_grail.world.reading import (
    choice,
    is_choosing,
    is_over,
    journal,
    members,
    party_of,
    read,
    reading,
    verse,
    verses_read,
)
from tests.dsl import Scenario

FOOD = effect("gain", what="food")
TO_2 = effect("go-to", verse=2)
OTHER = choice()
EMPATHY_2 = {"is": "attribute", "attribute": "empathy", "least": 2}


def offered(*choices: Any, **more: Any) -> Scenario:
    """A party reads a verse with these choices, and two that are always open."""
    return reading(verse(1, choices=[*choices, OTHER, OTHER]), verse(2), **more)


def lacks(scenario: Scenario, number: int = 1) -> tuple[str, str]:
    """The rule against a choice, and what it lacks."""
    found = unmet(scenario.state, scenario.question, 0, f"choose:{number}")
    return found.rule, found.what


@pytest.mark.rule("TG-5.13.4", "TG-5.13.3", "TG-4.4.4")
def test_a_choice_is_one_answer_for_the_party_and_leads_on_or_to_the_end() -> None:
    scenario = offered(choice(FOOD, TO_2), who=("ailei", "beor"))
    scenario.asks(0, "choose:1", "choose:2", "choose:3").asks(1, "choose:1", "choose:2", "choose:3")
    assert scenario.default() == "choose:1"
    scenario.answers(1, "choose:1")
    scenario.then_includes(ChoiceTaken(101, 1, 1), Gained("ailei", "food", 1), PartyEnded())
    assert verses_read(scenario) == [(101, 2)]

    scenario = offered(choice(FOOD)).answers(0, "choose:1")
    assert is_over(scenario.then(ChoiceTaken(101, 1, 1), Gained("beor", "food", 1), PartyEnded()))


@pytest.mark.rule("TG-4.5.1")
def test_who_is_not_in_the_party_has_no_voice() -> None:
    scenario = party_of(journal(verse(1, choices=[OTHER, OTHER])), "ailei", "beor").given(PartyLeft("beor"))
    assert read(scenario).asked.seats == (0,)


@pytest.mark.rule("TG-4.5.21", "TG-5.13.5")
@pytest.mark.vector("TV-43")
def test_one_member_that_meets_a_requirement_is_enough() -> None:
    scenario = offered(choice(need=[EMPATHY_2]), who=("ailei", "beor"))
    scenario.asks(0, "choose:1", "choose:2", "choose:3")

    alone = offered(choice(need=[EMPATHY_2])).asks(0, "choose:2", "choose:3")
    assert lacks(alone) == ("TG-5.13.4", "need")
    alone.refused("TG-5.13.4", 0, "choose:1").refused("TG-5.13.4", 0, "choose:9")


@pytest.mark.rule("TG-5.13.4", "TG-5.13.6")
def test_only_a_choice_of_the_verse_says_what_it_lacks() -> None:
    scenario = reading(verse(1, choices=[OTHER, OTHER, choice(each={"wealth": 1})]))
    scenario.refused("TG-5.13.6", 0, "choose:3")
    for key in ("take:3", "choose:x", "choose:0", "choose:4"):
        scenario.refused("TG-5.13.4", 0, key)


@pytest.mark.rule("TG-5.13.6", "TG-5.13.15")
def test_a_closed_choice_says_how_much_of_what_is_lacking() -> None:
    dear = choice(each={"wealth": 1}, together={"wealth": 2})
    scenario = offered(dear, given={"beor": {"wealth": 2}})
    assert unmet(scenario.state, scenario.question, 0, "choose:1").values == {"what": "wealth", "count": 3, "has": 2}
    has = {"ailei": {"food": 1, "wealth": 1}, "beor": {"food": 1, "wealth": 1}}
    scenario = offered(choice(each={"food": 1, "wealth": 2}), who=("ailei", "beor"), given=has)
    assert lacks(scenario) == ("TG-5.13.6", "share")
    shown = unmet(scenario.state, scenario.question, 0, "choose:1").values
    assert shown == {"what": "wealth", "count": 2}, "both have the food"


@pytest.mark.rule("TG-5.16.14", "TG-4.5.21")
def test_the_dying_meet_no_requirement_of_a_choice() -> None:
    dying = {"health": 0, "energy": 0, "conditions": ("dying",)}
    both = party_of(journal(verse(1, choices=[choice(need=[EMPATHY_2])])), "ailei", "beor", given={"ailei": dying})
    assert (able_party(both.state), open_choices(both.state, 101, 1)) == (("beor",), ())


@pytest.mark.rule("TG-4.5.18", "TG-5.13.4")
def test_members_hand_over_what_a_choice_asks_one_of_them_to_have() -> None:
    rich = {"is": "holding", "what": "wealth", "least": 2}
    has = {"ailei": {"wealth": 1}, "beor": {"wealth": 1}}
    scenario = offered(choice(need=[rich]), who=("ailei", "beor"), given=has)
    scenario.asks(0, "choose:2", "choose:3", "give:ailei").answers(0, "give:ailei", "give:ailei:beor:wealth")
    scenario.answers(1, "accept:ailei").offers(1, "choose:1")
    offered(who=("ailei", "beor"), given=has).asks(0, "choose:1", "choose:2")


@pytest.mark.rule("TG-5.13.6")
def test_without_an_open_choice_the_exploration_ends() -> None:
    scenario = reading(verse(1, choices=[choice(FOOD, need=[EMPATHY_2]), choice(FOOD, each={"wealth": 1})]))
    assert is_over(scenario.then_no(Gained))


@pytest.mark.rule("TG-5.13.6", "TG-5.4.9")
@pytest.mark.parametrize(
    ("price", "has", "what"),
    [
        ({"each": {"wealth": 2}}, {"wealth": 1}, "price"),
        ({"together": {"food": 2}}, {"food": 1}, "price"),
        ({"each": {"food": 1}, "together": {"food": 1}}, {"food": 1}, "price"),
        ({"together": {"terror": 5}}, {"terror": 5}, "price"),
        ({"each": {"energy": 9}}, {}, "price"),
    ],
)
def test_a_choice_that_lacks_only_its_price_is_closed(price: Any, has: Any, what: str) -> None:
    scenario = offered(choice(**price), given={"beor": has}).asks(0, "choose:2", "choose:3")
    assert lacks(scenario) == ("TG-5.13.6", what)


@pytest.mark.rule("TG-4.5.17", "TG-5.13.6")
def test_a_share_that_nobody_can_pay_alone_is_lacking_though_all_together_have_it() -> None:
    scenario = offered(
        choice(each={"food": 2}), who=("ailei", "beor"), given={"ailei": {"food": 1}, "beor": {"food": 1}}
    )
    assert lacks(scenario) == ("TG-5.13.6", "share")


@pytest.mark.rule("TG-4.5.25", "TG-5.13.15")
@pytest.mark.vector("TV-9")
def test_who_does_not_pay_leaves_and_the_others_go_on() -> None:
    party = {"ailei": {"wealth": 2}, "arev": {"wealth": 2}, "beor": {}}
    scenario = offered(choice(TO_2, each={"wealth": 2}), who=("ailei", "arev", "beor"), given=party)
    scenario.answers(2, "choose:1").asks(0, "pay", "decline").answers(0, "pay")
    scenario.asks(1, "pay", "decline").answers(1, "pay")
    scenario.then_includes(Paid("arev", "wealth", 2), PartyLeft("beor"), ChoiceTaken(101, 1, 1))
    assert verses_read(scenario) == [(101, 2)]


@pytest.mark.rule("TG-4.5.25")
def test_a_member_may_decline_to_pay_and_alone_has_chosen_to_pay() -> None:
    party = {"ailei": {"wealth": 2}, "beor": {"wealth": 2}}
    scenario = offered(choice(FOOD, each={"wealth": 2}), who=("ailei", "beor"), given=party)
    scenario.answers(0, "choose:1", "decline").then(PartyLeft("ailei"))
    scenario.answers(1, "pay").then_includes(Paid("beor", "wealth", 2), Gained("beor", "food", 1))

    alone = offered(choice(FOOD, each={"wealth": 2}), given={"beor": {"wealth": 2}}).answers(0, "choose:1")
    alone.then_includes(Paid("beor", "wealth", 2), Gained("beor", "food", 1))


@pytest.mark.rule("TG-4.5.26")
def test_if_all_decline_nothing_is_taken_and_the_exploration_ends() -> None:
    party = {"ailei": {"wealth": 2}, "beor": {"wealth": 2}}
    scenario = offered(choice(FOOD, each={"wealth": 2}), who=("ailei", "beor"), given=party)
    scenario.answers(0, "choose:1", "decline").answers(1, "decline")
    assert is_over(scenario.then(PartyLeft("beor"), PartyEnded()))


@pytest.mark.rule("TG-5.13.15", "TG-4.5.29", "TG-5.4.2")
def test_a_price_together_is_paid_unit_by_unit_by_any_member() -> None:
    party = {"ailei": {"wealth": 1}, "beor": {"wealth": 3}}
    scenario = offered(choice(FOOD, together={"wealth": 3}), who=("ailei", "beor"), given=party)
    scenario.answers(0, "choose:1").asks(0, "pledge:ailei", "refuse").asks(1, "pledge:beor", "refuse")
    scenario.answers(0, "pledge:ailei").then().asks(1, "pledge:beor", "refuse")
    assert scenario.asked.seats == (1,), "who has nothing left is not asked"
    scenario.answers(1, "pledge:beor", "pledge:beor")
    scenario.then_includes(Paid("ailei", "wealth", 1), Paid("beor", "wealth", 2), ChoiceTaken(101, 1, 1))


@pytest.mark.rule("TG-4.5.29")
def test_if_the_party_does_not_pay_in_full_the_choice_is_not_taken_and_nobody_leaves() -> None:
    party = {"ailei": {"wealth": 1}, "beor": {"wealth": 3}}
    scenario = offered(choice(FOOD, together={"wealth": 4}), who=("ailei", "beor"), given=party)
    scenario.answers(0, "choose:1", "pledge:ailei")
    assert scenario.default() == "refuse"
    scenario.refused("TG-4.5.29", 0, "pledge:beor").answers(1, "refuse").then()
    assert is_choosing(scenario) and members(scenario) == ("ailei", "beor")
    scenario.asks(0, "choose:1", "choose:2", "choose:3")


@pytest.mark.rule("TG-4.5.29", "TG-5.4.2")
def test_a_price_together_of_which_one_kind_is_refused_is_not_asked_for_further() -> None:
    party = {"ailei": {"food": 1}, "beor": {"wealth": 1}}
    scenario = offered(choice(FOOD, together={"food": 1, "wealth": 1}), who=("ailei", "beor"), given=party)
    scenario.answers(0, "choose:1").asks(0, "pledge:ailei", "refuse").answers(0, "refuse").then()
    assert is_choosing(scenario)


@pytest.mark.rule("TG-5.13.15", "TG-5.4.8")
def test_one_who_is_alone_pays_both_prices_at_once() -> None:
    prices = {"each": {"food": 1}, "together": {"food": 1, "terror": 2}}
    scenario = offered(choice(**prices), given={"beor": {"food": 2}}).answers(0, "choose:1")
    scenario.then_includes(
        Paid("beor", "food", 1), Paid("beor", "terror", 2), Paid("beor", "food", 1), ChoiceTaken(101, 1, 1)
    )


@pytest.mark.rule("TG-5.13.4")
@pytest.mark.parametrize(("limit", "next_day"), [("day", (1, 2, 3)), ("campaign", (2, 3))])
def test_a_choice_may_be_open_once_a_day_or_once_in_the_campaign(limit: Any, next_day: tuple[int, ...]) -> None:
    scenario = offered(choice(FOOD, limit=limit)).answers(0, "choose:1").then_includes(Used("choice-101-1-1"))
    read(scenario.given(PartyFormed("action", ("beor",), "beor"))).asks(0, "choose:2", "choose:3")
    assert lacks(scenario) == ("TG-10.9", "limit")
    assert open_choices(scenario.given(DayBegan(2)).state, 101, 1) == next_day


@pytest.mark.rule("TG-2.3.3")
def test_all_choices_of_a_verse_are_known_before_one_is_taken() -> None:
    scenario = offered(choice(FOOD, TO_2, each={"wealth": 1}))
    printed = scenario.state.pack.verses[101, 1].choices[0]
    assert (len(printed.effects), printed.each.wealth) == (2, 1)
    assert open_choices(changed(scenario.state, "beor", wealth=1), 101, 1) == (1, 2, 3)


@pytest.mark.rule("TG-5.10.6")
def test_quests_are_looked_at_behind_the_effects_of_a_choice() -> None:
    quest = {"need": {"is": "status", "status": "oath"}, "success": [effect("gain", what="reputation")]}
    event = {"id": "e", "chapter": 1, "part": 1, "quest": quest}
    sworn = choice(effect("gain-status", status="oath"), FOOD)
    pack = journal(verse(1, choices=[sworn, OTHER]), event=[event], status=[{"id": "oath"}])
    scenario = read(party_of(pack, "beor").given(EventRevealed("e")))
    scenario.answers(0, "choose:1")
    scenario.then_includes(Gained("beor", "food", 1), QuestResolved("e", True), Gained("beor", "reputation", 1))
