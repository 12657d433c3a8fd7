"""Campaigns over HTTP."""

import asyncio
from typing import Any

import pytest

from tests.api.clients import CampaignClient, Client, Serve, TableClient


async def won(table: TableClient) -> None:
    """Play a table of two seats to its end."""
    assert (await table.post("start")).status_code == 200
    assert (await table.act("roll:3")).status_code == 200
    assert (await table.act("finish", seat=1)).status_code == 200
    assert (await table.post("end")).status_code == 200


async def said(campaign: CampaignClient) -> dict[str, Any]:
    answer = await campaign.get()
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def test_a_new_campaign_offers_its_first_scenario(client: Client) -> None:
    campaign = await client.campaign(name="The Long Winter")
    told = await said(campaign)

    assert len(set(campaign.tokens)) == 2
    assert (told["name"], told["version"], told["table"], told["entries"]) == ("The Long Winter", 1, None, [])
    assert [one["id"] for one in told["scenarios"]] == [told["next"]] == ["toy"]
    assert (told["tables"], told["carried"]) == (0, {})
    assert told["seats"][1] == {"seat": 1, "name": "Player 1", "plays": []}
    assert "watch" not in campaign.opened


async def test_a_campaign_is_played_from_table_to_table(client: Client) -> None:
    campaign = await client.campaign()
    table = await campaign.table()
    assert (await said(campaign))["table"] == {"id": table.id, "scenario": "toy"}
    await won(table)
    told = await said(campaign)

    assert (told["table"], told["tables"], told["next"]) == (None, 1, "more")
    assert [one["table"] for one in told["entries"]] == [table.id]
    second = await campaign.table()
    summary = (await second.get()).json()
    assert summary["options"] == {"scenario": "more", "campaign": told["carried"]}
    assert [one["name"] for one in summary["seats"]] == ["Player 0", "Player 1"]
    sheet = (await campaign.get("chronicle")).json()["sheet"]
    assert sheet["tables"] == [table.id]
    assert sheet["players"] == ["Player 0", "Player 1"]


async def test_a_table_is_answered_as_a_new_one_is(client: Client) -> None:
    campaign = await client.campaign(private=True, name="Ours")
    answer = await campaign.post({"options": {"undo": "off"}})
    told = answer.json()

    assert answer.status_code == 201
    assert answer.headers["location"] == f"/v1/tables/{told['id']}"
    assert (answer.headers["etag"], answer.headers["cache-control"]) == ('"1"', "no-store")
    assert told["watch"] and [one["seat"] for one in told["seats"]] == [0, 1]
    summary = (await TableClient(client, told).get()).json()
    assert (summary["name"], summary["private"], summary["undo"]) == ("Ours", True, "off")


async def test_a_second_table_waits_for_the_end_of_the_first(client: Client) -> None:
    campaign = await client.campaign()
    table = await campaign.table()
    refused = await campaign.post()

    assert (refused.status_code, refused.json()["code"]) == (409, "campaign-busy")
    assert refused.json()["table"] == table.id
    await table.post("end")
    assert (await campaign.post()).status_code == 201
    assert (await said(campaign))["entries"] == [], "an abandoned table notes nothing"


async def test_of_two_requests_at_once_one_is_done(client: Client) -> None:
    campaign = await client.campaign()
    answers = await asyncio.gather(campaign.post(), campaign.post())

    assert sorted(answer.status_code for answer in answers) == [201, 409]


