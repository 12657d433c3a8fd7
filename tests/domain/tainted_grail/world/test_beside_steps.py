"""Giving and taking beside the questions of dawn and evening, and taking for who is not asked. Source: TG-4.2.33."""

import pytest

from domain.kernel.fact import Fact
from domain.kernel.task import Task
from domain.tainted_grail.facts.actions import ItemLaid, LyingItemTaken
from domain.tainted_grail.facts.days import PhaseBegan
from domain.tainted_grail.facts.encounter import EncounterBegun
from domain.tainted_grail.facts.items import CardGiven, CardsEquipped
from domain.tainted_grail.facts.parties import PartyFormed
from domain.tainted_grail.facts.rest import ResourceGiven
from domain.tainted_grail.queries.items import usable
from domain.tainted_grail.state import Owned
from domain.tainted_grail.tasks.abilities import AskBetween
from domain.tainted_grail.tasks.days import BeginDay, BeginStep
from domain.tainted_grail.tasks.events import InTurn
from domain.tainted_grail.tasks.rest import BeginAdjusting, BeginAdvancing, BeginEquipping, BeginMeals
from tests.domain.tainted_grail.fixtures import changed, effect
from tests.domain.tainted_grail.world.acting import busy, day
from tests.domain.tainted_grail.world.land import Table, moved, on_land, places, revealed, world_of
from tests.dsl import Scenario

SALVE: Table = {"id": "salve", "abilities": [{"when": "any-time", "effects": [effect("gain", what="health")]}]}
AXE: Table = {"id": "axe", "keywords": ["weapon"]}


def table(*tasks: Task, **beor: object) -> Scenario:
    """Ailei and Beor stand at 101, where boots lie; Beor has Food, and whatever else is said."""
    given = {"food": 1, "health": 5, "experience": 9, **beor}
    state = changed(world_of(busy(items=[SALVE]), "ailei", "beor"), "beor", **given)
    return on_land(state).given(ItemLaid(101, "item:boots")).when(*tasks)


@pytest.mark.rule("TG-4.2.33", "TG-5.17.6")
@pytest.mark.parametrize(
    ("items", "tasks", "key"),
    [
        (("item:salve",), (BeginStep("dawn", 1),), "use:item:salve#0"),
        (("item:salve",), (BeginStep("evening", 2),), "use:item:salve#0"),
        (("item:sword",), (BeginEquipping(),), "down:beor:item:sword"),
        ((), (BeginAdvancing(),), "improve:beor:combat"),
        ((), (BeginAdjusting(),), "adjusted:beor"),
        ((), (InTurn(("disc:a", "disc:b")),), "first:disc:a"),
    ],
)
def test_things_are_given_and_taken_beside_each_question_of_dawn_and_evening(
    items: tuple[str, ...], tasks: tuple[Task, ...], key: str
) -> None:
    scenario = table(*tasks, items=items, available={"combat": ("K16/25U",)} if not items else {})
    scenario.offers(1, key, "give:beor", "take:beor:item:boots")
    scenario.answers(1, "take:beor:item:boots").then_includes(LyingItemTaken("beor", 101, "item:boots", face_up=True))
    scenario.answers(1, "give:beor").answers(1, "give:beor:ailei:food").answers(0, "accept:beor")
    scenario.then_includes(ResourceGiven("beor", "ailei", "food", 1)).answers(1, "ready:beor")
    scenario.offers(1, key, "give:beor")
    assert places(scenario)[101].items == ()


@pytest.mark.rule("TG-4.2.33", "TG-5.7.9")
def test_who_is_asked_lets_those_give_and_take_who_are_not() -> None:
    scenario = table(BeginStep("dawn", 6), items=("item:salve",))
    scenario = on_land(changed(scenario.state, "ailei", food=1)).when(BeginStep("dawn", 6))
    assert scenario.asked.seats == (1,)
    scenario.offers(1, "give:ailei", "lying:ailei").answers(1, "lying:ailei").answers(0, "take:ailei:item:boots")
    scenario.then(LyingItemTaken("ailei", 101, "item:boots", face_up=True)).answers(1, "give:ailei")
    scenario.asks(0).answers(0, "give:ailei:beor:food").answers(1, "accept:ailei").answers(0, "ready:ailei")
    scenario.offers(1, "use:item:salve#0", "give:ailei")


