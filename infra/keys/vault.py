"""Server seeds, encrypted until the reveal (audit protocol 1.1). The key is in a file beside the store."""

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from pathlib import Path
from uuid import UUID

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from domain.kernel.errors import GameError
from infra.keys.key_file import KeyFileError, KeyFileMissing, digest_of, holds, key_in
from infra.store.rows.records import SeedRow

NONCE_BYTES = 12
SEED_BYTES = 32
FORMAT = b"\x01"
NAMED_MAX = 3
LOST_WITHOUT = (
    "Restore the key from a backup; without it, tables that have not ended can never be played on or ended "
    "(docs/operations.md, A lost key)"
)


class VaultError(KeyFileError):
    """The key file cannot be used, or holds another key than the store needs. The message names it."""


class SecretUnreadable(GameError):
    """An encrypted secret is missing, or the key in use does not decrypt it."""

    code = "secret-unreadable"


class Vault:
    """Encrypts and decrypts server seeds (AES-256-GCM), each bound to its table.

    push_seed: of the key by which push services know the service; all nodes have the same.
    """

    __slots__ = ("_cipher", "_digest", "_joins", "_key_file", "push_seed")

    def __init__(self, key_file: Path, stored: Sequence[SeedRow] = ()) -> None:
        """Read the key; create it if the file is missing and the store holds no seed.

        stored: seeds of the store to try the key on; empty only if the store has none. Raises VaultError if the file is
        malformed, if others than its owner may read or write it, or if another key encrypted one of the seeds.
        """
        self._key_file = key_file
        try:
            key = key_in(key_file, may_make=not stored)
        except KeyFileMissing as error:
            why = f"{error}, but the store holds seeds that its key encrypted, so no new key was created"
            raise VaultError(f"{why}. {LOST_WITHOUT}") from error
        except KeyFileError as error:
            raise VaultError(str(error)) from error
        self._cipher, self._digest = AESGCM(key), digest_of(key)
        self.push_seed = HKDF(SHA256(), SEED_BYTES, None, b"hourglass/push-seed").derive(key)
        self._joins = HKDF(SHA256(), SEED_BYTES, None, b"hourglass/joins").derive(key)
        self._try(stored)

    def is_kept(self) -> bool:
        """Return whether the key in use is still in its file, so that a restart finds it."""
        return holds(self._key_file, self._digest)

    def __repr__(self) -> str:
        return f"Vault({str(self._key_file)!r})"

    def encrypt(self, table_id: UUID, server_seed: bytes) -> bytes:
        """Encrypt a seed for storage: format byte, nonce, ciphertext with tag."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        return FORMAT + nonce + self._cipher.encrypt(nonce, server_seed, FORMAT + table_id.bytes)

    def decrypt(self, table_id: UUID, encrypted: bytes) -> bytes:
        """Decrypt the seed of this table.

        Raises SecretUnreadable if it was encrypted with another key or for another table, or was changed.
        """
        nonce, rest = encrypted[1 : 1 + NONCE_BYTES], encrypted[1 + NONCE_BYTES :]
        try:
            if encrypted[:1] != FORMAT or len(nonce) != NONCE_BYTES:
                raise InvalidTag
            return self._cipher.decrypt(nonce, rest, FORMAT + table_id.bytes)
        except (InvalidTag, TypeError):  # TypeError: the column holds no bytes
            raise SecretUnreadable(
                "a stored secret cannot be decrypted here; the operator must restore its key"
            ) from None

    def token_for(self, table_id: UUID, key: str) -> str:
        """Return the token of the seat that is taken under an idempotency key; the same on all nodes, so that a lost
        answer can be given again although tokens are stored as hashes alone. key: random, since whoever knows it gets
        the token.
        """
        said = hmac.digest(self._joins, table_id.bytes + key.encode("utf-8", "surrogatepass"), "sha256")
        return urlsafe_b64encode(said).rstrip(b"=").decode()

    def _try(self, stored: Sequence[SeedRow]) -> None:
        """Check that each of these seeds can be decrypted. Raises VaultError."""
        others = [str(row.table) for row in stored if not self._can_decrypt(row)]
        if others:
            some = ", ".join(others[:NAMED_MAX])
            why = f"{self._key_file}: another key encrypted {len(others)} of {len(stored)} seeds tried ({some})"
            raise VaultError(f"{why}. {LOST_WITHOUT}")

    def _can_decrypt(self, row: SeedRow) -> bool:
        try:
            self.decrypt(row.table, row.sealed)
        except SecretUnreadable:
            return False
        return True
