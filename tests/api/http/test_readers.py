"""Faults seen in the field, on the running service: what watchers and readers see, whoever asks, however often."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from api.app import create_app
from infra.settings import Settings
from tests.api.clients import Client, Serve, problem
from tests.api.openapi.openapi_document import query_of
from tests.api.serving import Here, Played, serving
from tests.api.stream.feed_client import Follower, parsed
from tests.hand_clock import HandClock
from tests.toy import TOY
from tests.toy.view import TOY_VIEW

MOVES = ((0, "take"), (1, "take"), (0, "roll:1"), (1, "show:0"), (0, "take"))


async def followed(here: Here, table: Played, pause: float) -> Follower:
    """A client that is cut off again and again, after an odd number of bytes, and goes on where it was."""
    known = Follower()
    while not known.has_ended:
        headers = {"Last-Event-ID": str(known.last)}
        async with here.http.stream("GET", f"{table.path}/stream", headers=headers) as answer:
            got = b""
            async for part in answer.aiter_bytes(997):
                got += part
                if len(got) > 4000:
                    break
        known.hear(parsed(got))
        await asyncio.sleep(pause)
    return known


async def test_field_17_four_clients_agree_after_undo_undo_redo(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started(options={"undo": "free"})
        clients = [asyncio.create_task(followed(here, table, pause)) for pause in (0, 0.01, 0.03, 0.05)]
        for round in range(4):
            for step in ("roll:2", "draw", "undo", "undo", "redo"):
                await (table.post(step) if step.endswith("do") else table.act(step))
                await asyncio.sleep(0.01 * (round % 3))
        await table.post("end")
        board = await table.get("board")
        for known in await asyncio.gather(*clients):
            assert known.board == board
            assert len(known.entries) == board["version"]


async def test_field_27_stepping_back_shows_the_same_boards_as_stepping_on(client: Client) -> None:
    table = await client.started(2, options={"undo": "free"})
    for seat, key in MOVES:
        await table.act(key, seat)
    await table.post("undo", {"to": 2})
    started = (await table.get("board?at=action:0")).json()["version"]
    versions = range(started, await table.version() + 1)
    onward = {at: (await table.get(f"board?at={at}")).json() for at in versions}
    backward = {at: (await table.get(f"board?at={at}")).json() for at in reversed(versions)}

    assert onward == backward
    assert len({board["digest"] for board in onward.values()}) > 3


async def test_field_31_a_replay_shows_a_seat_what_it_could_have_seen_live(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started(2)
        loaded: dict[tuple[int, int], Any] = {}
        for seat, key in MOVES:
            version = (await table.act(key, seat))["version"]
            for reader in (0, 1):
                answer = await here.http.get(f"{table.path}/board", headers=table.headers(reader))
                loaded[reader, version] = answer.json()
        await table.act("finish", 1)
        await table.post("end")
        for (reader, version), seen in loaded.items():
            answer = await here.http.get(f"{table.path}/board?at={version}", headers=table.headers(reader))
            assert answer.json() == seen
        assert any(loaded[0, version]["hands"] != loaded[1, version]["hands"] for _, version in loaded)


async def test_field_41_no_read_of_a_private_table_without_its_token_and_no_seat_by_query(client: Client) -> None:
    table, other = await client.started(2, private=True), await client.started(2)
    await table.act("take", 0)
    own = (await table.get("board", seat=0)).json()
    document = client.app.openapi()
    operations = {path: methods["get"] for path, methods in document["paths"].items() if "get" in methods}
    reads = {path: query_of(document, one) for path, one in operations.items() if "{table_id}" in path}
    assert len(reads) > 10
    for path, query in reads.items():
        url = path.replace("{table_id}", table.id)
        for token in (None, "nobody", other.tokens[0]):
            headers = {} if token is None else {"Authorization": f"Bearer {token}"}
            answer = await client.http.get(url, params=query, headers=headers)
            assert answer.status_code in (401, 403, 404), (path, token)
            problem(await client.http.get(url, params=query | {"seat": 0}, headers=headers), 422, "unknown-parameter")
    assert own["hands"]["0"] != (await table.get("board", seat=1)).json()["hands"]["0"]
    problem(await table.get("board?seat=0", seat=1), 422, "unknown-parameter")


async def test_field_50_a_second_click_while_the_first_is_carried_out_gets_its_answer(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started()
        body = {"command": {"key": "roll:3"}}
        headers = table.headers() | {"Idempotency-Key": "click"}

        async def click() -> httpx.Response:
            return await here.http.post(f"{table.path}/actions", json=body, headers=headers)

        answers = await asyncio.gather(*(click() for _ in range(8)))
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.content for answer in answers}) == 1
        lines = (await here.http.get(f"{table.path}/log")).text.splitlines()
        assert sum(json.loads(line)["type"] == "dice-rolled" for line in lines) == 1


async def test_field_5_an_undo_past_a_shown_hand_waits_for_the_others(client: Client) -> None:
    table = await client.started(2)
    for seat, key in MOVES[:4]:
        assert (await table.act(key, seat)).status_code == 200
    preview = (await table.get("undo", seat=1)).json()
    asked = await table.post("undo", seat=1)

    assert preview["past_reveals"] == 1 and preview["needs"] == [0]
    assert asked.status_code == 202
    assert (await table.get()).json()["proposal"]["waiting"] == [0]


@asynccontextmanager
async def release(folder: Path, rules: int) -> AsyncIterator[Client]:
    """The service as of a release with this version of the toy game's rules, on the same store."""
    settings = Settings(store_url=f"sqlite:///{folder / 'tables.db'}", key_file=folder / "key")
    app = create_app(settings, {"toy": (TOY._replace(rules=rules), TOY_VIEW)}, lambda game: [{}])
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
            yield Client(http, app)


