"""Town missions. Source: MP-8.3, 4.10.4, 4.10.5, 4.11."""

from typing import Any

import pytest

from domain.kernel.fact import CardsDrawn, DiceRolled
from domain.materia_prima.content.pack import read_pack
from domain.materia_prima.elements import Elements
from domain.materia_prima.facts.combat import InquisitorAttacked
from domain.materia_prima.facts.gathering import ElementTaken
from domain.materia_prima.facts.missions import (
    ElementsDelivered,
    FragmentDelivered,
    HomunculusDelivered,
    ItemDelivered,
    MissionFulfilled,
    MissionReplaced,
)
from domain.materia_prima.facts.movement import FigureMoved
from domain.materia_prima.facts.turn import ActionSpent
from domain.materia_prima.state import Completed
from domain.materia_prima.tasks.combat import DefeatAlchemist
from domain.materia_prima.tasks.turn import StartTurn
from tests.domain.materia_prima.broken_packs import broken
from tests.domain.materia_prima.positions import CORNERS, foe, helper, stand, store
from tests.dsl import Scenario

TOWN_G, TOWN_T, TOWN_R = (1, -3), (2, 1), (-3, 2)
BESIDE_G = (0, -3)
TOWER = CORNERS[0]
STRENGTH_3, STRENGTH_1 = "jail-break", "cellar-rats"
ONE_GLASS, THREE_FIRE = "church-window", "bakers-ovens"
HOMUNCULUS_1, HOMUNCULUS_2 = "chimney-sweep", "town-crier"
ITEM_1, ITEM_2 = "watchmans-kit", "guild-champion"
FRAGMENT_1, FRAGMENT_2 = "miracle-cure", "quiet-bishop"


def missions(scenario: Scenario, **open_ones: str | None) -> Scenario:
    """These missions lie open, and out of the pile, which holds all others."""
    state = scenario.state
    lying = {**state.missions, **open_ones}
    rest = tuple(sorted(set(state.pack.missions) - set(lying.values())))
    return scenario.given_state(
        missions=lying,
        pools={**state.pools, "missions": rest},
        piles={**state.piles, "missions": ("?missions",) * len(rest)},
    )


def turn(scenario: Scenario, mission: str | None, hex: tuple[int, int] = TOWN_G, **fields: Any) -> Scenario:
    """Green's turn, in town G unless it is said where; this mission lies there."""
    stand(missions(scenario, G=mission), "green", hex, **fields)
    return scenario.when(StartTurn("green"))


def is_done(scenario: Scenario, mission: str) -> bool:
    return any(one.mission == mission for one in scenario.state.completed)


# At the own town


@pytest.mark.parametrize(
    ("mission", "key", "fields"),
    [
        (STRENGTH_3, "fight-mission:green", {}),
        (ONE_GLASS, "drop-mission:green", {"carried": {"glass": 1}}),
        (ITEM_1, "give-item:dagger", {"worn": ("dagger",)}),
        (FRAGMENT_1, "give-fragment:black-crow", {}),
    ],
)
def test_mp_8_3_1_a_mission_is_fulfilled_at_its_own_town_alone(
    scenario: Scenario, mission: str, key: str, fields: dict[str, Any]
) -> None:
    store(scenario, "green", fragments=("black-crow",))
    turn(scenario, mission, **fields).offers(0, key)

    stand(missions(scenario, T="town-crier"), "green", TOWN_T, **fields)
    scenario.refused("MP-8.3.1", key=key)
    stand(scenario, "green", (0, 0), **fields)
    scenario.refused("MP-8.3.1", key=key)
    stand(missions(scenario, G=None), "green", TOWN_G, **fields)
    scenario.refused("MP-8.3.1", key=key)


# Attack missions


@pytest.mark.vector("MP-9.102")
@pytest.mark.rule("MP-8.3.2", "MP-8.3.11", "MP-4.11.3")
def test_the_roll_must_exceed_the_defence(scenario: Scenario) -> None:
    stand(missions(scenario, R=STRENGTH_3), "green", TOWN_R).when(StartTurn("green"))
    scenario.rolls(1, 1, 1).answers(0, "fight-mission:green")
    assert [type(fact) for fact in scenario.facts] == [ActionSpent, DiceRolled]
    assert (scenario.state.missions["R"], scenario.state.completed) == (STRENGTH_3, ())
    assert scenario.state.alchemists["green"].acted == 1

    scenario.rolls(2, 1, 1).draws("missions", ITEM_2).answers(0, "fight-mission:green")
    scenario.then_includes(MissionFulfilled("green", "R", STRENGTH_3, 2), MissionReplaced("R", ITEM_2))
    scenario.then_no(ElementTaken).offers(0, "end-turn")
    assert [fact.purpose for fact in scenario.facts if isinstance(fact, DiceRolled)] == ["mission"]
    assert scenario.state.completed == (Completed(STRENGTH_3, "green", 2),)


