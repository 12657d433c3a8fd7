"""A campaign between its scenarios: what a finished one leaves, what the chronicle notes, which may follow.

Source: MP-3.1.3, 7.3, 7.4. Pure data and functions; the chronicle is a fold of the campaign's entries with
`noted_down`.
"""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.carry_over import PLAYED_MAX, Carried, CarriedAlchemist, Played
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.queries.campaign import has_counted, noted
from domain.materia_prima.queries.ending import is_over
from domain.materia_prima.queries.figures import own_homunculi
from domain.materia_prima.queries.layouts import board_of
from domain.materia_prima.state import Alchemist, State
from domain.materia_prima.vocabulary import DifficultyLevel

__all__ = [
    "CampaignEntry",
    "Carried",
    "CarriedAlchemist",
    "Chronicle",
    "Note",
    "Played",
    "Sheet",
    "carried_over",
    "entry_of",
    "first_scenario",
    "next_scenario",
    "noted_down",
    "possible_scenarios",
    "sheet",
]

Letter = Literal["E", "N", "H"]

LETTERS: dict[DifficultyLevel, Letter] = {"easy": "E", "normal": "N", "hard": "H"}
"""The letters by which the chronicle writes a difficulty. Source: MP-7.4.1."""


# Which scenario


def first_scenario(pack: Pack) -> str:
    """Return the scenario that a new campaign starts with: the pack's first that is not a tutorial.

    Source: MP-3.1.3.
    """
    return next(one.id for one in pack.scenarios.values() if one.tutorial is None)


def next_scenario(carried: Carried, pack: Pack) -> str | None:
    """Return the scenario that follows the last one played; None after the end of the campaign. Source: MP-3.1.3."""
    return pack.scenarios[carried.played[-1].scenario].next if carried.played else first_scenario(pack)


def possible_scenarios(carried: Carried, pack: Pack) -> tuple[str, ...]:
    """Return the scenarios that may be played now: those that follow one played, and those played, as repetitions."""
    played = [one.scenario for one in carried.played]
    following = [pack.scenarios[one].next for one in played]
    open_now = {first_scenario(pack), *played, *following}
    return tuple(one for one in pack.scenarios if one in open_now)


# What a finished scenario leaves


def carried_over(state: State) -> Carried:
    """Return what the next scenario starts from, once this one is over and all choices are made.

    After a failure that is retried, this is what this scenario started from. Source: MP-7.3.1 to 7.3.11.
    """
    before = noted(state)
    if not has_counted(state):
        return before
    played = Played(state.scenario, state.difficulty, state.status == "succeeded")
    alchemists = tuple(left_of(state, one) for one in state.alchemists.values())
    return Carried(state.layout, alchemists, (*before.played, played)[-PLAYED_MAX:])


def left_of(state: State, alchemist: Alchemist) -> CarriedAlchemist:
    """Return an alchemist after the scenario, with what its owner chose to take along. Source: MP-7.3.1, 7.3.10."""
    tower = alchemist.tower
    assert tower.hex is not None, "the scenario began"
    helpers = (one.recipe for one in own_homunculi(state, alchemist.colour))
    return CarriedAlchemist(
        seat=alchemist.seat,
        colour=alchemist.colour,  # type: ignore[arg-type]
        character=alchemist.character,
        tower=tower.hex,
        soul_stones=min(alchemist.soul_stones, 1),
        extension=next((one for one in tower.extensions if one in state.taken_extensions), None),
        homunculi=tuple(one for one in helpers if one in state.taken_along),
        items=tuple(one for one in alchemist.worn + tower.items if one in state.taken_along),
    )


class CampaignEntry(Struct, frozen=True):
    """The entry of a finished table in its campaign. Source: MP-7.4.

    table: its id; difficulty: in force at the end; result, ending: as the table's; day: the final one; counts: False if
    the scenario failed and is played again; carried: what the campaign continues with.
    """

    table: str
    scenario: str
    result: Literal["success", "failure"]
    ending: str
    difficulty: DifficultyLevel
    day: int
    pack: str
    pack_version: str
    counts: bool
    carried: Carried


def entry_of(state: State, table: str) -> CampaignEntry | None:
    """Return the entry of a table; None outside a campaign and before the ending. Source: MP-3.1.2, 7.4.4, 7.4.5."""
    if state.campaign is None or not is_over(state):
        return None
    title = state.pack.content.pack
    return CampaignEntry(
        table=table,
        scenario=state.scenario,
        result="success" if state.status == "succeeded" else "failure",
        ending=state.ending or "",
        difficulty=state.difficulty,
        day=state.day,
        pack=title.id,
        pack_version=title.version,
        counts=has_counted(state),
        carried=carried_over(state),
    )


