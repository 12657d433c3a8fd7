"""Special rules of scenarios: the setup, what happens at a moment, and deeds. Source: MP-0.1.1."""

from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.errors import InvalidRequest
from domain.materia_prima.content.pack import MissionPart
from domain.materia_prima.content.specials import (
    During,
    FixedSetup,
    Moment,
    SpecialRule,
    Trigger,
)
from domain.materia_prima.facts.alarm import HourglassMoved, InquisitorPlaced
from domain.materia_prima.facts.ending import MissionPartFulfilled, SoulStoneLost
from domain.materia_prima.facts.events import ElementsGained, ElementsReturned
from domain.materia_prima.facts.gathering import ElementsDropped
from domain.materia_prima.facts.setup import BoardLaidOut, TempleLaidOut
from domain.materia_prima.facts.specials import ElementsScattered, RecipesBurnt, SoulStoneRestored, SpecialApplied
from domain.materia_prima.queries.movement import board
from domain.materia_prima.rules.specials import triggered
from domain.materia_prima.tasks.alarm import MoveHourglass, TriggerAlarms
from domain.materia_prima.tasks.combat import DefeatAlchemist, DefeatInquisitor
from domain.materia_prima.tasks.effects import (
    AdvanceHourglass,
    BurnRecipes,
    DropLoads,
    GainElements,
    LoseElements,
    LoseSoulStone,
    RestoreSoulStones,
    ScatterElements,
    SendInquisitors,
)
from domain.materia_prima.tasks.ending import EndDay, RecordDeed
from domain.materia_prima.tasks.missions import FulfilMission
from domain.materia_prima.tasks.setup import StartScenario
from domain.materia_prima.tasks.specials import ApplySpecial
from tests.domain.materia_prima.packs import inquisition, prima
from tests.domain.materia_prima.positions import CORNERS, alarm, foe, pile_of, stand
from tests.domain.materia_prima.special_rules import at, under, with_specials
from tests.domain.materia_prima.tables import FIXED, other_pack
from tests.domain.materia_prima.tables import new_table as table
from tests.dsl import Scenario

AIR_MINE, WATER_MINE = (-1, -1), (2, 0)
TOWN_T, TOWN_R, TOWN_G = (2, 1), (-3, 2), (1, -3)
PLAIN = "salt-tax"

pytestmark = pytest.mark.rule("MP-0.1.1")


# The setup


def test_mp_0_1_1_a_board_and_a_temple_that_the_scenario_fixes_are_no_choice() -> None:
    pack = with_specials(FixedSetup(id="house", layout="crooked-coast", temple="luna"))
    first = table(("green",), ("yellow",), pack=pack, difficulty="normal")
    first.then_includes(BoardLaidOut("crooked-coast"), TempleLaidOut("luna"))

    with pytest.raises(InvalidRequest, match=r"MP-0\.1\.1: the layout of this scenario is crooked-coast"):
        table(("green",), ("yellow",), pack=pack, **FIXED)


def test_mp_0_1_1_what_the_scenario_does_not_fix_is_chosen() -> None:
    pack = with_specials(FixedSetup(id="house", temple="luna"))
    table(("green",), ("yellow",), pack=pack, difficulty="normal").asks(
        0, "layout:open-country", "layout:crooked-coast", "layout:random"
    )


def test_mp_0_1_1_what_is_fixed_may_stand_after_other_special_rules() -> None:
    pack = with_specials(at("day-end", BurnRecipes(1)), FixedSetup(id="house", layout="crooked-coast", temple="luna"))
    first = table(("green",), ("yellow",), pack=pack, difficulty="normal")
    first.then_includes(BoardLaidOut("crooked-coast"), TempleLaidOut("luna"))


# Moments


def test_mp_0_1_1_at_the_start_everybody_gets_what_the_rule_gives_before_the_first_day(scenario: Scenario) -> None:
    under(scenario, at("scenario-start", GainElements("alchemist", "air", 2)))
    scenario.when(StartScenario())
    scenario.then_includes(
        SpecialApplied("moment"), ElementsGained("green", "air", 2), ElementsGained("yellow", "air", 2)
    )


def test_mp_0_1_1_inquisitors_are_on_the_board_before_the_first_card(scenario: Scenario) -> None:
    scenario.given_state(alarm_discard=())
    pile_of(scenario, ("a-blank", "b-blank"))
    under(scenario, at("scenario-start", SendInquisitors("G", 2)))
    scenario.draws("inquisitors", "a-blank", "b-blank").when(StartScenario())
    scenario.then_includes(InquisitorPlaced("a-1", "A", TOWN_G), InquisitorPlaced("b-2", "B", TOWN_G))


