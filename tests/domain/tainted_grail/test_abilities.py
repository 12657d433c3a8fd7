"""Abilities: when they work, for whom, and what they cost. Source: TG-6.5."""

from typing import Any

import pytest

from domain.tainted_grail.facts.abilities import AbilityUsed, ConsentRefused
from domain.tainted_grail.facts.cards import (
    CardLaid,
    ChargesChanged,
    LastDiscarded,
    LayingBegun,
    PoolChanged,
    TimeChanged,
)
from domain.tainted_grail.facts.encounter import CharacterLeft
from domain.tainted_grail.facts.rounds import AttackRead, OpportunityTaken
from domain.tainted_grail.facts.tracks import DamagePrevented, Gained, Lost, Paid
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.encounter import PlaceTime, RemoveCharges, RemoveTime
from domain.tainted_grail.tasks.effects.vocabulary import DiscardLast
from tests.domain.tainted_grail.fixtures import (
    BLANK,
    BLANK_2,
    C1,
    C2,
    C4,
    C5,
    C6,
    ENEMY,
    ORPHAN,
    Table,
    begun,
    effect,
    encounter,
    gives,
    hers,
    pack_of,
)
from tests.domain.tainted_grail.shown import fight, hand, has, row
from tests.dsl import Scenario

ONE = "K12/25-U"
FOOD = effect("gain", what="food")


def card(*abilities: Table, **more: Any) -> Table:
    """A card of plain halves with these abilities."""
    return {"left": {"free": gives("void")}, "right": {"free": {}}, "abilities": list(abilities), **more}


def with_card(*abilities: Table, **more: Any) -> Any:
    """A pack where card ONE of Beor, and of Ailei, has these abilities."""
    return pack_of(cards={ONE: card(*abilities, **more), hers(ONE): card(*abilities, **more)})


def solo(pack: Any, *laid: str, held: tuple[str, ...] = (BLANK,), **given: Any) -> Scenario:
    """Beor is active in a fight where these cards lie."""
    cards = [("beor", one) for one in laid]
    return begun(encounter("beor", pack=pack, hands={"beor": held}, laid=cards, given={"beor": given}))


def duo(pack: Any, *laid: tuple[str, str], active: str = "beor", card: str = "e1", **more: Any) -> Scenario:
    """Ailei (seat 0) and Beor (seat 1) fight; one of them is active."""
    scenario = encounter("ailei", "beor", pack=pack, laid=laid, card=card, **more)
    return begun(scenario).answers(0, f"activate:{active}")


def test_tg_6_5_1_on_placement_comes_after_the_keys_once() -> None:
    scenario = solo(pack_of(), held=(C4, BLANK)).answers(0, "lay:0")
    scenario.then_includes(CardLaid("beor", C4, 0, {"a1": True, "free": True}, "first"), Lost("beor", "energy", 1))
    assert (fight(scenario).pool, has(scenario, "energy")) == (1, 5)
    drawn = hand(scenario)
    assert len(drawn) == 2
    scenario.answers(0, "stop").then_no(Lost, PoolChanged)


def test_tg_6_5_2_a_delayed_card_gets_its_time_markers() -> None:
    solo(pack_of(), held=(C6,)).answers(0, "lay:0").then_includes(TimeChanged(C6, 2))


def test_tg_6_5_3_the_ability_comes_with_the_last_marker_in_step_1() -> None:
    scenario = solo(pack_of(), held=(C6,)).answers(0, "lay:0", "stop", "face").then_includes(TimeChanged(C6, 1))
    assert (fight(scenario).round, fight(scenario).pool) == (2, 0)
    scenario.answers(0, "none", "face").then_includes(TimeChanged(C6, 0), PoolChanged(3))


def test_tg_6_5_3_or_when_an_effect_removes_it() -> None:
    scenario = solo(pack_of(), held=(C6,)).answers(0, "lay:0")
    scenario.when(RemoveTime(count=3, at=At("beor", "ability", "item:boots")))
    scenario.then(TimeChanged(C6, 1), TimeChanged(C6, 0), PoolChanged(3))


def test_tg_6_5_3_an_effect_lets_choose_among_cards_with_markers() -> None:
    pack = with_card({"when": "delayed", "delay": 1, "effects": [FOOD]}, permanent=True)
    scenario = solo(pack, ONE, C6).given(TimeChanged(ONE, 2), TimeChanged(C6, 1))
    scenario.when(RemoveTime(at=At("beor", "ability"))).asks(0, f"card:{ONE}", f"card:{C6}")
    scenario.answers(0, f"card:{C6}").then(TimeChanged(C6, 0), PoolChanged(3))


