"""A campaign that goes on from a game saved on paper, over HTTP: opened, shown, played, and told from its evenings."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from projections.catalogue import CATALOGUE
from tests.api.clients import CampaignClient, Client, TableClient, problem
from tests.api.serving import serving

SAVE: dict[str, Any] = {
    "campaign": "the-eighth-tally",
    "chapter": 2,
    "day": 9,
    "characters": [
        {"id": "ailei", "place": 101, "energy": 5, "health": 7, "terror": 1, "attributes": {"empathy": 2}},
        {"id": "beor", "seat": 1, "place": 104, "energy": 6, "health": 9, "terror": 0, "attributes": {}},
    ],
    "places": [{"number": 101, "cell": [0, 0], "menhir": 4}, {"number": 104, "cell": [1, 0]}],
    "parts": [2, 3],
}
BODY: dict[str, Any] = {"game": "tainted-grail", "name": "Withy and Back", "seats": [{"name": "Ada"}, {"name": "Ben"}]}


async def test_a_game_on_paper_goes_on_as_a_campaign(tmp_path: Path) -> None:
    async with serving(tmp_path, CATALOGUE) as here:
        client = Client(here.http, here.app)
        await check_what_is_refused(client)
        answer = await client.http.post("/v1/campaigns", json={**BODY, "save": SAVE})
        assert answer.status_code == 201, answer.text
        campaign = CampaignClient(client, answer.json())
        await check_the_sheet(campaign)
        table = await campaign.table()
        await table.post("start")
        board = (await table.get("board")).json()
        assert (board["campaign"]["chapter"], board["campaign"]["day"]) == (2, 9)
        assert [one["tracks"][0]["value"] for one in board["characters"]] == [5, 6]
        await check_it_can_be_put_away_again(client, table)


async def check_what_is_refused(client: Client) -> None:
    wrong = deepcopy(SAVE)
    wrong["characters"][0]["energy"] = 12
    for save, why in (
        (wrong, "characters[0] (ailei): energy is 12; possible: 0 to 9"),
        ({**SAVE, "gold": 3}, "unknown field `gold`"),
        ({**SAVE, "places": []}, "places: none is revealed"),
    ):
        answer = await client.http.post("/v1/campaigns", json={**BODY, "save": save})
        assert why in problem(answer, 422, "invalid-request")["detail"]
    answer = await client.http.post("/v1/campaigns", json={**BODY, "game": "materia-prima", "save": SAVE})
    assert "take up no save from paper" in problem(answer, 422, "invalid-request")["detail"]


async def check_the_sheet(campaign: CampaignClient) -> None:
    summary = (await campaign.get()).json()
    assert [(one["table"], one["result"], one["day"]) for one in summary["entries"]] == [("paper", "saved", 9)]
    sheet = (await campaign.get("chronicle", accept="application/json")).json()["sheet"]
    assert (sheet["time"]["day"], [one["id"] for one in sheet["characters"]]) == (9, ["ailei", "beor"])
    for media, part in (("image/svg+xml", "<svg"), ("text/html", "<!doctype html>"), ("text/plain", "Withy and Back")):
        shown = await campaign.get("chronicle", accept=media)
        assert shown.headers["content-type"].startswith(media) and part in shown.text


async def check_it_can_be_put_away_again(client: Client, table: TableClient) -> None:
    sheet = (await table.get("sheet")).json()["sheet"]
    again = await client.http.post("/v1/campaigns", json={**BODY, "save": sheet["save"]})
    assert again.status_code == 201, again.text
    assert {one["id"]: one["place"] for one in sheet["save"]["characters"]} == {"ailei": 101, "beor": 104}


@pytest.mark.parametrize("save", ["no save", [], 7])
async def test_a_save_is_an_object(client: Client, save: Any) -> None:
    answer = await client.http.post("/v1/campaigns", json={"game": "toy", "seats": [{}], "save": save})
    problem(answer, 422, "malformed-request")
