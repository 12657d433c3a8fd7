"""Leaving an encounter: alone, forced, together, and what becomes of a turn. Source: TG-6.8."""

from __future__ import annotations

import pytest

from domain.tainted_grail.facts.cards import DeckDiscarded, HandDiscarded, HandGrew, LastDiscarded, PoolChanged
from domain.tainted_grail.facts.encounter import CharacterLeft, EncounterDecided, HandGivenBack
from domain.tainted_grail.facts.rounds import OpportunityTaken, RoundBegun
from domain.tainted_grail.facts.tracks import ConditionGained, Lost
from domain.tainted_grail.tasks.encounter import FetchEncounter
from tests.domain.tainted_grail.fixtures import (
    BLANK,
    BLANK_2,
    BLANK_3,
    C1,
    C2,
    P1,
    at_table,
    begun,
    effect,
    encounter,
    foe,
    hers,
    pack_of,
    state_of,
    without_cards,
)
from tests.domain.tainted_grail.shown import one, part

EACH = "participants"


@pytest.mark.rule("TG-6.8.1")
def test_the_active_character_may_flee_before_and_after_cards_before_the_attack_and_before_others() -> None:
    scenario = encounter("beor", "ailei", hands={"beor": (C1, BLANK)})
    begun(scenario).answers(0, "activate:beor")
    scenario.offers(0, "flee").answers(0, "lay:0")
    scenario.offers(0, "flee").answers(0, "stop")
    scenario.offers(0, "flee").answers(0, "face")
    scenario.asks(0, "end", "flee").refused("TG-6.8.1", 1, "flee")

    scenario.answers(0, "flee").then_includes(CharacterLeft("beor", "fled"))
    assert scenario.state.encounter.activation.character == "ailei"


@pytest.mark.rule("TG-6.8.1", "TG-6.8.12")
def test_before_a_delayed_effect_of_the_encounter_card_comes_one_may_flee_and_not_in_the_middle_of_it() -> None:
    choice = effect("choose", one=[[effect("lose", what="health")], [effect("lose", what="energy")]])
    pack = pack_of(foe("slow-fuse", delay=1, delayed=[choice]))
    scenario = begun(encounter("beor", pack=pack, card="slow-fuse"))
    scenario.asks(0, "begin", "flee")

    scenario.answers(0, "begin").asks(0, "choose:1", "choose:2")
    scenario.refused("TG-5.4.10", 0, "flee")


@pytest.mark.rule("TG-6.8.2", "TG-6.8.4", "TG-6.8.5", "TG-6.8.13")
def test_fleeing_costs_energy_then_the_opportunity_attack_then_cards_go_back() -> None:
    scenario = begun(encounter("beor", hands={"beor": (C1, C2)}, decks={"beor": 4}))
    scenario.answers(0, "lay:0", "stop")
    size = len(scenario.state.piles["beor/combat"])

    scenario.answers(0, "flee").then_includes(
        Lost("beor", "energy", 1),
        OpportunityTaken("beor"),
        Lost("beor", "health", 1),
        HandGivenBack("beor"),
        CharacterLeft("beor", "fled"),
        EncounterDecided("fled"),
    )
    assert (one(scenario, "beor").energy, one(scenario, "beor").health) == (5, 8)
    assert size == 4 and len(scenario.state.piles["beor/combat"]) == 6
    assert scenario.state.encounter is None
    assert scenario.state.met[-1].result == "fled"


def test_tg_6_8_2_who_flees_with_an_empty_hand_takes_the_discard_pile_back() -> None:
    scenario = encounter("ailei", "beor", hands={"beor": (BLANK,)}, decks={"beor": 4})
    scenario.given(HandDiscarded("beor", (0,), (BLANK,)))
    begun(scenario).answers(0, "activate:beor").answers(1, "flee").then_includes(HandGivenBack("beor"))

    assert part(scenario, "beor").discard == ()
    assert len(scenario.state.piles["beor/combat"]) == 5


@pytest.mark.rule("TG-6.8.3")
@pytest.mark.vector("TV-87")
def test_with_no_energy_one_may_flee() -> None:
    scenario = begun(encounter("beor", hands={"beor": (C1,)}, decks={"beor": 3}, given={"beor": {"energy": 0}}))
    scenario.answers(0, "flee")

    assert (one(scenario, "beor").energy, one(scenario, "beor").health) == (0, 8)
    assert len(scenario.state.piles["beor/combat"]) == 4
    assert scenario.state.met[-1].result == "fled"
    assert scenario.state.piles["encounters/grey"][-1] == "e1"
    assert one(scenario, "beor").resources.get("experience", 0) == 0


