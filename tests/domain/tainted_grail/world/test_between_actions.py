"""What is done between actions: giving, taking, using. Source: TG-5.5.14, 5.7.7 to 5.7.10, 5.17.15."""

import pytest

from domain.tainted_grail.facts.abilities import AbilityUsed
from domain.tainted_grail.facts.actions import ItemLaid, LyingItemTaken
from domain.tainted_grail.facts.items import CardGiven
from domain.tainted_grail.facts.rest import ResourceGiven
from domain.tainted_grail.facts.tracks import Gained
from domain.tainted_grail.state import Owned
from domain.tainted_grail.tasks.actions import ChooseAction
from domain.tainted_grail.tasks.days import BeginStep
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.land import LayItem
from tests.domain.tainted_grail.fixtures import changed, effect
from tests.domain.tainted_grail.world.acting import busy, day, together
from tests.domain.tainted_grail.world.land import moved, on_land, places, revealed, world_of
from tests.dsl import Scenario


def rich(*characters: str) -> Scenario:
    """These stand at 101, Beor with Food and boots."""
    state = changed(world_of(busy(), *characters), "beor", food=1, items=("item:boots",))
    return revealed(on_land(state), 102)


@pytest.mark.rule("TG-5.7.7", "TG-5.7.9")
def test_things_are_given_between_actions_at_one_place_if_both_agree() -> None:
    scenario = day(rich("ailei", "beor").state).answers(1, "give:beor")
    scenario.asks(1, "give:beor:ailei:food", "give:beor:ailei:item:boots", "discard:beor:item:boots", "ready:beor")
    scenario.answers(1, "give:beor:ailei:food").answers(0, "accept:beor")
    scenario.then_includes(ResourceGiven("beor", "ailei", "food", 1)).answers(1, "give:beor:ailei:item:boots")
    scenario.answers(0, "accept:beor").then_includes(CardGiven("beor", "ailei", "item:boots", face_up=True))
    assert isinstance(scenario.question, ChooseAction)


def test_tg_5_7_7_nobody_gives_to_those_who_stand_elsewhere() -> None:
    scenario = day(moved(rich("ailei", "arev", "beor"), ailei=102).state).answers(2, "give:beor")
    scenario.offers(2, "give:beor:arev:food").refused("TG-5.7.7", seat=2, key="give:beor:ailei:food")
    alone = moved(revealed(on_land(changed(world_of(busy(), "ailei", "beor"), "beor", food=1)), 102), ailei=102)
    day(alone.state).refused("TG-5.7.7", seat=1, key="give:beor")


def test_tg_5_7_10_who_has_passed_gives_when_another_asks_for_it() -> None:
    scenario = day(rich("ailei", "beor").state).answers(1, "pass:beor")
    assert scenario.question.seats == (0,)
    scenario.offers(0, "give:beor").answers(0, "give:beor").asks(1).answers(1, "ready:beor")
    scenario.asks(0).offers(0, "explore:ailei")


@pytest.mark.rule("TG-4.5.17", "TG-4.5.18", "TG-5.7.8")
def test_members_hand_over_what_a_choice_or_a_rite_asks_each_for() -> None:
    toll = {"location": 101, "number": 1, "choices": [{"each": {"food": 1}}, {}]}
    pack = busy(verse=[toll], at_101={"menhir": True, "rite": {"disc": 5, "each": {"food": 1}}})
    state = changed(world_of(pack, "ailei", "arev", "beor"), "beor", food=2)
    scenario = day(state).answers(2, "inspect:beor").answers(0, "join:ailei").answers(2, "accept:ailei")
    scenario.answers(1, "stay:arev")
    scenario.asks(2, "give:beor", "leave").refused("TG-4.4.29", seat=2, key="charge")

    two = day(changed(world_of(pack, "ailei", "beor"), "beor", food=2)).answers(1, "inspect:beor")
    two.answers(0, "join:ailei").answers(1, "accept:ailei").asks(1, "give:beor", "leave").asks(0, "leave")
    two.answers(1, "give:beor", "give:beor:ailei:food").answers(0, "accept:beor").answers(1, "ready:beor")
    two.asks(0, "charge", "give:ailei", "leave").answers(1, "leave")
    two.answers(1, "explore:beor").answers(0, "join:ailei").answers(1, "accept:ailei", "pay").answers(0, "pay")
    two.asks(1, "choose:1", "choose:2", "give:beor").asks(0, "choose:1", "choose:2", "give:ailei")


