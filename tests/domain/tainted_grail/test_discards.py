"""Empty hand, empty pool, empty deck. Source: TG-6.11."""

from typing import Any

import pytest

from domain.kernel.fact import CardsDrawn, CardsShuffled
from domain.tainted_grail.facts.cards import DeckDiscarded, HandDiscarded, HandGrew, PoolChanged
from domain.tainted_grail.facts.encounter import CharacterLeft, EncounterDecided, FlightBegun
from domain.tainted_grail.facts.rounds import AttackRead, CharacterActivated, OpportunityTaken, RoundBegun, TurnsEnded
from domain.tainted_grail.facts.tracks import AttributeChanged, Gained, Lost
from domain.tainted_grail.queries.attributes import value
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.encounter import ChangePool, DiscardCards, DiscardFromDeck, DrawCards
from domain.tainted_grail.tasks.rounds import DrawLast
from tests.domain.tainted_grail.fixtures import BLANK, C1, C2, C3, ENEMY, begun, effect, encounter, hers, pack_of
from tests.domain.tainted_grail.shown import deck_size, discards, fight, hand, has, part
from tests.dsl import Scenario

AT = At("beor", "ability", "encounter")


def beor(*held: str, deck: int, pool: int = 0, pack: Any = None, against: str = "e1", **given: Any) -> Scenario:
    """Beor is active with these cards in hand, so many in the deck and markers in the pool."""
    hands, decks = {"beor": held}, {"beor": deck}
    scenario = encounter("beor", pack=pack, card=against, hands=hands, decks=decks, given={"beor": given})
    return begun(scenario.given(PoolChanged(pool)))


@pytest.mark.rule("TG-6.11.1")
@pytest.mark.vector("TV-90")
def test_who_has_no_hand_discards_off_the_deck() -> None:
    scenario = beor(deck=5).when(DiscardCards(count=2, at=AT))
    assert (deck_size(scenario), len(discards(scenario)), hand(scenario)) == (3, 2, ())
    scenario.then_includes(DeckDiscarded("beor", discards(scenario)))


def test_tg_6_11_2_the_hand_goes_first_card_by_card() -> None:
    scenario = beor(C1, C2, deck=5).when(DiscardCards(count=3, at=AT))
    scenario.then_includes(HandDiscarded("beor", (0, 1), (C1, C2)), DeckDiscarded("beor", discards(scenario)[2:]))
    assert (deck_size(scenario), len(discards(scenario)), hand(scenario)) == (4, 3, ())
    choice = beor(C1, C2, C3, deck=5).when(DiscardCards(count=2, at=AT))
    choice.asks(0, "discard:0", "discard:1", "discard:2").answers(0, "discard:1").asks(0, "discard:0", "discard:1")
    choice.answers(0, "discard:1").then(HandDiscarded("beor", (1,), (C3,)))
    assert (hand(choice), discards(choice), deck_size(choice)) == ((C1,), (C2, C3), 5)


def test_tg_6_11_3_with_hand_and_deck_empty_the_discard_lapses() -> None:
    scenario = beor(C1, deck=1).when(DiscardCards(count=4, at=AT)).then_no(FlightBegun)
    assert (hand(scenario), deck_size(scenario), len(discards(scenario))) == ((), 0, 2)
    scenario.when(DiscardCards(count=1, at=AT)).then()


@pytest.mark.rule("TG-6.11.4")
@pytest.mark.vector("TV-6")
def test_an_attack_that_removes_more_markers_than_there_are_costs_cards() -> None:
    eater = ENEMY | {"id": "eater", "attack": [{"least": 0, "most": 4, "effects": [effect("pool", count=-4)]}]}
    scenario = beor(BLANK, C1, deck=6, pool=2, pack=pack_of(eater), against="eater").answers(0, "lay:0", "stop")
    assert hand(scenario) == (C1,)
    scenario.answers(0, "face").then_includes(AttackRead(0, 4), PoolChanged(0), HandDiscarded("beor", (0,), (C1,)))
    off_deck = next(fact for fact in scenario.facts if isinstance(fact, DeckDiscarded))
    assert (len(off_deck.cards), fight(scenario).pool) == (1, 0)
    assert (discards(scenario), len(hand(scenario)), deck_size(scenario)) == ((C1, *off_deck.cards), 1, 6 - 1 - 1)


@pytest.mark.rule("TG-6.11.4", "TG-6.11.5")
@pytest.mark.vector("TV-91")
def test_any_effect_that_removes_missing_markers_costs_cards() -> None:
    scenario = beor(C1, C2, deck=5).when(ChangePool(count=-3, at=AT))
    scenario.then_no(PoolChanged).then_includes(HandDiscarded("beor", (0, 1), (C1, C2)))
    assert (hand(scenario), len(discards(scenario)), deck_size(scenario)) == ((), 3, 4)


def test_tg_6_11_4_it_is_the_active_character_who_discards() -> None:
    scenario = encounter("ailei", "beor", hands={"ailei": (hers(C1),), "beor": (C1,)})
    begun(scenario).answers(0, "activate:beor").when(ChangePool(count=-1, at=At("ailei", "ability")))
    assert (hand(scenario), hand(scenario, "ailei")) == ((), (hers(C1),))


@pytest.mark.rule("TG-6.11.4", "TG-6.8.15", "TG-6.11.7")
def test_in_phase_three_nobody_is_active_and_who_flees_discards() -> None:
    thief = ENEMY | {"id": "thief", "opportunity": [effect("pool", count=-1)]}
    hands = {"ailei": (hers(C1),), "beor": (C1,)}
    scenario = encounter("ailei", "beor", pack=pack_of(thief), card="thief", hands=hands, decks={"ailei": 0, "beor": 3})
    scenario.given(CharacterActivated("beor")).when(DrawLast(("ailei", "beor")))

    scenario.then_includes(TurnsEnded(), OpportunityTaken("ailei"), HandDiscarded("ailei", (0,), (hers(C1),)))
    scenario.then_includes(CharacterLeft("ailei", "fled"), HandGrew("beor", hand(scenario)[1:2]))
    assert (hand(scenario)[0], discards(scenario)) == (C1, ())
    assert not part(scenario, "ailei").fleeing


