"""Abilities. Source: MP-8.1."""

from typing import Any

import pytest

from domain.materia_prima.content.pack import Pack, read_pack
from domain.materia_prima.facts.gathering import ElementsDropped, ElementTaken
from domain.materia_prima.facts.town import RecipesResearched
from domain.materia_prima.facts.turn import ActionSpent
from domain.materia_prima.queries.abilities import abilities, extra_actions, pool_cards_max, rich_mining
from domain.materia_prima.rules.turn.actions import open_actions
from domain.materia_prima.tasks.turn import StartTurn
from tests.domain.materia_prima.broken_packs import broken
from tests.domain.materia_prima.positions import CORNERS, helper, stand, store
from tests.dsl import Scenario

TOWN_G = (1, -3)
IRON_MINE, FIRE_MINE, EARTH_MINE = (0, 3), (1, -2), (-1, 1)
TOWER = CORNERS[0]
RUNNER = "severin-moll"  # an extra move
MINER = "hanno-zinke"  # rich mining of iron
SCHOLAR = "agathe-lumen"  # broad research


def giving(item: str, ability: str) -> Pack:
    """The pack with this ability on an item of level 1."""
    return read_pack(broken(("recipes.toml", f'id = "{item}"', f'id = "{item}"\nabilities = [{ability}]')))


EXTRA_MOVE = '{ ability = "extra-action", action = "move" }'
RICH_IRON = '{ ability = "rich-mining", element = "iron" }'
EXTRA_RECIPE = '{ ability = "extra-recipe" }'


def turn(scenario: Scenario, hex: tuple[int, int] = (0, 0), **fields: Any) -> Scenario:
    return stand(scenario, "green", hex, **fields).when(StartTurn("green"))


def to_and_fro(scenario: Scenario, figure: str, steps: int) -> list[str | None]:
    """The figure goes from (0, 0) to (1, 0) and back, so many steps; what each cost."""
    costs = []
    for step in range(steps):
        scenario.answers(0, f"move:{figure}:{'0,0' if step % 2 else '1,0'}")
        costs += [fact.extra for fact in scenario.facts if isinstance(fact, ActionSpent)]
    return costs


# Extra actions


@pytest.mark.rule("MP-8.1.1")
@pytest.mark.vector("MP-9.106")
def test_an_extra_move_makes_four_actions_one_of_them_a_move(scenario: Scenario) -> None:
    turn(scenario, character=RUNNER)

    assert to_and_fro(scenario, "green", 4) == [f"{RUNNER}:move", None, None, None]
    scenario.asks(0, "end-turn").refused("MP-4.7.4", key="move:green:1,0")


def test_mp_8_1_1_the_extra_action_is_of_its_kind_only(scenario: Scenario) -> None:
    turn(scenario, hex=FIRE_MINE, character=RUNNER).answers(0, "mine:green", "mine:green", "mine:green")

    assert open_actions(scenario.state, "green") == ("move",)
    scenario.refused("MP-4.7.4", key="drop:green").answers(0, "move:green:1,-1")
    scenario.asks(0, "end-turn")


def test_mp_8_1_1_once_per_own_turn(scenario: Scenario) -> None:
    turn(scenario, character=RUNNER)
    assert to_and_fro(scenario, "green", 2) == [f"{RUNNER}:move", None]

    scenario.when(StartTurn("green"))
    assert to_and_fro(scenario, "green", 2) == [f"{RUNNER}:move", None]


def test_mp_8_1_1_an_extension_may_give_an_extra_conversion(scenario: Scenario) -> None:
    store(scenario, "green", elements={"air": 2, "earth": 2}, extensions=("second-furnace",))
    turn(scenario, hex=TOWER).answers(0, "convert", "done").then_includes(
        ActionSpent("green", "convert", "second-furnace:convert")
    )

    scenario.answers(0, "convert").then_includes(ActionSpent("green", "convert", None))


def test_mp_8_1_8_extra_actions_of_different_sources_add_up(scenario: Scenario) -> None:
    scenario.given_state(pack=giving("dagger", EXTRA_MOVE))
    turn(scenario, character=RUNNER, worn=("dagger",))

    assert to_and_fro(scenario, "green", 5) == [f"{RUNNER}:move", "dagger:move", None, None, None]


