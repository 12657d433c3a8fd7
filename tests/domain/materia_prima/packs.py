"""The pack that ships with the game, read for tests."""

from functools import cache
from pathlib import Path

from domain.materia_prima import content
from domain.materia_prima.content import Pack, read_pack

FOLDER = Path(content.__file__).parent / "packs" / "prima"


@cache
def prima_files() -> dict[str, str]:
    """The texts of the pack by file name."""
    return {file.name: file.read_text("utf-8") for file in sorted(FOLDER.iterdir())}


@cache
def prima() -> Pack:
    """The pack itself."""
    return read_pack(prima_files())
