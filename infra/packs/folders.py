"""Users' own packs, in folders outside the project. Their contents are read within bounds, or refused."""

import errno
import os
import re
import stat
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

from domain.kernel.errors import ContentError
from domain.kernel.game import Game, Pack
from projections.text.packs import read_whole
from projections.view import View

ENTRIES_MAX = 200
"""How many files a folder may hold, including hidden ones."""
FILE_BYTES_MAX = 1_600_000

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*(\.toml|(\.[A-Za-z0-9_-]+)?\.ftl)")
BYTE_ORDER_MARK = "\ufeff"


def owned(root: Path | None, games: Mapping[str, tuple[Game, View]]) -> dict[str, tuple[Pack, ...]]:
    """Return the packs in the folders `root/GAME/PACK`, by game, sorted by folder name.

    Raises ContentError for a broken pack, for a folder of no game, and for what cannot be read.
    """
    if root is None:
        return {}
    packs: dict[str, tuple[Pack, ...]] = {}
    try:
        for folder in folders_in(root):
            if folder.name not in games:
                raise ContentError(f"no such game; choose one of {', '.join(games)}", str(folder))
            game, view = games[folder.name]
            packs[game.id] = tuple(pack_in(one, game, view) for one in folders_in(folder))
    except OSError as error:
        raise ContentError(f"cannot be read: {error.strerror}", str(error.filename)) from error
    return packs


def pack_in(folder: Path, game: Game, view: View) -> Pack:
    """Read the pack in a folder. Raises ContentError with all faults and their paths; OSError for the folder."""
    with placed(folder):
        return read_whole(game, view, texts_in(folder))


@contextmanager
def placed(folder: Path) -> Iterator[None]:
    """Add the folder's path to faults found meanwhile. Raises ContentError."""
    try:
        yield
    except ContentError as error:
        raise ContentError.of(with_paths(folder, error.faults)) from None


def with_paths(folder: Path, found: Iterable[ContentError]) -> list[ContentError]:
    """Return faults found in a pack, with the paths of its files."""
    return [ContentError(one.message, str(folder / one.file), one.line) for one in found]


def texts_in(folder: Path) -> dict[str, str]:
    """Return the texts of a pack's folder by file name. Raises ContentError with a fault for each unreadable file."""
    texts: dict[str, str] = {}
    faults: list[ContentError] = []
    for name in names_in(folder):
        try:
            texts[name] = text_in(folder, name)
        except ContentError as error:
            faults.append(error)
    if faults or not texts:
        raise ContentError.of(faults or [ContentError("there is no pack here: no .toml file")])
    return texts


def folders_in(folder: Path) -> list[Path]:
    """Return the folders within a folder. Raises ContentError if it holds too much."""
    with placed(folder):
        return [folder / name for name in names_in(folder) if (folder / name).is_dir()]


def names_in(folder: Path) -> list[str]:
    """Return the names in a folder, without hidden files. Raises ContentError if there are too many."""
    with os.scandir(folder) as entries:
        names = [entry.name for entry in islice(entries, ENTRIES_MAX + 1)]
    if len(names) > ENTRIES_MAX:
        raise ContentError(f"more than {ENTRIES_MAX} files")
    return sorted(name for name in names if not name.startswith("."))


def text_in(folder: Path, name: str) -> str:
    """Return the text of a pack's file, with normalised line ends. Raises ContentError for anything but plain UTF-8."""
    shown = name.encode("utf-8", "replace").decode()
    if not NAME.fullmatch(name):
        raise ContentError("not a file of a pack; possible: NAME.toml, LANGUAGE.ftl, NAME.LANGUAGE.ftl", shown)
    raw = bytes_in(folder / name)
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise ContentError("not UTF-8", name, raw.count(b"\n", 0, error.start) + 1) from None
    if text.startswith(BYTE_ORDER_MARK):
        raise ContentError("begins with a byte order mark; save it as UTF-8 without one", name, 1)
    return text.replace("\r\n", "\n").replace("\r", "\n")  # so a pack has the same hash wherever it was edited


def bytes_in(file: Path) -> bytes:
    """Return the contents of a regular file. Raises ContentError for a link, a device, or one that is too large."""
    try:
        descriptor = os.open(file, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
        try:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise ContentError("cannot be read: not a regular file", file.name)
            with open(descriptor, "rb", closefd=False) as opened:
                raw = opened.read(FILE_BYTES_MAX + 1)
        finally:
            os.close(descriptor)
    except OSError as error:
        why = "a symbolic link" if error.errno == errno.ELOOP else error.strerror
        raise ContentError(f"cannot be read: {why}", file.name) from None
    if len(raw) > FILE_BYTES_MAX:
        raise ContentError(f"more than {FILE_BYTES_MAX} bytes", file.name)
    return raw
