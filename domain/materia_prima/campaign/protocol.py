"""The protocol by which a service plays campaigns of Materia Prima, with outcomes as plain data."""

from typing import Any

import msgspec
from msgspec import to_builtins

from domain.kernel.errors import ContentError
from domain.kernel.tables.campaign import Campaigning, Noted
from domain.materia_prima.campaign.chronicle import (
    CampaignEntry,
    Chronicle,
    entry_of,
    next_scenario,
    noted_down,
    possible_scenarios,
    sheet,
)
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.state import State


def begun(name: str, players: tuple[str, ...], pack: Pack) -> Chronicle:
    """Return the chronicle of a new campaign. Source: MP-3.1.3, 7.4."""
    title = pack.content.pack
    return Chronicle(name, players, title.id, title.version)


def after(chronicle: Chronicle, noted: Noted) -> Chronicle:
    """Return the chronicle after one more entry. Raises ContentError if it is not an entry of this game.

    Source: MP-7.4.
    """
    try:
        return noted_down(chronicle, msgspec.convert(noted, CampaignEntry))
    except msgspec.ValidationError as error:
        raise ContentError(f"the campaign's notes cannot be read: {error}") from error


def noted(state: State, table: str) -> Noted | None:
    """Return the entry of a finished table, as plain data. Source: MP-7.4.4, 7.4.5."""
    entry = entry_of(state, table)
    return None if entry is None else to_builtins(entry)


def possible(chronicle: Chronicle, pack: Pack) -> tuple[str, ...]:
    """Return the scenarios that may be played now. Source: MP-3.1.3."""
    return possible_scenarios(chronicle.carried, pack)


def following(chronicle: Chronicle, pack: Pack) -> str | None:
    """Return the scenario that follows; a failed one that is played again comes next, too. Source: MP-3.1.3, 7.3.11."""
    return next_scenario(chronicle.carried, pack)


def start(chronicle: Chronicle) -> dict[str, Any]:
    """Return what the next table starts from: the last entry that counted, empty in a new campaign.

    Source: MP-3.1.3.
    """
    carried = chronicle.carried
    return {} if carried.is_new else to_builtins(carried)


CAMPAIGNING = Campaigning(
    begun=begun,
    noted_down=after,
    noted=noted,
    possible=possible,
    next=following,
    start=start,
    sheet=sheet,
)
