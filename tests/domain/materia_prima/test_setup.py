"""The setup: what is chosen and dealt before the first day. Source: MP-3.1, MP-3.2."""

from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.errors import InvalidRequest
from domain.kernel.fact import CardsDrawn, CardsShuffled
from domain.materia_prima.content.pack import Kind, Pack
from domain.materia_prima.facts.setup import (
    BoardLaidOut,
    DifficultyChosen,
    ExtensionLaidOut,
    MissionLaidOut,
    RecipesLaidOut,
    TempleLaidOut,
)
from domain.materia_prima.queries.abilities import pool_cards_max
from domain.materia_prima.tasks.setup import ChooseDifficulty, ChooseTemple
from tests.domain.materia_prima.packs import prima
from tests.domain.materia_prima.tables import FIXED, PLAYERS, new_table, other_pack, placing_table
from tests.dsl import Scenario

KINDS: tuple[Kind, ...] = ("homunculus", "equipment", "stone")


def facts_of(scenario: Scenario, kind: type) -> list[object]:
    """The newest facts of a kind."""
    return [fact for fact in scenario.facts if type(fact) is kind]


def unseen(scenario: Scenario, pile: str) -> tuple[str, ...]:
    """The cards of a face-down pile, one for each place."""
    state = scenario.state
    assert state.piles[pile] == ("?" + pile,) * len(state.pools[pile])
    cards: tuple[str, ...] = state.pools[pile]
    return cards


# Before the board


def test_mp_3_1_1_the_group_chooses_the_difficulty_of_the_scenario() -> None:
    table = new_table((), (), scenario="white-work")

    assert table.state.scenario == "white-work"
    assert isinstance(table.question, ChooseDifficulty)
    table.asks(0, "difficulty:easy", "difficulty:normal", "difficulty:hard").answers(0, "difficulty:hard")
    table.then_includes(DifficultyChosen("hard")).check(lambda state: (state.chosen, state.difficulty) == ("hard",) * 2)


def test_a_fixed_difficulty_is_not_asked() -> None:
    table = new_table((), (), difficulty="easy")

    table.check(lambda state: state.difficulty == "easy").asks(
        0, "layout:open-country", "layout:crooked-coast", "layout:random"
    )


def test_without_a_word_the_first_scenario_is_played(pack: Pack) -> None:
    assert new_table((), ()).state.scenario == next(iter(pack.scenarios))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("scenario", "green-work"),
        ("difficulty", "extreme"),
        ("layout", 3),
        ("temple", ["sol"]),
        ("dificulty", "easy"),
    ],
)
def test_options_that_cannot_be_are_refused(name: str, value: Any) -> None:
    with pytest.raises(InvalidRequest, match=name):
        new_table((), (), **{name: value})


def test_mp_3_1_4_the_hourglass_stands_on_day_1_and_no_row_is_covered(pack: Pack) -> None:
    table = placing_table(scenario="red-work")

    assert table.state.day == 1
    assert table.state.rows == {}
    assert [row.day for row in pack.scenarios[table.state.scenario].events] == [4, 8, 12, 16]


def test_mp_3_1_5_all_alarm_cards_are_unseen(pack: Pack) -> None:
    assert unseen(placing_table(), "alarm") == tuple(sorted(pack.alarm_cards))


def test_mp_3_1_6_all_cards_of_the_scenarios_types_and_no_others_are_unseen(pack: Pack) -> None:
    table = placing_table(scenario="red-work")

    assert unseen(table, "inquisitors") == tuple(sorted(card for type in "BCE" for card in pack.cards_of[type]))


@pytest.mark.parametrize(("types", "cards"), [("A", 6), ("AD", 12), pytest.param("ABD", 18, id="MP-9.31")])
def test_the_inquisitor_pile_has_six_cards_a_type(types: str, cards: int) -> None:
    first, *others = prima().content.scenarios
    pack = other_pack(scenarios=(replace(first, inquisitors=tuple(types)), *others))

    assert len(unseen(new_table(*PLAYERS[:2], pack=pack, **FIXED), "inquisitors")) == cards


# Board, towns, temple


def test_mp_3_2_1_the_board_is_laid_out_as_the_group_likes(pack: Pack) -> None:
    table = new_table((), (), difficulty="hard")

    table.asks(0, *(f"layout:{layout}" for layout in (*pack.layouts, "random"))).answers(0, "layout:crooked-coast")
    table.then_includes(BoardLaidOut("crooked-coast")).check(lambda state: state.layout == "crooked-coast")


def test_mp_3_2_2_there_are_three_town_cards() -> None:
    table = new_table((), ())

    assert list(table.state.missions) == list(table.state.extensions) == ["T", "R", "G"]
    assert set(table.state.missions.values()) == {None}


def test_mp_3_2_3_each_town_gets_an_extension_and_the_others_are_the_stack(pack: Pack) -> None:
    table = new_table((), (), draws={"extensions": ("water-clock", "drill-head", "raven-loft")}, **FIXED)

    assert facts_of(table, ExtensionLaidOut) == [
        ExtensionLaidOut("T", "water-clock"),
        ExtensionLaidOut("R", "drill-head"),
        ExtensionLaidOut("G", "raven-loft"),
    ]
    assert table.state.extensions == {"T": "water-clock", "R": "drill-head", "G": "raven-loft"}
    assert set(unseen(table, "extensions")) == set(pack.extensions) - set(table.state.extensions.values())


