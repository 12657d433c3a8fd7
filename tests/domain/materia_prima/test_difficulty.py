"""Changing the difficulty of a running scenario. Source: MP-5.2.10, 7.2."""

import pytest
from msgspec.structs import replace

from domain.materia_prima.facts.alarm import AlarmPhaseStarted, HourglassMoved
from domain.materia_prima.facts.ending import (
    DifficultyEased,
    LastDayEnded,
    MissionPartFulfilled,
    ScenarioAborted,
    ScenarioFailed,
    ScenarioSucceeded,
)
from domain.materia_prima.facts.events import EventResolved
from domain.materia_prima.game import MATERIA_PRIMA
from domain.materia_prima.queries.ending import last_day
from domain.materia_prima.queries.figures import speaker, turn_order
from domain.materia_prima.state import Completed
from domain.materia_prima.tasks.alarm import StartAlarmPhase
from domain.materia_prima.tasks.combat import DefeatAlchemist
from domain.materia_prima.tasks.ending import ChooseEasierDifficulty, EndDay
from domain.materia_prima.tasks.events import ChoosePayment
from domain.materia_prima.tasks.turn import StartTurn, TakeTurn
from tests.domain.materia_prima.conftest import Make
from tests.domain.materia_prima.positions import alarm
from tests.domain.materia_prima.tables import by_default, set_up
from tests.dsl import Scenario

ENDINGS = (ScenarioAborted, ScenarioFailed, ScenarioSucceeded)


def on(scenario: Scenario, difficulty: str, day: int, chosen: str | None = None) -> Scenario:
    """It is this day of a game of this difficulty. chosen: at the start, by default the same."""
    return scenario.given_state(difficulty=difficulty, chosen=chosen or difficulty, day=day)


def declared(scenario: Scenario) -> set[tuple[int, str]]:
    """The changes that may be declared now, beside the open question, and by whom."""
    options = [(option.seat, option.key) for option in MATERIA_PRIMA.always(scenario.state)]
    return {(seat, key) for seat, key in options if key.startswith("ease")}


def fulfilled(scenario: Scenario, *colours: str) -> Scenario:
    """These alchemists have fulfilled the whole mission."""
    for colour in colours:
        for part in scenario.state.pack.scenarios[scenario.state.scenario].parts:
            scenario.given(MissionPartFulfilled(colour, part.id))
    return scenario


# The window


@pytest.mark.parametrize(
    ("difficulty", "day", "key", "rule"),
    [
        pytest.param("normal", 10, "ease:hard", "MP-7.2.1", id="MP-9.99 harder"),
        pytest.param("normal", 10, "ease:easy", "MP-7.2.2", id="MP-9.99 too early"),
        pytest.param("normal", 16, "ease:hard", "MP-7.2.1", id="harder on the last day"),
        pytest.param("normal", 16, "ease:normal", "MP-7.2.1", id="the same"),
        pytest.param("hard", 11, "ease:normal", "MP-7.2.2", id="the day before the last"),
        pytest.param("hard", 12, "ease:easy", "MP-7.2.5", id="two levels"),
        pytest.param("easy", 20, "ease:normal", "MP-7.2.1", id="harder than easy"),
        pytest.param("easy", 20, "ease:easy", "MP-7.2.8", id="easier than easy"),
    ],
)
@pytest.mark.rule("MP-7.2.1", "MP-7.2.2", "MP-7.2.5", "MP-7.2.8")
def test_the_difficulty_becomes_easier_only_in_time_and_by_one_level(
    scenario: Scenario, difficulty: str, day: int, key: str, rule: str
) -> None:
    on(scenario, difficulty, day).when(StartTurn("green"))

    scenario.refused(rule, speaker(scenario.state), key)
    assert scenario.state.difficulty == difficulty


def test_mp_7_2_1_hard_becomes_normal_and_normal_easy(scenario: Scenario) -> None:
    on(scenario, "hard", 12).when(StartTurn("green"))
    assert declared(scenario) == {(speaker(scenario.state), "ease:normal")}

    scenario.answers(speaker(scenario.state), "ease:normal").then(DifficultyEased("normal"))
    scenario.given_state(day=16)
    assert declared(scenario) == {(speaker(scenario.state), "ease:easy")}


