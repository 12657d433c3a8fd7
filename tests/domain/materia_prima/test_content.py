"""Reading a pack, and what it must hold. Source: MP-10.1 to 10.3."""

import re

import pytest

from domain.kernel.content.reading import hash_of
from domain.kernel.errors import ContentError
from domain.materia_prima.content.pack import Pack, read_pack
from tests.domain.edits import Edit
from tests.domain.materia_prima.broken_packs import broken, fault
from tests.domain.materia_prima.packs import prima_files

# What a pack is


def test_packs_are_equal_by_the_hash_of_their_texts() -> None:
    one, same = read_pack(prima_files()), read_pack(dict(reversed(prima_files().items())))
    other = read_pack(broken(("en.ftl", "Aeribos", "Aeribus")))
    assert one == same
    assert hash(one) == hash(same)
    assert one != other
    assert len({one, same, other}) == 2


def test_the_hash_is_sha_256_over_canonical_json() -> None:
    expected = "1313e642a92b7f1107950220996a9edb26ab6c3db6b02ff3a4c0fddd13fc1250"
    assert hash_of({"b.toml": "x = 1\n", "a.ftl": "ä"}) == expected


def test_a_pack_can_be_rebuilt_from_what_it_keeps(pack: Pack) -> None:
    assert read_pack(pack.files) == pack
    assert read_pack(pack.files).content == pack.content


def test_mp_8_2_8_values_that_a_pack_does_not_give_are_the_defaults(pack: Pack) -> None:
    bare = read_pack(
        broken(
            ("pack.toml", r"\[defaults\].*?(?=\n\[)", ""),
            ("alchemists.toml", r"values = .*?\n", ""),
            ("recipes.toml", r'(id = "undinka".*?)values = .*?\n', r"\1"),
        )
    )
    first = next(iter(bare.alchemists))
    values = bare.alchemist_values[first, True]
    assert (values.attack, values.defence, values.capacity, values.actions) == (2, 2, 3, 3)
    small = bare.homunculus_values["undinka"]
    assert (small.attack, small.defence, small.capacity, small.actions) == (1, 1, 1, 1)
    large = [bare.homunculus_values[one] for one in ("caligor", "auranox")]
    assert [(one.attack, one.defence, one.capacity, one.actions) for one in large] == [(2, 2, 2, 2), (3, 3, 3, 2)]
    assert pack.homunculus_values["undinka"].capacity == 2


def test_mp_8_2_6_a_character_may_have_other_values_without_soul_stone(pack: Pack) -> None:
    weak = "without_stone = { attack = 1, defence = 1, capacity = 3, actions = 2 }\n"
    other = read_pack(broken(("alchemists.toml", r"(values = .*?\n)", rf"\1{weak}")))
    first = next(iter(pack.alchemists))
    assert pack.alchemist_values[first, False] == pack.alchemist_values[first, True]
    assert other.alchemist_values[first, False].actions == 2
    assert other.alchemist_values[first, True].actions == 3


def test_mp_2_5_11_a_pack_may_set_finite_supplies(pack: Pack) -> None:
    finite = read_pack(broken(("pack.toml", r"on_failure", "supply = { gold = 3 }\non_failure")))
    assert pack.content.switches.supply == {}
    assert finite.content.switches.supply == {"gold": 3}


# Errors that say where, and what is possible


def test_a_misspelt_field_is_told_with_the_possible_ones() -> None:
    error = fault(("recipes.toml", "^level = 1", "levle = 1"))
    assert "levle" in str(error)
    assert "possible: abilities, bonuses, cost, id, kind, level, values" in str(error)
    assert error.line is not None
    assert "levle" in broken(("recipes.toml", "^level = 1", "levle = 1"))["recipes.toml"].splitlines()[error.line - 1]


