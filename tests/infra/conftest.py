"""The toy game's tables on a real SQLite file."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from api.service.campaigns.use_cases import Campaigns
from api.service.tables.use_cases import Tables
from infra.keys.vault import Vault
from infra.nodes.feed import Feed
from infra.packs.index import PackIndex
from infra.store.codec import Codec
from infra.store.log import TableLog
from infra.store.opening import migrated
from infra.store.recorder import StoreRecorder
from infra.store.sqlite import SqliteRecorder
from tests.infra.nodes import Node, nodes
from tests.infra.postgres_server import database, server
from tests.infra.sqlite_store import opened
from tests.toy import TOY

Make = Callable[..., Tables]
Of = Callable[[Tables], Campaigns]


@pytest.fixture
def store_url(tmp_path: Path) -> str:
    """The store of the test; a module of tests may say another one."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def any_store_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A store of each kind in turn; a module that must hold for all of them makes this its `store_url`."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
        return
    with database(request.getfixturevalue("postgres")) as url:
        yield url


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The file of a recorder without tables of a game."""
    return tmp_path / "tables.db"


@pytest.fixture
def recorder(path: Path) -> Iterator[SqliteRecorder]:
    """One on that file; a module of tests may say another one."""
    with opened(path) as recorder:
        yield recorder


@pytest.fixture
def make(store_url: str, tmp_path: Path) -> Iterator[Make]:
    """Opens the store; each call is a process that starts anew on the same store."""
    recorders: list[StoreRecorder] = []

    def of(**limits: int) -> Tables:
        for one in recorders:
            one.close()
        recorders[:] = [migrated(store_url)]
        log = TableLog(recorders[0], Codec([TOY]))
        return Tables(log, Vault(tmp_path / "key"), PackIndex([TOY], lambda game: [{}]), Feed(), **limits)

    yield of
    for one in recorders:
        one.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server that runs as long as the tests of this process."""
    with server() as url:
        yield url


@pytest.fixture
def url(postgres: str) -> Iterator[str]:
    """An empty PostgreSQL database."""
    with database(postgres) as url:
        yield url


@pytest.fixture
def two(url: str, tmp_path: Path) -> Iterator[list[Node]]:
    """Two nodes that share a store."""
    with nodes(url, tmp_path) as both:
        yield both


@pytest.fixture
def tables(make: Make) -> Tables:
    return make()


@pytest.fixture
def of(tmp_path: Path) -> Of:
    return lambda tables: Campaigns(tables, Vault(tmp_path / "key"))


@pytest.fixture
def campaigns(tables: Tables, of: Of) -> Campaigns:
    return of(tables)
