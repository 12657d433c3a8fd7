"""The OpenAPI document: every route, every error, every example."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from api.openapi import errors
from api.shared.openapi.error_codes import CODES
from api.shared.problems import PROBLEM, of_error
from domain.kernel.errors import IllegalAction, LogCorrupt, StaleVersion
from projections.catalogue import CATALOGUE
from tests.api.clients import Client
from tests.api.described import ROUTES
from tests.api.openapi.openapi_document import (
    DOCUMENT,
    OPERATIONS,
    app_in,
    codes_of,
    faults,
    found,
    looked_up,
    query_of,
)

Json = dict[str, Any]


def test_every_route_is_described_and_no_other() -> None:
    assert OPERATIONS.keys() == ROUTES.keys()


def test_every_operation_has_its_words_and_an_answer_with_an_example() -> None:
    tags = {tag["name"] for tag in DOCUMENT["tags"]}
    for name, one in OPERATIONS.items():
        assert one["summary"] and one["description"], name
        assert set(one["tags"]) <= tags, name
        fine = [answer for status, answer in one["responses"].items() if status in ("200", "201", "202")]
        assert fine or "204" in one["responses"], name
        for answer in fine:
            for content in answer["content"].values():
                assert content["schema"] and "example" in content, name
    for each in ("operationId", "summary"):
        assert len({one[each] for one in OPERATIONS.values()}) == len(OPERATIONS), each
    assert {tag for one in OPERATIONS.values() for tag in one["tags"]} == tags


def test_every_parameter_is_described_and_who_asks_is_none() -> None:
    for name, one in OPERATIONS.items():
        told = [looked_up(DOCUMENT, parameter) for parameter in one["parameters"]]
        assert all(parameter["description"] for parameter in told), name
        assert "authorization" not in [parameter["name"].lower() for parameter in told], name
        assert set(re.findall(r"{(\w+)}", name)) == {one["name"] for one in told if one["in"] == "path"}, name


def test_every_body_has_an_example() -> None:
    for name, one in OPERATIONS.items():
        if "requestBody" in one:
            assert all("example" in content for content in one["requestBody"]["content"].values()), name


def test_every_error_is_a_problem_document_with_the_codes_it_can_have() -> None:
    for name, one in OPERATIONS.items():
        for status, answer in one["responses"].items():
            if int(status) < 400:
                continue
            told = looked_up(DOCUMENT, answer)
            assert list(told["content"]) == [PROBLEM], (name, status)
            content = told["content"][PROBLEM]
            (codes,) = found(content["schema"], "enum")
            assert set(content["examples"]) == set(codes), (name, status)
            assert {CODES[code].status for code in codes} == {int(status)}, name


def test_every_code_occurs() -> None:
    occurring = {
        code
        for one in OPERATIONS.values()
        for answer in one["responses"].values()
        for code in codes_of(DOCUMENT, answer)
    }
    assert occurring == CODES.keys()


def test_nothing_of_the_frameworks_own_errors_is_left() -> None:
    assert "ValidationError" not in json.dumps(DOCUMENT)


def test_every_reference_names_something() -> None:
    references = set(found(DOCUMENT, "$ref"))
    assert len(references) > 90
    for one in references:
        assert looked_up(DOCUMENT, {"$ref": one}) is not None


def test_nothing_stands_among_the_components_that_nobody_names() -> None:
    references = set(found(DOCUMENT, "$ref"))
    for kind in ("schemas", "responses", "parameters", "headers", "examples"):
        for name in DOCUMENT["components"][kind]:
            assert f"#/components/{kind}/{name}" in references


def test_every_example_fits_its_schema() -> None:
    checked = 0
    for name, one in OPERATIONS.items():
        told = [looked_up(DOCUMENT, answer) for answer in one["responses"].values()]
        bodies = [*told, *([one["requestBody"]] if "requestBody" in one else [])]
        for content in [kind for body in bodies for kind in body.get("content", {}).values()]:
            named = [looked_up(DOCUMENT, example)["value"] for example in content.get("examples", {}).values()]
            for example in [*named, *([content["example"]] if "example" in content else [])]:
                assert faults(DOCUMENT, content["schema"], example) == [], (name, example)
                checked += 1
        for parameter in [looked_up(DOCUMENT, parameter) for parameter in one["parameters"]]:
            examples = [parameter["example"]] if "example" in parameter else parameter["schema"]["examples"]
            for example in examples:
                assert faults(DOCUMENT, parameter["schema"], example) == [], (name, parameter["name"])
                checked += 1
    assert checked > 250


def test_a_wrong_example_would_be_found() -> None:
    schema = {"$ref": "#/components/schemas/Problem"}
    fine = errors.example("wrong-state")["value"]

    assert faults(DOCUMENT, schema, fine) == []
    assert faults(DOCUMENT, schema, fine | {"status": 200})
    assert faults(DOCUMENT, schema, {"code": "wrong-state"})


def test_examples_of_errors_are_as_the_service_words_them() -> None:
    table = "7f163e45-4498-49a1-9f66-a721775eb2a1"
    for error in (
        IllegalAction("MP-4.8.1"),
        StaleVersion(12, 15, still_legal=True),
        LogCorrupt(table, 8, "the entry is missing"),
    ):
        assert errors.example(error.code)["value"] == json.loads(of_error(error).body)


def test_a_token_is_needed_where_security_says_so() -> None:
    assert DOCUMENT["components"]["securitySchemes"]["bearer"]["scheme"] == "bearer"
    for name, one in OPERATIONS.items():
        codes = {code for answer in one["responses"].values() for code in codes_of(DOCUMENT, answer)}
        assert (one["security"] == []) == ("token-needed" not in codes), name
        assert one["security"] in ([], [{}, {"bearer": []}], [{"bearer": []}]), name


async def test_without_a_token_only_what_says_so_is_answered(client: Client) -> None:
    table = await client.started(seats=2)
    for name, one in OPERATIONS.items():
        method, _, path = name.partition(" ")
        if "{table_id}" not in path or path.endswith("stream"):
            continue
        url = path.replace("{table_id}", table.id).replace("{seat}", "1")
        query = query_of(DOCUMENT, one)
        body = one["requestBody"]["content"]["application/json"]["example"] if "requestBody" in one else None
        answer = await client.http.request(method, url, params=query, json=body)
        assert (answer.status_code == 401) == (one["security"] == [{"bearer": []}]), (name, answer.text)


def test_each_game_has_a_schema_of_its_own_boards() -> None:
    schemas = DOCUMENT["components"]["schemas"]
    mapping = schemas["Board"]["discriminator"]["mapping"]

    assert mapping.keys() == {*CATALOGUE, "toy"}
    assert schemas["Board"]["oneOf"] == [{"$ref": one} for one in mapping.values()]
    for game, one in mapping.items():
        form = looked_up(DOCUMENT, {"$ref": one})
        assert form["properties"]["game"]["const"] == game
        assert {"version", "digest", "game", "next"} <= set(form["required"])


def test_a_board_of_another_game_does_not_fit() -> None:
    told = OPERATIONS["get /v1/tables/{table_id}/board"]["responses"]["200"]["content"]["application/json"]

    assert faults(DOCUMENT, told["schema"], told["example"]) == []
    assert faults(DOCUMENT, told["schema"], told["example"] | {"game": "toy"})
    assert faults(DOCUMENT, told["schema"], {"version": 8, "digest": "0" * 64, "game": "materia-prima"})


async def test_a_route_without_a_description_is_found(tmp_path: Path) -> None:
    app = app_in(tmp_path)

    @app.get("/v1/forgotten")
    async def forgotten() -> None: ...

    with pytest.raises(LookupError, match="get /v1/forgotten has no description"):
        app.openapi()


def test_headers_that_matter_are_described() -> None:
    about = DOCUMENT["info"]["description"]
    parameters = DOCUMENT["components"]["parameters"]

    assert {"idempotency-key", "if-match", "if-none-match", "last-event-id"} == parameters.keys()
    for word in ("ETag", "If-None-Match", "If-Match", "Idempotency-Key", "problem+json"):
        assert word in about


def test_the_document_is_the_same_in_every_process(tmp_path: Path) -> None:
    again = app_in(tmp_path).openapi()

    assert json.loads(json.dumps(again)) == DOCUMENT
    assert list(again["components"]["schemas"]) == list(DOCUMENT["components"]["schemas"])
