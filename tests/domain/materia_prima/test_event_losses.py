"""What a scenario event takes: elements, things, and in which order. Source: MP-5.3."""

import pytest

from domain.materia_prima.content.pack import Pack
from domain.materia_prima.facts.events import ElementsReturned, EventResolved, ThingGivenUp
from domain.materia_prima.facts.gathering import ElementsDropped, ElementsStored
from domain.materia_prima.queries.figures import turn_order
from domain.materia_prima.queries.values import capacity
from domain.materia_prima.tasks.alarm import StartAlarmPhase
from domain.materia_prima.tasks.effects import Effect, GiveUpThing, LoseElements
from domain.materia_prima.tasks.events import ChooseReturned, ResolveEvent, SettleRow
from domain.materia_prima.tasks.turn import DropExcess
from tests.domain.materia_prima.conftest import Make
from tests.domain.materia_prima.positions import alarm, helper, stand, store
from tests.domain.materia_prima.tables import with_effects
from tests.dsl import Scenario


def lost(scenario: Scenario, *effects: Effect) -> Scenario:
    """The Inquisition's side of a row with these effects happens."""
    return with_effects(scenario, 4, *effects).when(SettleRow(4, "inquisition"))


def air(count: int) -> LoseElements:
    return LoseElements("alchemist", "air", count)


# Losses of elements


@pytest.mark.vector("MP-9.7")
def test_mp_5_3_2_the_owner_says_from_where_elements_go(scenario: Scenario) -> None:
    stand(store(scenario, "green", elements={"earth": 3}), "green", (0, 0), carried={"earth": 2})
    scenario.when(ResolveEvent(8)).asks(0, "return:green", "return:tower")

    scenario.answers(0, "return:green", "return:green").then(
        ElementsReturned("green", "earth", {"green": 2, "tower": 1})
    )
    green = scenario.state.alchemists["green"]
    assert (green.carried, green.tower.elements) == ({}, {"earth": 2})


def test_mp_5_3_2_homunculi_give_too_and_what_they_keep_stays_with_them(scenario: Scenario) -> None:
    stand(store(scenario, "green", elements={"air": 1}), "green", (0, 0))
    helper(scenario, "kypitau", "green", (1, 0), carried={"air": 1, "fire": 1})
    lost(scenario, air(1)).asks(0, "return:kypitau", "return:tower").answers(0, "return:kypitau")

    scenario.then(ElementsReturned("green", "air", {"kypitau": 1}))
    assert scenario.state.homunculi["kypitau"].carried == {"fire": 1}


@pytest.mark.parametrize(
    ("carried", "stored", "left"),
    [
        pytest.param({}, {"air": 2}, {}, id="MP-9.8"),
        ({"gold": 1}, {"air": 3}, {"air": 1}),
    ],
)
def test_without_a_choice_nobody_is_asked(
    scenario: Scenario, carried: dict[str, int], stored: dict[str, int], left: dict[str, int]
) -> None:
    stand(store(scenario, "green", elements=stored), "green", (0, 0), carried=carried).when(ResolveEvent(4))

    scenario.then(EventResolved(4, "inquisition"), ElementsReturned("green", "air", {"tower": 2}))
    assert scenario.state.alchemists["green"].tower.elements == left
    assert scenario.state.alchemists["green"].carried == carried


@pytest.mark.vector("MP-9.46")
@pytest.mark.rule("MP-5.3.2", "MP-0.1.6")
def test_who_has_fewer_loses_all_it_has_and_nothing_more(scenario: Scenario) -> None:
    stand(store(scenario, "green", elements={"earth": 1}), "green", (0, 0), carried={"earth": 1, "iron": 1})
    helper(scenario, "aeribos", "green", (1, 0)).when(ResolveEvent(8))

    scenario.then(EventResolved(8, "inquisition"), ElementsReturned("green", "earth", {"green": 1, "tower": 1}))
    assert scenario.state.alchemists["green"].carried == {"iron": 1}


def test_who_has_none_loses_none(scenario: Scenario) -> None:
    lost(scenario, air(2)).then(EventResolved(4, "inquisition"))


