"""A client that is generated from the published document knows the board of each game by its type."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import httpx
import pytest

from projections.catalogue import CATALOGUE
from tests.api.serving import serving

DOCUMENT = Path(__file__).parents[3] / "docs" / "openapi.json"
GENERATE = (
    *(sys.executable, "-m", "datamodel_code_generator", "--formatters", "builtin"),
    *("--input", str(DOCUMENT), "--input-file-type", "openapi"),
    *("--output-model-type", "pydantic_v2.BaseModel", "--use-annotated", "--target-python-version", "3.11"),
    *("--keep-field-defaults-off-branch-roots", "--deserialize-default-values", "enum"),
)
USE = """
from models import Board, Done, MateriaPrimaBoard, Menu, Problem

def days_left(answer: str) -> int:
    board = Board.model_validate_json(answer).root
    if isinstance(board, MateriaPrimaBoard):
        return board.last_day - board.{day}
    return len(board.row or ()) - (board.stop or 0)

def command(answer: str) -> str:
    return Menu.model_validate_json(answer).actions[0].command.key

def newest(answer: str) -> int:
    return Done.model_validate_json(answer).events[-1].v

def rule(answer: str) -> str | None:
    return Problem.model_validate_json(answer).rule
"""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the generated client."""
    folder = tmp_path_factory.mktemp("client")
    subprocess.run([*GENERATE, "--output", str(folder / "models.py")], check=True, capture_output=True, timeout=120)
    return folder


def check_types(client: Path, day: str) -> str:
    """What the type checker says of a program that uses the client. day: the field of the board that it reads."""
    (client / "use.py").write_text(USE.replace("{day}", day))
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(client / "cache"), "models.py", "use.py"],
        cwd=client,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    return checked.stdout + checked.stderr


def test_a_generated_client_is_typed_with_each_games_board(client: Path) -> None:
    assert "Success: no issues found in 2 source files" in check_types(client, "day")


def test_a_field_that_a_board_lacks_is_a_type_error(client: Path) -> None:
    assert '"MateriaPrimaBoard" has no attribute "weekday"' in check_types(client, "weekday")


@pytest.mark.parametrize("game", CATALOGUE)
async def test_a_generated_client_reads_the_service(
    client: Path, tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(client)
    models = import_module("models")
    async with serving(tmp_path, CATALOGUE) as here:
        table = await here.started(2, game=game)
        board: httpx.Response = await here.http.get(f"{table.path}/board")
        summary: httpx.Response = await here.http.get(table.path)

    read = models.Board.model_validate_json(board.content).root
    assert type(read) is getattr(models, CATALOGUE[game][1].board_form.__name__)
    assert read.game == game
    assert models.Summary.model_validate_json(summary.content).game == game
