"""The ways through a text: the rows of effects in it, the verses that it leads to, what happens on every way.

Source: TG-5.13.2, 5.13.3.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from msgspec import Struct

from domain.kernel.content.source import Path
from domain.tainted_grail.content.checks.campaign.cards import originals
from domain.tainted_grail.content.checks.shared import entries, kept
from domain.tainted_grail.content.journal import BookVerse, Verse
from domain.tainted_grail.content.parts import Content
from domain.tainted_grail.tasks.effects.base import EffectTask
from domain.tainted_grail.tasks.effects.land import GoTo
from domain.tainted_grail.tasks.effects.vocabulary import (
    ChooseOne,
    Each,
    HaveEncounter,
    If,
    Line,
    Once,
    OneOf,
    Pay,
    RollDie,
    Toss,
)
from domain.tainted_grail.vocabulary.terms import BOOK

Row = tuple[EffectTask, ...]
Spot = tuple[int, int]
"""Where a verse stands: the original number of its section, 0 for the Book of Secrets; and its own number.

A changed card's own opening stands under the number of that card.
"""


class Page(NamedTuple):
    """A verse with its place in the pack. section: the original number of its location, 0 for the Book of Secrets."""

    path: Path
    section: int
    verse: Verse | BookVerse


@kept
def pages(content: Content) -> Mapping[Spot, Page]:
    """Return all verses by where they stand."""
    cards = originals(content)
    verses = {
        (one.location, one.number): Page(("verse", at), cards.get(one.location, one.location), one)
        for at, one in enumerate(content.verses)
    }
    book = {(BOOK, one.number): Page(("book", at), BOOK, one) for at, one in enumerate(content.book)}
    return {**verses, **book}


def target(jump: GoTo, section: int) -> Spot:
    """Return where a jump leads."""
    return (BOOK if jump.book else section), jump.verse


def title(spot: Spot) -> str:
    """Return how a message names a verse."""
    return f"verse {spot[1]} of {spot[0] or 'the Book of Secrets'}"


def rows_in(part: Struct) -> Iterator[tuple[Path, Row]]:
    """Yield the rows of effects directly inside a part, each with its path from there."""
    for name, value in entries(part):
        if isinstance(value, tuple):
            yield from rows_of((name,), value)


def rows_of(path: Path, value: tuple[object, ...]) -> Iterator[tuple[Path, Row]]:
    """Yield the row that a list is, or the rows of its sides or lines."""
    if value and all(isinstance(one, EffectTask) for one in value):
        yield path, tuple(one for one in value if isinstance(one, EffectTask))
        return
    for number, one in enumerate(value):
        if isinstance(one, Line):
            yield from rows_of((*path, number, "then"), one.then)
        elif isinstance(one, tuple):
            yield from rows_of((*path, number), one)


def all_rows(path: Path, row: Row) -> Iterator[tuple[Path, Row]]:
    """Yield a row and every row inside it, at any depth."""
    yield path, row
    for number, one in enumerate(row):
        for inner, nested in rows_in(one):
            yield from all_rows((*path, number, *inner), nested)


def jumps(path: Path, row: Row) -> Iterator[tuple[Path, GoTo]]:
    """Yield every jump in a row, at any depth."""
    for place, one in all_rows(path, row):
        yield from (((*place, number), each) for number, each in enumerate(one) if isinstance(each, GoTo))


Wanted = Callable[[EffectTask], bool]


def happens(row: Row, wanted: Wanted) -> bool:
    """Return whether such an effect happens on every way through a row."""
    return any(is_certain(one, wanted) for one in row)


def is_certain(one: EffectTask, wanted: Wanted) -> bool:
    """Return whether an effect is such, or brings one whatever falls and whatever is chosen."""
    return wanted(one) or (bool(sides := sides_of(one)) and all(happens(side, wanted) for side in sides))


def sides_of(one: EffectTask) -> tuple[Row, ...]:
    """Return the rows of which exactly one is carried out; empty if possibly none is."""
    match one:
        case If() | Pay() | Once():
            return one.then, one.otherwise
        case ChooseOne():
            return one.one
        case Toss():
            return one.grail, one.skull
        case RollDie():
            return tuple(line.then for line in one.lines)
        case HaveEncounter():
            results = one.won, one.lost, one.fled, one.avoided, one.ran_away
            return tuple(branch or one.otherwise for branch in results)
        case Each(who="participants" | "all" | "lowest") | OneOf(who="participants" | "all"):
            return (one.then,)
        case _:
            return ()
