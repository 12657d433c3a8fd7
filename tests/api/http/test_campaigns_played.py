"""Campaigns of Materia Prima over HTTP: what a scenario leaves, the next one starts from. Source: MP-7.3, 7.4."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from uuid import UUID

import httpx
import pytest
from msgspec import json

from api.app import create_app
from api.service.command import Command
from domain.kernel.registry import default
from infra.settings import Settings
from projections.audit import audit
from projections.bot import Offer
from projections.materia_prima.bot import greedy, of_position
from projections.materia_prima.view import GAME_VIEW
from tests.api.clients import CampaignClient, Client, TableClient

TRIES_MAX = 40
"""Two greedy bots win the first scenario at least every third time."""


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[Client]:
    app = create_app(Settings(store_url=f"sqlite:///{tmp_path / 'tables.db'}", key_file=tmp_path / "key"))
    http = httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://test")
    async with app.router.lifespan_context(app), http:
        yield Client(http, app)


async def play(table: TableClient) -> None:
    """Let greedy bots play a table till nobody is asked."""
    assert (await table.post("start")).status_code == 200
    tables, id = table.client.service.tables, UUID(table.id)
    while (loaded := tables.loaded(id)).position.question:
        usual = default(loaded.position.state, loaded.position.question)
        (seat,) = {
            option.seat
            for option in loaded.menu
            if option.key == usual and option.seat in loaded.position.question.seats
        }
        offers = GAME_VIEW.playable(
            [Offer(option.key, option.key == usual) for option in loaded.menu if option.seat == seat]
        )
        await tables.act(id, Command(seat), greedy(offers, lambda: of_position(loaded.position, 0)))


async def concede(table: TableClient) -> None:
    """Give a game up as soon as its first day has begun."""
    assert (await table.post("start")).status_code == 200
    tables, id = table.client.service.tables, UUID(table.id)
    while (loaded := tables.loaded(id)).position.state.status == "setup":
        question = loaded.position.question
        await tables.act(id, Command(question.seats[0]), default(loaded.position.state, question))
    for seat in (0, 1):
        assert (await table.act("concede", seat)).status_code == 200
    assert (await table.post("end")).status_code == 200


async def said(campaign: CampaignClient) -> dict[str, Any]:
    told: dict[str, Any] = (await campaign.get()).json()
    return told


async def sheet(campaign: CampaignClient) -> dict[str, Any]:
    """The fields of the chronicle, which is told."""
    assert (await campaign.get("chronicle")).json()["version"] == (await said(campaign))["version"]
    book = campaign.client.service.campaigns.books.read(UUID(campaign.id))
    filled: dict[str, Any] = json.decode(json.encode(book.playing.sheet(book.chronicle, book.pack)))
    return filled


async def won(campaign: CampaignClient) -> tuple[TableClient, int]:
    """Play the scenario that follows until it is won. Gives the table, not yet ended, and how often it was lost."""
    for lost in range(TRIES_MAX):
        table = await campaign.table(difficulty="easy")
        await play(table)
        if (await table.get()).json()["result"] == "success":
            return table, lost
        await table.post("end")
        await campaign.get()
    raise AssertionError(f"lost {TRIES_MAX} times")


async def campaign_of(client: Client) -> CampaignClient:
    return await client.campaign(game="materia-prima", name="The Long Winter")


@pytest.mark.rule("MP-3.1.3", "MP-7.3.10", "MP-7.4.1", "MP-7.4.4")
async def test_a_scenario_that_was_won_is_what_the_next_one_starts_from(client: Client) -> None:
    campaign = await campaign_of(client)
    table, lost = await won(campaign)
    before = await said(campaign)
    assert (before["carried"], before["next"]) == ({}, "black-work"), "nothing counts before the table is ended"
    first = (await table.get()).json()["options"]
    assert first == {"difficulty": "easy", "scenario": "black-work", "campaign": {}}
    await table.post("end")
    told, filled = await said(campaign), await sheet(campaign)

    assert told["entries"][-1]["table"] == table.id
    assert [one["id"] for one in told["scenarios"]] == ["black-work", told["next"]] == ["black-work", "white-work"]
    assert filled["campaign"] == "The Long Winter"
    assert filled["scenarios"] == ["black-work"] and filled["results"] == ["success"]
    assert filled["difficulties"] == ["E"] and filled["retries"] == [lost] and filled["tables"] == [[table.id]]
    assert filled["players"] == ["Player 0", "Player 1"] and len(filled["characters"]) == 2
    assert (filled["pack"], bool(filled["pack_version"])) == ("prima", True)

    second = await campaign.table()
    assert (await second.get()).json()["options"] == {"scenario": "white-work", "campaign": told["carried"]}
    await concede(second)
    state = client.service.tables.loaded(UUID(second.id)).position.state
    towers = {one["colour"]: tuple(one["tower"]) for one in told["carried"]["alchemists"]}
    assert {colour: one.tower.hex for colour, one in state.alchemists.items()} == towers
    assert [one.character for one in state.alchemists.values()] == filled["characters"]
    archive = (await second.get("export")).content
    assert [one.verdict for one in audit(archive).checks if one.verdict == "failed"] == []


@pytest.mark.rule("MP-7.3.11", "MP-7.3.12", "MP-7.4.2", "MP-7.4.5")
async def test_a_scenario_that_was_lost_is_played_again_from_the_state_before_it(client: Client) -> None:
    campaign = await campaign_of(client)
    for level in ("hard", "easy"):
        table = await campaign.table(difficulty=level)
        assert (await table.get()).json()["options"]["campaign"] == {}
        await concede(table)
    told, filled = await said(campaign), await sheet(campaign)

    assert (told["next"], told["carried"]) == ("black-work", {})
    assert [(one["result"], one["ending"], one["difficulty"]) for one in told["entries"]] == [
        ("failure", "conceded", "hard"),
        ("failure", "conceded", "easy"),
    ]
    assert (filled["results"], filled["days"], filled["retries"]) == (["failure"], [1], [2])
    assert (filled["difficulties"], filled["tables"], filled["characters"]) == ([None], [[]], [])


async def test_a_new_campaign_has_an_empty_sheet(client: Client) -> None:
    campaign = await campaign_of(client)
    filled = await sheet(campaign)

    assert filled["players"] == ["Player 0", "Player 1"]
    assert filled["tables"] == filled["retries"] == filled["results"] == filled["board"] == []


async def test_a_solo_player_leads_two_alchemists_through_a_campaign(client: Client) -> None:
    body = {"game": "materia-prima", "seats": [{"name": "Ada", "plays": ["green", "grey"]}]}
    campaign = CampaignClient(client, (await client.http.post("/v1/campaigns", json=body)).json())
    table = await campaign.table()
    await table.post("start")
    opened = client.service.tables.loaded(UUID(table.id)).table.facts_of_opening

    assert opened.seats[0].plays == ("green", "grey")
    refused = await client.http.post(
        "/v1/campaigns", json={"game": "materia-prima", "seats": [{"plays": ["purple"]}, {}]}
    )
    assert refused.status_code == 422, "what its first table would refuse is refused at once"


async def test_a_difficulty_that_there_is_not_opens_no_table(client: Client) -> None:
    campaign = await campaign_of(client)
    answer = await campaign.post({"difficulty": "absurd"})

    assert (answer.status_code, answer.json()["code"]) == (422, "invalid-request")
    assert (await said(campaign))["version"] == 1