def test_mp_0_1_1_where_a_player_stands_the_sent_ones_stand_beside_and_without_cards_none_come(
    scenario: Scenario,
) -> None:
    stand(scenario, "green", TOWN_G)
    pile_of(scenario, ("a-blank",))
    scenario.draws("inquisitors", "a-blank").when(SendInquisitors("G", 2))
    (one,) = scenario.state.inquisitors.values()
    assert one.hex == board(scenario.state).adjacency[TOWN_G][0]


@pytest.mark.parametrize(("day", "comes"), [(2, False), (3, True), (5, True), (6, False)])
def test_mp_0_1_1_a_day_begins_with_it_on_its_days(scenario: Scenario, day: int, comes: bool) -> None:
    scenario.given_state(day=day - 1)
    under(scenario, at("day-start", BurnRecipes(1), during=During(from_day=3, until=5))).when(MoveHourglass())
    assert (SpecialApplied("moment") in scenario.facts) == comes


@pytest.mark.parametrize("moment", Moment.__args__)  # type: ignore[attr-defined]
def test_mp_0_1_1_a_rule_comes_at_its_moment_and_at_no_other(scenario: Scenario, moment: Moment) -> None:
    under(scenario, at(moment, BurnRecipes(1)))
    came = {other: triggered(scenario.state, other) for other in Moment.__args__}  # type: ignore[attr-defined]

    assert came == {other: (ApplySpecial("moment"),) if other == moment else () for other in came}


@pytest.mark.parametrize(("types", "comes"), [((), True), (("A",), True), (("B",), False)])
def test_mp_0_1_1_the_defeat_of_a_type_is_a_moment(scenario: Scenario, types: tuple[str, ...], comes: bool) -> None:
    foe(scenario, "A", (1, 0))
    under(scenario, at("inquisitor-defeated", GainElements("alchemist", "iron", 1), types=types))
    scenario.when(DefeatInquisitor("green", "a-1")).asks(0, "roll", "decline").answers(0, "decline")
    assert (SpecialApplied("moment") in scenario.facts) == comes


def test_mp_0_1_1_the_defeat_of_an_alchemist_is_a_moment(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0))
    under(scenario, at("alchemist-defeated", ScatterElements("salt")))
    scenario.when(DefeatAlchemist("green")).then_includes(SoulStoneLost("green"), SpecialApplied("moment"))


def test_mp_0_1_1_a_fulfilled_town_mission_is_a_moment(scenario: Scenario) -> None:
    under(scenario, at("mission-fulfilled", ScatterElements("salt", 2, ("T", "R"))))
    scenario.when(FulfilMission("green", "T", "deliver"))
    scenario.then_includes(
        SpecialApplied("moment"), ElementsScattered(TOWN_T, "salt", 2), ElementsScattered(TOWN_R, "salt", 2)
    )
    assert scenario.state.loose == {TOWN_T: {"salt": 2}, TOWN_R: {"salt": 2}}


@pytest.mark.parametrize(("markers", "comes"), [(2, True), (1, False)])
def test_mp_0_1_1_a_day_with_an_alarm_is_one_moment(scenario: Scenario, markers: int, comes: bool) -> None:
    scenario.given_state(markers={(0, 0): markers, (1, 0): markers})
    under(scenario, at("alarm", BurnRecipes(1))).when(TriggerAlarms())
    assert scenario.facts.count(SpecialApplied("moment")) == comes


def test_mp_0_1_1_the_end_of_a_day_is_a_moment_before_the_next_begins(scenario: Scenario) -> None:
    under(scenario, at("day-end", BurnRecipes(1)))
    scenario.when(EndDay()).then_includes(SpecialApplied("moment"), HourglassMoved(2))


# What they do


def test_mp_0_1_1_losses_are_chosen_by_the_owners_and_happen_last(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0), carried={"air": 1})
    then = (LoseElements("alchemist", "air", 1), BurnRecipes(1))
    under(scenario, at("day-end", *then)).when(EndDay())
    burnt = next(fact for fact in scenario.facts if isinstance(fact, RecipesBurnt))
    scenario.then_includes(SpecialApplied("moment"), burnt, ElementsReturned("green", "air", {"green": 1}))


def test_mp_0_1_1_the_oldest_recipes_of_the_pool_burn_as_many_as_there_are(scenario: Scenario) -> None:
    first, second, *others = scenario.state.recipes
    scenario.when(BurnRecipes(2)).then(RecipesBurnt((first, second)))
    assert scenario.state.recipes == tuple(others)
    assert scenario.state.recipe_discards["homunculus"] == (first, second)

    scenario.when(BurnRecipes(6)).when(BurnRecipes(1)).then()


