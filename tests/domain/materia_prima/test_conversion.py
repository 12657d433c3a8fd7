"""What alchemists convert in the tower. Source: MP-4.13."""

from collections import Counter

import pytest

from domain.materia_prima.content.pack import read_pack
from domain.materia_prima.elements import Elements
from domain.materia_prima.facts.tower import ElementsConverted
from domain.materia_prima.facts.turn import ActionSpent
from tests.domain.materia_prima.broken_packs import broken
from tests.domain.materia_prima.positions import green, in_tower
from tests.dsl import Scenario


@pytest.mark.parametrize(
    ("stored", "output"),
    [
        ({"earth": 1, "fire": 1}, "glass"),
        ({"fire": 1, "iron": 1}, "copper"),
        ({"iron": 1, "water": 1}, "mercury"),
        ({"air": 1, "water": 1}, "aqua-fortis"),
        ({"air": 1, "earth": 1}, "salt"),
        ({"copper": 1, "mercury": 1}, "gold"),
        ({"aqua-fortis": 1, "salt": 1}, "aqua-regia"),
        ({"glass": 1, "salt": 1}, "crystal"),
    ],
)
@pytest.mark.rule("MP-4.13.1", "MP-4.13.4")
def test_two_elements_become_one_of_the_next_level_and_are_gone(
    scenario: Scenario, stored: Elements, output: str
) -> None:
    in_tower(scenario, {}, stored).answers(0, "convert")

    scenario.then(ActionSpent("green", "convert", None), ElementsConverted("green", {}, stored, {output: 1}))
    assert (green(scenario).carried, green(scenario).tower.elements) == ({}, {output: 1})
    level = scenario.state.pack.level
    assert {level[kind] for kind in stored} == {level[output] - 1}


def test_mp_4_13_1_without_the_inputs_there_is_no_conversion(scenario: Scenario) -> None:
    in_tower(scenario, {"air": 1}, {"fire": 1}).refused("MP-4.13.1", key="convert")


def test_mp_4_13_2_inputs_come_in_any_mix_and_outputs_go_to_the_storage(scenario: Scenario) -> None:
    in_tower(scenario, {"fire": 1, "iron": 1}, {"fire": 1}).answers(0, "convert")
    scenario.asks(0, "pay:fire:carried=0,tower=1", "pay:fire:carried=1,tower=0")
    assert scenario.default() == "pay:fire:carried=0,tower=1"

    scenario.answers(0, "pay:fire:carried=0,tower=1")
    scenario.then(
        ActionSpent("green", "convert", None),
        ElementsConverted("green", {"iron": 1}, {"fire": 1}, {"copper": 1}),
    )
    assert (green(scenario).carried, green(scenario).tower.elements) == ({"fire": 1}, {"copper": 1})


def test_mp_4_13_2_no_place_is_asked_where_there_is_no_choice(scenario: Scenario) -> None:
    in_tower(scenario, {"earth": 1}, {"fire": 1}).answers(0, "convert")

    scenario.then_includes(ElementsConverted("green", {"earth": 1}, {"fire": 1}, {"glass": 1}))


@pytest.mark.rule("MP-4.13.3")
@pytest.mark.vector("MP-9.93")
def test_an_output_is_not_used_in_the_same_action(scenario: Scenario) -> None:
    in_tower(scenario, {}, {"copper": 1, "iron": 1, "water": 1, "fire": 1})
    scenario.answers(0, "convert").asks(0, "convert:copper", "convert:mercury").refused("MP-4.13.3", key="convert:gold")

    assert scenario.default() == "convert:copper"
    scenario.answers(0, "convert:mercury")
    scenario.then(
        ActionSpent("green", "convert", None),
        ElementsConverted("green", {}, {"iron": 1, "water": 1}, {"mercury": 1}),
    )
    scenario.answers(0, "convert").then(
        ActionSpent("green", "convert", None),
        ElementsConverted("green", {}, {"copper": 1, "mercury": 1}, {"gold": 1}),
    )


@pytest.mark.vector("MP-9.93")
def test_mercury_and_then_gold_are_two_actions(scenario: Scenario) -> None:
    in_tower(scenario, {}, {"copper": 1, "iron": 1, "water": 1}).answers(0, "convert")
    scenario.then(
        ActionSpent("green", "convert", None),
        ElementsConverted("green", {}, {"iron": 1, "water": 1}, {"mercury": 1}),
    )
    scenario.answers(0, "convert").then(
        ActionSpent("green", "convert", None),
        ElementsConverted("green", {}, {"copper": 1, "mercury": 1}, {"gold": 1}),
    )


def test_mp_4_13_3_one_action_allows_any_number_of_conversions(scenario: Scenario) -> None:
    in_tower(scenario, {}, {"air": 2, "earth": 2, "fire": 1, "iron": 2, "water": 1}).answers(0, "convert")

    scenario.answers(0, "convert:copper", "convert:mercury", "convert:salt")
    assert scenario.default() == "done"
    scenario.asks(0, "convert:salt", "done").answers(0, "convert:salt")
    scenario.then(
        ActionSpent("green", "convert", None),
        ElementsConverted(
            "green",
            {},
            {"air": 2, "earth": 2, "fire": 1, "iron": 2, "water": 1},
            {"copper": 1, "mercury": 1, "salt": 2},
        ),
    )


@pytest.mark.parametrize("key", ["convert:fire", "convert:air"])
def test_mp_4_13_5_nothing_is_converted_downwards(scenario: Scenario, key: str) -> None:
    in_tower(scenario, {}, {"glass": 1, "copper": 1, "salt": 1, "mercury": 1}).answers(0, "convert")

    scenario.asks(0, "convert:crystal", "convert:gold").refused("MP-4.13.5", key=key)
    scenario.refused("MP-4.13.3", key="convert:nothing").refused("MP-4.13.3", key="make:fire")


def test_every_set_of_conversions_can_be_chosen(scenario: Scenario) -> None:
    start = in_tower(scenario, {}, {"air": 2, "earth": 2, "fire": 1, "water": 1}).answers(0, "convert").position

    ends: Counter[tuple[tuple[str, int], ...]] = Counter()
    stack = [start]
    while stack:
        scenario.position = before = stack.pop()
        for key in scenario.keys(0):
            scenario.position = before
            scenario.answers(0, key)
            made = [fact.outputs for fact in scenario.facts if isinstance(fact, ElementsConverted)]
            if made:
                ends[tuple(sorted(made[0].items()))] += 1
            else:
                stack.append(scenario.position)
    # aqua-fortis a <= 1, glass g <= 1, salt s with a + s <= 2 and g + s <= 2, not all nought
    assert len(ends) == sum(1 for a in (0, 1) for g in (0, 1) for s in range(3) if a + g + s > 0 and max(a, g) + s <= 2)


def test_mp_2_5_11_an_output_that_the_supply_lacks_lapses(scenario: Scenario) -> None:
    counted = ("pack.toml", r"\[switches\]", "[switches]\nsupply = { glass = 1 }")
    scenario.given_state(pack=read_pack(broken(counted)))
    in_tower(scenario, {}, {"earth": 2, "fire": 2}).answers(0, "convert", "convert:glass")

    scenario.then_includes(ElementsConverted("green", {}, {"earth": 2, "fire": 2}, {"glass": 1}))
    in_tower(scenario, {}, {"earth": 1, "fire": 1, "glass": 1}).answers(0, "convert")
    scenario.then_includes(ElementsConverted("green", {}, {"earth": 1, "fire": 1}, {}))
