"""The pack of the campaign "The Inquisition": its counts, its spread, its texts, and that all of it can be played."""

import re
from collections import Counter
from collections.abc import Iterable
from itertools import combinations, pairwise, permutations

import pytest

from api.simulation.selfplay import fate_of, play_out
from domain.kernel.evolve import cards_of
from domain.materia_prima.board.hexes import DIRECTIONS, Hex, distance
from domain.materia_prima.content.pack import Ability, Bonuses, ExtraAction, Pack, Recipe, RichMining, Scenario, Values
from domain.materia_prima.content.specials import FixedSetup
from domain.materia_prima.game import MATERIA_PRIMA
from domain.materia_prima.state import State
from tests.domain.materia_prima.packs import inquisition, prima
from tests.domain.materia_prima.places import all_cards, places
from tests.domain.materia_prima.tables import opened
from tests.random_play import at_random, play

KINDS = ("homunculus", "equipment", "stone")
COLOURS = ("green", "yellow", "brown", "grey")
LAYOUTS = ["first-night", "old-town", "harbour", "two-rivers", "burnt-hills", "high-road", "last-stand"]
CHARACTERS = ["marten", "oda", "lukas", "ysolde", "brother-anselm", "katrin"]


@pytest.fixture(scope="module")
def pack() -> Pack:
    """The campaign's pack, read and checked by all rules of MP-10.2."""
    return inquisition()


def lessons(pack: Pack) -> list[Scenario]:
    """Its tutorials."""
    return [one for one in pack.scenarios.values() if one.tutorial]


def test_mp_10_1_the_pack_is_another_than_the_default_one_with_the_same_elements(pack: Pack) -> None:
    assert (pack.id, prima().id) == ("inquisition", "prima")
    assert (pack.elements, pack.conversions) == (prima().elements, prima().conversions)
    assert (pack.faces, pack.content.defaults) == (prima().faces, prima().content.defaults)


# The board


@pytest.mark.rule("MP-2.2.1")
def test_seven_pieces_with_two_different_sides_all_of_them_laid_in_several_layouts(pack: Pack) -> None:
    sides = {(one.id, one.side): [(hex.at, hex.town, hex.mine) for hex in one.hexes] for one in pack.content.pieces}
    names = {name for name, _ in sides}
    assert len(names) == 7 and sides.keys() == {(name, side) for name in names for side in "ab"}
    assert all(sides[name, "a"] != sides[name, "b"] for name in names)
    laid = Counter((slot.piece, slot.side) for layout in pack.layouts.values() for slot in layout.slots)
    assert laid.keys() == sides.keys()
    assert min(laid.values()) >= 3


def test_mp_2_2_11_seven_layouts_each_a_map_of_its_own(pack: Pack) -> None:
    assert list(pack.layouts) == LAYOUTS
    assert len({tuple(board.terrain.items()) for board in pack.boards.values()}) == 7
    for a, b in combinations(pack.layouts.values(), 2):
        same = sum(mine == other for mine, other in zip(a.slots, b.slots, strict=True))
        assert same < 4, (a.id, b.id)


@pytest.mark.rule("MP-10.2.7", "MP-10.3.2", "MP-2.2.8")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_layout_has_three_towns_apart_and_ten_mines_within_reach(pack: Pack, layout: str) -> None:
    board = pack.boards[layout]
    mines = {hex: one.mine for hex, one in board.terrain.items() if one.mine}
    assert len(board.hexes) == 49
    assert board.towns.keys() == {"T", "R", "G"}
    assert min(distance(a, b) for a, b in combinations(board.towns.values(), 2)) >= 3
    assert Counter(mines.values()) == dict.fromkeys(["air", "earth", "water", "fire", "iron"], 2)
    assert not any(near in mines for hex in mines for near in board.adjacency[hex])
    assert all(any(distance(hex, mine) <= 3 for mine in mines) for hex in board.hexes)


# Cards


