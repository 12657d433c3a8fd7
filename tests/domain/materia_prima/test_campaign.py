"""The chronicle of a campaign as a fold of what its tables leave. Source: MP-3.1.2, 7.2.6, 7.4."""

from typing import Any, Literal

import pytest
from msgspec import convert, json, to_builtins
from msgspec.structs import replace

from domain.materia_prima.campaign.chronicle import (
    CampaignEntry,
    Carried,
    CarriedAlchemist,
    Chronicle,
    Note,
    Played,
    carried_over,
    entry_of,
    first_scenario,
    next_scenario,
    noted_down,
    possible_scenarios,
    sheet,
)
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.facts.ending import MissionPartFulfilled
from domain.materia_prima.game import MATERIA_PRIMA
from domain.materia_prima.tasks.ending import JudgeScenario
from tests.domain.materia_prima.conftest import Make
from tests.domain.materia_prima.positions import alarm, helper, store
from tests.domain.materia_prima.tables import other_pack
from tests.dsl import Scenario
from tests.random_play import play

NEW = Chronicle("The Long Winter", ("Ada", "Bo"), "prima", "1.0.0")


@pytest.fixture
def scenario(make: Make) -> Scenario:
    """The last day of a scenario of a campaign; green has something to take along, and is first."""
    scenario = alarm(make("green", "yellow"), "curfew").given_state(campaign=Carried(), day=16)
    helper(scenario, "kypitau", "green", (0, 0))
    return store(
        scenario, "green", items=("dagger",), fragments=("black-crow", "white-swan"), extensions=("water-clock",)
    )


def won(scenario: Scenario) -> Scenario:
    """A success, and all choices made."""
    for colour in scenario.state.alchemists:
        for part in scenario.state.pack.scenarios[scenario.state.scenario].parts:
            scenario.given(MissionPartFulfilled(colour, part.id))
    scenario.when(JudgeScenario())
    while scenario.position.question:
        scenario.answers(0, scenario.default())
    return scenario


def entry(scenario: Scenario, table: str = "table-1") -> CampaignEntry:
    """The entry of a table that is over."""
    found = entry_of(scenario.state, table)
    assert found is not None
    return found


def entry_like(result: Literal["success", "failure"], scenario: str = "black-work", **fields: Any) -> CampaignEntry:
    """An entry of a table, by what matters for the notes."""
    fields = {"table": "t", "difficulty": "normal", "day": 16, "counts": result == "success", **fields}
    carried = fields.pop("carried", Carried())
    ending = fields.pop("ending", result)
    return CampaignEntry(
        scenario=scenario, result=result, ending=ending, pack="prima", pack_version="1.0.0", carried=carried, **fields
    )


def noted(*entries: CampaignEntry) -> Chronicle:
    """The chronicle after these."""
    chronicle = NEW
    for one in entries:
        chronicle = noted_down(chronicle, one)
    return chronicle


# Entries


def test_mp_7_4_4_an_entry_holds_what_was_chosen_to_be_taken_along(scenario: Scenario) -> None:
    won(scenario)
    green, yellow = scenario.state.alchemists.values()

    assert entry(scenario) == CampaignEntry(
        table="table-1",
        scenario="black-work",
        result="success",
        ending="success",
        difficulty="normal",
        day=16,
        pack="prima",
        pack_version=scenario.state.pack.content.pack.version,
        counts=True,
        carried=Carried(
            "open-country",
            (
                CarriedAlchemist(
                    0, "green", green.character, green.tower.hex, 1, "water-clock", ("kypitau",), ("dagger",)
                ),
                CarriedAlchemist(1, "yellow", yellow.character, yellow.tower.hex, 1),
            ),
            (Played("black-work", "normal", succeeded=True),),
        ),
    )


def test_mp_7_4_4_there_is_no_entry_before_the_end(scenario: Scenario) -> None:
    assert entry_of(scenario.state, "table-1") is None


@pytest.mark.rule("MP-3.1.2")
def test_outside_a_campaign_there_is_no_entry(scenario: Scenario) -> None:
    won(scenario.given_state(campaign=None))

    assert scenario.state.status == "succeeded"
    assert entry_of(scenario.state, "table-1") is None


@pytest.mark.vector("MP-9.22")
@pytest.mark.rule("MP-7.2.6")
def test_the_entry_has_the_difficulty_in_force_at_the_end(scenario: Scenario) -> None:
    scenario.given_state(chosen="normal").when(JudgeScenario()).answers(0, "ease:easy")
    won(scenario.given_state(day=20))

    assert (entry(scenario).difficulty, entry(scenario).day) == ("easy", 20)
    assert noted_down(NEW, entry(scenario)).notes[0].difficulty == "E"


def test_what_is_carried_over_survives_as_plain_data(scenario: Scenario) -> None:
    carried = carried_over(won(scenario).state)

    assert convert(json.decode(json.encode(to_builtins(carried))), Carried) == carried


# The chronicle