def test_mp_4_11_3_another_mission_is_not_fought(scenario: Scenario) -> None:
    turn(scenario, ONE_GLASS).refused("MP-8.3.1", key="fight-mission:green")


@pytest.mark.rule("MP-8.3.8")
def test_homunculi_fulfil_attack_and_element_missions(scenario: Scenario) -> None:
    helper(scenario, "mercurel", "green", TOWN_G, carried={"glass": 1})
    turn(scenario, STRENGTH_1, hex=(0, 0)).rolls(2, 2).answers(0, "fight-mission:mercurel")
    scenario.then_includes(MissionFulfilled("green", "G", STRENGTH_1, 1))

    missions(scenario, G=ONE_GLASS).answers(0, "drop-mission:mercurel")
    scenario.then_includes(ElementsDelivered("mercurel", {"glass": 1}), MissionFulfilled("green", "G", ONE_GLASS, 1))


# Element missions


@pytest.mark.rule("MP-8.3.3", "MP-4.10.4")
@pytest.mark.vector("MP-9.103")
def test_elements_dropped_for_a_mission_leave_the_game(scenario: Scenario) -> None:
    stand(missions(scenario, T=ONE_GLASS), "green", TOWN_T, carried={"air": 1, "glass": 1}).when(StartTurn("green"))
    scenario.answers(0, "drop-mission:green").then_includes(
        ActionSpent("green", "drop", None),
        ElementsDelivered("green", {"glass": 1}),
        MissionFulfilled("green", "T", ONE_GLASS, 1),
    )
    state = scenario.state
    assert (state.alchemists["green"].carried, state.loose, state.delivered) == ({"air": 1}, {}, {"glass": 1})


@pytest.mark.parametrize("carried", [{"fire": 2}, {"fire": 2, "air": 1}, {}])
@pytest.mark.rule("MP-8.3.7")
def test_all_parts_are_given_at_once_or_none(scenario: Scenario, carried: Elements) -> None:
    helper(scenario, "mercurel", "green", TOWN_G, carried={"fire": 1})
    turn(scenario, THREE_FIRE, carried=carried).refused("MP-8.3.3", key="drop-mission:green")

    scenario.refused("MP-8.3.3", key="drop-mission:mercurel")
    stand(scenario, "green", TOWN_G, carried={"fire": 3})
    scenario.answers(0, "drop-mission:green").then_includes(ElementsDelivered("green", {"fire": 3}))


def test_mp_4_10_4_a_drop_may_as_well_fulfil_nothing(scenario: Scenario) -> None:
    turn(scenario, ONE_GLASS, carried={"glass": 1}).offers(0, "drop:green", "drop-mission:green")

    scenario.answers(0, "drop:green")
    assert (scenario.state.loose, scenario.state.completed) == ({TOWN_G: {"glass": 1}}, ())


def test_mp_6_6_11_elements_that_fall_fulfil_no_mission(scenario: Scenario) -> None:
    stand(missions(scenario, G=ONE_GLASS), "green", TOWN_G, carried={"glass": 1})
    scenario.when(DefeatAlchemist("green"), StartTurn("green"))

    assert (scenario.state.loose, scenario.state.completed) == ({TOWN_G: {"glass": 1}}, ())


# Homunculus missions


def step_into_town(scenario: Scenario, mission: str, recipe: str, **fields: Any) -> Scenario:
    helper(scenario, recipe, "green", BESIDE_G, **fields)
    return turn(scenario, mission, hex=(0, 0)).answers(0, f"move:{recipe}:1,-3")


@pytest.mark.rule("MP-8.3.4", "MP-8.3.9", "MP-8.3.13")
def test_a_homunculus_that_comes_may_be_given_up(scenario: Scenario) -> None:
    scenario.given_state(removed=("dagger",))
    step_into_town(scenario, HOMUNCULUS_1, "undinka", carried={"air": 2})
    scenario.then(ActionSpent("undinka", "move", None), FigureMoved("undinka", TOWN_G))
    scenario.asks(0, "give-homunculus", "keep").answers(0, "give-homunculus")

    scenario.then_includes(HomunculusDelivered("undinka"), MissionFulfilled("green", "G", HOMUNCULUS_1, 1))
    state = scenario.state
    assert (state.homunculi, state.removed, state.loose) == ({}, ("dagger", "undinka"), {TOWN_G: {"air": 2}})
    assert "undinka" not in [*state.recipe_discards["homunculus"], *state.recipes]
    scenario.offers(0, "end-turn")


