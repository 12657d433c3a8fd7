"""Energy, Health, Terror, resources, and what follows from them. Source: TG-5.1, 5.3."""

from typing import Any

import pytest

from domain.tainted_grail.content.parts import Board
from domain.tainted_grail.facts.encounter import CharacterLeft
from domain.tainted_grail.facts.tracks import (
    ConditionEnded,
    ConditionGained,
    DamagePrevented,
    EnergyCut,
    Gained,
    Lost,
    TrackSet,
)
from domain.tainted_grail.queries.tracks import in_panic, is_exhausted
from domain.tainted_grail.state import Character
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import Damage, Gain, Lose, SetTrack
from domain.tainted_grail.tasks.effects.vocabulary import Effect
from domain.tainted_grail.tasks.rounds import EnemyActs
from tests.domain.tainted_grail.fixtures import begun, changed, encounter, pack_of, paused, state_of
from tests.domain.tainted_grail.shown import tracks
from tests.dsl import Scenario

BEOR = At("beor", "ability", "")


def beor(pack: Any = None, **fields: Any) -> Scenario:
    """Beor alone outside an encounter, with these fields."""
    return paused(changed(state_of(pack or pack_of(), "beor"), "beor", **fields))


def hurt(count: int, **fields: Any) -> Damage:
    return Damage(count=count, at=BEOR, **fields)


def gain(what: Any, count: int = 1) -> Effect:
    return Gain(what=what, count=count, at=BEOR)


def lose(what: Any, count: int = 1) -> Effect:
    return Lose(what=what, count=count, at=BEOR)


def board(colour: str = "blue", **fields: Any) -> dict[str, Any]:
    """Boards of which one has these tracks."""
    return {
        "board": [{"colour": one, **(fields if one == colour else {})} for one in ("blue", "green", "grey", "brown")]
    }


@pytest.mark.rule("TG-5.1.1", "TG-5.1.10")
@pytest.mark.parametrize("what", ["energy", "health", "terror", "food", "magic"])
def test_nothing_falls_below_zero_and_the_rest_of_a_loss_lapses(what: str) -> None:
    scenario = beor(terror=2, food=2, magic=2, energy=2, health=2).when(lose(what, 5))
    scenario.then_includes(Lost("beor", what, 2))
    scenario.when(lose("food", 0), lose("wealth", 3)).then()


def test_tg_5_1_2_track_lengths_are_those_of_the_board() -> None:
    pack = pack_of(**board(energy_start=4, energy_max=5, health_start=8, terror_start=1, terror_max=6))
    scenario = paused(state_of(pack, "beor", "ailei"))
    assert tracks(scenario) == (4, 8, 1)
    assert tracks(scenario, "ailei") == (6, 9, 0)
    scenario.when(gain("energy", 9), gain("terror", 9), gain("health", 9))
    assert tracks(scenario) == (5, 8, 6)


def test_tg_5_1_3_a_board_that_is_silent_has_the_usual_tracks() -> None:
    one = Board(colour="blue")
    assert (one.energy_start, one.energy_max, one.health_start, one.terror_start, one.terror_max) == (6, 9, 9, 0, 9)


def test_tg_5_1_4_health_does_not_exceed_its_start() -> None:
    beor(health=8).when(gain("health", 3)).then(Gained("beor", "health", 1))
    beor().when(gain("health", 3)).then()


def test_tg_5_1_5_energy_may_exceed_its_start_up_to_its_end() -> None:
    beor().when(gain("energy", 2)).then(Gained("beor", "energy", 2))
    beor().when(gain("energy", 20)).then(Gained("beor", "energy", 3))


def test_tg_5_1_6_energy_does_not_exceed_health() -> None:
    beor(energy=2, health=4).when(gain("energy", 5)).then(Gained("beor", "energy", 2))
    beor(energy=2, health=4).when(SetTrack(what="energy", at=BEOR)).then(TrackSet("beor", "energy", 4))


@pytest.mark.rule("TG-5.1.7", "TG-5.1.8")
@pytest.mark.vector("TV-52")
def test_energy_falls_with_health_and_does_not_come_back() -> None:
    scenario = beor(health=7).when(hurt(3)).then(Lost("beor", "health", 3), EnergyCut("beor", 4))
    assert tracks(scenario) == (4, 4, 0)
    scenario.when(gain("health", 2)).then(Gained("beor", "health", 2))
    assert tracks(scenario) == (4, 6, 0)


def test_tg_5_1_7_the_cut_is_no_loss_that_something_could_replace() -> None:
    skill = {"number": 1, "attribute": "courage", "abilities": [{"when": "instead", "of": "lose-health"}]}
    pack = pack_of(skills=[{"faces": [skill, {"number": 2, "attribute": "caution"}]}])
    scenario = beor(pack, health=7, skills=(1,)).when(hurt(3))
    scenario.then(Lost("beor", "health", 3), EnergyCut("beor", 4))


