"""Server seeds, encrypted until the reveal (audit protocol 1.1). The key lies in a file beside the store."""

import os
import secrets
import stat
from pathlib import Path
from uuid import UUID

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

KEY_BYTES = 32
NONCE_BYTES = 12
FORMAT = b"\x01"
OTHERS = stat.S_IRWXG | stat.S_IRWXO


class VaultError(Exception):
    """The key file cannot be used, or a seed was not encrypted with it. The message never holds a secret."""


class Vault:
    """Encrypts and decrypts server seeds (AES-256-GCM), each bound to its table."""

    __slots__ = ("_cipher", "_key_file")

    def __init__(self, key_file: Path) -> None:
        """Read the key, or make it if the file is missing.

        Raises VaultError if the file is malformed, or others than its owner may read or write it.
        """
        self._key_file = key_file
        self._cipher = AESGCM(_key_of(key_file))

    def __repr__(self) -> str:
        return f"Vault({str(self._key_file)!r})"

    def encrypt(self, table_id: UUID, server_seed: bytes) -> bytes:
        """The seed as it may be stored: format byte, nonce, ciphertext with tag."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        return FORMAT + nonce + self._cipher.encrypt(nonce, server_seed, FORMAT + table_id.bytes)

    def decrypt(self, table_id: UUID, encrypted: bytes) -> bytes:
        """The seed of this table. Raises VaultError if it was encrypted otherwise, for another table, or changed."""
        nonce, rest = encrypted[1 : 1 + NONCE_BYTES], encrypted[1 + NONCE_BYTES :]
        try:
            if encrypted[:1] != FORMAT or len(nonce) != NONCE_BYTES:
                raise InvalidTag
            return self._cipher.decrypt(nonce, rest, FORMAT + table_id.bytes)
        except InvalidTag:
            raise VaultError(f"table {table_id}: its seed was not encrypted with the key in {self._key_file}") from None


def _key_of(key_file: Path) -> bytes:
    try:
        if not key_file.exists():
            _make(key_file)
        return _read(key_file)
    except OSError as error:
        raise VaultError(f"{key_file}: {error.strerror}") from error


def _make(key_file: Path) -> None:
    """Write a new key whole under another name, then link it: of two processes one wins, and both read its key."""
    key_file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = key_file.with_name(f".{key_file.name}.{secrets.token_hex(8)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(secrets.token_hex(KEY_BYTES).encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())
        os.link(draft, key_file)
    except FileExistsError:
        return
    finally:
        draft.unlink()
    _sync(key_file.parent)


def _sync(folder: Path) -> None:
    """A key that is lost in a power cut would lose every seed encrypted with it."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _read(key_file: Path) -> bytes:
    with os.fdopen(os.open(key_file, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC), "rb") as file:
        status = os.fstat(file.fileno())
        if not stat.S_ISREG(status.st_mode):
            raise VaultError(f"{key_file}: not a regular file")
        if status.st_mode & OTHERS:
            raise VaultError(f"{key_file}: others than its owner may use it; it must have mode 0600")
        text = file.read(2 * KEY_BYTES + 2).removesuffix(b"\n")
    try:
        key = bytes.fromhex(text.decode("ascii"))
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES or len(text) != 2 * KEY_BYTES:
        raise VaultError(f"{key_file}: must hold a key of {2 * KEY_BYTES} hex digits")
    return key
