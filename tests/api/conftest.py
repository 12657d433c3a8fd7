"""The toy game over HTTP, on a real SQLite file."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from uuid import UUID

import httpx
import pytest

from api.app import create_app
from api.service.tables import opening
from domain.kernel.chance.fate import SERVER_SEED_BYTES
from infra.clock import Clock
from infra.settings import Settings
from tests.api.clients import Client, Serve
from tests.hand_clock import HandClock
from tests.toy import TOY
from tests.toy.view import TOY_VIEW


@pytest.fixture(scope="session", autouse=True)
def _own_data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Commands keep checkpoints in a folder of the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(autouse=True)
def _same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the tables of a test the ids and seeds of its last run: what passed once passes again."""
    random = Random(request.node.nodeid)
    monkeypatch.setattr(opening, "uuid4", lambda: UUID(int=random.getrandbits(128), version=4))
    monkeypatch.setattr(opening, "new_server_seed", lambda: random.randbytes(SERVER_SEED_BYTES))


@pytest.fixture
def serve(tmp_path: Path) -> Serve:
    """Starts a service on the test's store; again for a restart."""

    @asynccontextmanager
    async def start(clock: Clock | None = None, **settings: Any) -> AsyncIterator[Client]:
        own = {"store_url": f"sqlite:///{tmp_path / 'tables.db'}", "key_file": tmp_path / "key", "budget": False}
        app = create_app(Settings(**(own | settings)), {"toy": (TOY, TOY_VIEW)}, lambda game: [{}], clock)
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
                yield Client(http, app)

    return start


@pytest.fixture
async def client(serve: Serve) -> AsyncIterator[Client]:
    async with serve() as one:
        yield one


@pytest.fixture
def clock() -> HandClock:
    """The time that a service is told which was given it."""
    return HandClock()
