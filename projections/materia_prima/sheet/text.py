"""The sheet as plain text for a terminal, a hundred columns wide."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from projections.drawing.canvas import Canvas, wrapped
from projections.drawing.lettering import plain
from projections.materia_prima.sheet.land import named_marks
from projections.text.messages import Messages, sentence

View = Mapping[str, Any]

WIDTH, CELL = 100, 4
"""The columns of the sheet, and of a hex."""

DONE, FAILED, STONE, NO_STONE = "✓", "✗", "◆", "◇"
NAME_MAX = 40
"""The most characters of a name; the rest is cut off."""


def text(view: View, messages: Messages) -> str:
    """Return the sheet in lines, with at most NAME_MAX characters of a name. view: the filled-in sheet."""
    blocks = (
        head(view, messages),
        land(view),
        legend(view, messages),
        alchemists(view, messages),
        scenarios(view, messages),
    )
    return "\n\n".join("\n".join(lines) for lines in blocks if lines) + "\n"


def head(view: View, messages: Messages) -> list[str]:
    """Return campaign and pack."""
    pack = view["pack"]
    name = plain(view["campaign"])[: WIDTH - 4]
    about = messages.say("sheet-pack", name=pack["name"], version=pack["version"], id=pack["id"])
    return [name, "=" * len(name), f"{messages.say('sheet-head')}. {about}"]


def land(view: View) -> list[str]:
    """Return the map: mines by their symbol, towns by their letter in brackets, towers by their number."""
    canvas = Canvas()
    hexes = view["board"]
    towers = {(one["tower"]["q"], one["tower"]["r"]): one["number"] for one in view["alchemists"]}
    start = min((2 * one["q"] + one["r"] for one in hexes), default=0)
    top = min((one["r"] for one in hexes), default=0)
    for one in hexes:
        x = (2 * one["q"] + one["r"] - start) * CELL // 2
        canvas.paint(x, one["r"] - top, [(sign(one, towers).center(CELL), "")])
    return ["".join(text for text, _ in line).rstrip() for line in canvas.lines()]


def sign(one: View, towers: Mapping[tuple[int, int], int]) -> str:
    """Return a hex in at most four characters."""
    number = towers.get((one["q"], one["r"]))
    if number:
        return f"#{number}"
    mark = str(one["mark"])
    return {"town": f"[{mark}]", "mine": mark}.get(one["terrain"], "·")


def legend(view: View, messages: Messages) -> list[str]:
    """Return the legend of the map."""
    if not view["board"]:
        return [messages.say("sheet-no-land")]
    rows = (("sheet-towns", "town"), ("sheet-mines", "mine"))
    named = (f"{messages.say(title)}: {named_marks(view['board'], terrain)}" for title, terrain in rows)
    return [line for row in named for line in wrapped(row, WIDTH, "  ")]


def alchemists(view: View, messages: Messages) -> list[str]:
    """Return each alchemist: tower, player, character, soul stone, what was taken along."""
    if not view["alchemists"]:
        return [f"{messages.say('sheet-player')}: {short(name)}" for name in view["players"]]
    return [line for one in view["alchemists"] for line in alchemist(one, messages)]


def alchemist(one: View, messages: Messages) -> list[str]:
    """Return two lines of an alchemist."""
    stone = STONE if one["soul_stones"] else NO_STONE
    label = messages.say("picture-soul-stone")
    things = [f"{thing['name']} ({thing['level']})" for thing in one["things"]]
    extension = (one["extension"] or {}).get("name", "–")
    taken, built = (sentence(messages.say(key)) for key in ("sheet-taken-along", "sheet-extension"))
    along = f"{taken}: {', '.join(things) or '–'}. {built}: {extension}"
    return [
        f"#{one['number']}  {one['character']['name']} ({one['colour_name']}), {stone} {label}, {short(one['player'])}",
        *(f"    {line}" for line in wrapped(along, WIDTH - 4)),
    ]


def scenarios(view: View, messages: Messages) -> list[str]:
    """Return the table of scenarios."""
    names = ("number", "scenario", "difficulty", "result", "day", "retries", "table")
    head = [messages.say(f"sheet-column-{name}") for name in names]
    rows = [row(number, one) for number, one in enumerate(view["scenarios"], 1)]
    return aligned([head, *rows])


def row(number: int, one: View) -> list[str]:
    """Return a scenario's cells."""
    mark = DONE if one["result"] == "success" else FAILED
    return [
        str(number),
        short(one["name"]),
        one["difficulty"] or "–",
        f"{mark} {one['result_name']}",
        str(one["day"]),
        str(one["retries"] or "–"),
        ", ".join(table[:8] for table in one["tables"][-1:]),
    ]


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows with aligned columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(padded(cells, widths)).rstrip() for cells in rows]


def padded(cells: Iterable[str], widths: Iterable[int]) -> list[str]:
    """Return each cell, filled up to its column."""
    return [cell.ljust(width) for cell, width in zip(cells, widths, strict=True)]


def short(name: str) -> str:
    """Return a name on one line, cut off if it is long."""
    shown = plain(name)
    return shown if len(shown) <= NAME_MAX else f"{shown[: NAME_MAX - 1]}…"
