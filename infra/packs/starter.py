"""A pack to start from: the one that ships with a game, under a new id."""

import re
from pathlib import Path

from domain.kernel.game import Game, Pack
from infra.packs.folders import placed
from infra.packs.index import shipped
from projections.text.packs import read_whole
from projections.view import View

TITLE_FILE = "pack.toml"
HEADING = re.compile(r"\A(#.*\n)+\n*")
"""The heading that describes a shipped pack."""


def start_pack(folder: Path, game: Game, view: View) -> Pack:
    """Write a complete pack into a new folder, whose name is the pack's id. It has the contents of the shipped pack.

    Raises ContentError, with nothing written, if the name is no valid id; OSError, FileExistsError if the folder
    exists.
    """
    texts = renamed(game, folder.name)
    with placed(folder):
        pack = read_whole(game, view, texts)
    folder.mkdir(parents=True)
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8", newline="\n")
    return pack


def renamed(game: Game, id: str) -> dict[str, str]:
    """Return the texts of the game's first pack, with this id in place of its own."""
    texts = shipped(game)[0]
    old = game.read_pack(texts).id
    title = HEADING.sub("", texts[TITLE_FILE]).replace(f'id = "{old}"', f'id = "{id}"', 1)
    return {name: text.replace(f"pack-{old}", f"pack-{id}") for name, text in texts.items()} | {TITLE_FILE: title}
