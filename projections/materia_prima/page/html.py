"""Pieces of HTML that several parts of the page share."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any
from xml.etree.ElementTree import Element

from projections.board.form import LyingView
from projections.board.memory import drawn
from projections.board.printing import Printed
from projections.drawing.nodes import node
from projections.materia_prima.board.form.board import MateriaPrimaBoard
from projections.materia_prima.board.form.cards import ElementView
from projections.materia_prima.board.form.figures import ValueView
from projections.materia_prima.page.signs import beside, of_element
from projections.numbers import pointer
from projections.text.messages import Messages

SHOWN_MAX = 8
"""The most elements that are shown one by one."""

ROMAN = {1: "I", 2: "II", 3: "III"}

Path = Sequence[str | int]


def text(content: str, classes: str = "", tag: str = "span") -> Element:
    """Return words."""
    return node(tag, text=content, **classed(classes))


def classed(classes: str) -> dict[str, str]:
    """Return the attribute for classes, if there are any."""
    return {"class_": classes} if classes else {}


def thing(tag: str, id: str, *parts: Element, classes: str = "", **attributes: Any) -> Element:
    """Return something that may be chosen, with an empty place for its number.

    A page makes it a button, so nothing in it may be chosen or opened by itself.
    """
    return node(tag, *parts, node("b", class_="number"), data_id=id, **classed(classes), **attributes)


def section(title: str, *parts: Element, aside: Iterable[Element] = (), classes: str = "") -> Element:
    """Return a section under its heading. aside: what stands in the heading behind the title."""
    return node("section", node("h3", text(title), *aside), *parts, **classed(classes))


def more(title: str, *parts: Element, is_open: bool = False) -> Element:
    """Return what is read on demand. is_open: whether it is shown at first."""
    return node("details", node("summary", text(title)), *parts, class_="more", **({"open": ""} if is_open else {}))


def keyed(key: str, make: Callable[[MateriaPrimaBoard], Element], board: MateriaPrimaBoard) -> Element:
    """Return a part with a name, unique on the page, by which a page finds it again on a later board."""

    def named(one: MateriaPrimaBoard) -> Element:
        part = make(one)
        part.set("data-key", key)
        return part

    return drawn(key, named, board)


def listed(classes: str, items: Iterable[Element], label: str | None = None) -> Element:
    """Return a list. label: what it lists, None where the heading says it."""
    spoken = {"aria_label": label} if label else {}
    return node("ul", *items, class_=classes, **spoken)


# Numbers


def why(path: Path, value: int) -> Element:
    """Return a number that can be explained. path: in the board."""
    return node("data", text=str(value), class_="why", data_path=pointer(path), value=value)


def stat(path: Path, key: str, one: ValueView, messages: Messages) -> Element:
    """Return a value under its short name. path: of the value; key: of its kind."""
    short = node("abbr", text=messages.say(f"short-{key}"), title=one["name"])
    return node("div", node("dt", short), node("dd", why((*path, "value"), one["value"])))


def actions(path: Path, left: int, most: int, label: str) -> Element:
    """Return the actions as dots, full ones still to be taken, then in words for reading aloud and in numbers.

    path: of the figure.
    """
    dots = (node("i", class_="left" if at < left else "") for at in range(max(most, left)))
    numbers = why((*path, "remaining"), left), text("/"), why((*path, "values", "actions", "value"), most)
    return node("p", *dots, text(label, "sr"), node("span", *numbers, class_="num"), class_="acts", title=label)


def roman(level: int) -> str:
    """Return a level as cards print it."""
    return ROMAN.get(level, str(level))


# Elements and cards


def disc(one: ElementView) -> Element:
    """Return an element's disc beside words, with its name for reading aloud."""
    first, *letters = of_element(one["element"], one["name"])
    return beside(first.get("href", "").removeprefix("#s-"), *letters, label=one["name"])


def discs(elements: Iterable[ElementView]) -> list[Element]:
    """Return elements one by one; many of a kind once, with their number."""
    kinds = [*elements]
    if total(kinds) <= SHOWN_MAX:
        return [disc(one) for one in kinds for _ in range(one["count"])]
    return [part for one in kinds for part in (disc(one), *([times(one["count"])] if one["count"] > 1 else []))]


def total(elements: Iterable[ElementView]) -> int:
    """Return how many elements there are."""
    return sum(one["count"] for one in elements)


def times(count: int) -> Element:
    """Return a number behind a sign."""
    return text(f"×{count}", "num times")


def hold(elements: Iterable[ElementView], label: str, room: int = 0, empty: str = "") -> Element:
    """Return elements in a row. room: how many free places to show; empty: what is said of none."""
    items = [node("li", one) for one in discs(elements)] + [node("li", class_="free") for _ in range(room)]
    return listed("hold", items or [text(empty, "none", "li")], label)


def card(one: LyingView, printed: Printed, tag: str = "li", classes: str = "", *more: Element) -> Element:
    """Return a card by its name."""
    return thing(tag, one["id"], text(str(printed[one["id"]]["name"])), *more, classes=classes)
