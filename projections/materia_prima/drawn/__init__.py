"""The board as a drawing on its own, for a light and a dark screen: the map, a panel beside it, the sheets below."""

from projections.board.printing import Printed
from projections.drawing.blocks import picture, stacked
from projections.drawing.nodes import at, node
from projections.materia_prima.board.form.board import MateriaPrimaBoard
from projections.materia_prima.drawn import panel
from projections.materia_prima.drawn.sheets import recipes, sheets
from projections.materia_prima.drawn.style import STYLE
from projections.materia_prima.page import map
from projections.materia_prima.page.signs import symbols
from projections.posting.scene import Scene
from projections.text.messages import Messages

GAP = 16
"""The space between the parts."""


def svg(board: MateriaPrimaBoard, printed: Printed, messages: Messages, title: str) -> str:
    """Return the drawing of a board. printed: in the same language."""
    land = map.drawn(board, messages)
    left, top, across, down = (float(side) for side in land.get("viewBox", "").split())
    side = panel.drawn(board, printed, messages)
    width = across + panel.WIDTH + 3 * GAP
    height = max(down, side.height) + 2 * GAP
    below = stacked(
        (sheets(board, printed, messages, width - 2 * GAP), recipes(board, printed, messages, width - 2 * GAP))
    )
    parts = [
        node("defs", *symbols()),
        at(GAP - left, GAP - top, *land),
        at(across + 2 * GAP, GAP, *side.parts),
        at(GAP, height, *below.parts),
    ]
    return picture(parts, round(width), round(height + below.height + GAP), title, messages.language, STYLE)


def scene(board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Scene:
    """Return the map alone."""
    land = map.drawn(board, messages)
    left, top, across, down = (float(side) for side in land.get("viewBox", "").split())
    return Scene([node("defs", *symbols()), *land], (left, top, across, down), STYLE)