def test_tg_6_5_3_not_with_the_card_or_by_covering() -> None:
    scenario = solo(pack_of(), C6).given(TimeChanged(C6, 2))
    scenario.when(DiscardLast(at=At("beor", "ability"))).then(LastDiscarded(C6, "beor"))
    assert fight(scenario).pool == 0


def test_tg_6_5_4_a_delayed_ability_resolves_once_a_placement() -> None:
    scenario = solo(pack_of(), C6).given(TimeChanged(C6, 1))
    scenario.when(RemoveTime(of="this", at=At("beor", "ability", f"card:{C6}"))).then(
        TimeChanged(C6, 0), PoolChanged(3)
    )
    scenario.when(RemoveTime(of="this", at=At("beor", "ability", f"card:{C6}"))).then()
    scenario.when(PlaceTime(count=1, at=At("beor", "ability", f"card:{C6}"))).then()
    scenario.answers(0, "none", "face").then_no(TimeChanged)
    assert fight(scenario).pool == 2


def test_tg_6_5_5_a_card_beside_takes_all_time_markers_and_triggers_nothing() -> None:
    scenario = solo(pack_of(), C6).given(TimeChanged(C6, 2)).answers(0, "lay:0")
    scenario.then_includes(TimeChanged(C6, 0)).then_no(PoolChanged)
    scenario.answers(0, "stop", "face").then_no(PoolChanged, TimeChanged)
    assert (fight(scenario).pool, fight(scenario).round) == (0, 2)


def test_tg_6_5_6_permanent_cards_keep_their_time_markers() -> None:
    pack = with_card({"when": "delayed", "delay": 2, "effects": [FOOD]}, permanent=True)
    scenario = solo(pack, held=(ONE, BLANK)).answers(0, "lay:0", "stop", "face").answers(0, "lay:0")
    assert (row(scenario), fight(scenario).sequence[0].time) == ((ONE, BLANK), 1)
    scenario.then_no(TimeChanged).answers(0, "stop", "face").then_includes(
        TimeChanged(ONE, 0), Gained("beor", "food", 1)
    )


@pytest.mark.rule("TG-6.5.7", "TG-6.5.10")
@pytest.mark.parametrize(("laid", "lost"), [((C2,), 0), ((hers(C2),), 0), ((C2, C1), 1), ((C5, C1), 0)])
def test_on_enemy_attack_works_while_uncovered_whoever_laid_it(laid: tuple[str, ...], lost: int) -> None:
    cards = [("beor" if one.endswith("U") else "ailei", one) for one in laid]
    scenario = duo(pack_of(), *cards).answers(1, "none")
    health = has(scenario, "health")
    scenario.answers(1, "face")
    assert health - has(scenario, "health") == lost


def test_tg_6_5_7_a_reaction_is_changed_like_an_attack() -> None:
    stage = {"variable": [], "reactions": [{"effects": [effect("damage", count=3)]}]}
    rough = ORPHAN | {"id": "rough", "ways": [{"id": "only", "stages": [stage]}]}
    shield = {"D12/25-G": card({"when": "attack", "reduce": 2}), "D13/25-G": card({"when": "attack", "ignore": True})}
    pack = pack_of(rough, cards=shield)
    for one, lost in (("D12/25-G", 1), ("D13/25-G", 0), ("D3/25-G", 3)):
        scenario = begun(encounter("ailei", pack=pack, card="rough", laid=[("ailei", one)]))
        scenario.answers(0, "none", "face")
        assert 7 - has(scenario, "health", "ailei") == lost


@pytest.mark.rule("TG-6.5.7", "TG-6.5.12")
@pytest.mark.parametrize("early", [True, False])
@pytest.mark.parametrize(("change", "lost"), [(effect("reduce-attack"), 2), (effect("ignore-attack"), 0)])
def test_what_has_to_change_the_attack_does_so_before_it(early: bool, change: Table, lost: int) -> None:
    hard = ENEMY | {"id": "hard", "attack": [{"least": 0, "most": 4, "effects": [effect("damage", count=3)]}]}
    cards = {ONE: card({"when": "attack", "limit": "encounter", "effects": [change]})}
    scenario = encounter("beor", pack=pack_of(hard, cards=cards), card="hard", hands={"beor": (ONE,)})
    begun(scenario).answers(0, "lay:0", "stop").answers(0, *([f"now:card:{ONE}#0"] if early else []), "face")
    assert 9 - has(scenario, "health") == lost


