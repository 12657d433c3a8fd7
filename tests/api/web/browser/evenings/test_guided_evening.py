"""The guided evening in the browser: begun with one click, one hint at a time, left and taken up again."""

import asyncio

import pytest

from tests.api.web.browser.axe import check
from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.evenings.guided import Newcomer
from tests.api.web.browser.pages import Here, faults

MEANT = "[...document.querySelectorAll('#menu .hinted')].map((one) => one.dataset.option)"
CARD = "document.querySelector('#guide .card h3')"


async def told(page: Tab, title: str) -> None:
    await page.until(f"{CARD}?.textContent === {title!r}")


async def click(page: Tab, doing: str) -> None:
    await page.until(f"document.querySelector('[data-do={doing}]') !== null")
    await page.evaluate(f"document.querySelector('[data-do={doing}]').click()")


async def take(page: Tab, option: str) -> None:
    """Take an option when it has been there for a moment, since new ones take no clicks at once."""
    one = f"document.querySelector('#menu [data-option=\"{option}\"]')"
    await page.until(f"{one} !== null")
    await asyncio.sleep(0.3)
    await page.evaluate(f"{one}.click()")


async def marked(page: Tab) -> set[str]:
    return set(await page.evaluate("[...document.querySelectorAll('#parts .hinted')].map((one) => one.dataset.id)"))


async def test_a_guided_evening_begins_with_a_click_and_follows_what_is_done(house: Here, page: Tab) -> None:
    await page.open(f"{house.url}/?lang=en")
    await page.until("document.querySelector('[data-play=materia-prima] button.main') !== null")
    await page.evaluate("document.querySelector('[data-play=materia-prima] button.main').click()")
    await told(page, "What you are here for")
    assert await marked(page) == {"part:first-lesson-homunculus", "part:first-lesson-fragment"}
    await click(page, "guide-next")
    await told(page, "First look at the recipes")
    assert await page.evaluate(MEANT) == [], "nothing to do yet"
    await click(page, "guide-next")
    await told(page, "Walk to a mine")
    assert set(await page.evaluate(MEANT)) == {"move:yellow:-3,0", "move:yellow:-1,-1", "move:yellow:-2,1"}
    assert "This is what the hint means" in await page.text("menu")
    await check(page)
    await page.look(1280, 800)

    await take(page, "move:yellow:-3,0")
    await told(page, "Mine")
    learnt = "document.querySelector('#guide .below summary').textContent"
    assert await page.evaluate(learnt) == "Learnt 3/27", "two were read, and a step was taken"
    await click(page, "undo")
    await told(page, "Walk to a mine")
    assert await marked(page) >= {"hex:-3,0"}

    await click(page, "guide-leave")
    await page.until(f"{CARD} === null")
    assert await marked(page) == set()
    await page.open(await page.evaluate("location.href"))
    await click(page, "guide-take-up")
    await told(page, "Walk to a mine")
    await page.evaluate("document.querySelector('.languages [value=de]').click()")
    await told(page, "Geh zu einer Mine")
    assert faults(page) == []


LAST = {"materia-prima": None, "tainted-grail": ("A night is a save", "Jede Nacht ist gespeichert")}
"""The hint with which the evening ends; none where the game itself ends."""
STEPS_MAX = 250
LEARNT = "[...document.querySelectorAll('#guide details[data-key=learnt] li .sr')].length"


@pytest.mark.soak
@pytest.mark.parametrize(("game", "language", "least"), [("materia-prima", "en", 22), ("tainted-grail", "de", 20)])
async def test_who_knows_only_the_page_plays_a_guided_evening_to_its_end(
    house: Here, page: Tab, game: str, language: str, least: int
) -> None:
    newcomer = Newcomer(page)
    await newcomer.begin(f"{house.url}/?lang={language}", game)
    for _ in range(STEPS_MAX):
        if not await newcomer.step() or newcomer.steps[-1].hint in (LAST[game] or ()):
            break
    else:
        raise AssertionError(f"no end after {STEPS_MAX} steps: {newcomer.steps[-20:]}")
    assert newcomer.unhelpful == []
    if LAST[game] is None:
        told = await page.text("prompt")
        assert "Won" in told or "Lost" in told, newcomer.steps  # the dice decide which: who plays so wins three of four
    assert await page.evaluate(LEARNT) >= least, newcomer.steps
    assert faults(page) == []
