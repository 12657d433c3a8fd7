"""Scenario events: paying for a row, and what its sides do. Source: MP-5."""

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from domain.materia_prima.content import Pack
from domain.materia_prima.facts.alarm import AlarmCardDrawn
from domain.materia_prima.facts.events import (
    AlchemistsImproved,
    ElementsGained,
    ElementsReturned,
    EventResolved,
    InquisitorsImproved,
    MissionsSpent,
    ThingGivenUp,
)
from domain.materia_prima.facts.gathering import ElementsDropped, ElementsStored
from domain.materia_prima.queries import inquisitors
from domain.materia_prima.queries.events import alchemist_improvements, cost, inquisitor_improvements, points, unspent
from domain.materia_prima.queries.figures import turn_order
from domain.materia_prima.queries.values import Stat, attack, capacity, defence, value
from domain.materia_prima.state import Completed
from domain.materia_prima.tasks import (
    Effect,
    GainElements,
    GiveUpThing,
    ImproveAlchemists,
    ImproveInquisitors,
    LoseElements,
)
from domain.materia_prima.tasks.alarm import CallEvent, StartAlarmPhase
from domain.materia_prima.tasks.effects import AlchemistValue
from domain.materia_prima.tasks.events import ChoosePayment, ChooseReturned, ResolveEvent, SettleRow
from domain.materia_prima.tasks.turn import DropExcess
from tests.domain.materia_prima.conftest import Make
from tests.domain.materia_prima.packs import prima
from tests.domain.materia_prima.positions import alarm, foe, helper, stand, store
from tests.domain.materia_prima.tables import other_pack
from tests.dsl import Scenario

STATS: tuple[Stat, ...] = ("attack", "defence", "capacity", "actions")


def fulfilled(scenario: Scenario, *missions: str) -> Scenario:
    """The group has fulfilled these missions, each with its points, and spent none."""
    done = tuple(Completed(one, "green", scenario.state.pack.missions[one].points) for one in missions)
    return scenario.given_state(completed=done)


def with_effects(scenario: Scenario, day: int, *effects: Effect, side: str = "inquisition") -> Scenario:
    """The side of this day's row has these effects."""
    first, *others = prima().content.scenarios
    rows = tuple(replace(row, **{side: effects}) if row.day == day else row for row in first.events)
    return scenario.given_state(pack=other_pack(scenarios=(replace(first, events=rows), *others)))


def lost(scenario: Scenario, *effects: Effect) -> Scenario:
    """The Inquisition's side of a row with these effects happens."""
    return with_effects(scenario, 4, *effects).when(SettleRow(4, "inquisition"))


def air(count: int) -> LoseElements:
    return LoseElements("alchemist", "air", count)


# The table


@pytest.mark.parametrize(
    ("day", "costs"),
    [
        pytest.param(16, (3, 4, 5), id="MP-9.3"),
        pytest.param(12, (2, 3, 4), id="MP-9.4"),
        pytest.param(8, (1, 2, 2), id="MP-9.5"),
        pytest.param(4, (1, 2, 2), id="MP-9.5 copper"),
    ],
)
def test_mp_5_2_1_the_cost_depends_on_the_number_of_alchemists(make: Make, day: int, costs: tuple[int, ...]) -> None:
    colours = ("green", "yellow", "brown", "grey")

    assert tuple(cost(make(*colours[:number]).state, day) for number in (2, 3, 4)) == costs


def test_mp_5_1_2_and_5_1_3_the_sample_rows_stand_from_day_16_down_to_day_4(pack: Pack) -> None:
    rows = {row.day: (row.alchemists, row.inquisition) for row in pack.scenarios["black-work"].events}

    assert rows == {
        16: ((GainElements("alchemist", "gold", 1),), (ImproveInquisitors("defence", 1),)),
        12: ((ImproveAlchemists("defence", 1),), (ImproveInquisitors("actions", 1),)),
        8: ((ImproveAlchemists("capacity", 1),), (LoseElements("alchemist", "earth", 3),)),
        4: ((GainElements("alchemist", "copper", 1),), (air(2),)),
    }


def test_mp_5_1_4_an_improvement_without_an_amount_is_of_1() -> None:
    assert (ImproveAlchemists("capacity").amount, ImproveInquisitors("defence").amount) == (1, 1)


# Paying


