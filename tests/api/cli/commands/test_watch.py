"""`hourglass watch`: the story as it happens, and a memory that convicts a service of two logs."""

import json
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from uuid import UUID

import httpx
import pytest

from api.client.feed_reader import Cut, Event, follow
from api.http.verifier import SCRIPT
from domain.log.checkpoint import read_checkpoint
from infra.keys.signer import Signer
from tests.api.cli.commands.tables import Table
from tests.api.processes import free_port, served, start
from tests.api.toy_archives import hourglass, know_toy


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    know_toy(monkeypatch)


def test_a_table_is_told_to_its_end_and_its_checkpoint_kept(tmp_path: Path) -> None:
    with served(tmp_path) as (_, url):
        table = Table(url)
        table.post("start")
        table.play("roll:2", "draw")
        table.post("undo", {"to": 1})
        table.play("finish")
        table.post("end")
        state = tmp_path / "seen"
        told = hourglass("watch", table.url, "--state", state)
        again = hourglass("watch", table.url, "--state", state, "--lang", "de")
        replayed = hourglass("replay", table.url, "--state", state)
        size = len(httpx.get(f"{table.url}/log").text.splitlines())
    assert told.exit_code == again.exit_code == replayed.exit_code == 0
    assert "A: Take roll:2" in told.stdout and "A: Nimm roll:2" in again.stdout
    [kept] = state.iterdir()
    assert kept.name == f"{table.id}.checkpoint" and read_checkpoint(kept.read_text("utf-8")).size == size


def test_a_service_that_shows_another_log_is_convicted(tmp_path: Path) -> None:
    state, port = tmp_path / "seen", free_port()
    process = start(tmp_path, port)
    try:
        table = Table(f"http://127.0.0.1:{port}")
        table.post("start")
        process.terminate()
        process.wait(10)
        shutil.copytree(tmp_path, tmp_path.with_name("before"))
        process = start(tmp_path, port)
        table.play("roll:2", "draw")
        assert hourglass("replay", table.url, "--state", state).exit_code == 0
    finally:
        process.kill()
        process.wait(10)
    process = start(tmp_path.with_name("before"), port)
    try:
        shorter = hourglass("replay", table.url, "--state", state)
        table.play("roll:3", "draw", "roll:1")
        forked = hourglass("replay", table.url, "--state", state)
    finally:
        process.kill()
        process.wait(10)
    assert shorter.exit_code == forked.exit_code == 1
    assert "the log had" in shorter.stderr and "nothing proves" in forked.stderr


def test_what_an_old_key_signed_stays_good_when_the_service_has_taken_a_new_one(tmp_path: Path) -> None:
    state, old, new = tmp_path / "seen", tmp_path / "old.ndjson", tmp_path / "new.ndjson"
    port = free_port()
    process = start(tmp_path, port)
    try:
        table = Table(f"http://127.0.0.1:{port}")
        table.post("start")
        table.play("roll:2")
        assert hourglass("replay", table.url, "--state", state).exit_code == 0
        old.write_bytes(httpx.get(f"{table.url}/export").content)
        process.terminate()
        process.wait(10)
        (tmp_path / "key.signing").unlink()
        process = start(tmp_path, port)
        table.play("draw")
        table.post("end")
        went_on = hourglass("replay", table.url, "--state", state)
        new.write_bytes(httpx.get(f"{table.url}/export").content)
        first, second = (one["vkey"] for one in httpx.get(f"{table.service}/v1/keys").json()["keys"])
    finally:
        process.kill()
        process.wait(10)
    assert went_on.exit_code == 0, went_on.stderr
    for archive, key, other in ((old, first, second), (new, second, first)):
        for command in (["hourglass", "audit"], [sys.executable, str(SCRIPT)]):
            assert verdict_of_b(command, archive, key) == "ok"
            assert verdict_of_b(command, archive, first, second) == "ok"
            assert verdict_of_b(command, archive, other) == "unsigned"


def verdict_of_b(command: list[str], archive: Path, *keys: str) -> str:
    """Whether a verifier with these keys believes the signature of an archive."""
    words = [*command[1:], str(archive), "--json", *(word for key in keys for word in ("--key", key))]
    if command[0] == "hourglass":
        told = hourglass(*words).stdout
    else:
        told = subprocess.run([command[0], *words], capture_output=True, text=True, timeout=60, check=False).stdout
    verdict: str = json.loads(told)["checks"][1]["verdict"]
    return verdict


