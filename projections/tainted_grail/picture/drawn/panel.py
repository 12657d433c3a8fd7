"""Beside the drawn map: the day, the open page, what the group knows, and the characters."""

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from projections.board.printing import Printed
from projections.drawing.blocks import Block, fitting, stacked
from projections.drawing.nodes import node
from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.board.form.cards import TrayView
from projections.tainted_grail.board.form.characters import CharacterView, TrackView
from projections.tainted_grail.board.form.journal import ReadingView
from projections.tainted_grail.board.shown import discs_beside, events
from projections.tainted_grail.picture.drawn.signs import path, words
from projections.tainted_grail.picture.land import paragraphs, set_of, since
from projections.tainted_grail.words.modes import absent, modes
from projections.text.messages import Messages, sentence

WIDTH = 344
"""The width of the panel."""
PROSE, SMALL = 15, 13
"""The sizes of prose and of what stands beside it."""
CELLS = 132
"""The width of a character's track."""


def drawn(board: TaintedGrailBoard, printed: Printed, messages: Messages) -> Block:
    """Return the panel."""
    blocks = [heading(board, messages)]
    if page := board["reading"]:
        blocks.append(read(page))
    blocks += story(board, messages)
    blocks += [sheet(one, printed, messages) for one in board["characters"]]
    return stacked(blocks)


def heading(board: TaintedGrailBoard, messages: Messages) -> Block:
    """Return the campaign, its chapter, its day, and the modes that hold."""
    one = board["campaign"]
    parts, y = list[Element](), 4.0
    for line in fitting(one["name"], 25, WIDTH):
        y += 24
        parts.append(words(line, 0, y, 25, "i", "b"))
    if one["day"]:
        y += 23
        named = messages.say("picture-chapter", chapter=one["chapter"], name=one["chapter_name"])
        parts.append(words(named, 0, y, PROSE, "p", "b"))
        y += 20
        when = messages.say("picture-when", day=one["day"], phase=one["phase_name"])
        away = [phrase for phrase, _ in absent(one, messages)]
        first, *more = fitting(" · ".join([when, *modes(one, messages), *away]), PROSE, WIDTH)
        parts.append(words(first, 0, y, PROSE, "q", "i"))
        for line in more:
            y += 18
            parts.append(words(line, 0, y, PROSE, "q", "i"))
    parts.append(path(f"M0 {y + 11:.0f}H{WIDTH}M0 {y + 14:.0f}H{WIDTH}", "line"))
    return Block([node("g", *parts, data_id=one["id"])], y + 28)


def read(page: ReadingView) -> Block:
    """Return the open page in its frame: title, prose, choices as printed."""
    inner, y = list[Element](), 34.0
    for line in fitting(page["title"], 21, WIDTH - 32):
        inner.append(words(line, WIDTH / 2, y, 21, "m", "i", "b"))
        y += 24
    inner.append(path(f"M16 {y - 12:.0f}H{WIDTH - 16}M16 {y - 9:.0f}H{WIDTH - 16}", "line"))
    y += 14
    for paragraph in paragraphs(page["prose"]):
        for line in fitting(paragraph, PROSE, WIDTH - 34):
            inner.append(words(line, 17, y, PROSE))
            y += 21
        y += 5
    for number, one in enumerate(page["choices"], 1):
        first, *more = fitting(one["label"], 14, WIDTH - 60)
        lines = [words(f"{number}", 20, y + 6, 11, "s", "q"), words(first, 36, y + 6, 14, "k", "i")]
        lines += [words(line, 36, y + 24 + 18 * at, 14, "k", "i") for at, line in enumerate(more)]
        inner += [
            path(f"M16 {y - 10:.0f}H{WIDTH - 16}", "line"),
            node("g", node("title", text=one["label"]), *lines, data_id=one["id"]),
        ]
        y += 23 + 18 * len(more)
    y += 2
    frame = [
        node("rect", width=WIDTH, height=y, class_="leaf", rx=2),
        node("rect", x=4, y=4, width=WIDTH - 8, height=y - 8, class_="line"),
    ]
    return Block([node("g", node("title", text=page["title"]), *frame, *inner, data_id=page["id"])], y + 18)


# What the group knows


def story(board: TaintedGrailBoard, messages: Messages) -> Iterator[Block]:
    """Yield events, quests, statuses and discs that lie beside the land."""
    is_reading = board["reading"] is not None
    for one in events(board):
        yield told(messages.say("picture-events"), one["name"], "" if is_reading else one["text"], one["id"])
    for goal in board["quests"]:
        kind = since(messages.say("picture-quests"), set_of(goal), messages)
        yield told(kind, goal["name"], goal["text"], goal["id"])
    if board["statuses"]:
        yield statuses(board, messages)
    for disc in discs_beside(board):
        yield told(messages.say("picture-disc"), f"{disc['name']}: {disc['value']}", "", disc["id"])


