"""The start of an encounter, in strict order. Source: TG-6.1."""

from collections.abc import Mapping
from typing import Any

import pytest

from domain.kernel.fact import CardsDrawn, CardsShuffled
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.facts.cards import HandDiscarded, HandGrew
from domain.tainted_grail.facts.encounter import EncounterBegun, EncounterDecided, WayChosen
from domain.tainted_grail.facts.items import CardPackedAway
from domain.tainted_grail.facts.rounds import RoundBegun
from domain.tainted_grail.tasks.encounter import MeetEncounter
from domain.tainted_grail.tasks.rounds import ChooseActive
from tests.domain.tainted_grail.fixtures import (
    ENEMY,
    ORPHAN,
    at_table,
    changed,
    effect,
    pack_of,
    state_of,
    without_cards,
)
from tests.domain.tainted_grail.shown import deck_size, discards, fight, hand
from tests.dsl import Scenario

FOUR = ("ailei", "arev", "maggot", "beor")


def met(
    *characters: str,
    pack: Pack | None = None,
    card: str = "e1",
    given: Mapping[str, Mapping[str, Any]] | None = None,
) -> Scenario:
    """An encounter starts. given: character -> fields that differ."""
    state = state_of(pack or pack_of(), *characters)
    for name, fields in (given or {}).items():
        state = changed(state, name, **fields)
    pile = f"encounters/{state.pack.encounters[card].colour}"
    return at_table(without_cards(state, pile, [card])).when(MeetEncounter(card))


def test_tg_6_1_1_the_card_lies_open_and_the_participants_are_fixed() -> None:
    scenario = met("ailei", "beor")
    assert scenario.facts[0] == EncounterBegun("e1", "combat", ("ailei", "beor"), 0)
    assert (fight(scenario).card, fight(scenario).sequence) == ("e1", ())
    assert tuple(fight(scenario).participants) == ("ailei", "beor")


def test_tg_6_1_2_traits_of_the_start_come_before_anything_is_packed_away() -> None:
    robber = ENEMY | {"id": "thief", "traits": ["robber"]}
    scenario = met("beor", pack=pack_of(robber), card="thief", given={"beor": {"health": 1, "items": ("item:sword",)}})
    scenario.then_includes(EncounterBegun("thief", "combat", ("beor",), 0), EncounterDecided("lost"))
    scenario.then_no(HandGrew, CardPackedAway)
    assert scenario.state.characters["beor"].owned == ()
    assert scenario.state.met[-1].result == "lost"


def test_tg_6_1_3_packing_away_comes_first_side_by_side() -> None:
    owned = {"items": ("item:sword", "item:armour", "item:boots")}
    scenario = met("ailei", "beor", given={"ailei": {"items": ("item:sword",)}, "beor": owned})
    scenario.asks(1, "pack:beor:item:sword", "pack:beor:item:armour", "packed:beor")
    assert scenario.keys(0) == ["pack:ailei:item:sword", "packed:ailei"]
    assert hand(scenario) == ()
    scenario.answers(1, "pack:beor:item:armour").then(CardPackedAway("beor", "item:armour"))
    scenario.answers(1, "packed:beor").answers(0, "packed:ailei").then_includes(
        HandGrew("ailei", hand(scenario, "ailei"))
    )


def test_tg_6_1_4_avoiding_comes_after_packing_and_before_the_hands() -> None:
    scenario = met("ailei", card="d1", given={"ailei": {"wealth": 1, "items": ("item:sword",)}})
    scenario.asks(0, "pack:ailei:item:sword", "packed:ailei").answers(0, "packed:ailei").asks(0, "avoid", "stay")
    assert hand(scenario, "ailei") == ()
    scenario.answers(0, "stay").asks(0, "keep:ailei", "mulligan:ailei")
    assert len(hand(scenario, "ailei")) == 3


def test_tg_6_1_4_without_an_avoid_section_nobody_is_asked() -> None:
    plain = {key: part for key, part in ORPHAN.items() if key != "avoid"}
    scenario = met("ailei", pack=pack_of(plain | {"id": "talk"}), card="talk", given={"ailei": {"wealth": 1}})
    scenario.asks(0, "keep:ailei", "mulligan:ailei")


@pytest.mark.rule("TG-6.1.5", "TG-6.1.6")
@pytest.mark.vector("TV-65")
@pytest.mark.parametrize(("count", "size"), [(1, 3), (2, 3), (3, 3), (4, 2)])
def test_hands_by_the_number_of_participants_and_mulligans_down_to_one_card(count: int, size: int) -> None:
    scenario = met(*FOUR[:count])
    assert [len(hand(scenario, one)) for one in FOUR[:count]] == [size] * count
    for fewer in range(size - 1, 0, -1):
        assert scenario.keys(0) == ["keep:ailei", "mulligan:ailei"]
        scenario.answers(0, "mulligan:ailei")
        assert len(hand(scenario, "ailei")) == fewer
    assert "mulligan:ailei" not in scenario.keys(0)
    assert "keep:ailei" not in scenario.keys(0)


def drawn_by(scenario: Scenario) -> list[str | None]:
    """The rules by which cards came to hands."""
    return [one.rule for one in scenario.stated if isinstance(one.fact, CardsDrawn | HandGrew)]


