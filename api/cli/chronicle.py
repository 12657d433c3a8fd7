"""A chronicle and a board as a terminal shows them."""

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from api.cli.console import printable
from projections.chronicle import Chapter, Line, by_day, mark
from projections.drawing.canvas import plain
from projections.text.messages import Messages

SEATS = ("cyan", "magenta", "green", "yellow")
"""The colours of the seats; further seats start again."""

NUMBER = 5
"""The width of the column before a chapter's title."""


def story(chapters: Iterable[Chapter], messages: Messages, day: str | None = None) -> Iterator[RenderableType]:
    """Yield chapters with the headings of their days. day: the day that was shown last."""
    for begun, one in by_day(chapters, day):
        if begun is not None:
            yield heading(begun)
        yield turned(one.title) if one.action is None else chapter(one, messages)


def heading(day: str) -> RenderableType:
    """Return the heading of a day."""
    return Text(printable(day), "bold underline")


def chapter(one: Chapter, messages: Messages) -> RenderableType:
    """Return a chapter: its action in the colour of its seat, and its events; struck through if it is undone."""
    struck = "dim strike" if one.undone else ""
    title = Text(printable(one.title), struck or title_style(one.seat))
    if one.undone:
        title.append(f"  {mark(one, messages)}", "not strike yellow")
    head = Table.grid(padding=(0, 1))
    head.add_column(width=NUMBER, justify="right", style="dim")
    head.add_column()
    head.add_row(str(one.action), title)
    return Group(head, *(event(line, struck) for line in one.events))


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
    return Padding(text, (0, 0, 0, NUMBER + 1), expand=False)


def picture(lines: Iterable[str]) -> Text:
    """Return the board. lines: of a view's picture, with our own markup; they must not be wrapped."""
    return Text("\n").join(drawn(line) for line in lines)


def drawn(line: str) -> Text:
    """Return a line of a picture. A terminal is not told the ids of the things in it."""
    text = Text.from_markup(printable(line))
    text.spans = [span._replace(style=plain(str(span.style))) for span in text.spans]
    return text


def title_style(seat: int | None) -> str:
    """Return the style of a chapter's title."""
    return "bold" if seat is None else f"bold {seat_style(seat)}"


def seat_style(seat: int | None) -> str:
    """Return the colour of a seat."""
    return "dim" if seat is None else SEATS[seat % len(SEATS)]
