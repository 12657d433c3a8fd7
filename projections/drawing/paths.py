"""Paths of signs that several pictures draw in their own sizes."""

import re

_PARTS = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBERS = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
ARC = 7
"""The numbers of an arc; those from the third to the fifth are an angle and two flags."""

ROBE = "M-12.5 0C-12 -12 -10 -17 -6.5 -20.5C-9 -29 -4.5 -36 0 -37C4.5 -36 9 -29 6.5 -20.5C10 -17 12 -12 12.5 0Z"
"""A figure in a robe, 25 by 37, its foot at 0."""


def scaled(d: str, factor: float) -> str:
    """Return a path with all its lengths multiplied, so that its strokes keep their widths."""
    return "".join(command + " ".join(of_command(command, numbers, factor)) for command, numbers in _PARTS.findall(d))


def of_command(command: str, numbers: str, factor: float) -> list[str]:
    """Return the numbers of one command, multiplied."""
    found = _NUMBERS.findall(numbers)
    kept = (2, 3, 4) if command in "Aa" else ()
    return [one if at % ARC in kept else f"{float(one) * factor:.4g}" for at, one in enumerate(found)]
