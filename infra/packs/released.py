"""Every released version of the shipped packs. The package contains them because logs name their pack by hash."""

import re
import sys
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable

from domain.kernel.game import Game

INDEX = "index.txt"
"""Lists all versions ever released, one on each line: hash, space, id of the pack."""
HASH = re.compile("[0-9a-f]{64}")


def package_of(game: Game) -> str:
    """Return the package that a game ships its packs in: the one that defines its state."""
    return str(sys.modules[game.state.__module__].__package__)


def folder_of(game: Game) -> Traversable:
    """Return the folder of a game's released packs, each in a folder named by its hash.

    Raises ModuleNotFoundError for a game that is no package of the domain.
    """
    return files(package_of(game)).joinpath("packs").joinpath("released")


def texts_in(folder: Traversable) -> dict[str, str]:
    """Return the files of a pack, by name."""
    return {one.name: one.read_text("utf-8") for one in folder.iterdir() if one.name.endswith((".toml", ".ftl"))}


def released(game: Game, hash: str) -> Mapping[str, str] | None:
    """Return the files of a released pack by its hash; None if there is none."""
    return texts_in(folder_of(game).joinpath(hash)) if is_released(game, hash) else None


def is_released(game: Game, hash: str) -> bool:
    """Return whether a game ever released a pack with this hash."""
    try:
        return bool(HASH.fullmatch(hash)) and folder_of(game).joinpath(hash).is_dir()
    except ModuleNotFoundError:
        return False


def released_hashes(game: Game) -> dict[str, str]:
    """Return hash -> id of each pack of a game that was ever released, in order of release."""
    lines = folder_of(game).joinpath(INDEX).read_text("utf-8").splitlines()
    return dict(line.split() for line in lines)