def test_nobody_outside_a_party_is_given_anything_during_its_action() -> None:
    toll = {"location": 101, "number": 1, "choices": [{"each": {"food": 1}}, {}]}
    state = changed(world_of(busy(verse=[toll]), "ailei", "arev", "beor"), "beor", food=2)
    scenario = day(state).answers(2, "explore:beor").answers(0, "join:ailei").answers(2, "accept:ailei")
    scenario.answers(1, "stay:arev").answers(2, "pay").answers(0, "pay").answers(2, "give:beor")
    scenario.asks(2, "give:beor:ailei:food", "ready:beor")
    scenario.refused("TG-5.7.7", seat=2, key="give:beor:arev:food")


def test_tg_5_5_19_who_is_alone_may_discard_an_item() -> None:
    state = changed(world_of(busy(), "beor"), "beor", items=("item:boots",))
    scenario = day(state).answers(0, "give:beor").asks(0, "discard:beor:item:boots", "ready:beor")
    scenario.answers(0, "discard:beor:item:boots").refused("TG-5.7.7", key="give:beor")


def test_who_has_nothing_is_not_asked_to_give() -> None:
    assert not [key for key in together().keys(0) if key.startswith("give")]


@pytest.mark.rule("TG-5.17.15", "TG-5.17.16")
def test_an_item_that_lies_there_is_taken_for_free_but_not_equipped() -> None:
    scenario = on_land(world_of(busy(), "ailei", "beor")).given(
        ItemLaid(101, "item:sword"), ItemLaid(101, "item:boots")
    )
    scenario = day(scenario.state).offers(0, "take:ailei:item:sword").answers(1, "take:beor:item:sword")
    scenario.then(LyingItemTaken("beor", 101, "item:sword", face_up=False))
    assert scenario.state.characters["beor"].owned == (Owned("item:sword", face_up=False, given=True),)
    assert places(scenario)[101].items == ("boots",)
    scenario.refused("TG-5.17.15", seat=0, key="take:ailei:item:sword")
    scenario.answers(0, "take:ailei:item:boots").then(LyingItemTaken("ailei", 101, "item:boots", face_up=True))
    assert not scenario.state.journey.figures["ailei"].acted


@pytest.mark.rule("TG-5.17.15", "TG-5.5.3")
def test_a_text_lays_an_item_of_the_deck_on_a_place() -> None:
    laid = LayItem(item="sword", at=At("beor", "verse"))
    scenario = on_land(world_of(busy(), "beor")).when(laid).then_includes(ItemLaid(101, "item:sword"))
    scenario.when(laid).then_no(ItemLaid)
    assert places(scenario)[101].items == ("sword",)


@pytest.mark.rule("TG-5.5.14", "TG-5.18.8")
def test_abilities_for_any_time_are_used_between_actions() -> None:
    flask = {
        "id": "flask",
        "abilities": [{"when": "any-time", "cost": {"food": 1}, "effects": [effect("gain", what="health")]}],
    }
    state = changed(world_of(busy(items=[flask]), "beor"), "beor", health=5, food=1, items=("item:flask",))
    scenario = day(state).offers(0, "use:item:flask#0").answers(0, "use:item:flask#0")
    scenario.then_includes(Gained("beor", "health", 1)).asks(0)
    scenario.refused("TG-5.4.2", key="use:item:flask#0")


@pytest.mark.rule("TG-4.4.37", "TG-5.5.14")
def test_what_a_card_offers_is_done_by_its_owner_alone_though_others_stand_there() -> None:
    salve = {"id": "salve", "abilities": [{"when": "any-time", "effects": [effect("gain", what="health")]}]}
    state = changed(world_of(busy(items=[salve]), "ailei", "beor"), "beor", health=5, items=("item:salve",))
    scenario = day(changed(state, "ailei", health=5)).refused("TG-5.4.4", seat=0, key="use:item:salve#0")
    scenario.answers(1, "use:item:salve#0").then(AbilityUsed("beor", "item:salve#0", None), Gained("beor", "health", 1))
    assert not scenario.state.journey.figures["beor"].acted and isinstance(scenario.question, ChooseAction)


@pytest.mark.rule("TG-5.5.14")
def test_abilities_for_any_time_are_used_before_each_step_of_a_phase() -> None:
    salve = {"id": "salve", "abilities": [{"when": "any-time", "effects": [effect("gain", what="health")]}]}
    state = changed(world_of(busy(items=[salve]), "beor"), "beor", health=5, items=("item:salve",))
    scenario = on_land(state).when(BeginStep("dawn", 1)).offers(0, "use:item:salve#0")
    scenario.answers(0, "use:item:salve#0").then_includes(Gained("beor", "health", 1))


@pytest.mark.rule("TG-5.17.15", "TG-10.10.1")
def test_no_item_is_laid_where_no_location_lies() -> None:
    scenario = on_land(world_of(busy(), "beor")).when(LayItem(item="sword", location=109, at=At("beor", "verse")))
    scenario.then_no(ItemLaid)
    assert "sword" in scenario.state.pools["items"]
