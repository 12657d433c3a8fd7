"""Encounters in verses, and what follows their result. Source: TG-5.13.9 to 5.13.16, 5.14.5 to 5.14.10."""

from __future__ import annotations

from typing import Any

import pytest

from domain.tainted_grail.facts.encounter import (
    CharacterLeft,
    EncounterBegun,
    EncounterEnded,
    EncounterOrdered,
    EncountersOffered,
)
from domain.tainted_grail.facts.journal import BranchFollowed, VerseRead
from domain.tainted_grail.facts.parties import PartyEnded, PartyFormed, PartyLeft
from domain.tainted_grail.facts.tracks import Gained, Lost
from domain.tainted_grail.queries.encounter import present
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.vocabulary import HaveEncounter
from domain.tainted_grail.tasks.encounter import Decide, FleeTogether, Leave
from tests.domain.tainted_grail.fixtures import Table, changed, effect, foe, without_cards
from tests.domain.tainted_grail.world.reading import (
    is_over,
    journal,
    members,
    party_of,
    read,
    verse,
    verses_read,
)
from tests.dsl import Scenario

FOOD, WEALTH = effect("gain", what="food"), effect("gain", what="wealth")
REPUTATION = effect("gain", what="reputation")
TO_2, TO_3 = effect("go-to", verse=2), effect("go-to", verse=3)
LESS_FOOD = effect("lose", what="food")
WOLF: Table = foe("wolf", effect("damage"), colour="green", reward=[], loot=[])
BOAR: Table = foe("boar", effect("damage"), colour="green", reward=[], loot=[])


def meeting(
    *behind: Table, who: tuple[str, ...] = ("beor",), encounters: Any = (WOLF,), given: Any = None, **order: Any
) -> Scenario:
    """A party reads a verse with an encounter, then this; it is met now."""
    order = order or {"draw": "green"}
    pack = journal(verse(1, effect("encounter", **order), *behind), verse(2), verse(3), encounters=encounters)
    return read(party_of(pack, *who, given=given))


def ends(scenario: Scenario, result: Any, *left: str) -> Scenario:
    """The encounter ends with this result; these have fled it before."""
    if left:
        scenario.when(*(Leave(one, "fled") for one in left))
    return scenario if scenario.state.encounter is None else scenario.when(Decide(result))


@pytest.mark.rule("TG-5.13.9", "TG-5.14.5", "TG-4.4.14")
def test_an_encounter_comes_before_the_rest_of_the_verse_and_all_meet_it() -> None:
    scenario = meeting(FOOD, who=("ailei", "beor"))
    assert present(scenario.state) == ("ailei", "beor")
    scenario.then_no(Gained)
    ends(scenario, "won").then_includes(Gained("ailei", "food", 1), PartyEnded())


@pytest.mark.rule("TG-5.13.9")
def test_no_encounter_begins_inside_another() -> None:
    scenario = meeting(encounters=(WOLF, BOAR), meet="wolf")
    scenario.when(HaveEncounter(meet="boar", at=At("beor", "verse", "101.1", party=True)))
    assert scenario.state.encounter.card == "wolf"
    ends(scenario, "won").then_includes(PartyEnded()).then_no(EncounterOrdered, EncounterBegun)


@pytest.mark.rule("TG-5.13.10")
@pytest.mark.parametrize("result", ["won", "lost", "avoided", "ran-away"])
def test_the_branch_of_its_result_follows(result: str) -> None:
    branches = {one: [WEALTH] for one in ("won", "lost", "fled", "avoided", "ran_away", "otherwise")}
    scenario = meeting(draw="green", **{**branches, result.replace("-", "_"): [FOOD]})
    ends(scenario, result).then_includes(Gained("beor", "food", 1), PartyEnded())
    assert not [one for one in scenario.facts if one == Gained("beor", "wealth", 1)]


@pytest.mark.rule("TG-5.13.10", "TG-5.13.11")
def test_a_result_without_a_branch_of_its_own_is_any_other_and_the_verse_goes_on() -> None:
    scenario = ends(meeting(FOOD, draw="green", won=[TO_3], otherwise=[WEALTH]), "lost")
    scenario.then_includes(Gained("beor", "wealth", 1), Gained("beor", "food", 1), PartyEnded())
    scenario = ends(meeting(FOOD, draw="green", won=[TO_3]), "lost").then_includes(Gained("beor", "food", 1))
    assert verses_read(ends(meeting(FOOD, draw="green", won=[TO_3]), "won")) == [(101, 3)]


