"""Characters in panic. Source: TG-6.13."""

from __future__ import annotations

from typing import Any

import pytest

from domain.tainted_grail.facts.cards import CardLaid, HandGrew
from domain.tainted_grail.facts.encounter import CharacterLeft, EncounterDecided
from domain.tainted_grail.facts.rounds import OpportunityTaken
from domain.tainted_grail.facts.tracks import Lost
from tests.domain.tainted_grail.fixtures import (
    BLANK,
    BLANK_2,
    C1,
    C4,
    C8,
    P1,
    begun,
    effect,
    encounter,
    foe,
    hers,
    pack_of,
)
from tests.domain.tainted_grail.shown import one, part
from tests.dsl import Scenario

AFRAID = {"terror": 6, "health": 5, "energy": 5}


def fight(hand: tuple[str, ...] = (), size: int = 15, **more: Any) -> Scenario:
    """Beor in panic is about to lay a card; the enemy does nothing that hurts."""
    pack = pack_of(foe("it", *more.pop("row", ()), **more))
    given = {"beor": AFRAID}
    return begun(encounter("beor", pack=pack, card="it", hands={"beor": hand}, decks={"beor": size}, given=given))


@pytest.mark.rule("TG-6.13.1", "TG-6.13.5")
@pytest.mark.vector("TV-92")
def test_the_top_card_is_laid_and_in_phase_three_no_card_is_drawn() -> None:
    scenario = fight(hand=(BLANK,)).draws("beor/combat", C1)
    scenario.asks(0, "lay:top", "none", "flee").refused("TG-6.13.1", 0, "lay:0")
    scenario.answers(0, "lay:top")
    assert [laid.card for laid in scenario.state.encounter.sequence] == [C1]
    assert (scenario.state.encounter.pool, part(scenario, "beor").hand) == (2, (BLANK,))

    scenario.answers(0, "stop", "face").then_no(HandGrew)
    assert (scenario.state.encounter.round, part(scenario, "beor").hand) == (2, (BLANK,))


@pytest.mark.rule("TG-6.13.2", "TG-6.13.6")
def test_before_the_card_is_seen_none_may_be_laid_and_the_draw_of_2c_works() -> None:
    scenario = fight().draws("beor/combat", C4).answers(0, "none")
    scenario.then_includes(OpportunityTaken("beor"), HandGrew("beor", (C4,))).then_no(CardLaid)

    assert part(scenario, "beor").hand == (C4,)
    assert one(scenario, "beor").health == 4


@pytest.mark.rule("TG-6.13.3")
def test_with_an_empty_deck_who_wants_to_lay_flees() -> None:
    scenario = fight(hand=(BLANK,), size=0).answers(0, "lay:top")
    scenario.then_includes(Lost("beor", "energy", 1), OpportunityTaken("beor"), CharacterLeft("beor", "fled"))

    assert scenario.state.met[-1].result == "fled"


@pytest.mark.rule("TG-6.13.4")
def test_further_cards_come_from_the_hand() -> None:
    scenario = fight(hand=(BLANK, C8)).draws("beor/combat", C1).answers(0, "lay:top")
    scenario.offers(0, "lay:1", "stop").refused("TG-6.6.11", 0, "lay:0")
    scenario.answers(0, "lay:1")

    assert [laid.card for laid in scenario.state.encounter.sequence] == [C1, C8]


@pytest.mark.rule("TG-6.13.5")
def test_draws_of_bonuses_and_effects_work_in_panic() -> None:
    scenario = fight(row=(effect("draw", count=2),)).draws("beor/combat", BLANK).answers(0, "lay:top", "stop", "face")

    assert len(part(scenario, "beor").hand) == 2


@pytest.mark.rule("TG-6.13.7")
def test_panic_is_judged_when_the_card_is_laid_and_again_when_phase_three_draws() -> None:
    scenario = fight(row=(effect("lose", what="terror", count=2),)).draws("beor/combat", BLANK)
    scenario.answers(0, "lay:top", "stop", "face")
    assert len(part(scenario, "beor").hand) == 1, "4 Terror and 5 Health: the panic is over by phase III"

    scenario.asks(0, "lay:0", "none", "flee")


