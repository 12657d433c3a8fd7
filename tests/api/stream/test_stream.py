"""The event stream over a real connection: exact resume from any version."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from tests.api.processes import served
from tests.api.stream.events import Event, act, events, first, opened


@pytest.mark.parametrize("by_header", [True, False])
async def test_a_stream_resumes_after_any_version(tmp_path: Path, by_header: bool) -> None:
    with served(tmp_path) as (_, url):
        async with httpx.AsyncClient(base_url=url, timeout=60) as http:
            path, headers = await opened(http)
            for key in ("roll:2", "draw", "pass"):
                await act(http, path, headers, key)
            await http.post(f"{path}/undo", headers=headers)
            lines = (await http.get(f"{path}/log")).text.splitlines()
            for after in range(len(lines)):
                sent = {"Last-Event-ID": str(after)} if by_header else {}
                query = "" if by_header else f"?after={after}"
                async with http.stream("GET", f"{path}/stream{query}", headers=sent) as answer:
                    got = await first(answer, len(lines) - after)
                assert got == [("entry", str(json.loads(line)["v"]), line) for line in lines[after:]]


async def test_entries_come_as_they_happen_to_every_watcher(tmp_path: Path) -> None:
    with served(tmp_path) as (_, url):
        async with httpx.AsyncClient(base_url=url, timeout=60) as http:
            path, headers = await opened(http)
            newest = (await http.get(path)).json()["version"]

            async def watch() -> list[Event]:
                async with http.stream("GET", f"{path}/stream?after={newest}") as answer:
                    return [event async for event in events(answer)]

            watching = [asyncio.create_task(watch()) for _ in range(5)]
            for _ in range(500):
                if (await http.get(path)).json()["watchers"] == 5:
                    break
                await asyncio.sleep(0.02)
            for key in ("roll:2", "draw", "draw", "roll:1", "finish"):
                await act(http, path, headers, key)
            await http.post(f"{path}/end", headers=headers)
            seen = await asyncio.gather(*watching)
            lines = (await http.get(f"{path}/log?after={newest}")).text.splitlines()
            for one in seen:
                assert [data for name, _, data in one if name == "entry"] == lines
                assert one[-1][0] == "ended"


async def test_a_watcher_ahead_of_the_log_is_told_so(tmp_path: Path) -> None:
    with served(tmp_path) as (_, url):
        async with httpx.AsyncClient(base_url=url, timeout=60) as http:
            path, _ = await opened(http)
            newest = (await http.get(path)).json()["version"]
            async with http.stream("GET", f"{path}/stream?after=9999") as answer:
                (event,) = await first(answer, 1)
            assert event == ("resync", None, json.dumps({"version": newest}, separators=(",", ":")))
            wrong = await http.get(f"{path}/stream", headers={"Last-Event-ID": "x"})
            assert wrong.status_code == 422


async def test_too_many_streams_are_refused_and_none_stays_behind(tmp_path: Path) -> None:
    with served(tmp_path, STREAMS_PER_TABLE_MAX="2", HEARTBEAT_SECONDS="0.1") as (_, url):
        async with httpx.AsyncClient(base_url=url, timeout=60) as http:
            path, _ = await opened(http)
            async with http.stream("GET", f"{path}/stream") as one, http.stream("GET", f"{path}/stream") as two:
                reading = events(one), events(two)  # kept: one that is forgotten closes its stream
                for each in reading:
                    await anext(each)
                async with asyncio.timeout(30), http.stream("GET", f"{path}/stream") as refused:
                    assert refused.status_code == 429
                    assert refused.headers["retry-after"]
                for each in reading:
                    await each.aclose()
            for _ in range(100):
                if (await http.get(path)).json()["watchers"] == 0:
                    break
                await asyncio.sleep(0.05)
            assert (await http.get(path)).json()["watchers"] == 0