@pytest.mark.rule("TG-5.14.6", "TG-5.14.7", "TG-5.14.8")
def test_one_of_several_is_chosen_and_a_named_one_is_fetched() -> None:
    scenario = meeting(encounters=(WOLF, BOAR), draw="green", of=2, won=[FOOD])
    scenario.then_includes(VerseRead(101, 1), EncountersOffered(("boar", "wolf")))
    scenario.asks(0, "meet:wolf", "meet:boar").answers(0, "meet:boar")
    ends(scenario, "won").then_includes(Gained("beor", "food", 1))
    scenario = meeting(encounters=(WOLF, BOAR), meet="boar")
    assert [one.card for one in scenario.facts if isinstance(one, EncounterBegun)] == ["boar"]


@pytest.mark.rule("TG-5.14.10", "TG-5.16.14")
def test_without_an_encounter_no_branch_follows_but_what_is_printed_behind_it() -> None:
    branches = {one: [FOOD] for one in ("won", "lost", "fled", "avoided", "ran_away", "otherwise")}
    scenario = meeting(WEALTH, encounters=(), draw="green", **branches)
    scenario.then(VerseRead(101, 1), Gained("beor", "wealth", 1), PartyEnded())

    pack = journal(verse(1, effect("encounter", draw="green", **branches), WEALTH), encounters=(WOLF,))
    scenario = party_of(pack, "beor")
    scenario.given_state(characters=changed(scenario.state, "beor", health=0).characters)
    read(scenario).then_no(EncounterBegun, Gained)


@pytest.mark.rule("TG-5.13.10")
def test_the_result_is_that_of_its_own_encounter_not_of_one_that_follows_it() -> None:
    scenario = meeting(encounters=(WOLF, BOAR), meet="wolf", won=[FOOD], otherwise=[WEALTH])
    ends(scenario.given(EncounterOrdered(None, 1, "boar")), "won")
    assert scenario.state.encounter.card == "boar", "it follows at once"
    ends(scenario, "lost").then_includes(Gained("beor", "food", 1), PartyEnded())


@pytest.mark.rule("TG-4.5.24")
def test_in_a_campaign_the_party_goes_on_to_what_follows_without_those_who_fled() -> None:
    scenario = meeting(encounters=(WOLF, BOAR), meet="wolf", who=("ailei", "beor"))
    ends(scenario.given(EncounterOrdered(None, 1, "boar")), "won", "beor")
    assert present(scenario.state) == ("ailei",) and scenario.state.company is None


@pytest.mark.rule("TG-4.5.24", "TG-4.5.27")
def test_who_flees_leaves_the_party_and_the_others_go_on() -> None:
    scenario = meeting(FOOD, who=("ailei", "beor"), draw="green", won=[WEALTH], otherwise=[REPUTATION])
    ends(scenario, "won", "ailei")
    scenario.then_includes(Gained("beor", "wealth", 1), Gained("beor", "food", 1), PartyEnded())


@pytest.mark.rule("TG-5.13.14", "TG-4.5.26")
@pytest.mark.vector("TV-212")
def test_a_lone_explorer_that_flees_meets_the_printed_outcome_and_the_exploration_ends() -> None:
    scenario = meeting(WEALTH, draw="green", won=[TO_3], otherwise=[LESS_FOOD], given={"beor": {"food": 1}})
    ends(scenario, "fled", "beor")
    scenario.then_includes(
        CharacterLeft("beor", "fled"),
        PartyLeft("beor", all=True),
        EncounterEnded(stays=False, boxed=False),
        BranchFollowed(("beor",)),
        Lost("beor", "food", 1),
        PartyEnded(),
    )
    assert is_over(scenario) and not verses_read(scenario)
    scenario.then_no(Gained)


