"""What is missing for an action of Materia Prima, in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.position import Position
from domain.kernel.registry import options
from domain.materia_prima.queries.movement import board
from domain.materia_prima.state import Inquisitor, State
from domain.materia_prima.tasks.alarm import PlaceInquisitor
from domain.materia_prima.tasks.campaign import ChooseCarriedThing
from domain.materia_prima.tasks.combat import ChooseLost
from domain.materia_prima.tasks.exchange import ChooseGifts, ChooseReturns
from domain.materia_prima.tasks.setup import AlchemistPlan, ChooseCharacter, ChooseTowerHex
from domain.materia_prima.tasks.tower import ChooseConversions, ChooseLoad, ChooseWorn
from domain.materia_prima.tasks.town import ChoosePrice
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
    assert whys(found.values(), "look for a recipe") == [("MP-4.7.9", "Only in a town")], "told once for all kinds"


def test_mp_4_13_1_a_conversion_says_what_there_is() -> None:
    found = closed(turn(carried={"iron": 1}), "de")
    assert whys(found.values(), "umwandeln") == [("MP-4.13.1", "Aus 1 Eisen allein lässt sich nichts umwandeln")]


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


def trading(own: dict[str, int], other: dict[str, int]) -> State:
    """Green carries these and may carry three, yellow those and may carry four."""
    state = turn(carried=own).state
    yellow = replace(state.alchemists["yellow"], carried=other)
    return replace(state, alchemists={**state.alchemists, "yellow": yellow})


def reasons(state: State, question: Any, language: str = "en") -> dict[str, tuple[str, str]]:
    """Label -> rule and reason of what is closed at a question."""
    return {label: (one.rule, one.why) for label, one in closed(Position(state, (question,)), language).items()}


def test_mp_4_12_4_a_gift_says_what_the_partner_can_hold_and_give_back() -> None:
    gifts = ChooseGifts(seats=(0,), figure="green", partner="yellow", chosen=("fire",))
    told = reasons(trading({"air": 1, "fire": 2}, {"fire": 3, "air": 1}), gifts)
    assert told["Give one fire"] == (
        "MP-4.12.4",
        "Bonifaz carries at most 4 elements, has 4 and could give back only 1",
    )
    nothing = ChooseGifts(seats=(0,), figure="green", partner="yellow")
    assert reasons(trading({"air": 1}, {}), nothing)["Give nothing"] == (
        "MP-4.12.4",
        "Nothing has been chosen yet, and an exchange of nothing is none",
    )


def test_mp_4_12_4_what_is_taken_says_how_much_must_come_back_and_how_much_fits() -> None:
    state = trading({"air": 2, "earth": 1}, {"fire": 3, "air": 1})
    asked = ChooseReturns(seats=(0,), figure="green", partner="yellow", given={"air": 2}, chosen=("fire",))
    told = reasons(state, asked)
    assert told["Take one air"] == ("MP-4.12.5", "Air is what is being given")
    assert told["Ask for nothing more"] == (
        "MP-4.12.4",
        "Bonifaz has no room: at least 2 elements must come back, 1 chosen",
    )
    full = ChooseReturns(seats=(0,), figure="green", partner="yellow", given={"air": 1}, chosen=("fire",))
    assert reasons(state, full, "de")["Feuer nehmen"] == (
        "MP-4.12.4",
        "Ottilie trägt höchstens 3 Elemente und hat hier Platz für 1",
    )


def test_mp_4_17_2_an_element_says_why_it_does_not_pay_the_price() -> None:
    state = turn(hex=board(turn().state).towns["T"]).state
    extension = next(one for one in PACK.extensions.values() if one.price.different == 2 and one.price.level == 2)
    state = replace(state, extensions={**state.extensions, "T": extension.id})
    two = [kind for kind, level in PACK.level.items() if level == 2][:3]
    green = replace(state.alchemists["green"], carried={**dict.fromkeys(two, 1), "iron": 1})
    state = replace(state, alchemists={**state.alchemists, "green": green})
    told = reasons(state, ChoosePrice(seats=(0,), colour="green", chosen=(two[0],)))
    assert told["Pay one iron"] == ("MP-4.17.2", "Iron is of level 1, the price asks for level 2")
    assert ("MP-4.17.2", "2 different elements are asked for, so each kind pays once") in told.values()


@pytest.mark.parametrize(("language", "who"), [("en", "Ottilie stands there"), ("de", "Dort steht Ottilie")])
def test_mp_4_6_8_a_nearer_hex_for_an_inquisitor_says_who_stands_there(language: str, who: str) -> None:
    state = turn().state
    card = next(one for one in PACK.alarm_cards.values())
    town = board(state).towns[card.town]
    state = replace(turn(hex=town).state, alarm_discard=(card.id,))
    told = reasons(state, PlaceInquisitor(seats=(0,), type="A"), language)
    assert ("MP-4.6.8", who) in told.values()


def test_mp_6_7_3_an_element_that_is_not_lost_says_that_the_die_chose_another_level() -> None:
    home = turn().state.alchemists["green"].tower
    state = turn(tower=replace(home, elements={"iron": 1, "copper": 2})).state
    told = reasons(state, ChooseLost(seats=(0,), colour="green", level=1, count=1, chosen=()))
    assert list(told.values()) == [("MP-6.7.3", "The die has chosen another level")]


@pytest.mark.parametrize(
    ("language", "why"),
    [("en", "It takes a stone fragment of level 2"), ("de", "Dafür braucht es ein Steinfragment der Stufe 2")],
)
def test_mp_7_3_2_a_thing_that_stays_behind_says_which_fragment_it_takes(language: str, why: str) -> None:
    home = turn().state.alchemists["green"].tower
    state = turn(
        soul_stones=1, worn=("dagger",), tower=replace(home, items=("rapier",), fragments=("black-crow",))
    ).state
    told = reasons(state, ChooseCarriedThing(seats=(0,), colour="green", level=1), language)
    assert list(told.values()) == [("MP-7.3.2", why)]
