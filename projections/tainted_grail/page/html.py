"""Nodes of HTML, in which texts and elements follow one another in any order."""

from collections.abc import Iterable
from typing import Any
from xml.etree.ElementTree import Element

from projections.drawing.nodes import attribute, written
from projections.numbers import pointer

Content = Element | str | None


def tag(name: str, *parts: Content, **attributes: Any) -> Element:
    """Return an element; parts and attributes that are None are left out. `class_` and `data_id` are written with the
    names that HTML has for them.
    """
    made = Element(name, {attribute(key): written(value) for key, value in attributes.items() if value is not None})
    last: Element | None = None
    for part in parts:
        if isinstance(part, str):
            put(made, last, part)
        elif part is not None:
            made.append(part)
            last = part
    return made


def put(whole: Element, last: Element | None, text: str) -> None:
    """Put a text behind the last element, or at the beginning of the whole."""
    if last is None:
        whole.text = (whole.text or "") + text
    else:
        last.tail = (last.tail or "") + text


def listed(items: Iterable[Element], class_: str, label: str | None = None) -> Element | None:
    """Return a list of entries; None without any."""
    found = [*items]
    return tag("ul", *found, class_=class_, aria_label=label) if found else None


def section(title: str, *parts: Content, class_: str | None = None) -> Element | None:
    """Return parts under a title; None if all of them are None."""
    found = [one for one in parts if one is not None]
    return tag("section", tag("h3", title), *found, class_=class_) if found else None


def why(count: int | str, *path: str | int) -> Element:
    """Return a number that the board explains. path: names and indices, from the board's top."""
    return tag("data", str(count), class_="why num", data_path=pointer(path), value=count)


def number_mark() -> Element:
    """Return the place for the number of the option that chooses a thing. The client fills it."""
    return tag("b", class_="number")
