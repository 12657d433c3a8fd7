"""The land: the ground of each hex, borders as drawn by hand, three lines of water around it, and the compass.

It is the same at every table with the same map, so it is drawn once and kept. Nothing of it may be changed.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import NamedTuple
from xml.etree.ElementTree import Element

from domain.materia_prima.board.hexes import neighbours
from domain.materia_prima.board.pieces import SLOT_CENTRES
from projections.drawing.nodes import node
from projections.drawing.pen import Point, noise
from projections.materia_prima.page.signs import GRASSES, HEX, letters, of_element, path, used
from projections.materia_prima.sheet.emblems import STAR, needle_halves
from projections.materia_prima.sheet.land import corners, edges, twice

At = tuple[int, int]

BLANK: tuple[At, ...] = tuple(hex for centre in SLOT_CENTRES for hex in (centre, *neighbours(centre)))
"""The hexes of seven pieces, before any piece is laid."""

BENDS = 1.6, 2.1
"""How much the pen bends on its way along a border, there and back."""

MARGIN = 20.0
"""The water around the land."""

WATERS = 6
"""The widths in which the coast is drawn, the widest first; every second one in the colour of the paper."""

COMPASS = 5.4
"""How much larger the compass is than on the sheet."""


def middle(at: At) -> Point:
    """Return the middle of a hex."""
    return round(HEX * sqrt(3) * (at[0] + at[1] / 2), 1), 1.5 * HEX * at[1]


@lru_cache(maxsize=16)
def box(hexes: tuple[At, ...]) -> tuple[float, float, float, float]:
    """Return left, top, width and height of the land with its water."""
    across, down = zip(*map(middle, hexes), strict=True)
    left, top = min(across) - HEX * sqrt(3) / 2 - MARGIN, min(down) - HEX - MARGIN
    return left, top, max(across) - min(across) + HEX * sqrt(3) + 2 * MARGIN, max(down) - top + HEX + MARGIN


@lru_cache(maxsize=16)
def coast(hexes: tuple[At, ...]) -> tuple[Element, ...]:
    """Return the symbol of the coast, and its lines."""
    outline = "".join(f"M{a[0]} {a[1]}L{b[0]} {b[1]}" for (a, b), count in shared(hexes).items() if count == 1)
    symbol = node("symbol", path(outline), id="s-coast", overflow="visible")
    return symbol, *(used("coast", f"coast{n}") for n in range(WATERS))


@lru_cache(maxsize=16)
def borders(hexes: tuple[At, ...]) -> Element:
    """Return all borders."""
    lines = "".join(twice(*edge, BENDS) for edge in shared(hexes))
    return node("path", d=lines, class_="borders", data_key="borders")


def shared(hexes: Sequence[At]) -> dict[tuple[Point, Point], int]:
    """Return the edges, each with the number of hexes that share it."""
    return edges(corners(*middle(at), HEX) for at in hexes)


@lru_cache(maxsize=16)
def compass(hexes: tuple[At, ...]) -> Element:
    """Return the compass, in the lower left corner."""
    left, top, _, height = box(hexes)
    needles = (node("g", *halves(reach), transform=f"rotate({turn})") for turn, reach in STAR)
    return node(
        "g",
        node("circle", r=17, class_="pen thin"),
        *needles,
        letters("N", -42, 17, "m i"),
        class_="compass",
        data_key="compass",
        transform=f"translate({left + 58:.0f} {top + height - 62:.0f})",
        aria_hidden="true",
    )


def halves(reach: float) -> tuple[Element, Element]:
    """Return the light and the dark half of a point of the compass."""
    light, dark = (
        node(
            "polygon", points=" ".join(f"{COMPASS * x:.1f},{COMPASS * y:.1f}" for x, y in half), class_=f"needle {name}"
        )
        for half, name in zip(needle_halves(reach), ("light", "dark"), strict=True)
    )
    return light, dark


def blank() -> Element:
    """Return the land before it is laid out."""
    return node("g", *(used("hex", "g-blank", *middle(at)) for at in BLANK), class_="blank")


# One hex


class Ground(NamedTuple):
    """The ground of a hex. mine: its element, with its name; town: its letter; is_bare: whether nothing lies there."""

    mine: str | None
    mine_name: str
    town: str | None
    is_bare: bool

    @property
    def is_plain(self) -> bool:
        """Return whether it is open country."""
        return self.mine is None and self.town is None


def drawn(ground: Ground, at: At, is_crowded: bool) -> tuple[Element, ...]:
    """Return the ground of a hex, then its feature. is_crowded: whether somebody stands there, who needs room."""
    if ground.town is not None:
        return town(ground.town, is_crowded)
    if ground.mine is not None:
        return mine(ground.mine, ground.mine_name, at, is_crowded)
    return plain(at, ground.is_bare)


def plain(at: At, is_bare: bool) -> tuple[Element, ...]:
    """Return open country, with some grass where nothing lies."""
    tint = used("hex", f"g-plain{(at[0] - at[1]) % 3}")
    kind = int(GRASSES * (1 + noise(*at)) / 2)
    return (tint, used(f"grass-{kind}")) if is_bare else (tint,)


def mine(element: str, name: str, at: At, is_crowded: bool) -> tuple[Element, ...]:
    """Return a mine with the disc of its element. Every second one is mirrored."""
    x, y, size, foot = (27, -4, 0.8, -8) if is_crowded else (0, 24, 1.0, 2)
    peaks = used("mine", f"g-{element}", 0, foot, size)
    if noise(*at) > 0:
        peaks = node("g", peaks, transform="scale(-1 1)")
    disc = node("g", *of_element(element, name), transform=f"translate({x} {y}) scale({size:g})")
    return used("hex", f"g-{element}"), peaks, disc


def town(letter: str, is_crowded: bool) -> tuple[Element, ...]:
    """Return a town with its letter."""
    x, y, size, foot = (30, -19, 0.92, -10) if is_crowded else (0, 26, 1.12, 4)
    badge = node("circle", cx=x, cy=y, r=13, class_="leaf")
    return used("hex", "g-town"), used("town", "", 0, foot, size), badge, letters(letter, y + 7, 20, "m i", x)