@pytest.mark.rule("MP-10.2.1", "MP-4.3.2")
def test_alarm_cards_are_spread_evenly_over_towns_orders_modifiers_and_rewards(pack: Pack) -> None:
    cards = list(pack.alarm_cards.values())
    assert Counter(card.town for card in cards) == {"T": 12, "R": 12, "G": 12}
    orders = Counter(card.order for card in cards)
    assert orders.keys() == set(permutations(COLOURS)) and set(orders.values()) == {1, 2}
    for place in range(4):
        assert Counter(card.order[place] for card in cards) == dict.fromkeys(COLOURS, 9)
    raised = Counter(one.stat for card in cards for one in card.modifiers)
    assert raised == {"attack": 9, "defence": 8, "actions": 6, "destroy": 6}
    assert Counter(len(card.modifiers) for card in cards) == {0: 10, 1: 23, 2: 3}
    assert all(one.amount == 1 for card in cards for one in card.modifiers)
    assert all([pack.level[card.reward[pips]] for pips in (0, 1, 2)] == [1, 2, 3] for card in cards)
    given = Counter(element for card in cards for element in card.reward.values())
    counts = {level: {given[one] for one in pack.elements if pack.level[one] == level} for level in (1, 2, 3)}
    assert counts == {1: {7, 8}, 2: {7, 8}, 3: {12}}


@pytest.mark.rule("MP-4.4.1", "MP-4.4.3")
def test_alarm_markers_are_spread_evenly_over_figures_and_directions(pack: Pack) -> None:
    cards = list(pack.alarm_cards.values())
    kinds = Counter(tuple(sorted(one.figure for one in card.markers)) for card in cards)
    assert kinds == {("alchemist",): 18, ("homunculus",): 9, ("alchemist", "homunculus"): 9}
    directions = Counter(one.direction for card in cards for one in card.markers)
    assert directions == {**dict.fromkeys(DIRECTIONS, 7), "own": 3}
    for town in "TRG":
        heading = Counter(one.direction for card in cards if card.town == town for one in card.markers)
        assert max(heading.values()) <= 4


@pytest.mark.rule("MP-10.2.3")
def test_six_types_of_inquisitors(pack: Pack) -> None:
    rows = {
        letter: (one.mode, one.attack if one.destroy is None else one.destroy, one.defence, one.actions, one.targets)
        for letter, one in pack.inquisitors.items()
    }
    assert rows == {
        "A": ("attack", 2, 1, 2, ("alchemist", "homunculus")),
        "B": ("attack", 1, 1, 3, ("homunculus", "alchemist")),
        "C": ("attack", 3, 2, 2, ("alchemist", "homunculus")),
        "D": ("destroy", 1, 2, 2, ("tower",)),
        "E": ("attack", 2, 3, 3, ("homunculus", "alchemist")),
        "F": ("destroy", 2, 1, 3, ("tower",)),
    }


@pytest.mark.rule("MP-10.2.2")
def test_six_different_cards_a_type_one_of_them_blank_and_one_with_the_symbol(pack: Pack) -> None:
    for letter, kind in pack.inquisitors.items():
        cards = [pack.cards[one] for one in pack.cards_of[letter]]
        modifiers = {(one.modifier.stat, one.modifier.amount) for one in cards if one.modifier}
        assert len(cards) == 6 and len(modifiers) == 4
        assert [one.second_figure for one in cards if not one.modifier] == [False, True]
        assert {stat for stat, _ in modifiers} == {kind.mode, "defence", "actions"}


@pytest.mark.rule("MP-10.2.6", "MP-10.5.4")
def test_twenty_recipes_a_kind_that_cost_what_their_level_says(pack: Pack) -> None:
    forms = {1: [(2, 0, 0), (3, 0, 0)], 2: [(1, 2, 0)], 3: [(0, 1, 1), (0, 1, 2)]}
    for kind in KINDS:
        recipes = recipes_of(pack, kind)
        assert Counter(one.level for one in recipes) == {1: 8, 2: 7, 3: 5}
        for one in recipes:
            units, twos, threes = (units_of(pack, one, level) for level in (1, 2, 3))
            assert (units - (kind == "stone"), twos, threes) in forms[one.level], one.id


@pytest.mark.rule("MP-10.2.11")
def test_no_recipe_is_dead_or_another_one_again_and_every_element_is_asked_for(pack: Pack) -> None:
    asked = Counter(element for one in pack.recipes.values() for element in one.cost)
    assert asked.keys() == pack.elements.keys()
    base = [asked[one] for one in pack.elements if pack.level[one] == 1]
    assert max(base) - min(base) <= 2, "no mine is worth more than another"
    for kind in KINDS:
        recipes = recipes_of(pack, kind)
        assert not any(a.cost == b.cost for a, b in combinations(recipes, 2))
    for one in pack.recipes.values():
        assert all(pack.level[element] == 1 or element in pack.conversions for element in one.cost)


