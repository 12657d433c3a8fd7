"""What a pack must hold to be played: each check refuses a broken pack. Source: MP-10.2, 10.3."""

import pytest

from domain.materia_prima.content.checks import CHECKS
from tests.domain.materia_prima.broken_packs import accepted, refusal, without

ALARM = "alarm.toml"
ALCHEMISTS = "alchemists.toml"
BOARD = "board.toml"
ELEMENTS = "elements.toml"
INQUISITION = "inquisition.toml"
RECIPES = "recipes.toml"
SCENARIOS = "scenarios.toml"
TOWNS = "towns.toml"


def centres(first: str, second: str) -> tuple[str, str, str]:
    """Another frame, with these two centres instead of the first two."""
    return BOARD, r"\A", f"[frame]\ncentres = [{first}, {second}, [-1, 3], [-3, 2], [-2, -1], [1, -3], [3, -2]]\n"


def test_every_check_stands_under_a_rule_of_its_own() -> None:
    assert all(rule.startswith("MP-") for rule in CHECKS)
    assert len(set(CHECKS.values())) == len(CHECKS)


def test_mp_10_2_1_there_are_20_whole_alarm_cards() -> None:
    rule = "MP-10.2.1"
    assert "19 alarm cards" in refusal(rule, *[without(ALARM, "alarm")] * 5)
    assert accepted(*[without(ALARM, "alarm")] * 4)
    assert "four colours" in refusal(rule, (ALARM, r'order = \["\w+", "(\w+)"', r'order = ["\1", "\1"'))
    assert "four colours" in refusal(rule, (ALARM, r'order = \["\w+", ', "order = ["))
    assert "0, 1 and 2" in refusal(rule, (ALARM, r'\{ 0 = "\w+", ', "{ "))
    assert "unknown: mud; possible: air, aqua-fortis" in refusal(rule, (ALARM, r'0 = "\w+"', '0 = "mud"'))


def test_mp_10_2_2_a_type_has_six_different_cards_one_symbol_at_most() -> None:
    rule = "MP-10.2.2"
    assert "six different" in refusal(rule, without(INQUISITION, "card", "a-attack"))
    assert "six different" in refusal(
        rule, (INQUISITION, r'id = "b-blank"\ntype = "B"', r"\g<0>\nsecond_figure = true")
    )
    assert "unknown: Z; possible: A, B, C, D, E" in refusal(rule, (INQUISITION, 'type = "A"', 'type = "Z"'))
    both = r'\g<0>\nmodifier = { stat = "attack", amount = 3 }'
    assert "both a modifier and the symbol" in refusal(rule, (INQUISITION, "second_figure = true", both))


def test_mp_10_2_3_a_destroying_type_hunts_towers_alone_an_attacking_one_figures() -> None:
    rule = "MP-10.2.3"
    assert "its only possible target" in refusal(rule, (INQUISITION, 'primary = "tower"', 'primary = "alchemist"'))
    assert "its only possible target" in refusal(
        rule, (INQUISITION, 'primary = "tower"', r'\g<0>\nsecondary = "alchemist"')
    )
    assert "type A attacks" in refusal(rule, (INQUISITION, 'secondary = "homunculus"', 'secondary = "tower"'))
    assert "either attack or destroy" in refusal(rule, (INQUISITION, "destroy = 1", "destroy = 1\nattack = 1"))
    assert "either attack or destroy" in refusal(rule, (INQUISITION, "destroy = 1\n", ""))


def test_mp_10_2_4_a_scenario_has_three_types_at_most() -> None:
    rule, letters = "MP-10.2.4", r'\["A", "B", "D"\]'
    assert "one to three different types" in refusal(rule, (SCENARIOS, letters, '["A", "B", "C", "D"]'))
    assert "one to three different types" in refusal(rule, (SCENARIOS, letters, '["A", "A"]'))
    assert "unknown: F; possible: A, B, C, D, E" in refusal(rule, (SCENARIOS, letters, '["A", "F"]'))
    assert accepted((SCENARIOS, letters, '["E"]'))


def test_mp_10_2_5_four_event_rows_whose_costs_do_not_fall() -> None:
    rule = "MP-10.2.5"
    assert "4, 8, 12 and 16" in refusal(rule, (SCENARIOS, "day = 8", "day = 9"))
    assert "4, 8, 12 and 16" in refusal(rule, (SCENARIOS, r"\[\[scenario.event\]\]\nday = 8.*?(?=\[\[)", ""))
    assert "costs fall with more alchemists" in refusal(rule, (SCENARIOS, "2 = 1, 3 = 2", "2 = 3, 3 = 2"))
    assert "costs fall with more alchemists" in refusal(rule, (SCENARIOS, "3 = 2, 4 = 2", "3 = 2, 4 = 1"))
    assert "2, 3 and 4 alchemists" in refusal(rule, (SCENARIOS, ", 4 = 2", ""))


