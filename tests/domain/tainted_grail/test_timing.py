"""Order, replacing, rerolls and tosses. Source: TG-5.18."""

from typing import Any

import pytest

from domain.kernel.fact import DiceRolled
from domain.tainted_grail.facts.abilities import AbilityUsed
from domain.tainted_grail.facts.cards import LastDiscarded, PoolChanged
from domain.tainted_grail.facts.tracks import ConditionGained, Gained, Lost, Paid
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import Gain, Lose
from domain.tainted_grail.tasks.effects.vocabulary import ChooseOne, RollDie, Toss
from domain.tainted_grail.tasks.rounds import EnemyActs
from tests.domain.tainted_grail.fixtures import BLANK, C6, begun, changed, effect, encounter, pack_of, paused, state_of
from tests.dsl import Scenario

BEOR = At("beor", "ability")
GAMBLE = Toss(grail=(Gain(what="food"),), skull=(Lose(what="health"),), at=BEOR)


def item(name: str, **ability: Any) -> dict[str, Any]:
    return {"id": name, "abilities": [ability]}


def beor(*items: dict[str, Any], **fields: Any) -> Scenario:
    """Beor owns these items, outside an encounter."""
    owned = tuple(f"item:{one['id']}" for one in items)
    return paused(changed(state_of(pack_of(items=items), "beor"), "beor", items=owned, **fields))


COIN, CHARM = item("coin", when="reroll", of="toss"), item("charm", when="reroll")


FED = [effect("gain", what="food")]


def enemy(**fields: Any) -> dict[str, Any]:
    return {"id": "foe", "colour": "grey", "difficulty": 1, "value": 9, "right": {"free": {}}, **fields}


def row(*effects: Any) -> list[dict[str, Any]]:
    return [{"least": 0, "most": 9, "effects": list(effects)}]


def test_tg_5_18_1_what_is_due_together_comes_in_the_order_the_players_choose() -> None:
    drum = item("drum", when="active", effects=[effect("gain", what="magic")])
    pack = pack_of(enemy(traits=["haste"]), items=[drum])
    scenario = begun(encounter("beor", pack=pack, card="foe", given={"beor": {"items": ("item:drum",)}}))
    scenario.asks(0, "first:haste", "first:item:drum#0").answers(0, "first:item:drum#0")
    assert [one for one in scenario.facts if isinstance(one, Gained | Lost)] == [
        Gained("beor", "magic", 1),
        Lost("beor", "health", 2),
    ]


PRAYER = item("prayer", when="instead", of="gain-terror", effects=[effect("gain", what="magic")])
WINE = item("wine", when="instead", of="gain-terror", effects=[effect("gain", what="food")])


def test_tg_5_18_2_of_two_that_would_replace_the_same_one_is_applied() -> None:
    terror = Gain(what="terror", at=BEOR)
    scenario = beor(PRAYER, WINE).when(terror).asks(0, "instead:item:prayer#0", "instead:item:wine#0")
    scenario.answers(0, "instead:item:wine#0")
    scenario.then(AbilityUsed("beor", "item:wine#0", None), Gained("beor", "food", 1))
    beor(PRAYER).when(terror).then_includes(Gained("beor", "magic", 1)).then_no(ConditionGained)


@pytest.mark.rule("TG-5.18.2", "TG-11.1.13")
def test_what_may_be_declined_may_be_kept() -> None:
    calm = item("calm", when="instead", of="gain-terror", optional=True, effects=[effect("gain", what="food")])
    scenario = beor(calm).when(Gain(what="terror", at=BEOR)).asks(0, "instead:item:calm#0", "keep")
    assert scenario.default() == "keep"
    scenario.answers(0, "keep").then(Gained("beor", "terror", 1))


def test_tg_5_18_3_what_replaces_is_not_replaced_again() -> None:
    brave = item("brave", when="instead", of="lose-health", effects=[effect("gain", what="terror")])
    scenario = beor(brave, PRAYER).when(Lose(what="health", at=BEOR))
    scenario.then(AbilityUsed("beor", "item:brave#0", None), Gained("beor", "terror", 1))


