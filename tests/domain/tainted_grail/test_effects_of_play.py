"""What effects do with tracks, cards, items and the encounter itself, word by word. Source: TG-10.10."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.fact import CardsShuffled
from domain.tainted_grail.facts.cards import (
    CardLaid,
    ChargesChanged,
    DeckDiscarded,
    HandGrew,
    LastDiscarded,
    MarkerMoved,
    PoolChanged,
    TimeChanged,
)
from domain.tainted_grail.facts.encounter import CharacterLeft, EncounterDecided
from domain.tainted_grail.facts.items import CardGained, CardGivenUp, CardTurned
from domain.tainted_grail.facts.rest import ResourceGiven
from domain.tainted_grail.facts.rounds import AttackBegun, AttackChanged, AttackEnded, AttackRead, CharacterActivated
from domain.tainted_grail.facts.tracks import (
    AttributeRaised,
    Gained,
    Lost,
    SkillLost,
)
from domain.tainted_grail.queries.attributes import value
from domain.tainted_grail.state import Activation
from tests.domain.tainted_grail.effects_bench import PACK, bench, done, laid
from tests.domain.tainted_grail.fixtures import BLANK_2, BLANK_3, C1, C5, C6, Table, effect, encounter, foe, pack_of
from tests.domain.tainted_grail.shown import one, part

# Tracks, attributes, skills


def test_tg_10_10_a_changed_attribute_counts_till_its_time_is_over() -> None:
    scenario = done(bench(), effect("change-attribute", attribute="empathy", count=2))
    done(scenario, effect("change-attribute", attribute="empathy", count=1, until="encounter"))
    assert value(scenario.state, "beor", "empathy") == 3

    scenario.given(CharacterActivated("ailei"))
    assert value(scenario.state, "beor", "empathy") == 1


def test_tg_10_10_a_changed_attribute_does_not_fall_below_zero() -> None:
    scenario = done(bench(), effect("change-attribute", attribute="courage", count=-3))

    assert value(scenario.state, "beor", "courage") == 0


def test_tg_10_10_an_attribute_of_2_rises_by_a_skill_and_without_one_not_at_all() -> None:
    scenario = done(bench(), effect("raise-attribute", attribute="aggression")).asks(0, "skill:1", "skill:3")
    scenario.answers(0, "skill:3").then(AttributeRaised("beor", "aggression", 3))
    assert value(scenario.state, "beor", "aggression") == 3

    done(bench(beor={"attributes": {"empathy": 2}}), effect("raise-attribute", attribute="empathy")).then()


def test_tg_10_10_a_skill_of_choice_is_lost() -> None:
    done(bench(beor={"skills": (1,)}), effect("lose-skill")).then(SkillLost("beor", 1))
    scenario = done(bench(beor={"skills": (1, 3)}), effect("lose-skill")).asks(0, "skill:1", "skill:3")
    scenario.answers(0, "skill:3").then(SkillLost("beor", 3))


# Resources


def test_tg_10_10_a_transfer_goes_to_another_of_choice_as_far_as_it_is_there() -> None:
    given = {"beor": {"magic": 2}}
    scenario = done(bench(**given), effect("transfer", what="magic", count=3))
    scenario.then(ResourceGiven("beor", "ailei", "magic", 2))
    assert [one(scenario, name).resources["magic"] for name in ("beor", "ailei")] == [0, 2]

    three = encounter("beor", "ailei", "arev", pack=PACK, given=given).given(CharacterActivated("beor"))
    done(three, effect("transfer", what="magic")).asks(1, "for:ailei", "for:arev").answers(1, "for:arev")
    three.then_includes(ResourceGiven("beor", "arev", "magic", 1))


def test_tg_10_10_alone_nothing_is_transferred() -> None:
    alone = encounter("beor", pack=PACK, given={"beor": {"magic": 2}}).given(CharacterActivated("beor"))
    done(alone, effect("transfer", what="magic")).then_no(ResourceGiven)

    assert one(alone, "beor").resources["magic"] == 2


def test_tg_10_10_what_is_shared_is_given_unit_by_unit() -> None:
    scenario = done(bench(), effect("share", what="food", count=3)).asks(0, "for:ailei", "for:beor")
    scenario.answers(0, "for:beor").answers(1, "for:beor", "for:ailei")

    assert [one(scenario, name).resources["food"] for name in ("beor", "ailei")] == [2, 1]


def test_tg_10_10_a_share_that_does_not_fit_lapses() -> None:
    scenario = done(bench(), effect("share", what="health", count=1)).answers(0, "for:ailei").then()

    assert one(scenario, "ailei").health == 7


# Items and secrets


def test_tg_10_10_items_are_drawn_or_searched_for() -> None:
    scenario = bench().draws("items", "boots")
    done(scenario, effect("draw-items")).then_includes(CardGained("beor", "item:boots", face_up=True))
    scenario = done(bench(), effect("draw-items", keyword="armour")).answers(0, "equip")
    assert [owned.card for owned in one(scenario, "beor").owned] == ["item:armour"]
    done(bench(), effect("draw-items", craftable=True)).then_no(CardGained)

    done(bench(), effect("gain-item", item="boots")).then_includes(CardGained("beor", "item:boots", face_up=True))
    owned = bench(ailei={"items": ("item:boots",)})
    taken = {name: tuple(card for card in cards if card != "boots") for name, cards in owned.state.pools.items()}
    owned.given_state(pools=taken, piles={**owned.state.piles, "items": ("?items",) * len(taken["items"])})
    done(owned, effect("gain-item", item="boots")).then_no(CardGained)


def test_tg_10_10_items_are_discarded_by_choice_kind_or_all() -> None:
    given = {"beor": {"items": ("item:sword", "item:armour", "item:boots", "secret:7")}}
    scenario = done(bench(**given), effect("discard-items", count=2))
    scenario.asks(0, "discard:item:sword", "discard:item:armour", "discard:item:boots")
    scenario.answers(0, "discard:item:armour", "discard:item:boots")
    assert [owned.card for owned in one(scenario, "beor").owned] == ["item:sword", "secret:7"]

    scenario = done(bench(**given), effect("discard-items", keyword="weapon"))
    assert [owned.card for owned in one(scenario, "beor").owned] == ["item:armour", "item:boots", "secret:7"]
    scenario = done(bench(**given), effect("discard-items", count="all"))
    assert [owned.card for owned in one(scenario, "beor").owned] == ["secret:7"]


def test_tg_10_10_the_item_of_the_text_is_discarded_or_turned() -> None:
    given = {"beor": {"items": ("item:boots",)}}
    scenario = done(bench(**given), effect("turn")).then(CardTurned("beor", "item:boots"))
    done(scenario, effect("turn")).then()
    scenario = done(bench(**given), effect("discard-this"))
    assert (one(scenario, "beor").owned, scenario.state.piles["items"][-1]) == ((), "boots")


def test_tg_10_10_a_turned_weapon_helps_nobody_till_the_encounter_ends() -> None:
    scenario = bench(beor={"items": ("item:sword",)})
    need = effect("if", need={"is": "equipped", "keyword": "weapon"}, then=[effect("gain", what="food")])
    done(scenario, effect("turn", keyword="weapon"), need).then(CardTurned("beor", "item:sword"))


def test_tg_10_10_a_secret_is_gained_once_and_discarded_or_removed() -> None:
    scenario = done(bench(), effect("gain-secret", number=7))
    done(scenario, effect("gain-secret", number=7), character="ailei").then()
    done(scenario, effect("lose-secret", number=7), character="ailei").then()
    done(scenario, effect("lose-secret", number=7, removed=True)).then(CardGivenUp("beor", "secret:7", removed=True))
    done(scenario, effect("gain-secret", number=7)).then()


def test_tg_10_10_a_weapon_or_shield_is_thrown_for_what_follows() -> None:
    given = {"beor": {"items": ("item:sword", "item:armour")}}
    scenario = done(bench(**given), effect("throw", then=[effect("pool", count=3)]))
    scenario.asks(0, "throw:item:sword", "decline").answers(0, "throw:item:sword")
    assert (scenario.state.encounter.pool, [owned.card for owned in one(scenario, "beor").owned]) == (
        3,
        ["item:armour"],
    )

    done(bench(**given), effect("throw", then=[effect("pool", count=3)])).answers(0, "decline").then()


@pytest.mark.rule("TG-2.4.5")
def test_a_deck_that_is_shuffled_has_no_known_cards() -> None:
    for deck, pile, card in (("items", "items", "lamp"), ("grey", "encounters/grey", "wolf")):
        scenario = bench()
        row = (*scenario.state.piles[pile], card)
        scenario.given_state(piles={**scenario.state.piles, pile: row})
        done(scenario, effect("shuffle-deck", deck=deck)).then(CardsShuffled(pile, (card,), pile))
        assert scenario.state.piles[pile] == (f"?{pile}",) * len(row)
        assert card in scenario.state.pools[pile]
    done(bench(), effect("shuffle-deck", deck="purple")).then()


# The pool, the marker, hands and decks


def test_tg_10_10_missing_markers_cost_the_active_character_cards() -> None:
    scenario = done(bench().given(PoolChanged(1)), effect("pool", count=-3), character="ailei")
    scenario.asks(0, "discard:0", "discard:1", "discard:2").answers(0, "discard:0", "discard:0")

    assert scenario.state.encounter.pool == 0
    assert (part(scenario, "beor").hand, len(part(scenario, "ailei").hand)) == ((BLANK_3,), 2)


def test_tg_10_10_the_marker_moves_and_is_set_within_its_track() -> None:
    done(bench("d1"), effect("affinity", count=-2)).then(MarkerMoved(-2))
    done(bench("d1"), effect("affinity", count=9)).then(MarkerMoved(4))
    done(bench("d1"), effect("set-affinity", to=-9)).then(MarkerMoved(-4))
    done(bench("d1").given(MarkerMoved(3)), effect("set-affinity", to=0)).then(MarkerMoved(0))
    done(bench("d1"), effect("set-affinity", to=0)).then()
    done(bench("d1"), effect("pool", count=-3)).then()


def test_tg_10_10_cards_are_drawn_or_a_flight_follows() -> None:
    scenario = done(bench(), effect("draw", count=2))
    assert len(part(scenario, "beor").hand) == 5
    scenario = done(bench(), effect("draw", count=6)).then_no(HandGrew)
    assert part(scenario, "beor").left == "fled"


def test_tg_10_10_cards_are_discarded_down_to_a_number_or_off_the_deck() -> None:
    scenario = done(bench(), effect("discard", to=1)).answers(0, "discard:0", "discard:0")
    assert part(scenario, "beor").hand == (BLANK_3,)
    scenario = done(bench(), effect("discard", count=5))
    assert (part(scenario, "beor").hand, len(part(scenario, "beor").discard)) == ((), 5)
    scenario = done(bench(), effect("discard-from-deck", count=9)).then_no(CharacterLeft)
    assert [len(fact.cards) for fact in scenario.facts if isinstance(fact, DeckDiscarded)] == [5]


def test_tg_10_10_the_top_cards_are_looked_at_and_one_is_taken() -> None:
    scenario = done(bench(), effect("look", count=3)).asks(0, "pick:0", "pick:1", "pick:2").answers(0, "pick:1")
    assert (len(part(scenario, "beor").hand), len(scenario.state.piles["beor/combat"])) == (4, 4)
    done(scenario, effect("discard-from-deck", count=4), effect("look", count=1)).then_includes().asks(0)
    assert one(scenario, "beor").looking == ()


# The sequence


def test_tg_10_10_the_last_card_is_discarded() -> None:
    scenario = done(laid(bench(), C1, C5), effect("discard-last")).then(LastDiscarded(C5, "beor"))

    assert part(scenario, "beor").discard == (C5,)


def test_tg_10_10_a_card_is_laid_from_hand_or_deck() -> None:
    scenario = done(bench(), effect("lay")).asks(0, "lay:0", "lay:1", "lay:2", "none").answers(0, "lay:1")
    assert [card.card for card in scenario.state.encounter.sequence] == [BLANK_2]
    done(bench(), effect("lay")).answers(0, "none").then()
    scenario = done(bench().draws("beor/combat", "K12/25-U"), effect("lay", off="deck"))
    assert [card.card for card in scenario.state.encounter.sequence] == ["K12/25-U"]
    assert len(part(scenario, "beor").hand) == 3
    done(scenario, effect("discard", count=3), effect("lay")).then_no(CardLaid)


def test_tg_10_10_charges_come_on_the_card_of_the_text_and_go_by_order() -> None:
    scenario = laid(bench(), C1, C5)
    done(scenario, effect("place-charges", count=2), source=f"card:{C1}").then(ChargesChanged(C1, 2))
    done(scenario, effect("remove-charges", count=5, of="this"), source=f"card:{C1}").then(ChargesChanged(C1, 0))
    scenario.given(ChargesChanged(C1, 3), ChargesChanged(C5, 3))
    done(scenario, effect("remove-charges", count=1)).then(ChargesChanged(C5, 2))
    done(scenario, effect("remove-charges", of="all")).then(ChargesChanged(C1, 0), ChargesChanged(C5, 0))


def test_tg_10_10_time_markers_come_and_go_where_there_are_some() -> None:
    scenario = laid(bench(), C5, C6).given(TimeChanged(C6, 2))
    done(scenario, effect("place-time", count=2, of="choice")).then(TimeChanged(C6, 4))
    done(scenario, effect("place-time"), source=f"card:{C5}").then()
    done(scenario, effect("remove-time", count=3)).then(TimeChanged(C6, 3), TimeChanged(C6, 2), TimeChanged(C6, 1))
    done(scenario, effect("remove-time", count=5, of="this"), source=f"card:{C6}")
    scenario.then(TimeChanged(C6, 0), PoolChanged(3))


# The attack, and how it all ends


def test_tg_10_10_an_attack_is_repeated_by_effect_only_once() -> None:
    scenario = done(bench(), effect("repeat-attack"), effect("repeat-attack")).then(AttackChanged(repeated=1))
    scenario.given(AttackEnded())
    done(scenario, effect("repeat-attack")).then()


@pytest.mark.rule("TG-6.5.7", "TG-6.6.23")
def test_what_changes_an_attack_adds_up_and_ends_with_it() -> None:
    scenario = bench().given(AttackBegun("beor"), AttackRead(0, 4), AttackChanged(ignored=True))
    scenario.given(AttackChanged(reduced=1), AttackChanged(reduced=2))
    active = scenario.state.encounter.activation
    assert (active.ignored, active.reduced) == (True, 3)
    scenario.given(AttackEnded())
    assert scenario.state.encounter.activation == Activation("beor")


def test_tg_10_10_what_is_to_follow_waits_for_the_attack() -> None:
    scenario = done(bench(), effect("after-attack", then=[effect("gain", what="food")])).then_no(Gained)

    (waits,) = scenario.state.encounter.activation.after
    assert (waits.at.character, waits.what) == ("beor", "food")


@pytest.mark.parametrize(
    ("word", "result"),
    [
        (effect("win"), "won"),
        (effect("fail"), "lost"),
        (effect("run-away"), "ran-away"),
        (effect("each", who="participants", then=[effect("flee")]), "fled"),
    ],
)
def test_tg_10_10_an_effect_ends_the_encounter_and_what_stands_behind_it_lapses(word: Table, result: Any) -> None:
    scenario = done(bench(), word, effect("gain", what="food")).then_includes(EncounterDecided(result))

    assert scenario.state.met[-1].result == result
    assert one(scenario, "beor").resources.get("food", 0) == 0


def test_tg_10_10_one_is_forced_to_flee() -> None:
    scenario = done(bench(), effect("flee"), character="ailei").then_includes(CharacterLeft("ailei", "fled"))

    assert (one(scenario, "ailei").energy, one(scenario, "ailei").health) == (5, 6)
    assert scenario.state.encounter.result is None


def test_tg_10_10_fleeing_can_be_replaced() -> None:
    stand = {"when": "instead", "of": "flee", "effects": [effect("lose", what="energy", count=2)]}
    pack = pack_of(items=[{"id": "banner", "abilities": [stand]}])
    scenario = encounter("beor", pack=pack, given={"beor": {"items": ("item:banner",)}})
    done(scenario.given(CharacterActivated("beor")), effect("flee")).then_includes(Lost("beor", "energy", 2))

    assert part(scenario, "beor").left is None


@pytest.mark.rule("TG-5.21.4")
def test_an_encounter_is_returned_to_the_box_when_it_ends_even_a_guardian() -> None:
    for traits in ([], ["guardian"]):
        pack = pack_of(foe("it", traits=traits))
        scenario = encounter("beor", pack=pack, card="it").given(CharacterActivated("beor"))
        done(scenario, effect("return-to-box"), effect("return-to-box"), effect("fail"))
        assert scenario.state.box == ("it",)
        assert (scenario.state.journey.guardian, "it" in scenario.state.piles["encounters/grey"]) == (None, False)
