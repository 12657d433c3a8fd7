"""The home page in a real browser, on a service with all games: it opens tables, and finds the seats again."""

import httpx

from tests.api.web.browser.axe import check
from tests.api.web.browser.home.home_page import Home
from tests.api.web.browser.pages import faults


async def test_one_click_plays_and_the_table_is_found_again(home: Home) -> None:
    await home.open()
    await home.page.until("document.querySelector('#mine').innerText.includes('None yet')")
    await home.click("[data-play=materia-prima] .btn.main")
    table = await home.at_table()
    assert (table["state"], table["next"], table["options"]) == ("running", [0], {"scenario": "first-lesson"})

    await home.open("?lang=de")
    await home.page.until("document.querySelectorAll('#mine .trow.mine').length === 1")
    await home.page.until("document.querySelector('#mine').innerText.includes('Die erste Lektion')")
    assert "Die erste Lektion" in await home.text("#mine") and "du bist dran" in await home.text("#mine .turnmark")
    assert await home.page.evaluate("document.title") == "(1) Hourglass: Du bist dran"
    await home.click("#mine .btn.main")
    assert (await home.at_table())["id"] == table["id"]
    assert faults(home.page) == []


async def test_every_game_starts_by_one_click(home: Home) -> None:
    for click, scenario in ((1, "the-eighth-tally"), (2, "first-steps")):
        await home.open()
        await home.click(f"[data-play=tainted-grail] .go .btn:nth-child({click})")
        table = await home.at_table()
        assert (table["state"], table["options"]["scenario"]) == ("running", scenario)


async def test_a_form_opens_a_table_with_all_that_was_chosen_and_shows_the_links_of_others(home: Home) -> None:
    await home.open()
    await home.click("[data-play=materia-prima] .go .btn:last-child")
    await home.fill(scenario="white-work", seats=2, name="Thursday", option_delay=30)
    assert "The second page is white" in await home.text("dialog .about")
    chosen = {"option_difficulty": "easy", "option_layout": "crooked-coast", "option_temple": "luna"}
    await home.fill(**chosen, **{"seat_0_name": "Ada", "seat_1_name": "Ben"})
    for box in ("option-consent-1", "seat-0-green", "private", "option-undo-unanimous"):
        await home.click(f"dialog #f-{box}")
    await home.click("dialog [type=submit]")
    await home.click("dialog .code summary")
    await home.page.until("!!document.querySelector('dialog svg.qr path')")
    (link,) = await home.page.evaluate("[...document.querySelectorAll('dialog input')].map((one) => one.value)")
    token = httpx.URL(link).fragment.removeprefix("token=")
    bens = home.http.get(f"/v1{httpx.URL(link).path}", headers={"Authorization": f"Bearer {token}"}).json()
    assert (bens["state"], bens["name"], bens["private"]) == ("open", "Thursday", True)
    assert bens["options"] == {
        **{"scenario": "white-work", "difficulty": "easy", "layout": "crooked-coast", "temple": "luna"},
        **{"consent": [1], "undo": "unanimous", "delay": 30},
    }
    assert [(one["name"], one["plays"]) for one in bens["seats"]] == [("Ada", ["green"]), ("Ben", [])]
    await home.click("dialog .acts .main")
    started = await home.at_table()
    assert (started["id"], started["state"]) == (bens["id"], "running")
    assert faults(home.page) == []


async def test_a_row_of_encounters_is_chosen_and_all_seats_can_sit_here(home: Home) -> None:
    await home.open()
    await home.click("[data-play=tainted-grail] .go .btn:last-child")
    await home.fill(seats=2, option_characters=3, option_hands="open", option_row="lean-fox")
    for _ in range(2):
        await home.click("dialog [data-place=option-row] > button")
    await home.fill(option_row="rest")
    await home.click("dialog [data-place=option-row] > button")
    await home.click("dialog [data-place=option-row] li:first-child button")
    await home.click("dialog #f-here-all")
    await home.click("dialog [type=submit]")
    table = await home.at_table()
    options = {"scenario": "first-steps", "characters": 3, "hands": "open", "row": ["lean-fox", "rest"]}
    assert (table["options"], table["state"]) == (options, "running")
    await home.open()
    await home.click("#mine .ra .plain")
    links = await home.page.evaluate("document.querySelectorAll('dialog .links [readonly]').length")
    assert links == 3, "one for each seat, and one for both"


async def test_what_the_service_refuses_is_said_beside_its_field(home: Home) -> None:
    await home.open("?lang=de")
    await home.click("[data-play=materia-prima] .go .btn:last-child")
    await home.fill(scenario="first-lesson", option_difficulty="hard")
    await home.click("dialog [type=submit]")
    fault = "[data-place=option-difficulty] > .fault"
    await home.page.until(f"document.querySelector({fault!r}).hidden === false")
    assert "Die Einführung hat ihren eigenen Aufbau." in await home.text(fault)
    assert await home.page.evaluate("document.activeElement.name") == "option-difficulty"
    assert await home.page.evaluate("localStorage.getItem('hourglass/seats')") is None, "nothing was opened"
    await home.fill(option_difficulty="")
    await home.click("dialog [type=submit]")
    assert (await home.at_table())["options"] == {"scenario": "first-lesson"}


