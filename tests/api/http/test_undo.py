"""Undo over HTTP: proposed, consented, and what stays of it."""

import json

from tests.api.clients import Client, problem


async def test_an_undo_is_proposed_previewed_and_consented(client: Client) -> None:
    table = await client.started()
    await table.act("roll:1")
    await table.act("pass", seat=1)
    preview = (await table.get("undo?to=0", seat=1)).json()
    assert preview == {
        "to": 0,
        "lost": [
            {"action": 2, "seat": 1, "reveals": False, "title": "Take pass"},
            {"action": 1, "seat": 0, "reveals": True, "title": "Take roll:1"},
        ],
        "seats": [0, 1],
        "past_reveals": 1,
        "needs": [0],
        "proposal": None,
    }
    proposed = await table.post("undo", {"to": 0}, seat=1)
    assert proposed.status_code == 202
    assert (await table.get()).json()["proposal"]["waiting"] == [0]
    board = (await table.get("board")).json()
    done = await table.consent(0)
    assert [event["type"] for event in done.json()["events"]] == ["undo-answered", "actions-undone"]
    assert (await table.get()).json()["action"] == 0
    redone = await table.post("redo", {"to": 2})
    assert redone.status_code == 200
    after = (await table.get("board")).json()
    assert after | {"version": 0} == board | {"version": 0}
    problem(await table.post("redo"), 409, "undo-refused")


async def test_field_6_nothing_happens_before_the_policy_is_met(client: Client) -> None:
    table = await client.started(seats=3)
    for turn in range(9):
        await table.act("roll:1", seat=turn % 3)
    board = (await table.get("board")).content
    actions = (await table.get("actions", seat=0)).content
    preview = (await table.get("undo?to=2", seat=1)).json()
    assert len(preview["lost"]) == 7
    assert preview["seats"] == [0, 1, 2]
    await table.post("undo", {"to": 2}, seat=1)
    assert (await table.get()).json()["action"] == 9
    for seat in (0, 2):
        await table.consent(seat)
    assert (await table.get()).json()["action"] == 2
    await table.post("redo", {"to": 9})
    same = ("points", "discard", "deck", "next", "digest")
    now = json.loads((await table.get("board")).content)
    assert {key: now[key] for key in same} == {key: json.loads(board)[key] for key in same}
    keys = [
        [a["command"]["key"] for a in json.loads(one)["actions"]]
        for one in (actions, (await table.get("actions")).content)
    ]
    assert keys[0] == keys[1]


async def test_field_10_after_an_undo_the_options_are_those_first_offered(client: Client) -> None:
    table = await client.started(seats=1)
    offered: dict[int, list[str]] = {}
    for action, key in enumerate(["draw", "roll:2", "draw", "draw", "roll:3", "pass"]):
        offered[action] = [one["command"]["key"] for one in (await table.get("actions")).json()["actions"]]
        await table.act(key)
    for action in reversed(range(6)):
        await table.post("undo", {"to": action})
        now = [one["command"]["key"] for one in (await table.get("actions")).json()["actions"]]
        assert now == offered[action]


async def test_field_8_undone_entries_stay_in_chronicle_and_export(client: Client) -> None:
    table = await client.started(seats=1)
    await table.act("roll:2")
    await table.post("undo")
    chapters = (await table.get("chronicle")).json()["chapters"]
    (undone,) = [chapter for chapter in chapters if chapter["action"] == 1]
    assert undone["undone"] is True
    assert undone["seat"] == 0
    assert undone["at"].endswith("Z")
    export = (await table.get("export")).text
    assert '"action":1' in export
    assert '"actions-undone"' in export
