"""The page of each kind of table in real Chromium: what it says, and that everybody can use it."""

import pytest

from tests.api.web.browser.axe import LOOKS, prove
from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.kinds.kinds import KINDS
from tests.api.web.browser.pages import Here

LANGUAGES = ("en", "de")


@pytest.mark.parametrize("name", KINDS)
async def test_it_says_what_kind_it_is_in_both_languages_and_everybody_can_use_it(
    house: Here, page: Tab, name: str
) -> None:
    kind = KINDS[name]
    address, _, token = kind.address(house).partition("#")
    for place, lang in enumerate(LANGUAGES):
        await page.open(f"{address}?lang={lang}#{token}")
        for id, words in kind.says.items():
            await page.until(f"document.getElementById({id!r}).textContent.includes({words[place]!r})")
        if name != "closed":
            await page.until("document.querySelector('#parts [data-id]') !== null")
            await page.until("document.getElementById('seal').dataset.state === 'checked'")
        assert await page.evaluate("document.documentElement.lang") == lang
        if place == list(KINDS).index(name) % 2:  # every other kind on a desktop by day, the others on a phone by night
            await prove(page, house.url, LOOKS[place], "status of 404" if name == "closed" else "none")
        await page.open("about:blank")
