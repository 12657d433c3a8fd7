"""The party of an action: who joins, who pays, who leaves. Source: TG-4.5, 5.16.11."""

from typing import Any

import pytest

from domain.tainted_grail.facts.actions import ActionBegun, ActionCancelled, Hampered, RoundOfActionsEnded
from domain.tainted_grail.facts.parties import PartyEnded, PartyFormed, PartyLeft
from domain.tainted_grail.facts.tracks import ConditionGained, Paid
from domain.tainted_grail.queries.parties import party
from domain.tainted_grail.tasks.actions import ChooseAction
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import Lose
from domain.tainted_grail.tasks.effects.land import LeaveParty
from tests.domain.tainted_grail.fixtures import changed, effect
from tests.domain.tainted_grail.shown import has
from tests.domain.tainted_grail.world.acting import busy, day, together
from tests.domain.tainted_grail.world.land import figure, moved, on_land, revealed, world_of
from tests.dsl import Scenario


def exploring(**energy: int) -> Scenario:
    """Ailei explores, and Beor has joined; Ailei is asked to pay."""
    scenario = together(**energy).answers(0, "explore:ailei").answers(1, "join:beor")
    return scenario.answers(0, "accept:beor")


@pytest.mark.rule("TG-4.5.3", "TG-4.5.4")
def test_all_that_stand_by_and_have_not_passed_say_whether_they_join() -> None:
    scenario = moved(revealed(on_land(world_of(busy(), "ailei", "arev", "maggot", "beor")), 102), maggot=102)
    scenario = day(scenario.state).answers(1, "pass:arev").answers(0, "explore:ailei")
    scenario.asks(3, "join:beor", "stay:beor")
    assert scenario.default() == "stay:beor"
    scenario.answers(3, "join:beor").asks(0, "accept:beor", "refuse:beor")
    assert scenario.default() == "refuse:beor"
    scenario.answers(0, "refuse:beor").then_includes(ActionBegun("explore", "ailei", ("ailei",), 101))
    assert not figure(scenario, "beor").joined


def test_one_seat_need_not_accept_its_own_characters() -> None:
    scenario = day(world_of(busy(), seats=[("ailei", "beor")])).answers(0, "explore:beor", "join:ailei")
    scenario.then_includes(PartyFormed("action", ("ailei", "beor"), "beor")).asks(
        0, "pay", "ask:ailei:energy", "decline"
    )


@pytest.mark.rule("TG-4.5.5", "TG-4.5.15", "TG-4.4.1")
@pytest.mark.vector("TV-36")
def test_one_member_pays_for_all() -> None:
    scenario = exploring(ailei=3, beor=4).answers(0, "pay").asks(1, "pay", "ask:ailei:energy", "decline")
    scenario.answers(1, "ask:ailei:energy").answers(0, "agree").answers(1, "pay")
    scenario.then_includes(Paid("ailei", "energy", 1), ActionBegun("explore", "ailei", ("ailei", "beor"), 101))
    assert [has(scenario, "energy", one) for one in ("ailei", "beor")] == [1, 4]
    assert figure(scenario, "beor").joined and not figure(scenario, "beor").acted


@pytest.mark.rule("TG-4.5.6", "TG-4.3.10")
@pytest.mark.vector("TV-37")
def test_a_member_whose_share_nobody_pays_has_not_taken_part() -> None:
    scenario = exploring(ailei=3, beor=4).answers(0, "pay").answers(1, "decline")
    scenario.then_includes(PartyLeft("beor"), ActionBegun("explore", "ailei", ("ailei",), 101), PartyEnded())
    assert [has(scenario, "energy", one) for one in ("ailei", "beor")] == [2, 4]
    assert not figure(scenario, "beor").joined


def test_tg_4_5_7_without_the_starters_share_there_is_no_action() -> None:
    scenario = exploring().answers(0, "decline").then(ActionCancelled("explore", "ailei", used=False), PartyEnded())
    assert [has(scenario, "energy", one) for one in ("ailei", "beor")] == [6, 6]
    assert not figure(scenario, "ailei").acted
    assert isinstance(scenario.question, ChooseAction)
    scenario.offers(0, "explore:ailei")


