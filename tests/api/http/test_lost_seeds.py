"""While the service runs, a table whose seed cannot be decrypted answers 503 to its commands, and tells no path."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from infra.keys.vault import Vault
from infra.store.rows.records import SeedRow
from tests.api.serving import Here, Played, serving

COMMANDS = {
    "start": None,
    "actions": {"command": {"key": "draw"}},
    "default": {"seat": 0},
    "end": None,
}


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Here]:
    async with serving(tmp_path, idle_seconds=0) as service:
        yield service


def lose_key(here: Here) -> None:
    """Go on with another key than the older tables were opened with, and with nothing in memory."""
    vault, tables = Vault(here.service.settings.key_file.with_name("other.key")), here.service.tables
    for part in (tables, tables.commands, here.service.campaigns):
        part._vault = vault
    tables.cache.clear()


def check_refusal(status: int, problem: dict[str, Any]) -> None:
    assert (status, problem["code"]) == (503, "secret-unreadable")
    assert "/" not in problem["detail"]
    assert {"type", "title", "status", "code", "detail"} == problem.keys()


@pytest.mark.parametrize("path", COMMANDS)
async def test_a_command_is_refused_and_the_table_stays_readable(here: Here, path: str) -> None:
    table = await (here.opened() if path == "start" else here.started())
    version = (await table.get())["version"]
    lose_key(here)
    answer = await here.http.post(f"{table.path}/{path}", json=COMMANDS[path], headers=table.headers())

    check_refusal(answer.status_code, answer.json())
    assert answer.headers["Retry-After"]
    assert (await table.get())["version"] == version
    assert (await here.started()).id != table.id  # other tables go on


async def test_a_deleted_seed_is_told_in_the_same_way(here: Here) -> None:
    table = await here.started()
    here.service.tables.cache.clear()
    here.service.recorder.forget("nobody", [SeedRow])
    answer = await here.http.post(f"{table.path}/actions", json=COMMANDS["actions"], headers=table.headers())

    check_refusal(answer.status_code, answer.json())


async def test_a_socket_tells_the_same(here: Here) -> None:
    table = await here.started()
    lose_key(here)
    async with connect(f"{here.url.replace('http', 'ws')}{table.path}/ws") as socket:
        await socket.send(json.dumps({"token": table.tokens[0]}))
        await socket.send(json.dumps({"do": "act", "ref": 1, "command": {"key": "draw"}}))
        answer = await answer_on(socket)

    check_refusal(answer["status"], answer["body"])


async def answer_on(socket: Any) -> dict[str, Any]:
    """The data of the first answer that comes."""
    async for text in socket:
        message = json.loads(text)
        if message["event"] == "answer":
            return message["data"]  # type: ignore[no-any-return]
    raise AssertionError("the socket closed without an answer")


async def test_a_campaigns_repeated_request_is_told_no_path_either(here: Here) -> None:
    body = {"game": "toy", "seats": [{"name": "A"}]}
    campaign = (await here.http.post("/v1/campaigns", json=body)).raise_for_status().json()
    headers = {"Authorization": f"Bearer {campaign['seats'][0]['token']}", "Idempotency-Key": "once"}
    path = f"/v1/campaigns/{campaign['id']}/tables"
    assert (await here.http.post(path, json={}, headers=headers)).status_code == 201
    lose_key(here)
    answer = await here.http.post(path, json={}, headers=headers)

    check_refusal(answer.status_code, answer.json())


async def test_the_log_names_the_fault_once_a_request(here: Here, caplog: pytest.LogCaptureFixture) -> None:
    table: Played = await here.started()
    lose_key(here)
    answer: httpx.Response = await here.http.post(f"{table.path}/end", headers=table.headers())

    assert answer.status_code == 503
    assert [record.levelname for record in caplog.records if "secret-unreadable" in record.getMessage()] == ["ERROR"]
