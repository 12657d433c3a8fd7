"""A seat on the page of a table: where it plays, and how it chooses."""

from typing import Any

from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Here, Played


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
    """Choose an option as soon as it can be chosen, and nothing of the next menu, which may be of another seat."""
    await page.until(f"({option(label)} && !{option(label)}.disabled)")
    before = await page.evaluate("document.querySelectorAll('#chronicle > li').length")
    version = await page.evaluate("document.getElementById('menu').dataset.version")
    is_same = f"document.getElementById('menu').dataset.version === {version!r}"
    for _ in range(60):
        await page.evaluate(f"{is_same} && {option(label)}?.click()")
        await page.evaluate("new Promise((done) => setTimeout(done, 60))")
        await page.evaluate("document.querySelector('.twostep [data-do=take]')?.click()")
        if await page.evaluate(f"document.querySelectorAll('#chronicle > li').length !== {before}"):
            return
    raise AssertionError(f"{label} was not chosen; {page.said}")


async def press(page: Tab, key: str) -> None:
    for kind in ("rawKeyDown", "keyUp"):
        await page.ask("Input.dispatchKeyEvent", type=kind, key=key)


def advance(table: Played) -> bool:
    """Take the suggested action, else the first. Whether there is one."""
    path = f"/v1/tables/{table.opened['id']}/actions"
    actions = table.here.http.get(path, headers=table.headers()).raise_for_status().json()["actions"]
    if actions:
        table.post("actions", command=next((one for one in actions if one["suggested"]), actions[0])["command"])
    return bool(actions)


def advanced(here: Here, steps: int, **more: Any) -> Played:
    """A table after so many actions of its first seat. more: what else it is opened with."""
    table = here.started(**more)
    for _ in range(steps):
        advance(table)
    return table


async def sit(page: Tab, table: Played, seat: int = 0) -> None:
    """Open the page of a seat, and wait for its options."""
    await page.open(seat_of(table, seat))
    await page.until("document.querySelectorAll('#menu [data-option]').length > 0")
