"""The geometry of the board: pure hex arithmetic, and the map that seven pieces make."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated

from msgspec import Meta, Struct

from domain.kernel.errors import ContentError

Hex = tuple[int, int]
"""Axial coordinates (q, r), corner at the top. Source: MP-2.2.4."""

DIRECTIONS: Mapping[str, Hex] = {"NE": (1, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1)}
"""The six steps, in the order in which defaults and inquisitors try them. Source: MP-2.2.3, 2.2.4."""

SLOT_CENTRES: tuple[Hex, ...] = ((0, 0), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2))
"""Where the centres of the seven pieces lie, slot 0 first. Source: MP-2.2.5, 2.2.11."""


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    """What a hex is: a town (letter), a mine (element id) or, with neither, plain. Source: MP-2.2.7."""

    town: str | None = None
    mine: str | None = None

    @property
    def is_plain(self) -> bool:
        """Whether it is neither town nor mine."""
        return self.town is None and self.mine is None


PLAIN = Terrain()


class PieceHex(Struct, frozen=True, forbid_unknown_fields=True):
    """A hex of a piece, `at` relative to the piece's centre."""

    at: Hex
    town: str | None = None
    mine: str | None = None


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a board piece. Source: MP-2.2.1, 2.2.2."""

    id: str
    side: str
    hexes: tuple[PieceHex, ...]


class Placement(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece in a slot, this side up, turned by `rotation` times 60 degrees clockwise. Source: MP-2.2.12."""

    piece: str
    side: str
    rotation: Annotated[int, Meta(ge=0, le=5)] = 0


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    """A way to lay the board out: what lies in slots 0 to 6. Source: MP-2.2.1, 2.2.11."""

    id: str
    slots: tuple[Placement, ...]


class Board(Struct, frozen=True):
    """The assembled map, one whole: borders between pieces do not matter. Source: MP-2.2.6 to 2.2.8.

    hexes: by ascending r, then q (MP-2.1.18); adjacency: neighbours on the board, from NE clockwise;
    towns: letter -> hex.
    """

    terrain: Mapping[Hex, Terrain]
    hexes: tuple[Hex, ...]
    adjacency: Mapping[Hex, tuple[Hex, ...]]
    towns: Mapping[str, Hex]


def neighbour(at: Hex, direction: str) -> Hex:
    """The hex one step in this direction, on the board or not; "own" is the hex itself. Source: MP-2.2.4, 4.4.3."""
    if direction == "own":
        return at
    dq, dr = DIRECTIONS[direction]
    return at[0] + dq, at[1] + dr


def neighbours(at: Hex) -> tuple[Hex, ...]:
    """The six hexes around, on the board or not, from NE clockwise. Source: MP-2.2.4."""
    q, r = at
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS.values())


def distance(a: Hex, b: Hex) -> int:
    """How many steps apart two hexes are on an endless, empty board. Source: MP-2.2.4."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def rotated(at: Hex, turns: int) -> Hex:
    """A hex turned about (0, 0) by so many times 60 degrees clockwise. Source: MP-2.2.12."""
    q, r = at
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def hex_order(at: Hex) -> tuple[int, int]:
    """The sort key of hexes: ascending r, then ascending q. Source: MP-2.1.18."""
    return at[1], at[0]


def placed(piece: Piece, centre: Hex, rotation: int) -> dict[Hex, Terrain]:
    """The hexes that a piece covers when it lies there, turned so. Source: MP-2.2.12."""
    covered = {}
    for part in piece.hexes:
        q, r = rotated(part.at, rotation)
        covered[centre[0] + q, centre[1] + r] = Terrain(part.town, part.mine)
    return covered


def assemble(pieces: Iterable[Piece], layout: Layout, centres: Sequence[Hex] = SLOT_CENTRES) -> Board:
    """Lay a board out. Raises ContentError for an unknown piece or two pieces on one hex. Source: MP-2.2.1."""
    sides = {(piece.id, piece.side): piece for piece in pieces}
    terrain: dict[Hex, Terrain] = {}
    for centre, slot in zip(centres, layout.slots, strict=True):
        piece = sides.get((slot.piece, slot.side))
        if piece is None:
            raise ContentError(f"layout {layout.id} names no piece's side: {slot.piece}, {slot.side}")
        covered = placed(piece, centre, slot.rotation)
        if twice := terrain.keys() & covered.keys():
            raise ContentError(f"layout {layout.id} lays two pieces on {min(twice)}")
        terrain |= covered
    return board_of(terrain)


def board_of(terrain: Mapping[Hex, Terrain]) -> Board:
    """The board that these hexes make. Source: MP-2.2.6."""
    hexes = tuple(sorted(terrain, key=hex_order))
    return Board(
        terrain={at: terrain[at] for at in hexes},
        hexes=hexes,
        adjacency={at: tuple(near for near in neighbours(at) if near in terrain) for at in hexes},
        towns={town: at for at in hexes if (town := terrain[at].town) is not None},
    )
