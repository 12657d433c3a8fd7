"""Everybody can use the pages: axe finds nothing, in any state, in a real browser on a real service."""

from typing import Any

import pytest

from tests.api.web.browser.axe import check
from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Here, faults
from tests.api.web.browser.seats_at import advance, option, press, seat_of, summary

GAMES = [("materia-prima", {}), ("tainted-grail", {}), ("tainted-grail", {"scenario": "the-eighth-tally"})]


@pytest.mark.parametrize(("game", "options"), GAMES, ids=["materia-prima", "arena", "campaign"])
async def test_a_table_in_every_state_of_play(house: Here, page: Tab, game: str, options: dict[str, Any]) -> None:
    table = house.opened(game=game, options={"undo": "free"} | options)
    await page.open(seat_of(table))
    await page.until("document.querySelector('[data-do=start]') !== null")
    if game == "materia-prima":  # before the start the pages of all games are alike
        await check(page)
    await page.evaluate("document.querySelector('[data-do=start]').click()")  # once its seed is opened
    await page.until("document.querySelectorAll('#menu [data-option]').length > 0")
    for _ in range(8):
        advance(table)
    await page.until("document.querySelectorAll('#chronicle > li').length > 8")
    await page.until(f"document.getElementById('menu').dataset.version === '{summary(table)['version']}'")
    has_closed = await page.evaluate("document.querySelector('[data-key=shut]') !== null")
    assert has_closed or game == "tainted-grail", "Materia Prima always has options that are closed"
    if has_closed:
        await press(page, "x")
        await page.until("document.querySelector('[data-key=shut][open] .closed .d') !== null")
    await check(page)
    await page.evaluate("document.querySelectorAll('#chronicle h3 button')[3].click()")
    await page.until("document.body.dataset.past === 'true'")
    await check(page)
    assert faults(page) == []


async def test_a_proposal_and_a_refusal_are_read_aloud(house: Here, page: Tab) -> None:
    table = house.started(game="materia-prima", seats=[{"name": "Ada"}, {"name": "Ben"}], options={"undo": "unanimous"})
    advance(table)
    await page.open(seat_of(table, 1))
    await page.until("document.querySelectorAll('#chronicle > li').length > 1")
    table.post("undo")
    await page.until("document.querySelector('[data-do=agree]') !== null")
    assert await page.evaluate("document.getElementById('proposal').getAttribute('aria-live')") == "assertive"
    await check(page)
    assert await page.evaluate(f"!!{option('Concede')}")
