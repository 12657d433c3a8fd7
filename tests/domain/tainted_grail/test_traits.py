"""The traits of enemies. Source: TG-6.12."""

from __future__ import annotations

import pytest

from domain.tainted_grail.facts.cards import DeckDiscarded, HandDiscarded, PoolChanged
from domain.tainted_grail.facts.encounter import CharacterLeft, EncounterDecided
from domain.tainted_grail.facts.rounds import FirstStruck, OpportunityTaken
from domain.tainted_grail.facts.tracks import DamagePrevented, Gained, Lost
from domain.tainted_grail.tasks.encounter import FetchEncounter
from tests.domain.tainted_grail.fixtures import (
    BLANK,
    BLANK_2,
    BLANK_3,
    C1,
    C2,
    C3,
    C5,
    C7,
    C8,
    ORPHAN,
    at_table,
    begun,
    effect,
    encounter,
    foe,
    gives,
    hers,
    pack_of,
)
from tests.domain.tainted_grail.shown import one, part
from tests.domain.tainted_grail.trait_enemies import TRICK, against, kept, start


@pytest.mark.rule("TG-6.12.1", "TG-6.12.3")
def test_an_alert_enemy_attacks_who_lays_one_card_and_gives_no_card() -> None:
    scenario = against("alert", hand=(BLANK, C1)).answers(0, "lay:0", "stop")
    scenario.then_includes(OpportunityTaken("beor"), Lost("beor", "health", 1))

    assert part(scenario, "beor").hand == (C1,)


@pytest.mark.rule("TG-6.12.1")
def test_an_alert_enemy_is_kept_at_bay_by_two_cards() -> None:
    scenario = against("alert", hand=(C5, C8)).answers(0, "lay:0", "lay:0", "stop").then_no(OpportunityTaken)

    assert one(scenario, "beor").health == 9


@pytest.mark.rule("TG-6.12.2")
def test_an_alert_enemy_attacks_once_who_lays_none_and_one_card_is_drawn() -> None:
    scenario = against("alert").answers(0, "none")

    assert [fact for fact in scenario.facts if isinstance(fact, OpportunityTaken)] == [OpportunityTaken("beor")]
    assert one(scenario, "beor").health == 8
    assert len(part(scenario, "beor").hand) == 1


@pytest.mark.vector("TV-76")
@pytest.mark.rule("TG-6.7.2", "TG-6.6.15", "TG-6.6.17")
def test_an_encounter_without_a_value_is_won_at_the_first_check() -> None:
    scenario = against(value=0, row=(effect("damage", count=5),), hand=(BLANK,)).answers(0, "lay:0", "stop")
    assert scenario.state.met[-1].result == "won"
    assert one(scenario, "beor").health == 9

    scenario = against(value=0, row=(effect("damage", count=5),)).answers(0, "none")
    scenario.then_includes(OpportunityTaken("beor"), EncounterDecided("won"))
    assert one(scenario, "beor").health == 8
    assert scenario.state.met[-1].result == "won"


@pytest.mark.vector("TV-78")
@pytest.mark.rule("TG-6.12.4", "TG-6.12.5")
def test_a_defensive_enemy_keeps_the_first_marker_of_the_first_card_off() -> None:
    scenario = against("defensive", hand=(C1, C3), given={"magic": 1}).answers(0, "lay:0")
    assert scenario.state.encounter.pool == 1

    scenario.answers(0, "lay:0")
    assert scenario.state.encounter.pool == 3, "an extra card adds in full"


@pytest.mark.rule("TG-6.12.4")
def test_a_defensive_enemy_takes_nothing_where_nothing_is_added() -> None:
    assert against("defensive", hand=(BLANK,)).answers(0, "lay:0").state.encounter.pool == 0
    assert against("defensive", hand=(BLANK,)).given(PoolChanged(2)).answers(0, "lay:0").state.encounter.pool == 2


