"""Events and quests. Source: TG-3.2.23, 3.3.3, 4.2.21 to 4.2.23, 5.10."""

from typing import Any

import pytest

from domain.kernel.fact import CardsTurned, Fact
from domain.tainted_grail.facts.days import DayBegan
from domain.tainted_grail.facts.encounter import EncounterBegun
from domain.tainted_grail.facts.events import (
    EventDiscarded,
    EventPutAway,
    EventRevealed,
    MarkersSet,
    QuestResolved,
)
from domain.tainted_grail.facts.items import CardGained, SecretGained
from domain.tainted_grail.facts.parties import PartyEnded, PartyFormed
from domain.tainted_grail.facts.tracks import Gained, Lost
from domain.tainted_grail.queries.events import EVENTS, active_quests
from domain.tainted_grail.state import Owned
from domain.tainted_grail.tasks.days import RevealDailyEvent
from domain.tainted_grail.tasks.effects.holdings import GainSecret, Lose
from domain.tainted_grail.tasks.effects.land import DiscardEvent, DrawEvent, LoseQuest, PlaceMarker, RevealEvent
from domain.tainted_grail.tasks.events import LookAtQuests, SetUpChapter
from tests.domain.tainted_grail.fixtures import at_table, changed, effect, foe, pack_of, state_of, without_cards
from tests.domain.tainted_grail.world.decks import AT, after, deck
from tests.domain.tainted_grail.world.land import Table, land, on_land, world_of
from tests.dsl import Scenario

FOOD = effect("gain", what="food")
ALL_LOSE = effect("each", who="all", then=[effect("lose", what="energy")])


def tale(*events: Table, who: tuple[str, ...] = ("beor",), **more: Any) -> Scenario:
    """A campaign whose first chapter has these story events, unless they say otherwise."""
    named = [{"chapter": 1, **one} for one in events]
    return after(on_land(world_of(land(event=named, **more), *who)).when(SetUpChapter(1)))


def quest(need: Table, *success: Table, **more: Any) -> Table:
    return {"need": need, "success": list(success), **more}


HAS_SECRET = {"is": "owns", "card": "secret:11", "whose": "anyone"}
RICH = {"is": "holding", "what": "wealth", "least": 3}
TOO_MUCH = {"is": "holding", "what": "wealth", "least": 9}


@pytest.mark.rule("TG-4.2.21", "TG-4.2.23", "TG-4.5.9", "TG-3.2.19")
def test_an_event_concerns_all_and_stays_open() -> None:
    scenario = tale({"id": "rain", "part": 1, "effects": [ALL_LOSE]}, who=("ailei", "beor"))
    scenario.when(RevealDailyEvent()).then(
        CardsTurned(("event:1/1",), EVENTS),
        EventRevealed("rain"),
        PartyFormed("event", ("ailei", "beor")),
        Lost("ailei", "energy", 1),
        Lost("beor", "energy", 1),
        PartyEnded(),
    )
    assert scenario.state.journey.events == ("rain",) and scenario.state.journey.discarded == ()


@pytest.mark.rule("TG-4.2.23", "TG-5.10.8", "TG-5.21.3")
def test_discarded_events_lie_in_the_order_in_which_they_went() -> None:
    scenario = tale({"id": "a", "part": 1}, {"id": "b", "part": 2, "discard": True})
    scenario.when(RevealDailyEvent())
    after(scenario).when(RevealDailyEvent()).then_includes(PartyEnded(), EventDiscarded("b"))
    after(scenario).when(DiscardEvent(event="a", at=AT)).then(EventDiscarded("a"))
    assert scenario.state.journey.discarded == ("b", "a") and scenario.state.journey.events == ()
    after(scenario).when(DiscardEvent(event="a", at=AT)).then()


