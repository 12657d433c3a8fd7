"""The signs of the game, each drawn once and used by its name, on the map and beside words.

Their unit is a hundredth of a hex's height. Colours come from the classes of the style sheet alone.
"""

from functools import cache
from math import cos, pi, sin
from typing import NamedTuple
from xml.etree.ElementTree import Element

from projections.drawing.markup import settled
from projections.drawing.nodes import node
from projections.drawing.paths import ROBE, scaled
from projections.materia_prima.sheet.marks import ADIT, FACETS, HOUSES, PEAKS, ROOFS, STONE, WALLS, blades

HEX = 50.0
"""The distance from the middle of a hex to a corner."""

DISC = 9.8
"""The radius of an element's disc."""


class Sign(NamedTuple):
    """A sign. parts: what it is drawn of; box: left, top, width and height of its picture beside words."""

    parts: tuple[Element, ...]
    box: tuple[float, float, float, float]


def path(d: str, *classes: str) -> Element:
    """Return a path; without a class it has the colour of the place where its sign is used."""
    return node("path", d=d, **{"class_": " ".join(classes)} if classes else {})


def hexagon(radius: float) -> str:
    """Return the path of a hex."""
    corners = (f"{radius * sin(pi / 3 * n):.1f} {-radius * cos(pi / 3 * n):.1f}" for n in range(6))
    return f"M{'L'.join(corners)}Z"


# What stands on the map

HOUSE = 5.0
PEAK = 5.4
TOWER = 4.4
"""How much larger the signs are than on the sheet of a campaign."""

FLASK = "M-2.6 -31V-22.4A11.6 11.6 0 1 0 2.6 -22.4V-31Z"
HOOD = "M0 -41L-6.5 -21C-11 -15 -11.5 -6 -11.5 0H11.5C11.5 -6 11 -15 6.5 -21Z"
BELL = "M-9 6C-6 3.5 -7.5 -9 0 -10.5C7.5 -9 6 3.5 9 6Z"

THINGS = {
    "hex": Sign((path(hexagon(HEX)),), (-44, -50, 88, 100)),
    "ring": Sign((path(hexagon(HEX - 4.5)),), (-44, -50, 88, 100)),
    "rays": Sign((path("M0 -36v-9M6 -33l7 -6M-6 -33l-7 -6"),), (-15, -47, 30, 16)),
    "halo": Sign((node("ellipse", cy=-18, rx=17, ry=25),), (-18, -44, 36, 52)),
    "town": Sign(
        (
            path(scaled(HOUSES, HOUSE), "wall"),
            path(scaled(ROOFS, HOUSE), "roof"),
            path("M-26 .5Q0 -1.5 26 0", "pen"),
        ),
        (-28, -32, 56, 36),
    ),
    "mine": Sign(
        (
            path(scaled(PEAKS, PEAK)),
            path(scaled(PEAKS, PEAK), "pen"),
            path("M-6.5 -29L-9 -17L-4 -20L-2 -12M10.5 -22.5L9.5 -12L13 -9", "pen", "thin"),
            path(scaled(ADIT, PEAK), "adit"),
        ),
        (-28, -31, 56, 33),
    ),
    "tower": Sign((path(scaled(WALLS, TOWER), "figure"),), (-22, -46, 44, 48)),
    "alchemist": Sign(
        (path(ROBE, "figure"), node("ellipse", cy=-26.5, rx=3.9, ry=4.8, class_="face")), (-15, -40, 30, 42)
    ),
    "homunculus": Sign((path(FLASK, "figure"), path("M-4 -31H4", "figure")), (-13, -34, 26, 36)),
    "inquisitor": Sign(
        (path(HOOD, "hooded"), path("M-4.6 -18.5L-1.2 -17M4.6 -18.5L1.2 -17", "slits")), (-14, -43, 28, 45)
    ),
    "bell": Sign(
        (path(BELL, "bell"), node("circle", cy=8.2, r=2.3, class_="bell"), path("M0 -10.5V-13", "pen", "thick")),
        (-12, -14, 24, 26),
    ),
    "stone": Sign((path(scaled(STONE, 3), "stone"), path(scaled("".join(FACETS), 3), "facets")), (-11, -11, 22, 22)),
    "nostone": Sign((path(scaled(STONE, 3), "stone", "none"),), (-11, -11, 22, 22)),
}

# Beside words

WORDS = {
    "done": "M-7 1Q-4 3 -2.4 7Q1.6 -4 9 -8",
    "lost": "M-6.5 -6.5Q1 .4 6.5 6.5M6 -7Q-1 -1 -6 6.5",
    "keep": "M-6 9V-3H-8.5V-9H-4V-6.5H-2V-9H2V-6.5H4V-9H8.5V-3H6V9ZM-2 9V4A2 2 0 0 1 2 4V9",
    "make": "M-2.5 -9H2.5M-1.6 -9V-3L-7 6Q-7.6 8.6 -5 8.6H5Q7.6 8.6 7 6L1.6 -3V-9M-5 3H5",
    "fight": "M-8 -8L7 7M8 -8L-7 7M-9 4L-4 9M9 4L4 9",
    "give": "M-9 -3H7M3.5 -6.8L7.5 -3L3.5 .8M9 4H-7M-3.5 .4L-7.5 4L-3.5 7.8",
    "gear": "M-7 9H7M-5 9V6H5V9M-8 -6H5Q9 -6 9 -9M-8 -6Q-6 1 0 1H3L5 6M-8 -6L-9.5 -8",
    "cards": "M-8 -7H4V9H-8ZM-4 -7V-9.5H8V6.5H4",
    "ship": "M-9 3H9L6 8.5H-6ZM0 3V-9L7 0H0",
}
"""Signs that are strokes of one pen, in boxes of 24."""

