"""The texts of a drawn picture, and the places that they take."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree

from projections.drawing.lettering import width

SVG = "{http://www.w3.org/2000/svg}"


class Lettering(NamedTuple):
    """A text of the picture, and the place it takes."""

    text: str
    left: float
    top: float
    right: float
    bottom: float


def lettering(svg: str) -> list[Lettering]:
    """All texts of a picture."""
    return list(within(ElementTree.fromstring(svg), 0, 0, 1))


def within(node: ElementTree.Element, x: float, y: float, scale: float) -> Iterator[Lettering]:
    """The texts in a node. x, y, scale: where its parent's (0, 0) is, and how long its millimetre."""
    moved = dict(re.findall(r"(translate|scale)\(([^)]*)\)", node.get("transform", "")))
    dx, dy = map(float, moved.get("translate", "0 0").split())
    x, y, scale = x + dx * scale, y + dy * scale, scale * float(moved.get("scale", 1))
    if node.tag == f"{SVG}text":
        yield placed(node, x, y, scale)
    for child in node:
        yield from within(child, x, y, scale)


def placed(node: ElementTree.Element, x: float, y: float, scale: float) -> Lettering:
    """The place of a text: from three quarters of its size above the base line to a fifth below."""
    size, text = float(node.attrib["font-size"]) * scale, node.text or ""
    long = width(text, size)
    left = x + float(node.attrib["x"]) * scale - long * {"middle": 0.5, "end": 1}.get(node.get("text-anchor", ""), 0)
    base = y + float(node.attrib["y"]) * scale
    return Lettering(text, left, base - 0.75 * size, left + long, base + 0.2 * size)


def meet(one: Lettering, other: Lettering) -> bool:
    """Whether two texts are written over one another."""
    across = one.left < other.right and other.left < one.right
    return across and one.top < other.bottom and other.top < one.bottom
