"""Finds compiled modules before their sources. `make compiled` copies this file into the environment.

It stands aside, and the sources run, if a source is newer than what was compiled, if the modules are imported from
another folder, or if HOURGLASS_INTERPRETED is set.
"""

import os
import sys
from collections.abc import Sequence
from functools import cached_property
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from types import ModuleType

LIBRARY = "hourglass_rules__mypyc"
"""The module with all the code; each other one only begins its part of it."""
SOURCES = "sources"
"""The list of what was compiled: the folder of the sources, then a line for each: time in ns, size in bytes, path."""
OFF = "HOURGLASS_INTERPRETED"


class Compiled(MetaPathFinder):
    """Finds the modules in a folder. Until a game is imported it reads nothing."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where the compiled module lies; None for any other."""
        if fullname != LIBRARY and not fullname.startswith(("domain.", "projections.")):
            return None
        if not self.is_current or (fullname != LIBRARY and list(path or ()) != [self._folder_of(fullname)]):
            return None
        file = os.path.join(self.folder, *fullname.split(".")) + EXTENSION_SUFFIXES[0]
        return spec_from_file_location(fullname, file) if os.path.exists(file) else None

    @cached_property
    def is_current(self) -> bool:
        """Whether all sources are as they were compiled."""
        return all(_is_as_before(self.root, line) for line in self.lines[1:])

    @property
    def root(self) -> str:
        """The folder of the sources."""
        return self.lines[0]

    @cached_property
    def lines(self) -> list[str]:
        """What was compiled."""
        with open(os.path.join(self.folder, SOURCES), encoding="utf-8") as file:
            return file.read().splitlines()

    def _folder_of(self, module: str) -> str:
        return os.path.join(self.root, *module.split(".")[:-1])


def line_of(root: str, path: str) -> str:
    """Return the line of a source in the list."""
    found = os.stat(os.path.join(root, path))
    return f"{found.st_mtime_ns} {found.st_size} {path}"


def _is_as_before(root: str, line: str) -> bool:
    try:
        return line_of(root, line.split(" ", 2)[2]) == line
    except OSError:
        return False


def begin(folder: str) -> None:
    """Look for modules in this folder from now on, unless the environment says not to."""
    if not os.environ.get(OFF):
        sys.meta_path.insert(0, Compiled(folder))
