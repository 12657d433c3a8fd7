"""The end of days and scenarios: success, failure, abort, concession. Source: MP-4.0.3, 7.1."""

from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.fact import Fact
from domain.materia_prima.content.pack import MissionPart
from domain.materia_prima.facts.alarm import AlarmPhaseStarted, HourglassMoved
from domain.materia_prima.facts.ending import (
    ConcessionWished,
    ConcessionWithdrawn,
    MissionPartFulfilled,
    ScenarioAborted,
    ScenarioConceded,
    ScenarioFailed,
    ScenarioSucceeded,
    SoulStoneLost,
)
from domain.materia_prima.facts.events import EventResolved
from domain.materia_prima.facts.inquisition import InquisitorMoved
from domain.materia_prima.facts.turn import TurnStarted
from domain.materia_prima.game import MATERIA_PRIMA
from domain.materia_prima.queries.ending import last_day
from domain.materia_prima.tasks.combat import DefeatAlchemist, DefeatInquisitor
from domain.materia_prima.tasks.ending import CloseScenario, EndDay, RecordDeed
from domain.materia_prima.tasks.inquisition import StartInquisitionPhase
from domain.materia_prima.tasks.turn import DropExcess, StartTurn
from tests.domain.materia_prima.conftest import Make
from tests.domain.materia_prima.packs import prima
from tests.domain.materia_prima.positions import cards, foe, helper, stand, store
from tests.domain.materia_prima.tables import by_default, new_table, other_pack, set_up
from tests.dsl import Scenario

TOWN_G = (1, -3)
ENDINGS = (ScenarioAborted, ScenarioConceded, ScenarioFailed, ScenarioSucceeded)


def fulfilled(scenario: Scenario, *colours: str) -> Scenario:
    """These alchemists have fulfilled the whole scenario mission."""
    parts = scenario.state.pack.scenarios[scenario.state.scenario].parts
    for colour in colours:
        for part in parts:
            scenario.given(MissionPartFulfilled(colour, part.id))
    return scenario


def last_day_of(scenario: Scenario) -> Scenario:
    """It is the last day of an easy game, after which none is left."""
    scenario.given_state(difficulty="easy")
    return scenario.given_state(day=last_day(scenario.state))


def asking(scenario: Scenario, *parts: MissionPart) -> Scenario:
    """The scenario mission has these parts."""
    first, *others = prima().content.scenarios
    return scenario.given_state(pack=other_pack(scenarios=(replace(first, parts=parts), *others)))


def stones(scenario: Scenario, **counts: int) -> Scenario:
    """These alchemists have so many soul stones, none of them lost."""
    for colour, count in counts.items():
        one = replace(scenario.state.alchemists[colour], soul_stones=count)
        scenario.given_state(alchemists={**scenario.state.alchemists, colour: one})
    return scenario


def played_out(scenario: Scenario) -> list[Fact]:
    """What happens until the end if every answer is the default."""
    facts: list[Fact] = []
    for _ in by_default(scenario):
        facts += scenario.facts
    return facts


# Days


@pytest.mark.vector("MP-9.1")
@pytest.mark.rule("MP-2.1.3")
@pytest.mark.parametrize(("difficulty", "day"), [("easy", 20), ("normal", 16), ("hard", 12)])
def test_the_last_day_follows_from_the_difficulty(scenario: Scenario, difficulty: str, day: int) -> None:
    assert last_day(scenario.given_state(difficulty=difficulty).state) == day


@pytest.mark.parametrize("day", [1, 4, 15])
def test_mp_4_0_3_after_a_day_that_is_not_the_last_the_next_one_begins(scenario: Scenario, day: int) -> None:
    scenario.given_state(day=day).when(EndDay())

    scenario.then_includes(AlarmPhaseStarted(), HourglassMoved(day + 1)).then_no(*ENDINGS)
    assert scenario.state.phase == "alchemists"


@pytest.mark.rule("MP-4.0.3", "MP-2.1.3")
@pytest.mark.parametrize(("difficulty", "day"), [("easy", 20), ("normal", 16), ("hard", 12)])
def test_after_the_last_day_no_other_begins(scenario: Scenario, difficulty: str, day: int) -> None:
    scenario.given_state(difficulty=difficulty, day=day).when(EndDay())

    scenario.then_no(AlarmPhaseStarted)
    if difficulty == "easy":
        scenario.then(ScenarioFailed(("green", "yellow")))
    else:
        scenario.asks(0, f"ease:{'easy' if difficulty == 'normal' else 'normal'}", "accept-failure")


