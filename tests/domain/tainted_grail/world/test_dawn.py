"""The steps of dawn that concern the land. Source: TG-4.1, 4.2."""

from typing import Any

import pytest
from msgspec.structs import replace

from domain.tainted_grail.facts.days import CampaignLost, DayBegan, PhaseBegan
from domain.tainted_grail.facts.events import DiscPlaced
from domain.tainted_grail.facts.land import FigureMoved, LocationLost, LocationRevealed, MenhirGone, MenhirSet
from domain.tainted_grail.facts.tracks import Died, Gained, Lost
from domain.tainted_grail.queries.days import dark, expires, goes_out
from domain.tainted_grail.state import Owned
from domain.tainted_grail.tasks.days import BeginDay, BeginStep, LoseLand, LowerMenhirs, PutOutMenhirs
from domain.tainted_grail.tasks.rest import BeginEquipping
from tests.domain.tainted_grail.fixtures import ARMOUR, SWORD, changed, on_the_way
from tests.domain.tainted_grail.shown import tracks
from tests.domain.tainted_grail.world.decks import after
from tests.domain.tainted_grail.world.land import (
    disc,
    figure,
    land,
    moved,
    on_land,
    places,
    revealed,
    world_of,
)


@pytest.mark.rule("TG-4.1.1", "TG-4.1.2")
def test_a_day_begins_with_its_dawn_step_by_step() -> None:
    scenario = on_land(world_of(land(), "beor")).when(BeginDay())
    begun = [fact for fact in scenario.facts if isinstance(fact, DayBegan | PhaseBegan)]
    assert begun[0] == DayBegan(2)
    dawn = [fact.step for fact in begun if isinstance(fact, PhaseBegan) and fact.phase == "dawn"]
    assert dawn == sorted(dawn) and dawn[0] == 1 and dawn[-1] == 8


@pytest.mark.rule("TG-4.1.1", "TG-4.1.2")
def test_a_day_that_has_begun_is_before_the_first_step_of_its_dawn() -> None:
    world = on_land(world_of(land(), "beor")).given(PhaseBegan("evening", 5), DayBegan(2)).state.journey
    assert (world.day, world.phase, world.step) == (2, "dawn", 1)


@pytest.mark.rule("TG-4.2.1", "TG-4.2.15", "TG-5.9.2", "TG-5.9.1")
@pytest.mark.vector("TV-20")
def test_a_last_disc_lets_a_menhir_burn_for_one_more_day() -> None:
    scenario = disc(on_land(world_of(land(), "beor")), 101, 1)
    scenario.when(PutOutMenhirs()).then_no(MenhirGone)
    after(scenario).when(LowerMenhirs()).then_includes(MenhirSet(101, 0))
    assert places(scenario)[101].menhir == 0
    after(scenario).when(PutOutMenhirs()).then_includes(MenhirGone(101))
    assert places(scenario)[101].menhir is None


@pytest.mark.rule("TG-4.2.14", "TG-4.2.2")
@pytest.mark.vector("TV-21")
def test_a_disc_of_eight_lasts_eight_dawns() -> None:
    scenario = on_land(world_of(land(), "beor"))
    found: list[int | None] = []
    for _ in range(9):
        for step in (PutOutMenhirs(), LowerMenhirs()):
            after(scenario).when(step)
        found.append(places(scenario)[101].menhir)
    assert found == [7, 6, 5, 4, 3, 2, 1, 0, None]


@pytest.mark.rule("TG-4.2.3", "TG-4.2.7", "TG-4.2.8", "TG-4.2.9")
@pytest.mark.vector("TV-22")
def test_who_stands_out_of_reach_suffers_and_comes_back() -> None:
    state = changed(world_of(land(), "beor"), "beor", energy=6, health=7, terror=1)
    scenario = moved(revealed(on_land(state), 106, 107), beor=107).when(LoseLand())
    assert tracks(scenario) == (5, 5, 3)
    assert figure(scenario, "beor").place == 101, "106 is as near, but its number is higher"
    assert sorted(places(scenario)) == [101, 102, 103, 104, 105, 106], "the arrival reveals what lies around"
    scenario.then_includes(Lost("beor", "health", 2), FigureMoved("beor", 101), LocationLost(107))


