"""What goes into the next scenario of a campaign. Source: MP-7.3."""

from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from domain.materia_prima.campaign.chronicle import Carried, CarriedAlchemist, Played, carried_over
from domain.materia_prima.facts.alarm import AlarmMarkerPlaced
from domain.materia_prima.facts.campaign import ExtensionCarriedOver, ThingCarriedOver
from domain.materia_prima.facts.ending import (
    ConcessionWished,
    MissionPartFulfilled,
    ScenarioAborted,
    ScenarioConceded,
    ScenarioFailed,
    ScenarioSucceeded,
)
from domain.materia_prima.facts.tower import HomunculusMade, ItemMade
from domain.materia_prima.game import MATERIA_PRIMA
from domain.materia_prima.state import Completed
from domain.materia_prima.tasks.campaign import ChooseCarriedExtension, ChooseCarriedThing
from domain.materia_prima.tasks.combat import DefeatAlchemist
from domain.materia_prima.tasks.ending import JudgeScenario
from domain.materia_prima.tasks.turn import StartTurn
from tests.domain.materia_prima.conftest import Make
from tests.domain.materia_prima.positions import alarm, foe, helper, stand, store
from tests.domain.materia_prima.tables import new_table, other_pack
from tests.dsl import Scenario

FRAGMENTS = {1: "black-crow", 2: "white-swan", 3: "red-lion"}
GREEN_FIRST = "curfew"


@pytest.fixture
def scenario(make: Make) -> Scenario:
    """A scenario of a campaign; green, with one soul stone as yellow, is first in the turn order."""
    return alarm(make("green", "yellow"), GREEN_FIRST).given_state(campaign=Carried())


def owns(scenario: Scenario, colour: str, levels: tuple[int, ...] = (), stones: int = 1, **fields: Any) -> Scenario:
    """The alchemist has fragments of these levels, so many soul stones, and stores this in the tower."""
    one = replace(scenario.state.alchemists[colour], soul_stones=stones)
    scenario.given_state(alchemists={**scenario.state.alchemists, colour: one})
    return store(scenario, colour, fragments=tuple(FRAGMENTS[level] for level in levels), **fields)


def won(scenario: Scenario) -> Scenario:
    """The scenario is over, and a success."""
    for colour in scenario.state.alchemists:
        for part in scenario.state.pack.scenarios[scenario.state.scenario].parts:
            scenario.given(MissionPartFulfilled(colour, part.id))
    return scenario.when(JudgeScenario())


def lost(scenario: Scenario) -> Scenario:
    """The scenario is over, and a failure."""
    return scenario.given_state(difficulty="easy", day=20).when(JudgeScenario())


def noted(scenario: Scenario, colour: str) -> CarriedAlchemist:
    """What is noted of an alchemist."""
    return next(one for one in carried_over(scenario.state).alchemists if one.colour == colour)


def going_on(scenario: Scenario) -> Scenario:
    """The pack lets the campaign go on after a failure."""
    switches = replace(scenario.state.pack.content.switches, on_failure="continue")
    return scenario.given_state(pack=other_pack(switches=switches))


# Soul stones


@pytest.mark.parametrize(("ended_with", "starts_with"), [(0, 0), (1, 1), (2, 1)])
def test_mp_7_3_1_who_ends_with_a_soul_stone_starts_with_one(
    scenario: Scenario, ended_with: int, starts_with: int
) -> None:
    won(owns(scenario, "green", stones=ended_with))

    assert (noted(scenario, "green").soul_stones, noted(scenario, "yellow").soul_stones) == (starts_with, 1)


# Homunculi and items


def test_mp_7_3_2_a_fragment_takes_one_own_thing_of_its_level(scenario: Scenario) -> None:
    helper(scenario, "aeribos", "green", (0, 0))
    helper(scenario, "undinka", "yellow", (2, 2))
    stand(scenario, "green", (0, 0), worn=("dagger",))
    won(owns(scenario, "green", (1,), items=("sling", "rapier")))

    scenario.asks(0, "take:aeribos", "take:dagger", "take:sling", "leave")
    scenario.refused("MP-7.3.2", 0, "take:undinka").refused("MP-7.3.2", 0, "take:rapier")
    scenario.answers(0, "take:sling").then(ThingCarriedOver("green", "sling"))
    assert (noted(scenario, "green").homunculi, noted(scenario, "green").items) == ((), ("sling",))


def test_mp_7_3_2_a_fragment_without_a_thing_of_its_level_asks_nothing(scenario: Scenario) -> None:
    won(owns(scenario, "green", (1, 2), items=("sun-blade",))).then(ScenarioSucceeded())

    assert scenario.position.agenda == ()
    assert noted(scenario, "green").things == ()


