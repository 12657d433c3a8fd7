"""The alarm phase: hourglass, event, card, markers, alarms. Source: MP-4.0 to 4.5, 2.5.1."""

import pytest

from domain.materia_prima.board.hexes import Hex, neighbour
from domain.materia_prima.content.pack import read_pack
from domain.materia_prima.facts.alarm import (
    AlarmCardDrawn,
    AlarmCardsReturned,
    AlarmMarkerPlaced,
    AlarmPhaseStarted,
    AlarmsAnswered,
    AlarmTriggered,
    HourglassMoved,
    InquisitorPlaced,
)
from domain.materia_prima.facts.combat import ElementsFallen
from domain.materia_prima.facts.events import EventResolved
from domain.materia_prima.facts.inquisition import InquisitionPhaseStarted
from domain.materia_prima.queries import inquisitors
from domain.materia_prima.queries.alarm import active_alarm_card, day_card
from domain.materia_prima.queries.figures import turn_order
from domain.materia_prima.tasks.alarm import (
    AnswerAlarms,
    CallEvent,
    DrawAlarmCard,
    MoveHourglass,
    PlaceAlarmMarkers,
    StartAlarmPhase,
    TriggerAlarms,
)
from domain.materia_prima.tasks.turn import StartAlchemistsPhase
from tests.domain.materia_prima.broken_packs import broken
from tests.domain.materia_prima.conftest import Make
from tests.domain.materia_prima.positions import CORNERS, alarm, foe, helper, stand
from tests.dsl import Scenario

SOUTH_WEST = "curfew"  # one marker SW of each alchemist, town G
EAST_OF_BOTH = "tinkers-tongue"  # one marker E of each alchemist and each homunculus, town R
OF_HOMUNCULI = "wax-and-chain"  # one marker SE of each homunculus


def fresh(scenario: Scenario) -> Scenario:
    """The alarm deck is whole and no card is open."""
    state = scenario.state
    deck = tuple(sorted(state.pack.alarm_cards))
    return scenario.given_state(
        alarm_discard=(),
        pools={**state.pools, "alarm": deck},
        piles={**state.piles, "alarm": ("?alarm",) * len(deck)},
    )


def placed(scenario: Scenario) -> list[tuple[str, Hex]]:
    """Which figure caused a marker where, by the newest facts."""
    return [(fact.figure, fact.hex) for fact in scenario.facts if isinstance(fact, AlarmMarkerPlaced)]


# The frame


def test_mp_4_0_1_a_day_runs_alarm_alchemists_and_inquisition_phase(scenario: Scenario) -> None:
    scenario.when(StartAlarmPhase())
    scenario.answers(scenario.question.seats[0], "end-turn").answers(scenario.question.seats[0], "end-turn")
    scenario.then_includes(InquisitionPhaseStarted(), AlarmPhaseStarted())
    assert scenario.state.phase == "alchemists"
    assert scenario.state.day == 3


def test_mp_4_0_2_the_alarm_phase_runs_its_six_steps_in_order(scenario: Scenario) -> None:
    stand(stand(scenario, "green", (2, 0)), "yellow", (-1, -1)).given_state(markers={(1, 1): 1}, day=3)
    scenario.draws("alarm", SOUTH_WEST).draws("inquisitors", "a-blank").when(StartAlarmPhase())
    cards = [AlarmCardDrawn, AlarmMarkerPlaced, AlarmTriggered, AlarmsAnswered, InquisitorPlaced]
    steps = [HourglassMoved, EventResolved, *cards]
    kinds = [type(fact) for fact in scenario.facts if type(fact) in steps]
    assert list(dict.fromkeys(kinds)) == steps
    assert kinds == sorted(kinds, key=steps.index)


# Step 1: hourglass


def test_mp_4_1_1_from_day_2_on_the_day_rises_by_one(scenario: Scenario) -> None:
    scenario.given_state(day=6).when(MoveHourglass()).then(HourglassMoved(7))
    assert scenario.state.day == 7


@pytest.mark.vector("MP-9.40")
def test_mp_4_1_2_on_day_1_the_hourglass_stays(scenario: Scenario) -> None:
    fresh(scenario).when(StartAlarmPhase()).then_no(HourglassMoved)
    assert (scenario.state.day, len(scenario.state.alarm_discard)) == (1, 1)
    scenario.when(MoveHourglass()).check(lambda state: state.day == 2)


@pytest.mark.vector("MP-9.13")
def test_mp_4_1_3_as_many_alarm_cards_are_drawn_as_days_begun(scenario: Scenario) -> None:
    fresh(scenario)
    for day in range(1, 8):
        scenario.when(MoveHourglass(), DrawAlarmCard())
        assert scenario.state.day == len(scenario.state.alarm_discard) == day


# Step 2: event