async def test_an_idempotency_key_gives_the_first_answer_again(client: Client, serve: Serve) -> None:
    campaign = await client.campaign()
    first, beside = await asyncio.gather(*(campaign.post({}, idempotency_key="one") for _ in range(2)))
    again = await campaign.post(idempotency_key="one")
    other = await campaign.post({"difficulty": "hard"}, idempotency_key="one")

    assert first.status_code == beside.status_code == again.status_code == 201
    assert first.content == beside.content == again.content
    assert (other.status_code, other.json()["code"]) == (422, "request-changed")
    assert (await campaign.post(idempotency_key="two")).status_code == 409


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"scenario": "more"}, 409, "scenario-not-open"),
        ({"scenario": "nowhere"}, 409, "scenario-not-open"),
        ({"scenario": "x" * 61}, 422, "malformed-request"),
        ({"scenario": ""}, 409, "scenario-not-open"),
        ({"options": {"campaign": None}}, 422, "invalid-request"),
        ({"options": {"scenario": "toy"}}, 422, "invalid-request"),
        ({"options": {"undo": "sometimes"}}, 422, "invalid-request"),
        ({"options": {"impossible": True}}, 422, "invalid-request"),
        ({"options": {"delay": 5}}, 422, "invalid-request"),
        ({"options": {str(one): one for one in range(41)}}, 422, "malformed-request"),
        ({"strange": 1}, 422, "malformed-request"),
        ([], 422, "malformed-request"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_and_nothing_recorded(
    client: Client, body: Any, status: int, code: str
) -> None:
    campaign = await client.campaign()
    answer = await campaign.post(body)

    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert (await said(campaign))["version"] == 1


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": [{}]},
        {"game": "toy", "seats": []},
        {"game": "toy", "seats": [{}] * 7},
        {"game": "toy", "pack": "other", "seats": [{}]},
        {"game": "toy", "seats": [{}], "name": "x" * 81},
        {"game": "toy", "seats": [{}], "name": "nul\0"},
        {"game": "toy", "seats": [{"name": "clear\x1b[2J"}]},
        {"game": "toy", "seats": [{}], "scenario": "toy"},
        {"seats": [{}]},
    ],
)
async def test_a_campaign_that_cannot_be_is_refused(client: Client, body: Any) -> None:
    assert (await client.http.post("/v1/campaigns", json=body)).status_code == 422


async def test_only_the_host_opens_tables(client: Client) -> None:
    campaign, other = await client.campaign(), await client.campaign()
    codes = {}
    for name, token in {"seat 1": 1, "nobody": "nobody", "none": None, "other": other.tokens[0]}.items():
        answer = await campaign.post(seat=token)
        codes[name] = (answer.status_code, answer.json()["code"])

    assert codes == {
        "seat 1": (403, "not-your-seat"),
        "nobody": (401, "token-needed"),
        "none": (401, "token-needed"),
        "other": (403, "not-your-seat"),
    }
    assert (await said(campaign))["version"] == 1


async def test_a_private_campaign_is_seen_by_its_own_alone(client: Client) -> None:
    campaign, other = await client.campaign(private=True), await client.campaign()
    watch = campaign.opened["watch"]
    for path in ("", "chronicle"):
        seen = [(await campaign.get(path, seat)).status_code for seat in (0, 1, watch, None, "x", other.tokens[0])]
        assert seen == [200, 200, 200, 404, 404, 404]
    assert (await campaign.post(seat=watch)).status_code == 403
    assert (await campaign.post(seat=None)).json()["code"] == "campaign-not-found"


@pytest.mark.parametrize("which", ["0d0c2b34-95a8-4c0b-b7b7-0f4a4b8b5c11", "x"])
async def test_a_campaign_that_there_is_not(client: Client, which: str) -> None:
    for rest in ("", "/carried", "/chronicle", "/so-far", "/journal", "/luck"):
        answer = await client.http.get(f"/v1/campaigns/{which}{rest}")
        assert (answer.status_code, answer.json()["code"]) == (404, "campaign-not-found")


async def test_campaigns_and_tables_are_no_kind_of_each_other(client: Client) -> None:
    campaign = await client.campaign()
    table = await campaign.table()

    assert (await client.http.get(f"/v1/tables/{campaign.id}")).status_code == 404
    assert (await client.http.get(f"/v1/campaigns/{table.id}")).status_code == 404
    assert (await client.http.post(f"/v1/tables/{campaign.id}/start", headers=campaign.headers(0))).status_code == 404


