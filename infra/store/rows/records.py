"""What is written in the same transaction as events, as plain data."""

from uuid import UUID

from msgspec import Struct

from projections.lobby import Listed

WATCHER = -1  # in place of a seat: the token of those who only watch
UNCHECKED = -1

PERSON, OPEN, LEFT = "", "open", "left"
"""Who holds a seat: the person with its token; nobody, and its token is an invite; nobody, since its player left."""
BOT, AWAY, PLAYED = "bot:", "bot-for:", "played:"
"""Before the name of a bot that holds a seat: by itself; for a person, who has the token; at a table that has ended."""


class RequestRow(Struct, frozen=True):
    """A request that was carried out. Written once for a table, seat and key, else `RequestRepeated`.

    first, last: the versions it made, last < first if none. answer: the bytes that the caller got.
    """

    table: UUID
    seat: int
    key: str
    body_hash: bytes
    first: int
    last: int
    answer: bytes


class SeedRow(Struct, frozen=True):
    """A table's server seed, encrypted. Written once, else `SeedRepeated`."""

    table: UUID
    sealed: bytes


class SeatRow(Struct, frozen=True):
    """Who sits at a seat, or watches. The newest row of a seat replaces the earlier ones.

    renamed: whether the name was ever changed; holder: PERSON, OPEN, LEFT, or a bot, see BOT; called: whether its
    player is called when it is asked, see HookRow; supports: a proposal about a seat, or empty.
    """

    table: UUID
    seat: int
    name: str
    token_hash: bytes
    renamed: bool = False
    holder: str = PERSON
    called: bool = False
    supports: str = ""


class SeatNameRow(Struct, frozen=True):
    """A new name for an existing seat. Its stored token does not change, whoever replaced it last."""

    table: UUID
    seat: int
    name: str
    renamed: bool = True


class SeatTokenRow(Struct, frozen=True):
    """A new token for an existing seat. Its stored name does not change, whoever changed it last."""

    table: UUID
    seat: int
    token_hash: bytes


class SeatHolderRow(Struct, frozen=True):
    """Somebody else at an existing seat, or nobody any more: another name, another token, another holder, no hook."""

    table: UUID
    seat: int
    name: str
    token_hash: bytes
    holder: str
    renamed: bool = True
    called: bool = False
    supports: str = ""


class SeatBotRow(Struct, frozen=True):
    """A bot in the place of the person at a seat, or the person again. Its name and token do not change."""

    table: UUID
    seat: int
    holder: str


class SeatCalledRow(Struct, frozen=True):
    """Whether the player of an existing seat is called."""

    table: UUID
    seat: int
    called: bool


class SeatSupportsRow(Struct, frozen=True):
    """The proposal about a seat that an existing seat supports, empty for none."""

    table: UUID
    seat: int
    supports: str


class HookRow(Struct, frozen=True):
    """Where the player of a seat is called, and the notice that may be due there. The newest replaces. All times are
    milliseconds since 1970.

    form: of what is sent; address: the URL, encrypted, empty once the hook is removed; link: to the table; language: of
    the words; asked: the version since which the seat is asked, 0 if it is not; due: when to say so at the earliest;
    told_of: the `asked` of the newest notice; told: how many notices of it were delivered; sent_at: when the newest was
    delivered, 0 for never; retry_at: when to try again after a failure; failures: since then; outcome: of the newest
    try; claims: how often a node claimed it, only the next number may be written, else `HookClaimed`; claimed_until:
    when another node may.
    """

    table: UUID
    seat: int
    form: str
    address: bytes
    link: str
    language: str
    asked: int = 0
    due: int = 0
    told_of: int = 0
    told: int = 0
    sent_at: int = 0
    retry_at: int = 0
    failures: int = 0
    outcome: str = ""
    claims: int = 0
    claimed_until: int = 0


class HookAskedRow(Struct, frozen=True):
    """Whether a seat with a hook is asked, from a new entry on."""

    table: UUID
    seat: int
    asked: int
    due: int


class HookClaimRow(Struct, frozen=True):
    """A node's claim to send a notice that is due."""

    table: UUID
    seat: int
    claims: int
    claimed_until: int