@pytest.mark.rule("TG-5.13.14")
def test_without_a_branch_the_exploration_of_one_who_fled_ends() -> None:
    scenario = ends(meeting(WEALTH, draw="green", won=[TO_3]), "fled", "beor")
    assert is_over(scenario.then_no(Gained, BranchFollowed, VerseRead))


@pytest.mark.rule("TG-5.13.14")
def test_a_branch_that_reads_on_is_read_by_those_who_fled() -> None:
    scenario = meeting(draw="green", fled=[TO_2], who=("ailei", "beor"))
    ends(scenario, "fled", "ailei", "beor").then_includes(BranchFollowed(("ailei", "beor")), VerseRead(101, 2))
    assert is_over(scenario)


@pytest.mark.rule("TG-4.5.24", "TG-6.8.9")
def test_who_flees_a_talk_together_leaves_the_party() -> None:
    scenario = meeting(WEALTH, draw="blue", otherwise=[FOOD], who=("ailei", "beor"))
    scenario.when(FleeTogether())
    scenario.then_includes(PartyLeft("ailei", all=True), PartyLeft("beor", all=True), BranchFollowed(("ailei", "beor")))
    scenario.then_includes(Gained("ailei", "food", 1), PartyEnded())


@pytest.mark.rule("TG-5.13.14", "TG-5.16.2")
def test_one_who_became_dying_follows_no_branch() -> None:
    scenario = meeting(draw="green", otherwise=[FOOD])
    scenario.given_state(characters=changed(scenario.state, "beor", health=0).characters)
    scenario.when(Leave("beor", "dying"))
    assert is_over(scenario.then_no(BranchFollowed, Gained))


@pytest.mark.rule("TG-5.13.16", "TG-4.5.27")
def test_who_flees_in_an_arrival_inside_an_exploration_leaves_both_parties() -> None:
    scenario = party_of(journal(encounters=(WOLF,)), "ailei", "beor")
    scenario.given(PartyFormed("arrival", ("ailei", "beor")))
    scenario.given_state(pools=without_cards(scenario.state, "encounters/green", ["wolf"]).pools)
    scenario.given(EncounterBegun("wolf", "combat", ("ailei", "beor"), 0)).when(Leave("ailei", "fled"))
    assert [one.members for one in scenario.state.journey.parties] == [("beor",), ("beor",)]
    assert members(scenario) == ("beor",)


LANTERN: Table = {"id": "lantern", "abilities": [{"when": "instead", "of": "draw-encounter", "effects": [FOOD]}]}
HORN: Table = {
    "id": "horn",
    "abilities": [{"when": "instead", "of": "draw-encounter", "effects": [effect("encounter", meet="boar")]}],
}


def drawing(*items: str, **order: Any) -> Scenario:
    """Beor owns these items and reads a verse with an encounter, then something to gain."""
    order = order or {"draw": "green", "otherwise": [REPUTATION]}
    text = verse(1, effect("encounter", **order), WEALTH)
    pack = journal(text, encounters=(WOLF, BOAR), items=[LANTERN, HORN])
    return read(party_of(pack, "beor", given={"beor": {"items": items}}))


@pytest.mark.rule("TG-5.18.2", "TG-5.18.3")
@pytest.mark.vector("TV-123")
def test_of_two_that_would_replace_a_drawn_encounter_one_is_applied() -> None:
    both = ("item:lantern", "item:horn")
    scenario = drawing(*both).asks(0, "instead:item:lantern#0", "instead:item:horn#0")
    scenario.answers(0, "instead:item:lantern#0").then_no(EncounterBegun)
    gained = [fact for fact in scenario.facts if isinstance(fact, Gained)]
    assert gained == [Gained("beor", "food", 1), Gained("beor", "wealth", 1)], "and the verse goes on"

    other = drawing(*both).answers(0, "instead:item:horn#0")
    assert other.state.encounter.card == "boar"
    ends(other, "won").then_includes(Gained("beor", "wealth", 1))
    assert not [fact for fact in other.facts if fact in (Gained("beor", "food", 1), Gained("beor", "reputation", 1))]


@pytest.mark.rule("TG-5.18.2")
def test_a_named_encounter_is_not_drawn_so_nothing_replaces_it() -> None:
    assert drawing("item:lantern", meet="wolf").state.encounter.card == "wolf"
