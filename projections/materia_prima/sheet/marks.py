"""The marks on the sheet: towers, towns and mines of the map, soul stones, and the writer's ticks and rings."""

from typing import Any
from xml.etree.ElementTree import Element

from projections.drawing.nodes import at, node
from projections.drawing.pen import (
    FAINT,
    GREEN,
    INK,
    PAPER,
    PRINT,
    RED,
    RULE,
    drawn,
    inked,
    noise,
    stroke,
)

PLAYER = {"green": "#5d9a57", "yellow": "#dfb93c", "brown": "#9a6a3a", "grey": "#9b9a96"}
"""The colours of alchemists."""

TALLY_MAX = 10
"""The most strokes of a tally; a higher number is written in digits."""

WALLS = "M-3.6 0 V-6.8 H-4.4 V-10 H-2.64 V-8.6 H-.88 V-10 H.88 V-8.6 H2.64 V-10 H4.4 V-6.8 H3.6 V0 Z"
HOUSES = "M-4.4 0 V-2.2 H-1.8 V0 Z M-1.5 0 V-3.4 H1.5 V0 Z M1.8 0 V-2.5 H4.4 V0 Z"
ROOFS = "M-4.7 -2.2 H-1.5 L-3.1 -3.9 Z M-1.8 -3.4 H1.8 L0 -5.8 Z M1.5 -2.5 H4.7 L3.1 -4.4 Z"
PEAKS = "M-4.6 0 L-1.2 -5.4 L.6 -2.6 L1.9 -4.2 L4.8 0 Z"
ADIT = "M-.9 0 V-1.2 A.9 .9 0 0 1 .9 -1.2 V0 Z"
STONE = "M-3 -1 L-1.6 -3 H1.6 L3 -1 L0 3.2 Z"
FACETS = ("M-3 -1 H3", "M-1 -1 L0 3.2 L1 -1 L0 -3 Z")
TICK = "M-1.5 0 Q-.9 .5 -.5 1.4 Q.4 -1 2 -2"
CROSS = ("M-1.4 -1.4 Q.2 .1 1.4 1.4", "M1.3 -1.5 Q-.2 -.2 -1.3 1.4")
RING = "M2.2 -1.7 C-.5 -3.6 -3.5 -1.9 -3 .5 C-2.6 2.8 2.4 3 2.9 .2 C3.1 -1.6 1.4 -2.8 -.8 -2.6"


def tower(x: float, y: float, size: float, number: int, colour: str) -> Element:
    """Return a tower with its number. x, y: the middle of its foot; size: its height; colour: empty without an
    owner.
    """
    walls = node("path", d=WALLS, fill=PLAYER.get(colour, PAPER), stroke=INK, stroke_width=0.3, stroke_linejoin="round")
    numeral = inked(str(number), 0, -1.2, 7, 5, text_anchor="middle", font_weight="bold")
    return at(x, y, walls, numeral, scale=size / 10)


def town(x: float, y: float, size: float) -> Element:
    """Return three houses. x, y: the middle of their foot; size: the width."""
    style: dict[str, Any] = {"stroke": PRINT, "stroke_width": 0.3, "stroke_linejoin": "round"}
    houses = node("path", d=HOUSES, fill="#efdcb4", **style)
    roofs = node("path", d=ROOFS, fill="#a9573c", **style)
    return at(x, y, houses, roofs, drawn(["M-5.2 .1 Q0 -.3 5.2 0"], PRINT, 0.5), scale=size / 10)


def mountain(x: float, y: float, size: float, colour: str) -> Element:
    """Return two peaks with the mouth of a mine. x, y: the middle of the foot; size: the width."""
    style: dict[str, Any] = {"stroke": PRINT, "stroke_width": 0.35, "stroke_linejoin": "round"}
    peaks = node("path", d=PEAKS, fill=colour, fill_opacity=0.55, **style)
    return at(x, y, peaks, node("path", d=ADIT, fill=PRINT), scale=size / 10)


def grass(x: float, y: float) -> Element:
    """Return some blades, for a hex without other features. x, y: the middle of the hex."""
    return drawn(blades(x, y, 1), FAINT, 0.22)


def blades(x: float, y: float, size: float) -> list[str]:
    """Return blades of grass on three places around a point. size: how much larger than on the sheet."""
    feet = [(x + 2.6 * size * noise(x, y, n), y + 1.8 * size * noise(y, x, n)) for n in range(3)]
    return [
        stroke((a, b), (a + lean * size, b - 1.1 * size), 0.1 * size) for a, b in feet for lean in (-0.5, 0.05, 0.6)
    ]


def soul_stone(x: float, y: float, *, is_there: bool) -> Element:
    """Return a cut stone, 6 wide and 6 high; only its outline if it is lost. x, y: its centre."""
    if not is_there:
        return at(x, y, node("path", d=STONE, fill="none", stroke=RULE, stroke_width=0.3, stroke_dasharray="0.7 0.5"))
    stone = node("path", d=STONE, fill="#c64a3e", stroke=INK, stroke_width=0.3, stroke_linejoin="round")
    return at(x, y, stone, drawn(FACETS, INK, 0.2))


def verdict(x: float, y: float, *, is_success: bool) -> Element:
    """Return a tick or a cross, 4 wide. x, y: its centre."""
    return at(x, y, drawn([TICK], GREEN, 0.6) if is_success else drawn(CROSS, RED, 0.6))


def ring(x: float, y: float) -> Element:
    """Return a ring round a letter, 6 wide, slightly different at each place. x, y: its centre."""
    return node("g", drawn([RING], INK, 0.4), transform=f"translate({x:.2f} {y:.2f}) rotate({9 * noise(x, y):.1f})")


def tally(x: float, y: float, count: int) -> Element:
    """Return strokes, every fifth through the four before. count: from 1 to TALLY_MAX; x, y: the left of their
    middle.
    """
    return drawn([tally_stroke(x + index // 5 * 6.2, y, index % 5) for index in range(count)], INK, 0.4)


def tally_stroke(x: float, y: float, index: int) -> str:
    """Return one stroke of five. x: where the five begin."""
    if index == 4:
        return stroke((x - 0.7, y + 1.2), (x + 4.2, y - 1.2), 0.2)
    left = x + index * 1.15
    return stroke((left, y + 1.7), (left + 0.2, y - 1.7), 0.2)
