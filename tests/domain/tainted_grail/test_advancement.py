"""Spending Experience. Source: TG-5.19, 2.3.5."""

from typing import Any

import pytest

from domain.kernel.fact import CardsDrawn, CardsShuffled
from domain.tainted_grail.facts.cards import CardsLookedAt
from domain.tainted_grail.facts.rest import CardKept
from domain.tainted_grail.facts.setup import ArenaSurvived
from domain.tainted_grail.facts.tracks import AttributeRaised, Paid, SkillLost
from domain.tainted_grail.queries.attributes import open_skills, value
from domain.tainted_grail.queries.knowledge import known_to
from domain.tainted_grail.queries.rest import raise_cost
from domain.tainted_grail.state import Character
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import LoseSkill, RaiseAttribute
from domain.tainted_grail.tasks.rest import BeginAdvancing, BeginGiving
from tests.domain.tainted_grail.fixtures import at_table, begun, changed, encounter, pack_of, paused, state_of
from tests.domain.tainted_grail.fixtures import without_cards as less
from tests.dsl import Scenario

PILE = "beor/combat-advancement"
RAISES = tuple(
    f"raise:beor:{one}" for one in ("aggression", "empathy", "courage", "caution", "practicality", "spirituality")
)


def skill(front: int, back: int, attribute: str = "aggression", other: str = "caution") -> dict[str, Any]:
    return {"faces": [{"number": front, "attribute": attribute}, {"number": back, "attribute": other}]}


SKILLS = [skill(1, 37), skill(2, 38), skill(3, 39)]


def advancing(*others: str, pack: Any = None, cards: int | None = None, **fields: Any) -> Scenario:
    """Step 3, with Beor so. cards: left in the combat advancement deck."""
    state = state_of(pack or pack_of(skills=SKILLS), "beor", *others)
    if cards is not None:
        state = less(state, PILE, state.pools[PILE][cards:])
    return at_table(changed(state, "beor", **fields)).when(BeginAdvancing())


def beor(scenario: Scenario) -> Character:
    one: Character = scenario.state.characters["beor"]
    return one


def experience(scenario: Scenario) -> int:
    return beor(scenario).resources["experience"]


def test_tg_5_19_1_experience_buys_nothing_in_an_encounter() -> None:
    scenario = begun(encounter("beor", given={"beor": {"experience": 40}}))
    scenario.asks(0, "none", "flee")


@pytest.mark.rule("TG-5.19.1")
def test_without_enough_experience_nobody_is_asked() -> None:
    advancing(experience=1).then(ArenaSurvived())


@pytest.mark.rule("TG-5.19.2", "TG-5.19.14")
@pytest.mark.vector("TV-61")
def test_improvements_cost_two_each_as_often_as_there_is_experience() -> None:
    scenario = advancing(experience=5, attributes={"aggression": 2, "courage": 2, "practicality": 2})
    scenario.asks(0, "improve:beor:combat", "improve:beor:diplomacy", "advanced:beor")
    scenario.answers(0, "improve:beor:combat", "keep:beor:0").then_includes(Paid("beor", "experience", 2))
    scenario.answers(0, "improve:beor:diplomacy", "keep:beor:2")
    assert experience(scenario) == 1
    assert {deck: len(cards) for deck, cards in beor(scenario).available.items()} == {"combat": 1, "diplomacy": 1}
    assert len(scenario.state.piles[PILE]) + len(scenario.state.piles["beor/diplomacy-advancement"]) == 48
    assert scenario.facts[-1] == ArenaSurvived()


@pytest.mark.rule("TG-5.19.5")
def test_a_raise_that_cannot_be_paid_is_refused() -> None:
    scenario = advancing("ailei", experience=2, attributes={"courage": 1, "aggression": 1, "practicality": 1})
    scenario.refused("TG-5.19.5", key="raise:beor:courage")


def test_tg_5_19_3_a_purchase_shows_three_cards_and_keeps_one() -> None:
    scenario = advancing(experience=40).draws(PILE, "K16/25-U", "K1/15-U", "K2/15-U")
    scenario.answers(0, "improve:beor:combat").asks(0, "keep:beor:0", "keep:beor:1", "keep:beor:2")
    scenario.then_includes(CardsLookedAt("beor", ("K16/25-U", "K1/15-U", "K2/15-U")))
    scenario.answers(0, "keep:beor:1").then(
        CardKept("beor", "combat", "K1/15-U"), CardsShuffled(PILE, ("K16/25-U", "K2/15-U"), PILE)
    )
    assert beor(scenario).available == {"combat": ("K1/15-U",)}
    assert beor(scenario).looking == ()
    assert scenario.state.piles[PILE] == ("?" + PILE,) * 24
    assert "K1/15-U" not in scenario.state.pools[PILE]


