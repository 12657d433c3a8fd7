"""What alchemists do in towns: research and buy. Source: MP-4.16, 4.17."""

from collections import Counter
from typing import Any

import pytest

from domain.kernel.fact import CardsDrawn, CardsShuffled
from domain.materia_prima.content.pack import read_pack
from domain.materia_prima.elements import Elements
from domain.materia_prima.facts.town import (
    ExtensionBought,
    ExtensionReplaced,
    RecipePileRebuilt,
    RecipesDiscarded,
    RecipesKept,
    RecipesResearched,
)
from domain.materia_prima.facts.turn import ActionSpent
from domain.materia_prima.queries.abilities import pool_cards_max
from domain.materia_prima.queries.values import attack
from domain.materia_prima.tasks.turn import StartTurn
from tests.domain.materia_prima.broken_packs import broken
from tests.domain.materia_prima.conftest import Make
from tests.domain.materia_prima.positions import stand, store
from tests.dsl import Scenario

TOWN_G, TOWN_T = (1, -3), (2, 1)
POOL = "recipes-homunculus"


def turn(scenario: Scenario, carried: Elements | None = None, **fields: Any) -> Scenario:
    """Green in town G; its turn."""
    return stand(scenario, "green", TOWN_G, carried=carried or {}, **fields).when(StartTurn("green"))


def pile(scenario: Scenario, unseen: tuple[str, ...], discard: tuple[str, ...] = ()) -> Scenario:
    """The pile of homunculi and its discard hold these cards and no others."""
    state = scenario.state
    return scenario.given_state(
        pools={**state.pools, POOL: tuple(sorted(unseen))},
        piles={**state.piles, POOL: ("?" + POOL,) * len(unseen)},
        recipe_discards={**state.recipe_discards, "homunculus": discard},
    )


def recipe_cards(scenario: Scenario) -> Counter[str]:
    """Every recipe card in pool, piles and discards and before the researcher."""
    state = scenario.state
    unseen = [card for name, pool in state.pools.items() if name.startswith("recipes-") for card in pool]
    discards = [card for discard in state.recipe_discards.values() for card in discard]
    return Counter([*unseen, *discards, *state.recipes, *state.researched])


# Research


@pytest.mark.rule("MP-4.16.1", "MP-4.16.2")
def test_two_cards_are_drawn_one_enters_the_pool_the_other_is_discarded(scenario: Scenario) -> None:
    scenario.given_state(recipes=("dagger",)).draws(POOL, "kypitau", "pyrrik")
    turn(scenario).answers(0, "research:homunculus")
    scenario.then_includes(
        ActionSpent("green", "research", None), RecipesResearched("green", "homunculus", ("kypitau", "pyrrik"))
    )
    scenario.asks(0, "keep:kypitau", "keep:pyrrik").answers(0, "keep:pyrrik")

    scenario.then(RecipesKept("green", "homunculus", ("pyrrik",)))
    assert scenario.state.recipes == ("dagger", "pyrrik")
    assert scenario.state.recipe_discards["homunculus"] == ("kypitau",)
    assert scenario.state.researched == ()


@pytest.mark.parametrize("kind", ["homunculus", "equipment", "stone"])
def test_mp_4_16_1_one_kind_is_chosen(scenario: Scenario, kind: str) -> None:
    turn(scenario).offers(0, "research:homunculus", "research:equipment", "research:stone")
    scenario.refused("MP-4.16.1", key="research:gold").answers(0, f"research:{kind}")

    drawn = [card for fact in scenario.facts if isinstance(fact, CardsDrawn) for card in fact.cards]
    assert [scenario.state.pack.recipes[card].kind for card in drawn] == [kind, kind]


@pytest.mark.parametrize(("colours", "limit"), [(2, 6), (3, 9), (4, 12)])
def test_mp_4_16_3_the_pool_holds_six_nine_or_twelve(make: Make, colours: int, limit: int) -> None:
    scenario = make(*("green", "yellow", "brown", "grey")[:colours])

    assert pool_cards_max(scenario.state) == len(scenario.state.recipes) == limit
    turn(scenario).answers(0, "research:stone")
    scenario.answers(0, scenario.default()).answers(0, scenario.default())
    assert len(scenario.state.recipes) == limit


@pytest.mark.rule("MP-4.16.4")
@pytest.mark.vector("MP-9.94")
def test_a_full_pool_loses_another_card_of_the_researchers_choice(scenario: Scenario) -> None:
    before = scenario.state.recipes
    scenario.draws(POOL, "kypitau", "pyrrik")
    turn(scenario).answers(0, "research:homunculus", "keep:kypitau")
    scenario.asks(0, *(f"discard:{card}" for card in before)).refused("MP-4.16.4", key="discard:kypitau")
    assert scenario.default() == f"discard:{before[0]}"

    scenario.answers(0, f"discard:{before[2]}").then(RecipesDiscarded("green", (before[2],)))
    assert scenario.state.recipes == (*before[:2], *before[3:], "kypitau")
    scenario.offers(0, "end-turn")


