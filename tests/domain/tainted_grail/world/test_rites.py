"""Inspecting a menhir and charging it. Source: TG-4.4.24 to 4.4.31, 5.9.3 to 5.9.12."""

from typing import Any

import pytest
from msgspec.structs import replace

from domain.tainted_grail.facts.actions import ActionBegun, RiteRead
from domain.tainted_grail.facts.land import MenhirGone, MenhirPlaced, MenhirSet, Used
from domain.tainted_grail.facts.tracks import Gained, Paid
from domain.tainted_grail.queries.rites import is_chargeable, rule_against_rite
from domain.tainted_grail.rules.actions.order import rule_against_known_rite
from domain.tainted_grail.tasks.actions import ChooseRite
from tests.domain.tainted_grail.fixtures import changed, effect
from tests.domain.tainted_grail.shown import has
from tests.domain.tainted_grail.world.acting import busy, day
from tests.domain.tainted_grail.world.land import disc, moved, on_land, places, revealed, world_of
from tests.dsl import Scenario


def pack_with(rite: dict[str, Any] | None, **more: Any) -> Any:
    """The land with a menhir symbol and this rite at 101."""
    return busy(at_101={"menhir": True, **({} if rite is None else {"rite": rite})}, **more)


def at_rite(rite: dict[str, Any] | None, *characters: str, **given: dict[str, Any]) -> Scenario:
    """The first of these, by default Beor alone, has inspected the menhir of 101 with all the others."""
    who = characters or ("beor",)
    state = world_of(pack_with(rite), *who)
    for name, fields in given.items():
        state = changed(state, name, **fields)
    scenario = day(state).answers(0, f"inspect:{who[0]}")
    for seat, one in enumerate(who[1:], 1):
        scenario.answers(seat, f"join:{one}").answers(0, f"accept:{one}")
    return scenario


def lacks(scenario: Scenario, *party: str) -> str | None:
    """The rule that keeps a party from charging the menhir of 101."""
    against = rule_against_rite(scenario.state, party or ("beor",), 101)
    return against.rule if against else None


@pytest.mark.rule("TG-4.4.24", "TG-4.4.26", "TG-4.4.31", "TG-5.9.4")
def test_inspecting_costs_nothing_and_shows_the_rite_while_a_disc_stands_there() -> None:
    scenario = at_rite({"disc": 5, "together": {"food": 1}}, beor={"food": 1})
    scenario.then_includes(ActionBegun("inspect", "beor", ("beor",), 101), RiteRead(101)).then_no(Paid)
    scenario.asks(0, "charge", "leave")
    assert scenario.default() == "leave"
    scenario.answers(0, "charge").then_includes(Paid("beor", "food", 1), MenhirSet(101, 5))


def test_tg_4_4_25_without_the_symbol_there_is_nothing_to_inspect() -> None:
    day(world_of(busy(), "beor")).refused("TG-4.4.25", key="inspect:beor")


def test_a_rite_is_read_only_once() -> None:
    scenario = at_rite({"disc": 5, "together": {"food": 1}}, beor={"food": 2}).answers(0, "leave", "inspect:beor")
    scenario.then_no(RiteRead)
    assert isinstance(scenario.question, ChooseRite)


@pytest.mark.rule("TG-4.4.27")
def test_what_the_rite_asks_for_must_be_met_by_somebody_of_the_party() -> None:
    wise = {"disc": 5, "need": [{"is": "attribute", "attribute": "empathy", "least": 2}]}
    assert not isinstance(at_rite(wise).question, ChooseRite)
    assert lacks(at_rite(wise)) == "TG-4.4.27"
    at_rite(wise, "ailei", "beor").answers(1, "charge").then_includes(MenhirSet(101, 5))


