"""Inquisitors attack figures and towers. Source: MP-6.6, MP-6.7."""

import pytest

from domain.kernel.fact import DiceRolled
from domain.materia_prima.content.pack import read_pack
from domain.materia_prima.facts.combat import (
    AlchemistDefeated,
    ElementsFallen,
    FigureAttacked,
    HomunculusDefeated,
    StoredElementsDestroyed,
    TowerAttacked,
)
from domain.materia_prima.facts.ending import SoulStoneLost
from domain.materia_prima.queries.inquisitors import value
from domain.materia_prima.tasks.combat import AttackFigure, ChooseLost, DestroyElements
from domain.materia_prima.tasks.inquisition import StartInquisitionPhase
from tests.domain.materia_prima.broken_packs import broken
from tests.domain.materia_prima.positions import alarm, cards, foe, helper, stand, store
from tests.dsl import Scenario

GREEN, YELLOW = 0, 1


# 6.6 An inquisitor attacks


def attacked(scenario: Scenario, name: str, *rolled: int, by: str = "A") -> Scenario:
    """A new inquisitor beside (0, 0) attacks this figure, which rolls this."""
    new = foe(scenario, by, (1, 0))
    return scenario.rolls(*rolled).when(AttackFigure(new.id, name))


def test_mp_6_6_1_the_inquisitors_attack_is_static(field: Scenario) -> None:
    attacked(alarm(field, "smoke-at-noon"), "green", 2, 2, 2)
    assert [fact.attack for fact in field.facts if isinstance(fact, FigureAttacked)] == [3]
    assert [fact.purpose for fact in field.facts if isinstance(fact, DiceRolled)] == ["defence"]


def test_mp_6_6_2_the_defender_rolls_its_defence_value_in_dice(field: Scenario) -> None:
    attacked(field, "green", 0, 1, 2).then_includes(FigureAttacked("a-1", "green", 2, 3))
    assert [len(fact.rolled) for fact in field.facts if isinstance(fact, DiceRolled)] == [3]
    attacked(helper(field, "ferrando", "green", (0, 0)), "ferrando", 1, 1)
    assert [len(fact.rolled) for fact in field.facts if isinstance(fact, DiceRolled)] == [2]
    attacked(helper(field, "pyrrik", "green", (0, 0)), "pyrrik").then_includes(FigureAttacked("a-3", "pyrrik", 2, 0))
    field.then_no(DiceRolled)


@pytest.mark.parametrize(
    ("rolled", "holds"), [pytest.param((2, 1, 0), True, id="MP-9.20"), pytest.param((1, 1, 0), False, id="two-fail")]
)
def test_mp_6_6_3_the_defender_holds_with_at_least_the_attack(
    field: Scenario, rolled: tuple[int, ...], holds: bool
) -> None:
    before = field.state.alchemists["green"]
    attacked(field, "green", *rolled, by="C").then_includes(FigureAttacked("c-1", "green", 3, sum(rolled)))
    assert (field.state.alchemists["green"] == before) == holds


def test_mp_6_6_4_a_defeated_alchemist_drops_all_goes_home_and_loses_a_stone(field: Scenario) -> None:
    stand(field, "green", (0, 0), carried={"air": 2, "gold": 1}).given_state(loose={(0, 0): {"air": 1}})
    attacked(field, "green", 0, 0, 0)
    field.then_includes(
        ElementsFallen("green", (0, 0), {"air": 2, "gold": 1}),
        AlchemistDefeated("green", (1, -4)),
        SoulStoneLost("green"),
    )
    green = field.state.alchemists["green"]
    assert (green.hex, green.carried, green.soul_stones) == ((1, -4), {}, 0)
    assert field.state.loose == {(0, 0): {"air": 3, "gold": 1}}


@pytest.mark.vector("MP-9.83")
def test_mp_6_6_5_equipment_homunculi_fragments_and_the_tower_are_safe(field: Scenario) -> None:
    dagger = field.state.pack.recipes_of["equipment"][0]
    fragment = field.state.pack.recipes_of["stone"][0]
    helper(stand(field, "green", (0, 0), worn=(dagger,)), "aeribos", "green", (0, 0))
    store(field, "green", elements={"air": 4}, fragments=(fragment,))
    attacked(field, "green", *[0] * 5).then_includes(AlchemistDefeated("green", (1, -4)))
    green = field.state.alchemists["green"]
    assert (green.worn, green.tower.elements, green.tower.fragments) == ((dagger,), {"air": 4}, (fragment,))
    assert field.state.homunculi["aeribos"].hex == (0, 0)