def test_with_too_few_extensions_the_last_towns_have_none(pack: Pack) -> None:
    two = tuple(pack.extensions.values())[:2]
    table = new_table((), (), pack=other_pack(extensions=two), **FIXED)

    assert table.state.extensions["G"] is None
    assert {table.state.extensions["T"], table.state.extensions["R"]} == {one.id for one in two}


def test_mp_3_2_4_the_group_chooses_a_temple(pack: Pack) -> None:
    table = new_table((), (), difficulty="easy", layout="open-country")

    assert isinstance(table.question, ChooseTemple)
    table.asks(0, "random", *(f"temple:{one}" for one in pack.temples)).answers(0, "temple:luna")
    table.then_includes(TempleLaidOut("luna")).check(lambda state: state.temple == "luna")
    assert "deck/temples" not in table.state.streams


def test_mp_3_2_4_or_takes_one_at_random() -> None:
    table = new_table((), (), draws={"temples": ("mercurius",)}, difficulty="easy", layout="open-country")

    table.answers(0, "random").then_includes(TempleLaidOut("mercurius"))
    assert table.state.temple == "mercurius"
    assert table.state.streams["deck/temples"] == 1


def test_mp_3_2_5_each_town_gets_one_mission_and_the_others_are_the_pile(pack: Pack) -> None:
    table = new_table((), (), draws={"missions": ("jail-break", "bell-metal", "lost-nephew")}, **FIXED)

    assert facts_of(table, MissionLaidOut) == [
        MissionLaidOut("T", "jail-break"),
        MissionLaidOut("R", "bell-metal"),
        MissionLaidOut("G", "lost-nephew"),
    ]
    assert set(unseen(table, "missions")) == set(pack.missions) - set(table.state.missions.values())


# The pool


@pytest.mark.vector("MP-9.14")
@pytest.mark.parametrize(("players", "pool"), [(2, 6), (3, 9), (4, 12)])
def test_mp_3_2_9_the_pool_holds_as_many_level_1_recipes_a_kind_as_alchemists(
    pack: Pack, players: int, pool: int
) -> None:
    table = placing_table(players)

    open_recipes = [pack.recipes[recipe] for recipe in table.state.recipes]
    assert len(open_recipes) == pool == pool_cards_max(table.state)
    assert {one.level for one in open_recipes} == {1}
    assert [[one.kind for one in open_recipes].count(kind) for kind in KINDS] == [players] * 3


def test_mp_3_2_9_all_other_recipes_lie_in_three_piles(pack: Pack) -> None:
    state = (table := placing_table(3)).state

    for kind in KINDS:
        left = set(pack.recipes_of[kind]) - set(state.recipes)
        assert set(unseen(table, f"recipes-{kind}")) == left
    assert state.recipe_discards == {"homunculus": (), "equipment": (), "stone": ()}


def test_mp_3_2_15_with_too_few_level_1_recipes_all_of_them_are_revealed(pack: Pack) -> None:
    items = [one.id for one in pack.recipes.values() if one.kind == "equipment" and one.level == 1]
    few = tuple(one for one in pack.recipes.values() if one.id not in items[2:])
    table = new_table(*PLAYERS, pack=other_pack(recipes=few), **FIXED)

    assert sorted(recipe for recipe in table.state.recipes if recipe in items) == sorted(items[:2])
    assert len(table.state.recipes) == 4 + 2 + 4


def test_mp_3_2_18_the_pool_is_drawn_from_the_level_1_cards_alone(pack: Pack) -> None:
    table = placing_table(2)
    of_homunculi = [
        fact
        for fact in table.facts
        if isinstance(fact, CardsShuffled | CardsDrawn) and fact.pile == "recipes-homunculus"
    ]
    first, drawn, second = of_homunculi

    level_1 = sorted(one for one in pack.recipes_of["homunculus"] if pack.recipes[one].level == 1)
    assert isinstance(first, CardsShuffled) and first.cards == tuple(level_1)
    assert isinstance(drawn, CardsDrawn) and [m for _, _, m, _ in drawn.fate] == [len(level_1), len(level_1) - 1]
    assert isinstance(second, CardsShuffled) and not set(second.cards) & set(level_1)
    assert RecipesLaidOut("homunculus", drawn.cards) in table.facts
    left = set(level_1) - set(drawn.cards)
    assert set(unseen(table, "recipes-homunculus")) == left | set(second.cards)


def test_mp_3_2_19_chance_is_used_in_one_order() -> None:
    table = new_table(*PLAYERS[:2], difficulty="easy", layout="open-country", temple="random")
    drawn = [fact for fact in table.facts if isinstance(fact, CardsDrawn)]

    assert [(fact.pile, len(fact.cards)) for fact in drawn] == [
        *[("extensions", 1)] * 3,
        ("temples", 1),
        *[("missions", 1)] * 3,
        *[(f"recipes-{kind}", 2) for kind in KINDS],
    ]
