"""The other names of the places that options lead to."""

from itertools import chain

from domain.materia_prima.board.hexes import DIRECTIONS
from projections.board.ids import name_in
from projections.board.things import Place
from projections.materia_prima.board.form.board import HexView, MateriaPrimaBoard

HEX_AT_THE_END = ("move", "place")
"""The first words of keys that end in a hex, like `move:green:3,-1`."""


def place(board: MateriaPrimaBoard, key: str) -> Place | None:
    """Return the place that an option leads to, by its key; None for other options."""
    word, *rest = key.split(":")
    if word == "sail":
        town = next((one for one in board["towns"] if one["letter"] == rest[-1]), None)
        return Place(None, (town["name"], town["letter"])) if town else None
    if word not in HEX_AT_THE_END or not rest:
        return None
    q, _, r = rest[-1].partition(",")
    found = next((one for one in board["hexes"] if (str(one["q"]), str(one["r"])) == (q, r)), None)
    return None if found is None else Place(direction(board, rest, found), names(found))


def direction(board: MateriaPrimaBoard, rest: list[str], to: HexView) -> str | None:
    """Return the direction to a neighbouring hex. rest: of a key, with the figure first if it names one."""
    figures = chain(
        ((one["colour"], one["place"]) for one in board["alchemists"]),
        ((name_in(one["id"]), one["place"]) for one in board["homunculi"]),
    )
    start = dict(figures).get(rest[0])
    if start is None:
        return None
    step = to["q"] - start["q"], to["r"] - start["r"]
    return next((name.lower() for name, one in DIRECTIONS.items() if one == step), None)


def names(one: HexView) -> tuple[str, ...]:
    """Return the names of a hex: a town's name and letter, other words of its name, its coordinates."""
    at = f"{one['q']},{one['r']}"
    own = (one["terrain_name"], one["town"]) if one["terrain"] == "town" else ()
    return tuple(dict.fromkeys((*own, one["name"], at, f"({one['q']}, {one['r']})")))
