"""A seat plays on the page of a table, in a real browser on a real service."""

import pytest

from tests.api.http.waiting import soon
from tests.api.web.browser.axe import check
from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Here, Played, count_is, faults
from tests.api.web.browser.seats_at import advance, choose, option, press, seat_of, sit, summary
from tests.toy.guide import SCENARIO

TWO = [{"name": "Ada"}, {"name": "Ben"}]
HOLDERS = "parts menu chronicle since asked beside newest popover acts proposal just tabs guide"
LEFT = f"'{HOLDERS}'.split(' ').map((id) => document.getElementById(id).textContent.trim()).join('')"
IS_CURTAINED = "!document.getElementById('curtain').hidden"
TWICE = "(() => {{ const one = document.querySelector('[data-do={}]'); one.click(); one.click(); }})()"


async def test_the_host_starts_and_plays_with_a_seed_of_its_own(here: Here, page: Tab) -> None:
    table = here.opened()
    await page.open(seat_of(table))
    await page.until("document.querySelector('[data-do=start]') !== null")
    await page.until("document.getElementById('prompt').textContent.includes('seed of its own')")
    assert summary(table)["seeds"] == {"sealed": [0], "opened": [0]}
    await page.evaluate("document.querySelector('[data-do=start]').click()")
    await page.until(f"!!{option('roll:2')}")
    await choose(page, "roll:2")
    await page.until("document.getElementById('asked').textContent.startsWith('Ada (you): ')")
    assert (await page.evaluate("document.title")).startswith("\u25cf Your turn")
    assert summary(table)["action"] == 1
    assert faults(page) == []


async def test_a_seat_is_kept_in_the_browser_and_its_token_out_of_every_address(here: Here, page: Tab) -> None:
    table = here.started(private=True)
    await page.open(seat_of(table))
    await page.until(f"!!{option('roll:2')}")
    urls = await page.evaluate("performance.getEntriesByType('resource').map((one) => one.name).join(' ')")
    assert "/views?" in urls and table.opened["seats"][0]["token"] not in urls
    await page.open("about:blank")
    await page.open(f"{table.page}?lang=de")
    await page.until("document.getElementById('asked').textContent.startsWith('Ada (du)')")


async def test_a_number_takes_its_option_and_a_second_step_asks_before_what_needs_consent(
    here: Here, page: Tab
) -> None:
    table = here.started(seats=TWO, options={"undo": "unanimous"})
    await page.open(seat_of(table))
    await page.until(f"!!{option('roll:2')}")
    await page.evaluate("new Promise((done) => setTimeout(done, 300))")
    number = await page.evaluate(f"{option('roll:2')}.querySelector('.k').textContent")
    await press(page, number)
    await page.until("document.activeElement?.dataset.do === 'let-go'")
    assert summary(table)["action"] == 0, "nothing was sent yet"
    await check(page)
    await press(page, "Escape")
    await page.until("document.querySelector('.twostep') === null")
    await press(page, number)
    await page.until("document.querySelector('.twostep') !== null")
    await page.evaluate("document.querySelector('.twostep [data-do=take]').click()")
    await page.until("document.getElementById('asked').textContent.startsWith('Ben')")
    assert summary(table)["action"] == 1
    assert faults(page) == []


async def test_two_browsers_turn_back_by_consent(here: Here, page: Tab, other: Tab) -> None:
    table = here.started(seats=TWO, options={"undo": "unanimous"})
    await page.open(seat_of(table, 0))
    await other.open(seat_of(table, 1))
    await choose(page, "roll:2")
    await other.until(f"!!{option('draw')}")
    await press(page, "u")
    await page.until("document.getElementById('proposal').textContent.includes('Ben must agree')")
    await page.evaluate("document.querySelector('[data-do=turn-back]').click()")
    await other.until("document.querySelector('[data-do=agree]') !== null")
    assert summary(table)["action"] == 1
    await press(other, "y")
    for tab in (page, other):
        await tab.until("document.querySelectorAll('#chronicle > li[data-undone]').length === 1")
        await tab.until("document.getElementById('proposal').hidden")
    await page.until(f"!!{option('roll:2')}")
    assert summary(table)["action"] == 0
    assert faults(page) == faults(other) == []


async def test_nothing_can_be_chosen_in_the_past_and_one_key_leads_back(here: Here, page: Tab) -> None:
    table = here.started(options={"undo": "free"})
    table.act("roll:2", "draw")
    await page.open(seat_of(table))
    await page.until(f"!!{option('roll:1')}")
    await page.evaluate("document.querySelectorAll('#chronicle h3 button')[1].click()")
    await page.until("document.body.dataset.past === 'true'")
    assert await page.evaluate("document.getElementById('options').hidden")
    await page.until("document.querySelectorAll('#parts [role=button]').length === 0")
    assert "at=" in await page.evaluate("location.search")
    await press(page, "1")
    await press(page, "n")
    await page.until(f"document.body.dataset.past === 'false' && !!{option('roll:1')}")
    assert summary(table)["action"] == 2