@pytest.mark.vector("MP-9.81")
def test_mp_6_6_6_without_a_stone_none_is_lost_and_the_rest_happens(field: Scenario) -> None:
    stand(field, "green", (0, 0), carried={"air": 2}, soul_stones=0)
    attacked(field, "green", 0, 0, 0).then_no(SoulStoneLost)
    assert field.state.loose == {(0, 0): {"air": 2}}
    assert field.state.alchemists["green"].hex == (1, -4)
    assert field.state.status == "running"


def test_mp_6_6_7_a_defeated_homunculus_drops_all_and_its_card_goes_to_the_discard(field: Scenario) -> None:
    helper(field, "aeribos", "green", (0, 1), carried={"fire": 1})
    field.given_state(recipe_discards={**field.state.recipe_discards, "homunculus": ("kypitau",)})
    attacked(field, "aeribos", 1)
    field.then_includes(ElementsFallen("aeribos", (0, 1), {"fire": 1}), HomunculusDefeated("aeribos"))
    assert field.state.homunculi == {}
    assert field.state.recipe_discards["homunculus"] == ("kypitau", "aeribos")
    assert field.state.loose == {(0, 1): {"fire": 1}}
    assert field.state.alchemists["green"].soul_stones == 1


@pytest.mark.vector("MP-9.82")
def test_mp_6_6_8_with_the_last_stone_the_scenario_ends_at_once(field: Scenario) -> None:
    stand(field, "yellow", (-3, 3), soul_stones=0)
    foe(field, "A", (1, 0))
    foe(field, "B", (0, 1))
    field.rolls(0, 0, 0).when(StartInquisitionPhase())
    field.then_includes(FigureAttacked("a-1", "green", 2, 0), SoulStoneLost("green"))
    assert [fact.inquisitor for fact in field.facts if isinstance(fact, FigureAttacked)] == ["a-1"]
    assert field.state.status == "failed"
    assert field.position.question is None


def test_mp_6_6_9_the_defender_is_not_asked(field: Scenario) -> None:
    attacked(field, "green", 2, 2, 2)
    assert field.position.question is None
    assert len([fact for fact in field.facts if isinstance(fact, DiceRolled)]) == 1


def test_mp_6_6_10_against_0_the_defender_always_holds(field: Scenario) -> None:
    edit = ("inquisition.toml", r'(letter = "A"\nattack = )2', r"\g<1>0")
    field.given_state(pack=read_pack(broken(edit)))
    attacked(field, "green", 0, 0, 0).then_includes(FigureAttacked("a-1", "green", 0, 0))
    assert field.state.alchemists["green"].hex == (0, 0)


def test_mp_6_6_11_elements_fallen_in_a_town_fulfil_no_mission(field: Scenario) -> None:
    mission = next(one for one in field.state.pack.content.missions if one.kind == "element")
    field.given_state(missions={**field.state.missions, "T": mission.id})
    stand(field, "green", (2, 1), carried=dict(mission.elements))
    attacked(field, "green", 0, 0, 0)
    assert field.state.loose == {(2, 1): dict(mission.elements)}
    assert field.state.missions["T"] == mission.id
    assert field.state.completed == ()


def test_mp_6_6_12_the_own_tower_hex_is_free_for_the_defeated(field: Scenario) -> None:
    helper(stand(field, "green", (0, 0), tower=(2, 0)), "aeribos", "green", (2, 0))
    attacked(field, "green", 0, 0, 0).then_includes(AlchemistDefeated("green", (2, 0))).then_no(ElementsFallen)
    assert all(one.hex != (2, 0) for one in field.state.inquisitors.values())
    assert field.state.alchemists["yellow"].hex != (2, 0)


# 6.7 Destruction


def hit(scenario: Scenario, pips: int, *open_cards: str, **elements: int) -> Scenario:
    """A destroyer hits yellow's tower, which stores these elements; the die shows these pips."""
    store(scenario, "yellow", elements=dict(sorted((kind.replace("_", "-"), n) for kind, n in elements.items())))
    new = foe(cards(scenario, *open_cards), "D", (1, 0))
    return scenario.rolls(pips).when(DestroyElements(new.id, "yellow"))


def stored(scenario: Scenario) -> dict[str, int]:
    elements: dict[str, int] = scenario.state.alchemists["yellow"].tower.elements
    return elements


@pytest.mark.parametrize(
    ("pips", "lost"),
    [
        pytest.param(0, "air", id="level-1"),
        pytest.param(1, "copper", id="level-2"),
        pytest.param(2, "gold", id="level-3"),
    ],
)
def test_mp_6_7_1_one_die_tells_the_level_that_is_hit(field: Scenario, pips: int, lost: str) -> None:
    hit(field, pips, air=1, copper=1, gold=1)
    field.then_includes(TowerAttacked("d-1", "yellow", pips + 1, 1), StoredElementsDestroyed("yellow", {lost: 1}))
    assert [fact.rolled for fact in field.facts if isinstance(fact, DiceRolled)] == [(pips,)]