# Success and failure


def test_mp_7_1_4_success_if_every_player_has_fulfilled_the_mission(scenario: Scenario) -> None:
    last_day_of(fulfilled(scenario, "green", "yellow")).when(EndDay())

    scenario.then(ScenarioSucceeded()).check(lambda state: (state.status, state.phase) == ("succeeded", "end"))
    assert MATERIA_PRIMA.result(scenario.state) == "success"


def test_mp_7_1_5_failure_if_one_player_has_not(make: Make) -> None:
    scenario = last_day_of(fulfilled(make("green", "yellow", "brown"), "green", "brown")).when(EndDay())

    scenario.then(ScenarioFailed(("yellow",))).check(lambda state: (state.status, state.phase) == ("failed", "end"))
    assert MATERIA_PRIMA.result(scenario.state) == "failure"


def test_mp_7_1_5_half_a_mission_is_not_enough(scenario: Scenario) -> None:
    fulfilled(scenario, "green").given(MissionPartFulfilled("yellow", "black-work-fragment"))

    last_day_of(scenario).when(EndDay()).then(ScenarioFailed(("yellow",)))


@pytest.mark.vector("MP-9.98")
def test_mp_7_1_6_all_days_are_played_though_the_mission_is_fulfilled() -> None:
    game = set_up(2, difficulty="hard")
    facts = list(game.facts)
    while game.state.day < 9:
        game.answers(game.question.seats[0], game.default())
        facts += game.facts
    fulfilled(game, "green", "yellow")
    facts += played_out(game)

    assert [fact.day for fact in facts if isinstance(fact, HourglassMoved)] == list(range(2, 13))
    assert [fact.day for fact in facts if isinstance(fact, EventResolved)] == [4, 8, 12]
    assert [fact for fact in facts if isinstance(fact, ENDINGS)] == [ScenarioSucceeded()] == facts[-1:]


def test_mp_7_1_7_in_solo_play_both_alchemists_must_fulfil_it(make: Make) -> None:
    scenario = make("green", "yellow", seats=(("green", "yellow"),))

    last_day_of(fulfilled(scenario, "green")).when(EndDay()).then(ScenarioFailed(("yellow",)))


# Deeds and possessions


@pytest.mark.parametrize(
    ("kind", "level", "thing", "counts"),
    [
        ("homunculus", "any", "aeribos", True),
        ("homunculus", "any", "auranox", True),
        ("homunculus", "any", "dagger", False),
        ("stone", 1, "black-crow", True),
        ("stone", 2, "black-crow", False),
        ("any", 2, "kypitau", True),
        ("any", 2, "rapier", True),
        ("any", 2, "aeribos", False),
        ("any", "any", "dagger", True),
    ],
)
def test_mp_7_1_8_making_a_thing_of_the_kind_and_level_fulfils_a_part(
    scenario: Scenario, kind: str, level: int | str, thing: str, counts: bool
) -> None:
    part = MissionPart("part", "make", kind, level)  # type: ignore[arg-type]
    asking(scenario, part).when(RecordDeed("green", "make", thing))

    scenario.then(*([MissionPartFulfilled("green", "part")] if counts else []))
    assert scenario.state.alchemists["green"].deeds == (("part",) if counts else ())
    assert scenario.state.alchemists["yellow"].deeds == ()


def test_mp_7_1_8_a_deed_stays_fulfilled_once_done_and_is_recorded_once(scenario: Scenario) -> None:
    asking(scenario, MissionPart("part", "make", "homunculus", "any"))
    for colour in ("green", "yellow"):
        scenario.when(RecordDeed(colour, "make", "aeribos"))

    scenario.when(RecordDeed("green", "make", "kypitau")).then()
    assert not scenario.state.homunculi
    last_day_of(scenario).when(EndDay(), CloseScenario()).then(ScenarioSucceeded())


def test_mp_7_1_8_the_defeat_of_an_inquisitor_is_a_deed_of_the_winners_alchemist(scenario: Scenario) -> None:
    helper(asking(scenario, MissionPart("part", "defeat", type="A")), "aeribos", "yellow", (0, 0))
    foe(scenario, "B", (0, 1))
    foe(scenario, "A", (1, 0))
    scenario.when(DefeatInquisitor("green", "b-1")).then_no(MissionPartFulfilled)
    scenario.when(DefeatInquisitor("aeribos", "a-2")).then_includes(MissionPartFulfilled("yellow", "part"))