async def test_the_campaigns_host_is_host_at_its_tables_and_its_others_may_watch(client: Client) -> None:
    """Whoever has lost the answer with the table's tokens can still end it."""
    campaign = await client.campaign(private=True)
    table = await campaign.table()
    host, guest = campaign.tokens

    assert (await table.get(seat=guest)).status_code == 200
    assert (await table.post("start", seat=guest)).status_code == 403
    assert (await table.post("start", seat=host)).status_code == 200
    assert (await table.act("roll:2", seat=host)).status_code == 200
    assert (await table.post("end", seat=host)).status_code == 200
    assert (await said(campaign))["table"] is None


async def test_a_campaigns_token_is_good_at_no_other_table(client: Client) -> None:
    campaign, alone = await client.campaign(), await client.open()

    assert (await alone.post("start", seat=campaign.tokens[0])).status_code == 403


async def test_what_is_read_has_the_campaigns_version(client: Client) -> None:
    campaign = await client.campaign()
    for path in ("", "chronicle"):
        answer = await campaign.get(path)
        assert answer.headers["etag"] == '"1"'
        assert (await campaign.get(path, **{"If-None-Match": '"1"'})).status_code == 304
    await campaign.table()
    assert (await campaign.get(**{"If-None-Match": '"1"'})).headers["etag"] == '"2"'


async def test_a_stale_host_opens_nothing(client: Client) -> None:
    campaign = await client.campaign()
    stale = await campaign.post(if_match='"3"')

    assert (stale.status_code, stale.json()["code"], stale.json()["current_version"]) == (412, "stale-version", 1)
    assert (await campaign.post(if_match='"1"')).status_code == 201


async def test_a_campaign_outlasts_a_restart(serve: Serve) -> None:
    async with serve() as client:
        campaign = await client.campaign()
        table = await campaign.table()
        await won(table)
        before = await said(campaign)
    async with serve() as again:
        campaign.client = again
        assert await said(campaign) == before
        assert (await campaign.post()).status_code == 201


@pytest.mark.parametrize(
    ("query", "accept", "media", "told"),
    [
        ("", "*/*", "application/json", "Player 0"),
        ("?format=svg", "*/*", "image/svg+xml", "<svg>The &lt;Long&gt; Winter</svg>"),
        ("?format=html&lang=de", "*/*", "text/html; charset=utf-8", "<title>Spiel</title>The &lt;Long&gt; Winter"),
        ("?format=text", "application/json", "text/plain; charset=utf-8", "The <Long> Winter\n"),
        ("", "image/png, text/html;q=0.9, */*", "text/html; charset=utf-8", "<title>Toy</title>"),
        ("", "text/plain, application/json", "text/plain; charset=utf-8", "The <Long> Winter\n"),
        ("", "text/html;q=0.1, text/plain;q=0.5", "text/plain; charset=utf-8", "The <Long> Winter\n"),
        ("", "text/html;q=0, image/png", "application/json", "Player 0"),
        ("", "text/html;q=nan, text/plain;q=-1", "application/json", "Player 0"),
        ("", "image/png", "application/json", "Player 0"),
    ],
)
async def test_the_chronicle_is_told_as_it_is_asked_for(
    client: Client, query: str, accept: str, media: str, told: str
) -> None:
    campaign = await client.campaign(name="The <Long> Winter")
    answer = await campaign.get(f"chronicle{query}", accept=accept)

    assert (answer.status_code, answer.headers["content-type"]) == (200, media)
    assert told in answer.text
    assert answer.headers["vary"].startswith("Authorization, Accept")
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")


async def test_a_game_without_a_picture_of_its_sheet_tells_it_as_data(client: Client) -> None:
    campaign = await client.campaign()
    client.service.views["toy"] = client.service.views["toy"]._replace(campaign=None)

    assert (await campaign.get("chronicle", accept="text/html")).json()["sheet"]["players"] == ["Player 0", "Player 1"]
    refused = await campaign.get("chronicle?format=svg")
    assert (refused.status_code, refused.json()["code"]) == (422, "invalid-request")
    assert (await campaign.get("chronicle?format=png")).json()["code"] == "malformed-request"
