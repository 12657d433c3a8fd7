"""The lobby over HTTP: every public table once, whatever happens meanwhile."""

import asyncio
import time
from pathlib import Path
from threading import Event
from typing import Any
from uuid import UUID

import httpx
import pytest

from api.service.read_models.lobby import Lobby
from tests.api.clients import Client, Serve
from tests.api.http.waiting import SECONDS_MAX, eventually, pages
from tests.api.processes import served


async def test_a_table_is_listed_as_its_summary_says(client: Client) -> None:
    table = await client.open(2, name="Thursday")
    await table.post("start")
    await table.act("roll:2")
    version = await table.version()
    [listed] = await eventually(client.http, lambda found: [one["version"] for one in found] == [version])
    summary = (await table.get()).json()

    for name in ("id", "name", "game", "state", "result", "version", "action"):
        assert listed[name] == summary[name], name
    assert listed["seats"] == [
        {"seat": 0, "name": "Player 0", "holder": "person"},
        {"seat": 1, "name": "Player 1", "holder": "person"},
    ]
    assert listed["opened_at"] <= listed["active_at"]


async def test_an_imported_table_is_not_listed_since_nobody_can_play_there(client: Client) -> None:
    table = await client.started(2)
    archive = (await table.get("export")).content
    headers = {"Content-Type": "application/x-ndjson"}
    assert (await client.http.post("/v1/tables/import", content=archive, headers=headers)).status_code == 201
    other = await client.open(2)
    found = await eventually(client.http, lambda found: len(found) >= 2)
    assert [one["id"] for one in found] == [other.id, table.id]


async def test_a_new_name_shows_at_once(client: Client) -> None:
    table = await client.open(2)
    await eventually(client.http, lambda found: len(found) == 1)
    await client.http.patch(table.path("seats/1"), json={"name": "Cleo"}, headers=table.headers(0))
    [listed] = await pages(client.http)

    assert [seat["name"] for seat in listed["seats"]] == ["Player 0", "Cleo"]


async def test_states_and_games_are_filters(client: Client) -> None:
    opened, running, over = await client.open(1), await client.started(1), await client.started(1)
    await over.act("finish")
    await eventually(client.http, lambda found: [one["state"] for one in found] == ["finished", "running", "open"])
    by_state = {state: await pages(client.http, state=state) for state in ("open", "running", "finished")}

    assert [[one["id"] for one in found] for found in by_state.values()] == [[opened.id], [running.id], [over.id]]
    assert by_state["finished"][0]["result"] == "success"
    assert len(await pages(client.http, game="toy")) == 3
    assert [one["id"] for one in await pages(client.http, game="toy", state="open", limit=1)] == [opened.id]
    await over.post("undo")
    assert (await eventually(client.http, lambda found: len(found) == 2, state="running"))[0]["result"] is None


async def test_private_tables_are_hidden_also_from_who_sits_there(client: Client) -> None:
    private = await client.open(1, private=True)
    await private.post("start")
    public = await client.open(1)
    await eventually(client.http, lambda found: [one["id"] for one in found] == [public.id])
    answer = await client.http.get("/v1/tables", headers=private.headers(0))
    guessed = await client.http.get("/v1/tables", params={"after": private.id})

    assert private.id not in answer.text
    assert (guessed.status_code, guessed.json()["code"]) == (422, "invalid-request")


async def test_paging_ends_and_misses_none_while_tables_are_opened(client: Client) -> None:
    before = [(await client.open(1)).id for _ in range(25)]
    await eventually(client.http, lambda found: len(found) == len(before), limit=100)

    async def open_more() -> None:
        for _ in range(25):
            await client.open(1)

    found, _ = await asyncio.gather(pages(client.http, limit=3), open_more())
    ids = [one["id"] for one in found]

    assert len(ids) == len(set(ids))
    assert [id for id in ids if id in before] == before[::-1]
    assert len(await eventually(client.http, lambda found: len(found) == 50, limit=100)) == 50


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("after=7", "malformed-request"),
        ("after=", "malformed-request"),
        (f"after={UUID(int=7)}", "invalid-request"),
        ("limit=0", "malformed-request"),
        ("limit=101", "malformed-request"),
        ("limit=x", "malformed-request"),
        ("state=ended", "malformed-request"),
        ("state=unreadable", "malformed-request"),
        ("game=chess", "invalid-request"),
        (f"game={'x' * 61}", "malformed-request"),
    ],
)
async def test_what_cannot_be_asked_is_refused(client: Client, query: str, code: str) -> None:
    await client.open(1)
    answer = await client.http.get(f"/v1/tables?{query}")

    assert (answer.status_code, answer.json()["code"]) == (422, code)


async def test_an_empty_lobby_is_a_page(client: Client) -> None:
    assert (await client.http.get("/v1/tables")).json() == {"tables": [], "next": None}


async def test_the_lobby_is_kept_over_a_restart(serve: Serve) -> None:
    async with serve() as client:
        table = await client.open(1)
    async with serve() as client:
        await eventually(client.http, lambda found: [one["id"] for one in found] == [table.id])
        assert all((await client.http.get("/readyz")).json()["parts"].values())


async def test_the_service_starts_before_the_lobby_has_caught_up(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    goes_on, process = Event(), Lobby.process_event

    def held(self: Lobby, *batch: Any) -> None:
        assert goes_on.wait(SECONDS_MAX)
        process(self, *batch)

    monkeypatch.setattr(Lobby, "process_event", held)
    async with serve() as client:
        table = await client.started(1)
        assert (await table.act("roll:1")).status_code == 200
        assert await pages(client.http) == []
        goes_on.set()
        await eventually(client.http, lambda found: [one["id"] for one in found] == [table.id])


async def test_a_lobby_that_stands_still_is_told_and_all_else_goes_on(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(self: Lobby, *batch: Any) -> None:
        raise ValueError("a fault of ours")

    monkeypatch.setattr(Lobby, "process_event", failing)
    table = await client.started(1)
    until = time.monotonic() + SECONDS_MAX
    while (answer := await client.http.get("/readyz")).json()["parts"]["lobby"]:
        assert time.monotonic() < until
        await asyncio.sleep(0.02)

    assert (answer.status_code, answer.json()["ready"]) == (200, True)
    assert (await table.act("roll:1")).status_code == 200
    assert "the read model lobby pauses after an error: a fault of ours" in caplog.text


async def test_a_killed_server_leaves_no_table_out_of_the_lobby(tmp_path: Path) -> None:
    """Killed right after its answers, at whatever the read model was; the next one has all of them, once."""
    opened: list[str] = []
    for round in range(4):
        with served(tmp_path) as (process, url):
            async with httpx.AsyncClient(base_url=url, timeout=20) as http:
                await eventually(http, lambda found: sorted(one["id"] for one in found) == sorted(opened))
                for _ in range(3 + round):
                    answer = await http.post("/v1/tables", json={"game": "toy", "seats": [{}]})
                    opened.append(answer.json()["id"])
            process.kill()
