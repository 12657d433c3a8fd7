"""Campaigns of the toy game on a real store: opened, and their tables one at a time."""

import asyncio
from contextlib import closing
from pathlib import Path
from uuid import UUID

import pytest
from eventsourcing.persistence import IntegrityError

from api.service.campaigns import use_cases
from api.service.campaigns.use_cases import Campaigns, NextTable, TokenRenewal
from api.service.command import Command, KeyedRequest
from api.service.tables.use_cases import Tables
from domain.kernel.errors import (
    CampaignBusy,
    CampaignNotFound,
    CampaignOver,
    InvalidRequest,
    NotYourSeat,
    RequestChanged,
    ScenarioNotOpen,
    StaleVersion,
    WrongState,
)
from domain.kernel.tables.campaign import TABLES_MAX, Campaign, CampaignTableOpened
from domain.kernel.tables.decisions import HOST
from infra.keys.tokens import seat_of, token_hash
from infra.store.sqlite.recorder import SqliteRecorder
from tests.api.service.campaigns.campaigns_played import HOSTED, following, kinds, opened, table_of, tell, won
from tests.api.service.toy_tables import Make, Of


@pytest.mark.rule("MP-3.1.3", "MP-7.3.11")
async def test_a_table_starts_from_what_the_one_before_came_to(tables: Tables, campaigns: Campaigns) -> None:
    campaign = await opened(campaigns)
    with following(tables):
        first = await table_of(campaigns, campaign)
        points = await won(tables, first)
        book = await campaigns.settled(campaign)
        second = await table_of(campaigns, campaign)

    assert book.campaign.noted == ({"table": str(first), "points": points},)
    assert book.chronicle.points == points
    start = tables.loaded(second).table.facts_of_opening.options
    assert start == {"scenario": "more", "campaign": {"points": points}}
    assert tables.loaded(first).table.facts_of_opening.options == {"scenario": "toy", "campaign": {}}


async def test_one_table_of_a_campaign_is_open_at_a_time(tables: Tables, campaigns: Campaigns) -> None:
    campaign = await opened(campaigns)
    table = await table_of(campaigns, campaign)

    with pytest.raises(CampaignBusy) as busy:
        await table_of(campaigns, campaign)
    assert busy.value.table == str(table)
    assert kinds(campaigns, campaign) == ["campaign-opened", "campaign-table-opened"]


async def test_of_many_requests_at_once_one_opens_a_table(tables: Tables, campaigns: Campaigns) -> None:
    campaign = await opened(campaigns)
    told = await asyncio.gather(*(table_of(campaigns, campaign) for _ in range(8)), return_exceptions=True)

    assert sum(isinstance(one, UUID) for one in told) == 1
    assert sum(isinstance(one, CampaignBusy) for one in told) == 7
    assert kinds(campaigns, campaign) == ["campaign-opened", "campaign-table-opened"]
    assert len(tables.log.rows.tables(None, 99)) == 1, "what was refused left no table behind"


async def test_two_processes_open_one_table(make: Make, of: Of, tmp_path: Path) -> None:
    campaigns = of(make())
    campaign = await opened(campaigns)
    with closing(SqliteRecorder(tmp_path / "tables.db")) as other:
        beside = campaigns.books.read(campaign)
        await table_of(campaigns, campaign)
        event = beside.next(CampaignTableOpened(str(UUID(int=1)), "toy"), HOST)
        with pytest.raises(IntegrityError):
            other.insert_events([campaigns._codec.stored(campaign, event.entry)])

    assert kinds(campaigns, campaign) == ["campaign-opened", "campaign-table-opened"]


async def test_a_repeated_request_is_told_the_same_also_after_a_restart(make: Make, of: Of, tmp_path: Path) -> None:
    campaigns = of(make())
    campaign = await opened(campaigns)
    command = Command(HOST, request=KeyedRequest("once", b"body"))
    told = await asyncio.gather(*(campaigns.open_table(campaign, command, NextTable(), tell) for _ in range(3)))
    campaigns = of(make())
    again = await campaigns.open_table(campaign, command, NextTable(), tell)

    assert {*told, again} == {told[0]}
    assert told[0].split()[-1] not in (tmp_path / "tables.db").read_bytes(), "a token is never stored"
    with pytest.raises(RequestChanged):
        await campaigns.open_table(campaign, Command(HOST, request=KeyedRequest("once", b"other")), NextTable(), tell)


