"""Readers who ask for many different things cost about what as many equal ones do, and none of it in the event loop."""

import asyncio
import threading
import traceback
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple
from uuid import UUID

import pytest

from api.service.command import Command
from api.service.hooks.sender import Sender
from api.service.seats.bot_tables import BotTables
from api.service.tables.views.pasts import DELAY_STEPS, PASTS_MAX, step_of
from api.stream.backlog import BLOCK, READS_AT_ONCE
from domain.kernel.tables.table import DELAY_MAX
from infra.store.sqlite.connections import Readers
from tests.api.serving import Here, Played, serving, until
from tests.api.stream.feed_client import Follower, parsed
from tests.hand_clock import HandClock

STREAMS = 300
ACTIONS = 300
LANGUAGES = 2
LOOKS_OF_THE_NODE = {BotTables.run.__code__, Sender.run.__code__}
"""The node's own looks for bots' tables and for due notices, through an index each: they come by the clock, whether or
not anyone reads, and at a store of one node they are made in the event loop.
"""


class Work(NamedTuple):
    """What was done for those who watch: looks at the table, frames made, entries folded, reads of older entries."""

    looks: int
    encoded: int
    folded: int
    reads: int

    def since(self, before: "Work") -> "Work":
        return Work(*(now - then for now, then in zip(self, before, strict=True)))


def work(here: Here, table: Played) -> Work:
    channels = list(here.streams.channels())
    pasts = here.service.tables.loaded(UUID(table.id)).pasts
    looks, encoded = (sum(getattr(one, name) for one in channels) for name in ("looks", "encoded"))
    return Work(looks, encoded, pasts.folded, here.streams.backlog.reads)


