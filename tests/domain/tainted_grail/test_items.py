"""Items, equipment, secrets, giving. Source: TG-5.5, 5.6, 5.7, 5.21."""

from typing import Any

import pytest

from domain.kernel.fact import CardsDrawn, CardsPutUnder, CardsShuffled, CardsTaken, CardsTurned
from domain.tainted_grail.facts.items import (
    CardGained,
    CardGiven,
    CardGivenUp,
    CardPackedAway,
    CardsEquipped,
    CardTurned,
    SecretGained,
)
from domain.tainted_grail.facts.rest import ResourceGiven
from domain.tainted_grail.facts.setup import ArenaSurvived
from domain.tainted_grail.facts.tracks import DamagePrevented, Gained, Lost
from domain.tainted_grail.queries.items import equipped, usable
from domain.tainted_grail.state import Owned, State
from domain.tainted_grail.tasks.effects.base import At, Cost
from domain.tainted_grail.tasks.effects.holdings import (
    Damage,
    DiscardItems,
    DiscardThis,
    DrawItems,
    GainItem,
    GainSecret,
    LoseSecret,
)
from domain.tainted_grail.tasks.effects.vocabulary import Pay
from domain.tainted_grail.tasks.encounter import MeetEncounter
from domain.tainted_grail.tasks.rest import BeginGiving
from tests.domain.tainted_grail.fixtures import (
    at_table,
    begun,
    changed,
    effect,
    encounter,
    pack_of,
    paused,
    state_of,
    without_cards,
)
from tests.dsl import Scenario

BEOR = At("beor", "reward")
AXE = {"id": "axe", "keywords": ["weapon"], "craftable": True}
ROPE = {"id": "rope", "craftable": True}
DAGGER = {"number": 7, "keywords": ["weapon"]}
OATH = {"number": 8, "personal": True}
PACK = pack_of(items=[AXE, ROPE], secrets=[DAGGER, OATH])


def owning(*cards: str, others: tuple[str, ...] = (), pack: Any = None, **fields: Any) -> Scenario:
    """Beor has these cards, outside an encounter, and the item deck holds the rest."""
    state = changed(state_of(pack or PACK, "beor", *others), "beor", items=cards, **fields)
    return paused(without_cards(state, "items", (card[5:] for card in cards if card.startswith("item:"))))


def giving(*cards: str, **fields: Any) -> Scenario:
    """Beor and Ailei may give and discard."""
    return at_table(owning(*cards, others=("ailei",), **fields).state).when(BeginGiving())


def owned(scenario: Scenario, character: str = "beor") -> tuple[Owned, ...]:
    cards: tuple[Owned, ...] = scenario.state.characters[character].owned
    return cards


def face_down(state: State, character: str, *cards: str) -> State:
    """The state with cards that lie face down."""
    return paused(state).given(*(CardGained(character, card, face_up=False) for card in cards)).state


def test_tg_5_5_1_gaining_an_item_takes_the_top_card() -> None:
    scenario = owning().draws("items", "boots").when(DrawItems(at=BEOR))
    scenario.then_includes(CardGained("beor", "item:boots", face_up=True))
    assert "boots" not in scenario.state.pools["items"]


@pytest.mark.rule("TG-5.5.2", "TG-2.4.6")
def test_a_named_item_is_searched_for_and_the_deck_shuffled() -> None:
    scenario = owning().when(GainItem(item="boots", at=BEOR))
    scenario.then(
        CardsTaken("items", ("boots",), "items"),
        CardsShuffled("items", (), "items"),
        CardGained("beor", "item:boots", face_up=True),
    )


def test_tg_5_5_2_a_named_item_is_found_under_the_deck_too() -> None:
    scenario = owning("item:boots", others=("ailei",)).when(DiscardItems(at=BEOR), GainItem(item="boots", at=BEOR))
    scenario.then_includes(CardGained("beor", "item:boots", face_up=True)).then_no(CardsDrawn)
    assert "boots" not in scenario.state.pools["items"]


@pytest.mark.rule("TG-5.5.3")
@pytest.mark.vector("TV-119")
def test_a_named_item_that_somebody_owns_is_not_gained_and_the_deck_shuffled() -> None:
    scenario = owning("item:rope", others=("ailei",)).when(GainItem(item="rope", at=At("ailei", "reward")))
    scenario.then(CardsShuffled("items", (), "items"))


