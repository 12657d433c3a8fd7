"""Words of the game in texts of the pages, in a real browser: what one means is told where it stands."""

from projections.catalogue import CATALOGUE
from tests.api.web.browser.axe import check
from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Here, faults
from tests.api.web.browser.seats_at import advance, seat_of

GAME = next(game for game, (_, view) in CATALOGUE.items() if view.book)
OPEN = "!document.querySelector('.popover').hidden"


async def test_a_word_in_the_book_tells_what_it_means_beside_it(house: Here, page: Tab) -> None:
    lang = "de"
    told = house.http.get(f"/v1/games/{GAME}/words", params={"lang": lang}).json()
    meant = {one["id"]: one for one in told["words"]}
    await page.open(f"{house.url}/rules/{GAME}?lang={lang}")
    await page.until("document.querySelectorAll('#book .onerule [data-word]').length > 100")
    id = str(await page.evaluate("document.querySelector('#book .onerule [data-word]').dataset.word"))

    await page.evaluate("document.querySelector('#book .onerule [data-word]').scrollIntoView({block: 'center'})")
    await page.evaluate("document.querySelector('#book .onerule [data-word]').click()")
    await page.until(OPEN)
    popover = str(await page.evaluate("document.querySelector('.popover').innerText"))
    far = "Math.abs(document.querySelector('.popover').getBoundingClientRect().top - "
    far += "document.querySelector('#book .onerule [data-word]').getBoundingClientRect().bottom)"
    assert meant[id]["text"] in popover and meant[id]["rules"][0]["title"] in popover
    assert float(str(await page.evaluate(far))) < 20

    await page.evaluate("document.querySelector('.popover .close').click()")
    await page.until(f"!({OPEN})")
    assert await page.evaluate("document.querySelectorAll('#questions details').length") == 10
    await page.evaluate("document.querySelectorAll('#book img').forEach((one) => (one.loading = 'eager'))")
    await page.until("[...document.querySelectorAll('#book img')].every((one) => one.naturalWidth > 200 && one.alt)")
    assert faults(page) == []


async def test_a_word_at_a_table_tells_what_it_means_without_leaving_it(house: Here, page: Tab) -> None:
    table = house.started(game=GAME, options={"undo": "free"})
    for _ in range(8):
        advance(table)
    await page.open(seat_of(table))
    await page.until("document.querySelectorAll('#chronicle [data-word]').length > 0")
    id = await page.evaluate("document.querySelector('#chronicle [data-word]').dataset.word")
    told = {one["id"]: one for one in house.http.get(f"/v1/games/{GAME}/words").json()["words"]}

    assert await page.evaluate("document.querySelector('#menu button [data-word]')") is None
    await page.evaluate("document.querySelector('#chronicle [data-word]').click()")
    await page.until(f"{OPEN} && document.getElementById('popover').innerText.includes({told[id]['text']!r})")
    await check(page)
    assert faults(page) == []
