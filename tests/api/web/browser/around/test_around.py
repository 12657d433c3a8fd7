"""Around a table, in two browsers: a note, a proposal about a seat, a call. Source: field cases 61 and 78."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest

from tests.api.http.receiving import Receiver, receiving
from tests.api.processes import TOY
from tests.api.web.browser.axe import check
from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Here, Played, faults
from tests.api.web.browser.seats_at import seat_of, summary

PEOPLE = [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cleo"}]


@pytest.fixture(scope="module")
def around(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    """A service that calls receivers here, and takes whoever is asked for absent."""
    settings = {"HOOKS_ALLOW": "127.0.0.1", "IDLE_SECONDS": "0", "BOT_PAUSE_SECONDS": "60"}
    with Here(tmp_path_factory.mktemp("around") / "store", TOY, **settings) as one:
        yield one


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    one = Receiver()
    async with receiving(one):
        yield one


async def click(page: Tab, selector: str) -> None:
    await page.until(f"!!document.querySelector({selector!r})")
    await page.evaluate(f"document.querySelector({selector!r}).click()")


async def fill(page: Tab, name: str, text: str) -> None:
    field = f"document.querySelector('dialog [name={name}]')"
    await page.until(f"!!{field}")
    await page.evaluate(f"{field}.value = {text!r}")


def shows(selector: str, text: str) -> str:
    """Whether something shows a text."""
    return f"(document.querySelector({selector!r})?.innerText ?? '').includes({text!r})"


async def sat(page: Tab, table: Played, seat: int) -> Tab:
    await page.open(seat_of(table, seat))
    await page.until("document.body.dataset.mode === 'play' && document.getElementById('prompt').innerText !== ''")
    return page


async def test_notes_a_proposal_and_a_call_are_made_on_the_page_of_play(
    around: Here, alone: Callable[[], Awaitable[Tab]], receiver: Receiver
) -> None:
    table = around.started(seats=PEOPLE)
    ada, cleo = await sat(await alone(), table, 0), await sat(await alone(), table, 2)
    loaded = "performance.getEntriesByType('resource').some(({ name }) => name.includes('/around/'))"
    assert not await cleo.evaluate(loaded), "what nobody needs yet is not loaded"
    table.act("roll:2")

    await click(ada, "#around")
    await fill(ada, "note", "Ben keeps the rope")
    await click(ada, "dialog [data-key=note-write]")
    await ada.until(shows("dialog .notes", "Ben keeps the rope"))
    await cleo.until("document.getElementById('around').classList.contains('new')")
    await click(cleo, "#around")
    await cleo.until(shows("dialog .notes", "Ben keeps the rope new"))
    assert not await cleo.evaluate("document.getElementById('around').classList.contains('new')")
    assert not await ada.evaluate(shows("dialog .notes", "new")), "one's own is not new"
    await check(cleo)
    await fill(cleo, "note", "The bell: after dark")
    await click(cleo, "dialog [data-key=note-write]")
    await ada.until(shows("dialog .notes", "The bell: after dark new"))
    await click(ada, "dialog .notes li:first-child button")
    await ada.until(shows("dialog .notes li:first-child", "Really"))
    await click(ada, "dialog .notes li:first-child button")
    await cleo.until("document.querySelectorAll('dialog .notes li').length === 1")
    await click(cleo, "dialog header button")

    await click(ada, "dialog [data-key=propose-1]")
    await cleo.until(shows("#seat-proposal", "Ada proposes that a bot plays for Ben"))
    await check(cleo)
    await click(cleo, "#seat-proposal [data-key=agree]")
    for one in (ada, cleo):
        await one.until("document.getElementById('seat-proposal').hidden")
    assert summary(table)["seats"][1]["holder"] == "away"

    await click(ada, "dialog .calls summary")
    await fill(ada, "call-0-url", receiver.url)
    await click(ada, "dialog [data-key=call-0-set]")
    await ada.until(shows("dialog .calls [role=status]", "You are called at 127.0.0.1"))
    await click(ada, "dialog [data-key=call-0-test]")
    await ada.until(shows("dialog .calls [role=status]", "The test arrived."))
    assert len(receiver.bodies) == 1
    await check(ada)
    assert faults(ada) == faults(cleo) == []


async def test_what_others_left_is_told_after_a_reload_and_read_in_german(around: Here, page: Tab) -> None:
    table = around.started(seats=PEOPLE)
    write(table, 0, "\u202eAda\u202c keeps <b>the rope</b>")
    await page.open(seat_of(table, 2).replace("lang=en", "lang=de"))
    await page.until("document.getElementById('around').classList.contains('new')")
    assert await page.evaluate("document.getElementById('around').title") == "Rund um den Tisch: neue Notizen"
    await click(page, "#around")
    await page.until(shows("dialog .notes", "Ada keeps <b>the rope</b> neu"))
    await page.open(seat_of(table, 2).replace("lang=en", "lang=de&again"))
    await page.until("document.body.dataset.mode === 'play'")
    await click(page, "#around")
    await page.until(shows("dialog .notes", "Ada keeps <b>the rope</b>"))
    assert not await page.evaluate(shows("dialog .notes", "neu")), "it was seen before"
    assert faults(page) == []


async def test_notes_of_a_delayed_table_are_for_its_players(around: Here, page: Tab) -> None:
    table = around.started(seats=PEOPLE, options={"delay": 3600})
    write(table, 0, "The bell: after dark")
    await page.open(f"{table.page}?lang=en")
    await page.until("['live', 'polling'].includes(document.body.dataset.connection)")
    await click(page, "#around")
    await page.until(shows("dialog", "only its players read its notes"))
    assert not await page.evaluate(shows("dialog", "The bell"))
    assert await page.evaluate("!document.querySelector('dialog [name=note]')?.checkVisibility()"), "nor can it write"


async def test_a_proposal_about_a_seat_is_made_and_answered_on_the_home_page(around: Here, page: Tab) -> None:
    table = around.started(seats=PEOPLE)
    table.act("roll:2")
    own = {"table": table.opened["id"], "name": "Cleo", "game": "toy", "title": "Friday"}
    for seat, what in ((0, "[data-key$=-more]"), (2, "[data-key$=-go]")):
        await page.open(f"{around.url}/page/icon.svg")
        kept = own | {"seat": seat, "token": table.opened["seats"][seat]["token"]}
        await page.evaluate(f"localStorage['hourglass/seats'] = JSON.stringify([{json.dumps(kept)}])")
        await page.open(f"{around.url}/?lang=en")
        if seat == 2:
            await page.until(shows("#mine", "The others ask you"))
        await click(page, f"#mine {what}")
        if seat == 0:
            await click(page, "dialog [data-key=propose-1]")
            await page.until("!document.querySelector('dialog')")
    await page.until(shows("dialog", "Ada proposes that a bot plays for Ben, who may come back at any time."))
    await check(page)
    await click(page, "dialog [data-key=agree]")
    await page.until("!document.querySelector('dialog')")
    assert summary(table)["seats"][1]["holder"] == "away"
    await page.until(f"!({shows('#mine', 'The others ask you')})")
    assert faults(page) == []


def write(table: Played, revision: int, *notes: str) -> None:
    """Write the notes of a table for its first seat."""
    body = {"revision": revision, "notes": notes}
    path = f"/v1/tables/{table.opened['id']}/notes"
    table.here.http.put(path, json=body, headers=table.headers()).raise_for_status()
