"""The pieces of the board, and the map that seven of them form."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct

from domain.kernel.errors import ContentError
from domain.materia_prima.board.hexes import Hex, hex_order, neighbours, rotated

SLOT_CENTRES: tuple[Hex, ...] = ((0, 0), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2))
"""The centres of the seven pieces, slot 0 first. Source: MP-2.2.5, 2.2.11."""

OUTLINES_KEPT = 64
"""The most outlines of boards in the cache."""


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    """The terrain of a hex: a town (letter), a mine (element id) or, with neither, plain. Source: MP-2.2.7."""

    town: str | None = None
    mine: str | None = None

    @property
    def is_plain(self) -> bool:
        """Whether it is neither town nor mine."""
        return self.town is None and self.mine is None


PLAIN = Terrain()


class PieceHex(Struct, frozen=True, forbid_unknown_fields=True):
    """A hex of a piece; `at` is relative to the piece's centre."""

    at: Hex
    town: str | None = None
    mine: str | None = None


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a board piece. Source: MP-2.2.1, 2.2.2."""

    id: str
    side: str
    hexes: tuple[PieceHex, ...]


class Placement(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece in a slot, with this side up, turned by `rotation` times 60 degrees clockwise. Source: MP-2.2.12."""

    piece: str
    side: str
    rotation: Annotated[int, Meta(ge=0, le=5)] = 0


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    """A layout of the board: the placements in slots 0 to 6. Source: MP-2.2.1, 2.2.11."""

    id: str
    slots: tuple[Placement, ...]


class Board(Struct, frozen=True):
    """The assembled map as a whole: borders between pieces do not matter. Source: MP-2.2.6 to 2.2.8.

    hexes: by ascending r, then q (MP-2.1.18); adjacency: neighbours on the board, from NE clockwise; towns: letter ->
    hex.
    """

    terrain: Mapping[Hex, Terrain]
    hexes: tuple[Hex, ...]
    adjacency: Mapping[Hex, tuple[Hex, ...]]
    towns: Mapping[str, Hex]


def placed(piece: Piece, centre: Hex, rotation: int) -> dict[Hex, Terrain]:
    """Return the hexes that a piece covers in this placement. Source: MP-2.2.12."""
    covered = {}
    for part in piece.hexes:
        q, r = rotated(part.at, rotation)
        covered[centre[0] + q, centre[1] + r] = Terrain(part.town, part.mine)
    return covered


def assemble(pieces: Iterable[Piece], layout: Layout, centres: Sequence[Hex] = SLOT_CENTRES) -> Board:
    """Assemble a board. Raises ContentError for an unknown piece or two pieces on one hex. Source: MP-2.2.1."""
    sides = {(piece.id, piece.side): piece for piece in pieces}
    terrain: dict[Hex, Terrain] = {}
    for centre, slot in zip(centres, layout.slots, strict=True):
        piece = sides.get((slot.piece, slot.side))
        if piece is None:
            raise ContentError(f"layout {layout.id} names an unknown piece or side: {slot.piece}, {slot.side}")
        covered = placed(piece, centre, slot.rotation)
        if twice := terrain.keys() & covered.keys():
            raise ContentError(f"layout {layout.id} lays two pieces on {min(twice)}")
        terrain |= covered
    return board_of(terrain)


def board_of(terrain: Mapping[Hex, Terrain]) -> Board:
    """Return the board of these hexes. Source: MP-2.2.6."""
    hexes, adjacency = outline(frozenset(terrain))
    return Board(
        terrain={at: terrain[at] for at in hexes},
        hexes=hexes,
        adjacency=adjacency,
        towns={town: at for at in hexes if (town := terrain[at].town) is not None},
    )


@lru_cache(OUTLINES_KEPT)
def outline(covered: frozenset[Hex]) -> tuple[tuple[Hex, ...], Mapping[Hex, tuple[Hex, ...]]]:
    """Return these hexes in order, and the neighbours of each among them. However the pieces of a pack are turned, they
    mostly cover the same hexes. Source: MP-2.1.18, 2.2.4.
    """
    hexes = tuple(sorted(covered, key=hex_order))
    return hexes, {at: tuple([near for near in neighbours(at) if near in covered]) for at in hexes}