@pytest.mark.rule("TG-6.1.5", "TG-6.1.6")
def test_hands_are_drawn_by_the_rule_of_starting_hands_and_mulligans_by_theirs() -> None:
    scenario = met("ailei", "beor")
    assert drawn_by(scenario) == ["TG-6.1.5"] * 4
    assert drawn_by(scenario.answers(0, "mulligan:ailei")) == ["TG-6.1.6"] * 2


def test_tg_6_1_6_a_kept_hand_is_not_changed_any_more() -> None:
    scenario = met("beor")
    first = hand(scenario)
    scenario.answers(0, "keep:beor").then_no(HandDiscarded)
    assert hand(scenario) == first
    scenario.refused("TG-6.6.8", 0, "mulligan:beor")


def test_tg_6_1_7_mulliganed_cards_lie_open_and_are_not_reshuffled() -> None:
    scenario = met("beor")
    first = hand(scenario)
    scenario.answers(0, "mulligan:beor").then_no(CardsShuffled)
    second = hand(scenario)
    assert (discards(scenario), deck_size(scenario)) == (first, 15 - 3 - 2)
    scenario.answers(0, "mulligan:beor").then_no(CardsShuffled)
    assert (discards(scenario), deck_size(scenario)) == (first + second, 15 - 3 - 2 - 1)
    assert not set(hand(scenario)) & set(discards(scenario))


def test_tg_6_1_8_the_affinity_marker_starts_on_the_grey_space() -> None:
    scenario = met("ailei", card="d1").answers(0, "keep:ailei")
    assert fight(scenario).marker == 0
    scenario.answers(0, "none", "face")
    assert fight(scenario).marker == -1


WAYS = ORPHAN | {
    "id": "ways",
    "ways": [
        ORPHAN["ways"][0] | {"id": "kind"},
        {"id": "harsh", "stages": [{"variable": [], "reactions": [{"effects": [effect("lose", what="food")]}]}]},
    ],
}


def test_tg_6_1_9_the_participants_choose_a_way_that_stays() -> None:
    scenario = met("ailei", "beor", pack=pack_of(WAYS), card="ways", given={"ailei": {"food": 3}})
    scenario.answers(1, "keep:beor").answers(0, "keep:ailei").asks(1, "way:kind", "way:harsh")
    assert scenario.default() == "way:kind"
    scenario.answers(1, "way:harsh").then_includes(WayChosen("harsh"), RoundBegun(1))
    scenario.answers(0, "activate:ailei", "none", "face", "end").then_no(WayChosen)
    scenario.answers(1, "none", "face", "end").then_no(WayChosen)
    assert (fight(scenario).way, fight(scenario).round) == ("harsh", 2)
    assert scenario.state.characters["ailei"].resources["food"] == 2


def test_tg_6_1_9_a_single_way_is_taken_without_asking() -> None:
    met("ailei", card="d1").answers(0, "keep:ailei").then_includes(WayChosen("only"), RoundBegun(1))


def test_tg_6_1_10_the_combat_pool_starts_empty() -> None:
    scenario = met("beor")
    assert fight(scenario).pool == 0
    scenario.answers(0, "keep:beor")
    assert fight(scenario).pool == 0


def test_tg_6_1_11_the_first_round_starts_with_phase_i() -> None:
    scenario = met("ailei", "beor").answers(0, "keep:ailei").answers(1, "keep:beor").then(RoundBegun(1))
    assert isinstance(scenario.question, ChooseActive)


def test_tg_6_1_12_mulligans_are_decided_independently() -> None:
    scenario = met("ailei", "beor")
    assert scenario.keys(0) == ["keep:ailei", "mulligan:ailei"]
    assert scenario.keys(1) == ["keep:beor", "mulligan:beor"]
    scenario.answers(1, "mulligan:beor").answers(0, "mulligan:ailei").answers(1, "keep:beor").answers(0, "keep:ailei")
    assert (len(hand(scenario, "ailei")), len(hand(scenario, "beor"))) == (2, 2)


def test_tg_6_1_13_a_slow_enemy_lets_draw_one_more_and_count_down_from_there() -> None:
    slow = ENEMY | {"id": "slow", "traits": ["slow"]}
    scenario = met("beor", pack=pack_of(slow), card="slow")
    sizes = [len(hand(scenario))]
    while "mulligan:beor" in scenario.keys(0):
        scenario.answers(0, "mulligan:beor")
        sizes.append(len(hand(scenario)))
    assert sizes == [4, 3, 2, 1]


@pytest.mark.parametrize(("card", "used", "other"), [("e1", "combat", "diplomacy"), ("d1", "diplomacy", "combat")])
def test_tg_6_1_14_the_other_deck_is_untouched(card: str, used: str, other: str) -> None:
    scenario = met("ailei", card=card)
    assert [fact.pile for fact in scenario.facts if isinstance(fact, CardsDrawn)] == [f"ailei/{used}"]
    assert len(scenario.state.piles[f"ailei/{used}"]) == 12
    scenario.answers(0, "keep:ailei", "none")
    assert len(scenario.state.piles[f"ailei/{other}"]) == 15
