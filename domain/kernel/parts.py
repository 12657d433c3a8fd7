"""The parts of a number: what it is made of, and by which rule each part counts."""

from collections.abc import Iterable

from msgspec import Struct

LEAST, MOST = "least", "most"
"""Where a part comes from that keeps a number within its bounds; the bound follows a colon."""


class Part(Struct, frozen=True, gc=False):
    """A part of a number, which is the sum of its parts.

    rule: why it counts; of: what it comes from, by a name of the game, or `least:0` for what a bound adds.
    """

    rule: str
    of: str
    amount: int


def total(parts: Iterable[Part]) -> int:
    """Return the number that these parts make."""
    amount = 0
    for part in parts:  # faster than `sum`, and numbers are asked for all the time
        amount += part.amount
    return amount


def at_least(bound: int, parts: Iterable[Part], rule: str) -> tuple[Part, ...]:
    """Return the parts with another one if they make less than the bound: what is missing.

    rule: why it is the least.
    """
    found = tuple(parts)
    missing = bound - total(found)
    return (*found, Part(rule, f"{LEAST}:{bound}", missing)) if missing > 0 else found


def at_most(bound: int, parts: Iterable[Part], rule: str, of: str | None = None) -> tuple[Part, ...]:
    """Return the parts with another one if they make more than the bound: what is too much, below 0.

    rule: why it is the most; of: what sets the bound, the rule itself by default.
    """
    found = tuple(parts)
    beyond = total(found) - bound
    return (*found, Part(rule, of or f"{MOST}:{bound}", -beyond)) if beyond > 0 else found
