"""Branches that are refused, and those that would be too many, too long or numbered too high."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from time import sleep
from typing import Any

import pytest

import api.service.tables.branching
from api.service.tables.branching import AT_ONCE
from domain.kernel.tables.table import SEATS_MAX
from projections.catalogue import CATALOGUE
from tests.api.clients import Client, TableClient, problem
from tests.api.http.branches import Json, archive, branched, gone_on, lines
from tests.api.sent_archives import imported, played
from tests.api.serving import serving


@pytest.fixture
async def table(client: Client) -> TableClient:
    """Rolled (1), drew (2), which was undone, drew again (3) and finished (4)."""
    return await played(client, end=False)


async def numbered_high(client: Client) -> TableClient:
    """A branch of few entries, whose action has the number that it had where others had been undone again and again."""
    table = await client.started(seats=1)
    for _ in range(20):
        await table.act("roll:1")
        await table.post("undo", {"to": 0})
    await table.act("roll:1")
    return await branched(table)


async def test_a_branch_has_branches_though_its_numbers_are_above_its_version(client: Client) -> None:
    first = await numbered_high(client)
    for origin in (first, await gone_on(first)):
        action, version = [(await origin.get()).json()[name] for name in ("action", "version")]
        assert action > version
        branch = await gone_on(origin)
        await branch.post("end")
        report = (await branch.get("audit")).json()
        assert report["verdict"] == "ok" and "as they stand" in report["checks"][3]["note"]
        copy = await imported(client, await archive(branch))
        assert (await copy.get(seat=None)).json()["action"] == action + 1


async def test_numbers_that_would_be_too_high_are_refused(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await numbered_high(client)
    monkeypatch.setattr(api.service.tables.branching, "ACTIONS_MAX", 20)
    assert "action 20" in problem(await first.post("branch", {}), 422, "invalid-request")["detail"]
    await branched(first, "action:0")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"at": 1}, 422, "invalid-request"),
        ({"at": 0}, 422, "invalid-request"),
        ({"at": 9999}, 422, "invalid-request"),
        ({"at": 2**60}, 422, "malformed-request"),
        ({"at": "action:9"}, 422, "invalid-request"),
        ({"at": "action:-1"}, 422, "malformed-request"),
        ({"at": "turn:1"}, 422, "malformed-request"),
        ({"at": True}, 422, "malformed-request"),
        ({"at": 1.5}, 422, "malformed-request"),
        ({"seats": [{}]}, 422, "invalid-request"),
        ({"seats": [{}, {"plays": ["red"]}]}, 422, "invalid-request"),
        ({"seats": [{}] * (SEATS_MAX + 1)}, 422, "malformed-request"),
        ({"game": "toy"}, 422, "malformed-request"),
        ([], 422, "malformed-request"),
    ],
)
async def test_what_cannot_be_is_refused_and_opens_nothing(
    table: TableClient, body: Any, status: int, code: str
) -> None:
    before = len(table.client.service.recorder.tables(None, 1000))
    problem(await table.post("branch", body), status, code)
    assert len(table.client.service.recorder.tables(None, 1000)) == before


async def test_inside_an_action_nobody_can_go_on(table: TableClient) -> None:
    inside = [line["v"] for line in await lines(table) if line["action"] == 1][:-1]
    for version in inside:
        told = problem(await table.post("branch", {"at": version}), 422, "invalid-request")
        assert "inside an action" in told["detail"]
    assert (await branched(table, inside[-1] + 1)).opened["version"] > 1


async def test_one_is_branched_off_after_another_and_too_many_at_once_are_sent_away(
    table: TableClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each holds all that it copies; together they would fill the memory and keep the store from everyone else."""
    prepared, most = api.service.tables.branching._prepared, 0
    under_way: list[int] = []

    def noted(*given: Any) -> Any:
        nonlocal most
        under_way.append(1)
        most = max(most, len(under_way))
        sleep(0.01)
        found = prepared(*given)
        under_way.pop()
        return found

    monkeypatch.setattr(api.service.tables.branching, "_prepared", noted)
    answers = await asyncio.gather(*[table.post("branch", {}) for _ in range(AT_ONCE + 5)])
    busy = [answer for answer in answers if answer.status_code != 201]
    assert (len(busy), most) == (5, 1)
    for answer in busy:
        problem(answer, 503, "store-unavailable")
        assert int(answer.headers["retry-after"]) > 0
    await branched(table)


async def test_a_table_that_was_not_started_has_none(client: Client) -> None:
    problem(await (await client.open()).post("branch", {}), 409, "wrong-state")


async def test_one_that_would_be_too_long_is_refused(table: TableClient, monkeypatch: pytest.MonkeyPatch) -> None:
    copies: Sequence[Json] = (await lines(await branched(table)))[1:]
    monkeypatch.setattr(api.service.tables.branching, "COPIES_MAX", len(copies))
    await branched(table)
    monkeypatch.setattr(api.service.tables.branching, "COPIES_MAX", len(copies) - 1)
    assert "entries" in problem(await table.post("branch", {}), 422, "invalid-request")["detail"]


async def test_a_story_is_branched_only_when_it_has_ended(tmp_path: Path) -> None:
    """A branch of a running campaign would be the cheapest way to read on without playing on."""
    async with serving(tmp_path, CATALOGUE) as here:
        client = Client(here.http, here.app)
        tale = await client.started(1, game="tainted-grail", options={"scenario": "the-eighth-tally"})
        refused = problem(await tale.post("branch", {}), 409, "wrong-state")
        assert "a branch would give away what nobody at the table has read" in refused["detail"]
        copy = await imported(client, await archive(tale))
        problem(await copy.post("branch", {}, seat=None), 409, "wrong-state")
        await tale.post("end")
        assert (await tale.post("branch", {})).status_code == 201
        arena = await client.started(1, game="tainted-grail")
        assert (await arena.post("branch", {})).status_code == 201
