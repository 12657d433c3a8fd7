"""The checks of a pack as a whole. Each notes its faults in the source. Source: TG-10.11."""

from domain.kernel.content.source import Source
from domain.tainted_grail.content.checks import (
    abilities,
    cards,
    counts,
    effects,
    encounters,
    following,
    references,
    tables,
)
from domain.tainted_grail.content.parts import Content

CHECKS = (
    *effects.CHECKS,
    *references.CHECKS,
    *cards.CHECKS,
    *encounters.CHECKS,
    *following.CHECKS,
    *tables.CHECKS,
    *abilities.CHECKS,
    *counts.CHECKS,
)
"""Rule and check, in the order in which they run."""


def check_content(content: Content, source: Source) -> None:
    """Note everything that is not possible, and what is probably not meant.

    Source: TG-10.11.1, 10.11.5, 10.11.6, 10.11.7, 10.11.8, 10.11.10.
    """
    for rule, faults in CHECKS:
        for path, message in faults(content):
            source.fault(f"{rule}: {message}", path)
            if source.is_full:
                return
    for rule, doubts in tables.DOUBTS:
        for path, message in doubts(content):
            source.warn(f"{rule}: {message}", path)
