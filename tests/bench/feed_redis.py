"""`feed-redis`: how soon the last spectator at one node is reached after an action that another node took.

Both nodes use one PostgreSQL database, and hear of one another through Redis; beside them a bare broadcast of the same
bytes.
"""

import asyncio
from contextlib import ExitStack
from pathlib import Path
from random import Random

import uvicorn

from api.server.server import open_files
from tests.bench.cluster_servers import postgres, redis
from tests.bench.feed import FILES, Reached, raced
from tests.bench.http_action import apart, rehearsed
from tests.bench.http_servers import serving
from tests.bench.measuring import Effort, Measured, Wanted, settle
from tests.bench.playing import Subject, service_in


def feed_redis(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """Milliseconds till the last spectator at the other node has an action."""
    answer = folder / "answer.json"
    answer.write_bytes(b"{}")
    open_files(FILES)
    with postgres() as store_url, redis(folder) as redis_url, apart() as core, ExitStack() as stack:
        with service_in(folder, subject, store_url) as service:
            line = asyncio.run(rehearsed(service.tables, subject, effort.line, Random(1)))
        acting, watched, bare = (
            stack.enter_context(serving(kind, folder, core, subject.where, answer, store_url, redis_url))
            for kind in ("watched", "watched", "broadcast")
        )
        with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
            settle()
            return report(*runner.run(raced(acting, watched, bare, line, effort)), effort)


def report(mine: Reached, limit: Reached, effort: Effort) -> list[Measured]:
    """The median, which has a bound, and the slowest."""
    note = f"{effort.spectators} spectators at the other node, {len(mine.seconds)} actions"
    return [
        Measured("feed-redis", mine.within(0.5), limit.within(0.5), "ms", note, Wanted(2.0, falling=True)),
        Measured("feed-redis/p99", mine.within(0.99), limit.within(0.99), "ms", note),
    ]
