"""The encounter round: phases, steps, further cards, the enemy's turn. Source: TG-6.6."""

import pytest

from domain.tainted_grail.facts.abilities import AbilityUsed
from domain.tainted_grail.facts.cards import (
    CardLaid,
    HandGrew,
    LastDiscarded,
    LayingBegun,
    LayingEnded,
    MarkerMoved,
    PoolChanged,
    TimeChanged,
)
from domain.tainted_grail.facts.encounter import CharacterLeft
from domain.tainted_grail.facts.rounds import AttackBegun, AttackRead, CharacterActivated, OpportunityTaken
from domain.tainted_grail.facts.tracks import Gained, Lost, Paid
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.encounter import WaiveExtra
from domain.tainted_grail.tasks.rounds import LayFirst
from tests.domain.tainted_grail.fixtures import (
    BLANK,
    BLANK_2,
    C1,
    C2,
    C3,
    C5,
    C6,
    C8,
    ENEMY,
    Table,
    begun,
    effect,
    encounter,
    gives,
    hers,
    pack_of,
)
from tests.domain.tainted_grail.rounds import NEW, card, duo, solo
from tests.domain.tainted_grail.shown import fight, hand, has, row

# Phase I


def test_tg_6_6_1_the_participants_choose_among_those_without_a_marker() -> None:
    scenario = duo(active=None)
    for seat in (0, 1):
        scenario.asks(seat, "activate:ailei", "activate:beor")
    scenario.answers(1, "activate:ailei").then_includes(CharacterActivated("ailei"))
    scenario.answers(0, "none", "face").answers(0, "end").then_includes(CharacterActivated("beor"))
    assert isinstance(scenario.question, LayFirst)
    assert scenario.question.character == "beor"


def test_tg_6_6_1_a_lone_participant_is_active_without_being_asked() -> None:
    solo().then_includes(CharacterActivated("beor")).asks(0, "none", "flee")


def test_tg_6_6_2_without_agreement_it_is_the_lowest_number() -> None:
    assert duo(active=None).default() == "activate:ailei"


def test_tg_6_6_3_who_is_active_gets_a_time_marker_for_the_round() -> None:
    scenario = duo(active="beor")
    assert [fight(scenario).participants[one].was_active for one in ("ailei", "beor")] == [False, True]
    scenario.answers(1, "none", "face", "end")
    assert [fight(scenario).participants[one].was_active for one in ("ailei", "beor")] == [True, True]


def test_tg_6_6_4_activation_triggers_come_before_anything_else() -> None:
    haste = ENEMY | {"id": "other", "traits": ["haste"]}
    eager = {"beor": {"trait": [{"when": "active", "effects": [effect("gain", what="food")]}]}}
    scenario = encounter("beor", pack=pack_of(haste, characters=eager), card="other", laid=[("beor", C6)])
    begun(scenario.given(TimeChanged(C6, 2))).asks(0, "first:haste", "first:trait:beor#0")
    scenario.answers(0, "first:trait:beor#0")
    scenario.then(
        AbilityUsed("beor", "trait:beor#0", None),
        Gained("beor", "food", 1),
        Lost("beor", "health", 2),
        TimeChanged(C6, 1),
        LayingBegun("beor"),
    )
    scenario.asks(0, "none", "flee")


# Phase II, step 1


def permanent(delay: int, *effects: Table) -> Table:
    """A delayed card that stays uncovered."""
    return card({"when": "delayed", "delay": delay, "effects": list(effects)}, permanent=True)


@pytest.mark.rule("TG-6.6.5", "TG-6.6.6")
def test_time_markers_go_from_left_to_right_and_what_is_due_comes_before_the_next_card() -> None:
    first, second, third = NEW, "K13/25-U", "K14/25-U"
    cards = {
        first: permanent(1, effect("gain", what="food")),
        second: permanent(3, effect("gain", what="wealth")),
        third: permanent(1, effect("gain", what="magic")),
    }
    bomb = ENEMY | {"id": "other", "delay": 1, "delayed": [effect("gain", what="terror")]}
    laid = [("beor", one) for one in (first, second, BLANK, third)]
    scenario = encounter("beor", pack=pack_of(bomb, cards=cards), card="other", laid=laid)
    scenario.given(TimeChanged(first, 1), TimeChanged(second, 3), TimeChanged(third, 1))
    begun(scenario).answers(0, "begin").then_includes(
        TimeChanged("encounter", 0),
        Gained("beor", "terror", 1),
        TimeChanged(first, 0),
        Gained("beor", "food", 1),
        TimeChanged(second, 2),
        TimeChanged(third, 0),
        Gained("beor", "magic", 1),
        LayingBegun("beor"),
    )
    assert [one.time for one in fight(scenario).sequence] == [0, 2, 0, 0]


