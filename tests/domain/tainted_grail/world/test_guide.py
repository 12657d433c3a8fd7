"""Who knows the plot finishes the first chapter, with any number of characters in story mode. Source: TG-3.3.1, 7.1."""

from collections.abc import Callable

import pytest

from domain.tainted_grail.facts.events import EventMissing
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.queries.characters import the_dead
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.state import State
from domain.tainted_grail.vocabulary.requirements import All
from tests.domain.tainted_grail.guide.leading import guide
from tests.domain.tainted_grail.guide.plot import end_of, gain_of, quest_to, ways_to
from tests.domain.tainted_grail.world_packs import avalon
from tests.random_play import Playthrough, play

STORY = {"scenario": "the-eighth-tally", "mode": "story"}
DAYS = range(4, 8)
"""The days on which the guide is done: a rite lies on its way. The last event of the chapter's deck comes on day 8."""
many_seeds = pytest.mark.parametrize(
    "seed", [*"ab", *(pytest.param(str(n), marks=pytest.mark.soak) for n in range(40))]
)


def led(characters: int, seed: str, until: Callable[[State], bool]) -> Playthrough:
    """What the guide plays for all seats."""
    return play(TAINTED_GRAIL, avalon(), characters, seed, chosen=STORY, choose=guide(characters, seed), until=until)


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
@pytest.mark.parametrize("characters", [1, 2, 3, 4])
@many_seeds
def test_the_first_chapter_ends_by_its_quest_and_everybody_lives(characters: int, seed: str) -> None:
    state = led(characters, seed, until=lambda state: the_world(state).chapter > 1).states[-1]
    assert the_world(state).chapter == 2
    assert the_world(state).resolved == ("in-her-own-hand",)
    assert the_world(state).day in DAYS
    assert the_dead(state) == () and len(state.characters) == characters


@pytest.mark.rule("TG-3.3.2", "TG-4.2.26")
@pytest.mark.parametrize("seed", ["b", *(pytest.param(str(n), marks=pytest.mark.soak) for n in range(10))])
def test_alone_it_walks_through_all_chapters_and_no_day_lacks_an_event(seed: str) -> None:
    game = led(1, seed, until=lambda state: False)
    assert game.result in ("success", "failure")
    assert not any(isinstance(one, EventMissing) for one in game.facts)


def test_one_campaign_is_walked_to_the_closed_book() -> None:
    game = led(1, "b", until=lambda state: False)
    world = the_world(game.states[-1])
    assert (world.chapter, world.events[-1]) == (4, "the-book-is-closed")
    assert world.day in range(20, 35)
