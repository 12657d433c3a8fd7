"""Many pages in one browser, which makes six connections to a host: each of them follows its table."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.api.web.browser.chromium import Tab, browser, new_tab
from tests.api.web.browser.pages import Here, Played, count_is, faults, seal_says

PAGES = 8
STREAMS = 4
STATE = "document.getElementById('connection').dataset.state"


@pytest.fixture
async def pages(tmp_path: Path) -> AsyncIterator[list[Tab]]:
    """Eight pages of a browser of their own."""
    with browser(tmp_path) as protocol:
        async with AsyncExitStack() as stack:
            yield [await stack.enter_async_context(new_tab(protocol)) for _ in range(PAGES)]


def watchers(here: Here, table: Played) -> int:
    return int(here.http.get(f"/v1/tables/{table.opened['id']}").json()["watchers"])


async def test_pages_of_one_table_share_one_stream(here: Here, pages: list[Tab]) -> None:
    table = here.started()
    for page in pages:
        await page.open(f"{table.page}?lang=en")
        await count_is(page, 1)
    assert watchers(here, table) == 1
    table.act("roll:2")
    for page in pages:
        await count_is(page, 2)
        await seal_says(page, "entries checked")
        await page.until(f"{STATE} === 'live'")

    await pages[0].open("about:blank")  # it has led till now
    table.act("draw", "roll:1")
    for page in pages[1:]:
        await count_is(page, 4)
    while watchers(here, table) != 1:
        await pages[1].until("true")
    table.post("end")
    for page in pages[1:]:
        await page.until(f"{STATE} === 'ended'")
        await page.until("document.querySelector('#dice summary').textContent.includes('ok')")
    assert [faults(page) for page in pages] == [[]] * PAGES


async def test_pages_of_many_tables_all_follow_and_few_stream(here: Here, pages: list[Tab]) -> None:
    tables = [here.started(name=f"Table {number}") for number in range(PAGES)]
    for page, table in zip(pages, tables, strict=True):
        await page.open(f"{table.page}?lang=de")
        await count_is(page, 1)
    for table in tables:
        table.act("roll:2", "draw")
    for page in pages:
        await count_is(page, 3)
        await seal_says(page, "geprüft")
    assert sum(watchers(here, table) for table in tables) == STREAMS
    states = [await page.evaluate(STATE) for page in pages]
    assert sorted(states) == ["live"] * STREAMS + ["polling"] * (PAGES - STREAMS)
    assert "alle paar Sekunden" in await pages[states.index("polling")].text("connection")

    await pages[states.index("live")].open("about:blank")
    await pages[states.index("polling")].until("true")
    for _ in range(400):
        if (
            sum(watchers(here, table) for table in tables) == STREAMS
            and sum(
                [
                    await page.evaluate(f"{STATE} === 'live'")
                    for page in pages
                    if "blank" not in await page.evaluate("location.href")
                ]
            )
            == STREAMS
        ):
            break
    else:
        pytest.fail("no other page took the stream that was free")
    assert [faults(page) for page in pages] == [[]] * PAGES


async def test_a_page_that_polls_comes_back_by_itself(here: Here, pages: list[Tab]) -> None:
    tables = [here.started(name=f"Table {number}") for number in range(STREAMS + 1)]
    for page, table in zip(pages, tables, strict=False):
        await page.open(f"{table.page}?lang=en")
        await count_is(page, 1)
    page, table = pages[STREAMS], tables[STREAMS]
    await page.until(f"{STATE} === 'polling'")
    here.stop()
    await page.until(f"{STATE} === 'cut'")
    here.start()
    table.act("roll:2")
    await count_is(page, 2)
    await page.evaluate("document.querySelector('.languages button[value=de]').click()")
    await page.until("document.getElementById('chronicle').textContent.includes('Nimm roll:2')")
    assert faults(page) == []
