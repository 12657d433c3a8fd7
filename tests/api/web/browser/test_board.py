"""The board on a table's page: its things are chosen, its numbers explain themselves, and elements stay the same."""

from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Here, Played, faults
from tests.api.web.browser.seats_at import advance, advanced, choose, press, seat_of, sit, summary

LEGAL = "[...document.querySelectorAll('#parts svg .legal')]"
NUMBER = "one.querySelector(':scope > .number')?.textContent"
SINGLE = f"{LEGAL}.find((one) => Number({NUMBER}) > 0)"
SEVERAL = f"{LEGAL}.find((one) => {NUMBER} === '\u2026')"
SEEN = "((one) => !!document.querySelector(one)?.checkVisibility())"
CHOICE = "document.querySelector('#menu [data-option^=\"choose:\"]')"
CLICK = "new MouseEvent('click', { bubbles: true })"


async def on_the_way(house: Here, page: Tab) -> Played:
    """A game of Materia Prima in its first day, at the page of its only seat."""
    table = advanced(house, 12, game="materia-prima", options={"undo": "free", "scenario": "first-lesson"})
    await page.open(seat_of(table))
    await page.until(f"!!{SINGLE}")
    await page.evaluate("new Promise((done) => setTimeout(done, 300))")
    return table


async def test_a_click_on_a_thing_takes_its_only_option_and_keeps_the_others_in_place(house: Here, page: Tab) -> None:
    table = await on_the_way(house, page)
    before = summary(table)
    await page.evaluate("document.querySelectorAll('#parts [data-id]').forEach((one) => (one.kept = one.dataset.id))")
    await page.evaluate(f"{SINGLE}.dispatchEvent({CLICK})")
    await page.evaluate("document.querySelector('.twostep [data-do=take]')?.click()")
    await page.until(f"Number(document.getElementById('menu').dataset.version) > {before['version']}")
    assert summary(table)["action"] == before["action"] + 1
    hexes = "[...document.querySelectorAll('#parts .part-map [data-id^=\"hex:\"]')]"
    assert await page.evaluate(f"{hexes}.length > 30 && {hexes}.every((one) => one.kept === one.dataset.id)")
    assert faults(page) == []


async def test_a_thing_with_several_options_narrows_the_list_until_it_is_let_go(house: Here, page: Tab) -> None:
    await on_the_way(house, page)
    count = "document.querySelectorAll('#menu [data-option]').length"
    whole = await page.evaluate(count)
    await page.evaluate(f"{SEVERAL}.dispatchEvent({CLICK})")
    await page.until(f"{count} > 1 && {count} < {whole}")
    assert await page.evaluate("document.querySelectorAll('#parts .chosen').length") >= 1
    await press(page, "Escape")
    await page.until(f"{count} === {whole}")


async def test_a_number_says_why_it_is_what_it_is(house: Here, page: Tab) -> None:
    await on_the_way(house, page)
    await page.evaluate("document.querySelector('#parts data.why').click()")
    await page.until("!document.getElementById('popover').hidden")
    told = await page.text("popover")
    value = await page.evaluate("document.querySelector('#parts data.why').textContent")
    assert f"Why is this {value}?" in told and "MP-" in told
    await press(page, "Escape")
    await page.until("document.getElementById('popover').hidden")


async def test_the_map_is_walked_by_arrows(house: Here, page: Tab) -> None:
    await on_the_way(house, page)
    await page.evaluate("document.querySelector('.part-map').focus()")
    await press(page, "ArrowRight")
    await page.until("document.activeElement.matches('#parts [role=button]')")
    first = await page.evaluate("document.activeElement.getAttribute('aria-label')")
    for key in ("ArrowLeft", "ArrowDown", "ArrowUp", "ArrowRight"):
        await press(page, key)
    assert first and await page.evaluate("document.activeElement.matches('#parts [role=button]')")


async def test_on_a_phone_what_is_read_takes_the_place_of_the_map_and_stays_to_be_read(house: Here, page: Tab) -> None:
    table = house.started(game="tainted-grail", options={"undo": "free", "scenario": "the-eighth-tally"})
    await page.ask("Emulation.setDeviceMetricsOverride", width=360, height=740, deviceScaleFactor=1, mobile=True)
    await page.open(seat_of(table))
    await page.until(f"{SEEN}('.part-journal')")
    advance(table)
    await page.until(f"{SEEN}('.part-map') && !{SEEN}('.part-journal')")
    await choose(page, "explores")
    await page.until(f"{SEEN}('.part-journal .page') && !{SEEN}('.part-map') && !{SEEN}('#just')")
    while await page.evaluate(f"{CHOICE} !== null"):
        table.act(await page.evaluate(f"{CHOICE}.dataset.option"))
        await page.until(f"Number(document.getElementById('menu').dataset.version) === {summary(table)['version']}")
    await page.until(f"{SEEN}('.part-map') && {SEEN}('#just')")
    read = await page.evaluate("document.querySelector('#chronicle > li ul').textContent")
    assert len(read) > 100 and await page.evaluate("document.querySelector('#just ul').textContent") == read
    assert faults(page) == []


