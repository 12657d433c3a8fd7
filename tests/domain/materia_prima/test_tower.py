"""What alchemists make in the tower, and equip themselves with. Source: MP-4.14, MP-4.15."""

from collections import Counter

import pytest

from domain.materia_prima.content.pack import read_pack
from domain.materia_prima.elements import Elements
from domain.materia_prima.facts.exchange import ElementsExchanged
from domain.materia_prima.facts.tower import (
    AlchemistEquipped,
    FragmentMade,
    HomunculusMade,
    ItemMade,
    ItemPutOn,
    RecipeTransmuted,
)
from domain.materia_prima.facts.turn import ActionSpent
from domain.materia_prima.queries.values import capacity
from domain.materia_prima.tasks.tower import ChooseLoad
from domain.materia_prima.tasks.turn import StartTurn
from tests.domain.materia_prima.broken_packs import broken
from tests.domain.materia_prima.positions import CORNERS, TOWER, green, helper, in_tower, stand, store
from tests.dsl import Scenario

# Transmute


@pytest.mark.rule("MP-4.14.1", "MP-4.14.4")
@pytest.mark.vector("MP-9.95")
def test_anyone_may_use_a_recipe_of_the_pool_and_owns_what_is_made(scenario: Scenario) -> None:
    stand(scenario, "yellow", CORNERS[1], carried={"air": 2})
    scenario.given_state(recipes=("undinka", "aeribos", "black-crow")).when(StartTurn("yellow"))

    scenario.answers(1, "transmute:aeribos").then_includes(
        ActionSpent("yellow", "transmute", None),
        RecipeTransmuted("yellow", "aeribos", {"air": 2}, {}),
        HomunculusMade("yellow", "aeribos", CORNERS[1]),
    )
    assert scenario.state.recipes == ("undinka", "black-crow")
    stand(scenario, "green", (-1, 3), carried={"air": 1})
    scenario.answers(1, "exchange:aeribos:green").answers(0, "consent").then_includes(
        ElementsExchanged("aeribos", "green", {}, {"air": 1})
    )
    assert scenario.state.homunculi["aeribos"].colour == "yellow"


def test_mp_4_14_1_a_recipe_outside_the_pool_cannot_be_made(scenario: Scenario) -> None:
    in_tower(scenario, {"air": 2}, {}).given_state(recipes=())

    scenario.refused("MP-4.14.1", key="transmute:aeribos").refused("MP-4.14.1", key="transmute:nothing")


@pytest.mark.parametrize(("carried", "stored"), [({"air": 3}, {}), ({"air": 1}, {"air": 2}), ({}, {"air": 3})])
def test_mp_4_14_2_exactly_the_recipes_elements_are_returned(
    scenario: Scenario, carried: Elements, stored: Elements
) -> None:
    in_tower(scenario, carried, stored).given_state(recipes=("aeribos",)).answers(0, "transmute:aeribos")
    while scenario.default() != "end-turn":
        scenario.answers(0, scenario.default())

    left = Counter(green(scenario).carried) + Counter(green(scenario).tower.elements)
    assert left == {"air": 1}


def test_mp_4_14_2_too_few_elements_make_nothing(scenario: Scenario) -> None:
    in_tower(scenario, {"air": 1}, {"earth": 5}).given_state(recipes=("aeribos",))

    scenario.refused("MP-4.14.2", key="transmute:aeribos")


