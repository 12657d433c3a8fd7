"""A campaign's table over HTTP: its days, how it begins, its pack and its chance. Source: TG-3.2, 4.1.1."""

import json
from pathlib import Path

import pytest

from projections.catalogue import CATALOGUE
from tests.api.clients import Client
from tests.api.serving import serving


async def test_a_new_day_has_a_chapter_of_its_own_and_a_page_may_end_before_it(tmp_path: Path) -> None:
    async with serving(tmp_path, CATALOGUE) as here:
        table = await Client(here.http, here.app).started(
            1, game="tainted-grail", options={"scenario": "the-eighth-tally"}
        )
        await table.act("play:ailei")
        whole = (await table.get("chronicle")).json()["chapters"]
        rests = [(await table.get(f"chronicle?after={v}")).json()["chapters"] for v in range(whole[-1]["version"])]
        page = (await table.get("chronicle?limit=2")).json()

    setup, chosen, day = whole
    assert (day["title"], day["seat"], day["action"], day["phase"]) == ("Day 1 dawns.", None, 1, "Dawn")
    assert chosen["day"] is None and day["day"] == "Chapter 1, day 1"
    ends = [0, *(one["version"] for one in whole)]
    for after, rest in enumerate(rests):
        assert rest == [one for one, before in zip(whole, ends, strict=False) if before >= after]
    assert page["chapters"] == [setup, chosen] and page["next"] == chosen["version"]


@pytest.mark.rule("TG-3.2.21")
async def test_how_it_begins_is_told_before_anybody_explores(tmp_path: Path) -> None:
    async with serving(tmp_path, CATALOGUE) as here:
        table = await Client(here.http, here.app).started(
            1, game="tainted-grail", options={"scenario": "the-eighth-tally"}
        )
        await table.act("play:ailei")
        told = [line["text"] for one in (await table.get("chronicle")).json()["chapters"] for line in one["events"]]
        keys = [one["command"]["key"] for one in (await table.get("actions")).json()["actions"]]

    assert any("The ferry puts you ashore in the rain" in one for one in told)
    assert "explore:ailei" in keys


@pytest.mark.rule("TG-3.2.22", "TG-10.1.2")
async def test_its_log_begins_with_the_commitment_and_the_pack_and_reveals_the_seed_at_its_end(tmp_path: Path) -> None:
    async with serving(tmp_path, CATALOGUE) as here:
        table = await Client(here.http, here.app).started(
            1, game="tainted-grail", options={"scenario": "the-eighth-tally"}
        )
        await table.act("play:ailei")
        running = (await table.get("log")).text
        pack = (await table.get("")).json()["pack"]
        await table.post("end")
        ended = (await table.get("log?after=0")).text

    opened = json.loads(running.splitlines()[0])
    assert opened["type"] == "table-opened" and len(opened["data"]["commitment"]) == 64
    assert opened["data"]["pack"] == pack
    assert "seed-revealed" not in running and "seed-revealed" in ended
