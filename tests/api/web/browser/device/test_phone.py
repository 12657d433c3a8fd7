"""A phone of 360 x 640: there is always room for options, the tabs stay at the bottom, and every button has words or a
sign.
"""

import pytest

from tests.api.web.browser.axe import findings
from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.evenings.players import be_a_phone
from tests.api.web.browser.pages import CUT_OFF, Here, faults
from tests.api.web.browser.seats_at import advance, advanced, seat_of, sit, summary

ROOM_LEAST = 100
"""Pixels: a heading and an option of two lines."""
ROOM = "document.getElementById('options').clientHeight"
BOTTOM = "document.getElementById('tabs').getBoundingClientRect().bottom"
STAYS = "[innerHeight, document.scrollingElement.scrollTop]"
CUT = """
[...document.querySelectorAll('.part-enemy :is(.pool, .affinity) ol')].filter((one) => one.checkVisibility())
  .filter((one) => one.getBoundingClientRect().bottom > one.closest('.part').getBoundingClientRect().bottom)
  .map((one) => one.parentElement.textContent)
"""
EMPTY = """
[...document.querySelectorAll('.prompt .acts .btn')].filter((one) => one.checkVisibility())
  .filter((one) => one.children.length && ![...one.children].some(({ offsetHeight }) => offsetHeight > 1))
  .map((one) => one.textContent)
"""
OUTSIDE = """
[...document.querySelectorAll('.head *, .prompt *')].filter((one) => one.checkVisibility())
  .map((one) => [one.textContent, one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.left < 0 || box.right > innerWidth + 0.5)).map(([text]) => text)
"""


async def is_whole(page: Tab) -> None:
    """Check that no button is blank, nothing sticks out, bars are as wide as the page, and axe finds nothing."""
    assert await page.evaluate(EMPTY) == []
    assert await page.evaluate(OUTSIDE) == []
    widths = (
        "[...document.querySelectorAll('.prompt')].filter((one) => one.checkVisibility()).map((one) => one.offsetWidth)"
    )
    assert set(await page.evaluate(widths)) == {await page.evaluate("innerWidth")}
    assert await findings(page) == []


@pytest.mark.parametrize(("scenario", "lang"), [("first-steps", "en"), ("the-eighth-tally", "de")])
async def test_options_have_room_and_tabs_stay_at_the_bottom(house: Here, page: Tab, scenario: str, lang: str) -> None:
    table = house.started(game="tainted-grail", options={"undo": "free", "scenario": scenario})
    await be_a_phone(page)
    await page.open(seat_of(table).replace("lang=en", f"lang={lang}"))
    seen = set()
    for _ in range(8):
        version = summary(table)["version"]
        await page.until(f"document.getElementById('menu').dataset.version === '{version}' && {ROOM} > 0")
        parts = await page.evaluate("document.getElementById('table').dataset.parts")
        if parts not in seen:
            seen.add(parts)
            for at in range(await page.evaluate("document.querySelectorAll('#tabs button').length")):
                await page.evaluate(f"document.querySelectorAll('#tabs button')[{at}].click()")
                height, scrolled = await page.evaluate(STAYS)
                assert (abs(await page.evaluate(BOTTOM) - height) < 1, scrolled) == (True, 0), (parts, at)
            await page.evaluate("document.querySelector('#tabs button').click()")
            assert await page.evaluate(ROOM) >= ROOM_LEAST, parts
            assert await page.evaluate(CUT) == [], parts
        advance(table)
    assert len(seen) >= 3 and any("enemy" in one for one in seen)
    assert faults(page) == []


async def test_every_button_of_a_bar_has_words_or_a_sign_and_nothing_sticks_out(house: Here, page: Tab) -> None:
    seats = [{"name": one} for one in ("Donaudampfschifffahrtsgesellschaftskap", "Ben", "Cleo", "Dan")]
    table = advanced(
        house, 3, game="materia-prima", seats=seats, options={"undo": "unanimous", "scenario": "first-lesson"}
    )
    await be_a_phone(page)
    await sit(page, table)
    await page.evaluate("document.querySelector('#ending [data-do=ask-end]').click()")
    await page.until("document.querySelector('#proposal [data-do=let-go]') !== null")
    await is_whole(page)
    await page.evaluate("document.querySelector('#proposal [data-do=let-go]').click()")
    await page.evaluate("document.querySelector('[data-do=undo]').click()")
    await page.until("document.querySelector('#proposal [data-do=turn-back]') !== null")
    await is_whole(page)
    await page.evaluate("document.querySelector('#proposal [data-do=turn-back]').click()")
    await page.until("document.querySelector('#proposal [data-do=withdraw]') !== null")
    await is_whole(page)
    await page.evaluate("document.querySelector('#proposal [data-do=withdraw]').click()")
    await page.until("document.getElementById('proposal').hidden")
    await page.evaluate("document.querySelectorAll('#chronicle h3 button')[2].click()")
    await page.until("document.body.dataset.past === 'true' && document.querySelector('[data-do=branch]') !== null")
    await is_whole(page)
    await page.evaluate("document.querySelector('#back').click()")
    await page.until("document.body.dataset.past === 'false'")
    await page.cut()
    await page.until("document.querySelector('[data-do=again]') !== null && document.getElementById('menu').inert")
    await is_whole(page)
    colours = "new Set([...document.querySelectorAll({!r})].map((one) => getComputedStyle(one).color))"
    options, button = colours.format("#menu [data-option]"), colours.format("[data-do=again]")
    told = await page.evaluate(f"[[...{options}], [...{button}]]")
    assert len(told[0]) == 1 and told[0] != told[1], "nothing blue is inert"
    assert [one for one in faults(page) if not any(words in one for words in CUT_OFF)] == []
