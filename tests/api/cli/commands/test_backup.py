"""`hourglass backup` of a service in use: what it copies is one moment, whole, and goes on elsewhere."""

import asyncio
import os
import sqlite3
import stat
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from domain.log.checkpoint import Keyring, read_key
from infra.keys.signer import verifies
from projections.audit import audit
from tests.api.http.waiting import soon
from tests.api.nodes.open_tables import open_tables
from tests.api.processes import environment, served
from tests.api.processes.warm import run

FILES = ["hourglass.db", "hourglass.db.key", "hourglass.db.key.signing", "hourglass.db.key.signing.public"]


def back_up(folder: Path, target: Path, *options: str) -> "subprocess.CompletedProcess[str]":
    return run(["api.cli", "backup", str(target), *options], environment(folder, 1))


async def play(url: str, table: dict[str, Any], enough: asyncio.Event) -> None:
    """Act until it is enough."""
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        while not enough.is_set():
            key = ("roll:2", "pass", "undo")[table.setdefault("turn", 0) % 3]
            table["turn"] += 1
            path, body = ("undo", None) if key == "undo" else ("actions", {"command": {"key": key}})
            await http.post(f"/v1/tables/{table['id']}/{path}", json=body, headers=table["headers"])
            table["acts"] = table.get("acts", 0) + 1


async def backed_up_in_use(folder: Path, target: Path, url: str) -> list[dict[str, Any]]:
    """Tables that were played before, while and after a backup was made."""
    tables = await open_tables(url)
    enough = asyncio.Event()
    playing = [asyncio.create_task(play(url, table, enough)) for table in tables]
    async with asyncio.timeout(60):
        while min(table.get("acts", 0) for table in tables) < 5:
            await asyncio.sleep(0.05)
        done = await asyncio.to_thread(back_up, folder, target)
        after = [table["acts"] for table in tables]
        while any(table["acts"] < before + 3 for table, before in zip(tables, after, strict=True)):
            await asyncio.sleep(0.05)
        enough.set()
        await asyncio.gather(*playing)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"{target}: {len(tables)} logs with ")
    return tables


async def test_a_service_in_use_is_backed_up_and_goes_on_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    target = tmp_path / "copy"
    with served(tmp_path / "here") as (_, url):
        tables = await backed_up_in_use(tmp_path / "here", target, url)
        logs = [httpx.get(f"{url}/v1/tables/{table['id']}/log").text for table in tables]
        checkpoints = [httpx.get(f"{url}/v1/tables/{table['id']}/checkpoint").text for table in tables]
        keys = httpx.get(f"{url}/v1/keys").json()
        keyring = Keyring(tuple(read_key(one["vkey"]) for one in keys["keys"]), verifies)

    assert sorted(path.name for path in target.iterdir()) == FILES
    restored = {"STORE_URL": f"sqlite:///{target / FILES[0]}", "KEY_FILE": str(target / FILES[1])}
    with served(target, **restored) as (_, url):
        assert httpx.get(f"{url}/v1/keys").json() == keys
        for table, log, checkpoint in zip(tables, logs, checkpoints, strict=True):
            at = f"{url}/v1/tables/{table['id']}"
            copied = httpx.get(f"{at}/log").text
            assert len(copied) > 0 and log.startswith(copied) and len(copied) < len(log)
            size = len(copied.splitlines())
            assert httpx.get(f"{at}/checkpoint").text != checkpoint
            assert httpx.get(f"{at}/board").status_code == 200
            assert httpx.post(f"{at}/end", headers=table["headers"]).status_code == 200
            assert httpx.get(f"{at}/log").text.startswith(copied)
            report = audit(httpx.get(f"{at}/export").content, keyring=keyring)
            assert (report.verdict, report.entries > size) == ("ok", True)