@pytest.mark.rule("TG-4.5.1", "TG-4.5.23")
def test_a_party_lasts_as_long_as_its_action() -> None:
    scenario = exploring()
    assert party(scenario.state) == ("ailei", "beor")
    scenario.answers(0, "pay").answers(1, "pay").then_includes(PartyEnded())
    assert scenario.state.journey.parties == ()


def mad(**fields: Any) -> Scenario:
    """Ailei is insane and stands beside Beor; the disc falls to a Skull unless it is told otherwise."""
    state = changed(world_of(busy(), "ailei", "beor"), "ailei", terror=9, conditions=("insane",), **fields)
    return day(revealed(on_land(state), 102).state)


def test_tg_5_16_11_the_insane_toss_before_they_explore_and_a_skull_costs_one_more() -> None:
    scenario = mad().rolls("skull", die="disc").answers(0, "explore:ailei").answers(1, "stay:beor")
    scenario.then_includes(Hampered("ailei")).then_no(Paid).asks(0, "pay", "decline")
    scenario.answers(0, "pay").then_includes(Paid("ailei", "energy", 2))
    free = mad().rolls("grail", die="disc").answers(0, "travel:ailei:102").answers(1, "stay:beor")
    free.then_no(Hampered).then_includes(Paid("ailei", "energy", 1))
    idle = mad().answers(0, "act:ailei").answers(1, "stay:beor").then_no(Hampered)
    assert idle.position.asked is not None


@pytest.mark.rule("TG-5.16.11", "TG-4.5.7")
def test_an_action_that_madness_makes_too_dear_for_its_starter_is_used_up() -> None:
    scenario = mad(energy=1).rolls("skull", die="disc").answers(0, "explore:ailei").answers(1, "stay:beor")
    scenario.then_includes(Hampered("ailei"), ActionCancelled("explore", "ailei", used=True)).then_no(Paid)
    assert figure(scenario, "ailei").acted


@pytest.mark.rule("TG-5.16.11", "TG-4.3.8")
def test_an_action_that_is_used_up_so_begins_a_new_round_like_any_other() -> None:
    scenario = mad().given(ActionBegun("explore", "ailei", ("ailei",), 101))
    scenario.given(ActionBegun("explore", "beor", ("beor",), 101)).rolls("skull", die="disc")
    scenario.answers(0, "explore:ailei").answers(1, "stay:beor").answers(0, "decline")
    scenario.then_includes(RoundOfActionsEnded(), ActionCancelled("explore", "ailei", used=True)).then_no(Paid)
    assert figure(scenario, "ailei").acted and not figure(scenario, "beor").acted
    assert scenario.question.seats == (1,), "Beor is next"


@pytest.mark.rule("TG-5.16.11", "TG-4.5.6")
def test_the_insane_member_pays_more_or_leaves_and_others_may_pay_for_it() -> None:
    def asked() -> Scenario:
        scenario = mad().rolls("skull", die="disc").answers(1, "explore:beor").answers(0, "join:ailei")
        return scenario.answers(1, "accept:ailei").then_includes(Hampered("ailei")).answers(1, "pay")

    asked().answers(0, "decline").then_includes(PartyLeft("ailei"), ActionBegun("explore", "beor", ("beor",), 101))
    scenario = asked().answers(0, "ask:beor:energy").answers(1, "agree").answers(0, "pay")
    scenario.then_includes(Paid("ailei", "energy", 1), Paid("beor", "energy", 1))


@pytest.mark.rule("TG-5.16.11", "TG-5.18.4")
def test_the_toss_of_the_insane_may_be_repeated_once() -> None:
    coin = {"id": "coin", "abilities": [{"when": "reroll", "of": "toss"}]}
    state = changed(
        world_of(busy(items=[coin]), "beor"), "beor", terror=9, conditions=("insane",), items=("item:coin",)
    )
    scenario = day(state).rolls("skull", "grail", die="disc").answers(0, "explore:beor", "reroll:item:coin#0")
    scenario.then_no(Hampered).then_includes(Paid("beor", "energy", 1))


