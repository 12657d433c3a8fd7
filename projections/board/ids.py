"""Ids of things: `<kind>:<name>`. Each game has its own kinds."""

from collections.abc import Iterator
from typing import Any

from projections.board.printing import Printed


def kind_of(id: str) -> str:
    """Return the kind of a thing by its id: `card` of `card:K1/25-U`."""
    return id.partition(":")[0]


def name_in(id: str) -> str:
    """Return a thing's name in its id, as keys of options write it: `K1/25-U` of `card:K1/25-U`."""
    return id.partition(":")[2]


def names(board: Any, printed: Printed) -> dict[str, str]:
    """Return the names of the things on a board, by id, as far as the board or the cards say them."""
    found = dict(named(board))
    return {id: name for id in found if (name := found[id] or printed.get(id, {}).get("name"))}


def named(board: Any) -> Iterator[tuple[str, str | None]]:
    """Yield the ids on a board, each with the name beside it."""
    if isinstance(board, dict) and "id" in board:
        yield board["id"], board.get("name")
    for one in board.values() if isinstance(board, dict) else board if isinstance(board, list) else ():
        yield from named(one)