@pytest.mark.rule("MP-2.1.13", "MP-2.1.19")
def test_by_default_elements_go_from_the_tower_then_the_alchemist_then_homunculi(scenario: Scenario) -> None:
    stand(store(scenario, "green", elements={"air": 1}), "green", (0, 0), carried={"air": 1})
    for recipe, hex in (("terrulo", (1, 0)), ("aeribos", (1, 0))):
        helper(scenario, recipe, "green", hex, carried={"air": 1})
    lost(scenario, air(3))
    while scenario.position.question:
        scenario.answers(0, scenario.default())

    scenario.then_includes(ElementsReturned("green", "air", {"green": 1, "terrulo": 1, "tower": 1}))


# Things given up


@pytest.mark.vector("MP-9.9")
def test_mp_5_3_3_the_owner_chooses_one_thing_of_the_depicted_sort(scenario: Scenario) -> None:
    helper(helper(scenario, "aeribos", "green", (0, 0)), "terrulo", "green", (1, 0))
    store(scenario, "green", items=("dagger",))
    lost(scenario, GiveUpThing("alchemist", "homunculus")).asks(0, "give-up:aeribos", "give-up:terrulo")

    scenario.refused("MP-5.3.3", 0, "give-up:dagger").answers(0, "give-up:terrulo")
    scenario.then(ThingGivenUp("green", "homunculus", "terrulo"))
    assert list(scenario.state.homunculi) == ["aeribos"]
    assert scenario.state.recipe_discards["homunculus"] == ("terrulo",)


def test_mp_5_3_3_with_none_of_the_sort_nothing_is_given_up(scenario: Scenario) -> None:
    store(scenario, "green", items=("dagger",))

    lost(scenario, GiveUpThing("alchemist", "homunculus")).then(EventResolved(4, "inquisition"))


def test_mp_5_3_9_a_lost_homunculus_leaves_its_elements_on_its_hex(scenario: Scenario) -> None:
    helper(scenario, "aeribos", "green", (0, 0), carried={"air": 1})
    lost(scenario, GiveUpThing("alchemist", "homunculus"))

    scenario.then_includes(
        ElementsDropped("aeribos", {"air": 1}), ThingGivenUp("green", "homunculus", "aeribos")
    ).check(lambda state: state.loose == {(0, 0): {"air": 1}})


def test_mp_5_3_9_on_the_own_tower_hex_they_are_stored(scenario: Scenario) -> None:
    home = scenario.state.alchemists["green"].tower.hex
    helper(scenario, "aeribos", "green", home, carried={"air": 1})
    lost(scenario, GiveUpThing("alchemist", "homunculus"))

    scenario.then_includes(ElementsStored("aeribos", {"air": 1}))
    assert scenario.state.alchemists["green"].tower.elements == {"air": 1}
    assert scenario.state.loose == {}


def test_mp_5_3_10_items_worn_or_stored_go_to_the_equipment_discard(scenario: Scenario) -> None:
    stand(store(scenario, "green", items=("dagger",)), "green", (0, 0), worn=("satchel",))
    lost(scenario, GiveUpThing("alchemist", "equipment")).asks(0, "give-up:dagger", "give-up:satchel")

    scenario.answers(0, "give-up:satchel").then(ThingGivenUp("green", "equipment", "satchel"))
    green = scenario.state.alchemists["green"]
    assert (green.worn, green.tower.items) == ((), ("dagger",))
    assert scenario.state.recipe_discards["equipment"] == ("satchel",)


def test_mp_5_3_10_a_stored_item_goes_as_well(scenario: Scenario) -> None:
    stand(store(scenario, "green", items=("dagger", "sling")), "green", (0, 0), worn=("satchel",))
    lost(scenario, GiveUpThing("alchemist", "equipment")).answers(0, "give-up:dagger")

    green = scenario.state.alchemists["green"]
    assert (green.worn, green.tower.items) == (("satchel",), ("sling",))
    assert scenario.state.recipe_discards["equipment"] == ("dagger",)


