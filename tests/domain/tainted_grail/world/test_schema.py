"""The JSON Schema of a pack says what the decoder says about a campaign."""

import re

import pytest
from jsonschema import Draft202012Validator

from domain.tainted_grail.content.schema import pack_schema
from tests.domain.edits import Edit
from tests.domain.schemas import errors
from tests.domain.tainted_grail.world.small_campaign import EVENTS, JOURNAL, LAND, broken, campaign_files

SCHEMA = pack_schema()


def test_it_is_a_schema_that_names_effects_and_requirements_once() -> None:
    Draft202012Validator.check_schema(SCHEMA)

    parts = SCHEMA["$defs"]
    assert parts["If"]["properties"]["need"] == {"$ref": "#/$defs/Requirement"}
    assert parts["Verse"]["properties"]["effects"]["items"] == {"$ref": "#/$defs/Effect"}
    assert re.fullmatch(r"[A-Z].*\.", parts["Effect"]["description"])


@pytest.mark.rule("TG-10.11.1")
def test_a_sound_campaign_fits() -> None:
    assert errors(SCHEMA, campaign_files()) == []


@pytest.mark.parametrize(
    ("edit", "place"),
    [
        ((LAND, "number = 102", "number = 500"), "location/1/number"),
        ((LAND, 'settlement = "friendly"', 'settlement = "kind"'), "location/0/settlement"),
        ((JOURNAL, "tg.go-to", "tg.goto"), "verse/0/choices/0/effects/0"),
        ((JOURNAL, 'is = "owns"', 'is = "owned"'), "verse/0/choices/1/need/0"),
        ((EVENTS, "part = 2", "part = 21"), "event/1/part"),
    ],
)
@pytest.mark.rule("TG-10.10.2")
def test_what_the_decoder_refuses_does_not_fit(edit: Edit, place: str) -> None:
    assert place in errors(SCHEMA, broken(edit))