@pytest.mark.rule("TG-6.12.4", "TG-6.12.5")
def test_a_defensive_enemy_keeps_off_a_marker_that_is_added_and_none_that_is_removed() -> None:
    turns = {"left": {"a1": gives("pool", -1), "free": gives("pool", 2)}, "right": {"free": {}}}
    scenario = against("defensive", hand=("K12/25-U",), cards={"K12/25-U": turns}).given(PoolChanged(3))
    scenario.answers(0, "lay:0").then_includes(PoolChanged(2), PoolChanged(3))


@pytest.mark.rule("TG-6.12.5")
def test_a_defensive_enemy_keeps_off_what_comes_on_placement_too_but_nothing_else_of_the_card() -> None:
    placing = {**TRICK, "abilities": [{"when": "placed", "effects": [effect("pool", count=3)]}]}
    scenario = against("defensive", hand=("K12/25-U",), cards={"K12/25-U": placing}).answers(0, "lay:0")
    assert scenario.state.encounter.pool == 2

    paid = {**TRICK, "abilities": [{"when": "any-time", "cost": {"energy": 1}, "effects": [effect("pool", count=3)]}]}
    scenario = against("defensive", hand=("K12/25-U",), cards={"K12/25-U": paid})
    scenario.answers(0, "lay:0", "use:card:K12/25-U#0")
    assert scenario.state.encounter.pool == 3


def test_tg_6_12_5_a_defensive_enemy_keeps_one_marker_off_even_of_a_card_that_discards_itself() -> None:
    scenario = against("defensive", hand=(C7,)).answers(0, "lay:0")

    assert scenario.state.encounter.pool == 2, "what comes when it is discarded is neither a key nor on placement"


@pytest.mark.rule("TG-6.12.6", "TG-6.12.8", "TG-6.12.22")
@pytest.mark.vector("TV-79")
@pytest.mark.parametrize("first", ["haste", "ambush"])
def test_haste_and_ambush_strike_the_first_active_one_in_an_order_of_choice(first: str) -> None:
    pack = pack_of(foe("it", traits=["haste", "ambush"]))
    hands = {"ailei": tuple(map(hers, (BLANK, BLANK_2, BLANK_3))), "beor": (BLANK, BLANK_2, BLANK_3)}
    scenario = begun(encounter("ailei", "beor", pack=pack, card="it", hands=hands)).answers(0, "activate:beor")
    scenario.asks(0, "first:haste", "first:ambush").asks(1).refused("TG-6.12.22", 1, "flee")
    scenario.answers(0, f"first:{first}")
    assert (one(scenario, "beor").health == 7) == (first == "haste")
    scenario.answers(1, "discard:0", "discard:0")

    assert (one(scenario, "beor").health, part(scenario, "beor").hand) == (7, (BLANK_3,))
    assert (one(scenario, "ailei").health, len(part(scenario, "ailei").hand)) == (7, 3)
    scenario.answers(1, "none", "face", "end").asks(0).offers(0, "none", "flee")
    assert scenario.state.encounter.activation.character == "ailei"
    assert (one(scenario, "ailei").health, len(part(scenario, "ailei").hand)) == (7, 3)


def test_tg_6_12_8_ambush_with_one_card_in_hand_takes_nothing_off_the_deck() -> None:
    scenario = against("ambush", hand=(C1,)).then_no(HandDiscarded, DeckDiscarded)

    assert part(scenario, "beor").hand == (C1,)


def test_tg_6_12_6_haste_can_be_read_as_terror() -> None:
    pack = pack_of(foe("it", traits=["haste"]), readings={"haste": "terror"})
    scenario = begun(encounter("beor", pack=pack, card="it")).then_includes(Gained("beor", "terror", 2))

    assert (one(scenario, "beor").terror, one(scenario, "beor").health) == (2, 9)


@pytest.mark.rule("TG-6.12.6")
def test_armour_helps_against_haste() -> None:
    scenario = against("haste", given={"items": ["item:armour"]}).then_includes(DamagePrevented("beor", 1))

    assert one(scenario, "beor").health == 8