def test_mp_5_3_10_a_fragment_goes_to_the_stone_discard(scenario: Scenario, pack: Pack) -> None:
    stone = pack.recipes_of["stone"][0]
    lost(store(scenario, "green", fragments=(stone,)), GiveUpThing("alchemist", "stone"))

    assert scenario.state.alchemists["green"].tower.fragments == ()
    assert scenario.state.recipe_discards["stone"] == (stone,)


@pytest.mark.rule("MP-2.1.13", "MP-2.1.19")
@pytest.mark.parametrize("stored", [("level-2", "first", "second"), ("first", "second", "level-2")])
def test_by_default_the_lowest_level_goes_stored_before_worn_the_first_made_before_later_ones(
    scenario: Scenario, pack: Pack, stored: tuple[str, ...]
) -> None:
    first, second, worn, *_ = (one.id for one in pack.recipes.values() if (one.kind, one.level) == ("equipment", 1))
    dear = next(one.id for one in pack.recipes.values() if (one.kind, one.level) == ("equipment", 2))
    names = {"first": second, "second": first, "level-2": dear}
    stand(store(scenario, "green", items=tuple(names[one] for one in stored)), "green", (0, 0), worn=(worn,))

    lost(scenario, GiveUpThing("alchemist", "equipment"))
    assert scenario.default() == f"give-up:{second}"


@pytest.mark.vector("MP-9.105")
def test_who_loses_what_it_carries_with_lets_one_element_fall(scenario: Scenario, pack: Pack) -> None:
    bag = next(one.id for one in pack.recipes.values() if one.kind == "equipment" and one.bonuses.capacity == 1)
    stand(scenario, "green", (0, 0), worn=(bag,))
    full = {"air": capacity(scenario.state, "green") - 1, "iron": 1}
    stand(scenario, "green", (0, 0), worn=(bag,), carried=full)
    lost(scenario, GiveUpThing("alchemist", "equipment"))

    assert isinstance(scenario.question, DropExcess)
    scenario.asks(0, "drop:air", "drop:iron").answers(0, "drop:iron")
    assert scenario.state.loose == {(0, 0): {"iron": 1}}


# All at once


def test_mp_5_3_11_alchemists_without_a_soul_stone_suffer_and_gain_too(scenario: Scenario) -> None:
    stand(store(scenario, "green", elements={"air": 2}), "green", (0, 0), soul_stones=0)
    scenario.when(SettleRow(4, "inquisition")).check(lambda s: s.alchemists["green"].tower.elements == {})

    scenario.given_state(rows={}).when(SettleRow(4, "alchemists"))
    assert scenario.state.alchemists["green"].tower.elements == {"copper": 1}


@pytest.mark.vector("MP-9.109")
def test_on_day_8_the_order_is_that_of_the_card_of_day_7(scenario: Scenario) -> None:
    for colour, hex in (("green", (0, 0)), ("yellow", (0, 1))):
        stand(store(scenario, colour, elements={"earth": 3}), colour, hex, carried={"earth": 1})
    alarm(scenario, "pamphlet").given_state(day=7).draws("alarm", "curfew").when(StartAlarmPhase())  # yellow first

    asked = []
    while isinstance(scenario.question, ChooseReturned):
        asked.append(scenario.question.seats[0])
        scenario.answers(asked[-1], scenario.default())
    assert list(dict.fromkeys(asked)) == [1, 0]
    assert turn_order(scenario.state) == ("green", "yellow")


def test_mp_2_1_12_owners_choose_in_the_order_of_the_card_in_force(make: Make) -> None:
    scenario = make("green", "yellow", "brown")
    for colour, hex in (("green", (0, 0)), ("yellow", (0, 1)), ("brown", (1, 1))):
        stand(store(scenario, colour, elements={"air": 2}), colour, hex, carried={"air": 1})
    for card in list(scenario.state.pack.alarm_cards)[:6]:
        alarm(scenario, card)
        before = scenario.position
        order = [colour for colour in scenario.state.pack.alarm_cards[card].order if colour != "grey"]
        lost(scenario, air(1))
        asked = []
        while scenario.position.question:
            assert isinstance(scenario.question, ChooseReturned)
            asked.append(scenario.question.colour)
            scenario.answers(scenario.question.seats[0], "return:tower")
        assert asked == order
        scenario.position = before


