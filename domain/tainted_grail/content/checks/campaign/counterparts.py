"""Checks that what is gained is asked for somewhere, and the other way round, in a campaign that has an end.

Source: TG-5.7, 5.10 to 5.12.
"""

from collections.abc import Iterator

from domain.kernel.content.source import Path
from domain.tainted_grail.content.checks.shared import Check, Faults, parts
from domain.tainted_grail.content.parts import Content
from domain.tainted_grail.tasks.effects.holdings import GainSecret, GiveSecret, LoseSecret
from domain.tainted_grail.tasks.effects.land import EndCampaign, GainStatus, PlaceDisc, PlaceMarker
from domain.tainted_grail.tasks.effects.vocabulary import Once
from domain.tainted_grail.vocabulary.requirements import (
    DiscIs,
    EventOpen,
    HasStatus,
    Owns,
    QuestActive,
    Unused,
)
from domain.tainted_grail.vocabulary.terms import HEAVY_SECRET


def is_whole(content: Content) -> bool:
    """Return whether a campaign has an end. Before that, a later chapter may gain what an earlier one asks for."""
    return any(isinstance(one, EndCampaign) for _, one in parts(content))


def statuses_have_counterparts(content: Content) -> Faults:
    """Yield statuses and parts that are gained and never asked for, or never gained."""
    gained = {(one.status, one.part) for _, one in parts(content) if isinstance(one, GainStatus)}
    asked = {(one.status, part) for _, one in parts(content) if isinstance(one, HasStatus) for part in one.parts}
    whole = {one.status for _, one in parts(content) if isinstance(one, HasStatus) and not one.parts}
    for at, one in enumerate(content.statuses if is_whole(content) else ()):
        numbers = [*range(1, one.parts + 1)] if one.numbered and one.parts > 1 else [None]
        for part in numbers:
            name = one.id if part is None else f"part {part} of {one.id}"
            is_gained = (one.id, part) in gained or (part is None and (one.id, 1) in gained)
            is_asked = one.id in whole or (one.id, part) in asked or (part is None and (one.id, 1) in asked)
            yield from lopsided(("status", at), name, is_gained=is_gained, is_asked=is_asked)


def lopsided(path: Path, name: str, *, is_gained: bool, is_asked: bool) -> Iterator[tuple[Path, str]]:
    """Yield what is gained and not asked for, or not gained."""
    if not is_gained:
        yield path, f"{name} is {'asked for and ' if is_asked else ''}never gained"
    elif not is_asked:
        yield path, f"{name} is gained and never asked for"


def secrets_have_counterparts(content: Content) -> Faults:
    """Yield secrets that nobody can gain in a campaign, and those that do nothing and are never asked for. A challenge
    begins with one of them.
    """
    gained = {HEAVY_SECRET, *(one.number for _, one in parts(content) if isinstance(one, GainSecret))}
    asked = {one.card for _, one in parts(content) if isinstance(one, Owns)}
    used = {one.number for _, one in parts(content) if isinstance(one, GiveSecret | LoseSecret)}
    for at, one in enumerate(content.secrets if is_whole(content) else ()):
        does = bool(one.abilities or one.keywords or one.quest or one.number in used)
        is_asked = does or f"secret:{one.number}" in asked
        yield from lopsided(("secret", at), f"secret {one.number}", is_gained=one.number in gained, is_asked=is_asked)


def discs_have_counterparts(content: Content) -> Faults:
    """Yield discs that are never placed, and those that order nothing and are never asked for."""
    placed = {one.disc for _, one in parts(content) if isinstance(one, PlaceDisc)}
    asked = {one.disc for _, one in parts(content) if isinstance(one, DiscIs)}
    for at, one in enumerate(content.discs if is_whole(content) else ()):
        if one.id not in placed:
            yield ("disc", at), f"{one.id} is never placed"
        elif not one.effects and one.id not in asked:
            yield ("disc", at), f"{one.id} orders nothing and is never asked for"


def quest_markers_have_counterparts(content: Content) -> Faults:
    """Yield quest markers that are placed and never counted, or counted and never placed."""
    placed = {one.event for _, one in parts(content) if isinstance(one, PlaceMarker) and one.count > 0}
    counted = {one.event for _, one in parts(content) if isinstance(one, QuestActive) and one.markers}
    for at, one in enumerate(content.events if is_whole(content) else ()):
        if one.id in placed and one.id not in counted:
            yield ("event", at), f"quest markers of {one.id} are placed and never counted"
        if one.quest and one.quest.markers and one.id not in placed:
            yield ("event", at, "quest", "markers"), f"quest markers of {one.id} are counted and never placed"


def open_events_lie_there(content: Content) -> Faults:
    """Yield requirements of an open event that goes as soon as its text is resolved."""
    gone = {one.id for one in content.events if one.discard}
    for path, part in parts(content):
        if isinstance(part, EventOpen) and part.event in gone:
            yield (*path, "event"), f"{part.event} goes at once, so it hardly ever lies open"


def marks_have_counterparts(content: Content) -> Faults:
    """Yield marks that order nothing and are never asked for."""
    asked = {one.mark for _, one in parts(content) if isinstance(one, Unused)}
    for path, part in parts(content):
        if isinstance(part, Once) and not (part.then or part.otherwise or part.mark in asked):
            yield path, f"{part.mark} orders nothing and is never asked for"


DOUBTS: tuple[tuple[str, Check], ...] = (
    ("TG-5.12.3", statuses_have_counterparts),
    ("TG-5.7.1", secrets_have_counterparts),
    ("TG-5.11.1", discs_have_counterparts),
    ("TG-5.10.7", quest_markers_have_counterparts),
    ("TG-3.2.23", open_events_lie_there),
    ("TG-10.9", marks_have_counterparts),
)
"""The checks of what is allowed but probably not meant."""
