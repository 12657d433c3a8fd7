"""Opportunity attacks, enemies that run away, what changes an attack. Source: TG-6.10."""

from __future__ import annotations

import pytest

from domain.tainted_grail.facts.cards import PoolChanged
from domain.tainted_grail.facts.encounter import CharacterLeft, EncounterDecided
from domain.tainted_grail.facts.rounds import OpportunityTaken
from domain.tainted_grail.facts.tracks import DamagePrevented, Lost
from domain.tainted_grail.queries.abilities import powers
from tests.domain.tainted_grail.fixtures import BLANK, BLANK_2, C1, C5, Table, begun, effect, encounter, foe, pack_of
from tests.domain.tainted_grail.shown import one, part

HARE: Table = foe("hare", opportunity=[effect("run-away")], traits=["alert"], value=5)


@pytest.mark.rule("TG-6.10.1")
def test_the_opportunity_section_is_carried_out_against_the_active_or_the_fleeing_character() -> None:
    section = [effect("lose", what="energy"), effect("gain", what="terror")]
    pack = pack_of(foe("wasp", opportunity=section))
    scenario = encounter("ailei", "beor", pack=pack, card="wasp", decks={"ailei": 5, "beor": 5})
    begun(scenario).answers(0, "activate:ailei").answers(0, "none")
    assert (one(scenario, "ailei").energy, one(scenario, "ailei").terror) == (5, 1)
    assert (one(scenario, "beor").energy, one(scenario, "beor").terror) == (6, 0)

    scenario.answers(0, "face", "end").answers(1, "flee")
    assert (one(scenario, "beor").energy, one(scenario, "beor").terror) == (4, 1)
    assert (one(scenario, "ailei").energy, one(scenario, "ailei").terror) == (5, 1)


@pytest.mark.rule("TG-6.10.2", "TG-6.5.8")
def test_what_changes_the_attack_leaves_an_opportunity_attack_as_it_is() -> None:
    pack = pack_of(foe("boar", effect("damage", count=3), opportunity=[effect("damage", count=3)]))
    scenario = begun(encounter("beor", pack=pack, card="boar", hands={"beor": (C5, C1)}))
    scenario.answers(0, "lay:0", "stop", "face").then_includes(DamagePrevented("beor", 1), Lost("beor", "health", 2))

    scenario.answers(0, "none").then_includes(OpportunityTaken("beor"), Lost("beor", "health", 3))
    scenario.then_no(DamagePrevented)
    scenario.answers(0, "flee").then_includes(Lost("beor", "health", 3)).then_no(DamagePrevented)
    assert one(scenario, "beor").health == 1


@pytest.mark.rule("TG-6.10.3")
def test_armour_that_speaks_of_damage_helps_against_an_opportunity_attack() -> None:
    pack = pack_of(foe("boar", opportunity=[effect("damage", count=3)]))
    given = {"beor": {"items": ["item:armour"]}}
    scenario = begun(encounter("beor", pack=pack, card="boar", given=given, decks={"beor": 3}))

    scenario.answers(0, "none").then_includes(OpportunityTaken("beor"), DamagePrevented("beor", 1))
    assert one(scenario, "beor").health == 7


@pytest.mark.rule("TG-6.10.4", "TG-6.10.5", "TG-6.12.1")
@pytest.mark.vector("TV-96")
def test_a_hare_runs_away_from_a_character_that_lays_only_one_card() -> None:
    scenario = begun(encounter("beor", pack=pack_of(HARE), card="hare", hands={"beor": (C1, BLANK)}))
    scenario.answers(0, "lay:0", "stop").then_includes(OpportunityTaken("beor"), EncounterDecided("ran-away"))

    assert scenario.state.met[-1].result == "ran-away"
    assert one(scenario, "beor").resources.get("experience", 0) == 0
    assert one(scenario, "beor").resources.get("wealth", 0) == 0
    assert one(scenario, "beor").health == 9
    assert scenario.state.piles["encounters/grey"][-1] == "hare"
    assert len(scenario.state.piles["beor/combat"]) == 15


