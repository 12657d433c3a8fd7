"""What open questions offer that does not lie on the table: layouts, temples, characters, colours."""

from collections.abc import Container, Iterator, Mapping
from typing import Any
from xml.etree.ElementTree import Element

from projections.board.form import NamedView
from projections.board.ids import kind_of, name_in
from projections.board.printing import Printed
from projections.drawing.nodes import node
from projections.materia_prima.board.form.board import MateriaPrimaBoard
from projections.materia_prima.page.html import listed, text, thing
from projections.materia_prima.page.signs import beside
from projections.materia_prima.things.wording import abilities
from projections.text.messages import Messages

ON_THE_MAP = frozenset({"layout", "temple", "difficulty"})
ON_SHEETS = frozenset({"character", "colour"})
"""Kinds of offers -> the part of the page where they lie."""


def offers(board: MateriaPrimaBoard, printed: Printed, messages: Messages, kinds: Container[str]) -> Iterator[Element]:
    """Yield the offers of these kinds as a list of cards; nothing if there are none."""
    found = [one for one in board["offers"] if kind_of(one["id"]) in kinds]
    if found:
        yield listed("on-offer", (offer(one, printed, messages) for one in found), messages.say("page-offers"))


def offer(one: NamedView, printed: Printed, messages: Messages) -> Element:
    """Return an offer: its name, and what is printed on it."""
    card = printed.get(one["id"], {})
    sign = [beside("tower", classes=f"f-{name_in(one['id'])}")] if kind_of(one["id"]) == "colour" else []
    return thing("li", one["id"], *sign, text(one["name"], "ink"), *details(card, messages))


def details(card: Mapping[str, Any], messages: Messages) -> Iterator[Element]:
    """Yield the values, the abilities and the story of a card, as far as it has them."""
    if values := card.get("values"):
        rows = (
            node(
                "div",
                node("dt", node("abbr", text=messages.say(f"short-{each['stat']}"), title=each["name"])),
                node("dd", text=str(each["amount"])),
            )
            for each in values
        )
        yield node("dl", *rows, class_="stat num")
    if can := abilities(card.get("abilities", ())):
        yield text(can, "small", "p")
    if story := card.get("text"):
        yield text(story, "small quiet", "p")