@pytest.mark.rule("TG-6.8.4", "TG-6.7.4", "TG-6.2.12")
@pytest.mark.vector("TV-88")
def test_who_fled_leaves_cards_in_the_sequence_and_gets_nothing_of_a_victory() -> None:
    scenario = encounter("beor", "ailei", hands={"beor": (C1, C2)}, decks={"ailei": 5})
    begun(scenario).answers(0, "activate:beor")
    scenario.answers(0, "lay:0", "flee")
    assert [laid.card for laid in scenario.state.encounter.sequence] == [C1]
    assert part(scenario, "beor").hand == ()
    assert scenario.state.encounter.activation.character == "ailei"

    scenario.given(PoolChanged(5))
    scenario.answers(1, "none")
    assert scenario.state.met[-1].result == "won"
    assert one(scenario, "ailei").resources["experience"] == 1
    assert one(scenario, "ailei").resources["wealth"] == 1
    assert one(scenario, "beor").resources.get("experience", 0) == 0
    assert one(scenario, "beor").resources.get("wealth", 0) == 0
    assert len(scenario.state.piles["beor/combat"]) == 15


@pytest.mark.rule("TG-6.8.6", "TG-6.8.5", "TG-6.8.14")
def test_several_that_must_flee_each_do_all_of_it_in_the_order_of_their_numbers() -> None:
    pack = pack_of(foe("dread", effect("each", who=EACH, then=[effect("flee")])))
    scenario = encounter("beor", "ailei", pack=pack, card="dread")
    begun(scenario).answers(0, "activate:beor").answers(0, "none", "face")

    scenario.then_includes(
        Lost("ailei", "energy", 1),
        OpportunityTaken("ailei"),
        CharacterLeft("ailei", "fled"),
        Lost("beor", "energy", 1),
        OpportunityTaken("beor"),
        CharacterLeft("beor", "fled"),
        EncounterDecided("fled"),
    )
    assert scenario.state.met[-1].result == "fled"


@pytest.mark.rule("TG-6.8.6", "TG-6.11.4", "TG-6.8.14")
def test_for_markers_missing_in_anothers_flight_who_was_active_and_fled_first_discards_nothing() -> None:
    row = effect("each", who=EACH, then=[effect("flee")])
    pack = pack_of(foe("dread", row, opportunity=[effect("pool", count=-1)]))
    hands = {"ailei": (hers(BLANK), hers(BLANK_2)), "beor": (BLANK,)}
    scenario = encounter("ailei", "beor", pack=pack, card="dread", hands=hands)
    begun(scenario).answers(0, "activate:ailei").answers(0, "lay:0", "stop", "face")

    scenario.then_includes(HandDiscarded("ailei", (0,), (hers(BLANK_2),)), CharacterLeft("ailei", "fled"))
    scenario.then_includes(CharacterLeft("beor", "fled")).then_no(DeckDiscarded)
    assert scenario.state.met[-1].result == "fled"


@pytest.mark.rule("TG-6.8.7", "TG-6.8.17")
def test_one_who_is_not_active_flees_at_the_same_cost_and_the_turn_goes_on() -> None:
    pack = pack_of(foe("roar", effect("each", who="others", then=[effect("flee")]), effect("damage", count=1)))
    scenario = encounter("beor", "ailei", pack=pack, card="roar", hands={"beor": (BLANK,)})
    begun(scenario).answers(0, "activate:beor").answers(0, "lay:0", "stop", "face")

    assert part(scenario, "ailei").left == "fled"
    assert (one(scenario, "ailei").energy, one(scenario, "ailei").health) == (5, 6)
    assert one(scenario, "beor").health == 8
    assert scenario.state.encounter.round == 2
    assert scenario.state.encounter.activation.character == "beor"


@pytest.mark.rule("TG-6.8.8", "TG-6.8.9")
@pytest.mark.vector("TV-109")
def test_a_diplomacy_is_fled_by_all_or_by_none() -> None:
    scenario = encounter("beor", "ailei", card="d1", hands={"ailei": (hers(P1),)})
    begun(scenario).answers(0, "activate:beor")
    scenario.answers(1, "propose-flight:ailei").asks(0, "flee", "stay").answers(0, "stay")
    scenario.offers(0, "none", "propose-flight:beor")
    assert scenario.state.encounter.result is None
    assert [one(scenario, name).terror for name in ("ailei", "beor")] == [0, 0]
    scenario.refused("TG-6.6.8", 1, "propose-flight:ailei")

    scenario.answers(0, "propose-flight:beor").answers(1, "flee")
    assert scenario.state.met[-1].result == "fled"
    assert [one(scenario, name).terror for name in ("ailei", "beor")] == [1, 1]
    assert [one(scenario, name).energy for name in ("ailei", "beor")] == [6, 6]


