"""Blocks of a picture one below another, and a whole picture on its own."""

from collections.abc import Iterable
from typing import NamedTuple
from xml.etree.ElementTree import Element

from projections.drawing.canvas import wrapped
from projections.drawing.markup import marked_up
from projections.drawing.nodes import node
from projections.drawing.tokens import SERIF

LETTER = 0.49
"""The width of a letter of a text on average, as a part of its size."""


class Block(NamedTuple):
    """A part of a picture, drawn from its upper edge on, and its height."""

    parts: list[Element]
    height: float


def stacked(blocks: Iterable[Block]) -> Block:
    """Return blocks one below another."""
    parts, y = list[Element](), 0.0
    for one in blocks:
        parts.append(node("g", *one.parts, transform=f"translate(0 {y:.0f})"))
        y += one.height
    return Block(parts, y)


def fitting(text: str, size: float, room: float) -> list[str]:
    """Return the lines of a text of this size in this room."""
    return wrapped(text, int(room / (size * LETTER)))


def picture(parts: Iterable[Element], width: int, height: int, title: str, language: str, style: str) -> str:
    """Return a whole picture of this size. title: what it shows, for readers of screens; style: its colours."""
    root = node(
        "svg",
        node("title", text=title),
        node("style", text=style),
        node("rect", width=width, height=height, rx=8, class_="paper"),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        lang=language,
        role="img",
        font_family=SERIF,
    )
    root.set("viewBox", f"0 0 {width} {height}")
    return marked_up(root)
