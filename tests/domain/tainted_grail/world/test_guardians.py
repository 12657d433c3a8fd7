"""Guardians on the land. Source: TG-4.2.27, 4.2.28, 5.14.9, 5.15."""

from typing import Any

import pytest

from domain.kernel.fact import CardsPutUnder, CardsTaken, DiceRolled
from domain.tainted_grail.facts.abilities import AbilityUsed
from domain.tainted_grail.facts.encounter import EncounterBegun, EncounterEnded
from domain.tainted_grail.facts.events import GuardianLeft, GuardianPlaced, GuardianStayed
from domain.tainted_grail.facts.land import LocationSwapped
from domain.tainted_grail.facts.parties import PartyFormed, PartyLeft
from domain.tainted_grail.facts.tracks import Gained
from domain.tainted_grail.queries.events import guardians
from domain.tainted_grail.rules.land.arrival import arrivals
from domain.tainted_grail.tasks.days import MoveGuardians
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.land import PlaceGuardian
from domain.tainted_grail.tasks.effects.vocabulary import HaveEncounter
from domain.tainted_grail.tasks.encounter import CloseEncounter, Decide
from domain.tainted_grail.tasks.events import ApproachGuardian, FaceGuardian
from domain.tainted_grail.tasks.land import Arrive, MoveFigures
from tests.domain.tainted_grail.fixtures import ORPHAN, changed, foe
from tests.domain.tainted_grail.world.decks import AT, after
from tests.domain.tainted_grail.world.land import land, moved, on_land, places, revealed, world_of
from tests.dsl import Scenario

FACES = ("N", "E", "S", "W", "nothing", "discard")
PACK = land(
    encounters=(foe("worm", colour="green", traits=["guardian"]), foe("sow", colour="green", traits=["guardian"])),
    at_108={"settlement": "hostile"},
)


def table(*who: str, **fields: Any) -> Scenario:
    """A campaign whose places all lie out, with a die for guardians; everybody is at 101."""
    state = world_of(PACK, *(who or ("beor",)))
    for name in who:
        state = changed(state, name, **fields) if fields else state
    scenario = revealed(on_land(state), 102, 103, 104, 105, 106, 107, 108, 109)
    return scenario.given_state(dice={**state.dice, "guardian-die": FACES})


def met(scenario: Scenario) -> tuple[str, ...]:
    """Who is in the encounter."""
    return tuple(scenario.state.encounter.participants) if scenario.state.encounter else ()


def flees(scenario: Scenario, seat: int = 0) -> Scenario:
    """Somebody flees as soon as it may."""
    while "flee" not in scenario.keys(seat):
        scenario.answers(seat, scenario.default())
    return scenario.answers(seat, "flee")


@pytest.mark.rule("TG-5.15.5", "TG-4.2.27", "TG-5.15.3", "TG-5.15.2")
def test_a_guardian_goes_where_its_die_points() -> None:
    scenario = table().given(GuardianPlaced("worm", 104)).rolls("E", die="guardian-die")
    scenario.when(MoveGuardians()).then_includes(GuardianPlaced("worm", 107))
    assert [fact.die for fact in scenario.facts if isinstance(fact, DiceRolled)] == ["guardian-die"]
    assert guardians(scenario.state) == {"worm": 107} and met(scenario) == ()


@pytest.mark.rule("TG-5.15.6")
@pytest.mark.vector("TV-29")
def test_without_a_place_there_it_goes_to_the_highest_connected_number() -> None:
    scenario = table().given(GuardianPlaced("worm", 107)).rolls("N", die="guardian-die")
    scenario.when(MoveGuardians()).then_includes(GuardianPlaced("worm", 109))
    assert guardians(scenario.state) == {"worm": 109}


@pytest.mark.rule("TG-5.15.7")
def test_a_guardian_with_nowhere_to_go_stays() -> None:
    scenario = on_land(world_of(PACK, "beor")).given_state(dice={"guardian-die": FACES})
    scenario = moved(revealed(scenario, 102, 109), beor=102).given(GuardianPlaced("worm", 109))
    scenario.rolls("N", die="guardian-die").when(MoveGuardians()).then_includes(GuardianStayed("worm"))
    assert guardians(scenario.state) == {"worm": 109}


@pytest.mark.rule("TG-5.15.2", "TG-5.15.8")
def test_a_guardian_that_stays_is_met_too() -> None:
    scenario = table("ailei", "beor").given(GuardianPlaced("worm", 101)).rolls("nothing", die="guardian-die")
    scenario.when(MoveGuardians()).then_includes(GuardianStayed("worm"), PartyFormed("dawn", ("ailei", "beor")))
    assert met(scenario) == ("ailei", "beor")