@pytest.mark.rule("MP-8.3.4", "MP-8.3.14")
def test_a_homunculus_that_was_kept_must_leave_and_enter_again(scenario: Scenario) -> None:
    step_into_town(scenario, HOMUNCULUS_2, "mercurel")
    assert scenario.default() == "keep"
    scenario.answers(0, "keep").then()
    assert not [key for key in scenario.keys(0) if "give" in key or "mission" in key]

    scenario.when(StartTurn("green")).answers(0, "move:mercurel:0,-3").offers(0, "end-turn")
    scenario.answers(0, "move:mercurel:1,-3").asks(0, "give-homunculus", "keep")


@pytest.mark.parametrize(
    ("mission", "recipe"), [(HOMUNCULUS_2, "undinka"), (HOMUNCULUS_1, "mercurel"), (ITEM_1, "undinka")]
)
def test_mp_8_3_12_a_homunculus_of_another_level_does_not_serve(scenario: Scenario, mission: str, recipe: str) -> None:
    step_into_town(scenario, mission, recipe).offers(0, "end-turn")

    assert not is_done(scenario, mission)


def test_mp_8_3_4_an_alchemist_is_not_given_up(scenario: Scenario) -> None:
    turn(scenario, HOMUNCULUS_1, hex=BESIDE_G).answers(0, "move:green:1,-3").offers(0, "end-turn")

    assert "green" in scenario.state.alchemists


# Equipment and fragments


@pytest.mark.rule("MP-8.3.5", "MP-4.10.5", "MP-8.3.13")
def test_a_worn_item_is_given_for_a_mission(scenario: Scenario) -> None:
    store(scenario, "green", items=("buckler",))
    turn(scenario, ITEM_1, worn=("dagger", "rapier")).refused("MP-8.3.5", key="give-item:buckler")
    scenario.answers(0, "give-item:dagger")

    scenario.then_includes(
        ActionSpent("green", "drop", None),
        ItemDelivered("green", "dagger"),
        MissionFulfilled("green", "G", ITEM_1, 1),
    )
    state = scenario.state
    assert (state.alchemists["green"].worn, state.removed) == (("rapier",), ("dagger",))
    assert "dagger" not in state.recipe_discards["equipment"]


@pytest.mark.rule("MP-8.3.6", "MP-4.10.5")
def test_a_fragment_is_given_for_a_mission_from_anywhere(scenario: Scenario) -> None:
    store(scenario, "green", fragments=("black-crow", "white-ash")).given_state(removed=("dagger",))
    turn(scenario, FRAGMENT_2).refused("MP-8.3.6", key="give-fragment:black-toad")
    scenario.answers(0, "give-fragment:white-ash")

    scenario.then_includes(
        ActionSpent("green", "drop", None),
        FragmentDelivered("green", "white-ash"),
        MissionFulfilled("green", "G", FRAGMENT_2, 2),
    )
    assert scenario.state.alchemists["green"].tower.fragments == ("black-crow",)
    assert scenario.state.removed == ("dagger", "white-ash")


@pytest.mark.parametrize(
    ("mission", "key"),
    [(ITEM_2, "give-item:dagger"), (ITEM_1, "give-item:rapier"), (FRAGMENT_2, "give-fragment:black-crow")],
)
def test_mp_8_3_12_the_thing_must_be_of_the_level_asked(scenario: Scenario, mission: str, key: str) -> None:
    store(scenario, "green", fragments=("black-crow",))

    turn(scenario, mission, worn=("dagger", "rapier")).refused("MP-8.3.12", key=key)


def test_mp_8_3_12_without_a_level_any_thing_of_the_kind_serves(scenario: Scenario) -> None:
    any_item = (
        "towns.toml",
        'id = "watchmans-kit"\nkind = "equipment"\nlevel = 1\n',
        'id = "watchmans-kit"\nkind = "equipment"\n',
    )
    scenario.given_state(pack=read_pack(broken(any_item)))

    turn(scenario, ITEM_1, worn=("dagger", "rapier")).offers(0, "give-item:dagger", "give-item:rapier")


@pytest.mark.rule("MP-4.10.5", "MP-8.3.8")
def test_a_homunculus_gives_no_item_and_no_fragment(scenario: Scenario) -> None:
    store(scenario, "green", fragments=("black-crow",))
    helper(scenario, "mercurel", "green", TOWN_G)
    for mission in (ITEM_1, FRAGMENT_1):
        turn(scenario, mission, hex=(0, 0), worn=("dagger",))
        assert not [key for key in scenario.keys(0) if key.startswith("give")]


