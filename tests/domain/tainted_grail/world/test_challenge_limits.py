"""A campaign that begins with a heavy secret, and one with little room in the packs. Source: TG-7.2.3, 7.2.12 on."""

from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.errors import InvalidRequest
from domain.kernel.fact import CardsDrawn, CardsShuffled
from domain.tainted_grail.facts.items import CardGained, CardGiven, SecretGained
from domain.tainted_grail.facts.rest import ResourceGiven
from domain.tainted_grail.facts.tracks import Gained
from domain.tainted_grail.rules.setup import begin
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.actions import AskLying
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import DrawItems, Gain, GainItem, GainSecret, Transfer
from domain.tainted_grail.tasks.land import EnterWorld
from domain.tainted_grail.tasks.rest import BeginGiving
from tests.domain.tainted_grail.fixtures import changed, on_the_way, without_cards
from tests.domain.tainted_grail.shown import has
from tests.domain.tainted_grail.world.land import land, on_land, opened, world_of
from tests.dsl import Scenario

HEAVY = {"number": 42, "personal": True}
BEOR = At("beor", "event")
BAGS = tuple(f"bag-{number}" for number in range(1, 8))
PACK = land(items=[{"id": one} for one in BAGS], secrets=[HEAVY, {"number": 1}])
FULL = tuple(f"item:{one}" for one in BAGS[:5])


def limited(*characters: str, **fields: Any) -> State:
    """Beor with these fields, perhaps with others, in a campaign with the challenge of limits."""
    state = changed(replace(world_of(PACK, *(characters or ("beor",))), challenge=("limits",)), "beor", **fields)
    return without_cards(state, "items", (one[5:] for one in fields.get("items", ()) if one.startswith("item:")))


def items(scenario: Scenario, character: str = "beor") -> int:
    """How many items a character has."""
    return sum(one.card.startswith("item:") for one in scenario.state.characters[character].owned)


# The secret


@pytest.mark.rule("TG-7.2.3")
def test_secret_42_goes_to_a_character_of_the_groups_choice_at_setup_and_stays_with_it_after_mercy() -> None:
    state = replace(world_of(PACK, "ailei", "beor"), status="setup", challenge=("secret",))
    scenario = on_land(state).when(EnterWorld()).asks(1, "for:ailei", "for:beor")
    scenario.answers(0, "for:beor").then_includes(SecretGained("beor", "secret:42", face_up=True))
    assert [one.card for one in scenario.state.chapter_start.characters["beor"].owned] == ["secret:42"]


@pytest.mark.rule("TG-7.2.3")
def test_alone_one_takes_it_unasked_and_without_the_challenge_nobody_does() -> None:
    alone = replace(world_of(PACK, "beor"), status="setup")
    on_land(alone).when(EnterWorld()).then_no(SecretGained)
    on_land(replace(alone, challenge=("secret",))).when(EnterWorld()).then_includes(
        SecretGained("beor", "secret:42", face_up=True)
    )


@pytest.mark.rule("TG-7.2.3")
def test_a_pack_without_it_refuses_the_challenge() -> None:
    with pytest.raises(InvalidRequest, match=r"TG-7\.2\.3: this pack has no secret 42"):
        begin(opened(challenge=["secret"]), land())
    assert begin(opened(challenge=["secret"]), PACK)[0].challenge == ("secret",)


# Resources


@pytest.mark.rule("TG-7.2.12")
@pytest.mark.parametrize("what", ["food", "wealth", "reputation", "magic"])
def test_of_a_resource_one_has_at_most_twenty(what: Any) -> None:
    scenario = on_land(limited(**{what: 18})).when(Gain(what=what, count=5, at=BEOR))
    scenario.then_includes(Gained("beor", what, 2))
    scenario.when(Gain(what=what, at=BEOR)).then_no(Gained)
    assert has(scenario, what) == 20


@pytest.mark.rule("TG-7.2.12")
def test_experience_has_no_limit_and_without_the_challenge_nothing_has() -> None:
    scenario = on_land(limited(experience=18)).when(Gain(what="experience", count=5, at=BEOR))
    assert has(scenario, "experience") == 23
    free = on_land(replace(limited(food=18), challenge=())).when(Gain(what="food", count=5, at=BEOR))
    assert has(free, "food") == 23


