"""The pack that ships with the game, and its texts. Source: MP-10.3, 10.5."""

from collections import Counter
from itertools import permutations

import pytest
from msgspec import Struct

from domain.materia_prima.board.hexes import DIRECTIONS
from domain.materia_prima.content.pack import (
    Bonuses,
    BroadResearch,
    ExtraAction,
    ExtraRecipe,
    FarResearch,
    FarTransmutation,
    Marker,
    Modifier,
    Pack,
    Price,
    RichMining,
    Values,
)

SILENT = Bonuses()


def bonuses_of(bonuses: Bonuses) -> dict[str, int]:
    """The values that rise, and by how much."""
    return {name: value for name in bonuses.__struct_fields__ if (value := getattr(bonuses, name))}


def named_effects(effects: tuple[Struct, ...]) -> list[tuple[object, ...]]:
    """Effects as rows: the type's name, then its fields."""
    return [(type(one).__name__, *(getattr(one, name) for name in one.__struct_fields__)) for one in effects]


def test_mp_10_3_1_the_conversions_are_the_eight_of_the_rules(pack: Pack) -> None:
    assert {output: set(inputs) for output, inputs in pack.conversions.items()} == {
        "glass": {"earth", "fire"},
        "copper": {"fire", "iron"},
        "mercury": {"iron", "water"},
        "aqua-fortis": {"water", "air"},
        "salt": {"air", "earth"},
        "gold": {"copper", "mercury"},
        "aqua-regia": {"aqua-fortis", "salt"},
        "crystal": {"glass", "salt"},
    }
    assert Counter(pack.level.values()) == {1: 5, 2: 5, 3: 3}
    base = [one for one, level in pack.level.items() if level == 1]
    uses = Counter(one for output, inputs in pack.conversions.items() if pack.level[output] == 2 for one in inputs)
    assert uses == dict.fromkeys(base, 2)


def test_mp_10_3_2_every_layout_has_ten_mines(pack: Pack) -> None:
    for board in pack.boards.values():
        mines = Counter(one.mine for one in board.terrain.values() if one.mine)
        assert mines == dict.fromkeys(["air", "earth", "water", "fire", "iron"], 2)


def test_mp_2_2_1_seven_pieces_with_two_sides_in_two_layouts(pack: Pack) -> None:
    sides = Counter(piece.id for piece in pack.content.pieces)
    assert len(sides) == 7
    assert set(sides.values()) == {2}
    assert len(pack.boards) >= 2
    assert len({tuple(board.terrain.items()) for board in pack.boards.values()}) == len(pack.boards)


def test_mp_4_18_2_all_towns_are_ports_and_connected(pack: Pack) -> None:
    assert all(town.port for town in pack.towns.values())
    assert {letter: set(town.connections) for letter, town in pack.towns.items()} == {
        "T": {"R", "G"},
        "R": {"T", "G"},
        "G": {"T", "R"},
    }


def test_mp_6_1_5_the_die_has_the_faces_0_0_1_1_2_2(pack: Pack) -> None:
    assert pack.faces == (0, 0, 1, 1, 2, 2)


def test_mp_10_5_1_24_alarm_cards_spread_evenly(pack: Pack) -> None:
    cards = list(pack.alarm_cards.values())
    assert Counter(card.town for card in cards) == {"T": 8, "R": 8, "G": 8}
    assert {card.order for card in cards} == set(permutations(["green", "yellow", "brown", "grey"]))
    assert len(cards) == 24
    modifiers = Counter(tuple((one.stat, one.amount) for one in card.modifiers) for card in cards)
    assert modifiers == {
        (): 6,
        (("attack", 1),): 6,
        (("defence", 1),): 5,
        (("actions", 1),): 4,
        (("destroy", 1),): 3,
    }
    kinds = Counter(tuple(sorted(one.figure for one in card.markers)) for card in cards)
    assert kinds == {("alchemist",): 12, ("homunculus",): 6, ("alchemist", "homunculus"): 6}
    directions = Counter(one.direction for card in cards for one in card.markers)
    assert directions == dict.fromkeys(DIRECTIONS, 5)
    assert all([pack.level[card.reward[pips]] for pips in (0, 1, 2)] == [1, 2, 3] for card in cards)


