"""The encounter round: phases, steps, further cards, the enemy's turn. Source: TG-6.6."""

from collections.abc import Mapping
from typing import Any

import pytest

from domain.tainted_grail.facts.abilities import AbilityUsed
from domain.tainted_grail.facts.cards import (
    CardLaid,
    HandDiscarded,
    HandGrew,
    LastDiscarded,
    LayingBegun,
    LayingEnded,
    MarkerMoved,
    PoolChanged,
    TimeChanged,
)
from domain.tainted_grail.facts.encounter import CharacterLeft, EncounterDecided, FlightBegun
from domain.tainted_grail.facts.rounds import AttackBegun, AttackRead, CharacterActivated, OpportunityTaken, RoundBegun
from domain.tainted_grail.facts.tracks import Gained, Lost, Paid
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.vocabulary import DrawCards, Each, WaiveExtra
from domain.tainted_grail.tasks.rounds import ChooseActive, EndTurn, LayFirst
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
    ORPHAN,
    Table,
    begun,
    discards,
    effect,
    encounter,
    fight,
    gives,
    hand,
    has,
    hers,
    pack_of,
    row,
)
from tests.dsl import Scenario

NEW = "K12/25-U"
ALL_DRAW = effect("each", who="participants", then=[effect("draw")])


def card(*abilities: Table, left: Table | None = None, right: Table | None = None, **more: Any) -> Table:
    """A card with these abilities; plain halves at the bottom unless it says otherwise."""
    sides = {"left": {"free": gives("void")} | (left or {}), "right": {"free": {}} | (right or {})}
    return {**sides, "abilities": list(abilities), **more}


def enemy(*effects: Table, **more: Any) -> Table:
    """The fixture enemy under another name, whose attack is always the same."""
    return ENEMY | {"id": "other", "attack": [{"least": 0, "most": 4, "effects": list(effects)}], **more}


def solo(*held: str, pack: Any = None, against: str = "e1", deck: int = 10, **given: Any) -> Scenario:
    """Beor is active with these cards in hand."""
    hands, decks = {"beor": held}, {"beor": deck}
    return begun(encounter("beor", pack=pack, card=against, hands=hands, decks=decks, given={"beor": given}))


def duo(
    hands: Mapping[str, tuple[str, ...]] | None = None, *, active: str | None = "beor", against: str = "e1", **more: Any
) -> Scenario:
    """Ailei (seat 0) and Beor (seat 1) fight; one of them is active."""
    scenario = begun(encounter("ailei", "beor", card=against, hands=hands, **more))
    return scenario.answers(0, f"activate:{active}") if active else scenario


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


def test_tg_6_6_17_the_check_comes_after_2c_and_before_step_3() -> None:
    scenario = solo(BLANK).given(PoolChanged(5)).answers(0, "none")
    scenario.then_includes(OpportunityTaken("beor"), Lost("beor", "health", 1), EncounterDecided("won"))
    scenario.then_no(AttackBegun)
    talk = begun(encounter("ailei", card="d1")).given(MarkerMoved(-4)).answers(0, "none")
    talk.then_includes(EncounterDecided("lost")).then_no(AttackBegun)
    assert [one.state.met[-1].result for one in (scenario, talk)] == ["won", "lost"]


def test_tg_6_6_18_there_is_no_check_at_other_moments() -> None:
    pack = pack_of(
        cards={
            NEW: card({"when": "placed", "effects": [effect("pool", count=5)]}, right={"a1": {"attribute": "courage"}}),
            "K13/25-U": card(left={"a1": gives("extra"), "free": gives("pool", -3)}),
        }
    )
    scenario = (
        solo(NEW, "K13/25-U", pack=pack).answers(0, "lay:0").then_includes(PoolChanged(5)).then_no(EncounterDecided)
    )
    scenario.answers(0, "lay:0", "stop").then_no(EncounterDecided)
    assert fight(scenario).pool == 2


# Phase II, step 3


@pytest.mark.rule("TG-6.6.19")
@pytest.mark.parametrize(("pool", "lost", "after"), [(0, 1, 0), (1, 1, 1), (2, 2, 1), (3, 2, 2), (4, 3, 4)])
def test_the_row_with_the_pool_size_is_carried_out_against_the_active_character(
    pool: int, lost: int, after: int
) -> None:
    scenario = duo({"beor": (BLANK,)}).given(PoolChanged(pool)).answers(1, "lay:0", "stop", "face")
    assert (has(scenario, "health"), fight(scenario).pool, has(scenario, "health", "ailei")) == (9 - lost, after, 7)


def test_tg_6_6_20_the_reaction_of_the_stage_is_carried_out_against_the_active_character() -> None:
    scenario = duo(active="beor", against="d1").answers(1, "none", "face")
    assert (fight(scenario).marker, has(scenario, "terror"), has(scenario, "terror", "ailei")) == (-1, 1, 0)


