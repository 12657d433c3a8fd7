"""Robbers, fast enemies, guardians and those that shatter weapons. Source: TG-6.12."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from domain.tainted_grail.facts.encounter import CharacterLeft, EncounterDecided
from domain.tainted_grail.facts.items import CardGivenUp, WeaponsWielded
from domain.tainted_grail.facts.rounds import OpportunityTaken
from domain.tainted_grail.facts.tracks import ConditionGained, Lost
from domain.tainted_grail.tasks.encounter import FetchEncounter
from tests.domain.tainted_grail.fixtures import (
    BLANK,
    BLANK_2,
    C2,
    C5,
    C8,
    Table,
    at_table,
    begun,
    changed,
    effect,
    encounter,
    foe,
    gives,
    pack_of,
)
from tests.domain.tainted_grail.shown import one, part
from tests.domain.tainted_grail.trait_enemies import AXE, TRICK, against, kept, start

RESULTS: Mapping[str, tuple[Table, ...]] = {
    "won": (effect("win"),),
    "lost": (effect("fail"),),
    "ran-away": (effect("run-away"),),
    "fled": (effect("flee"),),
}


@pytest.mark.rule("TG-6.12.13")
def test_a_robber_takes_all_as_soon_as_every_combatant_is_weak() -> None:
    row = effect("each", who="participants", then=[effect("damage", count=1)])
    owned = {"beor": ("item:axe", "item:boots", "secret:7")}
    state = start(foe("it", row, traits=["robber"]), "ailei", "beor", items=owned)
    state = changed(changed(state, "ailei", health=2, energy=2, wealth=3), "beor", health=2, energy=2, wealth=1)
    scenario = at_table(state).when(FetchEncounter("it")).answers(1, "packed:beor")
    kept(scenario, "ailei", "beor").answers(0, "activate:beor").answers(1, "lay:0", "stop", "face")

    scenario.then_includes(
        Lost("ailei", "health", 1),
        Lost("beor", "health", 1),
        EncounterDecided("lost"),
        Lost("ailei", "wealth", 3),
        Lost("beor", "wealth", 1),
        CardGivenUp("beor", "item:axe"),
        CardGivenUp("beor", "item:boots"),
    )
    assert scenario.state.met[-1].result == "lost"
    assert [owned.card for owned in one(scenario, "beor").owned] == ["secret:7"]
    assert scenario.state.piles["items"][-2:] == ("axe", "boots")
    assert one(scenario, "beor").resources.get("experience", 0) == 0


def test_tg_6_12_13_one_who_is_strong_enough_keeps_the_robber_off() -> None:
    scenario = against("robber", row=(effect("damage", count=7),), hand=(BLANK,), given={"wealth": 2})
    scenario.answers(0, "lay:0", "stop", "face")

    assert one(scenario, "beor").health == 2
    assert one(scenario, "beor").resources["wealth"] == 2
    assert scenario.state.encounter.result is None


def test_tg_6_12_13_a_robber_can_be_read_as_of_energy() -> None:
    pack = pack_of(foe("it", effect("lose", what="energy", count=5), traits=["robber"]), readings={"robber": "energy"})
    scenario = begun(encounter("beor", pack=pack, card="it", hands={"beor": (BLANK,)}, given={"beor": {"wealth": 2}}))
    scenario.answers(0, "lay:0", "stop", "face").then_includes(EncounterDecided("lost"), Lost("beor", "wealth", 2))

    assert one(scenario, "beor").health == 9


@pytest.mark.rule("TG-6.12.14")
def test_a_robber_comes_before_a_dying_that_is_due_with_it_and_in_mid_effect() -> None:
    row = (effect("damage", count=9), effect("gain", what="terror"))
    scenario = against("robber", row=row, hand=(BLANK,), given={"wealth": 2, "items": ["item:sword"]})
    scenario.answers(0, "lay:0", "stop", "face").then_includes(
        Lost("beor", "health", 9),
        EncounterDecided("lost"),
        Lost("beor", "wealth", 2),
        CardGivenUp("beor", "item:sword"),
        ConditionGained("beor", "dying"),
    )

    assert scenario.state.met[-1].result == "lost"
    assert one(scenario, "beor").terror == 0


@pytest.mark.rule("TG-6.12.14", "TG-6.8.2")
def test_a_robber_strikes_when_a_flight_leaves_only_weak_ones() -> None:
    pack = pack_of(foe("it", traits=["robber"]))
    given = {"beor": {"health": 5, "wealth": 1, "energy": 5}, "ailei": {"health": 1, "energy": 1, "wealth": 1}}
    scenario = begun(encounter("ailei", "beor", pack=pack, card="it", given=given)).answers(0, "activate:beor")
    scenario.answers(1, "flee").then_includes(CharacterLeft("beor", "fled"), EncounterDecided("lost"))

    assert one(scenario, "ailei").resources["wealth"] == 0
    assert one(scenario, "beor").resources["wealth"] == 1


@pytest.mark.rule("TG-6.12.15")
def test_a_robber_met_by_weak_ones_strikes_at_once() -> None:
    state = start(foe("it", traits=["robber"]), "ailei", "beor", health=1, energy=1, wealth=2)
    scenario = at_table(state).when(FetchEncounter("it"))

    assert scenario.state.met[-1].result == "lost"
    assert [one(scenario, name).resources["wealth"] for name in ("ailei", "beor")] == [0, 0]


@pytest.mark.vector("TV-84")
@pytest.mark.rule("TG-6.12.16", "TG-6.12.3")
def test_against_a_fast_enemy_a_third_card_cannot_be_laid() -> None:
    scenario = against("fast", hand=(C5, C8, C2), given={"magic": 2})
    scenario.answers(0, "lay:0").offers(0, "lay:0").answers(0, "lay:0")

    scenario.asks(0).refused("TG-6.6.8", 0, "lay:0")
    assert len(scenario.state.encounter.sequence) == 2


@pytest.mark.rule("TG-6.12.16")
def test_against_a_fast_enemy_effects_lay_no_third_card_either() -> None:
    layer = {**TRICK, "abilities": [{"when": "placed", "effects": [effect("lay"), effect("lay", off="deck")]}]}
    scenario = against("fast", hand=("K12/25-U", BLANK, BLANK_2), cards={"K12/25-U": layer})
    scenario.answers(0, "lay:0").asks(0, "lay:0", "lay:1", "none").answers(0, "lay:0")

    assert [laid.card for laid in scenario.state.encounter.sequence] == ["K12/25-U", BLANK]
    scenario.offers(0, "face")


@pytest.mark.rule("TG-6.12.16", "TG-6.5.11")
def test_against_a_fast_enemy_what_a_second_card_brings_can_be_used_before_the_check() -> None:
    extra = {"a1": gives("extra"), "free": gives("void")}
    blow = {"when": "any-time", "cost": {"energy": 1}, "effects": [effect("pool", count=5)]}
    cards = {"K12/25-U": {**TRICK, "left": extra, "abilities": [blow]}}
    scenario = against("fast", hand=(C5, "K12/25-U", BLANK), cards=cards).answers(0, "lay:0", "lay:0")
    scenario.asks(0, "stop", "flee", "use:card:K12/25-U#0").refused("TG-6.12.16", 0, "lay:0")

    scenario.answers(0, "use:card:K12/25-U#0", "stop")
    assert scenario.state.met[-1].result == "won"


@pytest.mark.rule("TG-6.12.17", "TG-6.12.16")
def test_the_card_of_panic_counts_against_a_fast_enemy() -> None:
    scenario = against("fast", hand=(C8, BLANK), given={"terror": 9, "health": 8, "energy": 3})
    scenario.draws("beor/combat", C5).answers(0, "lay:top", "lay:0")

    scenario.offers(0, "face")
    assert [laid.card for laid in scenario.state.encounter.sequence] == [C5, C8]


@pytest.mark.rule("TG-6.12.17", "TG-6.12.1")
def test_the_card_of_panic_counts_against_an_alert_enemy() -> None:
    given = {"terror": 9, "health": 8, "energy": 3}
    scenario = against("alert", hand=(C8,), given=given).draws("beor/combat", C5)
    scenario.answers(0, "lay:top", "lay:0", "stop").then_no(OpportunityTaken)

    scenario = against("alert", given=given).draws("beor/combat", C5)
    scenario.answers(0, "lay:top", "stop").then_includes(OpportunityTaken("beor"))
    assert part(scenario, "beor").hand == ()


@pytest.mark.rule("TG-6.12.18")
def test_a_guardian_that_is_not_defeated_stays() -> None:
    scenario = against("guardian").answers(0, "flee")
    assert (scenario.state.journey.guardian, "it" in scenario.state.piles["encounters/grey"]) == ("it", False)

    scenario = against("guardian", value=0, hand=(BLANK,)).answers(0, "lay:0", "stop")
    assert (scenario.state.journey.guardian, scenario.state.piles["encounters/grey"][-1]) == (None, "it")


@pytest.mark.vector("TV-85")
@pytest.mark.rule("TG-6.12.19", "TG-6.12.20")
@pytest.mark.parametrize("result", RESULTS)
def test_shatter_breaks_the_weapon_at_hand_and_no_packed_one_or_secret(result: str) -> None:
    row = [effect("each", who="participants", then=list(RESULTS[result]))]
    owned = {"ailei": ("item:sword",), "arev": ("item:axe",), "beor": ("secret:7",)}
    scenario = at_table(start(foe("it", *row, loot=[], traits=["shatter"]), "ailei", "arev", "beor", items=owned))
    scenario.when(FetchEncounter("it")).answers(0, "packed:ailei").answers(1, "pack:arev:item:axe")
    scenario.answers(2, "packed:beor")
    kept(scenario, "ailei", "arev", "beor").answers(0, "activate:ailei").answers(0, "none", "face")

    assert scenario.state.met[-1].result == result
    assert [tuple(o.card for o in one(scenario, name).owned) for name in owned] == [(), ("item:axe",), ("secret:7",)]
    assert scenario.state.piles["items"][-1] == "sword"


@pytest.mark.rule("TG-6.12.20")
def test_shatter_spares_a_weapon_gained_as_loot_and_breaks_one_equipped_in_the_fight() -> None:
    gain = effect("gain-item", item="axe")
    pack = pack_of(foe("it", value=0, loot=[gain], traits=["shatter"]), items=[AXE])
    scenario = begun(encounter("beor", pack=pack, card="it", hands={"beor": (BLANK,)}))
    scenario.answers(0, "lay:0", "stop", "equip").then_no(WeaponsWielded)
    assert [(owned.card, owned.face_up) for owned in one(scenario, "beor").owned] == [("item:axe", True)]

    scenario = against("shatter", row=(effect("gain-item", item="sword"),), hand=(BLANK,))
    scenario.answers(0, "lay:0", "stop", "face", "equip").then_includes(WeaponsWielded("beor", ("item:sword",)))
    scenario.answers(0, "flee")
    assert one(scenario, "beor").owned == ()


def test_tg_6_12_19_an_item_equipped_is_broken_only_if_it_is_a_weapon() -> None:
    owned = {"beor": ("item:armour", "item:boots", "item:sword")}
    scenario = at_table(start(foe("it", traits=["shatter"]), "beor", items=owned)).when(FetchEncounter("it"))
    kept(scenario.answers(0, "packed:beor"), "beor").answers(0, "flee")

    assert [owned.card for owned in one(scenario, "beor").owned] == ["item:armour", "item:boots"]


@pytest.mark.rule("TG-6.12.19", "TG-6.12.20")
def test_a_weapon_is_noted_once_in_a_fight_and_a_secret_never() -> None:
    row = (effect("gain-item", item="armour"),)
    enemy = foe("it", *row, traits=["shatter"])
    scenario = at_table(start(enemy, "beor", items={"beor": ("item:sword",)})).when(FetchEncounter("it"))
    scenario.answers(0, "packed:beor").then_includes(WeaponsWielded("beor", ("item:sword",)))
    kept(scenario, "beor").answers(0, "none", "face", "equip").then_no(WeaponsWielded)
    assert part(scenario, "beor").wielded == ("item:sword",)

    secret = at_table(start(enemy, "beor", items={"beor": ("secret:7",)})).when(FetchEncounter("it"))
    secret.answers(0, "packed:beor").then_no(WeaponsWielded)


@pytest.mark.rule("TG-6.12.21")
def test_who_leaves_suffers_shatter_on_leaving() -> None:
    owned = {"ailei": ("item:sword",), "beor": ("item:axe",)}
    row = effect("damage", count=9)
    scenario = at_table(start(foe("it", row, traits=["shatter"]), "ailei", "beor", items=owned))
    scenario.when(FetchEncounter("it")).answers(0, "packed:ailei").answers(1, "packed:beor")
    kept(scenario, "ailei", "beor").answers(0, "activate:beor").answers(1, "flee")
    scenario.then_includes(CharacterLeft("beor", "fled"), CardGivenUp("beor", "item:axe"))
    assert [owned.card for owned in one(scenario, "ailei").owned] == ["item:sword"]

    scenario.answers(0, "none", "face").then_includes(
        CharacterLeft("ailei", "dying"), CardGivenUp("ailei", "item:sword")
    )
    assert one(scenario, "ailei").owned == ()
