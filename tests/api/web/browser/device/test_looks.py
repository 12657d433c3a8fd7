"""The boards with forced colours, in grey, at 200 % and without motion; and the tabs and options of a phone."""

from typing import Any

import pytest

from tests.api.web.browser.axe import findings
from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Here, faults
from tests.api.web.browser.seats_at import advanced, sit

STYLE = "getComputedStyle(document.querySelector({!r}))[{!r}]"
LOOKS: list[dict[str, str]] = [
    {"forced_colors": "active", "prefers_color_scheme": "light"},
    {"forced_colors": "active", "prefers_color_scheme": "dark"},
    {"prefers_reduced_motion": "reduce"},
]


async def style(page: Tab, selector: str, name: str) -> Any:
    """What the browser makes of a property of the first such element."""
    return await page.evaluate(STYLE.format(selector, name))


async def played(house: Here, page: Tab, game: str, steps: int, **options: str) -> None:
    await sit(page, advanced(house, steps, game=game, options={"undo": "free"} | options))


@pytest.mark.parametrize(("game", "steps"), [("materia-prima", 16), ("tainted-grail", 8)])
async def test_what_colour_says_is_said_without_it_too(house: Here, page: Tab, game: str, steps: int) -> None:
    await played(house, page, game, steps)
    for media in LOOKS:
        await page.look(1280, 800, **media)
        assert await findings(page) == [], media
        if "forced_colors" in media:
            assert await style(page, ".prompt.mine", "borderLeftWidth") == "6px"
            if await page.evaluate("document.querySelector('#menu .suggested') !== null"):
                assert await style(page, "#menu .suggested", "borderLeftWidth") == "5px"
            assert await style(page, "b.number", "backgroundColor") != await style(page, "body", "backgroundColor")
    assert await page.evaluate("document.getAnimations().length") == 0
    await page.look(640, 400, prefers_color_scheme="light")
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await page.evaluate("document.querySelector('#menu [data-option]').scrollIntoView({ block: 'center' })")
    box = "document.querySelector('#menu [data-option]').getBoundingClientRect()"
    assert await page.evaluate(f"{box}.top >= 0 && {box}.bottom <= innerHeight"), "the page scrolls to what can be done"
    assert faults(page) == []


async def test_a_phone_shows_that_there_are_more_tabs_and_names_a_figure_once(house: Here, page: Tab) -> None:
    more = "document.getElementById('tabs').dataset.more"
    await page.look(360, 640, prefers_color_scheme="light")
    await played(house, page, "tainted-grail", 10, scenario="the-eighth-tally")
    await page.until(f"{more} === 'after'")
    assert (await page.evaluate("getComputedStyle(document.getElementById('tabs'), '::after').content")) == '"\u203a"'
    await page.evaluate("document.querySelector('#tabs > :last-child').click()")
    await page.until(f"{more} === 'before'")

    await played(house, page, "materia-prima", 12, scenario="first-lesson")
    heading = "document.querySelector('#menu h3').textContent"
    who = (await page.evaluate(heading)).partition(" \u00b7 ")[2]
    first = "document.querySelector('#menu ul')"
    labels = await page.evaluate(f"[...{first}.querySelectorAll('[data-option]')].map((one) => one.textContent)")
    assert who and labels and not any(one.startswith(f"{who}: ") for one in labels)
    assert faults(page) == []
