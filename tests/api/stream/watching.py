"""Watchers of a table's feed over HTTP."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import httpx

from tests.api.serving import Played, until
from tests.api.stream.feed_client import Follower, parsed


class Watching:
    """An open stream, read by a task."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer, self.got, self.is_over = answer, b"", False

    @property
    def known(self) -> Follower:
        return Follower().hear(parsed(self.got))

    async def read(self) -> None:
        async for chunk in self.answer.aiter_raw():
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
