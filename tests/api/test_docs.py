"""The pages of the service: the first one, and that of the routes."""

import re

import httpx

from tests.api.conftest import Client


async def test_the_page_of_the_routes_loads_nothing_from_elsewhere(client: Client) -> None:
    page = (await client.http.get("/docs")).text
    named = re.findall(r"""(?:src|href)="([^"]+)"|url: '([^']+)'""", page)
    files = [first or second for first, second in named]

    assert len(files) == 4
    for file in files:
        answer = await client.http.get(f"/{file}")
        assert answer.status_code == 200, file
        assert len(answer.content) > 1000
    assert "://" not in page
    assert re.search(r'version:"?5\.|versions.{0,200}5\.\d+\.\d+', (await client.http.get(f"/{files[-2]}")).text)


async def test_the_first_page_leads_to_the_routes(client: Client) -> None:
    answer = await client.http.get("/")

    assert answer.status_code == 307
    assert httpx.URL("http://test/").join(answer.headers["location"]).path == "/docs"
    assert (await client.http.get("/", follow_redirects=True)).status_code == 200