def test_tg_6_6_21_all_consequences_apply_in_printed_order() -> None:
    order = [effect("lose", what="food"), effect("pool", count=-1), effect("gain", what="terror"), effect("damage")]
    scenario = solo(BLANK, pack=pack_of(enemy(*order)), against="other", food=0).given(PoolChanged(1))
    scenario.answers(0, "lay:0", "stop").answers(0, "face")
    scenario.then_includes(AttackRead(0, 4), PoolChanged(0), Gained("beor", "terror", 1), Lost("beor", "health", 1))
    assert [has(scenario, what) for what in ("food", "terror", "health")] == [0, 1, 8]


def test_tg_6_6_22_without_a_row_for_the_pool_there_is_no_attack() -> None:
    gap = ENEMY | {"id": "other", "attack": [{"least": 2, "most": 4, "effects": [effect("damage", count=9)]}]}
    scenario = solo(BLANK, pack=pack_of(gap), against="other").answers(0, "lay:0", "stop").answers(0, "face")
    scenario.then_includes(AttackRead(-1, -1), RoundBegun(2)).then_no(Lost)
    assert has(scenario, "health") == 9


def test_tg_6_6_23_the_check_is_made_again_after_step_3() -> None:
    scenario = solo(BLANK, pack=pack_of(enemy(effect("pool", count=5))), against="other").answers(0, "lay:0", "stop")
    scenario.answers(0, "face").then_includes(AttackRead(0, 4), PoolChanged(5), EncounterDecided("won"))
    assert scenario.state.met[-1].result == "won"


def test_tg_6_6_24_the_row_is_fixed_when_the_table_is_read() -> None:
    rows = [
        {"least": 0, "most": 2, "effects": [effect("damage", count=4)]},
        {"least": 3, "most": 4, "effects": [effect("pool", count=-3), effect("damage", count=1)]},
    ]
    changing = ENEMY | {"id": "other", "attack": rows}
    scenario = solo(BLANK, pack=pack_of(changing), against="other").given(PoolChanged(3))
    scenario.answers(0, "lay:0", "stop").answers(0, "face")
    scenario.then_includes(AttackRead(3, 4), PoolChanged(0), Lost("beor", "health", 1))
    assert has(scenario, "health") == 8


@pytest.mark.rule("TG-6.6.25")
@pytest.mark.parametrize(("marker", "lost", "after"), [(2, 0, 0), (0, 2, -1)])
def test_a_reaction_reads_the_marker_when_it_starts(marker: int, lost: int, after: int) -> None:
    reactions = [
        {"least": 1, "effects": [effect("affinity", count=-2), effect("gain", what="wealth")]},
        {"most": 0, "effects": [effect("affinity", count=-1), effect("lose", what="energy", count=2)]},
    ]
    wary = ORPHAN | {"id": "wary", "ways": [{"id": "only", "stages": [{"variable": [], "reactions": reactions}]}]}
    scenario = begun(encounter("ailei", pack=pack_of(wary), card="wary")).given(MarkerMoved(marker))
    scenario.answers(0, "none", "face")
    assert (6 - has(scenario, "energy", "ailei"), fight(scenario).marker) == (lost, after)
    assert has(scenario, "wealth", "ailei") == (marker > 0)


# Phase II, step 4


def test_tg_6_6_26_phase_i_again_until_all_who_are_still_there_were_active() -> None:
    scenario = duo(active="ailei").answers(0, "none", "face")
    assert isinstance(scenario.question, EndTurn)
    scenario.answers(0, "end").then_includes(CharacterActivated("beor")).then_no(RoundBegun)
    scenario.answers(1, "none", "face", "end").then_includes(RoundBegun(2))
    assert isinstance(scenario.question, ChooseActive)
    scenario.answers(0, "activate:ailei", "none").answers(0, "flee")
    scenario.then_includes(CharacterLeft("ailei", "fled"), CharacterActivated("beor")).then_no(RoundBegun)
    scenario.answers(1, "none", "face").then_includes(RoundBegun(3), CharacterActivated("beor"))


# Phase III


@pytest.mark.rule("TG-6.6.27", "TG-6.6.28")
@pytest.mark.vector("TV-94")
def test_each_discards_down_to_three_of_choice_then_draws_one() -> None:
    held = (BLANK, C1, C2, C3, C5, C6)
    scenario = solo(*held).answers(0, "lay:0", "stop").answers(0, "face")
    scenario.asks(0, *(f"discard:{place}" for place in range(5))).then_no(HandGrew)
    scenario.answers(0, "discard:1").then(HandDiscarded("beor", (1,), (C2,))).asks(
        0, *(f"discard:{n}" for n in range(4))
    )
    scenario.answers(0, "discard:3").then_includes(HandDiscarded("beor", (3,), (C6,)), RoundBegun(2))
    assert (hand(scenario)[:3], len(hand(scenario)), discards(scenario)) == ((C1, C3, C5), 4, (C2, C6))