@pytest.mark.rule("TG-5.18.4", "TG-2.4.15")
@pytest.mark.vector("TV-99")
def test_a_toss_falls_again_once_however_many_sources_there_are() -> None:
    scenario = beor(COIN, CHARM).rolls("skull", "skull", die="disc").when(GAMBLE)
    scenario.asks(0, "keep", "reroll:item:coin#0", "reroll:item:charm#0").answers(0, "reroll:item:coin#0")
    (again,) = (one for one in scenario.facts if isinstance(one, DiceRolled))
    assert (again.rolled, again.fate[0][:3], again.purpose) == (("skull",), ("disc", 1, 2), "toss")
    assert scenario.facts[-1] == Lost("beor", "health", 1)
    assert not [key for key in scenario.keys(0) if key.startswith("reroll")]


@pytest.mark.rule("TG-5.18.4", "TG-5.4.2", "TG-5.4.9")
@pytest.mark.parametrize("answer", ["pay", "decline"])
def test_a_reroll_that_costs_something_is_paid_before_it_falls_or_there_is_none(answer: str) -> None:
    stone = item("stone", when="reroll", cost={"magic": 1}, limit="encounter")
    given = {"beor": {"items": ("item:stone",), "magic": 1}, "ailei": {"magic": 1}}
    scenario = begun(encounter("ailei", "beor", pack=pack_of(items=[stone]), given=given)).answers(0, "activate:beor")
    scenario.rolls("skull", "grail", die="disc").when(GAMBLE).answers(1, "reroll:item:stone#0")
    scenario.then().asks(1, "pay", "ask:ailei:magic", "decline").answers(1, answer)

    rerolled, used = DiceRolled in map(type, scenario.facts), AbilityUsed("beor", "item:stone#0", "encounter")
    beor = scenario.state.characters["beor"]
    if answer == "pay":
        scenario.then_includes(Paid("beor", "magic", 1), used, Gained("beor", "food", 1))
        assert (rerolled, beor.health) == (True, 9)
    else:
        scenario.then(Lost("beor", "health", 1)).then_no(AbilityUsed)
        assert (rerolled, beor.resources["magic"]) == (False, 1)


@pytest.mark.rule("TG-5.18.2", "TG-5.4.2")
def test_what_is_to_be_paid_to_replace_and_is_not_leaves_the_effect_and_the_ability() -> None:
    ward = item("ward", when="instead", of="gain-terror", cost={"magic": 1}, limit="encounter", effects=FED)
    given = {"beor": {"items": ("item:ward",)}, "ailei": {"magic": 2}}
    scenario = begun(encounter("ailei", "beor", pack=pack_of(items=[ward]), given=given)).answers(0, "activate:beor")
    scenario.when(Gain(what="terror", at=BEOR)).answers(1, "instead:item:ward#0", "decline")
    scenario.then(Gained("beor", "terror", 1))

    scenario.when(Gain(what="terror", at=BEOR)).answers(1, "instead:item:ward#0", "ask:ailei:magic")
    scenario.answers(0, "agree").answers(1, "pay")
    scenario.then(Paid("ailei", "magic", 1), AbilityUsed("beor", "item:ward#0", "encounter"), Gained("beor", "food", 1))
    scenario.when(Gain(what="terror", at=BEOR)).then(Gained("beor", "terror", 1))


@pytest.mark.rule("TG-5.18.4")
def test_a_reroll_of_tosses_is_none_of_rolls() -> None:
    test = RollDie(lines=(), at=BEOR)
    beor(COIN).rolls(3).when(test).offers(0, "done")
    beor(COIN, CHARM).rolls(3).when(test).asks(0, "keep", "reroll:item:charm#0")


def test_tg_5_18_5_the_reroll_stands_even_if_worse() -> None:
    scenario = beor(CHARM).rolls("grail", "skull", die="disc").when(GAMBLE).answers(0, "reroll:item:charm#0")
    scenario.then_includes(Lost("beor", "health", 1)).then_no(Gained)
    assert scenario.state.characters["beor"].health == 8
    kept = beor(CHARM).rolls("grail", die="disc").when(GAMBLE)
    assert kept.default() == "keep"
    kept.answers(0, "keep").then(Gained("beor", "food", 1))


