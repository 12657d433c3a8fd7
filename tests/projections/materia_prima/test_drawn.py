"""The board as a drawing on its own, which pages and other sites show."""

from __future__ import annotations

from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest
from msgspec.structs import replace

from domain.kernel.position import Position
from domain.materia_prima.state import State
from projections.materia_prima.page.signs import SIGNS
from projections.materia_prima.view import GAME_VIEW as VIEW
from tests.projections.known_ids import ids_in
from tests.projections.materia_prima.busy_board import PACK, busy
from tests.projections.materia_prima.page.laid_out import PRINTED, WORDS
from tests.projections.materia_prima.whole_games import random_game

SVG = "{http://www.w3.org/2000/svg}"
LEFT_TO_THE_BOARD = ("seat", "difficulty", "layout", "element")
"""Kinds of things that are no more than named in the drawing, or not at all."""


def drawn(position: Position[Any], language: str = "en", title: str = "Materia Prima, 7") -> Element:
    """The drawing of a position."""
    board = VIEW.board(position, WORDS[language])
    picture = VIEW.svg(board, PRINTED[language], WORDS[language], title)
    assert picture is not None
    return fromstring(picture)


def ids(picture: Element) -> set[str]:
    """The ids of all that is drawn."""
    return {one.get("data-id", "") for one in picture.iter() if one.get("data-id")}


def texts(picture: Element) -> list[str]:
    """All that is written."""
    return [one.text or "" for one in picture.iter(f"{SVG}text")]


def size(picture: Element) -> tuple[int, int]:
    """Width and height."""
    return int(picture.get("width", "")), int(picture.get("height", ""))


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_things_of_a_game_are_drawn_with_their_ids_and_names(language: str) -> None:
    for step in [*random_game(PACK, 4, 4, rich=True)][::97]:
        picture = drawn(step.before, language)
        board = VIEW.board(step.before, WORDS[language])
        slots = [{"id": one["id"]} for one in board["slots"]]
        shown = {**board, "slots": slots, "decks": [], "removed": [], "temple": None}
        wanted = {id for id in ids_in(shown) if not id.startswith(LEFT_TO_THE_BOARD)}
        named = [one for one in picture.iter() if one.get("data-id")]

        assert wanted <= ids(picture)
        assert all(one.findtext(f"{SVG}title") for one in named)
        assert size(picture)[0] < 1300


def test_names_and_numbers_of_the_board_are_written() -> None:
    written = texts(drawn(Position(busy("green", "yellow"))))

    assert {"Ottilie Krahl", "Bonifaz Quendel", "Aeribos", "Tessara Portus", "The Black Work"} <= set(written)
    assert any(one.startswith("Day 1 of 16") for one in written)
    assert any(one.startswith("att 3") for one in written)


def test_a_drawing_has_its_own_colours_signs_and_words_and_nothing_else() -> None:
    picture = drawn(Position(busy("green", "yellow")), "de", "Tisch <7> & mehr")
    style = picture.findtext(f"{SVG}style") or ""
    symbols = {one.get("id") for one in picture.iter(f"{SVG}symbol")}
    uses = {one.get("href", "").removeprefix("#") for one in picture.iter(f"{SVG}use")}

    assert picture.findtext(f"{SVG}title") == "Tisch <7> & mehr" and picture.get("lang") == "de"
    assert "prefers-color-scheme:dark" in style and "url(" not in style and "@import" not in style
    assert uses <= symbols and {f"s-{name}" for name in SIGNS} <= symbols
    classes = {name for one in picture.iter() for name in one.get("class", "").split()}
    assert [one for one in classes if f".{one}" not in style and one not in UNSTYLED] == []


UNSTYLED = {"hex", "compass", "map", "m", "fl", "vb"}
"""Classes that mean something on the page alone."""


def test_more_people_and_things_need_more_room_below_the_map() -> None:
    state = busy("green", "yellow")
    many: State = replace(state, homunculi={})

    assert size(drawn(Position(state)))[1] > size(drawn(Position(many)))[1]


def test_a_table_that_is_being_set_up_has_a_drawing() -> None:
    first = next(random_game(PACK, 1)).before

    assert "The Black Work" in texts(drawn(first))
