"""Signs checkpoints of tables' logs, and lists every public key that ever signed. Source: audit protocol 3.4."""

import fcntl
import os
import re
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from uuid import UUID

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from msgspec import Struct

from domain.log.checkpoint import Key, Keyring, checkpoint_text, read_key, signed_note
from domain.log.line import time_text
from infra.clock import now
from infra.durable import sync
from infra.keys.key_file import KeyFileError, digest_of, holds, key_in, read_guarded

CHECKPOINTS_KEPT = 1024
LIST_BYTES_MAX = 2**20
_LINE = re.compile(r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (\S+)\n")


class Listed(Struct, frozen=True):
    """A key of this service. since, until: when it signed, as text in UTC; until: None for the current key."""

    key: Key
    since: str
    until: str | None = None


class Signer:
    """Signs with one Ed25519 key, whose name is the service's.

    The file `<file>.public` beside the key's file has a line for each key ever used: since when, and the key. To change
    the key, move the old file away; what the old key signed stays verifiable.
    """

    def __init__(self, name: str, key_file: Path) -> None:
        """Read the key, or create it, and list it if it is new. Raises KeyFileError if either file cannot be used.

        `is_first`: whether the list held no key before this start.
        """
        private = key_in(key_file)
        self._key_file, self._digest = key_file, digest_of(private)
        self._private = Ed25519PrivateKey.from_private_bytes(private)
        self.key = Key(name, self._private.public_key().public_bytes_raw())
        self.keys, self.is_first = _listed(key_file.with_name(f"{key_file.name}.public"), self.key)
        self.keyring = Keyring(tuple(one.key for one in self.keys), verifies)
        self.checkpoint = lru_cache(CHECKPOINTS_KEPT)(self._checkpoint)

    def is_kept(self) -> bool:
        """Return whether the key in use is still in its file, so that a restart finds it."""
        return holds(self._key_file, self._digest)

    def __repr__(self) -> str:
        return f"Signer({self.key.vkey!r})"

    def kept(self, table_id: UUID, size: int, digest: bytes) -> str:
        """Return the signed note on a kept file of a table's first `size` entries. digest: of what it shows.

        No verifier can take it for a checkpoint of the log, since its origin is another.
        """
        return self._signed(f"{self.key.name}/tables/{table_id}/kept", size, digest)

    def _checkpoint(self, table_id: UUID, size: int, root: bytes) -> str:
        """Return the signed checkpoint of a table's first `size` entries: always the same text."""
        return self._signed(f"{self.key.name}/tables/{table_id}", size, root)

    def _signed(self, origin: str, size: int, root: bytes) -> str:
        text = checkpoint_text(origin, size, root)
        return signed_note(text, self.key, self._private.sign(text.encode()))


def verifies(public: bytes, signature: bytes, message: bytes) -> bool:
    """Return whether an Ed25519 signature of a message was made with this public key."""
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True


def _listed(file: Path, key: Key) -> tuple[tuple[Listed, ...], bool]:
    """Return the keys in the list, the oldest first, after adding `key` at its end; and whether the list was empty.

    Processes that start at once take turns.
    """
    try:
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o600)
        with os.fdopen(descriptor, "ab") as opened:
            fcntl.flock(opened, fcntl.LOCK_EX)
            text = read_guarded(file, LIST_BYTES_MAX).decode("utf-8", "replace")
            found = _keys_in(file, text)
            is_first = not found
            if is_first or found[-1][1] != key:
                found.append((time_text(now()), key))
                opened.write(f"{found[-1][0]} {key.vkey}\n".encode())
                opened.flush()
                os.fsync(descriptor)
                sync(file.parent)
    except OSError as error:
        raise KeyFileError(f"{file}: {error.strerror}") from error
    ends = [since for since, _ in found[1:]]
    listed = tuple(Listed(key, since, until) for (since, key), until in zip(found, [*ends, None], strict=True))
    return listed, is_first


def _keys_in(file: Path, text: str) -> list[tuple[str, Key]]:
    found: list[tuple[str, Key]] = []
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        try:
            form = _LINE.fullmatch(line)
            if form is None:
                raise ValueError("not a time and a key, ended by a line feed")
            datetime.fromisoformat(form[1])
            found.append((form[1], read_key(form[2])))
        except ValueError as error:
            raise KeyFileError(f"{file}, line {number}: {error}") from None
    return found
