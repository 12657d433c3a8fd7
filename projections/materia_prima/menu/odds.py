"""Chances of a roll before it is made, from the faces of the dice alone."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

DICE_MAX = 40
"""More dice than any figure rolls."""


@lru_cache(maxsize=1024)
def ways(faces: tuple[int, ...], dice: int) -> Counter[int]:
    """Return total -> in how many ways this many dice make it. dice: from 0 to DICE_MAX."""
    if not dice:
        return Counter({0: 1})
    fewer = ways(faces, min(dice, DICE_MAX) - 1)
    made: Counter[int] = Counter()
    for face in faces:
        for total, count in fewer.items():
            made[total + face] += count
    return made


def percent_above(faces: Sequence[int | str], dice: int, bar: int) -> int:
    """Return how many of 100 rolls come above a bar, rounded; 0 and 100 are kept for never and always.

    faces: of one die; a side without pips counts 0.
    """
    made = ways(pips(faces), dice)
    above, every = sum(count for total, count in made.items() if total > bar), sum(made.values())
    return above * 100 // every if above in (0, every) else min(99, max(1, round(above * 100 / every)))


def most(faces: Sequence[int | str], dice: int) -> int:
    """Return the highest total that this many dice can make."""
    return max(pips(faces)) * dice


def pips(faces: Sequence[int | str]) -> tuple[int, ...]:
    """Return the pips of each face."""
    return tuple(face if isinstance(face, int) else 0 for face in faces)
