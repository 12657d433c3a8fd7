"""A table within another page: what anybody may see, and nothing of a seat that this browser holds."""

from tests.api.web.browser.axe import check
from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Here, faults
from tests.api.web.browser.seats_at import sit


async def test_it_follows_the_table_as_a_stranger_even_in_the_browser_of_a_seat(here: Here, page: Tab) -> None:
    table = here.started(name="Friday")
    table.act("take", "roll:2")
    await sit(page, table)
    await page.open(f"{here.url}/embed/{table.opened['id']}?lang=en")
    await page.until(
        "document.querySelector('#parts .part') !== null && document.getElementById('told').textContent !== ''"
    )

    assert (await page.text("name"), await page.text("beside")) == ("Friday", "Ada to act")
    assert await page.evaluate("document.querySelectorAll('button, [data-option], a').length") == 0
    assert await page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgba(0, 0, 0, 0)"
    await check(page)
    before = await page.text("told")
    table.act("pass")
    await page.until(f"document.getElementById('told').textContent !== {before!r}")
    assert faults(page) == []


async def test_it_says_that_there_is_no_such_table(here: Here, page: Tab) -> None:
    await page.open(f"{here.url}/embed/7f163e45-4498-49a1-9f66-a721775eb2a1?lang=en")
    await page.until("document.getElementById('beside').textContent.includes('does not exist')")
