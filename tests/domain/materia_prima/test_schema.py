"""The JSON Schema of a pack says what the decoder says, as far as a schema can."""

import re

import pytest
from jsonschema import Draft202012Validator

from domain.materia_prima.content.schema import pack_schema
from tests.domain.edits import Edit
from tests.domain.materia_prima.broken_packs import broken
from tests.domain.materia_prima.packs import prima_files
from tests.domain.schemas import errors

SCHEMA = pack_schema()


def test_it_is_a_schema_and_describes_every_part() -> None:
    Draft202012Validator.check_schema(SCHEMA)

    parts = [SCHEMA, *SCHEMA["$defs"].values()]
    assert all(re.fullmatch(r"[A-Z\"].*[^ ]\.", part["description"]) for part in parts)
    assert all("\n" not in part["description"] for part in parts)


def test_the_pack_that_ships_fits() -> None:
    assert errors(SCHEMA, prima_files()) == []


@pytest.mark.parametrize(
    ("edit", "place"),
    [
        (("recipes.toml", "^level = 1", "levle = 1"), "recipe/0"),
        (("recipes.toml", "^level = 1", "level = 4"), "recipe/0/level"),
        (("recipes.toml", "^level = 1", 'level = "one"'), "recipe/0/level"),
        (("recipes.toml", "^level = 1\n", ""), "recipe/0"),
        (("recipes.toml", "air = 2", "air = 0"), "recipe/0/cost/air"),
        (("recipes.toml", 'id = "aeribos"', 'id = "Äribos"'), "recipe/0/id"),
        (("alarm.toml", 'town = "T"', 'town = "X"'), "alarm/0/town"),
        (("alarm.toml", 'direction = "SE"', 'direction = "S"'), "alarm/0/markers/0/direction"),
        (("scenarios.toml", "mp.gain-elements", "mp.gain-element"), "scenario/0/event/0/alchemists/0"),
        (("alchemists.toml", 'action = "move"', 'action = "dance"'), "alchemist/3/abilities/0"),
        (("pack.toml", "lone_card_modifier", "lone_card"), "switches"),
        (("board.toml", "at = \\[0, 0\\]", "at = [0]"), "piece/0/hexes/0/at"),
        (("board.toml", r"\A", "[[spell]]\n"), ""),
    ],
)
def test_what_the_decoder_refuses_does_not_fit(edit: Edit, place: str) -> None:
    assert place in errors(SCHEMA, broken(edit))


def test_tables_may_not_be_missing() -> None:
    assert errors(SCHEMA, {name: text for name, text in prima_files().items() if name != "alarm.toml"}) == [""]
