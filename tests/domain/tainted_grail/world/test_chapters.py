"""Chapters: setup, end, and what follows. Source: TG-3.2.8 to 3.2.17, 3.3."""

from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.fact import CardsTurned
from domain.tainted_grail.facts.days import CampaignLost, CampaignWon, PhaseBegan
from domain.tainted_grail.facts.encounter import CharacterLeft
from domain.tainted_grail.facts.events import ChapterBegan, ChapterEnding, ChapterSetUp, EventPutAway, EventRevealed
from domain.tainted_grail.facts.land import FigureMoved
from domain.tainted_grail.facts.parties import PartyFormed, PartyLeft
from domain.tainted_grail.facts.tracks import Gained
from domain.tainted_grail.tasks.days import BeginStep
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import Gain
from domain.tainted_grail.tasks.effects.land import DrawEvent, EndCampaign, EndChapter
from domain.tainted_grail.tasks.effects.vocabulary import HaveEncounter
from domain.tainted_grail.tasks.encounter import CloseEncounter, Decide, DrawEncounter
from domain.tainted_grail.tasks.events import EndMeeting, MeetHere, SetUpChapter, TurnChapter
from domain.tainted_grail.tasks.journal import FollowResult
from tests.domain.tainted_grail.fixtures import changed, effect, foe
from tests.domain.tainted_grail.world.decks import AT, after, deck
from tests.domain.tainted_grail.world.land import Table, land, moved, on_land, revealed, world_of
from tests.dsl import Scenario

GREEN = "encounters/green"
FOES = (
    foe("easy", colour="green"),
    foe("first", colour="green", first=True),
    foe("hard", colour="green", difficulty=2),
    foe("harder", colour="green", difficulty=3),
)
CHAPTERS: list[Table] = [
    {"number": 1},
    {"number": 2, "difficulties": [2], "effects": [effect("gain", what="magic")]},
]


def table(*events: Table, chapters: list[Table] | None = None, who: tuple[str, ...] = ("beor",)) -> Scenario:
    """A campaign before its first chapter is set up: all encounters lie in the box."""
    pack = land(encounters=FOES, chapter=chapters or CHAPTERS, event=[{"chapter": 1, **one} for one in events])
    state = world_of(pack, *who)
    piles = {name: row for name, row in state.piles.items() if not name.startswith("encounters/")}
    pools = {name: row for name, row in state.pools.items() if not name.startswith("encounters/")}
    return on_land(replace(state, box=tuple(pack.encounters), piles=piles, pools=pools))


@pytest.mark.rule("TG-3.2.8", "TG-3.2.15", "TG-3.2.17", "TG-3.2.12")
def test_the_first_chapter_uses_its_difficulties_and_the_first_encounters_lie_on_top() -> None:
    scenario = table().when(SetUpChapter(1))
    assert deck(scenario, GREEN) == ["first", "?encounters/green"]
    assert scenario.state.pools[GREEN] == ("easy",)
    assert set(scenario.state.box) == {"hard", "harder"}
    after(scenario).when(DrawEncounter("green", 1)).then_includes(CardsTurned(("first",), GREEN))
    assert scenario.state.encounter.card == "first"


@pytest.mark.rule("TG-3.2.16", "TG-3.3.6", "TG-3.3.2")
def test_a_later_chapter_changes_the_decks_and_leaves_the_rest_as_it_is() -> None:
    scenario = after(table().when(SetUpChapter(1)))
    before = scenario.state
    scenario.when(SetUpChapter(2)).then_includes(Gained("beor", "magic", 1), ChapterSetUp())
    assert scenario.state.pools[GREEN] == ("hard",) and deck(scenario, GREEN) == ["?encounters/green"]
    assert set(scenario.state.box) >= {"easy", "first", "harder"} and "hard" not in scenario.state.box
    assert scenario.state.journey.places == before.journey.places
    assert scenario.state.journey.chapter == 2


@pytest.mark.rule("TG-5.21.4", "TG-3.3.6")
def test_what_was_ordered_into_the_box_stays_there() -> None:
    chapters = [{"number": 1}, {"number": 2, "difficulties": [1, 2]}]
    scenario = after(table(chapters=chapters).when(SetUpChapter(1)))
    scenario.given_state(
        box=(*scenario.state.box, "easy"),
        pools={**scenario.state.pools, GREEN: ()},
        piles={**scenario.state.piles, GREEN: ()},
    )
    scenario.when(SetUpChapter(2))
    assert scenario.state.pools[GREEN] == ("hard",) and "easy" in scenario.state.box


@pytest.mark.rule("TG-3.2.15", "TG-3.2.17")
def test_a_later_chapter_keeps_what_it_uses_too_and_lays_no_first_encounter_on_top_again() -> None:
    chapters = [{"number": 1}, {"number": 2, "difficulties": [1, 2]}]
    scenario = after(table(chapters=chapters).when(SetUpChapter(1)))
    unseen = f"?{GREEN}"
    scenario.given_state(
        pools={**scenario.state.pools, GREEN: ("easy", "first")},
        piles={**scenario.state.piles, GREEN: (unseen, unseen)},
    )
    scenario.when(SetUpChapter(2))
    assert set(scenario.state.box) == {"harder"}
    assert set(scenario.state.pools[GREEN]) == {"easy", "first", "hard"} and set(deck(scenario, GREEN)) == {unseen}


@pytest.mark.rule("TG-3.3.7", "TG-4.2.24")
def test_a_random_event_stays_in_effect_till_the_end_of_its_day_over_a_change_of_chapter() -> None:
    pack = land(chapter=CHAPTERS, random=[{"id": "rain"}])
    scenario = on_land(world_of(pack, "beor")).given(EventRevealed("rain")).when(SetUpChapter(2))
    assert scenario.state.journey.events == ("rain",)


