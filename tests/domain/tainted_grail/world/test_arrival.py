"""Coming to a location. Source: TG-5.8."""

from typing import Any

import pytest
from msgspec.structs import replace

from domain.tainted_grail.facts.days import PhaseBegan
from domain.tainted_grail.facts.journal import VerseRead
from domain.tainted_grail.facts.land import (
    Covered,
    FigureMoved,
    LocationLost,
    LocationRevealed,
    LocationSwapped,
    MenhirGone,
    Used,
)
from domain.tainted_grail.facts.parties import PartyEnded, PartyFormed
from domain.tainted_grail.facts.tracks import Gained
from domain.tainted_grail.queries.actions import unrevealed
from domain.tainted_grail.queries.land import connected, revealed_behind, standing
from domain.tainted_grail.tasks.land import Arrive, MoveFigures, RevealAround
from tests.domain.tainted_grail.fixtures import changed, effect
from tests.domain.tainted_grail.world.decks import after
from tests.domain.tainted_grail.world.land import disc, figure, land, moved, on_land, places, revealed, world_of

FOOD = {"do": "tg.gain", "what": "food"}
FIGHT = {"do": "tg.encounter", "meet": "e1"}


def arriving(pack: Any, *characters: str, at: int = 102) -> Any:
    """These come from 101 to another place beside it."""
    return revealed(on_land(world_of(pack, *characters)), at).when(MoveFigures(characters, at))


@pytest.mark.rule("TG-5.8.10", "TG-5.9.6", "TG-5.9.13")
@pytest.mark.vector("TV-17")
def test_arrows_reveal_what_lies_in_range_of_a_menhir() -> None:
    pack = land(at_104={"arrows": {"W": 101, "N": 110, "E": 107, "S": 106}}, at_110={})
    scenario = moved(revealed(on_land(world_of(pack, "beor")), 104), beor=104)
    scenario.when(Arrive(("beor",), 104))
    assert {number: one.cell for number, one in places(scenario).items() if number in (106, 107, 110)} == {
        110: (1, -1),
        106: (1, 1),
    }
    dark = moved(revealed(on_land(world_of(pack, "beor")), 104), beor=104).given(MenhirGone(101))
    dark.when(Arrive(("beor",), 104)).then_no(LocationRevealed)


@pytest.mark.rule("TG-5.8.21", "TG-5.8.5", "TG-5.8.31")
@pytest.mark.vector("TV-10")
def test_the_current_version_is_laid_where_an_arrow_names_the_original() -> None:
    pack = land(at_110={"changes": 102, "arrows": {"S": 101}})
    scenario = on_land(world_of(pack, "beor")).given(LocationSwapped(102, 110)).when(RevealAround(101))
    assert (places(scenario)[102].card, connected(scenario.state, 102)) == (110, (101,))


@pytest.mark.rule("TG-5.8.22", "TG-5.8.21", "TG-5.8.39")
def test_of_several_versions_the_one_that_was_swapped_in_last_is_laid() -> None:
    pack = land(at_110={"changes": 102}, at_111={"changes": 102, "arrows": {"S": 101}})
    scenario = on_land(world_of(pack, "beor")).given(LocationSwapped(102, 110), LocationSwapped(102, 111))
    assert unrevealed(scenario.state, 101) == (102, 104, 105, 103)
    scenario.when(RevealAround(101))
    assert places(scenario)[102].card == 111 and unrevealed(scenario.state, 101) == ()


@pytest.mark.rule("TG-5.8.23", "TG-5.8.7", "TG-5.8.29")
@pytest.mark.vector("TV-117")
def test_what_is_out_of_the_game_is_not_revealed() -> None:
    scenario = on_land(world_of(land(), "beor")).given(LocationLost(102, removed=True)).when(RevealAround(101))
    assert 102 not in places(scenario) and sorted(places(scenario)) == [101, 103, 104, 105]
    assert 102 not in connected(scenario.state, 101)


@pytest.mark.rule("TG-5.8.24", "TG-5.8.25", "TG-5.8.34", "TG-5.9.7")
def test_an_occupied_cell_reveals_nothing_and_a_reveal_reveals_no_more() -> None:
    scenario = on_land(world_of(land(), "beor")).given(LocationRevealed(109, (0, -1))).when(RevealAround(101))
    assert sorted(places(scenario)) == [101, 103, 104, 105, 109], "102's cell is taken, and 104 does not reveal 106"
    assert revealed_behind(scenario.state, 101) == ()