def test_tg_5_5_4_from_an_empty_deck_nothing_is_gained() -> None:
    scenario = owning(*(f"item:{card}" for card in ("sword", "armour", "boots", "axe", "rope")))
    scenario.when(DrawItems(count=2, at=BEOR)).then()


@pytest.mark.rule("TG-5.5.5", "TG-5.5.6")
def test_one_face_up_card_of_a_keyword_items_and_secrets_together() -> None:
    scenario = owning("secret:7").draws("items", "axe").when(DrawItems(at=BEOR))
    scenario.asks(0, "equip", "keep-down").answers(0, "equip").then(CardsEquipped("beor", ("item:axe",)))
    assert [(one.card, one.face_up) for one in owned(scenario)] == [("secret:7", False), ("item:axe", True)]
    assert equipped(scenario.state, "beor", "weapon") == ("item:axe",)


def test_tg_5_5_6_any_number_may_be_owned() -> None:
    scenario = owning("item:sword").draws("items", "axe", "armour", "rope", "boots").when(DrawItems(count=4, at=BEOR))
    scenario.answers(0, "keep-down", "keep-down")
    assert len(owned(scenario)) == 5


def test_tg_5_5_7_a_face_down_card_is_owned_and_not_used() -> None:
    state = face_down(state_of(pack_of(), "beor", "ailei"), "beor", "item:armour")
    scenario = paused(state).when(Damage(count=2, at=BEOR)).then(Lost("beor", "health", 2))
    assert usable(scenario.state, "beor") == ()
    given = at_table(state).when(BeginGiving())
    given.asks(0, "give:beor:ailei:item:armour", "discard:beor:item:armour", "ready:beor")
    scenario.answers(0, "done")


def test_tg_5_5_8_a_card_without_a_keyword_needs_no_equipping() -> None:
    scenario = owning("item:rope").draws("items", "boots").when(DrawItems(at=BEOR))
    scenario.then_includes(CardGained("beor", "item:boots", face_up=True)).then_no(CardsEquipped)
    assert usable(scenario.state, "beor") == ("item:rope", "item:boots")


def test_tg_5_5_9_equipping_a_card_of_two_keywords_clears_both() -> None:
    ward = {"id": "ward", "keywords": ["weapon", "shield"]}
    buckler = {"id": "buckler", "keywords": ["shield"]}
    scenario = owning("item:sword", "item:buckler", "item:armour", pack=pack_of(items=[ward, buckler]))
    scenario.draws("items", "ward").when(DrawItems(at=BEOR)).answers(0, "equip")
    scenario.then(CardsEquipped("beor", ("item:armour", "item:ward")))


@pytest.mark.rule("TG-5.5.11", "TG-5.5.22")
def test_a_card_just_gained_may_be_equipped_at_once_or_stays_down() -> None:
    scenario = owning("item:sword").draws("items", "axe").when(DrawItems(at=BEOR))
    assert scenario.default() == "keep-down"
    scenario.answers(0, "keep-down").then()
    assert [one.face_up for one in owned(scenario)] == [True, False]


@pytest.mark.rule("TG-5.5.22", "TG-5.5.23")
def test_when_an_equipped_card_leaves_a_face_down_one_stays_down() -> None:
    state = face_down(owning("item:sword").state, "beor", "item:axe")
    scenario = paused(state).when(DiscardThis(at=At("beor", "reward", "item:sword")))
    scenario.then_includes(CardGivenUp("beor", "item:sword")).then_no(CardsEquipped)
    assert owned(scenario) == (Owned("item:axe", face_up=False),)


FLASK = {
    "id": "flask",
    "keywords": ["relic"],
    "abilities": [{"when": "any-time", "cost": {"food": 1}, "effects": [effect("gain", what="magic")]}],
}


@pytest.mark.rule("TG-5.5.14", "TG-5.5.15")
def test_an_equipped_card_may_be_used_any_number_of_times_by_its_owner_alone() -> None:
    given: dict[str, dict[str, Any]] = {"beor": {"items": ("item:flask",), "food": 2}, "ailei": {"food": 2}}
    scenario = begun(encounter("ailei", "beor", pack=pack_of(items=[FLASK]), given=given))
    scenario.answers(0, "activate:ailei").asks(0, "none", "flee").asks(1)
    for _ in range(2):
        scenario.answers(1, "use:item:flask#0").then_includes(Gained("beor", "magic", 1))
    assert scenario.state.characters["ailei"].resources == {"food": 2}


