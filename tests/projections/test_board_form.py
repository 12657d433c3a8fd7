"""Every board has the form that its game declares, in every language and for every reader."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import ValidationError

from projections.catalogue import CATALOGUE
from projections.view import View
from tests.golden.positions import sights, view_of
from tests.golden.record import Golden, kept
from tests.toy.view import TOY_VIEW

VIEWS = [*(view for _, view in CATALOGUE.values()), TOY_VIEW]


def assert_has_form(view: View, board: Any) -> None:
    """Decoding refuses what is missing or has another type, and drops what the form does not name."""
    body = msgspec.json.encode(board)
    assert msgspec.json.decode(body, type=view.board_form, strict=True) == msgspec.json.decode(body)


@pytest.mark.parametrize("golden", kept(), ids=lambda golden: golden.name)
def test_every_board_of_a_golden_game_has_the_form(golden: Golden) -> None:
    view = view_of(golden)
    for sight in sights(golden):
        assert_has_form(view, view.board(sight.position, sight.messages))


def test_a_board_with_more_or_less_or_otherwise_is_found() -> None:
    board = {"points": 0, "discard": [], "deck": 6, "hands": {}, "next": [0]}
    assert_has_form(TOY_VIEW, board)
    with pytest.raises(AssertionError):
        assert_has_form(TOY_VIEW, board | {"more": 1})
    with pytest.raises(ValidationError):
        assert_has_form(TOY_VIEW, {name: value for name, value in board.items() if name != "deck"})
    with pytest.raises(ValidationError):
        assert_has_form(TOY_VIEW, board | {"points": "0"})


@pytest.mark.parametrize("view", VIEWS, ids=lambda view: view.game.id)
def test_a_form_makes_a_schema(view: View) -> None:
    (board,), parts = msgspec.json.schema_components([view.board_form])

    assert board == {"$ref": f"#/$defs/{view.board_form.__name__}"}
    assert all(one.get("description") for one in parts.values())


def test_games_call_no_two_parts_alike() -> None:
    """So that one document can hold the schemas of all games under their plain names."""
    _, parts = msgspec.json.schema_components([view.board_form for view in VIEWS])

    assert [name for name, one in parts.items() if name != one["title"]] == []
