"""What a reader may not know is in none of its board, its menu and its chronicle. Source: TG-2.3.6, 2.3.7."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from domain.kernel.chance.seal import knowing
from domain.kernel.position import Position
from domain.kernel.task import Option
from domain.tainted_grail.facts.cards import HandGrew
from domain.tainted_grail.facts.items import SecretGained
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.queries.knowledge import known_to
from domain.tainted_grail.state import State
from projections.board.ids import kind_of
from projections.drawing.svg import svg
from projections.menu import menu
from projections.tainted_grail import ids
from projections.tainted_grail.view import GAME_VIEW as VIEW
from projections.tainted_grail.words import naming
from tests.domain.tainted_grail.fixtures import C1, C2, C3, begun, encounter, hers
from tests.domain.tainted_grail.wild_pack import wild
from tests.dsl import Scenario
from tests.projections.tainted_grail.worded import Step, answered, chapter, messages_of, played

WORDS = messages_of(wild(), "en")


def known(position: Position[State], seat: int | None) -> Position[State]:
    return Position(known_to(position.state, seat), position.agenda)


def hidden_cards(state: State, seat: int | None) -> Iterator[str]:
    """The cards in hands of other seats, and those that others look at."""
    hands = state.encounter.participants if state.encounter else {}
    for name, one in state.characters.items():
        if one.seat != seat:
            yield from (*one.looking, *(hands[name].hand if name in hands else ()))


def hands_at(step: Step) -> State:
    state: State = step.before.state
    return state


@pytest.mark.parametrize("seat", [1, None])
def test_tg_2_3_6_boards_and_menus_name_no_card_of_a_hidden_hand(seat: int | None) -> None:
    seen = 0
    for step in played(3, 2, hands="own", avoid=("flee", "propose-flight")):
        cards = [*hidden_cards(hands_at(step), seat)]
        hidden = [*cards, *(str(naming.card_name(WORDS, card)) for card in cards)]
        position = known(step.before, seat)
        view = VIEW.board(position, WORDS)
        told = json.dumps({name: part for name, part in view.items() if name != "cards"})
        told += json.dumps([one.label for one in actions(position, step.menu, seat)])
        assert [name for name in hidden if f'"{name}"' in told or f"“{name}”" in told] == []
        seen += len(hidden)
    assert seen > 100


def actions(position: Position[State], options: tuple[Option, ...], seat: int | None) -> tuple[Any, ...]:
    return menu(VIEW, position, options, seat, 1, WORDS).actions if seat is not None else ()


def test_tg_2_3_6_the_story_tells_others_only_how_many_cards_are_drawn() -> None:
    drawn, named = set[str](), set[str]()
    for step in played(3, 2, hands="own", avoid=("flee", "propose-flight")):
        told = chapter(step, WORDS, knowing(TAINTED_GRAIL, None))
        grown = {one.version for one in step.entries if isinstance(one.fact, HandGrew)}
        drawn |= {line.text for line in told.events if line.v in grown}
        named |= {kind_of(id) for line in told.events if line.v in grown for id in line.about}
    assert len(drawn) > 3 and named == {"character"}
    assert [text for text in drawn if "“" in text] == []
    assert any(text.endswith("draws one card.") for text in drawn)


def test_tg_2_3_4_a_secret_is_shown_only_when_somebody_owns_it() -> None:
    scenario = fight_of_two()
    hidden = json.dumps(VIEW.board(scenario.position, WORDS))
    shown = json.dumps(VIEW.board(scenario.given(SecretGained("beor", "secret:1", True)).position, WORDS))

    assert ("secret:1" in hidden, "secret:1" in shown) == (False, True)
    text = json.dumps(WORDS.say("secret-1-text"))
    assert (text in hidden, text in shown) == (False, True)


def fight_of_two() -> Scenario:
    """Beor of seat 0 and Ailei of seat 1 are about to begin, each seeing the own hand alone."""
    hands = {"beor": (C1, C2), "ailei": (hers(C1),)}
    return begun(encounter("beor", "ailei", pack=wild(), hands=hands, seen="own"))


def test_tg_2_3_6_a_hidden_hand_is_as_many_face_down_cards() -> None:
    view = VIEW.board(known(fight_of_two().position, 1), WORDS)
    ailei, beor = view["encounter"]["participants"]

    assert beor["hand"] == [{"id": "hand:beor/0"}, {"id": "hand:beor/1"}]
    assert ailei["hand"] == [{"id": ids.card(hers(C1))}]


@pytest.mark.parametrize("seat", [1, None])
def test_tg_2_3_6_tables_that_differ_in_hidden_cards_show_the_same_board_and_picture(seat: int | None) -> None:
    shown, printed = [], VIEW.printing.of(wild(), WORDS)
    for cards in ((C1, C2), (C2, C3)):
        hands = {"beor": cards, "ailei": (hers(C1),)}
        scenario = begun(encounter("beor", "ailei", pack=wild(), hands=hands, seen="own"))
        board = VIEW.board(known(scenario.position, seat), WORDS)
        shown.append((json.dumps(board), svg(VIEW.picture(board, printed, WORDS), "", "en")))
    assert shown[0] == shown[1]


def test_a_laid_card_that_nobody_else_saw_is_named_when_it_lies_there() -> None:
    scenario = fight_of_two()
    name = naming.card(WORDS, C1)
    step = answered(scenario.answers(0, "activate:beor"), 0, "lay:0")
    told = [chapter(step, WORDS, knowing(TAINTED_GRAIL, seat)) for seat in (0, 1)]

    assert [one.title for one in told] == [f"Beor lays {name}", "Beor lays a card"]
    assert [any(name in line.text for line in one.events) for one in told] == [False, True]