@pytest.mark.rule("TG-6.13.7", "TG-6.13.2")
def test_terror_that_comes_after_the_card_was_laid_does_not_change_2a() -> None:
    pack = pack_of(foe("it", effect("gain", what="terror", count=5)))
    calm = {"beor": {"terror": 3, "health": 5, "energy": 5}}
    scenario = begun(encounter("beor", pack=pack, card="it", hands={"beor": (BLANK,)}, given=calm))
    scenario.asks(0, "lay:0", "none", "flee").answers(0, "lay:0", "stop", "face").then_no(HandGrew)

    assert part(scenario, "beor").hand == ()
    scenario.asks(0, "lay:top", "none", "flee")


@pytest.mark.rule("TG-6.13.7", "TG-6.13.1")
@pytest.mark.parametrize(("terror", "keys"), [(-2, ("lay:0", "none", "flee")), (0, ("lay:top", "none", "flee"))])
def test_what_lowers_terror_before_the_card_is_laid_lifts_panic(terror: int, keys: tuple[str, ...]) -> None:
    scenario = fight(hand=(BLANK,))
    if terror:
        scenario.given(Lost("beor", "terror", -terror))

    scenario.asks(0, *keys)


CALMING = [effect("lose", what="terror", count=2)]
TEA = {"id": "tea", "abilities": [{"when": "any-time", "cost": {"discard": True}, "effects": CALMING}]}


def frightened(*items: str) -> Scenario:
    """Beor's turn is over; then Ailei flees, which frightens all who are there, and phase III comes."""
    fright = effect("each", who="participants", then=[effect("gain", what="terror", count=6)])
    pack = pack_of(foe("it", opportunity=[fright]), items=[TEA])
    given = {"beor": {"health": 5, "energy": 5, "items": items}}
    hands = {"ailei": (hers(BLANK),), "beor": (BLANK,)}
    scenario = begun(encounter("ailei", "beor", pack=pack, card="it", given=given, hands=hands))
    scenario.answers(1, "activate:beor", "lay:0", "stop", "face", "end").draws("beor/combat", BLANK_2)
    return scenario.answers(0, "flee")


@pytest.mark.rule("TG-6.13.7", "TG-6.13.5")
def test_before_phase_three_draws_who_is_in_panic_may_use_what_lifts_it() -> None:
    scenario = frightened("item:tea").asks(1, "use:item:tea#0", "pass")
    assert scenario.default() == "pass"

    scenario.answers(1, "use:item:tea#0").then_includes(Lost("beor", "terror", 2), HandGrew("beor", (BLANK_2,)))


@pytest.mark.rule("TG-6.13.7", "TG-11.1.11")
def test_before_phase_three_draws_nobody_is_asked_twice_or_for_nothing() -> None:
    frightened("item:tea").answers(1, "pass").then_no(HandGrew).asks(1, "lay:top", "none", "flee", "use:item:tea#0")
    frightened().asks(1, "lay:top", "none", "flee")


@pytest.mark.rule("TG-6.13.8", "TG-6.13.3")
def test_panic_is_the_same_in_a_diplomacy() -> None:
    given = {"ailei": AFRAID, "beor": {}}
    hands = {"ailei": (hers("D9/25-U"),)}
    scenario = encounter("ailei", "beor", card="d1", hands=hands, given=given).draws("ailei/diplomacy", hers(P1))
    begun(scenario).answers(0, "activate:ailei").refused("TG-6.13.1", 0, "lay:0").answers(0, "lay:top")
    assert scenario.state.encounter.marker == 3
    assert len(part(scenario, "ailei").hand) == 1
    scenario.answers(0, "stop", "face", "end").answers(1, "none", "face", "end").then_includes(
        HandGrew("beor", part(scenario, "beor").hand)
    )
    assert (len(part(scenario, "ailei").hand), len(part(scenario, "beor").hand)) == (1, 1)

    empty = encounter("ailei", card="d1", given={"ailei": AFRAID}, decks={"ailei": 0})
    begun(empty).answers(0, "lay:top").then_includes(EncounterDecided("fled"))
    assert one(empty, "ailei").terror == 7
