"""Keys of cards that effects lay: whose attributes count, and who gets the bonus. Source: TG-6.3.27 to 6.3.29, 6.12."""

import pytest

from domain.tainted_grail.facts.cards import HandGrew, LayingEnded, TimeChanged
from domain.tainted_grail.facts.rounds import OpportunityTaken
from domain.tainted_grail.facts.tracks import Gained
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.encounter import LayCard
from tests.domain.tainted_grail.fixtures import BLANK, C1, C2, C8, ENEMY, begun, effect, encounter, gives, hers, pack_of
from tests.domain.tainted_grail.key_cards import card, keys
from tests.domain.tainted_grail.shown import fight, hand, has, row
from tests.dsl import Scenario

FAST = ENEMY | {"id": "fast", "traits": ["fast"]}


ALERT = ENEMY | {"id": "alert", "traits": ["alert"]}


WAKES = "K12/25-U"
"""A delayed card whose ability lays a card."""


CALLS = "K13/25-U"
"""A card that lays another on placement."""


LAYING = pack_of(
    FAST,
    ALERT,
    cards={
        WAKES: card({}, abilities=[{"when": "delayed", "delay": 1, "effects": [effect("lay")]}]),
        CALLS: card({}, abilities=[{"when": "placed", "effects": [effect("lay")]}]),
    },
)


@pytest.mark.rule("TG-6.3.28", "TG-6.3.29")
def test_whoever_lays_by_whatever_effect_the_layers_attributes_decide_and_the_active_one_gets_the_bonus() -> None:
    gift = "K12/25-G"
    cards = {gift: card({"a1": gives("gain", what="food"), "free": gives("draw")})}
    hands = {"ailei": (gift, hers(C1)), "beor": (C1,)}
    scenario = encounter("ailei", "beor", pack=pack_of(cards=cards), hands=hands)
    begun(scenario).answers(0, "activate:beor").when(LayCard(at=At("ailei", "ability", "encounter")))
    scenario.asks(0, "lay:0", "lay:1", "none").answers(0, "lay:0").then_no(Gained)
    assert keys(scenario) == {"a1": False, "free": True}
    assert (len(hand(scenario)), hand(scenario, "ailei")) == (2, (hers(C1),))
    assert fight(scenario).sequence[-1].by == "ailei"


def test_tg_6_3_29_the_other_way_round_the_strong_one_lays_for_the_weak_active_one() -> None:
    strong = "K12/25-U"
    cards = {strong: card({"a1": gives("gain", what="food")})}
    scenario = encounter("ailei", "beor", pack=pack_of(cards=cards), hands={"beor": (strong,)})
    begun(scenario).answers(0, "activate:ailei").when(LayCard(at=At("beor", "ability", "encounter")))
    scenario.answers(1, "lay:0").then_includes(Gained("ailei", "food", 1))
    assert (has(scenario, "food", "ailei"), has(scenario, "food")) == (1, 0)


def woken(enemy: str) -> Scenario:
    """An effect in step 1 has laid a card for the active character."""
    scenario = encounter("beor", pack=LAYING, card=enemy, hands={"beor": (BLANK, C1, C2)}, laid=[("beor", WAKES)])
    return begun(scenario.given(TimeChanged(WAKES, 1))).answers(0, "lay:0")


@pytest.mark.rule("TG-6.3.30")
@pytest.mark.vector("TV-213")
def test_a_card_laid_in_step_1_counts_for_fast_but_not_for_alert() -> None:
    fast = woken("fast").answers(0, "lay:0").asks(0, "face", "flee")
    assert row(fast) == (WAKES, BLANK, C1)
    woken("alert").answers(0, "lay:0", "stop").then_includes(OpportunityTaken("beor"))


@pytest.mark.rule("TG-6.3.30", "TG-6.6.15")
def test_a_card_laid_in_step_1_is_none_laid_in_step_2() -> None:
    woken("fast").answers(0, "none").then_includes(OpportunityTaken("beor")).asks(0, "face", "flee")


@pytest.mark.rule("TG-6.3.30")
def test_a_card_laid_by_an_effect_in_step_2_counts_for_alert() -> None:
    scenario = begun(encounter("beor", pack=LAYING, card="alert", hands={"beor": (CALLS, BLANK)}))
    scenario.answers(0, "lay:0", "lay:0", "stop").then_no(OpportunityTaken)
    assert row(scenario) == (CALLS, BLANK)
    alone = begun(encounter("beor", pack=LAYING, card="alert", hands={"beor": (CALLS, BLANK)}))
    alone.answers(0, "lay:0", "none", "stop").then_includes(OpportunityTaken("beor"))


@pytest.mark.rule("TG-6.3.30")
def test_neither_cards_of_others_nor_cards_laid_after_step_2_count_for_alert() -> None:
    hands = {"ailei": (hers(BLANK),), "beor": (C1, BLANK)}
    scenario = begun(encounter("ailei", "beor", pack=LAYING, card="alert", hands=hands)).answers(0, "activate:beor")
    scenario.answers(1, "lay:0").when(LayCard(at=At("ailei", "ability", "encounter"))).answers(0, "lay:0")
    assert fight(scenario).activation.cards == 1
    scenario.given(LayingEnded()).when(LayCard(at=At("beor", "ability", "encounter"))).answers(1, "lay:0")
    assert (len(row(scenario)), fight(scenario).activation.cards) == (3, 1)


@pytest.mark.rule("TG-6.3.30")
def test_an_effect_lays_no_third_card_against_a_fast_enemy_and_cards_of_others_do_not_count() -> None:
    hands = {"ailei": (hers(BLANK),), "beor": (C1, CALLS, BLANK)}
    scenario = begun(encounter("ailei", "beor", pack=LAYING, card="fast", hands=hands)).answers(0, "activate:beor")
    scenario.when(LayCard(at=At("ailei", "ability", "encounter"))).answers(0, "lay:0")
    scenario.answers(1, "lay:0").when(LayCard(at=At("beor", "ability", "encounter"))).answers(1, "lay:0")
    assert row(scenario) == (hers(BLANK), C1, CALLS)
    scenario.asks(1, "stop", "flee").refused("TG-6.12.16", 1, "lay:0")
    scenario.when(LayCard(at=At("beor", "ability", "encounter"))).then()
    scenario.given(HandGrew("ailei", (hers(C8),))).when(LayCard(at=At("ailei", "ability", "encounter")))
    scenario.answers(0, "lay:0")
    assert row(scenario)[-1] == hers(C8)