def test_mp_2_1_11_losses_are_the_owners_choice_not_the_speakers(make: Make) -> None:
    scenario = make("green", "yellow")
    stand(store(scenario, "yellow", elements={"air": 2}), "yellow", (0, 1), carried={"air": 1})

    lost(alarm(scenario, "curfew"), air(1)).asks(1, "return:tower", "return:yellow")
    scenario.refused("MP-5.3.2", 0, "return:tower")


def test_mp_5_3_12_choices_are_collected_first_and_applied_together(make: Make) -> None:
    scenario = make("green", "yellow")
    for colour, hex in (("green", (0, 0)), ("yellow", (0, 1))):
        stand(store(scenario, colour, elements={"air": 2}), colour, hex, carried={"air": 1})
    lost(scenario, air(1))
    first, second = scenario.question.seats[0], 1 - scenario.question.seats[0]
    before = scenario.state
    scenario.answers(first, "return:tower").then().asks(second)
    assert scenario.state == before

    scenario.answers(second, "return:tower")
    assert [type(fact) for fact in scenario.facts] == [ElementsReturned, ElementsReturned]


@pytest.mark.rule("MP-5.3.12")
def test_what_a_lost_homunculus_gives_back_is_gone_before_the_rest_falls(scenario: Scenario) -> None:
    helper(scenario, "kypitau", "green", (0, 0), carried={"air": 1, "fire": 1})
    lost(scenario, GiveUpThing("alchemist", "homunculus"), air(1))

    scenario.then(
        EventResolved(4, "inquisition"),
        ElementsReturned("green", "air", {"kypitau": 1}),
        ElementsDropped("kypitau", {"fire": 1}),
        ThingGivenUp("green", "homunculus", "kypitau"),
    )


@pytest.mark.rule("MP-5.3.12")
def test_two_losses_of_one_kind_never_take_the_same_thing(scenario: Scenario) -> None:
    helper(helper(scenario, "aeribos", "green", (0, 0)), "terrulo", "green", (1, 0))
    stand(store(scenario, "green", elements={"air": 2}), "green", (0, 0), carried={"air": 1})
    sort = GiveUpThing("alchemist", "homunculus")
    lost(scenario, sort, sort, air(1), air(1)).answers(0, "give-up:terrulo", "return:tower").answers(0, "return:tower")

    assert scenario.state.homunculi == {}
    assert scenario.state.alchemists["green"].tower.elements == {}
    assert scenario.state.alchemists["green"].carried == {"air": 1}


@pytest.mark.rule("MP-5.3.12")
def test_what_goes_already_is_not_offered_again(scenario: Scenario) -> None:
    stand(store(scenario, "green", elements={"air": 2, "earth": 1}), "green", (0, 0), carried={"air": 2, "earth": 1})
    earth = LoseElements("alchemist", "earth", 1)
    lost(scenario, air(1), air(2), earth).asks(0, "return:green", "return:tower").answers(0, "return:tower")

    scenario.asks(0, "return:green", "return:tower").answers(0, "return:tower")
    scenario.asks(0, "return:green", "return:tower").answers(0, "return:tower").then_includes(
        ElementsReturned("green", "air", {"tower": 1}),
        ElementsReturned("green", "air", {"green": 1, "tower": 1}),
        ElementsReturned("green", "earth", {"tower": 1}),
    )


@pytest.mark.rule("MP-5.3.2", "MP-5.3.12")
def test_what_others_lose_takes_nothing_from_an_alchemists_choice(make: Make) -> None:
    scenario = make("green", "yellow")
    for colour, hex in (("green", (0, 0)), ("yellow", (0, 1))):
        stand(store(scenario, colour, elements={"air": 1}), colour, hex, carried={"air": 1})
    lost(alarm(scenario, "curfew"), air(1)).answers(0, "return:tower").asks(1, "return:tower", "return:yellow")
    scenario.answers(1, "return:tower").then_includes(
        ElementsReturned("green", "air", {"tower": 1}), ElementsReturned("yellow", "air", {"tower": 1})
    )