@pytest.mark.rule("TG-5.15.4", "TG-5.15.9")
def test_a_discarded_guardian_lies_under_its_deck_and_meets_nobody() -> None:
    scenario = table().given(GuardianPlaced("worm", 101)).rolls("discard", die="guardian-die")
    scenario.when(MoveGuardians()).then_includes(CardsPutUnder(("worm",), "encounters/green"), GuardianLeft("worm"))
    assert met(scenario) == () and guardians(scenario.state) == {}


@pytest.mark.rule("TG-5.15.8", "TG-5.16.14", "TG-5.15.17")
@pytest.mark.vector("TV-209")
def test_the_dying_are_not_met() -> None:
    state = changed(table("ailei", "beor").state, "ailei", health=0, energy=0, conditions=("dying",))
    scenario = on_land(state).given(GuardianPlaced("worm", 104)).rolls("W", die="guardian-die")
    scenario.when(MoveGuardians())
    assert met(scenario) == ("beor",)
    alone = moved(on_land(state), beor=105).given(GuardianPlaced("worm", 104)).rolls("W", die="guardian-die")
    alone.when(MoveGuardians()).then_includes(GuardianPlaced("worm", 101))
    assert met(alone) == () and guardians(alone.state) == {"worm": 101}


@pytest.mark.rule("TG-4.2.28")
def test_several_guardians_move_in_an_order_the_players_choose() -> None:
    scenario = table().given(GuardianPlaced("worm", 107), GuardianPlaced("sow", 104))
    scenario.rolls("E", "nothing", die="guardian-die")
    scenario.when(MoveGuardians()).asks(0, "first:guardian:sow", "first:guardian:worm")
    assert scenario.default() == "first:guardian:sow", "the lowest number first"
    scenario.answers(0, "first:guardian:worm")
    scenario.then_includes(GuardianPlaced("worm", 109), GuardianStayed("sow"))


@pytest.mark.rule("TG-5.14.9", "TG-5.15.1")
def test_a_guardian_that_comes_out_of_the_box_lies_no_longer_in_it() -> None:
    scenario = table().given_state(box=("worm", "sow")).given(GuardianPlaced("worm", 104))
    assert scenario.state.box == ("sow",) and guardians(scenario.state) == {"worm": 104}


@pytest.mark.rule("TG-5.15.11", "TG-5.8.11")
def test_arriving_characters_meet_the_guardian_before_anything_else_happens_there() -> None:
    scenario = moved(table("ailei", "beor"), beor=104).given(GuardianPlaced("worm", 104))
    scenario.when(Arrive(("beor",), 104)).then_includes(
        PartyFormed("arrival", ("beor",)), EncounterBegun("worm", "combat", ("beor",), 0)
    )
    assert met(scenario) == ("beor",)


@pytest.mark.rule("TG-4.5.12", "TG-5.15.11")
def test_only_those_who_are_still_there_meet_a_guardian_and_only_if_it_is() -> None:
    scenario = moved(table("ailei", "beor"), ailei=104).given(GuardianPlaced("worm", 104))
    scenario.when(ApproachGuardian("worm", 104, ("ailei", "beor"))).then_includes(PartyFormed("arrival", ("ailei",)))
    assert met(scenario) == ("ailei",)
    second = moved(table("ailei", "beor"), beor=104).given(GuardianPlaced("worm", 104))
    second.when(ApproachGuardian("worm", 104, ("ailei", "beor"))).then_includes(PartyFormed("arrival", ("beor",)))
    table().when(FaceGuardian("worm")).then_no(EncounterBegun)
    table().given(GuardianPlaced("worm", 105)).when(ApproachGuardian("worm", 101, ("beor",))).then_no(PartyFormed)


@pytest.mark.rule("TG-5.16.14", "TG-5.15.11")
def test_the_dying_meet_no_guardian() -> None:
    dying = changed(table().state, "beor", health=0, energy=0, conditions=("dying",))
    there = moved(on_land(dying), beor=104).given(GuardianPlaced("worm", 104)).state
    on_land(there).when(ApproachGuardian("worm", 104, ("beor",))).then_no(PartyFormed, EncounterBegun)
    on_land(there).when(FaceGuardian("worm")).then_no(EncounterBegun)


