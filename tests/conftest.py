"""Stores for tests: SQLite files, and databases of a PostgreSQL server that starts when first needed."""

import gc
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from httpx._transports import asgi, default
from hypothesis import HealthCheck, settings

from infra.store.sqlite.recorder import SqliteRecorder
from tests.infra.store.jetstream.nats_server import NatsServer, nats_server
from tests.infra.store.postgres_server import database, migrated_database, server
from tests.infra.store.sqlite_store import opened

LONGEST = ("tests/api/nodes/clusters/", "tests/bench/", "tests/docs/")

settings.register_profile("new", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("same", settings.get_profile("new"), derandomize=True)


def pytest_configure(config: pytest.Config) -> None:
    """Draw the examples of the last run again; the soak draws new ones. A machine may be as slow as it is."""
    settings.load_profile("new" if config.option.markexpr == "soak" else "same")
    # Every client reads the certificates of all authorities, which takes longer than most tests ask for.
    default.create_ssl_context = cache(default.create_ssl_context)
    # Each request to a service without a socket looks for another kind of event loop on the disk.
    asgi.is_running_trio = lambda: False


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest at one go, or one worker would end with it while the others wait."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


def pytest_collection_finish() -> None:
    """Let the garbage collector look at all objects seldom: a worker holds millions of them, which stay to its end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


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
    with migrated_database(request.getfixturevalue("postgres")) as url:
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


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server that runs as long as the tests of this process."""
    with server() as url:
        yield url


@pytest.fixture(scope="session")
def nats() -> Iterator[NatsServer]:
    """A NATS server that runs as long as the tests of this process, each with a store of its own there."""
    with nats_server() as server:
        yield server


@pytest.fixture
def url(postgres: str) -> Iterator[str]:
    """An empty PostgreSQL database."""
    with database(postgres) as url:
        yield url