def test_mp_4_14_3_carried_and_stored_elements_pay_in_any_mix(scenario: Scenario) -> None:
    in_tower(scenario, {"air": 1, "earth": 1}, {"air": 2, "earth": 2}).given_state(
        recipes=("black-crow",)
    )  # air 2, earth 1
    start = scenario.answers(0, "transmute:black-crow").position
    scenario.asks(0, "pay:air:carried=0,tower=2", "pay:air:carried=1,tower=1")

    mixes = []
    for air in scenario.keys(0):
        scenario.position = start
        after = scenario.answers(0, air).asks(0, "pay:earth:carried=0,tower=1", "pay:earth:carried=1,tower=0").position
        for earth in scenario.keys(0):
            scenario.position = after
            scenario.answers(0, earth)
            mixes += [(one.carried, one.stored) for one in scenario.facts if isinstance(one, RecipeTransmuted)]
    assert mixes == [
        ({}, {"air": 2, "earth": 1}),
        ({"earth": 1}, {"air": 2}),
        ({"air": 1}, {"air": 1, "earth": 1}),
        ({"air": 1, "earth": 1}, {"air": 1}),
    ]


def test_mp_4_14_3_a_place_that_was_chosen_is_taken_back(scenario: Scenario) -> None:
    in_tower(scenario, {"air": 1, "earth": 1}, {"air": 2, "earth": 2}).given_state(recipes=("black-crow",))
    first = scenario.answers(0, "transmute:black-crow").position
    assert scenario.leads_back(0) == ["cancel"], "nothing is chosen yet"

    for air in ("pay:air:carried=0,tower=2", "pay:air:carried=1,tower=1"):
        scenario.position = first
        scenario.answers(0, air)
        assert scenario.leads_back(0) == ["back:air", "cancel"]
        assert scenario.answers(0, "back:air").position == first


def test_mp_4_14_3_what_the_tower_lacks_is_carried_in_every_mix(scenario: Scenario) -> None:
    in_tower(scenario, {"air": 2}, {"air": 1}).given_state(recipes=("aeribos",)).answers(0, "transmute:aeribos")
    scenario.asks(0, "pay:air:carried=1,tower=1", "pay:air:carried=2,tower=0")

    scenario.answers(0, "pay:air:carried=1,tower=1")
    scenario.then_includes(RecipeTransmuted("green", "aeribos", {"air": 1}, {"air": 1}))


def test_mp_4_14_4_the_pool_is_not_refilled(scenario: Scenario) -> None:
    recipes, piles = scenario.state.recipes, scenario.state.piles
    in_tower(scenario, {"air": 2}, {}).answers(0, "transmute:aeribos")

    assert set(scenario.state.recipes) == set(recipes) - {"aeribos"}
    assert scenario.state.piles == piles


@pytest.mark.rule("MP-4.14.5")
@pytest.mark.vector("MP-9.96")
def test_a_homunculus_appears_on_the_own_tower_hex_but_no_fourth(scenario: Scenario) -> None:
    for recipe in ("undinka", "pyrrik"):
        helper(scenario, recipe, "green", (0, 0))
    in_tower(scenario, {"air": 2, "iron": 1}, {"iron": 1}).given_state(recipes=("aeribos", "ferrando"))
    scenario.answers(0, "transmute:aeribos").then_includes(HomunculusMade("green", "aeribos", TOWER))

    scenario.refused("MP-4.14.5", key="transmute:ferrando")
    assert green(scenario).acted == 1


def test_mp_4_14_5_three_homunculi_hinder_no_item_and_no_fragment(scenario: Scenario) -> None:
    for recipe in ("undinka", "pyrrik", "terrulo"):
        helper(scenario, recipe, "green", (0, 0))
    in_tower(scenario, {}, {"air": 2, "earth": 1, "iron": 2}).given_state(recipes=("aeribos", "black-crow", "dagger"))

    scenario.offers(0, "transmute:black-crow", "transmute:dagger").refused("MP-4.14.5", key="transmute:aeribos")


@pytest.mark.parametrize(("answer", "worn", "stored"), [("wear", ("dagger",), ()), ("store", (), ("dagger",))])
def test_mp_4_14_6_an_item_is_worn_at_once_or_stored(
    scenario: Scenario, answer: str, worn: tuple[str, ...], stored: tuple[str, ...]
) -> None:
    in_tower(scenario, {"iron": 2}, {}).given_state(recipes=("dagger",)).answers(0, "transmute:dagger")
    scenario.then_includes(ItemMade("green", "dagger")).asks(0, "wear", "store")
    assert scenario.default() == "wear"

    scenario.answers(0, answer).then(*([ItemPutOn("green", "dagger")] if worn else []))
    assert (green(scenario).worn, green(scenario).tower.items, green(scenario).acted) == (worn, stored, 1)


