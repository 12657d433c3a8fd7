"""Special rules of scenarios: what holds for a time, and what happens at a moment. Source: MP-0.1.1."""

from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.parts import Part
from domain.materia_prima.board.hexes import neighbour
from domain.materia_prima.content.specials import (
    AlarmMarkers,
    AlchemistModifier,
    ArrivalTown,
    ChangedRewards,
    ClosedPorts,
    DearActions,
    DoubleFigures,
    During,
    EventCost,
    ExhaustedMines,
    ForbiddenActions,
    InquisitorModifier,
    MissionPoints,
    MoreCards,
    RichMines,
    Trigger,
)
from domain.materia_prima.facts.alarm import AlarmsAnswered
from domain.materia_prima.facts.combat import InquisitorCardsDiscarded, InquisitorDefeated
from domain.materia_prima.facts.gathering import ElementTaken
from domain.materia_prima.facts.missions import MissionFulfilled
from domain.materia_prima.facts.turn import ActionSpent
from domain.materia_prima.queries import inquisitors, values
from domain.materia_prima.queries.alarm import alarm_hexes, spawn_hexes
from domain.materia_prima.queries.events import cost
from domain.materia_prima.queries.movement import board
from domain.materia_prima.queries.specials import alarm_markers, holds, points_of, specials, standing
from domain.materia_prima.rules.turn.actions import remaining
from domain.materia_prima.state import Completed
from domain.materia_prima.tasks.alarm import AnswerAlarms, DrawInquisitorCards, MoveHourglass
from domain.materia_prima.tasks.combat import DefeatInquisitor, RollReward
from domain.materia_prima.tasks.missions import FulfilMission
from domain.materia_prima.tasks.turn import StartTurn
from tests.domain.materia_prima.positions import alarm, foe, stand
from tests.domain.materia_prima.special_rules import state_without, under
from tests.dsl import Scenario

AIR_MINE, WATER_MINE = (-1, -1), (2, 0)
TOWN_T, TOWN_R, TOWN_G = (2, 1), (-3, 2), (1, -3)
PLAIN = "salt-tax"

pytestmark = pytest.mark.rule("MP-0.1.1")


# When a rule holds


@pytest.mark.parametrize(
    ("during", "changes", "expected"),
    [
        (During(), {}, True),
        (During(from_day=3), {"day": 2}, False),
        (During(from_day=3), {"day": 3}, True),
        (During(until=3), {"day": 3}, True),
        (During(until=3), {"day": 4}, False),
        (During(every=4), {"day": 8}, True),
        (During(every=4), {"day": 9}, False),
        (During(missions_below=1), {}, True),
        (During(missions_below=1), {"completed": (Completed("cellar-rats", "green", 1),)}, False),
    ],
)
def test_mp_0_1_1_a_rule_holds_on_its_days_and_up_to_its_missions(
    scenario: Scenario, during: During, changes: dict[str, Any], expected: bool
) -> None:
    scenario.given_state(**changes)
    assert holds(scenario.state, during) == expected


def test_mp_0_1_1_a_rule_may_wait_for_inquisitors_on_the_board(scenario: Scenario) -> None:
    during = During(inquisitors=2)
    foe(scenario, "A", (1, 0))
    assert not holds(scenario.state, during)
    foe(scenario, "B", (1, 0))
    assert holds(scenario.state, during)


def test_mp_0_1_1_a_scenario_without_special_rules_has_none(scenario: Scenario) -> None:
    assert specials(scenario.state) == () == standing(scenario.state, Trigger)


# Values


def test_mp_0_1_1_inquisitors_of_a_type_are_stronger_and_it_says_why(scenario: Scenario) -> None:
    before = inquisitors.value(scenario.state, "A", "attack")
    rule = InquisitorModifier(id="drill", stat="attack", amount=2, types=("A",), during=During(from_day=2))
    under(scenario, rule)
    assert inquisitors.value(scenario.state, "A", "attack") == before

    scenario.given_state(day=2)
    assert inquisitors.sources(scenario.state, "A", "attack")[-1] == Part("MP-0.1.1", "drill", 2)
    assert inquisitors.value(scenario.state, "A", "attack") == before + 2
    assert inquisitors.value(scenario.state, "B", "attack") == inquisitors.value(state_without(scenario), "B", "attack")
    assert inquisitors.sources(scenario.state, "D", "attack") == ()


