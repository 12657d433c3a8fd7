"""The event deck and the random-event deck. Source: TG-2.4.8 to 2.4.11, 3.2.13, 5.10.10."""

from typing import get_args, get_type_hints

import pytest

from domain.kernel.fact import CardsDrawn, CardsPutUnder, CardsSetAside, CardsShuffled
from domain.tainted_grail.facts.events import EventMissing, EventPutAway, EventRevealed, RandomEventsPut
from domain.tainted_grail.queries.events import EVENTS, RANDOM
from domain.tainted_grail.tasks.days import EndDay, RevealDailyEvent
from domain.tainted_grail.tasks.effects.holdings import ShuffleDeck
from domain.tainted_grail.tasks.effects.land import DrawEvent, PutRandom, RevealRandom
from domain.tainted_grail.tasks.events import SetUpChapter
from tests.domain.tainted_grail.world.decks import AT, after, deck, tale
from tests.domain.tainted_grail.world.land import land, on_land, world_of
from tests.dsl import Scenario


@pytest.mark.rule("TG-2.4.8", "TG-3.2.13", "TG-3.2.14")
def test_the_event_deck_lies_in_the_order_of_its_parts_and_tells_no_more_than_its_backs() -> None:
    scenario = tale()
    assert deck(scenario) == [f"event:1/{n}" for n in range(1, 7)]
    assert deck(scenario, RANDOM) == ["?random-events"] * 22
    assert scenario.state.pools[RANDOM] == tuple(sorted(f"random:{n}" for n in range(1, 23)))


@pytest.mark.rule("TG-2.4.8", "TG-2.4.9", "TG-5.10.10")
@pytest.mark.vector("TV-204")
def test_a_random_event_on_the_event_deck_is_decided_when_it_is_revealed() -> None:
    scenario = tale().when(RevealDailyEvent()).then_includes(EventRevealed("part-1"))
    after(scenario).when(PutRandom(count=2, at=AT)).then_no(CardsDrawn, CardsShuffled)
    scenario.then(CardsSetAside(2, RANDOM, EVENTS), RandomEventsPut(2))
    assert deck(scenario) == ["?random-events"] * 2 + [f"event:1/{n}" for n in range(2, 7)]
    assert len(deck(scenario, RANDOM)) == 20
    after(scenario).when(RevealRandom(at=AT))
    assert possibilities(scenario) == [22]
    after(scenario).when(RevealDailyEvent())
    assert possibilities(scenario) == [21] and len(deck(scenario)) == 6
    assert len(deck(scenario, RANDOM)) == 19, "the second place is still owed"


def possibilities(scenario: Scenario) -> list[int]:
    """Of how many cards each that was drawn came."""
    return [m for fact in scenario.facts if isinstance(fact, CardsDrawn) for _, _, m, _ in fact.fate]


@pytest.mark.rule("TG-2.4.10", "TG-5.10.10")
@pytest.mark.vector("TV-205")
def test_known_random_events_keep_their_order_on_the_event_deck() -> None:
    scenario = tale(parts=1, random=4)
    scenario.draws(RANDOM, "random:2", "random:3", "random:4")
    for _ in range(3):
        after(scenario).when(RevealRandom(at=AT))
    after(scenario).when(EndDay())
    assert deck(scenario, RANDOM) == ["?random-events", "random:2", "random:3", "random:4"]
    after(scenario).when(PutRandom(count=3, at=AT)).then_includes(RandomEventsPut(3))
    on_event_deck = [place for place in deck(scenario) if not place.startswith("event:")]
    assert on_event_deck == ["?random-events", "random:2", "random:3"]
    assert deck(scenario, RANDOM) == ["random:4"]
    after(scenario).when(RevealRandom(at=AT)).then_includes(EventRevealed("chance-4"))


@pytest.mark.rule("TG-2.4.10", "TG-5.10.10")
def test_two_known_random_events_keep_their_order_too_and_one_is_moved_at_once() -> None:
    scenario = tale(parts=1, random=2).draws(RANDOM, "random:2")
    for _ in range(2):
        after(scenario).when(RevealRandom(at=AT))
    after(scenario).when(EndDay())
    known = deck(scenario, RANDOM)
    assert sorted(known) == ["random:1", "random:2"]
    one = after(tale(parts=1, random=1).when(RevealRandom(at=AT)))
    after(one).when(EndDay())
    after(one).when(PutRandom(count=1, at=AT)).then(CardsSetAside(1, RANDOM, EVENTS), RandomEventsPut(1))
    after(scenario).when(PutRandom(count=2, at=AT)).then_includes(RandomEventsPut(2))
    assert [place for place in deck(scenario) if not place.startswith("event:")] == known


@pytest.mark.rule("TG-5.10.11", "TG-5.4.3")
def test_a_short_random_deck_gives_what_it_has() -> None:
    scenario = tale(random=2)
    scenario.when(PutRandom(count=3, at=AT)).then_includes(RandomEventsPut(2))
    after(scenario).when(PutRandom(count=1, at=AT)).then()
    after(scenario).when(RevealRandom(at=AT)).then()


@pytest.mark.rule("TG-4.2.25", "TG-4.2.26")
@pytest.mark.vector("TV-32")
def test_an_empty_event_deck_is_told_at_dawn_and_the_day_goes_on() -> None:
    scenario = tale(parts=0).when(RevealDailyEvent()).then(EventMissing())
    after(scenario).when(DrawEvent(at=AT)).then()


@pytest.mark.rule("TG-4.2.25")
def test_an_event_is_drawn_from_the_event_deck_never_from_the_random_one() -> None:
    tale().when(DrawEvent(at=AT)).then_includes(EventRevealed("part-1")).then_no(CardsDrawn)


@pytest.mark.rule("TG-4.2.24", "TG-4.6.23", "TG-5.21.1", "TG-2.4.3")
def test_random_events_end_with_their_day_and_lie_under_their_deck() -> None:
    scenario = tale(random=3).draws(RANDOM, "random:3").when(RevealRandom(at=AT))
    assert scenario.state.journey.events == ("chance-3",)
    after(scenario).when(EndDay()).then_includes(
        CardsPutUnder(("random:3",), RANDOM), EventPutAway("chance-3", boxed=False)
    )
    assert "chance-3" not in scenario.state.journey.events
    assert deck(scenario, RANDOM)[-1] == "random:3"


@pytest.mark.rule("TG-2.4.11", "TG-3.3.6")
def test_a_new_chapter_takes_random_events_back_and_drops_what_is_left_of_the_old_one() -> None:
    parts = [{"id": "late", "chapter": 2, "part": 1}]
    events = [{"id": "early", "chapter": 1, "part": 1}, {"id": "unseen", "chapter": 1, "part": 2}]
    pack = land(event=[*events, *parts], chapter=[{"number": 1}, {"number": 2}], random=[{"id": "a"}, {"id": "b"}])
    scenario = after(on_land(world_of(pack, "beor")).when(SetUpChapter(1)))
    after(scenario.when(PutRandom(count=1, at=AT))).when(SetUpChapter(2)).then_no(CardsDrawn)
    assert deck(scenario) == ["event:2/1"]
    assert deck(scenario, RANDOM) == ["?random-events"] * 2 and len(scenario.state.pools[RANDOM]) == 2


@pytest.mark.rule("TG-2.4.11", "TG-2.4.12")
def test_no_word_shuffles_the_event_deck_or_the_random_one() -> None:
    decks = get_args(get_type_hints(ShuffleDeck)["deck"])
    shuffled = {name for one in decks for name in get_args(one) or (one,)}
    assert shuffled == {"grey", "green", "purple", "blue", "items"}
