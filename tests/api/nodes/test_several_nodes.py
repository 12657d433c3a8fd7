"""Nodes of one database as processes of their own: what each answers when another has written, died, or is newer."""

import asyncio
import json
import random
import resource
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from itertools import takewhile
from pathlib import Path

import httpx
import pytest

from infra.store.opening import migrated
from projections.audit import audit
from tests.api.nodes.cluster_played import Shared, asked, opened
from tests.api.nodes.served_nodes import REACHED_WITHIN, act, nodes, present, told, version_at
from tests.api.processes import served
from tests.api.serving import until
from tests.api.stream.feed_client import Follower, parsed
from tests.api.stream.replay.members import at_node, member
from tests.infra.nodes.redis_server import redis, redis_server
from tests.infra.store.postgres_server import database, postgres_server
from tests.toy import TOY
from tests.toy import server as toy_server


def act_for_ever(url: str, table: Shared) -> None:
    """Act till the node dies. Raises httpx.TransportError."""
    while True:
        act(url, table, "roll:1")


async def watching(url: str, table: Shared, version: int) -> "asyncio.Task[Follower]":
    """A watcher at a node who has read what is there, and goes on up to a version."""
    follower = Follower()
    task = asyncio.create_task(reached(url, table, version, follower))
    while not follower.last:
        await asyncio.wait([task], timeout=0.01)
        assert not task.done() or task.result()
    return task


async def reached(url: str, table: Shared, version: int, follower: Follower) -> Follower:
    """Read up to a version. Raises TimeoutError."""
    rest = b""
    async with (
        asyncio.timeout(REACHED_WITHIN),
        httpx.AsyncClient(base_url=url, timeout=30) as http,
        http.stream("GET", f"{table.path}/stream") as answer,
    ):
        async for chunk in answer.aiter_bytes():
            whole, mark, rest = (rest + chunk).rpartition(b"\n\n")
            follower.hear(parsed(whole + mark))
            if follower.last >= version:
                return follower
    raise AssertionError("the stream ended before")


async def test_a_read_on_one_node_after_a_write_on_the_other_shows_the_write(tmp_path: Path, store_url: str) -> None:
    with nodes(tmp_path, store_url, {}, {}) as [(_, here), (_, there)]:
        table = await opened(here)
        for key in ("roll:1", "draw", "roll:2", "pass"):
            for writer, reader in ((here, there), (there, here)):
                written = act(writer, table, key)
                assert written.status_code == 200, written.text
                assert await version_at(reader, table) == written.json()["version"]


async def test_a_node_that_dies_between_commit_and_telling_leaves_no_watcher_behind(
    tmp_path: Path, store_url: str
) -> None:
    with redis() as redis_url:
        dying = {"REDIS_URL": redis_url, toy_server.DIES_AT: "12"}
        with nodes(tmp_path, store_url, dying, {"REDIS_URL": redis_url}) as [(process, here), (_, there)]:
            table = await opened(here)
            watcher = await watching(there, table, 12)
            with pytest.raises(httpx.TransportError):
                await asyncio.to_thread(act_for_ever, here, table)
            process.wait(10)
            follower = await watcher
            assert follower.last == await version_at(there, table)


@pytest.mark.parametrize("away", ["never", "killed", "begun-anew"])
async def test_field_55_watchers_catch_up_whatever_becomes_of_redis(tmp_path: Path, store_url: str, away: str) -> None:
    with (
        redis_server() as hints,
        nodes(tmp_path, store_url, *[{"REDIS_URL": hints.url}] * 2) as [(_, here), (_, there)],
    ):
        table = await opened(here)
        first, second = (act(here, table, "pass").json()["version"] for _ in range(2))
        watcher = await watching(there, table, second + 10 * (second - first))
        for number in range(10):
            if number == 3 and away != "never":
                hints.kill()
            if number == 6 and away == "begun-anew":
                await asyncio.to_thread(hints.start)
            assert (await asyncio.to_thread(act, here, table, "pass")).status_code == 200
        follower = await watcher
        assert follower.last == await version_at(here, table)
        await heard(there, away != "killed")
        if away == "never":
            await asyncio.to_thread(hears_of_notes, there, here, table)


