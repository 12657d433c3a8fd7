"""What is chosen, taken back and looked at: nothing happens that the player did not mean."""

from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Here, Played, count_is, faults
from tests.api.web.browser.seats_at import advanced, choose, option, press, seat_of, sit, summary

TWO = [{"name": "Ada"}, {"name": "Ben"}]
IS_PAST = "document.body.dataset.past === 'true'"


async def at_moment(page: Tab, number: int) -> None:
    """Look at a moment by its title in the chronicle, the newest first."""
    await page.evaluate(f"document.querySelectorAll('#chronicle h3 button')[{number}].click()")
    await page.until(IS_PAST)


async def board_of(page: Tab) -> str:
    """The board's words and ids."""
    board = "[...document.querySelectorAll('#parts [data-id]')].map((one) => one.dataset.id + one.textContent).join()"
    return str(await page.evaluate(board))


async def test_field_75_the_prompt_names_the_seat_and_says_for_whom_one_acts(here: Here, page: Tab) -> None:
    table = here.started(seats=TWO)
    await page.open(seat_of(table))
    await page.until("document.getElementById('asked').textContent.startsWith('Ada (you): ')")
    await page.open("about:blank")
    await page.open(seat_of(table, 1))
    await page.until("document.getElementById('asked').textContent.startsWith('Ada: ')")
    await choose(page, "roll:2")
    await page.until("document.getElementById('asked').textContent.startsWith('Ben: ')")
    assert [one["name"] for one in summary(table)["seats"]] == ["Ada", "Ben"]


async def test_field_80_in_the_past_nothing_can_be_chosen_by_click_or_key(house: Here, page: Tab) -> None:
    table = advanced(house, 6, game="materia-prima", options={"undo": "free", "scenario": "first-lesson"})
    await sit(page, table)
    await at_moment(page, 3)
    await page.until("document.querySelectorAll('#parts .legal, #menu [data-option]').length === 0")
    for key in "123456789":
        await press(page, key)
    await page.evaluate(
        "document.querySelectorAll('#parts [data-id]').forEach((one) => one.dispatchEvent(new Event('click')))"
    )
    await press(page, "n")
    await page.until(f"!({IS_PAST}) && document.querySelectorAll('#menu [data-option]').length > 0")
    assert summary(table)["action"] == 6


async def test_field_81_what_has_only_just_come_takes_no_click_and_nothing_is_in_motion(here: Here, page: Tab) -> None:
    table = here.started()
    await page.open(seat_of(table))
    await page.until(f"!!{option('roll:2')}")
    await page.evaluate(
        f"new MutationObserver(() => {option('draw')}?.click()).observe(document.getElementById('menu'), "
        "{ attributes: true, attributeFilter: ['data-version'] })"
    )
    table.act("roll:2")
    await page.until(f"document.getElementById('menu').dataset.version === '{summary(table)['version']}'")
    await page.evaluate("new Promise((done) => setTimeout(done, 400))")
    assert summary(table)["action"] == 1
    assert await page.evaluate("document.getAnimations().length") == 0


async def test_field_82_an_undo_of_several_actions_shows_what_is_lost_before_anything_happens(
    here: Here, page: Tab
) -> None:
    table = here.started()
    table.act("roll:2", "draw", "roll:1")
    await page.open(seat_of(table))
    await count_is(page, 4)
    await at_moment(page, 2)
    await page.evaluate("document.querySelector('[data-do=undo-here]').click()")
    await page.until("document.getElementById('proposal').textContent.includes('takes back 2 actions')")
    assert "Take draw" in await page.text("proposal") and summary(table)["action"] == 3
    await press(page, "Escape")
    await page.until("document.getElementById('proposal').hidden")
    assert summary(table)["action"] == 3


async def test_field_83_after_an_undo_the_next_control_is_redo_and_redo_gives_the_state_before(
    house: Here, page: Tab
) -> None:
    table = advanced(house, 6, game="materia-prima", options={"undo": "free", "scenario": "first-lesson"})
    await page.open(seat_of(table))
    await page.until(
        "document.querySelectorAll('#parts [data-id]').length > 0 && !!document.querySelector('[data-do=undo]')"
    )
    before = await board_of(page)
    assert await page.evaluate("document.querySelector('#prompt [data-do=undo] kbd').textContent") == "u"
    assert await page.evaluate("document.querySelector('[data-do=redo]') === null"), "nothing was taken back"
    await press(page, "u")
    await page.until("document.querySelector('#prompt [data-do=undo] + [data-do=redo]') !== null")
    await shows(page, table, 5)
    assert await board_of(page) != before
    await page.evaluate("document.querySelector('[data-do=redo]').click()")
    await page.until("document.querySelector('[data-do=redo]') === null")
    await shows(page, table, 6)
    assert await board_of(page) == before
    assert faults(page) == []


async def shows(page: Tab, table: Played, action: int) -> None:
    """Wait until the page shows the newest version, after so many actions."""
    told = summary(table)
    await page.until(f"document.getElementById('menu').dataset.version === '{told['version']}'")
    assert told["action"] == action


async def test_field_94_a_line_of_the_chronicle_marks_what_it_is_about_on_the_board(house: Here, page: Tab) -> None:
    table = advanced(house, 24, game="materia-prima", options={"undo": "free", "scenario": "first-lesson"})
    await page.open(seat_of(table))
    ids = "[...document.querySelectorAll('#parts [data-id]')].map((one) => one.dataset.id)"
    here = f"(one) => one.dataset.about.split(' ').some((id) => {ids}.includes(id))"
    line = f"[...document.querySelectorAll('#chronicle li li[data-about]')].find({here})"
    await page.until(f"!!{line}")
    marked = "[...document.querySelectorAll('#parts .target')].map((one) => one.dataset.id)"
    assert await page.evaluate(marked) == []
    over = f"{line}.dispatchEvent(new MouseEvent('mouseover', {{ bubbles: true }}))"
    await page.until(f"({over}, {marked}.length > 0)")  # again and again, as a page that still draws drops its marks
    about = str(await page.evaluate(f"{line}.dataset.about")).split()
    assert set(await page.evaluate(marked)) <= set(about)
    await page.evaluate(
        "document.getElementById('asked').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))"
    )
    assert await page.evaluate(marked) == []
    await page.evaluate(f"{line}.closest('#chronicle > li').querySelector('h3 button').focus()")
    assert set(about) & set(await page.evaluate(marked)), "the title marks by focus what its lines are about"
