"""The chain of a campaign's tables: each must start from exactly what those before it came to.

Pure: it reads the opening and the last position of each table, as their archives prove them.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from domain.kernel.errors import GameError
from domain.kernel.game import Game
from domain.kernel.jcs import canonical
from domain.kernel.tables.campaign import PAPER, Campaigning
from domain.kernel.tables.table import TableOpened


class Link(NamedTuple):
    """A table of the chain. state: at its end, None if it was never started; ended: whether its log is closed."""

    opened: TableOpened
    state: Any | None
    ended: bool


class Break(NamedTuple):
    """Where a chain breaks. place: of the table that does not fit, from 1."""

    place: int
    why: str


def first_break(game: Game, pack: Any, links: Sequence[Link]) -> Break | None:
    """Return the first table that does not go on from those before it; None if all fit. links: oldest first."""
    if game.campaign is None:
        return Break(1, f"{game.id} has no campaigns")
    return next(breaks(game.campaign, pack, links), None)


def breaks(playing: Campaigning, pack: Any, links: Sequence[Link]) -> Iterator[Break]:
    """Yield each table that does not fit. Breaks after the first are found on the assumption that the earlier tables
    fit.
    """
    tables = [link.opened.table for link in links]
    chronicle = playing.begun("", ("",) * len(links[0].opened.seats), pack) if links else None
    for place, link in enumerate(links, start=1):
        before = tables[: place - 1]
        if why := why_not(playing, playing.start(chronicle), link, before, tables):
            yield Break(place, why)
        if not link.ended and place < len(links):
            yield Break(place + 1, f"table {link.opened.table} before it has not ended")
        noted = None if link.state is None or not link.ended else playing.noted(link.state, link.opened.table)
        try:
            chronicle = chronicle if noted is None else playing.noted_down(chronicle, noted)
        except GameError as error:
            yield Break(place, str(error))


def why_not(
    playing: Campaigning, expected: dict[str, Any], link: Link, before: Sequence[str], tables: Sequence[str]
) -> str | None:
    """Return why a table does not start from what those before it came to; None if it does.

    expected: its start, as those before lead to it; tables: all of the chain.
    """
    start = link.opened.options.get("campaign")
    if link.opened.table in before:
        return f"table {link.opened.table} is there twice"
    if not isinstance(start, dict):
        return f"table {link.opened.table} belongs to no campaign"
    if canonical(start) == canonical(expected) or (not before and playing.origin(start) == PAPER):
        return None
    origin, due = playing.origin(start), playing.origin(expected)
    if not start:
        return "it is the first table of a campaign, but others come before it"
    if origin is None:
        return "it does not start from what the tables before it came to"
    if origin == due:
        return f"the note that it starts from is not the one that table {origin} left"
    if origin in before:
        return f"it goes on from table {origin}, but table {due} has gone on from there already"
    if origin in tables:
        return f"it goes on from table {origin}, which comes only after it"
    return f"it goes on from table {origin}, which is missing"
