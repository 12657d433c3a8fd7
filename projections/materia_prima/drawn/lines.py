"""Lines of words and signs in a drawing."""

from collections.abc import Iterable, Iterator
from xml.etree.ElementTree import Element

from projections.drawing.lettering import fitted
from projections.drawing.nodes import at, node
from projections.materia_prima.board.form.cards import ElementView
from projections.materia_prima.page.signs import of_element, path, used

HEAD, PROSE, SMALL = 17, 14.5, 12.5
"""The sizes of headings, of names, and of what stands beside them."""

NARROW = 1.12
"""How much narrower the fonts of most readers are than the one that widths are reckoned in."""

DISC = 21.0
"""The width of an element in a row."""


def words(text: str, x: float, y: float, size: float, classes: str = "left thinly", room: float = 0) -> Element:
    """Return a line of text. y: its base line; room: how wide it may be, 0 for any width."""
    shown, size = fitted(text, room * NARROW, size, min(size, 11)) if room else (text, size)
    return node("text", text=shown, x=x, y=y, font_size=size, class_=classes)


def heading(text: str, width: float) -> list[Element]:
    """Return a heading over a rule, 28 high."""
    return [path(f"M0 1H{width}", "line"), words(text, 0, 20, HEAD, "left p")]


def thing(id: str, name: str, *parts: Element) -> Element:
    """Return what is drawn of a thing. name: for reading aloud."""
    return node("g", node("title", text=name), *parts, data_id=id)


def discs(elements: Iterable[ElementView], x: float, y: float) -> Iterator[Element]:
    """Yield elements in a row, each kind once with its number. x, y: the left edge and the middle of the row."""
    for one in elements:
        yield at(x + 10, y, *of_element(one["element"], one["name"]), scale=0.85)
        x += DISC
        if one["count"] > 1:
            yield words(f"×{one['count']}", x - 1, y + 4, 11, "left s")
            x += 7 + 7 * len(str(one["count"]))


def sign(name: str, x: float, y: float, size: float, classes: str = "") -> Element:
    """Return a sign at a place, as large as its part of a hex or larger."""
    return used(name, classes, x, y, size)
