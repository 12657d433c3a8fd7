"""What happened at a table so far, over HTTP: in half a page, whatever form it has."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.clients import Client, TableClient, problem


async def so_far(table: TableClient, **more: str) -> Any:
    """What is told of a table."""
    query = "&".join(f"{key}={value}" for key, value in more.items())
    answer = await table.get(f"chronicle/so-far?{query}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_it_tells_a_table_from_its_beginning_without_what_was_undone(client: Client) -> None:
    table = await client.started(1, options={"undo": "free"})
    assert (await so_far(table))["parts"] == []
    await table.act("roll:1")
    await table.act("roll:2")
    before = await so_far(table)
    lines = [line["v"] for part in before["parts"] for line in part["lines"]]
    assert lines == sorted(lines) and lines
    assert (before["since"], before["version"]) == (0, await table.version())
    await table.post("undo", {"to": 1})
    after = await so_far(table)
    assert max(line["v"] for part in after["parts"] for line in part["lines"]) < lines[-1]


@pytest.mark.parametrize(
    ("wanted", "media"), [("html", "text/html"), ("text", "text/plain"), ("json", "application/json")]
)
async def test_a_format_is_asked_for_by_name_or_by_the_accept_header(client: Client, wanted: str, media: str) -> None:
    table = await client.started(1)
    named = await table.get(f"chronicle/so-far?format={wanted}")
    accepted = await table.get("chronicle/so-far", Accept=media)
    assert named.content == accepted.content
    assert named.headers["content-type"].startswith(media)
    again = await table.get(f"chronicle/so-far?format={wanted}", **{"If-None-Match": named.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_it_has_no_picture_and_says_what_there_is(client: Client) -> None:
    table = await client.started(1)
    assert "html" in problem(await table.get("chronicle/so-far?format=svg"), 422, "malformed-request")["detail"]


async def test_before_the_start_nothing_has_happened(client: Client) -> None:
    table = await client.open(1)
    told = await so_far(table)
    assert (told["parts"], told["now"]) == ([], [])
    assert "Nothing worth telling" in (await table.get("chronicle/so-far?format=text")).text
