"""The cards of locations, and how arrows lay them, as the checks of a campaign ask for them. Source: TG-5.8."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from domain.kernel.content.source import Path
from domain.tainted_grail.content.chapters import Campaign
from domain.tainted_grail.content.checks.shared import kept, parts
from domain.tainted_grail.content.parts import Content
from domain.tainted_grail.tasks.effects.land import RevealLocation
from domain.tainted_grail.vocabulary.terms import STEPS, Cell, Compass

HUNDRED = 100
"""The numbers of a campaign's locations begin with the same digit. Source: TG-3.2.2."""


class Arrow(NamedTuple):
    """An arrow. place: the original number of the location with it; number: the one that it names."""

    path: Path
    place: int
    side: Compass
    number: int


class Grid(NamedTuple):
    """The locations that arrows and effects lay. cells: by original number; faults: cards that do not fit, by path."""

    cells: dict[int, Cell]
    faults: dict[Path, str]


@kept
def originals(content: Content) -> Mapping[int, int]:
    """Return number of a location card -> the original that it is or stands for. Source: TG-5.8.5."""
    return {one.number: one.changes or one.number for one in content.locations}


@kept
def arrows(content: Content) -> tuple[Arrow, ...]:
    """Return the arrows of all cards."""
    cards = originals(content)
    return tuple(
        Arrow(("location", at, "arrows", side), cards[one.number], side, number)
        for at, one in enumerate(content.locations)
        for side, number in one.arrows.items()
    )


@kept
def grids(content: Content) -> tuple[tuple[Campaign, Grid], ...]:
    """Return the grid of each campaign. A place that an effect puts into a cell belongs to the campaign whose start has
    the same first digit.
    """
    return tuple((one, laid(content, one)) for one in content.campaigns)


def laid(content: Content, campaign: Campaign) -> Grid:
    """Lay out all that arrows and effects can lay in a campaign, each place only once. Source: TG-10.11.3."""
    places, grid = set(originals(content).values()), Grid({campaign.start: (0, 0)}, {})
    named: dict[int, list[Arrow]] = {}
    for one in arrows(content):
        named.setdefault(one.place, []).append(one)
    ahead = [campaign.start]
    revealed = [one for one in revealed_in_cells(content) if one[1] // HUNDRED == campaign.start // HUNDRED]
    while ahead or revealed:
        if not ahead:
            path, place, cell = revealed.pop(0)
            ahead += [place] if put(grid, place, cell, path) else []
            continue
        place = ahead.pop(0)
        for arrow in named.get(place, ()):
            cell = beside(grid.cells[place], arrow.side)
            if arrow.number in places and put(grid, arrow.number, cell, arrow.path):
                ahead.append(arrow.number)
    return grid


def put(grid: Grid, place: int, cell: Cell, path: Path) -> bool:
    """Put a place into a cell, and return whether it is new. Note why it does not fit."""
    other = next((one for one, taken in grid.cells.items() if taken == cell), None)
    before = grid.cells.get(place)
    if before == cell:
        return False
    if before is not None:
        grid.faults[path] = f"{place} would lie {where(cell)}, but other arrows lay it {where(before)}"
    elif other is not None:
        grid.faults[path] = f"{place} would lie {where(cell)}, where {other} lies; change one of the arrows"
    else:
        grid.cells[place] = cell
    return before is None and other is None


def revealed_in_cells(content: Content) -> Iterator[tuple[Path, int, Cell]]:
    """Return the places that effects put into a cell of their own. Source: TG-10.10."""
    return (
        ((*path, "cell"), part.location, part.cell)
        for path, part in parts(content)
        if isinstance(part, RevealLocation) and part.cell is not None
    )


def beside(cell: Cell, side: Compass) -> Cell:
    """Return the cell behind a side of another."""
    east, south = STEPS[side]
    return cell[0] + east, cell[1] + south


def where(cell: Cell) -> str:
    """Return a cell in words: `2 east and 1 north of the start`."""
    ways = (("east", cell[0]), ("west", -cell[0]), ("south", cell[1]), ("north", -cell[1]))
    said = " and ".join(f"{steps} {way}" for way, steps in ways if steps > 0)
    return f"{said} of the start" if said else "on the start"