@asynccontextmanager
async def long_table(folder: Path, clock: HandClock | None = None) -> AsyncIterator[Played]:
    """A table with a long log, most of it older than some steps; its tenth action is a day and some old."""
    async with serving(folder, clock=clock, streams_per_table_max=400) as here:
        table = await here.started()
        for _ in range(ACTIONS):
            await here.service.tables.act(UUID(table.id), Command(0), "roll:1")
            if clock is not None:
                clock.pass_by(DELAY_MAX // ACTIONS + 1)
        yield table


@asynccontextmanager
async def watched(table: Played, queries: list[str]) -> AsyncIterator[None]:
    """While there are streams with these queries, all of which have caught up."""

    async def drain(answer: Any) -> None:
        async for _ in answer.aiter_bytes():
            pass

    async with AsyncExitStack() as stack:
        draining = []
        for query in queries:
            answer = await stack.enter_async_context(table.here.http.stream("GET", f"{table.path}/stream?{query}"))
            draining.append(asyncio.create_task(drain(answer)))
        joined = lambda: sum(one.count for one in table.here.streams.channels())  # noqa: E731
        await until(lambda: joined() == len(queries), 120)
        yield
        for one in draining:
            one.cancel()
        await asyncio.gather(*draining, return_exceptions=True)


def different(version: int) -> list[str]:
    """Queries that are all different: delays up to a day, both languages, cursors all over the log."""
    step = DELAY_MAX // STREAMS
    return [
        f"delay={number * step}&lang={('en', 'de')[number % LANGUAGES]}&after={version * number // STREAMS}"
        for number in range(STREAMS)
    ]


async def cost_of_an_action(table: Played, queries: list[str]) -> tuple[Work, Work, int]:
    """What the streams cost until they have caught up, what an action costs with them, and their channels."""
    here, started = table.here, work(table.here, table)
    async with watched(table, queries):
        begun = work(here, table)
        done = await here.service.tables.act(UUID(table.id), Command(0), "roll:1")
        loaded = [one for one in here.streams.channels() if not one.audience.delay]
        await until(lambda: all(one.version == done.version for one in loaded))
        return begun.since(started), work(here, table).since(begun), sum(1 for _ in here.streams.channels())


async def test_field_99_an_action_costs_no_more_with_300_different_streams_than_with_300_equal_ones(
    tmp_path: Path, clock: HandClock
) -> None:
    async with long_table(tmp_path, clock) as table:
        version = table.here.service.tables.loaded(UUID(table.id)).table.version
        _, equal, channels = await cost_of_an_action(table, ["lang=en"] * STREAMS)
        assert channels == 1
        begun, other, channels = await cost_of_an_action(table, different(version))
        assert channels <= LANGUAGES * (PASTS_MAX + 1)
        assert begun.folded <= version * 2, "a past is folded from the nearest one"
        assert other.folded == equal.folded == 0
        assert other.encoded <= LANGUAGES * equal.encoded
        assert other.looks <= LANGUAGES * equal.looks
        assert other.reads == equal.reads == 0


async def test_a_log_is_read_once_for_all_who_catch_up_from_anywhere(tmp_path: Path) -> None:
    async with long_table(tmp_path) as table:
        version = table.here.service.tables.loaded(UUID(table.id)).table.version
        before = work(table.here, table)
        async with watched(table, [f"after={version * number // STREAMS}" for number in range(STREAMS)]):
            reads = work(table.here, table).since(before).reads
        assert reads <= READS_AT_ONCE * (version // BLOCK + 1)


@pytest.mark.parametrize("after", [0, 1, 199, 200, 201, 430])
async def test_what_is_read_in_blocks_is_the_whole_log_from_any_cursor(tmp_path: Path, after: int) -> None:
    async with long_table(tmp_path) as table:
        for _ in range(2):
            got = b""
            async with table.here.http.stream("GET", f"{table.path}/stream?after={after}") as answer:
                async for chunk in answer.aiter_bytes():
                    got += chunk
                    if b"event: watchers" in got:
                        break
            follower = Follower()
            follower.last = after
            follower.hear(parsed(got))
            lines = (await table.here.http.get(f"{table.path}/log?after={after}")).text.splitlines()
            assert [follower.entries[version] for version in sorted(follower.entries)] == lines


@pytest.fixture
def on_the_loop(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What read the store's file in this thread, which is the event loop's, but for the node's own looks."""
    taken: list[str] = []
    own, select = threading.get_ident(), Readers.select

    def watching(self: Readers, *args: Any) -> Any:
        callers = {frame.f_code for frame, _ in traceback.walk_stack(None)}
        if threading.get_ident() == own and not callers & LOOKS_OF_THE_NODE:
            taken.append("".join(traceback.format_stack(limit=9)))
        return select(self, *args)

    monkeypatch.setattr(Readers, "select", watching)
    return taken


@pytest.mark.parametrize("actions", [3, 60], ids=["few", "many"])
@pytest.mark.parametrize("delay", [0, 1])
async def test_a_delayed_channel_never_reads_the_store_in_the_event_loop(
    tmp_path: Path, on_the_loop: list[str], delay: int, actions: int
) -> None:
    async with serving(tmp_path, heartbeat_seconds=0.1) as here:
        table = await here.started(options={"delay": delay} if delay else {})
        newest = 0
        for _ in range(actions):
            newest = (await here.service.tables.act(UUID(table.id), Command(0), "roll:1")).version
        here.service.tables.cache.clear()
        on_the_loop.clear()
        got = b""
        async with here.http.stream("GET", f"{table.path}/stream?delay=5") as answer, asyncio.timeout(60):
            async for chunk in answer.aiter_bytes():
                got += chunk
                if Follower().hear(parsed(got)).last >= newest:
                    break
        assert on_the_loop == []
        if delay:
            for door in ("board", "chronicle", "log", "checkpoint", "export"):
                assert (await here.http.get(f"{table.path}/{door}")).status_code == 200
            assert on_the_loop == []


async def test_a_delayed_channel_sleeps_until_something_is_due(tmp_path: Path, clock: HandClock) -> None:
    async with serving(tmp_path, clock=clock) as here:
        table = await here.started()
        async with watched(table, ["delay=30"]):
            before = work(here, table)
            for _ in range(20):
                await table.act("roll:1")
            assert work(here, table).since(before) == Work(0, 0, 0, 0)


@pytest.mark.parametrize(
    ("asked", "own", "given"), [(0, 0, 0), (1, 0, 5), (5, 0, 5), (6, 7, 7), (8, 7, 10), (61, 0, 120)]
)
def test_a_delay_is_rounded_up_to_a_step(asked: int, own: int, given: int) -> None:
    assert step_of(asked, own) == given


def test_every_delay_has_a_step() -> None:
    assert DELAY_STEPS[-1] == DELAY_MAX
    for asked in range(DELAY_MAX + 1):
        assert step_of(asked, 0) >= asked