def test_mp_0_1_1_without_types_every_inquisitor_is_stronger_and_in_that_value_alone(scenario: Scenario) -> None:
    under(scenario, InquisitorModifier(id="drill", stat="defence", amount=1))
    before = state_without(scenario)
    for type in ("A", "B", "D"):
        assert inquisitors.value(scenario.state, type, "defence") == inquisitors.value(before, type, "defence") + 1
        assert inquisitors.value(scenario.state, type, "actions") == inquisitors.value(before, type, "actions")


def test_mp_0_1_1_alchemists_are_weaker_never_below_0_homunculi_are_not(scenario: Scenario) -> None:
    before = values.capacity(scenario.state, "green")
    under(scenario, AlchemistModifier(id="fever", stat="capacity", amount=-1))
    assert values.capacity(scenario.state, "green") == before - 1
    assert values.sources(scenario.state, "green", "capacity")[-1] == Part("MP-0.1.1", "fever", -1)
    assert values.attack(scenario.state, "green") == values.attack(state_without(scenario), "green")

    under(scenario, AlchemistModifier(id="fever", stat="capacity", amount=-5))
    assert values.capacity(scenario.state, "green") == 0
    assert values.sources(scenario.state, "green", "capacity")[-1] == Part("MP-8.2.7", "least:0", 5 - before)


def test_mp_0_1_1_who_carries_too_much_all_at_once_lets_it_fall(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0), carried={"air": values.capacity(scenario.state, "green") - 1, "gold": 1})
    under(scenario, AlchemistModifier(id="fever", stat="capacity", amount=-1, during=During(from_day=2)))
    scenario.when(MoveHourglass()).asks(0, "drop:air", "drop:gold")


# Actions


def test_mp_0_1_1_no_ship_comes_to_a_closed_port_and_none_leaves_it(scenario: Scenario) -> None:
    stand(scenario, "green", TOWN_G)
    under(scenario, ClosedPorts(id="chain", towns=("T",), during=During(missions_below=1)))
    scenario.when(StartTurn("green")).refused("MP-0.1.1", key="sail:T").offers(0, "sail:R")

    scenario.given_state(completed=(Completed("cellar-rats", "green", 1),)).offers(0, "sail:T", "sail:R")

    under(scenario, ClosedPorts(id="chain", towns=("G",))).refused("MP-0.1.1", key="sail:R")


def test_mp_0_1_1_an_exhausted_mine_yields_nothing_another_does(scenario: Scenario) -> None:
    stand(scenario, "green", WATER_MINE)
    under(scenario, ExhaustedMines(id="drought", elements=("water",)))
    scenario.when(StartTurn("green")).refused("MP-0.1.1", key="mine:green")

    stand(scenario, "green", AIR_MINE).offers(0, "mine:green")


@pytest.mark.parametrize(("hex", "element", "count"), [(WATER_MINE, "water", 2), (AIR_MINE, "air", 1)])
def test_mp_0_1_1_a_rich_mine_yields_more_another_does_not(
    scenario: Scenario, hex: tuple[int, int], element: str, count: int
) -> None:
    stand(scenario, "green", hex)
    under(scenario, RichMines(id="flood", elements=("water",)))
    scenario.when(StartTurn("green")).answers(0, "mine:green")
    taken = ElementTaken("green", element, "mine")
    scenario.then(ActionSpent("green", "mine", None), *[taken] * count)


def test_mp_0_1_1_a_forbidden_action_is_refused_where_it_is_forbidden(scenario: Scenario) -> None:
    stand(scenario, "green", TOWN_G)
    under(scenario, ForbiddenActions(id="ban", actions=("research", "move"), towns=("G",)))
    scenario.when(StartTurn("green")).refused("MP-0.1.1", key="research:stone").offers(0, "sail:T")
    assert not [key for key in scenario.keys(0) if key.startswith(("move", "research"))]

    stand(scenario, "green", TOWN_T).offers(0, "research:stone")
    under(scenario, ForbiddenActions(id="ban", actions=("research",))).refused("MP-0.1.1", key="research:stone")