async def test_a_marked_word_stays_as_long_as_its_text_is_the_same(here: Here, page: Tab) -> None:
    await page.open(f"{here.url}/")
    kept = await page.evaluate(
        """(async () => {
            const { built, render, sketch } = await import("/page/render.js");
            const place = built(sketch("div"));
            const shown = (text) => (render(place, sketch("p", text)), [place.textContent, place.contains(word)]);
            const word = built(sketch("button", "Fire", { class: "word" }));
            render(place, sketch("p", "Pay Fire."));
            place.firstChild.replaceChildren("Pay ", word, ".");
            return [shown("Pay Fire."), shown("Pay Fire twice."), place.firstChild.childNodes.length];
        })()"""
    )
    assert kept == [["Pay Fire.", True], ["Pay Fire twice.", False], 1]


async def test_a_chapter_that_is_undone_or_no_longer_begins_its_day_stays_the_same_element(
    house: Here, page: Tab
) -> None:
    table = advanced(house, 4, game="materia-prima", options={"undo": "free", "scenario": "first-lesson"})
    await sit(page, table)
    await page.until("document.querySelector('#chronicle > li > .day') !== null")
    await page.evaluate("globalThis.first = document.querySelector('#chronicle > li')")
    advance(table)
    await page.until("first !== document.querySelector('#chronicle > li')")
    assert await page.evaluate("[first.isConnected, first.querySelector('.day')]") == [True, None]
    await page.evaluate("globalThis.first = document.querySelector('#chronicle > li')")
    table.post("undo")
    await page.until("document.querySelector('#chronicle > li[data-undone]') !== null")
    undone = "document.querySelector('#chronicle > li[data-undone]')"
    assert await page.evaluate(f"[first === {undone}, first.querySelector('.undone')?.textContent]") == [
        True,
        "taken back",
    ]
    assert faults(page) == []


async def test_what_the_service_leaves_out_is_put_back_where_what_stands_around_it_is_new(
    here: Here, page: Tab
) -> None:
    await page.open(f"{here.url}/")
    beside, same, two, lacking = await page.evaluate(
        """(async () => {
            const { Parts } = await import("/page/table/parts.js");
            const part = (inner) => `<section data-part="p">${inner}</section>`;
            const sent = (inner) => `<div class="parts" data-game="toy">${part(inner)}</div>`;
            const left = '<i data-id="a" data-same="b"></i>';
            const whole = '<div><i data-id="a">A</i><i data-id="b">B</i></div>';
            const around = `<div><b>1</b>${left}<b>2</b></div>`;
            const drawn = [whole, around, `<div>new</div><div>${left}</div>`, `<b>${left}</b>`, left];
            const service = { view: async () => sent(drawn.shift()) };
            const holder = document.body.appendChild(document.createElement("div"));
            const parts = new Parts(holder, service);
            const show = async (version) => (await parts.read(version, "en", String))();
            await show(1);
            const thing = holder.querySelector("i");
            const isShown = (changed) => [changed !== null, holder.textContent, holder.contains(thing)];
            const told = [isShown(await show(2)), isShown(await show(3)), isShown(await show(4))];
            holder.querySelectorAll("i")[1].remove();
            return [...told, isShown(await show(5))];
        })()"""
    )
    assert beside == [True, "1AB2", True]
    assert (same, two, lacking) == ([True, "newAB", True], [True, "AB", True], [False, "", False])


async def test_keys_tell_the_rule_of_what_has_the_focus_and_list_all_keys(house: Here, page: Tab) -> None:
    await on_the_way(house, page)
    title = "document.querySelector('#popover h3')?.textContent"
    focused = "[...document.querySelectorAll('#menu > ul [data-option]')].at(-1)"
    await page.evaluate(f"{focused}.focus()")
    rule = str(await page.evaluate(f"{focused}.title")).rpartition(" ")[2]
    await press(page, "r")
    await page.until(f"{title}?.includes({rule!r})")
    await press(page, "Escape")
    await page.evaluate("document.activeElement.blur()")
    await press(page, "/")
    await page.until("[...document.querySelectorAll('#popover .keylist kbd')].some((one) => one.textContent === '/')")
    assert faults(page) == []
