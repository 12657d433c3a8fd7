"""A campaign of Tainted Grail over HTTP: an evening a table, from night to night. Source: TG-5.20."""

import asyncio
import json
from pathlib import Path
from typing import Any

from projections.catalogue import CATALOGUE
from tests.api.clients import CampaignClient, Client, TableClient, problem
from tests.api.http.evenings import SEATS, campaign_of, done, evening, keys, played, started
from tests.api.sent_archives import imported
from tests.api.serving import serving


async def told(campaign: CampaignClient) -> dict[str, Any]:
    answer = await campaign.get()
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def names_of(table: TableClient) -> list[str]:
    return [one["name"] for one in (await table.get()).json()["seats"]]


async def test_a_campaign_goes_on_from_evening_to_evening(tmp_path: Path) -> None:
    async with serving(tmp_path, CATALOGUE) as here:
        campaign = await campaign_of(Client(here.http, here.app), private=True)
        first = await evening(campaign)
        await check_what_the_campaign_tells(campaign, first)
        await check_what_is_refused(campaign)
        await check_that_nothing_is_read_ahead(campaign, first)
        second = await check_that_one_of_two_hosts_wins(campaign)
        await check_the_night_is_taken_up(second)
        await played(second)
        await second.post("end")
        await check_that_evenings_are_told_together(campaign)
        await check_that_other_players_come(campaign)


async def check_what_the_campaign_tells(campaign: CampaignClient, first: TableClient) -> None:
    summary = await told(campaign)
    (entry,) = summary["entries"]
    assert (await first.get()).json()["result"] == "saved"
    assert {name: entry[name] for name in ("table", "session", "result", "day")} == {
        "table": first.id,
        "session": 1,
        "result": "saved",
        "day": 1,
    }
    assert "carried" not in entry and summary["carried"]["table"] == first.id
    assert (summary["next"], summary["tables"], summary["table"]) == ("the-eighth-tally", 1, None)
    whole = (await campaign.get("carried")).json()["carried"]
    assert whole["digest"] == summary["carried"]["digest"] and "save" in whole
    assert len((await campaign.get()).content) < 3_000
    chronicle = (await campaign.get("chronicle", accept="application/json")).json()["sheet"]
    assert first.id in str(chronicle)


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"seats": [{"name": "Ada"}]}, "had 2 seats, this one has 1"),
    ({"seats": [{"plays": ["gandalf"]}]}, "unknown character"),
    ({"seats": [{"plays": ["arev"]}, {"plays": ["arev"]}]}, "TG-3.1.2"),
    ({"seats": [{}] * 5}, "1 to 4"),
    ({"options": {"mode": "story"}}, "first evening"),
]


async def check_what_is_refused(campaign: CampaignClient) -> None:
    before = (await told(campaign))["version"]
    for body, why in REFUSED:
        assert why in problem(await campaign.post(body), 422, "invalid-request")["detail"]
    assert (await told(campaign))["version"] == before


async def check_that_nothing_is_read_ahead(campaign: CampaignClient, first: TableClient) -> None:
    """A table beside the campaign would be a way to read on without playing on."""
    client = campaign.client
    options = {"scenario": "the-eighth-tally", "campaign": (await campaign.get("carried")).json()["carried"]}
    beside = await client.http.post("/v1/tables", json={"game": "tainted-grail", "seats": SEATS, "options": options})
    assert "campaign" in problem(beside, 422, "malformed-request")["detail"]
    copy = await imported(client, (await first.get("export")).content)
    for answer in (await first.post("branch", {}), await copy.post("branch", {}, seat=None)):
        assert "the campaign goes on" in problem(answer, 409, "wrong-state")["detail"]


async def check_that_one_of_two_hosts_wins(campaign: CampaignClient) -> TableClient:
    answers = await asyncio.gather(campaign.post(), campaign.post(), campaign.post())
    (won,) = [one.json() for one in answers if one.status_code == 201]
    for one in answers:
        if one.status_code != 201:
            assert problem(one, 409, "campaign-busy")["table"] == won["id"]
    summary = await told(campaign)
    assert (summary["table"]["id"], summary["tables"], len(summary["entries"])) == (won["id"], 2, 1)
    return TableClient(campaign.client, won)