def test_mp_4_14_6_without_a_free_slot_an_item_is_stored(scenario: Scenario) -> None:
    store(scenario, "green", items=("apron",))
    in_tower(scenario, {"iron": 2}, {}, worn=("sling", "buckler")).given_state(recipes=("dagger",))

    scenario.answers(0, "transmute:dagger").offers(0, "end-turn")
    assert (green(scenario).worn, green(scenario).tower.items) == (("sling", "buckler"), ("apron", "dagger"))


def test_mp_4_14_7_a_fragment_is_kept_at_the_tower(scenario: Scenario) -> None:
    store(scenario, "green", fragments=("white-ash",))
    in_tower(scenario, {"air": 2, "earth": 1}, {}).given_state(recipes=("black-crow",)).answers(
        0, "transmute:black-crow"
    )

    scenario.then_includes(FragmentMade("green", "black-crow"))
    assert green(scenario).tower.fragments == ("white-ash", "black-crow")


@pytest.mark.parametrize(
    ("recipe", "fulfilled"),
    [("aeribos", ("black-work-homunculus",)), ("black-crow", ("black-work-fragment",)), ("dagger", ())],
)
@pytest.mark.rule("MP-7.1.8")
def test_what_is_made_fulfils_the_part_of_the_scenario_mission_that_asks_for_it(
    scenario: Scenario, recipe: str, fulfilled: tuple[str, ...]
) -> None:
    cost = dict(scenario.state.pack.recipes[recipe].cost)
    in_tower(scenario, {}, cost).given_state(recipes=(recipe,)).answers(0, f"transmute:{recipe}")
    if recipe == "dagger":
        scenario.answers(0, "store")

    assert green(scenario).deeds == fulfilled
    assert scenario.state.alchemists["yellow"].deeds == ()


@pytest.mark.parametrize("recipe", ["auranox", "sun-blade", "white-ash", "red-lion"])
def test_mp_4_14_8_higher_levels_need_no_earlier_one(scenario: Scenario, recipe: str) -> None:
    cost = dict(scenario.state.pack.recipes[recipe].cost)

    in_tower(scenario, {}, cost).given_state(recipes=(recipe,)).answers(0, f"transmute:{recipe}")
    scenario.then_includes(RecipeTransmuted("green", recipe, {}, cost))
    assert recipe not in scenario.state.recipes


@pytest.mark.rule("MP-4.14.9", "MP-8.1.6")
def test_far_from_the_tower_only_carried_elements_pay(scenario: Scenario) -> None:
    in_tower(scenario, {"air": 1}, {"air": 2}, worn=("field-furnace",)).given_state(recipes=("aeribos", "undinka"))
    scenario.offers(0, "transmute:aeribos")
    stand(scenario, "green", (0, 0), carried={"air": 1}, worn=("field-furnace",))
    scenario.refused("MP-4.14.9", key="transmute:aeribos")

    stand(scenario, "green", (0, 0), carried={"air": 2}, worn=("field-furnace",))
    scenario.answers(0, "transmute:aeribos").then_includes(
        RecipeTransmuted("green", "aeribos", {"air": 2}, {}), HomunculusMade("green", "aeribos", (0, 0))
    )
    assert green(scenario).tower.elements == {"air": 2}


# Equip


def test_mp_4_15_1_elements_go_both_ways_within_capacity(scenario: Scenario) -> None:
    in_tower(scenario, {"air": 2}, {"copper": 1, "gold": 1}).answers(0, "equip")
    scenario.asks(0, "carry:air", "carry:copper", "carry:gold", "done")

    scenario.answers(0, "carry:air", "carry:copper", "carry:gold")
    scenario.then(
        ActionSpent("green", "equip", None),
        AlchemistEquipped("green", {"copper": 1, "gold": 1}, {"air": 1}, (), ()),
    )
    assert green(scenario).carried == {"air": 1, "copper": 1, "gold": 1}
    assert green(scenario).tower.elements == {"air": 1}


