"""A clock that jumps moves nothing: what is delayed comes in time, nobody is timed out, nothing is ended."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.api.serving import Here, Played, serving
from tests.api.stream.feed_client import Follower, parsed
from tests.hand_clock import HandClock
from tests.infra.store.postgres_server import migrated_database, server

DELAY = IDLE = 60
DAY = 24 * 60 * 60
JUMPS = pytest.mark.parametrize("jump", [7 * DAY, -7 * DAY], ids=["ahead", "back"])
Start = Callable[..., AbstractAsyncContextManager[Here]]


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with server() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[dict[str, Any]]:
    """The settings of a store."""
    if request.param == "sqlite":
        yield {}
        return
    with migrated_database(request.getfixturevalue("postgres")) as url:
        yield {"store_url": url}


@pytest.fixture
def start(store: dict[str, Any], tmp_path: Path, clock: HandClock) -> Start:
    """Starts a service on the store; again for a restart."""

    @asynccontextmanager
    async def started() -> AsyncIterator[Here]:
        more = {"idle_seconds": IDLE, "heartbeat_seconds": 0.05}
        async with serving(tmp_path, clock=clock, **store, **more) as here:
            yield here

    return started


async def seen_by(table: Played) -> int:
    """The version that a reader without a seat is told."""
    return int((await table.here.http.get(table.path)).json()["version"])


async def acted_at(table: Played, clock: HandClock, jump: int, key: str = "pass") -> int:
    """Act while the clock is wrong, and set it right again."""
    clock.jump_by(jump)
    done = await table.act(key)
    clock.jump_by(-jump)
    return int(done["version"])


@JUMPS
async def test_field_97_after_one_action_at_a_wrong_clock_a_delay_is_what_it_was(
    start: Start, clock: HandClock, jump: int
) -> None:
    async with start() as here:
        table = await here.started(options={"delay": DELAY})
        clock.pass_by(10)
        first = await acted_at(table, clock, jump)
        clock.pass_by(10)
        then = (await table.act("pass"))["version"]
        clock.pass_by(DELAY - 11)
        assert await seen_by(table) < first, "nothing is shown earlier"
        clock.pass_by(1)
        assert await seen_by(table) == first
        clock.pass_by(9)
        assert await seen_by(table) == first
        clock.pass_by(1)
        assert await seen_by(table) == then, "nothing is shown later"
        times = [json.loads(line)["at"] for line in (await log_of(table)).splitlines()]
        assert times == sorted(times), "the log tells its times as ever"


@JUMPS
async def test_field_97_a_delayed_stream_goes_on_in_time(start: Start, clock: HandClock, jump: int) -> None:
    async with start() as here:
        table = await here.started(options={"delay": DELAY})
        got, is_due = b"", False
        first = await acted_at(table, clock, jump)
        second = (await table.act("pass"))["version"]
        clock.pass_by(DELAY - 1)
        async with here.http.stream("GET", f"{table.path}/stream") as answer, asyncio.timeout(30):
            async for chunk in answer.aiter_bytes():
                got += chunk
                follower = Follower().hear(parsed(got))
                if not is_due and got.count(b": alive") > 1:
                    assert follower.last < first
                    clock.pass_by(1)
                    is_due = True
                if follower.last == second:
                    break
        assert is_due


@JUMPS
async def test_field_97_nobody_is_timed_out_by_a_clock(start: Start, clock: HandClock, jump: int) -> None:
    async with start() as here:
        table = await here.started(2)
        clock.jump_by(jump)
        assert await default_of(table) == 409, "nobody was idle"
        await table.act("pass")
        clock.jump_by(-jump)
        assert await default_of(table, seat=1) == 409
        clock.pass_by(IDLE - 1)
        assert await default_of(table, seat=1) == 409
        clock.pass_by(1)
        assert await default_of(table, seat=1) == 200, "nor does the host wait for the clock"


async def default_of(table: Played, seat: int = 0) -> int:
    answer = await table.here.http.post(f"{table.path}/default", json={"seat": seat}, headers=table.headers())
    return answer.status_code


async def test_field_97_two_days_ahead_end_no_finished_table(start: Start, clock: HandClock) -> None:
    async with start() as here:
        table = await here.started()
        await table.act("finish")
        clock.jump_by(2 * DAY)
        assert await here.service.tables.end_finished(DAY) == 0
        assert "seed-revealed" not in await log_of(table)
        clock.pass_by(DAY - 1)
        assert await here.service.tables.end_finished(DAY) == 0
        clock.pass_by(1)
        assert await here.service.tables.end_finished(DAY) == 1
        assert "seed-revealed" in await log_of(table)


async def test_field_97_time_in_which_the_service_did_not_run_is_not_idle(start: Start, clock: HandClock) -> None:
    async with start() as here:
        table = await here.started()
        await table.act("finish")
    clock.pass_by(2 * DAY)
    async with start() as here:
        again = Played(here, table.opened)
        assert await default_of(again) == 409
        assert await here.service.tables.end_finished(DAY) == 0
        clock.pass_by(DAY)
        assert await here.service.tables.end_finished(DAY) == 1


async def test_field_97_a_restart_after_a_wrong_clock_hides_nothing_for_longer_than_the_delay(
    start: Start, clock: HandClock
) -> None:
    async with start() as here:
        table = await here.started(options={"delay": DELAY})
        old = await acted_at(table, clock, 0)
        clock.pass_by(DELAY)
        ahead = await acted_at(table, clock, 7 * DAY)
    async with start() as here:
        again = Played(here, table.opened)
        assert await seen_by(again) == old
        clock.pass_by(DELAY - 1)
        assert await seen_by(again) == old
        clock.pass_by(1)
        assert await seen_by(again) == ahead


async def test_field_97_a_restart_hides_nothing_for_longer_than_it_was(start: Start, clock: HandClock) -> None:
    async with start() as here:
        table = await here.started(options={"delay": DELAY})
        old = await acted_at(table, clock, 0)
        clock.pass_by(DELAY // 2)
        new = await acted_at(table, clock, 0)
    clock.pass_by(DELAY // 4)
    async with start() as here:
        again = Played(here, table.opened)
        assert await seen_by(again) < old
        clock.pass_by(DELAY // 4)
        assert await seen_by(again) == old
        clock.pass_by(DELAY // 2 - 1)
        assert await seen_by(again) == old
        clock.pass_by(1)
        assert await seen_by(again) == new


async def log_of(table: Played) -> str:
    return (await table.here.http.get(f"{table.path}/log", headers=table.headers())).text