def test_mp_10_5_10_items_grow_with_their_level(pack: Pack) -> None:
    for one in recipes_of(pack, "equipment"):
        raised = raised_by(one.bonuses)
        if one.level == 1:
            assert list(raised.values()) == [1] and "actions" not in raised and not one.abilities
        elif one.level == 2:
            assert sorted(raised.values()) in ([2], [1, 1]) if raised else len(one.abilities) == 1
        else:
            assert raised.pop("actions") == 1 and list(raised.values()) == [2]


@pytest.mark.rule("MP-8.1.7")
def test_every_ability_is_to_be_had(pack: Pack) -> None:
    found = {
        "characters": abilities(ability for one in pack.alchemists.values() for ability in one.abilities),
        "homunculi": abilities(ability for one in recipes_of(pack, "homunculus") for ability in one.abilities),
        "items": abilities(ability for one in recipes_of(pack, "equipment") for ability in one.abilities),
        "extensions": abilities(ability for one in pack.extensions.values() for ability in one.abilities),
    }
    names = ("BroadResearch", "ExtraAction", "ExtraRecipe", "FarResearch", "FarTransmutation", "RichMining")
    assert set().union(*found.values()) == set(names)
    assert found["homunculi"] == {"ExtraAction", "RichMining"}
    assert all(len(found[source]) >= 3 for source in ("characters", "items", "extensions"))
    extra = {one.action for card in pack.recipes.values() for one in card.abilities if isinstance(one, ExtraAction)}
    assert {"move", "mine", "drop", "fight", "exchange", "convert"} <= extra
    rich = [one.element for card in pack.recipes.values() for one in card.abilities if isinstance(one, RichMining)]
    assert len(set(rich)) >= 3


@pytest.mark.rule("MP-10.2.8", "MP-10.2.12", "MP-8.3.12")
def test_24_town_missions_of_all_kinds(pack: Pack) -> None:
    missions = list(pack.missions.values())
    kinds = Counter(one.kind for one in missions)
    assert kinds == {"attack": 5, "element": 8, "homunculus": 4, "equipment": 4, "fragment": 3}
    attack = sorted((one.defence or 0, one.points) for one in missions if one.kind == "attack")
    assert all(points <= more for (_, points), (_, more) in pairwise(attack)), "the stronger pays as well or better"
    for one in missions:
        if one.kind == "element":
            assert one.points == max(1, max(pack.level[element] for element in one.elements) - 1)
        elif one.kind != "attack":
            assert one.points == (one.level or 1)
    assert None in [one.level for one in missions if one.kind == "homunculus"]


@pytest.mark.rule("MP-4.17.2")
def test_twelve_extensions_one_a_status_value_and_prices_of_several_kinds(pack: Pack) -> None:
    extensions = list(pack.extensions.values())
    assert len(extensions) == 12
    raised = [raised_by(one.bonuses) for one in extensions if one.bonuses != Bonuses()]
    assert sorted(name for one in raised for name in one) == ["actions", "attack", "capacity", "defence"]
    assert all(bool(one.abilities) != bool(raised_by(one.bonuses)) for one in extensions)
    assert {bool(one.price.elements) for one in extensions} == {True, False}


def test_mp_2_5_13_six_temples(pack: Pack) -> None:
    assert list(pack.temples) == [f"temple-of-{one}" for one in ("salt", "sulphur", "mercury", "ash", "dew", "gold")]


@pytest.mark.rule("MP-8.2.6", "MP-8.2.8")
def test_six_alchemists_of_equal_weight(pack: Pack) -> None:
    assert list(pack.alchemists) == CHARACTERS
    for name, one in pack.alchemists.items():
        with_stone, without = pack.alchemist_values[name, True], pack.alchemist_values[name, False]
        assert weight(with_stone) + len(one.abilities) == 2, name
        assert weight(without) + len(one.abilities) == 2, name
    assert len({(pack.alchemist_values[one, True], *pack.alchemists[one].abilities) for one in CHARACTERS}) == 6
    assert any(pack.alchemist_values[one, True] != pack.alchemist_values[one, False] for one in CHARACTERS)


# The tutorial


