"""`hourglass content`: a pack is begun, checked with all its faults, and described."""

import json
from pathlib import Path

import pytest

from api import games
from api.service.command import Command
from api.service.tables.use_cases import Tables
from infra.keys.vault import Vault
from infra.nodes.feed import Feed
from infra.packs.index import PackIndex
from infra.packs.released import package_of
from infra.store.log import TableLog
from infra.store.sqlite.recorder import SqliteRecorder
from projections.audit import write_archive
from projections.catalogue import CATALOGUE
from tests import ROOT
from tests.api.toy_archives import hourglass

GAMES = tuple(CATALOGUE)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A new pack."""
    folder = tmp_path / "mine"
    assert hourglass("content", "new", folder).exit_code == 0
    return folder


def change(file: Path, old: str, new: str) -> int:
    """Change the first place found; its line."""
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))
    return text.count("\n", 0, text.index(old)) + 1


def test_a_new_pack_is_sound(mine: Path) -> None:
    result = hourglass("content", "check", mine)

    assert result.exit_code == 0
    assert result.stdout.startswith("✓ mine: ")
    assert "nothing wrong" in result.stdout
    assert (mine / "pack.toml").read_text().startswith('[pack]\nid = "mine"\n')


SHIPPED = [
    (game, file.parent)
    for game in GAMES
    for file in sorted((ROOT / package_of(CATALOGUE[game][0]).replace(".", "/") / "packs").glob("*/pack.toml"))
]


@pytest.mark.parametrize(("game", "pack"), SHIPPED, ids=lambda one: getattr(one, "name", one))
def test_the_packs_that_ship_are_sound(game: str, pack: Path) -> None:
    assert hourglass("content", "check", pack, "--game", game).exit_code == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_pack_of_any_game_is_begun_and_checked(tmp_path: Path, game: str) -> None:
    assert hourglass("content", "new", tmp_path / "mine", "--game", game).exit_code == 0
    assert hourglass("content", "check", tmp_path / "mine", "--game", game).stdout.startswith("✓ mine: ")
    (tmp_path / "mine" / "pack.toml").write_text('[pack]\nid = "mine"\n')
    assert hourglass("content", "check", tmp_path / "mine", "--game", game).exit_code == 1


def test_every_fault_is_told_in_order_with_its_place_and_what_is_possible(mine: Path) -> None:
    level = change(mine / "recipes.toml", "level = 1", "level = 9")
    stat = change(mine / "alarm.toml", 'stat = "actions"', 'stat = "action"')
    text = change(mine / "en.ftl", "element-air = air", "element-air = { $air }")
    result = hourglass("content", "check", mine)

    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[0::2] == [
        f"{mine}/alarm.toml:{stat}",
        f"{mine}/en.ftl:{text}",
        f"{mine}/recipes.toml:{level}",
        "✗ 3 faults in 3 files",
    ]
    assert "did you mean actions; possible: actions, attack, defence, destroy" in lines[1]


def test_the_faults_can_be_had_as_json(mine: Path) -> None:
    sound = json.loads(hourglass("content", "check", mine, "--json").stdout)
    change(mine / "en.ftl", "element-air = air\n", "")
    broken = hourglass("content", "check", mine, "--json")

    assert (sound["pack"], len(sound["hash"]), sound["faults"], sound["warnings"]) == ("mine", 64, [], [])
    assert broken.exit_code == 1
    assert json.loads(broken.stdout) == {
        "pack": None,
        "hash": None,
        "faults": [{"file": f"{mine}/en.ftl", "line": None, "message": "there is no message element-air"}],
        "warnings": [],
    }


def test_what_is_probably_not_meant_is_a_warning(tmp_path: Path) -> None:
    folder, game = tmp_path / "gaps", ("--game", "tainted-grail")
    assert hourglass("content", "new", folder, *game).exit_code == 0
    line = change(folder / "encounters-green.toml", "least = 0, most = 1", "least = 0, most = 0") - 1
    result = hourglass("content", "check", folder, *game)
    (warning,) = json.loads(hourglass("content", "check", folder, "--json", *game).stdout)["warnings"]

    assert result.exit_code == 0
    place, message, sound = result.stdout.splitlines()
    assert place == f"{folder}/encounters-green.toml:{line}"
    assert message == "  TG-10.11.7: lean-fox has no row for a pool of 1"
    assert "nothing wrong, 1 warning, hash" in sound
    assert warning == {"file": f"{folder}/encounters-green.toml", "line": line, "message": message.strip()}


def test_a_pack_in_the_folder_of_a_game_is_of_that_game(tmp_path: Path) -> None:
    folder = tmp_path / "tainted-grail" / "mine"

    assert hourglass("content", "new", folder).exit_code == 0
    assert (folder / "encounters-green.toml").exists()
    assert "nothing wrong" in hourglass("content", "check", folder).stdout
    assert hourglass("content", "check", folder, "--game", "materia-prima").exit_code == 1


def test_what_a_terminal_would_obey_is_not_printed(mine: Path) -> None:
    change(mine / "recipes.toml", 'kind = "equipment"', r'kind = "\u001b[2J"')
    result = hourglass("content", "check", mine)

    assert result.exit_code == 1
    assert "\x1b" not in result.stdout


@pytest.mark.parametrize(
    "arguments",
    [("check", "/nowhere"), ("check", "/dev/null"), ("check", "/", "--game", "chess"), ("schema", "--game", "chess")],
)
def test_what_cannot_be_looked_at_is_a_usage_error(arguments: tuple[str, ...]) -> None:
    result = hourglass("content", *arguments)

    assert result.exit_code == 2
    assert result.stderr.startswith("hourglass: ")
    assert len(result.stderr.splitlines()) == 1


def test_a_pack_is_begun_in_a_new_folder_only(mine: Path, tmp_path: Path) -> None:
    again, wrong = hourglass("content", "new", mine), hourglass("content", "new", tmp_path / "Not An Id")

    assert (again.exit_code, wrong.exit_code) == (2, 2)
    assert "File exists" in again.stderr
    assert "Expected small letters, digits and single `-`" in wrong.stderr
    assert not (tmp_path / "Not An Id").exists()


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_in_the_documents_is_the_one_that_is_printed(game: str) -> None:
    schema = ROOT / "docs" / f"{game}-pack.schema.json"

    assert hourglass("content", "schema", "--game", game).stdout == schema.read_text()


@pytest.mark.parametrize("command", ["simulate", "demo"])
def test_a_broken_pack_stops_a_command_with_the_lines_of_the_check(mine: Path, command: str) -> None:
    level = change(mine / "recipes.toml", "level = 1", "level = 9")
    folder = mine.parent / "packs" / "materia-prima"
    folder.mkdir(parents=True)
    mine.rename(folder / "mine")
    result = hourglass(command, "--packs", folder.parent)

    assert result.exit_code == 2
    assert result.stderr.startswith(f"hourglass: {folder}/mine/recipes.toml:{level}: Expected `int` <= 3")


@pytest.mark.parametrize("command", ["replay", "audit"])
def test_a_folder_of_packs_that_is_not_there_stops_a_command(command: str, tmp_path: Path) -> None:
    result = hourglass(command, tmp_path / "archive", "--packs", tmp_path / "none")

    assert result.exit_code == 2
    assert "none: cannot be read: No such file" in result.stderr


async def archive_with(packs: PackIndex, folder: Path) -> bytes:
    """The archive of a table that was played with the pack `mine`, for a moment."""
    recorder = SqliteRecorder(folder / "tables.db")
    recorder.create_tables()
    log = TableLog(recorder, games.codec())
    tables = Tables(log, Vault(folder / "key"), packs, Feed())
    try:
        table = (await tables.open("materia-prima", ["A", "B"], [(), ()], pack_id="mine")).id
        await tables.start(table, Command(0))
        await tables.end(table, Command(0))
        return write_archive(log.codec.line(event) for event in log.stored(table))
    finally:
        recorder.close()


async def test_an_archive_of_such_a_table_is_told_and_audited_where_the_pack_is_known(
    mine: Path, tmp_path: Path
) -> None:
    folder, file = tmp_path / "packs" / "materia-prima", tmp_path / "archive.ndjson"
    folder.mkdir(parents=True)
    mine.rename(folder / "mine")
    file.write_bytes(await archive_with(games.packs(folder.parent), tmp_path))
    told, untold = hourglass("replay", file, "--packs", folder.parent), hourglass("replay", file)
    audited, in_part = hourglass("audit", file, "--packs", folder.parent), hourglass("audit", file)

    assert told.exit_code == 0
    assert (untold.exit_code, "is not installed here" in untold.stderr) == (1, True)
    assert (audited.exit_code, in_part.exit_code) == (0, 0)
    assert "skipped" in in_part.stdout and audited.stdout.count("skipped") < in_part.stdout.count("skipped")


def test_a_pack_of_ones_own_is_played_by_its_id(mine: Path, tmp_path: Path) -> None:
    folder = tmp_path / "packs" / "materia-prima"
    folder.mkdir(parents=True)
    mine.rename(folder / "mine")
    played = hourglass("simulate", "--packs", folder.parent, "--pack", "mine", "--tables", "1", "--processes", "1")
    unknown = hourglass("simulate", "--packs", folder.parent, "--pack", "yours", "--tables", "1")

    assert played.exit_code == 0
    assert (unknown.exit_code, "mine" in unknown.stderr) == (2, True)