def test_tg_6_6_27_all_have_discarded_before_anybody_draws() -> None:
    hands = {"ailei": tuple(hers(one) for one in (C1, C2, C3, C5)), "beor": (BLANK,)}
    scenario = duo(hands).answers(1, "lay:0", "stop", "face", "end").answers(0, "lay:0", "stop", "face")
    scenario.answers(0, "end").then_includes(HandGrew("ailei", hand(scenario, "ailei")[3:]))
    more = {"ailei": tuple(hers(one) for one in (BLANK, C1, C2, C3, C5)), "beor": (BLANK,)}
    waits = duo(more).answers(1, "lay:0", "stop", "face", "end").answers(0, "lay:0", "stop", "face", "end")
    assert (waits.question.seats, hand(waits)) == ((0,), ())
    waits.answers(0, "discard:0")
    assert (len(hand(waits, "ailei")), len(hand(waits))) == (4, 1)


def test_tg_6_6_28_the_cards_of_phase_three_are_drawn_by_its_rule() -> None:
    scenario = solo(BLANK).answers(0, "lay:0", "stop", "face")
    assert [one.rule for one in scenario.stated if isinstance(one.fact, HandGrew)] == ["TG-6.6.28"]


def test_tg_6_6_28_who_is_in_panic_draws_none() -> None:
    scenario = duo({"ailei": (hers(BLANK),)}, given={"beor": {"terror": 5, "health": 4, "energy": 4}})
    scenario.answers(1, "none").answers(1, "face", "end").answers(0, "lay:0", "stop", "face")
    before = len(hand(scenario))
    scenario.answers(0, "end").then_includes(RoundBegun(2))
    assert (len(hand(scenario)), len(hand(scenario, "ailei"))) == (before, 1)


def test_tg_6_6_29_markers_are_removed_and_a_new_round_starts() -> None:
    scenario = duo().answers(1, "none", "face", "end").answers(0, "none", "face", "end").then_includes(RoundBegun(2))
    assert not any(one.was_active for one in fight(scenario).participants.values())
    scenario.asks(0, "activate:ailei", "activate:beor")


def test_tg_6_6_30_rounds_go_on_as_long_as_the_deck_lasts() -> None:
    harmless = ENEMY | {"id": "other", "attack": [], "opportunity": []}
    scenario = solo(pack=pack_of(harmless), against="other", deck=8)
    while scenario.state.encounter is not None:
        before = fight(scenario).round
        scenario.answers(0, "none" if "none" in scenario.keys(0) else scenario.keys(0)[0])
    assert before == 5
    assert scenario.state.met[-1].result == "fled"


def test_tg_6_6_31_there_is_no_hand_limit_before_phase_iii() -> None:
    scenario = solo(BLANK).when(DrawCards(count=8, at=At("beor", "ability")))
    assert len(hand(scenario)) == 9
    scenario.answers(0, "lay:0", "stop").then_no(HandDiscarded).asks(0, "face", "flee")
    assert len(hand(scenario)) == 8


@pytest.mark.vector("TV-211")
def test_who_is_not_active_flees_for_want_of_cards_and_the_turn_goes_on() -> None:
    decks = {"ailei": 9, "beor": 0}
    scenario = duo({"ailei": (hers(BLANK),)}, active="ailei", decks=decks)
    scenario.when(Each(who="participants", then=(DrawCards(),), at=At("ailei", "ability")))
    scenario.then_includes(FlightBegun("beor"), Lost("beor", "energy", 1), CharacterLeft("beor", "fled"))
    assert (len(hand(scenario, "ailei")), fight(scenario).participants["ailei"].left) == (2, None)
    scenario.asks(0, "lay:0", "lay:1", "none", "flee")
    shares = card({"when": "any-time", "cost": {"food": 1}, "effects": [ALL_DRAW]})
    pack, given = pack_of(cards={NEW: shares}), {"beor": {"food": 1}}
    lapsed = duo({"ailei": (hers(BLANK),)}, decks=decks, pack=pack, given=given, laid=[("beor", NEW)])
    lapsed.answers(1, f"use:card:{NEW}#0").then_includes(CharacterLeft("beor", "fled"), CharacterActivated("ailei"))
    assert (len(hand(lapsed, "ailei")), fight(lapsed).round) == (2, 1)
    lapsed.asks(0, "lay:0", "lay:1", "none", "flee")
