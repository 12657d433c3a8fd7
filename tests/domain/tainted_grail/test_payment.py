"""Paying and losing, alone and for one another in an encounter. Source: TG-5.4, 4.5.14 to 4.5.28."""

from typing import Any

import pytest

from domain.kernel.registry import unmet
from domain.kernel.task import Unmet
from domain.tainted_grail.facts.cards import HandDiscarded, KeyActivated
from domain.tainted_grail.facts.encounter import CharacterLeft, EncounterDecided
from domain.tainted_grail.facts.tracks import ConditionGained, Gained, Lost
from domain.tainted_grail.facts.tracks import Paid as HasPaid
from domain.tainted_grail.queries.encounter import present
from domain.tainted_grail.queries.parties import party
from domain.tainted_grail.tasks.effects.base import At, Cost
from domain.tainted_grail.tasks.effects.holdings import Damage, Gain, Lose
from domain.tainted_grail.tasks.effects.vocabulary import ChooseOne, Each, If, OneOf, Pay
from domain.tainted_grail.tasks.encounter import MeetEncounter
from domain.tainted_grail.tasks.payment import Owe, Settle
from domain.tainted_grail.tasks.rest import BeginGiving
from domain.tainted_grail.vocabulary.requirements import AttributeAtLeast
from tests.domain.tainted_grail.fixtures import (
    C1,
    C3,
    at_table,
    begun,
    changed,
    encounter,
    pack_of,
    paused,
    state_of,
)
from tests.dsl import Scenario

BEOR = At("beor", "ability")
FOOD = Gain(what="food")


def beor(**fields: Any) -> Scenario:
    return paused(changed(state_of(pack_of(), "beor"), "beor", **fields))


def paying(then: Any = FOOD, **cost: Any) -> Pay:
    return Pay(cost=Cost(**cost), then=(then,), at=BEOR)


def fight(ailei: dict[str, Any], beor: dict[str, Any]) -> Scenario:
    """Beor is active beside Ailei."""
    return begun(encounter("ailei", "beor", given={"ailei": ailei, "beor": beor})).answers(0, "activate:beor")


def is_asked(scenario: Scenario) -> bool:
    """Whether a payment waits for an answer."""
    return isinstance(scenario.question, Settle)


def test_tg_5_4_1_what_stands_behind_a_pay_is_optional() -> None:
    scenario = beor(wealth=1).when(paying(wealth=1)).asks(0, "pay", "decline")
    assert scenario.default() == "decline"
    scenario.answers(0, "decline").then()
    beor(wealth=1).when(paying(wealth=1)).answers(0, "pay").then(
        HasPaid("beor", "wealth", 1), Gained("beor", "food", 1)
    )


@pytest.mark.rule("TG-5.4.2", "TG-5.4.3")
@pytest.mark.vector("TV-56")
def test_a_loss_takes_what_there_is_and_a_payment_all_or_nothing() -> None:
    lost = Lose(what="wealth", count=3, at=BEOR)
    beor(wealth=1).when(lost, Gain(what="food", at=BEOR)).then(Lost("beor", "wealth", 1), Gained("beor", "food", 1))
    assert not is_asked(beor(wealth=1).when(paying(wealth=3)).then())
    mixed = beor(wealth=1, food=1).when(paying(Gain(what="magic"), wealth=1, food=1))
    mixed.answers(0, "pay").then(HasPaid("beor", "food", 1), HasPaid("beor", "wealth", 1), Gained("beor", "magic", 1))


def test_tg_5_4_7_health_is_paid_to_the_last_and_that_makes_dying() -> None:
    assert not is_asked(beor(health=1, energy=0).when(paying(health=2)).then())
    scenario = beor(health=1, energy=0).when(paying(health=1)).answers(0, "pay")
    scenario.then(HasPaid("beor", "health", 1), ConditionGained("beor", "dying"), Gained("beor", "food", 1))