@pytest.mark.rule("MP-8.1.14")
def test_an_extra_action_gained_in_the_turn_counts_once_however_often_the_item_changes(scenario: Scenario) -> None:
    scenario.given_state(pack=giving("dagger", EXTRA_MOVE))
    store(scenario, "green", items=("dagger",))
    turn(scenario, hex=TOWER).answers(0, "equip", "wear:dagger")
    assert extra_actions(scenario.state, "green") == {"move": "dagger:move"}

    scenario.answers(0, "move:green:0,-3").then_includes(ActionSpent("green", "move", "dagger:move"))
    assert extra_actions(scenario.state, "green") == {}
    scenario.answers(0, "move:green:1,-4", "equip", "done")
    stand(scenario, "green", TOWER, extras=("dagger:move",), acted=2)
    scenario.answers(0, "equip", "wear:dagger")
    assert extra_actions(scenario.state, "green") == {}
    scenario.asks(0, "end-turn")


def test_mp_8_1_14_an_unused_extra_action_lapses(scenario: Scenario) -> None:
    turn(scenario, character=RUNNER).answers(0, "end-turn")
    scenario.when(StartTurn("green"))

    assert to_and_fro(scenario, "green", 4) == [f"{RUNNER}:move", None, None, None]


def test_mp_8_1_15_a_homunculus_has_its_extra_action_once_in_its_owners_turn(scenario: Scenario) -> None:
    helper(scenario, "aeribos", "green", (0, 0))
    for _ in range(2):
        turn(scenario, hex=(0, 1))
        assert to_and_fro(scenario, "aeribos", 2) == ["aeribos:move", None]
        scenario.refused("MP-4.7.4", key="move:aeribos:1,0")


# Mining


@pytest.mark.parametrize(("hex", "taken"), [(IRON_MINE, ["iron", "iron"]), (FIRE_MINE, ["fire"])])
@pytest.mark.rule("MP-8.1.3", "MP-8.1.10")
def test_rich_mining_yields_one_more_at_its_own_mine(
    scenario: Scenario, hex: tuple[int, int], taken: list[str]
) -> None:
    turn(scenario, hex=hex, character=MINER).answers(0, "mine:green")

    assert [fact.element for fact in scenario.facts if isinstance(fact, ElementTaken)] == taken


def test_mp_8_1_10_a_bonus_element_that_does_not_fit_is_left_or_swapped(scenario: Scenario) -> None:
    for key, carried, fallen in [
        ("drop:iron", {"air": 2, "iron": 1}, {"iron": 1}),
        ("drop:air", {"air": 1, "iron": 2}, {"air": 1}),
    ]:
        scenario.given_state(loose={})
        turn(scenario, hex=IRON_MINE, character=MINER, carried={"air": 2}).answers(0, "mine:green")
        scenario.asks(0, "drop:air", "drop:iron").answers(0, key).then(ElementsDropped("green", fallen))
        assert scenario.state.alchemists["green"].carried == carried


def test_mp_8_1_8_rich_mining_of_several_sources_adds_up(scenario: Scenario) -> None:
    store(scenario, "green", extensions=("drill-head",))
    turn(scenario, hex=IRON_MINE, character=MINER).answers(0, "mine:green")

    assert scenario.state.alchemists["green"].carried == {"iron": 3}


# Research


@pytest.mark.parametrize(("character", "drawn", "kept"), [("ottilie-krahl", 2, 1), (SCHOLAR, 4, 2)])
@pytest.mark.rule("MP-8.1.2", "MP-8.1.9")
@pytest.mark.vector("MP-9.33")
def test_broad_research_draws_four_and_keeps_two(scenario: Scenario, character: str, drawn: int, kept: int) -> None:
    before = scenario.state.recipes
    turn(scenario, hex=TOWN_G, character=character).answers(0, "research:stone")
    assert len(scenario.state.researched) == drawn

    while scenario.default() != "end-turn":
        scenario.answers(0, scenario.default())
    entered = [card for card in scenario.state.recipes if card not in before]
    assert (len(entered), len(scenario.state.recipes)) == (kept, 6)
    assert len(scenario.state.recipe_discards["stone"]) == drawn - kept
    assert sum(len(cards) for cards in scenario.state.recipe_discards.values()) == drawn


