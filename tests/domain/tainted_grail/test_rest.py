"""Resting: before it, giving, meals, regeneration, decks, equipping. Source: TG-4.6.1 to 4.6.17, 4.2.30, 5.7.7."""

from typing import Any

import pytest

from domain.kernel.fact import CardsShuffled
from domain.tainted_grail.facts.abilities import AbilityUsed
from domain.tainted_grail.facts.items import CardGiven, CardsEquipped
from domain.tainted_grail.facts.rest import CardAdded, CardDropped, MealEaten, MealMissed, ResourceGiven, RestBegun
from domain.tainted_grail.facts.setup import ArenaSurvived
from domain.tainted_grail.facts.tracks import Died, EnergyCut, Gained, Lost, TrackSet
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.rest import EquipAnew, Rest
from tests.domain.tainted_grail.fixtures import at_table, changed, effect, pack_of, state_of
from tests.domain.tainted_grail.shown import tracks
from tests.dsl import Scenario


def resting(*characters: str, pack: Any = None, given: dict[str, dict[str, Any]], seats: Any = None) -> Scenario:
    """These characters rest. given: character -> fields that differ."""
    state = state_of(pack or pack_of(), *characters, seats=seats)
    for name, fields in given.items():
        state = changed(state, name, **fields)
    return at_table(state).when(Rest())


def alms(**fields: Any) -> dict[str, Any]:
    """A skill card whose first face works before resting."""
    face = {"number": 67, "attribute": "empathy", "abilities": [{"when": "rest", **fields}]}
    return {"faces": [face, {"number": 68, "attribute": "caution"}]}


ALMS = alms(effects=[effect("gain", what="food")])


def test_no_one_starts_a_step_before_all_have_finished_the_one_before() -> None:
    scenario = resting("ailei", "beor", given={"ailei": {"food": 1, "terror": 2}, "beor": {"food": 1}})
    scenario.answers(0, "ready:ailei")
    assert scenario.keys(0) == []
    scenario.answers(1, "ready:beor").asks(0, "eat:ailei", "fast:ailei").asks(1, "eat:beor", "fast:beor")
    scenario.answers(0, "eat:ailei").then(MealEaten("ailei"), Lost("ailei", "terror", 1))
    assert scenario.state.characters["ailei"].energy == 6
    scenario.answers(1, "fast:beor").then_includes(
        MealMissed("beor"), TrackSet("beor", "energy", 0), Gained("beor", "energy", 4)
    )


def test_the_arena_goes_on_when_all_have_rested() -> None:
    scenario = resting("beor", given={})
    scenario.then_includes(RestBegun(), ArenaSurvived())
    assert scenario.position.agenda == ()


def test_abilities_before_resting_come_in_an_order_the_players_choose() -> None:
    hunger = {"trait": [{"when": "rest", "effects": [effect("lose", what="food", count=2)]}]}
    pack = pack_of(skills=[ALMS], characters={"beor": hunger})
    scenario = resting("ailei", "beor", pack=pack, given={"beor": {"skills": (67,)}})
    both = ("first:skill:67#0", "first:trait:beor#0")
    scenario.asks(0, *both).asks(1, *both)
    assert scenario.default() == both[0]
    used = (AbilityUsed("beor", "trait:beor#0", None), AbilityUsed("beor", "skill:67#0", None))
    scenario.answers(0, "first:trait:beor#0").then(*used, Gained("beor", "food", 1))
    scenario.asks(1, "ready:beor", "give:beor:ailei:food")


def test_an_ability_at_a_cost_before_resting_may_be_declined() -> None:
    pack = pack_of(skills=[alms(cost={"wealth": 1}, effects=[effect("gain", what="food")])])
    scenario = resting("beor", pack=pack, given={"beor": {"skills": (67,), "wealth": 1}})
    scenario.asks(0, "pay", "decline").answers(0, "decline")
    assert scenario.state.characters["beor"].resources == {"wealth": 1}
    scenario = resting("beor", pack=pack, given={"beor": {"skills": (67,), "wealth": 1}})
    scenario.answers(0, "pay").asks(0, "eat:beor", "fast:beor")