def hears_of_notes(there: str, here: str, table: Shared) -> None:
    """A watcher at one node is told when notes are written at the other one, and not of an action. Raises
    httpx.TimeoutException.
    """
    with httpx.stream("GET", f"{there}{table.path}/stream", timeout=REACHED_WITHIN) as answer:
        lines = answer.iter_lines()
        next(line for line in lines if line == "event: checkpoint")
        act(here, table, "pass")
        assert "event: beside" not in takewhile(lambda line: line != "event: checkpoint", lines), (
            "only the log has grown"
        )
        written = {"revision": 0, "notes": ["Ada keeps the rope"]}
        httpx.put(f"{here}{table.path}/notes", json=written, headers=table.headers).raise_for_status()
        next(line for line in lines if line == "event: beside")


async def heard(url: str, expected: bool) -> None:
    """Wait until a node tells that hints of others come in, or that none do. Raises TimeoutError."""
    async with asyncio.timeout(REACHED_WITHIN), httpx.AsyncClient(base_url=url, timeout=30) as http:
        while (await http.get("/readyz")).raise_for_status().json()["parts"]["feed"] is not expected:
            await asyncio.sleep(0.1)


async def counted(count: int, table: Shared, *urls: str) -> None:
    """Wait until these nodes all tell that so many watch. Raises TimeoutError."""
    async with asyncio.timeout(REACHED_WITHIN), httpx.AsyncClient(timeout=30) as http:
        for url in urls:
            while (await http.get(f"{url}{table.path}")).raise_for_status().json()["watchers"] != count:
                await asyncio.sleep(0.05)


async def test_who_watches_is_counted_on_all_nodes_and_a_node_that_dies_is_forgotten(
    tmp_path: Path, store_url: str
) -> None:
    with (
        redis() as redis_url,
        nodes(tmp_path, store_url, *[{"REDIS_URL": redis_url}] * 3) as [(_, here), (dying, there), (_, third)],
    ):
        table = await opened(here)
        async with present(here, table) as mine, present(there, table), present(there, table, **table.headers):
            states = [await told(mine, 3, 0)]
            async with present(third, table) as late:
                states += [await told(late, 4, 0), await told(mine, 4, 0)]
            states.append(await told(mine, 3, 0))
            await counted(3, table, here, there, third)
            dying.kill()
            states.append(await told(mine, 1))
            await counted(1, table, here, third)
        async with present(third, table) as again:
            states.append(await told(again, 1))
        assert states == sorted(states), "also at another node"


async def test_a_campaigns_token_that_was_replaced_at_one_node_ends_its_streams_at_the_other(
    tmp_path: Path, store_url: str
) -> None:
    with nodes(tmp_path, store_url, {}, {}) as [(_, here), (_, there)]:
        async with httpx.AsyncClient(base_url=here, timeout=30) as http:
            body = {"game": "toy", "seats": [{"name": "A"}, {"name": "B"}]}
            campaign = (await http.post("/v1/campaigns", json=body)).raise_for_status().json()
            host, guest = ({"Authorization": f"Bearer {seat['token']}"} for seat in campaign["seats"])
            path = f"/v1/campaigns/{campaign['id']}"
            table = Shared((await http.post(f"{path}/tables", headers=host)).raise_for_status().json())
            async with present(there, table, **host) as mine, present(there, table, **guest):
                await told(mine, 2, 0)
                (await http.post(f"{path}/seats/1/token", headers=host)).raise_for_status()
                await told(mine, 1, 0)
                assert httpx.get(f"{there}{table.path}", headers=guest, timeout=30).status_code == 401


async def test_who_polls_at_one_node_misses_no_name_that_was_changed_at_the_other(
    tmp_path: Path, store_url: str
) -> None:
    with nodes(tmp_path, store_url, {}, {}) as [(_, here), (_, there)]:
        table = await opened(here)
        first = httpx.get(f"{here}{table.path}")
        tag = first.headers["etag"]
        assert tag == f'"{first.json()["version"]}"'
        assert httpx.get(f"{there}{table.path}", headers={"If-None-Match": tag}).status_code == 304
        for name in ("Grace", "Alan"):
            done = httpx.patch(f"{here}{table.path}/seats/0", json={"name": name}, headers=table.headers)
            assert done.status_code == 204
            changed = httpx.get(f"{there}{table.path}", headers={"If-None-Match": tag})
            assert (changed.status_code, changed.json()["seats"][0]["name"]) == (200, name)
            tag = changed.headers["etag"]
            for url in (here, there):
                assert httpx.get(f"{url}{table.path}", headers={"If-None-Match": tag}).status_code == 304