async def test_an_address_names_a_moment(here: Here, page: Tab) -> None:
    table = here.started()
    table.act("roll:2", "draw")
    moment = here.http.get(f"/v1/tables/{table.opened['id']}/chronicle").json()["chapters"][1]["version"]
    await page.open(f"{table.page}?lang=en&at={moment}")
    await page.until("document.getElementById('moment').textContent.startsWith('Moment 2 of 3')")
    await count_is(page, 2)


async def test_options_are_inert_while_the_page_is_cut_off(here: Here, page: Tab) -> None:
    table = here.started()
    await page.open(seat_of(table))
    await page.until(f"!!{option('roll:2')}")
    here.stop()
    await page.until("document.getElementById('menu').inert && document.querySelector('[data-do=again]') !== null")
    here.start()
    await page.evaluate("document.querySelector('[data-do=again]')?.click()")
    await page.until("!document.getElementById('menu').inert")


@pytest.fixture
async def hot(here: Here, page: Tab) -> Tab:
    """A page that has forgotten all seats."""
    await page.open(f"{here.url}/")
    await page.evaluate("localStorage.clear()")
    return page


async def sit_at_both(page: Tab, table: Played) -> None:
    """Keep both seats of a table in the browser, and open its page."""
    told = table.opened["seats"]
    seats = [{"table": table.opened["id"], "seat": one["seat"], "token": one["token"]} for one in told]
    await page.evaluate(f"localStorage.setItem('hourglass/seats', JSON.stringify({seats}))")
    await page.open(f"{table.page}?lang=en")


async def test_behind_the_curtain_nothing_is_left_and_no_key_acts(here: Here, hot: Tab) -> None:
    table = here.started(seats=TWO)
    table.act("take")
    await sit_at_both(hot, table)
    await hot.until(IS_CURTAINED)
    assert await hot.evaluate(LEFT) == ""
    await check(hot)
    await press(hot, "u")
    await hot.evaluate("document.querySelector('.languages [value=de]').click()")
    await hot.until("document.getElementById('curtain').textContent.includes('Ich bin Ben')")
    assert await hot.evaluate(LEFT) == "" and summary(table)["action"] == 1
    await hot.evaluate("document.querySelector('[data-do=curtain-up]').click()")
    await hot.until(f"document.getElementById('asked').textContent.startsWith('Ben') && !!{option('draw')}")
    assert await hot.evaluate("document.getElementById('curtain').textContent") == ""
    assert faults(hot) == []


async def test_behind_the_curtain_no_hint_is_left(here: Here, hot: Tab) -> None:
    table = here.started(seats=TWO, options={"undo": "free", "scenario": SCENARIO})
    name = f"hourglass/guide/{table.opened['id']}"
    await hot.evaluate(f"localStorage.setItem('{name}', JSON.stringify({{ isOn: true, away: [] }}))")
    await sit_at_both(hot, table)
    hint = "document.querySelector('#guide .card h3')?.textContent === 'Roll'"
    await hot.until(hint)
    await choose(hot, "take")
    await hot.until(IS_CURTAINED)
    assert await hot.evaluate(LEFT) == ""
    await hot.evaluate("document.querySelector('[data-do=curtain-up]').click()")
    await hot.until(f"document.getElementById('asked').textContent.startsWith('Ben') && {hint}")
    assert await hot.evaluate("document.querySelector('#guide .card').open")
    assert faults(hot) == []


async def test_a_change_of_seats_is_no_cut_and_each_own_seat_consents(here: Here, hot: Tab) -> None:
    table = here.started(seats=TWO, options={"undo": "unanimous"})
    await sit_at_both(hot, table)
    await hot.until(f"!!{option('roll:2')}")
    await hot.evaluate(
        "window.words = new Set(); new MutationObserver(() => words.add(document.body.dataset.connection))"
        ".observe(document.body, { attributes: true })"
    )
    await choose(hot, "roll:2")
    await hot.until("document.getElementById('asked').textContent.startsWith('Ben')")
    table.post("undo", 1, to=0)
    await hot.until("document.querySelector('[data-do=agree]') !== null")
    await press(hot, "y")
    await hot.until("document.querySelectorAll('#chronicle > li[data-undone]').length === 1")
    await hot.until("document.getElementById('asked').textContent.startsWith('Ada')")
    assert "cut" not in await hot.evaluate("[...words]")
    assert faults(hot) == []