@pytest.mark.parametrize("day", [4, 8, 12, 16])
def test_mp_4_2_1_the_event_of_the_day_is_resolved_before_the_draw(scenario: Scenario, day: int) -> None:
    scenario.given_state(day=day - 1).when(StartAlarmPhase())
    scenario.then_includes(HourglassMoved(day), EventResolved(day, "inquisition"))
    kinds = [type(fact) for fact in scenario.facts]
    assert kinds.index(EventResolved) < kinds.index(AlarmCardDrawn)


@pytest.mark.vector("MP-9.2")
@pytest.mark.parametrize(("difficulty", "day"), [("hard", 12), ("normal", 16)])
def test_mp_4_2_2_the_event_of_the_last_day_is_resolved_too(scenario: Scenario, difficulty: str, day: int) -> None:
    scenario.given_state(day=day, difficulty=difficulty).when(CallEvent())
    assert scenario.state.rows == {day: "inquisition"}


@pytest.mark.vector("MP-9.41")
@pytest.mark.parametrize("day", [day for day in range(1, 21) if day not in (4, 8, 12, 16)])
def test_mp_4_2_3_on_other_days_step_2_does_nothing(scenario: Scenario, day: int) -> None:
    scenario.given_state(day=day).when(CallEvent()).then()


# Step 3: draw


def test_mp_4_3_1_a_card_is_drawn_and_active_until_the_next_draw(scenario: Scenario) -> None:
    scenario.draws("alarm", "curfew").when(DrawAlarmCard()).then_includes(AlarmCardDrawn("curfew"))
    scenario.when(MoveHourglass()).check(lambda state: day_card(state).id == "curfew")
    scenario.draws("alarm", "long-nose").when(DrawAlarmCard()).check(lambda state: day_card(state).id == "long-nose")


@pytest.mark.vector("MP-9.12")
def test_mp_4_3_2_the_card_fixes_town_modifiers_markers_rewards_and_order(make: Make) -> None:
    scenario = make("grey", "brown", "yellow", "green")
    stand(stand(scenario, "green", (2, 0)), "yellow", (0, 0))
    foe(scenario, "A", (0, 3))
    scenario.draws("alarm", "curfew").when(DrawAlarmCard(), PlaceAlarmMarkers())
    card = day_card(scenario.state)
    assert (card.town, card.reward) == ("G", {0: "fire", 1: "glass", 2: "aqua-regia"})
    assert inquisitors.value(scenario.state, "A", "attack") == 3
    assert ("green", (1, 1)) in placed(scenario)
    assert turn_order(scenario.state) == ("green", "yellow", "brown", "grey")


def test_mp_4_3_3_an_empty_deck_is_renewed_from_all_cards_but_the_newest(scenario: Scenario) -> None:
    state = scenario.state
    pools, piles = {**state.pools, "alarm": ()}, {**state.piles, "alarm": ()}
    scenario.given_state(pools=pools, piles=piles, alarm_discard=("curfew", "long-nose", "pamphlet"), day=24)
    scenario.draws("alarm", "curfew").when(MoveHourglass(), DrawAlarmCard())
    scenario.then_includes(AlarmCardsReturned(("curfew", "long-nose")), AlarmCardDrawn("curfew"))
    assert scenario.state.alarm_discard == ("pamphlet", "curfew")
    assert scenario.state.pools["alarm"] == ("long-nose",)
    assert scenario.state.day == 25


def test_mp_4_3_3_without_older_cards_there_is_nothing_to_renew_the_deck_from(scenario: Scenario) -> None:
    state = scenario.state
    pools, piles = {**state.pools, "alarm": ()}, {**state.piles, "alarm": ()}
    scenario.given_state(pools=pools, piles=piles, alarm_discard=("curfew",)).when(DrawAlarmCard()).then()
    assert scenario.state.alarm_discard == ("curfew",)


def test_mp_4_3_3_a_deck_that_lasts_is_not_renewed(scenario: Scenario) -> None:
    alarm(alarm(scenario, "curfew"), "pamphlet").draws("alarm", "long-nose").when(DrawAlarmCard())
    scenario.then_no(AlarmCardsReturned)
    assert scenario.state.alarm_discard[-3:] == ("curfew", "pamphlet", "long-nose")


def test_mp_4_3_4_what_the_previous_card_said_ends_with_the_draw(scenario: Scenario) -> None:
    foe(scenario, "A", (0, 0))
    alarm(scenario, "smoke-at-noon").check(lambda state: inquisitors.value(state, "A", "attack") == 3)
    assert turn_order(scenario.state) == ("green", "yellow")
    scenario.draws("alarm", "pamphlet").when(DrawAlarmCard())
    assert inquisitors.value(scenario.state, "A", "attack") == 2
    assert turn_order(scenario.state) == ("yellow", "green")
    assert day_card(scenario.state).reward[1] == "aqua-fortis"


