"""The pack that ships with the game, with something wrong in it."""

import pytest

from domain.kernel.errors import ContentError
from domain.materia_prima.content.pack import read_pack
from tests.domain.edits import Edit, edited
from tests.domain.materia_prima.packs import prima, prima_files


def broken(*edits: Edit) -> dict[str, str]:
    """The texts of the pack with these changes, each of which must change something."""
    return edited(prima_files(), edits)


def fault(*edits: Edit) -> ContentError:
    """The error that these changes cause; it names the file of the last."""
    with pytest.raises(ContentError) as caught:
        read_pack(broken(*edits))
    assert caught.value.file == edits[-1][0]
    return caught.value


def refusal(rule: str, *edits: Edit) -> str:
    """What the check of this rule says to these changes."""
    message = str(fault(*edits))
    assert f": {rule}: " in message, message
    return message.partition(f"{rule}: ")[2]


def accepted(*edits: Edit) -> bool:
    """Whether these changes make another pack. Raises ContentError if they make none."""
    return read_pack(broken(*edits)) != prima()


def without(file: str, table: str, name: str = "[a-z-]+") -> Edit:
    """Take one entry of a table out, the first by default."""
    return file, rf'\[\[{table}\]\]\nid = "{name}"\n.*?(?=\n\[|\Z)', ""
