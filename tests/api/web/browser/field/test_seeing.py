"""What can be seen and touched: in grey, on every ground, on a small screen."""

import pytest

from tests.api.web.browser.axe import findings
from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.evenings.players import NAMES, PHONE
from tests.api.web.browser.pages import Here, faults
from tests.api.web.browser.seats_at import advance, advanced, press, seat_of, summary

SEATS = "[...document.querySelectorAll('#seats .tower')].map((one) => one.textContent)"
OPTIONS = "[...document.querySelectorAll('#menu [data-option]')]"
TARGET = 44
COVERED = f"""
{OPTIONS}.filter((one) => one.checkVisibility()).filter((one) => {{
  one.scrollIntoView({{ block: 'center' }});
  const box = one.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !one.contains(at) || box.height < {TARGET} || box.width < {TARGET} || box.left < 0 || box.right > innerWidth;
}}).map((one) => one.textContent)
"""
CONTRASTS = """
(() => {
  const draw = (colour) => {
    const sheet = new OffscreenCanvas(1, 1).getContext('2d');
    sheet.fillStyle = colour;
    sheet.fillRect(0, 0, 1, 1);
    return [...sheet.getImageData(0, 0, 1, 1).data].slice(0, 3).map((one) => one / 255);
  };
  const light = (colour) => draw(colour).map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
    .reduce((sum, one, at) => sum + one * [0.2126, 0.7152, 0.0722][at], 0);
  const ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const mark = light(getComputedStyle(document.querySelector('#parts svg .ring')).stroke);
  const grounds = [...document.querySelectorAll('#parts [data-id^="hex:"] > use[class^="g-"]')]
    .map((one) => getComputedStyle(one).fill);
  return [...new Set(grounds)].map((one) => ratio(mark, light(one)));
})()
"""


async def test_field_70_seats_are_told_apart_by_letters_and_not_by_colours_alone(house: Here, page: Tab) -> None:
    seats = [{"name": one} for one in NAMES]
    table = house.started(game="materia-prima", seats=seats, options={"undo": "free", "scenario": "first-lesson"})
    await page.open(seat_of(table))
    await page.until(f"{SEATS}.length === 4")
    assert await page.evaluate(SEATS) == ["1", "2", "3", "4"]
    assert await page.evaluate("[...document.querySelectorAll('#seats b')].map((one) => one.textContent)") == [
        "Ada (you)",
        *NAMES[1:],
    ]


async def test_field_71_the_mark_of_what_is_possible_stands_out_on_every_ground(house: Here, page: Tab) -> None:
    table = advanced(house, 12, game="materia-prima", options={"undo": "free", "scenario": "black-work"})
    await page.open(seat_of(table))
    await page.until("document.querySelector('#parts .part-map [data-id^=\"hex:\"] .ring') !== null")
    for scheme in ("light", "dark"):
        await page.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        contrasts = await page.evaluate(CONTRASTS)
        assert len(contrasts) >= 5 and min(contrasts) >= 3, (scheme, contrasts)