def test_mp_5_2_2_points_of_the_whole_group_count_but_not_spent_ones(scenario: Scenario) -> None:
    mine, others, spent = Completed("jail-break", "green", 2), Completed("bell-metal", "yellow", 1), 3
    scenario.given_state(completed=(mine, others, Completed("iron-reliquary", "green", spent, spent=4)))

    assert points(unspent(scenario.state)) == 3
    scenario.when(ResolveEvent(16)).asks(0, "pay:jail-break", "decline")


def test_mp_5_2_3_the_group_may_spend_missions_for_the_alchemists_side(scenario: Scenario) -> None:
    fulfilled(scenario, "bell-metal", "dry-fountain").when(ResolveEvent(4))

    assert isinstance(scenario.question, ChoosePayment)
    scenario.asks(0, "pay:bell-metal", "pay:dry-fountain", "decline").answers(0, "pay:dry-fountain")
    scenario.then(
        MissionsSpent(4, ("dry-fountain",)),
        EventResolved(4, "alchemists"),
        *(ElementsGained(colour, "copper", 1) for colour in turn_order(scenario.state)),
    )
    assert [(one.mission, one.spent) for one in scenario.state.completed] == [("bell-metal", None), ("dry-fountain", 4)]


@pytest.mark.rule("MP-2.1.10")
def test_the_speaker_decides_for_the_group(make: Make) -> None:
    scenario = fulfilled(make("brown", "grey", "yellow"), "jail-break")
    for card in scenario.state.pack.alarm_cards.values():
        first = next(colour for colour in card.order if colour != "green")
        scenario.given(AlarmCardDrawn(card.id)).when(ResolveEvent(4))
        assert scenario.question.seats == (("brown", "grey", "yellow").index(first),)


@pytest.mark.vector("MP-9.42")
def test_mp_5_2_4_a_card_is_spent_whole_and_never_counts_again(scenario: Scenario) -> None:
    fulfilled(scenario, "iron-reliquary").when(ResolveEvent(12)).answers(0, "pay:iron-reliquary")

    scenario.then_includes(MissionsSpent(12, ("iron-reliquary",)), EventResolved(12, "alchemists"))
    assert scenario.state.rows == {12: "alchemists"}
    assert points(unspent(scenario.state)) == 0
    fulfilled_more = (*scenario.state.completed, Completed("jail-break", "green", 3))
    scenario.given_state(completed=fulfilled_more).when(ResolveEvent(16)).refused("MP-5.2.4", 0, "pay:iron-reliquary")


@pytest.mark.parametrize(
    ("missions", "sets"),
    [
        (("cellar-rats", "jail-break", "quiet-bishop"), [{"jail-break", "quiet-bishop"}, {"jail-break", "cellar-rats"},
                                                         {"quiet-bishop", "cellar-rats"}]),
        (("iron-reliquary", "jail-break", "cellar-rats"), [{"iron-reliquary"}, {"jail-break", "cellar-rats"}]),
        (("bell-metal", "cellar-rats", "dry-fountain"), [{"bell-metal", "cellar-rats", "dry-fountain"}]),
    ],
)  # fmt: skip
def test_mp_5_2_5_every_set_without_a_needless_card_can_be_paid_in_one_way(
    scenario: Scenario, missions: tuple[str, ...], sets: list[set[str]]
) -> None:
    fulfilled(scenario, *missions).when(ResolveEvent(16))

    paid = [set(fact.missions) for facts in outcomes(scenario) for fact in facts if isinstance(fact, MissionsSpent)]
    assert sorted(map(sorted, paid)) == sorted(map(sorted, sets))


def outcomes(scenario: Scenario) -> Iterable[list[object]]:
    """What all ways to answer the questions from here on lead to."""
    position, question = scenario.position, scenario.position.question
    if not isinstance(question, ChoosePayment):
        yield list(scenario.facts)
        return
    for key in scenario.keys(question.seats[0]):
        scenario.position = position
        yield from outcomes(scenario.answers(question.seats[0], key))


def test_mp_5_2_5_what_must_be_paid_besides_is_not_asked_for(scenario: Scenario) -> None:
    cards = ("bell-metal", "cellar-rats", "dry-fountain")
    fulfilled(scenario, *cards).when(ResolveEvent(16)).asks(0, "pay:bell-metal", "decline")

    scenario.answers(0, "pay:bell-metal").then_includes(MissionsSpent(16, cards), EventResolved(16, "alchemists"))


def test_mp_5_2_5_a_card_that_is_not_needed_is_refused(scenario: Scenario) -> None:
    fulfilled(scenario, "iron-reliquary", "bell-metal").when(ResolveEvent(16))

    scenario.asks(0, "pay:iron-reliquary", "decline").refused("MP-5.2.5", 0, "pay:bell-metal")
    scenario.refused("MP-5.2.2", 0, "pay:jail-break").refused("MP-5.2.3", 0, "pay:nothing")


