"""Tokens: random, shown once, stored as hashes, compared in constant time."""

import hmac
import secrets
from collections.abc import Iterable
from hashlib import sha256

from infra.store.rows.records import OPEN, WATCHER, SeatRow

TOKEN_BYTES = 32


def new_token() -> str:
    """Return a token that nobody can guess, for an Authorization header."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> bytes:
    """Return the hash of a token, for storage. A token has 256 random bits, so a plain hash is enough."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()


def seat_of(token: str, seats: Iterable[SeatRow]) -> int | None:
    """Return the seat whose token this is; WATCHER for a token that may only watch, as an invite to an open seat.

    Compares every seat, so that the time taken reveals nothing.
    """
    given, found = token_hash(token), None
    for row in seats:
        if hmac.compare_digest(given, row.token_hash):
            found = WATCHER if row.holder == OPEN else row.seat
    return found
