"""Boards are made of sections that read what they declare, and have the form that their game declares."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import Any

import msgspec
import pytest
from msgspec import ValidationError
from msgspec.structs import fields

from domain.kernel.position import Position
from projections.board.sections import Section
from projections.catalogue import CATALOGUE
from projections.view import View
from tests.domain.materia_prima.packs import inquisition, prima
from tests.domain.tainted_grail.wild_pack import wild
from tests.golden.positions import Sight, named, sights, view_of
from tests.golden.record import Golden, kept
from tests.projections.board.declared import assert_has_form, assert_reads_what_it_declares
from tests.projections.materia_prima.whole_games import random_game, rare_steps
from tests.projections.tainted_grail.worded import played
from tests.toy import ToyPack, ToyState
from tests.toy.view import TOY_VIEW

VIEWS = [*(view for _, view in CATALOGUE.values()), TOY_VIEW]
every_game = pytest.mark.parametrize("view", VIEWS, ids=lambda view: view.game.id)


BYTES_MAX = {("tainted-grail", 3, False): 11_800, ("tainted-grail", 3, True): 15_800}
"""Game, characters and whether it is a campaign's -> the bytes of a board, without the version, the digest and the
pack: 12 kB and 16 kB with them.
"""


def assert_is_made_of_sections(view: View, shown: Iterator[Sight]) -> None:
    count = 0
    for position, _, messages in shown:
        board = view.board(position, messages)
        assert_has_form(view, board)
        assert_reads_what_it_declares(view, position, messages, board)
        kind = view.game.id, len(board.get("characters", ())), "campaign" in board
        assert len(msgspec.json.encode(board)) <= BYTES_MAX.get(kind, inf)
        count += 1
    assert count > 1


@pytest.mark.parametrize("golden", kept(), ids=lambda golden: golden.name)
def test_every_board_of_a_golden_game_has_the_form_and_reads_what_it_declares(golden: Golden) -> None:
    assert_is_made_of_sections(view_of(golden), sights(golden))


@pytest.mark.parametrize("pack", [prima(), inquisition()], ids=lambda pack: pack.id)
def test_boards_of_games_with_every_scenario_do_too(pack: Any) -> None:
    view = CATALOGUE["materia-prima"][1]
    messages = view.messages_of(pack, "en")
    for seed, scenario in enumerate(pack.scenarios):
        steps = list(random_game(pack, seed, 1 + seed % 4, rich=True, scenario=scenario))[::12]
        assert_is_made_of_sections(view, (Sight(step.before, None, messages) for step in steps))


def test_boards_of_rare_moments_do_too() -> None:
    prima_view, grail_view = (CATALOGUE[game][1] for game in ("materia-prima", "tainted-grail"))
    rare = (Sight(step.before, None, prima_view.messages_of(prima(), "de")) for step in rare_steps(prima()))
    wild_messages = named(grail_view, wild(), "de")
    arenas = (Sight(step.before, None, wild_messages) for seed in range(3) for step in played(seed, 1 + seed))

    assert_is_made_of_sections(prima_view, rare)
    assert_is_made_of_sections(grail_view, arenas)


def toy(**parts: Any) -> Position[Any]:
    return Position(ToyState(pack=ToyPack({}), seats=1, **parts))


def test_a_section_that_reads_more_than_it_declares_is_found() -> None:
    greedy = Section("points", lambda position, messages: {"points": position.state.points}, frozenset({"hands"}))
    named_twice = Section("next", lambda position, messages: {"next": len(position.agenda)}, frozenset())
    messages = TOY_VIEW.messages_of(ToyPack({}), "en")
    for section in (greedy, named_twice):
        view = TOY_VIEW._replace(sections=(section,))
        with pytest.raises((AssertionError, TypeError)):
            assert_reads_what_it_declares(view, toy(), messages, view.board(toy(), messages))


def test_a_board_with_more_or_less_or_otherwise_is_found() -> None:
    board = TOY_VIEW.board(toy(), TOY_VIEW.messages_of(ToyPack({}), "en"))
    assert_has_form(TOY_VIEW, board)
    with pytest.raises(AssertionError):
        assert_has_form(TOY_VIEW, board | {"more": 1})
    with pytest.raises(ValidationError):
        assert_has_form(TOY_VIEW, {name: value for name, value in board.items() if name != "deck"})
    with pytest.raises(ValidationError):
        assert_has_form(TOY_VIEW, board | {"points": "0"})


@every_game
def test_sections_declare_fields_of_the_state_and_have_names_of_their_own(view: View) -> None:
    assert {name for one in view.sections for name in one.reads} <= {one.name for one in fields(view.game.state)}
    assert len({one.name for one in view.sections}) == len(view.sections)


@every_game
def test_a_form_makes_a_schema(view: View) -> None:
    (board,), parts = msgspec.json.schema_components([view.board_form])

    assert board == {"$ref": f"#/$defs/{view.board_form.__name__}"}
    assert all(one.get("description") for one in parts.values())


def test_games_call_no_two_parts_alike() -> None:
    """So that one document can hold the schemas of all games under their plain names."""
    _, parts = msgspec.json.schema_components([view.board_form for view in VIEWS])

    assert [name for name, one in parts.items() if name != one["title"]] == []