def test_mp_4_15_1_with_nothing_to_take_or_leave_there_is_no_equipping(scenario: Scenario) -> None:
    in_tower(scenario, {}, {}).refused("MP-4.15.1", key="equip")


def test_mp_4_15_2_items_are_swapped_in_the_same_action(scenario: Scenario) -> None:
    store(scenario, "green", items=("satchel", "buckler"))
    in_tower(scenario, {"air": 1}, {"gold": 3}, worn=("dagger", "sling")).answers(0, "equip")
    scenario.asks(0, "wear:buckler", "wear:dagger", "wear:satchel", "wear:sling", "done")

    scenario.answers(0, "wear:satchel", "wear:sling", "carry:air", "carry:gold", "carry:gold", "carry:gold")
    scenario.then(
        ActionSpent("green", "equip", None),
        AlchemistEquipped("green", {"gold": 3}, {}, ("satchel",), ("dagger",)),
    )
    assert (green(scenario).worn, green(scenario).tower.items) == (("sling", "satchel"), ("buckler", "dagger"))
    assert sum(green(scenario).carried.values()) == capacity(scenario.state, "green") == 4


def test_a_satchel_taken_off_makes_room_for_less(scenario: Scenario) -> None:
    in_tower(scenario, {"air": 4}, {}, worn=("satchel",)).answers(0, "equip", "done")
    for _ in range(3):
        scenario.answers(0, "carry:air")

    scenario.then_includes(AlchemistEquipped("green", {}, {"air": 1}, (), ("satchel",)))


def test_mp_4_15_4_two_slots_by_default(scenario: Scenario) -> None:
    store(scenario, "green", items=("buckler", "dagger", "sling"))
    in_tower(scenario, {}, {"air": 1}).answers(0, "equip", "wear:buckler", "wear:dagger")

    assert isinstance(scenario.question, ChooseLoad)
    assert scenario.question.worn == ("buckler", "dagger")
    assert {one.slots for one in scenario.state.pack.alchemists.values()} == {2}


@pytest.mark.parametrize("slots", [0, 1, 3])
def test_mp_4_15_4_slots_are_character_data(scenario: Scenario, slots: int) -> None:
    other = ("alchemists.toml", r'id = "ottilie-krahl"', f'id = "ottilie-krahl"\nslots = {slots}')
    scenario.given_state(pack=read_pack(broken(other)))
    items = ("apron", "buckler", "dagger", "sling")
    store(scenario, "green", items=items)
    in_tower(scenario, {}, {"air": 1}).answers(0, "equip", *(f"wear:{item}" for item in items[:slots]))

    assert isinstance(scenario.question, ChooseLoad)
    assert scenario.question.worn == items[:slots]


def test_mp_4_15_5_own_homunculi_take_no_part(scenario: Scenario) -> None:
    helper(scenario, "undinka", "green", TOWER, carried={"earth": 2})
    in_tower(scenario, {}, {"air": 1}).answers(0, "equip").asks(0, "carry:air", "done").answers(0, "carry:air")

    assert scenario.state.homunculi["undinka"].carried == {"earth": 2}


def test_an_absent_owner_leaves_all_as_it_is(scenario: Scenario) -> None:
    store(scenario, "green", items=("buckler", "apron"))
    in_tower(scenario, {"air": 1, "gold": 1}, {"air": 1, "copper": 2}, worn=("dagger",)).answers(0, "equip")
    for _ in range(10):
        if scenario.default() == "end-turn":
            break
        scenario.answers(0, scenario.default())

    scenario.then(ActionSpent("green", "equip", None), AlchemistEquipped("green", {}, {}, (), ()))