async def test_while_redis_is_away_each_node_counts_its_own_watchers(tmp_path: Path, store_url: str) -> None:
    with (
        redis_server() as hints,
        nodes(tmp_path, store_url, *[{"REDIS_URL": hints.url}] * 2) as [(_, here), (_, there)],
    ):
        table = await opened(here)
        async with (
            present(here, table, **table.headers) as mine,
            present(there, table) as theirs,
            present(there, table),
        ):
            first = await told(mine, 3, 0), await told(theirs, 3, 0)
            hints.kill()
            alone = await told(mine, 1, 0), await told(theirs, 2)
            await counted(1, table, here)
            await counted(2, table, there)
            await asyncio.to_thread(hints.start)
            again = await told(mine, 3, 0), await told(theirs, 3, 0)
        assert first < alone < again


async def test_while_postgres_is_away_nothing_is_half_done_and_a_repeat_gives_the_first_answer(tmp_path: Path) -> None:
    with postgres_server() as own, ExitStack() as stack:
        store_url = stack.enter_context(database(own.url))
        migrated(store_url).close()
        [(_, here), (_, there)] = stack.enter_context(nodes(tmp_path, store_url, {}, {}))
        table = await opened(here)
        first = act(here, table, "roll:3", **{"Idempotency-Key": "before"})
        before = await version_at(there, table)
        own.kill()
        for url in (here, there):
            board = httpx.get(f"{url}{table.path}/board")
            for answer in (act(url, table, "roll:2", **{"Idempotency-Key": "k"}), board):
                assert (answer.status_code, answer.json()["code"]) == (503, "store-unavailable")
                assert int(answer.headers["Retry-After"]) >= 1
            assert httpx.get(f"{url}/readyz").status_code == 503
        own.start()
        for url in (here, there):
            for path in (f"{table.path}/board", "/v1/tables", f"{table.path}/log"):
                assert httpx.get(f"{url}{path}", timeout=30).status_code == 200, "reads need no second try"
        assert await version_at(here, table) == await version_at(there, table) == before
        body, headers = {"command": {"key": "roll:2"}}, table.headers | {"Idempotency-Key": "k"}
        done, again = [
            await asked([url], random.Random(), "POST", f"{table.path}/actions", json=body, headers=headers)
            for url in (here, there)
        ]
        assert done.status_code == again.status_code == 200 and done.content == again.content
        assert act(there, table, "roll:3", **{"Idempotency-Key": "before"}).content == first.content
        assert await version_at(there, table) == done.json()["version"]


async def test_the_older_node_answers_503_for_tables_that_the_newer_has_played_on(
    tmp_path: Path, store_url: str
) -> None:
    newer = {toy_server.RULES: str(TOY.rules + 1)}
    with nodes(tmp_path, store_url, {}, newer) as [(_, old), (_, new)]:
        table, other = await opened(old), await opened(old)
        assert act(old, table, "roll:1").status_code == 200
        assert httpx.get(f"{new}{table.path}/board").status_code == 200, "reading changes nothing"
        assert act(old, table, "roll:1").status_code == 200
        events = act(new, table, "roll:1").json()["events"]
        assert (events[0]["type"], events[0]["data"]["rules"]) == ("rules-changed", TOY.rules + 1)
        for answer in (act(old, table, "roll:1"), httpx.get(f"{old}{table.path}/board")):
            assert (answer.status_code, answer.json()["code"]) == (503, "rules-too-new")
            assert "Retry-After" in answer.headers
        assert act(new, table, "roll:1").status_code == 200
        assert act(old, other, "roll:1").status_code == 200, "tables that no newer node has played on"


def times_of(url: str, table: Shared) -> list[datetime]:
    """When each entry of a table was written, as its log says."""
    lines = httpx.get(f"{url}{table.path}/log").text.splitlines()
    return [datetime.fromisoformat(json.loads(line)["at"]) for line in lines]