@pytest.mark.rule("TG-4.2.33", "TG-4.6.8")
@pytest.mark.parametrize(
    "going_on", [PartyFormed("event", ("ailei", "beor")), EncounterBegun("e1", "combat", ("ailei", "beor"), 0)]
)
def test_no_food_changes_hands_at_the_meal_itself_nor_anything_while_something_goes_on(going_on: Fact) -> None:
    table(BeginMeals()).asks(1, "eat:beor", "fast:beor")
    scenario = table(items=("item:salve",)).given(going_on)
    on_land(scenario.state).when(AskBetween(20)).asks(1, "use:item:salve#0", "pass")


@pytest.mark.rule("TG-4.2.33", "TG-4.6.15")
def test_a_card_that_was_moved_stays_where_it_is_after_a_gift() -> None:
    scenario = table(BeginAdjusting(), available={"combat": ("K16/25-U", "K17/25-U")}).answers(1, "add:beor:K16/25-U")
    scenario.answers(1, "give:beor", "give:beor:ailei:food").answers(0, "accept:beor")
    scenario.offers(1, "add:beor:K17/25-U")
    assert "drop:beor:K16/25-U" not in scenario.keys(1) and "drop:beor:K1/25-U" in scenario.keys(1)


HELM: Table = {"id": "helm", "keywords": ["armour"]}


def dawn(*ailei: str, apart: bool = False, **beor: object) -> Scenario:
    """A dawn after which Ailei and Beor have these things; apart: they stand at two places."""
    state = changed(world_of(busy(items=[HELM, SALVE]), "ailei", "beor"), "ailei", items=ailei)
    scenario = revealed(on_land(changed(state, "beor", **beor)), 102)
    return (moved(scenario, beor=102) if apart else scenario).when(BeginDay())


@pytest.mark.rule("TG-4.2.33", "TG-4.2.29", "TG-5.5.12")
def test_what_is_handed_over_at_dawn_before_cards_are_equipped_is_equipped_that_day() -> None:
    scenario = dawn("item:helm", food=2).then_includes(PhaseBegan("dawn", 7)).asks(0)
    assert PhaseBegan("dawn", 8) not in scenario.facts, "the next step waits for the talk"
    scenario.answers(0, "give:ailei:beor:item:helm").answers(1, "accept:ailei")
    scenario.then_includes(CardGiven("ailei", "beor", "item:helm", face_up=False), PhaseBegan("dawn", 8))
    scenario.answers(1, "equipped:beor").then_includes(CardsEquipped("beor", ("item:helm",), anew=True))
    assert "item:helm" in usable(scenario.state, "beor")


@pytest.mark.rule("TG-4.2.33", "TG-4.2.29", "TG-11.1.11")
@pytest.mark.parametrize(
    "scenario",
    [
        dawn(food=2, wealth=1),
        dawn("item:salve"),
        dawn("item:helm", apart=True),
        on_land(changed(world_of(busy(items=[HELM]), "beor"), "beor", items=("item:helm",), food=1)).when(BeginDay()),
    ],
    ids=["nothing to equip", "no keyword", "far away", "alone"],
)
def test_nobody_is_asked_to_talk_when_it_can_wait_for_the_day_or_nobody_is_near(scenario: Scenario) -> None:
    scenario.then_no(CardGiven)
    assert PhaseBegan("dawn", 7) not in scenario.facts and PhaseBegan("dawn", 8) in scenario.facts


@pytest.mark.rule("TG-4.2.33", "TG-11.1.13")
def test_who_is_absent_at_dawn_gives_nothing() -> None:
    scenario = dawn("item:helm")
    scenario.answers(0, scenario.default()).then_includes(PhaseBegan("dawn", 8)).then_no(CardGiven)


@pytest.mark.rule("TG-5.17.6", "TG-5.17.15")
def test_the_dead_take_nothing() -> None:
    state = changed(world_of(busy(), seats=[("ailei", "beor")]), "beor", dead=True, health=0)
    scenario = day(on_land(state).given(ItemLaid(101, "item:boots")).state).offers(0, "take:ailei:item:boots")
    assert not [key for key in scenario.keys(0) if "beor" in key and key != "own:ailei:beor"]


@pytest.mark.rule("TG-4.2.30", "TG-11.1.13")
def test_who_gave_a_card_away_is_not_asked_to_turn_it_down() -> None:
    helm: Table = {"id": "helm", "keywords": ["armour"]}
    owned = ("item:sword", "item:axe", "item:helm")
    scenario = on_land(changed(world_of(busy(items=[AXE, helm]), "ailei", "beor"), "beor", items=owned))
    scenario.when(BeginEquipping()).answers(1, "give:beor", "give:beor:ailei:item:axe").answers(0, "accept:beor")
    scenario.answers(1, "ready:beor").offers(1, "equipped:beor")
    assert scenario.default() == "equipped:beor"