def test_tg_6_8_10_without_agreement_the_diplomacy_goes_on() -> None:
    scenario = encounter("beor", "ailei", "arev", card="d1")
    begun(scenario).answers(0, "activate:beor", "propose-flight:beor")
    assert scenario.default() == "stay"
    scenario.answers(1, "flee").answers(2, "stay")

    scenario.asks(0).answers(0, "none", "face")
    assert scenario.state.encounter.marker == -1
    assert scenario.state.met == ()


def test_tg_6_8_8_alone_one_flees_a_diplomacy_without_asking() -> None:
    scenario = begun(encounter("ailei", card="d1")).answers(0, "propose-flight:ailei")

    assert scenario.state.met[-1].result == "fled"
    assert one(scenario, "ailei").terror == 1


@pytest.mark.rule("TG-6.8.11", "TG-6.14.12")
def test_dying_of_the_opportunity_attack_completes_the_flight() -> None:
    scenario = begun(encounter("beor", hands={"beor": (C1,)}, given={"beor": {"health": 1, "energy": 1}}))
    scenario.answers(0, "flee").then_includes(
        Lost("beor", "health", 1), ConditionGained("beor", "dying"), CharacterLeft("beor", "fled")
    )

    assert one(scenario, "beor").conditions == ("dying",)
    assert not one(scenario, "beor").dead
    assert scenario.state.met[-1].result == "fled"


@pytest.mark.rule("TG-6.8.14")
def test_the_turn_of_an_active_character_that_leaves_lapses_and_the_others_go_on() -> None:
    pack = pack_of(foe("crusher", effect("damage", count=9), effect("pool", count=-1), traits=["frenzy"]))
    scenario = encounter("beor", "ailei", pack=pack, card="crusher", hands={"beor": (C1,)}, decks={"ailei": 5})
    begun(scenario).answers(0, "activate:beor").answers(0, "lay:0", "stop", "face")

    scenario.then_includes(ConditionGained("beor", "dying"), CharacterLeft("beor", "dying"))
    assert scenario.state.encounter.activation.character == "ailei"
    assert scenario.state.encounter.pool == 2
    assert scenario.state.encounter.round == 1


@pytest.mark.rule("TG-6.8.14")
def test_what_an_effect_still_owes_to_others_is_done_when_its_bearer_has_left() -> None:
    owed = effect("each", who="others", then=[effect("gain", what="terror", count=2)])
    pack = pack_of(
        foe("curse", effect("damage", count=9), effect("if", need={"is": "pool", "least": 0}, then=[owed])),
    )
    scenario = encounter("beor", "ailei", pack=pack, card="curse", hands={"beor": (BLANK,)})
    begun(scenario).answers(0, "activate:beor").answers(0, "lay:0", "stop", "face")

    assert part(scenario, "beor").left == "dying"
    assert one(scenario, "ailei").terror == 2
    assert one(scenario, "beor").terror == 0
    assert scenario.state.encounter.activation.character == "ailei"


@pytest.mark.vector("TV-211")
@pytest.mark.rule("TG-6.8.17", "TG-6.11.7")
def test_an_empty_deck_of_another_makes_it_flee_and_the_turn_goes_on() -> None:
    pack = pack_of(foe("lure", effect("each", who=EACH, then=[effect("draw")]), effect("damage", count=1)))
    scenario = encounter(
        "ailei", "beor", pack=pack, card="lure", hands={"ailei": (hers(BLANK),)}, decks={"ailei": 5, "beor": 0}
    )
    begun(scenario).answers(0, "activate:ailei").answers(0, "lay:0", "stop", "face")

    assert part(scenario, "beor").left == "fled"
    assert (one(scenario, "beor").energy, one(scenario, "beor").health) == (5, 8)
    assert one(scenario, "ailei").health == 6
    assert scenario.state.encounter.activation.character == "ailei"
    assert scenario.state.encounter.round == 2


@pytest.mark.vector("TV-211")
@pytest.mark.rule("TG-6.8.14", "TG-6.11.7")
def test_an_empty_deck_of_the_active_one_makes_its_turn_lapse_after_the_others_have_drawn() -> None:
    pack = pack_of(foe("lure", effect("each", who=EACH, then=[effect("draw")]), effect("damage", count=1)))
    scenario = encounter(
        "ailei", "beor", pack=pack, card="lure", hands={"ailei": (hers(BLANK),)}, decks={"ailei": 0, "beor": 5}
    )
    begun(scenario).answers(0, "activate:ailei").answers(0, "lay:0", "stop", "face")

    assert part(scenario, "ailei").left == "fled"
    assert one(scenario, "ailei").health == 6
    assert len(part(scenario, "beor").hand) == 1
    assert scenario.state.encounter.activation.character == "beor"
    assert scenario.state.encounter.round == 1


