"""The inputs and results of use cases, as plain data."""

from collections.abc import Callable
from uuid import UUID

from msgspec import Struct

from domain.kernel.fact import Entry

SERVICE = -2
"""In place of a seat: the service itself acts."""


class Opened(Struct, frozen=True):
    """A new table. tokens: of the seats in order; watch: for readers of a private one, else None. Shown once."""

    id: UUID
    version: int
    tokens: tuple[str, ...]
    watch: str | None
    commitment: str


class KeyedRequest(Struct, frozen=True):
    """A command's idempotency key, as its seat sent it, and the hash of its body."""

    key: str
    body_hash: bytes


class CommandResult(Struct, frozen=True):
    """The result of a command: the newest version, the action that led to the current position, its entries, who acts
    next.

    answer: the encoded answer; a repeated request gets the same bytes.
    """

    version: int
    action: int
    entries: tuple[Entry, ...]
    next: tuple[int, ...] = ()
    answer: bytes = b""


class Command(Struct, frozen=True):
    """Who acts, and how. seat: SERVICE for the service itself; expected: the version that the seat saw.

    answer: encodes the answer, before the commit.
    """

    seat: int
    expected: int | None = None
    request: KeyedRequest | None = None
    answer: Callable[[CommandResult], bytes] = lambda done: b""
