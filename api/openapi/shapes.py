"""The shapes of answers, for the OpenAPI document. Fields may be added in later releases."""

from datetime import datetime
from typing import Annotated, Any, Literal
from uuid import UUID

from msgspec import Meta, Struct

from domain.kernel.table import SEATS_MAX
from projections.audit.report import Report
from projections.chronicle import Chapter

Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="SHA-256, in hex")]
Token = Annotated[str, Meta(description="shown only once")]
Seat = Annotated[int, Meta(ge=0, le=SEATS_MAX - 1)]
Version = Annotated[int, Meta(ge=0, description="the number of an entry of the table's log, from 1")]
CampaignVersion = Annotated[int, Meta(ge=1, description="the number of an entry of the campaign's log, from 1")]
ActionNumber = Annotated[int, Meta(ge=0, description="the number of an action; 0 is the setup")]
Json = dict[str, Any]


class Problem(Struct):
    """An error as an RFC 9457 problem document. `code` is stable; `detail` is for people and may change."""

    type: Annotated[str, Meta(pattern="^urn:hourglass:")]
    title: str
    status: Annotated[int, Meta(ge=400, le=599)]
    code: str
    detail: str
    rule: Annotated[str, Meta(description="the rule of the game that forbids it")] = ""
    current_version: Annotated[int, Meta(description="the table's version")] = 0
    still_legal: Annotated[bool | None, Meta(description="whether the command would be legal now")] = None
    table: Annotated[str, Meta(description="the table at fault")] = ""
    version: Annotated[int, Meta(description="the entry at fault")] = 0
    entry: Annotated[int, Meta(description="the entry of an archive at fault")] = 0
    retry_after: Annotated[int, Meta(description="seconds to wait before a retry")] = 0
    parts: Annotated[dict[str, bool], Meta(description="which parts of the service work")] = {}


class SeatCount(Struct):
    """The smallest and the largest number of seats that a table of the game may have."""

    fewest: int
    most: int


class Scenario(Struct):
    """A scenario. Some fields depend on the game."""

    id: str
    title: str


class OfferedPack(Struct):
    """Content of a game. options: the table's options, as JSON Schema."""

    id: str
    title: str
    hash: Hash
    scenarios: list[Scenario]
    options: Json


class OfferedGame(Struct):
    """A game. rules: the version of its rules."""

    id: str
    title: str
    rules: int
    seats: SeatCount
    packs: list[OfferedPack]
    languages: list[str]


class Catalogue(Struct):
    """All games that can be played here. next: where the next page begins."""

    games: list[OfferedGame]
    next: str | None


class SeatToken(Struct):
    """A seat with its token."""

    seat: Seat
    token: Token


class OpenedTable(Struct, omit_defaults=True):
    """A new table. commitment: SHA-256 of its secret seed; watch: a token that may only read, for private tables."""

    id: UUID
    version: Version
    seats: list[SeatToken]
    commitment: Hash
    watch: Token = ""


class TakenSeat(Struct):
    """A seat. plays: its colours or characters, several for a solo player."""

    seat: Seat
    name: str
    plays: list[str]


class NamedSeat(Struct):
    """A seat and who sits there."""

    seat: Seat
    name: str


class LobbyTable(Struct):
    """A public table. result: null while there is none; active_at: when its newest entry was written.

    scenario, day (or the unit that the game counts instead), phase, turn: in words, null where they do not apply.
    """

    id: UUID
    name: str
    game: str
    state: Literal["open", "running", "finished"]
    result: str | None
    version: Version
    action: ActionNumber
    scenario: str | None
    day: str | None
    phase: str | None
    turn: str | None
    seats: list[NamedSeat]
    opened_at: datetime
    active_at: datetime


class Lobby(Struct):
    """A page of the lobby, newest table first. next: the `after` of the next page, null on the last."""

    tables: list[LobbyTable]
    next: UUID | None


class OpenProposal(Struct):
    """An undo that waits for consent. to: the action to turn back to; waiting: the seats that have not answered.

    version: that of the proposal's entry; an answer names it.
    """

    seat: Seat
    to: ActionNumber
    waiting: list[Seat]
    version: Version


class Seeds(Struct):
    """Which seats have sealed a seed of their own, and which have opened it."""

    sealed: list[Seat]
    opened: list[Seat]


class Source(Struct):
    """The source of an imported table, as its archive states it. table: its id there; origin: as its checkpoint names
    it.
    """

    table: UUID
    origin: str | None


class ImportedTable(Struct):
    """An imported table. root: that of its log, the same as at its source."""

    id: UUID
    version: Version
    root: Hash
    imported: Source


class Origin(Struct):
    """The source of a branch: the table, the version that it continues from, and the log's root at that version.

    entries: how many of the branch's next entries are copies.
    """

    table: UUID
    version: Version
    root: Hash
    entries: int


