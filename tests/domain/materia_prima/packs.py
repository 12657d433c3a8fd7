"""The packs that ship with the game, read for tests."""

from functools import cache
from pathlib import Path

from domain.materia_prima.content import pack
from domain.materia_prima.content.pack import Pack, read_pack

FOLDER = Path(pack.__file__).parents[1] / "packs"


def files_of(pack: str) -> dict[str, str]:
    """The texts of a pack by file name."""
    return {file.name: file.read_text("utf-8") for file in sorted((FOLDER / pack).iterdir())}


@cache
def prima_files() -> dict[str, str]:
    """The texts of the default pack."""
    return files_of("prima")


@cache
def prima() -> Pack:
    """The default pack."""
    return read_pack(prima_files())


@cache
def inquisition_files() -> dict[str, str]:
    """The texts of the campaign's pack."""
    return files_of("inquisition")


@cache
def inquisition() -> Pack:
    """The campaign's pack."""
    return read_pack(inquisition_files())