@pytest.mark.rule("TG-6.12.23")
def test_if_the_first_one_flees_at_once_haste_and_ambush_are_used_up() -> None:
    pack = pack_of(foe("it", traits=["haste", "ambush"]))
    hands = {"ailei": tuple(map(hers, (BLANK, BLANK_2))), "beor": (BLANK, BLANK_2)}
    scenario = begun(encounter("ailei", "beor", pack=pack, card="it", hands=hands)).answers(1, "activate:beor")
    scenario.answers(0, "first:haste").answers(1, "discard:0", "flee").then_no(FirstStruck)

    assert scenario.state.encounter.activation.character == "ailei"
    assert (one(scenario, "ailei").health, len(part(scenario, "ailei").hand)) == (7, 2)


@pytest.mark.rule("TG-6.12.23", "TG-6.8.14")
def test_haste_that_makes_the_first_one_dying_is_used_up_and_ambush_with_it() -> None:
    pack = pack_of(foe("it", traits=["haste", "ambush"]))
    hands = {"ailei": tuple(map(hers, (BLANK, BLANK_2))), "beor": (BLANK, BLANK_2)}
    weak = {"beor": {"health": 2, "energy": 2}}
    scenario = begun(encounter("ailei", "beor", pack=pack, card="it", hands=hands, given=weak))
    scenario.answers(1, "activate:beor").answers(0, "first:haste")

    assert part(scenario, "beor").left == "dying"
    assert scenario.state.encounter.activation.character == "ailei"
    assert (one(scenario, "ailei").health, len(part(scenario, "ailei").hand)) == (7, 2)


@pytest.mark.rule("TG-6.12.22", "TG-6.8.14")
def test_nobody_is_asked_what_strikes_next_when_the_first_one_has_fallen() -> None:
    drum = {"id": "drum", "abilities": [{"when": "active", "effects": [effect("gain", what="food")]}]}
    pack = pack_of(foe("it", traits=["haste", "ambush"]), items=[drum])
    hands = {"ailei": tuple(map(hers, (BLANK, BLANK_2))), "beor": (BLANK, BLANK_2)}
    weak = {"beor": {"health": 2, "energy": 2, "items": ("item:drum",)}}
    scenario = begun(encounter("ailei", "beor", pack=pack, card="it", hands=hands, given=weak))
    scenario.answers(1, "activate:beor").answers(0, "first:haste").then_no(Gained, HandDiscarded)

    assert part(scenario, "beor").left == "dying"
    scenario.asks(0, "lay:0", "lay:1", "none", "flee")


@pytest.mark.vector("TV-80")
@pytest.mark.rule("TG-6.12.7")
def test_damage_in_step_three_of_a_feint_cannot_be_reduced_or_prevented() -> None:
    row = (effect("damage", count=2), effect("pool", count=-1))
    scenario = against("feint", row=row, hand=(C2,), given={"items": ["item:armour"]}).given(PoolChanged(2))
    scenario.answers(0, "lay:0", "stop", "face").then_includes(Lost("beor", "health", 2)).then_no(DamagePrevented)

    assert (one(scenario, "beor").health, scenario.state.encounter.pool) == (7, 1)


@pytest.mark.rule("TG-6.12.7")
def test_a_feint_makes_all_damage_of_step_three_unavoidable_and_no_other() -> None:
    thorns = {**TRICK, "abilities": [{"when": "attack", "effects": [effect("damage", count=3)]}]}
    scenario = against("feint", hand=("K12/25-U",), cards={"K12/25-U": thorns}, given={"items": ["item:armour"]})
    scenario.answers(0, "lay:0", "stop", "face").then_includes(Lost("beor", "health", 3)).then_no(DamagePrevented)

    assert one(scenario, "beor").health == 6

    wasp = against("feint", given={"items": ["item:armour"]}, opportunity=[effect("damage", count=3)])
    wasp.answers(0, "none").then_includes(DamagePrevented("beor", 1), Lost("beor", "health", 2))