async def test_field_34_an_older_release_closes_a_newer_one_s_tables_and_no_others(tmp_path: Path) -> None:
    async with release(tmp_path, 1) as older:
        old = await older.started(1)
    async with release(tmp_path, 2) as newer:
        new = await newer.started(1)
        await new.act("draw")
        log = await new.log()
    async with release(tmp_path, 1) as older:
        for table in (old, new):
            table.client = older
        for answer in (await new.get("board"), await new.act("draw"), await new.post("end")):
            assert (answer.status_code, answer.json()["code"]) == (503, "rules-too-new")
            assert "Retry-After" in answer.headers and "rules version 2" in answer.json()["detail"]
        assert (await old.act("draw")).status_code == 200
    async with release(tmp_path, 2) as newer:
        new.client = newer
        assert await new.log() == log
        assert (await new.act("draw")).status_code == 200


def told_of(chapters: list[Any], action: int) -> tuple[bool, str]:
    """Whether an action is marked as undone, and what is told of it."""
    (one,) = [chapter for chapter in chapters if chapter["action"] == action]
    return one["undone"], " ".join(line["text"] for line in one["events"])


async def test_field_1_an_undone_draw_needs_consent_and_stays_marked_and_known_to_who_drew(client: Client) -> None:
    table = await client.started(2)
    await table.act("take", 0)
    (card,) = (await table.get("board")).json()["hands"]["0"]
    assert (await table.post("undo", seat=0)).status_code == 202
    await table.consent(1, False)
    assert (await table.get()).json()["action"] == 1, "a draw is not taken back against the others' will"

    assert (await table.post("undo", seat=0)).status_code == 202
    undone = (await table.consent(1)).json()["version"]
    await table.act("pass", 0)
    await table.act("take", 1)
    chronicles = {seat: (await table.get("chronicle", seat=seat)).json()["chapters"] for seat in (0, 1, None)}
    assert told_of(chronicles[0], 1) == (True, f"0 takes {card}")
    for seat in (1, None):
        is_undone, told = told_of(chronicles[seat], 1)
        assert is_undone and told and card not in told
    opened = [json.loads(line).get("opening") for line in (await table.get("export", seat=0)).text.splitlines()]
    assert {one["value"] for one in opened if one and isinstance(one["value"], str)} == {card}
    assert (await table.get("board", seat=1)).json()["hands"]["1"] == [card], "as sealed, it is drawn again"

    report = (await table.get("audit", seat=None)).json()
    assert (report["undos"], report["undos_past_reveals"], report["marked"]) == (1, 1, [undone])


async def test_field_13_after_an_undo_nothing_answers_for_a_seat_without_an_entry(
    serve: Serve, clock: HandClock
) -> None:
    async with serve(clock, idle_seconds=60, end_finished_after_seconds=0) as client:
        table = await client.started(2, options={"undo": "free"})
        await table.act("pass", 0)
        offered = [one["command"]["key"] for one in (await table.get("actions", seat=1)).json()["actions"]]
        clock.pass_by(61)
        assert (await table.post("default", {"seat": 1})).status_code == 200
        await table.act("finish", 0)
        await table.post("undo", {"to": 1})
        version = await table.version()

        assert (await table.post("default", {"seat": 1})).json()["code"] == "wrong-state", "the wait begins anew"
        clock.pass_by(59)
        assert (await table.post("default", {"seat": 1})).status_code == 409
        assert await client.service.tables.end_finished(0) == 0, "the end was undone"
        again = (await table.get("actions", seat=1)).json()["actions"]
        assert [one["command"]["key"] for one in again] == offered and await table.version() == version
        assert (await table.act("take", 1)).status_code == 200

        lines = [json.loads(line) for line in (await table.log()).splitlines()]
        taken = [(one["by"], one["data"]["seat"], one["data"]["key"]) for one in lines if one["type"] == "action-taken"]
        assert taken == [(0, 0, "pass"), (0, 1, "pass"), (0, 0, "finish"), (1, 1, "take")]
