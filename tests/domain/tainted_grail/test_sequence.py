"""The row of cards: who adds where, what is covered, what stays. Source: TG-6.2."""

import pytest

from domain.tainted_grail.facts.cards import CardLaid, ChargesChanged, LastDiscarded, PoolChanged, TimeChanged
from domain.tainted_grail.facts.tracks import DamagePrevented, Lost
from domain.tainted_grail.queries.cards import connected, is_uncovered
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.vocabulary import DiscardLast
from tests.domain.tainted_grail.fixtures import (
    BLANK,
    C1,
    C2,
    C5,
    C6,
    C7,
    attribute,
    begun,
    effect,
    encounter,
    gives,
    hers,
    pack_of,
)
from tests.domain.tainted_grail.shown import discards, fight, has, row

LAST = DiscardLast(at=At("beor", "ability", "encounter"))
"""The last card is discarded, by order of the encounter."""

CHARGED = "K12/25-U"
"""A card with two charges; one buys a marker for the pool."""
LATE = "K13/25-U"
"""A card that gives a marker when it is laid, and three a turn later."""
TORN = "K14/25-U"
"""A card that discards itself."""
HIGH = "K15/25-U"
"""A card whose attribute in-half lies at the second height."""
CARDS = {
    CHARGED: {
        "left": {"magic": gives("void"), "free": gives("void")},
        "right": {"free": {}},
        "abilities": [
            {"when": "placed", "effects": [effect("place-charges", count=2)]},
            {"when": "any-time", "cost": {"charges": 1}, "effects": [effect("pool", count=1)]},
        ],
    },
    LATE: {
        "left": {"free": gives("void")},
        "right": {"free": {}},
        "abilities": [
            {"when": "placed", "effects": [effect("pool", count=1)]},
            {"when": "delayed", "delay": 1, "effects": [effect("pool", count=3)]},
        ],
    },
    TORN: {"left": {"free": gives("discard-last")}, "right": {"free": {}}},
    HIGH: {"left": {"a2": gives("pool"), "free": gives("void")}, "right": {"free": {}}},
}
PACK = pack_of(cards=CARDS)
TWICE = {
    "id": "twice",
    "colour": "grey",
    "difficulty": 1,
    "value": 5,
    "right": {"a1": attribute("aggression"), "free": {"times": 2}},
}
"""An enemy whose free out-half doubles."""
SPENDS = f"use:card:{CHARGED}#1"


def test_tg_6_2_1_the_encounter_card_is_the_first_of_the_sequence_and_cards_follow_in_order() -> None:
    scenario = begun(encounter("beor", hands={"beor": (C1, C2)}, given={"beor": {"magic": 1}})).answers(0, "lay:0")
    assert fight(scenario).sequence[0].keys == {"a1": True, "free": True}
    assert connected(scenario.state, "aggression") == 1
    scenario.answers(0, "lay:0")
    assert row(scenario) == (C1, C2)


def test_tg_6_2_2_all_participants_share_one_sequence() -> None:
    scenario = begun(encounter("ailei", "beor", hands={"ailei": (hers(C5),), "beor": (C1,)}))
    scenario.answers(0, "activate:ailei", "lay:0", "stop", "face", "end").answers(1, "lay:0")
    assert row(scenario) == (hers(C5), C1)
    assert [one.by for one in fight(scenario).sequence] == ["ailei", "beor"]
    assert fight(scenario).sequence[1].keys == {"a1": True, "free": True}


def test_tg_6_2_3_a_card_is_always_added_at_the_right_end() -> None:
    scenario = begun(encounter("beor", hands={"beor": (BLANK, C1)}, laid=[("beor", C6), ("beor", C5)]))
    scenario.asks(0, "lay:0", "lay:1", "none", "flee").answers(0, "lay:1")
    assert row(scenario) == (C6, C5, C1)


def test_tg_6_2_4_only_halves_at_the_same_height_meet() -> None:
    scenario = begun(encounter("beor", pack=PACK, hands={"beor": (HIGH,)})).answers(0, "lay:0")
    assert fight(scenario).sequence[0].keys == {"free": True}
    assert (fight(scenario).pool, connected(scenario.state, "aggression")) == (0, 0)


@pytest.mark.rule("TG-6.2.5", "TG-6.2.6")
def test_a_card_beside_covers_the_text_but_not_the_edges() -> None:
    covered = begun(encounter("beor", hands={"beor": (C1,)}, laid=[("beor", C2)]))
    assert is_uncovered(covered.state, C2)
    covered.answers(0, "lay:0")
    assert not is_uncovered(covered.state, C2)
    assert fight(covered).sequence[1].keys == {"a1": True, "free": True}
    assert (fight(covered).pool, connected(covered.state, "aggression")) == (3, 1)
    covered.answers(0, "stop", "face").then_includes(Lost("beor", "health", 2)).then_no(DamagePrevented)


