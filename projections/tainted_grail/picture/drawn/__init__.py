"""The board of a campaign as a drawing of its own, for a light and a dark screen: the map, the open page and the
characters; while an encounter is played, its picture beside a small map.
"""

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from projections.board.ids import names
from projections.board.printing import Printed
from projections.drawing.blocks import picture
from projections.drawing.canvas import markup
from projections.drawing.nodes import at, node
from projections.drawing.svg import drawing
from projections.posting.scene import Scene
from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.board.shown import is_lost_soon, menhir_of
from projections.tainted_grail.picture import characters, encounter
from projections.tainted_grail.picture.drawn import land, panel
from projections.tainted_grail.picture.drawn.signs import path, words
from projections.tainted_grail.picture.drawn.style import STYLE
from projections.text.messages import Messages

GAP, KEY = 14, 22
"""The space between the parts, and the height of a line of the key."""
LEAST = 440
"""The least width of the map, which its key needs."""
SMALL_MAP = 0.55
"""The size of the map beside an encounter."""


def svg(board: TaintedGrailBoard, printed: Printed, messages: Messages, title: str) -> str | None:
    """Return the drawing of a campaign's board; None for an arena, and before the land lies out."""
    if "campaign" not in board or not board["land"]["places"]:
        return None
    grid = land.grid_of(board)
    whole = land.drawn(board, messages)
    if board["encounter"] is not None:
        return beside_encounter(board, printed, messages, title, whole)
    side = panel.drawn(board, printed, messages)
    below = [*key(board, messages)]
    left = max(grid.width, LEAST)
    height = max(grid.height + KEY * (len(below) + 1), side.height + 2 * GAP)
    parts = [
        whole,
        *(at(land.MARGIN, grid.height + KEY * (row + 1), one) for row, one in enumerate(below)),
        node("g", *side.parts, transform=f"translate({left + GAP} {GAP})"),
    ]
    return page(parts, left + panel.WIDTH + 3 * GAP, int(height), title, messages)


def beside_encounter(board: TaintedGrailBoard, printed: Printed, messages: Messages, title: str, whole: Element) -> str:
    """Return the picture of the encounter with all characters, and a small map beside it."""
    assert board["encounter"] is not None, "one is played"
    lines = [*encounter.lines(board, board["encounter"], printed, messages), []]
    for one in board["characters"]:
        lines += characters.lines(one, board, printed, messages)
    inner = drawing([markup(line) for line in lines], title, messages.language, names(board, printed))
    across, down = int(inner.get("width", "0")), int(inner.get("height", "0"))
    inner.set("x", f"{GAP}")
    inner.set("y", f"{GAP}")
    grid, head = land.grid_of(board), panel.heading(board, messages)
    small = node("g", whole, transform=f"translate({across + 2 * GAP} {head.height + GAP:.0f}) scale({SMALL_MAP})")
    width = max(int(grid.width * SMALL_MAP), panel.WIDTH)
    height = max(down + 2 * GAP, int(head.height + grid.height * SMALL_MAP) + 2 * GAP)
    side = node("g", *head.parts, transform=f"translate({across + 2 * GAP + land.MARGIN * SMALL_MAP:.0f} {GAP})")
    return page([inner, side, small], across + width + 4 * GAP, height, title, messages)


def page(parts: list[Element], width: int, height: int, title: str, messages: Messages) -> str:
    """Return a whole picture of this size."""
    return picture([node("defs", stripes()), *parts], width, height, title, messages.language, STYLE)


def scene(board: TaintedGrailBoard, printed: Printed, messages: Messages) -> Scene | None:
    """Return the map alone; None for an arena, and before the land lies out."""
    if "campaign" not in board or not board["land"]["places"]:
        return None
    grid = land.grid_of(board)
    return Scene([node("defs", stripes()), land.drawn(board, messages)], (0, 0, grid.width, grid.height), STYLE)


def stripes() -> Element:
    """Return the pattern of what is out of reach."""
    made = node("pattern", path("M0 9L9 0M-2 2L2 -2M7 11L11 7", "mist"), id="mist", width=9, height=9)
    made.set("patternUnits", "userSpaceOnUse")
    return made


def key(board: TaintedGrailBoard, messages: Messages) -> Iterator[Element]:
    """Yield a line for each menhir and its reach, for what is lost soon, and for what is out of reach."""
    lit = [one for one in board["land"]["places"] if "menhir" in one]
    for number, one in enumerate(lit):
        yield entry(
            node("rect", width=26, height=13, y=-11, rx=4, class_=f"glow r{number % 3}"), menhir_of(one, messages)
        )
    if any(is_lost_soon(one, board["campaign"]["day"]) for one in board["land"]["places"]):
        yield entry(path("M2 -10L14 2M8 -12L22 2M16 -12L26 -2", "mist"), messages.say("picture-mist"))
    if not all(one["in_range"] for one in board["land"]["places"]):
        hatched = node("rect", width=26, height=13, y=-11, rx=2, class_="lost")
        yield entry(hatched, messages.say("picture-out-of-reach"))


def entry(sign: Element, text: str) -> Element:
    """Return a line of the key."""
    return node("g", sign, words(text, 36, 0, 13))
