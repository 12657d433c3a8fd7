"""Campaigns of the toy game on a real store: what their tables come to flows back exactly once."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from uuid import UUID

import pytest
from eventsourcing.persistence import IntegrityError, Notification, OperationalError, Tracking

from domain.kernel.campaign import TABLES_MAX, Campaign, CampaignNoted, CampaignTableAbandoned, CampaignTableOpened
from domain.kernel.errors import (
    CampaignBusy,
    CampaignNotFound,
    CampaignOver,
    InvalidRequest,
    LogCorrupt,
    RequestChanged,
    ScenarioNotOpen,
    StaleVersion,
)
from domain.kernel.fact import Entry
from infra import campaigns as use_cases
from infra import read_models
from infra.campaign_books import Books
from infra.campaigns import Campaigns
from infra.campaigns_following import CampaignResults
from infra.command import HOST, Command, Opened, Request
from infra.read_models import Follower
from infra.store.log import TableEvent
from infra.store.sqlite import SqliteRecorder
from infra.store.tracking import Batch
from infra.tables import Tables
from infra.vault import Vault

Make = Callable[..., Tables]
HOSTED = Command(HOST)
CAMPAIGNS = CampaignResults.name
REFUSED = 7
"""How often the store refuses."""


def tell(opened: Opened) -> bytes:
    return f"{opened.id} {opened.tokens[0]}".encode()


@pytest.fixture
def of(tmp_path: Path) -> Callable[[Tables], Campaigns]:
    return lambda tables: Campaigns(tables, Vault(tmp_path / "key"))


@pytest.fixture
def campaigns(tables: Tables, of: Callable[[Tables], Campaigns]) -> Campaigns:
    return of(tables)


@contextmanager
def following(tables: Tables) -> Iterator[Follower]:
    """Follows the tables, and wakes who waits for a campaign."""
    loop = asyncio.get_running_loop()

    def told(campaign: UUID) -> None:
        loop.call_soon_threadsafe(tables.feed.wake, campaign)

    one = Follower(tables.log.rows, CampaignResults(tables.log, Books(tables.log, tables.packs), told))
    one.start()
    try:
        yield one
    finally:
        one.stop()


def delivered(results: CampaignResults, table: UUID, *notifications: int) -> None:
    """Deliver the end of a table under these notification ids."""
    for id in notifications:
        event = Notification(table, 1, "table-ended", b"", id=id)
        results.process_event(Batch(id, id - 1, [event]), Tracking(CAMPAIGNS, id))


async def opened(campaigns: Campaigns, seats: int = 2) -> UUID:
    names = [f"Player {seat}" for seat in range(seats)]
    return (await campaigns.open("toy", names, [()] * seats, name="The Long Winter")).id


async def table_of(
    campaigns: Campaigns, campaign: UUID, scenario: str | None = None, command: Command = HOSTED
) -> UUID:
    told = await campaigns.open_table(campaign, command, scenario, {}, tell)
    return UUID(told.decode().split()[0])


async def finished(tables: Tables, table: UUID, key: str = "roll:3") -> None:
    """Play a table to its result, not yet ended."""
    await tables.start(table, HOSTED)
    await tables.act(table, HOSTED, key)
    await tables.act(table, Command(1), "finish")


async def won(tables: Tables, table: UUID) -> int:
    """Play a table to its end. Gives its points."""
    await finished(tables, table)
    position = tables.live(table).position
    assert position is not None
    await tables.end(table, HOSTED)
    return int(position.state.points)


def log_of(campaigns: Campaigns, campaign: UUID) -> list[Entry]:
    return campaigns._tables.log.entries(campaign)


def kinds(campaigns: Campaigns, campaign: UUID) -> list[str]:
    return [type(entry.fact).__struct_config__.tag for entry in log_of(campaigns, campaign)]  # type: ignore[misc]


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
    start = tables.live(second).table.facts_of_opening.options
    assert start == {"scenario": "more", "campaign": {"points": points}}
    assert tables.live(first).table.facts_of_opening.options == {"scenario": "toy", "campaign": {}}


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


async def test_two_processes_open_one_table(make: Make, of: Callable[[Tables], Campaigns], tmp_path: Path) -> None:
    campaigns = of(make())
    campaign = await opened(campaigns)
    with closing(SqliteRecorder(tmp_path / "tables.db")) as other:
        beside = campaigns.books.read(campaign)
        await table_of(campaigns, campaign)
        event = beside.next(CampaignTableOpened(str(UUID(int=1)), "toy"), HOST)
        with pytest.raises(IntegrityError):
            other.insert_events([campaigns._codec.stored(campaign, event.entry)])

    assert kinds(campaigns, campaign) == ["campaign-opened", "campaign-table-opened"]


async def test_a_repeated_request_is_told_the_same_also_after_a_restart(
    make: Make, of: Callable[[Tables], Campaigns], tmp_path: Path
) -> None:
    campaigns = of(make())
    campaign = await opened(campaigns)
    command = Command(HOST, request=Request("once", b"body"))
    told = await asyncio.gather(*(campaigns.open_table(campaign, command, None, {}, tell) for _ in range(3)))
    campaigns = of(make())
    again = await campaigns.open_table(campaign, command, None, {}, tell)

    assert {*told, again} == {told[0]}
    assert told[0].split()[-1] not in (tmp_path / "tables.db").read_bytes(), "a token is never stored"
    with pytest.raises(RequestChanged):
        await campaigns.open_table(campaign, Command(HOST, request=Request("once", b"other")), None, {}, tell)


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
        assert tables.live(table).result == "success"
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


async def test_what_was_ended_while_nobody_followed_is_caught_up_with(
    make: Make, of: Callable[[Tables], Campaigns]
) -> None:
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
    make: Make, of: Callable[[Tables], Campaigns], tmp_path: Path, caplog: pytest.LogCaptureFixture
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


async def test_what_a_campaign_cannot_do_is_refused(
    tables: Tables, campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch
) -> None:
    campaign = await opened(campaigns)
    with pytest.raises(ScenarioNotOpen, match="toy"):
        await table_of(campaigns, campaign, "more")
    with pytest.raises(InvalidRequest, match="campaign"):
        await campaigns.open_table(campaign, HOSTED, None, {"campaign": None}, tell)
    with pytest.raises(InvalidRequest, match="undo"):
        await campaigns.open_table(campaign, HOSTED, None, {"undo": "sometimes"}, tell)
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

    assert tables.live(again).table.facts_of_opening.options["scenario"] == "toy"


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

    monkeypatch.setattr(tables, "write", overtaken)
    with pytest.raises(use_cases.StoreBusy):
        await table_of(campaigns, campaign)
    assert tried == use_cases.TRIES_MAX


async def test_names_lie_beside_the_log(tables: Tables, campaigns: Campaigns) -> None:
    campaign = await opened(campaigns)
    stored = b"".join(event.state for event in tables.log.rows.select_events(campaign))

    assert b"Player" not in stored and b"Winter" not in stored
    assert campaigns.books.read(campaign).players == ("Player 0", "Player 1")


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