async def test_a_campaign_goes_on_evening_after_evening(home: Home) -> None:
    await home.open()
    await home.click("[data-play=materia-prima] .go .btn:last-child")
    await home.click("dialog #f-kind-campaign")
    await home.fill(pack="inquisition", name="The Long Winter", seats=2)
    await home.click("dialog [type=submit]")
    await home.page.until("document.querySelectorAll('dialog .links input[readonly]').length === 1")
    link = await home.page.evaluate("document.querySelector('dialog .links input[readonly]').value")
    await home.click("dialog header button")
    await home.click("#campaigns .ra .main")
    await home.fill(level="hard")
    await home.click("dialog .acts .main")
    table = await home.at_table()
    assert (table["state"], table["options"]["scenario"], table["options"]["difficulty"]) == (
        *("running", "first-bells"),
        "hard",
    )

    await home.open()
    await home.page.until("document.querySelector('#campaigns')?.innerText.includes('an evening is under way')")
    await home.click("#campaigns .ra a[href*='/campaigns/']")
    await home.page.until("document.querySelector('#sheet img')?.naturalWidth > 0")
    await home.page.evaluate("localStorage.clear()")
    await home.open(link.removeprefix(home.url).lstrip("/"))
    await home.page.until("document.querySelector('#campaigns h3')?.innerText === 'The Long Winter'")
    assert await home.page.evaluate("location.hash") == ""
    assert faults(home.page) == []


async def test_the_host_says_who_comes_to_the_next_evening(home: Home) -> None:
    await home.open()
    await home.click("[data-play=tainted-grail] .go .btn:last-child")
    await home.click("dialog #f-kind-campaign")
    await home.fill(name="The Long Winter")
    await home.click("dialog [type=submit]")
    await home.click("#campaigns .ra .main")
    await home.page.until("document.querySelector('dialog')?.innerText.includes('stays away')")
    await home.fill(seats=2, seat_0_name="Ada", seat_1_name="Cleo")
    for box in ("seat-0-arev", "seat-1-beor"):
        await home.click(f"dialog [name={box}]")
    await check(home.page)
    await home.click("dialog .acts .main")
    await home.page.until("document.querySelectorAll('dialog .links input[readonly]').length === 1")
    await home.click("dialog .acts .main")
    table = await home.at_table()
    assert [(one["name"], one["plays"]) for one in table["seats"]] == [("Ada", ["arev"]), ("Cleo", ["beor"])]
    assert table["options"]["campaign"] == {} and faults(home.page) == []


async def test_a_seat_is_forgotten_at_the_second_click_and_the_host_makes_new_links(home: Home) -> None:
    await home.open()
    await home.click("[data-play=tainted-grail] .go .btn:last-child")
    await home.fill(seats=2)
    await home.click("dialog [type=submit]")
    await home.page.until("!!document.querySelector('dialog .links')")
    await home.click("dialog header button")
    await home.click("#mine .ra .plain")
    for _ in range(2):
        await home.click("dialog .links > li:last-child .danger")
    await home.page.until("document.querySelectorAll('dialog .links input[readonly]').length === 2")
    for _ in range(2):
        await home.click("dialog .links > li:first-child .danger")
    await home.page.until("document.querySelector('#mine .none') !== null && document.querySelector('dialog') === null")
    assert await home.page.evaluate("localStorage.getItem('hourglass/seats')") == "[]"


async def test_axe_finds_nothing_on_home_its_forms_and_its_links(home: Home) -> None:
    await home.open()
    await home.page.until("document.querySelectorAll('#mine > li, #tables > li').length > 1")
    await check(home.page)
    await home.click("[data-play=materia-prima] .go .btn:last-child")
    await home.fill(scenario="first-lesson", option_difficulty="hard", seats=2)
    await home.page.evaluate("for (const one of document.querySelectorAll('dialog details')) one.open = true")
    await home.click("dialog [type=submit]")
    await home.page.until("document.querySelector('dialog .fault:not([hidden])') !== null")
    await check(home.page)
    await home.fill(option_difficulty="")
    await home.click("dialog [type=submit]")
    await home.click("dialog .code summary")
    await home.page.until("!!document.querySelector('dialog svg.qr path')")
    await check(home.page)
    await home.click("dialog header button")
    await home.page.until("document.querySelectorAll('#mine .trow').length === 1")
    await check(home.page)


