"""A seat on the page of a table: where it plays, and how it chooses."""

from typing import Any

from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Played


def seat_of(table: Played, seat: int = 0) -> str:
    """The address at which a seat plays."""
    return f"{table.page}?lang=en#token={table.opened['seats'][seat]['token']}"


def summary(table: Played) -> dict[str, Any]:
    told: dict[str, Any] = table.here.http.get(f"/v1/tables/{table.opened['id']}").raise_for_status().json()
    return told


def option(label: str) -> str:
    """The button of an option, in the page's language."""
    return f"[...document.querySelectorAll('#menu [data-option]')].find((one) => one.textContent.includes({label!r}))"


async def choose(page: Tab, label: str) -> None:
    """Choose an option as soon as it can be chosen."""
    await page.until(f"({option(label)} && !{option(label)}.disabled)")
    before = await page.evaluate("document.querySelectorAll('#chronicle > li').length")
    for _ in range(60):
        await page.evaluate(f"{option(label)}?.click()")
        await page.evaluate("new Promise((done) => setTimeout(done, 60))")
        await page.evaluate("document.querySelector('.twostep [data-do=take]')?.click()")
        if await page.evaluate(f"document.querySelectorAll('#chronicle > li').length !== {before}"):
            return
    raise AssertionError(f"{label} was not chosen; {page.said}")


async def press(page: Tab, key: str) -> None:
    for kind in ("rawKeyDown", "keyUp"):
        await page.ask("Input.dispatchKeyEvent", type=kind, key=key)


def advance(table: Played) -> None:
    """Take the suggested action, else the first."""
    told = table.here.http.get(f"/v1/tables/{table.opened['id']}/actions", headers=table.headers()).json()
    if told["actions"]:
        chosen = next((one for one in told["actions"] if one["suggested"]), told["actions"][0])
        table.post("actions", command=chosen["command"])
