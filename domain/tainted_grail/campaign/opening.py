"""What an evening of a campaign starts from, as the option `campaign` of its table says. Source: TG-5.20.3."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from domain.kernel.errors import ForeignNote, InvalidRequest
from domain.kernel.tables.table import TableOpened
from domain.tainted_grail.campaign.faults import faults
from domain.tainted_grail.campaign.note import Note, read_note, state_of
from domain.tainted_grail.campaign.seating import Company, seated
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.state import State

CHOSEN_ONCE = ("row", "characters", "mode", "challenge", "free")
"""The options that hold for a whole campaign, so that a later evening cannot choose them."""


class Evening(NamedTuple):
    """An evening that goes on from a note. state: with the seats of this evening, and the night before it."""

    note: Note
    state: State
    company: Company


def is_new(chosen: Mapping[str, Any]) -> bool:
    """Return whether a table is the first of a campaign. Raises InvalidRequest for something that is no note."""
    said = chosen.get("campaign")
    if not isinstance(said, Mapping):
        raise InvalidRequest("campaign must be the note of the evening before, or {} for a first evening")
    return not said


def taken_up(opened: TableOpened, pack: Pack) -> Evening:
    """Return the evening that goes on from the note in a table's options.

    Raises ForeignNote for a note of another pack, of newer rules or another scenario, InvalidRequest for a save that
    cannot be, and for seats that do not fit. Source: TG-5.20.3, 5.20.5.
    """
    chosen, note = opened.options, read_note(opened.options["campaign"])
    check_note(note, chosen, opened, pack)
    save, company = seated(note.save, [seat.plays for seat in opened.seats], pack)
    night = replace(state_of(save, pack, dict(opened.dice)), session=note.session)
    state = replace(night, session=note.session + 1, pools={}, piles={}, night=night)
    return Evening(note, state, company)


def check_note(note: Note, chosen: Mapping[str, Any], opened: TableOpened, pack: Pack) -> None:
    """Raise ForeignNote or InvalidRequest unless this table can take up the note."""
    world = note.save.world
    if note.pack != opened.pack:
        raise ForeignNote(f"note: it is of pack {note.pack}, this table plays {opened.pack}; open it with that pack")
    if note.rules > opened.rules:
        raise ForeignNote(
            f"note: it was written under rules version {note.rules}, this table has {opened.rules};"
            " the operator must update the server"
        )
    if chosen.get("scenario", world.id) != world.id:
        raise ForeignNote(f"note: it is of the scenario {world.id!r}, not {chosen['scenario']!r}")
    if said := [name for name in CHOSEN_ONCE if name in chosen]:
        raise InvalidRequest(f"{said[0]} was chosen on the first evening of this campaign; leave it out")
    if (world.day, world.chapter) != (note.day, note.chapter):
        raise InvalidRequest("note: its day and chapter are not those of its save")
    if fault := next(faults(note.save, pack), None):
        raise InvalidRequest(f"note: {fault}")
