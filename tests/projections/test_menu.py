"""The menu: what a seat may do now, in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count

import msgspec
from msgspec.structs import replace

from domain.kernel.position import Position
from domain.kernel.registry import options
from domain.kernel.task import Option
from domain.materia_prima.game import MATERIA_PRIMA
from domain.materia_prima.state import Inquisitor, State
from domain.materia_prima.tasks.setup import ChooseTowerHex
from domain.materia_prima.tasks.turn import TakeTurn
from projections.explanation import Closing, Explanation
from projections.materia_prima.view import GAME_VIEW as VIEW
from projections.materia_prima.words import naming
from projections.menu import Menu, menu
from projections.menu.closed import CLOSED_MAX, closed_answers
from tests.domain.materia_prima.conftest import state_of
from tests.domain.materia_prima.packs import prima
from tests.toy import Turn, toy_state
from tests.toy.view import TOY_VIEW

PACK = prima()
ENGLISH, GERMAN = (VIEW.messages_of(PACK, language) for language in ("en", "de"))


def turn_of(colour: str) -> Position[State]:
    state = state_of(PACK, "green", "yellow")
    return Position(state, (TakeTurn(seats=(state.alchemists[colour].seat,), colour=colour),))


def all_options(position: Position[State]) -> tuple[Option, ...]:
    asked = tuple(options(position.state, position.question)) if position.question else ()
    return (*asked, *MATERIA_PRIMA.always(position.state))


def menu_of(position: Position[State], seat: int) -> Menu:
    return menu(VIEW, position, all_options(position), seat, 17, ENGLISH)


def test_a_seat_whose_turn_it_is_sees_its_options_in_words() -> None:
    told = menu_of(turn_of("green"), 0)

    assert told.prompt == "What does Ottilie Krahl do next? Actions left: three."
    assert [action.command.key for action in told.actions] == [
        option.key for option in all_options(turn_of("green")) if option.seat == 0
    ]
    steps = [action.label for action in told.actions if action.command.key.startswith("move:")]
    assert "Ottilie: move south-east to Gravit Muri" in steps
    assert not any("(" in step for step in steps), "the map shows no coordinates"


def test_a_turn_without_actions_does_not_count_them() -> None:
    position = turn_of("green")
    green = position.state.alchemists["green"]
    tired = replace(position.state, alchemists={**position.state.alchemists, "green": replace(green, acted=9)})
    spent = Position(tired, position.agenda)
    told = [menu(VIEW, spent, all_options(spent), 0, 17, messages).prompt for messages in (ENGLISH, GERMAN)]

    assert told == [
        "No actions are left. What else does Ottilie Krahl do?",
        "Es sind keine Aktionen übrig. Was tut Ottilie Krahl noch?",
    ]


def test_every_command_carries_the_version_that_it_was_offered_at() -> None:
    assert {action.command.version for action in menu_of(turn_of("green"), 0).actions} == {17}


def test_only_the_answer_for_an_absent_seat_is_the_default() -> None:
    usual = [action.command.key for action in menu_of(turn_of("green"), 0).actions if action.default]

    assert usual == ["end-turn"]


def test_a_seat_that_is_not_asked_sees_only_what_is_always_open() -> None:
    told = menu_of(turn_of("green"), 1)

    assert told.prompt is None
    assert [(action.command.key, action.default) for action in told.actions] == [("concede", False)]


def test_nobody_has_anything_to_do_before_the_start_and_after_the_end() -> None:
    over = Position(state_of(PACK, "green", "yellow"), ())

    assert menu(VIEW, None, (), 0, 3, ENGLISH) == Menu(3, 0, None, ())
    assert menu(VIEW, over, (), 0, 3, ENGLISH).actions == ()


def test_a_menu_is_what_the_api_promises() -> None:
    told = msgspec.to_builtins(menu_of(turn_of("yellow"), 1))

    assert set(told) == {"version", "seat", "prompt", "actions"}
    assert set(told["actions"][0]) == {
        "label",
        "rule",
        "default",
        "command",
        "mark",
        "about",
        "group",
        "detail",
        "warning",
        "undo",
        "suggested",
        "beside",
    }
    assert set(told["actions"][0]["command"]) == {"key", "version"}


def test_the_odds_of_a_fight_stand_beside_it() -> None:
    position = turn_of("green")
    near = PACK.boards["open-country"].adjacency[position.state.alchemists["green"].hex][-1]
    state = msgspec.structs.replace(position.state, inquisitors={"d-1": Inquisitor("d-1", "D", near)})
    fought = Position(state, position.agenda)
    labels = {
        messages.language: [action.label for action in menu(VIEW, fought, all_options(fought), 0, 1, messages).actions]
        for messages in (ENGLISH, GERMAN)
    }

    assert "Ottilie: fight the Auditor with three dice, defence 2" in labels["en"]
    assert "Ottilie: mit drei Würfeln gegen den Revisor kämpfen, Verteidigung 2" in labels["de"]


def test_a_place_for_a_tower_says_what_is_near() -> None:
    state = state_of(PACK, "green", "yellow")
    position = Position(state, (ChooseTowerHex(seats=(0,), colour="green"),))
    labels = [action.label for action in menu(VIEW, position, all_options(position), 0, 1, ENGLISH).actions]
    german = [action.label for action in menu(VIEW, position, all_options(position), 0, 1, GERMAN).actions]

    assert any(re.search(r"beside (the \w+ mine|mines of .*), (\w+ steps from|beside) ", label) for label in labels)
    assert any(re.search(r"neben den Minen mit .*, (\w+ Schritte bis|neben) ", label) for label in german)


def test_what_can_be_had_stands_beside_exchange_convert_and_equip() -> None:
    state = state_of(PACK, "green", "yellow")
    green, yellow = state.alchemists["green"], state.alchemists["yellow"]
    tower = replace(green.tower, elements={"air": 2}, items=("buckler",))
    assert tower.hex
    home = replace(green, hex=tower.hex, tower=tower)
    near = PACK.boards["open-country"].adjacency[tower.hex][0]
    guest = replace(yellow, hex=near, carried={"iron": 2})
    both = replace(state, alchemists={"green": home, "yellow": guest})
    position = Position(both, (TakeTurn(seats=(0,), colour="green"),))
    labels = [action.label for action in menu(VIEW, position, all_options(position), 0, 1, ENGLISH).actions]

    assert "Ottilie: exchange elements with Bonifaz, who carries two iron" in labels
    assert "Ottilie: repack and change items (in the tower: 2 air and “Buckler”)" in labels


def test_what_is_closed_is_bounded_however_much_a_game_seeks() -> None:
    looked_at: list[int] = []

    def endless(state: object, question: object, seat: int) -> Iterator[str]:
        for number in count():
            looked_at.append(number)
            yield f"roll:{number + 10}"

    view = TOY_VIEW._replace(explanation=Explanation(closing=Closing(sought=endless)))
    position = Position(toy_state(2), (Turn(seats=(0,)),))
    told = closed_answers(view, position, ("roll:12",), 0, TOY_VIEW.messages_of(None, "en"))

    assert len(told) == CLOSED_MAX and "Roll:12" not in [one.label for one in told]
    assert len(looked_at) == CLOSED_MAX + 1


def test_each_kind_of_a_list_of_elements_has_its_own_number() -> None:
    listed, alone = {"fire": 2, "iron": 1, "air": 0}, {"iron": 1}
    assert (naming.elements(ENGLISH, listed), naming.elements(ENGLISH, alone)) == ("2 fire and 1 iron", "one iron")
    assert (naming.elements(GERMAN, listed), naming.elements(GERMAN, alone)) == ("2 Feuer und 1 Eisen", "Eisen")
