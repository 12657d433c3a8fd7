"""A table read over HTTP: its chronicle, earlier boards, log and archive, page by page."""

import asyncio
import json
from typing import Any
from uuid import UUID

import pytest

from api.http import chronicle, log
from api.service.budget import Payer
from tests.api.clients import Client, problem

SOMEONE = Payer("192.0.2.1")


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


async def test_the_chronicle_pages_by_versions_and_days(client: Client) -> None:
    """The toy game counts the cards that were drawn in place of days."""
    table = await client.started(seats=1)
    for key in ("draw", "roll:1", "draw", "draw"):
        await table.act(key)
    whole = (await table.get("chronicle")).json()["chapters"]
    ends = [one["version"] for one in whole]
    two_days = (await table.get("chronicle?days=2")).json()
    rest = (await table.get(f"chronicle?days=2&after={two_days['next']}")).json()

    assert [one["day"] for one in whole] == ["Card 0", "Card 0", "Card 1", "Card 1", "Card 2"]
    assert (two_days["chapters"], two_days["next"]) == (whole[:4], ends[3])
    assert (rest["chapters"], rest["next"]) == (whole[4:], None)
    between = (await table.get(f"chronicle?after={ends[0]}&until={ends[2] + 1}")).json()
    assert (between["chapters"], between["next"]) == (whole[1:3], None)


@pytest.mark.parametrize("query", ["until=1000", "after=9&until=3"])
async def test_a_chronicle_until_an_impossible_version_is_refused(client: Client, query: str) -> None:
    table = await client.started(seats=1)
    problem(await table.get(f"chronicle?{query}"), 422, "invalid-request")


async def test_a_chapter_names_its_player(client: Client) -> None:
    table = await client.started(seats=1)
    await table.act("draw")
    name = (await table.get()).json()["seats"][0]["name"]
    assert (await table.get("chronicle")).json()["chapters"][-1]["title"].startswith(f"{name}: ")


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


POLLED = (
    *("board", "actions", "chronicle", "luck", "log", "log?after=2", "export", "audit"),
    *("checkpoint", "checkpoint?size=2", "proof/inclusion?v=2", "proof/consistency?from=2"),
)


async def test_polling_is_cheap(client: Client) -> None:
    table = await client.started(1)
    for _ in range(2):
        version = await table.version()
        for rest in POLLED:
            first = await table.get(rest)
            assert (first.status_code, first.headers["etag"]) == (200, f'"{version}"'), rest
            assert "Authorization" in first.headers["vary"] and first.headers["cache-control"] == "no-cache"
            again = await table.get(rest, **{"If-None-Match": first.headers["etag"]})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", f'"{version}"')
            changed = await table.get(rest, **{"If-None-Match": f'"{version - 1}"'})
            assert (changed.status_code, changed.content) == (200, first.content)
        await table.act("pass")


async def test_a_log_is_no_longer_than_its_etag_says(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its lines are sent a few at a time, while the table may be played on."""
    table = await client.started(1)
    version = await table.version()
    monkeypatch.setattr(log, "LINES_AT_ONCE", version - 1)
    coming = log.lines(client.service, SOMEONE, UUID(table.id), 0, 0, version)
    sent = await anext(coming)
    await table.act("pass")
    sent += b"".join([part async for part in coming])
    assert len(sent.splitlines()) == version < await table.version()


async def test_a_log_that_is_seen_to_be_shorter_than_it_was_ends(client: Client) -> None:
    """As a delayed one is, if the clock runs back while it is sent."""
    table = await client.started(1)
    version = await table.version()
    async with asyncio.timeout(30):
        sent = b"".join([part async for part in log.lines(client.service, SOMEONE, UUID(table.id), 0, 0, version + 1)])
    assert len(sent.splitlines()) == version


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


async def test_a_page_of_the_chronicle_ends_early_where_it_would_tell_too_many_entries(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await client.started(1)
    for _ in range(12):
        await table.act("roll:1")
    whole = (await table.get("chronicle?limit=1000")).json()
    assert whole["next"] is None
    monkeypatch.setattr(chronicle, "ENTRIES_ON_PAGE", 10)
    found, after, pages = [], 0, 0
    while after is not None:
        page = (await table.get(f"chronicle?limit=1000&after={after}")).json()
        assert page["chapters"] and (page["chapters"][-1]["version"] <= after + 10 or len(page["chapters"]) == 1)
        found, after, pages = found + page["chapters"], page["next"], pages + 1
    assert found == whole["chapters"] and pages > 3