def test_mp_7_3_2_nothing_need_be_taken(scenario: Scenario) -> None:
    won(owns(scenario, "green", (1,), items=("dagger",))).answers(0, "leave").then()

    assert noted(scenario, "green").things == ()
    assert scenario.position.agenda == ()


@pytest.mark.vector("MP-9.29")
@pytest.mark.rule("MP-7.3.2", "MP-7.3.3")
def test_two_fragments_take_a_dagger_and_one_of_two_homunculi_of_level_2(scenario: Scenario) -> None:
    helper(helper(scenario, "kypitau", "green", (0, 0)), "caligor", "green", (0, 0))
    won(owns(scenario, "green", (1, 2), items=("dagger",)))

    scenario.asks(0, "take:dagger", "leave").answers(0, "take:dagger")
    scenario.asks(0, "take:kypitau", "take:caligor", "leave").answers(0, "take:kypitau")
    assert scenario.position.agenda == ()
    assert (noted(scenario, "green").homunculi, noted(scenario, "green").items) == (("kypitau",), ("dagger",))


def test_mp_7_3_3_one_fragment_a_level_is_used(scenario: Scenario) -> None:
    owns(scenario, "green", (1, 2, 3), items=("dagger", "sling", "rapier", "sun-blade"))
    store(scenario, "green", fragments=(*scenario.state.alchemists["green"].tower.fragments, "black-toad"))
    won(scenario)

    levels = []
    while isinstance(question := scenario.position.question, ChooseCarriedThing):
        levels.append(question.level)
        scenario.answers(0, scenario.default())
    assert levels == [1, 2, 3]
    assert noted(scenario, "green").items == ("dagger", "rapier", "sun-blade")


def test_mp_7_3_3_what_a_used_level_left_behind_is_refused(scenario: Scenario) -> None:
    won(owns(scenario, "green", (1, 2), items=("dagger", "sling", "rapier"))).answers(0, "take:dagger")

    scenario.refused("MP-7.3.3", 0, "take:sling").asks(0, "take:rapier", "leave")


@pytest.mark.parametrize("levels", [(), (1, 2, 3)])
def test_mp_7_3_4_without_a_soul_stone_no_thing_is_taken(scenario: Scenario, levels: tuple[int, ...]) -> None:
    helper(scenario, "kypitau", "green", (0, 0))
    won(owns(scenario, "green", levels, stones=0, items=("dagger",)))

    assert scenario.position.question is None
    assert noted(scenario, "green").things == ()


@pytest.mark.vector("MP-9.100")
@pytest.mark.rule("MP-7.3.4", "MP-7.3.6", "MP-7.3.1")
def test_without_a_stone_the_item_stays_and_one_of_two_extensions_goes(scenario: Scenario) -> None:
    won(owns(scenario, "green", (1,), stones=0, items=("dagger",), extensions=("water-clock", "drill-head")))

    scenario.asks(0, "take:water-clock", "take:drill-head", "leave").refused("MP-7.3.4", 0, "take:dagger")
    scenario.answers(0, "take:drill-head").then(ExtensionCarriedOver("green", "drill-head"))
    assert noted(scenario, "green") == CarriedAlchemist(
        0,
        "green",
        scenario.state.alchemists["green"].character,
        scenario.state.alchemists["green"].tower.hex,
        soul_stones=0,
        extension="drill-head",
    )


def test_mp_7_3_5_fragments_do_not_carry_over(scenario: Scenario) -> None:
    won(owns(scenario, "green", (1,), items=("dagger",))).refused("MP-7.3.5", 0, "take:black-crow")

    scenario.answers(0, "take:dagger")
    assert noted(scenario, "green").things == ("dagger",)


def test_mp_7_3_6_an_extension_needs_neither_stone_nor_fragment(scenario: Scenario) -> None:
    owns(scenario, "green", stones=0, extensions=("water-clock",))
    won(owns(scenario, "yellow", extensions=("cannon-loft",)))

    scenario.refused("MP-7.3.6", 0, "take:cannon-loft").answers(0, "take:water-clock").answers(1, "leave")
    assert [one.extension for one in carried_over(scenario.state).alchemists] == ["water-clock", None]


def test_mp_7_3_6_every_alchemist_takes_one_of_its_own(scenario: Scenario) -> None:
    for colour, extension in (("green", "water-clock"), ("yellow", "drill-head")):
        owns(scenario, colour, extensions=(extension, f"{colour}-other"))
    won(scenario).answers(0, "take:water-clock").answers(1, "take:drill-head")

    assert [noted(scenario, colour).extension for colour in ("green", "yellow")] == ["water-clock", "drill-head"]


def test_mp_7_3_6_one_brought_along_from_before_is_not_taken_again(scenario: Scenario) -> None:
    brought = CarriedAlchemist(0, "green", "ottilie-krahl", (0, 0), 1, extension="water-clock")
    scenario.given_state(campaign=Carried("open-country", (brought,)))
    won(owns(scenario, "green", extensions=("water-clock", "drill-head")))

    scenario.asks(0, "take:drill-head", "leave").refused("MP-7.3.6", 0, "take:water-clock")
    assert scenario.default() == "take:drill-head"


