"""The table of scenarios on the sheet: difficulty, result, final day, retries."""

from collections.abc import Mapping, Sequence
from typing import Any
from xml.etree.ElementTree import Element

from projections.drawing.nodes import group, node
from projections.drawing.pen import INK, RULE, Box, frame, inked, line, printed
from projections.materia_prima.sheet import marks
from projections.text.messages import Messages

View = Mapping[str, Any]

HEAD, ROW = 7.0, 8.0
"""The heights, in millimetres, of the head and of a scenario."""

COLUMNS = (
    ("number", 8),
    ("scenario", 72),
    ("difficulty", 26),
    ("result", 28),
    ("day", 12),
    ("retries", 18),
    ("table", 18),
)
"""Names and widths of the columns, which add up to the whole width."""

LETTERS = "ENH"


def rows_in(height: float) -> int:
    """Return how many whole scenarios fit into a table of this height."""
    return round((height - HEAD) / ROW)


def table(scenarios: Sequence[View], first: int, box: Box, messages: Messages) -> Element:
    """Return as many rows as fit into the box, empty ones included. first: the number of its first row."""
    places = columns(box)
    lines = rows_in(box.height)
    bottom = box.y + HEAD + lines * ROW
    ruled = [
        line((box.x, box.y + HEAD + ROW * row), (box.x + box.width, box.y + HEAD + ROW * row)) for row in range(lines)
    ]
    ruled += [line((left, box.y), (left, bottom)) for left, _ in list(places.values())[1:]]
    parts = [
        node("rect", x=box.x, y=box.y, width=box.width, height=HEAD, fill=RULE, fill_opacity=0.28),
        *(head(name, left, width, box.y, messages) for name, (left, width) in places.items()),
        *ruled,
        frame(Box(box.x, box.y, box.width, bottom - box.y), 0.45),
    ]
    for row in range(lines):
        one = scenarios[row] if row < len(scenarios) else {}
        parts.append(scenario(one, first + row, places, box.y + HEAD + ROW * row))
    return group(parts)


def columns(box: Box) -> dict[str, tuple[float, float]]:
    """Return the start and the width of each column."""
    share, left = box.width / sum(width for _, width in COLUMNS), box.x
    places = {}
    for name, width in COLUMNS:
        places[name] = left, width * share
        left += width * share
    return places


def head(name: str, left: float, width: float, y: float, messages: Messages) -> Element:
    """Return the title of a column."""
    text = messages.say(f"sheet-column-{name}")
    return printed(text, left + width / 2, y + HEAD - 2.4, width - 2, 2.7, text_anchor="middle", font_weight="bold")


def scenario(one: View, number: int, places: Mapping[str, tuple[float, float]], y: float) -> Element:
    """Return a row, or an empty one; the letters of the difficulty are printed on both."""
    base = y + ROW - 2.6

    def middle(column: str) -> float:
        return places[column][0] + places[column][1] / 2

    parts = [
        printed(str(number), middle("number"), base, 6, 2.6, text_anchor="middle", fill=RULE),
        *difficulty(one.get("difficulty"), *places["difficulty"], y),
    ]
    if one:
        left, width = places["scenario"]
        parts += [
            inked(one["name"], left + 2, base, width - 4, 4),
            *result(one, *places["result"], y),
            inked(str(one["day"]), middle("day"), base, 10, 4, text_anchor="middle"),
            retries(one["retries"], *places["retries"], y),
            printed(
                ", ".join(table[:8] for table in one["tables"][-1:]),
                middle("table"),
                base,
                places["table"][1] - 2,
                2.2,
                text_anchor="middle",
            ),
        ]
    return group(parts)


def difficulty(letter: str | None, left: float, width: float, y: float) -> list[Element]:
    """Return E, N and H, the one in force with a ring. Source: MP-7.4.1."""
    parts = []
    for index, each in enumerate(LETTERS):
        x = left + width * (index + 0.5) / len(LETTERS)
        is_chosen = each == letter
        parts.append(printed(each, x, y + ROW / 2 + 1.2, 5, 3.4, text_anchor="middle", fill=INK if is_chosen else RULE))
        if is_chosen:
            parts.append(marks.ring(x, y + ROW / 2))
    return parts


def result(one: View, left: float, width: float, y: float) -> list[Element]:
    """Return a tick or a cross, and the word."""
    return [
        marks.verdict(left + 4, y + ROW / 2, is_success=one["result"] == "success"),
        inked(one["result_name"], left + 7.5, y + ROW - 2.6, width - 9, 3.4),
    ]


def retries(count: int, left: float, width: float, y: float) -> Element:
    """Return a stroke for each, or the number of many."""
    if count == 0:
        return printed("–", left + width / 2, y + ROW - 2.6, width, 3, text_anchor="middle")
    if count > marks.TALLY_MAX:
        return inked(str(count), left + width / 2, y + ROW - 2.6, width - 2, 4, text_anchor="middle")
    return marks.tally(left + 2.4, y + ROW / 2, count)
