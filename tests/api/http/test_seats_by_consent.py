"""Bots for absent people and new hosts by consent: who is asked, who may refuse, and what ends a proposal."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from api.service.seats.proposals import SILENT_MILLISECONDS
from tests.api.clients import Client, Serve, TableClient, problem
from tests.hand_clock import HandClock

ABSENT = 600  # seconds


@pytest.fixture
async def client(serve: Serve, clock: HandClock) -> AsyncIterator[Client]:
    async with serve(clock, bot_pause_seconds=0, bots_share=1, idle_seconds=ABSENT) as one:
        yield one


async def absent(client: Client, clock: HandClock, seats: int = 3) -> TableClient:
    """A table that has waited for seat 1 for long."""
    table = await client.started(seats)
    assert (await table.act("roll:2")).status_code == 200
    clock.pass_by(ABSENT)
    return table


async def propose(table: TableClient, by: int = 0, bot: str = "greedy") -> httpx.Response:
    return await table.client.http.put(table.path("seats/1/bot"), json={"bot": bot}, headers=table.headers(by))


async def answer(table: TableClient, made: httpx.Response, by: int, grant: bool = True) -> httpx.Response:
    said = made.json()
    body = {"proposal": said["proposal"], "grant": grant}
    return await table.post(f"seats/{said['seat']}/consent", body, seat=by)


async def told(table: TableClient, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = (await table.get("", seat)).json()
    return found


async def holder(table: TableClient) -> tuple[str, str | None]:
    one = (await told(table))["seats"][1]
    return one["holder"], one["bot"]


async def test_a_bot_takes_over_an_absent_seat_by_consent_and_gives_it_back(client: Client, clock: HandClock) -> None:
    table = await absent(client, clock)
    made = await propose(table, by=2)
    assert (made.status_code, made.json()["waiting"]) == (202, [0])
    assert (await told(table))["seat_proposal"] == made.json() | {"seat": 1, "by": 2, "bot": "greedy"}
    assert (await table.get("", None)).json()["seat_proposal"] is None, "watchers do not learn of it"
    assert await holder(table) == ("person", None)
    granted = await answer(table, made, by=0)
    assert (granted.status_code, granted.json()["waiting"]) == (200, [])
    assert await holder(table) == ("away", "greedy")
    async with asyncio.timeout(10):
        while 1 in (found := await told(table))["next"]:
            await asyncio.sleep(0.01)
    assert found["seat_proposal"] is None
    assert (await table.delete("seats/1/bot", seat=1)).status_code == 200, "its token is still its player's"
    assert await holder(table) == ("person", None)


async def test_two_people_need_nobody_s_consent(client: Client, clock: HandClock) -> None:
    table = await absent(client, clock, seats=2)
    assert (await propose(table)).status_code == 200
    assert (await holder(table))[0] == "away"


@pytest.mark.parametrize("by", [0, 1, 2], ids=["the proposer", "the one who was away", "another"])
async def test_one_refusal_ends_a_proposal(client: Client, clock: HandClock, by: int) -> None:
    table = await absent(client, clock)
    made = await propose(table)
    assert (await answer(table, made, by, grant=False)).status_code == 200
    assert (await told(table))["seat_proposal"] is None
    problem(await answer(table, made, by=2), 409, "proposal-changed")
    assert await holder(table) == ("person", None)


async def test_only_who_is_asked_consents_and_to_what_it_saw(client: Client, clock: HandClock) -> None:
    table = await absent(client, clock, seats=4)
    made = await propose(table)
    assert made.json()["waiting"] == [2, 3]
    problem(await answer(table, made, by=1), 422, "invalid-request")
    other = await table.post("seats/1/consent", {"proposal": made.json()["proposal"] - 1, "grant": True}, seat=2)
    assert problem(other, 409, "proposal-changed")["proposal"] == made.json()["proposal"]
    other = await table.post("seats/2/consent", {"proposal": made.json()["proposal"], "grant": True}, seat=2)
    problem(other, 409, "proposal-changed")
    problem(await table.post("seats/1/consent", {"proposal": True, "grant": 1}, seat=2), 422, "malformed-request")
    assert "a bot plays seat 1" in problem(await propose(table, by=2), 409, "proposal-open")["detail"]
    for _ in range(2):
        assert (await answer(table, made, by=2)).json()["waiting"] == [3], "again after a lost answer"
    assert (await propose(table)).json() == made.json() | {"waiting": [3]}, "asked again it is the same proposal"
    assert await holder(table) == ("person", None)


async def test_what_happens_at_the_table_ends_the_proposal_of_a_bot(client: Client, clock: HandClock) -> None:
    table = await absent(client, clock)
    made = await propose(table)
    assert (await table.act("roll:2", 1)).status_code == 200
    assert (await told(table))["seat_proposal"] is None
    problem(await answer(table, made, by=2), 409, "proposal-changed")
    problem(await propose(table), 409, "wrong-state")


async def test_who_stays_silent_for_a_day_is_taken_to_consent(client: Client, clock: HandClock) -> None:
    table = await absent(client, clock)
    assert (await propose(table)).status_code == 202
    clock.pass_by(SILENT_MILLISECONDS // 1000 - 1)
    assert (await propose(table)).status_code == 202
    clock.pass_by(1)
    assert (await propose(table)).status_code == 200
    assert await holder(table) == ("away", "greedy")


async def test_the_host_who_left_is_followed_by_the_one_to_whom_the_others_consent(client: Client) -> None:
    table = await client.started(4)
    problem(await table.post("host", seat=1), 409, "wrong-state")
    await table.post("seats/0/leave")
    problem(await table.post("end", seat=1), 403, "not-your-seat")
    made = await table.post("host", seat=1)
    assert (made.status_code, made.json()["bot"], made.json()["waiting"]) == (202, None, [2, 3])
    problem(await table.post("host", seat=2), 409, "proposal-open")
    assert (await answer(table, made, by=3)).json()["waiting"] == [2]
    assert (await table.post("host", seat=1)).status_code == 202
    assert (await answer(table, made, by=2)).json()["waiting"] == []
    taken = await table.post("host", seat=1)
    assert (taken.status_code, taken.json()["seat"]) == (200, 0)
    found = await told(table, 1)
    assert (found["seats"][0]["holder"], found["seats"][0]["name"], found["seat_proposal"]) == (
        "person",
        "Player 1",
        None,
    )
    problem(await table.post("host", seat=1), 409, "wrong-state")
    assert (await table.post("end", seat=taken.json()["token"])).status_code == 200


async def test_of_two_who_would_host_at_once_the_earlier_one_is_asked_about(client: Client) -> None:
    table = await client.started(3)
    await table.post("seats/0/leave")
    answers = await asyncio.gather(*(table.post("host", seat=seat) for seat in (1, 2)))
    assert sorted(one.status_code for one in answers) == [202, 409]
    (made,) = [one for one in answers if one.status_code == 202]
    other = 3 - made.json()["by"]
    granted, again = await asyncio.gather(answer(table, made, by=other), table.post("host", seat=made.json()["by"]))
    assert granted.status_code == 200 and again.status_code in (200, 202)
    if again.status_code == 202:
        again = await table.post("host", seat=made.json()["by"])
    assert again.json()["seat"] == 0 and again.json()["token"]


async def test_a_proposal_waits_over_a_restart(serve: Serve, clock: HandClock) -> None:
    async with serve(clock, idle_seconds=ABSENT) as client:
        table = await absent(client, clock)
        made = await propose(table)
    async with serve(clock, idle_seconds=ABSENT) as client:
        again = TableClient(client, table.opened)
        assert (await answer(again, made, by=2)).json()["waiting"] == []
        assert await holder(again) == ("away", "greedy")
