"""The service on a real socket in the test's own loop, so that a test can count what it holds."""

import asyncio
import os
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI

from api.app import create_app
from api.server.server import listening
from api.server.websocket import Socket
from api.service.service import TextsOf
from domain.kernel.game import Game
from infra.clock import Clock
from infra.packs.index import shipped
from infra.settings import Settings
from projections.view import View
from tests.toy import TOY
from tests.toy.view import TOY_VIEW

Games = Mapping[str, tuple[Game, View]]
KEPT_ALIVE = 60
"""Seconds: longer than the client keeps a connection, which may else use one as the server closes it."""
TOYS: Games = MappingProxyType({"toy": (TOY, TOY_VIEW)})


class Here:
    """A running service: its parts, and a client of it."""

    def __init__(self, app: FastAPI, url: str, http: httpx.AsyncClient) -> None:
        self.app, self.url, self.http = app, url, http
        self.service: Any = app.state.service
        self.streams: Any = app.state.streams

    async def opened(self, seats: int = 1, plays: Sequence[list[str]] = (), **more: Any) -> "Played":
        body = {"game": "toy", "seats": [{"name": "A", "plays": one} for one in plays or [[]] * seats]} | more
        table = (await self.http.post("/v1/tables", json=body)).raise_for_status().json()
        return Played(self, table)

    async def started(self, seats: int = 1, **more: Any) -> "Played":
        table = await self.opened(seats, **more)
        await table.post("start")
        return table


class Played:
    """A table, its first seat's token sent unless said otherwise."""

    def __init__(self, here: Here, opened: dict[str, Any]) -> None:
        self.here, self.opened = here, opened
        self.id: str = opened["id"]
        self.path = f"/v1/tables/{self.id}"
        self.tokens: list[str] = [seat["token"] for seat in opened["seats"]]

    def headers(self, seat: int = 0) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[seat]}"}

    async def post(self, rest: str, body: Any = None, seat: int = 0) -> Any:
        answer = await self.here.http.post(f"{self.path}/{rest}", json=body, headers=self.headers(seat))
        return answer.raise_for_status().json()

    async def act(self, key: str, seat: int = 0) -> Any:
        return await self.post("actions", {"command": {"key": key}}, seat)

    async def get(self, rest: str = "", **query: Any) -> Any:
        answer = await self.here.http.get(f"{self.path}/{rest}".rstrip("/"), params=query, headers=self.headers())
        return answer.raise_for_status().json()


def packs_of(game: Game) -> Iterable[Mapping[str, str]]:
    """The packs that ship with a game; of the toy game one that is empty."""
    return [{}] if game.id == "toy" else shipped(game)


@asynccontextmanager
async def serving(
    folder: Path, games: Games = TOYS, texts_of: TextsOf = packs_of, clock: Clock | None = None, **settings: Any
) -> AsyncIterator[Here]:
    """A service of these games on a free port of 127.0.0.1. texts_of: the packs of a game."""
    own = {"store_url": f"sqlite:///{folder / 'tables.db'}", "key_file": folder / "key", "budget": False}
    made = Settings(**(own | settings))
    app = create_app(made, games, texts_of, clock)
    config = uvicorn.Config(
        app, lifespan="off", log_level="warning", timeout_graceful_shutdown=2, timeout_keep_alive=KEPT_ALIVE, ws=Socket
    )
    server = uvicorn.Server(config)
    listener = listening("127.0.0.1", 0)
    url = f"http://127.0.0.1:{listener.getsockname()[1]}"
    async with app.router.lifespan_context(app):
        running = asyncio.create_task(server._serve(sockets=[listener]))
        try:
            async with httpx.AsyncClient(base_url=url, timeout=30, limits=httpx.Limits(max_connections=None)) as http:
                yield Here(app, url, http)
        finally:
            app.state.streams.end()
            server.should_exit = True
            await running
            listener.close()


async def until(holds: Any, seconds: float = 20) -> None:
    """Wait until something holds. Raises TimeoutError."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.01)


def open_sockets() -> int:
    """Sockets of this process."""
    found = 0
    for name in os.listdir("/proc/self/fd"):
        with suppress(FileNotFoundError):  # the folder that is listed
            found += os.readlink(f"/proc/self/fd/{name}").startswith("socket:")
    return found