class Summary(Struct):
    """A table's summary. action: the one that led to the current position; next: the seats that can act now.

    scenario, day (or the unit that the game counts instead), phase, turn: in words, null where they do not apply;
    origin: the source of a branch, null for other tables and for readers whose delay still hides the opening; imported:
    the source of an imported table, which can only be read; null for a table that was played here.
    """

    id: UUID
    name: str
    private: bool
    game: str
    rules: int
    pack: Hash
    options: Json
    state: Literal["open", "running", "finished"]
    revealed: bool
    result: str | None
    version: Version
    action: ActionNumber
    scenario: str | None
    day: str | None
    phase: str | None
    turn: str | None
    seats: list[TakenSeat]
    next: list[Seat]
    undo: Literal["free", "knowledge", "unanimous", "off"]
    proposal: OpenProposal | None
    commitment: Hash
    seeds: Seeds
    origin: Origin | None
    imported: Source | None
    watchers: int


class OpenedCampaign(Struct, omit_defaults=True):
    """A new campaign. watch: a token that may only read, for private campaigns."""

    id: UUID
    version: CampaignVersion
    seats: list[SeatToken]
    watch: Token = ""


class CampaignTable(Struct):
    """A table of a campaign."""

    id: UUID
    scenario: str


class Campaign(Struct):
    """A campaign's summary. table: the open one; tables: how many were ever opened; scenarios: those that may be played
    now.

    next: the scenario that follows, null at the end; entries: the results of its tables, the oldest first; carried: the
    state that the next table starts from, empty for a new campaign.
    """

    id: UUID
    version: CampaignVersion
    name: str
    private: bool
    game: str
    pack: Hash
    seats: list[TakenSeat]
    table: CampaignTable | None
    tables: int
    scenarios: list[Scenario]
    next: str | None
    entries: list[Json]
    carried: Json


class CampaignChronicle(Struct):
    """A campaign's chronicle. sheet: the game's campaign sheet, by field."""

    version: CampaignVersion
    sheet: Json


class FreshToken(Struct):
    """A seat's new token. The old one has stopped working."""

    seat: Seat
    token: Token
    version: Version


class Rooted(Struct):
    """The log's size and root. A seat keeps them until the reveal (audit protocol 1.3)."""

    version: Version
    root: Hash


class Event(Struct):
    """An entry of the log. data: the data of its line; its form depends on the type."""

    v: Version
    type: str
    rule: str | None
    data: Json


class Done(Struct):
    """The result of a command. version: the newest one; next: the seats that can act now."""

    version: Version
    action: ActionNumber
    events: list[Event]
    next: list[Seat]


class LostAction(Struct):
    """An action that an undo takes back. reveals: whether it revealed anything; title: in words, for the newest."""

    action: ActionNumber
    seat: Seat
    reveals: bool
    title: str | None


class Preview(Struct):
    """The effect of an undo. seats: those whose actions it takes back; needs: those whose consent it needs, if any.

    proposal: the open one, null if there is none.
    """

    to: ActionNumber
    lost: list[LostAction]
    seats: list[Seat]
    past_reveals: int
    needs: list[Seat]
    proposal: OpenProposal | None


class Board(Struct):
    """The board. Further fields depend on the game. digest: of the position, the same in all languages."""

    version: Version
    digest: Hash


class Story(Struct):
    """A page of the chronicle. next: the `after` of the next page, null on the last."""

    version: Version
    chapters: list[Chapter]
    next: int | None


class ListedKey(Struct, rename={"from_": "from"}, omit_defaults=True):
    """A public key and when it signed. The current key has no `to`. vkey: as verifier key of signed notes."""

    vkey: str
    from_: str
    to: str = ""


class Keys(Struct):
    """All keys that ever signed here, the oldest first."""

    keys: list[ListedKey]


class Inclusion(Struct):
    """A proof that an entry is in the log of `size` entries (RFC 6962)."""

    v: Version
    size: int
    leaf: Hash
    root: Hash
    hashes: list[Hash]


class Consistency(Struct, rename={"from_": "from"}):
    """A proof that the log of `to` entries extends the log of `from` entries (RFC 6962)."""

    from_: int
    to: int
    roots: list[Hash]
    hashes: list[Hash]


class Audit(Report, kw_only=True, frozen=True):
    """An audit of the table's first `version` entries. position: the digest of the position there, null before the
    start.

    verdict: `failed` if any check failed, else `sealed` (not ended, so not checkable yet), `unsigned` or `ok`.
    """

    version: Version
    position: Hash | None


class Alive(Struct):
    """The process is alive."""

    alive: bool


class Ready(Struct):
    """The process can serve. In `parts`, a read model is false while it stands still or leaves something out; `keys` is
    false

    if a restart would not find the service's keys; `feed`, which only a node with Redis has, is false without Redis.
    """

    ready: bool
    parts: dict[str, bool]