def test_tg_6_5_7_a_price_for_changing_the_attack_is_not_asked_for_after_it() -> None:
    pack = with_card({"when": "attack", "cost": {"food": 1}, "effects": [effect("ignore-attack")]})
    scenario = solo(pack, held=(ONE,), food=1).answers(0, "lay:0", "stop").asks(0, "face", f"now:card:{ONE}#0", "flee")
    scenario.answers(0, "face").then_includes(Lost("beor", "health", 1)).asks(0, "lay:0", "none", "flee")
    paid = solo(pack, held=(ONE,), food=1).answers(0, "lay:0", "stop", f"now:card:{ONE}#0", "pay")
    paid.answers(0, "face").then_includes(AttackRead(0, 1, ignored=True)).then_no(Lost)


def test_tg_6_5_8_it_does_not_touch_opportunity_attacks_even_those_in_step_3() -> None:
    scenario = solo(pack_of(), C2).answers(0, "none")
    scenario.then_includes(OpportunityTaken("beor"), Lost("beor", "health", 1)).then_no(DamagePrevented)
    scenario.answers(0, "flee").then_includes(OpportunityTaken("beor"), Lost("beor", "health", 1))
    scenario.then_no(DamagePrevented)
    both = {"least": 0, "most": 4, "effects": [effect("damage", count=2), effect("suffer-opportunity")]}
    sly = ENEMY | {"id": "sly", "attack": [both]}
    scenario = begun(encounter("beor", pack=pack_of(sly), card="sly", hands={"beor": (BLANK,)}, laid=[("beor", C5)]))
    scenario.answers(0, "lay:0", "stop", "face")
    scenario.then_includes(DamagePrevented("beor", 1), Lost("beor", "health", 1), OpportunityTaken("beor"))
    assert has(scenario, "health") == 9 - 1 - 1


def test_tg_6_5_9_the_players_choose_the_moment_within_step_3() -> None:
    pack = with_card({"when": "attack", "effects": [effect("pool", count=2)]})
    early = solo(pack, held=(ONE,)).answers(0, "lay:0", "stop").asks(0, "face", f"now:card:{ONE}#0", "flee")
    early.answers(0, f"now:card:{ONE}#0").then_includes(PoolChanged(2)).asks(0, "face", "flee")
    early.answers(0, "face").then_includes(AttackRead(2, 3), PoolChanged(1))
    late = solo(pack, held=(ONE,)).answers(0, "lay:0", "stop", "face")
    late.then_includes(AttackRead(0, 1), Lost("beor", "health", 1), PoolChanged(2))
    assert (fight(early).pool, fight(late).pool) == (1, 2)


def test_tg_6_5_9_each_of_several_has_its_own_moment() -> None:
    two = ({"when": "attack", "effects": [FOOD]}, {"when": "attack", "effects": [effect("gain", what="wealth")]})
    scenario = solo(with_card(*two), held=(ONE,)).answers(0, "lay:0", "stop")
    scenario.answers(0, f"now:card:{ONE}#1").then(
        AbilityUsed("beor", f"card:{ONE}#1", None), Gained("beor", "wealth", 1)
    )
    scenario.asks(0, "face", f"now:card:{ONE}#0", "flee").answers(0, "face")
    scenario.then_includes(Lost("beor", "health", 1), Gained("beor", "food", 1))
    assert (has(scenario, "food"), has(scenario, "wealth")) == (1, 1)


@pytest.mark.rule("TG-6.5.9")
@pytest.mark.parametrize("early", [True, False])
def test_what_follows_the_attack_follows_it_whenever_it_was_put_there(early: bool) -> None:
    pack = with_card({"when": "attack", "effects": [effect("after-attack", then=[effect("pool", count=4)])]})
    scenario = solo(pack, held=(ONE,)).answers(0, "lay:0", "stop")
    scenario.answers(0, *([f"now:card:{ONE}#0"] if early else []), "face")
    scenario.then_includes(AttackRead(0, 1), Lost("beor", "health", 1), PoolChanged(4))
    assert fight(scenario).pool == 4


