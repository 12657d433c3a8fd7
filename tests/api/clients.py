"""Clients of a service under test: of the service, of a campaign, of a table."""

import asyncio
import re
from collections.abc import Callable
from typing import Any

import httpx
from fastapi import FastAPI

from infra.keys.signer import verifies
from projections.audit import Keyring, read_keys

ENDS_WITHIN = 30.0  # seconds, else a test fails
Serve = Callable[..., Any]
"""Starts a service; see the fixture `serve`."""


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

    async def campaign(self, seats: int = 2, /, **more: Any) -> "CampaignClient":
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


def without_names(answer: bytes) -> bytes:
    """An answer as it is without names of players: they lie beside the log, so copies do not have them."""
    return re.sub(rb"(Player|[Ss]eat|Platz) (\d)", rb"#\2", re.sub(rb"Player \d: ", b"", answer))