@pytest.mark.rule("TG-4.4.28", "TG-5.9.5")
def test_its_cost_and_disc_depend_on_the_characters_in_the_game() -> None:
    rite = {"disc": 8, "step": 1, "everyone": False, "by_characters": {"magic": 1}}
    state = changed(world_of(pack_with(rite), "ailei", "arev", "beor"), "beor", magic=4)
    scenario = moved(revealed(on_land(state), 102), ailei=102, arev=102)
    scenario = day(scenario.state).answers(2, "inspect:beor", "charge")
    scenario.then_includes(Paid("beor", "magic", 3), MenhirSet(101, 5))


@pytest.mark.rule("TG-5.9.5", "TG-7.1.1")
@pytest.mark.vector("TV-7")
@pytest.mark.parametrize(
    ("mode", "characters", "value"), [("story", 3, 6), ("standard", 3, 5), ("story", 4, 5), ("standard", 4, 4)]
)
def test_story_mode_counts_one_character_fewer_for_the_disc(mode: Any, characters: int, value: int) -> None:
    who = ("ailei", "arev", "maggot", "beor")[-characters:]
    state = replace(world_of(pack_with({"disc": 8, "step": 1, "everyone": False}), *who), mode=mode)
    scenario = moved(revealed(on_land(state), 102), **dict.fromkeys(who[:-1], 102))
    scenario = day(scenario.state).answers(characters - 1, "inspect:beor", "charge")
    assert MenhirSet(101, value) in scenario.facts and places(scenario)[101].menhir == value


@pytest.mark.rule("TG-4.4.29")
def test_all_characters_must_take_part_unless_they_are_dying() -> None:
    rite = {"disc": 5}
    scenario = at_rite(rite, "ailei", "beor")
    assert lacks(scenario, "ailei") == "TG-4.4.29"
    passed = day(world_of(pack_with(rite), "ailei", "beor")).answers(1, "pass:beor").answers(0, "inspect:ailei")
    assert not isinstance(passed.question, ChooseRite)
    dying = changed(world_of(pack_with(rite), "ailei", "beor"), "beor", health=0, energy=0, conditions=("dying",))
    day(dying).answers(0, "inspect:ailei", "charge").then_includes(MenhirSet(101, 5))
    assert lacks(at_rite({**rite, "everyone": False}, "ailei", "beor"), "ailei") is None


@pytest.mark.rule("TG-4.4.30")
def test_members_pay_together_in_any_parts() -> None:
    rite = {"disc": 5, "together": {"wealth": 3}}
    scenario = at_rite(rite, "ailei", "beor", ailei={"wealth": 2}, beor={"wealth": 1})
    scenario.answers(0, "charge").answers(1, "pledge:beor").answers(0, "pledge:ailei", "pledge:ailei")
    scenario.then_includes(Paid("ailei", "wealth", 2), MenhirSet(101, 5))
    poor = at_rite(rite, "ailei", "beor", ailei={"wealth": 2})
    assert lacks(poor, "ailei", "beor") == "TG-4.5.29"


@pytest.mark.rule("TG-4.4.30", "TG-5.4.2")
def test_what_each_pays_is_paid_by_all_or_by_nobody() -> None:
    rite = {"disc": 5, "each": {"health": 1}, "together": {"food": 1}}
    scenario = at_rite(rite, "ailei", "beor", ailei={"food": 1}, beor={"food": 1}).answers(0, "charge")
    scenario.then_includes(Paid("ailei", "health", 1), Paid("beor", "health", 1))
    scenario.asks(0, "pledge:ailei").answers(0, "pledge:ailei").then_includes(
        Paid("ailei", "food", 1), MenhirSet(101, 5)
    )
    assert lacks(at_rite(rite, "ailei", "beor"), "ailei", "beor") == "TG-4.5.29"
    costly = {"disc": 5, "each": {"wealth": 1}}
    assert lacks(at_rite(costly, "ailei", "beor", ailei={"wealth": 2}), "ailei", "beor") == "TG-5.4.2"


