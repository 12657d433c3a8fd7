"""`hourglass play --save`: which files hold a game."""

import json
from pathlib import Path

import pytest
import typer

from api.cli.commands.play import saved


def test_a_save_stands_alone_or_in_a_sheet(tmp_path: Path) -> None:
    save = {"campaign": "the-eighth-tally"}
    for held in (save, {"save": save}, {"version": 3, "sheet": {"save": save}}):
        file = tmp_path / "game.json"
        file.write_text(json.dumps(held), "utf-8")
        assert saved(file) == save
    assert saved(None) is None


@pytest.mark.parametrize(
    ("text", "why"), [("{", "is no JSON"), ("[]", "holds no save"), ('{"save": 3}', "holds no save"), (None, "No such")]
)
def test_another_file_is_refused_in_one_line(
    text: str | None, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    if text is not None:
        file.write_text(text, "utf-8")
    with pytest.raises(typer.Exit) as caught:
        saved(file)
    assert caught.value.exit_code == 2
    assert why in capsys.readouterr().err.replace("\n", " ")