async def test_every_table_has_the_root_and_checkpoint_that_it_had(tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    with served(tmp_path / "here") as (_, url):
        tables = await open_tables(url)
        paths = [f"/v1/tables/{table['id']}/{what}" for table in tables for what in ("checkpoint", "export", "board")]
        before = [httpx.get(f"{url}{path}").content for path in paths]
        lobby = soon(lambda: ids_at(url, len(tables)))
        assert back_up(tmp_path / "here", tmp_path / "copy").returncode == 0
    for name in FILES:
        (tmp_path / "copy" / name).rename(tmp_path / "copy" / name.replace("hourglass.db", "tables.db", 1))
    with served(tmp_path / "copy", KEY_FILE=str(tmp_path / "copy" / "tables.db.key")) as (_, url):
        assert [httpx.get(f"{url}{path}").content for path in paths] == before
        assert soon(lambda: ids_at(url, len(tables))) == lobby


def ids_at(url: str, count: int) -> list[str]:
    """The ids of all tables in the lobby once they are this many, which is a moment later."""
    ids = [one["id"] for one in httpx.get(f"{url}/v1/tables").json()["tables"]]
    return ids if len(ids) == count else []


@pytest.fixture
def stopped(tmp_path: Path) -> Path:
    """The folder of a service that ran once."""
    folder = tmp_path / "here"
    folder.mkdir()
    with served(folder) as (process, url):
        assert httpx.post(f"{url}/v1/tables", json={"game": "toy", "seats": [{"name": "A"}]}).status_code == 201
        process.terminate()
        assert process.wait(20) == 0
    return folder


def test_the_copy_is_its_owners_alone_and_one_file(stopped: Path, tmp_path: Path) -> None:
    assert back_up(stopped, tmp_path / "copy").returncode == 0

    assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o700
    assert {stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "copy").iterdir()} == {0o600}
    assert (tmp_path / "copy" / FILES[1]).read_bytes() == (stopped / "key").read_bytes()
    with closing(sqlite3.connect(tmp_path / "copy" / FILES[0])) as copy:
        assert copy.execute("PRAGMA journal_mode").fetchone() == ("delete",)


def test_the_keys_can_be_left_out(stopped: Path, tmp_path: Path) -> None:
    done = back_up(stopped, tmp_path / "copy", "--no-keys")

    assert done.stdout == f"{tmp_path / 'copy'}: 1 log with 1 entry, without the keys\n"
    assert [path.name for path in (tmp_path / "copy").iterdir()] == FILES[:1]


def refused(folder: Path, target: Path) -> str:
    """What a refused backup says; it leaves nothing behind."""
    before = sorted(target.parent.iterdir()) if target.parent.is_dir() else []
    done = back_up(folder, target)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    assert (sorted(target.parent.iterdir()) if target.parent.is_dir() else []) == before
    return done.stderr


def test_nothing_is_written_over(stopped: Path, tmp_path: Path) -> None:
    (tmp_path / "copy").mkdir()

    assert refused(stopped, tmp_path / "copy") == f"hourglass: {tmp_path / 'copy'}: already exists\n"


def test_a_folder_that_is_not_there_is_named(stopped: Path, tmp_path: Path) -> None:
    assert "No such file" in refused(stopped, tmp_path / "nowhere" / "copy")


def test_without_a_store_there_is_no_backup(tmp_path: Path) -> None:
    assert "there is no store" in refused(tmp_path, tmp_path / "copy")


def test_a_damaged_store_is_not_taken_for_a_backup(stopped: Path, tmp_path: Path) -> None:
    store = stopped / "tables.db"
    content = bytearray(store.read_bytes())
    content[4096:] = os.urandom(len(content) - 4096)
    store.write_bytes(content)

    assert "the file is damaged" in refused(stopped, tmp_path / "copy")


def test_a_lost_or_open_key_is_named(stopped: Path, tmp_path: Path) -> None:
    (stopped / "key").chmod(0o644)
    assert "KEY_FILE" in refused(stopped, tmp_path / "copy")
    (stopped / "key").unlink()
    assert "No such file" in refused(stopped, tmp_path / "copy")


def test_a_database_is_not_copied_but_told_to_be_dumped(tmp_path: Path) -> None:
    env = environment(tmp_path, 1, STORE_URL="postgresql://nobody:secret@127.0.0.1:1/none")
    told = run(["api.cli", "backup", str(tmp_path / "copy")], env)
    assert (told.returncode, told.stdout) == (2, "")
    assert "pg_dump" in told.stderr and "secret" not in told.stderr
    assert not (tmp_path / "copy").exists()
