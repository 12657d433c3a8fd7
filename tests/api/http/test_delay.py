"""A table's delay: no door shows readers without a seat what is younger."""

import asyncio
import json
import re
from datetime import datetime
from pathlib import Path
from typing import Any

import httpx
import pytest

from domain.log.checkpoint import read_checkpoint
from infra.clock import now
from tests.api.described import ROUTES
from tests.api.serving import Here, Played, serving
from tests.api.stream.feed_client import Follower, parsed
from tests.api.web.kept.reading import read
from tests.hand_clock import HandClock
from tests.toy.guide import SCENARIO

DELAY = 60
SECOND = 1000

DOORS: dict[str, list[str]] = {
    "": [""],
    "board": ["", "at=action:0", "at=8", "lang=de", "parts=true", "at=8&parts=true"],
    "board.svg": ["", "at=action:0", "at=8"],
    "board.html": ["", "at=action:0", "at=8", "at=8&since=action:0"],
    "postcard.svg": ["", "at=action:0", "at=8"],
    "badge.svg": [""],
    "chronicle": ["", "lang=de", "after=3", "limit=1", "days=1"],
    "luck": ["", "lang=de"],
    "journal": ["", "lang=de"],
    "sheet": ["", "lang=de", "format=text"],
    "chronicle/so-far": ["", "lang=de", "format=text"],
    "forecast": ["", "lang=de"],
    "views": ["", "after=3&limit=1", "at=action:0", "at=8&since=action:0&after=0&lang=de"],
    "surroundings": ["of=deck", "of=deck&at=action:0", "of=deck&at=8"],
    "log": ["", "after=2"],
    "export": [""],
    "export.html": [""],
    "checkpoint": ["", "size=3"],
    "proof/inclusion": ["v=2", "v=2&size=5"],
    "proof/consistency": ["from=2", "from=2&to=5"],
    "audit": [""],
}
"""Every route that tells a table to all who may read it, and what is asked of it."""
BEYOND = (
    "board?at={}",
    "board?at=action:{}",
    "board.svg?at={}",
    "postcard.svg?at={}",
    "board.html?at={}",
    "board.html?since={}",
    "chronicle?until={}",
    "surroundings?at={}",
    "views?at={}",
    "views?at=8&since={}",
    "chronicle/since?version={}",
    "checkpoint?size={}",
    "proof/inclusion?v={}",
    "proof/inclusion?v=1&size={}",
    "proof/consistency?from=1&to={}",
)
FOR_SEATS = {"actions", "undo"}
OWN = {"seats/{seat}/notify"}
"""Routes that tell a seat what nobody else is told, whatever happens at the table."""
HINTS = {"guide"}
"""Routes that tell a seat what is due to it, and others only what is of the table."""
PERSONAL = {"chronicle/since"}
"""Routes that tell each reader something else: the reader's own things first."""
STREAMS = {"stream"}
BESIDE = {"notes"}
"""Routes that tell what is of no version: with a delay, to the players alone until the end (see the tests of notes)."""


async def answers(here: Here, table: Played, token: str | None) -> dict[str, tuple[int, str | None, bytes]]:
    """What every door tells, but for whose token was sent: status, ETag, body."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    told = {}
    for door, queries in DOORS.items():
        for query in queries:
            answer = await here.http.get(f"{table.path}/{door}?{query}".replace("/?", "?"), headers=headers)
            body = shown_in_file(answer) if door == "export.html" else without_reader(answer.content)
            told[f"{door}?{query}"] = answer.status_code, answer.headers.get("etag"), body
    return told


def without_reader(body: bytes) -> bytes:
    return re.sub(rb'"you":(null|\d+)', b'"you":null', body)


def shown_in_file(answer: httpx.Response) -> bytes:
    """What a kept file shows, but for its reader, whom its head names and its note signs."""
    if answer.status_code != 200:
        return answer.content
    kept = read(answer.content)
    return repr((kept.archive, kept.head | {"seat": None}, kept.chapters, kept.boards, kept.note.size)).encode()


async def heard(table: Played, token: str | None, query: str = "") -> Follower:
    """What a stream tells at once."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    got = b""
    async with table.here.http.stream("GET", f"{table.path}/stream{query}", headers=headers) as answer:
        async for chunk in answer.aiter_bytes():
            got += chunk
            if b"event: watchers" in got:
                break
    return Follower().hear(parsed(got))