def test_mp_8_1_8_broad_research_twice_draws_no_more(scenario: Scenario) -> None:
    store(scenario, "green", extensions=("great-library",))
    turn(scenario, hex=TOWN_G, character=SCHOLAR, worn=("spectacles",)).answers(0, "research:stone")

    assert len(scenario.state.researched) == 4


@pytest.mark.rule("MP-8.1.4", "MP-8.1.11")
def test_far_research_needs_no_town_and_touches_none(scenario: Scenario) -> None:
    turn(scenario).refused("MP-4.7.9", key="research:stone")
    store(scenario, "green", extensions=("raven-loft",))
    scenario.offers(0, "research:homunculus", "research:equipment", "research:stone")
    scenario.refused("MP-4.7.9", key="buy").refused("MP-4.7.9", key="sail:T")
    missions, extensions = scenario.state.missions, scenario.state.extensions

    scenario.answers(0, "research:equipment")
    assert any(isinstance(fact, RecipesResearched) and fact.kind == "equipment" for fact in scenario.facts)
    assert (scenario.state.missions, scenario.state.extensions) == (missions, extensions)


@pytest.mark.rule("MP-8.1.5", "MP-8.1.8", "MP-8.1.12")
def test_an_extra_recipe_raises_the_pools_maximum_whoever_has_it(scenario: Scenario) -> None:
    scenario.given_state(pack=giving("dagger", EXTRA_RECIPE))
    assert pool_cards_max(scenario.state) == 6
    store(scenario, "yellow", extensions=("reading-desk",))
    assert pool_cards_max(scenario.state) == 7
    stand(scenario, "green", TOWN_G, worn=("dagger",))
    assert pool_cards_max(scenario.state) == 8

    scenario.when(StartTurn("green")).answers(0, "research:stone").answers(0, scenario.default()).offers(0, "end-turn")
    assert len(scenario.state.recipes) == 7


def test_mp_8_1_13_a_lower_maximum_waits_for_the_next_research(scenario: Scenario) -> None:
    scenario.given_state(pack=giving("dagger", EXTRA_RECIPE), recipes=(*scenario.state.recipes, "regulo"))
    store(scenario, "green", items=())
    turn(scenario, hex=TOWER, worn=("dagger",)).answers(0, "equip", "done").offers(0, "end-turn")
    assert (pool_cards_max(scenario.state), len(scenario.state.recipes)) == (6, 7)

    turn(scenario, hex=TOWN_G).answers(0, "research:stone").answers(0, scenario.default())
    scenario.answers(0, "discard:aeribos", "discard:regulo").offers(0, "end-turn")
    assert len(scenario.state.recipes) == 6


# Whose ability it is


@pytest.mark.rule("MP-8.1.7")
def test_abilities_hold_while_their_source_is_in_play_items_while_worn(scenario: Scenario) -> None:
    scenario.given_state(pack=giving("dagger", RICH_IRON))
    store(scenario, "green", items=("dagger",))
    assert rich_mining(scenario.state, "green", "iron") == 0

    stand(scenario, "green", IRON_MINE, worn=("dagger",))
    assert rich_mining(scenario.state, "green", "iron") == 1
    store(scenario, "green", extensions=("drill-head",))
    assert rich_mining(scenario.state, "green", "iron") == 2
    stand(scenario, "green", IRON_MINE, worn=(), character=MINER)
    assert [source for source, _ in abilities(scenario.state, "green")] == [MINER, "drill-head"]


@pytest.mark.rule("MP-8.1.12")
def test_an_ability_serves_its_own_figure_alone(scenario: Scenario) -> None:
    stand(scenario, "yellow", (2, -2), character=RUNNER)
    helper(scenario, "terrulo", "green", EARTH_MINE)
    helper(scenario, "undinka", "green", EARTH_MINE)
    turn(scenario, hex=EARTH_MINE, character=MINER)

    mined = {}
    for figure in ("green", "terrulo", "undinka"):
        scenario.answers(0, f"mine:{figure}")
        mined[figure] = len([fact for fact in scenario.facts if isinstance(fact, ElementTaken)])
    assert mined == {"green": 1, "terrulo": 2, "undinka": 1}
    assert [extra_actions(scenario.state, figure) for figure in mined] == [{}, {}, {}]
    assert extra_actions(scenario.state, "yellow") == {"move": f"{RUNNER}:move"}
    assert rich_mining(scenario.state, "undinka", "iron") == 0
