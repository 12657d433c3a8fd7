"""The statistics of a service: what its public tables came to, and nothing of anybody."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from domain.kernel.errors import LogCorrupt
from tests.api.clients import Client, TableClient
from tests.api.http.waiting import SECONDS_MAX


async def played(client: Client, *keys: str, **more: Any) -> TableClient:
    """A table of one seat that was played with these answers."""
    table = await client.started(1, **more)
    for key in keys:
        assert (await table.act(key)).status_code == 200
    return table


async def told(client: Client, **wanted: int) -> dict[str, Any]:
    """The statistics of the toy game, as soon as these numbers are there: tables are listed a little later."""
    async with asyncio.timeout(SECONDS_MAX):
        while True:
            await client.service.statistics.look()
            client.service.statistics._cached = None
            answer = await client.http.get("/v1/statistics")
            found: dict[str, Any] = next(one for one in answer.json()["games"] if one["game"] == "toy")
            if {name: found[name] for name in wanted} == wanted:
                return found
            await asyncio.sleep(0.02)


async def test_tables_that_are_over_are_added_up(client: Client) -> None:
    await client.open(1)
    await played(client, "roll:3")
    for keys in (("roll:2", "finish"), ("roll:1", "draw", "finish")):
        await (await played(client, *keys)).post("end")
    found = await told(client, open=1, running=1, finished=2, counted=2)
    assert found["actions"] == 5
    assert [(one["played"], sum(one["results"].values())) for one in found["scenarios"]] == [(2, 2)]
    (die,) = found["dice"]
    assert die["rolled"] == 3 == sum(face["came"] for face in die["faces"])


async def test_private_and_delayed_tables_and_those_that_go_on_again_do_not_count(client: Client) -> None:
    for more in ({"private": True}, {"options": {"delay": 5}}):
        await (await played(client, "roll:2", "finish", **more)).post("end")
    table = await played(client, "roll:2", "finish", options={"undo": "free"})
    await told(client, counted=1, finished=1)
    await table.post("undo", {"to": 0})
    assert (await told(client, counted=0, running=1, finished=0))["dice"] == []
    await table.act("finish")
    await told(client, counted=1, running=0, actions=3)  # it is counted as it is now


async def test_a_table_that_cannot_be_read_holds_up_no_other(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [await played(client, "finish") for _ in range(2)]
    counted = client.service.statistics._counts_of

    def of_one(seen: Any) -> Any:
        if str(seen.id) == tables[0].id:
            raise LogCorrupt(tables[0].id, 1, "damaged")
        return counted(seen)

    monkeypatch.setattr(client.service.statistics, "_counts_of", of_one)
    await told(client, counted=1, finished=2)
    assert client.service.recorder.uncounted(10) == [], "it is not tried again and again"


@pytest.mark.parametrize(("lang", "said"), [("en", "1 over"), ("de", "1 zu Ende")])
async def test_the_page_tells_it_in_words_and_names_nobody(client: Client, lang: str, said: str) -> None:
    table = await played(client, "roll:2", "finish", name="<b>Thursday")
    await told(client, counted=1)
    page = await client.http.get(f"/v1/statistics?lang={lang}", headers={"Accept": "text/html"})
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert said in page.text and "Thursday" not in page.text and table.id not in page.text
