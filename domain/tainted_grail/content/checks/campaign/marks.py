"""Checks of what happens once: each mark belongs to one text, and says for how long. Source: TG-10.9."""

from collections.abc import Iterator, Mapping

from domain.kernel.content.source import Path
from domain.tainted_grail.content.checks.campaign.cards import originals
from domain.tainted_grail.content.checks.campaign.journal import section_of
from domain.tainted_grail.content.checks.campaign.ways import pages
from domain.tainted_grail.content.checks.shared import Check, Faults, parts, unknown
from domain.tainted_grail.content.journal import mark_of
from domain.tainted_grail.content.land import Limit
from domain.tainted_grail.content.parts import Content
from domain.tainted_grail.tasks.effects.vocabulary import Once
from domain.tainted_grail.vocabulary.requirements import Unused


def once(content: Content) -> Iterator[tuple[Path, Once]]:
    """Yield everything that happens once, with its place."""
    yield from ((path, part) for path, part in parts(content) if isinstance(part, Once))


def marks_are_of_one_text(content: Content) -> Faults:
    """Yield marks that two texts bear, or that hold for a day here and for the campaign there. The verses of a
    location may share one.
    """
    cards = originals(content)
    first: dict[str, tuple[object, str]] = {}
    for path, one in once(content):
        home = section_of(path, content, cards) or path[:2]
        of, per = first.setdefault(one.mark, (home, one.per))
        if of != home:
            yield (*path, "mark"), f"{one.mark} is the mark of another text already; use another word"
        elif per != one.per:
            yield (*path, "per"), f"{one.mark} holds per {per} elsewhere; use another word, or per = {per}"


def marks_are_set(content: Content) -> Faults:
    """Yield requirements of a mark that nothing sets, or for another time."""
    known = {**{one.mark: one.per for _, one in once(content)}, **dict(choices_once(content))}
    for path, part in parts(content):
        if isinstance(part, Unused) and part.mark not in known:
            yield (*path, "mark"), unknown(part.mark, known)
        elif isinstance(part, Unused) and known[part.mark] != part.per:
            yield (*path, "per"), f"{part.mark} holds per {known[part.mark]}; use per = {known[part.mark]}"


def choices_once(content: Content) -> Iterator[tuple[str, Limit]]:
    """Yield the marks of choices that can be taken once, which are the ids of their labels."""
    for (section, number), page in pages(content).items():
        for at, choice in enumerate(page.verse.choices, 1):
            if choice.limit:
                yield mark_of(section, number, at), choice.limit


def marks_are_not_set_twice(content: Content) -> Faults:
    """Yield what happens once inside what happens once under the same mark: it never could."""
    for path, one in once(content):
        for inner, part in parts(one):
            if inner and part != one and isinstance(part, Once) and part.mark == one.mark:
                yield (*path, *inner), f"this stands inside the mark {one.mark} itself; use another word"


def days_are_shorter_than_campaigns(content: Content) -> Faults:
    """Yield what happens once a day within what happens once in the campaign."""
    limits: Mapping[Path, str] = {
        path: limit for path, part in parts(content) if isinstance(limit := getattr(part, "limit", None), str)
    }
    limits = {**limits, **{path: one.per for path, one in once(content)}}
    for path, one in once(content):
        around = [limits.get(path[:length]) for length in range(len(path))]
        if one.per == "day" and "campaign" in around:
            yield (*path, "per"), f"{one.mark} holds per day within what happens once in the campaign"


CHECKS: tuple[tuple[str, Check], ...] = (
    ("TG-10.9", marks_are_of_one_text),
    ("TG-10.9", marks_are_set),
    ("TG-10.9", marks_are_not_set_twice),
)
DOUBTS: tuple[tuple[str, Check], ...] = (("TG-10.9", days_are_shorter_than_campaigns),)