def test_mp_4_16_4_with_room_nothing_is_discarded(scenario: Scenario) -> None:
    scenario.given_state(recipes=scenario.state.recipes[1:])
    turn(scenario).answers(0, "research:stone").answers(0, scenario.default()).offers(0, "end-turn")

    scenario.then_no(RecipesDiscarded)
    assert len(scenario.state.recipes) == 6


def test_mp_4_16_5_an_empty_pile_is_first_rebuilt_from_its_discard(scenario: Scenario) -> None:
    pile(scenario, (), discard=("kypitau", "pyrrik", "regulo"))
    turn(scenario).answers(0, "research:homunculus")

    assert scenario.facts[1:3] == [
        RecipePileRebuilt("homunculus"),
        CardsShuffled(POOL, ("kypitau", "pyrrik", "regulo"), POOL),
    ]
    assert len(scenario.state.researched) == 2
    assert scenario.state.recipe_discards["homunculus"] == ()


def test_mp_4_16_5_a_pile_with_cards_is_not_rebuilt(scenario: Scenario) -> None:
    pile(scenario, ("kypitau", "pyrrik"), discard=("regulo", "undinka"))
    turn(scenario).answers(0, "research:homunculus").then_no(RecipePileRebuilt, CardsShuffled)

    assert sorted(scenario.state.researched) == ["kypitau", "pyrrik"]
    assert scenario.state.recipe_discards["homunculus"] == ("regulo", "undinka")


@pytest.mark.rule("MP-4.16.5", "MP-4.16.8")
def test_a_single_available_card_is_taken(scenario: Scenario) -> None:
    pile(scenario, ("kypitau",)).given_state(recipes=("dagger",))
    turn(scenario).answers(0, "research:homunculus")

    scenario.then_includes(RecipesKept("green", "homunculus", ("kypitau",))).then_no(RecipePileRebuilt)
    scenario.offers(0, "end-turn")
    assert (scenario.state.recipes, scenario.state.recipe_discards["homunculus"]) == (("dagger", "kypitau"), ())


@pytest.mark.rule("MP-4.16.5", "MP-0.1.7")
def test_without_any_card_the_action_is_illegal(scenario: Scenario) -> None:
    turn(pile(scenario, ())).refused("MP-4.16.5", key="research:homunculus").offers(0, "research:stone")

    assert scenario.state.alchemists["green"].acted == 0


def test_mp_4_16_6_cards_of_any_level_enter_the_pool(scenario: Scenario) -> None:
    pile(scenario, ("kypitau", "pyrrik", "regulo", "undinka")).given_state(recipes=())
    turn(scenario.draws(POOL, "undinka", "kypitau", "pyrrik", "regulo"))
    scenario.answers(0, "research:homunculus", "keep:kypitau", "research:homunculus", "keep:regulo")

    levels = [scenario.state.pack.recipes[card].level for card in scenario.state.recipes]
    assert levels == [2, 3]


@pytest.mark.rule("MP-4.16.7")
@pytest.mark.vector("MP-9.203")
def test_a_pile_that_runs_out_between_two_draws_is_rebuilt_without_the_drawn(scenario: Scenario) -> None:
    pile(scenario, ("kypitau",), discard=("pyrrik", "regulo", "undinka")).given_state(recipes=())
    scenario.draws(POOL, "kypitau", "regulo")
    turn(scenario).answers(0, "research:homunculus")
    scenario.then_includes(
        RecipePileRebuilt("homunculus"),
        CardsShuffled(POOL, ("pyrrik", "regulo", "undinka"), POOL),
        RecipesResearched("green", "homunculus", ("kypitau", "regulo")),
    )

    scenario.answers(0, "keep:regulo")
    assert len(scenario.state.piles[POOL]) == 2
    assert scenario.state.recipe_discards["homunculus"] == ("kypitau",)


def test_mp_4_16_8_broad_research_keeps_what_there_is(scenario: Scenario) -> None:
    pile(scenario, ("kypitau", "pyrrik", "regulo")).given_state(recipes=())
    turn(scenario, character="agathe-lumen").answers(0, "research:homunculus")
    assert sorted(scenario.state.researched) == ["kypitau", "pyrrik", "regulo"]

    scenario.answers(0, "keep:kypitau", "keep:regulo")
    assert scenario.state.recipes == ("kypitau", "regulo")
    assert scenario.state.recipe_discards["homunculus"] == ("pyrrik",)


def test_mp_4_16_9_a_card_discarded_from_the_pool_goes_to_its_own_kind(scenario: Scenario) -> None:
    scenario.draws(POOL, "kypitau", "pyrrik")
    turn(scenario).answers(0, "research:homunculus", "keep:kypitau", "discard:dagger")

    assert scenario.state.recipe_discards == {"homunculus": ("pyrrik",), "equipment": ("dagger",), "stone": ()}