@pytest.mark.rule("TG-5.5.24")
def test_a_card_gained_in_an_encounter_is_used_in_it() -> None:
    scenario = begun(encounter("beor", pack=pack_of(items=[FLASK]), given={"beor": {"food": 1}}))
    scenario.draws("items", "flask").when(DrawItems(at=BEOR)).answers(0, "equip")
    scenario.asks(0, "none", "flee", "use:item:flask#0")


def unseen(*cards: str, pack: Any = PACK) -> Scenario:
    """An item deck of these cards."""
    state = state_of(pack, "beor")
    return paused(without_cards(state, "items", [card for card in state.pools["items"] if card not in cards]))


@pytest.mark.rule("TG-5.5.16", "TG-5.5.17")
@pytest.mark.vector("TV-118")
def test_craftable_items_are_looked_for_and_the_others_shuffled_back() -> None:
    draws = ("sword", "rope", "armour", "axe")
    scenario = unseen(*draws, "boots").draws("items", *draws).when(DrawItems(count=2, craftable=True, at=BEOR))
    scenario.then_includes(CardsShuffled("items", ("armour", "sword"), "items"))
    scenario.answers(0, "keep-down")
    assert [one.card for one in owned(scenario)] == ["item:rope", "item:axe"]
    assert scenario.state.pools["items"] == ("armour", "boots", "sword")
    few = unseen("sword", "rope", "armour", "boots").when(DrawItems(count=2, craftable=True, at=BEOR))
    assert [one.card for one in owned(few)] == ["item:rope"]
    assert few.state.pools["items"] == ("armour", "boots", "sword")
    assert few.state.piles["items"] == ("?items",) * 3


def test_tg_5_5_18_a_keyword_is_looked_for_in_the_same_way() -> None:
    scenario = unseen("boots", "armour", "axe").draws("items", "boots", "axe")
    scenario.when(DrawItems(keyword="weapon", at=BEOR))
    scenario.then_includes(CardsShuffled("items", ("boots",), "items")).asks(0, "equip", "keep-down")
    assert owned(scenario) == (Owned("item:axe", face_up=False),)


def test_an_own_item_is_discarded_outside_encounters() -> None:
    scenario = giving("item:boots", "item:sword").offers(0, "discard:beor:item:boots")
    scenario.answers(0, "discard:beor:item:boots").then(
        CardGivenUp("beor", "item:boots"), CardsPutUnder(("boots",), "items")
    )
    fight = begun(encounter("beor", given={"beor": {"items": ("item:boots",)}}))
    fight.asks(0, "none", "flee")


@pytest.mark.rule("TG-5.5.20", "TG-5.21.1")
def test_a_discarded_item_goes_under_the_deck_which_is_not_shuffled() -> None:
    scenario = owning("item:boots").when(DiscardItems(at=BEOR))
    scenario.then(CardGivenUp("beor", "item:boots"), CardsPutUnder(("boots",), "items"))
    assert scenario.state.piles["items"] == (*("?items",) * 4, "boots")


def test_tg_5_5_21_the_owner_chooses_among_all_its_items() -> None:
    state = face_down(owning("item:sword", "secret:7").state, "beor", "item:axe")
    scenario = paused(state).when(DiscardItems(at=BEOR))
    scenario.asks(0, "discard:item:sword", "discard:item:axe").answers(0, "discard:item:axe")
    assert [one.card for one in owned(scenario)] == ["item:sword", "secret:7"]


@pytest.mark.rule("TG-5.5.25")
def test_each_item_has_one_owner() -> None:
    scenario = owning("item:boots", others=("ailei",))
    scenario.when(*(GainItem(item="boots", at=At("ailei", "reward")) for _ in range(2))).then_no(CardGained)
    assert owned(scenario, "ailei") == ()


LANTERN = {
    "id": "lantern",
    "keywords": ["relic"],
    "abilities": [
        {"when": "any-time", "cost": {"turn": True}, "effects": [effect("gain", what="magic")]},
        {"when": "damage", "prevent": 1},
    ],
}