@pytest.mark.rule("TG-3.3.7")
def test_old_events_go_to_the_box_and_quests_stay() -> None:
    quest = {"need": {"is": "holding", "what": "wealth", "least": 9}, "success": []}
    scenario = table({"id": "quest", "part": 1, "quest": quest}, {"id": "plain", "part": 2})
    for task in (SetUpChapter(1), DrawEvent(at=AT), DrawEvent(at=AT)):
        after(scenario).when(task)
    after(scenario).when(SetUpChapter(2)).then_includes(EventPutAway("plain", boxed=True))
    assert scenario.state.journey.events == ("quest",) == scenario.state.journey.quests


@pytest.mark.rule("TG-3.3.1", "TG-3.3.8")
def test_a_chapter_ends_when_nothing_is_in_progress_any_more() -> None:
    scenario = after(
        table({"id": "end", "part": 1, "effects": [effect("end-chapter"), effect("gain", what="food")]}).when(
            SetUpChapter(1)
        )
    )
    scenario.when(DrawEvent(at=AT)).then_includes(ChapterEnding(), Gained("beor", "food", 1)).then_no(ChapterBegan)
    after(scenario).when(EndChapter(at=AT)).then()
    after(scenario).when(BeginStep("dawn", 6))
    kinds = [type(fact) for fact in scenario.facts]
    assert kinds.index(PhaseBegan) < kinds.index(ChapterBegan)
    assert scenario.state.journey.chapter == 2 and not scenario.state.journey.closing
    after(scenario).when(TurnChapter()).then()


@pytest.mark.rule("TG-3.3.2")
def test_without_a_next_chapter_the_campaign_is_won() -> None:
    scenario = after(table(chapters=[{"number": 1}]).when(SetUpChapter(1)))
    after(scenario.when(EndChapter(at=AT))).when(TurnChapter(), Gain(what="food", at=AT)).then(CampaignWon())
    assert scenario.state.status == "won" and scenario.position.agenda == ()


@pytest.mark.rule("TG-3.3.2")
@pytest.mark.parametrize(("won", "fact"), [(True, CampaignWon()), (False, CampaignLost())])
def test_a_text_ends_the_campaign_at_once(won: bool, fact: Any) -> None:
    scenario = table().when(EndCampaign(won=won, at=AT), Gain(what="food", at=AT)).then(fact)
    assert scenario.position.agenda == ()


@pytest.mark.rule("TG-3.3.5")
def test_the_start_of_a_chapter_is_kept_without_a_party_and_without_flags() -> None:
    scenario = table()
    scenario.given(PartyFormed("action", ("beor",), "beor"))
    scenario.when(SetUpChapter(1))
    start = scenario.state.chapter_start
    assert start.journey.parties == () and start.chapter_start is None
    assert replace(scenario.state, chapter_start=None, journey=start.journey, passed={}) == replace(start, status="won")
    after(scenario).when(SetUpChapter(2))
    assert scenario.state.chapter_start.journey.chapter == 2


@pytest.mark.rule("TG-4.2.32", "TG-4.2.34", "TG-4.5.8", "TG-4.5.9")
def test_an_event_lets_all_at_each_place_meet_one_encounter() -> None:
    ambush = {"id": "ambush", "part": 1, "effects": [effect("encounter", draw="green")]}
    scenario = table(ambush, who=("ailei", "arev", "beor"), chapters=[{"number": 1, "difficulties": [1, 2]}])
    scenario = moved(revealed(after(scenario.when(SetUpChapter(1))), 102), arev=102)
    scenario.when(DrawEvent(at=AT)).then_includes(
        PartyFormed("event", ("ailei", "arev", "beor")), PartyFormed("dawn", ("ailei", "beor"))
    )
    assert tuple(scenario.state.encounter.participants) == ("ailei", "beor")


@pytest.mark.rule("TG-4.5.23", "TG-5.16.14", "TG-4.5.9")
def test_those_who_meet_it_are_a_party_till_its_end_and_whoever_is_left_gets_what_is_printed() -> None:
    dying = changed(world_of(land(), "ailei", "arev", "beor"), "arev", health=0, energy=0, conditions=("dying",))
    scenario = on_land(dying).given(PartyFormed("event", ("ailei", "arev", "beor")))
    reward = (Gain(what="food"),)
    meeting = HaveEncounter(meet="e1", won=reward, at=At("ailei", "event", "event:tale"))
    scenario.when(MeetHere(101, meeting)).then_includes(PartyFormed("dawn", ("ailei", "beor")))
    order = next(task for task in scenario.position.agenda if isinstance(task, FollowResult))
    scenario.given(CharacterLeft("ailei", "fled"), PartyLeft("ailei"))
    after(scenario).when(Decide("won"), CloseEncounter(), order, EndMeeting())
    scenario.then_includes(Gained("beor", "food", 1))
    assert [one.kind for one in scenario.state.journey.parties] == ["event"]


@pytest.mark.rule("TG-4.2.34")
def test_an_event_may_name_who_meets_it() -> None:
    scenario = moved(revealed(after(table(who=("ailei", "beor")).when(SetUpChapter(1))), 102), beor=102)
    scenario.given(PartyFormed("event", ("ailei", "beor")))
    scenario.when(HaveEncounter(draw="green", at=At("beor", "event", "event:tale")))
    assert tuple(scenario.state.encounter.participants) == ("beor",)
    assert not [fact for fact in scenario.facts if isinstance(fact, FigureMoved)]