def test_mp_10_2_6_four_recipes_of_level_1_and_every_kind_on_every_level() -> None:
    rule = "MP-10.2.6"
    three = [without(RECIPES, "recipe", name) for name in ("aeribos", "terrulo", "undinka")]
    assert "3 recipes of level 1 for homunculus" in refusal(rule, *three)
    assert accepted(*three[:2])
    lower = (RECIPES, 'kind = "stone"\nlevel = 3', 'kind = "stone"\nlevel = 2')
    assert "no recipe of level 3 for stone" in refusal(rule, *[lower] * 4)


def test_mp_10_2_7_each_town_once_and_a_mine_of_each_base_element_in_every_layout() -> None:
    rule = "MP-10.2.7"
    assert "towns R, R, T" in refusal(rule, (BOARD, 'town = "G"', 'town = "R"'))
    assert "towns G, R;" in refusal(rule, (BOARD, ', town = "T"', ""))
    assert "no mine of iron" in refusal(rule, *[(BOARD, ', mine = "iron"', "")] * 4)


def test_mp_10_2_8_twelve_missions_of_which_eight_can_pay_all_events() -> None:
    rule = "MP-10.2.8"
    assert "11 town missions" in refusal(rule, *[without(TOWNS, "mission")] * 7)
    spare = ("guild-champion", "mayors-chain", "mirror-makers", "quiet-bishop", "theatre-props", "watchmans-kit")
    assert accepted(*(without(TOWNS, "mission", one) for one in spare))
    assert accepted((SCENARIOS, "2 = 3, 3 = 4, 4 = 5", "2 = 4, 3 = 4, 4 = 5"))
    dear = (SCENARIOS, "2 = 3, 3 = 4, 4 = 5", "2 = 5, 3 = 5, 4 = 5")
    assert "events cost 9 points, but the cheapest eight missions bring only 8" in refusal(rule, dear)


def test_mp_10_2_9_conversions_lead_from_lower_levels_upwards() -> None:
    rule = "MP-10.2.9"
    assert "glass must be made" in refusal(rule, (ELEMENTS, r"\{ earth = 1, fire", "{ gold = 1, fire"))
    assert "glass must be made" in refusal(rule, (ELEMENTS, r"\{ earth = 1, fire", "{ salt = 1, fire"))
    assert "air must be made" in refusal(rule, (ELEMENTS, 'output = "glass"', 'output = "air"'))
    assert "unknown: mud; possible: air" in refusal(rule, (ELEMENTS, r"\{ earth", "{ mud"))


def test_mp_10_2_10_all_hexes_of_a_board_are_connected() -> None:
    assert "only 7 of 49 hexes" in refusal("MP-10.2.10", centres("[0, -90]", "[2, 1]"))


def test_mp_10_2_11_every_element_asked_is_mined_or_made() -> None:
    rule = "MP-10.2.11"
    assert "phlogiston can be neither" in refusal(rule, (RECIPES, r"\{ air = 2", "{ phlogiston = 2"))
    assert "phlogiston can be neither" in refusal(rule, (TOWNS, r"\{ fire", "{ phlogiston"))
    counted = ("pack.toml", r"\[switches\]", "[switches]\nsupply = { mud = 5 }")
    assert "mud can be neither" in refusal(rule, counted)
    priced = r"\g<0>\nprice = { elements = { mud = 1 } }"
    assert "mud can be neither" in refusal(rule, (TOWNS, r'\[\[extension\]\]\nid = "[a-z-]+"', priced))


def test_mp_10_2_12_no_demand_is_too_large_for_the_weakest_or_strongest() -> None:
    rule = "MP-10.2.12"
    assert "a capacity of 3" in refusal(rule, (TOWNS, "fire = 3", "fire = 4"))
    weak = r"\g<0>\nwithout_stone = { attack = 2, defence = 2, capacity = 2, actions = 3 }"
    assert "a capacity of 2" in refusal(rule, (ALCHEMISTS, r'id = "ottilie-krahl"', weak), (TOWNS, r"\A", "\n"))
    priced = r"\g<0>\nprice = { different = 3, elements = { iron = 1 } }"
    assert "a capacity of 3" in refusal(rule, (TOWNS, r'\[\[extension\]\]\nid = "[a-z-]+"', priced))
    assert "3 dice can never exceed a defence of 6" in refusal(rule, (TOWNS, "defence = 4", "defence = 6"))
    assert accepted((TOWNS, "defence = 4", "defence = 5"))