@pytest.mark.rule("MP-3.4.1", "MP-3.4.2", "MP-3.4.3")
def test_the_tutorial_prescribes_an_alarm_card_for_each_day(pack: Pack) -> None:
    (lesson,) = lessons(pack)
    setup = lesson.tutorial
    assert setup is not None
    assert (setup.layout, setup.days, len(setup.alarms)) == ("first-night", 10, 10)
    assert not pack.alarm_cards[setup.alarms[0]].modifiers, "it begins gently"
    kinds = Counter((pack.recipes[one].kind, pack.recipes[one].level) for one in setup.recipes)
    assert kinds == {(kind, 1): 4 for kind in KINDS}
    assert [row.day for row in lesson.events] == [4, 8]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_tutorial_is_played_to_an_end_with_its_cards_in_order(pack: Pack, seats: int) -> None:
    (lesson,) = lessons(pack)
    assert lesson.tutorial is not None
    end = play(MATERIA_PRIMA, pack, seats, f"lesson {seats}", chosen={"scenario": lesson.id}).states[-1]

    assert end.status in ("succeeded", "failed")
    assert end.alarm_discard == lesson.tutorial.alarms[: len(end.alarm_discard)]


# Play


@pytest.mark.parametrize("number", range(7))
def test_random_play_ends_on_every_layout_with_every_character_and_loses_no_card(pack: Pack, number: int) -> None:
    states = played(pack, LAYOUTS[number], cast(number), f"inquisition {number}")

    assert states[-1].status in ("succeeded", "failed")
    assert [one.character for one in states[-1].alchemists.values()] == cast(number)
    for state in (one for one in states if one.alarm_discard):
        unseen = Counter({card: n for card, n in cards_of(state).items() if card not in pack.temples})
        assert unseen + Counter(places(state)) == all_cards(state)
        assert all(hex in pack.boards[LAYOUTS[number]].terrain for hex in standing(state))


def test_the_casts_of_these_games_are_all_characters() -> None:
    assert {name for number in range(7) for name in cast(number)} == set(CHARACTERS)
    assert {len(cast(number)) for number in range(7)} == {2, 3, 4}


def cast(number: int) -> list[str]:
    """Two to four characters, others in each game."""
    return [CHARACTERS[(number + step) % 6] for step in range(2 + number % 3)]


def leaves_the_setup_open(scenario: Scenario) -> bool:
    return scenario.tutorial is None and not any(isinstance(one, FixedSetup) for one in scenario.specials)


def played(pack: Pack, layout: str, characters: list[str], seed: str) -> list[State]:
    """Every position of a random game of these characters on this layout."""
    plays = list(zip(COLOURS, characters, strict=False))
    scenario = next(one.id for one in pack.scenarios.values() if leaves_the_setup_open(one))
    table = opened(*plays, pack=pack, scenario=scenario, difficulty="normal", layout=layout, temple="random")
    steps = play_out(MATERIA_PRIMA, pack, table, fate_of(seed), at_random(seed))
    return [step.after.state for step in steps]


def standing(state: State) -> list[Hex]:
    """The hexes on which figures stand."""
    alchemists = [one.hex for one in state.alchemists.values() if one.hex]
    homunculi = [one.hex for one in state.homunculi.values()]
    return [*alchemists, *homunculi, *(one.hex for one in state.inquisitors.values())]


# Texts


def test_no_line_of_flavour_is_told_twice(pack: Pack) -> None:
    for language in ("en", "de"):
        told = Counter(
            line.partition(" = ")[2]
            for texts in (pack.files, prima().files)
            for line in texts[f"{language}.ftl"].splitlines()
            if "-text = " in line
        )
        assert [line for line, count in told.items() if count > 1] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_types_of_inquisitors_that_special_rules_name_bear_these_names(pack: Pack, language: str) -> None:
    texts = pack.files[f"{language}.ftl"].splitlines()
    types = {line.partition(" = ")[2] for line in texts if re.match(r"inquisitor-. = ", line)}
    named = {name for line in texts if line.startswith("special-") for name in re.findall("[„“](.+?)[“”]", line)}
    assert len(types) == 6
    assert named and named <= types


# Words of these tests


def recipes_of(pack: Pack, kind: str) -> list[Recipe]:
    """The recipes of a kind."""
    return [one for one in pack.recipes.values() if one.kind == kind]


def units_of(pack: Pack, recipe: Recipe, level: int) -> int:
    """How many elements of a level it costs."""
    return sum(count for element, count in recipe.cost.items() if pack.level[element] == level)


def raised_by(bonuses: Bonuses) -> dict[str, int]:
    """The values that rise, and by how much."""
    return {name: value for name in bonuses.__struct_fields__ if (value := getattr(bonuses, name))}


def abilities(found: Iterable[Ability]) -> set[str]:
    """The names of abilities."""
    return {type(one).__name__ for one in found}


def weight(values: Values) -> int:
    """How much better than the default values these are; an action counts twice."""
    return values.attack + values.defence + values.capacity + 2 * values.actions - 13
