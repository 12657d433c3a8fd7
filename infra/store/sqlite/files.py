"""The files of an SQLite store. Only the owner may use them, since they hold hidden cards and the nonces that seal
them.
"""

import os
import stat
from contextlib import suppress
from logging import getLogger
from pathlib import Path

FILE_MODE, FOLDER_MODE = 0o600, 0o700
OTHERS = stat.S_IRWXG | stat.S_IRWXO
BESIDE = ("-wal", "-shm", "-journal")
"""The endings of files that SQLite writes beside a database, with the mode of the database."""

_log = getLogger(__name__)


def create_private(store: Path) -> None:
    """Create the store's file for its owner only, if it is missing. Call it before SQLite opens it. Raises OSError.

    An existing file is never opened here: closing it would drop the locks that SQLite holds on it in this process.
    """
    file = _target(store)
    file.parent.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, FILE_MODE))


def close_to_others(store: Path) -> None:
    """Make a store's files usable by their owner only, and log it if others could use them. Raises OSError."""
    file = _target(store)
    for one in (file, *(file.with_name(f"{file.name}{ending}") for ending in BESIDE)):
        with suppress(FileNotFoundError):
            _close_to_others(one)


def _target(store: Path) -> Path:
    """Return the file that a link leads to; SQLite names the files beside it after that."""
    return Path(os.path.realpath(store))


def _close_to_others(file: Path) -> None:
    """Close one file to others. Log what others may do if this user cannot change that."""
    status = file.stat()
    if not stat.S_ISREG(status.st_mode) or not status.st_mode & OTHERS:
        return
    mode = stat.S_IMODE(status.st_mode)
    try:
        if status.st_uid != os.geteuid():
            raise PermissionError
        file.chmod(FILE_MODE)
    except OSError:  # another user's file, or a file system without modes
        _log.warning("%s has mode %04o: other users can read hidden cards; give it %04o", file, mode, FILE_MODE)
    else:
        _log.warning("%s had mode %04o: other users could read hidden cards; it has %04o now", file, mode, FILE_MODE)
