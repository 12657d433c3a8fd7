"""A board as a web page shows it: parts of HTML and inline SVG, which a client places and marks. It knows no game."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element

from projections.board.printing import Printed
from projections.drawing.nodes import node
from projections.drawing.pieces import Pieces, pieces
from projections.text.messages import Messages


class Part(NamedTuple):
    """A part of a page, such as the map. id: its name in the grid; title: its heading; content: HTML or SVG.

    Elements that show a thing have its id as `data-id`. Ids are unique within a part. A player's name is an empty
    element with `data-seat`, and a derived number has its path in the board as `data-path`.
    """

    id: str
    title: str
    content: Element


Page = Callable[[Any, Printed, Messages], Sequence[Part]]
"""(board, what is printed, messages) -> the parts, in the order in which they are read."""


def no_page(board: Any, printed: Printed, messages: Messages) -> Sequence[Part]:
    """Return no parts, for a game whose page shows its picture for a terminal."""
    return ()


def laid_out(parts: Iterable[Part], language: str, game: str) -> Pieces:
    """Return parts as HTML, each a section under its heading. game: its id, by which a style sheet may tell games."""
    return pieces(node("div", *map(section, parts), class_="parts", lang=language, data_game=game))


def section(part: Part) -> Element:
    """Return a part under its heading. A part may scroll, so a keyboard can reach it."""
    return node(
        "section",
        node("h2", text=part.title),
        part.content,
        class_=f"part part-{part.id}",
        data_part=part.id,
        tabindex="0",
        aria_label=part.title,
    )
