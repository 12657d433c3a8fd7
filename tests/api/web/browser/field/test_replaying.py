"""The ways through a game that is over or goes on, by key, and the moment in the address."""

from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Here, count_is, faults
from tests.api.web.browser.seats_at import press, seat_of

MOMENT = "document.getElementById('slider').value"


async def test_keys_lead_to_dice_to_own_actions_and_to_those_of_a_seat(here: Here, page: Tab) -> None:
    table = here.started(seats=[{"name": "Ada"}, {"name": "Ben"}])
    for seat, key in enumerate(("roll:2", "draw", "roll:1", "pass", "draw")):
        table.post("actions", seat=(0, 1, 1, 0, 1)[seat], command={"key": key})
    await page.open(seat_of(table))
    await count_is(page, 6)

    async def after(key: str, number: int) -> None:
        await press(page, key)
        await page.until(f"{MOMENT} === '{number}'")

    await after("m", 4)
    await after("m", 1)
    await after("s", 4)
    await after("Home", 0)
    await after("d", 1)
    await after("d", 3)
    await after("[", 0)
    assert "at=" in await page.evaluate("location.search")
    await after("ArrowRight", 1)
    version = await page.evaluate("new URLSearchParams(location.search).get('at')")
    await page.open(f"{table.page}?lang=en&at={version}")
    await page.until(f"{MOMENT} === '1'")
    await after("]", 3)  # the first card was drawn at 2, and with each a day ends
    await after("]", 5)
    assert await page.evaluate("location.search") == "?lang=en"
    assert faults(page) == []


async def test_a_game_is_played_at_three_speeds(here: Here, page: Tab) -> None:
    table = here.started()
    table.act("roll:2", "draw", "roll:1")
    await page.open(f"{table.page}?lang=en")
    await count_is(page, 4)
    said = []
    for _ in range(3):
        await page.evaluate("document.getElementById('speed').click()")
        said.append(await page.text("speed"))
    assert said == ["fast", "slowly", "at ease"]
    await page.evaluate("document.getElementById('speed').click()")
    await page.evaluate("document.getElementById('play').click()")
    await page.until(f"{MOMENT} === '3' && document.getElementById('back').disabled", 8)
