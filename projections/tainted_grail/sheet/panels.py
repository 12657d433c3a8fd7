"""The panels on the first page beside the map: stones and discs, what is open, statuses, decks, evenings."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any
from xml.etree.ElementTree import Element

from projections.drawing.lettering import width
from projections.drawing.nodes import group, node
from projections.drawing.pen import FAINT, INK, PRINT, RULE, Box, dotted, frame, inked, line, printed
from projections.tainted_grail.sheet import marks
from projections.text.messages import Messages, sentence

View = Mapping[str, Any]
HEAD = 6.2
"""The height of a panel's head."""
STONES = 3
"""The figures of menhirs. Source: TG-2.1.15."""
DISCS, OPEN, TWO_LINES = 4, 6, 5.5
"""The rows for discs, and for quests and events, that an empty sheet has; how high a row with two lines is."""
COLUMNS, STATUS_ROWS = 2, 9
"""The columns of statuses, and the rows that an empty sheet has in each."""
BOX_STEP = 3.3
EVENINGS = 4
"""The evenings that the sheet shows, the newest ones."""


def panel(title: str, box: Box) -> list[Element]:
    """Return the frame of a panel and its head."""
    return [
        frame(box, 0.45),
        node("rect", x=box.x, y=box.y, width=box.width, height=HEAD, fill=RULE, fill_opacity=0.28),
        printed(
            title, box.x + box.width / 2, box.y + HEAD - 1.9, box.width - 4, 3, text_anchor="middle", font_weight="bold"
        ),
    ]


def rows(box: Box, wanted: int, entries: Sequence[View], drawn: Callable[[View, Box], list[Element]]) -> list[Element]:
    """Return one row below the other, at least so many; those without an entry are lines to write on."""
    count = max(wanted, len(entries))
    height = (box.height - HEAD) / count
    parts: list[Element] = []
    for index in range(count):
        row = Box(box.x + 2, box.y + HEAD + height * index, box.width - 4, height)
        parts.append(dotted(row.x, row.y + row.height - 0.9, row.width))
        if index < len(entries):
            parts += drawn(entries[index], row)
    return parts


def stones(view: View, box: Box, messages: Messages) -> Element:
    """Return the menhirs that stand: place, disc, and the day on which each goes out. Source: TG-2.2.6."""
    standing = [one for one in view["places"] if one["menhir"] is not None]

    def row(one: View, at: Box) -> list[Element]:
        middle, base = at.y + at.height / 2, at.y + at.height - 1.8
        until = messages.say("sheet-goes-out", day=one["menhir"]["goes_out"])
        return [
            marks.octagon(at.x + 4, middle - 0.2, one["menhir"]["disc"], 3.3),
            inked(f"{one['number']} {one['name']}", at.x + 9, base - 3, at.width - 9, 3.3),
            printed(until, at.x + 9, base + 0.3, at.width - 9, 2.2),
        ]

    return group([*panel(messages.say("sheet-stones"), box), *rows(box, STONES, standing, row)])


def discs(view: View, box: Box, messages: Messages) -> Element:
    """Return the time discs and counting discs that lie out. Source: TG-2.2.12."""

    def row(one: View, at: Box) -> list[Element]:
        base, below = at.y + at.height - 1.6, at.height > TWO_LINES
        about = messages.say("sheet-expires", day=one["expires"]) if "expires" in one else messages.say("sheet-counts")
        name, size = at.width - (9 if below else 10 + width(about, 2.1)), min(3.1, at.height * 0.7)
        start = {"x": at.x + 9} if below else {"x": at.x + at.width, "text_anchor": "end"}
        return [
            marks.octagon(at.x + 4, at.y + at.height / 2 - 0.3, one["value"], min(2.6, at.height * 0.44)),
            inked(one["name"], at.x + 9, base - (2.2 if below else 0), name, size),
            printed(about, y=base, room=at.width * 0.45, size=2.0, **start),
        ]

    return group([*panel(messages.say("sheet-discs"), box), *rows(box, DISCS, view["discs"], row)])


def opened(view: View, box: Box, messages: Messages) -> Element:
    """Return active quests with their markers, then open events. Source: TG-2.2.10."""
    quests = [{**one, "is_quest": True} for one in view["quests"]]
    named = {one["id"] for one in quests}
    events = [{**one, "is_quest": False} for one in view["events"] if one["id"] not in named]

    def row(one: View, at: Box) -> list[Element]:
        base = at.y + at.height - 1.8
        about = messages.say("sheet-quest" if one["is_quest"] else "sheet-event", markers=one.get("markers", 0))
        return [
            inked(one["name"], at.x + 1, base, at.width - 2 - width(about, 2.1), min(3.1, at.height * 0.7)),
            printed(about, at.x + at.width, base, at.width * 0.45, 2.1, text_anchor="end"),
        ]

    return group([*panel(messages.say("sheet-open"), box), *rows(box, OPEN, [*quests, *events], row)])


