"""The checks of a pack as a whole. Each notes its faults in the source. Source: TG-10.11."""

from collections.abc import Callable, Iterable

from domain.kernel.content.source import Path, Source
from domain.tainted_grail.content.checks import (
    abilities,
    campaign,
    cards,
    counts,
    effects,
    encounters,
    following,
    references,
    tables,
)
from domain.tainted_grail.content.checks.shared import Check
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
CAMPAIGN = campaign.CHECKS
"""The checks of a campaign. They run only if every file could be read: a part of a journal makes no sense alone."""
REACH = campaign.REACH
"""The checks that run only if nothing else is wrong: any other fault would bring many of these."""
DOUBTS = (*tables.DOUBTS, *campaign.DOUBTS)
"""The checks of what is allowed but probably not meant."""


def check_content(content: Content, source: Source) -> None:
    """Note everything that is not possible. If nothing is wrong, note what is never reached; if nothing is wrong even
    then, note what is probably not meant.

    Source: TG-10.11.1 to 10.11.12.
    """
    note(CHECKS, content, source.fault, source)
    if source.is_whole:
        note(CAMPAIGN, content, source.fault, source)
    if not source.faults:
        note(REACH, content, source.fault, source)
    if not source.faults:
        note(DOUBTS, content, source.warn, source)


def note(
    checks: Iterable[tuple[str, Check]], content: Content, take: Callable[[str, Path], None], source: Source
) -> None:
    """Note what some checks find, up to the limit of faults."""
    for rule, faults in checks:
        for path, message in faults(content):
            take(f"{rule}: {message}", path)
            if source.is_full:
                return
