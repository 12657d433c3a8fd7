"""Nodes of SVG pictures."""

from collections.abc import Iterable
from functools import cache
from typing import Any
from xml.etree.ElementTree import Element


def node(name: str, *children: Element, text: str | None = None, **attributes: Any) -> Element:
    """Return a node; `stroke_width` is the attribute stroke-width, `class_` is class, and numbers are rounded to
    hundredths.
    """
    made = Element(
        name,
        {attribute(key): value if value.__class__ is str else written(value) for key, value in attributes.items()},
    )
    made.text = text
    made.extend(children)
    return made


@cache
def attribute(key: str) -> str:
    """Return the name of an attribute."""
    return key.rstrip("_").replace("_", "-")


def written(value: Any) -> str:
    """Return the text of an attribute's value."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def group(parts: Iterable[Element], **attributes: Any) -> Element:
    """Return several nodes as a group."""
    return node("g", *parts, **attributes)


def at(x: float, y: float, *parts: Element, scale: float = 1.0) -> Element:
    """Return nodes with their own middle at (0, 0), moved here and scaled."""
    return node("g", *parts, transform=f"translate({x:.2f} {y:.2f})" + (f" scale({scale:.3f})" if scale != 1 else ""))