def test_mp_2_5_1_the_top_of_the_open_discard_is_the_active_card(scenario: Scenario) -> None:
    fresh(scenario)
    assert active_alarm_card(scenario.state) is None
    scenario.given(AlarmCardDrawn("curfew"), AlarmCardDrawn("pamphlet"))
    active = active_alarm_card(scenario.state)
    assert active is not None
    assert active.id == "pamphlet"
    assert set(scenario.state.piles["alarm"]) == {"?alarm"}


# Step 4: markers


def test_mp_4_4_1_one_marker_per_position_and_figure_of_the_kind(make: Make) -> None:
    scenario = make("green", "yellow", "brown")
    stand(stand(stand(scenario, "green", (2, 0)), "yellow", (0, 0)), "brown", (-2, 2))
    helper(scenario, "aeribos", "green", (0, 2))
    alarm(scenario, SOUTH_WEST).when(PlaceAlarmMarkers())
    assert placed(scenario) == [("green", (1, 1)), ("yellow", (-1, 1)), ("brown", (-3, 3))]
    alarm(scenario, OF_HOMUNCULI).when(PlaceAlarmMarkers())
    assert placed(scenario) == [("aeribos", (0, 3))]


def test_mp_4_4_2_directions_are_read_from_the_top_edge_for_every_figure(scenario: Scenario) -> None:
    stand(stand(scenario, "green", (0, 0)), "yellow", (0, 1))
    for card, hexes in {
        "pamphlet": [(1, -1), (1, 0)],
        "smoke-at-noon": [(1, 0), (1, 1)],
        "harbour-bell": [(0, 1), (0, 2)],
        "curfew": [(-1, 1), (-1, 2)],
        "fog-signal": [(-1, 0), (-1, 1)],
        "choir-boy": [(0, -1), (0, 0)],
    }.items():
        alarm(scenario, card).when(PlaceAlarmMarkers())
        assert [hex for _, hex in placed(scenario)] == hexes


def test_mp_4_4_3_a_card_may_show_the_figures_own_hex(scenario: Scenario) -> None:
    edit = ("alarm.toml", r'(id = "curfew".*?direction = )"SW"', r'\1"own"')
    stand(scenario, "green", (0, 0)).given_state(pack=read_pack(broken(edit)))
    alarm(scenario, "curfew").when(PlaceAlarmMarkers())
    assert placed(scenario) == [("green", (0, 0))]
    assert neighbour((0, 0), "own") == (0, 0)


def test_mp_4_4_4_figures_in_towns_on_mines_and_in_their_tower_cause_markers_too(make: Make) -> None:
    scenario = make("green", "yellow", "brown")
    stand(stand(scenario, "green", (2, 1)), "yellow", (2, 0))
    stand(scenario, "brown", (0, 0), tower=(0, 0))
    alarm(scenario, SOUTH_WEST).when(PlaceAlarmMarkers())
    assert placed(scenario) == [("green", (1, 2)), ("yellow", (1, 1)), ("brown", (-1, 1))]


@pytest.mark.vector("MP-9.51")
def test_mp_4_4_5_a_position_off_the_board_gets_no_marker(scenario: Scenario) -> None:
    stand(stand(scenario, "green", (-3, 3)), "yellow", (-4, 2))
    alarm(scenario, SOUTH_WEST).when(PlaceAlarmMarkers())
    scenario.then().check(lambda state: state.markers == {})


def test_mp_4_4_6_a_hex_with_a_tower_gets_no_marker(scenario: Scenario) -> None:
    stand(stand(scenario, "green", (1, 0), tower=(0, 1)), "yellow", (0, 2), tower=(-1, 3))
    alarm(scenario, SOUTH_WEST).when(PlaceAlarmMarkers()).then()


def test_mp_4_4_7_figures_inquisitors_towns_and_mines_do_not_keep_markers_off(make: Make) -> None:
    scenario = make("green", "yellow", "brown")
    stand(stand(stand(scenario, "green", (3, 0)), "yellow", (1, 0)), "brown", (0, 1))
    helper(scenario, "aeribos", "brown", (1, 1))
    foe(scenario, "A", (0, 1))
    alarm(scenario, SOUTH_WEST).when(PlaceAlarmMarkers())
    assert scenario.state.markers == {(2, 1): 1, (0, 1): 1, (-1, 2): 1}
    stand(scenario, "green", (3, -1))
    alarm(scenario, SOUTH_WEST).when(PlaceAlarmMarkers())
    assert scenario.state.markers[2, 0] == 1
    assert scenario.state.pack.boards["open-country"].terrain[2, 0].mine == "water"


