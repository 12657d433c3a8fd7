"""`hourglass migrate` makes a store's tables; a node makes none in a database, and says what to do."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from uuid import UUID

import psycopg
import pytest

from infra.store.opening import open_store
from infra.store.rows.records import SeatRow
from tests.api.processes import warm
from tests.infra.store.postgres_server import database, server


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with server() as url:
        yield url


def run(command: str, store_url: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    env = dict(os.environ) | {"STORE_URL": store_url, "KEY_FILE": str(folder / "key"), "PORT": "0"}
    return warm.run(["api.cli", command], env)


def test_a_database_is_migrated_again_and_again_and_then_opened(postgres: str, tmp_path: Path) -> None:
    with database(postgres) as url:
        for _ in range(2):
            done = run("migrate", url, tmp_path)
            assert (done.returncode, done.stdout) == (0, "migrated: the PostgreSQL database\n"), done.stderr
        with closing(open_store(url)) as store:
            assert store.is_shared and store.max_notification_id() is None


@pytest.mark.parametrize("command", ["serve", "rebuild"])
def test_without_tables_a_command_says_how_they_are_made(postgres: str, tmp_path: Path, command: str) -> None:
    with database(postgres) as url:
        done = run(command, url, tmp_path)
        assert done.returncode == 2 and "`hourglass migrate`" in done.stderr and "Traceback" not in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_a_database_of_an_older_release_is_to_be_migrated_and_loses_nothing(postgres: str, tmp_path: Path) -> None:
    with database(postgres) as url:
        run("migrate", url, tmp_path)
        row = SeatRow(UUID(int=1), 0, "Ada", b"token")
        with closing(open_store(url)) as store:
            store.insert_events([], rows=[row])
        with psycopg.connect(url) as older:
            older.execute("ALTER TABLE seats DROP COLUMN renamed")
            older.execute("DROP TABLE notes")
        done = run("serve", url, tmp_path)
        assert done.returncode == 2 and "`hourglass migrate`" in done.stderr
        assert run("migrate", url, tmp_path).returncode == 0
        with closing(open_store(url)) as store:
            assert store.seats(row.table) == [row]


def test_a_database_that_is_away_is_named_without_its_password(tmp_path: Path) -> None:
    done = run("migrate", "postgresql://me:open-sesame@127.0.0.1:1/db", tmp_path)
    assert done.returncode == 2 and done.stderr.startswith("hourglass: STORE_URL: the PostgreSQL database ")
    assert "open-sesame" not in done.stderr and len(done.stderr.splitlines()) == 1


def test_a_file_is_migrated_too(tmp_path: Path) -> None:
    done = run("migrate", f"sqlite:///{tmp_path / 'new' / 'tables.db'}", tmp_path)
    assert done.returncode == 0 and (tmp_path / "new" / "tables.db").is_file()


def test_a_wrong_setting_ends_it(tmp_path: Path) -> None:
    done = run("migrate", "mysql://me@host/db", tmp_path)
    assert done.returncode == 2 and done.stderr.startswith("hourglass: STORE_URL: must be ")


def test_rebuild_takes_a_database(postgres: str, tmp_path: Path) -> None:
    with database(postgres) as url:
        run("migrate", url, tmp_path)
        assert run("rebuild", url, tmp_path).stdout.splitlines()[0] == "rebuilt: lobby"
