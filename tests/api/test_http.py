"""The routes, their errors, who may, idempotency, ETags."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from domain.kernel.fate import seed_seal
from tests.api.conftest import Client, Serve, TableClient


def problem(answer: Any, status: int, code: str) -> dict[str, Any]:
    """The problem document of an answer that must be this one."""
    assert (answer.status_code, answer.headers["content-type"]) == (status, "application/problem+json"), answer.text
    body: dict[str, Any] = answer.json()
    assert body["code"] == code, body
    return body


async def test_the_catalogue_names_each_game_with_packs_and_seats(client: Client) -> None:
    (game,) = (await client.http.get("/v1/games?lang=de")).json()["games"]
    assert (game["id"], game["title"], game["seats"], game["rules"]) == ("toy", "Spiel", {"fewest": 1, "most": 4}, 1)
    assert game["packs"][0]["hash"] == "00" * 32
    assert game["languages"] == ["en", "de"]


async def test_a_table_from_opening_to_its_end(client: Client) -> None:
    table = await client.open()
    assert (await table.get()).json()["state"] == "open"
    started = (await table.post("start")).json()
    assert started["next"] == [0]
    menu = (await table.get("actions")).json()
    assert menu["version"] == started["version"]
    assert menu["prompt"] == "Your turn"
    roll = next(action for action in menu["actions"] if action["command"]["key"] == "roll:2")
    assert roll == {
        "label": "Take roll:2",
        "rule": "TOY-2",
        "default": False,
        "command": {"key": "roll:2", "version": menu["version"]},
    }
    assert [action["command"]["key"] for action in menu["actions"] if action["default"]] == ["pass"]
    done = (await table.post("actions", {"command": roll["command"]})).json()
    assert done["action"] == 1
    assert done["next"] == [1]
    assert [event["v"] for event in done["events"]] == list(range(menu["version"] + 1, done["version"] + 1))
    assert [event["type"] for event in done["events"]][:2] == ["action-taken", "dice-rolled"]
    await table.act("finish", seat=1)
    assert (await table.get()).json()["state"] == "finished"
    await table.post("end", seat=1)
    last = (await table.get()).json()
    assert (last["state"], last["revealed"], last["result"], last["next"]) == ("finished", True, "success", [])


async def test_seeds_in_two_rounds(client: Client) -> None:
    table = await client.open()
    seeds = ["x" * 32, "y" * 32]
    for seat, seed in enumerate(seeds):
        answer = await table.post("seeds", {"sealed": seed_seal(seed)}, seat)
        assert len(answer.json()["root"]) == 64
    problem(await table.post("start"), 409, "wrong-state")
    problem(await table.post("seeds", {"seed": "z" * 32}, 1), 409, "seed-refused")
    problem(await table.post("seeds", {"seed": "short"}, 1), 422, "malformed-request")
    problem(await table.post("seeds", {"sealed": "00"}, 1), 422, "malformed-request")
    problem(await table.post("seeds", {}, 1), 422, "malformed-request")
    for seat, seed in enumerate(seeds):
        assert (await table.post("seeds", {"seed": seed}, seat)).status_code == 200
    assert (await table.post("start")).status_code == 200
    problem(await table.post("start"), 409, "wrong-state")
    problem(await table.post("seeds", {"sealed": seed_seal(seeds[0])}), 409, "wrong-state")


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"game": "toy"},
        {"game": "toy", "seats": []},
        {"game": "toy", "seats": [{"name": "A"}] * 5},
        {"game": "chess", "seats": [{"name": "A"}]},
        {"game": "toy", "seats": [{"name": "A"}], "colour": "red"},
        {"game": "toy", "seats": [{"name": "A", "age": 3}]},
        {"game": "toy", "seats": [{"name": 7}]},
        {"game": "toy", "seats": [{"name": "nul\0"}]},
        {"game": "toy", "seats": [{}], "name": "two\nlines"},
        {"game": "toy", "seats": [{"name": "A"}], "options": {"undo": "maybe"}},
        {"game": "toy", "seats": [{"name": "A"}], "options": {"delay": -1}},
        {"game": "toy", "seats": [{"name": "A"}], "options": {"delay": True}},
        {"game": "toy", "seats": [{"name": "A"}], "options": {"delay": 86_401}},
        {"game": "toy", "seats": [{"name": "A"}], "options": {"impossible": True}},
        {"game": "toy", "seats": [{"name": "A"}], "pack": "other"},
    ],
)
async def test_a_table_that_cannot_be_opened(client: Client, body: dict[str, Any]) -> None:
    assert (await client.http.post("/v1/tables", json=body)).status_code == 422
    assert client.service.recorder.max_notification_id() is None


async def test_an_illegal_action_names_the_rule_and_records_nothing(client: Client) -> None:
    table = await client.started()
    before = await table.log()
    assert problem(await table.act("roll:9"), 409, "illegal-action")["rule"] == "TOY-2"
    assert problem(await table.act("dance"), 409, "illegal-action")["rule"] == "TOY-10"
    assert problem(await table.act("pass", seat=1), 409, "illegal-action")["rule"] == "TOY-10"
    assert await table.log() == before


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"command":{}}',
        b'{"command":{"key":"pass"},"more":1}',
        b'{"command":{"key":"pass","rule":"x"}}',
        b'{"command":{"key":7}}',
        b'{"command":{"key":"pass"},"expected_version":"3"}',
        b'{"command":{"key":"pass"},"expected_version":-1}',
        b'{"command":{"key":"' + b"x" * 301 + b'"}}',
        b'{"command":{"key":"\\ud800"}}',
        b"\xff\xfe",
    ],
)
async def test_a_malformed_action(client: Client, body: bytes) -> None:
    table = await client.started()
    before = await table.log()
    answer = await client.http.post(table.path("actions"), content=body, headers=table.headers(0))
    problem(answer, 422, "malformed-request")
    assert await table.log() == before


async def test_a_stale_version_by_whichever_way_it_is_given(client: Client) -> None:
    table = await client.started()
    version = await table.version()
    await table.act("draw")
    for answer in (
        await table.act("pass", version=version),
        await table.post("actions", {"command": {"key": "pass"}, "expected_version": version}),
        await table.post("actions", {"command": {"key": "pass"}}, If_Match=f'"{version}"'),
    ):
        body = problem(answer, 412, "stale-version")
        assert body["current_version"] == await table.version()
        assert body["still_legal"] is True
    stale = await table.post("undo", {"expected_version": version})
    problem(stale, 412, "stale-version")
    newest = await table.version()
    fresh = await table.post("actions", {"command": {"key": "pass", "version": version}, "expected_version": newest})
    assert fresh.status_code == 200, "the body's own expected version counts before the one it was offered at"


async def test_an_oversized_body_is_refused_by_its_length_and_while_it_arrives(serve: Serve) -> None:
    async with serve(body_bytes_max=1024) as client:
        table = await client.started()
        before = await table.log()
        big = b'{"command":{"key":"' + b"x" * 2000 + b'"}}'

        async def chunks() -> Any:
            yield big[:600]
            yield big[600:]

        for path in (table.path("actions"), "/v1/tables", table.path("undo")):
            for content in (big, chunks()):
                answer = await client.http.post(path, content=content, headers=table.headers(0))
                problem(answer, 413, "body-too-large")
        assert await table.log() == before


async def test_unknown_tables_and_ids_that_are_none(client: Client) -> None:
    table = await client.started()
    unknown = "00000000-0000-4000-8000-000000000000"
    for rest in ("", "/board", "/chronicle", "/log", "/export", "/actions", "/stream", "/undo"):
        answer = await client.http.get(f"/v1/tables/{unknown}{rest}", headers=table.headers(0))
        problem(answer, 404, "table-not-found")
    problem(await client.http.get("/v1/tables/nonsense"), 404, "table-not-found")
    assert "/openapi.json" in problem(await client.http.get("/v1/nowhere"), 404, "not-found")["detail"]


WRITES = [
    ("actions", {"command": {"key": "pass"}}),
    ("undo", None),
    ("redo", None),
    ("undo/consent", {"grant": True}),
    ("end", None),
    ("start", None),
    ("seeds", {"sealed": "00" * 32}),
    ("seats/0/token", None),
]


@pytest.mark.parametrize(("rest", "body"), WRITES, ids=str)
async def test_field_37_who_may_write(client: Client, rest: str, body: Any) -> None:
    table = await client.started()
    other = await client.started()
    before = await table.log()
    for token, status, code in [
        (None, 401, "token-needed"),
        ("nobody-has-this", 401, "token-needed"),
        (other.tokens[0], 403, "not-your-seat"),
    ]:
        problem(await table.post(rest, body, seat=token), status, code)
    assert await table.log() == before


async def test_what_only_the_host_may(client: Client) -> None:
    table = await client.open()
    problem(await table.post("start", seat=1), 403, "not-your-seat")
    problem(await table.post("seats/0/token", seat=1), 403, "not-your-seat")
    await table.post("start")
    problem(await table.post("end", seat=1), 403, "not-your-seat")


async def test_a_private_table_is_for_seats_and_watchers(client: Client) -> None:
    table = await client.started(private=True)
    watch = table.opened["watch"]
    other = await client.started()
    assert "watch" not in other.opened
    for rest in ("", "board", "chronicle", "log", "export", "stream"):
        for token in (None, "nobody-has-this", other.tokens[0]):
            problem(await table.get(rest, seat=token), 404, "table-not-found")
    for rest in ("", "board", "chronicle", "log", "export"):
        assert (await table.get(rest, seat=watch)).status_code == 200
        assert (await table.get(rest, seat=1)).status_code == 200
    problem(await table.post("actions", {"command": {"key": "pass"}}, seat=watch), 403, "not-your-seat")


async def test_a_public_table_is_read_by_anyone_but_not_with_a_wrong_token(client: Client) -> None:
    table = await client.started()
    for rest in ("", "board", "chronicle", "log", "export"):
        assert (await table.get(rest, seat=None)).status_code == 200
    problem(await table.get("board", seat="wrong"), 401, "token-needed")
    problem(await table.get("actions", seat=None), 401, "token-needed")


async def test_a_replaced_token_stops(client: Client) -> None:
    table = await client.started()
    old = table.tokens[1]
    answer = await table.post("seats/1/token", seat=0)
    table.tokens[1] = answer.json()["token"]
    problem(await table.get("actions", seat=old), 401, "token-needed")
    assert (await table.get("actions", seat=1)).status_code == 200
    assert table.tokens[1] not in (await table.log()).decode()
    assert b'"token-replaced"' in await table.log()
    problem(await table.post("seats/7/token"), 422, "invalid-request")


async def test_names_are_not_in_the_log(client: Client) -> None:
    table = await client.started()
    refused = await client.http.patch(table.path("seats/1"), json={"name": "Gr\x9bete"}, headers=table.headers(1))
    assert refused.json()["code"] == "malformed-request"
    answer = await client.http.patch(table.path("seats/1"), json={"name": "Grete"}, headers=table.headers(1))
    assert answer.status_code == 204
    assert [seat["name"] for seat in (await table.get()).json()["seats"]] == ["Player 0", "Grete"]
    log = await table.log()
    assert b"Grete" not in log
    assert b"Player" not in log


async def test_field_49_a_double_click_rolls_once(serve: Serve) -> None:
    async with serve() as client:
        table = await client.started(seats=1)
        post = {"Idempotency_Key": "click-1"}
        first, second = await asyncio.gather(table.act("roll:3", **post), table.act("roll:3", **post))
        assert (first.status_code, first.content) == (200, second.content)
        count = (await table.log()).count(b'"dice-rolled"')
        assert count == 1
        problem(await table.act("draw", **post), 422, "request-changed")
        problem(await table.post("undo", Idempotency_Key="click-1"), 422, "request-changed")
    async with serve() as client:
        again = TableClient(client, table.opened)
        answer = await again.act("roll:3", version=1, **post)
        assert (answer.status_code, answer.content) == (200, first.content)
        assert answer.headers["etag"] == first.headers["etag"]
        assert (await again.log()).count(b'"dice-rolled"') == 1


async def test_a_refused_request_is_not_remembered(client: Client) -> None:
    table = await client.started()
    problem(await table.act("pass", seat=1, Idempotency_Key="k"), 409, "illegal-action")
    await table.act("pass")
    assert (await table.act("pass", seat=1, Idempotency_Key="k")).status_code == 200


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
    }
    proposed = await table.post("undo", {"to": 0}, seat=1)
    assert proposed.status_code == 202
    assert (await table.get()).json()["proposal"]["waiting"] == [0]
    board = (await table.get("board")).json()
    done = await table.post("undo/consent", {"grant": True}, seat=0)
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
        await table.post("undo/consent", {"grant": True}, seat=seat)
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


async def test_the_chronicle_pages_without_gap_or_repetition(client: Client) -> None:
    table = await client.started(seats=1)
    for key in ("draw", "roll:1", "draw", "pass"):
        await table.act(key)
    await table.post("undo", {"to": 3})
    await table.post("end")
    seen, after = [], ""
    while True:
        page = (await table.get(f"chronicle?limit=2{after}")).json()
        seen += page["chapters"]
        if page["next"] is None:
            break
        after = f"&after={page['next']}"
    assert [chapter["action"] for chapter in seen] == [0, 1, 2, 3, 4, None, None, None]
    assert [chapter["undone"] for chapter in seen] == [False, False, False, False, True, False, False, False]
    assert seen[5]["title"] == "The hourglass was turned back to action 3."
    whole = (await table.get("chronicle")).json()["chapters"]
    assert seen == whole
    newest = seen[-1]["version"]
    assert (await table.get(f"chronicle?after={newest}")).json()["chapters"] == []
    for after in range(newest):
        rest = (await table.get(f"chronicle?after={after}")).json()["chapters"]
        assert rest == [chapter for chapter in whole if chapter["version"] > after][-len(rest) :]
        assert len(rest) in (len([one for one in whole if one["version"] > after]) - n for n in (0, 1))


async def test_any_earlier_board_stays_as_it_was_seen(client: Client) -> None:
    table = await client.started(seats=1)
    seen: dict[str, Any] = {}
    for key in ("draw", "roll:3", "draw", "roll:1"):
        await table.act(key)
        board = (await table.get("board")).json()
        seen[str(board["version"])] = board
    await table.post("undo", {"to": 1})
    await table.act("draw")
    for at, board in seen.items():
        assert (await table.get(f"board?at={at}")).json() == board
    last = (await table.get("board?at=action:4")).json()
    assert last == list(seen.values())[-1]
    german = (await table.get("board?at=action:4&lang=de")).json()
    assert german["digest"] == last["digest"]
    for wrong, code in [
        ("999", "invalid-request"),
        ("0", "invalid-request"),
        ("action:9", "invalid-request"),
        ("x", "malformed-request"),
    ]:
        problem(await table.get(f"board?at={wrong}"), 422, code)


async def test_polling_is_cheap(client: Client) -> None:
    table = await client.started()
    for rest in ("board", "actions", "chronicle"):
        first = await table.get(rest)
        tag = first.headers["etag"]
        assert "Authorization" in first.headers["vary"]
        again = await client.http.get(table.path(rest), headers=table.headers(0) | {"If-None-Match": tag})
        assert (again.status_code, again.content) == (304, b"")
    await table.act("pass")
    changed = await client.http.get(table.path("board"), headers=table.headers(0) | {"If-None-Match": tag})
    assert changed.status_code == 200


async def test_the_log_pages_by_version_and_the_export_is_an_archive(client: Client) -> None:
    table = await client.started(seats=1)
    await table.act("roll:2")
    lines = (await table.log()).split(b"\n")[:-1]
    assert [json.loads(line)["v"] for line in lines] == list(range(1, len(lines) + 1))
    rest = (await table.get("log?after=3")).content.split(b"\n")[:-1]
    assert rest == lines[3:]
    archive = (await table.get("export")).content.split(b"\n")
    assert archive[: len(lines)] == lines
    assert set(json.loads(archive[len(lines)])) == {"leaves", "root"}


async def test_a_corrupt_row_is_named_and_the_rest_keeps_serving(client: Client) -> None:
    import sqlite3

    good, bad = await client.started(), await client.started()
    client.service.tables.kept.clear()
    with sqlite3.connect(client.service.settings.store_path) as connection:
        row = "UPDATE stored_events SET state = ? WHERE originator_version = 3 AND originator_id = ?"
        from uuid import UUID

        assert connection.execute(row, (b"\xc1", UUID(bad.id).bytes)).rowcount == 1
    body = problem(await bad.get("board"), 500, "log-corrupt")
    assert (body["table"], body["version"]) == (bad.id, 3)
    problem(await bad.act("pass"), 500, "log-corrupt")
    assert (await good.act("pass")).status_code == 200


async def test_cors_lets_any_origin_read_the_headers_that_clients_need(client: Client) -> None:
    answer = await client.http.get("/v1/games", headers={"Origin": "https://example.org"})
    assert answer.headers["access-control-allow-origin"] == "*"
    assert "access-control-allow-credentials" not in answer.headers
    assert {"ETag", "Location", "Retry-After"} <= set(answer.headers["access-control-expose-headers"].split(", "))


async def test_actions_of_another_origin_are_answered_alike(client: Client) -> None:
    table = await client.started()
    answer = await table.act("pass", Origin="https://example.org")
    assert answer.headers["access-control-allow-origin"] == "*"
    assert (await table.act("pass", seat=1)).json().keys() == answer.json().keys()
    for more in ({}, {"Origin": "https://example.org"}):
        refused = problem(await table.act("dance", **more), 409, "illegal-action")
        assert refused["rule"] == "TOY-10"


async def test_what_nobody_foresaw_is_told_as_a_problem_without_its_reason(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: Any) -> None:
        raise RuntimeError("a secret reason")

    table = await client.started()
    monkeypatch.setattr(client.service.tables, "act", fail)
    answer = await table.act("pass")
    problem(answer, 500, "internal-error")
    assert "secret" not in answer.text
    assert "a secret reason" in caplog.text


async def test_health(client: Client) -> None:
    assert (await client.http.get("/healthz")).status_code == 200
    assert (await client.http.get("/readyz")).json() == {
        "ready": True,
        "parts": {"store": True, "lobby": True, "campaigns": True, "keys": True},
    }


async def test_the_openapi_document_describes_every_route(client: Client) -> None:
    document = (await client.http.get("/openapi.json")).json()
    assert document["openapi"].startswith("3.1")
    body = document["paths"]["/v1/tables/{table_id}/actions"]["post"]["requestBody"]["content"]["application/json"]
    assert body["schema"] == {"$ref": "#/components/schemas/ActionIn"}
    assert document["components"]["schemas"]["CommandIn"]["properties"].keys() == {"key", "version"}


async def test_a_pack_that_is_stored_damaged_is_a_fault_of_ours_and_logged(
    serve: Serve, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serve() as client:
        table = await client.started()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as store, store:
        assert store.execute("UPDATE packs SET document = x'7b'").rowcount == 1
    async with serve() as client:
        client.service.packs._by_hash.clear()
        answer = await client.http.get(f"/v1/tables/{table.id}/board")
        told = problem(answer, 500, "pack-corrupt")

    assert "stored damaged" in told["detail"] and "stored damaged" in caplog.text