@pytest.mark.vector("MP-9.21")
def test_mp_6_7_2_the_destroy_value_tells_how_many_are_lost(field: Scenario) -> None:
    hit(alarm(field, "salt-tax"), 0, air=5).then_includes(StoredElementsDestroyed("yellow", {"air": 2}))
    hit(field, 0, "d-destroy", air=5).then_includes(StoredElementsDestroyed("yellow", {"air": 3}))
    assert stored(field) == {"air": 2}


@pytest.mark.vector("MP-9.86")
def test_mp_6_2_7_attack_modifiers_do_not_raise_destroy_values_nor_the_reverse(field: Scenario) -> None:
    hit(alarm(field, "smoke-at-noon"), 0, air=3).then_includes(StoredElementsDestroyed("yellow", {"air": 1}))
    assert (value(field.state, "D", "destroy"), value(field.state, "D", "attack")) == (1, 0)
    alarm(field, "salt-tax")
    assert (value(field.state, "A", "attack"), value(field.state, "A", "destroy")) == (2, 0)
    assert value(field.state, "D", "destroy") == 2


def test_mp_6_7_3_one_roll_fixes_the_level_for_all(field: Scenario) -> None:
    hit(alarm(field, "salt-tax"), 1, "d-destroy", air=3, copper=4)
    assert len([fact for fact in field.facts if isinstance(fact, DiceRolled)]) == 1
    assert stored(field) == {"air": 3, "copper": 1}


def test_mp_6_7_4_the_owner_picks_among_the_elements_of_the_level(field: Scenario) -> None:
    hit(alarm(field, "salt-tax"), 0, air=2, copper=1, fire=1, iron=1)
    assert isinstance(field.question, ChooseLost)
    field.asks(YELLOW, "lose:air", "lose:fire", "lose:iron").refused("MP-6.7.3", YELLOW, "lose:copper")
    field.refused("MP-6.7.4", YELLOW, "lose:water").refused("MP-6.7.4", GREEN, "lose:air")
    field.answers(YELLOW, "lose:air").asks(YELLOW, "lose:air", "lose:fire", "lose:iron")
    field.answers(YELLOW, "lose:fire").then(StoredElementsDestroyed("yellow", {"air": 1, "fire": 1}))
    assert stored(field) == {"air": 1, "copper": 1, "iron": 1}


def test_the_owner_loses_the_lowest_ids_by_default(field: Scenario) -> None:
    hit(alarm(field, "salt-tax"), 0, earth=1, air=1, iron=1)
    field.answers(YELLOW, field.default())
    field.answers(YELLOW, field.default()).then(StoredElementsDestroyed("yellow", {"air": 1, "earth": 1}))


@pytest.mark.vector("MP-9.84")
def test_mp_6_7_5_what_is_missing_is_taken_from_the_lower_levels_never_a_higher(field: Scenario) -> None:
    hit(alarm(field, "salt-tax"), 2, copper=1, air=2)
    assert stored(field) == {"air": 1}
    hit(field, 0, gold=1, copper=2).then_no(StoredElementsDestroyed)
    hit(field, 2).then_no(StoredElementsDestroyed)
    hit(field, 2, copper=1, air=1, fire=1).asks(YELLOW, "lose:air", "lose:fire")
    field.answers(YELLOW, "lose:fire")
    assert stored(field) == {"air": 1}


def test_mp_6_7_6_only_the_tower_storage_is_hit(field: Scenario) -> None:
    item, fragment = (field.state.pack.recipes_of[kind][0] for kind in ("equipment", "stone"))
    stand(field, "yellow", (-1, 4), carried={"air": 1})
    helper(field, "aeribos", "yellow", (-1, 4), carried={"air": 1})
    store(field, "yellow", items=(item,), fragments=(fragment,))
    before = field.state
    hit(field, 0).then_no(StoredElementsDestroyed)
    assert (field.state.alchemists, field.state.homunculi) == (before.alchemists, before.homunculi)


def test_mp_6_7_7_the_owners_presence_does_not_matter(field: Scenario) -> None:
    for hex in [(-1, 4), (0, 0)]:
        stand(field, "yellow", hex)
        hit(field, 0, air=2)
        assert stored(field) == {"air": 1}


def test_a_lost_choice_of_one_kind_is_no_question(field: Scenario) -> None:
    hit(field, 0, air=3)
    assert field.position.question is None