@pytest.mark.rule("TG-6.12.7", "TG-6.8.14")
def test_a_feints_attack_is_unavoidable_for_others_too_when_the_active_one_has_left() -> None:
    owed = effect("each", who="others", then=[effect("damage", count=3)])
    row = (effect("damage", count=9), effect("if", need={"is": "pool", "least": 0}, then=[owed]))
    pack = pack_of(foe("it", *row, traits=["feint"]))
    given = {"ailei": {"items": ["item:armour"]}}
    scenario = encounter("ailei", "beor", pack=pack, card="it", hands={"beor": (BLANK,)}, given=given)
    begun(scenario).answers(0, "activate:beor").answers(1, "lay:0", "stop", "face").then_no(DamagePrevented)

    assert (part(scenario, "beor").left, one(scenario, "ailei").health) == ("dying", 4)


@pytest.mark.rule("TG-6.12.7", "TG-6.8.15")
def test_step_three_of_a_feint_is_over_in_phase_three_although_the_active_one_left_in_it() -> None:
    pack = pack_of(foe("it", effect("damage", count=2), opportunity=[effect("damage", count=3)], traits=["feint"]))
    given = {"ailei": {"items": ["item:armour"]}, "beor": {"health": 2, "energy": 2}}
    hands = {"ailei": (hers(BLANK),), "beor": (BLANK,)}
    scenario = encounter("ailei", "beor", pack=pack, card="it", hands=hands, decks={"ailei": 0}, given=given)
    begun(scenario).answers(0, "activate:ailei").answers(0, "lay:0", "stop", "face", "end")
    scenario.answers(1, "lay:0", "stop", "face")

    scenario.then_includes(CharacterLeft("beor", "dying"), DamagePrevented("ailei", 1), CharacterLeft("ailei", "fled"))
    assert (one(scenario, "ailei").health, scenario.state.met[-1].result) == (7 - 2 - 2, "fled")


@pytest.mark.vector("TV-81")
@pytest.mark.rule("TG-6.12.9", "TG-6.11.10")
@pytest.mark.parametrize(("size", "left"), [(12, 10), (1, 0), (0, 0)])
def test_a_horde_discards_two_cards_off_the_deck_in_step_three_and_forces_no_flight(size: int, left: int) -> None:
    scenario = against("horde", hand=(C5, BLANK, BLANK_2, BLANK_3), size=size).answers(0, "lay:0", "stop", "face")

    discarded = [fact for fact in scenario.facts if isinstance(fact, DeckDiscarded)]
    assert sum(len(fact.cards) for fact in discarded) == size - left
    assert scenario.state.encounter is None or part(scenario, "beor").left is None
    assert [fact for fact in scenario.facts if isinstance(fact, CharacterLeft)] == (
        [CharacterLeft("beor", "fled")] if left == 0 else []
    ), "only the draw of phase III forces one"


@pytest.mark.vector("TV-82")
@pytest.mark.rule("TG-6.12.10", "TG-6.1.13")
def test_against_a_slow_enemy_a_hand_is_one_larger_and_the_mulligan_counts_from_there() -> None:
    scenario = at_table(start(foe("it", traits=["slow"]), "beor")).when(FetchEncounter("it"))
    sizes = [len(part(scenario, "beor").hand)]
    for _ in range(3):
        sizes.append(len(part(scenario.answers(0, "mulligan:beor"), "beor").hand))

    assert sizes == [4, 3, 2, 1]
    assert scenario.state.encounter.round == 1


