"""Two real nodes on three real NATS servers: whatever is killed or hangs, nothing acknowledged is lost or doubled."""

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import sleep

import httpx
import pytest

from infra.store.opening import migrated
from tests.api.nodes.cluster_played import asked, opened
from tests.api.nodes.clusters.cluster_survived import Again, Nodes, survive
from tests.api.processes import await_ready
from tests.infra.store.jetstream.nats_server import NatsCluster, nats_cluster

ROUNDS, ROUNDS_OF_SOAK = 10, 200
AT_ONCE = 2
"""Servers and a node beside them: the servers' choice of leaders takes most of the time."""
WRITERS, TURNS = 5, 6
PAUSED_SECONDS = 10.0
"""Longer than the others wait for a leader."""


class Cluster(Nodes):
    """Two nodes, and the servers that hold their log."""

    def __init__(self, folder: Path, log: NatsCluster, store_url: str) -> None:
        self.log = log
        super().__init__(folder, STORE_URL=store_url)

    def kill_servers(self, count: int, chance: random.Random) -> Again:
        """Kill one server, or two of the three, so that nothing can be written until they are back."""
        killed = chance.sample(self.log.servers, count)
        for server in killed:
            server.kill()

        def again() -> None:
            for server in killed:
                server.begin()
            for server in killed:
                server.await_health()

        return again

    def pause_server(self, chance: random.Random) -> Again:
        """Let a server hang until another one leads its streams; then it goes on as if it still did."""
        paused = chance.choice(self.log.servers)
        paused.pause()

        def again() -> None:
            sleep(PAUSED_SECONDS)
            paused.go_on()
            self.log.await_health()

        return again


@contextmanager
def cluster(folder: Path) -> Iterator[Cluster]:
    with nats_cluster() as log:
        store_url = log.url(partitions="2")
        migrated(store_url).close()
        running = Cluster(folder, log, store_url)
        try:
            yield running
        finally:
            running.end()


async def killed(folder: Path, rounds: int) -> None:
    with cluster(folder) as running:
        servers = (partial(running.kill_servers, 1), partial(running.kill_servers, 2), running.pause_server)
        faults = [fault for one in servers for fault in (one, running.kill_node)]
        await five_at_once(running.urls)
        await survive(running, faults, rounds, random.Random(), at_once=AT_ONCE)
        for node, port in zip(running.nodes, running.ports, strict=True):
            await asyncio.to_thread(await_ready, node, port)


async def five_at_once(urls: list[str]) -> None:
    """Five clients take the same action of one table at the same moment, at both nodes: one of them does, and the
    others are told that the table is past what they saw.
    """
    table = await opened(urls[0])
    clients = [httpx.AsyncClient(base_url=urls[number % len(urls)], timeout=20) for number in range(WRITERS)]
    version = (await clients[0].get(table.path)).json()["version"]
    for turn in range(TURNS):
        body = {"command": {"key": "roll:3"}, "expected_version": version}
        posts = [one.post(f"{table.path}/actions", json=body, headers=table.headers) for one in clients]
        answers = await asyncio.gather(*posts)
        assert Counter(one.status_code for one in answers) == {200: 1, 412: WRITERS - 1}, (turn, answers)
        version = (await clients[turn % WRITERS].get(table.path)).json()["version"]
    log = await asked(urls, random.Random(), "GET", f"{table.path}/log")
    assert log.text.count('"type":"action-taken"') == TURNS
    for client in clients:
        await client.aclose()


async def test_nodes_and_servers_of_the_log_fail_in_turn_and_nothing_is_lost(tmp_path: Path) -> None:
    await killed(tmp_path, ROUNDS)


@pytest.mark.soak
async def test_nodes_and_servers_of_the_log_fail_two_hundred_times(tmp_path: Path) -> None:
    await killed(tmp_path, ROUNDS_OF_SOAK)
