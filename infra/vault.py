"""Server seeds, encrypted until the reveal (audit protocol 1.1). The key lies in a file beside the store."""

import secrets
from pathlib import Path
from uuid import UUID

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from infra.key_file import KeyFileError, digest_of, holds, key_in

NONCE_BYTES = 12
FORMAT = b"\x01"


class VaultError(KeyFileError):
    """The key file cannot be used, or a seed was not encrypted with it. The message never holds a secret."""


class Vault:
    """Encrypts and decrypts server seeds (AES-256-GCM), each bound to its table."""

    __slots__ = ("_cipher", "_digest", "_key_file")

    def __init__(self, key_file: Path) -> None:
        """Read the key, or make it if the file is missing.

        Raises VaultError if the file is malformed, or others than its owner may read or write it.
        """
        self._key_file = key_file
        try:
            key = key_in(key_file)
        except KeyFileError as error:
            raise VaultError(str(error)) from error
        self._cipher, self._digest = AESGCM(key), digest_of(key)

    def is_kept(self) -> bool:
        """Whether the key in use still lies in its file, so that a restart finds it."""
        return holds(self._key_file, self._digest)

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
