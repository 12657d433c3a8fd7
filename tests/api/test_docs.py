"""The pages of the service: the first one, and that of the routes."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.api.clients import Client
from tests.api.processes import served
from tests.api.web.browser.chromium import CHROMIUM, MISSING, browser, new_tab


async def test_the_page_of_the_routes_loads_nothing_from_elsewhere(client: Client) -> None:
    page = (await client.http.get("/docs")).text
    named = re.findall(r'(?:src|href)="([^"]+)"', page)

    assert len(named) == 5
    for file in named:
        answer = await client.http.get(f"/{file}")
        assert answer.status_code == 200 and answer.content, file
    assert "://" not in page and not re.search(r"<script>|<style|style=|\son\w+=", page)


async def test_the_page_of_the_routes_is_fenced_in(client: Client) -> None:
    answer = await client.http.get("/docs")
    policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))

    assert policy["default-src"] == policy["base-uri"] == policy["form-action"] == policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    again = await client.http.get("/docs", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


async def test_the_first_page_leads_to_the_tables(client: Client) -> None:
    answer = await client.http.get("/")

    assert (answer.status_code, answer.headers["location"]) == (307, "tables")
    assert (await client.http.get("/", follow_redirects=True)).status_code == 200
    behind_a_prefix = httpx.URL("https://example.org/hourglass/").join(answer.headers["location"])
    assert behind_a_prefix == "https://example.org/hourglass/tables"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("served")) as (_, url):
        yield url


@pytest.mark.skipif(CHROMIUM is None, reason=MISSING)
async def test_a_browser_shows_the_routes_and_calls_one(url: str, tmp_path: Path) -> None:
    with browser(tmp_path) as protocol:
        async with new_tab(protocol) as page:
            await page.open(f"{url}/docs")
            await page.until("document.querySelectorAll('.opblock').length > 20")
            await page.evaluate("document.querySelector('[id*=healthz] .opblock-summary-control').click()")
            await page.until("document.querySelector('.try-out__btn') !== null")
            await page.evaluate("document.querySelector('.try-out__btn').click()")
            await page.until("document.querySelector('button.execute') !== null")
            await page.evaluate("document.querySelector('button.execute').click()")
            await page.until("document.querySelector('.live-responses-table')?.textContent.includes('alive')")

            assert [one for one in page.said if "Security Policy" in one or "exception" in one] == []