def test_mp_0_1_1_loads_are_dropped_but_not_at_home(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0), carried={"air": 2})
    stand(scenario, "yellow", CORNERS[1], carried={"fire": 1})
    scenario.when(DropLoads("alchemist")).then(ElementsDropped("green", {"air": 2}))
    scenario.when(DropLoads("alchemist")).then()


@pytest.mark.parametrize(("which", "place"), [("first", 0), ("last", -1)])
def test_mp_0_1_1_the_first_or_the_last_in_the_order_loses_a_soul_stone(
    scenario: Scenario, which: Any, place: int
) -> None:
    alarm(scenario, PLAIN)
    order = [one for one in scenario.state.pack.alarm_cards[PLAIN].order if one in ("green", "yellow")]
    scenario.when(LoseSoulStone(which)).then(SoulStoneLost(order[place]))


@pytest.mark.parametrize("which", ["first", "last"])
def test_mp_0_1_1_no_special_rule_takes_the_groups_last_soul_stone(scenario: Scenario, which: Any) -> None:
    """Nobody could prevent that the game ends by it."""
    alarm(scenario, PLAIN)
    yellow = replace(scenario.state.alchemists["yellow"], soul_stones=0)
    scenario.given_state(alchemists={**scenario.state.alchemists, "yellow": yellow})

    scenario.when(LoseSoulStone(which)).then()
    assert scenario.state.ending is None
    stand(scenario, "green", (0, 0), soul_stones=0)
    scenario.when(LoseSoulStone(which)).then()


def test_mp_0_1_1_who_has_no_soul_stone_gets_one_nobody_a_second(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0), soul_stones=0)
    scenario.when(RestoreSoulStones("alchemist")).then(SoulStoneRestored("green"))
    assert [one.soul_stones for one in scenario.state.alchemists.values()] == [1, 1]


def test_mp_0_1_6_of_a_finite_supply_as_much_is_scattered_as_there_is(scenario: Scenario) -> None:
    switches = replace(prima().content.switches, supply={"salt": 3})
    scenario.given_state(pack=other_pack(switches=switches)).when(ScatterElements("salt", 2))
    scenario.then(ElementsScattered(TOWN_T, "salt", 2), ElementsScattered(TOWN_R, "salt", 1))


@pytest.mark.parametrize(("day", "moved"), [(1, True), (3, False), (14, True), (15, False), (18, True), (19, False)])
def test_mp_0_1_1_a_day_is_lost_but_never_the_last_or_one_with_an_event(
    scenario: Scenario, day: int, moved: bool
) -> None:
    scenario.given_state(day=day, difficulty="easy").when(AdvanceHourglass())
    assert scenario.facts == ([HourglassMoved(day + 1)] if moved else [])


# Mission parts that are other deeds


@pytest.mark.parametrize(
    ("part", "deed", "thing", "done"),
    [
        (MissionPart("part", "defeat"), "defeat", "B", True),
        (MissionPart("part", "defeat", type="A"), "defeat", "A", True),
        (MissionPart("part", "defeat", type="A"), "defeat", "B", False),
        (MissionPart("part", "win"), "win", "cellar-rats", True),
        (MissionPart("part", "win"), "deliver", "bakers-ovens", False),
        (MissionPart("part", "deliver", kind="element"), "deliver", "bakers-ovens", True),
        (MissionPart("part", "deliver", kind="fragment"), "deliver", "bakers-ovens", False),
    ],
)
def test_mp_7_1_8_deeds_of_every_kind_fulfil_their_part(
    scenario: Scenario, part: MissionPart, deed: Any, thing: str, done: bool
) -> None:
    under(scenario, parts=(part,)).when(RecordDeed("green", deed, thing))
    scenario.then(*([MissionPartFulfilled("green", "part")] if done else []))


# The campaign


def test_the_campaign_leads_through_six_scenarios_that_use_every_word() -> None:
    pack = inquisition()
    chain = ["first-bells"]
    while (following := pack.scenarios[chain[-1]].next) is not None:
        chain.append(following)
    assert len(chain) == 6
    rules = [rule for one in chain for rule in pack.scenarios[one].specials]
    assert {type(rule) for rule in rules} == set(SpecialRule.__args__)
    assert {rule.on for rule in rules if isinstance(rule, Trigger)} == set(Moment.__args__)  # type: ignore[attr-defined]
    kinds = [frozenset(type(rule) for rule in pack.scenarios[one].specials) for one in chain]
    assert len(set(kinds)) == len(kinds), "each feels different"
