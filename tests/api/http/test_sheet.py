"""The sheet of a table over HTTP: in four forms, and of what its reader may know."""

from __future__ import annotations

from typing import Any
from uuid import UUID

import pytest

from domain.kernel.chance import fate
from tests.api.clients import Client, TableClient, problem
from tests.toy.view import SHEET, TOY_VIEW


async def sheet(table: TableClient, seat: int | None = None) -> Any:
    """The sheet of a table as data."""
    answer = await table.get("sheet", seat)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_it_holds_what_lies_there_at_its_version(client: Client) -> None:
    table = await client.started(1)
    await table.act("roll:1")
    told = await sheet(table)
    assert told["version"] == await table.version()
    assert (len(told["sheet"]["players"]), told["sheet"]["points"]) == (1, (await table.get("board")).json()["points"])


@pytest.mark.parametrize(
    ("wanted", "media"),
    [("svg", "image/svg+xml"), ("html", "text/html"), ("text", "text/plain"), ("json", "application/json")],
)
async def test_a_format_is_asked_for_by_name_or_by_the_accept_header(client: Client, wanted: str, media: str) -> None:
    table = await client.started(1)
    named, accepted = await table.get(f"sheet?format={wanted}"), await table.get("sheet", Accept=media)
    assert named.content == accepted.content
    assert named.headers["content-type"].startswith(media)
    assert named.headers["content-security-policy"] == "default-src 'none'; style-src 'unsafe-inline'"
    again = await table.get(f"sheet?format={wanted}", **{"If-None-Match": named.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_each_form_has_its_own_etag(client: Client) -> None:
    table = await client.started(1)
    tags = {(await table.get(f"sheet?format={one}")).headers["etag"] for one in ("json", "svg", "html", "text")}
    assert len(tags) == 4


async def test_what_is_hidden_is_on_no_sheet_of_another_seat(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[bytes]] = []
    for shift in (0, 1):
        monkeypatch.setattr(fate.SealedFate, "outcome", lambda self, stream, n, m, shift=shift: (n + shift) % m)
        table = await client.started(2)
        await table.act("take", 0)
        seen.append([(await table.get("sheet", reader)).content for reader in (None, 1, 0)])
    assert seen[0][:2] == seen[1][:2]
    assert seen[0][2] != seen[1][2], "the seat itself knows what it drew"


async def test_a_table_without_a_sheet_has_none(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await client.started(1)
    problem(await client.http.get(f"/v1/tables/{UUID(int=7)}/sheet"), 404, "table-not-found")
    for without in (None, SHEET._replace(kept=lambda plan, pack: False)):
        monkeypatch.setitem(client.service.views, "toy", TOY_VIEW._replace(sheet=without))
        problem(await table.get("sheet"), 404, "no-sheet")


async def test_before_the_start_nothing_is_written_down(client: Client) -> None:
    problem(await (await client.open(1)).get("sheet"), 409, "wrong-state")
