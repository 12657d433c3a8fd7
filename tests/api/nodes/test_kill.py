"""Real processes killed at any moment lose no acknowledged action and leave no half one."""

import asyncio
import json
import random
import signal
from pathlib import Path
from typing import Any

import httpx

from projections.audit import audit
from tests.api.nodes.open_tables import open_tables
from tests.api.processes import served

ROUNDS = 4
ENOUGH = 6
"""So many actions are acknowledged in a round before the kill."""


async def play_until_it_dies(url: str, table: dict[str, Any], chance: random.Random) -> None:
    """Act, undo and redo as fast as answers come; note what was acknowledged, by idempotency key."""
    async with httpx.AsyncClient(base_url=url, timeout=5) as http:
        while True:
            key = f"{len(table['acknowledged'])}-{chance.random()}"
            move = chance.choice(["roll:3", "draw", "draw", "pass", "undo"])
            path = "undo" if move == "undo" else "actions"
            body = None if move == "undo" else {"command": {"key": move}}
            headers = table["headers"] | {"Idempotency-Key": key}
            try:
                answer = await http.post(f"/v1/tables/{table['id']}/{path}", json=body, headers=headers)
            except httpx.TransportError:
                table["unanswered"] = (key, path, body)
                return
            if answer.status_code == 200:
                table["acknowledged"][key] = (path, body, answer.content)


async def check(url: str, table: dict[str, Any]) -> None:
    """Every acknowledged answer is in the log, its repetition tells the same; no action is without its end."""
    async with httpx.AsyncClient(base_url=url, timeout=20) as http:
        log = (await http.get(f"/v1/tables/{table['id']}/log")).text.splitlines()
        entries = [json.loads(line) for line in log]
        assert [entry["v"] for entry in entries] == list(range(1, len(entries) + 1))
        by_version = {entry["v"]: entry for entry in entries}
        for _, _, content in table["acknowledged"].values():
            for event in json.loads(content)["events"]:
                stored = by_version[event["v"]]
                assert (stored["type"], stored["data"]) == (event["type"], event["data"])
        ends = {entry["action"] for entry in entries if entry["type"] == "awaiting"}
        assert ends == {entry["action"] for entry in entries if entry["type"] == "action-taken"} | {0}
        for key, (path, body, content) in list(table["acknowledged"].items())[-3:]:
            headers = table["headers"] | {"Idempotency-Key": key}
            again = await http.post(f"/v1/tables/{table['id']}/{path}", json=body, headers=headers)
            assert (again.status_code, again.content) == (200, content)
        key, path, body = table["unanswered"]
        headers = table["headers"] | {"Idempotency-Key": key}
        repeated = await http.post(f"/v1/tables/{table['id']}/{path}", json=body, headers=headers)
        assert repeated.status_code in (200, 409), repeated.text
        after = (await http.get(f"/v1/tables/{table['id']}/log")).text.splitlines()
        assert after[: len(log)] == log, "what was written stays"


def count(tables: list[dict[str, Any]]) -> int:
    return sum(len(table["acknowledged"]) for table in tables)


async def acknowledged(tables: list[dict[str, Any]], enough: int) -> None:
    """Wait until so many actions were acknowledged at all tables."""
    async with asyncio.timeout(30):
        while count(tables) < enough:
            await asyncio.sleep(0.01)


async def test_field_46_a_killed_server_loses_no_acknowledged_action(tmp_path: Path) -> None:
    chance = random.Random(46)
    tables: list[dict[str, Any]] = []
    for _ in range(ROUNDS):
        with served(tmp_path) as (process, url):
            tables = tables or await open_tables(url)
            playing = [asyncio.create_task(play_until_it_dies(url, table, chance)) for table in tables]
            await acknowledged(tables, count(tables) + ENOUGH)
            await asyncio.sleep(chance.random() * 0.3)
            process.send_signal(signal.SIGKILL)
            await asyncio.gather(*playing)
        with served(tmp_path) as (process, url):
            for table in tables:
                await check(url, table)
    with served(tmp_path) as (_, url):
        async with httpx.AsyncClient(base_url=url, timeout=20) as http:
            assert count(tables) >= ROUNDS * ENOUGH
            for table in tables:
                (await http.post(f"/v1/tables/{table['id']}/end", headers=table["headers"])).raise_for_status()
                report = audit((await http.get(f"/v1/tables/{table['id']}/export")).content)
                assert [one for one in report.checks if one.verdict == "failed"] == []


def test_a_server_ends_cleanly_when_it_is_asked_to(tmp_path: Path) -> None:
    with served(tmp_path) as (process, url):
        assert httpx.get(f"{url}/healthz").status_code == 200
        process.send_signal(signal.SIGTERM)
        process.wait(15)
    assert not list(tmp_path.glob("*-wal")), "what was written is in the one file"