@pytest.mark.rule("TG-6.10.4")
def test_what_stands_behind_running_away_does_not_happen() -> None:
    pack = pack_of(foe("coward", effect("run-away"), effect("damage", count=5)))
    scenario = encounter("ailei", "beor", pack=pack, card="coward", hands={"ailei": (BLANK.replace("-U", "-G"),)})
    begun(scenario).answers(0, "activate:ailei").answers(0, "lay:0", "stop", "face")

    assert scenario.state.encounter is None
    assert scenario.state.met[-1].result == "ran-away"
    assert one(scenario, "ailei").health == 7


@pytest.mark.rule("TG-6.10.6")
def test_fleeing_from_an_enemy_that_runs_away_costs_1_energy_still() -> None:
    scenario = begun(encounter("beor", pack=pack_of(HARE), card="hare", hands={"beor": (C1,)}))
    scenario.answers(0, "flee").then_includes(Lost("beor", "energy", 1), EncounterDecided("ran-away"))

    assert one(scenario, "beor").energy == 5
    assert scenario.state.met[-1].result == "ran-away"


@pytest.mark.rule("TG-6.10.7", "TG-5.4.10")
def test_in_a_line_with_or_the_active_character_chooses_also_what_it_lacks() -> None:
    line = effect("choose", one=[[effect("lose", what="food", count=2)], [effect("damage", count=2)]])
    scenario = encounter("ailei", "beor", pack=pack_of(foe("beggar", line)), card="beggar", hands={"beor": (BLANK,)})
    begun(scenario).answers(0, "activate:beor").answers(1, "lay:0", "stop", "face")
    scenario.asks(1, "choose:1", "choose:2").refused("TG-5.4.10", 0, "choose:1")

    scenario.answers(1, "choose:1")
    assert one(scenario, "beor").health == 9
    assert one(scenario, "beor").resources.get("food", 0) == 0


@pytest.mark.rule("TG-6.10.8", "TG-5.1.20")
def test_a_reduction_of_an_attack_without_damage_changes_nothing() -> None:
    row = [effect("gain", what="terror", count=2), effect("lose", what="health")]
    scenario = begun(encounter("beor", pack=pack_of(foe("ghost", *row)), card="ghost", hands={"beor": (C5,)}))
    scenario.answers(0, "lay:0", "stop", "face").then_no(DamagePrevented)

    assert (one(scenario, "beor").terror, one(scenario, "beor").health) == (2, 8)


@pytest.mark.rule("TG-6.10.1", "TG-6.11.4")
def test_pool_markers_of_an_opportunity_attack_are_paid_with_cards_of_the_active_one() -> None:
    pack = pack_of(foe("thief", opportunity=[effect("pool", count=-2)]))
    scenario = begun(encounter("beor", pack=pack, card="thief", hands={"beor": (BLANK, BLANK_2)}, decks={"beor": 5}))
    scenario.given(PoolChanged(1)).answers(0, "none").answers(0, "discard:1")

    assert scenario.state.encounter.pool == 0
    assert part(scenario, "beor").discard == (BLANK_2,)
    assert len(part(scenario, "beor").hand) == 2


def test_tg_6_10_1_a_text_can_order_an_opportunity_attack() -> None:
    pack = pack_of(foe("gnat", effect("suffer-opportunity")))
    scenario = begun(encounter("beor", pack=pack, card="gnat", hands={"beor": (BLANK,)}))
    scenario.answers(0, "lay:0", "stop", "face").then_includes(OpportunityTaken("beor"), Lost("beor", "health", 1))

    assert one(scenario, "beor").health == 8


@pytest.mark.rule("TG-6.5.7", "TG-6.8.2")
def test_cards_in_the_sequence_help_nobody_who_has_left() -> None:
    scenario = encounter("ailei", "beor", laid=[("beor", C5)])
    assert [one.source for one in powers(scenario.state, "beor", "attack")] == [f"card:{C5}"]
    scenario.given(CharacterLeft("beor", "fled"))
    assert powers(scenario.state, "beor", "attack") == () != powers(scenario.state, "ailei", "attack")