@pytest.mark.rule("TG-5.5.12", "TG-4.2.33")
def test_what_is_received_while_others_equip_waits_for_the_next_dawn() -> None:
    scenario = table(BeginEquipping(), items=("item:sword",)).answers(1, "give:beor", "give:beor:ailei:item:sword")
    scenario.answers(0, "accept:beor").then_includes(CardGiven("beor", "ailei", "item:sword", face_up=False))
    scenario.answers(1, "ready:beor").then_includes(CardsEquipped("beor", (), anew=True))
    assert scenario.state.characters["ailei"].owned == (Owned("item:sword", face_up=False, given=True),)


@pytest.mark.rule("TG-5.5.12")
def test_who_equips_after_receiving_a_card_still_waits_with_it() -> None:
    state = changed(world_of(busy(items=[AXE]), "ailei", "beor"), "beor", items=("item:sword",))
    scenario = on_land(changed(state, "ailei", items=("item:axe",))).when(BeginEquipping())
    scenario.answers(1, "give:beor", "give:beor:ailei:item:sword").answers(0, "accept:beor", "equipped:ailei")
    axe, sword = scenario.state.characters["ailei"].owned
    assert axe == Owned("item:axe", face_up=True) and sword == Owned("item:sword", face_up=False, given=True)
    scenario.answers(1, "ready:beor")
    scenario = on_land(scenario.state).when(BeginStep("dawn", 8), BeginEquipping())
    scenario.offers(0, "down:ailei:item:sword").answers(0, "down:ailei:item:axe", "equipped:ailei")
    assert scenario.state.characters["ailei"].owned == (Owned("item:axe", face_up=False), Owned("item:sword"))


@pytest.mark.rule("TG-5.5.12", "TG-5.5.13")
def test_what_is_given_away_and_back_while_equipping_waits_and_what_has_no_keyword_works_at_once() -> None:
    helm: Table = {"id": "helm", "keywords": ["armour"]}
    state = changed(
        world_of(busy(items=[AXE, SALVE, helm]), "ailei", "beor"), "ailei", items=("item:axe", "item:salve")
    )
    scenario = on_land(changed(state, "beor", items=("item:sword", "item:helm"))).when(BeginEquipping())
    scenario.answers(1, "give:beor", "give:beor:ailei:item:sword").answers(0, "accept:beor", "give:ailei")
    scenario.answers(0, "give:ailei:beor:item:sword").answers(1, "accept:ailei")
    scenario.answers(0, "give:ailei:beor:item:salve").answers(1, "accept:ailei", "ready:beor")
    scenario.offers(1, "down:beor:item:helm").answers(1, "equipped:beor")
    scenario.then(CardsEquipped("beor", ("item:helm", "item:salve"), anew=True))
    assert usable(scenario.state, "beor") == ("item:helm", "item:salve")


@pytest.mark.rule("TG-5.5.12", "TG-5.5.13", "TG-5.17.15")
def test_what_is_picked_up_while_equipping_waits_too() -> None:
    scenario = on_land(changed(world_of(busy(items=[AXE]), "ailei", "beor"), "beor", items=("item:axe",)))
    scenario.given(ItemLaid(101, "item:sword")).when(BeginEquipping())
    scenario.answers(1, "take:beor:item:sword", "down:beor:item:axe", "equipped:beor")
    axe, sword = scenario.state.characters["beor"].owned
    assert not axe.face_up and sword == Owned("item:sword", face_up=False, given=True)


@pytest.mark.rule("TG-5.17.6", "TG-5.7.10")
def test_who_has_passed_takes_what_lies_there_when_another_asks_for_it() -> None:
    scenario = on_land(world_of(busy(), "ailei", "arev", "beor"))
    scenario = moved(revealed(scenario, 102), arev=102).given(ItemLaid(101, "item:sword"), ItemLaid(101, "item:boots"))
    scenario = day(scenario.state).answers(2, "pass:beor").refused("TG-5.17.15", seat=0, key="lying:arev")
    scenario.offers(1, "lying:beor").answers(0, "lying:beor")
    scenario.asks(2, "take:beor:item:sword", "take:beor:item:boots", "ready:beor")
    assert scenario.default() == "ready:beor"
    scenario.refused("TG-5.17.15", seat=2, key="take:beor:item:axe")
    scenario.answers(2, "take:beor:item:boots").then(LyingItemTaken("beor", 101, "item:boots", face_up=True))
    scenario.answers(2, "ready:beor").asks(0).offers(0, "explore:ailei", "lying:beor")