@pytest.mark.rule("TG-5.8.23", "TG-5.8.24", "TG-5.8.31", "TG-3.2.16")
def test_no_card_is_laid_twice_or_before_its_chapter_or_if_the_pack_lacks_it() -> None:
    pack = land(at_101={"arrows": {"N": 102, "W": 199, "E": 104, "S": 102}}, at_104={"chapter": 2})
    scenario = on_land(world_of(pack, "beor"))
    assert revealed_behind(scenario.state, 101) == ((102, (0, -1)),), "the northern arrow comes first"
    assert unrevealed(scenario.state, 101) == (102, 104)
    elsewhere = on_land(world_of(pack, "beor")).given(LocationRevealed(102, (4, 4)))
    assert revealed_behind(elsewhere.state, 101) == ()
    beside = revealed(on_land(world_of(pack, "beor")), 103)
    assert connected(beside.state, 101) == (103,), "an arrow of the other edge leads there"


@pytest.mark.rule("TG-5.17.5", "TG-5.8.36")
def test_who_is_still_about_to_enter_stands_nowhere() -> None:
    state = world_of(land(), "ailei", "beor")
    figures = {"beor": state.journey.figures["beor"]}
    entering = on_land(state).given_state(journey=replace(state.journey, figures=figures))
    assert standing(entering.state, 101) == ("beor",)


@pytest.mark.rule("TG-5.8.4", "TG-5.8.37", "TG-5.8.1")
@pytest.mark.vector("TV-40")
def test_places_are_connected_by_an_arrow_of_either_edge_and_by_nothing_else() -> None:
    pack = land(at_102={"arrows": {}}, at_103={"arrows": {"E": 109}})
    scenario = revealed(on_land(world_of(pack, "beor")), 102, 103, 104, 105, 106)
    assert connected(scenario.state, 101) == (102, 104, 105, 103), "the one arrow of 101 is enough"
    assert connected(scenario.state, 102) == (101,)
    assert 106 not in connected(scenario.state, 101), "it touches a corner only"


@pytest.mark.rule("TG-5.8.12", "TG-5.8.13", "TG-5.8.9")
def test_an_instant_effect_without_an_encounter_concerns_each_that_moved() -> None:
    pack = land(at_102={"instant": [{"effects": [FOOD]}]})
    scenario = moved(revealed(on_land(world_of(pack, "ailei", "arev", "beor")), 102), arev=102)
    scenario.when(MoveFigures(("ailei", "beor"), 102))
    food = {name: one.resources.get("food", 0) for name, one in scenario.state.characters.items()}
    assert food == {"ailei": 1, "arev": 0, "beor": 1}


@pytest.mark.rule("TG-5.8.12")
@pytest.mark.vector("TV-18")
def test_a_least_number_counts_those_who_moved_together() -> None:
    pack = land(at_102={"instant": [{"effects": [FOOD], "least": 2}]})
    alone = arriving(pack, "beor")
    assert alone.state.characters["beor"].resources.get("food", 0) == 0
    both = arriving(pack, "ailei", "beor")
    assert [one.resources.get("food", 0) for one in both.state.characters.values()] == [1, 1]


@pytest.mark.rule("TG-5.8.16", "TG-4.4.15")
def test_a_limited_instant_effect_happens_once() -> None:
    pack = land(at_102={"instant": [{"effects": [FOOD], "limit": "day"}]})
    scenario = arriving(pack, "beor")
    scenario.then_includes(Covered(102, "0"))
    again = moved(scenario, beor=101)
    after(again).when(MoveFigures(("beor",), 102))
    assert again.state.characters["beor"].resources["food"] == 1
    ever = arriving(land(at_102={"instant": [{"effects": [FOOD], "limit": "campaign"}]}), "beor")
    ever.then_includes(Used("instant-102-0"))
    after(moved(ever, beor=101)).when(MoveFigures(("beor",), 102))
    assert ever.state.characters["beor"].resources["food"] == 1


@pytest.mark.rule("TG-5.8.15", "TG-4.2.10")
def test_nobody_arrives_where_another_effect_has_led_away_or_where_no_place_is_left() -> None:
    moved(revealed(on_land(world_of(land(), "beor")), 104), beor=101).when(Arrive(("beor",), 104)).then_no(
        LocationRevealed
    )
    gone = revealed(on_land(world_of(land(), "beor")), 104).given(LocationLost(104, removed=False))
    gone.when(Arrive(("beor",), 104)).then_no(LocationRevealed)


@pytest.mark.rule("TG-5.8.12", "TG-5.8.15", "TG-5.8.40")
@pytest.mark.parametrize(
    "away", [{"do": "tg.move-to", "location": 101}, {"do": "tg.discard-location", "location": 102}]
)
def test_a_later_instant_effect_passes_over_those_whom_an_earlier_one_took_away(away: dict[str, Any]) -> None:
    later = {"effects": [FOOD], "limit": "day"}
    scenario = arriving(land(at_102={"instant": [{"effects": [away]}, later]}), "beor")
    assert figure(scenario, "beor").place == 101
    assert scenario.then_no(Covered).state.characters["beor"].resources.get("food", 0) == 0


