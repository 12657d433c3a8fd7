"""Where player figures may go. Source: MP-2.3, 4.8, 4.18."""

from collections.abc import Set

from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.board.pieces import Board
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.queries.layouts import board_of
from domain.materia_prima.state import State


def board(state: State) -> Board:
    """Return the board that is laid out."""
    assert state.layout is not None
    return board_of(state.pack, state.layout)


def blocked(state: State, colour: str) -> Set[Hex | None]:
    """Return the hexes with a figure or tower of another colour, or an inquisitor. Source: MP-4.8.2, 2.3.2, 2.3.4.

    The result may include None, for things that are not on the board.
    """
    held: set[Hex | None] = {one.hex for one in state.inquisitors.values()}
    for alchemist in state.alchemists.values():
        if alchemist.colour != colour:
            held.add(alchemist.hex)
            held.add(alchemist.tower.hex)
    for homunculus in state.homunculi.values():
        if homunculus.colour != colour:
            held.add(homunculus.hex)
    return held


def ports_from(state: State, hex: Hex) -> tuple[str, ...]:
    """Return the letters of the port towns connected with the port on this hex. Source: MP-4.18.1, 4.18.5."""
    letter = board(state).terrain[hex].town
    return ports_of(state.pack, letter) if letter else ()


def ports_of(pack: Pack, letter: str) -> tuple[str, ...]:
    """Return the letters of the port towns connected with this town; none if it has no port. Source: MP-4.18.1."""
    towns = pack.towns
    if not towns[letter].port:
        return ()
    return tuple(to for to in towns[letter].connections if to != letter and towns[to].port)
