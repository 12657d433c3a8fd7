"""Status values of player figures, and what they are made of. Source: MP-8.2, 2.4.3."""

import pytest

from domain.kernel.parts import Part
from domain.materia_prima.content.pack import read_pack
from domain.materia_prima.facts.tower import AlchemistEquipped, HomunculusMade
from domain.materia_prima.facts.town import ExtensionBought
from domain.materia_prima.queries import inquisitors
from domain.materia_prima.queries.values import actions, attack, capacity, defence, sources
from domain.materia_prima.rules.turn.actions import remaining
from domain.materia_prima.state import State
from domain.materia_prima.tasks.missions import AttackMission
from domain.materia_prima.tasks.turn import StartTurn
from tests.domain.materia_prima.broken_packs import broken
from tests.domain.materia_prima.positions import helper, stand, store
from tests.dsl import Scenario

TOWN_G = (1, -3)
QUIET = "customs-search"  # an alarm card without modifiers


def dice_rolled(scenario: Scenario, figure: str) -> int:
    """How many dice the figure throws for the attack mission of its town."""
    scenario.when(AttackMission(figure))
    return sum(len(fact.rolled) for fact in scenario.facts if hasattr(fact, "rolled"))


def test_mp_8_2_1_attack_is_the_number_of_dice_thrown(scenario: Scenario) -> None:
    stand(scenario, "green", TOWN_G)
    scenario.given_state(missions={**scenario.state.missions, "G": "iron-reliquary"})
    scenario.rolls(0, 0, 0)

    assert attack(scenario.state, "green") == dice_rolled(scenario, "green") == 3


def test_mp_8_2_3_capacity_is_how_many_elements_a_figure_may_hold(scenario: Scenario) -> None:
    stand(scenario, "green", (1, -2), carried={"air": 3})
    assert capacity(scenario.state, "green") == 3

    scenario.when(StartTurn("green")).answers(0, "mine:green").asks(0, "drop:air", "drop:fire")


def test_mp_8_2_4_actions_is_how_many_actions_a_figure_may_spend(scenario: Scenario) -> None:
    assert actions(scenario.state, "green") == 3

    scenario.when(StartTurn("green"))
    for _ in range(3):
        scenario.answers(0, next(key for key in scenario.keys(0) if key.startswith("move:green")))
    scenario.asks(0, "end-turn")


@pytest.mark.rule("MP-8.2.2", "MP-8.2.7")
def test_a_value_is_the_sum_of_character_worn_items_extensions_and_events(scenario: Scenario) -> None:
    stand(scenario, "green", (1, -4), worn=("buckler",))
    store(scenario, "green", items=("brigandine",), extensions=("double-walls",))
    scenario.given_state(rows={12: "alchemists"})

    assert sources(scenario.state, "green", "defence") == (
        Part("MP-8.2.7", "ottilie-krahl", 3),
        Part("MP-4.15.3", "buckler", 1),
        Part("MP-4.17.3", "double-walls", 1),
        Part("MP-5.3.4", "event-12", 1),
    )
    assert defence(scenario.state, "green") == 6


def test_an_event_that_went_to_the_inquisition_improves_nobody(scenario: Scenario) -> None:
    scenario.given_state(rows={12: "inquisition"})

    assert defence(scenario.state, "green") == 3


def test_mp_8_2_7_a_value_is_at_least_nought(scenario: Scenario) -> None:
    poor = ("alchemists.toml", r"attack = 3, defence = 3, capacity = 3", "attack = 0, defence = 3, capacity = 3")
    scenario.given_state(pack=read_pack(broken(poor)))

    assert attack(scenario.state, "green") == 0


def test_mp_8_2_6_a_character_may_have_other_values_without_soul_stone(scenario: Scenario) -> None:
    weak = (
        "alchemists.toml",
        r'id = "ottilie-krahl"',
        'id = "ottilie-krahl"\nwithout_stone = { attack = 1, defence = 1, capacity = 4, actions = 2 }',
    )
    scenario.given_state(pack=read_pack(broken(weak)))
    assert values(scenario.state, "green") == (3, 3, 3, 3)

    stand(scenario, "green", (1, -4), soul_stones=0)
    assert values(scenario.state, "green") == (1, 1, 4, 2)
    assert sources(scenario.state, "green", "attack") == (Part("MP-8.2.6", "ottilie-krahl", 1),)