def statuses(view: View, box: Box, messages: Messages) -> Element:
    """Return the statuses that the group has, each with its boxes; no other is named.

    Source: TG-2.2.13, 2.3.2.
    """
    found = view["statuses"]
    per_column = max(STATUS_ROWS, -(-len(found) // COLUMNS))
    across = box.width / COLUMNS
    parts = panel(messages.say("sheet-statuses"), box)
    for column in range(COLUMNS):
        place = Box(box.x + across * column, box.y, across, box.height)
        parts += rows(place, per_column, found[per_column * column : per_column * (column + 1)], status)
        if column:
            parts.append(line((place.x, box.y + HEAD), (place.x, box.y + box.height)))
    return group(parts)


def status(one: View, at: Box) -> list[Element]:
    """Return a status: its boxes, and the names of the marked ones if they are told apart."""
    base, names = at.y + at.height - 1.8, ", ".join(one["names"])
    left = at.x + at.width - BOX_STEP * one["boxes"]
    room = left - at.x - 1
    own = min(room, 0.55 * room) if names else room
    parts = [inked(one["name"], at.x + 0.5, base, own, 3.1)]
    if names:
        parts.append(printed(names, left - 1, base, room - own - 1, 2.1, text_anchor="end", fill=INK))
    return parts + [
        marks.box(left + BOX_STEP * (part - 0.5), at.y + at.height / 2, ticked=part in one["parts"])
        for part in range(1, one["boxes"] + 1)
    ]


def decks(view: View, box: Box, messages: Messages) -> Element:
    """Return the decks that belong to nobody, with what lies open on top and below. Source: TG-2.2.9 to 2.2.11."""
    parts = panel(messages.say("sheet-decks"), box)
    step, row = (box.width - 4) / DECKS_ACROSS, 10.2
    for index, one in enumerate(view["decks"]):
        x, y = box.x + 2 + step * (index % DECKS_ACROSS), box.y + HEAD + row * (index // DECKS_ACROSS)
        known = [f"↑ {each}" for each in one["top"][:1]] + [f"↓ {each}" for each in one["bottom"][-1:]]
        parts += [
            *stack(x + 4.2, y + 5.6, str(one["count"])),
            printed(sentence(one["name"]), x + 9.4, y + 4.6, step - 10, 2.5),
            inked("  ".join(known), x + 9.4, y + 8, step - 10, 2.6),
        ]
    if view["discarded"]:
        words = messages.say("sheet-discarded", names=", ".join(view["discarded"][-DISCARDED:]))
        parts.append(printed(words, box.x + 2, box.y + box.height - 1.5, box.width - 4, 2.2))
    return group(parts)


DECKS_ACROSS = 4
DISCARDED = 6
"""The discarded events that the sheet names, the newest ones; the data has all of them in their order."""


def stack(x: float, y: float, count: str) -> list[Element]:
    """Return a stack of cards with their number. x, y: its centre."""
    card: dict[str, Any] = {
        "width": 5.6,
        "height": 7.6,
        "rx": 0.7,
        "fill": "#efe4c8",
        "stroke": PRINT,
        "stroke_width": 0.25,
    }
    return [
        node("rect", x=x - 2.1, y=y - 3.1, **card, fill_opacity=0.8),
        node("rect", x=x - 2.8, y=y - 3.8, **card),
        inked(count, x, y + 1.3, 5, 3.6, text_anchor="middle", font_weight="bold"),
    ]


def evenings(view: View, box: Box, messages: Messages) -> Element:
    """Return the newest evenings: how far each came, and how it ended."""
    parts = panel(messages.say("sheet-evenings"), box)
    found = view["evenings"][-EVENINGS:]
    step = box.width / EVENINGS
    for index in range(EVENINGS):
        x = box.x + step * index
        if index:
            parts.append(line((x, box.y + HEAD), (x, box.y + box.height), FAINT))
        if index < len(found):
            one = found[index]
            words = messages.say("sheet-evening", session=one["session"], chapter=one["chapter"], day=one["day"])
            parts += [
                marks.verdict(x + 4, box.y + HEAD + 4.4, is_good=one["result"] != "failure"),
                inked(words, x + 7.6, box.y + HEAD + 4.2, step - 9, 3),
                printed(f"{one['result_name']} · {one['table'][:8]}", x + 7.6, box.y + HEAD + 7.6, step - 9, 2.1),
            ]
    return group(parts)
