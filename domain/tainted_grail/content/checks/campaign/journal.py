"""Checks of the exploration journal: every jump leads to a verse, every verse comes to an end. Source: TG-5.13."""

from collections.abc import Iterator, Mapping

from domain.kernel.content.source import Path
from domain.tainted_grail.content.checks.campaign.cards import originals
from domain.tainted_grail.content.checks.campaign.ways import (
    Page,
    Row,
    Spot,
    all_rows,
    happens,
    jumps,
    pages,
    target,
    title,
)
from domain.tainted_grail.content.checks.following import reached
from domain.tainted_grail.content.checks.shared import Check, Faults, texts
from domain.tainted_grail.content.parts import Content
from domain.tainted_grail.tasks.effects.base import EffectTask
from domain.tainted_grail.tasks.effects.land import EndExploration, GoTo
from domain.tainted_grail.vocabulary.terms import BOOK, MERCY, OPENING

JOURNAL = ("verse", "book")
"""The tables of verses."""


def jumps_lead_to_verses(content: Content) -> Faults:
    """Yield jumps to verses that do not exist, and jumps within a section from a text that stands in none."""
    known, cards = pages(content), originals(content)
    for path, row in texts(content):
        section = section_of(path, content, cards)
        for place, jump in jumps(path, row):
            if not jump.book and section is None:
                yield place, "this text is of no section; add book = true for a verse of the Book of Secrets"
            elif not jump.book and section == BOOK:
                yield place, "the Book of Secrets has verses of its own; add book = true"
            elif (spot := target(jump, section or BOOK)) not in known:
                numbers = [number for of, number in known if of == spot[0]]
                yield (*place, "verse"), f"there is no {title(spot)}; possible: {', '.join(map(str, sorted(numbers)))}"


def section_of(path: Path, content: Content, cards: Mapping[int, int]) -> int | None:
    """Return the section that a text stands in, by the original number; None if it stands in none."""
    at = int(path[1]) if len(path) > 1 and isinstance(path[1], int) else 0
    match path[0]:
        case "book":
            return BOOK
        case "verse":
            return cards.get(content.verses[at].location)
        case "location":
            return cards.get(content.locations[at].number)
        case "dream":
            return cards.get(content.dreams[at].location)
        case _:
            return None


def locations_have_an_opening(content: Content) -> Faults:
    """Yield locations without a first verse, and a Book of Secrets without the verse of Allmother's Mercy."""
    known = pages(content)
    for at, one in enumerate(content.locations):
        if one.changes is None and (one.number, OPENING) not in known:
            yield ("location", at), f"{one.number} cannot be explored; add its verse {OPENING}"
    if content.campaigns and (BOOK, MERCY) not in known:
        yield ("book",), f"verse {MERCY} of the Book of Secrets is missing, which Allmother's Mercy reads; add it"


def nothing_stands_behind_a_jump(content: Content) -> Faults:
    """Yield effects and choices of verses that come too late, since every way before them leads elsewhere. Any other
    text goes on behind the reading that it opens.
    """
    for path, row in texts(content):
        for place, one in all_rows(path, row) if path[0] in JOURNAL else ():
            for number in range(len(one) - 1):
                if happens(one[number : number + 1], leaves):
                    yield (*place, number + 1), "the text goes on elsewhere before this; put it first, or remove it"
                    break
    for page in pages(content).values():
        if page.verse.choices and happens(page.verse.effects, leaves):
            yield (
                (*page.path, "choices"),
                "the verse always goes on elsewhere, so nobody can choose; remove the choices",
            )


def leaves(one: EffectTask) -> bool:
    """Return whether what is printed behind an effect does not happen. Source: TG-5.13.3."""
    return isinstance(one, GoTo | EndExploration)


def is_jump(one: EffectTask) -> bool:
    """Return whether an effect is a jump."""
    return isinstance(one, GoTo)


def jumps_do_not_turn_in_circles(content: Content) -> Faults:
    """Yield verses whose jumps lead back to them without a choice on the way."""
    known = pages(content)
    ahead = {spot: {to for to in led_to(page, page.verse.effects) if to in known} for spot, page in known.items()}
    for spot, page in known.items():
        if spot in reached(spot, ahead):
            yield (*page.path, "effects"), f"the jumps of {title(spot)} lead back to it; put a choice on the way"


def led_to(page: Page, row: Row) -> Iterator[Spot]:
    """Yield the verses to which the jumps of a row in a verse lead."""
    return (target(jump, page.section) for _, jump in jumps((), row))


def verses_come_to_an_end(content: Content) -> Faults:
    """Yield verses from which no choice ever leads to the end of the exploration."""
    known = pages(content)
    ending: set[Spot] = set()
    while more := {spot for spot, page in known.items() if spot not in ending and can_end(page, ending)}:
        ending |= more
    for spot, page in known.items():
        if spot not in ending:
            yield page.path, f"{title(spot)} has no way to an end; add a choice that ends, or tg.end-exploration"


def can_end(page: Page, ending: set[Spot]) -> bool:
    """Return whether some way through a verse ends the exploration, now or in one of these verses."""
    verse = page.verse
    if row_can_end(page, verse.effects, ending, open_end=False):
        return True
    if happens(verse.effects, is_jump):
        return False
    return not verse.choices or any(row_can_end(page, one.effects, ending) for one in verse.choices)


def row_can_end(page: Page, row: Row, ending: set[Spot], *, open_end: bool = True) -> bool:
    """Return whether some way through a row ends the exploration. open_end: or comes to its own end."""
    ends = any(isinstance(one, EndExploration) for _, each in all_rows((), row) for one in each)
    falls = open_end and not happens(row, is_jump)
    return ends or falls or any(to in ending for to in led_to(page, row))


CHECKS: tuple[tuple[str, Check], ...] = (
    ("TG-10.11.1", jumps_lead_to_verses),
    ("TG-10.5", locations_have_an_opening),
    ("TG-5.13.3", nothing_stands_behind_a_jump),
    ("TG-10.11.5", jumps_do_not_turn_in_circles),
    ("TG-10.11.5", verses_come_to_an_end),
)
