"""Chance: outcomes that are fixed before anyone chooses, and that anyone can recompute after the reveal.

Source: audit protocol 1. This module draws no random numbers; the server seed comes from outside.
"""

import hashlib
import hmac
import re
import struct
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import NamedTuple, Protocol
from uuid import UUID

from domain.kernel.errors import SeedRefused
from domain.kernel.jcs import canonical

SEED_BYTES_MIN, SEED_BYTES_MAX = 32, 64
SERVER_SEED_BYTES = 32
KEY_BYTES = 32
POSSIBILITIES_MAX = 2**32
SURELY_FAIR = 2**64 - POSSIBILITIES_MAX
"""Below this number no try is skipped, whatever the possibilities."""
BLOCK = 64
STREAMS_KEPT = 1024

_SEAL = re.compile("[0-9a-f]{64}")
_NUMBERS = struct.Struct(">QI")


class Fate(Protocol):
    """The source of outcomes for the rules."""

    def outcome(self, stream: str, n: int, m: int) -> int:
        """Return outcome number n (from 0) of a stream, uniform over 0..m-1, 1 <= m <= 2^32. It is always the same."""
        ...


class SealedFate:
    """The outcomes that follow from a table key. Source: audit protocol 1.7."""

    __slots__ = ("_inner", "_outer")

    def __init__(self, key: bytes) -> None:
        """Take the table key, 32 bytes. The two halves of HMAC are begun once and copied for each outcome."""
        assert len(key) == KEY_BYTES
        padded = key.ljust(BLOCK, b"\0")
        self._inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded))
        self._outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in padded))

    def outcome(self, stream: str, n: int, m: int) -> int:
        """Return outcome number n of a stream. stream: ASCII, up to 65535 characters; 0 <= n < 2^64; 1 <= m <= 2^32."""
        if not 1 <= m <= POSSIBILITIES_MAX:
            raise AssertionError(f"{m} possibilities")
        named = _named(stream)
        if (x := self._try(named, n, 0)) < SURELY_FAIR:
            return x % m
        return first_fair(partial(self._try, named, n), m)

    def _try(self, named: bytes, n: int, r: int) -> int:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(named + _NUMBERS.pack(n, r))
        outer.update(inner.digest())
        return int.from_bytes(outer.digest()[:8], "big")


@lru_cache(STREAMS_KEPT)
def _named(stream: str) -> bytes:
    """Return a stream's name behind its length, as it is hashed."""
    name = stream.encode("ascii")
    return len(name).to_bytes(2, "big") + name


def first_fair(tried: Callable[[int], int], m: int) -> int:
    """Return an outcome of 0..m-1 from uniform 64-bit numbers, skipping those above the last multiple of m.

    tried: gives the number of try r, from 0.
    """
    limit, r = 2**64 - 2**64 % m, 0
    while (x := tried(r)) >= limit:
        r += 1
    return x % m


def commitment(server_seed: bytes) -> str:
    """Return a table's commitment to its server seed, in hex. Source: audit protocol 1.2."""
    return hashlib.sha256(server_seed).hexdigest()


def seed_seal(seed: str) -> str:
    """Return the seal of a player's seed, in hex. Source: audit protocol 1.3.

    Raises SeedRefused unless the seed has 32 to 64 bytes of UTF-8.
    """
    try:
        raw = seed.encode()
    except UnicodeEncodeError as error:
        raise SeedRefused("the seed is not valid UTF-8; send Unicode text without lone surrogates") from error
    if not SEED_BYTES_MIN <= len(raw) <= SEED_BYTES_MAX:
        raise SeedRefused(f"the seed has {len(raw)} bytes of UTF-8; send {SEED_BYTES_MIN} to {SEED_BYTES_MAX}")
    return hashlib.sha256(raw).hexdigest()


def check_seal(sealed: str) -> None:
    """Raise SeedRefused unless this is a seal: 64 lower-case hex digits. Source: audit protocol 1.3."""
    if not _SEAL.fullmatch(sealed):
        raise SeedRefused("the seal is not a SHA-256 digest; send 64 lower-case hex digits")


def check_opening(seed: str, sealed: str) -> None:
    """Raise SeedRefused unless the seed is the one that was sealed. Source: audit protocol 1.3."""
    if not hmac.compare_digest(seed_seal(seed), sealed):
        raise SeedRefused("the seed does not match its seal; send the one that was sealed")


def players_digest(seeds: Mapping[int, str]) -> bytes:
    """Return the players' digest P, 32 bytes: what the opened seeds, by seat, add to the table key.

    Source: audit protocol 1.4.
    """
    return hashlib.sha256(canonical({str(seat): seed for seat, seed in seeds.items()})).digest()


def table_key(server_seed: bytes, table_id: UUID, players: bytes) -> bytes:
    """Return the table key K, which settles the outcomes. players: the players' digest. Source: audit protocol 1.5."""
    return _key(b"hourglass/fate/1", server_seed, table_id, players)


def sealing_key(server_seed: bytes, table_id: UUID, players: bytes) -> bytes:
    """Return the key Q, from which the nonces of sealed values follow. players: the players' digest.

    Source: audit protocol 1.5.
    """
    return _key(b"hourglass/seal/1", server_seed, table_id, players)


class Secrets(NamedTuple):
    """What follows from a table's secrets: the fate that settles outcomes, and the key that seals values."""

    fate: SealedFate
    sealing_key: bytes

    @classmethod
    def of(cls, server_seed: bytes, table_id: UUID, seeds: Mapping[int, str]) -> "Secrets":
        """Return the secrets that follow from the server's seed and the players' opened seeds by seat.

        Source: audit protocol 1.5.
        """
        players = players_digest(seeds)
        return cls(SealedFate(table_key(server_seed, table_id, players)), sealing_key(server_seed, table_id, players))


def sealed_fate(server_seed: bytes, table_id: UUID, seeds: Mapping[int, str]) -> SealedFate:
    """Return the fate of a table from the server's seed and the players' opened seeds by seat."""
    return SealedFate(table_key(server_seed, table_id, players_digest(seeds)))


def _key(purpose: bytes, server_seed: bytes, table_id: UUID, players: bytes) -> bytes:
    return hmac.digest(server_seed, purpose + table_id.bytes + players, "sha256")
