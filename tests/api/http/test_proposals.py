"""Over HTTP and the socket: an answer names its proposal, one is open at a time, and its proposer withdraws it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from api.service.archives.audits import written_archive
from api.service.command import Command
from tests.api.clients import Client, TableClient, problem
from tests.api.serving import serving
from tests.api.stream.watching import sitting
from tests.api.toy_archives import hourglass, know_toy, toy_tables

HOW = "`proposal.version` of the table"


async def three_undoable(client: Client, seats: int = 3) -> TableClient:
    """A table with three actions, of which no seat undoes one alone."""
    table = await client.started(seats, options={"undo": "unanimous"})
    for seat in range(3):
        await table.act("pass", seat % seats)
    return table


async def test_a_grant_undoes_nothing_but_the_proposal_it_names(client: Client) -> None:
    table = await three_undoable(client, 2)
    read = (await table.post("undo", {"to": 2})).json()["version"]
    assert (await table.delete("undo")).status_code == 200
    other = (await table.post("undo", {"to": 0})).json()["version"]

    refused = problem(await table.post("undo/consent", {"proposal": read, "grant": True}, 1), 409, "proposal-changed")
    assert refused["proposal"] == other
    assert (await table.get()).json()["action"] == 3

    assert (await table.post("undo/consent", {"proposal": other, "grant": True}, 1)).status_code == 200
    gone = problem(await table.post("undo/consent", {"proposal": other, "grant": True}, 1), 409, "proposal-changed")
    assert gone["proposal"] is None


async def test_a_key_that_was_used_for_another_proposal_answers_none(client: Client) -> None:
    table = await three_undoable(client, 3)
    first, second = {"grant": True}, {"grant": True}
    first["proposal"] = (await table.post("undo", {"to": 2})).json()["version"]
    done = await table.post("undo/consent", first, 1, idempotency_key="one")
    assert (await table.post("undo/consent", first, 1, idempotency_key="one")).content == done.content
    await table.delete("undo")
    second["proposal"] = (await table.post("undo", {"to": 0})).json()["version"]
    problem(await table.post("undo/consent", second, 1, idempotency_key="one"), 422, "request-changed")


@pytest.mark.parametrize("body", [{"grant": True}, {"proposal": None, "grant": True}, {"proposal": "4", "grant": True}])
async def test_an_answer_without_a_proposal_is_told_what_is_missing(client: Client, body: Any) -> None:
    table = await three_undoable(client, 2)
    await table.post("undo")

    refused = problem(await table.post("undo/consent", body, 1), 422, "malformed-request")
    assert "proposal" in refused["detail"]
    assert "proposal" in body or HOW in refused["detail"]


async def test_a_second_proposal_replaces_none(client: Client) -> None:
    table = await three_undoable(client)
    first = (await table.post("undo", {"to": 2}, 0)).json()["version"]
    before = (await table.get()).json()["proposal"]
    for seat in (0, 1):
        assert problem(await table.post("undo", {"to": 0}, seat), 409, "proposal-open")["proposal"] == first
    assert (await table.get()).json()["proposal"] == before == {"seat": 0, "to": 2, "waiting": [1, 2], "version": first}
    assert (await table.get("undo?to=1", 2)).json()["proposal"] == before


async def test_an_undo_that_needs_no_consent_ends_an_open_proposal(client: Client) -> None:
    table = await client.started()
    for key, seat in (("roll:1", 0), ("pass", 1)):
        await table.act(key, seat)
    proposal = (await table.post("undo", {"to": 0}, 0)).json()["version"]
    assert (await table.post("undo", seat=1)).status_code == 200, "its own newest action, which showed nothing"
    problem(await table.post("undo/consent", {"proposal": proposal, "grant": True}, 1), 409, "proposal-changed")
    assert (await table.get()).json()["action"] == 1


async def test_the_proposer_alone_withdraws(client: Client) -> None:
    table = await three_undoable(client)
    problem(await table.delete("undo"), 409, "undo-refused")
    proposal = (await table.post("undo", seat=1)).json()["version"]
    for seat in (0, 2):
        problem(await table.delete("undo", seat), 403, "not-your-seat")
    problem(await table.delete("undo", None), 401, "token-needed")
    problem(await table.delete("undo", 1, if_match=f'"{proposal - 1}"'), 412, "stale-version")
    problem(await table.delete(f"undo?proposal={proposal - 1}", 1), 409, "proposal-changed")
    assert (await table.get()).json()["proposal"]["version"] == proposal

    done = await table.delete(f"undo?proposal={proposal}", 1, if_match=f'"{proposal}"', idempotency_key="one")
    assert [one["data"] for one in done.json()["events"]] == [{"seat": 1, "granted": False}]
    assert (await table.get()).json()["proposal"] is None
    again = await table.delete(f"undo?proposal={proposal}", 1, idempotency_key="one")
    assert (again.status_code, again.content) == (200, done.content)
    assert (await table.post("undo", seat=2)).status_code == 202


async def test_a_withdrawal_is_told_otherwise_than_a_refusal(client: Client) -> None:
    table = await three_undoable(client, 2)
    await table.post("undo")
    await table.consent(1, grant=False)
    await table.post("undo", {"to": 0}, 1)
    await table.delete("undo", 1)
    told = {
        lang: [one["title"] for one in (await table.get(f"chronicle?lang={lang}")).json()["chapters"]][-3:]
        for lang in ("en", "de")
    }
    assert told["en"][0] == "Player 1 did not agree to turn back."
    assert told["en"][2] == "Player 1 withdrew the proposal to turn back."
    assert told["de"][2] == "Player 1 hat den Vorschlag zum Zurückdrehen zurückgezogen."
    newest = await table.version()
    (last,) = (await table.get(f"chronicle?after={newest - 1}")).json()["chapters"]
    assert last["title"] == told["en"][2], "also for a reader who saw the proposal before"


def test_replay_tells_a_withdrawal_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    know_toy(monkeypatch)
    tables = toy_tables(tmp_path)

    async def withdrawn() -> bytes:
        table = (await tables.open("toy", ["A", "B"], [(), ()], options={"undo": "unanimous"})).id
        await tables.start(table, Command(0))
        await tables.act(table, Command(0), "pass")
        await tables.undo(table, Command(1))
        done = await tables.withdraw(table, Command(1))
        return written_archive(tables.log, table, done.version, None, None)

    file = tmp_path / "archive.ndjson"
    file.write_bytes(asyncio.run(withdrawn()))
    tables.log.rows.close()
    told = hourglass("replay", file).stdout
    assert "Seat 2 withdrew the proposal" in told and "did not agree" not in told


async def test_the_socket_asks_alike(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started(2, options={"undo": "unanimous"})
        await table.act("pass")
        async with sitting(table) as host, sitting(table, 1) as other:
            proposal = (await other.ask(do="undo", to="action:0"))["body"]["version"]
            nameless = await host.ask(do="consent", grant=True)
            assert (nameless["status"], nameless["body"]["code"]) == (422, "malformed-request")
            assert "proposal" in nameless["body"]["detail"] and HOW in nameless["body"]["detail"]
            assert (await host.ask(do="undo"))["body"]["code"] == "proposal-open"
            assert (await host.ask(do="withdraw"))["status"] == 403
            assert (await other.ask(do="withdraw", proposal=proposal - 1))["body"]["code"] == "proposal-changed"
            assert (await other.ask(do="withdraw", proposal=proposal))["status"] == 200
            late = await host.ask(do="consent", proposal=proposal, grant=True)
            assert (late["status"], late["body"]["code"]) == (409, "proposal-changed")
            assert (await table.get())["action"] == 1


async def test_undo_and_redo_take_an_action_in_both_forms(client: Client) -> None:
    table = await client.started(1)
    for _ in range(3):
        await table.act("pass")
    first = await table.post("undo", {"to": "action:1"}, idempotency_key="one")
    assert first.json()["action"] == 1
    assert (await table.post("undo", {"to": 1}, idempotency_key="one")).content == first.content, "the same request"
    assert (await table.post("redo", {"to": "action:3"})).json()["action"] == 3
    assert (await table.get("undo?to=action:2")).json()["to"] == 2
    assert (await table.get("undo?to=2")).json()["to"] == 2
    for to in ("action:", "action:-1", "actions:1", "2", f"action:{2**53 + 1}", -1):
        problem(await table.post("undo", {"to": to}), 422, "malformed-request")
    problem(await table.get("undo?to=action:x"), 422, "malformed-request")


async def test_every_method_of_a_route_is_allowed_to_other_origins(client: Client) -> None:
    asked = {"Origin": "https://example.org", "Access-Control-Request-Method": "GET"}
    allowed = (await client.http.options("/v1/games", headers=asked)).headers["access-control-allow-methods"]
    paths = (await client.http.get("/openapi.json")).json()["paths"]
    methods = {method.upper() for path in paths.values() for method in path if method != "parameters"}
    assert methods <= set(allowed.split(", "))
