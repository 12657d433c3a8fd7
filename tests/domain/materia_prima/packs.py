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


@cache
def inquisition_files() -> dict[str, str]:
    """The texts of the campaign's pack; what it has not got yet is taken from the other one."""
    own = {file.name: file.read_text("utf-8") for file in sorted((FOLDER.parent / "inquisition").iterdir())}
    if "pack.toml" in own:
        return own
    scenarios = own["scenarios.toml"].replace("old-town", "open-country").replace("temple-of-salt", "sol")
    texts = {name: prima_files()[name] + own[name] for name in ("en.ftl", "de.ftl")}
    return {**prima_files(), **texts, "scenarios.toml": scenarios.replace('"F"', '"D"')}


@cache
def inquisition() -> Pack:
    """The campaign's pack."""
    return read_pack(inquisition_files())
