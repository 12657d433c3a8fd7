"""Open seats over HTTP: who joins, leaves and hosts, and what is refused in words."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from tests.api.clients import Client, Serve, TableClient, problem
from tests.api.http.waiting import eventually
from tests.infra.store.postgres_server import migrated_database

SEATS = [{"name": "Ada"}, {"open": True}, {"open": True}]


async def opened(client: Client, **more: Any) -> tuple[TableClient, list[str]]:
    """A table with two open seats, and its invites. Its `tokens` are the host's, and nobody's."""
    answer = await client.http.post("/v1/tables", json={"game": "toy", "seats": SEATS} | more)
    assert answer.status_code == 201, answer.text
    seats = answer.json()["seats"]
    assert [sorted(seat) for seat in seats] == [["seat", "token"], ["invite", "seat"], ["invite", "seat"]]
    table = TableClient(client, answer.json() | {"seats": [{"token": seat.get("token", "")} for seat in seats]})
    return table, [seat["invite"] for seat in seats[1:]]


async def join(table: TableClient, name: str = "Cleo", **more: Any) -> httpx.Response:
    return await table.post("join", {"name": name} | more, seat=None)


async def seats(table: TableClient) -> list[tuple[str, str]]:
    return [(seat["name"], seat["holder"]) for seat in (await table.get("", None)).json()["seats"]]


async def test_strangers_fill_the_open_seats_and_play(client: Client) -> None:
    table, (invite, _) = await opened(client)
    assert await seats(table) == [("Ada", "person"), ("", "open"), ("", "open")]
    first = await join(table, "Ben", invite=invite)
    second = await join(table, "Cleo")
    assert (first.status_code, second.status_code, first.json()["seat"], second.json()["seat"]) == (200, 200, 1, 2)
    assert first.headers["cache-control"] == "no-store"
    assert await seats(table) == [("Ada", "person"), ("Ben", "person"), ("Cleo", "person")]
    assert (await table.post("start")).status_code == 200
    assert (await table.get("actions", first.json()["token"])).json()["seat"] == 1
    assert (await table.get("audit")).json()["checks"][5]["verdict"] in ("ok", "sealed", "skipped")


async def test_of_two_joins_for_one_seat_one_wins(client: Client) -> None:
    table, (invite, _) = await opened(client)
    answers = await asyncio.gather(*(join(table, f"P{n}", invite=invite) for n in range(8)))
    won = [answer for answer in answers if answer.status_code == 200]
    assert len(won) == 1
    for answer in answers:
        if answer is not won[0]:
            assert "used" in problem(answer, 409, "seat-taken")["detail"]
    names = [name for name, _ in await seats(table)]
    assert names[1].startswith("P") and names[2] == ""
    assert (await table.get("actions", won[0].json()["token"])).json()["seat"] == 1


async def test_of_two_joins_at_two_nodes_one_wins(serve: Serve, postgres: str) -> None:
    with migrated_database(postgres) as store_url:
        async with serve(store_url=store_url) as one, serve(store_url=store_url) as other:
            table, (invite, _) = await opened(one)
            twin = TableClient(other, table.opened)
            answers = await asyncio.gather(
                *(join(at, f"P{turn}", invite=invite) for turn in range(3) for at in (table, twin))
            )
            won = [answer for answer in answers if answer.status_code == 200]
            assert len(won) == 1 and {answer.status_code for answer in answers} == {200, 409}
            assert (await twin.get("actions", won[0].json()["token"])).json()["seat"] == 1
            first, again = await asyncio.gather(keyed(table), keyed(twin))
            assert first.json()["token"] == again.json()["token"], "one key is one seat, at any node"


async def test_strangers_at_one_address_have_one_seat_of_a_table(client: Client) -> None:
    table, (_, invite) = await opened(client)
    answers = await asyncio.gather(join(table), join(table))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    problem(await join(table), 409, "seat-taken")
    assert (await join(table, invite=invite)).status_code == 200, "who is invited may share an address"


KEY = "0f9b2a7c-88a1-4c43-9d4e-2f0b5a1c7d11"


async def keyed(table: TableClient, key: str = KEY, name: str = "Cleo", **more: Any) -> httpx.Response:
    return await table.post("join", {"name": name} | more, seat=None, idempotency_key=key)


async def test_a_lost_answer_to_a_join_is_given_again_also_after_a_restart(serve: Serve) -> None:
    async with serve() as client:
        table, (invite, _) = await opened(client, private=True)
        first, again = await asyncio.gather(keyed(table, invite=invite), keyed(table, invite=invite))
        assert (first.status_code, again.content) == (200, first.content)
        problem(await keyed(table, invite=invite, name="Ben"), 422, "request-changed")
        problem(await keyed(table, KEY[::-1], invite=invite), 404, "table-not-found")
    async with serve() as client:
        table = TableClient(client, table.opened)
        assert (await keyed(table, invite=invite)).content == first.content
        assert (await table.get("actions", first.json()["token"])).json()["seat"] == 1
        await table.post("seats/1/token")
        answer = problem(await keyed(table, invite=invite), 404, "table-not-found")
        assert "ask the host for another" in answer["detail"]


async def test_a_key_is_one_seat_and_one_that_others_may_guess_is_none(client: Client) -> None:
    table, _ = await opened(client)
    answers = await asyncio.gather(*(keyed(table) for _ in range(5)))
    assert {answer.content for answer in answers} == {answers[0].content} and answers[0].status_code == 200
    assert [holder for _, holder in await seats(table)] == ["person", "person", "open"]
    problem(await keyed(table, "move-17"), 422, "malformed-request")
    await table.post("seats/1/token")
    assert "replaced since" in problem(await keyed(table), 409, "seat-taken")["detail"]


async def test_an_invite_opens_its_seat_once_and_only_before_the_start(client: Client) -> None:
    table, (one, other) = await opened(client)
    assert (await join(table, invite=one)).status_code == 200
    problem(await join(table, invite=one), 409, "seat-taken")
    problem(await join(table, invite="made up"), 409, "seat-taken")
    assert "nobody has taken seat 2" in problem(await table.post("start"), 409, "seats-open")["detail"]
    problem(await table.post("seats/2/token"), 409, "wrong-state")
    closed = await table.post("seats/2/close")
    assert closed.json()["seat"] == 2
    problem(await join(table, invite=other), 409, "seat-taken")
    problem(await table.post("seats/2/close"), 409, "wrong-state")
    assert (await table.post("start")).status_code == 200
    problem(await join(table, invite=one), 409, "seat-taken")
    assert "has started" in problem(await join(table), 409, "wrong-state")["detail"]
    await table.post("end")
    assert "has ended" in problem(await join(table, invite=one), 409, "wrong-state")["detail"]


async def test_an_invite_may_watch_a_private_table_and_do_nothing_else(client: Client) -> None:
    table, (invite, _) = await opened(client, private=True)
    problem(await join(table), 404, "table-not-found")
    refused = problem(await join(table, invite="made up"), 404, "table-not-found")
    unknown = TableClient(client, table.opened | {"id": "7f163e45-4498-49a1-9f66-a721775eb2a1"})
    other = problem(await join(unknown, invite="made up"), 404, "table-not-found")
    assert refused["detail"].replace(table.id, "") == other["detail"].replace(unknown.id, "")
    assert (await table.get("", invite)).json()["you"] is None
    problem(await table.post("seats/1/token", seat=invite), 403, "not-your-seat")
    assert (await join(table, invite=invite)).json()["seat"] == 1
    problem(await table.get("", invite), 404, "table-not-found")


async def test_only_the_host_opens_and_closes_seats(client: Client) -> None:
    table, (invite, _) = await opened(client)
    token = (await join(table, invite=invite)).json()["token"]
    for path in ("seats/2/open", "seats/2/close"):
        problem(await table.post(path, seat=token), 403, "not-your-seat")
        problem(await table.post(path, seat=None), 401, "token-needed")
    problem(await table.post("seats/9/open"), 422, "invalid-request")
    problem(await table.post("seats/-1/open"), 422, "invalid-request")
    problem(await table.post("seats/0/open"), 409, "wrong-state")
    problem(await table.post("seats/0/leave", seat=token), 403, "not-your-seat")


async def test_the_host_gives_a_seat_to_somebody_else_before_the_start(client: Client) -> None:
    table, (invite, _) = await opened(client)
    token = (await join(table, "Troll", invite=invite)).json()["token"]
    again = await table.post("seats/1/open")
    assert again.json()["invite"] not in (invite, token)
    problem(await table.get("actions", token), 401, "token-needed")
    assert (await join(table, "Ben", invite=again.json()["invite"])).json()["seat"] == 1


async def test_who_leaves_before_the_start_leaves_an_open_seat(client: Client) -> None:
    table, (invite, _) = await opened(client)
    token = (await join(table, "Ben", invite=invite)).json()["token"]
    assert (await table.post("seats/1/leave", seat=token)).json()["seat"] == 1
    problem(await table.post("seats/1/leave", seat=token), 401, "token-needed")
    assert await seats(table) == [("Ada", "person"), ("", "open"), ("", "open")]
    assert (await join(table, "Cleo")).json()["seat"] == 1


async def test_who_leaves_later_is_replaced_by_whom_the_host_invites(client: Client) -> None:
    table = await client.started(2)
    problem(await table.post("seats/1/open"), 409, "wrong-state")
    await table.post("seats/1/leave", seat=1)
    assert await seats(table) == [("Player 0", "person"), ("Player 1", "left")]
    problem(await join(table), 409, "wrong-state")
    invite = (await table.post("seats/1/open")).json()["invite"]
    assert [one["id"] for one in await eventually(client.http, bool, joinable=True)] == [table.id]
    joined = await join(table, "Cleo", invite=invite)
    assert (await table.get("actions", joined.json()["token"])).json()["seat"] == 1


async def test_the_lobby_lists_open_seats_until_they_are_taken(client: Client) -> None:
    await client.open(2)
    table, invites = await opened(client)
    found = await eventually(client.http, bool, joinable=True)
    assert [(one["id"], [seat["holder"] for seat in one["seats"]]) for one in found] == [
        (table.id, ["person", "open", "open"])
    ]
    for invite in invites:
        await join(table, invite=invite)
    assert (await client.http.get("/v1/tables?joinable=true")).json()["tables"] == []


@pytest.mark.parametrize("body", [{"name": "x" * 81}, {"name": "a\nb"}, {"invite": ""}, {"seat": 1}, {"invite": 7}])
async def test_a_malformed_join_is_refused(client: Client, body: dict[str, Any]) -> None:
    table, _ = await opened(client)
    problem(await table.post("join", body, seat=None), 422, "malformed-request")


async def test_the_host_s_own_seat_cannot_be_open(client: Client) -> None:
    answer = await client.http.post("/v1/tables", json={"game": "toy", "seats": [{"open": True}, {"name": "Ben"}]})
    assert "hosts" in problem(answer, 422, "invalid-request")["detail"]
    campaign = await client.http.post("/v1/campaigns", json={"game": "toy", "seats": [{"open": True}]})
    problem(campaign, 422, "malformed-request")


async def test_seats_stay_open_over_a_restart(serve: Serve) -> None:
    async with serve() as client:
        table, (invite, _) = await opened(client)
    async with serve() as client:
        again = TableClient(client, table.opened)
        assert (await join(again, invite=invite)).json()["seat"] == 1
