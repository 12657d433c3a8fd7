"""The map on the sheet: mines by the symbol of their element, towns by their letter, towers by their number."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import cos, pi, sin, sqrt
from typing import Any
from xml.etree.ElementTree import Element

from domain.materia_prima.board.hexes import neighbours
from domain.materia_prima.board.pieces import SLOT_CENTRES
from projections.drawing.nodes import group, node
from projections.drawing.pen import (
    FAINT,
    INK,
    PAPER,
    PRINT,
    RULE,
    Box,
    Point,
    drawn,
    inked,
    polygon,
    printed,
    stroke,
)
from projections.materia_prima.sheet import emblems, marks
from projections.text.messages import Messages, sentence

View = Mapping[str, Any]

PLAIN = ("#f0e9cf", "#ece6c8", "#f3ecd6")
TOWN = "#f2dcb6"
MINES = {"air": "#b9cdd8", "earth": "#b79a76", "water": "#8fb2cd", "fire": "#cf8a70", "iron": "#a7a8ad"}
MINE = "#b3a9c4"
BLANK = [{"q": q, "r": r, "terrain": "blank", "mark": ""} for at in SLOT_CENTRES for q, r in (at, *neighbours(at))]
"""The places of seven pieces, before any piece is laid."""

LEGEND = 4.2
"""The height of a line of the legend."""


def land(board: Sequence[View], alchemists: Sequence[View], box: Box, messages: Messages) -> Element:
    """Return the map in the upper part of the box, and its legend below."""
    hexes = board or BLANK
    size, centre = scale(hexes, Box(box.x, box.y, box.width, box.height - 3 * LEGEND))
    towers = {(one["tower"]["q"], one["tower"]["r"]): one for one in alchemists}
    parts = [ground(one, *centre(one), size) for one in hexes]
    parts.append(drawn(borders(hexes, centre, size), RULE if board else FAINT, 0.22))
    parts += [feature(one, *centre(one), size, towers.get((one["q"], one["r"]))) for one in hexes]
    compass = emblems.compass(box.x + box.width - 9, box.y + box.height - 3.4 * LEGEND)
    return group([*parts, compass, *legend(board, box, messages)])


def scale(hexes: Sequence[View], box: Box) -> tuple[float, Callable[[View], Point]]:
    """Return the size of a hex, from its centre to a corner, and a function that gives its centre."""
    across = [one["q"] + one["r"] / 2 for one in hexes]
    down = [one["r"] for one in hexes]
    columns, rows = max(across) - min(across) + 1, 1.5 * (max(down) - min(down)) + 2
    size = min(box.width / sqrt(3) / columns, box.height / rows)
    left = box.x + (box.width - size * sqrt(3) * columns) / 2 + size * sqrt(3) / 2
    top = box.y + (box.height - size * rows) / 2 + size

    def centre(one: View) -> Point:
        x = left + size * sqrt(3) * (one["q"] + one["r"] / 2 - min(across))
        return x, top + size * 1.5 * (one["r"] - min(down))

    return size, centre


def corners(x: float, y: float, size: float) -> list[Point]:
    """Return the six corners of a hex, from the top clockwise."""
    return [(x + size * sin(pi / 3 * n), y - size * cos(pi / 3 * n)) for n in range(6)]


def ground(one: View, x: float, y: float, size: float) -> Element:
    """Return a hex in the colour of its terrain."""
    match one["terrain"]:
        case "town":
            colour = TOWN
        case "mine":
            colour = MINES.get(one["mine"], MINE)
        case "plain":
            colour = PLAIN[(one["q"] - one["r"]) % len(PLAIN)]
        case _:
            colour = PAPER
    return polygon(corners(x, y, size), fill=colour, fill_opacity=0.55 if one["terrain"] == "mine" else 1)


def borders(hexes: Iterable[View], centre: Callable[[View], Point], size: float) -> list[str]:
    """Return each border between hexes once, drawn like a line by hand."""
    return [twice(*edge, (0.45, 0.6)) for edge in edges(corners(*centre(one), size) for one in hexes)]


def edges(shapes: Iterable[Sequence[Point]]) -> Counter[tuple[Point, Point]]:
    """Return the edges of hexes, each with the number of hexes that share it. shapes: the corners of each hex."""
    found = Counter[tuple[Point, Point]]()
    for one in shapes:
        around = [(round(x, 1), round(y, 1)) for x, y in one]
        found.update(min((a, b), (b, a)) for a, b in zip(around, (*around[1:], around[0]), strict=True))
    return found


def twice(start: Point, end: Point, bends: tuple[float, float]) -> str:
    """Return a line that a hand drew there and back. bends: how much it bends on each way."""
    return f"{stroke(start, end, bends[0])} {stroke(end, start, bends[1])}"


def feature(one: View, x: float, y: float, size: float, tower: View | None) -> Element:
    """Return the feature of a hex."""
    match one["terrain"]:
        case _ if tower:
            return marks.tower(x, y + size * 0.62, size * 1.2, tower["number"], tower["colour"])
        case "town":
            badge = node("circle", cx=x, cy=y + size * 0.38, r=size * 0.36, fill=PAPER, stroke=INK, stroke_width=0.35)
            return group(
                [marks.town(x, y + size * 0.02, size * 1.15), badge, sign(one, x, y + size * 0.54, size * 0.5)]
            )
        case "mine":
            hill = marks.mountain(x, y + size * 0.02, size * 1.15, MINES.get(one["mine"], MINE))
            return group([hill, sign(one, x, y + size * 0.62, size * 0.52)])
        case "plain":
            return marks.grass(x, y)
        case _:
            return group([])


def sign(one: View, x: float, y: float, size: float) -> Element:
    """Return the symbol or the letter."""
    return inked(one["mark"], x, y, size * 2.4, size, text_anchor="middle", font_weight="bold")


def legend(board: Sequence[View], box: Box, messages: Messages) -> list[Element]:
    """Return the legend: towns and mines, each on a line, and the meaning of numbers."""
    bottom = box.y + box.height
    if not board:
        text = messages.say("sheet-no-land")
        return [printed(text, box.x + box.width / 2, bottom - LEGEND, box.width, 2.8, text_anchor="middle")]
    rows = [
        (messages.say("sheet-towns"), named_marks(board, "town")),
        (messages.say("sheet-mines"), named_marks(board, "mine")),
    ]
    return [
        part
        for number, (title, text) in enumerate(rows, 1)
        for part in (
            printed(title, box.x, bottom - LEGEND * (len(rows) - number), 16, 2.3),
            inked(text, box.x + 17, bottom - LEGEND * (len(rows) - number), box.width - 17, 2.6, fill=PRINT),
        )
    ]


def named_marks(board: Iterable[View], terrain: str) -> str:
    """Return each mark of a kind once, with its meaning."""
    names = {one["mark"]: one["name"] for one in board if one["terrain"] == terrain}
    return " · ".join(f"{mark} {sentence(name)}" for mark, name in sorted(names.items()))
