"""Numbers of the board as a terminal shows them: a numbered list, and one number with its parts."""

from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from api.cli.console import printable
from projections.numbers import Number


def listed(numbers: Sequence[Number]) -> RenderableType:
    """Return all numbers in columns, counted from 1."""
    return Columns([item(at, one) for at, one in enumerate(numbers, 1)], padding=(0, 2), column_first=True)


def item(at: int, one: Number) -> Text:
    """Return a number with its place in the list. at: from 1."""
    return Text(f"{at:>3} ", "bold").append(printable(one.label), "not bold").append(f"  {one.value}", "not bold cyan")


def explained(one: Number) -> RenderableType:
    """Return a number, and below it a row for each part with its rule."""
    rows = Table.grid(padding=(0, 1))
    rows.add_column(justify="right", width=4)
    rows.add_column()
    rows.add_column(style="dim")
    for place, part in enumerate(one.parts):
        amount = f"{part.amount:+}" if place else str(part.amount)
        rows.add_row(amount, Text(printable(part.label)), part.rule)
    rows.add_row(Text(f"= {one.value}", "cyan"), "", "")
    return Group(Text(printable(one.label), "bold"), rows)


def chosen(numbers: Sequence[Number], wanted: str) -> list[Number]:
    """Return the numbers with this label, else those whose label holds all these words. Case does not matter."""
    words = wanted.casefold()
    return [one for one in numbers if one.label.casefold() == words] or list(with_words(numbers, words.split()))


def with_words(numbers: Sequence[Number], words: Sequence[str]) -> Iterator[Number]:
    """Yield the numbers whose label holds all these words."""
    return (one for one in numbers if all(word in one.label.casefold() for word in words))
