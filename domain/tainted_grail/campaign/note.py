"""The note that one evening of a campaign leaves to the next: the save of its last night. Source: TG-5.20.

The form of a save is part of the log: its digest is stated in a table's log, and the save itself stands in the opening
of the next table. A field is added only with a new version of the rules.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from domain.kernel.errors import InvalidRequest
from domain.kernel.jcs import canonical
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.state import Character, Met, State
from domain.tainted_grail.vocabulary.terms import RULES, Challenge, DreamsTold, Hands, Mode
from domain.tainted_grail.world import World

Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Kind = TypeVar("Kind", bound=Struct)


class Save(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A campaign at the end of a night, between two days. Source: TG-5.20.2.

    The fields are those of the state. Left out is what no night has: a party, an encounter, open wishes; and what each
    table has of its own: the counters of its chance. chapter_start: the game at the start of the chapter, to which
    Mercy leads (TG-5.17.2); itself without one.
    """

    world: World
    seats: tuple[tuple[str, ...], ...]
    characters_each: tuple[int, ...]
    characters: dict[str, Character]
    away: dict[str, Character]
    box: tuple[str, ...]
    removed: tuple[str, ...]
    met: tuple[Met, ...]
    pools: dict[str, tuple[str, ...]]
    piles: dict[str, tuple[str, ...]]
    hands: Hands
    chronicler: int | None
    mode: Mode
    challenge: tuple[Challenge, ...]
    dreams: DreamsTold
    free: bool
    chapter_start: Save | None = None


class Note(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table leaves to the next one of its campaign.

    table: its UUID; session: the number of the evening, from 1; day, chapter: those that the night ended; pack: its
    hash; rules: the version under which the save was made; digest: see `digest_of`.
    """

    table: Annotated[str, Meta(max_length=36)]
    session: Annotated[int, Meta(ge=1)]
    day: Annotated[int, Meta(ge=0)]
    chapter: Annotated[int, Meta(ge=1)]
    pack: Digest
    rules: Annotated[int, Meta(ge=1)]
    digest: Digest
    save: Save


def save_of(state: State) -> Save:
    """Return the save of a state at night. Source: TG-5.20.2."""
    start = state.chapter_start
    return Save(
        world=the_world(state),
        seats=state.seats,
        characters_each=state.characters_each,
        characters=state.characters,
        away=state.away,
        box=state.box,
        removed=state.removed,
        met=state.met,
        pools=state.pools,
        piles=state.piles,
        hands=state.hands,
        chronicler=state.chronicler,
        mode=state.mode,
        challenge=state.challenge,
        dreams=state.dreams,
        free=state.free,
        chapter_start=None if start is None else save_of(replace(start, chapter_start=None)),
    )


def state_of(save: Save, pack: Pack, dice: dict[str, tuple[int | str, ...]]) -> State:
    """Return the state that a save holds, with a new table's counters of chance. Source: TG-5.20.3, 5.20.4."""
    start = save.chapter_start
    return State(
        pack=pack,
        journey=save.world,
        seats=save.seats,
        characters_each=save.characters_each,
        status="running",
        characters=save.characters,
        away=save.away,
        box=save.box,
        removed=save.removed,
        met=save.met,
        pools=save.pools,
        piles=save.piles,
        dice=dice,
        hands=save.hands,
        chronicler=save.chronicler,
        mode=save.mode,
        challenge=save.challenge,
        dreams=save.dreams,
        free=save.free,
        chapter_start=None if start is None else state_of(start, pack, dice),
    )


def plain(value: Struct) -> dict[str, Any]:
    """Return a save or a note as plain data, as logs and answers hold it."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(value))
    return data


def canonical_form(save: Save) -> bytes:
    """Return the save as canonical JSON (RFC 8785)."""
    return canonical(plain(save))


def digest_of(save: Save) -> str:
    """Return the SHA-256 of a save's canonical form, in hex."""
    return sha256(canonical_form(save)).hexdigest()


def note_of(table: str, session: int, save: Save, pack: Pack) -> Note:
    """Return the note with which a table leaves a save to the next one."""
    return Note(
        table=table,
        session=session,
        day=save.world.day,
        chapter=save.world.chapter,
        pack=pack.hash,
        rules=RULES,
        digest=digest_of(save),
        save=save,
    )


def read_note(value: Any) -> Note:
    """Return the note in plain data. Raises InvalidRequest if it has another form, or another digest than it says."""
    note = converted(value, Note, "note")
    if digest_of(note.save) != note.digest:
        raise InvalidRequest("note: the digest is not that of its save; take the note as the campaign gives it")
    return note


def converted(value: Any, kind: type[Kind], what: str) -> Kind:
    """Return what plain data says. what: how a refusal names it. Raises InvalidRequest if it has another form."""
    try:
        return msgspec.convert(value, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise InvalidRequest(f"{what}: {error}") from error
