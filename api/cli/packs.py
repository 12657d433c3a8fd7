"""Users' own packs, for the commands that play or read with them."""

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from api.cli.console import fail

if TYPE_CHECKING:
    from infra.packs.index import PackIndex

PACKS = typer.Option(
    "--packs",
    envvar="PACKS_FOLDER",
    help="A folder with packs of your own, as GAME/PACK, besides those that ship.",
)
GAME = typer.Option("--game", help="Which game, by its id; the catalogue's first by default.")
PACK = typer.Option("--pack", help="Which pack, by its id; the game's first by default.")


def known_packs(folder: Path | None) -> "PackIndex":
    """Return the packs that ship, and those in a folder. Exits with code 2 if one of them is broken."""
    from api import games
    from domain.kernel.errors import ContentError

    try:
        return games.packs(folder)
    except ContentError as error:
        fail(*map(str, error.faults), code=2)
