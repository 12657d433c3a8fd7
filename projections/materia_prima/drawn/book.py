"""The pictures of the book: what lies on the map, and what becomes of what."""

from collections.abc import Iterator, Mapping, Sequence
from xml.etree.ElementTree import Element

from domain.materia_prima.content.pack import Pack
from domain.materia_prima.content.parts import Conversion
from projections.drawing.blocks import picture
from projections.drawing.nodes import at, group, node
from projections.materia_prima.drawn.style import STYLE
from projections.materia_prima.page import land
from projections.materia_prima.page.land import At, Ground
from projections.materia_prima.page.signs import letters, of_element, symbols, used
from projections.text.messages import Messages, sentence

HEXES: tuple[At, ...] = (
    *((q, -1) for q in range(1, 5)),
    *((q, 0) for q in range(5)),
    *((q, 1) for q in range(4)),
)
"""The hexes of the small map."""
MINES: Mapping[At, str] = {(1, -1): "air", (3, 1): "fire"}
TOWN: At = (4, 0)
STANDING: Mapping[At, tuple[str, str]] = {
    (1, 0): ("tower", "f-green"),
    (2, -1): ("alchemist", "f-green"),
    (0, 1): ("homunculus", "f-green"),
    (3, 0): ("inquisitor", ""),
}
"""What stands on its hexes, with its classes."""
ALARM: At = (2, 1)
NAMED: Mapping[At, str] = {
    **dict.fromkeys(MINES, "mine"),
    **{place: name for place, (name, _) in STANDING.items()},
    TOWN: "town",
    ALARM: "alarm",
}
"""Which word of the game each hex shows."""
GAP = 16
WIDTH = 640
"""The width of the picture of the elements."""
ROW, FIRST_ROW = 128, 84
"""The heights of its rows: of elements that are made, and of those that are mined."""


def small_map(pack: Pack, messages: Messages, words: Mapping[str, str], title: str) -> str:
    """Return a small map with one thing of each kind. words: of the game, by their ids; title: see `picture`."""
    left, top, across, down = land.box(HEXES)
    coast, *water = land.coast(HEXES)
    tiles = [on_map(place, messages, words) for place in HEXES]
    parts = [
        node("defs", *symbols(), coast),
        at(GAP - left, GAP - top, *water, *tiles, land.borders(HEXES)),
    ]
    size = round(across) + 2 * GAP, round(down) + 2 * GAP
    return picture(parts, *size, title, messages.language, STYLE)


def on_map(place: At, messages: Messages, words: Mapping[str, str]) -> Element:
    """Return a hex with what stands there and its name."""
    town = "T" if place == TOWN else None
    mine = MINES.get(place)
    ground = Ground(mine, messages.say(f"element-{mine}") if mine else "", town, place not in NAMED)
    parts = [*land.drawn(ground, place, is_crowded=place in NAMED)]
    if place in STANDING:
        parts.append(used(*STANDING[place], 0, 14))
    if place == ALARM:
        parts += [used("bell", "", -13, -6, 1.15), used("bell", "", 13, -6, 1.15)]
    if place in NAMED:
        parts.append(letters(sentence(words[NAMED[place]]), 33, 11, "m s halo"))
    return at(*land.middle(place), *parts)


def elements(pack: Pack, messages: Messages, words: Mapping[str, str], title: str) -> str:
    """Return all elements by their levels, and what each is made of."""
    made = {one.output: one for one in pack.content.conversions}
    mined = [one.id for one in pack.content.elements if one.level == 1]
    rows = [mined, *([one.id for one in pack.content.elements if one.level == level] for level in (2, 3))]
    parts, y = [node("defs", *symbols())], GAP
    for level, row in enumerate(rows, 1):
        parts.append(letters(messages.say("book-level", level=level), y + 14, 13, "left i q", GAP))
        parts += in_row(row, made, messages, y + (0 if level == 1 else ROW - FIRST_ROW))
        y += FIRST_ROW if level == 1 else ROW
    return picture(parts, WIDTH, y + GAP, title, messages.language, STYLE)


def in_row(row: Sequence[str], made: Mapping[str, Conversion], messages: Messages, y: float) -> Iterator[Element]:
    """Yield elements beside each other, each with its name, and above it what it is made of."""
    across = (WIDTH - 2 * GAP - 90) / len(row)
    for place, one in enumerate(row):
        x = GAP + 90 + across * (place + 0.5)
        yield at(x, y + 34, *of_element(one, ""), scale=1.5)
        yield letters(messages.say(f"element-{one}"), y + 70, 13, "m", x)
        if one in made:
            yield at(x, y - 14, recipe(made[one]))


def recipe(one: Conversion) -> Element:
    """Return what an element is made of, with an arrow down to it."""
    inputs = [element for element, count in one.inputs.items() for _ in range(count)]
    parts = [node("path", d="M0 13V24M-4 20L0 25L4 20", class_="pen thin")]
    for place, element in enumerate(inputs):
        x = 36 * (place - (len(inputs) - 1) / 2)
        parts.append(at(x, 0, *of_element(element, ""), scale=0.8))
        if place:
            parts.append(letters("+", 5, 16, "m thinly", x - 18))
    return group(parts)


PICTURES = {"map": small_map, "elements": elements}
"""The pictures of the book by their names in it."""