@pytest.mark.rule("TG-6.6.5", "TG-6.8.14")
def test_no_more_time_markers_go_when_the_active_one_has_left() -> None:
    bomb = ENEMY | {"id": "other", "delay": 1, "delayed": [effect("damage", count=9)]}
    pack = pack_of(bomb, cards={NEW: permanent(3, effect("gain", what="food"))})
    scenario = encounter("ailei", "beor", pack=pack, card="other", laid=[("beor", NEW)]).given(TimeChanged(NEW, 3))
    begun(scenario).answers(0, "activate:beor").answers(1, "begin").then_includes(CharacterLeft("beor", "dying"))
    assert fight(scenario).activation.character == "ailei"  # type: ignore[union-attr]
    assert [one.time for one in fight(scenario).sequence] == [2]


def test_tg_6_6_7_cards_added_meanwhile_wait_and_missing_ones_are_skipped() -> None:
    caller, torn = NEW, "K13/25-U"
    cards = {caller: permanent(1, effect("lay")), torn: permanent(1, effect("discard-last"))}
    scenario = encounter("beor", pack=pack_of(cards=cards), hands={"beor": (C6,)}, laid=[("beor", caller)])
    begun(scenario.given(TimeChanged(caller, 1))).answers(0, "lay:0")
    scenario.then_includes(CardLaid("beor", C6, 0, {"free": True}, "effect"), TimeChanged(C6, 2))
    assert fight(scenario).sequence[1].time == 2
    gone = encounter("beor", pack=pack_of(cards=cards), laid=[("beor", torn), ("beor", C6)])
    begun(gone.given(TimeChanged(torn, 1), TimeChanged(C6, 1)))
    gone.then_includes(TimeChanged(torn, 0), LastDiscarded(C6, "beor"), LayingBegun("beor")).then_no(PoolChanged)


# Phase II, step 2


def test_tg_6_6_8_one_card_from_hand_may_be_laid_in_2a() -> None:
    scenario = solo(C1, BLANK).asks(0, "lay:0", "lay:1", "none", "flee")
    assert scenario.default() == "none"
    scenario.answers(0, "lay:1").asks(0, "stop", "flee")
    assert (row(scenario), hand(scenario)) == ((BLANK,), (C1,))
    scenario.refused("TG-6.6.11", 0, "lay:0")


@pytest.mark.rule("TG-6.6.8", "TG-6.5.11")
def test_step_two_begins_once_whatever_is_used_before_a_card_is_laid() -> None:
    flask = {"id": "flask", "abilities": [{"when": "any-time", "effects": [effect("gain", what="magic")]}]}
    scenario = solo(BLANK, pack=pack_of(items=[flask]), items=("item:flask",)).then_includes(LayingBegun("beor"))
    scenario.answers(0, "use:item:flask#0").then_includes(Gained("beor", "magic", 1)).then_no(LayingBegun)
    scenario.asks(0, "lay:0", "none", "flee", "use:item:flask#0")


def test_tg_6_6_9_further_cards_one_after_another_only_after_one_in_2a() -> None:
    magic = {"beor": {"magic": 4}}
    none = begun(encounter("beor", hands={"beor": (C1, C3, C2)}, laid=[("beor", C5)], given=magic))
    none.answers(0, "none").asks(0, "face", "flee")
    scenario = begun(encounter("beor", hands={"beor": (C1, C3, C2)}, given=magic)).answers(0, "lay:0")
    scenario.asks(0, "lay:0", "lay:1", "stop", "flee").answers(0, "lay:0").asks(0, "lay:0", "stop", "flee")
    scenario.answers(0, "lay:0").asks(0, "stop", "flee").answers(0, "stop").asks(0, "face", "flee")
    assert row(scenario) == (C1, C3, C2)


@pytest.mark.rule("TG-6.6.10", "TG-6.6.11")
def test_each_further_card_needs_an_extra_of_its_own_that_is_activated() -> None:
    scenario = solo(C1, C8, BLANK).answers(0, "lay:0").asks(0, "lay:0", "stop", "flee")
    scenario.refused("TG-6.6.11", 0, "lay:1").answers(0, "lay:0").asks(0, "stop", "flee")
    weak = begun(encounter("ailei", hands={"ailei": (hers(C1), hers(C8))})).answers(0, "lay:0")
    weak.asks(0, "stop", "flee").refused("TG-6.6.11", 0, "lay:0")
    unmet = solo(C6, C8).answers(0, "lay:0").asks(0, "stop", "flee").refused("TG-6.6.11", 0, "lay:0")
    assert hand(unmet) == (C8,)


