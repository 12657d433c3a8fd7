"""Pages open while the service is away, from files that the browser keeps, and come back by themselves."""

import pytest

from tests.api.web.browser.axe import check
from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Here, count_is, faults
from tests.api.web.browser.seats_at import option, seat_of

AWAY = "The service cannot be reached."
KEPT = """
caches.keys().then(async (names) => {
  const opened = await Promise.all(names.map((one) => caches.open(one)));
  const all = await Promise.all(opened.map((one) => one.keys()));
  return { names, urls: all.flat().map(({ url }) => url) };
})
"""

OTHERS = "hourglass earlier https://example.org/other/"
NO_WORKER = "navigator.serviceWorker.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister())))"


@pytest.fixture
async def keeping(here: Here, page: Tab) -> Tab:
    """A page whose browser keeps the files of the service's release."""
    await page.open(f"{here.url}/page/icon.svg")
    await page.evaluate(NO_WORKER)
    for name in ("hourglass earlier", f"hourglass earlier {here.url}/", OTHERS):
        await page.evaluate(f"caches.open({name!r}).then((one) => one.put('/page/old.js', new Response('')))")
    await page.open(f"{here.url}/?lang=en")
    await page.until(f"({KEPT}).then(({{ names, urls }}) => names.length === 2 && urls.length > 60)")
    assert await page.evaluate(f"caches.delete({OTHERS!r})"), "another service has the same origin"
    page.said.clear()
    return page


async def test_only_files_are_kept_and_only_those_of_this_release(here: Here, keeping: Tab) -> None:
    table = here.started()
    await keeping.open(seat_of(table))
    await keeping.until(f"!!{option('roll:2')}")
    kept = await keeping.evaluate(KEPT)
    assert all(one.startswith(f"{here.url}/page/") for one in kept["urls"])
    assert f"{here.url}/page/old.js" not in kept["urls"]
    assert faults(keeping) == []


async def test_a_table_opened_while_the_service_is_away_says_so_and_comes_back(here: Here, keeping: Tab) -> None:
    table = here.started()
    await keeping.open("about:blank")
    here.stop()
    await keeping.open(seat_of(table))
    await keeping.until(f"document.getElementById('asked').textContent.startsWith({AWAY!r})")
    await check(keeping)
    here.start()
    await keeping.until(f"!!{option('roll:2')}", 60)
    await count_is(keeping, 1)


async def test_home_and_its_form_say_so_too(here: Here, keeping: Tab) -> None:
    await keeping.until("document.querySelectorAll('.game .go button').length > 0")
    await keeping.evaluate("document.querySelector('.game .go button:last-child').click()")
    await keeping.until("document.querySelector('dialog [type=submit]') !== null")
    here.stop()
    await keeping.evaluate("document.querySelector('dialog [type=submit]').click()")
    fault = "document.querySelector('dialog .fault.whole')"
    await keeping.until(f"!{fault}.hidden && {fault}.textContent.startsWith({AWAY!r})")
    here.start()
    await keeping.until(f"{fault}.hidden", 60)
    await keeping.open("about:blank")
    here.stop()
    await keeping.open(f"{here.url}/?lang=en")
    await keeping.until(f"document.getElementById('games').textContent.startsWith({AWAY!r})")
    await check(keeping)
    here.start()
    await keeping.until("document.querySelectorAll('.game').length > 0", 60)