# Elements

ELEMENTS = {
    "fire": (1, "M-6 4.5H6L0 -6Z"),
    "air": (1, "M-6 4.5H6L0 -6ZM-5 .5H5"),
    "water": (1, "M-6 -4.5H6L0 6Z"),
    "earth": (1, "M-6 -4.5H6L0 6ZM-5 -.5H5"),
    "iron": (1, "M-5.5 2a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0M.8 -.8L5.5 -5.5M1.8 -5.8H5.7V-1.9"),
    "copper": (2, "M-3.4 -2.6a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0M0 .8V6.8M-3 4H3"),
    "mercury": (
        2,
        "M-3 -.8a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M0 2.2V7M-2.6 4.8H2.6M-3.4 -6.6Q-3 -3.8 0 -3.8Q3 -3.8 3.4 -6.6",
    ),
    "glass": (
        2,
        "M-2.2 -6.5H2.2M-1.5 -6.5V-2L-5 4.6Q-5.4 6.2 -3.6 6.2H3.6Q5.4 6.2 5 4.6L1.5 -2V-6.5M-3.8 2.4H3.8",
    ),
    "salt": (2, "M-5.6 0a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0 -11.2 0M-5.6 0H5.6"),
    "aqua-fortis": (2, "M-6 -5H6L0 4.6ZM0 4.6V7.4M-2.4 6H2.4"),
    "gold": (3, "M-5.6 0a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0 -11.2 0M-.7 0a.7 .7 0 1 0 1.4 0a.7 .7 0 1 0 -1.4 0"),
    "crystal": (3, "M0 -7L5 -2.5L3.4 5.5H-3.4L-5 -2.5ZM-5 -2.5H5M-1.8 -2.5L0 5.5L1.8 -2.5"),
    "aqua-regia": (3, "M-5.4 -2.6H5.4L0 6.4ZM-5.4 -6.6L-3.6 -4.4L0 -7.4L3.6 -4.4L5.4 -6.6"),
}
"""The old signs of the elements, each with its level. A pack may have others: they show letters."""

TICKS = "M0 -13.5V-10.4M0 13.5V10.4M-13.5 0H-10.4M13.5 0H10.4"
ANY = "any"
"""The disc of an element that has no old sign."""


def element(kind: str, level: int, d: str) -> Sign:
    """Return the disc of an element: a second ring from level 2 on, four ticks more at level 3."""
    rings = [node("circle", r=11.6, class_="pen thin"), path(TICKS, "pen")][: level - 1]
    disc = node("circle", r=DISC, class_=f"disc g-{kind}")
    return Sign((*rings, disc, path(d, "pen", "el")) if d else (*rings, disc), (-14, -14, 28, 28))


GRASSES = 6
"""How many tufts of grass differ."""

SIGNS = {
    **THINGS,
    **{name: Sign((path(d, "pen", "vb"),), (-12, -12, 24, 24)) for name, d in WORDS.items()},
    **{f"e-{kind}": element(kind, level, d) for kind, (level, d) in ELEMENTS.items()},
    f"e-{ANY}": element(ANY, 1, ""),
    **{
        f"grass-{n}": Sign((path("".join(blades(n / 9, (n % 4 - 2) / 9, 7)), "grass"),), (-22, -20, 44, 34))
        for n in range(GRASSES)
    },
}

BOXES = {name: " ".join(f"{side:g}" for side in one.box) for name, one in SIGNS.items()}


@cache
def symbols() -> Element:
    """Return all signs as symbols, for the first part of a page. Not to be changed."""
    made = (node("symbol", *one.parts, id=f"s-{name}", overflow="visible") for name, one in SIGNS.items())
    return settled(node("svg", *made, class_="defs", aria_hidden="true", width=0, height=0, data_key="signs"))


# How they are used


def used(name: str, classes: str = "", x: float = 0, y: float = 0, scale: float = 1) -> Element:
    """Return a sign at a place of a picture. classes: give its colour, where it has none of its own."""
    made = node("use", href=f"#s-{name}")
    if classes:
        made.set("class", classes)
    place = f"translate({x:.4g} {y:.4g})" if x or y else ""
    grown = f"scale({scale:.3g})" if scale != 1 else ""
    if place or grown:
        made.set("transform", place + grown)
    return made


def letters(text: str, y: float, size: float, classes: str, x: float = 0) -> Element:
    """Return letters on a sign. y: the base line."""
    return node("text", text=text, x=x, y=y, font_size=size, class_=classes)


def beside(name: str, *more: Element, label: str | None = None, classes: str = "") -> Element:
    """Return a sign beside words. more: what is drawn on it; label: its name, None where words say it."""
    spoken = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    named = [node("title", text=label)] if label else []
    made = node("svg", *named, used(name, classes), *more, class_="sign", **spoken)
    made.set("viewBox", BOXES[name])
    return made


def of_element(kind: str, name: str) -> tuple[Element, ...]:
    """Return an element's disc, with two letters of its name if it has no old sign."""
    if kind in ELEMENTS:
        return (used(f"e-{kind}"),)
    return used(f"e-{ANY}"), letters(name[:2], 4, 11, "m")
