"""Whole games are played in the browser, by clicks and by keys, on a real service."""

from typing import Any

import pytest

from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Here, Played, faults
from tests.api.web.browser.seats_at import press, seat_of, summary

GAMES = {
    "tutorial": ("materia-prima", {"scenario": "first-lesson"}),
    "arena": ("tainted-grail", {}),
    "campaign": ("tainted-grail", {"scenario": "the-eighth-tally"}),
}
ACTIONS_MAX = 400
"""Actions after which a game is left."""
BUTTON = "(document.querySelector('#menu .suggested') ?? document.querySelector('#menu [data-option]:not(:disabled)'))"


async def sat_down(house: Here, page: Tab, name: str) -> Played:
    game, options = GAMES[name]
    table = house.started(game=game, options=options)
    await page.open(seat_of(table))
    await page.until(f"{BUTTON} !== null")
    return table


async def moved_on(page: Tab, version: Any) -> Any:
    """Wait until the page offers what comes after a version. Give the new version, or `over`."""
    return await page.until(
        f"(document.getElementById('prompt').classList.contains('over') && 'over') || "
        f"({BUTTON} && document.getElementById('menu').dataset.version !== {version!r} && "
        "document.getElementById('menu').dataset.version)"
    )


async def take(page: Tab) -> None:
    """Click the suggested option, and its second step."""
    await page.evaluate("new Promise((done) => setTimeout(done, 260))")
    await page.evaluate(f"{BUTTON}?.click()")
    await page.evaluate(
        "new Promise((done) => setTimeout(() => done(document.querySelector('.twostep [data-do=take]')?.click()), 80))"
    )


@pytest.mark.parametrize(
    "name", [one if one == "campaign" else pytest.param(one, marks=pytest.mark.soak) for one in GAMES]
)
async def test_a_few_actions_by_keys_alone(house: Here, page: Tab, name: str) -> None:
    """In `make test` the campaign alone: the others are played by keys in the evenings and the field cases."""
    table = await sat_down(house, page, name)
    before = summary(table)["action"]
    version = await page.evaluate("document.getElementById('menu').dataset.version")
    for _ in range(4):
        await page.evaluate("new Promise((done) => setTimeout(done, 260))")
        for digit in await page.evaluate(f"{BUTTON}.querySelector('.k').textContent"):
            await press(page, digit)
        await page.evaluate("new Promise((done) => setTimeout(done, 600))")
        if await page.evaluate("document.querySelector('.twostep') !== null"):
            await page.evaluate("document.querySelector('.twostep [data-do=take]').focus()")
            await page.ask("Input.dispatchKeyEvent", type="keyDown", key="Enter", code="Enter", text="\r")
            await page.ask("Input.dispatchKeyEvent", type="keyUp", key="Enter", code="Enter")
        version = await moved_on(page, version)
    assert summary(table)["action"] >= before + 4
    assert faults(page) == []


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
async def test_a_whole_game_by_clicks(house: Here, page: Tab, name: str) -> None:
    table = await sat_down(house, page, name)
    version = await page.evaluate("document.getElementById('menu').dataset.version")
    for _ in range(ACTIONS_MAX):
        await take(page)
        version = await moved_on(page, version)
        if version == "over":
            break
    assert summary(table)["action"] > 10
    assert faults(page) == []
