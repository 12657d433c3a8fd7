"""What the home page keeps of its reader beyond this browser: seats under a phrase, and where it is called."""

import json
from collections.abc import Awaitable, Callable

import pytest

from tests.api.web.browser.axe import check
from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.home.home_page import Home
from tests.api.web.browser.pages import Here, faults
from tests.api.web.browser.seats_at import choose


async def test_a_phrase_brings_the_seats_back_after_the_browser_has_lost_all(home: Home) -> None:
    await home.open()
    await home.click("[data-play=materia-prima] .btn.main")
    table = await home.at_table()
    await home.open()
    await home.click("#safe")
    await check(home.page)
    await home.click("dialog [data-key=safe-make]")
    await home.page.until("!!document.querySelector('dialog [data-key=safe-forget]')")
    phrase = str(await home.page.evaluate("document.querySelector('dialog [readonly]').value"))
    assert len(phrase.split()) == 8 and "last gathered on" in await home.text("dialog [role=status].small:not(.green)")

    await home.page.evaluate("localStorage.clear()")
    await home.open("?lang=de")
    await home.page.until("document.querySelector('#mine').innerText.includes('Noch keine')")
    await home.click("#safe")
    for typed, said in (("lusab babad", "keine Merkphrase"), (" ".join(["lusab"] * 8), "liegt hier nichts")):
        await home.fill(safe_phrase=typed)
        await home.click("dialog [data-key=safe-take]")
        await home.page.until(f"document.querySelector('dialog .fault[role=alert]').innerText.includes({said!r})")
    await home.fill(safe_phrase=phrase.upper())
    await home.click("dialog [data-key=safe-take]")
    await home.page.until("!!document.querySelector('dialog [data-key=safe-forget]')")
    await home.page.evaluate("document.querySelector('dialog').close()")
    await home.page.until("document.querySelectorAll('#mine .trow.mine').length === 1")
    assert "versiegelt" in await home.text("#kept")
    await home.click("#mine .btn.main")
    assert (await home.at_table())["id"] == table["id"]
    assert faults(home.page) == []


KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
BROWSER = """(() => {
  globalThis.asked = [];
  Notification.requestPermission = async () => globalThis.allowed;
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async (options) => {
    asked.push(options.applicationServerKey.length);
    return { toJSON: () => ({ endpoint: "https://127.0.0.1/push", keys: KEYS }) };
  };
})()"""
"""A browser with a push service that the service must not call: it is not public."""
PUSHED = """((handlers, shown) => {
  const registration = { scope: "https://here/", showNotification: (...said) => shown.push(said) };
  ((self, addEventListener) => { WORKER })({ registration }, (name, handle) => (handlers[name] = handle));
  handlers.push({ data: { json: () => ({ table: "t-1", text: "It is your turn." }) }, waitUntil: () => null });
  return shown;
})({}, [])"""


async def test_a_browser_subscribes_to_notices_with_the_key_of_the_service(home: Home) -> None:
    await home.open()
    await home.click("[data-play=materia-prima] .btn.main")
    await home.at_table()
    await home.open()
    await home.page.evaluate(BROWSER.replace("KEYS", json.dumps(KEYS)))
    await home.click("#mine .ra .plain")
    await home.click("dialog .calls summary")
    for allowed, said in (("denied", "cannot be called"), ("granted", "Notices cannot be sent there")):
        await home.page.evaluate(f"allowed = {allowed!r}")
        await home.click("dialog [data-key=call-0-here]")
        await home.page.until(
            f"document.querySelector('dialog .calls .fault:not([hidden])')?.innerText.includes({said!r})"
        )
    assert await home.page.evaluate("asked") == [65], "the public key of the service, once it was allowed"


async def test_a_pushed_notice_is_shown_and_leads_to_its_table(home: Home) -> None:
    worker = home.http.get("/worker.js").text
    [[title, told]] = await home.page.evaluate(PUSHED.replace("WORKER", worker))
    assert (title, told["body"], told["tag"], told["data"]) == ("Hourglass", "It is your turn.", "t-1", "tables/t-1")
    assert told["icon"] == "https://here/page/icon-192.png"


REFUSING = """
const refuse = () => { throw new DOMException('refused', 'SecurityError'); };
for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
  Object.defineProperty(window, name, { get: refuse });
}
Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse });
if (window.LockManager) LockManager.prototype.request = async () => refuse();
"""
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"


@pytest.mark.parametrize("script", [REFUSING, FULL], ids=["refusing", "full"])
async def test_a_browser_that_stores_nothing_plays_and_is_told_to_keep_the_address(
    house: Here, alone: Callable[[], Awaitable[Tab]], script: str
) -> None:
    home = Home(house.url, await alone())
    await home.page.ask("Page.addScriptToEvaluateOnNewDocument", source=script)
    await home.open()
    await home.page.until("document.querySelector('#mine').innerText.includes('stores nothing')")
    await home.click("[data-play=materia-prima] .btn.main")
    await home.page.until("document.querySelectorAll('#menu [data-option]').length > 0")
    version = "document.getElementById('menu').dataset.version"
    before = await home.page.evaluate(version)
    await choose(home.page, "Move")
    await home.page.until(f"{version} !== {before!r}")
    table = await home.at_table()
    await home.page.ask("Page.reload")
    await home.page.until("document.querySelectorAll('#menu [data-option]').length > 0")
    assert table["id"] in await home.page.evaluate("location.href")
    assert faults(home.page) == []
    home.http.close()
