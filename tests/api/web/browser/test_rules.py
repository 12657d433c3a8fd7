"""The pages of the games' rules in a real browser: read, searched, led to from the home page; words of a game."""

import pytest

from projections.catalogue import CATALOGUE
from tests.api.web.browser.axe import check
from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Here, faults
from tests.api.web.browser.seats_at import advanced, seat_of, sit

GAME = next(game for game, (_, view) in CATALOGUE.items() if view.book)
OPEN = "!document.querySelector('.popover').hidden"
ASKED = "performance.getEntriesByType('resource').filter(one => one.name.includes('/v1/')).length"


@pytest.mark.parametrize("lang", ["en", "de"])
async def test_the_whole_book_is_read_with_one_request_and_searched(house: Here, page: Tab, lang: str) -> None:
    book = house.http.get(f"/v1/games/{GAME}/rules", params={"lang": lang}).json()
    rules = [rule for chapter in book["chapters"] for section in chapter["sections"] for rule in section["rules"]]
    last = rules[-1]
    await page.open(f"{house.url}/rules/{GAME}?lang={lang}#{last['id']}")
    await page.until(f"document.querySelectorAll('.onerule').length === {len(rules)}")
    await page.until("scrollY > 1000")
    assert await page.evaluate(ASKED) == 1
    assert last["text"] in await page.text(last["id"])

    await page.evaluate(f"words.value = {last['title']!r}; words.dispatchEvent(new Event('input', {{bubbles: true}}))")
    await page.until("document.querySelectorAll('#found li').length > 0")
    assert last["title"] in str(await page.evaluate("document.querySelector('#found a').textContent"))
    await page.evaluate("document.querySelectorAll('#book > section:nth-child(n+3)').forEach((one) => one.remove())")
    await check(page)  # of one chapter: the others are like it, and axe takes long

    await page.evaluate("document.querySelector('#found a').click()")
    await page.until(f"location.pathname.endsWith({last['id']!r}) && !!document.querySelector('.onerule')")
    assert last["text"] in await page.text("book")
    assert await page.evaluate(ASKED) == 1
    await check(page)
    assert faults(page) == []


async def test_the_language_changes_and_what_is_missing_is_said(house: Here, page: Tab) -> None:
    await page.open(f"{house.url}/rules/{GAME}?lang=en")
    await page.until("!!document.querySelector('.onerule')")
    before = await page.text("book")
    await page.evaluate("document.querySelector('.languages [value=de]').click()")
    await page.until("document.documentElement.lang === 'de'")
    await page.until(f"document.getElementById('book').textContent.length !== {len(before)}")

    await page.open(f"{house.url}/rules/{GAME}/X-9.9.9?lang=en")
    await page.until("document.querySelector('#book .fault')?.textContent === 'The book has no such rule.'")
    await page.open(f"{house.url}/rules/chess?lang=de")
    await page.until("document.querySelector('#book .fault')?.textContent.startsWith('Zu diesem Spiel')")


async def test_the_home_page_leads_to_the_rules(house: Here, page: Tab) -> None:
    await page.open(f"{house.url}/?lang=de")
    await page.until(f"!!document.querySelector('[data-play={GAME}] a[href^=rules]')")
    await page.evaluate(f"document.querySelector('[data-play={GAME}] a[href^=rules]').click()")
    await page.until("location.pathname.startsWith('/rules/') && !!document.querySelector('.onerule')")
    assert await page.evaluate("document.documentElement.lang") == "de"


async def test_a_rule_named_at_a_table_is_told_without_leaving_it(house: Here, page: Tab) -> None:
    await sit(page, advanced(house, 8, game=GAME, options={"undo": "free"}))
    await page.until("document.querySelectorAll('#chronicle a.ruleid').length > 3")
    loaded = "performance.getEntriesByType('resource').filter(one => /v1.*rules/.test(one.name)).length"
    assert await page.evaluate(loaded) == 0
    id = await page.evaluate("document.querySelector('#chronicle a.ruleid').dataset.rule")
    told = house.http.get(f"/v1/games/{GAME}/rules/{id}").json()

    await page.evaluate("document.querySelector('#chronicle a.ruleid').click()")
    await page.until("!document.getElementById('popover').hidden")
    assert told["rule"]["text"] in await page.text("popover")
    assert await page.evaluate("location.pathname.startsWith('/tables/')")
    href = str(await page.evaluate("document.querySelector('#popover a.ruleid').href"))
    assert href == f"{house.url}/rules/{GAME}/{id}?lang=en"
    await check(page)
    assert faults(page) == []


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
    await page.open(seat_of(advanced(house, 8, game=GAME, options={"undo": "free"})))
    await page.until("document.querySelectorAll('#chronicle [data-word]').length > 0")
    id = await page.evaluate("document.querySelector('#chronicle [data-word]').dataset.word")
    told = {one["id"]: one for one in house.http.get(f"/v1/games/{GAME}/words").json()["words"]}

    assert await page.evaluate("document.querySelector('#menu button [data-word]')") is None
    await page.evaluate("document.querySelector('#chronicle [data-word]').click()")
    await page.until(f"{OPEN} && document.getElementById('popover').innerText.includes({told[id]['text']!r})")
    await check(page)
    assert faults(page) == []
