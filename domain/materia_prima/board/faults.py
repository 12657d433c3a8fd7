"""Faults that make seven pieces unusable as a board. Source: MP-2.2.1, 2.2.8, 3.2.1, 10.2.7, 10.2.10."""

from collections.abc import Collection, Iterator, Sequence

from domain.kernel.content.decoding import choice
from domain.materia_prima.board.pieces import Board, Placement

TOWNS = ("T", "R", "G")
SLOTS = 7


def piece_faults(slots: Sequence[Placement], sides: Collection[tuple[str, str]]) -> Iterator[str]:
    """Yield pieces that are unknown, missing or there twice. sides: (piece, side) of all that exist.

    Source: MP-2.2.1.
    """
    for slot in slots:
        if (slot.piece, slot.side) not in sides:
            named, possible = f"{slot.piece}, side {slot.side}", (f"{piece}, side {side}" for piece, side in sides)
            yield f"unknown: {named}{choice(named, sorted(possible))}"
    if len({slot.piece for slot in slots}) != SLOTS or len(slots) != SLOTS:
        yield f"a layout needs {SLOTS} different pieces"


def town_faults(board: Board) -> Iterator[str]:
    """Yield towns that are missing or there twice. Source: MP-2.2.8, 10.2.7."""
    towns = sorted(one.town for one in board.terrain.values() if one.town)
    if towns != sorted(TOWNS):
        yield f"towns {', '.join(towns)}; each of {', '.join(TOWNS)} is needed once"


def mine_faults(board: Board, elements: Collection[str]) -> Iterator[str]:
    """Yield elements without a mine. Source: MP-10.2.7."""
    if missing := set(elements) - {one.mine for one in board.terrain.values()}:
        yield f"no mine of {', '.join(sorted(missing))}; add one"


def way_faults(board: Board) -> Iterator[str]:
    """Yield a fault if some hexes cannot be reached from others. Source: MP-10.2.10."""
    reached, edge = {board.hexes[0]}, [board.hexes[0]]
    while edge:
        near = [at for at in board.adjacency[edge.pop()] if at not in reached]
        reached.update(near)
        edge += near
    if len(reached) != len(board.hexes):
        yield f"only {len(reached)} of {len(board.hexes)} hexes are connected; connect all"