@pytest.mark.parametrize(("mission", "deed"), [("cellar-rats", "win"), ("miracle-cure", "deliver")])
@pytest.mark.rule("MP-7.1.8")
def test_a_town_mission_is_a_deed_won_by_attack_or_delivered(scenario: Scenario, mission: str, deed: Any) -> None:
    asking(scenario, MissionPart("won", "win", "any"), MissionPart("delivered", "deliver", "any"))
    store(stand(scenario, "green", TOWN_G), "green", fragments=("black-crow",))
    scenario.given_state(missions={**scenario.state.missions, "G": mission}).when(StartTurn("green"))
    scenario.rolls(2, 2, 2).answers(0, "fight-mission:green" if deed == "win" else "give-fragment:black-crow")

    part = "won" if deed == "win" else "delivered"
    assert [fact for fact in scenario.facts if isinstance(fact, MissionPartFulfilled)] == [
        MissionPartFulfilled("green", part)
    ]


@pytest.mark.parametrize("deed", ["defeat", "deliver", "win"])
def test_other_deeds_make_nothing(scenario: Scenario, deed: str) -> None:
    asking(scenario, MissionPart("part", "make", "any", "any"))

    scenario.when(RecordDeed("green", deed, "aeribos")).then()  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("worn", "items", "fragments", "fulfils"),
    [
        (("dagger",), (), (), True),
        ((), ("sling",), (), True),
        ((), ("rapier",), (), False),
        ((), (), ("black-crow",), False),
        ((), (), (), False),
    ],
)
def test_mp_7_1_8_possessions_are_checked_at_the_end(
    scenario: Scenario, worn: tuple[str, ...], items: tuple[str, ...], fragments: tuple[str, ...], fulfils: bool
) -> None:
    asking(scenario, MissionPart("part", "have", "equipment", 1))
    store(stand(scenario, "green", (0, 0), worn=worn), "green", items=items, fragments=fragments)
    store(scenario, "yellow", items=("buckler",))

    last_day_of(scenario).when(EndDay()).then(ScenarioSucceeded() if fulfils else ScenarioFailed(("green",)))


def test_to_have_made_a_thing_is_not_to_have_it(scenario: Scenario) -> None:
    asking(scenario, MissionPart("part", "have", "equipment", 1)).when(RecordDeed("green", "make", "dagger")).then()

    last_day_of(scenario).when(EndDay(), CloseScenario()).then(ScenarioFailed(("green", "yellow")))


def test_mp_7_1_8_a_fragment_is_a_possession(scenario: Scenario) -> None:
    asking(scenario, MissionPart("part", "have", "stone", 1))
    store(store(scenario, "green", fragments=("black-crow",)), "yellow", items=("buckler",))

    last_day_of(scenario).when(EndDay()).then(ScenarioFailed(("yellow",)))


def test_a_homunculus_on_the_board_is_a_possession(scenario: Scenario) -> None:
    asking(scenario, MissionPart("part", "have", "any", 2))
    helper(helper(scenario, "kypitau", "green", (0, 0)), "caligor", "yellow", (1, 0))

    last_day_of(scenario).when(EndDay()).then(ScenarioSucceeded())


# The last soul stone


def test_mp_7_1_1_the_scenario_stops_when_the_last_soul_stone_is_lost(scenario: Scenario) -> None:
    scenario.when(DefeatAlchemist("green"), StartTurn("green"))
    scenario.then_includes(SoulStoneLost("green"), TurnStarted("green")).then_no(*ENDINGS)

    scenario.when(DefeatAlchemist("yellow"), StartTurn("yellow"))
    scenario.then_includes(SoulStoneLost("yellow"), ScenarioAborted()).then_no(TurnStarted)
    assert (scenario.state.status, scenario.state.phase, scenario.state.turn) == ("failed", "end", None)
    assert MATERIA_PRIMA.result(scenario.state) == "failure"


def test_mp_7_1_2_who_started_without_a_stone_counts_as_having_lost_it(scenario: Scenario) -> None:
    stones(scenario, green=0).when(DefeatAlchemist("yellow"))

    scenario.then_includes(SoulStoneLost("yellow"), ScenarioAborted())
    assert scenario.state.status == "failed"


def test_mp_7_1_3_a_group_that_starts_without_stones_plays_on(scenario: Scenario) -> None:
    stones(scenario, green=0, yellow=0).when(DefeatAlchemist("yellow"), StartTurn("green"))

    scenario.then_includes(TurnStarted("green")).then_no(SoulStoneLost, *ENDINGS)
    assert scenario.state.status == "running"