def test_tg_5_4_8_terror_is_paid_only_if_all_of_it_fits() -> None:
    assert not is_asked(beor(terror=8, conditions=("insane",)).when(paying(terror=2)).then())
    scenario = beor(terror=7).when(paying(terror=2)).answers(0, "pay")
    scenario.then_includes(HasPaid("beor", "terror", 2), Gained("beor", "food", 1))
    assert scenario.state.characters["beor"].terror == 9


@pytest.mark.rule("TG-6.5.13", "TG-5.4.9")
def test_charges_of_a_card_that_does_not_lie_there_are_none_to_pay_with() -> None:
    cost = Pay(cost=Cost(charges=1), then=(FOOD,), at=At("beor", "ability", f"card:{C1}"))
    for scenario in (beor(), begun(encounter("beor", hands={"beor": (C1,)}))):
        assert not is_asked(scenario.when(cost).then())


@pytest.mark.rule("TG-10.10.1", "TG-5.4.2")
def test_who_has_left_the_encounter_owes_nothing_any_more() -> None:
    scenario = fight({}, {}).given(CharacterLeft("beor", "fled"))
    scenario.when(Owe(at=BEOR, cost=Cost(energy=1), then=(FOOD,), otherwise=(FOOD,))).then()
    assert not is_asked(scenario)


@pytest.mark.rule("TG-4.5.15", "TG-5.4.2")
def test_a_unit_of_one_kind_that_another_promised_pays_for_no_other_kind() -> None:
    scenario = fight({"magic": 1}, {"energy": 3}).when(paying(energy=1, magic=1))
    scenario.answers(1, "ask:ailei:magic").answers(0, "agree").answers(1, "pay")
    scenario.then_includes(HasPaid("beor", "energy", 1), HasPaid("ailei", "magic", 1))


@pytest.mark.rule("TG-5.4.2", "TG-10.10.1")
def test_cards_that_are_a_price_are_discarded_from_the_hand_of_the_payer() -> None:
    scenario = begun(encounter("beor", hands={"beor": (C1, C3)})).when(paying(cards=1)).answers(0, "pay", "discard:0")
    scenario.then_includes(HandDiscarded("beor", (0,), (C1,)), Gained("beor", "food", 1))
    begun(encounter("beor", hands={"beor": ()})).when(paying(cards=1)).then()


def test_tg_5_4_9_an_option_that_cannot_be_paid_is_not_offered() -> None:
    one = ((paying(wealth=2),), (Lose(what="food"),), (Lose(what="magic"),))
    beor(wealth=1).when(ChooseOne(one=one, at=BEOR)).asks(0, "choose:2", "choose:3").refused("TG-5.4.2", key="choose:1")
    beor(wealth=2).when(ChooseOne(one=one, at=BEOR)).asks(0, "choose:1", "choose:2", "choose:3")


def test_tg_5_4_9_what_was_chosen_is_paid() -> None:
    one = ((paying(wealth=2),), (Lose(what="food"),))
    scenario = beor(wealth=2).when(ChooseOne(one=one, at=BEOR)).answers(0, "choose:1")
    scenario.then(HasPaid("beor", "wealth", 2), Gained("beor", "food", 1))


def test_tg_5_4_9_where_each_side_must_be_paid_and_none_can_be_nobody_is_asked() -> None:
    one = ((paying(wealth=2),), (paying(food=3),))
    assert not is_asked(beor(wealth=1, food=2).when(ChooseOne(one=one, at=BEOR)).then())


@pytest.mark.rule("TG-5.4.10", "TG-6.10.7")
def test_of_two_losses_that_may_be_chosen_of_which_there_is_nothing() -> None:
    one = ((Lose(what="food", count=2),), (Lose(what="health"),))
    scenario = beor(food=0).when(ChooseOne(one=one, at=BEOR)).asks(0, "choose:1", "choose:2")
    scenario.answers(0, "choose:1").then()


