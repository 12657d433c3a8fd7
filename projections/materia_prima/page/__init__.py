"""The board as parts of a page: the map, the sheets of the alchemists, the scenario."""

from collections.abc import Sequence

from projections.board.printing import Printed
from projections.drawing.nodes import node
from projections.drawing.page import Part
from projections.materia_prima.board.form.board import MateriaPrimaBoard
from projections.materia_prima.page import map
from projections.materia_prima.page.offers import ON_SHEETS, ON_THE_MAP, offers
from projections.materia_prima.page.scenario import scenario
from projections.materia_prima.page.sheets import sheets
from projections.materia_prima.page.signs import symbols
from projections.text.messages import Messages


def page(board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Sequence[Part]:
    """Return the parts of a board. printed: in the same language."""
    land = (
        symbols(),
        *offers(board, printed, messages, ON_THE_MAP),
        node("div", map.drawn(board, messages), class_="mapbox"),
    )
    figures = (*offers(board, printed, messages, ON_SHEETS), sheets(board, printed, messages))
    return (
        Part("map", messages.say("page-map"), node("div", *land, class_="mp-map")),
        Part("sheets", messages.say("page-sheets"), node("div", *figures, class_="mp-sheets")),
        Part("scenario", messages.say("sheet-column-scenario"), scenario(board, printed, messages)),
    )
