"""Files that hold one secret key each: made once, for their owner alone, and never half written."""

import os
import secrets
import stat
from hashlib import sha256
from hmac import compare_digest
from pathlib import Path

KEY_BYTES = 32
OTHERS = stat.S_IRWXG | stat.S_IRWXO


class KeyFileError(Exception):
    """A key file cannot be used. The message names the file, and never holds a secret."""


class KeyFileMissing(KeyFileError):
    """There is no key file, and none may be made."""


def key_in(key_file: Path, *, may_make: bool = True) -> bytes:
    """The key in a file, 32 bytes; if the file is missing, it is made at random, where that is allowed.

    Raises KeyFileMissing; KeyFileError if the file is malformed, or others than its owner may read or write it.
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
    """By what a key is known again without being kept."""
    return sha256(key).digest()


def holds(key_file: Path, digest: bytes) -> bool:
    """Whether a file that its owner alone may use holds the key with this digest. Makes no file."""
    try:
        text = read_guarded(key_file, 2 * KEY_BYTES + 2).decode("ascii")
        return compare_digest(digest_of(bytes.fromhex(text)), digest)
    except (OSError, ValueError, KeyFileError):
        return False


def read_guarded(file: Path, bytes_max: int) -> bytes:
    """The first bytes of a file that only its owner may read or write. Raises KeyFileError, OSError."""
    with os.fdopen(os.open(file, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC), "rb") as opened:
        status = os.fstat(opened.fileno())
        if not stat.S_ISREG(status.st_mode):
            raise KeyFileError(f"{file}: not a regular file")
        if status.st_mode & OTHERS:
            raise KeyFileError(f"{file}: others than its owner may use it; it must have mode 0600")
        return opened.read(bytes_max)


def sync_folder(folder: Path) -> None:
    """Let a file that was made in a folder outlive a power cut."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


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
    sync_folder(key_file.parent)
