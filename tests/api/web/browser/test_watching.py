"""The page in a real browser, on a real service: it follows, turns back, comes back, and sees what was rewritten."""

import shutil
import signal
from pathlib import Path

from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Here, count_is, faults, seal_says
from tests.api.web.browser.seats_at import summary

SLIDER = "document.getElementById('slider')"
IS_SHOWN = "document.querySelector('#parts .part-board svg') !== null"


async def test_what_happens_is_seen_checked_and_told(here: Here, page: Tab) -> None:
    table = here.started()
    await page.open(f"{table.page}?lang=en")
    await page.until(IS_SHOWN)
    await count_is(page, 1)
    table.act("roll:2", "draw")
    await count_is(page, 3)
    await seal_says(page, "entries checked")
    assert (await page.text("connection")).startswith("Live")
    assert await page.text("name") == "Friday"
    assert await page.text("newest") == "Ada: Take draw"
    assert "Dice fell" in await page.text("chronicle")

    table.post("undo", to=1)
    await page.until("document.querySelectorAll('#chronicle > li[data-undone]').length === 1")
    table.post("end")
    await page.until("document.getElementById('connection').dataset.state === 'ended'")
    await page.until("document.querySelector('#dice summary').textContent.includes('ok')")
    assert await page.evaluate("document.querySelectorAll('#dice strong.ok').length") == 2
    assert faults(page) == []


async def test_any_moment_can_be_looked_at_and_both_languages_read(here: Here, page: Tab) -> None:
    table = here.started()
    table.act("roll:2", "draw", "roll:1")
    await page.open(f"{table.page}?lang=de")
    await count_is(page, 4)
    await page.until(IS_SHOWN)
    assert "Nimm roll:1" in await page.text("chronicle")
    await page.evaluate(f"{SLIDER}.value = 1; {SLIDER}.dispatchEvent(new Event('input'))")
    await count_is(page, 2)
    assert (await page.text("moment")).startswith("Moment 2 von 4, ")
    table.act("draw")
    await page.until(f"{SLIDER}.max === '4'")
    assert await page.evaluate(f"{SLIDER}.value") == "1", "who looks back is left there"

    await page.evaluate("document.querySelector('.languages button[value=en]').click()")
    await page.until("document.getElementById('chronicle').textContent.includes('Take roll:2')")
    await page.evaluate("document.getElementById('back').click()")
    await count_is(page, 5)
    assert await page.evaluate("location.search + document.documentElement.lang") == "?lang=enen"
    await page.evaluate("document.getElementById('play').click()")
    for chapters in (1, 2):
        await count_is(page, chapters)
    assert await page.text("play") == "Stop"
    await page.evaluate("document.getElementById('play').click()")
    assert (await page.text("moment")).startswith("Moment 2 of 5")
    assert faults(page) == []


async def test_it_comes_back_by_itself_when_the_service_was_killed(here: Here, page: Tab) -> None:
    table = here.started()
    table.act("roll:2")
    await page.open(table.page)
    await count_is(page, 2)
    here.stop()
    await page.until("document.getElementById('connection').dataset.state === 'cut'")
    here.start()
    table.act("draw")
    await count_is(page, 3)
    await seal_says(page, "checked")
    assert await page.evaluate("document.getElementById('connection').dataset.state") == "live"
    assert faults(page) == []


async def test_a_log_that_was_rewritten_is_said_also_after_a_reload(here: Here, page: Tab) -> None:
    table = here.started()
    table.act("roll:2")
    here.stop(signal.SIGTERM)
    shutil.copytree(here.folder, here.folder.with_name("before"))
    here.start()
    table.act("draw", "roll:1")
    await page.open(table.page)
    await count_is(page, 4)
    await seal_says(page, "checked")

    here.stop(signal.SIGTERM)
    shutil.rmtree(here.folder)
    shutil.move(here.folder.with_name("before"), here.folder)
    here.start()
    table.act("roll:1", "draw", "roll:2", "draw")
    await seal_says(page, "REWRITTEN")
    await count_is(page, 6)
    said = await page.text("seal")
    assert "The log was rewritten" in said and said.count("root") == 2
    await page.open("about:blank")
    await page.open(table.page)
    await seal_says(page, "REWRITTEN")


async def test_a_private_table_is_read_with_the_token_of_the_address_alone(here: Here, page: Tab) -> None:
    table = here.started(private=True)
    await page.open(f"{table.page}?lang=en")
    await page.until("document.getElementById('connection').dataset.state === 'refused'")
    assert "Open a private table by its own link" in await page.text("waiting")
    assert "Friday" not in await page.evaluate("document.documentElement.outerHTML")
    await page.open("about:blank")
    await page.open(f"{table.page}#token={table.opened['watch']}")
    await page.until(IS_SHOWN)
    assert await page.text("name") == "Friday"
    urls = await page.evaluate("performance.getEntriesByType('resource').map((one) => one.name).join(' ')")
    assert "/views?" in urls and table.opened["watch"] not in urls


async def test_all_public_tables_are_listed_with_the_way_to_each(here: Here, page: Tab) -> None:
    table = here.started(name="Saturday")
    here.opened(name="Secret", private=True)
    await page.open(f"{here.url}/tables?lang=en")
    link = f"document.querySelector('#tables a[href*=\"{table.opened['id']}\"]')"
    await page.until(f"{link} !== null")
    assert "Saturday" in await page.text("tables") and "Secret" not in await page.text("tables")
    await page.evaluate("document.querySelector('.languages button[value=de]').click()")
    await page.until("document.getElementById('states').textContent.includes('Im Gange')")
    await page.evaluate("document.querySelector('#states button:nth-child(3)').click()")
    await page.until(f"{link} === null")
    await page.evaluate("document.querySelector('#states button').click()")
    await page.until(f"{link} !== null")
    await page.evaluate(f"{link}.click()")
    await page.until(
        "location.pathname.startsWith('/tables/') && document.getElementById('name')?.textContent === 'Saturday'"
    )
    assert faults(page) == []


