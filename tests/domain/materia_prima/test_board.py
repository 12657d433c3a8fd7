"""Hex arithmetic and the assembled board. Source: MP-2.2."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from domain.kernel.errors import ContentError
from domain.materia_prima.board.hexes import DIRECTIONS, Hex, distance, neighbour, neighbours, rotated
from domain.materia_prima.board.pieces import (
    PLAIN,
    SLOT_CENTRES,
    Layout,
    Piece,
    PieceHex,
    Placement,
    Terrain,
    assemble,
    board_of,
)
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.queries.figures import figures_at, tower_at
from tests.domain.materia_prima.conftest import state_of

FLOWER = ((0, 0), *DIRECTIONS.values())
hexes = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


def flower(name: str, side: str = "a", **mines: str) -> Piece:
    """A piece of seven hexes; mines by direction."""
    terrain = {DIRECTIONS[direction]: element for direction, element in mines.items()}
    return Piece(name, side, tuple(PieceHex(at, mine=terrain.get(at)) for at in FLOWER))


def layout_of(*rotations: int, side: str = "a") -> Layout:
    """Pieces p0 to p6 in slots 0 to 6."""
    turns = rotations or (0,) * 7
    return Layout("test", tuple(Placement(f"p{slot}", side, turn) for slot, turn in enumerate(turns)))


PIECES = [flower(f"p{slot}", side, NE="fire" if side == "a" else "iron") for slot in range(7) for side in "ab"]


def test_mp_2_2_1_a_layout_says_piece_side_and_rotation_of_seven_slots() -> None:
    front, back = assemble(PIECES, layout_of()), assemble(PIECES, layout_of(side="b"))
    assert {one.mine for one in front.terrain.values()} == {"fire", None}
    assert {one.mine for one in back.terrain.values()} == {"iron", None}
    turned = assemble(PIECES, layout_of(0, 2, 0, 0, 0, 0, 0))
    assert front.terrain[3, 0].mine == "fire"
    assert turned.terrain[3, 0].is_plain
    assert turned.terrain[2, 2].mine == "fire"


def test_mp_2_2_1_a_layout_cannot_use_an_unknown_side() -> None:
    with pytest.raises(ContentError, match="p0, c"):
        assemble(PIECES, layout_of(side="c"))


def test_mp_2_2_1_two_pieces_cannot_cover_one_hex() -> None:
    with pytest.raises(ContentError, match="two pieces"):
        assemble(PIECES, layout_of(), [(0, 0)] * 7)


def test_mp_2_2_2_seven_flowers_make_a_larger_flower_of_49_hexes(pack: Pack) -> None:
    assert all({part.at for part in piece.hexes} == set(FLOWER) for piece in pack.content.pieces)
    board = assemble(PIECES, layout_of())
    assert len(board.hexes) == 49
    assert max(distance((0, 0), at) for at in board.hexes) == 4
    assert {rotated(at, 1) for at in board.hexes} == set(board.hexes)


def test_mp_2_2_2_a_pack_may_supply_other_hexes() -> None:
    wide = [Piece(f"p{slot}", "a", tuple(PieceHex((q, 0)) for q in range(4))) for slot in range(7)]
    board = assemble(wide, layout_of(), [(0, r) for r in range(7)])
    assert len(board.hexes) == 28


def test_mp_2_2_3_hexes_have_six_neighbours_two_of_them_left_and_right() -> None:
    assert list(DIRECTIONS) == ["NE", "E", "SE", "SW", "W", "NW"]
    assert neighbour((2, 1), "E") == (3, 1)
    assert neighbour((2, 1), "W") == (1, 1)
    assert neighbour((2, 1), "SW") == (1, 2)
    assert neighbour((2, 1), "own") == (2, 1)


def test_mp_2_2_4_coordinates_are_axial() -> None:
    assert neighbours((0, 0)) == ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
    assert neighbours((2, -1)) == ((3, -2), (3, -1), (2, 0), (1, 0), (1, -1), (2, -2))
    assert [distance((0, 0), at) for at in [(0, 0), (2, -1), (3, 0), (2, 1), (-3, 1)]] == [0, 2, 3, 3, 3]


@given(a=hexes, b=hexes, c=hexes)
def test_mp_2_2_4_distance_is_a_metric_of_single_steps(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    assert distance(a, c) <= distance(a, b) + distance(b, c)
    assert (distance(a, b) == 1) == (b in neighbours(a))
    assert a == b or min(distance(near, b) for near in neighbours(a)) == distance(a, b) - 1


def test_mp_2_2_5_slot_centres_tile_the_plane() -> None:
    assert SLOT_CENTRES == ((0, 0), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2))
    assert {distance((0, 0), centre) for centre in SLOT_CENTRES[1:]} == {3}
    covered = [(q + dq, r + dr) for q, r in SLOT_CENTRES for dq, dr in FLOWER]
    assert len(covered) == len(set(covered)) == 49


def test_mp_2_2_6_borders_between_pieces_do_not_matter(pack: Pack) -> None:
    board = pack.boards["open-country"]
    assert (2, 0) in board.adjacency[1, 0]  # slot 0 and slot 1
    assert board.adjacency[0, 0] == neighbours((0, 0))
    assert (2, 0) not in board.adjacency[0, 0]


def test_mp_2_2_6_hexes_off_the_board_are_not_adjacent(pack: Pack) -> None:
    board = pack.boards["open-country"]
    assert (-4, 4) not in board.terrain
    assert (-4, 4) not in board.adjacency[-3, 3]
    assert (-4, 4) not in board.adjacency
    assert board.adjacency[-3, 3] == ((-2, 2), (-2, 3), (-4, 3), (-3, 2))


def test_mp_2_2_7_each_hex_has_one_terrain(pack: Pack) -> None:
    for board in pack.boards.values():
        for terrain in board.terrain.values():
            assert (terrain.town is None) or (terrain.mine is None)
            assert terrain.is_plain == (terrain == PLAIN)
        assert sum(terrain.is_plain for terrain in board.terrain.values()) == 49 - 3 - 10


def test_mp_2_2_8_three_towns_each_once(pack: Pack) -> None:
    for board in pack.boards.values():
        assert set(board.towns) == {"T", "R", "G"}
        assert sorted(terrain.town for terrain in board.terrain.values() if terrain.town) == ["G", "R", "T"]
        assert all(board.terrain[at] == Terrain(town=letter) for letter, at in board.towns.items())
    assert "town-g = Gravit Muri" in pack.files["en.ftl"]


def test_mp_2_2_9_directions_refer_to_the_board_not_to_a_turned_piece() -> None:
    upright, turned = assemble(PIECES, layout_of()), assemble(PIECES, layout_of(1, 1, 1, 1, 1, 1, 1))
    assert upright.terrain[neighbour((0, 0), "NE")].mine == "fire"
    assert turned.terrain[neighbour((0, 0), "E")].mine == "fire"
    assert upright.adjacency == turned.adjacency


def test_mp_2_2_10_a_hex_holds_tower_figures_markers_and_loose_elements(pack: Pack) -> None:
    state = state_of(pack, "green", "yellow")
    home = state.alchemists["green"].tower.hex
    assert home is not None
    state = replace(state, markers={home: 1}, loose={home: {"fire": 2}})
    assert tower_at(state, home) == "green"
    assert list(figures_at(state, home)) == ["green"]
    assert state.markers[home] == 1
    assert state.loose[home] == {"fire": 2}


def test_mp_2_2_11_slots_are_numbered_in_the_order_of_their_centres() -> None:
    board = assemble([flower(f"p{slot}") for slot in range(7)], layout_of())
    for slot, centre in enumerate(SLOT_CENTRES):
        pieces = [flower(f"p{other}", NW="fire") if other == slot else flower(f"p{other}") for other in range(7)]
        marked = assemble(pieces, layout_of())
        changed = [at for at in board.hexes if marked.terrain[at] != board.terrain[at]]
        assert changed == [neighbour(centre, "NW")]


def test_mp_2_2_12_a_turn_takes_each_direction_to_the_next_clockwise() -> None:
    order = list(DIRECTIONS)
    for place, direction in enumerate(order):
        assert rotated(DIRECTIONS[direction], 1) == DIRECTIONS[order[(place + 1) % 6]]


@given(at=hexes, turns=st.integers(0, 5))
def test_mp_2_2_12_six_turns_lead_back(at: Hex, turns: int) -> None:
    assert rotated(rotated(at, turns), 6 - turns) == at
    assert distance((0, 0), rotated(at, turns)) == distance((0, 0), at)


@pytest.mark.parametrize(
    ("at", "turns", "expected"),
    [
        pytest.param((1, 0), 1, (0, 1), id="MP-9.202 (1,0) turned once"),
        pytest.param((1, -1), 1, (1, 0), id="MP-9.202 (1,-1) turned once"),
        pytest.param((1, 0), 3, (-1, 0), id="MP-9.202 (1,0) turned three times"),
        pytest.param((1, -1), 3, (-1, 1), id="MP-9.202 (1,-1) turned three times"),
    ],
)
def test_vector_mp_9_202_rotation(at: Hex, turns: int, expected: Hex) -> None:
    assert rotated(at, turns) == expected


def test_mp_2_1_18_hexes_stand_by_ascending_r_then_q(pack: Pack) -> None:
    for board in pack.boards.values():
        assert list(board.hexes) == sorted(board.terrain, key=lambda at: (at[1], at[0]))
        assert list(board.adjacency) == list(board.terrain) == list(board.hexes)
    assert board_of({(1, 0): PLAIN, (0, 1): PLAIN, (0, 0): PLAIN}).hexes == ((0, 0), (1, 0), (0, 1))
