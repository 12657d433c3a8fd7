"""Players of one table, each in a browser of its own: one of them on a phone, by taps."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from msgspec import Struct

from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Played
from tests.api.web.browser.seats_at import press, seat_of, summary

NAMES = ("Ada", "Ben", "Cleo", "Dan")
PHONE = {"width": 360, "height": 640, "deviceScaleFactor": 1, "mobile": True}
SUGGESTED = "#menu .suggested"
SECOND = ".twostep [data-do=take]"
PRESSES_MAX = 10
FIRST = "#menu [data-option]:not(:disabled)"


async def be_a_phone(tab: Tab) -> None:
    """Give a page a small screen that is tapped on."""
    await tab.ask("Emulation.setDeviceMetricsOverride", **PHONE)
    await tab.ask("Emulation.setTouchEmulationEnabled", enabled=True)


async def tap(tab: Tab, selector: str) -> None:
    """Tap on an element where it lies uncovered on the screen; do nothing if it is gone.

    Both ends of the tap are sent together: on a busy machine a finger that waits for an answer would press for long.
    """
    x, y = await tab.until(
        f"(() => {{ const one = document.querySelector({selector!r});"
        " if (!one) return [-1, -1]; one.scrollIntoView({ block: 'center' });"
        " const box = one.getBoundingClientRect(); const x = box.x + box.width / 2, y = box.y + box.height / 2;"
        " return one.contains(document.elementFromPoint(x, y)) && [x, y]; })()"
    )
    if x >= 0:
        down = tab.ask("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        await asyncio.gather(down, tab.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[]))


class Player(Struct, frozen=True):
    """A seat at its page. has_phone: it taps on a small screen."""

    table: Played
    seat: int
    tab: Tab
    has_phone: bool = False

    async def sit_down(self) -> None:
        """Open the page, as on the player's device."""
        if self.has_phone:
            await be_a_phone(self.tab)
        await self.tab.open(seat_of(self.table, self.seat))

    async def is_asked(self) -> None:
        """Wait until the page offers what can be done at the table's newest version."""
        version = summary(self.table)["version"]
        await self.tab.until(
            f"document.getElementById('menu')?.dataset.version === '{version}' && "
            f"!document.getElementById('menu').inert && document.querySelector({FIRST!r}) !== null"
        )
        await asyncio.sleep(0.27)  # new options take no clicks for a moment

    async def act(self) -> None:
        """Take the suggested option, else the first one, and its second step."""
        await self.is_asked()
        before = summary(self.table)["version"]
        has_hint = await self.tab.evaluate(f"document.querySelector({SUGGESTED!r}) !== null")
        await self.choose(SUGGESTED if has_hint else FIRST)
        for _ in range(200):
            if summary(self.table)["version"] != before:
                return
            if await self.tab.evaluate(f"document.querySelector({SECOND!r}) !== null"):
                await self.choose(SECOND)
            await asyncio.sleep(0.05)
        raise AssertionError(f"seat {self.seat} could not act: {await self.tab.text('prompt')}; {self.tab.said}")

    async def choose(self, selector: str) -> None:
        """Click on an element, or tap on it where it lies uncovered on the screen."""
        if self.has_phone:
            await tap(self.tab, selector)
        else:
            await self.tab.evaluate(f"document.querySelector({selector!r})?.click()")


async def seated(table: Played, opened: Callable[[], Awaitable[Tab]], phone: int | None = None) -> list[Player]:
    """All players of a table at their pages. phone: the seat that plays on a phone."""
    seats = range(len(table.opened["seats"]))
    players = [Player(table, seat, await opened(), seat == phone) for seat in seats]
    for one in players:
        await one.sit_down()
    return players


async def play(players: list[Player], actions: int) -> int:
    """Let who is asked act, so many times or until the game is over. Give how many actions were taken."""
    for number in range(actions):
        asked = summary(players[0].table)
        if asked["state"] == "finished" or not asked["next"]:
            return number
        await players[asked["next"][0]].act()
    return actions


async def turn_back_by_consent(players: list[Player]) -> None:
    """The first player takes the last action back, and all others agree."""
    table, first = players[0].table, players[0]
    before = summary(table)["action"]
    await first.tab.until("document.querySelector('[data-do=undo]') !== null")
    for _ in range(PRESSES_MAX):  # a page that is still busy with the last action takes no key
        await press(first.tab, "u")
        with suppress(AssertionError):
            await first.tab.until("document.querySelector('[data-do=turn-back]') !== null", 3)
            break
    else:
        raise AssertionError("never a preview of what the undo loses")
    await first.choose("[data-do=turn-back]")
    for one in players[1:]:
        await one.tab.until("document.querySelector('[data-do=agree]') !== null")
        await one.choose("[data-do=agree]")
    for one in players:
        await one.tab.until("document.getElementById('proposal').hidden")
        await one.tab.until("document.querySelectorAll('#chronicle > li[data-undone]').length > 0")
    assert summary(table)["action"] < before