@pytest.mark.rule("TG-6.6.26", "TG-6.11.4", "TG-5.2.5")
def test_when_turns_have_ended_nobody_is_active_and_what_held_for_one_is_over() -> None:
    scenario = encounter("ailei", "beor").given(CharacterActivated("beor"))
    courage = value(scenario.state, "beor", "courage")
    scenario.given(AttributeChanged("beor", "courage", 1, "activation"))
    assert value(scenario.state, "beor", "courage") == courage + 1
    scenario.given(TurnsEnded())
    assert scenario.state.encounter.activation is None
    assert value(scenario.state, "beor", "courage") == courage


@pytest.mark.rule("TG-6.6.28", "TG-6.11.7")
def test_turns_end_once_and_only_where_somebody_flees_for_want_of_cards() -> None:
    decks = {"ailei": 0, "arev": 0, "beor": 1}
    scenario = encounter("ailei", "arev", "beor", decks=decks).given(CharacterActivated("beor"))
    scenario.when(DrawLast(("beor",))).then_no(TurnsEnded, CharacterLeft)

    scenario = encounter("ailei", "arev", "beor", decks=decks | {"beor": 9}).given(CharacterActivated("beor"))
    scenario.when(DrawLast(("ailei", "arev", "beor")))
    kinds = (TurnsEnded, CharacterLeft)
    assert [one for one in scenario.facts if isinstance(one, kinds)] == [
        TurnsEnded(),
        CharacterLeft("ailei", "fled"),
        CharacterLeft("arev", "fled"),
    ]
    scenario = encounter("ailei", "beor", decks={"ailei": 5}).given(CharacterLeft("ailei", "fled"))
    scenario.when(DrawLast(("ailei",))).then_no(HandGrew)


def test_tg_6_11_6_the_pool_never_goes_below_none() -> None:
    scenario = beor(deck=9, pool=2).when(ChangePool(count=-5, at=AT)).then_includes(PoolChanged(0))
    assert (fight(scenario).pool, len(discards(scenario))) == (0, 3)
    scenario.when(ChangePool(count=2, at=AT)).then(PoolChanged(2))


@pytest.mark.rule("TG-6.11.7")
@pytest.mark.vector("TV-89")
def test_who_must_draw_more_than_the_deck_holds_flees_drawing_nothing() -> None:
    scenario = encounter("ailei", "beor", hands={"beor": (C1,)}, decks={"beor": 1})
    begun(scenario).answers(0, "activate:beor").when(DrawCards(count=2, at=AT))
    scenario.then_includes(
        FlightBegun("beor"),
        Lost("beor", "energy", 1),
        OpportunityTaken("beor"),
        Lost("beor", "health", 1),
        CharacterLeft("beor", "fled"),
    )
    scenario.then_no(HandGrew, CardsDrawn)
    assert (hand(scenario), deck_size(scenario), has(scenario, "health")) == ((), 2, 8)
    enough = beor(deck=2).when(DrawCards(count=2, at=AT)).then_no(FlightBegun)
    assert (len(hand(enough)), deck_size(enough)) == (2, 0)


def test_tg_6_11_7_in_phase_iii_too() -> None:
    scenario = beor(BLANK, deck=0).answers(0, "lay:0", "stop").answers(0, "face")
    scenario.then_includes(FlightBegun("beor"), CharacterLeft("beor", "fled"), EncounterDecided("fled"))
    scenario.then_no(RoundBegun, HandGrew)


def test_tg_6_11_8_in_a_talk_all_flee_then() -> None:
    scenario = encounter("ailei", "beor", card="d1", decks={"beor": 0})
    begun(scenario).answers(0, "activate:beor").when(DrawCards(at=AT))
    scenario.then_includes(EncounterDecided("fled"), Gained("ailei", "terror", 1), Gained("beor", "terror", 1))
    assert scenario.state.met[-1].result == "fled"


def test_tg_6_11_9_discard_piles_are_not_reshuffled_during_an_encounter() -> None:
    scenario = encounter("ailei", "beor", hands={"beor": (C1, C2)}, decks={"beor": 1})
    begun(scenario).answers(0, "activate:beor").when(DiscardCards(count=2, at=AT)).then_no(CardsShuffled)
    scenario.when(DrawCards(at=AT)).then_no(CardsShuffled)
    assert (discards(scenario), deck_size(scenario)) == ((C1, C2), 0)
    scenario.when(DrawCards(at=AT)).then_includes(FlightBegun("beor"))


def test_tg_6_11_10_discarding_from_the_deck_never_forces_a_flight() -> None:
    scenario = beor(deck=1).when(DiscardFromDeck(count=2, at=AT)).then_no(FlightBegun)
    assert (deck_size(scenario), len(discards(scenario))) == (0, 1)
    scenario.when(DiscardFromDeck(count=1, at=AT)).then()
    scenario.when(DiscardCards(count=3, at=AT)).then()


def test_tg_6_11_11_drawing_none_from_an_empty_deck_forces_nothing() -> None:
    scenario = beor(BLANK, deck=1, health=3, energy=3, terror=6).answers(0, "lay:top", "stop").answers(0, "face")
    scenario.then_includes(RoundBegun(2)).then_no(FlightBegun, HandGrew)
    assert (deck_size(scenario), hand(scenario)) == (0, (BLANK,))
