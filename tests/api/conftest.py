"""The toy game over HTTP, on a real SQLite file."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from api.app import create_app
from infra.clock import Clock
from infra.keys.signer import verifies
from infra.settings import Settings
from projections.audit import Keyring, read_keys
from tests.api.page_modules import MISSING, NODE, Modules, modules
from tests.hand_clock import HandClock
from tests.toy import TOY
from tests.toy.view import TOY_VIEW

ENDS_WITHIN = 30.0  # seconds, else a test fails


@pytest.fixture(scope="session", autouse=True)
def _own_data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Commands keep checkpoints in a folder of the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


class Client:
    """A client of one service, and shorthands for what most tests do."""

    def __init__(self, http: httpx.AsyncClient, app: FastAPI) -> None:
        self.http, self.app = http, app

    @property
    def service(self) -> Any:
        return self.app.state.service

    async def open(self, seats: int = 2, **more: Any) -> "TableClient":
        body = {"game": "toy", "seats": [{"name": f"Player {seat}"} for seat in range(seats)]} | more
        answer = await self.http.post("/v1/tables", json=body)
        assert answer.status_code == 201, answer.text
        return TableClient(self, answer.json())

    async def started(self, seats: int = 2, **more: Any) -> "TableClient":
        table = await self.open(seats, **more)
        answer = await table.post("start")
        assert answer.status_code == 200, answer.text
        return table

    async def campaign(self, seats: int = 2, **more: Any) -> "CampaignClient":
        body = {"game": "toy", "seats": [{"name": f"Player {seat}"} for seat in range(seats)]} | more
        answer = await self.http.post("/v1/campaigns", json=body)
        assert answer.status_code == 201, answer.text
        return CampaignClient(self, answer.json())


class CampaignClient:
    """A campaign, asked for with a seat's token."""

    def __init__(self, client: Client, opened: dict[str, Any]) -> None:
        self.client, self.opened = client, opened
        self.id: str = opened["id"]
        self.tokens: list[str] = [seat["token"] for seat in opened["seats"]]

    def headers(self, seat: int | str | None, **more: str) -> dict[str, str]:
        token = self.tokens[seat] if isinstance(seat, int) else seat
        return ({"Authorization": f"Bearer {token}"} if token else {}) | more

    async def get(self, rest: str = "", seat: int | str | None = 0, **headers: str) -> httpx.Response:
        path = f"/v1/campaigns/{self.id}/{rest}".rstrip("/")
        return await self.client.http.get(path, headers=self.headers(seat, **headers))

    async def post(self, json: Any = None, seat: int | str | None = 0, **headers: str) -> httpx.Response:
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        path = f"/v1/campaigns/{self.id}/tables"
        return await self.client.http.post(path, json=json, headers=self.headers(seat, **names))

    async def table(self, **body: Any) -> "TableClient":
        answer = await self.post(body)
        assert answer.status_code == 201, answer.text
        return TableClient(self.client, answer.json())


class TableClient:
    """A table, asked for with a seat's token."""

    def __init__(self, client: Client, opened: dict[str, Any]) -> None:
        self.client, self.opened = client, opened
        self.id: str = opened["id"]
        self.tokens: list[str] = [seat["token"] for seat in opened["seats"]]

    def headers(self, seat: int | str | None, **more: str) -> dict[str, str]:
        token = self.tokens[seat] if isinstance(seat, int) else seat
        return ({"Authorization": f"Bearer {token}"} if token else {}) | more

    def path(self, rest: str) -> str:
        return f"/v1/tables/{self.id}" + (f"/{rest}" if rest else "")

    async def get(self, rest: str = "", seat: int | str | None = 0, **headers: str) -> httpx.Response:
        """The whole answer, also of a stream that ends. Raises TimeoutError for one that does not."""
        async with asyncio.timeout(ENDS_WITHIN):
            return await self.client.http.get(self.path(rest), headers=self.headers(seat, **headers))

    async def post(self, rest: str, json: Any = None, seat: int | str | None = 0, **headers: str) -> httpx.Response:
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        return await self.client.http.post(self.path(rest), json=json, headers=self.headers(seat, **names))

    async def act(
        self, key: str, seat: int | str | None = 0, version: int | None = None, **headers: str
    ) -> httpx.Response:
        command = {"key": key} | ({} if version is None else {"version": version})
        return await self.post("actions", {"command": command}, seat, **headers)

    async def delete(self, rest: str, seat: int | str | None = 0, **headers: str) -> httpx.Response:
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        return await self.client.http.delete(self.path(rest), headers=self.headers(seat, **names))

    async def consent(self, seat: int, grant: bool = True) -> httpx.Response:
        """A seat's answer to the open proposal."""
        proposal = (await self.get()).json()["proposal"]
        return await self.post("undo/consent", {"proposal": proposal["version"], "grant": grant}, seat)

    async def version(self) -> int:
        return int((await self.get()).json()["version"])

    async def log(self) -> bytes:
        return (await self.get("log")).content


Serve = Callable[..., Any]


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


def problem(answer: Any, status: int, code: str) -> dict[str, Any]:
    """The problem document of an answer that must be this one."""
    assert (answer.status_code, answer.headers["content-type"]) == (status, "application/problem+json"), answer.text
    body: dict[str, Any] = answer.json()
    assert body["code"] == code, body
    return body


async def keyring_of(http: httpx.AsyncClient) -> Keyring:
    """The keys that a service lists."""
    listed = (await http.get("/v1/keys")).json()["keys"]
    return read_keys([one["vkey"] for one in listed], verifies)


@pytest.fixture(scope="session")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Modules]:
    """The modules of the page."""
    if NODE is None:
        pytest.skip(MISSING)
    with modules(tmp_path_factory.mktemp("page")) as one:
        yield one
