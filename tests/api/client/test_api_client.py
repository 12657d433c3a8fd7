"""Clients of ours wait for as long as a service says that refuses them, and then have what they asked for."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from api.cli.archives.reader import fetch
from api.client.answers import PAUSE_SECONDS_MAX
from api.client.feed_reader import follow
from tests.api.serving import Here, serving

SPENT = {"budget": True, "budget_per_second": 0.01, "budget_burst": 100}
"""With one table opened the address owes more than a burst, and for hours."""


def sleeping(here: Here, slept: list[float]) -> Callable[[float], None]:
    """Sleeps until nobody owes anything, which takes no time."""

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        here.service.budget._debts.clear()

    return sleep


async def test_an_archive_is_fetched_when_the_service_gives_it_again(tmp_path: Path) -> None:
    async with serving(tmp_path, **SPENT) as here:
        table, slept = await here.opened(), list[float]()
        url = f"{here.url}{table.path}/export"
        archive = await asyncio.to_thread(fetch, url, None, sleep=sleeping(here, slept))
        assert b"table-opened" in archive and slept == [PAUSE_SECONDS_MAX]


async def test_a_feed_is_taken_up_when_the_service_gives_it_again(tmp_path: Path) -> None:
    async with serving(tmp_path, **SPENT) as here:
        table, slept = await here.opened(), list[float]()

        def first_entry() -> Any:
            with httpx.Client(base_url=here.url) as http:
                events = follow(http, table.id, sleep=sleeping(here, slept))
                found = next(event for event in events if event.event == "entry")
                events.close()  # type: ignore[attr-defined]
                return found

        assert (await asyncio.to_thread(first_entry)).id == 1 and slept == [PAUSE_SECONDS_MAX]