def test_mp_8_2_5_inquisitors_have_fixed_numbers(scenario: Scenario) -> None:
    scenario.given_state(alarm_discard=(QUIET,))
    numbers = {
        letter: {
            stat: inquisitors.value(scenario.state, letter, stat)
            for stat in ("attack", "destroy", "defence", "actions")
        }
        for letter in "AD"
    }

    assert numbers == {
        "A": {"attack": 2, "destroy": 0, "defence": 1, "actions": 2},
        "D": {"attack": 0, "destroy": 1, "defence": 2, "actions": 2},
    }


def test_mp_8_2_6_without_a_second_set_the_values_stay(scenario: Scenario) -> None:
    stand(scenario, "green", (1, -4), soul_stones=0)

    assert values(scenario.state, "green") == (3, 3, 3, 3)


def values(state: State, figure: str) -> tuple[int, int, int, int]:
    return attack(state, figure), defence(state, figure), capacity(state, figure), actions(state, figure)


@pytest.mark.parametrize(
    ("recipe", "expected"), [("aeribos", (1, 1, 1, 1)), ("kypitau", (2, 2, 2, 2)), ("auranox", (3, 3, 3, 2))]
)
def test_mp_8_2_8_a_homunculus_without_own_values_has_those_of_its_level(
    scenario: Scenario, recipe: str, expected: tuple[int, ...]
) -> None:
    helper(scenario, recipe, "green", (0, 0))

    assert values(scenario.state, recipe) == expected


def test_mp_8_2_8_an_alchemist_without_own_values_has_two_two_three_three(scenario: Scenario) -> None:
    nameless = ("alchemists.toml", r"values = \{ attack = 3, defence = 3, capacity = 3, actions = 3 \}\n", "")
    scenario.given_state(pack=read_pack(broken(nameless)))

    assert values(scenario.state, "green") == (2, 2, 3, 3)


@pytest.mark.rule("MP-2.4.3")
def test_a_homunculus_has_own_values_and_nothing_of_its_owners(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0), worn=("dagger",))
    store(scenario, "green", extensions=("cannon-loft", "water-clock"))
    scenario.given_state(rows={8: "alchemists"})
    scenario.given(HomunculusMade("green", "regulo", (1, 0)))

    one = scenario.state.homunculi["regulo"]
    assert (one.recipe, one.colour, one.hex, one.carried, one.acted, one.extras) == (
        "regulo",
        "green",
        (1, 0),
        {},
        0,
        (),
    )
    assert values(scenario.state, "regulo") == (4, 3, 3, 3)
    assert sources(scenario.state, "regulo", "attack") == (Part("MP-2.4.3", "regulo", 4),)


def test_mp_4_15_3_only_worn_items_have_effect(scenario: Scenario) -> None:
    store(scenario, "green", items=("dagger",))
    assert attack(scenario.state, "green") == 3

    scenario.given(AlchemistEquipped("green", {}, {}, ("dagger",), ()))
    assert attack(scenario.state, "green") == 4


def test_mp_4_17_3_an_extension_takes_effect_at_once(scenario: Scenario) -> None:
    stand(scenario, "green", TOWN_G, carried={"copper": 1, "glass": 1}, acted=3)
    scenario.given_state(extensions={**scenario.state.extensions, "G": "water-clock"})
    assert remaining(scenario.state, "green") == 0

    scenario.given(ExtensionBought("green", "G", "water-clock", {"copper": 1, "glass": 1}))
    assert remaining(scenario.state, "green") == 1


def test_vector_mp_9_10_an_event_improvement_is_two_dice_more(scenario: Scenario) -> None:
    strong = ("scenarios.toml", 'stat = "capacity", amount = 1', 'stat = "attack", amount = 2')
    scenario.given_state(pack=read_pack(broken(strong)), rows={8: "alchemists"})
    stand(scenario, "green", TOWN_G, character="mirela-dross")
    scenario.given_state(missions={**scenario.state.missions, "G": "cellar-rats"})

    assert attack(scenario.state, "green") == 4
    assert dice_rolled(scenario.rolls(0, 0, 0, 0), "green") == 4
