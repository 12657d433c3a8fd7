"""The actions: explore, travel, those of locations and characters, and what each costs. Source: TG-4.4."""

from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.registry import unmet
from domain.tainted_grail.facts.actions import ActionBegun, ActionCancelled
from domain.tainted_grail.facts.days import CampaignWon
from domain.tainted_grail.facts.items import CardGained, SecretGained
from domain.tainted_grail.facts.journal import VerseRead
from domain.tainted_grail.facts.land import Covered, FigureMoved, LocationRevealed
from domain.tainted_grail.facts.parties import PartyEnded, PartyFormed
from domain.tainted_grail.facts.tracks import ConditionGained, Gained, Lost, Paid
from domain.tainted_grail.tasks.actions import ChooseAction
from domain.tainted_grail.tasks.effects.base import Cost
from domain.tainted_grail.tasks.payment import OweTogether
from tests.domain.tainted_grail.fixtures import changed, effect
from tests.domain.tainted_grail.shown import has
from tests.domain.tainted_grail.world.acting import WORK, alone, busy, day, together, verses, with_energy
from tests.domain.tainted_grail.world.land import figure, land, moved, on_land, places, revealed, world_of
from tests.dsl import Scenario


def at_work(pack: Any = None, **energy: int) -> Scenario:
    """Ailei and Beor use the action of 101 together; they are asked who pays."""
    return together(pack=pack, **energy).answers(0, "act:ailei").answers(1, "join:beor").answers(0, "accept:beor")


@pytest.mark.rule("TG-4.4.1", "TG-4.4.2", "TG-4.4.3", "TG-4.3.18")
def test_an_exploration_costs_one_energy_and_reads_the_opening() -> None:
    alone().answers(0, "explore:beor").then(
        PartyFormed("action", ("beor",), "beor"),
        Paid("beor", "energy", 1),
        ActionBegun("explore", "beor", ("beor",), 101),
        VerseRead(101, 1),
        PartyEnded(),
    )


def test_tg_4_4_5_a_location_may_be_explored_again_and_again() -> None:
    scenario = alone().answers(0, "explore:beor", "explore:beor")
    assert scenario.state.characters["beor"].energy == 4
    assert scenario.facts.count(VerseRead(101, 1)) == 2


def test_where_nothing_is_written_nobody_explores() -> None:
    alone(busy(verse=verses(102))).refused("TG-4.4.2", key="explore:beor")


@pytest.mark.rule("TG-4.4.6", "TG-4.4.8", "TG-4.4.10")
def test_a_travel_costs_one_energy_and_moves_one_location_and_arrival_follows_the_action() -> None:
    scenario = revealed(
        on_land(world_of(busy(at_104={"instant": [{"effects": [effect("gain", what="food")]}]}), "beor")), 104
    )
    scenario = day(scenario.state).answers(0, "travel:beor:104")
    scenario.then(
        PartyFormed("action", ("beor",), "beor"),
        Paid("beor", "energy", 1),
        ActionBegun("travel", "beor", ("beor",), 101, target=104),
        FigureMoved("beor", 104),
        PartyEnded(),
        LocationRevealed(106, (1, 1)),
        Gained("beor", "food", 1),
    )


@pytest.mark.rule("TG-4.4.7", "TG-5.8.7")
@pytest.mark.vector("TV-40")
def test_no_way_leads_to_a_diagonal_neighbour_or_where_no_arrow_points() -> None:
    pack = busy(at_102={"arrows": {}}, at_101={"arrows": {"E": 104, "S": 105}})
    scenario = day(revealed(on_land(world_of(pack, "beor")), 102, 104, 105, 106).state)
    scenario.refused("TG-4.4.7", key="travel:beor:106").refused("TG-5.8.7", key="travel:beor:102")
    scenario.refused("TG-5.8.10", key="travel:beor:109").refused("TG-4.3.17", key="travel:beor:north")
    scenario.answers(0, "travel:beor:104").then_includes(FigureMoved("beor", 104))


@pytest.mark.rule("TG-4.4.9", "TG-4.4.11")
def test_a_party_travels_to_one_place_and_arrives_together() -> None:
    meet = {"effects": [effect("encounter", draw="grey")]}
    state = world_of(busy(at_104={"instant": [meet]}), "ailei", "beor")
    scenario = day(revealed(on_land(state), 104).state).answers(0, "travel:ailei:104").answers(1, "join:beor")
    scenario.answers(0, "accept:beor", "pay").answers(1, "pay")
    scenario.then_includes(FigureMoved("ailei", 104), FigureMoved("beor", 104), PartyEnded())
    scenario.then_includes(PartyFormed("arrival", ("ailei", "beor")))
    assert tuple(scenario.state.encounter.participants) == ("ailei", "beor")


