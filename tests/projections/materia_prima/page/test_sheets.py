"""The sheets of alchemists and the scenario beside the map."""

from __future__ import annotations

from xml.etree.ElementTree import Element

import pytest
from msgspec.structs import replace

from domain.materia_prima.state import Completed, Slot, State
from tests.projections.materia_prima.busy_board import PACK, busy
from tests.projections.materia_prima.page.laid_out import board_of, ids, names, part, parts_of, texts, thing


def shown(state: State, id: str, language: str = "en") -> Element:
    """A part of the page of a state."""
    return part(parts_of(board_of(state, language), language), id)


def sheet_of(state: State, id: str) -> Element:
    """The sheet of an alchemist."""
    return next(one for one in shown(state, "sheets").iter("article") if id in ids(one))


def entry(content: Element, id: str) -> Element:
    """The entry of a list in which a thing stands."""
    return next(one for one in content.iter("li") if id in ids(one))


def test_a_sheet_tells_what_is_carried_stored_and_worn() -> None:
    state = busy("green", "yellow")
    one = state.alchemists["green"]
    tower = replace(one.tower, elements={"gold": 9}, items=("dagger",), extensions=("drill-head",))
    full = replace(one, carried={"fire": 2}, worn=("rapier",), tower=tower, soul_stones=0)
    sheet = sheet_of(replace(state, alchemists={**state.alchemists, "green": full}), "figure:green")

    assert {"recipe:dagger", "recipe:rapier", "extension:drill-head", "tower:green", "seat:0"} <= set(ids(sheet))
    assert [*names(sheet)].count("fire") == 2 and "×9" in texts(sheet) and "no soul stone" in names(sheet)
    load = next(one for one in sheet.iter("ul") if one.get("aria-label") == "carried, room for 3")
    assert [one.get("class") for one in load] == [None, None, "free"]
    assert [one.get("data-seat") for one in sheet.iter("span") if one.get("class") == "player"] == ["0"]


def test_homunculi_stand_on_the_sheet_of_their_alchemist() -> None:
    assert "figure:aeribos" in ids(sheet_of(busy("green", "yellow"), "figure:green"))
    assert "figure:aeribos" not in ids(sheet_of(busy("green", "yellow"), "figure:yellow"))


def test_a_seat_that_leads_two_alchemists_stands_on_the_first_sheet() -> None:
    state = busy("green", "yellow")
    both = {name: replace(one, seat=0) for name, one in state.alchemists.items()}
    sheets = shown(replace(state, alchemists=both), "sheets")
    seats = [one.get("data-seat") for one in sheets.iter("span") if one.get("class") == "player"]

    assert seats == ["0", "0", "1"] and ids(sheets).count("seat:0") == ids(sheets).count("seat:1") == 1


def test_days_show_what_is_gone_what_comes_and_the_events() -> None:
    state = replace(busy("green", "yellow"), day=5, rows={4: "inquisition"})
    scenario = shown(state, "scenario")
    days = next(one for one in scenario.iter("ol"))
    classes = [one.get("class") for one in days]

    assert classes[2:8] == ["gone", "ev gone", "now", "", "", "ev"]
    assert days.get("aria-label") == "Day 5 of 16"
    assert thing(scenario, "event:4").get("class") == "past"
    assert thing(scenario, "event:8").get("class") == "open"
    assert thing(scenario, "event:16").get("class") == "open"
    early = {**board_of(state), "last_day": 12}
    assert thing(part(parts_of(early), "scenario"), "event:16").get("class") == "never"


def test_a_duty_shows_who_has_done_it() -> None:
    state = busy("green", "yellow")
    duty, *_ = PACK.scenarios[state.scenario].parts
    done = replace(state.alchemists["green"], deeds=(duty.id,))
    scenario = shown(replace(state, alchemists={**state.alchemists, "green": done}), "scenario")

    assert [*names(thing(scenario, f"part:{duty.id}"))] == ["Ottilie: done", "Bonifaz: not yet"]


@pytest.mark.parametrize(
    ("language", "spent"), [("en", "Ottilie, spent on day 4"), ("de", "Ottilie, ausgegeben an Tag 4")]
)
def test_towns_points_and_fulfilled_missions_are_told(language: str, spent: str) -> None:
    mission, open_one = [*PACK.missions][:2]
    state = replace(
        busy("green", "yellow"),
        missions={"T": open_one},
        completed=(Completed(mission, "green", 2, 4),),
    )
    scenario = shown(state, "scenario", language)

    assert f"mission:{open_one}" in ids(entry(scenario, "town:T"))
    assert spent in texts(thing(scenario, f"mission:{mission}"))


def test_the_inquisition_shows_its_types_slots_and_the_alarm() -> None:
    card = next(id for id, one in PACK.cards.items() if one.type == "A" and one.modifier)
    alarm = next(iter(PACK.alarm_cards))
    slots = (Slot("A", (card,)), None, None)
    scenario = shown(replace(busy("green", "yellow"), slots=slots, alarm_discard=(alarm,)), "scenario")

    assert f"card:{card}" in ids(entry(scenario, "slot:1"))
    assert "free" in texts(thing(scenario, "slot:2"))
    assert thing(scenario, f"alarm:{alarm}").get("class") == "alarm"
    assert ids(scenario).count(f"alarm:{alarm}") == 1, "and not once more among the discards"