class HookSentRow(Struct, frozen=True):
    """The outcome of sending a notice. It ends the claim."""

    table: UUID
    seat: int
    told_of: int
    told: int
    sent_at: int
    retry_at: int
    failures: int
    outcome: str
    claimed_until: int = 0


class LeadRow(Struct, frozen=True):
    """The node that plays for the bots of a table. revision: how often that was written; only the next one may be, else
    `LeadTaken`. until: when another node may, milliseconds since 1970.
    """

    table: UUID
    revision: int
    node: str
    until: int


class TableRow(Struct, frozen=True):
    """What is stored of a table outside its log. The newest row replaces the earlier ones.

    opened_at: seconds since 1970, UTC.
    """

    table: UUID
    game: str
    name: str
    private: bool
    opened_at: int


class NotesRow(Struct, frozen=True):
    """The notes of a table. revision: how often they were written; only the next one may be, else `NotesRevised`.

    document: the notes as JSON.
    """

    table: UUID
    revision: int
    document: str


class SealedSeatsRow(Struct, frozen=True):
    """A list of seats that only its owner can read. revision: how often it was written; only the next one may be, else
    `SealedSeatsRevised`.

    owner: from the hash of the owner's secret; sealed: the list as the owner encrypted it, empty once it is deleted;
    stored_at: milliseconds since 1970.
    """

    owner: UUID
    revision: int
    sealed: str
    stored_at: int


class PackRow(Struct, frozen=True):
    """A pack under its hash. Writing it again changes nothing."""

    hash: str
    game: str
    document: bytes


class SnapshotRow(Struct, frozen=True):
    """A stored position: the state after an action. `fingerprint` identifies the state's form. The newest replaces.

    version: of the log's last entry in the state.
    """

    table: UUID
    action: int
    version: int
    fingerprint: str
    body: bytes


class HeadRow(Struct, frozen=True):
    """The newest fold of a table's own state, one for each table. The newest replaces."""

    table: UUID
    version: int
    fingerprint: str
    body: bytes


class ImportRow(Struct, frozen=True):
    """What an imported table's archive held besides the log that cannot be derived from it. Written once.

    checkpoint: the newest one, empty if there was none; imported_at: seconds since 1970, UTC.
    """

    table: UUID
    checkpoint: bytes
    imported_at: int


class CampaignRow(Struct, frozen=True):
    """What is stored of a campaign outside its log. Written once, else `IntegrityError`.

    opened_at: seconds since 1970, UTC. Its seats are SeatRows with its id in place of a table's.
    """

    campaign: UUID
    game: str
    name: str
    private: bool
    opened_at: int


class CampaignTableRow(Struct, frozen=True):
    """The campaign of a table. Written once, else `IntegrityError`."""

    table: UUID
    campaign: UUID


class LobbyRow(Listed, frozen=True):
    """A public table in the lobby; a read model, made from the log alone. The newest replaces.

    ordinal: the notification id of its first event, by which tables are sorted in order of opening.
    """

    table: UUID
    ordinal: int


class StatisticsRow(Struct, frozen=True):
    """What a table came to that is over; a read model, made from the log alone. The newest replaces.

    version: of the log's entries that are counted; document: the counts as JSON.
    """

    table: UUID
    version: int
    document: str


class TrackingRow(Struct, frozen=True):
    """The place of a follower in the store's events. Only increases, else `IntegrityError`.

    follower: its name; notification: the id of the newest event that it has processed; since: the place it continued
    from, 0 for the beginning: `IntegrityError` if its place is another; UNCHECKED if any place will do.
    """

    follower: str
    notification: int
    since: int = UNCHECKED


Row = (
    RequestRow
    | SeedRow
    | SeatRow
    | SeatNameRow
    | SeatTokenRow
    | SeatHolderRow
    | SeatBotRow
    | SeatCalledRow
    | SeatSupportsRow
    | HookRow
    | HookAskedRow
    | HookClaimRow
    | HookSentRow
    | LeadRow
    | TableRow
    | NotesRow
    | SealedSeatsRow
    | PackRow
    | SnapshotRow
    | HeadRow
    | ImportRow
    | CampaignRow
    | CampaignTableRow
    | LobbyRow
    | StatisticsRow
    | TrackingRow
)
