"""The map on the sheet: revealed locations with all that lies there, and the numbers that arrows name."""

from collections.abc import Mapping, Sequence
from typing import Any
from xml.etree.ElementTree import Element

from projections.drawing.lettering import width
from projections.drawing.nodes import group, node
from projections.drawing.pen import FAINT, PAPER, PRINT, RULE, Box, drawn, inked, printed, stroke
from projections.tainted_grail.sheet import marks
from projections.text.messages import Messages

View = Mapping[str, Any]

CELL_MAX = 27.0
"""The largest cell, in millimetres."""
LINES_MAX = 3
"""The most lines of a name."""
DARK = "#e4d8bf"
"""The ground of a location that no menhir reaches."""
LEGEND = 5.0


def land(view: View, box: Box, messages: Messages) -> Element:
    """Return the map in a box, with its legend below; words instead before anything is revealed."""
    places, unseen = view["places"], view["unseen"]
    if not places:
        words = messages.say("sheet-no-land")
        return printed(words, box.x + box.width / 2, box.y + box.height / 2, box.width, 3, text_anchor="middle")
    room = Box(box.x, box.y, box.width, box.height - LEGEND)
    size, left, top = scale([one["cell"] for one in (*places, *unseen)], room)
    parts = [hint(one, left + size * one["cell"][0], top + size * one["cell"][1], size) for one in unseen]
    parts += [
        place(one, people(view, one), left + size * one["cell"][0], top + size * one["cell"][1], size, messages)
        for one in places
    ]
    return group([*parts, legend(box, messages)])


def scale(cells: Sequence[Sequence[int]], box: Box) -> tuple[float, float, float]:
    """Return the size of a cell, and where the cell (0, 0) begins, so that all of them lie in the middle of a box."""
    across, down = [one[0] for one in cells], [one[1] for one in cells]
    columns, rows = max(across) - min(across) + 1, max(down) - min(down) + 1
    size = min(CELL_MAX, box.width / columns, box.height / rows)
    left = box.x + (box.width - size * columns) / 2 - size * min(across)
    top = box.y + (box.height - size * rows) / 2 - size * min(down)
    return size, left, top


def people(view: View, place: View) -> list[tuple[str, str]]:
    """Return initial and colour of each who stands at a place; two letters where others begin alike."""
    here = int(place["id"].partition(":")[2])
    first = [one["name"][:1] for one in view["characters"]]
    return [
        (one["name"][: 2 if first.count(one["name"][:1]) > 1 else 1], one["colour"])
        for one in view["characters"]
        if one["place"] and one["place"]["number"] == here
    ]


def hint(one: View, x: float, y: float, size: float) -> Element:
    """Return a cell that an arrow names: its number in a dotted frame."""
    gap = size * 0.06
    frame = node(
        "rect",
        x=x + gap,
        y=y + gap,
        width=size - 2 * gap,
        height=size - 2 * gap,
        rx=1,
        fill="none",
        stroke=FAINT,
        stroke_width=0.3,
        stroke_dasharray="0.9 0.9",
    )
    return group(
        [frame, printed(str(one["number"]), x + size / 2, y + size * 0.56, size, size * 0.15, text_anchor="middle")]
    )


def place(one: View, people: Sequence[tuple[str, str]], x: float, y: float, size: float, messages: Messages) -> Element:
    """Return a location: its number and name, its menhir, and who and what is there."""
    gap = size * 0.035
    left, top, right, bottom = x + gap, y + gap, x + size - gap, y + size - gap
    ground = node(
        "rect", x=left, y=top, width=right - left, height=bottom - top, rx=0.8, fill=PAPER if one["in_range"] else DARK
    )
    edges = [
        stroke((left, top), (right, top), 0.5),
        stroke((right, top), (right, bottom), 0.5),
        stroke((right, bottom), (left, bottom), 0.5),
        stroke((left, bottom), (left, top), 0.5),
    ]
    parts = [
        ground,
        drawn(edges, PRINT, 0.35),
        printed(str(one["number"]), left + 1.1, top + size * 0.13, size * 0.4, size * 0.105, fill=RULE),
        *name(one["name"], x + size / 2, top + size * 0.3, size * 0.9, size * 0.125),
    ]
    menhir = one["menhir"]
    if menhir is not None or one["has_stone"]:
        parts.append(marks.stone(left + size * 0.13, bottom - size * 0.17, size / 34, burns=menhir is not None))
    if menhir is not None:
        parts.append(marks.octagon(right - size * 0.13, top + size * 0.13, menhir["disc"], size * 0.115))
    parts.append(marks.figures(left + size * 0.27, bottom - 3, size * 0.66, people))
    parts += [marks.guardian(right - 3 - 5 * index, bottom - size * 0.34) for index, _ in enumerate(one["guardians"])]
    if one["items"]:
        parts.append(marks.sack(right - size * 0.12, bottom - size * 0.13))
    return group(parts)


def name(text: str, x: float, y: float, room: float, size: float) -> list[Element]:
    """Return a name in the middle, on as many lines as it needs."""
    forms = [balanced(text, count) for count in range(1, LINES_MAX + 1)]
    lines = next((one for one in forms if max(width(part, size) for part in one) <= room), forms[-1])
    return [
        inked(line, x, y + size * (index + 0.55), room, size, text_anchor="middle") for index, line in enumerate(lines)
    ]


def balanced(text: str, lines: int) -> list[str]:
    """Return a text on at most so many lines of about the same length."""
    words = text.split()
    if lines == 1 or len(words) == 1:
        return [text]
    splits = [[" ".join(words[:cut]), *balanced(" ".join(words[cut:]), lines - 1)] for cut in range(1, len(words))]
    return min(splits, key=lambda parts: max(map(len, parts)))


def legend(box: Box, messages: Messages) -> Element:
    """Return what the marks mean, on one line."""
    y = box.y + box.height - 1.4
    x, parts = box.x + 1, []
    entries = (
        (marks.stone(0, 0, 0.36), "sheet-legend-menhir"),
        (marks.octagon(0, 0, "", 1.5), "sheet-legend-disc"),
        (marks.guardian(0, 0), "sheet-legend-guardian"),
        (marks.sack(0, 0), "sheet-legend-items"),
        (
            node("rect", x=-1.6, y=-1.3, width=3.2, height=2.6, fill=DARK, stroke=RULE, stroke_width=0.2),
            "sheet-legend-dark",
        ),
    )
    step = (box.width - 2) / len(entries)
    for mark, key in entries:
        parts.append(node("g", mark, transform=f"translate({x + 2.6:.2f} {y - 0.8:.2f}) scale(.8)"))
        parts.append(printed(messages.say(key), x + 5.4, y, step - 5.4, 2.1))
        x += step
    return group(parts)
