"""The chronicle of a campaign: its evenings, and the note from which the next one starts. Source: TG-5.20."""

from typing import Literal

from msgspec import Struct, field
from msgspec.structs import replace

from domain.tainted_grail.campaign.note import Note, Save, note_of, save_of
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.state import State

Result = Literal["saved", "success", "failure"]
"""saved: the campaign goes on from the evening's last night; success, failure: of the whole campaign."""


class Evening(Struct, frozen=True, forbid_unknown_fields=True):
    """An evening that counted. table: its UUID; session: its number, from 1; day, chapter: to which it came; carried:
    its note, None where the campaign ended.
    """

    table: str
    scenario: str
    session: int
    result: Result
    day: int
    chapter: int
    carried: Note | None


class Told(Struct, frozen=True):
    """An evening as the sheet names it."""

    table: str
    session: int
    result: Result
    day: int
    chapter: int


class Sheet(Struct, frozen=True):
    """A campaign as its sheet shows it. save: of the last night, None before the first; scenario: None before it."""

    name: str
    players: tuple[str, ...]
    pack: str
    version: str
    scenario: str | None
    evenings: tuple[Told, ...]
    save: Save | None


class Chronicle(Struct, frozen=True):
    """The evenings of a campaign, oldest first. pack, version: of the content; players: by seat."""

    name: str
    players: tuple[str, ...]
    pack: str
    version: str
    evenings: tuple[Evening, ...] = field(default=())

    @property
    def last(self) -> Evening | None:
        """The newest evening; None in a new campaign."""
        return self.evenings[-1] if self.evenings else None

    @property
    def note(self) -> Note | None:
        """The note from which the next evening starts; None in a new campaign."""
        return next((one.carried for one in reversed(self.evenings) if one.carried is not None), None)

    @property
    def is_over(self) -> bool:
        """Whether the campaign has been won or lost."""
        return self.last is not None and self.last.result != "saved"


def evening_of(state: State, table: str) -> Evening | None:
    """Return what an ended table is noted as: the end of the campaign, else its last night; None without either.

    Source: TG-3.3.2, 5.20.1.
    """
    if not state.session:
        return None
    world = the_world(state)
    if state.status in ("won", "lost"):
        result: Result = "success" if state.status == "won" else "failure"
        return Evening(table, world.id, state.session, result, world.day, world.chapter, None)
    night = state.night
    if night is None or night.session != state.session:
        return None
    save = save_of(night)
    note = note_of(table, state.session, save, state.pack)
    return Evening(table, save.world.id, state.session, "saved", note.day, note.chapter, note)


def noted_down(chronicle: Chronicle, evening: Evening) -> Chronicle:
    """Return the chronicle after one more evening."""
    return replace(chronicle, evenings=(*chronicle.evenings, evening))


def possible_scenarios(chronicle: Chronicle, pack: Pack) -> tuple[str, ...]:
    """Return the campaigns of the pack for a new campaign, later only its own; none when it is over."""
    if chronicle.is_over:
        return ()
    return tuple(pack.campaigns) if chronicle.last is None else (chronicle.last.scenario,)


def sheet(chronicle: Chronicle, pack: Pack) -> Sheet:
    """Return what the campaign's sheet shows: its evenings, and the save of the last night."""
    return Sheet(
        name=chronicle.name,
        players=chronicle.players,
        pack=chronicle.pack,
        version=chronicle.version,
        scenario=chronicle.last.scenario if chronicle.last else None,
        evenings=tuple(Told(one.table, one.session, one.result, one.day, one.chapter) for one in chronicle.evenings),
        save=chronicle.note.save if chronicle.note else None,
    )