@pytest.mark.rule("TG-4.4.34", "TG-4.5.11")
@pytest.mark.vector("TV-41")
def test_who_has_passed_may_join_the_encounter_of_an_arrival_and_who_came_must() -> None:
    meet = {"effects": [effect("encounter", draw="blue")]}
    scenario = moved(revealed(on_land(world_of(busy(at_104={"instant": [meet]}), "ailei", "beor")), 104), beor=104)
    scenario = day(scenario.state).answers(1, "pass:beor").answers(0, "travel:ailei:104")
    scenario.asks(1, "join:beor", "stay:beor").answers(1, "join:beor")
    scenario.then_includes(PartyFormed("arrival", ("ailei", "beor")))


@pytest.mark.vector("TV-122")
@pytest.mark.parametrize(("today", "first", "second"), [({"first-travel": -1}, 0, 1), ({"travel": 1}, 2, 2)])
def test_an_event_changes_what_the_first_or_each_travel_costs(today: dict[str, int], first: int, second: int) -> None:
    state = world_of(busy(random=[{"id": "today", "today": today}]), "beor")
    state = replace(state, journey=replace(state.journey, events=("today",)))
    scenario = day(revealed(on_land(state), 104).state).answers(0, "travel:beor:104")
    assert has(scenario, "energy") == 6 - first
    scenario.answers(0, "travel:beor:101")
    assert has(scenario, "energy") == 6 - first - second


@pytest.mark.rule("TG-4.5.15", "TG-4.5.29", "TG-4.4.6")
def test_a_travel_that_an_event_makes_too_dear_is_not_offered() -> None:
    state = with_energy(world_of(busy(random=[{"id": "fog", "today": {"travel": 1}}]), "beor"), beor=1)
    state = replace(state, journey=replace(state.journey, events=("fog",)))
    scenario = day(revealed(on_land(state), 104).state)
    scenario.refused("TG-4.5.29", key="travel:beor:104").offers(0, "explore:beor")


@pytest.mark.rule("TG-4.4.12", "TG-4.4.13", "TG-4.4.14")
@pytest.mark.vector("TV-8")
def test_a_party_pays_the_action_of_a_location_once_shares_the_gain_and_meets_what_comes() -> None:
    work = {"energy": 2, "effects": [effect("gain", what="food"), effect("encounter", draw="green")]}
    hare = {"id": "hare", "colour": "green", "difficulty": 1, "value": 2, "right": {"free": {}}}
    pack = busy(at_101={"action": work}, encounters=[hare])
    scenario = at_work(pack).answers(0, "pledge:ailei").answers(1, "pledge:beor")
    scenario.then_includes(Paid("ailei", "energy", 1), Paid("beor", "energy", 1))
    scenario.answers(1, "for:beor").then_includes(Gained("beor", "food", 1))
    assert tuple(scenario.state.encounter.participants) == ("ailei", "beor")


@pytest.mark.rule("TG-4.4.12")
@pytest.mark.vector("TV-39")
def test_one_of_three_may_pay_the_whole_action_of_a_location() -> None:
    scenario = together("ailei", "arev", "beor").answers(0, "act:ailei").answers(1, "join:arev")
    scenario.answers(0, "accept:arev").answers(2, "join:beor").answers(0, "accept:beor")
    scenario.answers(1, "refuse").answers(2, "refuse").answers(0, "pledge:ailei", "pledge:ailei")
    scenario.then_includes(Paid("ailei", "energy", 2), ActionBegun("act", "ailei", ("ailei", "arev", "beor"), 101))
    assert [figure(scenario, one).joined for one in ("arev", "beor")] == [True, True]


@pytest.mark.rule("TG-4.4.13", "TG-4.5.20")
@pytest.mark.vector("TV-44")
def test_two_food_are_split_in_any_way() -> None:
    pack = busy(at_101={"action": {"energy": 1, "effects": [effect("gain", what="food", count=2)]}})
    for wanted in (("ailei", "ailei"), ("ailei", "beor"), ("beor", "beor")):
        scenario = at_work(pack).answers(0, "pledge:ailei").answers(0, *(f"for:{one}" for one in wanted))
        scenario.then_includes(*(Gained(one, "food", 1) for one in wanted))
        assert [has(scenario, "food", one) for one in ("ailei", "beor")] == [
            wanted.count("ailei"),
            wanted.count("beor"),
        ]


@pytest.mark.rule("TG-4.4.13", "TG-4.5.20")
def test_an_item_and_a_secret_go_to_a_member_of_choice() -> None:
    gains = [effect("gain-item", item="rope"), effect("gain-secret", number=7)]
    pack = busy(at_101={"action": {"energy": 1, "effects": gains}}, items=[{"id": "rope"}], secrets=[{"number": 7}])
    scenario = at_work(pack).answers(0, "pledge:ailei")
    scenario.answers(0, "for:beor").then_includes(CardGained("beor", "item:rope", face_up=True))
    scenario.answers(0, "for:ailei").then_includes(SecretGained("ailei", "secret:7", face_up=True))


