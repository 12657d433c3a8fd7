"""Checks of ids, elements and the board. Source: MP-2.2, 10.2.7, 10.2.9, 10.2.10, 10.3."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Protocol

from domain.kernel.content.source import Path
from domain.kernel.errors import ContentError
from domain.materia_prima.board.faults import SLOTS, TOWNS, mine_faults, piece_faults, town_faults, way_faults
from domain.materia_prima.board.hexes import distance
from domain.materia_prima.board.pieces import assemble
from domain.materia_prima.content.checks.shared import Check, Faults, boards, elements_of, unknown
from domain.materia_prima.content.parts import Content
from domain.materia_prima.vocabulary import RANDOM


class Named(Protocol):
    """A thing with an id."""

    @property
    def id(self) -> str:
        """Its id."""


def ids(content: Content) -> Iterator[tuple[Path, str]]:
    """Yield every id that must be unique in the whole pack, with its place."""
    tables: Mapping[str, Sequence[Named]] = {
        "element": content.elements,
        "layout": content.layouts,
        "alarm": content.alarms,
        "card": content.cards,
        "scenario": content.scenarios,
        "recipe": content.recipes,
        "alchemist": content.alchemists,
        "extension": content.extensions,
        "mission": content.missions,
        "temple": content.temples,
    }
    for table, things in tables.items():
        for number, one in enumerate(things):
            yield (table, number, "id"), one.id
    for number, scenario in enumerate(content.scenarios):
        for place, part in enumerate(scenario.parts):
            yield ("scenario", number, "part", place, "id"), part.id


def ids_name_one_thing(content: Content) -> Faults:
    """Yield ids that are used twice, and inquisitor types, towns and sides of pieces that are named twice."""
    seen: set[str] = set()
    for path, name in ids(content):
        if name in seen:
            yield path, f"{name} is already the id of another thing; choose another"
        seen.add(name)
    named: list[tuple[str, list[str]]] = [
        ("inquisitor", [one.letter for one in content.inquisitors]),
        ("town", [one.letter for one in content.towns]),
        ("piece", [f"{one.id}, side {one.side}" for one in content.pieces]),
    ]
    for table, names in named:
        for number, name in enumerate(names):
            if name in names[:number]:
                yield (table, number), f"{name} is used twice; use it once"


def layouts_use_every_piece_once(content: Content) -> Faults:
    """Yield layouts that do not lay seven known pieces, each once, on hexes of their own."""
    sides = {(one.id, one.side) for one in content.pieces}
    if len(content.frame.centres) != SLOTS:
        yield ("frame", "centres"), f"{len(content.frame.centres)} slots; possible: {SLOTS}"
    for number, layout in enumerate(content.layouts):
        path: Path = ("layout", number)
        if layout.id == RANDOM:
            yield (*path, "id"), f"{RANDOM} means a random layout; choose another id"
        yield from ((path, f"{layout.id}: {fault}") for fault in piece_faults(layout.slots, sides))
        try:
            assemble(content.pieces, layout, content.frame.centres)
        except ContentError as error:
            yield path, str(error)
    if not content.layouts:
        yield ("layout",), "no layout; add one"


def a_hex_has_one_terrain(content: Content) -> Faults:
    """Yield hexes of a piece that are both town and mine."""
    for number, piece in enumerate(content.pieces):
        for at, part in enumerate(piece.hexes):
            if part.town and part.mine:
                yield ("piece", number, "hexes", at), f"{list(part.at)} is both a town and a mine; keep one of them"


def towns_are_known(content: Content) -> Faults:
    """Yield towns that are not described as T, R and G, and pieces with other letters."""
    if {one.letter for one in content.towns} != set(TOWNS):
        yield ("town",), f"the towns must be {', '.join(TOWNS)}"
    for number, piece in enumerate(content.pieces):
        for at, part in enumerate(piece.hexes):
            if part.town and part.town not in TOWNS:
                yield ("piece", number, "hexes", at), unknown(part.town, TOWNS)


def ports_are_connected_with_ports(content: Content) -> Faults:
    """Yield sea routes that do not lead from a port to another port."""
    ports = {one.letter for one in content.towns if one.port}
    for number, town in enumerate(content.towns):
        if town.connections and (not town.port or not set(town.connections) <= ports - {town.letter}):
            yield (
                ("town", number, "connections"),
                f"{town.letter} has a sea route that does not lead from a port to another port",
            )


def conversions_lead_upwards(content: Content) -> Faults:
    """Yield conversions with unknown inputs, or inputs that are not of a lower level than the output."""
    levels = elements_of(content)
    for number, conversion in enumerate(content.conversions):
        for word in (*conversion.inputs, conversion.output):
            if word not in levels:
                yield ("conversion", number), unknown(word, levels)
                return
        if not conversion.inputs or max(levels[one] for one in conversion.inputs) >= levels[conversion.output]:
            yield ("conversion", number), f"{conversion.output} must be made from elements of lower levels"


def conversions_are_plain(content: Content) -> Faults:
    """Yield conversions with more than one unit of an input, and elements above level 1 without exactly one
    conversion.
    """
    made = [one.output for one in content.conversions]
    for number, conversion in enumerate(content.conversions):
        if set(conversion.inputs.values()) != {1}:
            yield ("conversion", number, "inputs"), "an input is used twice; a conversion takes one unit of each"
        if conversion.output in made[:number]:
            yield ("conversion", number, "output"), f"{conversion.output} already has a conversion; keep one"
    for number, element in enumerate(content.elements):
        if element.level > 1 and element.id not in made:
            yield ("element", number), f"{element.id} has no conversion; add one"


def mines_yield_level_1(content: Content) -> Faults:
    """Yield mines of elements above level 1."""
    base = [one.id for one in content.elements if one.level == 1]
    for number, piece in enumerate(content.pieces):
        for at, part in enumerate(piece.hexes):
            if part.mine and part.mine not in base:
                yield ("piece", number, "hexes", at), f"no mine of {part.mine}; possible: {', '.join(sorted(base))}"


def every_board_has_towns_and_mines(content: Content) -> Faults:
    """Yield layouts without each town once, or without a mine of each element of level 1."""
    base = {one.id for one in content.elements if one.level == 1}
    for number, board in boards(content):
        yield from ((("layout", number), fault) for fault in (*town_faults(board), *mine_faults(board, base)))


def every_board_has_two_mines_an_element(content: Content) -> Faults:
    """Yield layouts without two mines of each element of level 1, and pieces with mines beside each other."""
    for number, board in boards(content):
        counts = Counter(one.mine for one in board.terrain.values() if one.mine)
        for element, count in counts.items():
            if count != 2:
                yield ("layout", number), f"{count} mines of {element}; exactly 2 are needed"
    for number, piece in enumerate(content.pieces):
        mines = [one.at for one in piece.hexes if one.mine]
        if any(distance(a, b) == 1 for a, b in combinations(mines, 2)):
            yield ("piece", number), f"{piece.id}, side {piece.side} has mines beside each other; separate them"


def every_board_is_connected(content: Content) -> Faults:
    """Yield boards on which some hexes cannot be reached from others."""
    for number, board in boards(content):
        yield from ((("layout", number), fault) for fault in way_faults(board))


CHECKS: Mapping[str, Check] = {
    "MP-10.1": ids_name_one_thing,
    "MP-2.2.1": layouts_use_every_piece_once,
    "MP-2.2.7": a_hex_has_one_terrain,
    "MP-2.2.8": towns_are_known,
    "MP-4.18.1": ports_are_connected_with_ports,
    "MP-10.2.9": conversions_lead_upwards,
    "MP-10.3.1": conversions_are_plain,
    "MP-10.3.3": mines_yield_level_1,
    "MP-10.2.7": every_board_has_towns_and_mines,
    "MP-10.3.2": every_board_has_two_mines_an_element,
    "MP-10.2.10": every_board_is_connected,
}
