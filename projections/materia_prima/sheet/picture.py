"""The sheet as a picture: A4 upright, with as many pages as the scenarios need."""

from collections.abc import Iterable, Mapping
from typing import Any
from xml.etree.ElementTree import Element

from projections.drawing.lettering import plain
from projections.drawing.nodes import group, node
from projections.drawing.pen import PAPER, PRINT, RULE, Box, frame, inked, line, polygon, printed
from projections.drawing.sheet import HEIGHT, WIDTH
from projections.materia_prima.sheet import emblems
from projections.materia_prima.sheet.boxes import boxes
from projections.materia_prima.sheet.land import land
from projections.materia_prima.sheet.rows import HEAD, ROW, rows_in, table
from projections.text.messages import Messages

View = Mapping[str, Any]

LEFT, INNER = 14.0, 182.0
MIDDLE = WIDTH / 2
LAND = Box(LEFT, 44, 98, 110)
ALCHEMISTS = Box(116, 44, 80, 110)
FIRST_TABLE = Box(LEFT, 159, INNER, HEAD + 14 * ROW)
NEXT_TABLE = Box(LEFT, 30, INNER, HEAD + 30 * ROW)
CORNERS = {"fire": (11, 11), "water": (199, 11), "earth": (11, 286), "air": (199, 286)}


def title(view: View, messages: Messages) -> str:
    """Return the title of the sheet: of which campaign it is."""
    return f"{plain(view['campaign'])} – {messages.say('sheet-title')}"


def pages(view: View, messages: Messages) -> list[Element]:
    """Return the pages: the first with the campaign and its first scenarios, each further one with more scenarios."""
    scenarios, first = view["scenarios"], rows_in(FIRST_TABLE.height)
    further = range(first, len(scenarios), rows_in(NEXT_TABLE.height))
    count = 1 + len(further)
    return [
        page(
            view, messages, (1, count), [*opening(view, messages), table(scenarios[:first], 1, FIRST_TABLE, messages)]
        ),
        *(
            page(
                view,
                messages,
                (number, count),
                [running_head(view, messages), table(scenarios[start:], start + 1, NEXT_TABLE, messages)],
            )
            for number, start in enumerate(further, 2)
        ),
    ]


def page(view: View, messages: Messages, place: tuple[int, int], parts: Iterable[Element]) -> Element:
    """Return a sheet of paper with its frame and foot. place: the page's number, and how many there are."""
    return group([*paper(), *parts, *foot(view, messages, *place)])


def paper() -> list[Element]:
    """Return the sheet and its frame."""
    return [
        node("rect", width=WIDTH, height=HEIGHT, fill=PAPER),
        frame(Box(9, 9, WIDTH - 18, HEIGHT - 18), 0.8),
        frame(Box(10.6, 10.6, WIDTH - 21.2, HEIGHT - 21.2), 0.25),
        *(emblems.corner(x, y, sign) for sign, (x, y) in CORNERS.items()),
    ]


def opening(view: View, messages: Messages) -> list[Element]:
    """Return head, map and alchemists."""
    return [
        emblems.hourglass(25, 26),
        emblems.retort(184, 26),
        printed(messages.say("sheet-head"), MIDDLE, 20, 130, 3.6, text_anchor="middle", font_variant="small-caps"),
        inked(view["campaign"], MIDDLE, 32, 138, 10, text_anchor="middle"),
        *flourish(37.5),
        land(view["board"], view["alchemists"], LAND, messages),
        boxes(view, ALCHEMISTS, messages),
    ]


def running_head(view: View, messages: Messages) -> Element:
    """Return the campaign's name, as the head of a further page."""
    return inked(view["campaign"], MIDDLE, 23, 150, 6, text_anchor="middle")


def flourish(y: float) -> list[Element]:
    """Return a line with a diamond in its middle."""
    ends = ((36, MIDDLE - 5), (MIDDLE + 5, WIDTH - 36))
    diamond = [(MIDDLE - 2.6, y), (MIDDLE, y - 1.2), (MIDDLE + 2.6, y), (MIDDLE, y + 1.2)]
    return [*(line((a, y), (b, y), RULE, 0.35) for a, b in ends), polygon(diamond, fill=RULE)]


def foot(view: View, messages: Messages, number: int, count: int) -> list[Element]:
    """Return pack and version, the legend of letters, and the page number."""
    pack, y = view["pack"], HEIGHT - 13.2
    text = messages.say("sheet-pack", name=pack["name"], version=pack["version"], id=pack["id"])
    parts = [
        printed(text, 18, y, 62, 2.4),
        printed(messages.say("sheet-letters"), MIDDLE, y, 60, 2.4, text_anchor="middle"),
    ]
    if count > 1:
        which = messages.say("sheet-page", number=number, count=count)
        parts.append(printed(which, WIDTH - 18, y, 40, 2.4, text_anchor="end", fill=PRINT))
    return parts