# What comes of it


def test_mp_8_3_10_points_go_to_the_group_and_a_new_mission_is_revealed_at_once(scenario: Scenario) -> None:
    turn(scenario, ITEM_2, worn=("rapier",)).draws("missions", FRAGMENT_1)
    left = len(scenario.state.piles["missions"])
    scenario.answers(0, "give-item:rapier").then_includes(MissionReplaced("G", FRAGMENT_1))

    assert scenario.state.missions["G"] == FRAGMENT_1
    assert len(scenario.state.piles["missions"]) == left - 1
    assert scenario.state.completed == (Completed(ITEM_2, "green", 2, None),)
    store(scenario, "green", fragments=("black-crow",))
    scenario.answers(0, "give-fragment:black-crow")
    assert scenario.state.completed == (Completed(ITEM_2, "green", 2, None), Completed(FRAGMENT_1, "green", 1, None))


def test_mp_8_3_10_with_an_empty_pile_none_is_revealed(scenario: Scenario) -> None:
    turn(scenario, ITEM_1, worn=("dagger",))
    state = scenario.state
    scenario.given_state(pools={**state.pools, "missions": ()}, piles={**state.piles, "missions": ()})

    scenario.answers(0, "give-item:dagger").then_no(CardsDrawn, MissionReplaced)
    assert scenario.state.missions["G"] is None


@pytest.mark.rule("MP-8.3.15")
def test_an_action_that_fulfils_a_mission_does_nothing_else(scenario: Scenario) -> None:
    foe(scenario, "A", BESIDE_G)
    turn(scenario, STRENGTH_1, carried={"air": 1}).rolls(2, 2, 2).answers(0, "fight-mission:green")
    scenario.then_no(InquisitorAttacked)
    assert len(scenario.state.inquisitors) == 1

    stand(missions(scenario, G=ONE_GLASS), "green", TOWN_G, carried={"air": 1, "glass": 1})
    scenario.answers(0, "drop-mission:green").offers(0, "drop:green")
    assert (scenario.state.alchemists["green"].carried, scenario.state.loose) == ({"air": 1}, {})


# Fights


@pytest.mark.rule("MP-4.11.1", "MP-4.11.5")
def test_one_inquisitor_on_an_adjacent_hex_is_named(scenario: Scenario) -> None:
    first, second = foe(scenario, "A", (1, 0)), foe(scenario, "B", (1, 0))
    far = foe(scenario, "D", (2, 0))
    stand(scenario, "green", (0, 0))
    scenario.when(StartTurn("green")).offers(0, f"fight:green:{first.id}", f"fight:green:{second.id}")

    scenario.refused("MP-4.11.1", key=f"fight:green:{far.id}").refused("MP-4.11.1", key="fight:green:1,0")
    scenario.rolls(0, 0, 0).answers(0, f"fight:green:{second.id}")
    attacked = [fact.inquisitor for fact in scenario.facts if isinstance(fact, InquisitorAttacked)]
    assert (scenario.facts[0], attacked) == (ActionSpent("green", "fight", None), [second.id])


@pytest.mark.parametrize("target", ["yellow", "pyrrik", "undinka"])
def test_mp_4_11_2_figures_of_players_are_never_chosen(scenario: Scenario, target: str) -> None:
    stand(scenario, "green", (0, 0))
    stand(scenario, "yellow", (1, 0))
    helper(scenario, "pyrrik", "yellow", (0, 1))
    helper(scenario, "undinka", "green", (0, -1))

    scenario.when(StartTurn("green")).refused("MP-4.11.2", key=f"fight:green:{target}")


def test_mp_4_11_4_fighting_out_of_the_own_tower_is_allowed(scenario: Scenario) -> None:
    enemy = foe(scenario, "A", BESIDE_G)
    stand(scenario, "green", TOWER, tower=TOWER)

    scenario.when(StartTurn("green")).rolls(0, 0, 0).answers(0, f"fight:green:{enemy.id}")
    assert [fact.figure for fact in scenario.facts if isinstance(fact, InquisitorAttacked)] == ["green"]


def test_deliveries_keep_every_card_in_one_place(scenario: Scenario) -> None:
    store(scenario, "green", fragments=("black-crow",))
    turn(scenario, FRAGMENT_1, worn=("dagger",)).answers(0, "give-fragment:black-crow")
    missions(scenario, G=ITEM_1).answers(0, "give-item:dagger")

    green = scenario.state.alchemists["green"]
    assert (green.worn, green.tower.fragments, scenario.state.removed) == ((), (), ("black-crow", "dagger"))
