"""The toy game's tables on a real SQLite file."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from infra.campaigns import Campaigns
from infra.codec import Codec
from infra.feed import Feed
from infra.packs import Packs
from infra.store.log import TableLog
from infra.store.sqlite import SqliteRecorder
from infra.tables import Tables
from infra.vault import Vault
from tests.infra.postgres_server import server
from tests.toy import TOY

Make = Callable[..., Tables]
Of = Callable[[Tables], Campaigns]


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    """Opens the store; each call is a process that starts anew on the same file."""
    recorders: list[SqliteRecorder] = []

    def of(**limits: int) -> Tables:
        for one in recorders:
            one.close()
        recorders.clear()
        recorder = SqliteRecorder(tmp_path / "tables.db")
        recorder.create_tables()
        recorders.append(recorder)
        log = TableLog(recorder, Codec([TOY]))
        return Tables(log, Vault(tmp_path / "key"), Packs([TOY], lambda game: [{}]), Feed(), **limits)

    yield of
    for one in recorders:
        one.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server that runs as long as the tests of this process."""
    with server() as url:
        yield url


@pytest.fixture
def tables(make: Make) -> Tables:
    return make()


@pytest.fixture
def of(tmp_path: Path) -> Of:
    return lambda tables: Campaigns(tables, Vault(tmp_path / "key"))


@pytest.fixture
def campaigns(tables: Tables, of: Of) -> Campaigns:
    return of(tables)
