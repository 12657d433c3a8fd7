"""A watcher hears of what was written while its table was looked at, also where the table was read anew meanwhile."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import UUID

import httpx
import pytest

from api.stream.channel import Channel
from tests.api.serving import serving, until
from tests.api.stream.feed_client import Follower, parsed
from tests.infra.store.postgres_server import migrated_database, server


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with server() as url:
        yield url


async def follow(http: httpx.AsyncClient, path: str, follower: Follower) -> None:
    rest = b""
    async with http.stream("GET", f"{path}/stream") as answer:
        async for chunk in answer.aiter_bytes():
            whole, mark, rest = (rest + chunk).rpartition(b"\n\n")
            follower.hear(parsed(whole + mark))


async def test_an_action_while_the_table_is_dropped_and_looked_at_is_told_at_once(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with migrated_database(postgres) as url:
        async with serving(tmp_path, store_url=url, heartbeat_seconds=300) as here:
            table, follower = await here.started(), Follower()
            loop, looked = asyncio.get_running_loop(), Channel._look
            overtaken: list[Any] = []

            async def overtake() -> None:
                here.service.tables.cache.forget(UUID(table.id))
                overtaken.append(await table.act("roll:1"))

            def look(channel: Channel) -> Any:
                """Look at the table in the worker thread; only then it is dropped, read again and written to."""
                found = looked(channel)
                if follower.last and not overtaken and found[1] is None:
                    asyncio.run_coroutine_threadsafe(overtake(), loop).result(20)
                return found

            watching = asyncio.create_task(follow(here.http, table.path, follower))
            await until(lambda: follower.last)
            monkeypatch.setattr(Channel, "_look", look)
            monkeypatch.setattr(Channel, "_is_at_hand", False)
            here.service.feed.wake(UUID(table.id))
            await until(lambda: overtaken and follower.last == overtaken[0]["version"])
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
