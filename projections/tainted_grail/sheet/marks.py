"""The marks on the sheet: standing stones, discs, boxes to tick, markers on tracks. All in millimetres."""

from collections.abc import Sequence
from math import cos, pi, sin
from xml.etree.ElementTree import Element

from projections.drawing.nodes import at, group, node
from projections.drawing.pen import GREEN, INK, PAPER, PRINT, RED, RULE, drawn, inked, polygon, printed

COLOURS = {"green": "#79a968", "brown": "#b98a55", "grey": "#a9a69d", "blue": "#7f9ecb"}
"""The colours of characters."""
STONE = "M-2.6 4.4 L-2.2 -1.8 L-1.3 -4.6 L.4 -5.3 L1.7 -3.2 L2.3 1 L2.8 4.4 Z"
TUFT = "M-3.6 4.5 Q0 3.9 3.9 4.5 M-3.1 4.4 L-3.5 3.4 M3.2 4.4 L3.7 3.5"
RUNES = ("M-.3 -3.2 V-1.2 L.8 -2.1", "M0 -.2 L.9 .8 L0 1.8 L-.9 .8 Z", "M-.6 2.8 H.8")
FLAME = "M0 -4.4 C2.1 -2.4 2.4 -1 1.5 .2 C1.5 -.9 .9 -1.4 .5 -1.6 C.8 -.2 -.2 .3 -.7 1.1 C-1.9 -.4 -1.4 -2.4 0 -4.4 Z"
TICK = "M-1.2 -.1 Q-.6 .4 -.3 1.1 Q.5 -.9 1.9 -1.9"
CROSS = ("M-1.2 -1.2 L1.2 1.2", "M1.2 -1.2 L-1.2 1.2")
HORNS = (
    "M-2 .9 C-2.9 -.4 -2.7 -1.7 -1.9 -2.3 C-2 -1.4 -1.4 -1 -.9 -.9"
    " H.9 C1.4 -1 2 -1.4 1.9 -2.3 C2.7 -1.7 2.9 -.4 2 .9 L0 2.3 Z"
)
SACK = "M-1.5 1.7 C-2.2 .2 -1.2 -.7 -.6 -1.1 L-1 -2 H1 L.6 -1.1 C1.2 -.7 2.2 .2 1.5 1.7 Z"


def stone(x: float, y: float, size: float = 1.0, *, burns: bool = True) -> Element:
    """Return a standing stone, 5 wide and 9 high, with a flame if its menhir is there; else its outline."""
    if not burns:
        outline = node("path", d=STONE, fill="none", stroke=RULE, stroke_width=0.3, stroke_dasharray="0.8 0.6")
        return at(x, y, outline, scale=size)
    body = node("path", d=STONE, fill="#c9c2b2", stroke=PRINT, stroke_width=0.35, stroke_linejoin="round")
    flame = node(
        "path", d=FLAME, fill="#d9822b", stroke=PRINT, stroke_width=0.3, transform="translate(-.3 -5.4) scale(.62)"
    )
    return at(x, y, body, drawn(RUNES, PRINT, 0.3), drawn([TUFT], PRINT, 0.3), flame, scale=size)


def octagon(x: float, y: float, value: int | str, size: float = 3.4) -> Element:
    """Return a disc with its value. x, y: its centre; size: from there to a corner."""
    corners = [(size * cos(pi / 8 + pi / 4 * n), size * sin(pi / 8 + pi / 4 * n)) for n in range(8)]
    face = polygon(corners, fill="#f0dfb4", stroke=PRINT, stroke_width=0.35, stroke_linejoin="round")
    inner = node("circle", r=size * 0.72, fill="none", stroke=RULE, stroke_width=0.2)
    number = inked(str(value), 0, size * 0.42, size * 2, size * 1.15, text_anchor="middle", font_weight="bold")
    return at(x, y, face, inner, number)


def box(x: float, y: float, *, ticked: bool, size: float = 2.6) -> Element:
    """Return a box to tick. x, y: its centre."""
    half = size / 2
    shape = node("rect", x=-half, y=-half, width=size, height=size, fill=PAPER, stroke=RULE, stroke_width=0.25)
    return at(x, y, shape, *([drawn([TICK], GREEN, 0.55)] if ticked else []))


def circles(x: float, y: float, last: int, value: int, end: int, step: float) -> Element:
    """Return the spaces 0 to `last` of a track, with a ring round the value; those above the end are crossed out.

    x, y: the centre of space 0; step: to the next.
    """
    parts = []
    for space in range(last + 1):
        here, shut = space == value, space > end
        parts.append(
            node(
                "circle",
                cx=x + step * space,
                cy=y,
                r=step * 0.42,
                fill="#e9cf8c" if here else PAPER,
                stroke=INK if here else RULE,
                stroke_width=0.55 if here else 0.2,
                stroke_opacity=0.5 if shut else 1,
            )
        )
        colour = INK if here else RULE
        number = printed(
            str(space), x + step * space, y + step * 0.19, step, step * 0.5, text_anchor="middle", fill=colour
        )
        parts.append(number)
        if shut:
            slash = f"M{x + step * (space - 0.28):.2f} {y + step * 0.28:.2f} l{step * 0.56:.2f} {-step * 0.56:.2f}"
            parts.append(drawn([slash], RULE, 0.25))
    return group(parts)


def figure(x: float, y: float, letter: str, colour: str) -> Element:
    """Return the figure of a character with its initial. x, y: its centre."""
    return at(
        x,
        y,
        node("circle", r=2.3, fill=COLOURS.get(colour, PAPER), stroke=INK, stroke_width=0.35),
        inked(
            letter,
            0,
            1.0,
            4.4,
            3 if len(letter) == 1 else 2.5,
            text_anchor="middle",
            font_weight="bold",
            font_style="normal",
        ),
    )


def figures(x: float, y: float, room: float, people: Sequence[tuple[str, str]]) -> Element:
    """Return figures beside one another, smaller where the room is narrow. x, y: the left of their middle; people:
    initial and colour of each.
    """
    step = min(4.8, room / max(1, len(people)))
    scale = step / 4.8
    parts = ((x + step * (index + 0.5), *person) for index, person in enumerate(people))
    return group(at(left, y, figure(0, 0, letter, colour), scale=scale) for left, letter, colour in parts)


def guardian(x: float, y: float) -> Element:
    """Return the horned head of a guardian, 5 wide. x, y: its centre."""
    return at(x, y, node("path", d=HORNS, fill=RED, fill_opacity=0.85, stroke=PRINT, stroke_width=0.2))


def sack(x: float, y: float) -> Element:
    """Return a sack, for items that lie on the ground. x, y: its centre."""
    return at(x, y, node("path", d=SACK, fill="#d8bd83", stroke=PRINT, stroke_width=0.25))


def verdict(x: float, y: float, *, is_good: bool) -> Element:
    """Return a tick or a cross. x, y: its centre."""
    return at(x, y, drawn([TICK], GREEN, 0.6) if is_good else drawn(CROSS, RED, 0.6))