def test_mp_10_2_13_four_recipes_of_each_kind_and_level_and_plain_homunculi() -> None:
    rule = "MP-10.2.13"
    assert "3 recipes of level 3 for homunculus" in refusal(rule, without(RECIPES, "recipe", "auranox"))
    ability = r'\{ ability = "extra-action", action = "move" \}'
    assert "homunculi cannot use" in refusal(rule, (RECIPES, 'action = "move"', 'action = "sail"'))
    assert "homunculi cannot use" in refusal(rule, (RECIPES, ability, '{ ability = "far-research" }'))
    assert accepted((RECIPES, ability, '{ ability = "rich-mining", element = "air" }'))


def test_mp_10_2_14_mission_parts_name_kind_and_level_and_are_possible_for_all() -> None:
    rule, part = "MP-10.2.14", 'what = "make"\nkind = "stone"\nlevel = 3\n'
    two = (SCENARIOS, r'what = "make"\nkind = "any"\nlevel = 2\n', f'{part}\n[[scenario.part]]\nid = "more"\n{part}')
    assert "four alchemists need 8" in refusal(rule, two)
    none = (SCENARIOS, r"\[\[scenario.part\]\].*?(?=\[\[scenario.event)", "")
    many = "".join(f'[[scenario.part]]\nid = "more-{n}"\nwhat = "defeat"\n\n' for n in range(3))
    assert "5 mission parts" in refusal(rule, (SCENARIOS, r"(?=\[\[scenario.part\]\])", many))
    assert accepted((SCENARIOS, r"(?=\[\[scenario.part\]\])", many.partition("\n\n")[2]))
    assert "0 mission parts" in refusal(rule, (none[0], none[1], ""), (SCENARIOS, r"next = ", "part = []\nnext = "))
    assert accepted((SCENARIOS, 'kind = "any"\nlevel = 2\n', 'kind = "stone"\nlevel = 3\n'))


def test_mp_10_3_1_one_unit_of_each_input_and_one_conversion_an_element() -> None:
    rule = "MP-10.3.1"
    assert "a conversion takes one unit of each" in refusal(
        rule, (ELEMENTS, "earth = 1, fire = 1", "earth = 2, fire = 1")
    )
    more = '\n[[conversion]]\noutput = "gold"\ninputs = { air = 1 }\n'
    assert "gold already has a conversion" in refusal(rule, (ELEMENTS, r"\Z", more))
    assert "glass has no conversion" in refusal(rule, (ELEMENTS, r"\[\[conversion\]\].*?(?=\n\[\[)", ""))


def test_mp_10_3_2_two_mines_an_element_never_beside_each_other_on_a_piece() -> None:
    rule = "MP-10.3.2"
    assert "3 mines of iron" in refusal(rule, (BOARD, r"\{ at = \[0, 0\] \}", '{ at = [0, 0], mine = "iron" }'))
    moved = (BOARD, r'at = \[1, -1\], mine = "air" \},\n  \{ at = \[1, 0\] \}',
             'at = [1, -1] },\n  { at = [0, 1], mine = "air" }')  # fmt: skip
    beside = (BOARD, r"\{ at = \[0, 1\] \}", "{ at = [1, 0] }")
    assert "beside each other" in refusal(rule, moved, beside)


def test_mp_10_3_3_only_base_elements_have_mines() -> None:
    message = refusal("MP-10.3.3", (BOARD, 'mine = "iron"', 'mine = "copper"'))
    assert "no mine of copper; possible: air, earth, fire, iron, water" in message


