"""What the page says and does when the connection is not what it should be."""

import signal
from collections.abc import Iterator

import pytest

from tests.api.processes import TOY
from tests.api.web.browser.axe import check
from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.pages import Here, Played, count_is, faults
from tests.api.web.browser.seats_at import choose, option, press, seat_of, summary

TWO = [{"name": "Ada"}, {"name": "Ben"}]
STATE = "document.getElementById('connection').dataset.state"
ASKED = "document.getElementById('asked').textContent"
HEARTBEAT_SECONDS = 1


@pytest.fixture
def beating(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Here]:
    """A service whose streams are silent for a second at most."""
    monkeypatch.setenv("HEARTBEAT_SECONDS", str(HEARTBEAT_SECONDS))
    with Here(tmp_path_factory.mktemp("beating") / "store", TOY) as one:
        yield one
        one.process.send_signal(signal.SIGCONT)


async def offline_with_a_choice(here: Here, page: Tab) -> Played:
    """Ada's page, which takes an option just as the network goes."""
    table = here.started(seats=TWO, options={"undo": "free"})
    await page.open(seat_of(table))
    await page.until(f"({option('roll:2')} && !{option('roll:2')}.disabled)")
    await page.block("*/actions")  # the command goes out before the page hears that the network is gone
    await page.until(f"{option('roll:2')}.disabled || ({option('roll:2')}.click(), false)")
    await page.cut()
    await page.block()
    await page.until(f"{ASKED}.startsWith('Not sent yet: ')")
    return table


async def test_field_84_a_stream_that_is_cut_silently_is_noticed_within_two_heartbeats_and_heals(
    beating: Here, page: Tab
) -> None:
    table = beating.started()
    await page.open(seat_of(table))
    await page.until(f"{STATE} === 'live' && !!{option('roll:2')}")
    beating.process.send_signal(signal.SIGSTOP)
    await page.until(f"{STATE} === 'cut'", 10)
    assert "Cut off" in await page.text("connection")
    beating.process.send_signal(signal.SIGCONT)
    table.act("roll:2")
    await count_is(page, 2)
    await page.until(f"{STATE} === 'live'")


async def test_field_85_an_action_without_a_network_is_shown_as_not_sent_and_sent_once(here: Here, page: Tab) -> None:
    table = await offline_with_a_choice(here, page)
    assert summary(table)["action"] == 0
    await page.cut(False)
    await page.until("document.getElementById('asked').textContent.startsWith('Ben')")
    assert summary(table)["action"] == 1


async def test_field_85_what_others_made_impossible_meanwhile_is_withdrawn_visibly(here: Here, page: Tab) -> None:
    table = await offline_with_a_choice(here, page)
    table.act("draw")
    await page.cut(False)
    await page.until(f"!{ASKED}.startsWith('Not sent yet') && !!{option('roll:2')}")
    assert summary(table)["action"] == 1, "only what was done meanwhile"


async def test_field_86_a_refused_command_says_the_problem_and_no_word_of_the_connection(here: Here, page: Tab) -> None:
    table = here.started()
    await page.open(seat_of(table))
    await page.until(f"!!{option('roll:2')}")
    await press(page, "u")
    await page.until("document.getElementById('prompt').classList.contains('refused')")
    assert (await page.text("beside")).strip(), "the service's own words"
    await check(page)
    assert await page.evaluate(STATE) == "live" and "Cut off" not in await page.text("prompt")
    await choose(page, "roll:2")
    await page.until("!document.getElementById('prompt').classList.contains('refused')")


async def test_field_88_who_is_there_is_seen_and_a_page_stops_waiting_by_itself(
    here: Here, page: Tab, other: Tab
) -> None:
    table = here.opened(seats=TWO)
    await other.open(seat_of(table, 1))
    await other.until(f"{ASKED} === 'Ada starts the game.'")
    there = "[...document.querySelectorAll('#seats .who')].map((one) => !one.classList.contains('away')).join()"
    await other.until(f"{there} === 'false,true'")
    await page.open(f"{table.page}?lang=en")
    await page.open(seat_of(table, 0))
    await other.until(f"{there} === 'true,true'")
    table.post("start")
    await other.until(f"{ASKED} === 'Ada to act'")
    await page.open("about:blank")
    await other.until(f"{there} === 'false,true'")
    assert faults(other) == []