def attacked(scenario: Scenario) -> Scenario:
    """Yellow, the last with a soul stone, meets an inquisitor that wins, and another that would move."""
    stand(stones(scenario, green=0), "yellow", (0, 0))
    cards(scenario, "a-attack", "a-blank")
    foe(scenario, "A", (1, 0))
    foe(scenario, "A", (0, 4))
    return scenario.rolls(0, 0)


@pytest.mark.rule("MP-7.1.11", "MP-7.1.13")
def test_on_the_last_day_the_abort_comes_before_success(scenario: Scenario) -> None:
    attacked(last_day_of(fulfilled(scenario, "green", "yellow"))).when(StartInquisitionPhase())

    scenario.then_includes(SoulStoneLost("yellow"), ScenarioAborted()).then_no(ScenarioSucceeded, InquisitorMoved)
    assert scenario.facts[-1] == ScenarioAborted()
    assert scenario.position.agenda == ()


# After the end


def test_mp_7_1_9_after_an_ending_no_action_is_accepted(scenario: Scenario) -> None:
    last_day_of(scenario).when(EndDay())

    assert scenario.position.agenda == ()
    for key in ("end-turn", "concede", "withdraw-concession", "difficulty:easy"):
        scenario.refused("MP-7.1.9", 0, key)
    assert list(MATERIA_PRIMA.always(scenario.state)) == []


def test_mp_7_1_13_a_concession_lets_every_open_question_lapse(make: Make) -> None:
    scenario = make("green", "yellow", seats=(("green", "yellow"),))
    stand(scenario, "green", (0, 0), carried={"air": 8, "fire": 1}).when(StartTurn("green"))
    assert isinstance(scenario.question, DropExcess)

    scenario.answers(0, "concede").then(ConcessionWished(0), ScenarioConceded())
    assert scenario.position.agenda == ()
    assert scenario.state.alchemists["green"].carried == {"air": 8, "fire": 1}


# Conceding


def always(scenario: Scenario) -> set[tuple[int, str]]:
    """What the seats may do beside the open question."""
    return {(option.seat, option.key) for option in MATERIA_PRIMA.always(scenario.state)}


def test_mp_7_1_10_the_group_concedes_by_unanimous_consent(make: Make) -> None:
    scenario = make("green", "yellow", "brown").when(StartTurn("green"))
    question = scenario.question
    assert always(scenario) == {(0, "concede"), (1, "concede"), (2, "concede")}

    scenario.answers(2, "concede").then(ConcessionWished(2))
    scenario.answers(0, "concede").then(ConcessionWished(0))
    assert scenario.question == question
    assert scenario.state.conceding == (0, 2)
    scenario.answers(1, "concede").then(ConcessionWished(1), ScenarioConceded())
    assert (scenario.state.status, MATERIA_PRIMA.result(scenario.state)) == ("failed", "failure")


def test_mp_7_1_10_a_seat_may_think_better_of_it(scenario: Scenario) -> None:
    scenario.when(StartTurn("green")).answers(1, "concede")
    assert always(scenario) == {(0, "concede"), (1, "withdraw-concession")}
    assert {option.rule for option in MATERIA_PRIMA.always(scenario.state)} == {"MP-7.1.10"}
    scenario.refused("MP-7.1.10", 1, "concede").refused("MP-7.1.10", 0, "withdraw-concession")

    scenario.answers(1, "withdraw-concession").then(ConcessionWithdrawn(1))
    scenario.answers(0, "concede").then(ConcessionWished(0)).then_no(*ENDINGS)
    assert scenario.state.conceding == (0,)


@pytest.mark.rule("MP-7.1.10")
def test_at_any_time_even_during_the_setup() -> None:
    table = new_table((), ())
    table.answers(0, "concede").asks(0, "difficulty:easy", "difficulty:normal", "difficulty:hard")

    table.answers(1, "concede").then_includes(ScenarioConceded())
    assert table.position.agenda == ()


def test_mp_2_1_23_nothing_that_needs_initiative_happens_by_default() -> None:
    game = set_up(2, difficulty="hard")
    for position in by_default(game):
        assert position.state.conceding == ()
        assert position.state.difficulty == "hard" or position.state.day > 12
    assert game.state.status == "failed"
    assert game.facts[-1] == ScenarioFailed(("green", "yellow"))