@pytest.mark.parametrize(("kept", "code"), [("nonsense", 2), ("other root", 1)])
def test_a_memory_that_does_not_fit_ends_the_watch(tmp_path: Path, kept: str, code: int) -> None:
    """Exit code 2: nothing can be compared with a damaged checkpoint; 1: the log was changed."""
    state = tmp_path / "seen"
    state.mkdir()
    with served(tmp_path) as (_, url):
        table = Table(url)
        table.post("start")
        table.post("end")
        size = len(httpx.get(f"{table.url}/log").text.splitlines())
        other = Signer("hourglass.local", tmp_path / "key.signing").checkpoint(UUID(table.id), size, b"x" * 32)
        (state / f"{table.id}.checkpoint").write_text(kept if kept == "nonsense" else other, "utf-8")
        told = hourglass("watch", table.url, "--state", state)
    assert told.exit_code == code and "hourglass:" in told.stderr


def test_who_is_delayed_keeps_what_was_seen_live(tmp_path: Path) -> None:
    state = tmp_path / "seen"
    with served(tmp_path) as (_, url):
        table = Table(url, options={"delay": 1})
        table.post("start")
        loaded = hourglass("replay", table.url, "--state", state, "--token", table.token)
        [kept] = state.iterdir()
        size = read_checkpoint(kept.read_text("utf-8")).size
        table.play("draw")
        table.post("end")
        told = hourglass("watch", table.url, "--state", state)
    assert loaded.exit_code == told.exit_code == 0
    assert read_checkpoint(kept.read_text("utf-8")).size > size


@pytest.mark.parametrize(
    "where", ["http://127.0.0.1:1/v1/tables/6f0c1f4e-6f7a-4d8e-9a57-0c1de2f3a4b5", "http://x/y", "x"]
)
def test_what_cannot_be_watched_is_wrong_usage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    monkeypatch.setattr("api.client.feed_reader.TRIES", 1)
    assert hourglass("watch", where, "--state", tmp_path).exit_code == 2


def test_entries_come_once_however_often_the_service_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("api.client.feed_reader.TRIES", 1000)
    port = free_port()
    process = start(tmp_path, port)
    heard: list[Event] = []
    try:
        table = Table(f"http://127.0.0.1:{port}")
        table.post("start")

        def listen() -> None:
            with httpx.Client(base_url=table.service) as http:
                heard.extend(follow(http, table.id, sleep=lambda seconds: threading.Event().wait(0.3) and None))

        listening = threading.Thread(target=listen)
        listening.start()
        for key in ("roll:2", "draw"):
            table.play(key)
            process.kill()
            process.wait(10)
            process = start(tmp_path, port)
        table.play("finish")
        table.post("end")
        listening.join(30)
        lines = httpx.get(f"{table.url}/log").text.splitlines()
    finally:
        process.kill()
        process.wait(10)
    assert not listening.is_alive() and heard[-1].event == "ended"
    assert [event.id for event in heard if event.event == "entry"] == list(range(1, len(lines) + 1))


def test_a_service_that_stays_away_is_given_up() -> None:
    slept: list[float] = []
    with httpx.Client(base_url="http://127.0.0.1:1") as http, pytest.raises(Cut):
        list(follow(http, "x", sleep=slept.append))
    assert len(slept) == 10


def test_a_table_with_sealed_cards_is_replayed_by_its_service(tmp_path: Path) -> None:
    state, archive = tmp_path / "seen", tmp_path / "archive.ndjson"
    with served(tmp_path) as (_, url):
        table = Table(url)
        table.post("start")
        table.play("roll:2", "take", "draw")
        told = hourglass("replay", table.url, "--state", state, "--lang", "de")
        points = httpx.get(f"{table.url}/board").json()["points"]
        archive.write_bytes(httpx.get(f"{table.url}/export").content)
    assert told.exit_code == 0, told.stderr
    assert "Nimm take" in told.stdout and "Nimm draw" in told.stdout
    assert told.stdout.splitlines()[-1] == str(points)
    refused = hourglass("replay", archive)
    assert refused.exit_code == 1 and "sealed until its table has ended" in refused.stderr
