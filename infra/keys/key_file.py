"""Files that hold one secret key each: created once, readable by their owner only, never half written."""

import os
import secrets
import stat
from hashlib import sha256
from hmac import compare_digest
from pathlib import Path

from infra.durable import sync

KEY_BYTES = 32
OTHERS = stat.S_IRWXG | stat.S_IRWXO


class KeyFileError(Exception):
    """A key file cannot be used. The message names the file, and never holds a secret."""


class KeyFileMissing(KeyFileError):
    """The key file is missing, and must not be created."""


def key_in(key_file: Path, *, may_make: bool = True) -> bytes:
    """Return the key in a file, 32 bytes. A missing file is created with a random key if `may_make` allows it.

    Raises KeyFileMissing; KeyFileError if the file is malformed, or if others than its owner may read or write it.
    """
    try:
        if not key_file.exists():
            if not may_make:
                raise KeyFileMissing(f"{key_file}: the file is missing")
            _make(key_file)
        text = read_guarded(key_file, 2 * KEY_BYTES + 2).removesuffix(b"\n")
    except OSError as error:
        raise KeyFileError(f"{key_file}: {error.strerror}") from error
    try:
        key = bytes.fromhex(text.decode("ascii"))
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES or len(text) != 2 * KEY_BYTES:
        raise KeyFileError(f"{key_file}: must hold a key of {2 * KEY_BYTES} hex digits")
    return key


def digest_of(key: bytes) -> bytes:
    """Return the digest by which a key is recognised without storing it."""
    return sha256(key).digest()


def holds(key_file: Path, digest: bytes) -> bool:
    """Return whether a file that only its owner may use holds the key with this digest. Creates no file."""
    try:
        text = read_guarded(key_file, 2 * KEY_BYTES + 2).decode("ascii")
        return compare_digest(digest_of(bytes.fromhex(text)), digest)
    except (OSError, ValueError, KeyFileError):
        return False


def read_guarded(file: Path, bytes_max: int) -> bytes:
    """Return the first bytes of a file that only its owner may read or write. Raises KeyFileError, OSError."""
    with os.fdopen(os.open(file, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC), "rb") as opened:
        status = os.fstat(opened.fileno())
        if not stat.S_ISREG(status.st_mode):
            raise KeyFileError(f"{file}: not a regular file")
        if status.st_mode & OTHERS:
            raise KeyFileError(f"{file}: others than its owner may use it; give it mode 0600")
        return opened.read(bytes_max)


def _make(key_file: Path) -> None:
    """Write a new key under another name, then link it: of two processes one wins, and both read its key."""
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
    sync(key_file.parent)
