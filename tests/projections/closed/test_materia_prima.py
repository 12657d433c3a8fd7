"""What is missing for an action of Materia Prima, in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.position import Position
from domain.kernel.registry import options
from domain.materia_prima.state import Inquisitor, State
from domain.materia_prima.tasks.setup import AlchemistPlan, ChooseCharacter, ChooseTowerHex
from domain.materia_prima.tasks.tower import ChooseConversions, ChooseLoad, ChooseWorn
from domain.materia_prima.tasks.turn import TakeTurn
from projections.materia_prima.view import GAME_VIEW as VIEW
from projections.menu.closed import Closed, closed_answers
from tests.domain.materia_prima.conftest import state_of
from tests.domain.materia_prima.packs import prima

PACK = prima()


def turn(**changes: Any) -> Position[State]:
    """Green's turn, at its tower unless it is changed."""
    state = state_of(PACK, "green", "yellow")
    green = replace(state.alchemists["green"], **changes)
    return Position(
        replace(state, alchemists={**state.alchemists, "green": green}), (TakeTurn(seats=(0,), colour="green"),)
    )


def closed(position: Position[State], language: str = "en") -> dict[str, Closed]:
    """Label -> what is closed to seat 0."""
    assert position.asked
    keys = {one.key for one in options(position.state, position.asked)}
    told = closed_answers(VIEW, position, keys, 0, VIEW.messages_of(PACK, language))
    return {one.label: one for one in told}


def with_recipes(position: Position[State], *recipes: str) -> Position[State]:
    return Position(replace(position.state, recipes=recipes), position.agenda)


def whys(found: Iterable[Closed], word: str) -> list[tuple[str, str]]:
    return [(one.rule, one.why) for one in found if word in one.label]


@pytest.mark.parametrize(
    ("language", "label", "why"),
    [
        ("en", "Make “Dagger” (2 iron)", "Needs 2 iron in your tower or with Ottilie, you have 1 iron"),
        ("de", "„Dolch“ herstellen (2 Eisen)", "Nötig: 2 Eisen im Turm oder bei Ottilie; davon hast du 1 Eisen"),
    ],
)
def test_mp_4_14_2_a_recipe_says_which_elements_are_missing(language: str, label: str, why: str) -> None:
    position = with_recipes(turn(carried={"iron": 1}), "dagger")
    one = closed(position, language)[label]

    assert (one.rule, one.why) == ("MP-4.14.2", why)
    assert one.about == ("recipe:dagger", "tower:green", "figure:green")


def test_mp_4_7_9_outside_the_tower_a_recipe_says_where_and_what_there_is() -> None:
    position = turn()
    home = position.state.alchemists["green"].tower
    assert home.hex
    away = PACK.boards["open-country"].adjacency[home.hex][0]
    found = closed(with_recipes(turn(hex=away, tower=replace(home, elements={"iron": 2})), "dagger"))

    assert whys(found.values(), "Dagger") == [
        ("MP-4.7.9", "Only in your own tower; it takes 2 iron, and you have that"),
    ]
    assert whys(found.values(), "convert") == [("MP-4.7.9", "Only in your own tower")]


def test_mp_4_7_4_without_actions_each_kind_is_told_once() -> None:
    found = closed(with_recipes(turn(acted=9), "dagger"))

    assert {one.rule for one in found.values()} == {"MP-4.7.4"}
    assert [label for label in found if "move" in label] == ["Ottilie: move"]
    assert found["Make “Dagger” (2 iron)"].why == "Ottilie has no actions left this turn"


def test_mp_4_8_2_a_step_says_who_stands_there() -> None:
    position = turn()
    state = position.state
    home = state.alchemists["green"].hex
    assert home
    first, second, *_ = PACK.boards["open-country"].adjacency[home]
    yellow = replace(state.alchemists["yellow"], hex=second)
    crowded = replace(
        state,
        alchemists={**state.alchemists, "yellow": yellow},
        inquisitors={"d-1": Inquisitor("d-1", "D", first)},
    )
    found = closed(Position(crowded, position.agenda))

    assert [why for _, why in whys(found.values(), ": move ")] == ["The Auditor stands there", "Bonifaz stands there"]
    assert whys(found.values(), "fight") == []


def test_mp_4_11_1_an_inquisitor_out_of_reach_says_how_far_it_is() -> None:
    position = turn()
    land = PACK.boards["open-country"]
    home = position.state.alchemists["green"].hex
    assert home
    near = land.adjacency[home]
    far = next(hex for one in near for hex in land.adjacency[one] if hex not in (*near, home))
    state = replace(position.state, inquisitors={"d-1": Inquisitor("d-1", "D", far)})

    assert whys(closed(Position(state, position.agenda)).values(), "fight the Auditor") == [
        ("MP-4.11.1", "Only on a neighbouring hex; this one is 2 hexes away")
    ]


def test_mp_4_13_3_a_conversion_says_which_elements_are_missing() -> None:
    asked = Position(turn().state, (ChooseConversions(seats=(0,), colour="green"),))
    told = closed(asked)

    assert len(told) == len(PACK.conversions)
    assert {one.rule for one in told.values()} == {"MP-4.13.3"}
    assert whys(told.values(), "Make mercury") == [
        ("MP-4.13.3", "Needs 1 iron and 1 water in your tower or with Ottilie, you have none of it")
    ]


def test_mp_4_15_4_an_item_says_that_no_slot_is_free() -> None:
    home = turn().state.alchemists["green"].tower
    worn, stored = "dagger", ("buckler", "satchel")
    position = turn(worn=(worn,), tower=replace(home, items=stored))
    slots = PACK.alchemists[position.state.alchemists["green"].character].slots
    chosen = ("buckler", worn, "satchel")[:slots]
    asked = Position(position.state, (ChooseWorn(seats=(0,), colour="green", chosen=chosen),))

    assert {one.about[0] for one in closed(asked).values()} == {
        f"recipe:{one}" for one in (worn, *stored) if one not in chosen
    }
    assert {(one.rule, one.why) for one in closed(asked).values()} == {
        ("MP-4.15.2", f"There are only {slots} places" if slots > 1 else "There is only one place")
    }


def test_mp_2_4_5_an_element_says_that_no_place_is_left() -> None:
    home = turn().state.alchemists["green"].tower
    position = turn(tower=replace(home, elements={"iron": 9}))
    asked = ChooseLoad(seats=(0,), colour="green", worn=(), chosen=("iron",) * 3)

    assert [(one.rule, one.why) for one in closed(Position(position.state, (asked,))).values()] == [
        ("MP-4.15.1", "There are only 3 places")
    ]


def test_mp_2_3_2_a_site_with_a_tower_is_named_by_its_land() -> None:
    asked = Position(turn().state, (ChooseTowerHex(seats=(0,), colour="yellow"),))
    taken = [one for one in closed(asked).values() if "tower stands there" in one.why]

    assert {one.rule for one in taken} == {"MP-2.3.2"}
    assert all("build the tower at (" in one.label for one in taken)


def test_mp_3_2_6_a_taken_character_is_named_by_its_figure_as_on_the_board() -> None:
    state = turn().state
    found = closed(Position(state, (ChooseCharacter(seats=(0,), alchemist=AlchemistPlan(0), reserved=()),)))
    taken = {f"figure:{colour}" for colour in state.alchemists}

    assert {id for one in found.values() for id in one.about if not id.startswith("seat:")} == taken