def test_mp_7_3_6_one_brought_along_alone_asks_nothing(scenario: Scenario) -> None:
    brought = CarriedAlchemist(0, "green", "ottilie-krahl", (0, 0), 1, extension="water-clock")
    scenario.given_state(campaign=Carried("open-country", (brought,)))
    won(owns(scenario, "green", extensions=("water-clock",)))

    assert scenario.position.question is None
    assert noted(scenario, "green").extension is None


def test_mp_7_3_7_nothing_else_is_noted(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0), carried={"air": 2})
    owns(scenario, "green", elements={"gold": 3}).given_state(
        rows={8: "alchemists"}, loose={(0, 1): {"fire": 1}}, completed=(Completed("bell-metal", "green", 1),)
    )
    foe(scenario.given(AlarmMarkerPlaced("green", (0, 1))), "A", (1, 0))
    won(scenario)

    green = scenario.state.alchemists["green"]
    assert noted(scenario, "green") == CarriedAlchemist(0, "green", green.character, green.tower.hex, 1)
    assert set(Carried.__struct_fields__) == {"layout", "alchemists", "played"}


def test_mp_7_3_8_what_is_not_taken_and_what_was_removed_returns(scenario: Scenario) -> None:
    owns(scenario, "green", (1,), items=("dagger", "sling"), extensions=("water-clock",))
    won(scenario.given_state(removed=("buckler",))).answers(0, "take:dagger", "leave")
    carried = carried_over(scenario.state)
    table = new_table((), (), campaign=to_builtins(carried), difficulty="easy", temple="sol")

    state = table.state
    there = {*state.recipes, *state.pools["recipes-equipment"], *state.pools["recipes-stone"]}
    assert {"sling", "buckler", "black-crow"} <= there
    assert "dagger" not in there
    assert "water-clock" in {*state.extensions.values(), *state.pools["extensions"]}
    assert state.removed == ()


def test_mp_7_3_9_taking_a_thing_along_again_needs_a_fragment_again(scenario: Scenario) -> None:
    before = CarriedAlchemist(0, "green", "ottilie-krahl", (1, -4), 1, None, (), ("dagger",))
    scenario.given_state(campaign=Carried("open-country", (before,)))
    won(owns(scenario, "green", items=("dagger",)))

    assert scenario.position.question is None
    assert noted(scenario, "green").things == ()


def test_mp_7_3_10_characters_and_towers_stay(scenario: Scenario) -> None:
    stand(scenario, "green", (2, 2), tower=(0, -3))
    won(scenario)

    characters = [one.character for one in scenario.state.alchemists.values()]
    towers = [one.tower.hex for one in scenario.state.alchemists.values()]
    carried = carried_over(scenario.state)
    assert [one.character for one in carried.alchemists] == characters
    assert [one.tower for one in carried.alchemists] == towers
    assert (carried.layout, towers[0]) == (scenario.state.layout, (0, -3))


# Failures


BEFORE = Carried(
    "open-country",
    (
        CarriedAlchemist(0, "green", "ottilie-krahl", (0, -3), 0, "reading-desk"),
        CarriedAlchemist(1, "yellow", "bonifaz-quendel", (2, 2), 1, None, (), ("rapier",)),
    ),
    (Played("black-work", "hard", True),),
)


@pytest.mark.rule("MP-7.3.11")
def test_a_failed_scenario_is_repeated_from_the_state_before_it(scenario: Scenario) -> None:
    scenario.given_state(campaign=BEFORE)
    lost(owns(scenario, "green", (1,), items=("dagger",), extensions=("water-clock",)))

    scenario.then(ScenarioFailed(("green", "yellow")))
    assert scenario.position.agenda == (), "no carry-over is asked"
    assert carried_over(scenario.state) == BEFORE


def test_mp_7_3_11_a_pack_may_let_the_campaign_go_on(scenario: Scenario) -> None:
    going_on(scenario.given_state(campaign=BEFORE))
    lost(owns(scenario, "green", (1,), items=("dagger",)))

    scenario.then(ScenarioFailed(("green", "yellow"))).asks(0, "take:dagger", "leave").answers(0, "take:dagger")
    carried = carried_over(scenario.state)
    assert carried.played == (*BEFORE.played, Played("black-work", "easy", succeeded=False))
    assert noted(scenario, "green").items == ("dagger",)


@pytest.mark.rule("MP-7.3.11", "MP-7.3.4")
def test_after_an_abort_only_extensions_can_go_on(scenario: Scenario) -> None:
    going_on(owns(owns(scenario, "green", (1,), items=("dagger",), extensions=("water-clock",)), "yellow", stones=0))
    scenario.when(StartTurn("green")).when(DefeatAlchemist("green"))

    assert scenario.facts[-1] == ScenarioAborted()
    scenario.asks(0, "take:water-clock", "leave")


