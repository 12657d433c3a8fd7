"""Faults seen in the field, on who watches: one replay after another, keys meant for something else, notices."""

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from api.stream import streams
from tests.api.processes import served
from tests.api.serving import Here, Played, serving, until
from tests.api.stream import watching as watchers
from tests.api.stream.feed_client import Follower, parsed
from tests.api.toy_archives import hourglass, know_toy, toy_archive

KEYS = b"\x1b[D\x1b[C \x1b[D q\n" * 50
"""Arrows, space and the like, as a terminal sends them."""


async def heard_from(here: Here, table: Played, **query: int) -> Follower:
    """What a watcher has heard who leaves when the board has come."""
    known, got = Follower(), b""
    known.last = query.get("after", 0)
    async with here.http.stream("GET", f"{table.path}/stream", params=query) as answer:
        async for part in answer.aiter_bytes():
            got += part
            if any(name == "board" for name, _, _ in parsed(got)):
                break
    return known.hear(parsed(got))


async def test_field_29_where_one_replay_stood_is_not_where_the_next_begins(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        long, short = await here.started(), await here.started()
        for _ in range(6):
            await long.act("draw")
        await short.act("roll:3")
        early = await long.get("board", at=5)
        board = await short.get("board")
        assert (early["version"], board["version"]) == (5, (await short.get())["version"])
        later, story = await long.get("chronicle", after=5), await short.get("chronicle")
        assert later["chapters"][0]["action"] == 2 and story["chapters"][0]["action"] == 0

        resumed = await heard_from(here, long, after=9)
        assert min(resumed.entries) == 10
        whole = await heard_from(here, short)
        assert min(whole.entries) == 1 and whole.board == board


def test_field_29_a_replay_in_the_terminal_tells_the_same_whatever_was_replayed_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    know_toy(monkeypatch)
    files = [tmp_path / "a.ndjson", tmp_path / "b.ndjson"]
    files[0].write_bytes(toy_archive(tmp_path / "a"))
    files[1].write_bytes(toy_archive(tmp_path / "b", ((0, "draw"), (0, "finish")), undo=False))
    alone = hourglass("replay", files[1]).stdout
    hourglass("replay", files[0])
    assert hourglass("replay", files[1]).stdout == alone != ""


def watching(url: str, state: Path, typed: bytes) -> str:
    """What `hourglass watch` tells at a terminal at which this is typed meanwhile."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "api.cli", "watch", url, "--state", str(state)]
    try:
        with subprocess.Popen(command, stdin=theirs, stdout=subprocess.PIPE, text=True) as process:
            os.write(ours, typed)
            told, _ = process.communicate(timeout=60)
            assert process.returncode == 0
            return told
    finally:
        os.close(ours)
        os.close(theirs)


def test_field_30_keys_typed_at_a_live_table_move_nobody(tmp_path: Path) -> None:
    with served(tmp_path) as (_, service):
        opened = httpx.post(f"{service}/v1/tables", json={"game": "toy", "seats": [{"name": "A"}]}).json()
        url, headers = f"{service}/v1/tables/{opened['id']}", {"Authorization": f"Bearer {opened['seats'][0]['token']}"}
        keys = ("roll:2", "draw", "finish")
        for path, body in [("start", None), *(("actions", {"command": {"key": key}}) for key in keys), ("end", None)]:
            httpx.post(f"{url}/{path}", json=body, headers=headers).raise_for_status()
        log = httpx.get(f"{url}/log").content
        silent, typed = watching(url, tmp_path / "silent", b""), watching(url, tmp_path / "typed", KEYS)
        assert httpx.get(f"{url}/log").content == log
    assert typed == silent
    assert [key for key in keys if f"Take {key}" in typed] == list(keys)


async def polled(table: Played, etag: str | None = None) -> httpx.Response:
    """The board, if it is no longer the one that its reader knows."""
    headers = {} if etag is None else {"If-None-Match": etag}
    return await table.here.http.get(f"{table.path}/board", headers=headers)


async def test_field_61_who_polls_is_told_once_whose_turn_it_is_however_many_there_were(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started(2, options={"undo": "free"})
        first = await polled(table)
        for turn in range(200):
            await table.act("pass", turn % 2)
        told = await polled(table, first.headers["ETag"])
        assert (told.status_code, told.json()["next"]) == (200, [0])
        assert (await polled(table, told.headers["ETag"])).status_code == 304

        await table.act("pass", 0)
        await table.post("undo")
        assert (await polled(table, told.headers["ETag"])).json()["next"] == [0], "a turn undone calls nobody"


async def test_field_61_an_idle_watcher_hears_of_the_next_turn_and_not_of_everyone_who_comes_and_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "PRESENCE_SECONDS", 1.0)
    async with serving(tmp_path, heartbeat_seconds=0.05) as here:
        table = await here.started(2)
        async with here.http.stream("GET", f"{table.path}/stream") as answer:
            parts, got = answer.aiter_bytes(), b""
            while got.count(b": alive") < 3:
                got += await anext(parts)
            for _ in range(30):
                await heard_from(here, table)
            await until(lambda: len(here.streams) == 1)
            version = (await table.act("pass", 0))["version"]
            while Follower().hear(parsed(got)).last < version:
                got += await anext(parts)
        assert Follower().hear(parsed(got)).board["next"] == [1]
        assert 1 <= [name for name, _, _ in parsed(got)].count("watchers") < 30


ANSWERS = ("roll:1", "take", "pass", "aside")
"""`aside` asks all seats at once."""


async def test_field_76_the_feed_names_a_seat_whenever_next_gains_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started(3, options={"undo": "free"})
        async with watchers.watching(table, **table.headers(2)) as one:
            await until(lambda: one.known.checkpoint)
            asked, gained = set(one.known.board["next"]), 0
            for number in range(12):
                start, before = len(one.got), one.known.board["next"]
                if number % 5 == 4:
                    await table.post("undo", {"to": 0})
                else:
                    seat = before[0]
                    offered = await here.http.get(f"{table.path}/actions", headers=table.headers(seat))
                    keys = [each["command"]["key"] for each in offered.json()["actions"]]
                    await table.act(next((key for key in ANSWERS[number % 4 :] if key in keys), keys[0]), seat)
                newest = await table.get()
                await until(lambda version=newest["version"]: one.known.last == version)
                now = set(newest["next"])
                assert set(one.known.board["next"]) == now
                if now - asked:
                    gained += 1
                    names = [name for name, *_ in parsed(one.got[start:]) if name in ("entry", "board")]
                    assert names[-2:] == ["board", "entry"], "before the action's last entry"
                    changes = [json.loads(data) for name, _, data in parsed(one.got[start:]) if name == "board"]
                    assert any(change["path"].startswith("/next") for change in changes[-1]["patch"])
                asked = now
            assert gained > 3
            assert Follower().hear(parsed(one.got)).board["next"] == sorted(now)
