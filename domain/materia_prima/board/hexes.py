"""Hexes: arithmetic on axial coordinates."""

from collections.abc import Mapping
from functools import lru_cache

Hex = tuple[int, int]
"""Axial coordinates (q, r), with a corner of the hex at the top. Source: MP-2.2.4."""

DIRECTIONS: Mapping[str, Hex] = {"NE": (1, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1)}
"""The six directions, in the order in which defaults and inquisitors try them. Source: MP-2.2.3, 2.2.4."""
HEXES_KEPT = 4096
"""The most hexes in each cache, more than any board has: with their neighbours, and turned."""


def neighbour(at: Hex, direction: str) -> Hex:
    """Return the hex one step in this direction, on the board or not; "own" is the hex itself.

    Source: MP-2.2.4, 4.4.3.
    """
    if direction == "own":
        return at
    dq, dr = DIRECTIONS[direction]
    return at[0] + dq, at[1] + dr


@lru_cache(maxsize=HEXES_KEPT)
def neighbours(at: Hex) -> tuple[Hex, ...]:
    """Return the six hexes around a hex, on the board or not, from NE clockwise. Source: MP-2.2.4."""
    q, r = at
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS.values())


def distance(a: Hex, b: Hex) -> int:
    """Return the number of steps between two hexes on an endless, empty board. Source: MP-2.2.4."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


@lru_cache(maxsize=HEXES_KEPT)
def rotated(at: Hex, turns: int) -> Hex:
    """Return a hex turned about (0, 0) by a multiple of 60 degrees clockwise. Source: MP-2.2.12."""
    q, r = at
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def hex_order(at: Hex) -> tuple[int, int]:
    """Return the sort key of hexes: ascending r, then ascending q. Source: MP-2.1.18."""
    return at[1], at[0]
