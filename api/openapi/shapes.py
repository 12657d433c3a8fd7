"""The shapes of answers, for the OpenAPI document. Fields may be added in later releases."""

from datetime import datetime
from typing import Annotated, Any, Literal
from uuid import UUID

from msgspec import Meta, Struct

from domain.kernel.table import SEATS_MAX
from projections.audit.report import Report
from projections.chronicle import Chapter

Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="SHA-256, in hex")]
Token = Annotated[str, Meta(description="shown this once")]
Seat = Annotated[int, Meta(ge=0, le=SEATS_MAX - 1)]
Version = Annotated[int, Meta(ge=0, description="the number of an entry of the table's log, from 1")]
CampaignVersion = Annotated[int, Meta(ge=1, description="the number of an entry of the campaign's log, from 1")]
ActionNumber = Annotated[int, Meta(ge=0, description="the number of an action; 0 is the setup")]
Json = dict[str, Any]


class Problem(Struct):
    """What went wrong, as RFC 9457 has it. `code` is stable; `detail` is for people and may change."""

    type: Annotated[str, Meta(pattern="^urn:hourglass:")]
    title: str
    status: Annotated[int, Meta(ge=400, le=599)]
    code: str
    detail: str
    rule: Annotated[str, Meta(description="the game's rule that says no")] = ""
    current_version: Annotated[int, Meta(description="where the table is")] = 0
    still_legal: Annotated[bool | None, Meta(description="whether the command could be taken now as well")] = None
    table: Annotated[str, Meta(description="the table at fault")] = ""
    version: Annotated[int, Meta(description="the entry at fault")] = 0
    entry: Annotated[int, Meta(description="the entry of an archive at fault")] = 0
    retry_after: Annotated[int, Meta(description="seconds until another try would be answered")] = 0
    parts: Annotated[dict[str, bool], Meta(description="which parts of the service work")] = {}


class SeatCount(Struct):
    """How many seats a table of the game may have."""

    fewest: int
    most: int


class Scenario(Struct):
    """A scenario, with more that depends on the game."""

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
    """Every game that can be played here. next: of the page that follows."""

    games: list[OfferedGame]
    next: str | None


class SeatToken(Struct):
    """A seat with its token."""

    seat: Seat
    token: Token


class OpenedTable(Struct, omit_defaults=True):
    """A new table. commitment: SHA-256 of its secret seed; watch: a token for readers, of a private table only."""

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

    scenario, day (or what the game counts in its place), phase, turn: in words, null where there is nothing to say.
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
    """A page of the lobby, the table opened last first. next: the `after` of the page that follows, null at the end."""

    tables: list[LobbyTable]
    next: UUID | None


class OpenProposal(Struct):
    """An undo that waits for consent. to: the action to turn back to; waiting: the seats that have not answered;
    version: of its entry; an answer names it.
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
    """Where an imported table comes from, as its archive says. table: its id there; origin: in its checkpoint."""

    table: UUID
    origin: str | None


class ImportedTable(Struct):
    """A table made of an archive. root: of its log, the same as at its source."""

    id: UUID
    version: Version
    root: Hash
    imported: Source


class Origin(Struct):
    """Where a branch comes from: the table, the version from which it goes on, the root over the log up to there.

    entries: how many of the next entries were copied.
    """

    table: UUID
    version: Version
    root: Hash
    entries: int


class Summary(Struct):
    """What is said of a table. action: the one whose position it stands at; next: who is asked and can act.

    scenario, day (or what the game counts in its place), phase, turn: in words, null where there is nothing to say;
    origin: where a branch comes from, null for any other, and for whom its opening is still held back from;
    imported: where it comes from, null for a table that was played here; an imported one can only be read.
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
    """A new campaign. watch: a token for readers, of a private one only."""

    id: UUID
    version: CampaignVersion
    seats: list[SeatToken]
    watch: Token = ""


class CampaignTable(Struct):
    """A table of a campaign."""

    id: UUID
    scenario: str


class Campaign(Struct):
    """What is said of a campaign. table: the open one; tables: how many were ever opened; scenarios: open to it now.

    next: the scenario that follows, null at the end; entries: what its tables came to, the oldest first;
    carried: what the next one starts from, empty for a new campaign.
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
    """A campaign's chronicle. sheet: the game's, by field."""

    version: CampaignVersion
    sheet: Json


class FreshToken(Struct):
    """A seat's new token; the old one has stopped."""

    seat: Seat
    token: Token
    version: Version


class Rooted(Struct):
    """The log's size and root, which a seat keeps until the reveal (audit protocol 1.3)."""

    version: Version
    root: Hash


class Event(Struct):
    """An entry of the log. data: what its line holds, by type."""

    v: Version
    type: str
    rule: str | None
    data: Json


class Done(Struct):
    """What a command did. version: the newest one; next: who is asked now and can act."""

    version: Version
    action: ActionNumber
    events: list[Event]
    next: list[Seat]


class LostAction(Struct):
    """An action that an undo takes back. reveals: it showed something; title: in words, of the newest ones."""

    action: ActionNumber
    seat: Seat
    reveals: bool
    title: str | None


class Preview(Struct):
    """What an undo would do. seats: whose actions it takes back; needs: whose consent it needs, none if empty;
    proposal: the open one, null if there is none.
    """

    to: ActionNumber
    lost: list[LostAction]
    seats: list[Seat]
    past_reveals: int
    needs: list[Seat]
    proposal: OpenProposal | None


class Board(Struct):
    """The board, with more that depends on the game. digest: of the position, equal in all languages."""

    version: Version
    digest: Hash


class Story(Struct):
    """A page of the chronicle. next: the `after` of the page that follows, null on the last."""

    version: Version
    chapters: list[Chapter]
    next: int | None


class ListedKey(Struct, rename={"from_": "from"}, omit_defaults=True):
    """A key and when it signed; the one that signs now has no `to`. vkey: in the form of signed notes."""

    vkey: str
    from_: str
    to: str = ""


class Keys(Struct):
    """Every key that ever signed here, the oldest first."""

    keys: list[ListedKey]


class Inclusion(Struct):
    """Proof that an entry is in the log of `size` entries (RFC 6962)."""

    v: Version
    size: int
    leaf: Hash
    root: Hash
    hashes: list[Hash]


class Consistency(Struct, rename={"from_": "from"}):
    """Proof that the log of `to` entries goes on from the one of `from` (RFC 6962)."""

    from_: int
    to: int
    roots: list[Hash]
    hashes: list[Hash]


class Audit(Report, kw_only=True, frozen=True):
    """An audit of the table's first `version` entries. position: the digest of where they lead, null before the start.

    verdict: `failed` if any check failed, else `sealed` (not ended, so not checkable yet), `unsigned` or `ok`.
    """

    version: Version
    position: Hash | None


class Alive(Struct):
    """The process runs."""

    alive: bool


class Ready(Struct):
    """The process can serve. A read model of `parts` is false while it stands still or leaves something out, `keys`
    when a restart would not find the service's keys, `feed`, which only a node with Redis has, while that is away.
    """

    ready: bool
    parts: dict[str, bool]
