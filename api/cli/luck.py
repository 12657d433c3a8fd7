"""Luck as a terminal shows it: a bar for each value, then what it means."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from api.cli.chronicle import seat_style
from api.cli.console import printable
from projections.luck.picture import rows_of, shares
from projections.luck.view import LuckHolder, LuckValue, LuckView
from projections.text.messages import Messages

BAR = 31
"""The columns of a bar."""
NAME = 34
"""The columns of a value's name, so that a row fits into 80."""


def luck(view: LuckView, messages: Messages) -> RenderableType:
    """Return luck as bars with a key, and notes below them."""
    parts: list[RenderableType] = []
    shown = [holder for holder in view.holders if any(rows_of(holder))]
    if shown:
        parts.append(Text(messages.say("luck-key"), "dim"))
    for holder in shown:
        parts += (Text(printable(holder.name), f"bold {seat_style(holder.seat)}"), bars(holder, messages))
        parts += (Text(printable(f"  {line}")) for line in sentences(holder))
    parts += (Text(printable(note), "dim") for note in view.notes)
    return Group(*parts)


def bars(holder: LuckHolder, messages: Messages) -> Table:
    """Return a row for each value: its name, a bar, what came, and in brackets what even chances give."""
    rows = Table.grid(padding=(0, 1))
    rows.add_column(width=NAME)
    rows.add_column(width=BAR)
    rows.add_column(justify="right")
    for name, one in rows_of(holder):
        came = messages.decimal(one.came) if one.key == "mean" else str(int(one.came))
        style = "" if one.place == "within" else "bold yellow"
        told = Text(f"{came} ({messages.decimal(one.expected)})", style)
        rows.add_row(Text(printable(f"  {name}")), bar(one), told)
    return rows


def bar(one: LuckValue) -> Text:
    """Return a value's bar: its range, a line for even chances, a diamond for what came."""
    low, high, came, even = (round(share * (BAR - 1)) for share in shares(one))
    cells = ["━" if low <= at <= high else "·" for at in range(BAR)]
    cells[even] = "│"
    cells[came] = "◆"
    text = Text("".join(cells), "dim")
    text.stylize("cyan", came, came + 1)
    return text


def sentences(holder: LuckHolder) -> Iterator[str]:
    """Yield the sentences about dice, and about what lies outside its range."""
    for _, one in rows_of(holder):
        if one.key == "mean" or one.place != "within":
            yield one.text
