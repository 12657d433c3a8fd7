"""What is written in the same transaction as events, as plain data."""

from uuid import UUID

from msgspec import Struct

from projections.lobby import Listed

WATCHER = -1  # in place of a seat: the token of those who only watch
UNCHECKED = -1


class RequestRow(Struct, frozen=True):
    """A request that was carried out. Written once for a table, seat and key, else `RequestRepeated`.

    first, last: the versions it made, last < first if none. answer: what the caller was told.
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
    """Who sits at a seat, or watches. The newest row of a seat replaces those before.

    renamed: whether the name was another one before.
    """

    table: UUID
    seat: int
    name: str
    token_hash: bytes
    renamed: bool = False


class SeatNameRow(Struct, frozen=True):
    """Another name for a seat that is there. Its token stays as it is in the store, whoever replaced it last."""

    table: UUID
    seat: int
    name: str
    renamed: bool = True


class SeatTokenRow(Struct, frozen=True):
    """Another token for a seat that is there. Its name stays as it is in the store, whoever changed it last."""

    table: UUID
    seat: int
    token_hash: bytes


class TableRow(Struct, frozen=True):
    """What is said of a table beside its log. The newest row replaces those before.

    opened_at: seconds since 1970, UTC.
    """

    table: UUID
    game: str
    name: str
    private: bool
    opened_at: int


class PackRow(Struct, frozen=True):
    """A pack under its hash. Written again it changes nothing."""

    hash: str
    game: str
    document: bytes


class SnapshotRow(Struct, frozen=True):
    """A kept position: the state after an action. `fingerprint` is of the state's shape. The newest replaces.

    version: of the log's last entry that the state has seen.
    """

    table: UUID
    action: int
    version: int
    fingerprint: str
    body: bytes


class HeadRow(Struct, frozen=True):
    """The newest fold of a table's own state, one a table. The newest replaces."""

    table: UUID
    version: int
    fingerprint: str
    body: bytes


class ImportRow(Struct, frozen=True):
    """What an imported table's archive held beside the log that cannot be made from it. Written once.

    checkpoint: the newest one, empty if there was none; imported_at: seconds since 1970, UTC.
    """

    table: UUID
    checkpoint: bytes
    imported_at: int


class CampaignRow(Struct, frozen=True):
    """What is said of a campaign beside its log. Written once, else `IntegrityError`.

    opened_at: seconds since 1970, UTC. Its seats are SeatRows with its id in place of a table's.
    """

    campaign: UUID
    game: str
    name: str
    private: bool
    opened_at: int


class CampaignTableRow(Struct, frozen=True):
    """The campaign that a table belongs to. Written once, else `IntegrityError`."""

    table: UUID
    campaign: UUID


class LobbyRow(Listed, frozen=True):
    """A public table in the lobby; a read model, made from the log alone. The newest replaces.

    ordinal: the notification id of its first event, by which tables are in the order they were opened.
    """

    table: UUID
    ordinal: int


class TrackingRow(Struct, frozen=True):
    """How far a follower of the store's events has come. Only goes up, else `IntegrityError`.

    follower: its name; notification: the id of the newest event that it has dealt with; since: where it went on from,
    0 for the beginning: if it stands elsewhere, `IntegrityError`; UNCHECKED if it may stand anywhere.
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
    | TableRow
    | PackRow
    | SnapshotRow
    | HeadRow
    | ImportRow
    | CampaignRow
    | CampaignTableRow
    | LobbyRow
    | TrackingRow
)