async def played(table: Played, clock: HandClock, asked: int = 7) -> list[tuple[int, int, dict[str, Any]]]:
    """A small game, ten seconds between its moves: when, the version then, and what the seat was told by every door, at
    so many of its moments.
    """
    moments: list[tuple[int, int, dict[str, Any]]] = []
    for key in ("start", "roll:2", "draw", "undo", "draw", "finish", "end"):
        clock.pass_by(10)
        is_own = key in ("start", "undo", "end")
        done = await (table.post(key) if is_own else table.act(key))
        told = await answers(table.here, table, table.tokens[0]) if len(moments) < asked else {}
        moments.append((clock.at, done["version"], told))
    return moments


def test_every_reading_route_is_a_door_that_is_tried() -> None:
    paths = {name.partition(" ")[2] for name in ROUTES if name.startswith("get /v1/tables/{table_id}")}
    tried = {
        f"/v1/tables/{{table_id}}/{door}".rstrip("/")
        for door in DOORS.keys() | FOR_SEATS | OWN | HINTS | PERSONAL | STREAMS | BESIDE
    }
    assert paths == tried


@pytest.mark.parametrize("private", [False, True])
async def test_field_59_nothing_younger_than_the_delay_shows_by_any_door(
    tmp_path: Path, clock: HandClock, private: bool
) -> None:
    async with serving(tmp_path, clock=clock) as here:
        table = await here.opened(options={"delay": DELAY}, private=private)
        watcher = table.opened["watch"] if private else None
        moments = await played(table, clock)
        newest = moments[-1][1]
        for at, version, told in moments:
            clock.at = at + DELAY * SECOND
            seen = await answers(here, table, watcher)
            for door, answer in told.items():
                assert seen[door] == answer, (door, version)
            for door in PERSONAL:
                recap = (await here.http.get(f"{table.path}/{door}?version=0", headers=bearer(watcher))).json()
                assert recap["version"] == version >= max((line["v"] for line in recap["lines"]), default=0)
            stream = await heard(table, watcher)
            assert stream.last == version and stream.checkpoint is not None
            assert read_checkpoint(stream.checkpoint).size == version
            assert stream.board is None or json.dumps(stream.board["version"]) == str(version)
            if version < newest:
                assert (await heard(table, watcher, f"?after={newest}")).last == version, "resync tells no more"
                for door in BEYOND:
                    answer = await here.http.get(f"{table.path}/{door.format(newest)}", headers=bearer(watcher))
                    assert answer.status_code == 422, door
                assert (await heard(table, table.tokens[0])).last == newest, "a seat sees it live"
        for door in FOR_SEATS:
            refused = await here.http.get(f"{table.path}/{door}", headers=bearer(watcher))
            assert refused.status_code in (401, 403)


async def test_a_guided_evening_tells_others_what_was_learnt_when_it_is_old(tmp_path: Path, clock: HandClock) -> None:
    async with serving(tmp_path, clock=clock) as here:
        table = await here.started(options={"delay": DELAY, "scenario": SCENARIO})

        async def learnt(token: str | None) -> bool:
            answer = (await here.http.get(f"{table.path}/guide", headers=bearer(token))).json()
            return bool(answer["lessons"][0]["learnt"])

        clock.pass_by(DELAY)
        await table.act("roll:2")
        assert (await learnt(table.tokens[0]), await learnt(None)) == (True, False)
        clock.pass_by(DELAY)
        assert await learnt(None)


