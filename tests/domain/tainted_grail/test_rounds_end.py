"""From the first check of a turn to the end of a round: the table, the marker, phases III and IV. Source: TG-6.6."""

import pytest

from domain.tainted_grail.facts.cards import (
    HandDiscarded,
    HandGrew,
    MarkerMoved,
    PoolChanged,
)
from domain.tainted_grail.facts.encounter import CharacterLeft, EncounterDecided, FlightBegun
from domain.tainted_grail.facts.rounds import AttackBegun, AttackRead, CharacterActivated, OpportunityTaken, RoundBegun
from domain.tainted_grail.facts.tracks import Gained, Lost
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.encounter import DrawCards
from domain.tainted_grail.tasks.effects.vocabulary import Each
from domain.tainted_grail.tasks.rounds import ChooseActive, EndTurn
from tests.domain.tainted_grail.fixtures import (
    BLANK,
    C1,
    C2,
    C3,
    C5,
    C6,
    ENEMY,
    ORPHAN,
    begun,
    effect,
    encounter,
    gives,
    hers,
    pack_of,
)
from tests.domain.tainted_grail.rounds import ALL_DRAW, NEW, card, duo, enemy, solo
from tests.domain.tainted_grail.shown import discards, fight, hand, has


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


def test_tg_6_6_26_phase_i_again_until_all_who_are_still_there_were_active() -> None:
    scenario = duo(active="ailei").answers(0, "none", "face")
    assert isinstance(scenario.question, EndTurn)
    scenario.answers(0, "end").then_includes(CharacterActivated("beor")).then_no(RoundBegun)
    scenario.answers(1, "none", "face", "end").then_includes(RoundBegun(2))
    assert isinstance(scenario.question, ChooseActive)
    scenario.answers(0, "activate:ailei", "none").answers(0, "flee")
    scenario.then_includes(CharacterLeft("ailei", "fled"), CharacterActivated("beor")).then_no(RoundBegun)
    scenario.answers(1, "none", "face").then_includes(RoundBegun(3), CharacterActivated("beor"))


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