async def test_two_nodes_an_hour_apart_and_one_whose_clock_jumps_write_by_one_clock_that_does_not_run_back(
    tmp_path: Path, store_url: str
) -> None:
    hour, jumps = {toy_server.SECONDS_AHEAD: "3600"}, {toy_server.SECONDS_AHEAD: "7200 -7200 60"}
    with nodes(tmp_path, store_url, {}, hour, jumps) as each:
        urls = [url for _, url in each]
        table = await opened(urls[0])
        for number in range(9):
            assert act(urls[number % 3], table, "roll:1").status_code == 200
        times = times_of(urls[0], table)
    assert times == sorted(times)
    assert times[-1] - times[0] < timedelta(minutes=30), "the clock of the store, whatever the nodes' own said"


async def test_a_clock_that_jumps_back_and_forth_writes_no_time_before_another(tmp_path: Path) -> None:
    with served(tmp_path, **{toy_server.SECONDS_AHEAD: "3600 -86400 3600 -60 3600"}) as (_, url):
        table = await opened(url)
        for _ in range(9):
            assert act(url, table, "roll:1").status_code == 200
        times = times_of(url, table)
        report = audit(httpx.get(f"{url}{table.path}/export").content)
    assert times == sorted(times)
    assert times[-1] > datetime.now(UTC) + timedelta(minutes=50), "it did jump"
    assert [check for check in report.checks if check.verdict == "failed"] == []


async def test_a_full_disk_is_a_clear_error_and_leaves_the_store_whole(tmp_path: Path) -> None:
    with served(tmp_path, **{toy_server.FILE_BYTES_MAX: "1500000"}) as (process, url):
        table, done = await opened(url), 0
        while (answer := act(url, table, "roll:3", **{"Idempotency-Key": str(done)})).status_code == 200:
            done += 1
        assert (answer.status_code, answer.json()["code"]) == (503, "store-unavailable")
        assert "Retry-After" in answer.headers
        check_log(url, table, done)
        assert httpx.get(f"{url}{table.path}/board").status_code == 200, "what is there can still be read"
        async with asyncio.timeout(REACHED_WITHIN):
            while (ready := httpx.get(f"{url}/readyz")).status_code == 200:  # what it writes to find out is small
                await asyncio.sleep(0.01)
        assert ready.json()["parts"] == {"store": False}
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert act(url, table, "roll:3", **{"Idempotency-Key": str(done)}).status_code == 200, "there is room again"
        assert httpx.get(f"{url}/readyz").json()["parts"]["store"] is True
    with served(tmp_path) as (_, url):
        check_log(url, table, done + 1)
        assert act(url, table, "roll:3", **{"Idempotency-Key": str(done)}).status_code == 200
        check_log(url, table, done + 1)


def check_log(url: str, table: Shared, actions: int) -> None:
    """A table's log has so many actions and no gap."""
    entries = [json.loads(line) for line in httpx.get(f"{url}{table.path}/log").text.splitlines()]
    assert [entry["v"] for entry in entries] == list(range(1, len(entries) + 1))
    assert sum(entry["type"] == "action-taken" for entry in entries) == actions > 10


async def test_members_at_two_nodes_share_a_replay_and_the_lead_outlives_a_node(tmp_path: Path, store_url: str) -> None:
    with (
        redis() as redis_url,
        nodes(tmp_path, store_url, *[{"REDIS_URL": redis_url}] * 2) as [(dying, first), (_, second)],
    ):
        table = await opened(first)
        version = act(first, table, "roll:1").json()["version"]
        here, there = at_node(first, table.path), at_node(second, table.path)
        async with member(there, "Ben") as ben:
            async with member(here, "Ada") as ada:
                await until(lambda: ben.present == ada.present == ["Ben", "Ada"])
                assert (ben.room["you"], ada.room["you"], ada.room["leader"]) == (1, 2, 1)
                await ben.do("show", at=version)
                await until(lambda: ada.told("show") == [{"at": version}])
                await ada.do("point", of="deck:toy")
                await until(lambda: ben.told("point") == [{"by": 2, "of": "deck:toy"}])
                await ben.do("hand", to=2)
                await until(lambda: ada.room["leader"] == 2)
                dying.kill()
                await until(lambda: ben.present == ["Ben"])
                assert ben.room["leader"] == 2, "the lead waits for her"
            async with member(there, "Ada") as again:
                assert (again.room["you"], again.room["leader"], again.room["at"]) == (2, 2, version)
                await again.do("show", at=2)
                await until(lambda: ben.told("show") == [{"at": 2}])
        assert await version_at(second, table) == version, "nothing of it is in the log"
