"""Whose turn it is, beyond the page itself: title, icon, tone and notification, and who is there."""

from tests.api.web.browser.axe import check
from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Here, faults
from tests.api.web.browser.seats_at import option, seat_of

TWO = [{"name": "Ada"}, {"name": "Ben"}]
ICON = "document.querySelector('link[rel=icon]').href"
SPIES = """
window.told = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { told.push("asked"); return (Notification.permission = "granted"); }
  constructor(words, { body }) { told.push(`${words} | ${body}`); }
};
const shown = async (words, { body }) => told.push(`${words} | ${body}`);
if (window.ServiceWorkerRegistration) ServiceWorkerRegistration.prototype.showNotification = shown;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (when) { told.push("tone"); return start.call(this, when); };
window.hide = (hidden) => Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
"""


async def touch(page: Tab, expression: str) -> None:
    """Do something as the reader's own touch does it."""
    await page.ask("Runtime.evaluate", expression=expression, userGesture=True)


async def test_a_turn_is_told_by_tone_and_notification_if_wanted_and_unseen(here: Here, page: Tab) -> None:
    table = here.started(seats=TWO)
    await page.ask("Page.addScriptToEvaluateOnNewDocument", source=SPIES)
    await page.open(seat_of(table, 1))
    await page.until("!document.getElementById('signal').hidden")
    await page.evaluate("hide(true)")
    table.act("roll:2")
    await page.until(f"document.title.startsWith('\u25cf Your turn') && {ICON}.endsWith('turn.svg')")
    assert await page.evaluate("told") == [], "off until somebody asks for it"

    await touch(page, "document.getElementById('signal').click()")
    await page.until("document.getElementById('signal').getAttribute('aria-pressed') === 'true'")
    assert await page.evaluate("told") == ["tone", "tone", "asked"]
    await check(page)
    await page.open("about:blank")
    await page.open(seat_of(table, 1))
    await page.until("document.getElementById('signal').getAttribute('aria-pressed') === 'true'")
    await page.until(f"!!{option('draw')}")
    table.post("actions", 1, command={"key": "roll:1"})
    await page.until(f"document.title.startsWith('Friday') && {ICON}.endsWith('icon.svg')")
    table.act("roll:1")
    await page.until("document.title.startsWith('\u25cf Your turn')")
    assert await page.evaluate("told") == [], "who looks at the page is not called"
    table.post("actions", 1, command={"key": "roll:1"})
    await page.until("document.title.startsWith('Friday')")
    await touch(page, "0")
    await page.evaluate("hide(true); Notification.permission = 'granted'")
    table.act("roll:1")
    await page.until("told.includes('Your turn | Friday')")
    assert faults(page) == []


async def test_who_left_is_away_since_then(here: Here, page: Tab) -> None:
    table = here.started(seats=TWO)
    stream = f"/v1/tables/{table.opened['id']}/stream"
    bens = "document.querySelector('#seats li:last-child')"
    await page.open(seat_of(table))
    with here.http.stream("GET", stream, headers=table.headers(1)):
        await page.until(f"{bens}?.textContent.includes('is there')")
    await page.until(f"{bens}.textContent.includes('away since')")
    assert faults(page) == []
