"""Looking back in a browser: three who look together, a lost connection, and what might have been."""

from collections.abc import Awaitable, Callable

from tests.api.web.browser.axe import findings
from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Here, Played, faults
from tests.api.web.browser.seats_at import advanced, summary

IS_SHOWN = "document.querySelector('#board .part svg') !== null"
CUTTING = """
globalThis.sockets = [];
globalThis.isCut = false;
globalThis.WebSocket = class extends WebSocket {
  constructor(url) {
    super(isCut ? `${url}/nowhere` : url);
    sockets.push(this);
  }
};
"""
"""Lets a test cut the sockets of a page: the browser's own switch leaves open sockets alone. A socket to another server
would be blocked by the page's policy, and then it never says that it is closed.
"""
PRESSED = "document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{key}', bubbles: true }}))"
ROOM = "abcdefgh12"


def replay_of(table: Played, query: str = "", seat: int | None = None) -> str:
    """The address of the page. seat: of the reader, None for one who watches."""
    token = "" if seat is None else f"#token={table.opened['seats'][seat]['token']}"
    return f"{table.here.url}/replay/{table.opened['id']}?lang=en{query}{token}"


def play(table: Played, *keys: str) -> None:
    """Take options, each by the seat whose turn it is."""
    for key in keys:
        table.post("actions", summary(table)["next"][0], command={"key": key})


async def moment_is(page: Tab, number: int) -> None:
    await page.until(f"document.getElementById('asked').textContent.includes('moment {number} of')")


async def standing(page: Tab, text: str) -> None:
    await page.until(f"document.querySelector('.standing')?.textContent.includes({text!r})")


async def press(page: Tab, deed: str) -> None:
    await page.until(f"document.querySelector('[data-do={deed}]') !== null")
    await page.evaluate(f"document.querySelector('[data-do={deed}]').click()")


async def test_three_look_back_together_and_one_comes_back(house: Here, alone: Callable[[], Awaitable[Tab]]) -> None:
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    table = advanced(house, 3, game="materia-prima", options={"scenario": "first-lesson"}, seats=seats)
    ada, ben, cleo = [await alone() for _ in range(3)]
    await cleo.ask("Page.enable")
    await cleo.ask("Page.addScriptToEvaluateOnNewDocument", source=CUTTING)
    await ada.open(replay_of(table, f"&room={ROOM}", 0))
    await standing(ada, "You lead")
    for page, seat in ((ben, 1), (cleo, None)):
        await page.open(replay_of(table, f"&room={ROOM}", seat))
        await standing(page, "Ada leads, you follow")
    await press(ada, "earlier")
    for page in (ben, cleo):
        await moment_is(page, 3)
    await press(ben, "earlier")
    await standing(ben, "you look alone")
    await press(ada, "first")
    await moment_is(cleo, 1)
    await moment_is(ben, 2)
    await press(ben, "follow")
    await moment_is(ben, 1)

    await ada.evaluate(
        "document.querySelector('#board [data-id]').dispatchEvent(new Event('click', { bubbles: true }))"
    )
    await cleo.until("document.querySelector('.shown-things')?.textContent.includes('Ada points at')")
    await cleo.until("document.querySelector('#board .pointed') !== null")

    await cleo.evaluate("isCut = true, sockets.forEach((one) => one.close())")
    await ada.until("document.querySelector('.members .away') !== null")
    await press(ada, "last")
    await moment_is(ben, 4)
    await cleo.evaluate("isCut = false")
    await moment_is(cleo, 4)
    await ada.until("document.querySelector('.members .away') === null")

    await ada.evaluate("document.querySelector('[data-do=hand]').click()")
    await standing(ben, "You lead")
    await press(ben, "earlier")
    await moment_is(ada, 3)
    assert faults(ada) == faults(ben) == []


async def test_a_branch_stands_in_a_frame_of_its_own_and_bots_play_the_others(here: Here, page: Tab) -> None:
    table = here.started(seats=[{"name": "Ada"}, {"name": "Ben"}])
    play(table, "roll:2", "draw")
    await page.open(replay_of(table, seat=0))
    await page.until(IS_SHOWN)
    await press(page, "first")
    await moment_is(page, 1)
    await page.until("!document.getElementById('whatif').disabled")
    await page.evaluate("document.getElementById('whatif').click()")
    await page.until("document.querySelectorAll('.whatif .opt:not([disabled])').length > 0")
    assert await page.evaluate("document.querySelector('.whatif .ribbon').textContent") == "What if"
    await page.evaluate("document.querySelector('.whatif .opt[data-option=\"roll:1\"]').click()")
    await page.until("document.querySelectorAll('.whatif ol li').length >= 2")
    told = await page.evaluate("document.querySelector('.whatif ol').textContent")
    assert "Ada: Take roll:1" in told and "Ben: " in told

    assert await findings(page) == []
    branch = await page.evaluate("document.querySelector('.whatif').dataset.branch")
    assert here.http.get(f"/v1/tables/{branch}").json()["origin"]["table"] == table.opened["id"]
    assert len(here.http.get(f"/v1/tables/{table.opened['id']}/chronicle").json()["chapters"]) == 3
    await page.evaluate("document.getElementById('whatif').click()")
    await page.until("document.querySelectorAll('.whatif').length === 2")
    await page.ask("Page.reload")
    await page.until("document.querySelectorAll('.whatif .opt').length > 0")
    await press(page, "put-away")
    await page.until("document.querySelectorAll('.whatif').length === 1")
    assert faults(page) == []


async def test_keys_lead_through_the_moments_and_a_picture_of_one_is_drawn_as_png(here: Here, page: Tab) -> None:
    table = here.started()
    table.act("roll:2", "pass", "roll:1")
    await page.block("*/log?after*")
    await page.open(replay_of(table, seat=0))
    await page.until("document.getElementById('lack').textContent.includes('cannot be reached')")
    await page.block()
    await page.until(IS_SHOWN)
    for key, number in (("Home", 1), ("s", 2), ("d", 4), ("m", 3), ("End", 4)):
        await page.evaluate(PRESSED.format(key=key))
        await moment_is(page, number)
    speed = "document.querySelector('[data-do=speed]').textContent"
    before = await page.evaluate(speed)
    await page.evaluate(PRESSED.format(key="v"))
    await page.until(f"{speed} !== {before!r}")
    size = await page.evaluate(
        "import('../page/replay/picture.js').then(({ savePostcard }) => import('../page/feed/service.js').then("
        "({ Service, addressed }) => savePostcard(new Service(addressed(location), null), 4, 'de')))"
    )
    assert size > 10_000
    assert faults(page) == []
