"""The ornaments of the sheet: element signs, an hourglass, a retort, a compass. All in millimetres."""

from xml.etree.ElementTree import Element

from projections.drawing.nodes import at, node
from projections.drawing.pen import PAPER, PRINT, RED, RULE, Point, drawn, polygon

GLASS = (
    "M-3.4 -7 C-3.4 -2 -.4 -2 -.4 0 C-.4 2 -3.4 2 -3.4 7",
    "M3.4 -7 C3.4 -2 .4 -2 .4 0 C.4 2 3.4 2 3.4 7",
)
SAND = "M-2.3 -3 H2.3 L0 -.2 Z M-3.1 7 Q0 2 3.1 7 Z"
FLASK = "M.9 -2.4 A4.2 4.2 0 1 1 -1.2 -5.6"
NECK = "M-1.2 -5.6 C3 -7 7 -4 8.3 3.4 L7.1 3.7 C5.6 -1.6 3.6 -3.2 .9 -2.4"
FLAME = "M-3 7.4 C-6 6 -3.6 4.6 -3 3.6 C-2.2 4.8 0 6 -3 7.4 Z"

STAR = (*((turn, 4.2) for turn in (45, 135, 225, 315)), *((turn, 7.0) for turn in (0, 90, 180, 270)))
"""The points of the compass: degrees from the north, and how far each reaches."""


def corner(x: float, y: float, sign: str) -> Element:
    """Return a round corner of the frame, 8 wide, with the old sign of an element in it. x, y: its centre."""
    way = -1 if sign in ("fire", "air") else 1
    bar = [f"M-1.9 {0.6 * way} H1.9"] if sign in ("air", "earth") else []
    return at(
        x,
        y,
        node("circle", r=4.2, fill=PAPER, stroke=RULE, stroke_width=0.5),
        node("circle", r=3.6, fill="none", stroke=RULE, stroke_width=0.2),
        drawn([f"M-2.1 {-1.3 * way} H2.1 L0 {2.3 * way} Z", *bar], PRINT, 0.35),
    )


def hourglass(x: float, y: float) -> Element:
    """Return an hourglass, 9 wide and 16 high, the sand half run. x, y: its centre."""
    return at(
        x,
        y,
        node("path", d=SAND, fill=RULE),
        drawn(["M0 -.2 V5"], RULE, 0.3),
        drawn(GLASS, PRINT, 0.45),
        drawn(["M-4.5 -7.4 H4.5", "M-4.5 7.4 H4.5"], PRINT, 1.1),
        drawn(["M-4.1 -7 V7", "M4.1 -7 V7"], PRINT, 0.4),
    )


def retort(x: float, y: float) -> Element:
    """Return a retort over a flame, 17 wide and 15 high. x, y: its centre."""
    return at(
        x,
        y,
        node("path", d="M-7 -1.4 A4.2 4.2 0 0 0 1.2 -1.4 Z", fill=RULE, fill_opacity=0.7),
        drawn([FLASK, NECK], PRINT, 0.45),
        node("path", d=FLAME, fill=RED, fill_opacity=0.55, stroke=PRINT, stroke_width=0.3),
    )


def compass(x: float, y: float) -> Element:
    """Return a star of eight points, 14 across. x, y: its centre."""
    needles = [needle(reach, turn) for turn, reach in STAR]
    return at(x, y, node("circle", r=3.1, fill="none", stroke=RULE, stroke_width=0.25), *needles)


def needle(reach: float, turn: int) -> Element:
    """Return a point of the star, with one half in the shadow. turn: degrees from the north."""
    halves = [
        polygon(half, fill=fill, stroke=PRINT, stroke_width=0.15)
        for half, fill in zip(needle_halves(reach), (PAPER, PRINT), strict=True)
    ]
    return node("g", *halves, transform=f"rotate({turn})")


def needle_halves(reach: float) -> tuple[list[Point], list[Point]]:
    """Return the light and the dark half of a point that shows north."""
    light, dark = ([(0.0, -reach), (side, -1.1), (0.0, 0.0)] for side in (-1.1, 1.1))
    return light, dark
