"""Whom inquisitors go for, and by which way. Source: MP-4.20."""

import pytest

from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.content.pack import read_pack
from domain.materia_prima.facts.inquisition import InquisitorActionsLapsed, InquisitorMoved
from domain.materia_prima.queries.inquisition import Hunt, hunted, paths_from
from domain.materia_prima.queries.movement import board
from domain.materia_prima.state import Inquisitor
from domain.materia_prima.tasks.inquisition import LetInquisitorAct, SpendActions
from tests.domain.materia_prima.broken_packs import broken
from tests.domain.materia_prima.conftest import Make
from tests.domain.materia_prima.positions import alarm, cards, foe, helper, stand
from tests.dsl import Scenario

GREEN_FIRST = "ember-sermon"  # no modifier; grey, green, brown, yellow
YELLOW_FIRST = "pamphlet"  # no modifier; yellow, brown, grey, green
BROWN_FIRST = "wax-and-chain"  # no modifier; brown, yellow, grey, green


def hunt(scenario: Scenario, inquisitor: Inquisitor) -> Hunt:
    found = hunted(scenario.state, inquisitor)
    assert found is not None
    return found


def prey(scenario: Scenario, inquisitor: Inquisitor) -> tuple[str, int]:
    """The name of the target and how many steps away it is."""
    found = hunt(scenario, inquisitor)
    return found.target.name, found.path.steps


def walk(scenario: Scenario, inquisitor: Inquisitor) -> list[Hex]:
    """Where it goes with all of its actions."""
    scenario.when(LetInquisitorAct(inquisitor.id))
    return [fact.hex for fact in scenario.facts if isinstance(fact, InquisitorMoved)]


def test_mp_4_20_1_targets_are_of_the_primary_and_secondary_kind_in_any_colour(scenario: Scenario) -> None:
    alarm(stand(stand(scenario, "green", (3, 0)), "yellow", (-3, 0)), GREEN_FIRST)
    a, b, d = (foe(scenario, letter, (0, 0)) for letter in "ABD")
    assert prey(scenario, a) == ("green", 2)
    assert hunt(scenario, d).target.kind == "tower"
    helper(scenario, "aeribos", "yellow", (-2, 0))
    assert prey(scenario, a) == prey(scenario, b) == ("aeribos", 1)
    assert hunt(scenario, d).target.kind == "tower"


def test_mp_4_20_2_only_the_own_tower_hex_counts_as_inside(scenario: Scenario) -> None:
    alarm(stand(stand(scenario, "green", (2, 0), tower=(2, 0)), "yellow", (-3, 0)), GREEN_FIRST)
    a, d = foe(scenario, "A", (0, 0)), foe(scenario, "D", (0, 0))
    assert prey(scenario, a) == ("yellow", 2)
    assert prey(scenario, d) == ("green", 1)
    assert not hunt(scenario, d).target.in_tower
    helper(scenario, "aeribos", "green", (2, 0))
    assert prey(scenario, a) == ("yellow", 2)
    stand(scenario, "green", (3, 0))
    assert prey(scenario, a) == ("aeribos", 1)


def test_mp_4_20_3_distance_counts_the_steps_till_it_stands_beside(scenario: Scenario) -> None:
    stand(stand(scenario, "green", (1, 0)), "yellow", (-4, 3), tower=(-4, 3))
    for hex, steps in {(0, 0): 0, (-1, 0): 1, (-2, 0): 2, (-3, 0): 3}.items():
        assert prey(scenario, foe(scenario, "A", hex)) == ("green", steps)


def test_mp_4_20_4_steps_avoid_player_figures_and_towers_and_nothing_else(make: Make) -> None:
    scenario = make("green", "yellow", "brown")
    stand(stand(scenario, "green", (3, -1), tower=(1, -1)), "yellow", (1, 0), tower=(-3, 3))
    stand(scenario, "brown", (-4, 2), tower=(0, 1))
    helper(scenario, "aeribos", "brown", (0, -1))
    foe(scenario, "B", (-1, 1))
    scenario.given_state(markers={(-1, 1): 1}, loose={(-1, 1): {"air": 2}})
    paths = dict(paths_from(scenario.state, (0, 0), board(scenario.state).hexes))
    assert {hex for hex, path in paths.items() if path.steps == 1} == {(-1, 1), (-1, 0)}
    assert paths[2, 1].steps > 3, "towns are walked through, by a way around"
    assert paths[-1, 1].first == (-1, 1)


def test_mp_4_20_5_a_target_without_a_path_is_ignored(make: Make) -> None:
    scenario = make("green", "yellow", "brown")
    stand(stand(scenario, "green", (1, -4), tower=(-1, 4)), "yellow", (-4, 3), tower=(0, -3))
    alarm(stand(scenario, "brown", (2, -4), tower=(1, -3)), GREEN_FIRST)
    inquisitor = foe(scenario, "A", (0, -2))
    assert prey(scenario, inquisitor) == ("brown", 2)
    stand(scenario, "brown", (-4, 2), tower=(1, -3))
    assert prey(scenario, inquisitor) == ("green", 3)


