"""Writes nodes as HTML with inline SVG, or as SVG. A page has over a thousand nodes, so this is much of its cost."""

from functools import lru_cache
from html import escape
from typing import NamedTuple
from xml.etree.ElementTree import Element

from projections.drawing.svg import written

VOID = frozenset({"br", "hr", "img", "input", "wbr"})
"""Elements of HTML that have no end."""

SHAPES = frozenset({"circle", "ellipse", "line", "path", "polygon", "rect", "use"})
"""Elements of SVG that end where they begin, as long as they hold nothing."""

SAME = 'data-same=""'
"""Stands on an element that is left as the client has it."""

KEPT, KEPT_LONGEST = 8192, 200
"""The most texts in the cache of what is written, and the longest of them: names, classes, places come often."""


KEYS = frozenset({"data-part", "data-id", "data-key"})
"""Attributes that name an element, so that it can be found again on a later page."""


class Span(NamedTuple):
    """Where a named element stands among the parts of some markup. hollow: the element without all that is in it."""

    start: int
    end: int
    hollow: str


def marked_up(root: Element) -> str:
    """Return a node and all that is in it as markup. Every text is escaped."""
    parts: list[str] = []
    write(root, parts, [])
    return "".join(parts)


def write(one: Element, parts: list[str], named: list[Span]) -> None:
    """Append what a node is written as, and where the named elements in it stand, the inner ones first."""
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
        named.append(Span(start, len(parts), f"<{tag}{key} {SAME}></{tag}>"))
    if one.tail:
        parts.append(quoted(one.tail))


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
