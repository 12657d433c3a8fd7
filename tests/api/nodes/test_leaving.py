"""A node that is asked to stop: first a balancer is told, then the other nodes, then those who watch."""

import asyncio
import json
import signal
from pathlib import Path
from typing import Any

import httpx

from tests.api.nodes.cluster_played import Shared, follow, opened
from tests.api.nodes.served_nodes import REACHED_WITHIN, act, nodes, told
from tests.api.processes import served
from tests.api.stream.feed_client import Event, Follower
from tests.infra.nodes.redis_server import redis
from tests.toy import server as toy_server

WITHIN = 30.0


async def unready(url: str) -> httpx.Response:
    """The answer of `/readyz` over a new connection, once it is no longer 200."""
    async with asyncio.timeout(REACHED_WITHIN):
        while (answer := await asyncio.to_thread(httpx.get, f"{url}/readyz")).status_code == 200:
            await asyncio.sleep(0.02)
    return answer


async def test_a_node_that_drains_is_unready_and_serves_on(tmp_path: Path) -> None:
    with served(tmp_path, DRAIN_SECONDS="300") as (process, url):
        table, follower = await opened(url), Follower()
        async with httpx.AsyncClient(base_url=url, timeout=WITHIN) as http:
            watching = asyncio.create_task(follow(http, table, follower))
            process.send_signal(signal.SIGTERM)
            answer = await unready(url)
            assert (answer.status_code, answer.json()["code"]) == (503, "stopping")
            assert answer.json()["parts"] == {"service": False} and "Retry-After" in answer.headers
            written = await asyncio.to_thread(act, url, table, "roll:1")
            assert written.status_code == 200, "over a new connection"
            async with asyncio.timeout(WITHIN):
                while follower.last < written.json()["version"]:
                    await asyncio.sleep(0.02)
            assert not watching.done(), "who watches goes on watching"
            process.send_signal(signal.SIGINT)
            async with asyncio.timeout(WITHIN):
                await watching
        assert await asyncio.to_thread(process.wait, WITHIN) == 0
        assert not follower.has_ended


class Counter(Follower):
    """A watcher who remembers every count of watchers that it was told."""

    def __init__(self) -> None:
        super().__init__()
        self.counts: list[int] = []

    def hear(self, events: list[Event]) -> "Counter":
        self.counts += [json.loads(data)["count"] for name, _, data in events if name == "watchers"]
        super().hear(events)
        return self


async def test_watchers_of_a_stopped_node_go_on_elsewhere_and_are_never_counted_twice(
    tmp_path: Path, store_url: str
) -> None:
    lapses = {toy_server.LAPSES_AFTER: "3600"}
    with redis() as redis_url, nodes(tmp_path, store_url, *[{"REDIS_URL": redis_url} | lapses] * 3) as each:
        [(_, here), (stopping, there), (_, third)] = each
        table, counter = await opened(here), Counter()
        async with httpx.AsyncClient(base_url=here, timeout=60) as http:
            tasks = [asyncio.create_task(follow(http, table, counter))]
            tasks += [asyncio.create_task(moved(table, there, third)) for _ in range(3)]
            await heard(counter)
            await told(counter, 4)
            stopping.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(stopping.wait, WITHIN) == 0
            await told(counter, 4)
            assert max(counter.counts) == 4
            await asyncio.to_thread(act, here, table, "finish")
            await asyncio.to_thread(httpx.post, f"{here}{table.path}/end", headers=table.headers)
            async with asyncio.timeout(WITHIN):
                _, *followers = await asyncio.gather(*tasks)
        assert all(one.has_ended and one.last == counter.last for one in followers)


async def heard(follower: Follower) -> None:
    async with asyncio.timeout(REACHED_WITHIN):
        while follower.watchers is None:
            await asyncio.sleep(0.02)


async def moved(table: Shared, url: str, then: str) -> Any:
    """Watch at one node till it ends the stream, then at another to the end."""
    follower = Follower()
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        await follow(http, table, follower)
    assert not follower.has_ended
    async with httpx.AsyncClient(base_url=then, timeout=60) as http:
        await follow(http, table, follower)
    return follower


async def test_a_stopped_node_does_not_count_though_nobody_comes_again(tmp_path: Path, store_url: str) -> None:
    lapses = {toy_server.LAPSES_AFTER: "3600"}
    with redis() as redis_url, nodes(tmp_path, store_url, *[{"REDIS_URL": redis_url} | lapses] * 2) as each:
        [(_, here), (stopping, there)] = each
        table, mine = await opened(here), Follower()
        async with (
            httpx.AsyncClient(base_url=here, timeout=60) as http,
            httpx.AsyncClient(base_url=there, timeout=60) as other,
        ):
            watching = asyncio.create_task(follow(http, table, mine))
            going = asyncio.create_task(follow(other, table, Follower()))
            await heard(mine)
            await told(mine, 2)
            stopping.send_signal(signal.SIGTERM)
            await told(mine, 1)
            await asyncio.gather(going)
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
