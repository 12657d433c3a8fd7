"""The two ways a server runs: from its sources, and compiled if `make compiled` was run since they changed."""

from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
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


def served(stack: ExitStack, serving: Callable[..., AbstractContextManager[int]], folder: Path) -> dict[Way, int]:
    """Serve in each way, the sources last. Return the ports. serving: of a folder with a store."""
    return {
        way: stack.enter_context(serving(way.store_in(folder), HOURGLASS_INTERPRETED=way.refused))
        for way in reversed(ways())
    }