@pytest.mark.vector("MP-9.74")
def test_mp_4_20_6_a_nearer_secondary_target_beats_a_farther_primary_one(scenario: Scenario) -> None:
    stand(stand(scenario, "green", (2, 0)), "yellow", (-1, 4), tower=(1, -4))
    helper(scenario, "aeribos", "yellow", (0, 0))
    inquisitor = foe(scenario, "A", (-3, 0))
    assert prey(scenario, inquisitor) == ("aeribos", 2)
    scenario.given_state(homunculi={})
    assert prey(scenario, inquisitor) == ("green", 4)


@pytest.mark.vector("MP-9.75")
def test_mp_4_20_7_at_equal_distance_the_primary_kind(scenario: Scenario) -> None:
    stand(stand(scenario, "green", (3, 0)), "yellow", (-1, 4), tower=(1, -4))
    helper(scenario, "aeribos", "yellow", (-3, 0))
    alarm(scenario, YELLOW_FIRST)
    assert prey(scenario, foe(scenario, "A", (0, 0))) == ("green", 2)
    assert prey(scenario, foe(scenario, "B", (0, 0))) == ("aeribos", 2)


def test_mp_4_20_8_at_equal_distance_and_kind_the_player_earlier_in_the_order(scenario: Scenario) -> None:
    stand(stand(scenario, "green", (3, 0)), "yellow", (-3, 0))
    inquisitor = foe(scenario, "A", (0, 0))
    assert prey(alarm(scenario, GREEN_FIRST), inquisitor) == ("green", 2)
    assert prey(alarm(scenario, YELLOW_FIRST), inquisitor) == ("yellow", 2)


@pytest.mark.vector("MP-9.76")
def test_mp_4_20_9_a_target_in_its_tower_only_if_all_are(scenario: Scenario) -> None:
    stand(stand(scenario, "green", (-1, 0), tower=(-1, 0)), "yellow", (-4, 3), tower=(-4, 3))
    helper(scenario, "aeribos", "yellow", (3, -1))
    inquisitor = foe(scenario, "A", (-3, 0))
    assert prey(scenario, inquisitor) == ("aeribos", 5)
    scenario.given_state(homunculi={})
    assert prey(scenario, inquisitor) == ("green", 1)


def test_mp_4_20_10_in_towers_at_equal_distance_the_primary_kind(scenario: Scenario) -> None:
    stand(stand(scenario, "green", (3, 0), tower=(3, 0)), "yellow", (-3, 0), tower=(-3, 0))
    helper(alarm(scenario, GREEN_FIRST), "aeribos", "green", (3, 0))
    assert prey(scenario, foe(scenario, "A", (0, 0))) == ("green", 2)
    assert prey(scenario, foe(scenario, "B", (0, 0))) == ("aeribos", 2)
    helper(scenario, "terrulo", "yellow", (-3, 0))
    scenario.given_state(homunculi={"terrulo": scenario.state.homunculi["terrulo"]})
    assert prey(scenario, foe(scenario, "B", (0, 0))) == ("terrulo", 2)


def test_mp_4_20_11_then_the_player_earlier_in_the_order(scenario: Scenario) -> None:
    stand(stand(scenario, "green", (3, 0), tower=(3, 0)), "yellow", (-3, 0), tower=(-3, 0))
    inquisitor = foe(scenario, "A", (0, 0))
    assert prey(alarm(scenario, GREEN_FIRST), inquisitor) == ("green", 2)
    assert prey(alarm(scenario, YELLOW_FIRST), inquisitor) == ("yellow", 2)


def test_mp_4_20_12_still_tied_the_homunculus_that_entered_first(scenario: Scenario) -> None:
    stand(stand(scenario, "green", (-4, 3)), "yellow", (-3, 3))
    helper(helper(scenario, "undinka", "green", (-2, 0)), "aeribos", "green", (2, 0))
    assert prey(scenario, foe(scenario, "B", (0, 0))) == ("undinka", 1)
    homunculi = scenario.state.homunculi
    scenario.given_state(homunculi={recipe: homunculi[recipe] for recipe in ("aeribos", "undinka")})
    assert prey(scenario, foe(scenario, "B", (0, 0))) == ("aeribos", 1)


def test_mp_4_20_13_with_one_kind_twice_the_order_decides(scenario: Scenario) -> None:
    edit = ("inquisition.toml", r'(letter = "A".*?secondary = )"homunculus"', r'\1"alchemist"')
    scenario.given_state(pack=read_pack(broken(edit)))
    stand(stand(scenario, "green", (3, 0)), "yellow", (-3, 0))
    helper(scenario, "aeribos", "green", (0, -1))
    inquisitor = foe(scenario, "A", (0, 0))
    assert prey(alarm(scenario, GREEN_FIRST), inquisitor)[0] == "green"
    assert prey(alarm(scenario, YELLOW_FIRST), inquisitor)[0] == "yellow"


