"""A campaign's token is replaced: who may, and where the old one stops."""

from pathlib import Path
from uuid import UUID

import httpx
import pytest

from domain.kernel.tables.campaign import CampaignTokenReplaced
from tests.api.clients import CampaignClient, Client, problem
from tests.api.serving import Played, serving, until
from tests.api.stream.watching import sitting, watching


async def renewed(campaign: CampaignClient, seat: int, by: int | str | None) -> httpx.Response:
    path = f"/v1/campaigns/{campaign.id}/seats/{seat}/token"
    return await campaign.client.http.post(path, headers=campaign.headers(by))


@pytest.mark.parametrize(("seat", "by"), [(0, 0), (1, 0), (1, 1)])
async def test_the_seat_or_the_host_has_its_token_replaced(client: Client, seat: int, by: int) -> None:
    campaign = await client.campaign(2, private=True)
    old = campaign.tokens[seat]
    answer = await renewed(campaign, seat, by)
    told = answer.json()

    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-store")
    assert told == {"seat": seat, "token": told["token"], "version": 2} and answer.headers["etag"] == '"2"'
    problem(await campaign.get(seat=old), 404, "campaign-not-found")
    assert (await campaign.get(seat=told["token"])).json()["version"] == 2
    (_, entry) = client.service.tables.log.entries(UUID(campaign.id))
    assert (entry.fact, entry.by) == (CampaignTokenReplaced(seat), by)
    assert told["token"] not in str(entry)


async def test_who_may_not(client: Client) -> None:
    campaign, other = await client.campaign(2), await client.campaign()
    private = await client.campaign(2, private=True)
    for asked, by, status, code in (
        (0, 1, 403, "not-your-seat"),
        (0, other.tokens[0], 403, "not-your-seat"),
        (0, "nobody-has-this", 401, "token-needed"),
        (0, None, 401, "token-needed"),
        (2, 0, 422, "invalid-request"),
        (-1, 0, 422, "invalid-request"),
    ):
        problem(await renewed(campaign, asked, by), status, code)
    problem(await renewed(private, 0, None), 404, "campaign-not-found")
    problem(await renewed(private, 0, other.tokens[0]), 404, "campaign-not-found")
    problem(await renewed(private, 0, private.opened["watch"]), 403, "not-your-seat")
    assert (await campaign.get()).json()["version"] == (await private.get()).json()["version"] == 1


async def test_the_old_token_stops_at_the_campaigns_tables_and_the_new_one_is_good_there(client: Client) -> None:
    campaign = await client.campaign(2, private=True)
    table = await campaign.table()
    host, guest = campaign.tokens
    new = [(await renewed(campaign, seat, 0)).json()["token"] for seat in (1, 0)]

    problem(await table.get(seat=guest), 404, "table-not-found")
    problem(await table.post("start", seat=host), 404, "table-not-found")
    assert (await table.get(seat=new[0])).status_code == (await table.post("start", seat=new[1])).status_code == 200
    assert (await table.act("pass", seat=0)).status_code == 200, "the table's own tokens stay"


async def test_open_streams_and_sockets_of_the_old_token_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        body = {"game": "toy", "seats": [{"name": "A"}, {"name": "B"}]}
        campaign = (await here.http.post("/v1/campaigns", json=body)).raise_for_status().json()
        path = f"/v1/campaigns/{campaign['id']}"
        host, guest = ({"Authorization": f"Bearer {seat['token']}"} for seat in campaign["seats"])
        opened = (await here.http.post(f"{path}/tables", headers=host)).raise_for_status().json()
        table = Played(here, opened)
        await table.post("start")
        by_campaign = Played(here, {**opened, "seats": campaign["seats"]})
        async with watching(table, **guest) as theirs, watching(table, **table.headers(1)) as own:
            async with sitting(by_campaign) as player:
                await until(lambda: theirs.known.checkpoint and own.known.checkpoint)
                renewal = await here.http.post(f"{path}/seats/1/token", headers=host)
                await until(lambda: theirs.is_over)
                assert not theirs.known.has_ended
                (await here.http.post(f"{path}/seats/0/token", headers=host)).raise_for_status()
                await player.connection.wait_closed()
            again = {"Authorization": f"Bearer {renewal.raise_for_status().json()['token']}"}
            async with watching(table, **again) as back:
                newest = (await table.act("draw"))["version"]
                await until(lambda: own.known.last == back.known.last == newest)
            assert theirs.known.last < newest