@pytest.mark.rule("TG-5.6.1", "TG-5.6.2")
def test_a_turned_card_is_inactive_until_the_encounter_ends() -> None:
    scenario = begun(encounter("beor", pack=pack_of(items=[LANTERN]), given={"beor": {"items": ("item:lantern",)}}))
    scenario.answers(0, "use:item:lantern#0").then_includes(CardTurned("beor", "item:lantern"))
    scenario.asks(0, "none", "flee")
    scenario.when(Damage(count=1, at=BEOR)).then_no(DamagePrevented)
    scenario.answers(0, "flee")
    assert owned(scenario) == (Owned("item:lantern"),)


@pytest.mark.rule("TG-5.6.1")
def test_outside_an_encounter_no_card_is_turned() -> None:
    scenario = owning("item:boots")
    scenario.when(Pay(cost=Cost(turn=True), at=At("beor", "ability", "item:boots"))).offers(0, "done")
    assert owned(scenario) == (Owned("item:boots"),)


@pytest.mark.rule("TG-5.6.3", "TG-5.6.4", "TG-5.6.5", "TG-5.6.6")
def test_equipped_cards_may_be_packed_away_for_the_encounter() -> None:
    hasty = {"id": "hasty", "colour": "grey", "difficulty": 1, "value": 9, "right": {"free": {}}}
    pack = pack_of({**hasty, "avoid": {"cost": {}}}, items=[LANTERN])
    scenario = paused(changed(state_of(pack, "beor"), "beor", items=("item:lantern", "item:armour", "item:boots")))
    scenario.when(MeetEncounter("hasty"))
    scenario.asks(0, "pack:beor:item:lantern", "pack:beor:item:armour", "packed:beor")
    scenario.answers(0, "pack:beor:item:armour").then(CardPackedAway("beor", "item:armour"))
    scenario.answers(0, "packed:beor").asks(0, "avoid", "stay")
    assert equipped(scenario.state, "beor", "armour") == ()
    scenario.answers(0, "stay", "keep:beor").when(Damage(count=3, at=BEOR)).then_includes(DamagePrevented("beor", 1))
    scenario.answers(0, "flee")
    assert equipped(scenario.state, "beor", "armour") == ("item:armour",)


@pytest.mark.rule("TG-5.7.1", "TG-5.7.5")
def test_a_secret_is_that_very_card_and_has_one_owner() -> None:
    scenario = owning(others=("ailei",)).when(GainSecret(number=8, at=BEOR))
    scenario.then(SecretGained("beor", "secret:8", face_up=True))
    scenario.when(GainSecret(number=8, at=At("ailei", "reward"))).then()


@pytest.mark.rule("TG-5.7.2", "TG-5.4.3")
@pytest.mark.vector("TV-13")
def test_rules_for_items_do_not_touch_a_secret_weapon() -> None:
    scenario = owning("secret:7").when(DiscardItems(at=BEOR)).then()
    assert owned(scenario) == (Owned("secret:7"),)


def test_tg_5_7_3_a_secret_is_not_discarded_unless_ordered() -> None:
    giving("secret:7").refused("TG-5.7.3", key="discard:beor:secret:7").asks(
        0, "give:beor:ailei:secret:7", "ready:beor"
    )
    owning("secret:7").when(LoseSecret(number=7, at=BEOR)).then(CardGivenUp("beor", "secret:7"))
    owning("secret:7", others=("ailei",)).when(LoseSecret(number=7, at=At("ailei", "reward"))).then()


def test_tg_5_7_4_a_personal_secret_is_never_given() -> None:
    scenario = giving("secret:7", "secret:8").asks(0, "give:beor:ailei:secret:7", "ready:beor")
    scenario.refused("TG-5.7.4", key="give:beor:ailei:secret:8")


@pytest.mark.rule("TG-5.7.6", "TG-5.21.4")
def test_a_discarded_secret_can_be_gained_again_and_a_removed_one_cannot() -> None:
    scenario = owning("secret:7", "secret:8").when(
        LoseSecret(number=7, at=BEOR), LoseSecret(number=8, removed=True, at=BEOR)
    )
    assert scenario.state.removed == ("secret:8",)
    scenario.when(GainSecret(number=8, at=BEOR)).then()
    scenario.when(GainSecret(number=7, at=BEOR)).then_includes(SecretGained("beor", "secret:7", face_up=False))