def test_tg_6_5_11_an_ability_with_a_price_may_be_used_by_the_active_one_at_any_time() -> None:
    pack = with_card({"when": "any-time", "cost": {"food": 1}, "effects": [effect("pool", count=1)]})
    uses = f"use:card:{ONE}#0"
    scenario = duo(pack, ("beor", ONE), given={"ailei": {"food": 5}, "beor": {"food": 3}})
    scenario.asks(1, "none", "flee", uses)
    assert scenario.keys(0) == []
    scenario.answers(1, uses).then(Paid("beor", "food", 1), AbilityUsed("beor", f"card:{ONE}#0", None), PoolChanged(1))
    scenario.answers(1, "none").asks(1, "face", "flee", uses).answers(1, uses).then_includes(PoolChanged(2))
    scenario.answers(1, "face").asks(1, "end", "flee", uses).answers(1, uses)
    assert has(scenario, "food") == 0
    scenario.asks(1, "end", "flee").answers(1, "end").asks(0, "none", "flee", uses)


def test_tg_6_5_11_not_while_it_is_covered_or_cannot_be_paid() -> None:
    pack = with_card({"when": "any-time", "cost": {"food": 1}, "effects": [effect("pool", count=1)]})
    solo(pack, ONE).asks(0, "lay:0", "none", "flee").refused("TG-5.4.2", 0, f"use:card:{ONE}#0")
    covered = solo(pack, ONE, food=1).answers(0, "lay:0").asks(0, "stop", "flee")
    covered.refused("TG-6.6.10", 0, f"use:card:{ONE}#0")
    assert has(covered, "food") == 1


@pytest.mark.rule("TG-6.5.12")
@pytest.mark.parametrize("when", ["placed", "delayed", "attack", "discarded"])
def test_other_abilities_are_compulsory_as_far_as_possible(when: str) -> None:
    ability: Table = {"when": when, "effects": [effect("lose", what="food", count=3), effect("gain", what="terror")]}
    if when == "delayed":
        ability["delay"] = 1
    scenario = solo(with_card(ability), held=(ONE,), food=1).answers(0, "lay:0")
    if when == "discarded":
        scenario.when(DiscardLast(at=At("beor", "ability", "encounter")))
    if when in ("delayed", "attack"):
        scenario.answers(0, "stop", "face")
    scenario.then_includes(Lost("beor", "food", 1), Gained("beor", "terror", 1))


@pytest.mark.rule("TG-6.5.17", "TG-6.4.8", "TG-6.8.14")
def test_what_a_card_does_when_it_is_discarded_concerns_the_active_one_or_else_whose_effect_it_was() -> None:
    pack = with_card({"when": "discarded", "effects": [FOOD]})
    discard = DiscardLast(at=At("ailei", "ability", "encounter"))
    duo(pack, ("ailei", hers(ONE))).when(discard).then_includes(Gained("beor", "food", 1))
    left = duo(pack, ("ailei", hers(ONE))).given(CharacterLeft("beor", "fled"))
    left.when(discard).then_includes(Gained("ailei", "food", 1))


@pytest.mark.parametrize("when", ["placed", "delayed", "discarded"])
def test_tg_6_5_12_what_costs_something_is_not_compulsory(when: str) -> None:
    ability: Table = {"when": when, "cost": {"food": 1}, "effects": [effect("gain", what="wealth")]}
    if when == "delayed":
        ability["delay"] = 1
    for answer, wealth in (("pay", 1), ("decline", 0)):
        scenario = solo(with_card(ability), held=(ONE,), food=1).answers(0, "lay:0")
        if when == "discarded":
            scenario.when(DiscardLast(at=At("beor", "ability", "encounter")))
        if when == "delayed":
            scenario.answers(0, "stop", "face")
        scenario.asks(0, "pay", "decline").answers(0, answer)
        assert (has(scenario, "food"), has(scenario, "wealth")) == (1 - wealth, wealth)


@pytest.mark.parametrize(("answer", "used"), [("pay", True), ("decline", False)])
def test_tg_6_5_12_a_limit_counts_from_the_payment(answer: str, used: bool) -> None:
    eager = {"when": "active", "cost": {"food": 1}, "limit": "encounter", "effects": [effect("pool", count=1)]}
    pack, given = pack_of(characters={"beor": {"trait": [eager]}}), {"beor": {"food": 2}}
    scenario = begun(encounter("beor", pack=pack, hands={"beor": (BLANK,)}, given=given)).asks(0, "pay", "decline")
    scenario.answers(0, answer, "lay:0", "stop", "face", *(() if used else ("end",)))
    assert ("pay" not in scenario.keys(0), fight(scenario).pool) == (used, int(used))