# The chronicle


class Note(Struct, frozen=True):
    """A scenario in the chronicle. difficulty, tables: of the games that counted. Source: MP-7.4.1, 7.4.2, 7.4.5.

    day: the final one of the last game; retries: how many games failed and were played again.
    """

    scenario: str
    result: Literal["success", "failure"]
    day: int
    difficulty: Letter | None = None
    tables: tuple[str, ...] = ()
    retries: int = 0


class Chronicle(Struct, frozen=True):
    """The chronicle of a campaign, a fold of its entries. players: names, by seat. Source: MP-7.4."""

    name: str
    players: tuple[str, ...]
    pack: str
    pack_version: str
    notes: tuple[Note, ...] = ()
    carried: Carried = Carried()


def noted_down(chronicle: Chronicle, entry: CampaignEntry) -> Chronicle:
    """Return the chronicle after one more entry.

    A failure that is retried only changes result, final day and retry count. Source: MP-7.4.4, 7.4.5.
    """
    notes, note = open_note(chronicle.notes, entry)
    if not entry.counts:
        return replace(chronicle, notes=(*notes, replace(note, retries=note.retries + 1)))
    note = replace(note, difficulty=LETTERS[entry.difficulty], tables=(*note.tables, entry.table))
    return replace(
        chronicle,
        pack=entry.pack,
        pack_version=entry.pack_version,
        notes=(*notes, note),
        carried=entry.carried,
    )


def open_note(notes: tuple[Note, ...], entry: CampaignEntry) -> tuple[tuple[Note, ...], Note]:
    """Return the earlier notes, and the scenario's own: the last one if it is a failure of this scenario that is
    retried.
    """
    last = notes[-1] if notes else None
    if last and last.scenario == entry.scenario and last.difficulty is None:
        return notes[:-1], replace(last, result=entry.result, day=entry.day)
    return notes, Note(entry.scenario, entry.result, entry.day)


class Sheet(Struct, frozen=True):
    """The ten fields of the chronicle, then what the service adds; alchemists in seat order. Source: MP-7.4.1, 7.4.2.

    board: hex and mark, the symbol of a mine or the letter of a town; towers: number 1 first; things: of each
    alchemist; difficulties: None for a scenario not yet won.
    """

    campaign: str
    scenarios: tuple[str, ...]
    players: tuple[str, ...]
    characters: tuple[str, ...]
    board: tuple[tuple[Hex, str], ...]
    towers: tuple[Hex, ...]
    extensions: tuple[str | None, ...]
    soul_stones: tuple[int, ...]
    things: tuple[tuple[str, ...], ...]
    difficulties: tuple[Letter | None, ...]
    colours: tuple[str, ...]
    results: tuple[str, ...]
    days: tuple[int, ...]
    pack: str
    pack_version: str
    tables: tuple[tuple[str, ...], ...]
    retries: tuple[int, ...]


def sheet(chronicle: Chronicle, pack: Pack) -> Sheet:
    """Return the filled-in chronicle; players are named once for each alchemist. Source: MP-7.4.1 to 7.4.3."""
    notes, alchemists = chronicle.notes, chronicle.carried.alchemists
    return Sheet(
        campaign=chronicle.name,
        scenarios=tuple(one.scenario for one in notes),
        players=tuple(chronicle.players[one.seat] for one in alchemists) or chronicle.players,
        characters=tuple(one.character for one in alchemists),
        board=marks(pack, chronicle.carried.layout),
        towers=tuple(one.tower for one in alchemists),
        extensions=tuple(one.extension for one in alchemists),
        soul_stones=tuple(one.soul_stones for one in alchemists),
        things=tuple(one.things for one in alchemists),
        difficulties=tuple(one.difficulty for one in notes),
        colours=tuple(one.colour for one in alchemists),
        results=tuple(one.result for one in notes),
        days=tuple(one.day for one in notes),
        pack=chronicle.pack,
        pack_version=chronicle.pack_version,
        tables=tuple(one.tables for one in notes),
        retries=tuple(one.retries for one in notes),
    )


def marks(pack: Pack, layout: str | None) -> tuple[tuple[Hex, str], ...]:
    """Return mines by their element's symbol and towns by their letter, in hex order. Source: MP-7.4.1."""
    if layout is None:
        return ()
    terrain = board_of(pack, layout).terrain
    symbols: Iterable[tuple[Hex, str | None]] = (
        (hex, one.town or (pack.elements[one.mine].symbol if one.mine else None)) for hex, one in terrain.items()
    )
    return tuple((hex, mark) for hex, mark in symbols if mark)