def test_food_wealth_items_and_secrets_change_hands_if_both_agree() -> None:
    scenario = giving("item:boots", "secret:7", food=1, wealth=2)
    keys = [f"give:beor:ailei:{what}" for what in ("food", "wealth", "item:boots", "secret:7")]
    scenario.asks(0, *keys, "discard:beor:item:boots", "ready:beor")
    scenario.answers(0, keys[1]).asks(1, "accept:beor", "refuse:beor").answers(1, "refuse:beor").then()
    scenario.answers(0, keys[1]).answers(1, "accept:beor").then(ResourceGiven("beor", "ailei", "wealth", 1))
    scenario.answers(0, keys[3]).answers(1, "accept:beor")
    scenario.then(CardGiven("beor", "ailei", "secret:7", face_up=False))
    assert scenario.state.characters["ailei"].resources == {"wealth": 1}
    assert scenario.state.characters["beor"].resources == {"food": 1, "wealth": 1}


def test_one_seat_that_plays_both_agrees_by_giving() -> None:
    state = changed(state_of(PACK, seats=[("beor", "ailei")]), "beor", food=1)
    scenario = at_table(state).when(BeginGiving()).answers(0, "give:beor:ailei:food")
    scenario.then_includes(ResourceGiven("beor", "ailei", "food", 1))


@pytest.mark.rule("TG-5.3.3")
@pytest.mark.parametrize("what", ["reputation", "experience", "magic"])
def test_other_resources_cannot_be_given(what: str) -> None:
    giving(food=1, reputation=1, experience=1, magic=1).refused("TG-5.3.3", key=f"give:beor:ailei:{what}")


def test_nothing_goes_to_and_fro_for_ever() -> None:
    scenario = giving(food=1)
    for _ in range(20):
        scenario.answers(0, "give:beor:ailei:food").answers(1, "refuse:beor")
    assert scenario.facts[-1] == ArenaSurvived()


@pytest.mark.rule("TG-5.7.11")
def test_a_face_down_card_is_given_face_down() -> None:
    state = face_down(state_of(PACK, "beor", "ailei"), "beor", "item:armour")
    scenario = at_table(state).when(BeginGiving()).answers(0, "give:beor:ailei:item:armour").answers(1, "accept:beor")
    scenario.then_includes(CardGiven("beor", "ailei", "item:armour", face_up=False))


@pytest.mark.rule("TG-2.4.2", "TG-2.4.3", "TG-5.5.4")
@pytest.mark.vector("TV-201")
def test_unseen_items_come_by_chance_then_those_under_the_deck_in_order() -> None:
    scenario = unseen("axe", "boots", "rope").given(
        CardsPutUnder(("sword",), "items"), CardsPutUnder(("armour",), "items")
    )
    scenario.when(*(DrawItems(at=BEOR) for _ in range(6)))
    while scenario.question.seats and "keep-down" in scenario.keys(0):
        facts = list(scenario.facts)
        scenario.answers(0, "keep-down")
        scenario.facts = facts + scenario.facts
    drawn = [size for one in scenario.facts if isinstance(one, CardsDrawn) for _, _, size, _ in one.fate]
    assert drawn == [3, 2, 1]
    turned = [one.cards for one in scenario.facts if isinstance(one, CardsTurned)]
    assert turned == [("sword",), ("armour",)]
    assert len(owned(scenario)) == 5
    assert scenario.state.streams["deck/items"] == 3


@pytest.mark.rule("TG-2.4.5", "TG-2.4.6", "TG-5.5.3")
@pytest.mark.vector("TV-202")
def test_searching_in_vain_leaves_an_unseen_deck_and_uses_no_chance() -> None:
    pack = pack_of(items=[AXE, ROPE, {"id": "zither"}])
    scenario = unseen("axe", "boots", "rope", pack=pack)
    scenario.given(CardsPutUnder(("armour", "sword"), "items")).given_state(
        characters=changed(scenario.state, "beor", items=("item:zither",)).characters
    )
    scenario.when(GainItem(item="zither", at=BEOR)).then(CardsShuffled("items", ("armour", "sword"), "items"))
    assert scenario.state.piles["items"] == ("?items",) * 5
    assert scenario.state.pools["items"] == ("armour", "axe", "boots", "rope", "sword")
    assert scenario.state.streams == {}
    scenario.when(DrawItems(at=BEOR))
    (drawn,) = (one for one in scenario.facts if isinstance(one, CardsDrawn))
    assert drawn.fate[0][:3] == ("deck/items", 0, 5)