@pytest.mark.rule("TG-5.18.7", "TG-2.4.14")
@pytest.mark.parametrize("face", ["grail", "skull"])
def test_a_toss_has_two_equally_likely_sides(face: str) -> None:
    scenario = beor().rolls(face, die="disc").when(GAMBLE)
    tossed = scenario.facts[0]
    assert isinstance(tossed, DiceRolled)
    assert (tossed.die, tossed.rolled, tossed.fate[0][2]) == ("disc", (face,), 2)
    follows = Gained("beor", "food", 1) if face == "grail" else Lost("beor", "health", 1)
    assert scenario.facts[1:] == [follows]


def test_tg_5_18_8_what_works_at_any_time_waits_for_an_effect_to_end() -> None:
    flask = item("flask", when="any-time", cost={"food": 1}, effects=[effect("gain", what="magic")])
    given = {"beor": {"items": ("item:flask",), "food": 1}}
    scenario = begun(encounter("beor", pack=pack_of(items=[flask]), given=given))
    scenario.asks(0, "none", "flee", "use:item:flask#0")
    choice = ChooseOne(one=((Lose(what="health"),), (Gain(what="terror"),)), at=BEOR)
    scenario.when(choice).asks(0, "choose:1", "choose:2").answers(0, "choose:1")
    scenario.asks(0, "none", "flee", "use:item:flask#0")


def test_tg_5_18_9_conditions_apply_within_an_effect_that_is_finished_first() -> None:
    attack = row(effect("gain", what="terror", count=2), effect("lose", what="wealth"))
    pack = pack_of(enemy(attack=attack))
    scenario = begun(encounter("beor", pack=pack, card="foe", given={"beor": {"terror": 7, "wealth": 1}}))
    scenario.when(EnemyActs("beor"))
    assert scenario.facts[1:] == [
        Gained("beor", "terror", 2),
        ConditionGained("beor", "insane"),
        Lost("beor", "wealth", 1),
    ]


def torn(*effects: Any, **fields: Any) -> Scenario:
    """The card that does something when it is discarded lies last, and the enemy's row begins with a discard."""
    pack = pack_of(enemy(attack=row(effect("discard-last"), *effects)), **fields)
    cards = {"beor": (C6, BLANK)}
    return begun(encounter("beor", pack=pack, card="foe", hands=cards, given={"beor": {"wealth": 1}}))


@pytest.mark.rule("TG-5.18.9", "TG-6.4.8")
def test_what_a_discarded_card_does_waits_for_the_row_to_end() -> None:
    burst = {
        "left": {},
        "right": {"free": {}},
        "abilities": [{"when": "discarded", "effects": [effect("pool", count=2)]}],
    }
    scenario = torn(effect("lose", what="wealth"), effect("gain", what="terror"), cards={C6: burst})
    scenario.answers(0, "lay:0", "stop", "face")
    at = scenario.facts.index(LastDiscarded(C6, "beor"))
    assert scenario.facts[at : at + 4] == [
        LastDiscarded(C6, "beor"),
        Lost("beor", "wealth", 1),
        Gained("beor", "terror", 1),
        PoolChanged(2),
    ]


@pytest.mark.rule("TG-5.18.9", "TG-6.2.14")
def test_a_row_goes_on_behind_a_discard_that_finds_no_card() -> None:
    scenario = torn(effect("lose", what="wealth")).answers(0, "none")
    scenario.answers(0, "face").then_includes(Lost("beor", "wealth", 1)).then_no(LastDiscarded)
    assert scenario.state.characters["beor"].resources["wealth"] == 0


@pytest.mark.rule("TG-5.18.9", "TG-5.18.2")
def test_a_row_goes_on_behind_a_discard_that_is_replaced() -> None:
    glue = item("glue", when="instead", of="discard-last", effects=[effect("gain", what="terror")])
    pack = pack_of(enemy(attack=row(effect("discard-last"), effect("lose", what="wealth"))), items=[glue])
    given = {"beor": {"wealth": 1, "items": ("item:glue",)}}
    scenario = begun(encounter("beor", pack=pack, card="foe", hands={"beor": (BLANK,)}, given=given))
    scenario.answers(0, "lay:0", "stop", "face")
    scenario.then_includes(Gained("beor", "terror", 1), Lost("beor", "wealth", 1)).then_no(LastDiscarded)
    assert [one.card for one in scenario.state.encounter.sequence] == [BLANK]