@pytest.mark.parametrize(("difficulty", "last"), [("hard", 12), ("normal", 16)])
def test_mp_7_2_2_it_is_open_from_the_start_of_the_last_day(scenario: Scenario, difficulty: str, last: int) -> None:
    paid = (Completed("mayors-chain", "green", 2), Completed("cellar-rats", "green", 1))
    on(scenario, difficulty, last - 1).given_state(completed=paid).when(StartTurn("green"))
    assert declared(scenario) == set()

    scenario.when(StartAlarmPhase())
    assert isinstance(scenario.question, ChoosePayment), "the event of the last day, alarm step 2"
    assert scenario.state.day == last
    assert [key for _, key in declared(scenario)] == ["ease:easy" if difficulty == "normal" else "ease:normal"]


def test_mp_7_2_2_it_is_closed_while_every_mission_is_fulfilled(scenario: Scenario) -> None:
    fulfilled(on(scenario, "hard", 12), "green").when(StartTurn("green"))
    assert declared(scenario) != set()

    fulfilled(scenario, "yellow")
    assert declared(scenario) == set()
    scenario.refused("MP-7.2.2", speaker(scenario.state), "ease:normal")


def test_mp_7_2_1_not_before_the_scenario_runs(scenario: Scenario) -> None:
    on(scenario, "hard", 12).given_state(status="setup", phase="setup").when(StartTurn("green"))

    assert declared(scenario) == set()
    scenario.refused("MP-7.2.2", speaker(scenario.state), "ease:normal")


@pytest.mark.parametrize("key", ["ease", "ease:", "ease:never", "move:easy", "easy"])
def test_a_key_of_another_form_is_no_declaration(scenario: Scenario, key: str) -> None:
    on(scenario, "normal", 16).when(StartTurn("green")).refused("MP-4.7.3", speaker(scenario.state), key)


# The early declaration


@pytest.mark.vector("MP-9.204")
@pytest.mark.rule("MP-7.2.9")
def test_the_speaker_declares_it_and_the_turn_goes_on_unchanged(make: Make) -> None:
    scenario = fulfilled(on(make("grey", "green"), "hard", 12), "green")
    alarm(scenario, next(id for id, card in scenario.state.pack.alarm_cards.items() if grey_first(card.order)))
    scenario.when(StartTurn("grey"))
    before, keys = scenario.state, scenario.keys(0)
    assert turn_order(before) == ("grey", "green")

    scenario.answers(0, "ease:normal").then(DifficultyEased("normal"))
    assert isinstance(scenario.question, TakeTurn) and scenario.question.colour == "grey"
    assert scenario.keys(0) == keys
    assert scenario.state == replace(before, difficulty="normal")
    assert last_day(scenario.state) == 16


def grey_first(order: tuple[str, ...]) -> bool:
    return order.index("grey") < order.index("green")


def test_mp_7_2_9_only_the_speaker_declares_it(scenario: Scenario) -> None:
    on(scenario, "normal", 16).when(StartTurn("green"))
    other = 1 - speaker(scenario.state)

    scenario.refused("MP-2.1.10", other, "ease:easy")
    scenario.answers(speaker(scenario.state), "ease:easy").then(DifficultyEased("easy"))


@pytest.mark.vector("MP-9.112")
@pytest.mark.rule("MP-7.2.5")
def test_a_second_declaration_waits_for_the_new_last_day(scenario: Scenario) -> None:
    on(scenario, "hard", 12).when(StartTurn("green"))
    seat = speaker(scenario.state)

    scenario.answers(seat, "ease:normal").refused("MP-7.2.2", seat, "ease:easy")
    scenario.given_state(day=16)
    scenario.answers(seat, "ease:easy").then(DifficultyEased("easy"))
    assert (scenario.state.chosen, last_day(scenario.state)) == ("hard", 20)


def test_mp_7_2_7_it_never_becomes_harder_again(scenario: Scenario) -> None:
    on(scenario, "hard", 12).when(StartTurn("green"))
    seat = speaker(scenario.state)
    scenario.answers(seat, "ease:normal")

    scenario.refused("MP-7.2.7", seat, "ease:hard").refused("MP-7.2.7", seat, "ease:normal")


def test_mp_7_2_7_it_is_impossible_after_the_last_soul_stone_is_lost(scenario: Scenario) -> None:
    on(scenario, "normal", 16).when(DefeatAlchemist("green"), DefeatAlchemist("yellow"))
    scenario.then_includes(ScenarioAborted())

    assert declared(scenario) == set()
    scenario.refused("MP-7.2.7", speaker(scenario.state), "ease:easy")


# The end check


@pytest.mark.parametrize(("difficulty", "last", "easier"), [("hard", 12, "normal"), ("normal", 16, "easy")])
def test_mp_7_2_3_the_group_is_asked_before_a_failure_is_recorded(
    scenario: Scenario, difficulty: str, last: int, easier: str
) -> None:
    fulfilled(on(scenario, difficulty, last), "green").when(EndDay())

    scenario.then(LastDayEnded(("yellow",)))
    scenario.asks(speaker(scenario.state), f"ease:{easier}", "accept-failure")
    assert (scenario.state.status, MATERIA_PRIMA.result(scenario.state)) == ("running", None)
    assert declared(scenario) == set(), "the question alone offers it now"