def test_mp_7_4_1_the_sheet_has_its_ten_fields(scenario: Scenario, pack: Pack) -> None:
    state = won(scenario).state
    told = sheet(noted_down(NEW, entry(scenario)), pack)

    assert told.campaign == "The Long Winter"
    assert told.scenarios == ("black-work",)
    assert told.players == ("Ada", "Bo")
    assert told.characters == tuple(one.character for one in state.alchemists.values())
    terrain = pack.boards["open-country"].terrain
    mines = {hex: pack.elements[one.mine].symbol for hex, one in terrain.items() if one.mine}
    assert dict(told.board) == mines | {hex: letter for letter, hex in pack.boards["open-country"].towns.items()}
    assert told.towers == tuple(one.tower.hex for one in state.alchemists.values())
    assert told.extensions == ("water-clock", None)
    assert told.soul_stones == (1, 1)
    assert told.things == (("kypitau", "dagger"), ())
    assert told.difficulties == ("N",)


def test_mp_7_4_2_the_service_adds_colours_results_days_pack_tables_and_retries(scenario: Scenario, pack: Pack) -> None:
    told = sheet(noted(entry_like("failure", day=9), entry(won(scenario))), pack)

    assert told.colours == ("green", "yellow")
    assert (told.results, told.days, told.retries) == (("success",), (16,), (1,))
    assert (told.pack, told.pack_version) == ("prima", pack.content.pack.version)
    assert told.tables == (("table-1",),)


def test_mp_7_4_3_tower_numbers_belong_to_seats_in_seat_order(make: Make, pack: Pack) -> None:
    scenario = alarm(make("yellow", "green", seats=(("yellow", "green"),)), "curfew").given_state(campaign=Carried())
    told = sheet(noted_down(replace(NEW, players=("Ada",)), entry(won(scenario))), pack)

    assert told.colours == ("yellow", "green"), "not the turn order, which has green first"
    assert told.towers == tuple(one.tower.hex for one in scenario.state.alchemists.values())
    assert told.players == ("Ada", "Ada")


def test_a_new_chronicle_has_an_empty_sheet(pack: Pack) -> None:
    told = sheet(NEW, pack)

    assert (told.players, told.scenarios, told.board, told.towers) == (("Ada", "Bo"), (), (), ())


def test_mp_7_4_5_a_retried_failure_changes_only_result_day_and_retries(scenario: Scenario) -> None:
    before = noted(entry(won(scenario)))
    failed = noted_down(before, entry_like("failure", "white-work", day=7, ending="aborted", difficulty="hard"))
    assert failed == replace(before, notes=(*before.notes, Note("white-work", "failure", 7, retries=1)))

    twice = noted_down(failed, entry_like("failure", "white-work", day=12))
    assert twice == replace(before, notes=(*before.notes, Note("white-work", "failure", 12, retries=2)))


def test_mp_7_4_5_the_game_that_counts_in_the_end_fills_the_note() -> None:
    chronicle = noted(
        entry_like("failure", day=12, difficulty="hard"), entry_like("success", day=20, difficulty="easy", table="t-2")
    )

    assert chronicle.notes == (Note("black-work", "success", 20, "E", ("t-2",), retries=1),)


def test_a_scenario_that_is_won_and_played_again_gets_a_note_of_its_own() -> None:
    chronicle = noted(entry_like("success"), entry_like("failure"), entry_like("success"))

    assert [(one.result, one.retries) for one in chronicle.notes] == [("success", 0), ("success", 1)]


def test_a_failure_that_the_campaign_goes_on_with_is_noted_like_a_success(scenario: Scenario) -> None:
    switches = replace(scenario.state.pack.content.switches, on_failure="continue")
    scenario.given_state(pack=other_pack(switches=switches), difficulty="easy", day=20).when(JudgeScenario())
    scenario.answers(0, "take:dagger", "take:kypitau", "leave")
    chronicle = noted_down(NEW, entry(scenario))

    assert chronicle.notes == (Note("black-work", "failure", 20, "E", ("table-1",)),)
    assert chronicle.carried.recipes == {"dagger", "kypitau"}


# Which scenario follows


def test_a_campaign_runs_through_its_scenarios(pack: Pack) -> None:
    carried = Carried()
    order = []
    while (scenario := next_scenario(carried, pack)) is not None:
        assert scenario in possible_scenarios(carried, pack)
        order.append(scenario)
        carried = replace(carried, played=(*carried.played, Played(scenario, "hard", succeeded=True)))

    assert order == ["black-work", "white-work", "red-work"]
    assert possible_scenarios(carried, pack) == tuple(order), "any of them may be played again"
    assert possible_scenarios(Carried(), pack) == (first_scenario(pack),)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_whole_campaign_can_be_played_at_random(pack: Pack, seats: int) -> None:
    pack = other_pack(switches=replace(pack.content.switches, on_failure="continue"))
    chronicle = replace(NEW, players=("Ada",) * seats)
    for number in range(3):
        chosen = {"campaign": to_builtins(chronicle.carried), "difficulty": "hard"}
        game = play(MATERIA_PRIMA, pack, seats, f"{seats}/{number}", chosen=chosen)
        found = entry_of(game.states[-1], f"table-{number}")
        assert found is not None
        chronicle = noted_down(chronicle, found)

    assert [one.scenario for one in chronicle.notes] == ["black-work", "white-work", "red-work"]
    assert [one.tables for one in chronicle.notes] == [("table-0",), ("table-1",), ("table-2",)]
    assert len(sheet(chronicle, pack).towers) == max(2, seats)
