"""What is heard and where the focus is, by the accessibility tree alone."""

import asyncio
from typing import Any

import pytest

from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.evenings.reader import ScreenReader
from tests.api.web.browser.pages import Here, Played, faults
from tests.api.web.browser.seats_at import choose, option, press, seat_of, summary

TWO = [{"name": "Ada"}, {"name": "Ben"}]
FOCUSED = "document.activeElement.dataset.option ?? document.activeElement.id"
GAMES: dict[str, dict[str, Any]] = {
    "materia-prima": {"scenario": "first-lesson"},
    "tainted-grail": {"scenario": "first-steps"},
}
ACTIONS = 4


async def side_by_side(here: Here, page: Tab) -> Played:
    """Ada and Ben choose side by side; the page is Ada's."""
    table = here.started(seats=TWO)
    table.act("aside")
    await page.open(seat_of(table))
    await page.until(f"({option('roll:0')} && !{option('roll:0')}.disabled)")
    return table


def advance_and_undo(table: Played) -> None:
    """Ben acts, and takes it back."""
    table.post("actions", 1, command={"key": "roll:1"})
    table.post("undo", 1)


async def is_read(page: Tab, table: Played) -> None:
    """Wait until the page shows the menu of the newest version."""
    await page.until(f"document.getElementById('menu').dataset.version === '{summary(table)['version']}'")


@pytest.mark.parametrize("game", GAMES)
async def test_field_65_a_game_is_played_by_keyboard_from_the_accessibility_tree_alone(
    house: Here, page: Tab, game: str
) -> None:
    table = house.started(game=game, options=GAMES[game] | {"undo": "free"})
    await page.open(seat_of(table))
    reader = ScreenReader(page)
    for _ in range(ACTIONS):
        await reader.takes_an_option()
    assert summary(table)["action"] == ACTIONS
    assert await reader.nameless() == []
    assert await page.evaluate("document.querySelectorAll('canvas').length") == 0
    assert faults(page) == []


async def test_field_66_each_action_is_said_also_if_the_same_is_done_twice(here: Here, page: Tab) -> None:
    table = here.started(seats=TWO)
    await page.open(seat_of(table))
    await page.until(f"!!{option('draw')}")
    await page.evaluate(
        "window.said = []; new MutationObserver(() => said.push(document.getElementById('newest').textContent))"
        ".observe(document.getElementById('newest'), { childList: true, characterData: true, subtree: true })"
    )
    for count in (1, 2):
        table.act("draw")
        await page.until(f"said.length === {count}")
    reader = ScreenReader(page)
    assert [one.strip() for one in await page.evaluate("said")] == ["Ada: Take draw"] * 2
    assert "Ada: Take draw" in await reader.status()
    await choose(page, "pass")
    await page.until("document.getElementById('newest').textContent === 'Ada: Take pass'")


async def test_field_68_fifty_updates_by_others_leave_the_focus_on_its_option(here: Here, page: Tab) -> None:
    table = await side_by_side(here, page)
    await page.evaluate(f"{option('roll:0')}.focus()")
    for _ in range(25):
        advance_and_undo(table)
    await is_read(page, table)
    assert await page.evaluate(FOCUSED) == "roll:0"
    table.act("roll:0", "roll:0")
    await page.until(f"!{option('roll:0')}")
    await page.until(f"({FOCUSED}) === 'prompt'")
    assert await page.evaluate("document.getElementById('prompt').getAttribute('aria-live')") in ("polite", "assertive")


async def test_field_69_a_half_made_selection_survives_updates_and_a_reload(here: Here, page: Tab) -> None:
    table = here.started(seats=TWO, options={"undo": "unanimous"})
    table.act("aside")
    await page.open(seat_of(table))
    await page.until(f"({option('roll:0')} && !{option('roll:0')}.disabled)")
    await asyncio.sleep(0.3)
    await press(page, await page.evaluate(f"{option('roll:0')}.querySelector('.k').textContent"))
    await page.until("document.querySelector('.twostep') !== null")
    table.post("actions", 1, command={"key": "roll:1"})
    await is_read(page, table)
    assert await page.evaluate("document.querySelector('.twostep') !== null"), "the second step still waits"
    await page.evaluate("document.querySelector('.twostep [data-do=take]').click()")
    await page.until("document.querySelectorAll('#chronicle > li').length === 4")
    await page.ask("Page.reload")
    await page.until(f"({option('roll:0')} && !{option('roll:0')}.disabled)")
    assert summary(table)["action"] == 3, "one of two parts is chosen, and the other is still asked"