@pytest.mark.rule("TG-4.2.4", "TG-4.2.10", "TG-4.2.11", "TG-4.5.8")
def test_all_that_is_lost_goes_at_once_and_then_all_arrive_place_by_place() -> None:
    pack = land(
        at_104={"instant": [{"effects": [{"do": "tg.gain", "what": "food"}]}]},
        at_106={"instant": [{"effects": [{"do": "tg.gain", "what": "wealth"}]}]},
    )
    scenario = revealed(on_land(world_of(pack, "ailei", "beor")), 104, 106, 107, 108)
    scenario = moved(scenario, ailei=108, beor=107).when(LoseLand())
    assert (figure(scenario, "ailei").place, figure(scenario, "beor").place) == (106, 104)
    lost = [scenario.facts.index(LocationLost(place)) for place in (107, 108)]
    arrived = [scenario.facts.index(Gained(who, what, 1)) for who, what in (("beor", "food"), ("ailei", "wealth"))]
    assert max(lost) < arrived[0] < arrived[1]


@pytest.mark.rule("TG-4.2.11", "TG-5.8.12")
def test_those_who_are_moved_to_one_place_arrive_there_together() -> None:
    pair = {"effects": [{"do": "tg.gain", "what": "food"}], "least": 2}
    scenario = revealed(on_land(world_of(land(at_104={"instant": [pair]}), "ailei", "beor")), 104, 107, 109)
    scenario = moved(scenario, ailei=107, beor=109).when(LoseLand())
    assert {figure(scenario, one).place for one in ("ailei", "beor")} == {104}
    scenario.then_includes(Gained("ailei", "food", 1), Gained("beor", "food", 1))


@pytest.mark.rule("TG-4.2.7", "TG-4.2.12", "TG-5.16.14")
def test_at_dawn_the_dead_neither_suffer_nor_move() -> None:
    state = world_of(land(), "ailei", "beor")
    dead = replace(state.characters["ailei"], dead=True)
    state = replace(state, characters={**state.characters, "ailei": dead})
    scenario = moved(revealed(on_land(state), 107), ailei=107).when(LoseLand())
    scenario.then_includes(LocationLost(107)).then_no(Lost, FigureMoved)
    dark = on_land(state).given(MenhirGone(101)).when(LoseLand())
    assert [fact.character for fact in dark.facts if isinstance(fact, Lost)] == ["beor"]


@pytest.mark.rule("TG-4.2.5", "TG-4.2.6", "TG-5.17.7", "TG-5.8.26")
def test_a_lost_place_takes_all_but_the_characters_with_it() -> None:
    scenario = revealed(on_land(world_of(land(), "beor")), 107)
    there = replace(places(scenario)[107], guardians=("e1",), items=("sword",), covered=("action",))
    on_the_way(scenario, places={**places(scenario), 107: there})
    scenario.given_state(piles={**scenario.state.piles, "encounters/grey": (), "items": ()})
    scenario.when(LoseLand())
    assert (scenario.state.piles["encounters/grey"], scenario.state.piles["items"]) == (("e1",), ("sword",))
    again = revealed(scenario, 107)
    assert (places(again)[107].guardians, places(again)[107].items, places(again)[107].covered) == ((), (), ())


@pytest.mark.rule("TG-4.2.12", "TG-5.9.14")
@pytest.mark.vector("TV-23")
def test_without_a_menhir_the_land_stays_and_all_suffer() -> None:
    state = changed(changed(world_of(land(), "ailei", "beor"), "ailei", health=6, energy=3), "beor", health=3, terror=2)
    scenario = revealed(on_land(state), 102, 103, 107).given(MenhirGone(101)).when(LoseLand())
    assert (tracks(scenario, "ailei")[1:], tracks(scenario)[1:]) == ((4, 2), (1, 4))
    assert sorted(places(scenario)) == [101, 102, 103, 107]


