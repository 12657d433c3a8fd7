"""Checks that everything in a campaign can be reached: a search for all that can ever be had, until nothing is new.

Source: TG-5.9.13, 5.10.3, 5.13.4, 10.11.5.
"""

from collections.abc import Iterator
from typing import NamedTuple

from domain.kernel.content.source import Path
from domain.tainted_grail.content.checks.campaign.cards import arrows, grids, originals
from domain.tainted_grail.content.checks.campaign.had import (
    Gain,
    Had,
    brought,
    can_fail,
    can_hold,
    is_had,
    lacking,
)
from domain.tainted_grail.content.checks.campaign.journal import JOURNAL, leaves
from domain.tainted_grail.content.checks.campaign.scenes import Scene, scenes
from domain.tainted_grail.content.checks.campaign.ways import Row, happens, rows_in
from domain.tainted_grail.content.checks.shared import Check, Faults, kept
from domain.tainted_grail.content.parts import Content
from domain.tainted_grail.tasks.effects.base import EffectTask
from domain.tainted_grail.tasks.effects.vocabulary import HaveEncounter, If, RollDie
from domain.tainted_grail.vocabulary.terms import BOOK, MERCY, REACH, Cell

CHAPTERS_MAX = 9
"""The highest chapter that a requirement can ask for."""


class Reached(NamedTuple):
    """What was found. rows: the places of all rows of effects that can be carried out."""

    had: Had
    gains: set[Gain]
    rows: set[Path]


class Missed(NamedTuple):
    """A part that is never reached. kind: of its scene, `branch` for a row in one."""

    kind: str
    path: Path
    message: str


class Outcome(NamedTuple):
    """The outcome of a search. is_whole: whether the campaign can be played to its end."""

    missed: tuple[Missed, ...] = ()
    is_whole: bool = True


def outcome(content: Content) -> Outcome:
    """Return what is never reached in the campaigns of a pack."""
    return searched(content) if content.campaigns else Outcome()


@kept
def searched(content: Content) -> Outcome:
    """Search the pack that is being checked only once.

    A campaign without an end is still being written: its later chapters count as begun, and all that they could bring
    as had.
    """
    all_scenes = scenes(content)
    found = started(content)
    search(content, all_scenes, found)
    if is_whole := ("ended",) in found.gains:
        return Outcome(tuple(missed(all_scenes, found)), is_whole)
    found.gains.update(later(content))
    search(content, all_scenes, found)
    return Outcome(tuple(missed(all_scenes, found)), is_whole)


def later(content: Content) -> Iterator[Gain]:
    """Yield what further chapters could bring: they themselves, statuses, secrets, changed cards, discs, markers."""
    yield from (("chapter", number) for number in range(1, CHAPTERS_MAX + 1))
    yield from (("status", one.id, part) for one in content.statuses for part in range(1, one.parts + 1))
    yield from (("secret", one.number) for one in content.secrets)
    yield from (("swap", one.number) for one in content.locations)
    yield from ((kind, one.id) for one in content.discs for kind in ("disc", "lowered"))
    yield from (("marker", one.id) for one in content.events)


def started(content: Content) -> Reached:
    """Return what is had at the starts of all campaigns."""
    gains: set[Gain] = {("verse", BOOK, MERCY), ("chapter", 1)}
    for campaign in content.campaigns:
        gains |= {("place", campaign.start), ("menhir", campaign.start)}
    return Reached(Had(content, gains), gains, set())


def search(content: Content, all_scenes: list[Scene], found: Reached) -> None:
    """Find all that can be had with what is had."""
    gains, before = found.gains, -1
    cells = {place: (at, cell) for at, (_, grid) in enumerate(grids(content)) for place, cell in grid.cells.items()}
    while len(gains) != before:
        before = len(gains)
        gains |= {*revealed(found.had, cells), *followed(found.had)}
        for scene in all_scenes:
            if is_open(scene, found.had):
                gains |= {*scene.gives}
                carry_out(scene, scene.at, scene.row, found)


def is_open(scene: Scene, had: Had) -> bool:
    """Return whether a scene can be read."""
    return all(is_had(one, had) for one in scene.after) and all(can_hold(one, had) for one in scene.need)


def carry_out(scene: Scene, path: Path, row: Row, found: Reached) -> None:
    """Add what a row of effects brings, with everything in it that can be reached."""
    found.rows.add(path)
    for number, one in enumerate(row):
        found.gains.update(brought(one, scene.section, scene.place, scene.chapter))
        for inner, nested in open_rows(one, found.had):
            carry_out(scene, (*path, number, *inner), nested, found)
        if path[0] in JOURNAL and happens((one,), leaves):
            return


def open_rows(one: EffectTask, had: Had) -> Iterator[tuple[Path, Row]]:
    """Yield the rows in an effect that can be carried out, each with its path."""
    for path, row in rows_in(one):
        match one, path[0]:
            case If(need=need), "then":
                can_be = can_hold(need, had)
            case If(need=need), "otherwise":
                can_be = can_fail(need, had)
            case RollDie(), _:
                can_be = can_fall(one, int(path[1]), had)
            case HaveEncounter(meet=str() as met), "avoided":
                can_be = any(each.id == met and each.avoid for each in had.content.encounters)
            case HaveEncounter(draw=str() as colour), "avoided":
                can_be = any(each.colour == colour and each.avoid for each in had.content.encounters)
            case _:
                can_be = True
        if can_be:
            yield path, row


def can_fall(roll: RollDie, number: int, had: Had) -> bool:
    """Return whether a sum of the die can lie in a line of a test."""
    line, faces = roll.lines[number], had.content.faces.dice
    return (line.least <= max(faces) or roll.attribute is not None) and (line.most is None or line.most >= min(faces))


