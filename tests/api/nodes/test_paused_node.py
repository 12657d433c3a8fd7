"""A node that stands still for a while, in the middle of a command, and goes on: what it knew is stale by then."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from signal import SIGCONT

import httpx
import pytest

from projections.audit import audit
from tests.api.nodes.cluster_played import Shared, opened
from tests.api.nodes.served_nodes import act, nodes, present, told, version_at
from tests.api.serving import until
from tests.infra.nodes.redis_server import redis
from tests.toy import server as toy_server

PAUSED_AT = 12  # the version
PLAYED_MEANWHILE = 5


def is_paused(pid: int) -> bool:
    """Whether a process was stopped and may be told to go on."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "T"


async def acted_until(
    paused: Callable[[], bool], beside: ThreadPoolExecutor, url: str, table: Shared
) -> tuple[str, "Future[httpx.Response]"]:
    """Act till the node stands still: the last request's key, and its answer to come."""
    for number in range(PAUSED_AT):
        key = f"k-{number}"
        answer = beside.submit(act, url, table, "roll:1", **{"Idempotency-Key": key})
        while not answer.done():
            if paused():
                return key, answer
            await asyncio.sleep(0.01)
    raise AssertionError("it was never paused")


@pytest.mark.parametrize("when", [toy_server.PAUSES_BEFORE, toy_server.PAUSES_AFTER])
async def test_a_node_that_is_paused_around_a_commit_goes_on_by_what_is_there_now(
    tmp_path: Path, store_url: str, when: str
) -> None:
    with redis() as redis_url, ThreadPoolExecutor() as beside:
        shared = {"REDIS_URL": redis_url}
        with nodes(tmp_path, store_url, shared | {when: str(PAUSED_AT)}, shared) as [(process, here), (_, there)]:
            table = await opened(there)
            async with present(here, table) as mine, present(there, table) as theirs:
                await told(theirs, 2)
                key, pending = await acted_until(partial(is_paused, process.pid), beside, here, table)
                await told(theirs, 1)
                for _ in range(PLAYED_MEANWHILE):
                    played = await asyncio.to_thread(act, there, table, "pass")
                    assert played.status_code == 200
                process.send_signal(SIGCONT)
                answer = await asyncio.to_thread(pending.result, 60)
                assert answer.status_code == 200, answer.text
                newest = await version_at(there, table)
                assert await version_at(here, table) == newest >= played.json()["version"]
                await told(theirs, 2)
                await until(lambda: mine.last == theirs.last == newest)
                assert mine.entries == theirs.entries and mine.board == theirs.board
                again = await asyncio.to_thread(act, there, table, "roll:1", **{"Idempotency-Key": key})
                assert again.content == answer.content
                report = audit(httpx.get(f"{there}{table.path}/export").content)
                assert [one for one in report.checks if one.verdict == "failed"] == []
