"""The signs of the page: symbols that are drawn once, figures, and the marks of what can be chosen."""

from collections.abc import Iterable
from xml.etree.ElementTree import Element

from projections.drawing.nodes import at, node
from projections.tainted_grail.page.html import tag
from projections.tainted_grail.picture.drawn import signs

PATHS = {
    "aggression": "M-5 6L5 -5M5 -5V-1.6M5 -5H1.6M-5.4 2L-1.6 5.8",
    "empathy": "M0 5.4C-8 0 -5.6 -6 -2.6 -5.4C-.8 -5 0 -3 0 -2.4C0 -3 .8 -5 2.6 -5.4C5.6 -6 8 0 0 5.4Z",
    "courage": "M-5 -5.4H5V0C5 3 2.4 5 0 6.2C-2.4 5 -5 3 -5 0ZM0 -5.4V6",
    "caution": "M-6.4 0Q0 -6.6 6.4 0Q0 6.6 -6.4 0ZM-1.9 0a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0",
    "practicality": "M-4.6 -6H4.6V-2.2H-4.6ZM-1.3 -2.2V6.4H1.3V-2.2",
    "spirituality": "M0 -6.6C3.6 -2.4 4.6 -.4 4.4 2A4.4 4.4 0 0 1 -4.4 2C-4.6 -.4 -2.6 -1.6 0 -6.6ZM0 1V5.6",
    "magic": "M0 -6.4L1.6 -1.8L6.4 -1.6L2.6 1.4L4 6L0 3.2L-4 6L-2.6 1.4L-6.4 -1.6L-1.6 -1.8Z",
    "free": "M-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0",
    "extra": "M-5 -4.6H2V6H-5ZM4.6 -6.4V-.4M1.6 -3.4H7.6",
    "draw": "M-3.6 -5.6H4V5.6H-3.6ZM.2 -2.4V3M-1.8 1.2L.2 3L2.2 1.2",
    "discard-last": "M-3.6 -5.6H4V5.6H-3.6ZM-1.8 -2L2.2 2M2.2 -2L-1.8 2",
    "variable": "M0 -6L4.6 0L0 6L-4.6 0ZM-1.8 0H1.8",
    "void": "M-3.4 0H3.4",
    "gain": "M0 5.5V-5M-3.8 -1.4L0 -5.4L3.8 -1.4",
    "lose": "M0 -5.5V5M-3.8 1.4L0 5.4L3.8 1.4",
    "time": "M-3.6 -6H3.6M-3.6 6H3.6M-3 -6C-3 -2 -.4 -1 -.4 0C-.4 1 -3 2 -3 6M3 -6C3 -2 .4 -1 .4 0C.4 1 3 2 3 6",
    "charge": "M0 -6.2L5 0L0 6.2L-5 0ZM0 -2.6L2 0L0 2.6L-2 0Z",
    "stays": "M-4 -1H4V6H-4ZM-2.4 -1V-3.4A2.4 2.4 0 0 1 2.4 -3.4V-1",
    "blades": "M-6 -6L5 5M6 -6L-5 5M-7 3L-3 7M7 3L3 7",
    "paw": ("M-4 6C-7 2 -3 -2 0 -2S7 2 4 6Q0 3.6 -4 6ZM-7.6 -1.6l.1 .1M-3 -6.2l.1 .1M3 -6.2l.1 .1M7.6 -1.6l.1 .1"),
    "horns": (
        "M-5 6C-5 0 -4 -2 0 -3C4 -2 5 0 5 6ZM-3.6 -2Q-7 -3.6 -6.4 -8M3.6 -2Q7 -3.6 6.4 -8"
        "M-2.4 1.6L-.8 2.2M2.4 1.6L.8 2.2"
    ),
    "word": "M-6.4 -5.4H6.4V3H-1L-4 6.4V3H-6.4ZM-3.4 -2.4H3.4M-3.4 .2H1.4",
    "quest": "M-4.6 7V-6.6M-4.6 -6Q0 -8.2 2 -5.4T6 -4.6V1.6Q4 2.4 2 .8T-4.6 .6",
    "event": "M-5 -6.4H5V6.4H-5ZM-2.4 -3H2.4M-2.4 0H2.4M-2.4 3H.6",
}
"""Each sign in a box of 18 by 18 around 0, in one colour: attributes, keys, bonuses, markers, and what lies open."""


EMBLEMS = {"grey": "blades", "green": "paw", "purple": "horns", "blue": "word"}
"""The colours of encounters -> their signs."""


def defs() -> Element:
    """Return the symbols that the parts use, and the hatching of land out of reach."""
    hatching = node("pattern", node("path", d="M0 9L9 0M-2 2L2 -2M7 11L11 7", class_="mist"), id="s-hatch")
    for name, value in (("width", "9"), ("height", "9"), ("patternUnits", "userSpaceOnUse")):
        hatching.set(name, value)
    symbols = [node("symbol", node("path", d=d, class_="keysign"), id=f"s-{name}") for name, d in PATHS.items()]
    for one in symbols:
        one.set("viewBox", "-9 -9 18 18")
        one.set("overflow", "visible")
    return tag("svg", hatching, *symbols, class_="defs", aria_hidden="true", data_key="signs")


def used(name: str, x: float, y: float, size: int = 18) -> Element:
    """Return a sign in a drawing, its middle here."""
    return node("use", href=f"#s-{name}", x=x - size / 2, y=y - size / 2, width=size, height=size)


def picture(width: int, height: int, parts: Iterable[Element], class_: str, left: int = 0, top: int = 0) -> Element:
    """Return a drawing of this size."""
    made = node("svg", *parts, class_=class_)
    made.set("viewBox", f"{left} {top} {width} {height}")
    return made


def sign(name: str, label: str | None = None) -> Element:
    """Return a sign in a line of text. label: read aloud, and shown to those who point at the sign; None if a text
    beside it says the same.
    """
    named = [] if label is None else [node("title", text=label)]
    drawn = picture(18, 18, [*named, used(name, 0, 0)], "sign", -9, -9)
    if label is None:
        drawn.set("aria-hidden", "true")
    else:
        drawn.set("role", "img")
        drawn.set("aria-label", label)
    return drawn


def token(initials: str, colour: str) -> Element:
    """Return a character's figure in a line of text."""
    drawn = picture(30, 42, [signs.figure(initials, colour)], "sign map grail", -15, -40)
    drawn.set("aria-hidden", "true")
    return drawn


def emblem(colour: str) -> Element:
    """Return the sign of an encounter's kind: a blade, a paw, horns or a word."""
    return node("g", node("circle", r=17, class_=f"f-{colour} fig"), used(EMBLEMS[colour], 0, 0, 22), class_="emblem")


def emblem_sign(colour: str) -> Element:
    """Return the sign of an encounter's kind in a line of text."""
    drawn = picture(38, 38, [emblem(colour)], "sign map grail", -19, -19)
    drawn.set("aria-hidden", "true")
    return drawn


# Marks

RAYS = "M0 -1v-9M6 2l7 -6M-6 2l-7 -6"


def marks(ring: Element, x: float, y: float) -> list[Element]:
    """Return the hidden marks of a thing in a drawing: its ring, the disc with the number of its option, and at its
    upper edge the rays of what changed.
    """
    ring.set("class", "ring")
    left, top, across = (float(ring.get(side, 0)) for side in ("x", "y", "width"))
    rays = node("path", d=RAYS, class_="rays", transform=f"translate({left + across / 2:g} {top:g})")
    disc = at(x, y, node("circle", r=11), node("text", y=4.5, class_="m"))
    disc.set("class", "number")
    return [ring, disc, rays]
