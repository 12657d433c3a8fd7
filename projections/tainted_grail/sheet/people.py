"""The boxes of characters on the sheet: tracks, attributes, resources, what they own, their skills and decks."""

from collections.abc import Mapping, Sequence
from typing import Any
from xml.etree.ElementTree import Element

from projections.drawing.nodes import group, node
from projections.drawing.pen import INK, PAPER, PRINT, RULE, Box, dotted, frame, inked, line, polygon, printed
from projections.tainted_grail.sheet import marks
from projections.text.messages import Messages, sentence

View = Mapping[str, Any]
BANNER = 9.0
"""The width of the strip in the character's colour."""
ROWS = 6
"""The rows for items, secrets and skills that an empty sheet has."""
TRACK_STEP = 6.6


def character(one: View | None, box: Box, messages: Messages) -> Element:
    """Return the box of a character, empty without one."""
    colour = marks.COLOURS.get(one["colour"], PAPER) if one else PAPER
    inner = Box(box.x + BANNER + 3, box.y + 2, box.width - BANNER - 6, box.height - 4)
    half = inner.width / 2
    top, middle, lower = inner.y + 12, inner.y + 46, inner.y + 95
    parts = [
        frame(box, 0.5, fill="#fbf6e8"),
        node("rect", x=box.x, y=box.y, width=BANNER, height=box.height, fill=colour, fill_opacity=0.55),
        banner(one, box),
        *head(one, inner, messages),
        tracks(one, Box(inner.x, top, half + 4, 27), messages),
        attributes(one, Box(inner.x + half + 10, top, half - 10, 28), messages),
        resources(one, Box(inner.x, middle - 3, inner.width, 11), messages),
        *lists(one, Box(inner.x, middle + 10, inner.width, 37), messages),
        *decks(one, Box(inner.x, lower, inner.width, inner.y + inner.height - lower), messages),
    ]
    return group(parts)


def banner(one: View | None, box: Box) -> Element:
    """Return the name of the character along the strip."""
    name = one["name"] if one else ""
    x, y = box.x + BANNER / 2, box.y + box.height / 2
    text = printed(name, 0, 1.9, box.height - 20, 5.4, text_anchor="middle", fill=INK, font_variant="small-caps")
    return node("g", text, transform=f"translate({x:.2f} {y:.2f}) rotate(-90)")


def head(one: View | None, box: Box, messages: Messages) -> list[Element]:
    """Return name, player and place, and what is wrong with the character."""
    third = box.width / 3
    where = ""
    state = ""
    if one:
        where = f"{one['place']['number']} {one['place']['name']}" if one["place"] else ""
        conditions = [messages.say("sheet-away")] if one["away"] else []
        conditions += [messages.say("sheet-dead")] if one["dead"] else one["conditions"]
        state = ", ".join(conditions)
    cells = (
        (messages.say("sheet-character"), one["name"] if one else "", 5.0, INK),
        (messages.say("sheet-player"), one["player"] if one else "", 4.0, INK),
        (messages.say("sheet-place"), where or state, 4.0, INK),
    )
    parts: list[Element] = []
    for index, (label, value, size, fill) in enumerate(cells):
        x = box.x + third * index
        parts += [
            printed(label, x, box.y + 2, third - 3, 2.1),
            inked(value, x + 0.5, box.y + 7.6, third - 4, size, fill=fill),
            dotted(x, box.y + 8.8, third - 3),
        ]
    if where and state:
        parts.append(printed(state, box.x + box.width, box.y + 2, third - 14, 2.2, text_anchor="end", fill="#9a2f22"))
    return parts


BLANK = (("energy", 9), ("health", 9), ("terror", 9))
"""The tracks of an empty box, and their last spaces."""


def tracks(one: View | None, box: Box, messages: Messages) -> Element:
    """Return the three tracks, the marker of each ringed. Source: TG-2.2.15."""
    found = (
        one["tracks"]
        if one
        else [{"name": messages.say(f"holding-{name}"), "value": -1, "end": last, "last": last} for name, last in BLANK]
    )
    parts = []
    for row, each in enumerate(found):
        y = box.y + 4 + 9 * row
        step = min(TRACK_STEP, (box.width - 20) / (each["last"] + 1))
        parts += [
            printed(sentence(each["name"]), box.x, y + 1, 18, 3),
            marks.circles(box.x + 19.5 + step / 2, y, each["last"], each["value"], each["end"], step),
        ]
    return group(parts)


