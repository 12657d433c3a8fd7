"""A page whose connection is cut at random moments loses and doubles no action."""

import asyncio
from random import Random

import pytest

from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.evenings.players import Player
from tests.api.web.browser.pages import Here
from tests.api.web.browser.seats_at import option, seat_of, summary

SHORT, LONG = 6, 1000
MOMENTS_MAX = 0.25
"""Seconds between a choice and the cut, and till the network is back, at most."""
SHOWN = "[...document.querySelectorAll('#parts, #chronicle h3, #asked, #menu')].map((one) => one.textContent).join('|')"


async def rounds(here: Here, page: Tab, count: int, dice: Random) -> int:
    """Act in each round while the network goes and comes back at random moments. Give how many actions were taken."""
    table = here.started(options={"undo": "free"})
    player = Player(table, 0, page)
    await page.open(seat_of(table))
    for number in range(1, count + 1):
        await player.is_asked()
        await page.evaluate(f"{option('draw')}.click()")
        await asyncio.sleep(dice.uniform(0, MOMENTS_MAX))
        await player.tab.cut()
        await asyncio.sleep(dice.uniform(0, MOMENTS_MAX))
        await player.tab.cut(False)
        for _ in range(600):
            if summary(table)["action"] >= number:
                break
            await asyncio.sleep(0.05)
        assert summary(table)["action"] == number, f"round {number}"
    await player.is_asked()
    await page.until("document.getElementById('seal').dataset.state === 'checked'")
    before = await page.evaluate(SHOWN)
    await page.ask("Page.reload")
    await player.is_asked()
    await page.until("document.getElementById('seal').dataset.state === 'checked'")
    assert await page.evaluate(SHOWN) == before, "a reload changes nothing"
    return int(summary(table)["action"])


async def test_field_87_after_disconnects_nothing_is_lost_or_doubled(here: Here, page: Tab) -> None:
    assert await rounds(here, page, SHORT, Random(1)) == SHORT


@pytest.mark.soak
async def test_field_87_after_a_thousand_disconnects_nothing_is_lost_or_doubled(here: Here, page: Tab) -> None:
    assert await rounds(here, page, LONG, Random()) == LONG