CHARGED = (
    {"when": "placed", "effects": [effect("place-charges", count=3)]},
    {"when": "any-time", "cost": {"charges": 2}, "effects": [effect("pool", count=2)]},
)
SPENDS = f"use:card:{ONE}#1"


def test_tg_6_5_13_paying_charges_takes_them_off_the_card() -> None:
    scenario = solo(with_card(*CHARGED), held=(ONE,)).answers(0, "lay:0").then_includes(ChargesChanged(ONE, 3))
    scenario.answers(0, SPENDS).then(ChargesChanged(ONE, 1), AbilityUsed("beor", f"card:{ONE}#1", None), PoolChanged(2))
    scenario.asks(0, "stop", "flee").refused("TG-6.5.13", 0, SPENDS)


def test_tg_6_5_14_any_number_of_times_if_the_owner_agrees() -> None:
    scenario = duo(with_card(*CHARGED), ("ailei", hers(ONE))).given(ChargesChanged(hers(ONE), 5))
    spends = f"use:card:{hers(ONE)}#1"
    scenario.answers(1, spends).asks(0, "agree", "refuse")
    assert (scenario.question.seats, scenario.default()) == ((0,), "refuse")
    scenario.answers(0, "agree").then_includes(ChargesChanged(hers(ONE), 3), PoolChanged(2))
    scenario.answers(1, spends).answers(0, "agree").then_includes(ChargesChanged(hers(ONE), 1), PoolChanged(4))
    assert (fight(scenario).pool, fight(scenario).sequence[0].charges) == (4, 1)


def test_tg_6_5_14_an_owner_who_refuses_is_not_asked_again_in_this_activation() -> None:
    scenario = duo(with_card(*CHARGED), ("ailei", hers(ONE))).given(ChargesChanged(hers(ONE), 5))
    spends = f"use:card:{hers(ONE)}#1"
    scenario.answers(1, spends).answers(0, "refuse").then(ConsentRefused(f"card:{hers(ONE)}#1"))
    scenario.asks(1, "none", "flee").answers(1, "none", "face").asks(1, "end", "flee")
    scenario.answers(1, "end").asks(0, "none", "flee", spends)


def test_tg_6_5_14_nobody_is_asked_for_own_charges() -> None:
    scenario = duo(with_card(*CHARGED), ("beor", ONE)).given(ChargesChanged(ONE, 2))
    scenario.answers(1, SPENDS).then_includes(ChargesChanged(ONE, 0), PoolChanged(2))


@pytest.mark.rule("TG-6.5.15")
@pytest.mark.parametrize(("count", "left"), [(1, 2), ("all", 0)])
def test_charges_removed_by_order_have_no_effect(count: Any, left: int) -> None:
    scenario = solo(with_card(*CHARGED), ONE).given(ChargesChanged(ONE, 3))
    scenario.when(RemoveCharges(count=count, at=At("beor", "ability", "encounter"))).then(ChargesChanged(ONE, left))
    bare = solo(with_card(*CHARGED), ONE, BLANK_2).given(ChargesChanged(ONE, 3))
    bare.when(RemoveCharges(of="all", count="all", at=At("beor", "ability", "encounter"))).then(ChargesChanged(ONE, 0))


def test_tg_6_5_16_charges_and_time_markers_go_with_a_discarded_card() -> None:
    scenario = solo(with_card(*CHARGED), BLANK_2, ONE).given(ChargesChanged(ONE, 3), TimeChanged(ONE, 2))
    scenario.when(DiscardLast(at=At("beor", "ability"))).then(LastDiscarded(ONE, "beor"))
    assert [(one.card, one.charges, one.time) for one in fight(scenario).sequence] == [(BLANK_2, 0, 0)]
    scenario.given(CardLaid("beor", BLANK, 0, {"free": True}, "effect"))
    assert (fight(scenario).sequence[-1].charges, fight(scenario).sequence[-1].time) == (0, 0)


