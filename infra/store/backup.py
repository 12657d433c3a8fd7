"""Copies a service's store and keys into a folder, from which it can be set up again."""

import os
import shutil
from pathlib import Path
from tempfile import mkdtemp

from infra.durable import sync
from infra.keys.key_file import read_guarded
from infra.keys.signer import LIST_BYTES_MAX
from infra.store.sqlite.backup import Copied, copy_store

STORE = "hourglass.db"
"""The copy's name. Its keys get the default names of keys beside a store with this name."""
KEYS = ("", ".signing", ".signing.public")


def back_up(store: Path, key_file: Path | None, folder: Path) -> Copied:
    """Copy a store that may be in use into a new folder, and then the keys, so that no key that it needs is missing.

    key_file: None for a copy without keys. The folder appears completely or not at all, and only its owner may use it.
    Raises StoreError, KeyFileError (a key file that others may use), OSError.
    """
    if os.path.lexists(folder):
        raise FileExistsError(17, "already exists", str(folder))
    draft = Path(mkdtemp(prefix=f".{folder.name}.", dir=folder.parent))
    try:
        copied = copy_store(store, draft / STORE)
        for ending in KEYS if key_file else ():
            _copy_key(Path(f"{key_file}{ending}"), draft / f"{STORE}.key{ending}")
        sync(draft)
        draft.rename(folder)
    except BaseException:
        shutil.rmtree(draft, ignore_errors=True)
        raise
    sync(folder.parent)
    return copied


def _copy_key(key_file: Path, target: Path) -> None:
    content = read_guarded(key_file, LIST_BYTES_MAX)
    with os.fdopen(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