@pytest.mark.parametrize(("own", "partner"), [(TOWN_G, "beside"), ("beside", TOWN_G)])
def test_mp_0_1_1_an_exchange_is_forbidden_if_either_side_is_in_a_forbidden_town(
    scenario: Scenario, own: Any, partner: Any
) -> None:
    """Walls with ears hear both sides."""
    beside = neighbour(TOWN_G, "E")
    for colour, hex in (("green", own), ("yellow", partner)):
        stand(scenario, colour, beside if hex == "beside" else hex, carried={"air": 1})
    under(scenario, ForbiddenActions(id="ears", actions=("exchange",), towns=("T", "G")))

    scenario.when(StartTurn("green")).refused("MP-0.1.1", key="exchange:green:yellow")
    assert "exchange:green:yellow" not in scenario.keys(0)
    under(scenario, ForbiddenActions(id="ears", actions=("exchange",), towns=("T",))).offers(0, "exchange:green:yellow")


def test_mp_0_1_1_a_dear_action_costs_more_points_and_needs_them(scenario: Scenario) -> None:
    stand(scenario, "green", TOWN_G)
    under(scenario, DearActions(id="toll", actions=("sail",), points=2))
    scenario.when(StartTurn("green"))
    points = remaining(scenario.state, "green")
    scenario.answers(0, "sail:T")
    assert [fact for fact in scenario.facts if isinstance(fact, ActionSpent)] == [
        ActionSpent("green", "sail", None)
    ] * 2
    assert remaining(scenario.state, "green") == points - 2

    stand(scenario, "green", TOWN_G, acted=points - 1).refused("MP-0.1.1", key="sail:T").offers(0, "research:stone")
    stand(scenario, "green", TOWN_G, acted=points).refused("MP-4.7.4", key="sail:T")


def test_mp_0_1_1_of_two_tolls_the_higher_is_paid_and_of_two_alarm_numbers_the_lower_counts(scenario: Scenario) -> None:
    dear = (DearActions(id="toll", actions=("sail",), points=3), DearActions(id="storm", actions=("sail",), points=2))
    under(scenario, *dear)
    assert (points_of(scenario.state, "sail"), points_of(scenario.state, "move")) == (3, 1)

    under(scenario, AlarmMarkers(id="deaf", count=4), AlarmMarkers(id="keen", count=3))
    assert alarm_markers(scenario.state) == 3


def test_mp_0_1_1_an_extra_action_is_free_even_if_it_is_dear(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0), character="severin-moll")  # an extra move
    under(scenario, DearActions(id="mud", actions=("move",), points=4))
    scenario.when(StartTurn("green")).answers(0, "move:green:1,0")
    assert [fact.extra for fact in scenario.facts if isinstance(fact, ActionSpent)] == ["severin-moll:move"]
    scenario.refused("MP-0.1.1", key="move:green:0,0")


# Points and rewards


def test_mp_0_1_1_a_reward_may_be_another_than_the_alarm_card_says(scenario: Scenario) -> None:
    alarm(scenario, PLAIN)
    under(scenario, ChangedRewards(id="spoils", reward={0: "gold"}))
    scenario.rolls(0).when(RollReward("green")).then_includes(ElementTaken("green", "gold", "reward"))

    card = scenario.state.pack.alarm_cards[PLAIN].reward[1]
    scenario.rolls(1).when(RollReward("green")).then_includes(ElementTaken("green", card, "reward"))


def test_mp_0_1_1_events_cost_more_or_less_but_never_below_0(scenario: Scenario) -> None:
    usual = cost(scenario.state, 8)
    under(scenario, EventCost(id="bribes", points=1, during=During(from_day=8)))
    assert cost(scenario.state, 8) == usual
    assert cost(replace(scenario.state, day=8), 8) == usual + 1

    under(scenario, EventCost(id="bribes", points=-5))
    assert cost(scenario.state, 8) == 0


@pytest.mark.parametrize(("points", "worth"), [(1, 2), (-1, 0), (-3, 0)])
def test_mp_0_1_1_town_missions_bring_more_or_fewer_points(scenario: Scenario, points: int, worth: int) -> None:
    scenario.given_state(missions={"T": "cellar-rats", "R": None, "G": None})
    under(scenario, MissionPoints(id="fame", points=points))
    scenario.when(FulfilMission("green", "T", "win"))
    scenario.then_includes(MissionFulfilled("green", "T", "cellar-rats", worth))


