"""Two real nodes on real servers: whatever is killed, nothing acknowledged is lost or doubled, and all agree."""

import asyncio
import json
import random
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from infra.store.opening import migrated
from projections.audit import audit
from tests.api.nodes.cluster_played import Shared, asked, opened, play, watch
from tests.api.processes import free_port, start
from tests.api.stream.feed_client import Follower
from tests.infra.nodes.redis_server import RedisServer, redis_server
from tests.infra.store.postgres_server import PostgresServer, database, postgres_server

TABLES, PLAYERS, WATCHERS = 3, 2, 2
ROUNDS, ROUNDS_OF_SOAK = 10, 200


class Cluster:
    """Two nodes, and the servers that they stand on."""

    def __init__(self, folder: Path, postgres: PostgresServer, redis: RedisServer, store_url: str) -> None:
        self.folder, self.postgres, self.redis = folder, postgres, redis
        self.settings = {"STORE_URL": store_url, "REDIS_URL": redis.url, "KEY_FILE": str(folder / "key")}
        self.ports = [free_port(), free_port()]
        self.urls = [f"http://127.0.0.1:{port}" for port in self.ports]
        self.nodes = [start(folder, port, **self.settings) for port in self.ports]

    def kill_node(self, chance: random.Random) -> Callable[[], None]:
        """Kill one of the nodes; gives how it is started again."""
        which = chance.randrange(len(self.nodes))
        self.nodes[which].send_signal(signal.SIGKILL)
        self.nodes[which].wait()

        def again() -> None:
            self.nodes[which] = start(self.folder, self.ports[which], **self.settings)

        return again

    def kill_redis(self, chance: random.Random) -> Callable[[], None]:
        self.redis.kill()
        return self.redis.start

    def kill_postgres(self, chance: random.Random) -> Callable[[], None]:
        self.postgres.kill()
        return self.postgres.start

    def end(self) -> None:
        for node in self.nodes:
            node.kill()
            node.wait(10)


@contextmanager
def cluster(folder: Path) -> Iterator[Cluster]:
    with ExitStack() as stack:
        postgres, redis = stack.enter_context(postgres_server()), stack.enter_context(redis_server())
        store_url = stack.enter_context(database(postgres.url))
        migrated(store_url).close()
        running = Cluster(folder, postgres, redis, store_url)
        stack.callback(running.end)
        yield running


async def survive(folder: Path, rounds: int, chance: random.Random) -> None:
    """Play and watch while one thing after another is killed; then compare what everyone was told."""
    with cluster(folder) as running:
        urls, stop = running.urls, asyncio.Event()
        tables = [await opened(urls[0]) for _ in range(TABLES)]
        watching = {one: [asyncio.create_task(watch(urls, one, chance)) for _ in range(WATCHERS)] for one in tables}
        playing = [
            asyncio.create_task(play(urls, one, name, chance, stop)) for one in tables for name in "ab"[:PLAYERS]
        ]
        faults = (running.kill_node, running.kill_redis, running.kill_postgres)
        for number in range(rounds):
            await asyncio.sleep(chance.random() * 0.5)
            again = faults[number % len(faults)](chance)
            await asyncio.sleep(chance.random() * 0.5)
            await asyncio.to_thread(again)
            assert not any(task.done() for task in playing), [task for task in playing if task.done()]
        stop.set()
        async with asyncio.timeout(60):
            await asyncio.gather(*playing)
            assert all(len(table.done) > rounds for table in tables)
            for table in tables:
                await check(urls, table, chance)
                ended = await asked(urls, chance, "POST", f"{table.path}/end", headers=table.headers)
                assert ended.status_code == 200
                await agree(urls, table, await asyncio.gather(*watching[table]))


async def check(urls: list[str], table: Shared, chance: random.Random) -> None:
    """Every acknowledged answer is in the log, once, and its repetition tells the same."""
    log = await asked(urls, chance, "GET", f"{table.path}/log")
    entries = {entry["v"]: entry for entry in map(json.loads, log.text.splitlines())}
    made: list[int] = []
    for _, _, content in table.done.values():
        for event in json.loads(content)["events"]:
            stored = entries[event["v"]]
            assert (stored["type"], stored["data"]) == (event["type"], event["data"])
            made.append(event["v"])
    before = min(made) - 1
    assert sorted(made) == list(range(before + 1, len(entries) + 1)), "each once, and nothing that nobody was told"
    times = [entries[version]["at"] for version in sorted(entries)]
    assert times == sorted(times)
    for key, (path, body, content) in list(table.done.items())[-3:]:
        headers = table.headers | {"Idempotency-Key": key}
        again = await asked(urls, chance, "POST", f"{table.path}/{path}", json=body, headers=headers)
        assert (again.status_code, again.content) == (200, content)


async def agree(urls: list[str], table: Shared, followers: list[Follower]) -> None:
    """All watchers and both nodes know the same log and the same board, and the archive proves it."""
    for node in urls:
        async with httpx.AsyncClient(base_url=node, timeout=20) as http:
            log = (await http.get(f"{table.path}/log")).text.splitlines()
            board = (await http.get(f"{table.path}/board")).json()
            report = audit((await http.get(f"{table.path}/export")).content)
        for follower in followers:
            assert list(follower.entries.values()) == log
            assert follower.board["digest"] == board["digest"]
        assert [one for one in report.checks if one.verdict == "failed"] == []


async def test_field_46_nodes_redis_and_postgres_are_killed_in_turn_and_nothing_is_lost(tmp_path: Path) -> None:
    await survive(tmp_path, ROUNDS, random.Random())


@pytest.mark.soak
async def test_nodes_redis_and_postgres_are_killed_two_hundred_times(tmp_path: Path) -> None:
    await survive(tmp_path, ROUNDS_OF_SOAK, random.Random())