@pytest.mark.rule("TG-5.11.8", "TG-5.10.2")
@pytest.mark.parametrize("gone", [EventDiscarded("rain"), EventPutAway("rain", boxed=True)])
def test_with_an_event_go_its_quest_and_its_markers_and_no_others(gone: Fact) -> None:
    asked = {"quest": quest(HAS_SECRET)}
    scenario = tale({"id": "rain", "part": 1, **asked}, {"id": "snow", "part": 2, **asked})
    scenario.given(EventRevealed("rain"), EventRevealed("snow"), MarkersSet("rain", 2), MarkersSet("snow", 1), gone)
    world = scenario.state.journey
    assert (world.events, world.quests, world.markers) == (("snow",), ("snow",), {"snow": 1})


@pytest.mark.rule("TG-4.2.21")
def test_an_open_event_acts_again_at_each_later_dawn() -> None:
    scenario = tale({"id": "a", "part": 1, "dawn": [FOOD]}, {"id": "b", "part": 2})
    scenario.when(RevealDailyEvent()).then_no(Gained)
    after(scenario).when(RevealDailyEvent()).then_includes(Gained("beor", "food", 1), EventRevealed("b"))


@pytest.mark.rule("TG-4.2.21", "TG-5.18.1")
def test_open_events_that_do_nothing_at_dawn_are_not_put_in_an_order() -> None:
    scenario = tale({"id": "rain", "part": 1, "dawn": [FOOD]}, {"id": "calm", "part": 2})
    scenario.given(EventRevealed("calm"), EventRevealed("rain")).when(RevealDailyEvent())
    scenario.then_includes(Gained("beor", "food", 1))


@pytest.mark.rule("TG-3.3.3", "TG-3.3.4")
def test_a_named_part_leaves_the_deck_and_the_rest_keeps_its_order() -> None:
    scenario = tale(*({"id": f"part-{n}", "part": n} for n in range(1, 6)))
    scenario.when(RevealEvent(event="part-3", at=AT)).then_includes(EventRevealed("part-3"))
    assert deck(scenario) == ["event:1/1", "event:1/2", "event:1/4", "event:1/5"]
    after(scenario).when(RevealEvent(event="part-3", at=AT)).then()
    after(scenario).when(RevealEvent(event="part-1", at=AT)).then_includes(EventRevealed("part-1"))


@pytest.mark.rule("TG-3.2.23")
def test_a_special_event_waits_in_the_box_until_a_text_names_it_and_comes_once() -> None:
    scenario = tale({"id": "widow", "discard": True}, {"id": "part-1", "part": 1})
    assert deck(scenario) == ["event:1/1"]
    scenario.when(RevealEvent(event="widow", at=AT)).then_includes(EventRevealed("widow"))
    after(scenario).when(RevealEvent(event="widow", at=AT)).then()


@pytest.mark.rule("TG-5.10.3", "TG-5.10.4", "TG-4.2.22", "TG-5.10.1")
@pytest.mark.vector("TV-14")
def test_a_quest_succeeds_as_soon_as_its_condition_holds() -> None:
    success = (effect("reveal-event", event="part-5"), effect("discard-event", event="part-1"))
    first = {"id": "part-1", "part": 1, "quest": quest(HAS_SECRET, *success)}
    others = [{"id": f"part-{n}", "part": n} for n in range(2, 7)]
    scenario = tale(first, *others, secrets=[{"number": 11}])
    scenario.when(RevealDailyEvent()).then_no(QuestResolved)
    assert scenario.state.journey.quests == ("part-1",)
    after(scenario).when(GainSecret(number=11, at=AT), LookAtQuests()).then_includes(
        QuestResolved("part-1", True), EventRevealed("part-5"), EventDiscarded("part-1")
    )
    assert deck(scenario) == [f"event:1/{n}" for n in (2, 3, 4, 6)]
    assert scenario.state.journey.discarded == ("part-1",) and scenario.state.journey.quests == ()