async def test_it_has_landmarks_one_heading_and_asks_no_other_host(home: Home) -> None:
    await home.open("tables?lang=de")
    count = "(what) => document.querySelectorAll(what).length"
    counts = "['h1', 'header', 'main', 'footer', 'section[aria-labelledby]', '[style]', 'script:not([src])']"
    assert await home.page.evaluate(f"{counts}.map({count})") == [1, 1, 1, 1, 4, 0, 0]
    assert await home.page.evaluate("[document.documentElement.lang, document.title]") == [
        "de",
        "Hourglass: lange Brettspiele, gemeinsam",
    ]
    urls = await home.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    assert urls and all(str(one).startswith(home.url) for one in urls)
    size = {"width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": True}
    await home.page.ask("Emulation.setDeviceMetricsOverride", **size)
    assert await home.page.evaluate("document.documentElement.scrollWidth") <= 360
    manifest = await home.page.ask("Page.getAppManifest")
    assert (manifest["errors"], faults(home.page)) == ([], [])


async def test_field_93_a_seat_stays_for_400_days_as_a_link_and_a_code_and_its_host_replaces_it_in_two_clicks(
    home: Home,
) -> None:
    await home.open()
    await home.click("[data-play=tainted-grail] .go .btn:last-child")
    await home.fill(seats=2)
    await home.click("dialog [type=submit]")
    await home.page.until("!!document.querySelector('dialog .links')")
    aged = "JSON.parse(localStorage.getItem('hourglass/seats')).map((one) => ({ ...one, at: '2025-10-01T00:00:00Z' }))"
    await home.page.evaluate(f"localStorage.setItem('hourglass/seats', JSON.stringify({aged}))")
    await home.open()
    await home.click("#mine .ra .plain")
    await home.click("dialog .links > li:first-child .code summary")
    await home.page.until("!!document.querySelector('dialog svg.qr path')")
    (mine,) = await home.page.evaluate(
        "[...document.querySelectorAll('dialog .links input[readonly]')].map((one) => one.value)"
    )
    for _ in range(2):
        await home.click("dialog .links > li:last-child .danger")
    await home.page.until("document.querySelectorAll('dialog .links input[readonly]').length === 2")
    links = await home.page.evaluate(
        "[...document.querySelectorAll('dialog .links input[readonly]')].map((one) => one.value)"
    )
    for seat, link in enumerate(links):
        headers = {"Authorization": f"Bearer {httpx.URL(link).fragment.removeprefix('token=')}"}
        assert home.http.get(f"/v1{httpx.URL(link).path}", headers=headers).json()["you"] == seat
    assert links[0] == mine


async def test_strangers_take_free_seats_from_the_list_and_by_an_invitation(home: Home) -> None:
    page = home.page
    await home.open()
    await home.click("[data-play=materia-prima] .go .btn:last-child")
    await home.fill(scenario="white-work", seats=4, name="Strangers", seat_0_name="Ada")
    await home.fill(seat_1_holder="open", seat_2_holder="open", seat_3_holder="bot")
    await home.click("dialog [type=submit]")
    await page.until("document.querySelectorAll('dialog .links input[readonly]').length === 2")
    invite = await page.evaluate("document.querySelector('dialog .links input[readonly]').value")
    assert await page.evaluate("!document.querySelector('dialog .acts')"), "it cannot start yet"
    host = await page.evaluate("JSON.parse(localStorage['hourglass/seats'])[0].token")
    table = httpx.URL(invite).fragment.split("&")[0].removeprefix("table=")

    await page.evaluate("localStorage.clear()")
    await home.open()
    await home.click("#states button:nth-child(2)")
    await home.click("#tables [data-key$=-join]")
    assert "with Ada" in await home.text("dialog")
    await check(page)
    await home.fill(join_name="Ben")
    await home.click("dialog .acts .main")
    joined = await home.at_table()
    assert (joined["you"], joined["seats"][1]["name"]) == (1, "Ben")

    await page.open("about:blank")
    await page.open(str(invite))
    await page.until("document.querySelector('#startfault').innerText.includes('used')")
    assert "invite" not in str(await page.evaluate("location.href"))
    headers = {"Authorization": f"Bearer {host}"}
    again = home.http.post(f"/v1/tables/{table}/seats/2/open", headers=headers).raise_for_status().json()
    await page.open("about:blank")
    await page.open(str(httpx.URL(invite).copy_with(fragment=f"table={table}&invite={again['invite']}")))
    await home.fill_when_there(join_name="Cleo")
    await home.click("dialog .acts .main")
    assert (await home.at_table())["you"] == 2
    assert home.http.post(f"/v1/tables/{table}/start", headers=headers).status_code == 200
    assert [one for one in faults(page) if "401" not in one] == []


async def test_field_78_a_player_says_where_to_be_called_and_sees_how_it_fares(home: Home) -> None:
    await home.open()
    await home.click("[data-play=materia-prima] .btn.main")
    await home.at_table()
    await home.open()
    await home.click("#mine .ra .plain")
    await home.click("dialog .calls summary")
    await home.page.until("document.querySelector('dialog .calls [role=status]').textContent.includes('Nobody calls')")
    await check(home.page)
    await home.fill(call_0_url="https://127.0.0.1/hook")
    await home.click("dialog [data-key=call-0-set]")
    await home.page.until("document.querySelector('dialog .calls > .fault').innerText.includes('https://')")
