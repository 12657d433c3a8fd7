"""The land: where everybody stands, what is connected, what a menhir reaches. Source: TG-5.8, 5.9."""

from collections.abc import Iterable

from domain.tainted_grail.content.land import Location
from domain.tainted_grail.queries.characters import is_alive
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.state import State
from domain.tainted_grail.vocabulary.terms import OPPOSITE_SIDE, REACH, STEPS, Cell
from domain.tainted_grail.world import Place


def card_at(state: State, place: int) -> Location:
    """Return the card that lies at a revealed place."""
    return state.pack.locations[the_world(state).places[place].card]


def original(state: State, number: int) -> int:
    """Return the original number of a location card. Source: TG-5.8.5."""
    return state.pack.original_of(number)


def place_of(state: State, character: str) -> int:
    """Return the place where a character stands, by its original number."""
    return the_world(state).figures[character].place


def standing(state: State, place: int) -> tuple[str, ...]:
    """Return the living characters at a place, by number; who is still about to enter stands nowhere.

    Source: TG-5.8.36, 5.17.5.
    """
    figures = the_world(state).figures
    here = (one for one in state.characters if one in figures and figures[one].place == place)
    return tuple(one for one in here if is_alive(state, one))


def lying(state: State, character: str) -> tuple[str, ...]:
    """Return the items that lie where a living character stands. Source: TG-5.17.15."""
    return the_world(state).places[place_of(state, character)].items if is_alive(state, character) else ()


def by_number(state: State, places: Iterable[int]) -> list[int]:
    """Return places in the order of the numbers printed on their cards. Source: TG-5.8.19."""
    world = the_world(state)
    return sorted(places, key=lambda place: world.places[place].card)


def lowest(state: State) -> int:
    """Return the revealed location with the lowest number. Source: TG-5.17.5, 5.20.7."""
    return by_number(state, the_world(state).places)[0]


def active_menhirs(state: State) -> tuple[int, ...]:
    """Return the places with a menhir, which is active while it stands. Source: TG-4.2.2."""
    return tuple(place for place, one in the_world(state).places.items() if one.menhir is not None)


def reaches(menhir: Place, cell: Cell) -> bool:
    """Return whether a menhir's range holds a cell. Source: TG-5.9.6."""
    return all(abs(a - b) <= REACH for a, b in zip(menhir.cell, cell, strict=True))


def is_in_range(state: State, cell: Cell) -> bool:
    """Return whether a cell is in range of an active menhir. Source: TG-5.9.6, 5.9.13."""
    places = the_world(state).places
    return any(reaches(places[one], cell) for one in active_menhirs(state))


def behind(place: Place, side: tuple[int, int]) -> Cell:
    """Return the cell behind a side of a place."""
    return place.cell[0] + side[0], place.cell[1] + side[1]


def connected(state: State, place: int) -> tuple[int, ...]:
    """Return the revealed places that are connected with this one, in the order N, E, S, W.

    Two are connected if they touch, and an arrow of one of the touching edges names the other.

    Source: TG-5.8.4, 5.8.37.
    """
    world = the_world(state)
    at = {one.cell: number for number, one in world.places.items()}
    found = []
    for side, step in STEPS.items():
        other = at.get(behind(world.places[place], step))
        if other is None:
            continue
        there = card_at(state, place).arrows.get(side)
        back = card_at(state, other).arrows.get(OPPOSITE_SIDE[side])
        if other in named(state, there) or place in named(state, back):
            found.append(other)
    return tuple(found)


def named(state: State, number: int | None) -> tuple[int, ...]:
    """Return the original that an arrow's number names; none without an arrow. Source: TG-5.8.4, 5.8.21."""
    return () if number is None or number not in state.pack.locations else (original(state, number),)


def version_of(state: State, number: int) -> int | None:
    """Return the card that is laid where an arrow names this number; None if none is available.

    Source: TG-5.8.21 to 5.8.23, 5.8.31, 3.2.16.
    """
    world = the_world(state)
    if number not in state.pack.locations:
        return None
    place = original(state, number)
    card = world.versions.get(place, place)
    is_free = place not in world.places and place not in world.gone and card in state.pack.locations
    return card if is_free and state.pack.locations[card].chapter <= world.chapter else None


def revealed_behind(state: State, place: int) -> tuple[tuple[int, Cell], ...]:
    """Return the cards that the arrows of a place reveal now, each with its cell.

    Source: TG-5.8.10, 5.8.23, 5.8.24, 5.8.34, 5.9.7.
    """
    world, card = the_world(state), card_at(state, place)
    taken = {one.cell for one in world.places.values()}
    found: list[tuple[int, Cell]] = []
    for side, step in STEPS.items():
        number, cell = card.arrows.get(side), behind(world.places[place], step)
        if number is None or cell in taken or not is_in_range(state, cell):
            continue
        laid = version_of(state, number)
        if laid is not None and laid not in [one for one, _ in found]:
            found.append((laid, cell))
    return tuple(found)


def is_explored(state: State, place: int) -> bool:
    """Return whether a verse of a revealed place was read."""
    world = the_world(state)
    sections = (f"verse:{place}", f"verse:{world.places[place].card}")
    return any(verse.partition(".")[0] in sections for verse in world.read)


def nearest(cell: Cell, places: Iterable[tuple[int, Place]]) -> int:
    """Return the nearest of places in orthogonal steps, the lowest number printed at a tie. Source: TG-4.2.8, 4.2.9."""

    def distance(one: tuple[int, Place]) -> tuple[int, int]:
        x, y = one[1].cell
        return abs(x - cell[0]) + abs(y - cell[1]), one[1].card

    return min(places, key=distance)[0]


def in_settlement(state: State, character: str, kind: str | None = None) -> bool:
    """Return whether a character stands in a settlement, of a kind if one is given. Source: TG-5.8.33."""
    settlement = card_at(state, place_of(state, character)).settlement
    return settlement is not None and kind in (None, settlement)


def rite_mark(state: State, place: int) -> str:
    """Return the mark of the rite of a revealed place that was read, or that may be completed once; a changed card has
    its own.

    Source: TG-4.4.26, 5.8.27.
    """
    return f"rite-{the_world(state).places[place].card}"