async def test_the_seat_whose_token_was_replaced_is_forgotten_and_no_other(here: Here, hot: Tab) -> None:
    table = here.started(seats=TWO)
    await sit_at_both(hot, table)
    await choose(hot, "roll:2")
    await hot.until("document.getElementById('asked').textContent.startsWith('Ben')")
    table.post("seats/1/token")
    kept = "JSON.parse(localStorage.getItem('hourglass/seats')).map((one) => one.seat).join()"
    await hot.until(f"{kept} === '0'")
    await hot.until("document.getElementById('asked').textContent === 'Ben to act'")
    assert await hot.evaluate(kept) == "0"


async def test_a_second_click_does_nothing_twice(here: Here, hot: Tab) -> None:
    table = here.opened()
    await hot.open(seat_of(table))
    await hot.until("document.querySelector('[data-do=start]') !== null")
    await hot.evaluate(TWICE.format("start"))
    await choose(hot, "roll:2")
    await hot.evaluate("document.querySelectorAll('#chronicle h3 button')[1].click()")
    await hot.until("document.querySelector('[data-do=branch]') !== null")
    before = len(here.http.get("/v1/tables", params={"limit": 100}).json()["tables"])
    await hot.evaluate(TWICE.format("branch"))
    await hot.until(f"!location.href.includes({table.opened['id']!r})")
    soon(lambda: len(here.http.get("/v1/tables", params={"limit": 100}).json()["tables"]) == before + 1)
    assert faults(hot) == []


async def test_a_name_turns_no_writing_around_and_a_blank_one_is_a_seat(here: Here, hot: Tab) -> None:
    names = ("<b>\u202eada</b>", "\u200b \u2066")
    table = here.started(name="\u202e&amp;\"'", seats=[{"name": one} for one in names])
    await hot.open(seat_of(table, 1))
    await hot.until("document.getElementById('asked').textContent === '<b>ada</b> to act'")
    assert await hot.evaluate("document.querySelector('#seats li:last-child b').textContent") == "You"
    assert await hot.text("name") == "&amp;\"'"
    assert faults(hot) == []


async def test_a_token_or_a_moment_that_cannot_be_is_refused_or_ignored(here: Here, hot: Tab) -> None:
    table = here.started()
    await hot.open(f"{table.page}?lang=en&at=<b>#token=%E2%98%83%0A")
    await hot.until("document.getElementById('asked').textContent === 'No access'")
    await hot.open("about:blank")
    await hot.open(f"{table.page}?lang=en&at=-3")
    await hot.until("document.getElementById('moment').textContent === 'Now'")


async def end(page: Tab, *steps: str) -> None:
    """Go through the steps by which the host ends a table; each is shown first."""
    for step in steps:
        await page.until(f"document.querySelector({step!r}) !== null")
        await page.evaluate(f"document.querySelector({step!r}).click()")


async def test_the_host_ends_a_table_before_its_game_is_over_and_is_asked_first(here: Here, page: Tab) -> None:
    table = here.started(seats=TWO)
    await page.open(seat_of(table, 1))
    await page.until("document.getElementById('asked').textContent !== ''")
    assert await page.evaluate("document.getElementById('ending').hidden"), "Ben is not the host"
    await page.open(seat_of(table))
    await page.until(f"!!{option('roll:2')}")
    await end(page, "#ending [data-do=ask-end]", "#proposal [data-do=let-go]")
    await page.until("document.getElementById('proposal').hidden")
    assert summary(table)["state"] == "running"
    await end(page, "#ending [data-do=ask-end]", "#proposal [data-do=end]")
    await page.until("document.getElementById('prompt').classList.contains('over')")
    await check(page)
    assert summary(table)["revealed"] and faults(page) == []


async def test_who_would_lose_a_day_by_the_end_of_an_evening_is_asked_twice(house: Here, page: Tab) -> None:
    seats = [{"name": "Ada", "plays": ["beor"]}]
    campaign = (
        house.http.post("/v1/campaigns", json={"game": "tainted-grail", "seats": seats}).raise_for_status().json()
    )
    headers = {"Authorization": f"Bearer {campaign['seats'][0]['token']}"}
    opened = house.http.post(f"/v1/campaigns/{campaign['id']}/tables", headers=headers).raise_for_status().json()
    table = Played(house, opened)
    table.post("start")
    advance(table)
    await sit(page, table)
    await end(page, "#ending [data-do=ask-end]", "#proposal [data-do=end]")
    await page.until("document.querySelector('#proposal h2')?.textContent.includes('would be lost')")
    assert summary(table)["state"] == "running"
    await end(page, "#proposal [data-do=end]")
    await page.until("document.getElementById('prompt').classList.contains('over')")
    assert summary(table)["revealed"]
