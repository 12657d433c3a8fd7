"""The protocol by which a service plays campaigns of Tainted Grail: an evening a table, with notes as plain data."""

from collections.abc import Mapping
from typing import Any

import msgspec

from domain.kernel.errors import ContentError, InvalidRequest
from domain.kernel.tables.campaign import PAPER, Campaigning, Noted
from domain.tainted_grail.campaign.chronicle import (
    Chronicle,
    Evening,
    evening_of,
    noted_down,
    possible_scenarios,
    sheet,
)
from domain.tainted_grail.campaign.faults import faults
from domain.tainted_grail.campaign.from_paper import read_paper, save_on_paper
from domain.tainted_grail.campaign.note import note_of, plain
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.state import ENDINGS, State


def begun(name: str, players: tuple[str, ...], pack: Pack) -> Chronicle:
    """Return the chronicle of a new campaign."""
    title = pack.content.pack
    return Chronicle(name, players, title.id, title.version)


def after(chronicle: Chronicle, noted: Noted) -> Chronicle:
    """Return the chronicle after one more evening. Raises ContentError if it is not one of this game."""
    try:
        return noted_down(chronicle, msgspec.convert(noted, Evening, str_keys=True))
    except msgspec.ValidationError as error:
        raise ContentError(f"the campaign's notes cannot be read: {error}") from error


def noted(state: State, table: str) -> Noted | None:
    """Return the evening of an ended table, as plain data; None if it came to no night. Source: TG-5.20.1."""
    evening = evening_of(state, table)
    return None if evening is None else plain(evening)


def following(chronicle: Chronicle, pack: Pack) -> str | None:
    """Return the campaign that goes on, the first of the pack for a new one; None when it is over."""
    return next(iter(possible_scenarios(chronicle, pack)), None)


def start(chronicle: Chronicle) -> dict[str, Any]:
    """Return what the next evening starts from: the note of the last night, empty in a new campaign."""
    return {} if chronicle.note is None else plain(chronicle.note)


def unsaved(state: State) -> bool:
    """Return whether the end of the table now would lose what was played since the last night. Source: TG-5.20.1."""
    if not state.session or state.status in ENDINGS:
        return False
    night = state.night
    return night is None or the_world(night) != the_world(state)


def left(state: State) -> State:
    """Return the last night of an evening; of the end of a campaign, and of an evening without a night, its end."""
    return state if state.night is None or state.status in ("won", "lost") else state.night


def taken_up(value: Any, seats: int, pack: Pack) -> Noted:
    """Return a game that was saved on paper as the outcome with which a new campaign begins.

    Raises InvalidRequest. Source: TG-5.20.1 to 5.20.3.
    """
    save = save_on_paper(read_paper(value), seats, pack)
    if fault := next(faults(save, pack), None):
        raise InvalidRequest(f"save: {fault}")
    note = note_of(PAPER, 1, save, pack)
    return plain(Evening(PAPER, save.world.id, 1, "saved", note.day, note.chapter, note))


def origin(start: Mapping[str, Any]) -> str | None:
    """Return the table whose note an evening starts from; None for a first evening."""
    table = start.get("table")
    return table if isinstance(table, str) else None


def brief(start: Mapping[str, Any]) -> dict[str, Any]:
    """Return what summaries show of a note: all but the save, whose digest stays."""
    return {name: value for name, value in start.items() if name != "save"}


CAMPAIGNING = Campaigning(
    begun=begun,
    noted_down=after,
    noted=noted,
    possible=possible_scenarios,
    next=following,
    start=start,
    sheet=sheet,
    seats_change=True,
    unsaved=unsaved,
    left=left,
    origin=origin,
    brief=brief,
    taken_up=taken_up,
)