def test_tg_2_3_5_only_the_buyer_sees_the_three_cards_and_all_see_the_one_kept() -> None:
    scenario = advancing("ailei", experience=2).answers(0, "improve:beor:combat")
    looked_at = beor(scenario).looking
    assert known_to(scenario.state, 0).characters["beor"].looking == looked_at
    for reader in (1, None):
        known = known_to(scenario.state, reader)
        assert known.characters["beor"].looking == ("?" + PILE,) * 3
        assert set(looked_at) <= set(known.pools[PILE])
    scenario.answers(0, "keep:beor:0")
    assert known_to(scenario.state, None).characters["beor"].available == {"combat": looked_at[:1]}


def test_tg_2_3_5_what_the_others_may_not_see_is_hidden_in_the_log() -> None:
    scenario = advancing("ailei", experience=2)
    scenario.answers(0, "improve:beor:combat")
    hidden = {type(one.fact): one.hidden for one in scenario.stated if one.hidden}
    assert set(hidden) == {CardsDrawn, CardsLookedAt}
    assert all(one.seats in ((0,), ()) for part in hidden.values() for one in part)
    assert {one.path for one in hidden[CardsLookedAt]} == {("cards", 0), ("cards", 1), ("cards", 2)}
    stated = {
        type(one.fact): one.hidden for one in scenario.answers(0, "keep:beor:1").stated if one.rule == "TG-5.19.3"
    }
    assert stated[CardKept] == ()
    assert [(one.path, one.seats) for one in stated[CardsShuffled]] == [(("cards", 0), (0,)), (("cards", 1), (0,))]


@pytest.mark.rule("TG-5.19.4")
@pytest.mark.vector("TV-62")
def test_a_small_advancement_deck_shows_all_and_an_empty_one_sells_nothing() -> None:
    scenario = advancing(experience=6, cards=2).answers(0, "improve:beor:combat")
    scenario.asks(0, "keep:beor:0", "keep:beor:1").answers(0, "keep:beor:1")
    scenario.answers(0, "improve:beor:combat")
    assert len(beor(scenario).available["combat"]) == 2
    assert experience(scenario) == 2
    scenario.refused("TG-5.19.4", key="improve:beor:combat").offers(0, "improve:beor:diplomacy")


@pytest.mark.rule("TG-5.19.5")
@pytest.mark.parametrize(("pair", "cost"), [((0, 0), 2), ((1, 0), 4), ((1, 1), 6), ((2, 1), 8), ((2, 2), 10)])
def test_a_raise_costs_by_the_sum_of_the_pair_before_it(pair: tuple[int, int], cost: int) -> None:
    own, opposite = pair
    scenario = advancing(experience=cost, attributes={"courage": own, "caution": opposite})
    assert raise_cost(scenario.state, "beor", "courage") == cost
    if own < 2:
        scenario.answers(0, "raise:beor:courage").then_includes(
            Paid("beor", "experience", cost), AttributeRaised("beor", "courage", None)
        )


@pytest.mark.rule("TG-5.19.5", "TG-5.19.6")
def test_every_sum_above_four_costs_ten() -> None:
    skilled = advancing(experience=10, attributes={"aggression": 2, "empathy": 2}, skills=(1, 2, 3))
    assert value(skilled.state, "beor", "aggression") == 5
    assert raise_cost(skilled.state, "beor", "aggression") == raise_cost(skilled.state, "beor", "empathy") == 10


@pytest.mark.vector("TV-3")
@pytest.mark.rule("TG-5.19.7")
def test_the_opposite_of_two_costs_six_and_takes_a_marker() -> None:
    scenario = advancing(experience=6, attributes={"aggression": 2}).answers(0, "raise:beor:empathy")
    scenario.then_includes(Paid("beor", "experience", 6), AttributeRaised("beor", "empathy", None))
    assert beor(scenario).attributes == {"aggression": 2, "empathy": 1}


@pytest.mark.vector("TV-4")
@pytest.mark.rule("TG-5.19.7", "TG-5.19.10")
def test_three_costs_ten_beside_two_and_takes_a_skill_card() -> None:
    scenario = advancing(experience=10, attributes={"aggression": 2, "empathy": 2})
    scenario.refused("TG-5.19.7", key="raise:beor:aggression")
    scenario.answers(0, "raise:beor:aggression:2").then_includes(
        Paid("beor", "experience", 10), AttributeRaised("beor", "aggression", 2)
    )
    assert beor(scenario).attributes == {"aggression": 2, "empathy": 2}
    assert beor(scenario).skills == (2,)
    assert value(scenario.state, "beor", "aggression") == 3


@pytest.mark.rule("TG-5.19.6", "TG-5.19.13")
@pytest.mark.vector("TV-60")
def test_each_raise_is_priced_anew_and_skills_count() -> None:
    scenario = advancing(experience=18, attributes={"aggression": 2, "empathy": 1})
    scenario.answers(0, "raise:beor:aggression:1").then_includes(Paid("beor", "experience", 8))
    scenario.answers(0, "raise:beor:aggression:3").then_includes(Paid("beor", "experience", 10))
    assert experience(scenario) == 0
    assert value(scenario.state, "beor", "aggression") == 4