@pytest.mark.vector("MP-9.54")
def test_mp_4_4_8_two_own_figures_on_a_hex_cause_a_marker_each(scenario: Scenario) -> None:
    stand(stand(scenario, "green", (0, 0)), "yellow", CORNERS[1])
    helper(scenario, "aeribos", "green", (0, 0))
    alarm(scenario, EAST_OF_BOTH).when(PlaceAlarmMarkers(), TriggerAlarms())
    scenario.then(AlarmMarkerPlaced("green", (1, 0)), AlarmMarkerPlaced("aeribos", (1, 0)), AlarmTriggered((1, 0), 2))


def test_mp_4_4_9_all_markers_are_placed_before_any_is_evaluated(make: Make) -> None:
    scenario = make("green", "yellow", "brown")
    stand(stand(stand(scenario, "green", (2, 0)), "yellow", (0, 0)), "brown", (0, 3))
    scenario.given_state(markers={(1, 1): 2, (-1, 4): 1})
    alarm(scenario, SOUTH_WEST).when(PlaceAlarmMarkers(), TriggerAlarms())
    kinds = [type(fact) for fact in scenario.facts]
    assert kinds == sorted(kinds, key=[AlarmMarkerPlaced, AlarmTriggered].index)
    scenario.then_includes(AlarmTriggered((1, 1), 3))


@pytest.mark.vector("MP-9.53")
def test_mp_4_4_10_markers_stay_until_an_alarm_removes_them(scenario: Scenario) -> None:
    stand(stand(scenario, "green", (2, 0), carried={"air": 1}), "yellow", (-3, 3))
    alarm(scenario, SOUTH_WEST).when(PlaceAlarmMarkers())
    scenario.given(ElementsFallen("green", (2, 0), {"air": 1}))
    stand(scenario, "green", (0, -3))
    for _ in range(4):
        scenario.when(TriggerAlarms(), AnswerAlarms()).then()
        assert scenario.state.markers == {(1, 1): 1}


def test_mp_4_4_11_inquisitors_cause_no_markers(scenario: Scenario) -> None:
    stand(stand(scenario, "green", (-3, 3)), "yellow", (-4, 2))
    foe(scenario, "A", (0, 0))
    alarm(scenario, SOUTH_WEST).when(PlaceAlarmMarkers()).then()


# Step 5: trigger


@pytest.mark.vector("MP-9.49")
def test_mp_4_5_1_two_or_more_markers_trigger_one_alarm(scenario: Scenario) -> None:
    scenario.given_state(markers={(1, 1): 3, (2, 0): 2, (-1, 2): 1}).draws("inquisitors", "a-blank", "b-blank")
    scenario.when(TriggerAlarms()).then(AlarmTriggered((2, 0), 2), AlarmTriggered((1, 1), 3))
    assert scenario.state.alarms == ((2, 0), (1, 1))
    scenario.when(AnswerAlarms()).then_includes(AlarmsAnswered(2, 0))


def test_mp_4_5_2_all_markers_of_the_hex_return_to_the_supply(scenario: Scenario) -> None:
    scenario.given_state(markers={(1, 1): 5}).when(TriggerAlarms()).check(lambda state: state.markers == {})


def test_mp_4_5_3_single_markers_stay_and_count_later(scenario: Scenario) -> None:
    stand(stand(scenario, "green", (2, 0)), "yellow", (-3, 3))
    scenario.given_state(markers={(1, 1): 1}).when(TriggerAlarms()).then()
    alarm(scenario, SOUTH_WEST).when(PlaceAlarmMarkers(), TriggerAlarms())
    scenario.then_includes(AlarmTriggered((1, 1), 2))


@pytest.mark.vector("MP-9.48")
def test_mp_4_5_4_markers_of_earlier_days_and_other_players_make_a_pair(scenario: Scenario) -> None:
    stand(stand(scenario, "green", (2, 0)), "yellow", (-3, 3))
    alarm(scenario, SOUTH_WEST).when(PlaceAlarmMarkers(), TriggerAlarms()).then(AlarmMarkerPlaced("green", (1, 1)))
    stand(stand(scenario, "green", (-3, 3)), "yellow", (2, 0))
    alarm(scenario, SOUTH_WEST).when(PlaceAlarmMarkers(), TriggerAlarms())
    scenario.then(AlarmMarkerPlaced("yellow", (1, 1)), AlarmTriggered((1, 1), 2))
    assert scenario.state.markers == {}
    assert scenario.state.alarms == ((1, 1),)


def test_the_alchemists_phase_follows_the_alarm_phase(scenario: Scenario) -> None:
    scenario.when(StartAlarmPhase())
    assert StartAlchemistsPhase not in [type(task) for task in scenario.position.agenda]
    scenario.asks(scenario.question.seats[0])
    assert scenario.state.phase == "alchemists"
