"""An old backup is restored and played on otherwise: every command that kept a checkpoint says REWRITTEN."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import UUID

import httpx
import pytest

from domain.log.checkpoint import read_checkpoint
from infra.store.backup import back_up
from tests.api.cli.commands.tables import Table
from tests.api.cli.terminals import Terminal
from tests.api.processes import free_port, start
from tests.api.toy_archives import hourglass, know_toy

COMMANDS = {
    "audit": ("audit",),
    "audit in JSON": ("audit", "--json"),
    "audit of many": ("audit", "--all"),
    "watch": ("watch",),
    "replay": ("replay",),
}


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    know_toy(monkeypatch)


class Restored:
    """A table whose service was restored from a backup. size, root: as they were seen before."""

    def __init__(self, table: Table, folder: Path, size: int, root: str) -> None:
        self.table, self.folder, self.size, self.root = table, folder, size, root

    def checkpoints(self, name: str) -> Path:
        """A folder with the checkpoint that was kept before."""
        return Path(shutil.copytree(self.folder / "seen", self.folder / name))


@contextmanager
def running(folder: Path, port: int) -> Iterator[None]:
    process = start(folder, port)
    try:
        yield
    finally:
        process.kill()
        process.wait(10)


def restore(copy: Path, folder: Path) -> None:
    """Put a backup in place of a store and its keys."""
    for path in [*folder.glob("tables.db*"), *folder.glob("key*")]:
        path.unlink()
    shutil.copy(copy / "hourglass.db", folder / "tables.db")
    for ending in ("", ".signing", ".signing.public"):
        shutil.copy(copy / f"hourglass.db.key{ending}", folder / f"key{ending}")


@pytest.fixture(scope="module", params=["forked", "shorter"])
def restored(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Restored]:
    """A service that was backed up, played on, seen by `audit`, and restored; then the table is played otherwise."""
    folder, port = tmp_path_factory.mktemp("service"), free_port()
    with running(folder, port):
        table = Table(f"http://127.0.0.1:{port}")
        table.post("start")
        table.play("roll:2")
        back_up(folder / "tables.db", folder / "key", folder / "copy")
        table.play("draw", "pass")
        seen = hourglass("audit", table.url, "--state", folder / "seen")
        assert seen.exit_code == 0, seen.stderr
    restore(folder / "copy", folder)
    with running(folder, port):
        if request.param == "forked":
            table.play("roll:3", "draw", "roll:1", "pass")
        [kept] = (folder / "seen").iterdir()
        checkpoint = read_checkpoint(kept.read_text("utf-8"))
        yield Restored(table, folder, checkpoint.size, checkpoint.root.hex())


@pytest.mark.parametrize("name", COMMANDS)
def test_field_98_a_kept_checkpoint_convicts_the_service(restored: Restored, name: str) -> None:
    command, state = COMMANDS[name], restored.checkpoints(name)
    before = {path.name: path.read_bytes() for path in state.iterdir()}
    told = hourglass(command[0], restored.table.url, *command[1:], "--state", state)
    said = " ".join((told.stdout + told.stderr).split())
    now = read_checkpoint(httpx.get(f"{restored.table.url}/checkpoint").text)

    assert told.exit_code == 1
    assert "REWRITTEN" in said and restored.root in said and now.root.hex() in said
    assert "Verdict: ok" not in said
    assert {path.name: path.read_bytes() for path in state.iterdir()} == before


def test_field_98_a_kept_checkpoint_convicts_the_service_that_is_played_at(restored: Restored) -> None:
    state = restored.checkpoints("play")
    player = Terminal(restored.folder, restored.table.url, "--state", str(state), HOURGLASS_TOKEN=restored.table.token)

    player.sees("REWRITTEN", restored.root)
    assert player.ends() == 1


def test_a_survey_of_the_service_looks_at_running_tables_that_are_known(restored: Restored) -> None:
    state = restored.checkpoints("survey")
    told = hourglass("audit", "--all", restored.table.service, "--json", "--state", state)
    [fault] = json.loads(told.stdout)["failed"]

    assert told.exit_code == 1
    assert fault["where"] == restored.table.url and "REWRITTEN" in fault["why"] and restored.root in fault["why"]


def test_who_has_seen_nothing_before_is_told_nothing_and_remembers(restored: Restored) -> None:
    state = restored.folder / "newcomer"
    told = hourglass("audit", restored.table.url, "--state", state)
    again = hourglass("replay", restored.table.url, "--state", state)

    assert (told.exit_code, again.exit_code) == (0, 0), told.stderr
    assert [path.name for path in state.iterdir()] == [f"{restored.table.id}.checkpoint"]
    shutil.rmtree(state)


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("content", ["", "garbage\n", "of another table"])
def test_a_damaged_checkpoint_blames_its_file_and_not_the_service(restored: Restored, name: str, content: str) -> None:
    command, state = COMMANDS[name], restored.checkpoints("damaged")
    [kept] = state.iterdir()
    damaged = kept.read_text().replace(restored.table.id, str(UUID(int=4))) if "another" in content else content
    kept.write_text(damaged)
    told = hourglass(command[0], restored.table.url, *command[1:], "--state", state)
    shutil.rmtree(state)
    said = " ".join((told.stdout + told.stderr).split())

    assert told.exit_code == 2, said
    assert kept.name in said.replace(" ", "") and "damaged" in said and "the log was changed" not in said