@pytest.mark.rule("TG-5.19.8")
def test_every_free_face_of_the_attribute_can_be_chosen() -> None:
    scenario = advancing(experience=8, attributes={"aggression": 2, "empathy": 1})
    assert [key for key in scenario.keys(0) if ":aggression" in key] == [
        f"raise:beor:aggression:{n}" for n in (1, 2, 3)
    ]


@pytest.mark.rule("TG-5.19.9")
@pytest.mark.vector("TV-63")
def test_the_back_of_a_taken_skill_card_is_gone_for_all() -> None:
    scenario = advancing("ailei", experience=40, attributes={"aggression": 2, "caution": 2})
    scenario.answers(0, "raise:beor:aggression:1")
    assert open_skills(scenario.state, "caution") == (38, 39)
    scenario.offers(0, "raise:beor:caution:38").refused("TG-5.19.9", key="raise:beor:caution:37")


@pytest.mark.rule("TG-5.19.9")
def test_of_two_who_want_the_same_skill_side_by_side_one_gets_it() -> None:
    pack = pack_of(skills=[skill(1, 37)])
    state = changed(state_of(pack, "beor", "ailei"), "ailei", experience=10, attributes={"aggression": 2})
    scenario = at_table(changed(state, "beor", experience=10)).when(BeginAdvancing())
    scenario.offers(1, "raise:ailei:aggression:1").answers(0, "raise:beor:aggression:1")
    scenario.answers(1, "raise:ailei:aggression:1").refused("TG-5.19.11")


@pytest.mark.rule("TG-5.19.10")
def test_a_skill_works_at_once() -> None:
    strong = skill(1, 37)
    strong["faces"][0]["abilities"] = [{"when": "rest", "effects": [{"do": "tg.gain", "what": "food"}]}]
    scenario = paused(changed(state_of(pack_of(skills=[strong]), "beor"), "beor", skills=()))
    scenario.when(RaiseAttribute(attribute="aggression", at=At("beor", "reward")))
    scenario.then(AttributeRaised("beor", "aggression", 1))
    assert value(scenario.state, "beor", "aggression") == 3


@pytest.mark.rule("TG-5.19.11")
def test_without_a_free_skill_an_attribute_stays_at_two() -> None:
    scenario = advancing(pack=pack_of(), experience=40)
    scenario.refused("TG-5.19.11", key="raise:beor:aggression")
    paused(state_of(pack_of(), "beor")).when(RaiseAttribute(attribute="aggression", at=At("beor", "reward"))).offers(
        0, "done"
    ).then()


@pytest.mark.rule("TG-5.19.12")
def test_skills_are_not_among_what_can_be_given_or_swapped() -> None:
    state = changed(state_of(pack_of(skills=SKILLS), "beor", "ailei"), "beor", skills=(1, 2), food=1)
    scenario = at_table(state).when(BeginGiving())
    scenario.asks(0, "give:beor:ailei:food", "ready:beor")
    scenario.answers(0, "give:beor:ailei:skill:1").refused("TG-5.7.7")


@pytest.mark.rule("TG-5.19.14")
def test_purchases_come_one_by_one_so_that_later_ones_see_what_was_shown() -> None:
    scenario = advancing(experience=40).answers(0, "improve:beor:combat")
    scenario.asks(0, "keep:beor:0", "keep:beor:1", "keep:beor:2").answers(0, "keep:beor:0")
    scenario.offers(0, *RAISES[1:], "improve:beor:combat", "advanced:beor")


@pytest.mark.rule("TG-5.21.5")
def test_a_discarded_skill_makes_both_faces_free_again() -> None:
    scenario = paused(changed(state_of(pack_of(skills=SKILLS), "beor"), "beor", skills=(1, 2)))
    scenario.when(LoseSkill(at=At("beor", "reward"))).asks(0, "skill:1", "skill:2").answers(0, "skill:1")
    scenario.then(SkillLost("beor", 1))
    assert open_skills(scenario.state, "aggression") == (1, 3)
    assert open_skills(scenario.state, "caution") == (37, 39)


@pytest.mark.rule("TG-2.4.7", "TG-11.1.5")
@pytest.mark.vector("TV-203")
def test_purchases_draw_from_what_is_unseen_and_an_undo_shows_the_same_cards() -> None:
    scenario = advancing(experience=40)
    before, shown = scenario.position, []
    for _ in range(2):
        scenario.position = before
        for place in (1, 2):
            scenario.answers(0, "improve:beor:combat")
            drawn = [one for one in scenario.facts if isinstance(one, CardsDrawn)]
            shown.append((drawn[0].cards, [m for _, _, m, _ in drawn[0].fate]))
            scenario.answers(0, f"keep:beor:{place}")
    assert [sizes for _, sizes in shown[:2]] == [[25, 24, 23], [24, 23, 22]]
    assert shown[:2] == shown[2:]
    assert len(scenario.state.pools[PILE]) == 23