async def test_field_72_a_phone_shows_prompt_and_options_and_two_fingers_enlarge_the_board_alone(
    house: Here, page: Tab
) -> None:
    table = advanced(house, 12, game="materia-prima", options={"undo": "free", "scenario": "first-lesson"})
    await page.ask("Emulation.setDeviceMetricsOverride", **PHONE)
    await page.ask("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=2)
    await page.open(seat_of(table))
    await page.until(f"{OPTIONS}.length > 0 && document.querySelector('#parts svg.map') !== null")
    width = "document.querySelector('#parts svg.map').getBoundingClientRect().width"
    before = await page.evaluate(width)
    box = "document.querySelector('#parts .part-map').getBoundingClientRect()"
    x, y = await page.evaluate(f"[{box}.x + {box}.width / 2, {box}.y + {box}.height / 2]")
    for kind, apart in (("touchStart", 30), ("touchMove", 50), ("touchMove", 90)):
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        await page.ask("Input.dispatchTouchEvent", type=kind, touchPoints=points)
    await page.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
    await page.until(f"{width} > {before} * 1.4")
    assert await page.evaluate("[visualViewport.scale, document.documentElement.scrollWidth <= innerWidth]") == [
        1,
        True,
    ]
    assert await page.evaluate("document.getElementById('prompt').getBoundingClientRect().right <= innerWidth")


@pytest.mark.parametrize("game", ["materia-prima", "tainted-grail"])
async def test_field_73_every_option_can_be_tapped_on_a_phone(house: Here, page: Tab, game: str) -> None:
    table = house.started(game=game, options={"undo": "free"})
    await page.ask("Emulation.setDeviceMetricsOverride", **PHONE)
    await page.ask("Emulation.setTouchEmulationEnabled", enabled=True)
    await page.open(seat_of(table))
    counts = []
    for actions in (2, 1, 3, 3, 3, 3):  # the first days of both games offer more than two options by the third action
        for _ in range(actions):
            advance(table)
        version = summary(table)["version"]
        await page.until(f"document.getElementById('menu').dataset.version === '{version}' && {OPTIONS}.length > 0")
        assert await page.evaluate(COVERED) == []
        counts.append(await page.evaluate(f"{OPTIONS}.length"))
    assert max(counts) > 2
    assert faults(page) == []


async def test_field_77_a_turn_changes_title_and_icon_without_blinking_or_sound(here: Here, page: Tab) -> None:
    table = here.started(seats=[{"name": "Ada"}, {"name": "Ben"}])
    await page.open(seat_of(table, 1))
    signs = "[document.title.startsWith('\u25cf'), document.querySelector('link[rel=icon]').href.split('/').pop()]"
    await page.until("document.getElementById('asked').textContent === 'Ada to act'")
    assert await page.evaluate(signs) == [False, "icon.svg"]
    await page.evaluate(
        "window.heard = 0; window.titles = [];"
        "for (const one of ['AudioContext', 'Notification']) window[one] = class { constructor() { heard += 1; } };"
        "new MutationObserver(() => titles.push(document.title))"
        ".observe(document.querySelector('title'), { childList: true })"
    )
    table.act("roll:2")
    await page.until("document.title.startsWith('\u25cf')")
    await page.evaluate("new Promise((done) => setTimeout(done, 2000))")
    assert await page.evaluate(signs) == [True, "turn.svg"]
    assert set(await page.evaluate("titles")) == {await page.evaluate("document.title")}, "it stays as it is"
    assert await page.evaluate("heard") == 0


SHOWN = """
[...document.querySelectorAll('#parts [data-id], #menu [data-option]')]
  .filter((one) => one.offsetParent !== null || one instanceof SVGElement)
  .map((one) => {
    const title = one.querySelector(':scope > title')?.textContent ?? one.title;
    const name = one.dataset.option ?? one.dataset.id;
    return title && { title, at: one.dataset.option ? `[data-option="${name}"]` : `#parts [data-id="${name}"]` };
  })
  .filter(Boolean)
"""
TOLD = "document.getElementById('popover').hidden ? '' : document.getElementById('popover').textContent"


async def hold(page: Tab, selector: str) -> None:
    """Press on an element for long, where it lies on the screen."""
    x, y = await page.evaluate(
        f"(() => {{ const one = document.querySelector({selector!r}); one.scrollIntoView({{ block: 'center' }});"
        " const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()"
    )
    await page.ask("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
    await page.evaluate("new Promise((done) => setTimeout(done, 700))")
    await page.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])


async def test_field_74_what_hovering_shows_a_long_press_and_a_key_tell_and_do_nothing(house: Here, page: Tab) -> None:
    table = advanced(house, 6, game="materia-prima", options={"undo": "free", "scenario": "first-lesson"})
    await page.ask("Emulation.setTouchEmulationEnabled", enabled=True)
    await page.open(seat_of(table))
    await page.until(f"{OPTIONS}.length > 0 && document.querySelector('#parts svg.map .legal') !== null")
    before = summary(table)["version"]
    found = {one["at"]: one["title"] for one in await page.evaluate(SHOWN)}
    options = [at for at in found if at.startswith("[data-option")]
    legal = await page.evaluate("document.querySelector('#parts svg.map .legal').dataset.id")
    assert len(options) >= 2 and len(found) > 40
    for at in (options[0], f'#parts [data-id="{legal}"]'):
        await hold(page, at)
        told = await page.until(TOLD)
        assert found[at].replace(" \u00b7 ", "") in told.replace(" \u00b7 ", ""), at
        await press(page, "Escape")
        await page.evaluate(f"document.querySelector({at!r}).focus()")
        await press(page, "i")
        assert await page.until(TOLD) == told
        await press(page, "Escape")
    word = "document.querySelector('#menu [data-option] .word')"
    meaning = await page.until(f"{word}?.title")
    await hold(page, "#menu [data-option] .word")
    assert meaning in await page.until(TOLD)
    await press(page, "Escape")
    await page.evaluate(f"{word}.closest('[data-option]').focus()")
    await press(page, "i")
    assert meaning in await page.until(TOLD)
    assert await findings(page) == []
    assert summary(table)["version"] == before, "asking does nothing"
    assert faults(page) == []