@pytest.mark.rule("TG-4.2.13")
def test_the_loss_is_no_damage() -> None:
    state = changed(world_of(land(items=[ARMOUR]), "beor"), "beor", health=9, items=("item:armour",))
    scenario = on_land(state).given(MenhirGone(101)).when(LoseLand()).then_includes(Lost("beor", "health", 2))
    assert tracks(scenario)[1] == 7, "the armour prevents nothing"


@pytest.mark.rule("TG-5.16.5", "TG-5.16.12", "TG-2.2.1")
@pytest.mark.vector("TV-208")
def test_a_dying_character_that_no_menhir_reaches_dies_and_the_campaign_is_lost() -> None:
    state = changed(world_of(land(), "beor"), "beor", health=0, energy=0, conditions=("dying",))
    scenario = on_land(state).given(MenhirGone(101)).when(LoseLand())
    scenario.then_includes(Died("beor"), CampaignLost())
    assert (scenario.state.status, scenario.game.result(scenario.state)) == ("lost", "failure")


@pytest.mark.rule("TG-4.2.30", "TG-4.2.31", "TG-5.5.12", "TG-5.5.10")
def test_the_last_step_turns_all_up_and_only_one_of_a_keyword_stays_so() -> None:
    state = world_of(land(items=[{"id": "boots"}, SWORD, {**SWORD, "id": "axe"}]), "beor")
    owned = tuple(Owned(f"item:{one}", face_up=False, given=True) for one in ("sword", "axe", "boots"))
    state = replace(state, characters={**state.characters, "beor": replace(state.characters["beor"], owned=owned)})
    scenario = on_land(state).when(BeginStep("dawn", 8), BeginEquipping())
    scenario.asks(0, "down:beor:item:sword", "down:beor:item:axe")
    scenario.answers(0, "down:beor:item:sword").answers(0, "equipped:beor")
    up = {one.card: one.face_up for one in scenario.state.characters["beor"].owned}
    assert up == {"item:sword": False, "item:axe": True, "item:boots": True}


@pytest.mark.rule("TG-5.9.9")
def test_land_that_lost_its_menhir_at_noon_stays_until_dawn() -> None:
    scenario: Any = disc(revealed(on_land(world_of(land(), "beor")), 104, 107, 109), 109, 3)
    scenario.when(LoseLand()).then_no(LocationLost, LocationRevealed)
    scenario.given(MenhirGone(109))
    assert 109 in places(scenario)
    after(scenario).when(LoseLand())
    assert {107, 109} & set(places(scenario)) == set()


@pytest.mark.rule("TG-4.2.1", "TG-4.2.3", "TG-4.2.14", "TG-4.2.16", "TG-4.2.17")
@pytest.mark.parametrize(
    ("phase", "step", "days"),
    [
        ("dawn", 1, (9, 1, 3)),
        ("dawn", 2, (9, 2, 3)),
        ("dawn", 3, (10, 2, 3)),
        ("dawn", 4, (10, 2, 4)),
        ("day", 1, (10, 2, 4)),
        ("evening", 5, (10, 2, 4)),
    ],
)
def test_what_a_dawn_has_yet_to_do_it_does_today_and_else_the_next_one(phase: Any, step: int, days: Any) -> None:
    """A menhir with a disc of 8 on the first day, land that no menhir reaches, and a time disc of 3."""
    state = on_land(world_of(land(), "beor")).given(PhaseBegan(phase, step), DiscPlaced("toll", 3, "place:101")).state
    assert (goes_out(state, 101), dark(state, (9, 9)), expires(state, "toll")) == days
    burnt = on_land(state).given(MenhirSet(101, 0)).state
    assert goes_out(burnt, 101) == days[0] - 8