@pytest.mark.rule("TG-4.4.30", "TG-5.4.2")
def test_what_each_has_to_pay_itself_is_not_there_for_the_party() -> None:
    rite = {"disc": 5, "each": {"food": 1}, "together": {"food": 1}}
    scenario = at_rite(rite, "ailei", "beor", ailei={"food": 1}, beor={"food": 1})
    against = rule_against_rite(scenario.state, ("ailei", "beor"), 101)
    assert against is not None and against.values == {"what": "food", "count": 1, "has": 0}
    assert lacks(at_rite(rite, "ailei", "beor", ailei={"food": 2}, beor={"food": 1}), "ailei", "beor") is None


def test_energy_of_a_rite_may_be_paid_for_others() -> None:
    rite = {"disc": 5, "each": {"energy": 2}}
    assert lacks(at_rite(rite, "ailei", "beor", ailei={"energy": 3}, beor={"energy": 1}), "ailei", "beor") is None
    assert (
        lacks(at_rite(rite, "ailei", "beor", ailei={"energy": 2}, beor={"energy": 1}), "ailei", "beor") == "TG-4.5.29"
    )


def test_a_rite_may_be_free_for_those_who_know() -> None:
    rite = {"disc": 5, "together": {"wealth": 3}, "free": {"is": "attribute", "attribute": "aggression", "least": 2}}
    at_rite(rite).answers(0, "charge").then_no(Paid).then_includes(MenhirSet(101, 5))


@pytest.mark.rule("TG-4.4.30")
def test_one_who_knows_makes_a_rite_free_for_the_party_and_without_it_the_price_is_due() -> None:
    rite = {"disc": 5, "together": {"wealth": 3}, "free": {"is": "attribute", "attribute": "aggression", "least": 2}}
    at_rite(rite, "ailei", "beor").answers(0, "charge").then_no(Paid).then_includes(MenhirSet(101, 5))
    alone = at_rite(rite, "ailei", ailei={"wealth": 3}).answers(0, "charge")
    alone.then_includes(Paid("ailei", "wealth", 3), MenhirSet(101, 5))


def test_a_rite_does_what_it_orders_besides_and_may_work_only_once() -> None:
    rite = {"disc": 5, "limit": "campaign", "effects": [effect("gain", what="terror")]}
    scenario = at_rite(rite).answers(0, "charge")
    scenario.then_includes(Used("rite-101"), MenhirSet(101, 5), Gained("beor", "terror", 1))
    assert lacks(scenario) == "TG-10.9"
    assert has(scenario, "terror") == 1


@pytest.mark.rule("TG-4.4.27", "TG-4.5.2")
def test_a_rite_does_it_once_for_a_whole_party() -> None:
    rite = {"disc": 5, "effects": [effect("gain", what="terror")]}
    scenario = at_rite(rite, "ailei", "beor").answers(0, "charge")
    assert (has(scenario, "terror", "ailei"), has(scenario, "terror", "beor")) == (1, 0)


@pytest.mark.rule("TG-4.5.24", "TG-4.5.2")
def test_what_a_rite_orders_behind_a_fall_concerns_those_who_are_left() -> None:
    rite = {"disc": 5, "effects": [effect("lose", what="health"), effect("gain", what="food")]}
    scenario = at_rite(rite, "ailei", "beor", ailei={"health": 1, "energy": 1}).answers(0, "charge")
    assert (has(scenario, "food", "ailei"), has(scenario, "food", "beor")) == (0, 1)


@pytest.mark.rule("TG-4.4.27", "TG-5.4.7", "TG-5.16.2")
def test_a_rite_that_takes_the_last_health_charges_the_menhir_and_does_no_more() -> None:
    rite = {"disc": 5, "each": {"health": 1}, "effects": [effect("gain", what="magic")]}
    scenario = at_rite(rite, beor={"health": 1, "energy": 1}).answers(0, "charge")
    scenario.then_includes(MenhirSet(101, 5)).then_no(Gained)