@pytest.mark.parametrize(
    ("edit", "possible"),
    [
        (("recipes.toml", 'kind = "equipment"', 'kind = "equipmint"'), "equipment, homunculus, stone"),
        (("alarm.toml", 'stat = "attack"', 'stat = "atack"'), "actions, attack, defence, destroy"),
        (("alarm.toml", 'direction = "SE"', 'direction = "S"'), "E, NE, NW, SE, SW, W, own"),
        (("alarm.toml", 'town = "T"', 'town = "X"'), "G, R, T"),
        (
            ("scenarios.toml", "mp.gain-elements", "mp.gain-element"),
            "mp.advance-hourglass, mp.burn-recipes",
        ),
        (("scenarios.toml", 'sort = "equipment"', 'sort = "hat"'), "equipment, homunculus, stone"),
        (("scenarios.toml", 'each = "alchemist", element', 'eech = "alchemist", element'), "count, do, each, element"),
        (("alchemists.toml", '"extra-action"', '"more-action"'), "broad-research, extra-action"),
        (("alchemists.toml", 'action = "move"', 'action = "dance"'), "buy, convert, drop"),
        (("scenarios.toml", 'level = "any"', 'level = "all"'), "any"),
        (("pack.toml", "lone_card_modifier", "lone_card"), "lone_card_modifier, on_failure, supply"),
    ],
)
def test_a_misspelt_word_is_told_with_line_and_the_possible_ones(edit: Edit, possible: str) -> None:
    error = fault(edit)
    assert f"possible: {possible}" in str(error)
    before, after = prima_files()[edit[0]].splitlines(), broken(edit)[edit[0]].splitlines()
    assert error.line == next(n for n, (a, b) in enumerate(zip(before, after, strict=True), 1) if a != b)


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (("recipes.toml", "^level = 1", "level = 4"), "<= 3"),
        (("recipes.toml", "^level = 1", 'level = "one"'), "got `str`"),
        (("recipes.toml", "air = 2", "air = 0"), ">= 1"),
        (("recipes.toml", 'id = "aeribos"', 'id = "Äribos"'), "small letters, digits"),
        (("recipes.toml", "^level = 1\n", ""), "missing required field `level`"),
        (("inquisition.toml", 'type = "A"', 'type = "a"'), "one capital letter"),
        (("scenarios.toml", "cost = { 2 = 1", "cost = { two = 1"), "Expected `int`"),
        (("board.toml", "at = \\[0, 0\\]", "at = [0]"), "length 2"),
    ],
)
def test_a_value_of_the_wrong_form_is_told_with_its_line(edit: Edit, message: str) -> None:
    error = fault(edit)
    assert message in str(error)
    assert error.line is not None


def test_broken_toml_is_told_with_its_line() -> None:
    error = fault(("towns.toml", r"\[\[mission\]\]", "[[mission]"))
    assert error.line == 3


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({**prima_files(), "more.toml": "[[recipe]]\n"}, "recipe is already in more.toml"),
        ({**prima_files(), "more.toml": "[[spell]]\n"}, "possible: alarm, alchemist"),
        ({**prima_files(), "notes.txt": ""}, "possible: .toml, .ftl"),
        ({**prima_files(), "more.toml": " " * 400_001}, "at most 400000"),
        ({f"{n}.toml": "" for n in range(121)}, "at most 120"),
        ({name: text for name, text in prima_files().items() if name != "alarm.toml"}, "table `alarm`"),
    ],
)
def test_files_that_do_not_belong_or_are_missing_are_refused(files: dict[str, str], message: str) -> None:
    with pytest.raises(ContentError, match=re.escape(message)):
        read_pack(files)


def test_an_id_names_one_thing_in_the_whole_pack() -> None:
    error = fault(("recipes.toml", 'id = "aeribos"', 'id = "gold"'))
    assert "gold is already the id of another thing" in str(error)


def test_a_language_has_a_catalogue() -> None:
    error = fault(("pack.toml", r'\["en", "de"\]', '["en", "de", "pl"]'))
    assert "MP-10.1: pl.ftl is missing" in str(error)
    assert error.line == 6