@pytest.mark.rule("TG-5.8.14", "TG-5.15.11", "TG-4.5.12")
def test_those_who_arrive_choose_which_guardian_they_meet_first() -> None:
    scenario = moved(table("ailei", "beor"), beor=104).given(GuardianPlaced("worm", 104), GuardianPlaced("sow", 104))
    scenario.when(Arrive(("beor",), 104))
    assert scenario.question.seats == (1,), "Ailei stands elsewhere"
    scenario.asks(1, "first:guardian:worm", "first:guardian:sow")
    assert scenario.default() == "first:guardian:worm"
    scenario.answers(1, "first:guardian:sow")
    assert scenario.state.encounter.card == "sow" and scenario.state.encounter.participants.keys() == {"beor"}
    flees(scenario, 1)
    assert scenario.state.encounter.card == "worm" and scenario.state.encounter.participants.keys() == {"beor"}


@pytest.mark.rule("TG-5.8.15", "TG-5.8.12")
def test_who_flees_a_guardian_is_still_there_for_what_the_place_does() -> None:
    gain = {"effects": [{"do": "tg.gain", "what": "wealth"}]}
    pack = land(encounters=(foe("worm", colour="green", traits=["guardian"]),), at_104={"instant": [gain]})
    scenario = revealed(on_land(world_of(pack, "beor")), 102, 103, 104, 105, 106, 107).given(
        GuardianPlaced("worm", 104)
    )
    scenario.when(MoveFigures(("beor",), 104))
    flees(scenario).then_includes(PartyLeft("beor", all=True), Gained("beor", "wealth", 1))
    assert scenario.state.journey.parties == () and guardians(scenario.state) == {"worm": 104}


@pytest.mark.rule("TG-5.15.11", "TG-4.5.12", "TG-4.5.11")
def test_those_who_were_there_join_each_guardian_or_not() -> None:
    scenario = moved(table("ailei", "beor"), beor=104, ailei=104).given(GuardianPlaced("worm", 104))
    scenario.when(Arrive(("beor",), 104)).asks(0, "join:ailei", "stay:ailei").answers(0, "join:ailei")
    assert met(scenario) == ("ailei", "beor")


@pytest.mark.rule("TG-5.15.1", "TG-5.15.13", "TG-5.15.15", "TG-5.15.12")
@pytest.mark.vector("TV-101")
def test_an_undefeated_guardian_stays_where_it_was_met_and_is_met_afresh() -> None:
    scenario = moved(table(), beor=105)
    scenario.when(HaveEncounter(meet="worm", at=At("beor", "verse"))).then_includes(
        CardsTaken("encounters/green", ("worm",), "encounters/green")
    )
    flees(scenario).then_includes(EncounterEnded(stays=True, boxed=False))
    assert places(scenario)[105].guardians == ("worm",) and "worm" not in scenario.state.box
    after(scenario).when(Arrive(("beor",), 105))
    assert scenario.state.encounter.card == "worm" and scenario.state.encounter.pool == 0
    assert guardians(scenario.state) == {}


@pytest.mark.rule("TG-5.14.9", "TG-5.15.16")
def test_a_named_guardian_in_play_comes_without_a_search() -> None:
    scenario = table().given(GuardianPlaced("worm", 109))
    scenario.when(HaveEncounter(meet="worm", at=At("beor", "verse"))).then_no(CardsTaken)
    assert scenario.state.encounter.card == "worm" and guardians(scenario.state) == {}


@pytest.mark.rule("TG-5.14.8", "TG-10.10.1")
@pytest.mark.parametrize(
    ("named", "otherwise", "where"),
    [((400, 105, 106), "lowest", 105), ((), "lowest", 101), ((), "highest", 109), ((), "lowest-settlement", 108)],
)
def test_a_text_places_a_guardian(named: tuple[int, ...], otherwise: Any, where: int) -> None:
    word = PlaceGuardian(encounter="worm", locations=named, otherwise=otherwise, at=AT)
    scenario = table().when(word)
    scenario.then_includes(CardsTaken("encounters/green", ("worm",), "encounters/green"), GuardianPlaced("worm", where))
    after(scenario).when(PlaceGuardian(encounter="worm", locations=(102,), at=AT)).then_no(CardsTaken)
    assert guardians(scenario.state) == {"worm": 102}


@pytest.mark.rule("TG-10.10.1")
def test_without_a_settlement_no_guardian_comes_to_one() -> None:
    scenario = on_land(world_of(PACK, "beor"))
    scenario.when(PlaceGuardian(encounter="worm", otherwise="lowest-settlement", at=AT)).then_no(GuardianPlaced)