def bearer(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


async def test_a_table_younger_than_its_delay_shows_that_it_is_there_and_no_more(
    tmp_path: Path, clock: HandClock
) -> None:
    async with serving(tmp_path, clock=clock) as here:
        table = await here.started(options={"delay": DELAY})
        await table.act("draw")
        told = await answers(here, table, None)
        status, etag, body = told["?"]
        summary = json.loads(body)
        assert status == 200 and etag == '"0"'
        assert (summary["version"], summary["state"], summary["action"], summary["next"]) == (0, "open", 0, [])
        assert summary["options"] == {"delay": DELAY}
        assert told["log?"] == (200, '"0"', b"")
        assert json.loads(told["chronicle?"][2])["chapters"] == []
        for door in ("board?", "export?", "audit?"):
            assert told[door][0] == 409
        assert told["proof/inclusion?v=2"][0] == 422
        stream = await heard(table, None)
        assert (stream.last, stream.board, stream.checkpoint) == (0, None, None)


async def test_a_delayed_stream_gives_what_is_old_at_once_and_the_rest_as_it_comes_of_age(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started(options={"delay": 1})
        done = await table.act("draw")
        got, seen_at = b"", {}
        async with here.http.stream("GET", f"{table.path}/stream") as answer, asyncio.timeout(30):
            async for chunk in answer.aiter_bytes():
                got += chunk
                follower = Follower().hear(parsed(got))
                for version in follower.entries:
                    seen_at.setdefault(version, now())
                if follower.last == done["version"]:
                    break
        lines = [json.loads(line) for line in (await log_of(table)).splitlines()]
        times = [milliseconds(line["at"]) for line in lines]
        assert len(times) == len(seen_at) == done["version"]
        assert all(seen_at[version] >= at + SECOND for version, at in enumerate(times, start=1))
        assert follower.board == await table.get("board")


async def log_of(table: Played) -> str:
    return (await table.here.http.get(f"{table.path}/log", headers=table.headers())).text


def milliseconds(at: str) -> int:
    return round(datetime.fromisoformat(at).timestamp() * SECOND)


async def test_a_reader_may_be_further_behind_than_the_table_but_not_less(tmp_path: Path, clock: HandClock) -> None:
    async with serving(tmp_path, clock=clock) as here:
        table = await here.opened(options={"delay": DELAY})
        moments = await played(table, clock)
        clock.at = moments[3][0] + 2 * DELAY * SECOND
        for asked in ("", "?delay=0", "?delay=50", "?delay=60"):
            assert (await heard(table, None, asked)).last == moments[-1][1]
        for asked in ("?delay=61", "?delay=80", "?delay=120"):
            assert (await heard(table, None, asked)).last == moments[3][1], "the next step is two minutes"
            assert (await heard(table, table.tokens[0], asked)).last == moments[3][1]
        assert (await heard(table, None, "?delay=121")).last == 0
        loaded = await here.opened()
        clock.pass_by(10)
        await loaded.post("start")
        assert (await heard(loaded, None, "?delay=5")).last == 1


async def test_a_delayed_table_is_read_again_after_a_restart(tmp_path: Path, clock: HandClock) -> None:
    async with serving(tmp_path, clock=clock) as here:
        table = await here.opened(options={"delay": DELAY})
        moments = await played(table, clock, asked=3)
    async with serving(tmp_path, clock=clock) as here:
        again = Played(here, table.opened)
        for at, _, told in moments[:3]:
            clock.at = at + DELAY * SECOND
            assert await answers(here, again, None) == told


@pytest.mark.parametrize("seen", [3, -1], ids=["in part", "whole"])
async def test_a_clock_that_runs_back_takes_nothing_back(tmp_path: Path, clock: HandClock, seen: int) -> None:
    async with serving(tmp_path, clock=clock) as here:
        table = await here.opened(options={"delay": DELAY})
        moments = await played(table, clock, asked=0)
        clock.at = moments[seen][0] + DELAY * SECOND
        before = await answers(here, table, None)
        clock.jump_by(-15)
        assert await answers(here, table, None) == before
        assert (await heard(table, None)).last == moments[seen][1]


async def test_after_a_clock_ran_back_what_is_new_is_delayed_as_ever(tmp_path: Path, clock: HandClock) -> None:
    async with serving(tmp_path, clock=clock) as here:
        table = await here.started(options={"delay": DELAY})
        clock.pass_by(DELAY + 10)
        whole = await answers(here, table, None)
        clock.jump_by(-20)
        newest = (await table.act("draw"))["version"]
        assert await answers(here, table, None) == whole
        clock.pass_by(DELAY - 1)
        assert await answers(here, table, None) == whole
        clock.pass_by(1)
        assert (await heard(table, None)).last == newest
