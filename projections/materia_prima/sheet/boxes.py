"""The boxes of the alchemists on the sheet: tower, player, character, soul stone, and what was taken along."""

from collections.abc import Mapping, Sequence
from typing import Any
from xml.etree.ElementTree import Element

from projections.drawing.nodes import group, node
from projections.drawing.pen import PAPER, RULE, Box, dotted, frame, inked, printed
from projections.materia_prima.sheet import marks
from projections.text.messages import Messages, sentence

View = Mapping[str, Any]

TOWERS = 4
"""The numbers 1 to 4, which a sheet has. Source: MP-7.4.1, 7.4.3."""

GAP = 2.4
BANNER = 15.0
"""The distance of two boxes, in millimetres, and the width of the strip in the player's colour."""

LEVELS = ("I", "II", "III")
"""The levels, of each of which one thing may be taken along. Source: MP-7.3.3."""


def boxes(view: View, box: Box, messages: Messages) -> Element:
    """Return four boxes below one another, empty for those without a player."""
    height = (box.height - GAP * (TOWERS - 1)) / TOWERS
    places = [Box(box.x, box.y + (height + GAP) * index, box.width, height) for index in range(TOWERS)]
    return group(alchemist(view, index, place, messages) for index, place in enumerate(places))


def alchemist(view: View, index: int, box: Box, messages: Messages) -> Element:
    """Return one box. index: from 0; before the first scenario only the players' names are known."""
    one: View = next(iter(view["alchemists"][index : index + 1]), {})
    player = next(iter(view["players"][index : index + 1]), "")
    half = (box.width - BANNER - 6) / 2
    left, right = box.x + BANNER + 2, box.x + BANNER + half + 4
    step = (box.height - 2.6) / 3
    lines = [box.y + step * (row + 1) for row in range(3)]
    extension = (one.get("extension") or {}).get("name", "")
    things = [thing["name"] for thing in one.get("things", ())]
    return group(
        [
            frame(box, 0.35, fill="#fbf6e8"),
            banner(one, index, box, messages),
            field(messages.say("sheet-player"), player, left, lines[0], half),
            field(messages.say("kind-alchemist"), one.get("character", {}).get("name", ""), left, lines[1], half),
            field(messages.say("sheet-extension"), extension, left, lines[2], half),
            *taken_along(things, right, lines, half, messages),
        ]
    )


def banner(one: View, index: int, box: Box, messages: Messages) -> Element:
    """Return the tower with its number, and the soul stone."""
    middle, colour = box.x + BANNER / 2, one.get("colour", "")
    strip = node(
        "rect",
        x=box.x,
        y=box.y,
        width=BANNER,
        height=box.height,
        fill=marks.PLAYER.get(colour, PAPER),
        fill_opacity=0.45,
    )
    label = sentence(messages.say("picture-soul-stone"))
    name = sentence(one.get("colour_name", ""))
    return group(
        [
            strip,
            marks.tower(middle, box.y + 11.2, 9.6, index + 1, colour),
            printed(name, middle, box.y + 13.9, BANNER - 1, 2.0, text_anchor="middle"),
            marks.soul_stone(middle, box.y + 18.6, is_there=bool(one.get("soul_stones"))),
            printed(label, middle, box.y + box.height - 1.1, BANNER - 1, 2.0, text_anchor="middle"),
        ]
    )


def field(label: str, value: str, x: float, y: float, width: float) -> Element:
    """Return something to fill in: a line, its label in small letters above, and the text written on it."""
    return group(
        [
            printed(sentence(label), x, y - 4.9, width, 2.0),
            dotted(x, y, width),
            inked(value, x, y - 0.9, width, 3.5),
        ]
    )


def taken_along(
    things: Sequence[str], x: float, lines: Sequence[float], width: float, messages: Messages
) -> list[Element]:
    """Return the things, lowest level first, with a line for each that may be taken along."""
    parts = []
    for index, (numeral, y) in enumerate(zip(LEVELS, lines, strict=True)):
        value = things[index] if index < len(things) else ""
        label = sentence(messages.say("sheet-taken-along")) if index == 0 else ""
        parts += [
            printed(label, x, y - 4.9, width, 2.0),
            printed(numeral, x + 1.5, y - 0.9, 4, 2.3, text_anchor="middle", fill=RULE),
            dotted(x + 4, y, width - 4),
            inked(value, x + 4, y - 0.9, width - 4, 3.5),
        ]
    return parts