@pytest.mark.rule("TG-6.8.15")
def test_after_a_flight_in_phase_three_the_others_finish_it() -> None:
    hands = {"ailei": (hers(BLANK),), "beor": (BLANK, BLANK_2, BLANK_3)}
    scenario = encounter("ailei", "beor", hands=hands, decks={"ailei": 0, "beor": 5})
    begun(scenario).answers(0, "activate:ailei").answers(0, "lay:0", "stop", "face", "end")
    scenario.answers(1, "lay:0", "stop", "face", "end")

    facts = [type(fact) for fact in scenario.facts]
    assert facts.index(CharacterLeft) < facts.index(HandGrew) < facts.index(RoundBegun)
    assert part(scenario, "ailei").left == "fled"
    assert len(part(scenario, "beor").hand) == 3
    assert scenario.state.encounter.round == 2


@pytest.mark.rule("TG-6.8.16")
def test_from_a_decided_encounter_nobody_flees() -> None:
    pack = pack_of(foe("trophy", value=0, reward=[effect("draw", count=2), effect("gain", what="experience")]))
    scenario = begun(encounter("beor", pack=pack, card="trophy", hands={"beor": (BLANK,)}, decks={"beor": 0}))
    scenario.answers(0, "lay:0", "stop")

    assert scenario.state.met[-1].result == "won"
    assert (one(scenario, "beor").energy, one(scenario, "beor").health) == (6, 9)
    assert one(scenario, "beor").resources["experience"] == 1


@pytest.mark.rule("TG-6.8.18", "TG-6.11.8")
@pytest.mark.vector("TV-112")
def test_in_a_diplomacy_an_empty_deck_of_one_makes_all_flee() -> None:
    scenario = encounter("ailei", "beor", card="d1", decks={"ailei": 0, "beor": 5})
    begun(scenario).answers(0, "activate:ailei").answers(0, "none", "face", "end")
    scenario.answers(1, "none", "face", "end").then_includes(EncounterDecided("fled"))

    assert scenario.state.met[-1].result == "fled"
    assert [one(scenario, name).terror for name in ("ailei", "beor")] == [2, 2]


@pytest.mark.rule("TG-6.8.18")
def test_an_effect_that_makes_one_flee_a_diplomacy_makes_all_flee() -> None:
    cards = {
        "D9/25-G": {"left": {}, "right": {"free": {}}, "abilities": [{"when": "placed", "effects": [effect("flee")]}]}
    }
    scenario = encounter("ailei", "beor", pack=pack_of(cards=cards), card="d1", hands={"ailei": ("D9/25-G",)})
    begun(scenario).answers(0, "activate:ailei").answers(0, "lay:0")

    scenario.then_includes(EncounterDecided("fled")).then_no(LastDiscarded)
    assert [one(scenario, name).terror for name in ("ailei", "beor")] == [1, 1]


def test_tg_6_8_2_a_flight_within_a_flight_is_one() -> None:
    pack = pack_of(foe("snare", opportunity=[effect("flee"), effect("damage", count=1)]))
    scenario = begun(encounter("beor", pack=pack, card="snare")).answers(0, "flee")

    assert (one(scenario, "beor").energy, one(scenario, "beor").health) == (5, 8)
    assert scenario.state.met[-1].result == "fled"


def test_tg_6_8_14_a_payment_lapses_when_its_payer_has_left() -> None:
    pay = effect("pay", cost={"health": 1}, then=[effect("gain", what="wealth")])
    pack = pack_of(foe("toll", pay, effect("damage", count=1)))
    scenario = encounter(
        "beor", "ailei", pack=pack, card="toll", hands={"beor": (BLANK,)}, given={"beor": {"health": 1, "energy": 1}}
    )
    begun(scenario).answers(0, "activate:beor").answers(0, "lay:0", "stop", "face", "pay")

    assert part(scenario, "beor").left == "dying"
    assert one(scenario, "beor").resources.get("wealth", 0) == 0
    assert scenario.state.encounter.activation.character == "ailei"


@pytest.mark.rule("TG-6.11.7", "TG-6.1.6")
def test_nobody_draws_a_new_hand_that_the_deck_does_not_hold() -> None:
    state = state_of(pack_of(foe("it", traits=["slow"])), "beor")
    short = without_cards(state, "beor/combat", state.pools["beor/combat"][6:])
    scenario = at_table(short).when(FetchEncounter("it"))
    assert (len(part(scenario, "beor").hand), len(scenario.state.piles["beor/combat"])) == (4, 2)
    assert (scenario.state.encounter.round, part(scenario, "beor").left) == (1, None)

    long = without_cards(state, "beor/combat", state.pools["beor/combat"][7:])
    scenario = at_table(long).when(FetchEncounter("it")).asks(0, "keep:beor", "mulligan:beor")
    scenario.answers(0, "mulligan:beor")
    assert (len(part(scenario, "beor").hand), scenario.state.piles["beor/combat"]) == (3, ())
    assert scenario.state.encounter.round == 1
