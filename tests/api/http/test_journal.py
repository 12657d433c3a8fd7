"""The journal over HTTP: what was read, nothing that was not, and none where nothing is read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from uuid import UUID

import pytest

from domain.kernel.chance import fate
from domain.kernel.fact import Entry
from projections.journal import Read
from tests.api.clients import Client, TableClient, problem
from tests.toy.view import JOURNAL, TOY_VIEW, read


async def journal(table: TableClient, lang: str = "en") -> Any:
    """The journal of a table."""
    answer = await table.get(f"journal?lang={lang}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_what_was_read_is_told_and_what_was_undone_is_marked(client: Client) -> None:
    table = await client.started(1, options={"undo": "free"})
    assert (await journal(table))["sections"] == []
    await table.act("roll:1")
    await table.post("undo", {"to": 0})
    await table.act("roll:2")
    told = await journal(table)
    (section,) = told["sections"]
    assert (section["title"], section["about"]) == ("Toy", None)
    assert [one["undone"] for one in section["readings"]] == [True, False]
    assert told["version"] == await table.version()
    german = (await journal(table, "de"))["sections"][0]["readings"]
    assert [one["text"].endswith("Punkte") for one in german] == [True, True]


async def test_all_readers_get_the_same_bytes_and_polling_is_cheap(client: Client) -> None:
    table = await client.started(2)
    for seat, key in ((0, "take"), (1, "roll:2")):
        await table.act(key, seat)
    answers = [await table.get("journal", reader) for reader in (None, 0, 1)]
    assert len({(answer.headers["etag"], answer.content) for answer in answers}) == 1
    again = await table.get("journal", **{"If-None-Match": answers[0].headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_twins_that_differ_in_what_is_hidden_have_the_same_journal(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[list[tuple[str, bytes]]] = []
    for shift in (0, 1):
        monkeypatch.setattr(fate.SealedFate, "outcome", lambda self, stream, n, m, shift=shift: (n + shift) % m)
        table = await client.started(2)
        for seat in (0, 1, 0):
            await table.act("take", seat)
        answers = [await table.get("journal", reader) for reader in (None, 0, 1)]
        seen.append([(answer.headers["etag"], answer.content) for answer in answers])
    assert seen[0] == seen[1]


async def test_a_game_without_a_journal_has_none(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await client.started(1)
    problem(await client.http.get(f"/v1/tables/{UUID(int=7)}/journal"), 404, "table-not-found")
    for without in (None, JOURNAL._replace(kept=lambda plan, pack: False)):
        monkeypatch.setitem(client.service.views, "toy", TOY_VIEW._replace(journal=without))
        problem(await table.get("journal"), 404, "no-journal")


async def test_a_version_is_read_once_for_all_readers_and_languages(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads: list[int] = []

    def noted(entries: Iterable[Entry]) -> list[Read]:
        reads.append(1)
        return read(entries)

    monkeypatch.setitem(client.service.views, "toy", TOY_VIEW._replace(journal=JOURNAL._replace(read=noted)))
    table = await client.started(2)
    await table.act("roll:2")
    for reader in (None, 0, 1):
        for lang in ("en", "de"):
            await table.get(f"journal?lang={lang}", reader)
    assert len(reads) == 1