@pytest.mark.rule("TG-5.10.5", "TG-5.10.13")
def test_a_quest_that_is_met_when_it_comes_is_resolved_at_once() -> None:
    scenario = tale({"id": "part-1", "part": 1, "quest": quest({"is": "chapter"}, FOOD)})
    scenario.when(DrawEvent(at=AT)).then_includes(QuestResolved("part-1", True), Gained("beor", "food", 1))
    after(scenario).when(LookAtQuests()).then()
    assert scenario.state.journey.events == ("part-1",), "it stays until it is ordered away"


@pytest.mark.rule("TG-5.10.3")
def test_a_quest_fails_when_what_loses_it_holds() -> None:
    poor = {"is": "at-most", "what": "food", "most": 0}
    scenario = tale({"id": "a", "part": 1, "quest": quest(RICH, lost=poor, failure=[effect("gain", what="magic")])})
    scenario.given(Gained("beor", "food", 1))
    scenario.when(DrawEvent(at=AT)).then_no(QuestResolved)
    after(scenario).when(Lose(what="food", at=AT), LookAtQuests()).then_includes(
        QuestResolved("a", False), Gained("beor", "magic", 1)
    )


@pytest.mark.rule("TG-5.10.3", "TG-5.10.2")
def test_a_text_can_declare_a_quest_lost() -> None:
    failing = quest(RICH, failure=[FOOD])
    scenario = tale({"id": "a", "part": 1, "quest": failing}, {"id": "b", "part": 2, "quest": quest(RICH)})
    after(scenario.when(DrawEvent(at=AT))).when(DrawEvent(at=AT))
    assert active_quests(scenario.state) == ("a", "b")
    after(scenario).when(LoseQuest(event="a", at=AT)).then_includes(
        QuestResolved("a", False), Gained("beor", "food", 1)
    )
    after(scenario).when(LoseQuest(event="a", at=AT)).then()
    assert active_quests(scenario.state) == ("b",)


@pytest.mark.rule("TG-5.10.12")
def test_only_a_secret_with_a_quest_is_an_active_one() -> None:
    secrets = [{"number": 1}, {"number": 2, "quest": quest(RICH)}]
    owned = (Owned("secret:1"), Owned("item:sword"), Owned("secret:2"))
    state = changed(world_of(land(secrets=secrets), "beor"), "beor", items=owned)
    assert active_quests(state) == ("secret:2",)


@pytest.mark.rule("TG-5.10.7")
def test_quest_markers_count_what_is_done_of_a_quest() -> None:
    done = {"is": "quest", "event": "a", "markers": 2}
    scenario = tale({"id": "a", "part": 1, "quest": quest(done)}, {"id": "b", "part": 2})
    after(scenario.when(DrawEvent(at=AT))).when(PlaceMarker(event="a", at=AT)).then(MarkersSet("a", 1))
    after(scenario).when(PlaceMarker(event="a", count=-5, at=AT)).then(MarkersSet("a", 0))
    after(scenario).when(PlaceMarker(event="a", count=-1, at=AT)).then()
    after(scenario).when(PlaceMarker(event="b", at=AT)).then()
    after(scenario).when(PlaceMarker(event="a", count=2, at=AT), LookAtQuests())
    scenario.then_includes(MarkersSet("a", 2), QuestResolved("a", True))


@pytest.mark.rule("TG-5.10.6")
def test_quests_are_looked_at_behind_a_text_not_inside_it() -> None:
    text = [effect("gain", what="wealth", count=3), effect("lose", what="wealth", count="all")]
    scenario = tale({"id": "a", "part": 1, "quest": quest(RICH)}, {"id": "b", "part": 2, "effects": text})
    after(scenario.when(DrawEvent(at=AT))).when(DrawEvent(at=AT)).then_no(QuestResolved)
    assert active_quests(scenario.state) == ("a",)