@pytest.mark.vector("TV-57")
def test_alms_before_resting_may_be_eaten() -> None:
    scenario = resting("beor", pack=pack_of(skills=[ALMS]), given={"beor": {"skills": (67,), "health": 6}})
    scenario.asks(0, "eat:beor", "fast:beor").answers(0, "eat:beor")
    assert tracks(scenario) == (6, 7, 0)
    assert scenario.state.characters["beor"].resources["food"] == 0


def test_what_belongs_to_an_encounter_does_nothing_before_resting() -> None:
    words = ("pool", "affinity", "draw", "discard", "discard-last", "lay", "waive-extra", "win", "flee", "run-away")
    counts = {"pool": 1, "affinity": 1}
    effects = [effect(word, **({"count": counts[word]} if word in counts else {})) for word in words]
    pack = pack_of(skills=[alms(effects=[*effects, effect("look", count=2)])])
    resting("beor", pack=pack, given={"beor": {"skills": (67,)}}).then_includes(RestBegun(), ArenaSurvived())


def test_each_may_eat_exactly_one_food_of_its_own() -> None:
    scenario = resting("beor", given={"beor": {"food": 3}})
    scenario.asks(0, "eat:beor", "fast:beor").answers(0, "eat:beor")
    assert scenario.state.characters["beor"].resources["food"] == 2
    without = resting("ailei", "beor", given={"ailei": {"food": 2}}).answers(0, "ready:ailei")
    without.asks(0, "eat:ailei", "fast:ailei")
    assert 1 not in without.asked.seats


def test_an_absent_seat_does_not_eat() -> None:
    assert resting("beor", given={"beor": {"food": 1}}).default() == "fast:beor"


@pytest.mark.vector("TV-45")
def test_who_eats_heals_and_calms_down_and_the_exhausted_gain_four() -> None:
    scenario = resting("beor", given={"beor": {"health": 6, "terror": 3, "energy": 1, "food": 2}})
    scenario.answers(0, "eat:beor").then_includes(
        MealEaten("beor"), Gained("beor", "health", 1), Lost("beor", "terror", 1), Gained("beor", "energy", 4)
    )
    assert tracks(scenario) == (5, 7, 2)
    assert scenario.state.characters["beor"].resources["food"] == 1


@pytest.mark.vector("TV-46")
def test_who_does_not_eat_is_exhausted_and_gains_four() -> None:
    scenario = resting("beor", given={"beor": {"energy": 5}})
    scenario.then_includes(TrackSet("beor", "energy", 0), Gained("beor", "energy", 4))
    assert tracks(scenario) == (4, 9, 0)


def test_without_energy_not_eating_costs_a_health() -> None:
    scenario = resting("beor", given={"beor": {"energy": 0}})
    scenario.then_includes(Lost("beor", "health", 1)).then_no(TrackSet)
    assert tracks(scenario) == (4, 8, 0)


def test_eating_is_allowed_though_nothing_can_change() -> None:
    scenario = resting("beor", given={"beor": {"food": 1}}).answers(0, "eat:beor")
    scenario.then_includes(MealEaten("beor")).then_no(Gained, Lost, MealMissed)
    assert tracks(scenario) == (6, 9, 0)


def test_food_may_be_handed_over_before_step_1() -> None:
    scenario = resting("ailei", "beor", given={"ailei": {"food": 2}})
    scenario.answers(0, "give:ailei:beor:food").asks(1, "accept:ailei", "refuse:ailei")
    scenario.answers(1, "accept:ailei").then(ResourceGiven("ailei", "beor", "food", 1))
    scenario.answers(0, "ready:ailei").asks(1, "eat:beor", "fast:beor").asks(0, "eat:ailei", "fast:ailei")


@pytest.mark.vector("TV-48")
def test_who_is_not_exhausted_starts_anew() -> None:
    scenario = resting("beor", given={"beor": {"energy": 2, "food": 1}}).answers(0, "eat:beor")
    assert tracks(scenario) == (6, 9, 0)
    scenario = resting("beor", given={"beor": {"energy": 2, "health": 3, "food": 1}}).answers(0, "eat:beor")
    assert tracks(scenario) == (4, 4, 0)


