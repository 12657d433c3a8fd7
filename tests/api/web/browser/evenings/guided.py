"""A newcomer at a guided evening, who knows only what the page says: the hint first, else the option that is marked."""

import asyncio
from typing import NamedTuple

from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.evenings.players import FIRST, SECOND, SUGGESTED

START = "document.querySelector('[data-play={game}] button.main')"
NEXT = "document.querySelector('#guide [data-do=guide-next]')"
HINT = "document.querySelector('#guide .card h3')?.textContent ?? ''"
IS_OVER = "document.getElementById('prompt').classList.contains('over')"
VERSION = "document.getElementById('menu').dataset.version"
IS_READY = f"(!document.getElementById('menu').inert && document.querySelector({FIRST!r}) !== null && {VERSION})"
BUTTON = (
    "(document.querySelector('#menu .hinted.suggested') ?? document.querySelector('#menu .hinted')"
    f" ?? document.querySelector({SUGGESTED!r}) ?? document.querySelector({FIRST!r}))"
)
WORDS = "(one?.querySelector('.t') ?? one?.firstElementChild)?.textContent ?? ''"
IS_ASKED = "document.getElementById('prompt').classList.contains('mine')"
PAUSE, PAUSES_MAX, INERT = 0.1, 300, 0.27
"""Seconds between two looks; looks after which nothing comes any more; seconds in which new options take no click."""
SAME_MAX = 6
"""Actions after which a newcomer puts a hint away that did not help."""


class Step(NamedTuple):
    """What a newcomer read and did. hint: its title, empty without one; did: the option, or how the hint was left."""

    hint: str
    did: str


class Newcomer:
    """Follows the hints of a guided evening on its page. unhelpful: hints that stayed whatever was done."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.steps: list[Step] = []
        self.unhelpful: list[str] = []

    async def begin(self, url: str, game: str) -> None:
        """Open the home page, and begin with the one click that it offers."""
        await self.tab.open(url)
        await self.tab.until(f"{START.format(game=game)} !== null")
        await self.tab.evaluate(f"{START.format(game=game)}.click()")
        await self.tab.until(f"document.getElementById('guide') !== null && ({HINT}) !== ''")

    async def step(self) -> bool:
        """Do what the hint says, else what is marked. Return whether the game goes on."""
        before = await self.tab.until(f"({IS_OVER} && 'over') || {IS_READY}")
        if before == "over":
            return False
        await asyncio.sleep(INERT)
        hint = await self.tab.evaluate(HINT)
        is_read = await self.tab.evaluate(f"{NEXT}?.classList.contains('main') ?? false")
        is_stuck = bool(hint) and [one.hint for one in self.steps].count(hint) >= SAME_MAX
        if is_read or is_stuck:
            self.unhelpful += [hint] * is_stuck
            await self.tab.evaluate(f"{NEXT}.click()")
            await self.tab.until(f"({HINT}) !== {hint!r}")
        self.steps.append(Step(hint, "next" if is_read or is_stuck else await self.act(before)))
        return True

    async def act(self, before: str) -> str:
        """Take the option that the hint means, else the one that is marked, and its second step. Give its words."""
        said = ""
        for _ in range(PAUSES_MAX):
            if await self.tab.evaluate(f"{IS_OVER} || {VERSION} !== {before!r}"):
                return said
            if await self.tab.evaluate(f"document.querySelector('{SECOND}') !== null"):
                await self.tab.evaluate(f"document.querySelector('{SECOND}')?.click()")
            elif await self.tab.evaluate(IS_ASKED):
                found = await self.tab.evaluate(f"(() => {{ const one = {BUTTON}; one?.click(); return {WORDS}; }})()")
                said = said or found
            await asyncio.sleep(PAUSE)
        raise AssertionError(f"could not {said!r}: {await self.tab.text('prompt')}; {self.tab.said}")