@pytest.mark.rule("TG-6.6.4", "TG-6.8.1")
def test_what_strikes_on_activation_comes_before_one_may_flee() -> None:
    bomb = ENEMY | {"id": "bomb", "delay": 1, "delayed": [effect("damage", count=3)], "traits": ["haste"]}
    scenario = begun(encounter("beor", pack=pack_of(bomb), card="bomb"))
    scenario.then_includes(Lost("beor", "health", 2)).asks(0, "begin", "flee")


def test_tg_6_6_11_an_ability_may_waive_it_for_one_card() -> None:
    solo(C1, BLANK, BLANK_2).answers(0, "lay:0").asks(0, "stop", "flee")
    pack = pack_of(cards={NEW: card({"when": "placed", "effects": [effect("waive-extra")]})})
    waived = solo(NEW, BLANK, BLANK_2, pack=pack).answers(0, "lay:0").asks(0, "lay:0", "lay:1", "stop", "flee")
    waived.answers(0, "lay:0").asks(0, "stop", "flee")
    assert row(waived) == (NEW, BLANK)


def test_tg_6_6_11_a_waived_card_may_have_its_magic_key_paid_or_not() -> None:
    scenario = solo(C1, C2, magic=1).answers(0, "lay:0").when(WaiveExtra(at=At("beor", "ability")))
    scenario.answers(0, "lay:0").asks(0, "pay", "decline").answers(0, "decline").then_no(Paid)
    assert (row(scenario), has(scenario, "magic")) == ((C1, C2), 1)


def test_tg_6_6_12_an_extra_on_the_card_of_2a_has_no_effect() -> None:
    scenario = begun(encounter("beor", hands={"beor": (C8, BLANK)}, laid=[("beor", C1)])).answers(0, "lay:0")
    assert fight(scenario).sequence[1].keys == {"a1": True, "free": True}
    scenario.asks(0, "stop", "flee").refused("TG-6.6.11", 0, "lay:0")


@pytest.mark.rule("TG-6.6.13")
def test_laying_a_further_card_by_a_magic_extra_commits_the_payment() -> None:
    scenario = solo(C1, C2, magic=1).answers(0, "lay:0").answers(0, "lay:0")
    scenario.then_includes(Paid("beor", "magic", 1), CardLaid("beor", C2, 0, {"magic": True, "free": True}, "further"))
    poor = solo(C1, C2).answers(0, "lay:0").asks(0, "stop", "flee").refused("TG-6.6.13", 0, "lay:0")
    assert hand(poor) == (C2,)


def test_tg_6_6_13_magic_of_one_who_has_left_lets_no_card_be_laid() -> None:
    given, hands = {"ailei": {"magic": 2}}, {"beor": (C1, C2)}
    beside = duo(hands, given=given).answers(1, "lay:0").asks(1, "lay:0", "stop", "flee")
    assert hand(beside) == (C2,)
    left = begun(encounter("ailei", "beor", hands=hands, given=given)).answers(0, "activate:ailei", "flee")
    left.answers(1, "lay:0").asks(1, "stop", "flee").refused("TG-6.6.13", 1, "lay:0")


def test_tg_6_6_14_cards_drawn_meanwhile_may_be_laid_at_once() -> None:
    pack = pack_of(cards={NEW: card(left={"free": gives("draw")}, right={"a1": {"attribute": "aggression"}})})
    scenario = encounter("beor", pack=pack, hands={"beor": (NEW,)}).draws("beor/combat", C8)
    begun(scenario).answers(0, "lay:0").then_includes(HandGrew("beor", (C8,)))
    scenario.asks(0, "lay:0", "stop", "flee").answers(0, "lay:0")
    assert row(scenario) == (NEW, C8)


def test_tg_6_6_15_who_lays_none_is_attacked_then_draws() -> None:
    scenario = solo(C1).answers(0, "none")
    grown = HandGrew("beor", hand(scenario)[1:])
    scenario.then_includes(
        LayingEnded(), OpportunityTaken("beor"), Lost("beor", "health", 1), grown, AttackBegun("beor")
    )
    assert len(hand(scenario)) == 2
    scenario.asks(0, "face", "flee")
    laid = solo(C1).answers(0, "lay:0").answers(0, "stop").then_no(OpportunityTaken, HandGrew)
    assert hand(laid) == ()


@pytest.mark.rule("TG-6.6.16")
@pytest.mark.vector("TV-110")
def test_in_a_talk_laying_none_costs_and_gives_nothing() -> None:
    scenario = begun(encounter("ailei", card="d1", hands={"ailei": (hers("D3/25-U"),)})).answers(0, "none")
    scenario.then_no(OpportunityTaken, HandGrew, Lost)
    scenario.asks(0, "face", "propose-flight:ailei").answers(0, "face")
    scenario.then_includes(AttackRead(-99, 99), MarkerMoved(-1), Gained("ailei", "terror", 1))


# Phase II, step 3


# Phase II, step 4


# Phase III
