"""What axe says of a page: whether everybody can use it."""

import json
from importlib.resources import files
from typing import Any

from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import faults

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
LOOKS = ((1280, 800, "light"), (360, 640, "dark"))


async def findings(page: Tab) -> list[Any]:
    """What axe finds in the page as it is."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE + ";0")
    told = await page.evaluate(f"axe.run(document, {json.dumps(RULES)}).then((found) => found.violations)")
    return [(one["id"], [node["html"][:200] for node in one["nodes"][:3]]) for one in told]


async def check(page: Tab) -> None:
    """Check the page on a desktop by day and on a phone by night."""
    for width, height, scheme in LOOKS:
        await page.look(width, height, prefers_color_scheme=scheme)
        found = await findings(page)
        assert found == [], (width, scheme, found)
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width


async def prove(page: Tab, url: str, look: tuple[int, int, str], expected: str = "none") -> None:
    """Check the page in a look; that it complained of nothing, asked no other host, and styles nothing in place.

    A resource that the policy forbids is a complaint of the browser. expected: words of a complaint that must come.
    """
    width, height, scheme = look
    await page.look(width, height, prefers_color_scheme=scheme)
    wide = await page.evaluate("document.documentElement.scrollWidth > innerWidth")
    said = [one for one in faults(page) if expected not in one]
    urls = await page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    foreign = [one for one in urls if not str(one).startswith((f"{url}/", "blob:"))]
    placed = await page.evaluate("document.querySelectorAll('[style], script:not([src])').length")
    told = {"axe": await findings(page), "wide": wide, "said": said, "foreign": foreign, "placed": placed}
    assert urls and not any(told.values()), told