@pytest.mark.vector("MP-9.45")
def test_mp_5_2_6_with_too_few_points_the_inquisitions_side_happens_unasked(scenario: Scenario) -> None:
    fulfilled(scenario, "bell-metal").when(ResolveEvent(12))

    scenario.then(EventResolved(12, "inquisition"), InquisitorsImproved("actions", 1))
    assert [one.spent for one in scenario.state.completed] == [None]
    assert scenario.position.question is None


@pytest.mark.vector("MP-9.44")
def test_mp_5_2_7_the_group_may_decline_and_keep_its_cards(scenario: Scenario) -> None:
    fulfilled(scenario, "jail-break").when(ResolveEvent(12)).answers(0, "decline")

    scenario.then(EventResolved(12, "inquisition"), InquisitorsImproved("actions", 1))
    assert points(unspent(scenario.state)) == 2


def test_once_begun_a_payment_is_not_declined(scenario: Scenario) -> None:
    fulfilled(scenario, "bell-metal", "cellar-rats", "dry-fountain").when(ResolveEvent(12))

    scenario.answers(0, "pay:bell-metal").asks(0, "pay:cellar-rats", "pay:dry-fountain")


@pytest.mark.rule("MP-5.2.8", "MP-2.5.6")
@pytest.mark.parametrize(("key", "side"), [("pay:jail-break", "alchemists"), ("decline", "inquisition")])
def test_exactly_one_side_of_a_row_happens(scenario: Scenario, key: str, side: str) -> None:
    fulfilled(scenario, "jail-break").when(ResolveEvent(12)).answers(0, key)

    assert scenario.state.rows == {12: side}
    assert bool(alchemist_improvements(scenario.state, "defence")) == (side == "alchemists")
    assert bool(inquisitor_improvements(scenario.state, "actions")) == (side == "inquisition")


def test_mp_5_2_9_a_row_is_resolved_once(scenario: Scenario) -> None:
    scenario.when(ResolveEvent(12))
    fulfilled(scenario, "iron-reliquary").when(ResolveEvent(12))

    scenario.then().check(lambda state: state.rows == {12: "inquisition"})
    assert scenario.position.question is None


@pytest.mark.rule("MP-5.2.2", "MP-2.5.8")
def test_completed_missions_tell_owner_points_and_day_spent(scenario: Scenario) -> None:
    fulfilled(scenario, "jail-break").when(ResolveEvent(12)).answers(0, "pay:jail-break")

    assert scenario.state.completed == (Completed("jail-break", "green", 2, spent=12),)


@pytest.mark.rule("MP-2.1.13", "MP-2.1.19")
@pytest.mark.parametrize(
    ("missions", "paid"),
    [
        (("jail-break", "iron-reliquary", "bell-metal"), {"iron-reliquary"}),
        (("jail-break", "quiet-bishop", "bell-metal"), {"bell-metal", "jail-break"}),
        (("jail-break", "quiet-bishop", "town-crier"), {"jail-break", "quiet-bishop"}),
        (("dry-fountain", "cellar-rats", "bell-metal", "bakers-ovens"), {"bakers-ovens", "bell-metal", "cellar-rats"}),
        (("bakers-ovens", "bell-metal", "cellar-rats", "town-crier"), {"bakers-ovens", "town-crier"}),
    ],
)
def test_by_default_the_cheapest_set_pays_then_the_fewest_cards_then_the_lowest_ids(
    scenario: Scenario, missions: tuple[str, ...], paid: set[str]
) -> None:
    fulfilled(scenario, *missions).when(ResolveEvent(16))
    while isinstance(scenario.position.question, ChoosePayment):
        scenario.answers(0, scenario.default())

    assert {one.mission for one in scenario.state.completed if one.spent == 16} == paid


@pytest.mark.vector("MP-9.2", "MP-9.41")
@pytest.mark.parametrize(
    ("difficulty", "day", "happens"), [("hard", 12, True), ("normal", 16, True), ("easy", 20, False)]
)
def test_mp_4_2_2_the_event_of_the_last_day_is_resolved(
    scenario: Scenario, difficulty: str, day: int, happens: bool
) -> None:
    scenario.given_state(difficulty=difficulty, day=day).when(CallEvent())

    assert (day in scenario.state.rows) is happens


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
