"""Checks of attack tables, reactions and the lines of tests. Source: TG-10.11.6, 10.11.7."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from domain.kernel.content.source import Path
from domain.tainted_grail.content.checks.shared import Check, Faults, parts
from domain.tainted_grail.content.parts import Content, Encounter, Stage
from domain.tainted_grail.tasks.effects.vocabulary import RollDie

ENDLESS = 999
"""The upper end of a line that has none."""

Spans = Sequence[tuple[int, int]]
"""The bounds of each row, both included."""


def rows_do_not_overlap(content: Content) -> Faults:
    """Yield pool sizes, marker spaces and sums that two rows hold, and rows that hold none."""
    for path, spans in tables(content):
        for least, most in spans:
            if least > most:
                yield path, f"from {least} to {most} is empty; the lower end comes first"
        for (least, most), (following, _) in pairwise(sorted(spans)):
            if least <= most and following <= most:
                yield path, f"{following} is in two rows; the rows must not overlap"


def tables(content: Content) -> Iterator[tuple[Path, Spans]]:
    """Yield every table in which one row is looked up, with its place."""
    for number, one in enumerate(content.encounters):
        yield ("encounter", number, "attack"), [(row.least, row.most) for row in one.attack]
    for path, part in parts(content):
        if isinstance(part, Stage):
            yield (*path, "reactions"), [(row.least, row.most) for row in part.reactions]
    for path, roll in rolls(content):
        yield path, spans_of(roll)


def rolls(content: Content) -> Iterator[tuple[Path, RollDie]]:
    """Return every test, with the place of its lines."""
    return (((*path, "lines"), part) for path, part in parts(content) if isinstance(part, RollDie))


def spans_of(roll: RollDie) -> Spans:
    """Return the lines of a test."""
    return [(one.least, ENDLESS if one.most is None else one.most) for one in roll.lines]


def lines_have_no_gaps(content: Content) -> Faults:
    """Yield tests in which some possible sum has no line. Source: TG-5.13.8, 10.11.6."""
    faces = content.faces.dice
    for path, roll in rolls(content):
        highest = ENDLESS if roll.attribute else max(faces, default=0)
        if gap := missing(range(min(faces, default=0), highest + 1), spans_of(roll)):
            yield path, f"no line holds {gap[0]}; add one"


def missing(wanted: Iterable[int], spans: Spans) -> list[int]:
    """Return the numbers that no row holds."""
    return [one for one in wanted if not any(least <= one <= most for least, most in spans)]


def attacks_cover_all_pools(content: Content) -> Faults:
    """Yield enemies that do nothing at some pool size below their value."""
    for number, one in enumerate(content.encounters):
        if gap := gaps(one):
            yield ("encounter", number, "attack"), f"{one.id} has no row for a pool of {', '.join(map(str, gap))}"


def gaps(encounter: Encounter) -> list[int]:
    """Return the pool sizes below an enemy's value that no row of its table holds."""
    return missing(range(encounter.value), [(row.least, row.most) for row in encounter.attack])


CHECKS: tuple[tuple[str, Check], ...] = (
    ("TG-10.11.6", rows_do_not_overlap),
    ("TG-10.11.6", lines_have_no_gaps),
)
DOUBTS: tuple[tuple[str, Check], ...] = (("TG-10.11.7", attacks_cover_all_pools),)
"""The checks of what is allowed but probably not meant."""
