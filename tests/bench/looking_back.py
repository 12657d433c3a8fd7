"""`looking-back`: what a long game takes in Chromium: its kept file, its replay page, and the page that checks it."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple
from uuid import UUID

from api.service.archives.audits import written_archive
from api.service.budget import Payer
from api.service.command import Command
from api.service.service import Service
from api.service.tables.views.shown import shown_at
from api.web.kept.route import written
from tests.api.processes import SERVICE, free_port, start
from tests.api.web.browser.chromium import CHROMIUM, MISSING, Tab, browser, new_tab
from tests.bench.browser import WITHIN, metrics
from tests.bench.measuring import Effort, Measured
from tests.bench.playing import Subject, played, service_in

OPEN_MAX_MS, STEP_MAX_MS, AUDIT_MAX_MS, AUDIT_LINES = 1000.0, 100.0, 3000.0, 10_000
RULES: dict[str, Any] = {"check": "F", "verdict": "skipped", "entry": None, "note": "", "values": {}}
PAYER = Payer("bench")
STEPS = (0.1, 0.9, 0.5, 0.02, 0.98, 0.3)
"""Where in the game the moments lie that are gone to, one after another."""
IS_KEPT_SHOWN = "performance.getEntriesByName('shown').length > 0"
IS_KEPT_CHECKED = "['ok', 'sealed', 'unsigned', 'failed'].includes(document.getElementById('verdict').dataset.state)"
IS_REPLAY_SHOWN = "document.querySelector('#board .part svg') !== null"
IS_TOLD = "document.getElementById('told').textContent !== ''"
IS_READY = "[...document.querySelectorAll('[data-say]')].every((one) => one.textContent !== '')"
IS_AUDITED = "document.querySelector('article.report h2') !== null"
CHECKS_WITHIN = 120.0
"""Seconds for a file to check itself, beside whatever else the machine does."""
LAST_MOMENT = "Number(document.getElementById('slider').max)"
GO = """(() => {{ const slider = document.getElementById('slider');
slider.value = String(Math.floor({share} * slider.max)); slider.dispatchEvent(new Event('input', {{ bubbles: true }}));
return slider.value; }})()"""
IS_AT = "document.getElementById('slider').value === '{number}'"


class Game(NamedTuple):
    """A long game that has ended. lines: of its log; archive, file: where they lie."""

    table: UUID
    lines: int
    moments: int
    archive: Path
    file: Path


def looking_back(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """What a game takes that is looked back at. Without Chromium one line says so."""
    if CHROMIUM is None:
        return [Measured("looking-back", 0, None, "skipped", f"skipped: {MISSING}")]
    store = folder / "store"
    store.mkdir()
    with service_in(store, subject, f"sqlite:///{store / 'tables.db'}") as service:
        game, board = asyncio.run(prepared(service, subject, effort, folder))
    (folder / "browser").mkdir()
    port = free_port()
    process = start(store, port, SERVICE)
    try:
        with browser(folder / "browser") as protocol:
            found = asyncio.run(measured(protocol, f"http://127.0.0.1:{port}", game))
    finally:
        process.kill()
        process.wait(10)
    note = f"{game.moments:,} moments, {game.lines:,} lines"
    kept = f"{found['kept-moments']:,.0f} moments have room in the file, of {game.moments:,}"
    step = "of the main thread, to another moment"
    return [
        Measured("looking-back/kept", found["kept"], OPEN_MAX_MS, "CPU ms", kept, WITHIN),
        Measured("looking-back/kept-step", found["kept-step"], STEP_MAX_MS, "CPU ms", step, WITHIN),
        Measured("looking-back/replay", found["replay"], OPEN_MAX_MS, "CPU ms", note, WITHIN),
        Measured("looking-back/replay-step", found["replay-step"], STEP_MAX_MS, "CPU ms", step, WITHIN),
        Measured("looking-back/board", board, STEP_MAX_MS, "CPU ms", "a board of any moment by the service", WITHIN),
        Measured(
            "looking-back/audit",
            found["audit"],
            AUDIT_MAX_MS * max(1, game.lines / AUDIT_LINES),
            "CPU ms",
            f"checks A to E and G, {game.lines:,} lines",
            WITHIN,
        ),
    ]


async def prepared(service: Service, subject: Subject, effort: Effort, folder: Path) -> tuple[Game, float]:
    """Play and end the game, and write its archive and its file. Give it, and what a board takes, in CPU ms."""
    table = await played(service.tables, subject, effort.long, Random(5))
    done = await service.tables.end(table, Command(0))
    view = await service.reader_views.view(table, None)
    checkpoint = await service.reader_views.read(table, None, lambda: service.checkpoints.archived(view))
    archive, file = folder / "game.ndjson", folder / "game.html"
    archive.write_bytes(written_archive(service.tables.log, table, done.version, checkpoint))
    with file.open("wb") as out:
        async for part in written(service, PAYER, view, checkpoint, RULES):
            out.write(part)
    moments = list(view.moments(view.table.timeline.start - 1))
    took = []
    for share in STEPS:
        before = process_time()
        assert shown_at(service.boards, view, moments[int(share * (len(moments) - 1))], "en").page.text
        took.append((process_time() - before) * 1000)
    return Game(table, done.version, len(moments), archive, file), max(took)


async def measured(protocol: str, url: str, game: Game) -> dict[str, float]:
    """CPU milliseconds of the main thread, by what they are for; of steps those of the dearest. And how many moments a
    page leads to.
    """
    found: dict[str, float] = {}
    for name, address, is_shown, is_done in (
        ("kept", game.file.as_uri(), IS_KEPT_SHOWN, IS_KEPT_CHECKED),
        ("replay", f"{url}/replay/{game.table}?lang=en", f"{IS_REPLAY_SHOWN} && {IS_TOLD}", IS_TOLD),
    ):
        async with new_tab(protocol, is_alone=True) as tab:
            found[name] = await work(tab, shown(tab, address, is_shown))
            found[f"{name}-moments"] = 1 + await tab.evaluate(LAST_MOMENT)
            await tab.until(is_done, CHECKS_WITHIN)
            await asyncio.sleep(1)
            found[f"{name}-step"] = max([await work(tab, gone(tab, share)) for share in STEPS])
    async with new_tab(protocol, is_alone=True) as tab:
        await shown(tab, f"{url}/audit?lang=en", IS_READY)
        found["audit"] = await work(tab, checked(tab, game.archive))
    return found


async def shown(tab: Tab, address: str, is_shown: str) -> None:
    """Open a page, and wait until it shows the game."""
    await tab.open(address)
    await tab.until(is_shown)


async def gone(tab: Tab, share: float) -> None:
    """Go to a moment, and give the page the time to draw it."""
    number = await tab.evaluate(GO.format(share=share))
    await tab.until(IS_AT.format(number=number))
    await tab.evaluate("new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done)), 300))")


async def checked(tab: Tab, archive: Path) -> None:
    """Let the audit page check a file."""
    node = await tab.ask("Runtime.evaluate", expression="document.getElementById('files')")
    await tab.ask("DOM.setFileInputFiles", files=[str(archive)], objectId=node["result"]["objectId"])
    await tab.until(IS_AUDITED)


async def work(tab: Tab, doing: Awaitable[None]) -> float:
    """CPU milliseconds of the main thread while something is done, but for what the bench asks."""
    await tab.ask("Performance.enable", timeDomain="threadTicks")
    before = await metrics(tab)
    await doing
    after = await metrics(tab)
    took = {name: after[name] - before[name] for name in ("TaskDuration", "DevToolsCommandDuration")}
    return (took["TaskDuration"] - took["DevToolsCommandDuration"]) * 1000