@pytest.mark.rule("TG-6.2.7")
@pytest.mark.vector("TV-100")
def test_a_permanent_card_is_never_covered() -> None:
    scenario = begun(encounter("beor", hands={"beor": (C5, C1)})).answers(0, "lay:0", "stop")
    scenario.answers(0, "face").then_includes(DamagePrevented("beor", 1)).then_no(Lost)
    scenario.answers(0, "lay:0", "stop", "face").then_includes(DamagePrevented("beor", 1), Lost("beor", "health", 1))
    assert row(scenario) == (C5, C1)
    assert has(scenario, "health") == 8


@pytest.mark.rule("TG-6.2.8", "TG-6.2.15")
def test_discarding_the_last_card_uncovers_the_one_before() -> None:
    scenario = encounter("beor", hands={"beor": (BLANK,)}, laid=[("beor", C2), ("beor", C1)])
    assert not is_uncovered(scenario.state, C2)
    begun(scenario).when(LAST).then(LastDiscarded(C1, "beor"))
    assert row(scenario) == (C2,)
    scenario.answers(0, "none").answers(0, "face").then_includes(DamagePrevented("beor", 1)).then_no(Lost)


def test_tg_6_2_9_uncovering_places_nothing_again() -> None:
    fresh = begun(encounter("beor", pack=PACK, hands={"beor": (LATE,)}))
    fresh.answers(0, "lay:0").then_includes(TimeChanged(LATE, 1), PoolChanged(1))
    scenario = begun(encounter("beor", pack=PACK, hands={"beor": (TORN,)}, laid=[("beor", LATE)]))
    scenario.given(TimeChanged(LATE, 2)).answers(0, "lay:0")
    scenario.then_includes(TimeChanged(LATE, 0), LastDiscarded(TORN, "beor")).then_no(PoolChanged)
    assert (row(scenario), fight(scenario).sequence[0].time) == ((LATE,), 0)
    scenario.answers(0, "stop", "face").then_no(PoolChanged, TimeChanged)


@pytest.mark.rule("TG-6.2.10", "TG-6.2.11")
def test_charges_and_magic_markers_stay_on_a_covered_card_and_wait_there() -> None:
    magic = {"beor": {"magic": 1}}
    scenario = encounter("beor", pack=PACK, hands={"beor": (CHARGED, BLANK)}, laid=[("beor", C1)], given=magic)
    begun(scenario).answers(0, "lay:0", "pay")
    assert (fight(scenario).sequence[1].charges, fight(scenario).sequence[1].keys["magic"]) == (2, True)
    scenario.offers(0, SPENDS).given(CardLaid("beor", BLANK, 0, {"free": True}, "effect"))
    assert (fight(scenario).sequence[1].charges, fight(scenario).sequence[1].keys["magic"]) == (2, True)
    scenario.asks(0, "stop", "flee")
    scenario.given(LastDiscarded(BLANK, "beor")).offers(0, SPENDS)
    scenario.answers(0, SPENDS).then_includes(ChargesChanged(CHARGED, 1), PoolChanged(1))


@pytest.mark.rule("TG-6.2.12", "TG-6.2.13")
def test_cards_of_a_character_that_left_stay_and_work() -> None:
    scenario = begun(encounter("ailei", "beor", hands={"ailei": (hers(C5),)}))
    scenario.answers(0, "activate:ailei", "lay:0", "flee")
    assert fight(scenario).participants["ailei"].left == "fled"
    assert row(scenario) == (hers(C5),)
    scenario.answers(1, "none", "face").then_includes(DamagePrevented("beor", 1))
    assert has(scenario, "health") == 8


def test_tg_6_2_14_the_encounter_card_cannot_be_discarded() -> None:
    scenario = begun(encounter("beor", hands={"beor": (BLANK,)})).when(LAST).then()
    assert (fight(scenario).card, row(scenario)) == ("e1", ())
    scenario.asks(0, "lay:0", "none", "flee")


@pytest.mark.rule("TG-6.2.14")
@pytest.mark.vector("TV-72")
def test_a_doubled_discard_takes_both_cards_and_stops_at_the_encounter() -> None:
    scenario = begun(encounter("beor", hands={"beor": (C7,)}, laid=[("beor", C2)])).answers(0, "lay:0")
    scenario.then_includes(LastDiscarded(C7, "beor"), LastDiscarded(C2, "beor"))
    assert (row(scenario), fight(scenario).pool, discards(scenario)) == ((), 2, (C7, C2))
    alone = begun(encounter("beor", pack=pack_of(TWICE), card="twice", hands={"beor": (C7,)})).answers(0, "lay:0")
    assert (row(alone), discards(alone)) == ((), (C7,))


def test_tg_6_2_16_nobody_discards_own_sequence_cards_by_choice() -> None:
    scenario = begun(encounter("ailei", "beor", laid=[("beor", C1), ("ailei", hers(C1))]))
    scenario.answers(0, "activate:beor").asks(1, "none", "flee")
    scenario.refused("TG-6.6.8", 1, "discard:0").refused("TG-6.6.8", 1, f"discard:{C1}")
    scenario.answers(1, "none").asks(1, "face", "flee").answers(1, "face").asks(1, "end", "flee")
    assert row(scenario) == (C1, hers(C1))
