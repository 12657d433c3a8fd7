"""README.md does what it says: its commands are pasted as they stand, against a real service."""

import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest

from api.cli.server_process import environment
from infra.settings import data_folder
from tests import ROOT
from tests.api.processes import SERVICE, free_port, start
from tests.api.processes.warm import run

PAGE = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
OVER_HTTP = [block for block in BLOCKS if "curl" in block]
WITHIN = 120


def test_play_comes_before_curl() -> None:
    assert PAGE.index("hourglass play") < PAGE.index("curl")


@pytest.mark.parametrize(
    "shell",
    ["sh", *(pytest.param(one, marks=pytest.mark.soak) for one in ("bash", "zsh") if which(one))],
)
def test_everything_over_http_can_be_pasted_whole(shell: str, tmp_path: Path) -> None:
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    program = tmp_path / ".venv" / "bin" / "hourglass"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m api.cli "$@"\n')
    program.chmod(0o755)
    port, service = free_port(), tmp_path / "service"
    service.mkdir()
    process = start(service, port, SERVICE, BUDGET="on")
    try:
        url = f"http://127.0.0.1:{port}"
        pasted = "set -e\n" + "\n".join(OVER_HTTP).replace("http://localhost:8000", url)
        done = subprocess.run(
            [shell],
            check=False,
            input=pasted,
            cwd=tmp_path,
            env=environment(tmp_path),
            capture_output=True,
            text=True,
            timeout=WITHIN,
        )
    finally:
        process.kill()
        process.wait(WITHIN)

    assert (done.returncode, done.stderr) == (0, ""), done.stdout[-3000:] + done.stderr
    assert '"status":4' not in done.stdout, "a request was refused"
    assert "Verdict: ok, but unsigned" in done.stdout
    assert "actions-undone" in (tmp_path / "table.ndjson").read_text("utf-8")


def test_it_says_where_the_data_lie(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Each file and folder that the table names is one that the service and the terminal make."""
    monkeypatch.setenv("XDG_DATA_HOME", "")
    monkeypatch.setenv("HOME", "/home/ada")
    table = PAGE.partition("## Where your tables are")[2].partition("\n## ")[0]
    command = ["api.cli", "play", "--game", "materia-prima"]
    own = {"HOME": str(tmp_path), "PORT": "0", "PATH": os.environ["PATH"]}
    assert run(command, own, "q\n", WITHIN, str(tmp_path)).returncode == 0
    made = {one.name for one in (tmp_path / ".local" / "share" / "hourglass").iterdir()}

    assert "~/" + str(data_folder().relative_to("/home/ada")) in table
    assert {one.rstrip("/") for one in re.findall(r"^\| `([^`]+)`", table, re.MULTILINE)} <= made
    assert made - {"hourglass.db-wal", "hourglass.db-shm"} <= {
        one.rstrip("/") for one in re.findall(r"`([^` ]+)`", table)
    }
