"""What a use case is asked, and what it tells, as plain data."""

from collections.abc import Callable
from uuid import UUID

from msgspec import Struct

from domain.kernel.fact import Entry

SERVICE = -2
"""In place of a seat: the service itself asks."""


class Opened(Struct, frozen=True):
    """A new table. tokens: of the seats in order; watch: for readers of a private one, else None. Shown once."""

    id: UUID
    version: int
    tokens: tuple[str, ...]
    watch: str | None
    commitment: str


class Request(Struct, frozen=True):
    """A command's idempotency key, as its seat sent it, and the hash of its body."""

    key: str
    body_hash: bytes


class Done(Struct, frozen=True):
    """What a command did: the newest version, the action whose position it led to, its entries, who must act next.

    told: what the caller is told, the same bytes again for a repeated request.
    """

    version: int
    action: int
    entries: tuple[Entry, ...]
    next: tuple[int, ...] = ()
    told: bytes = b""


class Command(Struct, frozen=True):
    """Who asks, and how. seat: SERVICE for the service itself; expected: the version the seat saw;
    answer: shapes what it is told, before the commit.
    """

    seat: int
    expected: int | None = None
    request: Request | None = None
    answer: Callable[[Done], bytes] = lambda done: b""
