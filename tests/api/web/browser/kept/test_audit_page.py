"""The audit page in a browser: a table by its address, archives dropped on it, and what each of them proves."""

import json
from collections.abc import Sequence

from tests.api.web.browser.axe import findings
from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Here, faults
from tests.corpus import FOLDER

HEADINGS = "[...document.querySelectorAll('#found h2')].map((one) => one.className)"


async def open_audit(page: Tab, here: Here, rest: str) -> None:
    """Open the page, and wait until it listens."""
    await page.open(f"{here.url}/audit?{rest}")
    await page.until("document.title !== 'Hourglass'")


async def drop(page: Tab, names: Sequence[str]) -> None:
    """Drop archives of the corpus on the page."""
    files = {name: (FOLDER / name).read_text("utf-8") for name in names}
    await page.evaluate(
        f"""(() => {{
          const dropped = new DataTransfer();
          for (const [name, text] of Object.entries({json.dumps(files)})) dropped.items.add(new File([text], name));
          dispatchEvent(new DragEvent("drop", {{ dataTransfer: dropped, bubbles: true, cancelable: true }}));
        }})()"""
    )
    await page.until(f"{HEADINGS}.length === {len(files)}")


async def test_a_table_is_checked_by_its_address_and_the_link_can_be_shared(here: Here, page: Tab) -> None:
    table = here.started()
    table.act("roll:2", "draw", "roll:1")
    table.post("end")
    await open_audit(page, here, "lang=en")
    await page.evaluate(f"document.getElementById('table').value = {table.page + '?lang=en'!r}")
    await page.evaluate("document.getElementById('name').requestSubmit()")
    await page.until(f"{HEADINGS}.length === 1")
    text = await page.text("found")

    assert text.startswith("Everything checks")
    assert "Decided again by the rules of the game" in text and "entries are signed" in text
    assert "3 of “dice”" in text
    assert await page.evaluate("document.querySelector('.course .way').getAttribute('d').split('L').length") == 4
    assert await page.evaluate("location.search") == f"?lang=en&table={table.opened['id']}"
    await open_audit(page, here, f"lang=de&table={table.opened['id']}")
    await page.until(f"{HEADINGS}.length === 1")
    assert (await page.text("found")).startswith("Alles stimmt")
    assert await findings(page) == []
    assert faults(page) == []


async def test_many_archives_are_checked_at_once_and_the_line_that_breaks_is_shown(here: Here, page: Tab) -> None:
    await open_audit(page, here, "lang=en")
    await drop(page, ["ended-won.ndjson", "forged-outcome.ndjson", "branch-at-4.ndjson", "sealed-in-play.ndjson"])

    assert await page.evaluate(HEADINGS) == ["unsigned", "failed", "unsigned", "sealed"]
    assert await page.text("sum") == "4 archives: 3 sound, 1 FALSE."
    fault = await page.evaluate("document.querySelector('.fault').textContent")
    assert "It breaks at entry" in fault and "Should be" in fault and '"type":"dice-rolled"' in fault


async def test_what_is_no_archive_and_what_is_not_there_are_told_apart(here: Here, page: Tab) -> None:
    await open_audit(page, here, "lang=en")
    await drop(page, ["damaged-empty.ndjson"])
    assert "does not end as an archive does" in await page.text("found")
    await open_audit(page, here, "lang=en&table=7f163e45-4498-49a1-9f66-a721775eb2a1")
    await page.until(f"{HEADINGS}.length === 1")
    assert (await page.text("found")).startswith("This cannot be checked")
