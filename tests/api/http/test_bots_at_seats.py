"""Bots at seats: they play when they are asked, follow undos, give way to people, and never play alone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from api.service.seats import bot_tables
from api.service.seats.moves import Players
from api.service.tables.loaded_table import LoadedTable
from tests.api.clients import Client, Serve, TableClient, problem
from tests.infra.store.postgres_server import migrated_database

WITHIN = 20.0  # seconds, else a test fails


@pytest.fixture
async def client(serve: Serve) -> AsyncIterator[Client]:
    async with serve(bot_pause_seconds=0, bots_share=1, idle_seconds=0) as one:
        yield one


async def with_bot(client: Client, **more: Any) -> TableClient:
    """A started table of a person and a bot."""
    body = {"game": "toy", "seats": [{"name": "Ada"}, {"bot": "greedy"}]} | more
    answer = await client.http.post("/v1/tables", json=body)
    assert answer.status_code == 201, answer.text
    assert answer.json()["seats"][1] == {"seat": 1}, "no token of a bot leaves the service"
    opened = answer.json() | {"seats": [answer.json()["seats"][0], {"seat": 1, "token": ""}]}
    table = TableClient(client, opened)
    assert (await table.post("start")).status_code == 200
    return table


async def until(table: TableClient, holds: Any) -> dict[str, Any]:
    """The summary as soon as it holds."""
    async with asyncio.timeout(WITHIN):
        while not holds(told := (await table.get()).json()):
            await asyncio.sleep(0.01)
    return told  # type: ignore[no-any-return]


def deeds(log: bytes) -> list[tuple[Any, Any]]:
    """Who acted, and on whose word, in a table's log."""
    lines = [json.loads(line) for line in log.splitlines()]
    return [(line["data"]["seat"], line["by"]) for line in lines if line["type"] == "action-taken"]


async def test_a_bot_plays_its_turn_and_the_log_says_that_no_token_asked(client: Client) -> None:
    table = await with_bot(client)
    told = (await table.get()).json()
    assert [(one["name"], one["holder"], one["bot"]) for one in told["seats"]] == [
        ("Ada", "person", None),
        ("Bot 2", "bot", "greedy"),
    ]
    await table.act("roll:2")
    told = await until(table, lambda told: told["next"] == [0] and told["action"] > 1)
    assert deeds(await table.log())[:2] == [(0, 0), (1, None)]
    await table.post("end")
    audit = (await table.get("audit")).json()
    assert {one["check"]: one["verdict"] for one in audit["checks"]}["F"] == "ok", audit
    assert (await table.get()).json()["seats"][1]["holder"] == "bot"


async def test_a_bot_consents_to_every_undo_and_waits_while_people_decide(client: Client) -> None:
    seats = [{"name": "Ada"}, {"bot": "greedy"}, {"name": "Ben"}]
    table = TableClient(
        client,
        (opened := (await client.http.post("/v1/tables", json={"game": "toy", "seats": seats})).json())
        | {"seats": [{"token": one.get("token", "")} for one in opened["seats"]]},
    )
    await table.post("start")
    await table.act("roll:2")
    before = await until(table, lambda told: 1 not in told["next"])
    assert (await table.post("undo", {"to": 0})).status_code == 202
    told = await until(table, lambda told: told["proposal"]["waiting"] == [2])
    await asyncio.sleep(0.2)
    assert (await table.get()).json()["action"] == before["action"], "nothing happens while Ben decides"
    assert (await table.consent(2)).status_code == 200
    told = (await table.get()).json()
    assert (told["proposal"], told["action"]) == (None, 0)


async def test_who_goes_away_leaves_the_seat_to_a_bot_and_takes_it_back(client: Client) -> None:
    table = await client.started(2)
    await table.act("roll:2")
    put = await client.http.put(table.path("seats/1/bot"), json={"bot": "random"}, headers=table.headers(1))
    assert put.json()["bot"] == "random"
    told = await until(table, lambda told: told["action"] > 1)
    assert (told["seats"][1]["holder"], told["seats"][1]["name"]) == ("away", "Player 1")
    assert (await table.delete("seats/1/bot", seat=1)).status_code == 200
    told = (await table.get()).json()
    assert (told["seats"][1]["holder"], told["seats"][1]["bot"]) == ("person", None)
    problem(await table.delete("seats/1/bot", seat=1), 409, "wrong-state")


