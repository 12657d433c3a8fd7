"""`browser`: what a table's page takes in Chromium: to begin, for an update, and in memory over many updates."""

import asyncio
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from tests.api.processes import SERVICE
from tests.api.web.browser.chromium import CHROMIUM, MISSING, Tab, browser, new_tab
from tests.api.web.browser.pages import Here, Played
from tests.api.web.browser.seats_at import advance, seat_of, summary
from tests.bench.measuring import Effort, Measured, Wanted
from tests.bench.playing import Subject
from tests.bench.tracing import kept, scripting

WORK_MAX_MS, SCRIPTING_MAX_MS = 1000.0, 8.0
"""Main-thread work till a long table can be played, and scripting for an update."""
ENTRIES_PER_ACTION = 4
"""At least so many has a table of the length that is measured for each of its actions."""
AT_ONCE = 4
"""Updates that are measured together."""
AT_EACH = 4
"""How often the updates of a position are measured; the best counts."""
APART = 5
"""Actions from one position to the next."""
SHOWN_EVERY = 10
"""After so many updates the page is waited for."""
WITHIN = Wanted(bound=1, falling=True)
FLAT = Wanted(bound=1.1, falling=True)
OPTIONS = {"scenario": "black-work", "undo": "free"}
IS_PLAYABLE = (
    "document.getElementById('menu').dataset.version === '{version}' && !document.getElementById('menu').inert"
)
IS_CHECKED = "document.getElementById('seal').textContent.includes('{version} entries')"


def browsing(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """The page of a seat at a long table. Without Chromium one line says so."""
    if CHROMIUM is None:
        return [Measured("browser", 0, None, "skipped", f"skipped: {MISSING}")]
    with Here(folder / "store", SERVICE) as here:
        table = here.started(game=subject.game.id, options=OPTIONS)
        version = lengthened(table, effort.entries)
        (folder / "browser").mkdir()
        with browser(folder / "browser") as protocol:
            return asyncio.run(measured(protocol, table, version, effort))


async def measured(protocol: str, table: Played, version: int, effort: Effort) -> list[Measured]:
    """Open the page, and let it follow."""
    works = []
    for _ in range(effort.rounds):
        async with new_tab(protocol, is_alone=True) as tab:
            works.append(await work_to_begin(tab, table, version))
    async with new_tab(protocol, is_alone=True) as tab:
        await work_to_begin(tab, table, version)
        places = max(1, effort.samples // AT_ONCE)
        whole = min([await work_of_update(tab, table) for _ in range(AT_EACH)])
        updates = [await updates_at_a_position(tab, table) for _ in range(places)]
        before = await used_after(tab, table, effort.updates // 4)
        after = await used_after(tab, table, effort.updates - effort.updates // 4)
    told = f"after {effort.updates} updates, and a quarter of them"
    note = f"{version} entries; the best of {len(works)}"
    return [
        Measured("browser/begin", min(works), WORK_MAX_MS, "CPU ms", note, WITHIN),
        Measured("browser/update", median(updates), SCRIPTING_MAX_MS, "CPU ms", spread(updates), WITHIN),
        Measured("browser/update-whole", whole, None, "CPU ms", "with styles, layout and painting"),
        Measured("browser/memory", after.kept, before.kept, "KiB", f"kept by scripts {told}", FLAT),
        Measured("browser/nodes", after.nodes, before.nodes, "nodes", f"of the document {told}", FLAT),
        Measured(
            "browser/memory-whole", after.used, None, "KiB", f"with compiled scripts; {before.used:,.0f} at a quarter"
        ),
    ]


async def work_to_begin(tab: Tab, table: Played, version: int) -> float:
    """Milliseconds of the main thread until a seat can play."""
    await tab.ask("Performance.enable", timeDomain="threadTicks")
    before = await metrics(tab)
    await tab.open(seat_of(table))
    await tab.until(IS_PLAYABLE.format(version=version))
    after = await metrics(tab)
    await tab.until(IS_CHECKED.format(version=version))
    return (after["TaskDuration"] - before["TaskDuration"]) * 1000


async def updates_at_a_position(tab: Tab, table: Played) -> float:
    """CPU milliseconds in scripts for an update where the table stands; then play on from there."""
    best = min([await scripting_of_update(tab, table) for _ in range(AT_EACH)])
    for _ in range(APART):
        advance(table)
    await is_shown(tab, table)
    return best


def spread(updates: list[float]) -> str:
    return f"in scripts; the median of {len(updates)} positions, from {min(updates):.1f} to {max(updates):.1f}"


async def scripting_of_update(tab: Tab, table: Played) -> float:
    """CPU milliseconds that scripts take for an update."""
    return await scripting(tab, lambda: updated(tab, table)) / AT_ONCE


async def work_of_update(tab: Tab, table: Played) -> float:
    """CPU milliseconds of the main thread for an update, but for what the bench asks."""
    before = await metrics(tab)
    await updated(tab, table)
    after = await metrics(tab)
    took = {name: after[name] - before[name] for name in ("TaskDuration", "DevToolsCommandDuration")}
    return (took["TaskDuration"] - took["DevToolsCommandDuration"]) * 1000 / AT_ONCE


async def updated(tab: Tab, table: Played) -> None:
    """Let the page show some updates, one after another."""
    for number in range(AT_ONCE):
        table.post("undo") if number % 2 else advance(table)
        await is_shown(tab, table)


class Used(NamedTuple):
    """Memory of a page. kept, used: KiB, without and with what its scripts are compiled to; nodes: of documents."""

    kept: float
    used: float
    nodes: float


async def used_after(tab: Tab, table: Played, updates: int) -> Used:
    """What is in use after so many updates and a collection."""
    for number in range(updates):
        table.post("undo") if number % 2 else advance(table)
        if number % SHOWN_EVERY == 0:
            await is_shown(tab, table)
    await is_shown(tab, table)
    await tab.ask("HeapProfiler.collectGarbage")
    told = await metrics(tab)
    return Used(await kept(tab), told["JSHeapUsedSize"] / 1024, told["Nodes"])


async def is_shown(tab: Tab, table: Played) -> None:
    """Wait until the page shows the newest version."""
    await tab.until(IS_PLAYABLE.format(version=summary(table)["version"]))


async def metrics(tab: Tab) -> dict[str, float]:
    """What the browser counted for the page, by name."""
    told: Iterable[dict[str, Any]] = (await tab.ask("Performance.getMetrics"))["metrics"]
    return {one["name"]: one["value"] for one in told}


def lengthened(table: Played, entries: int) -> int:
    """Play, and go back to the beginning of a game that is over, until the log is as long. Give its version."""
    while (told := summary(table))["version"] < entries:
        for _ in range(max(1, (entries - told["version"]) // ENTRIES_PER_ACTION // 4)):
            if not advance(table):
                table.post("undo", to=1)
    return int(summary(table)["version"])
