"""All seats of a table move to another device by one link."""

from tests.api.web.browser.axe import check
from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Here, faults
from tests.api.web.browser.seats_at import option

KEPT = "JSON.parse(localStorage.getItem('hourglass/seats') ?? '[]')"


async def test_one_link_moves_all_seats_and_leaves_no_token_in_the_address(here: Here, page: Tab) -> None:
    table = here.started(seats=[{"name": "Ada"}, {"name": "Ben"}])
    own = [{"table": table.opened["id"], "seat": one["seat"], "token": one["token"]} for one in table.opened["seats"]]
    await page.open(f"{here.url}/?lang=en")
    await page.evaluate(f"localStorage.setItem('hourglass/seats', JSON.stringify({own}))")
    await page.open(f"{here.url}/?lang=en")
    await page.until("document.querySelector('#mine .ra .plain') !== null")
    await page.evaluate("document.querySelector('#mine .ra .plain').click()")
    await page.until("document.querySelectorAll('dialog .links input[readonly]').length === 3")
    await page.evaluate("document.querySelector('dialog .code summary').click()")
    await page.until("document.querySelector('dialog svg.qr path') !== null")
    await check(page)
    link = await page.evaluate("document.querySelector('dialog .links input[readonly]').value")

    await page.evaluate("localStorage.clear()")
    await page.open("about:blank")
    await page.open(link)
    await page.until(f"!!{option('roll:2')}")
    kept = await page.evaluate(f"{KEPT}.map(({{ seat, token }}) => [seat, token]).sort()")
    assert kept == [[one["seat"], one["token"]] for one in own]
    assert await page.evaluate("location.hash") == ""
    assert faults(page) == []


async def test_a_link_with_false_tokens_takes_no_seat_away(here: Here, page: Tab) -> None:
    """Tokens are shown once, so a seat whose token is overwritten is lost."""
    table = here.started(seats=[{"name": "Ada"}, {"name": "Ben"}])
    own = [{"table": table.opened["id"], "seat": one["seat"], "token": one["token"]} for one in table.opened["seats"]]
    other = {"table": "elsewhere", "seat": 0, "token": "of another table"}
    await page.open(f"{here.url}/?lang=en")
    await page.evaluate(f"localStorage.setItem('hourglass/seats', JSON.stringify({[*own, other]}))")
    swapped = "&".join(f"seat={1 - one['seat']}&token={one['token']}" for one in table.opened["seats"])
    play = f"!!{option('roll:2')}"
    many = "&".join(f"seat={seat}&token=false" for seat in range(200))
    false = "seat=0&token=false&seat=1&token=false"
    for link, shown in ((many, "document.readyState === 'complete'"), (swapped, play), (false, play)):
        await page.open("about:blank")
        await page.open(f"{table.page}?lang=en#{link}")
        await page.until(shown)
        kept = await page.evaluate(f"{KEPT}.map(({{ table, seat, token }}) => ({{ table, seat, token }}))")
        assert sorted(kept, key=str) == sorted([*own, other], key=str)


async def test_a_link_to_a_campaign_takes_no_seat_away_with_a_false_token(here: Here, page: Tab) -> None:
    body = {"game": "toy", "seats": [{"name": "Ada"}]}
    campaign = here.http.post("/v1/campaigns", json=body).raise_for_status().json()
    token = campaign["seats"][0]["token"]
    kept = "(JSON.parse(localStorage.getItem('hourglass/campaigns')) ?? [])[0]?.seats[0].token"
    for given in (token, "false"):
        await page.open("about:blank")
        await page.open(f"{here.url}/?lang=en#campaign={campaign['id']}&seat=0&token={given}")
        await page.until("location.hash === ''")
        assert await page.evaluate(kept) == token