@pytest.mark.rule("TG-5.18.2", "TG-5.1.10")
def test_what_stands_instead_of_a_loss_of_health_replaces_no_other_loss() -> None:
    stubborn = {"number": 1, "attribute": "courage", "abilities": [{"when": "instead", "of": "lose-health"}]}
    pack = pack_of(skills=[{"faces": [stubborn, {"number": 2, "attribute": "caution"}]}])
    beor(pack, skills=(1,)).when(lose("health", 2)).then_no(Lost)
    for what in ("food", "energy", "terror"):
        beor(pack, skills=(1,), food=2, terror=2).when(lose(what, 2)).then(Lost("beor", what, 2))


@pytest.mark.rule("TG-5.1.9", "TG-5.1.13", "TG-5.1.23")
@pytest.mark.vector("TV-54")
def test_terror_stops_at_its_end_and_drives_insane_in_its_two_highest_spaces() -> None:
    scenario = beor(terror=7).when(gain("terror", 3))
    scenario.then(Gained("beor", "terror", 2), ConditionGained("beor", "insane"))
    assert tracks(scenario) == (6, 9, 9)
    beor(terror=7).when(gain("terror")).then(Gained("beor", "terror", 1), ConditionGained("beor", "insane"))
    beor(terror=6).when(gain("terror")).then(Gained("beor", "terror", 1))


def test_tg_5_1_23_insanity_lasts_till_terror_leaves_the_red_spaces() -> None:
    scenario = beor(terror=9).when(lose("terror"))
    assert scenario.state.characters["beor"].conditions == ("insane",)
    scenario.when(lose("terror")).then(Lost("beor", "terror", 1), ConditionEnded("beor", "insane"))
    assert scenario.state.characters["beor"].conditions == ()


@pytest.mark.rule("TG-5.1.11")
def test_exhausted_with_the_two_lowest_spaces_of_energy() -> None:
    by_energy = {energy: is_exhausted(Character("beor", 0, energy, 9, 0)) for energy in range(4)}
    assert by_energy == {0: True, 1: True, 2: False, 3: False}


@pytest.mark.rule("TG-5.1.12")
@pytest.mark.vector("TV-53")
def test_panic_when_terror_is_greater_than_health() -> None:
    assert not in_panic(state_of(pack_of(), "beor"), Character("beor", 0, 4, 4, 4))
    assert in_panic(state_of(pack_of(), "beor"), Character("beor", 0, 4, 4, 5))


@pytest.mark.rule("TG-5.1.14", "TG-5.1.24")
def test_dying_with_no_health_until_it_rises() -> None:
    scenario = beor(health=1, energy=0).when(hurt(1))
    scenario.then(Lost("beor", "health", 1), ConditionGained("beor", "dying"))
    scenario.when(gain("health")).then(Gained("beor", "health", 1), ConditionEnded("beor", "dying"))
    assert beor(health=2, energy=0).when(hurt(1)).state.characters["beor"].conditions == ()


def test_tg_5_1_15_conditions_are_judged_after_every_change() -> None:
    """The first damage makes Dying, so the second kills; both at once would not."""
    scenario = beor(health=2, energy=0).when(hurt(2), hurt(1))
    assert scenario.state.characters["beor"].dead
    whole = beor(health=2, energy=0).when(hurt(3))
    assert not whole.state.characters["beor"].dead
    between = beor(health=2, energy=2, terror=7).when(hurt(1), gain("terror"), lose("terror"))
    between.then_includes(EnergyCut("beor", 1), ConditionGained("beor", "insane"), ConditionEnded("beor", "insane"))


def test_tg_5_1_16_all_conditions_can_hold_at_once() -> None:
    scenario = beor(health=1, energy=1, terror=7).when(hurt(1), gain("terror"))
    one = scenario.state.characters["beor"]
    assert one.conditions == ("dying", "insane")
    assert is_exhausted(one) and in_panic(scenario.state, one)


ARMOUR = {"items": ("item:armour",)}


def test_tg_5_1_17_damage_costs_health_after_prevention() -> None:
    beor(**ARMOUR).when(hurt(3)).then(DamagePrevented("beor", 1), Lost("beor", "health", 2))


@pytest.mark.rule("TG-5.1.18", "TG-5.1.19", "TG-6.10.3")
@pytest.mark.vector("TV-97")
@pytest.mark.parametrize(
    ("suffered", "lost"),
    [(hurt(1), 1), (hurt(2), 1), (hurt(3), 2), (hurt(2, unavoidable=True), 2), (lose("health", 2), 2)],
)
def test_improvised_armour(suffered: Effect, lost: int) -> None:
    scenario = beor(**ARMOUR).when(suffered)
    assert scenario.facts[-1] == Lost("beor", "health", lost)


