"""Who may read and write a table over HTTP, and what tokens are good for."""

from typing import Any

import pytest

from tests.api.clients import Client, problem

WRITES = [
    ("actions", {"command": {"key": "pass"}}),
    ("undo", None),
    ("redo", None),
    ("undo/consent", {"proposal": 1, "grant": True}),
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
    for rest in ("", "board", "board.svg", "board.html", "chronicle", "log", "export", "stream"):
        for token in (None, "nobody-has-this", other.tokens[0]):
            problem(await table.get(rest, seat=token), 404, "table-not-found")
    for rest in ("", "board", "board.svg", "board.html", "chronicle", "log", "export"):
        assert (await table.get(rest, seat=watch)).status_code == 200
        assert (await table.get(rest, seat=1)).status_code == 200
    problem(await table.post("actions", {"command": {"key": "pass"}}, seat=watch), 403, "not-your-seat")


async def test_a_public_table_is_read_by_anyone_but_not_with_a_wrong_token(client: Client) -> None:
    table = await client.started()
    for rest in ("", "board", "board.svg", "board.html", "chronicle", "log", "export"):
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
