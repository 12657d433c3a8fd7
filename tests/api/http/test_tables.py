"""The routes and their errors, idempotency, and what the service says of itself."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest

from domain.kernel.chance.fate import seed_seal
from domain.kernel.tables.table import SEATS_MAX
from infra.store.errors import StoreUnfit
from tests.api.clients import Client, Serve, TableClient, problem


async def test_the_catalogue_names_each_game_with_packs_and_seats(client: Client) -> None:
    (game,) = (await client.http.get("/v1/games?lang=de")).json()["games"]
    assert (game["id"], game["title"], game["seats"], game["rules"]) == ("toy", "Spiel", {"fewest": 1, "most": 6}, 1)
    assert game["packs"][0]["hash"] == "00" * 32
    assert (game["packs"][0]["names"], game["campaigns"]) == ({}, True)
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
        "group": "Choose",
        "about": ["seat:0"],
        "detail": None,
        "warning": None,
        "undo": "consent",
        "suggested": False,
        "beside": False,
        "rule": "TOY-2",
        "mark": None,
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
        {"game": "toy", "seats": [{"name": "A"}] * (SEATS_MAX + 1)},
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


async def test_a_corrupt_row_is_named_and_the_rest_keeps_serving(client: Client) -> None:
    import sqlite3

    good, bad = await client.started(), await client.started()
    client.service.tables.cache.clear()
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
    assert {"ETag", "Heartbeat-Seconds", "Location", "Retry-After"} <= set(
        answer.headers["access-control-expose-headers"].split(", ")
    )


async def test_actions_of_another_origin_are_answered_alike(client: Client) -> None:
    table = await client.started()
    answer = await table.act("pass", Origin="https://example.org")
    assert answer.headers["access-control-allow-origin"] == "*"
    assert (await table.act("pass", seat=1)).json().keys() == answer.json().keys()
    for more in ({}, {"Origin": "https://example.org"}):
        refused = problem(await table.act("dance", **more), 409, "illegal-action")
        assert refused["rule"] == "TOY-10"


ASKED = {
    "done": ({"command": {"key": "pass"}}, {}),
    "once more": ({"command": {"key": "pass"}}, {"Idempotency-Key": "k"}),
    "any version": ({"command": {"key": "pass", "version": 1}}, {"If-Match": "*"}),
    "this version": ({"command": {"key": "pass", "version": 1}}, {"If-Match": '"3"'}),
    "an older version in the header": ({"command": {"key": "pass", "version": 3}}, {"If-Match": '"1"'}),
    "the newest in the body": ({"command": {"key": "pass", "version": 1}, "expected_version": 3}, {"If-Match": '"1"'}),
    "no version": ({"command": {"key": "pass"}, "expected_version": 3}, {"If-Match": "new"}),
    "illegal": ({"command": {"key": "dance"}}, {"Accept-Language": "de"}),
    "no action": ({"key": "pass"}, {}),
    "too large": ({"command": {"key": "a" * 70_000}}, {}),
    "a stranger": ({"command": {"key": "pass"}}, {"Authorization": ""}),
    "another's token": ({"command": {"key": "pass"}}, {"Authorization": "Bearer x"}),
    "with its own id": ({"command": {"key": "pass"}}, {"X-Request-ID": "mine"}),
}


@pytest.mark.parametrize("name", ASKED)
async def test_both_ways_to_answer_an_action_say_the_same(client: Client, name: str) -> None:
    """An Origin is answered by the routes of the framework; what they add to the headers is all that differs."""
    body, headers = ASKED[name]
    said = []
    for origin in ({}, {"Origin": "https://example.org"}):
        table = await client.started()
        for _ in range(2):
            asked = table.headers(0) | headers | origin
            answer = await client.http.post(table.path("actions"), json=body, headers=asked)
            shown = {name: value for name, value in answer.headers.items() if name not in ("date", "x-request-id")}
            assert answer.headers["x-request-id"] == headers.get("X-Request-ID", answer.headers["x-request-id"])
            said.append((answer.status_code, answer.text.replace(table.id, "id"), shown))
    short, long = said[:2], said[2:]
    assert [one[:2] for one in short] == [one[:2] for one in long]
    for (*_, ours), (*_, routes) in zip(short, long, strict=True):
        added = routes.keys() - ours.keys()
        assert ours == {name: value for name, value in routes.items() if name not in added}
        assert all(name == "vary" or name.startswith("access-control-") for name in added)


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


async def test_readiness_says_why_a_log_is_not_served(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def unfit() -> None:
        raise StoreUnfit("server log-2: it does not wait for its disk")

    monkeypatch.setattr(client.service.recorder, "probe", unfit)
    answer = await client.http.get("/readyz")
    problem(answer, 503, "store-unavailable")
    assert answer.json()["detail"] == "server log-2: it does not wait for its disk"


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


async def test_a_menu_says_on_demand_what_is_closed(client: Client) -> None:
    table = await client.started()
    plain = (await table.get("actions")).json()
    full = await table.get("actions?all=true")
    rolled = {"label": "Roll:9", "group": "Choose", "about": ["seat:0"], "rule": "TOY-2", "why": "TOY-2"}
    assert "closed" not in plain
    assert full.json() == plain | {"closed": [rolled]}
    assert (await table.get("actions?all=true", **{"If-None-Match": full.headers["etag"]})).status_code == 304
    assert (await table.get("actions", **{"If-None-Match": full.headers["etag"]})).status_code == 200

    (waiting,) = (await table.get("actions?all=true&lang=de", seat=1)).json()["closed"]
    assert (waiting["about"], waiting["why"]) == (["seat:0"], "Zuerst ist Player 0 gefragt")


async def test_a_menu_calls_players_by_their_newest_names(client: Client) -> None:
    table = await client.started()
    before = await table.get("actions?all=true", seat=1)
    renamed = await client.http.patch(table.path("seats/0"), json={"name": "Zoe"}, headers=table.headers(0))
    renamed.raise_for_status()
    after = await table.get("actions?all=true", seat=1, **{"If-None-Match": before.headers["etag"]})

    assert before.json()["closed"][0]["why"] == "Player 0 is asked first"
    assert after.status_code == 200 and after.json()["closed"][0]["why"] == "Zoe is asked first"


async def test_a_menu_before_the_start_and_after_the_end_closes_nothing(client: Client) -> None:
    table = await client.open()
    assert (await table.get("actions?all=true")).json()["closed"] == []
    await table.post("start")
    await table.post("end")
    assert (await table.get("actions?all=true")).json()["closed"] == []


async def test_a_menu_is_asked_for_as_a_whole_by_yes_or_no(client: Client) -> None:
    table = await client.started()
    problem(await table.get("actions?all=perhaps"), 422, "malformed-request")


async def test_a_menu_is_made_once_for_a_position(client: Client) -> None:
    table = await client.started()
    service = client.service
    sight = service.boards.sight(service.reader_views.of(UUID(table.id), 0), "en")
    made = [service.menus.of(sight, 0, closed=closed) for closed in (False, True, False, True)]
    assert made[0] is made[2] and made[1] is made[3] and made[0] != made[1]
