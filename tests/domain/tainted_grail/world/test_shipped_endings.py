"""The endings of the campaign that ships with the game, and what its events count. Source: TG-3.3.2, 5.10, 5.13.4."""

from collections.abc import Mapping
from typing import Any

import pytest

from domain.tainted_grail.facts.events import EventRevealed
from domain.tainted_grail.facts.land import MenhirPlaced
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.queries.events import EVENTS, card_of
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.land import RevealEvent
from tests.domain.tainted_grail.fixtures import on_the_way
from tests.domain.tainted_grail.world.reading import party_of, read
from tests.domain.tainted_grail.world_packs import avalon
from tests.dsl import Scenario

BOOK, LAST_COUNT, CLOSED = 0, 24, 25
TABLES = {"tables-set": (1, 2, 3, 4)}
STATUSES: Mapping[str, Mapping[str, tuple[int, ...]]] = {
    "choose:1": {**TABLES, "the-page": (1,)},
    "choose:2": {"osk-casts-off": (1,), "tables-set": (4, 5), "the-page": (3,)},
    "choose:3": {"warm-hands": (1,)},
}
"""What each ending asks for beside secrets."""


def island(statuses: Mapping[str, tuple[int, ...]], *secrets: int, **world: Any) -> Scenario:
    """Ailei and Beor at Tellstone. secrets: of Ailei; world: fields of the world."""
    items = [f"secret:{number}" for number in secrets]
    scenario = party_of(avalon(), "ailei", "beor", given={"ailei": {"items": items}} if items else {})
    return on_the_way(scenario, statuses=dict(statuses), **world)


@pytest.mark.rule("TG-3.3.2", "TG-5.13.4")
@pytest.mark.parametrize(
    ("ending", "secrets", "result", "lines"),
    [
        ("choose:1", (13, 8), "success", ["afterwards-mill", "afterwards-place"]),
        ("choose:2", (), "success", ["afterwards-more"]),
        ("choose:3", (), "failure", []),
    ],
)
@pytest.mark.parametrize("verse", [LAST_COUNT, CLOSED])
def test_each_ending_is_open_to_those_who_have_what_it_asks_for(
    ending: str, secrets: tuple[int, ...], result: str, lines: list[str], verse: int
) -> None:
    assert ending not in read(island({}), verse, BOOK).keys(0)
    scenario = read(island(STATUSES[ending], *secrets, chapter=4), verse, BOOK)
    assert [key for key in scenario.keys(0) if key.startswith("choose:")] == [ending, "choose:4"]
    scenario.answers(0, ending)
    assert TAINTED_GRAIL.result(scenario.state) == result
    assert [one.event for one in scenario.facts if isinstance(one, EventRevealed)] == lines


@pytest.mark.rule("TG-3.3.2")
def test_who_has_nothing_may_wait_once_and_then_loses() -> None:
    waiting = read(island({}), LAST_COUNT, BOOK).answers(0, "choose:4")
    assert TAINTED_GRAIL.result(waiting.state) is None
    silent = read(island({}), CLOSED, BOOK).answers(0, "choose:4")
    assert TAINTED_GRAIL.result(silent.state) == "failure"


@pytest.mark.rule("TG-5.9.7", "TG-10.10.1")
def test_hedge_end_appears_with_a_stone_wherever_the_group_has_been() -> None:
    scenario = revealing(island({}), "hedge-end-sends-word").then_includes(MenhirPlaced(122, 5))
    assert the_world(scenario.state).places[122].cell == (3, -1)
    assert set(the_world(scenario.state).discs) == {"families", "last-house"}


@pytest.mark.rule("TG-5.12.1")
@pytest.mark.parametrize(
    ("led", "parts"),
    [((), None), (("led-once",), (1,)), (("led-once", "led-twice"), (1, 2))],
)
def test_the_last_house_counts_how_often_families_were_led(led: tuple[str, ...], parts: tuple[int, ...] | None) -> None:
    scenario = revealing(island({}), "hedge-end-sends-word")
    world = the_world(scenario.state)
    on_the_way(scenario, used={**world.used, **dict.fromkeys(led, world.day)})
    revealing(scenario, "the-last-house")
    world = the_world(scenario.state)
    assert world.statuses.get("out-of-hedge-end") == parts
    assert world.versions[122] == 130
    assert world.discs == {}


def revealing(scenario: Scenario, event: str) -> Scenario:
    """The event is put on the deck and revealed."""
    piles = {**scenario.state.piles, EVENTS: (card_of(scenario.state, event),)}
    return scenario.given_state(piles=piles).when(RevealEvent(event=event, at=At("ailei", "event")))