async def test_an_open_proposal_is_told_until_it_is_answered(here: Here, page: Tab) -> None:
    table = here.started(seats=[{"name": "Ada"}, {"name": "Ben"}], options={"undo": "unanimous"})
    table.act("roll:2")
    await page.open(f"{table.page}?lang=en")
    await count_is(page, 2)
    table.post("undo", to=0)
    told = "Ada would like to turn back to action 0. Still to agree: Ben."
    await page.until(f"document.getElementById('proposal').textContent.startsWith({told!r})")
    table.post("undo/consent", seat=1, proposal=summary(table)["proposal"]["version"], grant=True)
    await page.until("document.getElementById('proposal').hidden")
    assert faults(page) == []


async def test_a_branch_leads_to_the_table_that_it_goes_on_from(here: Here, page: Tab) -> None:
    table = here.started()
    table.act("roll:2", "draw")
    branch = here.http.post(f"/v1/tables/{table.opened['id']}/branch", json={"at": "action:1"}).raise_for_status()
    link = "document.getElementById('origin')"
    await page.open(f"{here.url}/tables/{branch.json()['id']}?lang=en")
    await page.until(f"!{link}.hidden")
    assert await page.text("origin") == "branch of another table"
    await page.evaluate(f"{link}.click()")
    await page.until(f"location.href === {table.page + '?lang=en'!r} && document.getElementById('origin')?.hidden")
    await page.until("document.getElementById('name').textContent === 'Friday'")
    assert faults(page) == []


async def test_who_goes_from_table_to_table_runs_out_of_no_connections(here: Here, page: Tab) -> None:
    tables = [here.started(name=f"Table {number}") for number in range(8)]
    for number, table in enumerate(tables):
        await page.open(table.page)
        await page.until(f"document.getElementById('name')?.textContent === 'Table {number}'")
    await page.evaluate("history.back()")
    await page.until("document.getElementById('name')?.textContent === 'Table 6'")
    tables[6].act("roll:2")
    await count_is(page, 2)


async def test_what_cannot_be_read_is_read_again_only_with_news(here: Here, page: Tab) -> None:
    table = here.started()
    await page.open(table.page)
    await count_is(page, 1)
    await page.block("*/views*")
    table.act("roll:2")
    await page.evaluate("new Promise((done) => setTimeout(done, 2000))")
    assert 1 <= len(page.said) <= 20, "the page asks without a pause"
    await page.block()
    table.act("draw")
    await count_is(page, 3)


async def test_a_page_that_is_gone_back_to_goes_on(here: Here, page: Tab) -> None:
    table = here.started()
    await page.open(table.page)
    await count_is(page, 1)
    await page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))")
    table.act("roll:2")
    await page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
    await count_is(page, 2)
    table.act("draw")
    await count_is(page, 3)


async def test_a_table_without_a_name_is_listed_by_who_sits_there(here: Here, page: Tab) -> None:
    table = here.started(name="", seats=[{"name": "Ada"}, {}])
    await page.open(f"{here.url}/tables?lang=en")
    link = f"document.querySelector('#tables a[href*=\"{table.opened['id']}\"]')"
    await page.until(f"{link} !== null")
    assert await page.evaluate(f"{link}.textContent") == "Ada, Seat 2"
    about = await page.evaluate(f"{link}.closest('li').querySelector('.small').textContent")
    assert about.startswith("Toy · Under way · ")


async def test_it_fits_a_phone_and_is_used_by_keys(here: Here, page: Tab, tmp_path: Path) -> None:
    table = here.started()
    table.act("roll:2", "draw")
    await page.open(table.page)
    await count_is(page, 3)
    for width, scheme in ((390, "dark"), (1600, "light")):
        await page.picture(tmp_path / "page.png", width, 844, prefers_color_scheme=scheme)
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await page.evaluate(f"{SLIDER}.focus()")
    for kind in ("rawKeyDown", "keyUp"):
        await page.ask("Input.dispatchKeyEvent", type=kind, key="ArrowLeft", code="ArrowLeft", windowsVirtualKeyCode=37)
    await count_is(page, 2)
    assert await page.evaluate("document.getElementById('newest').getAttribute('aria-live')") == "polite"
    assert await page.evaluate("[...document.querySelectorAll('img')].every((one) => one.alt)")


async def test_the_lobby_says_when_the_service_is_away_and_comes_back_by_itself(here: Here, page: Tab) -> None:
    table = here.started(name="Sunday")
    link = f"document.querySelector('#tables a[href*=\"{table.opened['id']}\"]')"
    shown = f"{link}?.closest('li').textContent ?? ''"
    await page.open(f"{here.url}/tables?lang=de")
    await page.until(f"({shown}).includes('Sunday') && ({shown}).includes('Karte 0')")
    here.stop()
    await page.evaluate("document.querySelector('#states button').click()")
    away = "document.getElementById('connection').dataset.state === 'cut'"
    await page.until(away)
    assert await page.text("connection") == "Der Dienst ist nicht erreichbar. Neuer Versuch …"
    assert "Sunday" in await page.text("tables"), "what was read stays"
    here.start()
    table.act("draw")
    await page.until(f"!({away})", 60)
    await page.until(f"({shown}).includes('Sunday') && !({shown}).includes('Karte 0')", 60)
    assert faults(page) == []
