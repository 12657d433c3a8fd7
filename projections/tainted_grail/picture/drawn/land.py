"""The drawn map: cards on a grid, the reach of menhirs, gates, and all who stand there."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple
from xml.etree.ElementTree import Element

from domain.tainted_grail.vocabulary.terms import STEPS
from projections.drawing.nodes import at, group, node
from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.board.form.land import LocationPrint, LocationView, UnseenView
from projections.tainted_grail.board.shown import held, is_lost_soon, menhir_of
from projections.tainted_grail.picture.drawn import signs
from projections.tainted_grail.picture.drawn.signs import path, words
from projections.tainted_grail.picture.drawn.sketches import sketch
from projections.tainted_grail.picture.land import initials_of
from projections.text.messages import Messages

CARD = 122, 146
PITCH = 140, 166
MARGIN = 18
"""The width and the height of a card, those of a cell, and the space around the map."""
NAME_MAX, NAME_SIZE, ROOM = 15, 14.5, 188
"""The most letters of a name on one line, their size, and how large all letters of a line may be together."""

Cell = Sequence[int]


class Grid(NamedTuple):
    """Which cells are drawn: the most western and northern one, and how many there are."""

    west: int
    north: int
    columns: int
    rows: int

    @property
    def width(self) -> int:
        """Return the width of the map with its margins."""
        return self.columns * PITCH[0] - (PITCH[0] - CARD[0]) + 2 * MARGIN

    @property
    def height(self) -> int:
        """Return the height of the map with its margins."""
        return self.rows * PITCH[1] - (PITCH[1] - CARD[1]) + 2 * MARGIN

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Return the upper left corner of a cell's card."""
        return MARGIN + (cell[0] - self.west) * PITCH[0], MARGIN + (cell[1] - self.north) * PITCH[1]