# Alarms


def test_mp_0_1_1_other_numbers_of_markers_trigger_an_alarm(scenario: Scenario) -> None:
    scenario.given_state(markers={(0, 0): 1, (1, 0): 2, (2, 0): 3})
    under(scenario, AlarmMarkers(id="deaf", count=3))
    assert alarm_hexes(scenario.state) == ((2, 0),)
    under(scenario, AlarmMarkers(id="keen", count=1))
    assert len(alarm_hexes(scenario.state)) == 3
    assert len(alarm_hexes(state_without(scenario))) == 2


def test_mp_0_1_1_more_cards_are_drawn_without_an_alarm_too(scenario: Scenario) -> None:
    scenario.when(AnswerAlarms()).then()
    under(scenario, MoreCards(id="zeal", count=2))
    scenario.draws("inquisitors", "a-blank", "b-blank").when(AnswerAlarms())
    scenario.then_includes(AlarmsAnswered(2, 0))
    assert sorted(one.type for one in scenario.state.inquisitors.values()) == ["A", "B"]


def test_mp_0_1_1_new_inquisitors_come_to_the_town_that_the_rule_names(scenario: Scenario) -> None:
    alarm(scenario, PLAIN)
    usual = spawn_hexes(scenario.state)
    towns = board(scenario.state).towns
    town = next(letter for letter, hex in towns.items() if (hex,) != usual)
    under(scenario, ArrivalTown(id="road", town=town))  # type: ignore[arg-type]
    assert spawn_hexes(scenario.state) == (towns[town],)


def test_mp_0_1_1_double_figures_come_with_the_first_card_and_are_filled_up_by_the_next(scenario: Scenario) -> None:
    alarm(scenario, PLAIN)
    under(scenario, DoubleFigures(id="twins", types=("A",)))
    scenario.draws("inquisitors", "b-blank", "a-blank").when(DrawInquisitorCards(1, ()))
    scenario.when(DrawInquisitorCards(1, ()))
    assert [one.type for one in scenario.state.inquisitors.values()] == ["B", "A", "A"]

    scenario.when(DefeatInquisitor("green", "a-2"))
    scenario.then_includes(InquisitorDefeated("a-2", "green")).then_no(InquisitorCardsDiscarded)
    scenario.draws("inquisitors", "a-attack").when(DrawInquisitorCards(1, ()))
    assert [one.type for one in scenario.state.inquisitors.values()] == ["B", "A", "A"]


def test_mp_0_1_1_cards_without_the_symbol_stay_with_the_figure_that_stays(scenario: Scenario) -> None:
    alarm(scenario, PLAIN)
    under(scenario, DoubleFigures(id="twins"))
    scenario.draws("inquisitors", "a-blank", "a-attack").when(DrawInquisitorCards(2, ()))
    scenario.when(DefeatInquisitor("green", "a-1")).then_no(InquisitorCardsDiscarded)
    assert [slot.cards for slot in scenario.state.slots if slot] == [("a-blank", "a-attack")]


def test_mp_0_1_1_a_lone_symbol_stays_with_the_figure_that_stays(scenario: Scenario) -> None:
    alarm(scenario, PLAIN)
    under(scenario, DoubleFigures(id="twins", types=("A",)))
    scenario.draws("inquisitors", "a-symbol").when(DrawInquisitorCards(1, ()))
    scenario.when(DefeatInquisitor("green", "a-1")).then_no(InquisitorCardsDiscarded)
    assert [one.type for one in scenario.state.inquisitors.values()] == ["A"]
    assert [slot.cards for slot in scenario.state.slots if slot] == [("a-symbol",)]


def test_mp_0_1_1_two_cards_of_a_double_type_bring_no_third_figure(scenario: Scenario) -> None:
    alarm(scenario, PLAIN)
    under(scenario, DoubleFigures(id="twins"))
    scenario.draws("inquisitors", "a-blank", "a-symbol").when(DrawInquisitorCards(2, ()))
    assert [one.type for one in scenario.state.inquisitors.values()] == ["A", "A"]
