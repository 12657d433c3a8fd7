"""The map: the drawn land with the marks of what can be chosen, and what its signs mean."""

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from projections.board.ids import kind_of
from projections.drawing.nodes import node
from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.board.form.land import LocationView
from projections.tainted_grail.page.avalon.journal import can_be_done
from projections.tainted_grail.page.html import listed, tag
from projections.tainted_grail.page.signs import marks, picture
from projections.tainted_grail.picture.drawn import key, land
from projections.text.messages import Messages

STANDING = {
    "menhir": (-17, -50, 44, 56),
    "figure": (-16, -41, 32, 45),
    "encounter": (-18, -39, 36, 43),
    "item": (-12, -21, 24, 25),
    "secret": (-12, -21, 24, 25),
    "disc": (-17, -17, 34, 34),
}
"""What stands on the land -> the box of its ring around its foot: left, top, width, height."""

ROWS_MAX = 9
"""The most rows for which the style sheet reserves height."""


def land_map(board: TaintedGrailBoard, messages: Messages, *, is_small: bool = False) -> Element:
    """Return the map, and below it the key to its signs."""
    grid = land.grid_of(board)
    whole = land.drawn(board, messages)
    for one in [*whole.iter("g")]:
        if id := one.get("data-id"):
            one.extend(marked(id))
    for one in whole.iter("rect"):
        if one.get("class") == "lost":
            one.set("fill", "url(#s-hatch)")
    size = "small" if is_small else f"rows{min(grid.rows, ROWS_MAX)}"
    shown = picture(grid.width, grid.height, [whole], f"map landmap grail {size}")
    shown.set("preserveAspectRatio", "xMidYMin meet")
    shown.set("role", "group")
    shown.set("aria-label", messages.say("page-map"))
    signs = listed(entries(board, messages), "key", messages.say("page-legend"))
    return tag("div", shown, signs, all_places(board, messages), class_="landbox")


def marked(id: str) -> list[Element]:
    """Return the marks of a thing on the map."""
    kind = kind_of(id)
    if kind == "place":
        across, down = land.CARD
        return marks(node("rect", x=-4, y=-4, width=across + 8, height=down + 8, rx=5), across / 2, 18)
    left, top, across, down = STANDING[kind]
    return marks(node("rect", x=left, y=top, width=across, height=down, rx=5), left + across, top + 4)


def entries(board: TaintedGrailBoard, messages: Messages) -> Iterator[Element]:
    """Yield what the signs of this map mean."""
    for one in key(board, messages):
        sign, text = one[0], one[1].text
        if sign.get("class") == "lost":
            sign.set("fill", "url(#s-hatch)")
        drawing = picture(30, 20, [sign], "map grail sign", -2, -14)
        drawing.set("aria-hidden", "true")
        yield tag("li", drawing, text)


# In words


def all_places(board: TaintedGrailBoard, messages: Messages) -> Element:
    """Return all places in words, closed at first. They have their ids on the map."""
    told = [place(one, messages) for one in board["land"]["places"]]
    return tag(
        "details", tag("summary", messages.say("page-places")), tag("ul", *told, class_="places"), class_="small"
    )


def place(one: LocationView, messages: Messages) -> Element:
    """Return a place: how long it is held, what is there, and what can be done."""
    there = [messages.say(f"symbol-{each}") for each in one["front"]["symbols"]]
    there += [each["name"] for each in (*one.get("guardians", ()), *one.get("items", ()))]
    return tag(
        "li",
        tag("b", land.titled(one, messages)),
        tag("span", ", ".join(there)) if there else None,
        listed(can_be_done(one, messages), "deeds"),
    )