@pytest.mark.rule("TG-5.10.12")
def test_the_quest_of_a_secret_is_active_while_somebody_owns_it_and_is_its_owners() -> None:
    secret = {"number": 3, "quest": quest(RICH, effect("lose-secret", number=3))}
    scenario = tale({"id": "a", "part": 1}, secrets=[secret], who=("ailei", "beor"))
    assert active_quests(scenario.state) == ()
    scenario.given(SecretGained("beor", "secret:3", face_up=True), Gained("ailei", "wealth", 5))
    assert active_quests(scenario.state) == ("secret:3",)
    after(scenario).when(LookAtQuests()).then()
    scenario.given(Gained("beor", "wealth", 3))
    after(scenario).when(LookAtQuests()).then_includes(QuestResolved("secret:3", True))
    assert active_quests(scenario.state) == ()


@pytest.mark.rule("TG-5.10.12")
def test_the_day_is_kept_on_which_a_secret_was_gained_and_of_no_item() -> None:
    scenario = tale(secrets=[{"number": 3, "quest": quest(RICH)}])
    scenario.given(DayBegan(4), SecretGained("beor", "secret:3", face_up=True))
    scenario.given(CardGained("beor", "item:boots", face_up=True))
    assert scenario.state.journey.set_on == {"secret:3": 4}


@pytest.mark.rule("TG-5.10.12", "TG-5.10.2")
@pytest.mark.parametrize(("card", "source"), [("a", "event:a"), ("secret:3", "secret:3")])
def test_what_a_quest_asks_names_its_card(card: str, source: str) -> None:
    asking = quest(RICH, effect("one", who="all", then=[FOOD]))
    story, secret = (asking, quest(TOO_MUCH)) if card == "a" else (quest(TOO_MUCH), asking)
    scenario = tale(
        {"id": "a", "part": 1, "quest": story}, secrets=[{"number": 3, "quest": secret}], who=("ailei", "beor")
    )
    scenario.given(EventRevealed("a"), SecretGained("beor", "secret:3", face_up=True), Gained("beor", "wealth", 3))
    after(scenario).when(LookAtQuests()).then_includes(QuestResolved(card, True))
    assert scenario.question.at.source == source


@pytest.mark.rule("TG-5.10.3", "TG-5.10.5")
def test_of_two_quests_that_are_met_the_second_counts_only_if_it_is_still_met_after_the_text_of_the_first() -> None:
    poor = {"is": "at-most", "what": "wealth", "most": 0}
    costly = quest(RICH, effect("lose", what="wealth", count="all"))
    for first, resolved in (
        (costly, [QuestResolved("a", True)]),
        (quest(poor, lost=RICH, failure=costly["success"]), [QuestResolved("a", False)]),
        (quest(RICH), [QuestResolved("a", True), QuestResolved("b", True)]),
    ):
        scenario = tale({"id": "a", "part": 1, "quest": first}, {"id": "b", "part": 2, "quest": quest(RICH)})
        scenario.given(EventRevealed("a"), EventRevealed("b"), Gained("beor", "wealth", 3))
        after(scenario).when(LookAtQuests())
        assert [fact for fact in scenario.facts if isinstance(fact, QuestResolved)] == resolved


@pytest.mark.rule("TG-5.10.6")
def test_no_quest_is_looked_at_during_an_encounter() -> None:
    scenario = tale(
        {"id": "a", "part": 1, "quest": quest(RICH)}, encounters=(foe("wolf", effect("damage"), colour="green"),)
    )
    scenario.given(EventRevealed("a"), Gained("beor", "wealth", 3))
    scenario.given_state(pools=without_cards(scenario.state, "encounters/green", ["wolf"]).pools)
    scenario.given(EncounterBegun("wolf", "combat", ("beor",), 0))
    scenario.when(LookAtQuests()).then_no(QuestResolved)


def test_nothing_is_looked_at_in_an_arena() -> None:
    at_table(state_of(pack_of(), "beor")).when(LookAtQuests()).then_no(QuestResolved)
