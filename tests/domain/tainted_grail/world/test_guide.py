"""Who knows the plot finishes a chapter and the campaign, with any number of characters in story mode.

Source: TG-3.3.1, 7.1.
"""

from collections.abc import Callable

import pytest

from domain.tainted_grail.facts.events import EventMissing
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.queries.characters import the_dead
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.state import State
from domain.tainted_grail.vocabulary.requirements import All
from projections.tainted_grail.bot.guide.needs import heart
from projections.tainted_grail.bot.guide.plot import end_of, ends, gain_of, quest_to, ways_to
from tests.domain.tainted_grail.guided import guide
from tests.domain.tainted_grail.world_packs import avalon
from tests.random_play import Playthrough, play

STORY = {"scenario": "the-eighth-tally", "mode": "story"}
DAYS = range(4, 9)
"""The days on which the guide is done: a rite lies on its way. The last event of the chapter's deck comes on day 8."""
WALKED, ABOARD, FEWER = 21, 22, 23
"""The verses of the Book of Secrets that tell the endings; the last one is lost."""
parties = pytest.mark.parametrize("characters", [1, 2, 3, 4])


def led(
    characters: int, seed: str, until: Callable[[State], bool] = lambda state: False, ending: int | None = None
) -> Playthrough:
    """What the guide plays for all seats."""
    choose = guide(characters, seed, ending)
    return play(TAINTED_GRAIL, avalon(), characters, seed, chosen=STORY, choose=choose, until=until)


def is_over(state: State) -> bool:
    """Whether the first chapter is over."""
    return the_world(state).chapter > 1


def test_it_plans_backwards_from_the_event_that_closes_the_chapter() -> None:
    pack = avalon()
    found = quest_to(pack, end_of(pack, 1))
    assert found is not None
    quest, need = found
    assert (end_of(pack, 1), quest) == ("one-notch-too-many", "in-her-own-hand")
    assert isinstance(need, All)
    half, basket, marks, table, count = (ways_to(pack, gain_of(one)) for one in need.of)
    assert [(way.section, way.turns) for way in half] == [(110, {(110, 1): 1}), (110, {(110, 1): 2})]
    assert [(way.section, way.turns) for way in basket] == [(107, {(107, 1): 3})]
    assert [(way.section, way.turns) for way in marks] == [(109, {(109, 1): 2})]
    assert [(way.section, way.turns) for way in table] == [(101, {})]
    assert count == ()


@pytest.mark.rule("TG-3.3.1", "TG-3.3.3", "TG-5.10.3")
@parties
@pytest.mark.parametrize("seed", ["b", pytest.param("a", marks=pytest.mark.soak)])
def test_the_first_chapter_ends_by_its_quest_and_everybody_lives(characters: int, seed: str) -> None:
    state = led(characters, seed, until=is_over).states[-1]
    assert the_world(state).chapter == 2
    assert the_world(state).resolved == ("in-her-own-hand",)
    assert the_world(state).day in DAYS
    assert the_dead(state) == () and len(state.characters) == characters


@pytest.mark.soak
@parties
@pytest.mark.parametrize("seed", [str(n) for n in range(10)])
def test_nobody_dies_in_the_first_chapter(characters: int, seed: str) -> None:
    state = led(characters, seed, until=is_over).states[-1]
    assert the_world(state).chapter == 2
    assert the_dead(state) == () and len(state.characters) == characters


@pytest.mark.rule("TG-3.3.2", "TG-4.2.26")
@pytest.mark.parametrize(
    ("characters", "seed", "ending"),
    [
        (1, "b", ABOARD),
        *(
            pytest.param(characters, seed, ending, marks=pytest.mark.soak)
            for characters in (1, 2, 3, 4)
            for seed in "ac"
            for ending in (WALKED, ABOARD, FEWER)
        ),
    ],
)
def test_it_walks_through_all_chapters_to_the_wanted_ending(characters: int, seed: str, ending: int) -> None:
    game = led(characters, seed, ending=ending)
    world = the_world(game.states[-1])
    assert f"verse:0.{ending}" in world.read
    assert game.result == ("failure" if ending == FEWER else "success")
    assert world.chapter == 4 and world.day in range(25, 35)
    assert the_dead(game.states[-1]) == ()
    assert not any(isinstance(one, EventMissing) for one in game.facts)


@pytest.mark.rule("TG-3.3.3")
def test_the_endings_are_chosen_where_the_last_events_lead() -> None:
    assert {verse: sorted(one.turns) for verse, one in ends(avalon()).items()} == {
        WALKED: [(0, 24), (0, 25)],
        ABOARD: [(0, 24), (0, 25)],
        FEWER: [(0, 24), (0, 25)],
    }


def test_the_heart_of_the_land_is_the_menhir_that_food_alone_keeps_burning() -> None:
    assert {heart(avalon(), ending) for ending in (None, WALKED, ABOARD)} == {104}
