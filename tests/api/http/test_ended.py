"""A table that has ended asks nothing any more, on any route, and its past stays as it was seen."""

import json
from typing import Any

import pytest

from tests.api.clients import Client, TableClient


@pytest.fixture
async def table(client: Client) -> TableClient:
    """A table that the host has ended while seat 0 was asked something."""
    one = await client.started(2)
    assert (await one.act("roll:2")).status_code == 200
    assert (await one.get()).json()["next"]
    assert (await one.post("end")).status_code == 200
    return one


async def test_the_board_asks_nobody(table: TableClient) -> None:
    newest, (version,) = (await table.get("board")).json(), [(await table.get()).json()["version"]]
    at_end, before = [(await table.get(f"board?at={version - back}")).json() for back in (1, 2)]

    assert newest["next"] == at_end["next"] == [] != before["next"]
    assert newest["digest"] == at_end["digest"] == before["digest"]
    assert (await table.get()).json()["next"] == []


async def test_the_menu_says_that_it_is_over(table: TableClient) -> None:
    for lang, says in (("en", "The table has ended. Nothing more can happen here."), ("de", "Der Tisch ist")):
        menu = (await table.get(f"actions?lang={lang}")).json()
        assert menu["actions"] == [] and menu["prompt"].startswith(says)


async def test_nothing_can_be_taken_back_and_the_preview_says_so(table: TableClient) -> None:
    preview = await table.get("undo")

    assert (preview.status_code, preview.json()["code"]) == (409, "wrong-state")
    assert (await table.post("undo")).status_code == 409


async def test_the_story_ascribes_the_reveal_to_nobody_and_the_log_keeps_who_ended(table: TableClient) -> None:
    chapters = (await table.get("chronicle")).json()["chapters"]
    entries: list[dict[str, Any]] = [json.loads(line) for line in (await table.log()).splitlines()]

    assert [one["seat"] for one in chapters[-2:]] == [0, None]
    assert [(one["type"], one["by"]) for one in entries[-2:]] == [("table-ended", 0), ("seed-revealed", 0)]


async def test_the_last_board_of_the_stream_asks_nobody(table: TableClient) -> None:
    async with table.client.http.stream(
        "GET", table.path("stream"), headers={"Accept": "application/x-ndjson"}
    ) as feed:
        events = [json.loads(line) async for line in feed.aiter_lines() if line]
    boards = [one["data"]["board"] for one in events if one["event"] == "board" and "board" in one["data"]]

    assert events[-1]["event"] == "ended"
    assert [one["next"] for one in boards] == [[]]
