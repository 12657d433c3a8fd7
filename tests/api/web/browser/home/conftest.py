"""The home page, with nothing kept in its browser."""

from collections.abc import AsyncIterator

import pytest

from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.home.home_page import Home
from tests.api.web.browser.pages import Here


@pytest.fixture
async def home(house: Here, page: Tab) -> AsyncIterator[Home]:
    one = Home(house.url, page)
    await page.open(f"{house.url}/page/icon.svg")
    await page.evaluate("localStorage.clear()")
    page.said.clear()
    yield one
    one.http.close()