async def test_a_bot_is_not_forgotten_that_is_asked_while_it_is_looked_for(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked, looking, moved = bot_tables._is_asked, asyncio.Event(), asyncio.Event()

    async def slowly(loaded: LoadedTable, players: Players) -> bool:
        found = await looked(loaded, players)
        looking.set()
        await moved.wait()
        return found

    monkeypatch.setattr(bot_tables, "_is_asked", slowly)
    monkeypatch.setattr(bot_tables, "LOOKED_AFTER", 0.05)
    table = await with_bot(client)
    async with asyncio.timeout(WITHIN):
        await looking.wait()
    await table.act("roll:2")
    moved.set()
    await until(table, lambda told: told["action"] > 1 and told["next"] == [0])


async def test_bots_never_play_alone(client: Client) -> None:
    body = {"game": "toy", "seats": [{"bot": "greedy"}, {"bot": "greedy"}]}
    problem(await client.http.post("/v1/tables", json=body), 422, "invalid-request")
    table = await with_bot(client)
    own = await client.http.put(table.path("seats/0/bot"), json={"bot": "greedy"}, headers=table.headers(0))
    assert "at least one seat is a person's" in problem(own, 409, "no-person")["detail"]
    await table.act("roll:2")
    await until(table, lambda told: told["next"] == [0])
    before = (await table.get()).json()["action"]
    await table.post("seats/0/leave")
    await asyncio.sleep(0.2)
    assert (await table.get("", None)).json()["action"] == before


async def test_no_bot_plays_an_open_seat(client: Client) -> None:
    body = {"game": "toy", "seats": [{"name": "Ada"}, {"bot": "greedy", "open": True}]}
    assert (
        "seat 1 is open" in problem(await client.http.post("/v1/tables", json=body), 422, "invalid-request")["detail"]
    )


async def test_the_host_gives_an_empty_seat_to_a_bot_and_a_bot_s_seat_to_a_person(client: Client) -> None:
    table = await client.started(2)
    await table.post("seats/1/leave", seat=1)
    put = await client.http.put(table.path("seats/1/bot"), json={"bot": "greedy"}, headers=table.headers(0))
    assert put.status_code == 200
    problem(await table.post("seats/1/token"), 409, "wrong-state")
    invite = (await table.post("seats/1/open")).json()["invite"]
    joined = await table.post("join", {"name": "Cleo", "invite": invite}, seat=None)
    assert joined.status_code == 200
    told = (await table.get()).json()
    assert (told["seats"][1]["holder"], told["seats"][1]["name"]) == ("person", "Cleo")


async def test_the_host_lets_a_bot_play_only_for_a_seat_that_is_waited_for(serve: Serve) -> None:
    async with serve(bot_pause_seconds=0, bots_share=1, idle_seconds=600) as client:
        table = await client.started(3)
        put = await client.http.put(table.path("seats/1/bot"), json={"bot": "greedy"}, headers=table.headers(0))
        assert "600 seconds" in problem(put, 409, "wrong-state")["detail"]
        await table.post("seats/2/leave", seat=2)
        other = await client.http.put(table.path("seats/2/bot"), json={"bot": "greedy"}, headers=table.headers(1))
        problem(other, 403, "not-your-seat")
        guide = await client.http.put(table.path("seats/1/bot"), json={"bot": "guide"}, headers=table.headers(1))
        assert "no guide" in problem(guide, 422, "invalid-request")["detail"]
        deep = await client.http.put(table.path("seats/1/bot"), json={"bot": "deep"}, headers=table.headers(1))
        problem(deep, 422, "malformed-request")


async def test_bots_play_on_after_a_restart(serve: Serve) -> None:
    async with serve(bot_pause_seconds=60) as client:
        table = await with_bot(client)
        await table.act("roll:2")
        assert (await table.get()).json()["action"] == 1
    async with serve(bot_pause_seconds=0, bots_share=1) as client:
        again = TableClient(client, table.opened)
        await until(again, lambda told: told["action"] > 1)


async def scripted(table: TableClient, seat: int) -> None:
    """A person who always takes the last of the listed actions, and turns back every tenth, until the game is over."""
    taken = 0
    while (told := (await table.get("", seat)).json())["state"] == "running":
        offered = (await table.get("actions", seat)).json()["actions"] if seat in told["next"] else []
        if not offered:
            await asyncio.sleep(0.02)
            continue
        answer = await table.post("actions", {"command": offered[-1]["command"]}, seat)
        assert answer.status_code in (200, 412), answer.text
        taken += answer.status_code == 200
        if taken % 10 == 9:
            assert (await table.post("undo", {}, seat)).status_code in (200, 202, 409)
            taken += 1


@pytest.mark.soak
async def test_fifty_tables_of_bots_and_scripted_people_come_to_their_ends(client: Client) -> None:
    seats = [{"name": "Ada"}, {"bot": "greedy"}, {"name": "Ben"}, {"bot": "random"}]
    tables = []
    for _ in range(50):
        opened = (await client.http.post("/v1/tables", json={"game": "toy", "seats": seats})).json()
        tokens = [{"token": one.get("token", "")} for one in opened["seats"]]
        table = TableClient(client, opened | {"seats": tokens})
        assert (await table.post("start")).status_code == 200
        tables.append(table)
    async with asyncio.timeout(600):
        await asyncio.gather(*(scripted(table, seat) for table in tables for seat in (0, 2)))
    for table in tables:
        assert (await table.get()).json()["state"] == "finished"
        await table.post("end")
        assert (await table.get("audit")).json()["verdict"] in ("ok", "unsigned"), table.id


async def test_one_node_plays_for_the_bots_of_a_table_and_another_when_it_dies(
    serve: Serve, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_tables, "LEAD_MILLISECONDS", 2000)
    monkeypatch.setattr(bot_tables, "FOUND_EVERY", 0.05)
    monkeypatch.setattr(bot_tables, "LOOKED_AFTER", 0.2)
    with migrated_database(postgres) as store_url:
        async with serve(bot_pause_seconds=0, bots_share=1, store_url=store_url) as one:
            table = await with_bot(one)
            await table.act("roll:2")
            await until(table, lambda told: told["next"] == [0] and told["action"] > 1)
            async with serve(bot_pause_seconds=0, bots_share=1, store_url=store_url) as other:
                await asyncio.sleep(0.3)
                assert (led(one), led(other)) == (1, 0)
                for task in one.service.bots._led.values():
                    task.cancel()
                monkeypatch.setattr(one.service.bots, "_find", asyncio.Event().wait)  # as a node that died
                before = (await table.get()).json()["action"]
                assert (await table.act("roll:2")).status_code == 200
                await until(table, lambda told: told["action"] > before + 1)
                assert (led(one), led(other)) == (0, 1)


def led(client: Client) -> int:
    """For how many tables a node plays."""
    return len(client.service.bots._led)
