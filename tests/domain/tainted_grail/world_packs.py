"""The world of the shipped pack with plain characters and cards in it, and with something wrong in it."""

from functools import cache
from pathlib import Path

import pytest

from domain.kernel.errors import ContentError
from domain.tainted_grail.content import pack
from domain.tainted_grail.content.pack import Pack, read_pack
from tests.domain.edits import Edit, edited

FOLDER = Path(pack.__file__).parents[1] / "packs" / "avalon"
COLOURS = ("blue", "green", "grey", "purple")
WORLD = ("arenas.toml", "items.toml", "secrets.toml", "skills.toml", *(f"encounters-{one}.toml" for one in COLOURS))
PACK = '[pack]\nid = "world"\nversion = "1"\nlanguages = []\n'
LAND = """[[disc]]
id = "ropes"
kind = "counting"
value = 4

[[status]]
id = "names-owed"
parts = 9
numbered = false

[[status]]
id = "the-page"
parts = 3

[[status]]
id = "tables-set"
parts = 7
"""
"""What the items and secrets name of the land."""


def characters() -> str:
    """Two characters and their boards."""
    boards = '[[board]]\ncolour = "blue"\n\n[[board]]\ncolour = "green"\n'
    one = '\n[[character]]\nid = "one"\nnumber = 1\ncolour = "blue"\nattributes = { courage = 2 }\n'
    other = '\n[[character]]\nid = "other"\nnumber = 2\ncolour = "green"\nattributes = { empathy = 2 }\n'
    return boards + one + other


def cards() -> str:
    """The first 15 of their cards, which give nothing."""
    ids = [f"{letter}{number}/25-{board}" for board in "UG" for letter in "KD" for number in range(1, 16)]
    plain = 'left = { free = { give = "void" } }\nright = { free = {} }\n'
    return "\n".join(f'[[card]]\nid = "{one}"\n{plain}' for one in ids)


@cache
def world_files() -> dict[str, str]:
    """The texts of the pack by file name."""
    own = {"pack.toml": PACK, "characters.toml": characters(), "cards.toml": cards(), "land.toml": LAND}
    return own | {name: (FOLDER / name).read_text("utf-8") for name in WORLD}


@cache
def world() -> Pack:
    """The pack as it should be."""
    return read_pack(world_files())


@cache
def avalon() -> Pack:
    """The pack that ships with the game, as a whole."""
    return read_pack({file.name: file.read_text("utf-8") for file in sorted(FOLDER.iterdir())})


def broken(*edits: Edit) -> dict[str, str]:
    """The texts of the pack with these changes, each of which must change something."""
    return edited(world_files(), edits)


def refusal(rule: str, *edits: Edit) -> str:
    """What the check of this rule says to these changes; the error names the file of the last."""
    with pytest.raises(ContentError) as caught:
        read_pack(broken(*edits))
    assert caught.value.file == edits[-1][0], str(caught.value)
    message = str(caught.value)
    assert f": {rule}: " in message, message
    return message.partition(f"{rule}: ")[2]


def warnings(*edits: Edit) -> list[str]:
    """What is doubted in a pack with these changes, which is accepted."""
    return [str(one) for one in read_pack(broken(*edits)).warnings]
