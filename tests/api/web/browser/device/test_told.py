"""What the page tells of the map by keys, and of its things by a click; and the keys themselves."""

import pytest

from tests.api.web.browser.axe import check
from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Here, faults
from tests.api.web.browser.seats_at import advance, advanced, press, seat_of, sit

SAID = "document.getElementById('popover').innerText"


async def told(page: Tab, key: str, *beginnings: str) -> str:
    """Press a key, and return what the page says to it."""
    await page.evaluate("document.getElementById('popover').replaceChildren()")
    await press(page, key)
    await page.until(f"{list(beginnings)}.some((one) => {SAID}.includes(one))")
    return str(await page.evaluate(SAID))


@pytest.mark.parametrize(
    ("game", "options", "steps"),
    [("materia-prima", {"scenario": "first-lesson"}, 12), ("tainted-grail", {"scenario": "the-eighth-tally"}, 10)],
)
async def test_the_map_is_told_by_keys_and_its_things_by_a_click(
    house: Here, page: Tab, game: str, options: dict[str, str], steps: int
) -> None:
    table = advanced(house, steps, game=game, options={"undo": "free"} | options)
    await page.open(seat_of(table))
    await page.until("document.querySelectorAll('#parts .part-map [data-id]').length > 5")
    here = await told(page, "h", "Here")
    around = await told(page, "a", "Around")
    first = await told(page, "g", "Next goal")
    aimed = "document.querySelector('#parts .target')?.dataset.id"
    place = await page.until(aimed)
    assert await told(page, "g", "Next goal") != first and await page.evaluate(aimed) != place
    assert await told(page, "t", "Next threat", "No threat")
    assert all(len(one) < 220 for one in (here, around, first)), "title and text"
    await check(page)
    await page.evaluate(
        "[...document.querySelectorAll('#parts .part-map svg [data-id]:not(.legal)')]"
        ".at(-1).dispatchEvent(new MouseEvent('click', { bubbles: true }))"
    )
    await page.until(f"!document.getElementById('popover').hidden && {SAID}.split('\\n').filter(Boolean).length > 2")
    assert faults(page) == []


async def test_what_changed_on_the_map_has_rays_in_colour_and_shape(house: Here, page: Tab) -> None:
    table = advanced(house, 12, game="materia-prima", options={"undo": "free", "scenario": "first-lesson"})
    await page.open(seat_of(table))
    await page.until("document.querySelectorAll('#parts .part-map [data-id]').length > 5")
    rays = "[...document.querySelectorAll('#parts svg .rays')].filter((one) => one.getClientRects().length)"
    assert await page.evaluate(f"{rays}.length") == 0
    for _ in range(20):
        advance(table)
        if await page.evaluate(f"new Promise((done) => setTimeout(() => done({rays}.length > 0), 400))"):
            break
    assert await page.evaluate(f"{rays}.every((one) => one.parentElement.matches('.changed')) && {rays}.length > 0")
    assert await page.evaluate(f"getComputedStyle({rays}[0]).strokeWidth") == "3px"


async def test_all_keys_are_listed_and_can_be_switched_off(here: Here, page: Tab) -> None:
    await sit(page, here.started())
    assert "turn back" in await told(page, "?", "Keys")
    await check(page)
    await page.evaluate("document.querySelector('[data-do=switch-keys]').click()")
    await page.until(f"{SAID}.includes('Switch these keys on')")
    await press(page, "Escape")
    await press(page, "?")
    await press(page, "j")
    assert await page.evaluate("document.getElementById('popover').hidden")
    await page.evaluate("document.getElementById('keys').click()")
    await page.evaluate("document.querySelector('[data-do=switch-keys]').click()")
    await press(page, "Escape")
    assert await told(page, "h", "Nothing of yours")
    assert faults(page) == []