@pytest.mark.rule("TG-5.8.27", "TG-5.8.16")
def test_a_changed_card_has_limits_of_its_own() -> None:
    once = [{"effects": [FOOD], "limit": "campaign"}]
    pack = land(at_102={"instant": once}, at_110={"changes": 102, "instant": once, "arrows": {"S": 101}})
    scenario = arriving(pack, "beor").then_includes(Used("instant-102-0"))
    scenario.given(LocationSwapped(102, 110), FigureMoved("beor", 101))
    after(scenario).when(MoveFigures(("beor",), 102)).then_includes(Used("instant-110-0"))
    assert scenario.state.characters["beor"].resources["food"] == 2


@pytest.mark.rule("TG-5.8.12", "TG-5.8.13", "TG-4.5.12")
def test_an_instant_effect_that_opens_the_journal_is_read_once_by_those_who_came() -> None:
    pack = land(
        verse=[{"location": 102, "number": 3, "effects": [{"do": "tg.each", "who": "participants", "then": [FOOD]}]}],
        at_102={"instant": [{"effects": [{"do": "tg.go-to", "verse": 3}]}]},
    )
    scenario = revealed(on_land(world_of(pack, "ailei", "arev", "beor")), 102)
    scenario.when(MoveFigures(("ailei", "beor"), 102))
    scenario.then_includes(PartyFormed("arrival", ("ailei", "beor")), PartyEnded())
    assert [fact for fact in scenario.facts if isinstance(fact, VerseRead)] == [VerseRead(102, 3)]
    food = {name: one.resources.get("food", 0) for name, one in scenario.state.characters.items()}
    assert food == {"ailei": 1, "arev": 0, "beor": 1}


@pytest.mark.rule("TG-4.5.11", "TG-4.5.12", "TG-4.5.13", "TG-4.4.34")
@pytest.mark.vector("TV-41")
def test_those_who_are_there_may_join_the_encounter_of_an_arrival() -> None:
    pack = land(at_102={"instant": [{"effects": [FIGHT]}]})
    scenario = moved(revealed(on_land(world_of(pack, "ailei", "beor")), 102), ailei=102)
    scenario.when(MoveFigures(("beor",), 102)).asks(0, "join:ailei", "stay:ailei")
    assert scenario.default() == "stay:ailei"
    scenario.answers(0, "stay:ailei").then_includes(PartyFormed("arrival", ("beor",)))
    assert [fact for fact in scenario.facts if isinstance(fact, PartyFormed)] == [PartyFormed("arrival", ("beor",))]


@pytest.mark.rule("TG-4.5.11")
def test_each_who_is_there_is_asked_in_turn() -> None:
    pack = land(at_102={"instant": [{"effects": [FIGHT]}]})
    scenario = moved(revealed(on_land(world_of(pack, "ailei", "arev", "beor")), 102), ailei=102, arev=102)
    scenario.when(MoveFigures(("beor",), 102)).answers(0, "stay:ailei").answers(1, "join:arev")
    scenario.then_includes(PartyFormed("arrival", ("arev", "beor")))


@pytest.mark.rule("TG-5.16.14", "TG-4.5.30")
def test_the_dying_join_nobody_and_nobody_joins_them() -> None:
    pack = land(at_102={"instant": [{"effects": [FIGHT]}]})
    dying: dict[str, Any] = {"health": 0, "energy": 0, "conditions": ("dying",)}
    there = moved(revealed(on_land(world_of(pack, "ailei", "beor")), 102), ailei=102)
    alone = on_land(changed(there.state, "beor", **dying)).when(MoveFigures(("beor",), 102))
    alone.then_includes(PartyFormed("arrival", ()), PartyEnded())
    dawn = on_land(changed(there.state, "ailei", **dying)).given(PhaseBegan("dawn", 2))
    dawn.when(MoveFigures(("beor",), 102)).then_includes(PartyFormed("dawn", ("beor",)))
    two = revealed(on_land(changed(world_of(pack, "ailei", "beor"), "ailei", **dying)), 102)
    two.when(MoveFigures(("ailei", "beor"), 102)).then_includes(PartyFormed("arrival", ("beor",)))


