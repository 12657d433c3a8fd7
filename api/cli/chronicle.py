"""A chronicle and a board as a terminal shows them."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from api.cli.console import printable
from projections.chronicle import Chapter, Line, mark, player_beside
from projections.messages import Messages

SEATS = ("cyan", "magenta", "green", "yellow")
"""The colours of the seats; further seats start again."""

NUMBER, SEAT = 5, 7
"""The widths of the columns before a chapter's title."""


def chapter(told: Chapter, messages: Messages) -> RenderableType:
    """Return a chapter: its action, who took it, and its events; struck through if it is undone."""
    struck = "dim strike" if told.undone else ""
    title = Text(printable(told.title), struck or "bold")
    if told.undone:
        title.append(f"  {mark(told, messages)}", "not strike yellow")
    seat = Text(printable(player_beside(told, messages)), seat_style(told.seat))
    head = Table.grid(padding=(0, 1))
    head.add_column(width=NUMBER, justify="right", style="dim")
    head.add_column(width=SEAT)
    head.add_column()
    head.add_row(str(told.action), seat, title)
    return Group(head, *(event(line, struck) for line in told.events))


def event(line: Line, style: str = "") -> RenderableType:
    """Return a line of a chapter, with the rule behind it."""
    text = Text(printable(line.text), style)
    if line.rule:
        text.append(f"  {printable(line.rule)}", "dim")
    return indented(text)


def turned(text: str) -> RenderableType:
    """Return something that happened to the table itself."""
    return indented(Text(printable(text), "yellow"))


def indented(text: Text) -> RenderableType:
    """Return the text indented to where titles begin, on all its lines."""
    return Padding(text, (0, 0, 0, NUMBER + SEAT + 2), expand=False)


def picture(lines: Iterable[str]) -> Text:
    """Return the board. lines: of a view's picture, with our own markup; they must not be wrapped."""
    return Text("\n").join(Text.from_markup(printable(line)) for line in lines)


def seat_style(seat: int | None) -> str:
    """Return the colour of a seat."""
    return "dim" if seat is None else SEATS[seat % len(SEATS)]
