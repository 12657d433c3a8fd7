"""Tokens: random, shown once, kept as hashes, compared in constant time."""

import hmac
import secrets
from collections.abc import Iterable
from hashlib import sha256

from infra.store.rows import SeatRow

TOKEN_BYTES = 32


def new_token() -> str:
    """A token that nobody can guess, for an Authorization header."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> bytes:
    """What is kept of a token. It has 256 random bits, so a plain hash is enough."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()


def seat_of(token: str, seats: Iterable[SeatRow]) -> int | None:
    """The seat (or WATCHER) whose token this is. Looks at every seat, so that time tells nothing."""
    given, found = token_hash(token), None
    for row in seats:
        if hmac.compare_digest(given, row.token_hash):
            found = row.seat
    return found