def grid_of(board: TaintedGrailBoard) -> Grid:
    """Return the cells that hold a place or a number that an arrow names."""
    cells = [one["cell"] for one in (*board["land"]["places"], *board["land"]["unseen"])] or [[0, 0]]
    columns, rows = ([cell[axis] for cell in cells] for axis in (0, 1))
    return Grid(min(columns), min(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1)


def drawn(board: TaintedGrailBoard, messages: Messages) -> Element:
    """Return the map."""
    grid, land = grid_of(board), board["land"]
    parts = [*reaches(board, grid)]
    parts += [unseen(one, grid) for one in land["unseen"]]
    parts += [place(one, board, grid, messages) for one in land["places"]]
    parts += gates(board, grid)
    for one in land["places"]:
        parts += pieces(one, board, grid, messages)
    return group(parts)


def reaches(board: TaintedGrailBoard, grid: Grid) -> Iterator[Element]:
    """Yield the reach of each menhir as a soft box around the cells that it holds, as far as they are drawn."""
    for number, one in enumerate(one for one in board["land"]["places"] if "menhir" in one):
        cells = [cell for cell in within(*one["menhir"]["reach"]) if is_drawn(cell, grid)]
        corners = [grid.corner(cell) for cell in cells]
        spread = 11 - 3 * number
        left, top = min(x for x, _ in corners) - spread, min(y for _, y in corners) - spread
        right, bottom = max(x for x, _ in corners) + CARD[0] + spread, max(y for _, y in corners) + CARD[1] + spread
        yield node("rect", x=left, y=top, width=right - left, height=bottom - top, rx=12, class_=f"glow r{number % 3}")


def within(first: Cell, last: Cell) -> Iterator[Cell]:
    """Yield the cells of a rectangle from its north-western to its south-eastern one."""
    yield from ([east, south] for south in range(first[1], last[1] + 1) for east in range(first[0], last[0] + 1))


def is_drawn(cell: Cell, grid: Grid) -> bool:
    """Return whether a cell is on the map."""
    return 0 <= cell[0] - grid.west < grid.columns and 0 <= cell[1] - grid.north < grid.rows


def unseen(one: UnseenView, grid: Grid) -> Element:
    """Return a card that is not revealed: the number that an arrow names."""
    x, y = grid.corner(one["cell"])
    middle = x + CARD[0] / 2
    return group(
        [
            node("rect", x=x, y=y, width=CARD[0], height=CARD[1], rx=3, class_="unseen"),
            words(str(one["number"]), middle, y + 70, 22, "m", "b", "q"),
            words("?", middle, y + 96, 20, "m", "i", "q"),
        ]
    )


# A card


def place(one: LocationView, board: TaintedGrailBoard, grid: Grid, messages: Messages) -> Element:
    """Return the card of a place, with its name as title."""
    front = one["front"]
    x, y = grid.corner(one["cell"])
    reading = board["reading"]
    is_read = reading is not None and reading["place"] == one["id"]
    parts = [
        node("title", text=titled(one, messages)),
        node("rect", width=CARD[0], height=CARD[1], rx=3, class_="leaf"),
        node("rect", x=4, y=4, width=CARD[0] - 8, height=CARD[1] - 8, rx=2, class_="line"),
        *([] if one["in_range"] else [node("rect", width=CARD[0], height=CARD[1], rx=3, class_="lost")]),
        at(CARD[0] / 2, 60, sketch(front.get("sketch"), front.get("settlement"), one["number"])),
        words(str(one["number"]), 11, 22, 13, "b", "p", "halo"),
        *name_of(one["name"]),
        path(f"M10 124H{CARD[0] - 10}", "pen", "thin"),
        *row_of(front, one),
        *waning(one, board["campaign"]["day"]),
    ]
    if is_read:
        parts.insert(1, node("rect", x=-4, y=-4, width=CARD[0] + 8, height=CARD[1] + 8, rx=5, class_="here"))
    return node("g", *parts, transform=f"translate({x} {y})", data_id=one["id"])


def titled(one: LocationView, messages: Messages) -> str:
    """Return what a place is, for a tip and for readers of screens."""
    return f"{one['number']} {one['name']}; {held(one, messages)}"


def name_of(name: str) -> Iterator[Element]:
    """Yield the name on a card, on two lines if it is long."""
    lines = in_two(name) if len(name) > NAME_MAX else [name]
    for number, line in enumerate(lines):
        size = min(NAME_SIZE, ROOM / len(line))
        yield words(line, CARD[0] / 2, 118 - 15 * (len(lines) - 1 - number), size, "m", "i", "b", "halo")


def in_two(name: str) -> list[str]:
    """Return a name on two lines as even as its words allow; on one if it is one word."""
    parts = name.split()
    ways = [[" ".join(parts[:at]), " ".join(parts[at:])] for at in range(1, len(parts))]
    return min(ways, key=lambda lines: max(map(len, lines)), default=[name])


def row_of(front: LocationPrint, one: LocationView) -> Iterator[Element]:
    """Yield the signs at the foot of a card: symbols, the action with its cost, and effects upon arrival."""
    x = 11
    covered = one.get("covered", [])
    if "settlement" in front:
        is_hostile = front["settlement"] == "hostile"
        yield at(x, 127, signs.settlement(is_hostile))
        x += 35 if is_hostile else 22
    if "dream" in front["symbols"]:
        yield at(x, 127, signs.dream())
        x += 18
    if "menhir" in front["symbols"]:
        yield at(x, 127, signs.stone_sign())
        x += 17
    if "action" in front:
        yield faded(
            [at(x, 127, signs.flame()), words(str(front["action"]["energy"]), x + 15, 139.5, 13, "b")],
            "action" in covered,
        )
        x += 29
    for number, _ in enumerate(front.get("instants", ())):
        yield faded([at(x, 127, signs.instant())], str(number) in covered)
        x += 18


def faded(parts: Sequence[Element], is_covered: bool) -> Element:
    """Return parts, faded if a time marker covers them."""
    return group(parts, class_="gone") if is_covered else group(parts)


def waning(one: LocationView, day: int) -> Iterator[Element]:
    """Yield mist in the corner of a place that is lost soon, with the number of dawns until then."""
    if is_lost_soon(one, day):
        yield path("M76 6L116 46M85 6L116 37M94 6L116 28M103 6L116 19M112 6L116 10", "mist")
        yield words(str(one["dark"] - day), 104, 25, 15, "m", "b", "d", "halo")


# Between the cards


def gates(board: TaintedGrailBoard, grid: Grid) -> Iterator[Element]:
    """Yield an arrow for each edge that an arrow leads over: with two heads where both cards name each other."""
    places = {tuple(one["cell"]): one for one in board["land"]["places"]}
    unseen_at = {tuple(one["cell"]): one["number"] for one in board["land"]["unseen"]}
    for cell, one in places.items():
        for side, number in one["front"]["arrows"].items():
            step = STEPS[side]
            other = (cell[0] + step[0], cell[1] + step[1])
            there = places.get(other)
            if there is None and unseen_at.get(other) == number:
                yield gate(grid, cell, step, is_double=False)
            elif there is not None and there["id"] in one["connected"]:
                is_double = names_back(there["front"], step)
                if not is_double or side in ("E", "S"):
                    yield gate(grid, cell, step, is_double=is_double)


def names_back(front: LocationPrint, step: tuple[int, int]) -> bool:
    """Return whether a card has an arrow back over the same edge."""
    back = next(side for side, other in STEPS.items() if other == (-step[0], -step[1]))
    return back in front["arrows"]


def gate(grid: Grid, cell: tuple[int, ...], step: tuple[int, int], *, is_double: bool) -> Element:
    """Return the arrow over an edge of a card."""
    x, y = grid.corner(cell)
    middle = x + CARD[0] / 2 + step[0] * PITCH[0] / 2, y + CARD[1] / 2 + step[1] * PITCH[1] / 2
    turn = {(1, 0): 0, (0, 1): 90, (-1, 0): 180, (0, -1): 270}[step]
    d = "M-7 0H7M3 -4L7.6 0L3 4" + ("M-3 -4L-7.6 0L-3 4" if is_double else "")
    return node("path", d=d, class_="pen", transform=f"translate({middle[0]:.0f} {middle[1]:.0f}) rotate({turn})")


# What stands and lies there


def pieces(one: LocationView, board: TaintedGrailBoard, grid: Grid, messages: Messages) -> Iterator[Element]:
    """Yield the menhir, the figures, the guardians, the items and the discs of a place."""
    x, y = grid.corner(one["cell"])
    if menhir := one.get("menhir"):
        yield piece(menhir["id"], menhir_of(one, messages), x + 26, y + 96, signs.menhir(menhir["disc"]))
    for number, guardian in enumerate(one.get("guardians", ())):
        yield piece(guardian["id"], guardian["name"], x + 104 - 24 * number, y + 58, signs.guardian())
    initials = initials_of(board)
    seated = {each["id"]: each for each in board["characters"]}
    there = [each for each in board["figures"] if each["place"] == one["id"]]
    for number, each in reversed([*enumerate(there)]):
        who = seated[each["character"]]
        token = signs.figure(initials[each["character"]], who["colour"])
        if each["passed"]:
            token.set("class", "gone")
        said = messages.say("picture-figure", who=who["name"], passed="yes" if each["passed"] else "no")
        yield piece(each["id"], said, x + 106 - 21 * number, y + 103, token)
    for number, thing in enumerate(one.get("items", ())):
        yield piece(thing["id"], thing["name"], x + 52 + 14 * number, y + 100, signs.item())
    for number, lying in enumerate(each for each in board["discs"] if each["on"] == one["id"]):
        yield piece(
            lying["id"],
            lying["name"],
            x + 66 + 28 * number,
            y + 14,
            signs.time_disc(lying["value"], lying["kind"] == "time"),
        )


def piece(id: str, name: str, x: float, y: float, sign: Element) -> Element:
    """Return a thing on the land with its id and its name."""
    return node("g", node("title", text=name), sign, transform=f"translate({x:.0f} {y:.0f})", data_id=id)