@pytest.mark.rule("TG-5.15.10")
def test_a_defeated_guardian_goes_under_its_deck() -> None:
    scenario = moved(table(), beor=105).given(GuardianPlaced("worm", 105))
    scenario.when(Arrive(("beor",), 105))
    after(scenario).when(Decide("won"), CloseEncounter())
    scenario.then_includes(EncounterEnded(stays=False, boxed=False), CardsPutUnder(("worm",), "encounters/green"))
    assert guardians(scenario.state) == {}


@pytest.mark.rule("TG-5.15.14")
@pytest.mark.parametrize(("traits", "stays"), [(["guardian"], True), ([], False)])
def test_what_is_resolved_by_diplomacy_is_a_guardian_only_if_its_card_says_so(traits: list[str], stays: bool) -> None:
    pack = land(encounters=({**ORPHAN, "id": "host", "traits": traits},))
    scenario = on_land(world_of(pack, "beor")).when(HaveEncounter(meet="host", at=At("beor", "verse")))
    after(scenario).when(Decide("lost"), CloseEncounter())
    assert guardians(scenario.state) == ({"host": 101} if stays else {})


@pytest.mark.rule("TG-5.18.6", "TG-5.18.4", "TG-5.18.5", "TG-2.4.15")
def test_anybody_may_repeat_the_die_of_a_guardian_once() -> None:
    coin = {"id": "coin", "abilities": [{"when": "reroll", "cost": {"magic": 1}}]}
    pack = land(encounters=(foe("worm", colour="green", traits=["guardian"]),), items=[coin])
    state = changed(world_of(pack, "ailei", "beor"), "beor", magic=1, items=("item:coin",))
    scenario = revealed(on_land(state), 102, 104, 107).given(GuardianPlaced("worm", 104))
    scenario.given_state(dice={**scenario.state.dice, "guardian-die": FACES}).rolls("W", "E", die="guardian-die")
    scenario.when(MoveGuardians()).asks(0, "keep").asks(1, "keep", "reroll:item:coin#0")
    assert scenario.default() == "keep"
    scenario.answers(1, "reroll:item:coin#0")
    assert guardians(scenario.state) == {"worm": 107} and met(scenario) == ()
    assert scenario.state.characters["beor"].resources["magic"] == 0


@pytest.mark.rule("TG-5.18.4", "TG-5.18.6")
@pytest.mark.parametrize(("of", "asked"), [("roll", True), ("toss", False)])
def test_what_repeats_a_roll_repeats_the_die_of_a_guardian_for_nothing_if_it_costs_nothing(
    of: str, asked: bool
) -> None:
    coin = {"id": "coin", "abilities": [{"when": "reroll", "of": of, "limit": "encounter"}]}
    pack = land(encounters=(foe("worm", colour="green", traits=["guardian"]),), items=[coin])
    scenario = revealed(on_land(changed(world_of(pack, "beor"), "beor", items=("item:coin",))), 102, 104, 107)
    scenario.given_state(dice={**scenario.state.dice, "guardian-die": FACES}).rolls("nothing", "E", die="guardian-die")
    scenario.given(GuardianPlaced("worm", 104)).when(MoveGuardians())
    if asked:
        scenario.answers(0, "reroll:item:coin#0")
        scenario.then_includes(AbilityUsed("beor", "item:coin#0", "encounter"), GuardianPlaced("worm", 107))
    else:
        scenario.then_includes(GuardianStayed("worm"))


@pytest.mark.rule("TG-5.8.19", "TG-4.2.28")
def test_guardians_and_arrivals_are_ordered_by_the_numbers_on_the_cards_that_lie_out() -> None:
    scenario = revealed(on_land(world_of(land(at_110={"changes": 102}), "ailei", "beor")), 103, 102, 104)
    scenario = moved(scenario.given(GuardianPlaced("e1", 104), GuardianPlaced("e2", 102)), ailei=104, beor=102)
    assert list(guardians(scenario.state)) == ["e2", "e1"]
    assert [one.place for one in arrivals(scenario.state, ("ailei", "beor"))] == [102, 104]
    scenario.given(LocationSwapped(102, 110))
    assert list(guardians(scenario.state)) == ["e1", "e2"]
    assert [one.place for one in arrivals(scenario.state, ("beor", "ailei"))] == [104, 102]
