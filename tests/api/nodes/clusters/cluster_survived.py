"""Nodes as real processes, played and watched while one thing after another is killed; and what must hold then."""

import asyncio
import json
import random
import signal
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx

from projections.audit import audit
from tests.api.nodes.cluster_played import Shared, asked, opened, play, watch
from tests.api.processes import free_port, start
from tests.api.stream.feed_client import Follower

TABLES, PLAYERS, WATCHERS = 3, 2, 2
ENDS_WITHIN = 60.0

Again = Callable[[], None]
"""Starts what was killed."""
Fault = Callable[[random.Random], Again]


class Nodes:
    """Two nodes of one store."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder, self.settings = folder, {"KEY_FILE": str(folder / "key")} | settings
        self.ports = [free_port(), free_port()]
        self.urls = [f"http://127.0.0.1:{port}" for port in self.ports]
        self.nodes: list[Any] = [start(folder, port, **self.settings) for port in self.ports]

    def kill_node(self, chance: random.Random) -> Again:
        """Kill one of the nodes."""
        which = chance.randrange(len(self.nodes))
        self.nodes[which].send_signal(signal.SIGKILL)
        self.nodes[which].wait()

        def again() -> None:
            self.nodes[which] = start(self.folder, self.ports[which], **self.settings)

        return again

    def end(self) -> None:
        for node in self.nodes:
            node.kill()
            node.wait(10)


async def survive(
    nodes: Nodes, faults: Sequence[Fault], rounds: int, chance: random.Random, *, at_once: int = 1
) -> None:
    """Play and watch while one thing after another is killed; then compare what everyone was told.

    at_once: so many are killed before the first of them is started again.
    """
    urls, stop = nodes.urls, asyncio.Event()
    tables = [await opened(urls[0]) for _ in range(TABLES)]
    watching = {one: [asyncio.create_task(watch(urls, one, chance)) for _ in range(WATCHERS)] for one in tables}
    playing = [asyncio.create_task(play(urls, one, name, chance, stop)) for one in tables for name in "ab"[:PLAYERS]]
    for first in range(0, rounds, at_once):
        started = []
        for number in range(first, min(first + at_once, rounds)):
            await asyncio.sleep(chance.random() * 0.5)
            started.append(faults[number % len(faults)](chance))
        await asyncio.sleep(chance.random() * 0.5)
        for again in started:
            await asyncio.to_thread(again)
        assert not any(task.done() for task in playing), [task for task in playing if task.done()]
    stop.set()
    async with asyncio.timeout(ENDS_WITHIN):
        await asyncio.gather(*playing)
        for table in tables:
            await check(urls, table, chance)
            ended = await asked(urls, chance, "POST", f"{table.path}/end", headers=table.headers)
            assert ended.status_code == 200
            await agree(urls, table, await asyncio.gather(*watching[table]))
    assert sum(len(table.done) for table in tables) > rounds


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