@pytest.mark.rule("TG-4.5.30", "TG-4.2.32", "TG-4.5.8")
def test_at_dawn_all_who_are_there_meet_it() -> None:
    pack = land(at_102={"instant": [{"effects": [FIGHT]}]})
    scenario = moved(revealed(on_land(world_of(pack, "ailei", "beor")), 102), ailei=102)
    scenario.given(PhaseBegan("dawn", 2)).when(MoveFigures(("beor",), 102))
    scenario.then_includes(PartyFormed("dawn", ("ailei", "beor")))
    assert tuple(scenario.state.encounter.participants) == ("ailei", "beor")


@pytest.mark.rule("TG-5.16.14", "TG-4.5.23")
def test_a_dying_character_meets_nobody_on_arrival() -> None:
    pack = land(at_102={"instant": [{"effects": [FIGHT]}, {"effects": [FOOD]}]})
    state = changed(world_of(pack, "beor"), "beor", health=0, energy=0, conditions=("dying",))
    scenario = revealed(on_land(state), 102).when(MoveFigures(("beor",), 102))
    scenario.then_includes(PartyFormed("arrival", ()), PartyEnded())
    assert scenario.state.encounter is None
    assert scenario.state.characters["beor"].resources["food"] == 1


@pytest.mark.rule("TG-5.8.18", "TG-5.8.20", "TG-5.8.17")
def test_nobody_comes_where_it_stands_or_where_nothing_lies() -> None:
    scenario = on_land(world_of(land(), "beor"))
    scenario.when(MoveFigures(("beor",), 101)).then_no(FigureMoved)
    after(scenario).when(MoveFigures(("beor",), 109)).then_no(FigureMoved)
    assert figure(scenario, "beor").place == 101


@pytest.mark.rule("TG-5.8.36", "TG-5.8.35")
def test_any_number_may_stand_at_a_place_and_form_no_party_by_that() -> None:
    scenario = disc(on_land(world_of(land(), "ailei", "arev", "beor")), 101, 5)
    assert {figure(scenario, one).place for one in scenario.state.characters} == {101}
    assert scenario.state.journey.parties == ()


@pytest.mark.rule("TG-4.2.10", "TG-5.8.9")
def test_who_was_moved_on_before_its_arrival_does_not_arrive_twice() -> None:
    pack = land(at_102={"instant": [{"effects": [FOOD]}]}, at_103={"instant": [{"effects": [FOOD]}]})
    scenario = moved(revealed(on_land(world_of(pack, "beor")), 102, 103), beor=103)
    scenario.when(Arrive(("beor",), 102), Arrive(("beor",), 103))
    assert scenario.state.characters["beor"].resources["food"] == 1


@pytest.mark.rule("TG-5.8.12")
def test_a_least_number_counts_also_those_who_are_no_longer_there() -> None:
    pack = land(at_102={"instant": [{"effects": [FOOD], "least": 2}]})
    scenario = moved(revealed(on_land(world_of(pack, "ailei", "beor")), 102), beor=102)
    scenario.when(Arrive(("ailei", "beor"), 102))
    food = {name: one.resources.get("food", 0) for name, one in scenario.state.characters.items()}
    assert food == {"ailei": 0, "beor": 1}


@pytest.mark.rule("TG-5.8.9", "TG-5.16.13")
def test_the_dead_do_not_move() -> None:
    state = world_of(land(), "ailei", "beor")
    dead = changed(state, "ailei", dead=True)
    scenario = revealed(on_land(dead), 102).when(MoveFigures(("ailei", "beor"), 102))
    scenario.then_includes(FigureMoved("beor", 102))
    assert figure(scenario, "ailei").place == 101


@pytest.mark.rule("TG-5.8.12", "TG-5.8.26")
def test_an_instant_effect_that_takes_the_location_off_the_map_is_the_last_of_it() -> None:
    instants = [
        {"effects": [effect("discard-location", location=104, removed=True)]},
        {"effects": [effect("gain", what="food")]},
    ]
    scenario = moved(revealed(on_land(world_of(land(at_104={"instant": instants}), "beor")), 102, 104), beor=104)
    scenario.when(Arrive(("beor",), 104)).then_includes(LocationLost(104, removed=True)).then_no(Gained)


@pytest.mark.rule("TG-4.5.11", "TG-4.5.13")
def test_the_party_of_an_arrival_is_formed_once_all_who_are_there_have_answered() -> None:
    pack = land(at_104={"instant": [{"effects": [effect("encounter", meet="e1")]}]})
    scenario = moved(revealed(on_land(world_of(pack, "ailei", "arev", "beor")), 104), ailei=104, arev=104, beor=104)
    scenario.when(Arrive(("beor",), 104)).then_no(PartyFormed).answers(0, "join:ailei").then_no(PartyFormed)
    scenario.answers(1, "stay:arev").then_includes(PartyFormed("arrival", ("ailei", "beor")))
    assert len(scenario.state.journey.parties) == 1
