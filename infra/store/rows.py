"""What is written in the same transaction as events, as plain data."""

from uuid import UUID

from msgspec import Struct

WATCHER = -1  # in place of a seat: the token of those who only watch


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
    """Who sits at a seat, or watches. The newest row of a seat replaces those before."""

    table: UUID
    seat: int
    name: str
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


Row = RequestRow | SeedRow | SeatRow | TableRow | PackRow | SnapshotRow | HeadRow
