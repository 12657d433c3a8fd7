"""A table that is over is kept, and every route still answers for it, whenever it ended."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from api import app
from tests.api.clients import Client, Serve, TableClient
from tests.api.described import ROUTES
from tests.api.http.waiting import eventually
from tests.api.openapi.openapi_document import codes_of, query_of

READS = [path for method, _, path in (name.partition(" ") for name in ROUTES) if method == "get" and "table_id" in path]
NOT_BEFORE_THE_START = (
    "board",
    "board.svg",
    "board.html",
    "postcard.svg",
    "export.html",
    "actions",
    "undo",
    "chronicle",
    "surroundings",
    "sheet",
    "views",
)
NOT_AT_EVERY_TABLE = ("guide",)
FOR_SEATS = ("seats",)
WITHIN = 20.0  # seconds, else a test fails
STARTS_WITHIN = 2  # seconds between the opening and the start of a table, even on a busy machine


@pytest.fixture
async def sweeping(serve: Serve) -> AsyncIterator[Client]:
    async with serve(drop_unstarted_after_seconds=0) as client:
        yield client


async def check_reads(table: TableClient, *, started: bool) -> None:
    """Every GET of a table, by a seat, by a stranger; and posts that come too late. Refusals are those described."""
    document = (await table.client.http.get("/openapi.json")).json()
    for path in READS:
        rest = path.partition("{table_id}")[2].lstrip("/")
        query = query_of(document, document["paths"][path]["get"])
        for seat in (0 if table.tokens else None, None):
            answer = await table.client.http.get(table.path(rest), params=query, headers=table.headers(seat))
            assert answer.status_code < 500, (path, answer.text)
            if answer.status_code >= 400:
                described = document["paths"][path]["get"]["responses"][str(answer.status_code)]
                assert answer.json()["code"] in codes_of(document, described), path
            if seat is None and rest.partition("/")[0] not in (*NOT_BEFORE_THE_START, *NOT_AT_EVERY_TABLE, *FOR_SEATS):
                assert answer.status_code == 200, (path, answer.text)
            if started and rest in ("board", "board.svg", "board.html", "chronicle"):
                assert answer.status_code == 200, (path, answer.text)
    for rest in ("start", "end", "undo", "redo", "branch", "actions"):
        body = {"branch": {}, "actions": {"command": {"key": "draw"}}}.get(rest)
        assert (await table.post(rest, body, 0 if table.tokens else None)).status_code < 500, rest


async def dropped(client: Client) -> None:
    """Let the service drop what nobody started."""
    assert await client.service.unstarted.sweep() > 0


async def test_a_table_that_its_host_ended_before_the_start_answers(client: Client) -> None:
    table = await client.open(2)
    assert (await table.post("end")).status_code == 200
    await check_reads(table, started=False)


async def test_a_table_that_nobody_started_answers_and_is_in_the_lobby_no_more(sweeping: Client) -> None:
    table, begun, private = await sweeping.open(2), await sweeping.started(2), await sweeping.open(1, private=True)
    await eventually(sweeping.http, lambda found: len(found) == 2)
    await dropped(sweeping)
    told = (await table.get()).json()
    assert (told["state"], told["result"], told["revealed"], told["next"]) == ("finished", "abandoned", True, [])
    assert (await private.get()).json()["state"] == "finished"
    found = await eventually(sweeping.http, lambda found: len(found) == 1)
    assert [one["id"] for one in found] == [begun.id]
    assert await eventually(sweeping.http, lambda found: not found, state="finished") == []
    await check_reads(table, started=False)
    told = (await table.get("audit")).json()
    assert told["verdict"] in ("ok", "unsigned"), told


async def test_the_service_drops_and_ends_tables_by_itself(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "SWEEP_SECONDS", 0.05)
    async with serve(drop_unstarted_after_seconds=STARTS_WITHIN, end_finished_after_seconds=0) as client:
        begun, over = await client.started(1), await client.started(1)
        await over.act("finish")
        table = await client.open(1)
        for one in (table, over):
            async with asyncio.timeout(WITHIN):
                while not (await one.get()).json()["revealed"]:
                    await asyncio.sleep(0.05)
        assert (await begun.get()).json()["state"] == "running"


async def test_a_table_that_ended_after_its_start_answers(client: Client) -> None:
    table = await client.started(2)
    await table.act("roll:2")
    assert (await table.post("end")).status_code == 200
    await check_reads(table, started=True)


async def test_an_imported_table_answers(client: Client) -> None:
    ndjson = {"Content-Type": "application/x-ndjson"}
    for is_started in (True, False):
        table = await (client.started if is_started else client.open)(2)
        await table.post("end")
        archive = (await table.get("export")).content
        answer = await client.http.post("/v1/tables/import", content=archive, headers=ndjson)
        assert answer.status_code == 201, answer.text
        taken_in = TableClient(client, answer.json() | {"seats": []})
        await check_reads(taken_in, started=is_started)


async def test_a_branch_that_nobody_started_answers(sweeping: Client) -> None:
    table = await sweeping.started(2)
    await table.act("roll:2")
    branch = TableClient(sweeping, (await table.post("branch", {"at": "action:1"})).json())
    await dropped(sweeping)
    assert (await branch.get()).json()["result"] == "abandoned"
    await check_reads(branch, started=True)
