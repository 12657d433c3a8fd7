"""One evening from the home page to the end of the game: by keys and the accessibility tree, and by taps."""

import pytest

from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.evenings.players import Player, be_a_phone, tap
from tests.api.web.browser.evenings.reader import ENTER, ScreenReader
from tests.api.web.browser.pages import Here, Played, faults
from tests.api.web.browser.seats_at import press, summary

START = "Play a guided evening"
SHORT = 3
ACTIONS_MAX = 400
"""Actions after which an evening is given up."""


async def table_of(house: Here, page: Tab) -> Played:
    """The table at which a page plays, as soon as it does."""
    await page.until(
        "/^\\/tables\\/[\\w-]+$/.test(location.pathname) && !!document.querySelector('#menu [data-option]')"
    )
    path = await page.evaluate("location.pathname")
    return Played(house, {"id": path.rpartition("/")[2], "seats": []})


def is_over(table: Played) -> bool:
    return summary(table)["result"] is not None


# By keys


async def begun_by_keys(house: Here, page: Tab) -> tuple[ScreenReader, Played]:
    reader = ScreenReader(page)
    await page.open(f"{house.url}/?lang=en")
    await reader.finds(START)
    assert (await reader.walks_to(START))["role"] == "button"
    await reader.key(ENTER)
    return reader, await table_of(house, page)


async def turn_back_by_keys(reader: ScreenReader, page: Tab, table: Played) -> None:
    """Take the last action back, and do it again."""
    before = summary(table)["action"]
    for key, wanted in (("u", before - 1), ("U", before)):
        await press(page, key)
        for _ in range(100):
            if summary(table)["action"] == wanted:
                break
            await page.evaluate("new Promise((done) => setTimeout(done, 50))")
        assert summary(table)["action"] == wanted, (key, await reader.question())
        await reader.hears("you")


async def test_an_evening_begins_by_keyboard_and_screen_reader_alone(house: Here, page: Tab) -> None:
    reader, table = await begun_by_keys(house, page)
    for _ in range(SHORT):
        await reader.takes_an_option()
    await turn_back_by_keys(reader, page, table)
    assert summary(table)["action"] == SHORT
    assert await reader.nameless() == []
    assert faults(page) == []


@pytest.mark.soak
async def test_an_evening_is_played_to_its_end_by_keyboard_and_screen_reader_alone(house: Here, page: Tab) -> None:
    reader, table = await begun_by_keys(house, page)
    for _ in range(ACTIONS_MAX):
        if is_over(table):
            break
        await reader.takes_an_option()
    assert is_over(table)
    await reader.finds("reveal the dice")
    assert await reader.nameless() == []
    assert faults(page) == []


# By taps


async def begun_by_taps(house: Here, page: Tab) -> Player:
    await be_a_phone(page)
    await page.open(f"{house.url}/?lang=en")
    await page.until("document.querySelector('[data-play=materia-prima] .btn.main') !== null")
    await tap(page, "[data-play=materia-prima] .btn.main")
    return Player(await table_of(house, page), 0, page, has_phone=True)


async def look_back_by_taps(page: Tab) -> None:
    """Look at an earlier moment, and come back."""
    await tap(page, "#tabs [data-tab=tale]")
    await page.until("document.body.dataset.tab === 'tale'")
    await tap(page, "#chronicle > li:last-child h3 button")
    await page.until("document.body.dataset.past === 'true'")
    await tap(page, "#back")
    await page.until("document.body.dataset.past === 'false'")
    await tap(page, "#tabs [data-tab=menu]")
    await page.until("document.body.dataset.tab === 'menu'")


async def test_an_evening_begins_by_taps_alone_on_a_small_phone(house: Here, page: Tab) -> None:
    player = await begun_by_taps(house, page)
    for _ in range(SHORT):
        await player.act()
    await look_back_by_taps(page)
    await player.is_asked()
    await tap(page, "[data-do=undo]")
    await page.until("document.querySelector('[data-do=redo]') !== null")
    assert summary(player.table)["action"] == SHORT - 1
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []


@pytest.mark.soak
async def test_an_evening_is_played_to_its_end_by_taps_alone_on_a_small_phone(house: Here, page: Tab) -> None:
    player = await begun_by_taps(house, page)
    for _ in range(ACTIONS_MAX):
        if is_over(player.table):
            break
        await player.act()
    assert is_over(player.table)
    await page.until("document.getElementById('prompt').classList.contains('over')")
    assert faults(page) == []