def revealed(had: Had, cells: dict[int, tuple[int, Cell]]) -> Iterator[Gain]:
    """Yield the places that arrows reveal in range of a menhir, and the cards that can lie there.

    Source: TG-5.8.10, 5.8.21, 5.9.13.
    """
    cards = originals(had.content)
    lit = [cells[int(one[1])] for one in had.gains if one[0] == "menhir" and one[1] in cells]
    for arrow in arrows(had.content):
        card = had.content.locations[int(arrow.path[1])].number
        if ("card", card) in had.gains and (("menhir", None) in had.gains or in_range(arrow.number, cells, lit)):
            yield "place", arrow.number
    for one in had.content.locations:
        is_there = ("place", cards[one.number]) in had.gains and ("chapter", one.chapter) in had.gains
        if is_there and (one.changes is None or ("swap", one.number) in had.gains):
            yield "card", one.number


def in_range(place: int, cells: dict[int, tuple[int, Cell]], lit: list[tuple[int, Cell]]) -> bool:
    """Return whether one of the menhirs reaches a place. Source: TG-5.9.6."""
    if place not in cells:
        return False
    campaign, (east, south) = cells[place]
    return any(of == campaign and abs(x - east) <= REACH and abs(y - south) <= REACH for of, (x, y) in lit)


def followed(had: Had) -> Iterator[Gain]:
    """Yield the chapters that follow closed ones, and the encounters that can be drawn or met.

    Source: TG-3.2.15, 3.3.2.
    """
    for one in had.content.chapters:
        before = one.number - 1
        if ("chapter", before) in had.gains and any(("closed", by) in had.gains for by in (before, None)):
            yield "chapter", one.number
    for met in had.content.encounters:
        is_drawn = ("drawn", met.colour) in had.gains and ("difficulty", met.difficulty) in had.gains
        if is_drawn or ("met", met.id) in had.gains:
            yield "fought", met.id


def missed(all_scenes: list[Scene], found: Reached) -> Iterator[Missed]:
    """Yield what was not found: scenes, and branches in those that were. Choices of unread verses go without saying."""
    unread = {scene.path for scene in all_scenes if scene.kind == "verse" and not is_open(scene, found.had)}
    for scene in all_scenes:
        if not is_open(scene, found.had):
            if scene.kind and (scene.path[:2] not in unread or scene.kind == "verse"):
                yield Missed(scene.kind, scene.path, f"{scene.name}{lacking(scene.need, found.had)}")
            continue
        yield from closed_branches(scene.at, scene.row, found)


def closed_branches(path: Path, row: Row, found: Reached) -> Iterator[Missed]:
    """Yield the outermost branches of a row that are never carried out."""
    for number, one in enumerate(row):
        for inner, nested in rows_in(one):
            at = (*path, number, *inner)
            if at in found.rows:
                yield from closed_branches(at, nested, found)
            else:
                need = (one.need,) if isinstance(one, If) and inner == ("then",) else ()
                yield Missed("branch", at, f"this branch never comes{lacking(need, found.had)}")


def of_kind(content: Content, kind: str) -> Faults:
    """Yield what is never reached, of one kind."""
    found = outcome(content)
    return ((one.path, one.message) for one in found.missed if found.is_whole and one.kind == kind)


def locations_are_revealed(content: Content) -> Faults:
    """Yield locations out of range of every menhir that can be charged, and cards that no effect puts there."""
    return of_kind(content, "location")


def rites_take_place(content: Content) -> Faults:
    """Yield rites whose requirements can never be met."""
    return of_kind(content, "rite")


def verses_are_read(content: Content) -> Faults:
    """Yield verses to which no open choice and no jump leads."""
    return of_kind(content, "verse")


def choices_are_open(content: Content) -> Faults:
    """Yield choices whose requirements can never be met."""
    return of_kind(content, "choice")


def dreams_come(content: Content) -> Faults:
    """Yield dreams of places that are never revealed."""
    return of_kind(content, "dream")


def events_are_revealed(content: Content) -> Faults:
    """Yield events and chapters that never come."""
    return of_kind(content, "event")


def quests_come_to_an_end(content: Content) -> Faults:
    """Yield quests that can never succeed, and failures that can never come."""
    return of_kind(content, "quest")


def discs_run_out(content: Content) -> Faults:
    """Yield discs whose effects never come, since nothing places or lowers them."""
    return of_kind(content, "disc")


def branches_come(content: Content) -> Faults:
    """Yield branches of effects whose condition, sum or result can never come."""
    return of_kind(content, "branch")


def later_chapters_are_waited_for(content: Content) -> Faults:
    """Yield what is never reached in a campaign that has no end yet."""
    found = outcome(content)
    for one in () if found.is_whole else found.missed:
        yield one.path, f"{one.message}, as far as the campaign is written: tg.end-campaign is still missing"


CHECKS: tuple[tuple[str, Check], ...] = (
    ("TG-5.9.13", locations_are_revealed),
    ("TG-4.4.27", rites_take_place),
    ("TG-5.13.3", verses_are_read),
    ("TG-5.13.4", choices_are_open),
    ("TG-4.6.18", dreams_come),
    ("TG-3.2.23", events_are_revealed),
    ("TG-5.10.3", quests_come_to_an_end),
    ("TG-5.11.3", discs_run_out),
    ("TG-5.13.10", branches_come),
)
"""The checks of packs in which nothing else is wrong."""
DOUBTS: tuple[tuple[str, Check], ...] = (("TG-3.3.2", later_chapters_are_waited_for),)
