"""What the sides of a scenario event bring: gains and improvements. Source: MP-5.3."""

import pytest
from msgspec.structs import replace

from domain.materia_prima.facts.events import AlchemistsImproved, ElementsGained, EventResolved
from domain.materia_prima.queries import inquisitors
from domain.materia_prima.queries.events import alchemist_improvements
from domain.materia_prima.queries.figures import turn_order
from domain.materia_prima.queries.values import Stat, attack, defence, value
from domain.materia_prima.tasks.effects import AlchemistValue, ImproveAlchemists
from domain.materia_prima.tasks.events import ResolveEvent, SettleRow
from tests.domain.materia_prima.conftest import Make
from tests.domain.materia_prima.packs import prima
from tests.domain.materia_prima.positions import foe, fulfilled, helper, stand
from tests.domain.materia_prima.tables import other_pack, with_effects
from tests.dsl import Scenario

STATS: tuple[Stat, ...] = ("attack", "defence", "capacity", "actions")


# Gains


@pytest.mark.vector("MP-9.6")
def test_mp_5_3_1_each_alchemist_gains_once_into_its_tower_wherever_it_stands(make: Make) -> None:
    scenario = fulfilled(make("green", "yellow", "brown"), "jail-break")
    stand(scenario, "green", (0, 0), carried={"air": 1}).when(ResolveEvent(4)).answers(
        scenario.question.seats[0], "pay:jail-break"
    )

    alchemists = scenario.state.alchemists.values()
    assert [one.tower.elements for one in alchemists] == [{"copper": 1}] * 3
    assert [one.carried for one in alchemists] == [{"air": 1}, {}, {}]


@pytest.mark.rule("MP-5.3.1", "MP-2.5.11")
def test_a_gain_from_an_empty_supply_lapses(scenario: Scenario) -> None:
    content = prima().content
    scarce = other_pack(switches=replace(content.switches, supply={"copper": 1}))
    scenario.given_state(pack=scarce).when(SettleRow(4, "alchemists"))

    first = turn_order(scenario.state)[0]
    scenario.then(EventResolved(4, "alchemists"), ElementsGained(first, "copper", 1))


# Improvements


@pytest.mark.vector("MP-9.10")
@pytest.mark.rule("MP-5.3.4", "MP-5.3.8")
def test_more_attack_for_alchemists_is_more_dice_until_the_scenario_ends(scenario: Scenario) -> None:
    with_effects(scenario, 4, ImproveAlchemists("attack", 2), side="alchemists")
    before = attack(scenario.state, "green")
    scenario.when(SettleRow(4, "alchemists")).then(EventResolved(4, "alchemists"), AlchemistsImproved("attack", 2))

    assert attack(scenario.state, "green") == before + 2
    assert attack(scenario.given_state(day=20).state, "green") == before + 2


@pytest.mark.parametrize("stat", ["attack", "defence", "capacity", "actions"])
def test_mp_5_3_4_the_value_shown_rises_for_every_alchemist_and_no_other(
    scenario: Scenario, stat: AlchemistValue
) -> None:
    with_effects(scenario, 4, ImproveAlchemists(stat, 1), side="alchemists")
    before = {name: value(scenario.state, "yellow", name) for name in STATS}
    scenario.when(SettleRow(4, "alchemists"))

    assert {name: value(scenario.state, "yellow", name) for name in STATS} == before | {stat: before[stat] + 1}


@pytest.mark.vector("MP-9.11")
def test_mp_5_3_5_every_inquisitors_value_rises_present_or_future(scenario: Scenario) -> None:
    foe(scenario, "A", (0, 0))
    before = inquisitors.value(scenario.state, "A", "defence")
    scenario.when(SettleRow(16, "inquisition"))

    assert inquisitors.value(scenario.state, "A", "defence") == before + 1
    later = foe(scenario, "D", (0, 1))
    assert inquisitors.value(scenario.state, later.type, "defence") == 2 + 1


def test_mp_5_3_6_improvements_add_up(scenario: Scenario) -> None:
    first, *others = prima().content.scenarios
    rows = tuple(replace(row, alchemists=(ImproveAlchemists("defence", row.day // 4),)) for row in first.events)
    scenario.given_state(pack=other_pack(scenarios=(replace(first, events=rows), *others)))
    before = defence(scenario.state, "yellow")

    scenario.when(SettleRow(4, "alchemists")).when(SettleRow(8, "alchemists"))
    assert defence(scenario.state, "yellow") == before + 1 + 2


def test_mp_5_3_7_homunculi_do_not_improve(scenario: Scenario) -> None:
    helper(scenario, "aeribos", "green", (0, 0))
    before = defence(scenario.state, "aeribos")
    scenario.when(SettleRow(12, "alchemists"))

    assert defence(scenario.state, "aeribos") == before
    assert alchemist_improvements(scenario.state, "defence") == ((12, 1),)