@pytest.mark.rule("TG-4.5.24", "TG-4.5.2")
def test_when_the_starter_falls_the_rest_of_a_location_concerns_those_who_are_left() -> None:
    work = {"energy": 1, "effects": [effect("lose", what="health"), effect("lose", what="wealth")]}
    state = changed(world_of(busy(at_101={"action": work}), "ailei", "beor"), "ailei", health=1, energy=1, wealth=1)
    scenario = day(changed(state, "beor", wealth=1)).answers(0, "act:ailei").answers(1, "join:beor")
    scenario.answers(0, "accept:beor").answers(1, "pledge:beor").then_includes(
        ConditionGained("ailei", "dying"), Lost("beor", "wealth", 1)
    )


def test_what_a_lone_character_gains_needs_no_sharing() -> None:
    alone().answers(0, "act:beor").then_includes(Paid("beor", "energy", 2), Gained("beor", "food", 1))


def test_items_of_an_action_are_shared_out_card_by_card() -> None:
    pack = busy(at_101={"action": {"energy": 1, "effects": [effect("draw-items", count=2)]}})
    scenario = at_work(pack).answers(1, "pledge:beor").draws("items", "boots", "sword")
    scenario.answers(0, "for:ailei", "for:ailei").answers(0, "equip")
    assert [one.card for one in scenario.state.characters["ailei"].owned] == ["item:boots", "item:sword"]


@pytest.mark.rule("TG-4.4.15", "TG-4.4.16")
def test_an_action_of_once_a_day_is_covered_for_all() -> None:
    scenario = together(pack=busy(at_101={"action": WORK | {"limit": "day"}}))
    scenario.answers(0, "act:ailei").answers(1, "stay:beor").then_includes(Covered(101, "action"))
    scenario.refused("TG-4.4.15", seat=1, key="act:beor")


def test_tg_4_4_17_its_effects_come_in_printed_order() -> None:
    work = {"energy": 0, "effects": [effect("gain", what="terror"), effect("lose", what="terror")]}
    scenario = alone(busy(at_101={"action": work})).answers(0, "act:beor")
    kinds = [type(one).__name__ for one in scenario.facts]
    assert kinds == ["PartyFormed", "ActionBegun", "Gained", "Lost", "PartyEnded"]


def test_where_a_location_has_no_action_there_is_none() -> None:
    alone(land(verse=verses())).refused("TG-4.4.12", key="act:beor").refused("TG-4.4.18", key="own:beor:beor")


@pytest.mark.rule("TG-4.4.18", "TG-4.4.20", "TG-4.4.22")
@pytest.mark.vector("TV-38")
def test_the_owner_of_an_action_pays_at_least_one_and_alone_has_the_result() -> None:
    def asked() -> Scenario:
        scenario = together().answers(1, "own:beor:beor").answers(0, "join:ailei")
        return scenario.answers(1, "accept:ailei")

    scenario = asked().answers(0, "pledge:ailei", "pledge:ailei")
    assert scenario.question.seats == (1,)
    scenario.answers(1, "pledge:beor")
    scenario.then_includes(Paid("ailei", "energy", 2), Paid("beor", "energy", 1), Gained("beor", "wealth", 1))
    refused = asked().answers(1, "refuse")
    refused.then_includes(ActionCancelled("own", "beor", used=False)).then_no(Paid)


def test_others_leave_the_last_energy_to_the_owner_of_an_action() -> None:
    scenario = day(world_of(busy(), seats=[("ailei", "beor")])).answers(0, "own:beor:beor", "join:ailei")
    scenario.answers(0, "pledge:ailei", "pledge:ailei").asks(0, "pledge:beor", "refuse")
    scenario.refused("TG-4.4.20", key="pledge:ailei")


@pytest.mark.rule("TG-5.4.2", "TG-4.4.20")
def test_who_has_pledged_all_it_has_is_told_so_and_not_that_the_owner_pays() -> None:
    state = with_energy(world_of(busy(), seats=[("ailei", "beor")]), ailei=1)
    scenario = day(state).answers(0, "own:beor:beor", "join:ailei", "pledge:ailei").asks(0, "pledge:beor", "refuse")
    scenario.refused("TG-5.4.2", key="pledge:ailei")