def told(label: str, name: str, text: str, id: str) -> Block:
    """Return something that lies open: its kind and its name, then its text."""
    parts = [words(label, 0, 13, 11, "s", "q"), words(name, 0, 31, PROSE, "b", "i")]
    y = 36.0
    for line in (line for one in paragraphs(text) for line in fitting(one, SMALL, WIDTH)):
        y += 17
        parts.append(words(line, 0, y - 3, SMALL))
    return Block([node("g", node("title", text=name), *parts, data_id=id)], y + 9)


def statuses(board: TaintedGrailBoard, messages: Messages) -> Block:
    """Return the statuses, each with its boxes."""
    parts, y = [words(messages.say("picture-statuses"), 0, 13, 11, "s", "q")], 32.0
    for one in board["statuses"]:
        x, boxes = 0, list[Element]()
        for part in range(1, one["boxes"] + 1):
            filled = "p" if part in one["parts"] else "cell"
            boxes.append(node("rect", x=x, y=y - 11, width=7, height=11, class_=filled))
            x += 9
        named = words(since(one["name"], one.get("set", ()), messages), x + 5, y - 1, SMALL + 1, "i")
        parts.append(node("g", node("title", text=one["name"]), *boxes, named, data_id=one["id"]))
        y += 19
    return Block(parts, y)


# Characters


def sheet(one: CharacterView, printed: Printed, messages: Messages) -> Block:
    """Return a character: its name, its tracks, its resources and conditions."""
    tray: TrayView = printed[one["id"]]
    parts = [
        node("rect", width=WIDTH, height=92, rx=2, class_="leaf"),
        node("rect", x=1, y=1, width=9, height=90, class_=f"f-{one['colour']}"),
        words(one["name"], 20, 21, 16, "i", "b", "k"),
        words(state_of(one, messages), 92, 20, 12, "s", "d"),
    ]
    for row, track in enumerate(one["tracks"]):
        parts.append(gauge(track, sentence(tray["tracks"][track["track"]]["name"]), 37 + 15 * row))
    parts += [*attributes(one, tray), *resources(one, tray)]
    return Block([node("g", node("title", text=one["name"]), *parts, data_id=one["id"])], 100)


def state_of(one: CharacterView, messages: Messages) -> str:
    """Return the conditions of a character, or that it is dead."""
    return messages.say("left-dead") if one["dead"] else ", ".join(each["name"] for each in one["conditions"])


def gauge(track: TrackView, name: str, y: float) -> Element:
    """Return a track: a cell for each space that it can reach, filled up to its value."""
    count = max(track["end"], track["value"], 1)
    step = min(14.0, CELLS / count)
    cells = [
        node(
            "rect",
            x=92 + step * at,
            y=y - 9,
            width=step - 3,
            height=9,
            class_=track["track"] if at < track["value"] else "cell",
        )
        for at in range(count)
    ]
    return node(
        "g",
        node("title", text=f"{name} {track['value']}"),
        words(name, 20, y, 12, "s", "p"),
        *cells,
        words(str(track["value"]), 242, y, SMALL, "e", "s", "b"),
        data_id=track["id"],
    )


def attributes(one: CharacterView, tray: TrayView) -> Iterator[Element]:
    """Yield the attributes of a character above 0, one below another at the right of its sheet."""
    shown = [each for each in one["attributes"] if each["value"]]
    for row, each in enumerate(shown):
        name, y = sentence(tray["attributes"][each["attribute"]]), 18 + 13 * row
        value = words(str(each["value"]), WIDTH - 10, y, 11, "e", "s", "b")
        yield node(
            "g",
            node("title", text=f"{name} {each['value']}"),
            words(name, 256, y, 11, "s", "q"),
            value,
            data_id=each["id"],
        )


def resources(one: CharacterView, tray: TrayView) -> Iterator[Element]:
    """Yield the resources that a character has, at the foot of its sheet."""
    held = [each for each in one["resources"] if each["count"]]
    x = 20.0
    for each in held:
        name = sentence(tray["resources"][each["resource"]])
        text = f"{name} {each['count']}"
        yield node("g", node("title", text=text), words(text, x, 84, 12, "s", "q"), data_id=each["id"])
        x += len(text) * 6.3 + 9
