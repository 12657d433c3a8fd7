"""Writes nodes as HTML with inline SVG, or as SVG. A page has over a thousand nodes, so this is much of its cost."""

from functools import lru_cache
from html import escape
from itertools import pairwise
from typing import NamedTuple
from xml.etree.ElementTree import Element

from projections.drawing.svg import written

VOID = frozenset({"br", "hr", "img", "input", "wbr"})
"""Elements of HTML that have no end."""

SHAPES = frozenset({"circle", "ellipse", "line", "path", "polygon", "rect", "use"})
"""Elements of SVG that end where they begin, as long as they hold nothing."""

KEPT, KEPT_LONGEST = 8192, 200
"""The most texts in the cache of what is written, and the longest of them: names, classes, places come often."""


KEYS = frozenset({"data-part", "data-id", "data-key"})
"""Attributes that name an element, so that it can be found again on a later page."""


class Span(NamedTuple):
    """Where a named element stands among the parts of some markup. name: its tag and the attribute that names it."""

    start: int
    end: int
    name: str


class Settled(Element):
    """A node that is not changed any more, nor anything in it: it is written once. What follows it may change."""

    _written: tuple[list[str], list[Span]] | None = None

    def written(self) -> tuple[list[str], list[Span]]:
        """Return what the node is written as, cut where named elements begin and end, and these."""
        if self._written is None:
            parts, named = list[str](), list[Span]()
            write_anew(self, parts, named)
            self._written = joined(parts, named)
        return self._written


def settled(one: Element) -> Settled:
    """Return a node with the same content that is not changed any more."""
    made = Settled(one.tag, dict(one.items()))
    made.text = one.text
    made.extend(one)
    return made


def joined(parts: list[str], named: list[Span]) -> tuple[list[str], list[Span]]:
    """Return the same markup in as few parts as the named elements leave."""
    cuts = sorted({0, len(parts), *(one.start for one in named), *(one.end for one in named)})
    at = {cut: number for number, cut in enumerate(cuts)}
    spans = [Span(at[one.start], at[one.end], one.name) for one in named]
    return ["".join(parts[start:end]) for start, end in pairwise(cuts)], spans


def marked_up(root: Element) -> str:
    """Return a node and all that is in it as markup. Every text is escaped."""
    parts: list[str] = []
    write(root, parts, [])
    return "".join(parts)


def write(one: Element, parts: list[str], named: list[Span]) -> None:
    """Append what a node is written as, and where the named elements in it stand, the inner ones first."""
    if isinstance(one, Settled):
        texts, spans = one.written()
        start = len(parts)
        parts.extend(texts)
        named.extend([Span(start + each.start, start + each.end, each.name) for each in spans])
    else:
        write_anew(one, parts, named)
    if one.tail:
        parts.append(quoted(one.tail))


def write_anew(one: Element, parts: list[str], named: list[Span]) -> None:
    """Do the same as `write`, for a node that was not written before, without what follows it."""
    tag, start, key, begin = one.tag, len(parts), "", f"<{one.tag}"
    for name, value in one.items():
        text = f' {name}="{quoted(value)}"'
        begin += text
        if name in KEYS:
            key = text
    if len(one):
        parts.append(f"{begin}>{quoted(one.text)}" if one.text else f"{begin}>")
        for child in one:
            write(child, parts, named)
        parts.append(f"</{tag}>")
    elif tag in SHAPES:
        parts.append(f"{begin}/>")
    else:
        parts.append(f"{begin}>{quoted(one.text) if one.text else ''}{'' if tag in VOID else f'</{tag}>'}")
    if key:
        named.append(Span(start, len(parts), f"{tag}{key}"))


def quoted(text: str) -> str:
    """Return a text as markup."""
    return often(text) if len(text) <= KEPT_LONGEST else once(text)


def once(text: str) -> str:
    """Return a text as markup, without what no markup can hold."""
    return escape(written(text))


often = lru_cache(maxsize=KEPT)(once)


def printable(text: str) -> str:
    """Return a text as markup, without what does not print, such as a line break in a name."""
    return escape("".join(one if one.isprintable() else "\N{REPLACEMENT CHARACTER}" for one in text))
