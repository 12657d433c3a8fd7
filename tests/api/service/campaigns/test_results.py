"""What a campaign's table came to flows back exactly once, when the table is ended."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from uuid import UUID

import pytest
from eventsourcing.persistence import IntegrityError, OperationalError, Tracking

from api.service.campaigns.results import CampaignResults
from api.service.campaigns.use_cases import Campaigns
from api.service.tables.use_cases import Tables
from domain.kernel.errors import (
    LogCorrupt,
)
from domain.kernel.tables.campaign import CampaignNoted, CampaignTableAbandoned, CampaignTableOpened
from infra.store import read_models
from infra.store.log import TableEvent
from tests.api.service.campaigns.campaigns_played import (
    CAMPAIGNS,
    HOSTED,
    delivered,
    finished,
    following,
    kinds,
    log_of,
    opened,
    table_of,
    won,
)
from tests.api.service.toy_tables import Make, Of

REFUSED = 7
"""How often the store refuses."""


async def test_an_abandoned_table_frees_the_campaign_and_notes_nothing(tables: Tables, campaigns: Campaigns) -> None:
    campaign = await opened(campaigns)
    with following(tables):
        table = await table_of(campaigns, campaign)
        await tables.end(table, HOSTED)
        book = await campaigns.settled(campaign)
        started = await table_of(campaigns, campaign)
        await tables.start(started, HOSTED)
        await tables.end(started, HOSTED)
        after = await campaigns.settled(campaign)

    assert (book.campaign.table, book.campaign.noted) == (None, ())
    assert (after.campaign.table, after.campaign.noted, after.campaign.tables) == (None, (), 2)
    assert log_of(campaigns, campaign)[2].fact == CampaignTableAbandoned(str(table))


async def test_a_result_that_is_undone_before_the_end_never_flows(tables: Tables, campaigns: Campaigns) -> None:
    campaign = await opened(campaigns, seats=1)
    with following(tables):
        table = await table_of(campaigns, campaign)
        await tables.start(table, HOSTED)
        await tables.act(table, HOSTED, "finish")
        assert tables.loaded(table).result == "success"
        await tables.undo(table, HOSTED)
        await tables.end(table, HOSTED)
        book = await campaigns.settled(campaign)

    assert book.campaign.noted == ()
    assert kinds(campaigns, campaign)[-1] == "campaign-table-abandoned"


async def test_a_result_waits_until_the_table_is_ended(tables: Tables, campaigns: Campaigns) -> None:
    campaign = await opened(campaigns)
    with following(tables):
        table = await table_of(campaigns, campaign)
        await finished(tables, table)
        before = await campaigns.settled(campaign)
        await tables.end(table, HOSTED)
        after = await campaigns.settled(campaign)

    assert before.campaign.table is not None and before.campaign.noted == ()
    assert after.campaign.table is None and len(after.campaign.noted) == 1


async def test_what_was_ended_while_nobody_followed_is_caught_up_with(make: Make, of: Of) -> None:
    tables = make()
    campaigns = of(tables)
    ids = [await opened(campaigns) for _ in range(3)]
    for campaign in ids:
        await won(tables, await table_of(campaigns, campaign))
    tables = make()
    campaigns = of(tables)
    with following(tables):
        noted = [(await campaigns.settled(campaign)).campaign.noted for campaign in ids]

    assert [len(one) for one in noted] == [1, 1, 1]
    newest = tables.log.rows.max_tracking_id(CAMPAIGNS)
    assert newest is not None
    for campaign in ids:
        assert kinds(campaigns, campaign).count("campaign-noted") == 1


async def test_an_end_that_is_delivered_twice_counts_once(tables: Tables, campaigns: Campaigns) -> None:
    campaign = await opened(campaigns)
    table = await table_of(campaigns, campaign)
    await won(tables, table)
    results = CampaignResults(tables.log, campaigns.books)
    delivered(results, table, 7, 7, 8)

    assert kinds(campaigns, campaign) == ["campaign-opened", "campaign-table-opened", "campaign-noted"]
    assert tables.log.rows.max_tracking_id(CAMPAIGNS) == 8


async def test_an_old_table_ended_again_leaves_the_open_one_alone(tables: Tables, campaigns: Campaigns) -> None:
    campaign = await opened(campaigns)
    results = CampaignResults(tables.log, campaigns.books)
    first = await table_of(campaigns, campaign)
    await won(tables, first)
    delivered(results, first, 1)
    second = await table_of(campaigns, campaign)
    delivered(results, first, 2)
    book = campaigns.books.read(campaign)

    assert book.campaign.table == CampaignTableOpened(str(second), "more")
    assert len(book.campaign.noted) == 1


async def test_event_and_tracking_are_one_transaction(tables: Tables, campaigns: Campaigns) -> None:
    """The tracking that cannot be written takes the event with it, and nothing is tried for ever."""
    campaign = await opened(campaigns)
    table = await table_of(campaigns, campaign)
    await won(tables, table)
    event = campaigns.books.ending(campaign, table)
    assert event is not None
    tables.log.rows.insert_tracking(Tracking(CAMPAIGNS, 5))
    with pytest.raises(IntegrityError):
        tables.log.rows.insert_events([tables.log.codec.stored(campaign, event.entry)], tracking=Tracking(CAMPAIGNS, 5))

    assert campaigns.books.read(campaign).campaign.noted == ()


async def test_a_corrupt_table_holds_up_no_other_and_loses_nothing(
    make: Make, of: Of, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tables = make()
    campaigns = of(tables)
    broken, sound = await opened(campaigns), await opened(campaigns)
    table, other = await table_of(campaigns, broken), await table_of(campaigns, sound)
    await won(tables, table)
    await won(tables, other)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as raw, raw:
        [(kept,)] = raw.execute(
            "SELECT state FROM stored_events WHERE originator_id = ? AND originator_version = 4", (table.bytes,)
        ).fetchall()
        damage = "UPDATE stored_events SET state = ? WHERE originator_id = ? AND originator_version = 4"
        raw.execute(damage, (b"\xc1", table.bytes))
    tables = make()
    campaigns = of(tables)
    with following(tables) as follower, caplog.at_level(logging.ERROR):
        assert len((await campaigns.settled(sound)).campaign.noted) == 1
        assert str(table) in caplog.text
        assert follower.model.faults(9) == [f"table {table}"]
        with pytest.raises(LogCorrupt):
            await table_of(campaigns, broken)
        with closing(sqlite3.connect(tmp_path / "tables.db")) as raw, raw:
            raw.execute(damage, (kept, table.bytes))
        await table_of(campaigns, broken)
        assert follower.model.faults(9) == []

    book = campaigns.books.read(broken)
    assert [one["table"] for one in book.campaign.noted] == [str(table)], "once it can be read, it counts"
    assert book.campaign.table is not None


async def test_tables_of_no_campaign_change_none(tables: Tables, campaigns: Campaigns) -> None:
    campaign = await opened(campaigns)
    alone = (await tables.open("toy", ["Ada", "Ben"], [(), ()])).id
    await won(tables, alone)
    results = CampaignResults(tables.log, campaigns.books)
    delivered(results, alone, 1)

    assert kinds(campaigns, campaign) == ["campaign-opened"]
    assert tables.log.rows.max_tracking_id(CAMPAIGNS) == 1


async def test_a_noted_entry_is_plain_data_of_the_game(tables: Tables, campaigns: Campaigns) -> None:
    campaign = await opened(campaigns)
    table = await table_of(campaigns, campaign)
    points = await won(tables, table)
    event = campaigns.books.ending(campaign, table)

    assert event is not None
    assert event.entry.fact == CampaignNoted(str(table), {"table": str(table), "points": points})


async def test_what_the_store_refuses_is_tried_again(
    tables: Tables, campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From where it stands in the store, as long as somebody follows."""
    campaign = await opened(campaigns)
    insert, refused = tables.log.rows.insert_events, 0

    def refusing(events: object, **how: object) -> object:
        nonlocal refused
        refused += 1
        if refused <= REFUSED:
            raise OperationalError("the disk is full")
        return insert(events, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(read_models, "BEGUN_AGAIN_AFTER_SECONDS", 0.001)
    monkeypatch.setattr(tables.log.rows, "insert_events", refusing)
    with following(tables):
        await won(tables, await table_of(campaigns, campaign))
        book = await campaigns.settled(campaign)

    assert len(book.campaign.noted) == 1
    assert refused == REFUSED + 1


async def test_an_overtaken_note_is_not_written_twice(tables: Tables, campaigns: Campaigns) -> None:
    """Who follows and who opens the next table may both come to note what the last one came to."""
    campaign = await opened(campaigns)
    table = await table_of(campaigns, campaign)
    await won(tables, table)
    results = CampaignResults(tables.log, campaigns.books)
    ending = campaigns.books.ending

    def overtaken(campaign_id: UUID, table_id: UUID) -> TableEvent | None:
        event = ending(campaign_id, table_id)
        if event is not None:
            tables.log.rows.insert_events([tables.log.codec.stored(campaign_id, event.entry)])
        return event

    campaigns.books.ending = overtaken  # type: ignore[method-assign]
    delivered(results, table, 1)

    assert kinds(campaigns, campaign).count("campaign-noted") == 1
    assert tables.log.rows.max_tracking_id(CAMPAIGNS) == 1