@pytest.mark.rule("TG-7.2.12")
def test_who_has_twenty_is_given_none_and_says_so() -> None:
    state = changed(limited("ailei", "beor", food=20), "ailei", food=2, wealth=1)
    scenario = on_land(state).when(BeginGiving())
    scenario.asks(0, "give:ailei:beor:wealth", "ready:ailei")
    scenario.refused("TG-7.2.12", 0, "give:ailei:beor:food")


@pytest.mark.rule("TG-7.2.12")
def test_what_an_effect_hands_over_stops_at_twenty() -> None:
    state = changed(limited("ailei", "beor", magic=3), "ailei", magic=19)
    scenario = on_land(state).when(Transfer(what="magic", count=3, at=BEOR))
    scenario.then_includes(ResourceGiven("beor", "ailei", "magic", 1))
    assert (has(scenario, "magic"), has(scenario, "magic", "ailei")) == (2, 20)


# Items


@pytest.mark.rule("TG-7.2.13")
def test_with_four_items_one_draws_a_single_one_and_with_five_none() -> None:
    scenario = on_land(limited(items=FULL[:4])).when(DrawItems(count=3, at=BEOR))
    assert items(scenario) == 5
    assert sum(isinstance(fact, CardsDrawn) for fact in scenario.facts) == 1
    scenario.when(DrawItems(at=BEOR), DrawItems(keyword="weapon", at=BEOR)).then_no(CardGained, CardsDrawn)


@pytest.mark.rule("TG-7.2.13")
def test_a_named_item_is_not_searched_for_without_room() -> None:
    scenario = on_land(limited(items=FULL)).when(GainItem(item="boots", at=BEOR))
    scenario.then_no(CardGained, CardsShuffled)
    on_land(limited(items=FULL[:4])).when(GainItem(item="boots", at=BEOR)).then_includes(
        CardGained("beor", "item:boots", face_up=True)
    )


@pytest.mark.rule("TG-7.2.13", "TG-5.17.15")
def test_what_lies_about_stays_there_without_room() -> None:
    def beside_a_bag(*owned: str) -> Scenario:
        scenario = on_land(limited(items=owned))
        place = replace(scenario.state.journey.places[101], items=("bag-7",))
        return on_the_way(scenario, places={101: place})

    assert beside_a_bag(*FULL).when(AskLying("beor")).position.asked is None
    beside_a_bag(*FULL[:4]).when(AskLying("beor")).asks(0, "take:beor:item:bag-7", "ready:beor")


@pytest.mark.rule("TG-7.2.14")
def test_a_given_item_counts_as_gained_and_a_secret_does_not() -> None:
    state = changed(limited("ailei", "beor", items=FULL), "ailei", items=("item:bag-6", "secret:1"))
    scenario = on_land(state).when(BeginGiving())
    assert "give:ailei:beor:item:bag-6" not in scenario.keys(0)
    scenario.refused("TG-7.2.14", 0, "give:ailei:beor:item:bag-6")
    scenario.answers(0, "give:ailei:beor:secret:1").answers(1, "accept:ailei")
    scenario.then_includes(CardGiven("ailei", "beor", "secret:1", face_up=True))


@pytest.mark.rule("TG-7.2.14")
def test_of_two_gifts_at_once_the_second_finds_no_room() -> None:
    state = changed(limited("ailei", "arev", "beor", items=FULL[:4]), "ailei", items=("item:bag-6",))
    scenario = on_land(changed(state, "arev", items=("item:bag-7",))).when(BeginGiving())
    scenario.answers(0, "give:ailei:beor:item:bag-6").answers(1, "give:arev:beor:item:bag-7")
    scenario.answers(2, "accept:ailei").then_includes(CardGiven("ailei", "beor", "item:bag-6", face_up=True))
    assert "accept:arev" not in scenario.keys(2) and items(scenario) == 5


@pytest.mark.rule("TG-7.2.14")
def test_secrets_take_no_room() -> None:
    scenario = on_land(limited(items=FULL)).when(GainSecret(number=1, at=BEOR))
    scenario.then_includes(SecretGained("beor", "secret:1", face_up=True))
    crowded = on_land(limited(items=(*FULL[:4], "secret:1"))).when(DrawItems(at=BEOR))
    assert items(crowded) == 5