@pytest.mark.rule("TG-4.5.15", "TG-5.4.2")
def test_nobody_promises_more_than_is_there() -> None:
    given = {"ailei": {"magic": 1}, "arev": {"magic": 1}, "beor": {"magic": 0}}
    scenario = begun(encounter("ailei", "arev", "beor", given=given)).answers(0, "activate:beor")
    scenario.when(paying(magic=2)).asks(2, "ask:ailei:magic", "ask:arev:magic", "decline")
    scenario.answers(2, "ask:ailei:magic").answers(0, "agree").asks(2, "ask:arev:magic", "decline")
    scenario.answers(2, "ask:arev:magic").answers(1, "agree").asks(2, "pay", "decline").answers(2, "pay")
    scenario.then(HasPaid("ailei", "magic", 1), HasPaid("arev", "magic", 1), Gained("beor", "food", 1))


def lacks(scenario: Scenario, key: str) -> Unmet:
    """What Beor (seat 2) lacks for this answer."""
    return unmet(scenario.state, scenario.question, 2, key)


@pytest.mark.rule("TG-4.5.15", "TG-5.4.2")
def test_the_payer_hears_what_it_lacks_itself_and_why_another_cannot_help() -> None:
    given = {"ailei": {"energy": 1, "magic": 2}, "arev": {"energy": 0, "magic": 2}, "beor": {"energy": 2, "magic": 1}}
    scenario = begun(encounter("ailei", "arev", "beor", given=given)).answers(0, "activate:beor")
    scenario.when(paying(energy=2, magic=2))
    assert lacks(scenario, "pay") == Unmet("TG-5.4.2", "holding", {"what": "magic", "count": 2, "has": 1})
    assert lacks(scenario, "ask:arev:energy") == Unmet("TG-4.5.15", "spare", {"character": "arev"})
    unknown = ("ask:ailei", "ask:nobody:magic", "tell:ailei:magic")
    assert {lacks(scenario, key).rule for key in unknown} == {"TG-5.4.2"}

    scenario.answers(2, "ask:ailei:magic").answers(0, "refuse").offers(2, "ask:arev:magic")
    assert lacks(scenario, "ask:ailei:magic") == Unmet("TG-4.5.15", "help", {"character": "ailei"})
    assert lacks(scenario, "ask:arev:energy") == Unmet("TG-4.5.15", "spare", {"character": "arev"})
    assert {lacks(scenario, key).rule for key in unknown} == {"TG-5.4.2"}


def test_tg_4_5_14_nobody_joins_an_encounter_under_way() -> None:
    scenario = begun(encounter("ailei", "beor", given={"beor": {"health": 1}})).answers(0, "activate:beor")
    scenario.answers(1, "none")
    assert present(scenario.state) == ("ailei",)
    scenario.when(Gain(what="health", count=3, at=At("beor", "ability")))
    assert present(scenario.state) == ("ailei",)


def magical(given: dict[str, Any]) -> Scenario:
    """Beor has laid a card whose magic key is connected."""
    return begun(encounter("ailei", "beor", hands={"beor": (C1, C3)}, given=given)).answers(0, "activate:beor")


@pytest.mark.rule("TG-4.5.15", "TG-6.3.8")
def test_magic_is_paid_by_another_who_agrees() -> None:
    scenario = magical({"ailei": {"magic": 1}}).answers(1, "lay:0", "lay:0")
    scenario.asks(1, "ask:ailei:magic", "decline").answers(1, "ask:ailei:magic")
    scenario.asks(0, "agree", "refuse")
    assert scenario.default() == "refuse"
    scenario.answers(0, "agree").asks(1, "pay", "decline").answers(1, "pay")
    scenario.then_includes(HasPaid("ailei", "magic", 1))
    assert scenario.state.encounter.sequence[1].keys["magic"]
    assert scenario.state.characters["ailei"].resources == {"magic": 0}


@pytest.mark.rule("TG-4.5.15", "TG-11.1.12")
def test_a_refused_share_is_not_asked_for_again_and_nothing_is_paid() -> None:
    scenario = magical({"ailei": {"magic": 1}}).answers(1, "lay:0", "lay:0", "ask:ailei:magic").answers(0, "refuse")
    scenario.then_no(HasPaid, KeyActivated)
    assert len(scenario.state.encounter.sequence) == 1
    assert scenario.state.characters["ailei"].resources == {"magic": 1}