@pytest.mark.parametrize(
    ("rule", "file", "pattern", "text", "message"),
    [
        ("MP-10.1", RECIPES, 'id = "aeribos"', 'id = "gold"', "the id of another thing"),
        ("MP-10.1", SCENARIOS, r'(\[\[scenario.part\]\]\nid = )"[a-z-]+"', r'\1"gold"', "the id of another thing"),
        ("MP-10.1", INQUISITION, 'letter = "B"', 'letter = "A"', "A is used twice"),
        ("MP-2.1.3", SCENARIOS, "easy = 20", "easy = 17", "declare other days by the special rule last-days"),
        ("MP-2.1.3", SCENARIOS, "hard = 12", "hard = 10", "not easy 20, normal 16, hard 12"),
        ("MP-2.1.3", SCENARIOS, ", hard = 12", "", "declare other days by the special rule last-days"),
        ("MP-2.2.1", BOARD, 'id = "open-country"', 'id = "random"', "a random layout"),
        ("MP-2.2.1", BOARD, 'crossroads", side = "a", r', 'crossroads", side = "c", r', "unknown: crossroads, side c"),
        ("MP-2.2.1", BOARD, 'piece = "quay", side = "a"', 'piece = "moor", side = "a"', "7 different pieces"),
        ("MP-2.2.1", BOARD, r"  \{ piece = .*?\n", "", "a layout needs 7 different pieces"),
        ("MP-2.2.1", BOARD, r"\A", "[frame]\ncentres = [[0, 0]]\n", "1 slots; possible: 7"),
        ("MP-2.2.1", BOARD, r'\A(.*?)\[\[layout\]\].*(?=\n\[\[town)', r"layout = []\n\1", "no layout; add one"),
        ("MP-2.2.1", BOARD, r'(slots = \[\n)(.*?\n)', r"\1\2\2", "a layout needs 7 different pieces"),
        ("MP-2.2.1", *centres("[0, 0]", "[0, 1]"), "two pieces on"),
        ("MP-2.2.7", BOARD, 'town = "T"', 'town = "T", mine = "air"', "both a town and a mine"),
        ("MP-2.2.8", BOARD, 'town = "T"', 'town = "Q"', "unknown: Q; possible: G, R, T"),
        ("MP-2.2.8", BOARD, r'\[\[town\]\]\nletter = "G".*', "", "the towns must be T, R, G"),
        ("MP-3.1.3", SCENARIOS, 'next = "white-work"', 'next = "black-work"', "possible: red-work, white-work"),
        ("MP-3.2.6", ALCHEMISTS, r'(?:\[\[alchemist\]\].*?\n\n){3}', "", "3 of alchemist"),
        ("MP-4.18.1", BOARD, r'connections = \["R", "G"\]', 'connections = ["T"]', "from a port to another port"),
        ("MP-4.18.1", BOARD, "port = true", "port = false", "from a port to another port"),
        ("MP-4.18.1", BOARD, 'letter = "G"\nport = true', 'letter = "G"\nport = false', "from a port to another port"),
        ("MP-5.3.1", SCENARIOS, 'element = "copper"', 'element = "mud"', "unknown: mud"),
        ("MP-5.3.1", SCENARIOS, "count = 2", "count = 0", "possible: 1 to 20"),
        ("MP-5.3.1", SCENARIOS, "count = 2", "count = 21", "possible: 1 to 20"),
        ("MP-5.3.4", SCENARIOS, "amount = 1", "amount = 0", "possible: 1 to 5"),
        ("MP-5.3.4", SCENARIOS, "amount = 1", f"amount = {10**30}", "possible: 1 to 5"),
        ("MP-8.1.10", ALCHEMISTS, 'element = "iron"', 'element = "gold"', "unknown: gold"),
        ("MP-8.2.7", RECIPES, r'\[\[recipe\]\]\nid = "aeribos"', r"\g<0>\nbonuses = { attack = 1 }", "is not an item"),
        ("MP-8.2.7", RECIPES, r'kind = "stone"\nlevel = 1', r"\g<0>\nabilities = [{ ability = 'far-research' }]",
         "is a fragment"),
        ("MP-8.2.7", RECIPES, r"\{ air = 2 \}", "{}", "costs nothing"),
        ("MP-8.2.7", RECIPES, r'kind = "stone"\nlevel = 1', r"\g<0>\nvalues = { attack = 1, defence = 1, capacity = 1, "
         "actions = 1 }", "is not a homunculus"),
        ("MP-8.3.2", TOWNS, "defence = 1\n", "defence = 1\nlevel = 1\n", "missions that ask for a thing have a level"),
        ("MP-8.3.2", TOWNS, "defence = 1\n", "", "every attack mission has a defence"),
        ("MP-8.3.2", TOWNS, r"elements = \{ fire = 3 \}\n", "", "every element mission has elements"),
    ],
)  # fmt: skip
def test_what_would_break_other_rules_is_refused(rule: str, file: str, pattern: str, text: str, message: str) -> None:
    assert message in refusal(rule, (file, pattern, text))