def test_mp_7_2_3_nobody_is_asked_when_the_mission_is_fulfilled(scenario: Scenario) -> None:
    fulfilled(on(scenario, "normal", 16), "green", "yellow").when(EndDay()).then(ScenarioSucceeded())


@pytest.mark.parametrize(("difficulty", "last", "later"), [("hard", 12, 16), ("normal", 16, 20)])
def test_mp_7_2_4_play_goes_on_with_the_next_alarm_phase_and_nothing_else_changes(
    scenario: Scenario, difficulty: str, last: int, later: int
) -> None:
    on(scenario, difficulty, last).when(EndDay())
    before = scenario.state

    scenario.answers(scenario.question.seats[0], scenario.default())
    scenario.then_includes(AlarmPhaseStarted(), HourglassMoved(last + 1)).then_no(*ENDINGS)
    assert isinstance(scenario.facts[0], DifficultyEased)
    assert scenario.state.difficulty != difficulty
    assert (last_day(scenario.state), scenario.state.chosen) == (later, difficulty)
    assert scenario.state.alchemists.keys() == before.alchemists.keys()
    assert (scenario.state.rows, scenario.state.completed) == (before.rows, before.completed)


def test_mp_7_2_5_it_may_happen_twice_in_a_scenario() -> None:
    game = set_up(2, difficulty="hard")
    asked = [
        position.state.day for position in by_default(game) if isinstance(position.question, ChooseEasierDifficulty)
    ]

    assert asked == [12, 16]
    assert (game.state.day, game.state.chosen, game.state.difficulty) == (20, "hard", "easy")
    game.then_includes(ScenarioFailed(("green", "yellow")))


@pytest.mark.vector("MP-9.22")
@pytest.mark.rule("MP-7.2.6")
def test_the_result_is_recorded_with_the_easier_difficulty(scenario: Scenario) -> None:
    fulfilled(on(scenario, "normal", 16), "green").when(EndDay())
    scenario.answers(speaker(scenario.state), "ease:easy")
    days = {position.state.day for position in by_default(scenario)}

    assert max(days) == 20
    assert (scenario.state.status, scenario.state.difficulty, scenario.state.day) == ("failed", "easy", 20)


def test_mp_7_2_8_on_easy_nobody_is_asked(scenario: Scenario) -> None:
    on(scenario, "easy", 20, chosen="hard").when(EndDay()).then(ScenarioFailed(("green", "yellow")))


def test_mp_7_2_10_the_speakers_refusal_at_the_end_check_is_final(scenario: Scenario) -> None:
    on(scenario, "hard", 12).when(EndDay())
    seat = speaker(scenario.state)
    scenario.refused("MP-7.2.5", seat, "ease:easy").refused("MP-2.1.10", 1 - seat, "ease:normal")

    scenario.answers(seat, "accept-failure").then(ScenarioFailed(("green", "yellow")))
    assert scenario.position.agenda == ()
    scenario.refused("MP-7.1.9", seat, "ease:normal")


@pytest.mark.rule("MP-2.1.21", "MP-2.1.23")
def test_by_default_the_group_plays_on_at_the_end_check_and_declares_nothing_before(scenario: Scenario) -> None:
    on(scenario, "normal", 16).when(EndDay())

    assert scenario.default() == "ease:easy"
    game = set_up(2, difficulty="hard")
    for position in by_default(game, until=ChooseEasierDifficulty):
        assert position.state.difficulty == "hard"
    assert game.state.day == 12


# Events


def test_mp_5_2_10_rows_after_the_last_day_are_resolved_only_if_they_are_reached() -> None:
    hard = set_up(2, difficulty="hard")
    rows = [fact.day for _ in by_default(hard, until=ChooseEasierDifficulty) for fact in resolved(hard)]
    hard.answers(hard.question.seats[0], "accept-failure")
    assert (rows, list(hard.state.rows)) == ([4, 8, 12], [4, 8, 12])

    eased = set_up(2, difficulty="hard")
    rows = [fact.day for _ in by_default(eased) for fact in resolved(eased)]
    assert (rows, list(eased.state.rows)) == ([4, 8, 12, 16], [4, 8, 12, 16])


def resolved(scenario: Scenario) -> list[EventResolved]:
    return [fact for fact in scenario.facts if isinstance(fact, EventResolved)]