@pytest.mark.rule("TG-5.1.26")
@pytest.mark.vector("TV-49")
def test_energy_above_its_start_is_set_back() -> None:
    scenario = resting("beor", given={"beor": {"energy": 8, "food": 1}}).answers(0, "eat:beor")
    scenario.then_includes(MealEaten("beor"), TrackSet("beor", "energy", 6)).then_no(Gained, Lost)
    assert tracks(scenario) == (6, 9, 0)


def test_energy_gained_by_regeneration_stops_at_health() -> None:
    scenario = resting("beor", given={"beor": {"energy": 1, "health": 2, "food": 1}}).answers(0, "eat:beor")
    assert tracks(scenario) == (3, 3, 0)


@pytest.mark.rule("TG-5.16.8", "TG-5.16.4")
@pytest.mark.vector("TV-50")
def test_a_dying_character_that_eats_recovers() -> None:
    scenario = resting("beor", given={"beor": {"health": 0, "energy": 0, "terror": 5, "food": 1}})
    assert scenario.state.characters["beor"].conditions == ("dying",)
    scenario.answers(0, "eat:beor").then_no(EnergyCut, Died)
    assert tracks(scenario) == (1, 1, 4)
    assert scenario.state.characters["beor"].conditions == ()


def test_experience_is_spent_in_step_3() -> None:
    scenario = resting("beor", given={"beor": {"experience": 2, "food": 1}})
    scenario.asks(0, "eat:beor", "fast:beor").answers(0, "eat:beor")
    scenario.offers(0, "improve:beor:combat", "improve:beor:diplomacy", "advanced:beor")


ADVANCED = ("K16/25-U", "K1/15-U", "K2/15-U")


def with_available(*cards: str) -> dict[str, Any]:
    return {"beor": {"available": {"combat": cards}}}


def deck(state: State, name: str = "combat") -> int:
    return len(state.piles[f"beor/{name}"])


@pytest.mark.vector("TV-59")
def test_a_deck_of_fifteen_cannot_lose_a_card_till_others_have_joined() -> None:
    scenario = resting("beor", given=with_available(*ADVANCED))
    scenario.asks(0, *(f"add:beor:{card}" for card in ADVANCED), "adjusted:beor")
    scenario.refused("TG-4.6.16", key="drop:beor:K1/25-U")
    for card in ADVANCED:
        scenario.answers(0, f"add:beor:{card}").then(
            CardAdded("beor", "combat", card), CardsShuffled("beor/combat", (card,), "beor/combat")
        )
    assert deck(scenario.state) == 18
    scenario.answers(0, "drop:beor:K1/25-U").then_includes(CardDropped("beor", "combat", "K1/25-U"))
    scenario.answers(0, "drop:beor:K2/25-U", "drop:beor:K3/25-U")
    assert deck(scenario.state) == 15
    assert scenario.state.characters["beor"].available == {"combat": ("K1/25-U", "K2/25-U", "K3/25-U")}


def test_a_card_is_moved_once_in_a_rest() -> None:
    scenario = resting("beor", given=with_available("K16/25-U")).answers(0, "add:beor:K16/25-U")
    assert "drop:beor:K16/25-U" not in scenario.keys(0)
    scenario.answers(0, "drop:beor:K1/25-U").then_includes(ArenaSurvived())


def test_there_is_no_greatest_deck() -> None:
    cards = (*(f"K{number}/25-U" for number in range(16, 26)), *(f"K{number}/15-U" for number in range(1, 16)))
    scenario = resting("beor", given=with_available(*cards))
    scenario.answers(0, *(f"add:beor:{card}" for card in cards), "adjusted:beor")
    assert deck(scenario.state) == 40


def test_both_decks_are_shuffled_after_step_4() -> None:
    scenario = resting("beor", given=with_available("K16/25-U")).answers(0, "adjusted:beor")
    assert [one for one in scenario.facts if isinstance(one, CardsShuffled)] == [
        CardsShuffled("beor/combat", (), "beor/combat"),
        CardsShuffled("beor/diplomacy", (), "beor/diplomacy"),
    ]


RELIC_SWORD = {"number": 30, "keywords": ["weapon"]}
RING = {"id": "ring", "keywords": ["relic"]}