def test_tg_5_1_18_unavoidable_terror_is_not_replaced() -> None:
    brave = {"number": 1, "attribute": "courage", "abilities": [{"when": "instead", "of": "gain-terror"}]}
    pack = pack_of(skills=[{"faces": [brave, {"number": 2, "attribute": "caution"}]}])
    beor(pack, skills=(1,)).when(gain("terror", 2)).then_no(Gained)
    feared = Gain(what="terror", count=2, unavoidable=True, at=BEOR)
    beor(pack, skills=(1,)).when(feared).then(Gained("beor", "terror", 2))


def instead_of(what: str) -> Any:
    """A skill that does nothing in place of something."""
    skill = {"number": 1, "attribute": "courage", "abilities": [{"when": "instead", "of": what}]}
    return pack_of(skills=[{"faces": [skill, {"number": 2, "attribute": "caution"}]}])


@pytest.mark.rule("TG-5.18.2", "TG-5.1.17", "TG-5.1.18")
def test_what_stands_instead_of_damage_replaces_it_unless_it_is_unavoidable() -> None:
    pack = instead_of("damage")
    beor(pack, skills=(1,)).when(hurt(2)).then_no(Lost)
    beor(pack, skills=(1,)).when(hurt(2, unavoidable=True)).then(Lost("beor", "health", 2))


@pytest.mark.rule("TG-5.18.2", "TG-5.1.9")
def test_what_stands_instead_of_a_gain_of_terror_replaces_no_other_gain() -> None:
    pack = instead_of("gain-terror")
    for what in ("food", "wealth", "magic"):
        beor(pack, skills=(1,)).when(gain(what, 2)).then(Gained("beor", what, 2))


def shield(name: str, prevent: int, floor: int = 0) -> dict[str, Any]:
    return {"id": name, "abilities": [{"when": "damage", "prevent": prevent, "floor": floor}]}


def test_tg_5_1_20_damage_is_not_reduced_below_zero() -> None:
    pack = pack_of(items=[shield("wall", 5)])
    scenario = beor(pack, health=7, items=("item:wall",)).when(hurt(2))
    scenario.then(DamagePrevented("beor", 2))
    assert tracks(scenario) == (6, 7, 0)


def test_tg_5_1_21_each_reducing_effect_works_once_on_each_damage() -> None:
    pack = pack_of(items=[shield("cloak", 1), shield("belt", 1)])
    scenario = beor(pack, items=("item:cloak", "item:belt")).when(hurt(3), hurt(3))
    scenario.then(
        DamagePrevented("beor", 2), Lost("beor", "health", 1), DamagePrevented("beor", 2), Lost("beor", "health", 1)
    )


@pytest.mark.rule("TG-5.1.21")
def test_what_cannot_prevent_all_comes_before_what_can() -> None:
    pack = pack_of(items=[shield("cloak", 1)])
    for owned in (("item:cloak", "item:armour"), ("item:armour", "item:cloak")):
        beor(pack, items=owned).when(hurt(2)).then(DamagePrevented("beor", 2))


def test_tg_5_1_22_the_damages_of_one_line_are_one() -> None:
    twice = [{"least": 0, "most": 4, "effects": [{"do": "tg.damage", "count": 1}, {"do": "tg.damage", "count": 2}]}]
    pack = pack_of({"id": "two", "colour": "grey", "difficulty": 1, "value": 5, "right": {"free": {}}, "attack": twice})
    scenario = begun(encounter("beor", pack=pack, card="two", given={"beor": ARMOUR}))
    scenario.when(EnemyActs("beor")).then_includes(DamagePrevented("beor", 1), Lost("beor", "health", 2))
    assert tracks(scenario) == (6, 7, 0)


@pytest.mark.rule("TG-5.1.22", "TG-6.6.24")
def test_what_is_counted_joins_the_sum_as_it_stands_when_the_line_is_read() -> None:
    line = [
        {"do": "tg.damage", "count": 1},
        {"do": "tg.gain", "what": "terror"},
        {"do": "tg.damage", "count": {"terror": True, "plus": 1}},
        {"do": "tg.damage", "count": {"terror": True, "times": -1}},
    ]
    table = [{"least": 0, "most": 4, "effects": line}]
    pack = pack_of({"id": "two", "colour": "grey", "difficulty": 1, "value": 5, "right": {"free": {}}, "attack": table})
    scenario = begun(encounter("beor", pack=pack, card="two", given={"beor": {**ARMOUR, "terror": 1}}))
    scenario.when(EnemyActs("beor")).then_includes(
        DamagePrevented("beor", 1), Lost("beor", "health", 2), Gained("beor", "terror", 1)
    )
    assert len([one for one in scenario.facts if isinstance(one, Lost)]) == 1