async def test_what_a_campaign_cannot_do_is_refused(
    tables: Tables, campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch
) -> None:
    campaign = await opened(campaigns)
    with pytest.raises(ScenarioNotOpen, match="toy"):
        await table_of(campaigns, campaign, "more")
    with pytest.raises(InvalidRequest, match="campaign"):
        await campaigns.open_table(campaign, HOSTED, NextTable(options={"campaign": None}), tell)
    with pytest.raises(InvalidRequest, match="undo"):
        await campaigns.open_table(campaign, HOSTED, NextTable(options={"undo": "sometimes"}), tell)
    with pytest.raises(StaleVersion):
        await table_of(campaigns, campaign, command=Command(HOST, expected=7))
    with pytest.raises(CampaignNotFound):
        await table_of(campaigns, UUID(int=9))
    with pytest.raises(InvalidRequest, match="no game"):
        await campaigns.open("chess", ["Ada"], [()])
    with pytest.raises(InvalidRequest, match="no pack"):
        await campaigns.open("toy", ["Ada"], [()], pack_id="other")

    assert kinds(campaigns, campaign) == ["campaign-opened"]
    assert tables.log.rows.tables(None, 9) == []


async def test_a_campaign_that_is_at_its_end_can_play_a_scenario_again(tables: Tables, campaigns: Campaigns) -> None:
    campaign = await opened(campaigns)
    with following(tables):
        for _ in range(2):
            await won(tables, await table_of(campaigns, campaign))
            await campaigns.settled(campaign)
        with pytest.raises(CampaignOver, match="toy, more"):
            await table_of(campaigns, campaign)
        again = await table_of(campaigns, campaign, "toy")

    assert tables.loaded(again).table.facts_of_opening.options["scenario"] == "toy"


async def test_a_campaign_has_a_bounded_number_of_tables(
    tables: Tables, campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch
) -> None:
    campaign = await opened(campaigns)
    book = campaigns.books.read(campaign)
    full = Campaign(book.campaign.opened, 1, 0, None, TABLES_MAX)

    with pytest.raises(CampaignOver):
        use_cases.check_free(full)


async def test_a_request_that_is_always_overtaken_is_given_up(
    tables: Tables, campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch
) -> None:
    campaign = await opened(campaigns)
    tried = 0

    async def overtaken(*rows: object) -> None:
        nonlocal tried
        tried += 1
        raise IntegrityError("taken")

    monkeypatch.setattr(tables.commands, "write", overtaken)
    with pytest.raises(use_cases.StoreBusy):
        await table_of(campaigns, campaign)
    assert tried == use_cases.TRIES_MAX


async def test_names_lie_beside_the_log(tables: Tables, campaigns: Campaigns) -> None:
    campaign = await opened(campaigns)
    stored = b"".join(event.state for event in tables.log.rows.select_events(campaign))

    assert b"Player" not in stored and b"Winter" not in stored
    assert campaigns.books.read(campaign).players == ("Player 0", "Player 1")


async def test_a_token_that_was_replaced_meanwhile_replaces_none(tables: Tables, campaigns: Campaigns) -> None:
    new = await campaigns.open("toy", ["A", "B"], [(), ()])
    old = token_hash(new.tokens[1])
    by_host = token_hash(new.tokens[HOST])
    renewals = await asyncio.gather(
        campaigns.replace_token(new.id, 1, HOST, by_host),
        campaigns.replace_token(new.id, 1, 1, old),
        return_exceptions=True,
    )
    last = renewals[1] if isinstance(renewals[1], TokenRenewal) else renewals[0]
    with pytest.raises(NotYourSeat):
        await campaigns.replace_token(new.id, 1, 1, old)
    assert isinstance(last, TokenRenewal)
    rows = campaigns.books.read(new.id).seats
    assert seat_of(last.token, rows) == 1 and seat_of(new.tokens[1], rows) is None


async def test_one_seats_replacements_are_bounded_and_use_up_no_others(
    tables: Tables, campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("domain.kernel.tables.campaign.TOKENS_MAX", 3)
    new = await campaigns.open("toy", ["A", "B"], [(), ()])
    held = token_hash(new.tokens[1])
    for _ in range(3):
        held = token_hash((await campaigns.replace_token(new.id, 1, 1, held)).token)
    with pytest.raises(WrongState):
        await campaigns.replace_token(new.id, 1, 1, held)
    assert (await campaigns.replace_token(new.id, 1, HOST, token_hash(new.tokens[HOST]))).version == 5
