"""The two ways a server runs: from its sources, and compiled if `make compiled` was run since they changed."""

from pathlib import Path
from shutil import copytree
from typing import NamedTuple

from tests.compiled.building import is_current
from tests.compiled.modules import COMPILED, INTERPRETED


class Way(NamedTuple):
    """A way. prefix: of its lines in the report; refused: the setting HOURGLASS_INTERPRETED of its server."""

    prefix: str
    refused: str
    name: str

    def store_in(self, folder: Path) -> Path:
        """Return the folder of this way's server, whose store is a copy of the one in this folder, or that itself."""
        return copytree(folder, folder / self.name) if self.prefix else folder


SOURCES = Way("", "1", INTERPRETED)


def ways() -> list[Way]:
    """Return the ways that can be measured here. Measure them in turn: a busy machine then treats them alike."""
    return [SOURCES, *([Way("compiled/", "", COMPILED)] if is_current() else [])]