@pytest.mark.rule("TG-5.1.22", "TG-5.1.18")
def test_what_of_a_line_can_be_prevented_is_not_summed_with_what_cannot() -> None:
    both = [{"do": "tg.damage", "count": 2}, {"do": "tg.damage", "count": 1, "unavoidable": True}]
    table = [{"least": 0, "most": 4, "effects": both}]
    pack = pack_of({"id": "two", "colour": "grey", "difficulty": 1, "value": 5, "right": {"free": {}}, "attack": table})
    scenario = begun(encounter("beor", pack=pack, card="two", given={"beor": ARMOUR})).when(EnemyActs("beor"))
    scenario.then_includes(DamagePrevented("beor", 1), Lost("beor", "health", 1), Lost("beor", "health", 1))
    assert tracks(scenario) == (6, 7, 0)


@pytest.mark.vector("TV-55")
@pytest.mark.rule("TG-5.16.6")
def test_a_single_loss_makes_dying_however_large() -> None:
    scenario = beor(health=2, energy=2).when(hurt(5))
    scenario.then(Lost("beor", "health", 2), EnergyCut("beor", 0), ConditionGained("beor", "dying"))
    assert not scenario.state.characters["beor"].dead


@pytest.mark.rule("TG-5.1.25", "TG-7.4.2", "TG-7.4.7")
def test_the_solo_dying_card_lets_items_work() -> None:
    alone = beor(health=1, energy=0, items=("item:armour",)).when(hurt(1, unavoidable=True), hurt(2))
    assert DamagePrevented("beor", 1) in alone.facts
    state = changed(state_of(pack_of(), "beor", "ailei"), "beor", health=1, energy=0, **ARMOUR)
    beside = paused(state).when(hurt(1, unavoidable=True), hurt(2))
    assert DamagePrevented("beor", 1) not in beside.facts


def test_tg_5_1_26_a_set_track_is_no_gain_and_no_loss() -> None:
    scenario = beor(energy=2, terror=4).when(SetTrack(what="energy", at=BEOR), SetTrack(what="terror", to=9, at=BEOR))
    scenario.then_includes(TrackSet("beor", "energy", 6), TrackSet("beor", "terror", 9)).then_no(Gained, Lost)
    assert tracks(scenario) == (6, 9, 9)


@pytest.mark.rule("TG-5.3.1", "TG-5.3.2")
def test_resources_are_whole_numbers_from_zero_without_an_end() -> None:
    names = ("food", "wealth", "reputation", "experience", "magic")
    scenario = beor().when(*(gain(name, 40) for name in names), *(gain(name, 60) for name in names))
    assert scenario.state.characters["beor"].resources == dict.fromkeys(names, 100)
    scenario.when(*(lose(name, 101) for name in names))
    assert scenario.state.characters["beor"].resources == dict.fromkeys(names, 0)


def test_tg_5_4_3_who_loses_more_than_there_is_goes_on_with_the_rest() -> None:
    scenario = beor(wealth=1).when(lose("wealth", 3), gain("food"))
    scenario.then(Lost("beor", "wealth", 1), Gained("beor", "food", 1))


def test_tg_5_4_4_a_gain_that_is_not_possible_is_skipped() -> None:
    beor().when(gain("health"), gain("food")).then(Gained("beor", "food", 1))


@pytest.mark.rule("TG-5.4.5", "TG-5.4.6")
def test_gains_and_losses_come_in_printed_order() -> None:
    line = [{"do": "tg.lose", "what": what} for what in ("wealth", "food")]
    line += [{"do": "tg.gain", "what": what} for what in ("magic", "experience")]
    attack = [{"least": 0, "most": 4, "effects": line}]
    robber = {"id": "two", "colour": "grey", "difficulty": 1, "value": 5, "right": {"free": {}}, "attack": attack}
    scenario = begun(encounter("beor", pack=pack_of(robber), card="two", given={"beor": {"wealth": 1, "food": 1}}))
    scenario.when(EnemyActs("beor"))
    assert scenario.facts[1:] == [
        Lost("beor", "wealth", 1),
        Lost("beor", "food", 1),
        Gained("beor", "magic", 1),
        Gained("beor", "experience", 1),
    ]


def test_tg_5_16_2_who_becomes_dying_leaves_the_encounter() -> None:
    scenario = begun(encounter("ailei", "beor", given={"beor": {"health": 1}})).answers(1, "activate:beor")
    scenario.when(hurt(1)).then_includes(ConditionGained("beor", "dying"), CharacterLeft("beor", "dying"))
    assert scenario.state.encounter.participants["beor"].left == "dying"
