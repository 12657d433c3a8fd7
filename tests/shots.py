"""Pictures of the pages, to be looked at beside the mock-ups: `python -m tests.shots` writes build/shots."""

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from tests.api.processes import SERVICE
from tests.api.web.browser.chromium import Tab, browser, new_tab
from tests.api.web.browser.pages import Here, Played
from tests.api.web.browser.seats_at import advanced, seat_of

SHOTS = Path(__file__).parents[1] / "build" / "shots"


class Look(NamedTuple):
    """How the page is seen. scheme: of its colours; lang: its language."""

    name: str
    width: int
    height: int
    scheme: str = "light"
    lang: str = "en"


LOOKS = (
    Look("desktop", 1280, 800),
    Look("desktop-dark", 1280, 800, "dark"),
    Look("tablet-de", 900, 1100, lang="de"),
    Look("phone", 360, 740),
    Look("phone-dark-de", 360, 740, "dark", "de"),
)
SCENES: dict[str, tuple[str, dict[str, Any], int]] = {
    "lesson": ("materia-prima", {"scenario": "first-lesson"}, 9),
    "black-work": ("materia-prima", {}, 60),
    "set-up": ("materia-prima", {}, 1),
    "arena": ("tainted-grail", {}, 8),
    "campaign": ("tainted-grail", {"scenario": "the-eighth-tally"}, 14),
}
"""Each scene: the game, the table's options and the actions before the picture."""

STATES = {
    "past": ("document.querySelector('#chronicle li:nth-child(4) [data-version]').click()", "body[data-past=true]"),
    "why": ("document.querySelector('#parts data.why').click()", "#popover:not([hidden])"),
    "thing": (
        "document.querySelector('#parts svg [data-id^=tower]').dispatchEvent(new Event('click', { bubbles: true }))",
        "#popover:not([hidden])",
    ),
    "keys": ("document.getElementById('keys').click()", "#popover:not([hidden])"),
    "ending": ("document.querySelector('[data-do=ask-end]').click()", "#proposal:not([hidden])"),
    "closed": ("document.querySelector('#menu [data-key=shut]').open = true", "#menu [data-key=shut][open]"),
}
"""States of a table's page: what leads there, and what is then on the page."""
PLACES = ("/rules/materia-prima", "/rules/materia-prima/MP-4.8.1", "/audit", "/tables/no-table")
"""Other pages of the service."""


@contextmanager
def served() -> Iterator[Here]:
    """A service with the games of the catalogue, in a folder of its own."""
    with TemporaryDirectory() as folder, Here(Path(folder) / "store", SERVICE) as here:
        yield here


def played(here: Here, game: str, options: dict[str, Any], actions: int) -> Played:
    """A table after so many actions of its first seat."""
    return advanced(here, actions, game=game, name="The Fever Summer", options={"undo": "free"} | options)


async def shoot(page: Tab, name: str, look: Look) -> None:
    """Write a picture of the page as it is seen."""
    await asyncio.sleep(0.8)
    await page.picture(SHOTS / f"{name}-{look.name}.png", look.width, look.height, prefers_color_scheme=look.scheme)


async def shots(here: Here, protocol: str) -> None:
    """Write all pictures: the home page, and each scene as its seat and as a watcher sees it."""
    for look in LOOKS:
        async with new_tab(protocol) as page:
            await page.look(look.width, look.height)
            await page.open(f"{here.url}/?lang={look.lang}")
            await page.until("document.querySelector('.games .btn') !== null")
            await shoot(page, "home", look)
    for name, (game, options, actions) in SCENES.items():
        table = played(here, game, options, actions)
        for look in LOOKS:
            async with new_tab(protocol) as page:
                await page.look(look.width, look.height)
                await page.open(seat_of(table).replace("lang=en", f"lang={look.lang}"))
                await page.until("document.querySelectorAll('#menu [data-option]').length > 0")
                await shoot(page, name, look)
    await other_shots(here, protocol, played(here, *SCENES["lesson"]))


async def other_shots(here: Here, protocol: str, table: Played) -> None:
    """Write the states of a table's page, and other pages, on a desktop and a phone."""
    addresses = {"watched": table.page, "cut-off": table.page} | {
        path.strip("/").replace("/", "-"): here.url + path for path in PLACES
    }
    for look in (LOOKS[0], LOOKS[-1]):
        for name, (script, shown) in STATES.items():
            async with new_tab(protocol) as page:
                await page.look(look.width, look.height)
                await page.open(seat_of(table).replace("lang=en", f"lang={look.lang}"))
                await page.until("document.querySelectorAll('#menu [data-option]').length > 0")
                await page.evaluate(script)
                await page.until(f"document.querySelector({shown!r}) !== null")
                await shoot(page, name, look)
        for name, address in addresses.items():
            async with new_tab(protocol, is_alone=True) as page:
                await page.look(look.width, look.height)
                await page.open(f"{address}?lang={look.lang}")
                if name == "cut-off":
                    await page.until("document.getElementById('connection').dataset.state === 'live'")
                    await page.cut()
                    await page.until("document.getElementById('connection').dataset.state === 'cut'")
                await shoot(page, name, look)


def main() -> None:
    """Write the pictures. Chromium must be installed."""
    shutil.rmtree(SHOTS, ignore_errors=True)
    SHOTS.mkdir(parents=True)
    with served() as here, TemporaryDirectory(ignore_cleanup_errors=True) as folder, browser(Path(folder)) as protocol:
        asyncio.run(shots(here, protocol))
    print(f"Look at {len(list(SHOTS.iterdir()))} pictures in {SHOTS.relative_to(Path.cwd())}.")


if __name__ == "__main__":
    main()