def attributes(one: View | None, box: Box, messages: Messages) -> Element:
    """Return the attributes, opposites below one another; skills: how much of the value they give. Source: TG-5.2."""
    found: Sequence[View] = one["attributes"] if one else ()
    third, row = box.width / 3, box.height / 2
    parts = []
    for index, name in enumerate(NAMES):
        x, y = box.x + third * (index % 3 + 0.5), box.y + row * (index // 3) + 4.2
        each = found[index] if found else None
        shape = [(x, y - 4.4), (x + 4.4, y), (x, y + 4.4), (x - 4.4, y)]
        parts.append(polygon(shape, fill=PAPER, stroke=PRINT, stroke_width=0.35))
        parts.append(printed(messages.say(f"attribute-{name}"), x, y + 7.4, third - 0.5, 2.4, text_anchor="middle"))
        if each:
            parts.append(
                inked(
                    str(each["value"]), x, y + 1.8, 6, 5, text_anchor="middle", font_weight="bold", font_style="normal"
                )
            )
            if each["skills"]:
                parts.append(printed(f"+{each['skills']}", x + 5.3, y - 1.6, 5, 2.2, fill=INK))
    return group(parts)


NAMES = ("aggression", "courage", "practicality", "empathy", "caution", "spirituality")
"""The attributes as trays show them."""
GOODS = ("food", "wealth", "reputation", "experience", "magic")


def resources(one: View | None, box: Box, messages: Messages) -> Element:
    """Return the five resources."""
    held = {each["resource"]: each["count"] for each in one["resources"]} if one else {}
    step = box.width / len(GOODS)
    parts: list[Element] = [line((box.x, box.y - 2.4), (box.x + box.width, box.y - 2.4), RULE, 0.2)]
    for index, name in enumerate(GOODS):
        x, y = box.x + step * index + 4.5, box.y + 4
        parts += [
            node("circle", cx=x, cy=y, r=4, fill=PAPER, stroke=PRINT, stroke_width=0.35),
            node("circle", cx=x, cy=y, r=3.3, fill="none", stroke=RULE, stroke_width=0.2),
            printed(sentence(messages.say(f"holding-{name}")), x + 5.6, y + 1, step - 11, 2.8),
        ]
        if one:
            count = inked(
                str(held.get(name, 0)),
                x,
                y + 1.6,
                6,
                4.4,
                text_anchor="middle",
                font_weight="bold",
                font_style="normal",
            )
            parts.append(count)
    parts.append(line((box.x, box.y + 10.4), (box.x + box.width, box.y + 10.4), RULE, 0.2))
    return group(parts)


def lists(one: View | None, box: Box, messages: Messages) -> list[Element]:
    """Return items, secrets and skills in three columns."""
    items = [(marked_item(each), ", ".join(each["keywords"])) for each in one["items"]] if one else []
    secrets = [(each["name"], str(each["number"])) for each in one["secrets"]] if one else []
    skills = [(each["name"], f"{each['number']} · {each['attribute_name']}") for each in one["skills"]] if one else []
    third, more = box.width / 3, messages.say("sheet-more", count="#")
    named = (("sheet-items", items), ("sheet-secrets", secrets), ("sheet-skills", skills))
    places = (Box(box.x + third * index, box.y, third - 3, box.height) for index in range(len(named)))
    return [
        part
        for (title, entries), place in zip(named, places, strict=True)
        for part in column(messages.say(title), entries, ROWS, place, more)
    ]


def marked_item(one: View) -> str:
    """Return an item's name, with a mark if it is equipped."""
    return f"◆ {one['name']}" if one["face_up"] and one["keywords"] else one["name"]


def column(title: str, entries: Sequence[tuple[str, str]], wanted: int, box: Box, more: str) -> list[Element]:
    """Return a column of lines to write on, split into two where there is much. entries: what stands there, and what is
    noted beside it; more: what is said of those that do not fit.
    """
    across = 1 if len(entries) <= SPLIT_FROM else 2
    count = min(ROWS_MAX, max(wanted, -(-len(entries) // across)))
    shown = list(entries)
    if len(shown) > count * across:
        shown[count * across - 1 :] = [(more.replace("#", str(len(shown) - count * across + 1)), "")]
    height, width = (box.height - 4) / count, box.width / across
    parts = [printed(title, box.x, box.y + 2.4, box.width, 2.5, font_weight="bold")]
    for place in range(count * across):
        x, y = box.x + width * (place // count), box.y + 4 + height * (place % count + 1) - 0.8
        parts.append(dotted(x, y, width - (1 if across > 1 else 0)))
        if place < len(shown):
            name, about = shown[place]
            size, noted = min(3.2, height * 0.72), about and across == 1
            parts.append(inked(name, x + 0.5, y - 0.7, (width - 1.5) * (0.68 if noted else 1), size))
            if noted:
                parts.append(printed(about, x + width, y - 0.7, width * 0.3, size * 0.66, text_anchor="end"))
    return parts


SPLIT_FROM, ROWS_MAX = 8, 12
"""The most entries in one column, and the most rows."""
KINDS = ("combat", "diplomacy")


def decks(one: View | None, box: Box, messages: Messages) -> list[Element]:
    """Return the cards of both decks, those that are available, and how many are still to be earned."""
    parts: list[Element] = [line((box.x, box.y), (box.x + box.width, box.y), RULE, 0.2)]
    row = (box.height - 1.5) / len(KINDS)
    for index, kind in enumerate(KINDS):
        y = box.y + 1.5 + row * index
        label = printed(messages.say(f"sheet-deck-{kind}"), box.x, y + 3.4, 24, 2.5, font_weight="bold")
        parts += [label, dotted(box.x + 25, y + 4.6, box.width - 25), dotted(box.x + 25, y + 9.4, box.width - 25)]
        parts.append(printed(messages.say("sheet-available"), box.x, y + 8.2, 24, 2.3))
        if one:
            held = one["decks"][kind]
            left = messages.say("sheet-advancement", count=held["advancement"])
            parts += [
                inked(f"{held['deck_short']}  ({len(held['deck'])})", box.x + 26, y + 3.6, box.width - 60, 2.9),
                printed(left, box.x + box.width, y + 3.6, 32, 2.1, text_anchor="end"),
                inked(held["available_short"] or "–", box.x + 26, y + 8.4, box.width - 28, 2.9),
            ]
    return parts