def test_tg_6_5_17_you_is_the_active_character_when_the_ability_resolves() -> None:
    pack = with_card({"when": "delayed", "delay": 1, "effects": [FOOD]})
    scenario = encounter("ailei", "beor", pack=pack, laid=[("beor", ONE)]).given(TimeChanged(ONE, 2))
    begun(scenario).answers(0, "activate:ailei").then_includes(TimeChanged(ONE, 1))
    scenario.answers(0, "none", "face", "end").then_includes(TimeChanged(ONE, 0), Gained("beor", "food", 1))
    other = encounter("ailei", "beor", pack=pack, laid=[("beor", ONE)]).given(TimeChanged(ONE, 3))
    begun(other).answers(0, "activate:ailei").when(RemoveTime(count=2, at=At("beor", "ability", "item:boots")))
    other.then(TimeChanged(ONE, 1), TimeChanged(ONE, 0), Gained("ailei", "food", 1))


def test_tg_6_5_18_a_permanent_ability_triggers_for_its_own_placement() -> None:
    keen = card({"when": "key", "of": "aggression", "effects": [effect("gain", what="wealth")]}, permanent=True)
    keen["left"] = {"a1": gives("pool"), "free": gives("void")}
    keen["right"] = {"a1": {"attribute": "aggression"}, "free": {}}
    scenario = solo(pack_of(cards={ONE: keen}), held=(ONE, C1)).answers(0, "lay:0")
    told = AbilityUsed("beor", f"card:{ONE}#0", None)
    scenario.then_includes(told, PoolChanged(1), Gained("beor", "wealth", 1)).answers(0, "stop", "face")
    scenario.answers(0, "lay:0").then_includes(PoolChanged(2), Gained("beor", "wealth", 1), PoolChanged(3))
    assert (fight(scenario).pool, has(scenario, "wealth")) == (3, 2)


def test_tg_6_5_19_damage_that_names_nobody_hits_the_active_character() -> None:
    pack = with_card({"when": "placed", "effects": [effect("damage", count=2)]})
    scenario = duo(pack, hands={"beor": (ONE,)}).answers(1, "lay:0").then_includes(Lost("beor", "health", 2))
    scenario.answers(1, "stop").answers(1, "face").then_includes(Lost("beor", "health", 1))
    assert has(scenario, "health", "ailei") == 7


BOMB = ENEMY | {"id": "bomb", "delay": 2, "delayed": [effect("damage", count=3)]}


@pytest.mark.rule("TG-6.5.20", "TG-6.5.21")
@pytest.mark.vector("TV-210")
def test_the_encounter_cards_markers_stay_and_its_effect_hits_who_is_active_then() -> None:
    scenario = encounter("ailei", "beor", pack=pack_of(BOMB), card="bomb", hands={"ailei": (hers(BLANK),)})
    assert fight(scenario).time == 2
    begun(scenario).answers(0, "activate:ailei").then_includes(TimeChanged("encounter", 1), LayingBegun("ailei"))
    scenario.answers(0, "lay:0").then_no(TimeChanged)
    assert fight(scenario).time == 1
    scenario.answers(0, "stop", "face", "end").asks(1, "begin", "flee").answers(1, "begin")
    scenario.then_includes(TimeChanged("encounter", 0), Lost("beor", "health", 3), LayingBegun("beor"))
    assert has(scenario, "health") == 6
    scenario.answers(1, "none", "face", "end").answers(0, "activate:ailei").then_no(TimeChanged, Lost)
    assert fight(scenario).time == 0


@pytest.mark.rule("TG-5.4.2", "TG-6.5.11")
def test_what_is_not_paid_in_the_end_is_not_used_up() -> None:
    pack = with_card({"when": "any-time", "cost": {"energy": 1}, "limit": "encounter", "effects": [effect("draw")]})
    scenario = duo(pack, ("beor", ONE), given={"ailei": {"energy": 2}, "beor": {"energy": 0}})
    uses = f"use:card:{ONE}#0"
    scenario.answers(1, uses).asks(1, "ask:ailei:energy", "decline").answers(1, "decline").then_no(AbilityUsed)
    scenario.offers(1, uses)

    scenario.answers(1, uses, "ask:ailei:energy").answers(0, "agree").answers(1, "pay")
    scenario.then_includes(Paid("ailei", "energy", 1), AbilityUsed("beor", f"card:{ONE}#0", "encounter"))
    assert uses not in scenario.keys(1)
