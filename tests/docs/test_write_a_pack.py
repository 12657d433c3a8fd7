"""docs/write-a-pack.md does what it says: its steps are taken one after another, as a reader would."""

import os
import re
import shlex
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from api.cli.server_process import environment, served
from tests import ROOT
from tests.api.processes.warm import run

PAGE = (ROOT / "docs" / "write-a-pack.md").read_text()
PACK = Path("packs") / "materia-prima" / "my-pack"
BLOCK = re.compile(r"(?P<prose>.*?)```(?P<kind>sh|text|toml|ftl)\n(?P<body>.*?)```", re.DOTALL)
CHANGE = re.compile(r"change\s+`([^`]+)`\s+in\s+`([^`]+)`\s+to\s+`([^`]+)`")
WITHIN = 300


class Block(NamedTuple):
    """A block of the page and what is said before it."""

    prose: str
    kind: str
    body: str


def blocks() -> Iterator[Block]:
    for found in BLOCK.finditer(PAGE):
        yield Block(found["prose"], found["kind"], found["body"])


class Reader:
    """Somebody who takes the steps of the page, in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.said, self.code, self.simulated = "", 0, ""

    def take(self, block: Block) -> None:
        """Do what a block and the words before it ask for."""
        for old, file, new in CHANGE.findall(block.prose):
            self.write(file, self.read(file).replace(old, new))
        if block.kind in ("toml", "ftl"):
            for file in re.findall(r"at\s+the\s+end\s+of\s+`([^`]+)`:\s*\Z", block.prose):
                self.write(file, self.read(file) + "\n" + block.body)
        elif block.kind == "text":
            assert shortened(self.said) == shortened(block.body)
            assert self.code == (2 if "hourglass:" in block.body else "✗" in block.body)
        elif block.body.startswith("curl"):
            self.open_table(block.body)
        elif block.body.startswith("hourglass serve"):
            self.find_the_port_taken(block.body)
        elif block.body.startswith("PORT="):
            self.serve_elsewhere(block.body)
        elif block.body.startswith("hourglass play"):
            self.play(block.body)
        else:
            for line in block.body.splitlines():
                self.run(shlex.split(line))

    def run(self, words: list[str]) -> None:
        """Run a command."""
        if words[0] == "hourglass":
            done = self.ended(words[1:])
        else:
            done = subprocess.run(
                words, check=False, cwd=self.folder, capture_output=True, text=True, encoding="utf-8", timeout=WITHIN
            )
        assert done.stderr == ""
        self.said, self.code = done.stdout, done.returncode
        self.simulated = done.stdout if "simulate" in words else self.simulated

    def find_the_port_taken(self, line: str) -> None:
        """Start a service where something else listens already."""
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = str(taken.getsockname()[1])
            done = self.ended(shlex.split(line)[1:], PORT=port)
        self.said, self.code = done.stderr.replace(port, "8000"), done.returncode

    def serve_elsewhere(self, line: str) -> None:
        """Start a service at the port that the line names, or rather at any free one, and end it again."""
        setting, *words = shlex.split(line)
        assert setting == "PORT=8001"
        process = subprocess.Popen(
            [sys.executable, "-m", "api.cli", *words[1:]],
            cwd=self.folder,
            env=environment(self.folder) | {"PORT": "0"},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stdout and process.stdout.readline().startswith("Hourglass listens on ")
        finally:
            process.terminate()
            process.communicate(timeout=WITHIN)
        assert process.returncode == 0

    def play(self, line: str) -> None:
        """Look at the first question in the terminal, and leave."""
        own = {"XDG_DATA_HOME": str(self.folder / "data")}
        done = self.ended(shlex.split(line)[1:], "q\n", **own)
        assert (done.returncode, done.stderr) == (0, "")
        assert "The Night Watch" in done.stdout and "one street after the other" in done.stdout

    def ended(self, words: Sequence[str], typed: str = "", **more: str) -> "subprocess.CompletedProcess[str]":
        """How a command of Hourglass ends. typed: what it may read."""
        return run(["api.cli", *words], environment(self.folder) | more, typed, WITHIN, str(self.folder))

    def open_table(self, line: str) -> None:
        """Open a table at a service that has the packs."""
        body = re.search(r"-d '(.*)'", line)
        assert body
        with served(self.folder / "packs") as url:
            headers = {"Content-Type": "application/json"}
            answer = httpx.post(f"{url}/v1/tables", content=body[1], headers=headers)
            assert answer.status_code == 201, answer.text
            games = httpx.get(f"{url}/v1/games").json()["games"]
        (mine,) = [pack for pack in games[0]["packs"] if pack["id"] == "my-pack"]
        assert [one["title"] for one in mine["scenarios"]][-1] == "The Night Watch"
        assert len({pack["title"] for pack in games[0]["packs"]}) == len(games[0]["packs"])

    def read(self, file: str) -> str:
        return (self.folder / PACK / file).read_text("utf-8")

    def write(self, file: str, text: str) -> None:
        assert text != self.read(file)
        (self.folder / PACK / file).write_text(text, "utf-8")


def shortened(text: str) -> list[str]:
    """Lines without what changes with the pack that ships: numbers of lines and of files, hashes."""
    plain = re.sub(r"hash (\.\.\.|[0-9a-f]{64})", "hash", text)
    return [re.sub(r":\d+$|\d+ files", "", line) for line in plain.strip().splitlines()]


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Reader:
    """Who has taken every step."""
    one = Reader(tmp_path_factory.mktemp("reader"))
    for block in blocks():
        one.take(block)
    return one


def test_every_step_does_what_the_page_says(reader: Reader) -> None:
    assert [block.kind for block in blocks()].count("text") == 4
    assert "night-watch" in reader.simulated and "tables/s" in reader.simulated


def test_the_pack_that_comes_of_it_is_sound_and_holds_the_new_cards(reader: Reader) -> None:
    reader.run(["hourglass", "content", "check", str(PACK)])

    assert reader.code == 0
    assert "storm-lantern" in reader.read("recipes.toml")
    assert not (reader.folder / PACK / "de.ftl").exists()


def test_the_files_of_the_page_are_those_of_a_new_pack() -> None:
    named = set(re.findall(r"`([a-z]+\.(?:toml|ftl))`", PAGE))
    shipped = ROOT / "domain" / "materia_prima" / "packs" / "prima"

    assert named == set(os.listdir(shipped))
