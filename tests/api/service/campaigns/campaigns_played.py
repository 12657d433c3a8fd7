"""Campaigns of the toy game: opened, their tables played, their logs read."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from uuid import UUID

from eventsourcing.persistence import Notification, Tracking

from api.service.campaigns.loaded_campaign import CampaignReader
from api.service.campaigns.results import CampaignResults
from api.service.campaigns.use_cases import Campaigns, NextTable
from api.service.command import Command, Opened
from api.service.tables.use_cases import Tables
from domain.kernel.fact import Entry
from domain.kernel.tables.decisions import HOST
from infra.store.read_models import Follower
from infra.store.tracking import EventBatch

HOSTED = Command(HOST)
CAMPAIGNS = CampaignResults.name


def tell(opened: Opened) -> bytes:
    return f"{opened.id} {opened.tokens[0]}".encode()


@contextmanager
def following(tables: Tables) -> Iterator[Follower]:
    """Follows the tables, and wakes who waits for a campaign."""
    loop = asyncio.get_running_loop()

    def told(campaign: UUID) -> None:
        loop.call_soon_threadsafe(tables.feed.wake, campaign)

    one = Follower(tables.log.rows, CampaignResults(tables.log, CampaignReader(tables.log, tables.packs), told))
    one.start()
    try:
        yield one
    finally:
        one.stop()


def delivered(results: CampaignResults, table: UUID, *notifications: int) -> None:
    """Deliver the end of a table under these notification ids."""
    for id in notifications:
        event = Notification(table, 1, "table-ended", b"", id=id)
        results.process_event(EventBatch(id, id - 1, [event]), Tracking(CAMPAIGNS, id))


async def opened(campaigns: Campaigns, seats: int = 2) -> UUID:
    names = [f"Player {seat}" for seat in range(seats)]
    return (await campaigns.open("toy", names, [()] * seats, name="The Long Winter")).id


async def table_of(
    campaigns: Campaigns, campaign: UUID, scenario: str | None = None, command: Command = HOSTED
) -> UUID:
    told = await campaigns.open_table(campaign, command, NextTable(scenario), tell)
    return UUID(told.decode().split()[0])


async def finished(tables: Tables, table: UUID, key: str = "roll:3") -> None:
    """Play a table to its result, not yet ended."""
    await tables.start(table, HOSTED)
    await tables.act(table, HOSTED, key)
    await tables.act(table, Command(1), "finish")


async def won(tables: Tables, table: UUID) -> int:
    """Play a table to its end. Gives its points."""
    await finished(tables, table)
    position = tables.loaded(table).position
    assert position is not None
    await tables.end(table, HOSTED)
    return int(position.state.points)


def log_of(campaigns: Campaigns, campaign: UUID) -> list[Entry]:
    return campaigns._tables.log.entries(campaign)


def kinds(campaigns: Campaigns, campaign: UUID) -> list[str]:
    return [type(entry.fact).__struct_config__.tag for entry in log_of(campaigns, campaign)]  # type: ignore[misc]
