"""`feed`: how soon the last spectator is reached after a durable action, beside a bare broadcast of the same bytes."""

import asyncio
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

import msgspec
import uvicorn

from api.server.server import open_files
from api.service.tables.use_cases import Tables
from tests.bench.feed_load import (
    WATCH_SOCKET,
    asked,
    effort,
    gathered,
    percentile,
    read_until_joined,
    watch_sse,
)
from tests.bench.feed_servers import TELL
from tests.bench.http_action import Rehearsed, apart, rehearsed
from tests.bench.http_load import post
from tests.bench.http_servers import serving
from tests.bench.measuring import Effort, Measured, Wanted, settle
from tests.bench.playing import Subject, played, service_in

MILLI, MICRO = 1e3, 1e6
FILES = 4096
MISSED = 4
"""Entries that a spectator was away for."""


class Reached(NamedTuple):
    """What came of broadcasts. seconds: each one's, till the last spectator had it; cpu: seconds of the server."""

    seconds: list[float]
    cpu: float
    deliveries: int

    def within(self, share: float) -> float:
        """Milliseconds within which this share of the broadcasts had reached everyone."""
        return percentile(self.seconds, share) * MILLI

    @property
    def rate(self) -> float:
        """Deliveries a CPU second."""
        return self.deliveries / self.cpu


class Prepared(NamedTuple):
    """The tables of a store: one to be played again, a long and a short one, each with its version."""

    line: Rehearsed
    long: tuple[str, int]
    short: tuple[str, int]


def feed(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """Milliseconds till the last spectator has an action, deliveries a CPU second, reconnects, memory of idle ones."""
    with service_in(folder, subject) as service:
        tables = asyncio.run(_prepared(service.tables, subject, effort))
    answer = folder / "answer.json"
    answer.write_bytes(b"{}")
    open_files(FILES)
    with apart() as core, ExitStack() as stack:
        ours, bare = (
            stack.enter_context(serving(kind, folder, core, subject.where, answer)) for kind in ("watched", "broadcast")
        )
        with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
            settle()
            return runner.run(_measured(ours, bare, tables, effort))


async def _prepared(tables: Tables, subject: Subject, effort: Effort) -> Prepared:
    line = await rehearsed(tables, subject, effort.line, Random(1))
    long, short = [await played(tables, subject, actions, Random(2)) for actions in (effort.long, effort.short)]
    return Prepared(line, *((f"/v1/tables/{table}", tables.loaded(table).table.version) for table in (long, short)))


async def _measured(ours: int, bare: int, tables: Prepared, how: Effort) -> list[Measured]:
    memory = await _idle(ours, *tables.short, how.idle)
    mine, limit = await raced(ours, ours, bare, tables.line, how)
    long, short = [await _reconnected(ours, *table, how.samples) for table in (tables.long, tables.short)]
    note = f"{how.spectators} spectators, {len(mine.seconds)} actions"
    shares = (("feed", 0.5, Wanted(1.6, falling=True)), ("feed/p99", 0.99, Wanted(1.9, falling=True)))
    return [
        *(
            Measured(name, mine.within(share), limit.within(share), "ms", note, wanted)
            for name, share, wanted in shares
        ),
        Measured("feed/cpu", mine.rate, limit.rate, "deliveries/CPU s", "ours with the actions' own work", Wanted(0.5)),
        Measured("feed/reconnect", long, short, "µs", f"after {tables.long[1]:,} events", Wanted(1.5, falling=True)),
        Measured("feed/idle", memory, None, "KiB", f"each of {how.idle} spectators"),
    ]


async def raced(acting: int, watched: int, bare: int, table: Rehearsed, how: Effort) -> tuple[Reached, Reached]:
    """Each action reaches the spectators of both servers in turn, so that what disturbs the machine disturbs both.

    acting: the port of the node that takes the actions; watched: of the one that is watched, which may be the same.
    """
    [back] = table.turn_back()
    version = version_of(await asked(acting, back))
    # One comes first and has the node load the table: it refuses more than some of one address that wait for that.
    (await gathered(watched, watch_sse(table.path, version), 1)).leave()
    mine = await gathered(watched, watch_sse(table.path, version), how.spectators)
    theirs = await gathered(bare, WATCH_SOCKET, how.spectators)
    before = [await effort(port) for port in (acting, bare)]
    ends: tuple[list[float], list[float]] = [], []
    for _ in range(how.rounds):
        for request in [*table.actions(version), back]:
            version = version_of(await asked(acting, request))
            ends[0].append(await mine.reached(version))
            await asked(bare, post(TELL, mine.payload(), ""))
            ends[1].append(await theirs.reached(version))
    after = [await effort(port) for port in (acting, bare)]
    mine.leave()
    theirs.leave()
    first, second = (
        Reached(
            [end - began for end, began in zip(reached, noted["times"], strict=True)],
            noted["cpu"] - earlier["cpu"],
            len(reached) * how.spectators,
        )
        for reached, noted, earlier in zip(ends, after, before, strict=True)
    )
    return first, second


async def _reconnected(port: int, path: str, version: int, samples: int) -> float:
    """Microseconds until a spectator who missed the last entries has them and the board, at the median."""
    times = []
    for _ in range(samples):
        began = perf_counter()
        await read_until_joined(port, watch_sse(path, version - MISSED))
        times.append((perf_counter() - began) * MICRO)
    return percentile(times, 0.5)


async def _idle(port: int, path: str, version: int, count: int) -> float:
    """KiB that the server needs more for each of so many spectators."""
    before = await effort(port)
    spectators = await gathered(port, watch_sse(path, version), count)
    after = await effort(port)
    spectators.leave()
    return max(0.0, float(after["memory"] - before["memory"])) / count


def version_of(answer: bytes) -> int:
    """The version that an answer tells."""
    return int(msgspec.json.decode(answer)["version"])
