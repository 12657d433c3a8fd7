"""The file of a node's copy of the log, in the folder for temporary files: gone when the node ends, or later.

It holds hidden cards, so only its user may read it, and what a killed node left behind is deleted by the next one.
"""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from time import time

from infra.store.sqlite.process_lock import StoreTaken, alone

PREFIX = "hourglass-copy-"
NAME = "copy.db"
SETTLED_SECONDS = 60
"""A folder that is younger may belong to a node that has not locked it yet."""


@contextmanager
def copy_file() -> Iterator[Path]:
    """Lend the path of a new file, which is deleted at the end. Raises OSError."""
    delete_left_behind()
    with TemporaryDirectory(prefix=PREFIX, ignore_cleanup_errors=True) as folder, alone(Path(folder, NAME)):
        yield Path(folder, NAME)


def delete_left_behind() -> None:
    """Delete the copies of nodes that do not run any more, as far as this user may."""
    for folder in Path(gettempdir()).glob(f"{PREFIX}*"):
        with suppress(OSError, StoreTaken):
            if time() - folder.stat().st_mtime > SETTLED_SECONDS:
                with alone(folder / NAME):
                    shutil.rmtree(folder)