@pytest.mark.rule("TG-4.4.20", "TG-4.5.29")
def test_the_owner_of_an_action_pays_one_energy_itself_and_others_may_pay_all_else() -> None:
    state = world_of(busy(), seats=[("ailei", "beor")])
    scenario = on_land(changed(state, "ailei", magic=2)).given(PartyFormed("action", ("ailei", "beor"), "beor"))
    scenario.when(OweTogether(cost=Cost(energy=3, magic=2), least="beor")).asks(
        0, "pledge:ailei", "pledge:beor", "refuse"
    )
    scenario.answers(0, "pledge:beor", "pledge:ailei", "pledge:ailei", "pledge:ailei", "pledge:ailei")
    scenario.then(Paid("beor", "energy", 1), Paid("ailei", "energy", 2), Paid("ailei", "magic", 2), CampaignWon())


@pytest.mark.rule("TG-5.4.2", "TG-4.4.20")
def test_what_is_no_pledge_of_an_own_character_is_not_told_what_it_lacks() -> None:
    scenario = together().answers(1, "own:beor:beor").answers(0, "join:ailei").answers(1, "accept:ailei")
    for key in ("take:ailei", "pledge:nobody", "pledge:beor"):
        assert unmet(scenario.state, scenario.question, 0, key).what == "rule"


@pytest.mark.rule("TG-5.4.2", "TG-4.5.29")
def test_who_has_refused_is_not_told_that_the_owner_pays() -> None:
    state = world_of(busy(), seats=[("ailei", "arev"), ("beor",)])
    state = changed(changed(changed(state, "ailei", magic=1), "arev", magic=2, energy=0), "beor", magic=1)
    scenario = on_land(state).given(PartyFormed("action", ("ailei", "arev", "beor"), "beor"))
    scenario.when(OweTogether(cost=Cost(energy=3, magic=2), least="beor")).answers(0, "refuse")
    scenario.answers(1, "pledge:beor", "pledge:beor", "pledge:beor").asks(0, "pledge:arev", "refuse")
    scenario.refused("TG-5.4.2", 0, "pledge:ailei")


@pytest.mark.rule("TG-4.4.19", "TG-4.4.23", "TG-4.4.20")
def test_another_member_may_start_an_action_if_its_owner_joins() -> None:
    scenario = together().offers(0, "own:ailei:beor").answers(0, "own:ailei:beor").answers(1, "join:beor")
    scenario.answers(0, "accept:beor").answers(1, "pledge:beor", "pledge:beor", "pledge:beor")
    scenario.then_includes(
        ActionBegun("own", "ailei", ("ailei", "beor"), 101, None, "beor"), Gained("beor", "wealth", 1)
    )

    away = together().answers(0, "own:ailei:beor").answers(1, "stay:beor")
    away.then(ActionCancelled("own", "ailei", used=False))
    assert isinstance(away.question, ChooseAction)
    apart = day(moved(revealed(on_land(world_of(busy(), "ailei", "beor")), 102), beor=102).state)
    apart.refused("TG-4.4.19", seat=0, key="own:ailei:beor")
    apart.refused("TG-4.4.18", seat=0, key="own:ailei:arev")


def test_tg_4_4_21_of_an_action_without_cost_the_owner_pays_nothing() -> None:
    free = {"energy": 0, "effects": [effect("gain", what="food")]}
    scenario = alone(busy(characters={"beor": {"action": free}})).answers(0, "own:beor:beor")
    scenario.then_no(Paid).then_includes(Gained("beor", "food", 1))
    assert has(scenario, "energy") == 6


def test_tg_4_3_19_nothing_but_energy_pays_the_number_of_an_action() -> None:
    state = changed(world_of(busy(), "beor"), "beor", energy=1, magic=5)
    day(state).refused("TG-4.5.29", key="act:beor")


def test_what_all_together_cannot_pay_is_not_offered() -> None:
    alone(energy=1).refused("TG-4.5.29", key="act:beor").refused("TG-4.5.29", key="own:beor:beor")
    together(beor=1, ailei=1).offers(0, "act:ailei").refused("TG-4.5.29", seat=1, key="own:beor:beor")


def test_tg_4_5_29_an_action_that_the_party_does_not_pay_is_cancelled_and_nobody_leaves() -> None:
    scenario = (
        at_work(ailei=1, beor=1).answers(0, "refuse").then(ActionCancelled("act", "ailei", used=False), PartyEnded())
    )
    assert [has(scenario, "energy", one) for one in ("ailei", "beor")] == [1, 1]
    assert not scenario.state.journey.figures["ailei"].acted
    assert places(scenario)[101].covered == ()


def test_the_exhausted_may_not_be_carried_along() -> None:
    scenario = day(with_energy(world_of(busy(), "ailei", "beor"), beor=0))
    scenario.answers(0, "explore:ailei").then_includes(ActionBegun("explore", "ailei", ("ailei",), 101))