@pytest.mark.vector("MP-9.72")
def test_mp_4_20_14_each_step_lessens_the_distance_in_the_order_from_ne(scenario: Scenario) -> None:
    alarm(stand(stand(scenario, "green", (2, 1)), "yellow", (-4, 3)), GREEN_FIRST)
    assert walk(scenario, foe(scenario, "A", (0, 0))) == [(1, 0), (2, 0)]


@pytest.mark.parametrize(
    ("target", "step"),
    [
        ((2, -2), (1, -1)),
        ((3, -1), (1, -1)),
        ((2, 0), (1, 0)),
        ((0, 2), (0, 1)),
        ((1, 1), (1, 0)),
        ((-2, 2), (-1, 1)),
        ((-1, 2), (0, 1)),
        ((-2, 0), (-1, 0)),
        ((0, -2), (0, -1)),
        ((-1, -1), (-1, 0)),
    ],
)
def test_the_first_step_of_several_that_lessen_the_distance(scenario: Scenario, target: Hex, step: Hex) -> None:
    stand(stand(scenario, "green", target), "yellow", (-4, 3), tower=(-3, 3))
    assert hunt(scenario, foe(scenario, "A", (0, 0))).path.first == step


def test_mp_4_20_15_without_a_reachable_target_it_stays_and_its_actions_lapse(scenario: Scenario) -> None:
    edit = ("inquisition.toml", r'(letter = "B".*?secondary = )"alchemist"', r'\1"homunculus"')
    stand(stand(scenario, "green", (1, 0)), "yellow", (-3, 0)).given_state(pack=read_pack(broken(edit)))
    alarm(scenario, GREEN_FIRST)
    inquisitor = foe(scenario, "B", (0, 0))
    scenario.when(LetInquisitorAct(inquisitor.id)).then(InquisitorActionsLapsed("b-1", 3, None))


def test_mp_4_20_16_it_never_moves_when_it_can_attack(scenario: Scenario) -> None:
    alarm(stand(stand(scenario, "green", (1, 0)), "yellow", (-1, 0)), GREEN_FIRST)
    inquisitor = foe(scenario, "A", (0, 0))
    scenario.rolls(2, 2, 2, 2, 2, 2).when(LetInquisitorAct(inquisitor.id)).then_no(InquisitorMoved)
    assert scenario.state.inquisitors["a-1"].hex == (0, 0)


@pytest.mark.rule("MP-4.20.3", "MP-4.20.8", "MP-4.19.6")
def test_vector_mp_9_30_two_steps_then_one_attack(make: Make) -> None:
    scenario = make("yellow", "brown")
    alarm(stand(stand(scenario, "brown", (3, 0)), "yellow", (-3, 0)), BROWN_FIRST)
    cards(scenario, "a-actions")
    inquisitor = foe(scenario, "A", (0, 0))
    scenario.rolls(2, 2, 2)
    assert walk(scenario, inquisitor) == [(1, 0), (2, 0)]
    assert [fact.figure for fact in scenario.facts if hasattr(fact, "figure")] == ["brown"]


def test_an_inquisitor_that_is_gone_does_nothing(scenario: Scenario) -> None:
    scenario.when(LetInquisitorAct("a-9")).then()
    scenario.when(SpendActions("a-9", 2)).then()


def steps_to(scenario: Scenario, target: Hex, barred: set[Hex]) -> dict[Hex, int]:
    """How many steps every free hex is from a hex beside the target, counted from the target outwards."""
    adjacency = scenario.state.pack.boards["open-country"].adjacency
    ring = [hex for hex in adjacency[target] if hex not in barred]
    steps = dict.fromkeys(ring, 0)
    while ring:
        ring = [near for hex in ring for near in adjacency[hex] if near not in steps and near not in barred]
        steps |= {hex: max(steps.values()) + 1 for hex in ring}
    return steps


def test_every_first_step_is_the_first_of_those_that_lessen_the_distance(make: Make) -> None:
    scenario = alarm(make("green", "yellow", "brown"), GREEN_FIRST)
    adjacency = scenario.state.pack.boards["open-country"].adjacency
    wall: set[Hex] = {(0, 0), (1, -1), (0, 1), (-1, 1), (2, -2)}
    for target in set(adjacency) - wall:
        stand(scenario, "green", target, tower=(0, 0))
        stand(stand(scenario, "yellow", (1, -1), tower=(1, -1)), "brown", (0, 1), tower=(0, 1))
        helper(helper(scenario, "aeribos", "yellow", (-1, 1)), "terrulo", "yellow", (2, -2))
        steps = steps_to(scenario, target, wall | {target})
        for start in set(adjacency) - wall - {target}:
            found = hunted(scenario.state, Inquisitor("c-1", "C", start))
            assert found is not None
            if found.target.name == "green" and found.path.steps:
                lessening = [hex for hex in adjacency[start] if steps.get(hex) == steps[start] - 1]
                assert found.path == (steps[start], lessening[0])
