"""Watchers of a table's feed over HTTP, and players at a socket."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.api.serving import Played, until
from tests.api.stream.feed_client import Event, Follower, parsed

Json = dict[str, Any]


class Watching:
    """An open stream, read by a task."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer, self.got, self.is_over = answer, b"", False

    @property
    def known(self) -> Follower:
        return Follower().hear(parsed(self.got))

    async def read(self) -> None:
        async for chunk in self.answer.aiter_bytes():
            self.got += chunk
        self.is_over = True


@asynccontextmanager
async def watching(table: Played, query: str = "", **headers: str) -> AsyncIterator[Watching]:
    async with table.here.http.stream("GET", f"{table.path}/stream{query}", headers=headers) as answer:
        assert answer.status_code == 200
        one = Watching(answer)
        reading = asyncio.create_task(one.read())
        try:
            yield one
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)


async def read_up_to(table: Played, after: int, event: bytes, **headers: str) -> bytes:
    """A stream up to the first event of a name."""
    async with watching(table, f"?after={after}", **headers) as one:
        await until(lambda: event in one.got and one.got.endswith(b"\n\n"))
        return one.got


@asynccontextmanager
async def many(table: Played, count: int, query: str = "") -> AsyncIterator[list[Watching]]:
    """Watchers who all have joined."""
    async with AsyncExitStack() as stack:
        ones = [await stack.enter_async_context(watching(table, query)) for _ in range(count)]
        await until(lambda: all(one.known.checkpoint for one in ones))
        yield ones


class Player:
    """A player at a socket, who reads all the time."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Json] = []

    @property
    def known(self) -> Follower:
        return Follower().hear([event_of(told) for told in self.heard if told["event"] not in ("answer", "retry")])

    def answers(self) -> list[Json]:
        return [told["data"] for told in self.heard if told["event"] == "answer"]

    async def read(self) -> None:
        async for text in self.connection:
            self.heard.append(json.loads(text))

    async def ask(self, **asked: Any) -> Json:
        count = len(self.answers())
        await self.connection.send(json.dumps(asked))
        await until(lambda: len(self.answers()) > count)
        return self.answers()[count]


def event_of(told: Json) -> Event:
    id = str(told["id"]) if "id" in told else None
    return told["event"], id, json.dumps(told["data"], separators=(",", ":"))


def url_of(table: Played) -> str:
    return f"{table.here.url.replace('http', 'ws', 1)}{table.path}/ws"


@asynccontextmanager
async def sitting(table: Played, seat: int = 0, **hello: Any) -> AsyncIterator[Player]:
    async with connect(url_of(table)) as connection:
        await connection.send(json.dumps({"token": table.tokens[seat]} | hello))
        player = Player(connection)
        reading = asyncio.create_task(player.read())
        try:
            await until(lambda: player.known.checkpoint)
            yield player
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)
