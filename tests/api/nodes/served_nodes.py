"""Nodes of one database as processes of their own, and what each answers."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.api.nodes.cluster_played import Shared, follow
from tests.api.processes import served
from tests.api.stream.feed_client import Follower

REACHED_WITHIN = 20.0  # seconds, else a test fails


SILENT = {"HEARTBEAT_SECONDS": "300"}


@contextmanager
def nodes(folder: Path, store_url: str, *each: dict[str, str]) -> Iterator[list[tuple[Any, str]]]:
    """A node for each of these settings: its process and its address."""
    shared = {"STORE_URL": store_url, "KEY_FILE": str(folder / "key")} | SILENT
    with ExitStack() as stack:
        yield [stack.enter_context(served(folder, **shared | own)) for own in each]


def act(url: str, table: Shared, key: str, **headers: str) -> httpx.Response:
    """An action's answer, whatever it is."""
    body = {"command": {"key": key}}
    return httpx.post(f"{url}{table.path}/actions", json=body, headers=table.headers | headers, timeout=30)


async def version_at(url: str, table: Shared) -> int:
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        return int((await http.get(table.path)).raise_for_status().json()["version"])


@asynccontextmanager
async def present(url: str, table: Shared, **headers: str) -> AsyncIterator[Follower]:
    """One who watches at a node, and who it is told is there."""
    follower = Follower()
    async with httpx.AsyncClient(base_url=url, timeout=60, headers=headers) as http:
        task = asyncio.create_task(follow(http, table, follower))
        try:
            async with asyncio.timeout(REACHED_WITHIN):
                while follower.watchers is None:
                    await asyncio.sleep(0.02)
            yield follower
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def told(follower: Follower, count: int, *seats: int) -> int:
    """Wait until a watcher is told that so many are there. Gives the state. Raises TimeoutError."""
    async with asyncio.timeout(REACHED_WITHIN):
        while (follower.watchers["count"], follower.watchers["seats"]) != (count, [*seats]):
            await asyncio.sleep(0.05)
    return int(follower.watchers["state"])