async def check_the_night_is_taken_up(second: TableClient) -> None:
    assert await names_of(second) == ["Ada", "Ben"]
    assert "save" not in (await second.get()).json()["options"]["campaign"]
    await started(second)
    board = (await second.get("board")).json()
    assert board["campaign"]["day"] == 1 and {"gathered", "leave:arev"} <= set(await keys(second, 0))
    assert len(board["characters"]) == 2


async def check_that_evenings_are_told_together(campaign: CampaignClient) -> None:
    tables = [entry["table"] for entry in (await told(campaign))["entries"]]
    (part,) = (await campaign.get("so-far")).json()["parts"]
    assert (part["number"], part["days"], part["title"].startswith("Chapter 1: ")) == (1, [1, 2], True)
    assert {line["table"] for line in part["lines"]} == set(tables)
    assert [line["day"] for line in part["lines"]] == sorted(line["day"] for line in part["lines"])
    page = (await campaign.get("so-far?format=html&lang=de")).text
    assert "Was bisher geschah" in page and "Kapitel 1" in page and "Jetzt" in page
    assert len((await campaign.get("so-far?format=text")).text.splitlines()) < 50
    await check_the_journal(campaign, tables)


async def check_the_journal(campaign: CampaignClient, tables: list[str]) -> None:
    """It holds what the logs say was read, in that order, and each text once, from the beginning of the chapter on."""
    journal = (await campaign.get("journal")).json()["evenings"]
    assert [evening["table"] for evening in journal] == tables
    pages = [page for evening in journal for page in evening["pages"]]
    read = [name for table in tables for name in await verses_read(campaign, table)]
    told = [page["id"] for page in pages if page["text"] is not None]
    assert told[0] == "chapter:1"
    assert [id for id in told if not id.startswith(("chapter:", "event:"))] == list(dict.fromkeys(read)) != []
    days = [page["day"] for page in pages if page["day"] is not None]
    assert days == sorted(days)
    text, page = [(await campaign.get(f"journal?format={form}&lang=de")).text for form in ("text", "html")]
    assert text.startswith("Das Tagebuch\n") and "1. Abend" in text and "Tag 1, " in text
    assert "<h2>2. Abend</h2>" in page and "<h3>Tag 2, " in page


async def verses_read(campaign: CampaignClient, table: str) -> list[str]:
    """The texts that a table's log says were read."""
    log = (await campaign.client.http.get(f"/v1/tables/{table}/log", headers=campaign.headers(0))).text
    facts = [(one["type"], one["data"]) for one in map(json.loads, log.splitlines())]
    return [
        f"{data['kind']}:{data['location']}"
        if kind == "tg.dream-read"
        else f"verse:{data['location']}.{data['number']}"
        for kind, data in facts
        if kind in ("tg.dream-read", "tg.verse-read")
    ]


async def check_that_other_players_come(campaign: CampaignClient) -> None:
    seats = [{"name": "Ben", "plays": ["maggot"]}, {"name": "Cleo", "plays": ["beor"]}]
    third = await campaign.table(seats=seats)
    await started(third)
    assert await names_of(third) == ["Ben", "Cleo"]
    while (asked := (await third.get()).json()["next"]) and "gathered" not in (offered := await keys(third, asked[0])):
        await done(third, asked[0], offered[0])
    assert "arev" in str((await third.get("board")).json()["campaign"]["away"])
    assert (await campaign.get(seat=1)).status_code == 200, "who is absent keeps the campaign's token"
    await played(third)
    await third.post("end")
    assert await names_of(await campaign.table()) == ["Ben", "Cleo"], "as on the evening before"


async def test_a_host_who_ends_at_noon_is_warned_and_loses_that_day_alone(tmp_path: Path) -> None:
    async with serving(tmp_path, CATALOGUE) as here:
        campaign = await campaign_of(Client(here.http, here.app))
        table = await campaign.table()
        await started(table)
        day = await played(table, closing=False)
        assert "last save" in problem(await table.post("end"), 409, "unsaved")["detail"]
        problem(await table.post("end", {"losing": False}), 409, "unsaved")
        problem(await table.post("end", {"losing": True}, seat=1), 403, "not-your-seat")
        assert (await table.post("end", {"losing": True})).status_code == 200
        (entry,) = (await told(campaign))["entries"]
        assert (day, entry["day"], entry["result"]) == (2, 1, "saved")
        second = await campaign.table()
        await started(second)
        assert (await second.get("board")).json()["campaign"]["day"] == 1
