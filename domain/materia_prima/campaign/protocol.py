"""Materia Prima's part in campaigns that a service keeps: its chronicle, with what is noted as plain data."""

from typing import Any

import msgspec
from msgspec import to_builtins

from domain.kernel.campaign import Campaigning, Noted
from domain.kernel.errors import ContentError
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
    """The chronicle of a new campaign. Source: MP-3.1.3, 7.4."""
    title = pack.content.pack
    return Chronicle(name, players, title.id, title.version)


def after(chronicle: Chronicle, noted: Noted) -> Chronicle:
    """The chronicle after one more entry. Raises ContentError if it is none of this game's. Source: MP-7.4."""
    try:
        return noted_down(chronicle, msgspec.convert(noted, CampaignEntry))
    except msgspec.ValidationError as error:
        raise ContentError(f"what the campaign noted cannot be read: {error}") from error


def noted(state: State, table: str) -> Noted | None:
    """The entry of a table that is over, as plain data. Source: MP-7.4.4, 7.4.5."""
    entry = entry_of(state, table)
    return None if entry is None else to_builtins(entry)


def possible(chronicle: Chronicle, pack: Pack) -> tuple[str, ...]:
    """The scenarios that may be played now. Source: MP-3.1.3."""
    return possible_scenarios(chronicle.carried, pack)


def following(chronicle: Chronicle, pack: Pack) -> str | None:
    """The scenario that follows; one that failed and is played again comes next too. Source: MP-3.1.3, 7.3.11."""
    return next_scenario(chronicle.carried, pack)


def start(chronicle: Chronicle) -> dict[str, Any]:
    """What the next table starts from: the last entry that counted, nothing in a new campaign. Source: MP-3.1.3."""
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
