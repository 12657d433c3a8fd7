"""Players are called when it is their turn: once, not too often, not for what was undone, and they see how it fares."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from api.service.hooks.sender import Sender
from infra.store.rows.records import HookClaimRow
from tests.api.clients import Client, Serve, TableClient, problem
from tests.api.http.receiving import WITHIN, Receiver, hooked, receiving, state
from tests.hand_clock import HandClock
from tests.toy import view

pytestmark = pytest.mark.usefixtures("soon")


@pytest.fixture
def client(calling: Client) -> Client:
    return calling


async def test_a_player_is_called_once_the_seat_has_been_asked_for_a_minute(
    client: Client, clock: HandClock, receiver: Receiver
) -> None:
    table = await hooked(client, receiver)
    await table.act("roll:2")
    await receiver.count(0)
    clock.pass_by(61)
    await receiver.count(1)
    told = receiver.got[0]
    assert (told["occasion"], told["seat"], told["player"], told["name"]) == ("your-turn", 1, "Player 1", "Thursday")
    assert told["text"] == "It is your turn at “Thursday”." and told["link"] == f"http://test/tables/{table.id}"
    assert receiver.keys == [told["id"]]
    assert not any(token in json.dumps(told) for token in table.tokens), "a notice has no secret"
    assert (await state(table))["outcome"] == "delivered"


async def test_field_61_a_lively_evening_is_no_storm_and_an_idle_tab_is_called(
    client: Client, clock: HandClock, receiver: Receiver
) -> None:
    """Forty turns within ten minutes are at most one notice; one that nobody answers is called after a while."""
    table = await hooked(client, receiver)
    for _ in range(20):
        for seat in (0, 1):
            assert (await table.act("roll:1", seat)).status_code == 200
            clock.pass_by(15)
    await receiver.count(0)
    await table.act("roll:1")
    clock.pass_by(61)
    await receiver.count(1)
    await table.act("roll:1", 1)
    await table.act("roll:1", 0)
    clock.pass_by(300)
    await receiver.count(1)
    clock.pass_by(300)
    await receiver.count(2)
    assert len(set(receiver.keys)) == 2


async def test_field_61_a_turn_that_is_undone_before_it_is_sent_calls_nobody(
    client: Client, clock: HandClock, receiver: Receiver
) -> None:
    table = await hooked(client, receiver, options={"undo": "free"})
    await table.act("roll:2")
    assert (await table.post("undo")).status_code == 200
    clock.pass_by(3600)
    await receiver.count(0)
    await table.post("redo")
    clock.pass_by(61)
    await receiver.count(1)


async def test_a_seat_that_is_still_asked_is_reminded_once_a_day(
    client: Client, clock: HandClock, receiver: Receiver
) -> None:
    table = await hooked(client, receiver)
    await table.act("roll:2")
    clock.pass_by(61)
    await receiver.count(1)
    clock.pass_by(23 * 3600)
    await receiver.count(1)
    clock.pass_by(3600)
    await receiver.count(2)
    assert receiver.got[1]["occasion"] == "reminder" and len(set(receiver.keys)) == 2
    await table.post("end")
    clock.pass_by(3 * 24 * 3600)
    await receiver.count(2)


async def test_field_78_a_seat_sees_why_its_notices_fail_and_can_send_a_test(
    client: Client, clock: HandClock, receiver: Receiver
) -> None:
    table = await hooked(client, receiver)
    receiver.status = 410
    await table.act("roll:2")
    clock.pass_by(61)
    await receiver.count(1)
    told = await state(table)
    assert (told["outcome"], told["failures"], told["delivered_at"]) == ("the receiver answered 410", 1, None)
    answer = await table.post("seats/1/notify/test", seat=1)
    assert answer.json() == {"is_delivered": False, "outcome": "the receiver answered 410"}
    problem(await table.post("seats/1/notify/test", seat=1), 429, "too-many-requests")
    receiver.status = 204
    clock.pass_by(31)
    await receiver.count(3)
    assert receiver.keys[2] == receiver.keys[0], "the same notice keeps its id over all tries"
    told = await state(table)
    assert (told["outcome"], told["failures"]) == ("delivered", 0) and told["delivered_at"] is not None
    assert (await table.post("seats/1/notify/test", seat=1)).json()["is_delivered"]
    assert receiver.got[3]["occasion"] == "test"


async def test_discord_gets_words_alone_and_mentions_nobody(
    client: Client, clock: HandClock, receiver: Receiver
) -> None:
    table = await client.started(2, name="@everyone \u202efdp\u200b")
    await table.post("seats/1/notify?lang=de", {"url": receiver.url, "form": "discord"}, seat=1)
    await table.act("roll:2")
    clock.pass_by(61)
    await receiver.count(1)
    assert receiver.got == [
        {
            "content": f"Du bist dran: „@everyone fdp“. <http://test/tables/{table.id}>",
            "allowed_mentions": {"parse": []},
        }
    ]


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_table_without_a_name_is_called_by_its_game_s(
    client: Client, receiver: Receiver, language: str
) -> None:
    table = await client.started(2, name="")
    await table.post(f"seats/1/notify?lang={language}", {"url": receiver.url}, seat=1)
    assert (await table.post("seats/1/notify/test", seat=1)).json()["is_delivered"]
    (offered,) = (await client.http.get(f"/v1/games?lang={language}")).json()["games"]
    assert offered["title"] != offered["id"]
    assert offered["title"] in receiver.got[0]["text"]


async def test_a_notice_that_was_sent_but_not_noted_is_sent_again_under_the_same_id(
    serve: Serve, clock: HandClock, receiver: Receiver
) -> None:
    """As if the node died between the turn and the notice, and again in the middle of sending."""
    async with serve(clock, hooks_allow="127.0.0.1") as client:
        table = await hooked(client, receiver)
        await table.act("roll:2")
    receiver.status = None
    clock.pass_by(61)
    async with serve(clock, hooks_allow="127.0.0.1") as client:
        written = client.service.recorder.written

        async def lost(events: Any, rows: Any) -> None:
            if not any(type(row).__name__ == "HookSentRow" for row in rows):
                await written(events, rows)

        client.service.recorder.written = lost
        await receiver.count(1)
    receiver.status = 200
    clock.pass_by(61)
    async with serve(clock, hooks_allow="127.0.0.1"):
        await receiver.count(2)
    assert receiver.keys[0] == receiver.keys[1]


@pytest.mark.parametrize("joins", [True, False], ids=["many at once", "one after another"])
async def test_a_notice_that_another_node_claims_is_left_to_it(
    client: Client, clock: HandClock, receiver: Receiver, joins: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(client.service.recorder), "joins_logs", joins)
    for _ in range(3):
        await (await hooked(client, receiver)).act("roll:2")
    rows, later = client.service.recorder, clock.now() + 61_000
    due = rows.due_hooks(later, later, later, 10)
    await rows.written([], [HookClaimRow(due[1].table, due[1].seat, 1, later)])
    won = await Sender(rows, client.service.hooks)._claimed(due)
    assert [one.hook.table for one in won] == [due[0].table, due[2].table]
    assert await Sender(rows, client.service.hooks)._claimed(due) == [], "nobody claims what is claimed"
    clock.pass_by(122)
    await receiver.count(3)


async def test_who_is_away_or_has_left_is_not_called(client: Client, clock: HandClock, receiver: Receiver) -> None:
    table = await hooked(client, receiver)
    await table.act("roll:2")
    await table.post("seats/1/leave", seat=1)
    clock.pass_by(3600)
    await receiver.count(0)
    token = (await table.post("seats/1/close")).json()["token"]
    assert (await table.get("seats/1/notify", token)).json()["form"] is None, "the next player has no hook yet"


async def test_a_hook_set_while_the_seat_is_asked_calls_for_this_turn(
    client: Client, clock: HandClock, receiver: Receiver
) -> None:
    table = await client.started(2)
    await table.act("roll:2")
    await table.post("seats/1/notify", {"url": receiver.url}, seat=1)
    clock.pass_by(61)
    await receiver.count(1)
    assert (await table.delete("seats/1/notify", seat=1)).status_code == 204
    assert (await state(table))["form"] is None
    clock.pass_by(3 * 24 * 3600)
    await receiver.count(1)


async def test_a_name_that_changes_its_mind_is_refused_when_it_is_called(
    client: Client, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = ["93.184.215.14"]

    async def find(host: str, port: int) -> list[str]:
        return answers

    monkeypatch.setattr(client.service.hooks, "_find", find)
    table = await client.started(2)
    assert (await table.post("seats/1/notify", {"url": "https://rebind.example/"}, seat=1)).status_code == 200
    answers[:] = ["127.0.0.1"]
    answer = (await table.post("seats/1/notify/test", seat=1)).json()
    assert answer == {"is_delivered": False, "outcome": "this host is not on the public internet"}
    refused = problem(
        await table.post("seats/1/notify", {"url": "https://rebind.example/"}, seat=1), 422, "hook-refused"
    )
    assert "public internet" in refused["detail"]


async def test_only_the_own_seat_decides_and_private_receivers_are_refused(client: Client) -> None:
    table = await client.started(2)
    good = {"url": "https://example.com/"}
    problem(await table.post("seats/1/notify", good, seat=0), 403, "not-your-seat")
    problem(await table.post("seats/1/notify", good, seat=None), 401, "token-needed")
    for url in (
        "http://example.com/",
        "https://localhost/",
        "https://127.0.0.2/",
        "https://[::1]/",
        "https://10.0.0.1/",
    ):
        problem(await table.post("seats/0/notify", {"url": url}), 422, "hook-refused")
    problem(await table.post("seats/0/notify", {"url": "x" * 501}), 422, "malformed-request")
    problem(await table.post("seats/0/notify", {"url": "https://a.b/", "form": "mail"}), 422, "malformed-request")
    problem(await table.post("seats/0/notify/test"), 422, "hook-refused")
    problem(await table.get("seats/1/notify", 0), 403, "not-your-seat")


async def test_strangers_fill_a_table_with_a_bot_and_play_over_three_days_called_exactly_when_needed(
    serve: Serve, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    a, b = Receiver(), Receiver()
    monkeypatch.setattr(view, "ENOUGH", 1000)  # else the bot ends the game on the first day
    async with (
        serve(clock, hooks_allow="127.0.0.1", bot_pause_seconds=0, bots_share=1) as client,
        receiving(a),
        receiving(b),
    ):
        seats = [{"name": "Ada"}, {"open": True}, {"bot": "greedy"}]
        opened = (await client.http.post("/v1/tables", json={"game": "toy", "seats": seats})).json()
        ada = opened["seats"][0]["token"]
        async with asyncio.timeout(WITHIN):
            while not (found := (await client.http.get("/v1/tables?joinable=true")).json()["tables"]):
                await asyncio.sleep(0.01)
        joined = await client.http.post(f"/v1/tables/{found[0]['id']}/join", json={"name": "Ben"})
        tokens = [ada, joined.json()["token"], ""]
        table = TableClient(client, opened | {"seats": [{"token": token} for token in tokens]})
        for seat, receiver in enumerate((a, b)):
            await table.post(f"seats/{seat}/notify", {"url": receiver.url}, seat=seat)
        assert (await table.post("start")).status_code == 200
        clock.pass_by(30)

        for day in range(3):
            await a.count(day)
            assert (await table.act("pass", 0)).status_code == 200
            clock.pass_by(50)
            await b.count(day)  # Ben might still be at the table
            clock.pass_by(11)
            await b.count(day + 1)
            clock.pass_by(9 * 3600)
            assert (await table.act("pass", 1)).status_code == 200
            async with asyncio.timeout(WITHIN):
                while (told := (await table.get()).json())["next"] != [0]:
                    assert told["state"] == "running", told
                    await asyncio.sleep(0.01)
            clock.pass_by(61)
            await a.count(day + 1)
            clock.pass_by(15 * 3600)
        assert [[one["seat"] for one in each.got] for each in (a, b)] == [[0] * 3, [1] * 3], (
            "each for the own seat alone"
        )
        assert {one["occasion"] for one in (*a.got, *b.got)} == {"your-turn"}
        assert len({*a.keys, *b.keys}) == 6, "each notice is another one"