@pytest.mark.vector("TV-82")
@pytest.mark.rule("TG-6.12.10", "TG-6.12.11", "TG-6.13.5")
@pytest.mark.parametrize(("terror", "drawn"), [(0, 2), (8, 2), (9, 1)])
def test_in_phase_three_of_a_slow_enemy_two_cards_are_drawn_in_panic_one(terror: int, drawn: int) -> None:
    board = [{"colour": "blue", "terror_max": 12}, *({"colour": colour} for colour in ("green", "grey", "brown"))]
    pack = pack_of(foe("it", traits=["slow"]), board=board)
    given = {"beor": {"terror": terror}}
    scenario = begun(encounter("beor", pack=pack, card="it", decks={"beor": 9}, given=given))
    scenario.answers(0, "none", "face")

    assert len(part(scenario, "beor").hand) == 1 + drawn


@pytest.mark.rule("TG-6.12.10")
def test_every_combatant_of_a_slow_enemy_draws_the_extra_card() -> None:
    scenario = at_table(start(foe("it", traits=["slow"]), "ailei", "beor", "arev", "maggot")).when(FetchEncounter("it"))

    assert [len(part(scenario, name).hand) for name in ("ailei", "arev", "maggot", "beor")] == [3, 3, 3, 3]


@pytest.mark.rule("TG-6.12.12")
def test_a_frenzied_enemy_acts_twice_and_reads_its_table_anew() -> None:
    rows = [
        {"least": 0, "most": 1, "effects": [effect("gain", what="terror", count=3)]},
        {"least": 2, "most": 3, "effects": [effect("damage", count=1), effect("pool", count=-1)]},
    ]
    pack = pack_of({**foe("it", traits=["frenzy"]), "attack": rows})
    scenario = begun(encounter("beor", pack=pack, card="it", hands={"beor": (BLANK,)}, decks={"beor": 5}))
    scenario.given(PoolChanged(2)).answers(0, "lay:0", "stop", "face")
    assert (one(scenario, "beor").health, one(scenario, "beor").terror, scenario.state.encounter.round) == (8, 0, 1)

    scenario.asks(0).offers(0, "face", "flee").answers(0, "face")
    assert (one(scenario, "beor").health, one(scenario, "beor").terror, scenario.state.encounter.round) == (8, 3, 2)


@pytest.mark.rule("TG-6.12.12", "TG-6.6.23")
def test_between_the_two_attacks_of_a_frenzied_enemy_it_can_be_beaten() -> None:
    scenario = against("frenzy", row=(effect("pool", count=5),), hand=(BLANK,)).answers(0, "lay:0", "stop", "face")

    assert scenario.state.met[-1].result == "won"


def test_tg_6_12_12_an_effect_repeats_the_attack_of_a_frenzied_enemy_beside() -> None:
    again = effect("repeat-attack")
    scenario = against("frenzy", row=(effect("damage", count=1), again), hand=(BLANK,))
    scenario.answers(0, "lay:0", "stop", "face", "face", "face")

    assert (one(scenario, "beor").health, scenario.state.encounter.round) == (6, 2)


@pytest.mark.rule("TG-6.12.12", "TG-6.12.9")
def test_a_frenzied_horde_takes_two_cards_each_time() -> None:
    scenario = against("frenzy", "horde", hand=(BLANK,), size=9).answers(0, "lay:0", "stop", "face", "face")

    assert sum(len(fact.cards) for fact in scenario.facts if isinstance(fact, DeckDiscarded)) == 4


@pytest.mark.rule("TG-6.12.24")
def test_who_is_talked_to_has_no_traits() -> None:
    traits = ["slow", "ambush", "haste", "frenzy", "robber", "fast", "shatter"]
    state = start({**ORPHAN, "id": "it", "avoid": None, "traits": traits}, "beor", health=1, energy=1, wealth=2)
    scenario = kept(at_table(state).when(FetchEncounter("it")), "beor")
    assert (len(part(scenario, "beor").hand), one(scenario, "beor").health) == (3, 1)

    scenario.answers(0, "none", "face")
    assert (scenario.state.encounter.round, len(part(scenario, "beor").hand)) == (2, 4)
    assert one(scenario, "beor").resources["wealth"] == 2