def test_tg_4_3_11_who_leaves_for_a_later_cost_has_taken_part() -> None:
    toll = {"location": 101, "number": 1, "choices": [{"each": {"wealth": 1}}]}
    state = changed(world_of(busy(verse=[toll]), "ailei", "beor"), "ailei", wealth=1)
    scenario = day(state).answers(1, "explore:beor").answers(0, "join:ailei").answers(1, "accept:ailei", "pay")
    scenario.answers(0, "pay").answers(0, "choose:1").answers(0, "pay").then_includes(PartyLeft("beor"))
    assert figure(scenario, "beor").acted


def test_tg_4_5_28_a_loss_of_the_party_falls_on_members_of_its_choice() -> None:
    loss = effect("one", who="participants", then=[effect("lose", what="food", count=2)])
    pack = busy(at_101={"action": {"energy": 1, "effects": [loss]}})
    state = changed(changed(world_of(pack, "ailei", "arev", "beor"), "ailei", food=1), "beor", food=2)
    scenario = day(state).answers(0, "act:ailei").answers(1, "stay:arev").answers(2, "join:beor")
    scenario.answers(0, "accept:beor", "pledge:ailei").asks(0, "for:ailei", "for:beor")
    scenario.answers(2, "for:beor").answers(2, "for:beor")
    assert [has(scenario, "food", one) for one in ("ailei", "beor")] == [1, 0]


def test_tg_4_3_16_actions_follow_one_another_and_nobody_acts_beside_one() -> None:
    ask = {"location": 101, "number": 1, "choices": [{}, {}]}
    scenario = moved(revealed(on_land(world_of(busy(verse=[ask]), "ailei", "beor")), 102), beor=102)
    scenario = day(scenario.state).answers(0, "explore:ailei").asks(0, "choose:1", "choose:2")
    scenario.refused("TG-5.13.4", seat=1, key="explore:beor")


def test_tg_4_5_14_nobody_joins_while_an_action_goes_on() -> None:
    ask = {"location": 101, "number": 1, "choices": [{}, {}]}
    state = world_of(busy(verse=[ask]), "ailei", "beor")
    scenario = day(state).answers(0, "explore:ailei").answers(1, "stay:beor")
    assert scenario.question.seats == (0,)
    assert party(scenario.state) == ("ailei",)


def two_parties() -> Scenario:
    """Ailei and Beor act together, and arrive together meanwhile; Arev stands by."""
    both = ("ailei", "beor")
    scenario = on_land(world_of(busy(), "ailei", "arev", "beor"))
    return scenario.given(PartyFormed("action", both, "ailei"), PartyFormed("arrival", both))


@pytest.mark.rule("TG-4.5.22")
def test_a_text_lets_a_member_leave_the_newest_party_and_nobody_else() -> None:
    scenario = two_parties().when(LeaveParty(at=At("beor", "verse"))).then_includes(PartyLeft("beor"))
    assert [one.members for one in scenario.state.journey.parties] == [("ailei", "beor"), ("ailei",)]
    two_parties().when(LeaveParty(at=At("arev", "verse"))).then_no(PartyLeft)
    on_land(world_of(busy(), "beor")).when(LeaveParty(at=At("beor", "verse"))).then_no(PartyLeft)


@pytest.mark.rule("TG-4.5.24", "TG-5.16.2")
def test_the_dying_leave_every_party() -> None:
    scenario = two_parties().when(Lose(what="health", count=9, at=At("beor", "verse")))
    scenario.then_includes(ConditionGained("beor", "dying"), PartyLeft("beor", all=True))
    assert [one.members for one in scenario.state.journey.parties] == [("ailei",), ("ailei",)]