def test_what_ends_before_its_first_day_leaves_nothing_to_go_on_with() -> None:
    switches = replace(new_table((), ()).state.pack.content.switches, on_failure="continue")
    table = new_table((), (), pack=other_pack(switches=switches), campaign={})
    table.answers(0, "concede").answers(1, "concede").then_includes(ConcessionWished(1), ScenarioConceded())

    assert table.position.agenda == ()
    assert carried_over(table.state) == Carried()


def test_mp_7_3_12_a_retried_scenario_may_use_another_difficulty(scenario: Scenario) -> None:
    lost(scenario.given_state(campaign=BEFORE, chosen="hard"))
    again = new_table((), (), campaign=to_builtins(carried_over(scenario.state)), scenario="white-work")

    again.asks(0, "difficulty:easy", "difficulty:normal", "difficulty:hard").answers(0, "difficulty:easy")
    assert (again.state.chosen, again.state.scenario) == ("easy", "white-work")


def test_mp_7_3_13_rules_of_a_pack_can_read_the_difficulties_so_far(scenario: Scenario) -> None:
    won(scenario.given_state(campaign=BEFORE, scenario="white-work", difficulty="easy", chosen="normal"))
    table = new_table((), (), campaign=to_builtins(carried_over(scenario.state)))

    assert table.state.campaign is not None
    assert [(one.scenario, one.difficulty) for one in table.state.campaign.played] == [
        ("black-work", "hard"),
        ("white-work", "easy"),
    ]


# When it is asked


def test_mp_7_3_14_the_choices_follow_the_ending_in_turn_order_and_end_the_table(make: Make) -> None:
    scenario = alarm(make("brown", "yellow", "green"), GREEN_FIRST).given_state(campaign=Carried())
    for colour, item, extension in (("brown", "dagger", "water-clock"), ("green", "sling", "drill-head")):
        owns(scenario, colour, (1,), items=(item,), extensions=(extension,))
    owns(scenario, "yellow", extensions=("cannon-loft",))
    won(scenario).then(ScenarioSucceeded())
    assert MATERIA_PRIMA.result(scenario.state) == "success"

    asked = []
    while (question := scenario.position.question) is not None:
        assert isinstance(question, ChooseCarriedThing | ChooseCarriedExtension)
        asked.append((type(question), question.colour))
        assert list(MATERIA_PRIMA.always(scenario.state)) == []
        for key in ("end-turn", "concede", "withdraw-concession", "ease:easy"):
            scenario.refused("MP-7.1.9", question.seats[0], key)
        scenario.answers(question.seats[0], "leave")
    assert asked == [
        (ChooseCarriedThing, "green"),
        (ChooseCarriedExtension, "green"),
        (ChooseCarriedExtension, "yellow"),
        (ChooseCarriedThing, "brown"),
        (ChooseCarriedExtension, "brown"),
    ]
    assert scenario.position.agenda == ()
    scenario.refused("MP-7.1.9", 0, "leave")


@pytest.mark.rule("MP-3.1.2", "MP-7.3.14")
def test_outside_a_campaign_nothing_is_asked(make: Make) -> None:
    scenario = owns(make("green", "yellow"), "green", (1,), items=("dagger",), extensions=("water-clock",))

    won(scenario).then(ScenarioSucceeded())
    assert scenario.position.agenda == ()


@pytest.mark.rule("MP-2.1.11", "MP-7.3.14")
def test_each_owner_chooses_for_the_own_alchemist(scenario: Scenario) -> None:
    won(owns(scenario, "green", (1,), items=("dagger",)))

    scenario.asks(0, "take:dagger", "leave").refused("MP-7.3.2", 1, "take:dagger")


def test_mp_2_1_21_by_default_what_was_made_or_bought_first_goes_along(scenario: Scenario) -> None:
    owns(scenario, "green", (1,), extensions=("drill-head", "cannon-loft"))
    scenario.given(ItemMade("green", "sling"), HomunculusMade("green", "aeribos", (0, 0)), ItemMade("green", "dagger"))
    assert won(scenario).default() == "take:sling"

    scenario.answers(0, "leave")
    assert scenario.default() == "take:drill-head"


@pytest.mark.rule("MP-2.1.21")
def test_what_was_lost_and_made_again_was_made_later(scenario: Scenario) -> None:
    owns(scenario, "green", (1,))
    scenario.given(HomunculusMade("green", "aeribos", (0, 0)), ItemMade("green", "dagger"))
    scenario.given(HomunculusMade("green", "aeribos", (0, 0)))

    assert won(scenario).default() == "take:dagger"
