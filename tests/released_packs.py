"""Keeps the packs as they ship now among the released ones: `python -m tests.released_packs`, after a pack changed."""

from pathlib import Path

from infra.packs.index import shipped
from infra.packs.released import INDEX, folder_of, released, released_hashes
from projections.catalogue import CATALOGUE


def keep() -> None:
    """Write each shipped pack that is not kept yet, and list it."""
    for game, _ in CATALOGUE.values():
        folder = Path(str(folder_of(game)))
        for texts in shipped(game):
            pack = game.read_pack(texts)
            if released(game, pack.hash) is None:
                folder.joinpath(pack.hash).mkdir(parents=True)
                for name, text in texts.items():
                    folder.joinpath(pack.hash, name).write_text(text, "utf-8", newline="\n")
            if pack.hash not in released_hashes(game):
                with folder.joinpath(INDEX).open("a", encoding="utf-8") as index:
                    index.write(f"{pack.hash} {pack.id}\n")


if __name__ == "__main__":
    keep()
