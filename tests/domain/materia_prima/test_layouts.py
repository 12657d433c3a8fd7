"""Layouts of the board: ready, free, by chance. Source: MP-3.2.1."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from domain.kernel.errors import InvalidRequest
from domain.kernel.fact import CardsDrawn
from domain.materia_prima.board.pieces import Placement
from domain.materia_prima.campaign.chronicle import Carried, CarriedAlchemist, Chronicle, sheet
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.facts.setup import BoardLaidOut
from domain.materia_prima.queries.layouts import board_of, layout_faults, slots_of, word_of
from domain.materia_prima.queries.movement import board
from tests.domain.materia_prima.packs import inquisition, prima
from tests.domain.materia_prima.tables import PLAYERS, new_table
from tests.dsl import Scenario

SLOTS = prima().layouts["open-country"].slots
TURNED = tuple(replace(slot, rotation=(slot.rotation + 2) % 6) for slot in (SLOTS[1], SLOTS[0], *SLOTS[2:]))
"""A layout that the pack has not: two pieces changed places, and all are turned."""

POOR = tuple(replace(slot, side="b") if slot.piece in ("crossroads", "moor") else slot for slot in SLOTS)
"""Nothing but the sides keeps air away."""


def laid(slots: Any, **options: Any) -> Scenario:
    """A table of two that lays these pieces."""
    return new_table(*PLAYERS[:2], difficulty="easy", temple="sol", layout=to_builtins(slots), **options)


def test_mp_3_2_1_any_piece_lies_in_any_place_turned_as_one_likes(pack: Pack) -> None:
    table = laid(TURNED)

    table.then_includes(BoardLaidOut(word_of(TURNED)))
    assert board(table.state).towns == {"T": (0, 0), "R": (-3, 2), "G": (1, -3)}
    assert board(table.state) != pack.boards["open-country"]


def test_mp_3_2_1_a_free_layout_may_be_a_ready_one_and_is_the_same_map(pack: Pack) -> None:
    assert board(laid(SLOTS).state) == pack.boards["open-country"]


@pytest.mark.parametrize(
    ("slots", "says"),
    [
        ((*SLOTS[:6], replace(SLOTS[6], piece="lagoon")), "unknown: lagoon, side a"),
        ((*SLOTS[:6], replace(SLOTS[6], side="c")), "unknown: quarry, side c"),
        ((*SLOTS[:6], SLOTS[5]), "a layout needs 7 different pieces"),
        (SLOTS[:6], "a layout needs 7 different pieces"),
        (POOR, "no mine of air"),
    ],
)
def test_mp_3_2_1_a_free_layout_that_lacks_something_is_refused_saying_what(slots: Any, says: str) -> None:
    with pytest.raises(InvalidRequest, match=re.escape(says)) as error:
        laid(slots)
    assert "MP-3.2.1" in str(error.value)


@pytest.mark.parametrize(
    "layout", ["nowhere", 7, [1, 2], [{"piece": "quay"}], [to_builtins(SLOTS[0]) | {"rotation": 6}], word_of(SLOTS)]
)
def test_mp_3_2_1_what_is_no_layout_is_refused(layout: Any) -> None:
    with pytest.raises(InvalidRequest, match="layout"):
        new_table(*PLAYERS[:2], difficulty="easy", temple="sol", layout=layout)


def test_mp_3_2_1_a_town_or_a_way_between_the_parts_must_not_be_missing(pack: Pack) -> None:
    twice = [replace(one, hexes=prima().content.pieces[2].hexes) if one.id == "market" else one for one in pieces(pack)]
    apart = replace(pack.content.frame, centres=((20, 20), *pack.content.frame.centres[1:]))

    assert any("each of T, R, G" in fault for fault in layout_faults(changed(pack, pieces=tuple(twice)), SLOTS))
    assert any("hexes are connected" in fault for fault in layout_faults(changed(pack, frame=apart), SLOTS))


def pieces(pack: Pack) -> tuple[Any, ...]:
    return pack.content.pieces


def changed(pack: Pack, **tables: Any) -> Pack:
    """The pack with tables of its content changed, unchecked."""
    return Pack({"changed": repr(tables)}, replace(pack.content, **tables))


# By chance


@pytest.mark.parametrize("pack", [prima(), inquisition()], ids=["prima", "inquisition"])
def test_mp_3_2_1_by_chance_the_pieces_lie_as_they_are_drawn(pack: Pack) -> None:
    layouts = set()
    for seed in range(12):
        table = new_table((), (), pack=pack, difficulty="easy", scenario=list(pack.scenarios)[1])
        table._fate._rest.seed = seed
        table.answers(0, "layout:random")
        slots = slots_of(table.state.layout)
        assert not list(layout_faults(pack, slots))
        assert board(table.state) == board_of(pack, table.state.layout)
        layouts.add(slots)
    assert len(layouts) == 12
    assert max(Counter(slots[0].piece for slots in layouts).values()) < 8
    assert {slot.rotation for slots in layouts for slot in slots} == set(range(6))


def test_mp_3_2_1_each_piece_lies_as_it_was_drawn_first() -> None:
    wanted = [word_of([slot]) for slot in TURNED]
    table = new_table(*PLAYERS[:2], difficulty="easy", draws={"pieces": tuple(wanted)}, layout="random")

    assert slots_of(table.state.layout) == TURNED
    drawn = next(one.fact for one in table.stated if isinstance(one.fact, CardsDrawn) and one.fact.pile == "pieces")
    assert len(drawn.cards) == 7 * 2 * 6 and not table.state.pools["pieces"]


def test_mp_3_2_1_what_drawn_sides_lack_is_mended_by_other_sides() -> None:
    assert list(layout_faults(prima(), POOR)) == ["no mine of air; add one"]
    draws = {"pieces": tuple(word_of([slot]) for slot in POOR)}
    table = new_table(*PLAYERS[:2], difficulty="easy", draws=draws, layout="random")

    slots = slots_of(table.state.layout)
    assert [slot.piece for slot in slots] == [slot.piece for slot in SLOTS]
    assert not list(layout_faults(prima(), slots))
    assert sum(a.side != b.side for a, b in zip(slots, POOR, strict=True)) == 1


# The campaign goes on with it


@pytest.mark.rule("MP-3.2.1", "MP-7.4.1")
def test_a_free_layout_is_noted_and_the_next_scenario_is_played_on_it(pack: Pack) -> None:
    word = word_of(TURNED)
    tower = next(hex for hex in board_of(pack, word).hexes if board_of(pack, word).terrain[hex].is_plain)
    other = next(hex for hex in reversed(board_of(pack, word).hexes) if board_of(pack, word).terrain[hex].is_plain)
    people = [(0, *PLAYERS[0], tower), (1, *PLAYERS[1], other)]
    carried = Carried(word, tuple(CarriedAlchemist(*one, soul_stones=1) for one in people))  # type: ignore[arg-type]
    table = new_table((), (), campaign=to_builtins(carried), difficulty="easy", temple="sol")

    assert table.state.layout == word
    chronicle = Chronicle("Ours", ("A", "B"), pack.id, "1", carried=carried)
    assert {mark for _, mark in sheet(chronicle, pack).board} >= {"T", "R", "G"}


@pytest.mark.parametrize("word", ["", "nowhere", "quay/a/0", word_of([*SLOTS[:6], Placement("quarry", "a", 9)])])
def test_mp_3_2_1_a_chronicle_with_a_layout_that_cannot_be_is_refused(word: str) -> None:
    people = (("green", "ottilie-krahl"), ("yellow", "bonifaz-quendel"))
    carried = Carried(word, tuple(CarriedAlchemist(n, *one, (0, n), 1) for n, one in enumerate(people)))

    with pytest.raises(InvalidRequest, match="layout"):
        new_table((), (), campaign=to_builtins(carried), difficulty="easy", temple="sol")
