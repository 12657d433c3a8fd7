"""Allows one process at a time on an SQLite file: another one would answer from stale tables in memory."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class StoreTaken(Exception):
    """Another process serves this store."""


@contextmanager
def alone(store: Path) -> Iterator[None]:
    """Serve a store as the only process while the context lasts. Raises StoreTaken, OSError.

    The lock is on a file beside the store, which stays. The lock ends with the process, however that ends.
    """
    store.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = store.with_name(f"{store.name}.lock")
    descriptor = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(descriptor)
        raise StoreTaken(f"another process already serves {store}; stop it first") from None
    try:
        yield
    finally:
        os.close(descriptor)
