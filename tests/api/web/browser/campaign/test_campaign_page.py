"""The page of a campaign in a browser: its host plays an evening, looks at it, and opens the next one."""

from tests.api.web.browser.axe import check
from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Here, faults

STORED = """
localStorage.setItem('hourglass/campaigns', JSON.stringify(
  [{{ id: '{id}', game: 'toy', title: '', seats: [{{ seat: 0, name: 'Ada', token: '{token}' }}] }}]))
"""


async def test_the_host_sees_the_evenings_and_opens_the_next_one(here: Here, page: Tab) -> None:
    body = {"game": "toy", "name": "The Long Winter", "seats": [{"name": "Ada"}]}
    opened = here.http.post("/v1/campaigns", json=body).raise_for_status().json()
    id, token = opened["id"], opened["seats"][0]["token"]
    path, host = f"/v1/campaigns/{id}", {"Authorization": f"Bearer {token}"}
    table = here.http.post(f"{path}/tables", headers=host, json={}).raise_for_status().json()["id"]
    for rest, more in (
        ("start", None),
        ("actions", {"command": {"key": "roll:3"}}),
        ("actions", {"command": {"key": "finish"}}),
        ("end", None),
    ):
        here.http.post(f"/v1/tables/{table}/{rest}", json=more, headers=host).raise_for_status()
    await page.open(f"{here.url}/campaigns/{id}?lang=de")
    await page.until("document.querySelectorAll('.evenings li').length === 1")
    assert await page.evaluate("document.querySelector('#next button')") is None, "nobody but the host opens a table"

    await page.evaluate(STORED.format(id=id, token=token))
    await page.open(f"{here.url}/campaigns/{id}?lang=en")
    await page.until("document.querySelector('#sheet img')?.complete")
    assert await page.text("name") == "The Long Winter"
    links = await page.evaluate("[...document.querySelectorAll('.evenings .ways a')].map((one) => one.pathname)")
    assert links == [f"/replay/{table}", "/audit"]
    await page.until("document.getElementById('luck').textContent.length > 20")
    await page.until("document.querySelector('#next button') !== null")
    await check(page)
    await page.evaluate("document.querySelector('#next button').click()")
    await page.until("location.pathname.startsWith('/tables/')")
    following = await page.evaluate("location.pathname.slice(8)")
    assert here.http.get(path, headers=host).json()["table"]["id"] == following != table
    assert faults(page) == []