def test_no_recipe_card_is_lost_or_doubled_by_research(scenario: Scenario) -> None:
    before = recipe_cards(scenario)
    turn(scenario)
    for kind in ("homunculus", "equipment", "stone"):
        scenario.answers(0, f"research:{kind}")
        assert recipe_cards(scenario) == before
        scenario.answers(0, scenario.default()).answers(0, scenario.default())
        assert recipe_cards(scenario) == before


def test_the_default_keeps_the_first_drawn(scenario: Scenario) -> None:
    scenario.draws(POOL, "pyrrik", "kypitau")

    assert turn(scenario).answers(0, "research:homunculus").default() == "keep:pyrrik"


# Buying


@pytest.mark.rule("MP-4.17.1", "MP-4.17.2")
def test_an_extension_is_bought_for_two_different_elements_of_level_two(scenario: Scenario) -> None:
    scenario.given_state(extensions={**scenario.state.extensions, "G": "cannon-loft"}).draws("extensions", "raven-loft")
    turn(scenario, {"air": 1, "copper": 1, "glass": 1}).answers(0, "buy")

    scenario.then_includes(
        ActionSpent("green", "buy", None),
        ExtensionBought("green", "G", "cannon-loft", {"copper": 1, "glass": 1}),
    )
    green = scenario.state.alchemists["green"]
    assert (green.carried, green.tower.extensions) == ({"air": 1}, ("cannon-loft",))


def test_mp_4_17_2_the_payer_chooses_which_kinds(scenario: Scenario) -> None:
    turn(scenario, {"copper": 1, "glass": 1, "salt": 1}).answers(0, "buy").asks(
        0, "pay:copper", "pay:glass", "pay:salt"
    )
    assert scenario.default() == "pay:copper"
    scenario.answers(0, "pay:copper").asks(0, "pay:glass", "pay:salt")
    assert scenario.default() == "pay:glass"

    scenario.answers(0, "pay:salt")
    assert scenario.state.alchemists["green"].carried == {"glass": 1}


@pytest.mark.parametrize("carried", [{}, {"copper": 2}, {"copper": 1, "fire": 2}, {"copper": 1, "gold": 1}])
def test_mp_4_17_2_what_is_no_price_buys_nothing(scenario: Scenario, carried: Elements) -> None:
    store(scenario, "green", elements={"glass": 5, "copper": 5})

    turn(scenario, carried).refused("MP-4.17.2", key="buy")


def test_mp_4_17_2_a_pack_may_name_the_price(scenario: Scenario) -> None:
    dear = (
        "towns.toml",
        r'id = "cannon-loft"',
        'id = "cannon-loft"\nprice = { elements = { iron = 2 }, different = 1 }',
    )
    scenario.given_state(pack=read_pack(broken(dear)), extensions={**scenario.state.extensions, "G": "cannon-loft"})
    turn(scenario, {"iron": 1, "glass": 1, "copper": 1}).refused("MP-4.17.2", key="buy")

    turn(scenario, {"iron": 2, "glass": 1}).answers(0, "buy")
    scenario.then_includes(ExtensionBought("green", "G", "cannon-loft", {"glass": 1, "iron": 2}))


def test_mp_4_17_3_it_takes_effect_on_the_own_tower_at_once(scenario: Scenario) -> None:
    scenario.given_state(extensions={**scenario.state.extensions, "G": "cannon-loft"})
    turn(scenario, {"copper": 1, "glass": 1})
    assert attack(scenario.state, "green") == 3

    scenario.answers(0, "buy")
    assert attack(scenario.state, "green") == 4


def test_mp_4_17_4_a_new_marker_replaces_it(scenario: Scenario) -> None:
    new = scenario.state.pools["extensions"][0]
    left = len(scenario.state.piles["extensions"])
    scenario.draws("extensions", new)

    turn(scenario, {"copper": 1, "glass": 1}).answers(0, "buy").then_includes(ExtensionReplaced("G", new))
    assert scenario.state.extensions["G"] == new
    assert len(scenario.state.piles["extensions"]) == left - 1


@pytest.mark.rule("MP-4.17.4", "MP-4.17.6")
def test_with_an_empty_stack_the_place_stays_empty_and_nothing_can_be_bought(scenario: Scenario) -> None:
    state = scenario.state
    scenario.given_state(pools={**state.pools, "extensions": ()}, piles={**state.piles, "extensions": ()})
    turn(scenario, {"copper": 1, "glass": 1}).answers(0, "buy")

    assert scenario.state.extensions["G"] is None
    stand(scenario, "green", TOWN_G, carried={"copper": 1, "glass": 1})
    scenario.refused("MP-4.17.6", key="buy")


def test_mp_4_17_5_an_alchemist_may_own_several_extensions(scenario: Scenario) -> None:
    bought = (scenario.state.extensions["G"], scenario.state.extensions["T"])
    turn(scenario, {"copper": 1, "glass": 1}).answers(0, "buy", "sail:T")
    stand(scenario, "green", TOWN_T, carried={"mercury": 1, "salt": 1})

    scenario.answers(0, "buy")
    assert scenario.state.alchemists["green"].tower.extensions == bought