def test_vector_mp_9_12_the_sample_card_of_the_rules_is_among_them(pack: Pack) -> None:
    order = ("green", "yellow", "brown", "grey")
    card = next(one for one in pack.alarm_cards.values() if one.order == order)
    assert card.town == "G"
    assert card.modifiers == (Modifier("attack", 1),)
    assert card.markers == (Marker("alchemist", "SW"),)
    assert card.reward == {0: "fire", 1: "glass", 2: "aqua-regia"}


@pytest.mark.parametrize(
    ("day", "costs"),
    [
        pytest.param(16, [3, 4, 5], id="MP-9.3"),
        pytest.param(12, [2, 3, 4], id="MP-9.4"),
        pytest.param(8, [1, 2, 2], id="MP-9.5 capacity"),
        pytest.param(4, [1, 2, 2], id="MP-9.5 copper"),
    ],
)
def test_mp_5_1_1_a_row_costs_so_much_for_2_3_and_4_alchemists(pack: Pack, day: int, costs: list[int]) -> None:
    scenario = next(iter(pack.scenarios.values()))
    row = next(one for one in scenario.events if one.day == day)
    assert [row.cost[alchemists] for alchemists in (2, 3, 4)] == costs


def test_mp_10_5_2_five_types_of_inquisitors(pack: Pack) -> None:
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
    }


def test_mp_10_5_3_six_cards_a_type(pack: Pack) -> None:
    for letter, kind in pack.inquisitors.items():
        cards = [pack.cards[one] for one in pack.cards_of[letter]]
        modifiers = [(one.modifier.stat, one.modifier.amount) for one in cards if one.modifier]
        assert sorted(modifiers) == sorted([(kind.mode, 1), ("defence", 1), ("actions", 1), ("defence", 2)])
        assert [one.second_figure for one in cards if not one.modifier] == [False, True]


def test_mp_10_5_4_recipes_of_each_kind_and_what_they_cost(pack: Pack) -> None:
    forms = {1: [(2, 0, 0), (3, 0, 0)], 2: [(1, 2, 0)], 3: [(0, 1, 1), (0, 1, 2)]}
    for kind in ("homunculus", "equipment", "stone"):
        recipes = [pack.recipes[one] for one in pack.recipes_of[kind]]
        assert Counter(one.level for one in recipes) == {1: 6, 2: 5, 3: 4}
        for one in recipes:
            counts = [sum(n for e, n in one.cost.items() if pack.level[e] == level) for level in (1, 2, 3)]
            counts[0] -= kind == "stone"
            assert tuple(counts) in forms[one.level], one.id
        largest = [sum(n for e, n in one.cost.items() if pack.level[e] == 3) for one in recipes if one.level == 3]
        assert sorted(largest) == [1, 1, 2, 2]
    aeribos = pack.recipes["aeribos"]
    assert (aeribos.kind, aeribos.level, aeribos.cost) == ("homunculus", 1, {"air": 2})


def test_mp_10_5_5_18_town_missions(pack: Pack) -> None:
    missions = pack.missions.values()
    assert len(missions) == 18
    attack = [(one.defence, one.points) for one in missions if one.kind == "attack"]
    assert sorted(attack) == [(1, 1), (2, 1), (3, 2), (4, 3)]
    asked = [
        (pack.level[element], count, one.points)
        for one in missions
        if one.kind == "element"
        for element, count in one.elements.items()
    ]
    assert sorted(asked) == [(1, 3, 1), (1, 3, 1), (2, 1, 1), (2, 1, 1), (2, 1, 1), (3, 1, 2)]
    things = {
        kind: sorted(one.level or 0 for one in missions if one.kind == kind)
        for kind in ("homunculus", "equipment", "fragment")
    }
    assert things == {"homunculus": [1, 1, 2], "equipment": [1, 1, 2], "fragment": [1, 2]}
    assert all(one.points == one.level for one in missions if one.level)


def test_mp_10_5_6_nine_extensions_one_a_status_value_and_one_an_ability(pack: Pack) -> None:
    extensions = pack.extensions.values()
    assert len(extensions) == 9
    raised = [bonuses_of(one.bonuses) for one in extensions if one.bonuses != SILENT]
    assert sorted(next(iter(one.items())) for one in raised) == [
        ("actions", 1),
        ("attack", 1),
        ("capacity", 1),
        ("defence", 1),
    ]
    abilities = Counter(type(ability) for one in extensions for ability in one.abilities)
    assert abilities == dict.fromkeys([ExtraAction, BroadResearch, RichMining, FarResearch, ExtraRecipe], 1)
    assert all(one.price == Price(different=2, level=2) for one in extensions)