def test_tg_4_5_15_shares_are_pledged_one_by_one_and_paid_together() -> None:
    scenario = fight({"energy": 2}, {"energy": 2}).when(paying(energy=3))
    scenario.asks(1, "ask:ailei:energy", "decline").answers(1, "ask:ailei:energy").answers(0, "agree")
    assert scenario.state.characters["ailei"].energy == 2
    scenario.asks(1, "pay", "ask:ailei:energy", "decline").answers(1, "pay")
    scenario.then(HasPaid("beor", "energy", 2), HasPaid("ailei", "energy", 1), Gained("beor", "food", 1))


@pytest.mark.rule("TG-4.5.15")
def test_one_member_may_pay_everything() -> None:
    scenario = fight({"energy": 3}, {"energy": 0}).when(paying(energy=2))
    for _ in range(2):
        scenario.answers(1, "ask:ailei:energy").answers(0, "agree")
    scenario.answers(1, "pay").then(HasPaid("ailei", "energy", 2), Gained("beor", "food", 1))


def test_tg_4_5_16_a_loss_falls_on_the_one_told_to_lose() -> None:
    scenario = fight({"energy": 3}, {"energy": 0}).when(Lose(what="energy", count=2, at=BEOR))
    scenario.then()
    assert scenario.state.characters["ailei"].energy == 3


@pytest.mark.rule("TG-4.5.17")
@pytest.mark.parametrize("what", ["food", "wealth", "reputation", "experience", "health"])
def test_nothing_but_energy_and_magic_is_paid_for_another(what: str) -> None:
    rich = {what: 5} if what != "health" else {}
    poor = {what: 1} if what != "health" else {"health": 1, "energy": 0}
    assert not is_asked(fight(rich, poor).when(paying(Gain(what="magic"), **{what: 2})).then())
    scenario = fight(rich, poor).when(paying(Gain(what="magic"), **{what: 1})).asks(1, "pay", "decline")
    assert "ask" not in "".join(scenario.keys(1))


def test_nothing_is_handed_over_during_an_encounter() -> None:
    goods: dict[str, Any] = {"food": 1, "wealth": 1, "items": ("item:boots",)}
    scenario = fight(goods, goods).asks(1, "none", "flee")
    scenario.refused("TG-6.6.8", seat=1, key="give:beor:ailei:food")
    between = at_table(changed(state_of(pack_of(), "ailei", "beor"), "beor", **goods)).when(BeginGiving())
    between.offers(1, "give:beor:ailei:food", "give:beor:ailei:wealth", "give:beor:ailei:item:boots")


def test_an_effect_on_all_includes_who_caused_it() -> None:
    fight({}, {}).when(Each(who="participants", then=(FOOD,), at=BEOR)).then(
        Gained("ailei", "food", 1), Gained("beor", "food", 1)
    )
    fight({}, {}).when(Each(who="others", then=(FOOD,), at=BEOR)).then(Gained("ailei", "food", 1))


def test_a_reward_for_the_party_goes_to_one_and_one_for_each_to_each() -> None:
    scenario = fight({}, {}).when(OneOf(who="participants", then=(FOOD,), at=BEOR))
    scenario.asks(0, "for:ailei", "for:beor").asks(1, "for:ailei", "for:beor")
    assert scenario.default() == "for:ailei"
    scenario.answers(0, "for:beor").then(Gained("beor", "food", 1))


def test_who_flees_or_becomes_dying_is_out_of_the_party_at_once() -> None:
    every = Each(who="participants", then=(FOOD,), at=At("ailei", "ability"))
    fled = fight({}, {"energy": 3}).answers(1, "flee").then_includes(CharacterLeft("beor", "fled"))
    fled.when(every).then(Gained("ailei", "food", 1))
    fallen = fight({}, {"health": 1}).when(Damage(count=1, at=BEOR)).then_includes(CharacterLeft("beor", "dying"))
    fallen.when(every).then(Gained("ailei", "food", 1))
    assert present(fallen.state) == ("ailei",)


def test_who_has_left_pays_no_share() -> None:
    scenario = fight({"energy": 3}, {"energy": 3}).answers(1, "flee")
    scenario.when(Pay(cost=Cost(energy=4), then=(FOOD,), at=At("ailei", "ability"))).then()
    assert not is_asked(scenario)


