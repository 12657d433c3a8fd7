"""Writes nodes as HTML with inline SVG, or as SVG. A page has over a thousand nodes, so this is much of its cost."""

from functools import lru_cache
from html import escape
from xml.etree.ElementTree import Element

from projections.drawing.svg import written

VOID = frozenset({"br", "hr", "img", "input", "wbr"})
"""Elements of HTML that have no end."""

SHAPES = frozenset({"circle", "ellipse", "line", "path", "polygon", "rect", "use"})
"""Elements of SVG that end where they begin, as long as they hold nothing."""

KEPT, KEPT_LONGEST = 8192, 200
"""The most texts in the cache of what is written, and the longest of them: names, classes, places come often."""


def marked_up(root: Element) -> str:
    """Return a node and all that is in it as markup. Every text is escaped."""
    parts: list[str] = []
    write(root, parts)
    return "".join(parts)


def write(one: Element, parts: list[str]) -> None:
    """Append what a node is written as."""
    tag = one.tag
    parts.append(f"<{tag}")
    for name, value in one.items():
        parts.append(f' {name}="{quoted(value)}"')
    if tag in SHAPES and not len(one):
        parts.append("/>")
    else:
        parts.append(">")
        if one.text:
            parts.append(quoted(one.text))
        for child in one:
            write(child, parts)
        if tag not in VOID:
            parts.append(f"</{tag}>")
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
