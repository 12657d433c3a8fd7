"""`hourglass rebuild` makes the read models anew, to the same bytes."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any
from uuid import UUID

import httpx
import pytest

from tests.api.processes import served
from tests.api.toy_archives import hourglass, know_toy


@pytest.fixture(autouse=True)
def store(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    know_toy(monkeypatch)
    path = tmp_path / "tables.db"
    monkeypatch.setenv("STORE_URL", f"sqlite:///{path}")
    return path


def opened(url: str) -> str:
    table = httpx.post(f"{url}/v1/tables", json={"game": "toy", "seats": [{}]}).raise_for_status().json()
    headers = {"Authorization": f"Bearer {table['seats'][0]['token']}"}
    httpx.post(f"{url}/v1/tables/{table['id']}/start", headers=headers).raise_for_status()
    return str(table["id"])


def done(store: Path, statement: str, *values: Any) -> list[Any]:
    with closing(sqlite3.connect(store)) as connection, connection:
        return connection.execute(statement, values).fetchall()


def test_rebuilt_twice_gives_the_same_bytes(tmp_path: Path, store: Path) -> None:
    with served(tmp_path) as (_, url):
        ids = [opened(url) for _ in range(5)]
    told = []
    for _ in range(2):
        done(store, "UPDATE lobby SET game = 'spoilt'")
        done(store, "INSERT OR REPLACE INTO statistics VALUES (?, 7, '{}')", UUID(ids[0]).bytes)
        result = hourglass("rebuild")
        assert (result.exit_code, result.stdout.splitlines()[0]) == (0, "rebuilt: lobby"), result.stderr
        assert done(store, "SELECT * FROM statistics") == [], "the service counts them anew"
        told.append(done(store, "SELECT * FROM lobby ORDER BY ordinal"))

    assert told[0] == told[1]
    assert [(str(UUID(bytes=row[-2])), row[0], row[1]) for row in told[0]] == [(id, "toy", "running") for id in ids]


def test_it_goes_beside_the_service(tmp_path: Path) -> None:
    with served(tmp_path) as (_, url):
        ids = [opened(url) for _ in range(3)]
        result = hourglass("rebuild")
        listed = httpx.get(f"{url}/v1/tables").json()["tables"]

    assert result.exit_code == 0, result.stderr
    assert [one["id"] for one in listed] == ids[::-1]


def test_what_is_left_out_is_named(tmp_path: Path, store: Path) -> None:
    with served(tmp_path) as (_, url):
        broken, fine = opened(url), opened(url)
    done(
        store,
        "UPDATE stored_events SET state = x'c1' WHERE originator_id = ? AND originator_version = 2",
        UUID(broken).bytes,
    )
    result = hourglass("rebuild")
    with served(tmp_path) as (_, url):
        parts = httpx.get(f"{url}/readyz").json()
        listed = httpx.get(f"{url}/v1/tables").json()["tables"]

    assert (result.exit_code, result.stderr) == (
        1,
        f"hourglass: left out: table {broken}, version 2 cannot be read\n",
    )
    assert [one["id"] for one in listed] == [fine]
    assert parts == {"ready": True, "parts": {"store": True, "lobby": False, "campaigns": True, "keys": True}}


def test_without_a_store_nothing_is_made(store: Path) -> None:
    result = hourglass("rebuild")

    assert (result.exit_code, store.exists()) == (2, False)
    assert result.stderr == f"hourglass: STORE_URL: there is no store at {store}\n"


def test_a_file_of_another_kind_is_left_alone(store: Path) -> None:
    store.write_bytes(b"a file of another kind " * 100)
    result = hourglass("rebuild")

    assert result.exit_code == 2
    assert "the file is not a store" in result.stderr
    assert store.read_bytes() == b"a file of another kind " * 100