def test_a_loss_of_the_party_is_assigned_by_choice() -> None:
    scenario = fight({"food": 1}, {"food": 1}).when(OneOf(who="participants", then=(Lose(what="food"),), at=BEOR))
    scenario.asks(1, "for:ailei", "for:beor").answers(1, "for:ailei").then(Lost("ailei", "food", 1))


@pytest.mark.rule("TG-4.5.19", "TG-4.5.28")
def test_who_cannot_bear_a_loss_of_the_party_is_told_why() -> None:
    given = {name: {"food": 1} for name in ("ailei", "arev", "beor")}
    scenario = begun(encounter("ailei", "arev", "maggot", "beor", given=given)).answers(0, "activate:beor")
    scenario.when(OneOf(who="others", then=(Lose(what="food"),), at=BEOR)).asks(0, "for:ailei", "for:arev")

    def against(key: str) -> Unmet:
        return unmet(scenario.state, scenario.question, 0, key)

    assert against("for:maggot") == Unmet("TG-4.5.28", "nothing-to-lose", {"character": "maggot", "what": "food"})
    assert against("for:beor") == Unmet("TG-4.5.19", "meant", {"character": "beor"})
    assert [against(key).rule for key in ("for:nobody", "beor")] == ["TG-4.5.20"] * 2
    scenario.given(CharacterLeft("maggot", "fled"))
    assert against("for:maggot") == Unmet("TG-4.5.19", "present", {"character": "maggot"})
    scenario.when(OneOf(who="others", then=(Gain(what="magic"),), at=BEOR))
    assert against("for:beor") == Unmet("TG-4.5.19", "meant", {"character": "beor"})


def test_it_is_borne_unit_by_unit_by_those_who_can() -> None:
    loss = OneOf(who="participants", then=(Lose(what="food", count=4),), at=BEOR)
    scenario = fight({"food": 1}, {"food": 2}).when(loss)
    scenario.answers(0, "for:ailei").then(Lost("ailei", "food", 1), Lost("beor", "food", 1), Lost("beor", "food", 1))
    fight({}, {}).when(loss).then()


def test_what_is_printed_behind_a_loss_for_one_comes_with_it() -> None:
    """Such a text concerns one character as a whole, so it is not shared out unit by unit."""
    text = OneOf(who="participants", then=(Lose(what="food", count=2), Gain(what="terror")), at=BEOR)
    scenario = fight({"food": 2}, {"food": 2}).when(text).asks(1, "for:ailei", "for:beor")
    scenario.answers(1, "for:ailei").then(Lost("ailei", "food", 2), Gained("ailei", "terror", 1))

    one_left = fight({"food": 2}, {}).answers(1, "flee").when(text)
    one_left.then(Lost("ailei", "food", 2), Gained("ailei", "terror", 1))


def test_what_a_party_needs_is_met_if_one_member_meets_it() -> None:
    wise = AttributeAtLeast("empathy", 2, whose="party")
    own = AttributeAtLeast("empathy", 2)
    fight({}, {}).when(If(need=wise, then=(FOOD,), at=BEOR)).then(Gained("beor", "food", 1))
    fight({}, {}).when(If(need=own, then=(FOOD,), at=BEOR)).then()
    fight({"attributes": {"empathy": 1}}, {}).when(If(need=wise, then=(FOOD,), at=BEOR)).then()


def test_tg_4_5_23_the_party_ends_with_its_encounter() -> None:
    state = state_of(pack_of(), "ailei", "beor")
    scenario = paused(state).when(MeetEncounter("e1")).answers(0, "keep:ailei").answers(1, "keep:beor")
    scenario.answers(0, "activate:ailei").answers(0, "flee")
    assert party(scenario.state) == ("beor",)
    scenario.answers(1, "flee").then_includes(EncounterDecided("fled"))
    assert party(scenario.state) == ("ailei", "beor")
    scenario.when(Each(who="participants", then=(FOOD,), at=BEOR)).then(
        Gained("ailei", "food", 1), Gained("beor", "food", 1)
    )