@pytest.mark.rule("TG-5.9.11", "TG-5.9.12")
def test_a_stone_that_went_dark_gets_a_figure_from_the_box_and_no_disc_above_eight() -> None:
    scenario = on_land(world_of(pack_with({"disc": 12}), "beor")).given(MenhirGone(101))
    scenario = day(scenario.state).answers(0, "inspect:beor", "charge").then_includes(MenhirPlaced(101, 8))
    assert places(scenario)[101].menhir == 8


def test_tg_5_9_3_a_disc_is_set_and_what_was_left_on_it_is_lost() -> None:
    scenario = at_rite({"disc": 5}).answers(0, "charge")
    assert places(scenario)[101].menhir == 5


@pytest.mark.rule("TG-5.9.12")
@pytest.mark.vector("TV-114")
def test_a_disc_shows_at_least_one() -> None:
    scenario = at_rite({"disc": 2, "step": 4}).answers(0, "charge")
    assert places(scenario)[101].menhir == 1


def test_tg_5_9_15_the_symbol_alone_is_no_menhir() -> None:
    scenario = revealed(on_land(world_of(busy(at_102={"menhir": True}), "beor")), 102)
    assert places(scenario)[102].menhir is None
    scenario = day(moved(scenario, beor=102).state).answers(0, "inspect:beor").then_includes(RiteRead(102))
    assert places(scenario)[102].menhir is None


@pytest.mark.rule("TG-5.9.8", "TG-5.9.9", "TG-5.9.10")
@pytest.mark.vector("TV-115")
@pytest.mark.parametrize(("cost", "health"), [({}, 5), ({"each": {"health": 1}}, 1)])
def test_with_all_figures_out_one_of_choice_moves_to_the_place_that_is_charged(
    cost: dict[str, Any], health: int
) -> None:
    state = changed(world_of(pack_with({"disc": 5, **cost}), "beor"), "beor", health=health)
    scenario = revealed(on_land(state), 102, 104, 105).given(MenhirGone(101))
    for place in (102, 104, 105):
        scenario = disc(scenario, place, 3)
    scenario = day(scenario.state).answers(0, "inspect:beor", "charge").asks(0, "from:102", "from:104", "from:105")
    scenario.answers(0, "from:104").then_includes(MenhirGone(104), MenhirPlaced(101, 5))
    assert 104 in places(scenario)


def test_a_closed_rite_says_what_it_lacks_once_it_was_read() -> None:
    rite = {"disc": 5, "together": {"wealth": 3}}
    unread = day(world_of(pack_with(rite), "beor")).refused("TG-4.3.17", key="charge:beor")
    unread.answers(0, "inspect:beor").refused("TG-4.5.29", key="charge:beor")
    without = day(world_of(pack_with(None), "beor")).answers(0, "inspect:beor")
    without.refused("TG-4.4.27", key="charge:beor")
    passed = at_rite({**rite, "everyone": False}, "ailei", "beor").answers(0, "leave", "pass:ailei")
    against = rule_against_known_rite(passed.state, "ailei")
    assert against is not None and against.rule == "TG-4.4.32", "who has passed is told so, not what the rite lacks"


def test_who_has_passed_pays_for_no_rite() -> None:
    rite = {"disc": 5, "everyone": False, "together": {"wealth": 2}}
    scenario = at_rite(rite, "ailei", "beor", ailei={"wealth": 1}, beor={"wealth": 1}).answers(0, "leave")
    assert is_chargeable(scenario.state, 101)
    scenario.answers(1, "pass:beor")
    assert is_chargeable(scenario.state, 101) is False
    assert is_chargeable(day(world_of(pack_with(rite), "beor")).state, 101) is None, "the rite is unread"


@pytest.mark.rule("TG-4.4.27")
def test_what_a_rite_orders_besides_happens_once_however_many_light_it() -> None:
    rite = {"disc": 5, "effects": [effect("gain", what="food")]}
    scenario = at_rite(rite, "ailei", "beor").answers(0, "charge")
    assert [fact for fact in scenario.facts if isinstance(fact, Gained)] == [Gained("ailei", "food", 1)]
