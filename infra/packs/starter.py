"""A pack to begin with: the one that ships with a game, under an id of its own."""

import re
from pathlib import Path

from domain.kernel.game import Game, Pack
from infra.packs.folders import placed
from infra.packs.index import shipped
from projections.packs import read_whole
from projections.view import View

TITLE_FILE = "pack.toml"
HEADING = re.compile(r"\A(#.*\n)+\n*")
"""What a shipped pack says of itself."""


def start_pack(folder: Path, game: Game, view: View) -> Pack:
    """Write a whole pack into a new folder, whose name is the pack's id. It holds all that the shipped one does.

    Raises ContentError, with nothing written, if the name can be no id; OSError, FileExistsError if the folder exists.
    """
    texts = renamed(game, folder.name)
    with placed(folder):
        pack = read_whole(game, view, texts)
    folder.mkdir(parents=True)
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8", newline="\n")
    return pack


def renamed(game: Game, id: str) -> dict[str, str]:
    """The texts of the game's first pack, with this id in the place of its own."""
    texts = shipped(game)[0]
    old = game.read_pack(texts).id
    title = HEADING.sub("", texts[TITLE_FILE]).replace(f'id = "{old}"', f'id = "{id}"', 1)
    return {name: text.replace(f"pack-{old}", f"pack-{id}") for name, text in texts.items()} | {TITLE_FILE: title}