@pytest.mark.rule("TG-4.2.31", "TG-5.5.6")
@pytest.mark.vector("TV-31")
def test_at_the_end_one_card_of_each_keyword_stays_face_up() -> None:
    pack = pack_of(secrets=[RELIC_SWORD], items=[RING])
    owned = ("item:sword", "secret:30", "item:ring", "item:boots")
    scenario = resting("beor", pack=pack, given={"beor": {"items": owned}}).answers(0, "ready:beor")
    scenario.asks(0, "down:beor:item:sword", "down:beor:secret:30", "down:beor:item:ring")
    scenario.refused("TG-5.5.6", key="equipped:beor")
    assert scenario.default() == "down:beor:secret:30"
    scenario.answers(0, "down:beor:item:sword")
    scenario.asks(0, "down:beor:secret:30", "down:beor:item:ring", "equipped:beor")
    up = ("secret:30", "item:ring", "item:boots")
    scenario.answers(0, "equipped:beor").then_includes(CardsEquipped("beor", up, anew=True))
    assert [one.face_up for one in scenario.state.characters["beor"].owned] == [False, True, True, True]


@pytest.mark.rule("TG-4.2.30", "TG-11.1.13")
def test_for_an_absent_owner_the_newest_of_a_keyword_go_down_first_and_the_oldest_stays() -> None:
    pack = pack_of(secrets=[RELIC_SWORD], items=[{"id": "axe", "keywords": ["weapon"]}])
    owned = ("item:sword", "item:axe", "secret:30")
    scenario = resting("beor", pack=pack, given={"beor": {"items": owned}}).answers(0, "ready:beor")
    for answer in ("down:beor:secret:30", "down:beor:item:axe", "equipped:beor"):
        assert scenario.default() == answer
        scenario.answers(0, answer)
    assert [one.face_up for one in scenario.state.characters["beor"].owned] == [True, False, False]


def test_tg_5_5_9_a_card_of_two_keywords_needs_both_places() -> None:
    pack = pack_of(items=[{"id": "ward", "keywords": ["weapon", "shield"]}, {"id": "buckler", "keywords": ["shield"]}])
    owned = ("item:sword", "item:buckler", "item:ward")
    scenario = resting("beor", pack=pack, given={"beor": {"items": owned}})
    scenario.answers(0, "ready:beor", "down:beor:item:sword").refused("TG-5.5.6", key="equipped:beor")
    scenario.answers(0, "down:beor:item:buckler").offers(0, "equipped:beor")


@pytest.mark.rule("TG-5.5.12", "TG-5.5.13", "TG-5.7.11")
@pytest.mark.vector("TV-120")
def test_a_weapon_received_lies_face_down_till_cards_are_equipped_anew() -> None:
    scenario = resting("ailei", "beor", given={"ailei": {"items": ("item:sword",)}, "beor": {"food": 1}})
    scenario.answers(0, "give:ailei:beor:item:sword").answers(1, "accept:ailei")
    scenario.then(CardGiven("ailei", "beor", "item:sword", face_up=False))
    assert scenario.state.characters["ailei"].owned == ()
    assert not scenario.state.characters["beor"].owned[0].face_up
    scenario.answers(1, "ready:beor", "eat:beor")
    assert not scenario.state.characters["beor"].owned[0].face_up
    scenario.answers(1, "equipped:beor")
    assert scenario.state.characters["beor"].owned[0].face_up


@pytest.mark.rule("TG-5.5.8")
def test_a_card_without_a_keyword_works_at_once_when_received() -> None:
    scenario = resting("ailei", "beor", given={"ailei": {"items": ("item:boots",)}})
    scenario.answers(0, "give:ailei:beor:item:boots").answers(1, "accept:ailei")
    scenario.then_includes(CardGiven("ailei", "beor", "item:boots", face_up=True))


@pytest.mark.rule("TG-4.2.33", "TG-4.2.30")
def test_what_was_given_away_while_equipping_is_not_equipped() -> None:
    state = changed(state_of(pack_of(), "ailei", "beor"), "beor", items=("item:sword", "item:armour"))
    question = EquipAnew(seats=(1,), character="beor", up=("item:sword", "item:armour"))
    scenario = at_table(state, question).given(CardGiven("beor", "ailei", "item:sword", face_up=False))
    assert [key for key in scenario.keys(1) if key.startswith("down:")] == ["down:beor:item:armour"]
    scenario.answers(1, "equipped:beor").then_includes(CardsEquipped("beor", ("item:armour",), anew=True))
