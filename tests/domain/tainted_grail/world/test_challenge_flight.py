"""A campaign in which a flight from a combat may fail. Source: TG-7.2.4 to 7.2.6."""

from typing import Any

import pytest

from domain.kernel.fact import DiceRolled
from domain.tainted_grail.facts.encounter import CharacterLeft, EncounterDecided, FlightFailed, HandGivenBack
from domain.tainted_grail.facts.rounds import CharacterActivated, OpportunityTaken
from domain.tainted_grail.facts.tracks import ConditionGained, Lost
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.encounter import DrawCards, ForceFlight
from domain.tainted_grail.tasks.encounter import TryToFlee
from tests.domain.tainted_grail.fixtures import BLANK, C1, C2, begun, effect, encounter, foe, pack_of
from tests.domain.tainted_grail.shown import deck_size, fight, one, part
from tests.domain.tainted_grail.world.pursuit import hunted


@pytest.mark.rule("TG-7.2.4")
@pytest.mark.vector("TV-125")
def test_with_a_skull_the_price_is_paid_and_nobody_gets_away_or_tries_again_in_this_activation() -> None:
    scenario = hunted(seen="own").rolls("skull", die="disc").answers(0, "flee")
    scenario.then_includes(Lost("beor", "energy", 1), OpportunityTaken("beor"), FlightFailed("beor"))
    scenario.then_no(HandGivenBack, CharacterLeft)
    assert (one(scenario, "beor").energy, one(scenario, "beor").health) == (5, 8)
    assert part(scenario, "beor").hand == (C1, C2) and not part(scenario, "beor").fleeing
    scenario.asks(0, "lay:0", "lay:1", "none").refused("TG-7.2.4", 0, "flee")
    scenario.answers(0, "lay:0").refused("TG-7.2.4", 0, "flee")


@pytest.mark.rule("TG-7.2.4", "TG-7.2.6")
def test_with_a_grail_the_last_combatant_gets_away_with_all_cards_and_the_enemy_goes_under_its_deck() -> None:
    scenario = hunted()
    assert deck_size(scenario) == 4
    scenario.rolls("grail", die="disc").answers(0, "flee")
    scenario.then_includes(HandGivenBack("beor"), CharacterLeft("beor", "fled"), EncounterDecided("fled"))
    assert scenario.state.encounter is None
    assert len(scenario.state.piles["beor/combat"]) == 6
    assert scenario.state.piles["encounters/grey"][-1] == "e1"


@pytest.mark.rule("TG-7.2.4")
def test_the_next_activation_is_another_try() -> None:
    scenario = hunted().rolls("skull", die="disc").answers(0, "flee")
    scenario.answers(0, "none").then_includes(CharacterActivated("beor"))
    assert fight(scenario).round == 2
    scenario.offers(0, "flee")


@pytest.mark.rule("TG-7.2.4")
def test_the_last_one_may_also_try_after_the_attack() -> None:
    scenario = hunted().answers(0, "none", "face").asks(0, "end", "flee")
    scenario.rolls("skull", die="disc").answers(0, "flee").then_includes(FlightFailed("beor"))
    assert fight(scenario).round == 2


@pytest.mark.rule("TG-7.2.4")
def test_the_others_play_on_when_one_gets_away() -> None:
    scenario = hunted("ailei").rolls("grail", die="disc").answers(0, "flee")
    scenario.then_includes(CharacterLeft("beor", "fled"), CharacterActivated("ailei"))


@pytest.mark.rule("TG-7.2.4", "TG-5.16.2")
@pytest.mark.parametrize(("face", "how"), [("grail", "fled"), ("skull", "dying")])
def test_whom_the_opportunity_attack_fells_flees_or_leaves_dying(face: str, how: Any) -> None:
    scenario = hunted(given={"beor": {"health": 1, "energy": 1}}).rolls(face, die="disc").answers(0, "flee")
    scenario.then_includes(ConditionGained("beor", "dying"), CharacterLeft("beor", how))


@pytest.mark.rule("TG-7.2.4", "TG-6.8.8")
def test_a_diplomacy_is_left_as_always() -> None:
    talk = encounter("ailei", card="d1").given_state(challenge=("flight",))
    begun(talk).answers(0, "propose-flight:ailei").then_includes(EncounterDecided("fled")).then_no(DiceRolled)


@pytest.mark.rule("TG-7.2.5")
def test_a_forced_flight_needs_no_toss_and_costs_the_same() -> None:
    scenario = hunted().when(ForceFlight(at=At("beor", "attack")))
    scenario.then_includes(Lost("beor", "energy", 1), OpportunityTaken("beor"), CharacterLeft("beor", "fled"))
    scenario.then_no(DiceRolled)


@pytest.mark.rule("TG-7.2.5", "TG-6.11.7")
def test_an_empty_deck_lets_one_flee_even_after_a_failed_try() -> None:
    scenario = hunted(decks={"beor": 0}).rolls("skull", die="disc").answers(0, "flee")
    scenario.when(DrawCards(count=1, at=At("beor", "ability")))
    scenario.then_includes(CharacterLeft("beor", "fled")).then_no(DiceRolled)


@pytest.mark.rule("TG-7.2.5")
def test_what_forces_a_flight_on_somebody_who_tries_to_flee_lets_it_succeed_at_the_price_already_paid() -> None:
    pack = pack_of(foe("hound", opportunity=[effect("flee")]))
    scenario = hunted(pack=pack, card="hound").answers(0, "flee")
    scenario.then_includes(Lost("beor", "energy", 1), CharacterLeft("beor", "fled")).then_no(DiceRolled)
    assert one(scenario, "beor").energy == 5


def test_nobody_tries_to_flee_a_decided_encounter() -> None:
    scenario = hunted().given(EncounterDecided("won"))
    scenario.when(TryToFlee("beor")).then_no(OpportunityTaken)


@pytest.mark.rule("TG-7.2.4", "TG-5.18.4")
def test_the_toss_may_be_repeated_like_any_other() -> None:
    coin = {"id": "coin", "abilities": [{"when": "reroll", "limit": "encounter"}]}
    given = {"beor": {"items": ("item:coin",)}}
    scenario = hunted(pack=pack_of(items=[coin]), given=given).rolls("skull", "grail", die="disc").answers(0, "flee")
    scenario.asks(0, "keep", "reroll:item:coin#0")
    scenario.answers(0, "reroll:item:coin#0").then_includes(CharacterLeft("beor", "fled"))


def test_in_other_games_a_flight_succeeds() -> None:
    scenario = begun(encounter("beor", hands={"beor": (BLANK,)}))
    scenario.answers(0, "flee").then_includes(CharacterLeft("beor", "fled")).then_no(DiceRolled)
