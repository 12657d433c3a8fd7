"""The pen: nodes of an SVG picture in millimetres, lettering that fits its box, and lines as drawn by hand."""

from collections.abc import Iterable
from math import sin
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element

from projections.drawing.lettering import fitted
from projections.drawing.nodes import node

Point = tuple[float, float]

PAPER, PRINT, RULE, FAINT = "#f7f0de", "#6a5030", "#a48d62", "#cdbb94"
"""The colours of the sheet: paper, print, lines, and background."""

INK, RED, GREEN = "#26315e", "#9a2f22", "#38693c"
"""The colours of what was filled in by hand."""

SMALLEST, SHRUNK = 2.0, 0.6
"""The smallest size of letters, in millimetres and as a part of their size, before a text is cut off."""


class Box(NamedTuple):
    """A place on the page: left, top, width and height."""

    x: float
    y: float
    width: float
    height: float


# Lettering


def printed(text: str, x: float, y: float, room: float, size: float = 2.2, **attributes: Any) -> Element:
    """Return a word that is printed on the empty sheet. x: left, or what the anchor says; y: the base line."""
    return lettering(text, x, y, room, size, **{"fill": PRINT, **attributes})


def inked(text: str, x: float, y: float, room: float, size: float = 3.6, **attributes: Any) -> Element:
    """Return something that was filled in."""
    return lettering(text, x, y, room, size, **{"fill": INK, "font_style": "italic", **attributes})


def lettering(text: str, x: float, y: float, room: float, size: float, **attributes: Any) -> Element:
    """Return a line of text that fits its room."""
    shown, size = fitted(text, room, size, min(size, max(SMALLEST, size * SHRUNK)))
    return node("text", text=shown, x=x, y=y, font_size=size, **attributes)


# Lines


def noise(*seed: float) -> float:
    """Return a number from -1 to 1 that looks random, but is always the same for the same seed."""
    value = sin(sum((index + 1) * 12.9898 * one for index, one in enumerate(seed, 1))) * 43758.5453
    return 2 * (value - value // 1) - 1


def stroke(start: Point, end: Point, bend: float = 0.35) -> str:
    """Return the path of a line as drawn by hand: a little bent, and not quite from end to end. bend: millimetres."""
    (x1, y1), (x2, y2) = start, end
    shift = [bend * noise(x1, y1, x2, y2, index) for index in range(4)]
    middle = (x1 + x2) / 2 + shift[0], (y1 + y2) / 2 + shift[1]
    return (
        f"M{x1 + shift[2] / 3:.2f} {y1 + shift[3] / 3:.2f} "
        f"Q{middle[0]:.2f} {middle[1]:.2f} {x2 + shift[1] / 3:.2f} {y2 + shift[0] / 3:.2f}"
    )


def drawn(strokes: Iterable[str], colour: str, thickness: float, **attributes: Any) -> Element:
    """Return lines of one pen."""
    shape: dict[str, Any] = {"stroke": colour, "stroke_width": thickness, "stroke_linecap": "round"}
    return node("path", d=" ".join(strokes), fill="none", **shape, **attributes)


def line(start: Point, end: Point, colour: str = RULE, thickness: float = 0.2, **attributes: Any) -> Element:
    """Return a ruled line."""
    d = f"M{start[0]:.2f} {start[1]:.2f} L{end[0]:.2f} {end[1]:.2f}"
    return node("path", d=d, fill="none", stroke=colour, stroke_width=thickness, **attributes)


def dotted(x: float, y: float, length: float) -> Element:
    """Return a line to write on."""
    return line((x, y), (x + length, y), RULE, 0.25, stroke_dasharray="0.05 0.9", stroke_linecap="round")


def polygon(points: Iterable[Point], **attributes: Any) -> Element:
    """Return a filled shape."""
    return node("polygon", points=" ".join(f"{x:.2f},{y:.2f}" for x, y in points), **attributes)


def frame(box: Box, thickness: float = 0.3, fill: str = "none", **attributes: Any) -> Element:
    """Return a ruled box."""
    shape: dict[str, Any] = {"x": box.x, "y": box.y, "width": box.width, "height": box.height}
    return node("rect", **shape, fill=fill, stroke=RULE, stroke_width=thickness, **attributes)