def test_mp_10_5_7_six_alchemists_with_names_of_our_own(pack: Pack) -> None:
    assert len(pack.alchemists) == 6
    assert {pack.alchemist_values[one, True].actions for one in pack.alchemists} == {3, 4}
    public = ("Sejlon", "Jura", "Lenka", "Pavatey", "Piot", "Jacek", "Krol", "Wilka", "Tuluweit")
    assert not any(name in text for text in pack.files.values() for name in public)


@pytest.mark.rule("MP-5.1.2", "MP-5.1.3", "MP-5.1.4", "MP-10.5.8")
def test_three_scenarios_in_a_row_the_first_with_the_default_events(pack: Pack) -> None:
    first, second, third, _ = pack.scenarios.values()
    assert [first.next, second.next, third.next] == [second.id, third.id, None]
    rows = {
        row.day: (dict(row.cost), named_effects(row.alchemists), named_effects(row.inquisition)) for row in first.events
    }
    assert rows == {
        16: (
            {2: 3, 3: 4, 4: 5},
            [("GainElements", "alchemist", "gold", 1)],
            [("ImproveInquisitors", "defence", 1)],
        ),
        12: (
            {2: 2, 3: 3, 4: 4},
            [("ImproveAlchemists", "defence", 1)],
            [("ImproveInquisitors", "actions", 1)],
        ),
        8: (
            {2: 1, 3: 2, 4: 2},
            [("ImproveAlchemists", "capacity", 1)],
            [("LoseElements", "alchemist", "earth", 3)],
        ),
        4: (
            {2: 1, 3: 2, 4: 2},
            [("GainElements", "alchemist", "copper", 1)],
            [("LoseElements", "alchemist", "air", 2)],
        ),
    }
    for other in (second, third):
        assert [row.cost for row in other.events] == [row.cost for row in first.events]
        assert [row.alchemists for row in other.events] != [row.alchemists for row in first.events]


def test_mp_10_5_9_the_six_alchemists_are_of_equal_weight(pack: Pack) -> None:
    rows = [(pack.alchemist_values[one.id, True], *one.abilities) for one in pack.alchemists.values()]
    assert rows == [
        (Values(3, 3, 3, 3),),
        (Values(3, 2, 4, 3),),
        (Values(2, 2, 3, 4),),
        (Values(2, 3, 3, 3), ExtraAction("move")),
        (Values(3, 2, 3, 3), RichMining("iron")),
        (Values(2, 2, 4, 3), BroadResearch()),
    ]
    assert all(one.slots == 2 for one in pack.alchemists.values())


def test_mp_10_5_10_items_grow_with_their_level(pack: Pack) -> None:
    items = [pack.recipes[one] for one in pack.recipes_of["equipment"]]
    for one in items:
        raised = bonuses_of(one.bonuses)
        if one.level == 1:
            assert list(raised.values()) == [1]
            assert "actions" not in raised
        elif one.level == 2:
            assert sorted(raised.values()) in ([2], [1, 1]) if raised else len(one.abilities) == 1
        else:
            assert raised.pop("actions") == 1
            assert list(raised.values()) == [2]
    assert bonuses_of(pack.recipes["dagger"].bonuses) == {"attack": 1}
    assert FarTransmutation() in [ability for one in items for ability in one.abilities]


def test_mp_10_5_11_inquisitors_and_missions_of_the_three_scenarios(pack: Pack) -> None:
    first, second, third, _ = pack.scenarios.values()
    assert [one.inquisitors for one in (first, second, third)] == [("A", "B", "D"), ("A", "C", "D"), ("B", "C", "E")]
    parts = [[(part.kind, part.level) for part in one.parts] for one in (first, second, third)]
    assert parts == [[("homunculus", "any"), ("stone", "any")], [("any", 2)], [("any", 3)]]
    assert all(part.is_deed for one in (first, second, third) for part in one.parts)


def test_mp_10_5_13_three_temples(pack: Pack) -> None:
    assert len(pack.temples) == 3


def test_mp_2_1_3_last_days_of_the_three_difficulties(pack: Pack) -> None:
    assert all(one.last_days == {"easy": 20, "normal": 16, "hard": 12} for one in pack.scenarios.values())
